"""Secrets of links and tokens: 256 bits, stored as hashes only."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_secret() -> str:
    """A secret for a link or a token."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """How a secret is stored; looked up by its hash, so guesses learn nothing from time."""
    return sha256(secret.encode()).hexdigest()
