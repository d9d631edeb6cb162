"""A damaged SQLite file is neither served nor written to, and no file is opened by two servers under two names."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from server.support import begun, with_matches
from throneroom.server.matches import Matches
from throneroom.server.store import damage, database, rows
from throneroom.server.store.database import Database, Unsafe, started

PAGE = 4096


def _filled(path: Path) -> str:
    """A file with some matches in it, closed in order."""
    address = f"sqlite:///{path}"

    async def fill(matches: Matches) -> None:
        for _ in range(10):
            await begun(matches, "westeros")

    with_matches(address, fill)
    return address


def _spoil(path: Path) -> bytes:
    """Write nonsense over every second page of the last half; what describes the tables is in the first."""
    data = bytearray(path.read_bytes())
    for page in range(len(data) // PAGE // 2, len(data) // PAGE, 2):
        data[page * PAGE : page * PAGE + 200] = b"\xa5" * 200
    path.write_bytes(data)
    return bytes(data)


def test_a_damaged_file_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    address = _filled(tmp_path / "a.db")
    spoilt = _spoil(tmp_path / "a.db")

    async def start() -> None:
        async with started(address):
            pass

    with pytest.raises(Unsafe, match="damaged"):
        asyncio.run(start())
    assert (tmp_path / "a.db").read_bytes() == spoilt


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_bytes(b"once upon a time " * 4000)
    assert damage.damage_of(tmp_path / "a.db")


class _Ended(BaseException):
    pass


def _end(fault: Exception) -> None:
    raise _Ended(str(fault))


def test_a_large_file_is_looked_through_beside_the_serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = _filled(tmp_path / "a.db")
    monkeypatch.setattr(damage, "AT_ONCE", 0)
    monkeypatch.setattr(database, "_stop_at_once", _end)

    async def look() -> None:
        store = Database(address)
        try:
            await store.look_for_damage()
        finally:
            await store.stop()

    asyncio.run(look())
    _spoil(tmp_path / "a.db")
    with pytest.raises(_Ended, match="damaged"):
        asyncio.run(look())


def test_damage_that_is_met_while_serving_ends_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = _filled(tmp_path / "a.db")
    monkeypatch.setattr(database, "_stop_at_once", _end)

    async def read() -> None:
        async with started(address) as store, store.read() as c:
            _spoil(tmp_path / "a.db")
            for table in database.revisions.METADATA.sorted_tables:
                list(await c.execute(table.select()))
            await rows.count_matches(c)

    with pytest.raises(_Ended):
        asyncio.run(read())


def test_a_link_to_an_open_file_does_not_open_it_twice(tmp_path: Path) -> None:
    path, link = tmp_path / "a.db", tmp_path / "b.db"
    link.symlink_to(path)

    async def work() -> None:
        async with started(f"sqlite:///{path}"):
            with pytest.raises(Unsafe, match="another server"):
                Database(f"sqlite:///{link}")

    asyncio.run(work())

    async def through_the_link() -> None:
        async with started(f"sqlite:///{link}"):
            with pytest.raises(Unsafe, match="another server"):
                Database(f"sqlite:///{path}")

    asyncio.run(through_the_link())


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    _filled(tmp_path / "a.db")
    os.link(tmp_path / "a.db", tmp_path / "b.db")
    for name in ("a.db", "b.db"):
        with pytest.raises(Unsafe, match="second name"):
            Database(f"sqlite:///{tmp_path / name}")
