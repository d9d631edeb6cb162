"""What the tests with real faults start: servers that can be killed, and a PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from reliability.support import Stable, stable
from server.conftest import postgres
from server.postgres import Postgres

__all__ = ["postgres"]


@pytest.fixture(scope="session")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stable]:
    """Where all servers of a test run come from: everything is imported once."""
    with stable(tmp_path_factory.mktemp("servers")) as found:
        yield found


@pytest.fixture
def servers(warm: Stable, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Stable]:
    """Where a test gets its servers from; they end with it."""
    warm.serve(request.node.name, tmp_path / "servers.log")
    yield warm
    warm.empty()


@pytest.fixture
def postgres_database(request: pytest.FixtureRequest) -> str:
    """The address of a PostgreSQL database in which nothing is stored."""
    server: Postgres = request.getfixturevalue("postgres")
    name = f"t{secrets.token_hex(6)}"
    server.psql(f"CREATE DATABASE {name};")
    return str(server.get_uri(name))
