"""Whom to make the leader."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.core.decision import Decision, Prefix
from throneroom.games.iron_throne.table import View


def weigh_leader(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Either of the two: docs/balance.md shows that none of ours is far from its fair share."""
    return [0.0] * len(options)
