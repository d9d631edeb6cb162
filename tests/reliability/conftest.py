"""What the tests with real faults start: servers that can be killed, and a PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pgserver
import pytest

from reliability.support import Stable, stable
from server.conftest import postgres

__all__ = ["postgres"]


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Stable]:
    """Where a test gets its servers from; they end with it."""
    with stable(tmp_path) as found:
        yield found


@pytest.fixture
def postgres_database(request: pytest.FixtureRequest) -> str:
    """The address of a PostgreSQL database in which nothing is stored."""
    server: pgserver.PostgresServer = request.getfixturevalue("postgres")
    name = f"t{secrets.token_hex(6)}"
    server.psql(f"CREATE DATABASE {name};")
    return str(server.get_uri(name))
