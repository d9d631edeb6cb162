"""Every test of the server runs on both databases: a SQLite file, and a real PostgreSQL that is started here."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgres import Postgres
from server.support import PATIENCE, dealt_alike
from throneroom.server.store.database import opened


@pytest.fixture(autouse=True, scope="module")
def module_seeds(request: pytest.FixtureRequest) -> Iterator[None]:
    """Matches that serve several tests are dealt alike in every run."""
    with dealt_alike(request.module.__name__):
        yield


@pytest.fixture(autouse=True)
def test_seeds(request: pytest.FixtureRequest) -> Iterator[None]:
    """Matches of one test are dealt alike in every run."""
    with dealt_alike(request.node.name):
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this test run alone. Every database that is created in it begins with our tables."""
    server = Postgres()
    try:
        asyncio.run(_migrate(server.get_uri("template1")))
        yield server
    finally:
        server.cleanup()


async def _migrate(address: str) -> None:
    async with opened(address, PATIENCE) as database:
        await database.migrate()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which nothing is stored."""
    return _new_database(request, request.param, tmp_path / "throneroom.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def other_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a second one, of either kind."""
    return _new_database(request, request.param, tmp_path / "other.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables."""
    return _new_database(request, request.param, tmp_path / "bare.db", template="template0")


def _new_database(request: pytest.FixtureRequest, kind: str, file: Path, template: str = "template1") -> str:
    if kind == "sqlite":
        return f"sqlite:///{file}"
    server: Postgres = request.getfixturevalue("postgres")
    name = f"t{secrets.token_hex(6)}"
    server.psql(f"CREATE DATABASE {name} TEMPLATE {template};")
    return str(server.get_uri(name))
