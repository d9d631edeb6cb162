"""Every test of the server runs on both databases: a SQLite file, and a real PostgreSQL that is started here."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import pgserver
import pytest


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[pgserver.PostgresServer]:
    """A PostgreSQL of this test run alone."""
    server = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    yield server
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'throneroom.db'}"
    server: pgserver.PostgresServer = request.getfixturevalue("postgres")
    name = f"t{secrets.token_hex(6)}"
    server.psql(f"CREATE DATABASE {name};")
    return str(server.get_uri(name))
