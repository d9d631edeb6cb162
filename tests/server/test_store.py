"""What is stored outlives a version, a machine and a kind of database: migrations, backups and restores."""

from __future__ import annotations

import asyncio
import gzip
import json
import math
import shutil
import sqlite3
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from server.postgres import Postgres
from server.running import Client, running, sqlite
from server.support import GAMES, add_person, begun, go_on, key, with_matches
from server.test_replays import record_of
from throneroom.cli.app import main
from throneroom.core.dice import Dice
from throneroom.core.game import default_choice, find_game
from throneroom.server.backup import BadBackup, reading
from throneroom.server.chairs import Chairs
from throneroom.server.matches import Matches
from throneroom.server.pace import DAY, DAYS, GRACE, Pace
from throneroom.server.rooms import EMPTY, PERSON, QUARANTINED, Chair
from throneroom.server.store import revisions, rows
from throneroom.server.store.database import Database, NotMigrated, Unsafe, opened, started
from throneroom.server.store.schema import METADATA, match, seat, setting, upload
from throneroom.server.sweeper import BEAT
from throneroom.server.table import Table
from throneroom.server.uploads import about

HEAD = revisions.head()
NEXT = f"""
import sqlalchemy as sa
from alembic import op

revision = "banner"
down_revision = "{HEAD}"


def upgrade() -> None:
    op.add_column("match", sa.Column("banner", sa.String(8), nullable=False, server_default="wolf"))
"""
Everything = dict[str, list[dict[str, Any]]]


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("THRONEROOM_LANG", "en")
    monkeypatch.setenv("THRONEROOM_STRICT", "1")


@pytest.fixture
def next_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Makes the program one that knows another revision."""

    def install(source: str) -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(revisions.FOLDER, folder)
        (folder / "versions" / "banner.py").write_text(source)
        monkeypatch.setattr(revisions, "FOLDER", folder)

    return install


def in_database(address: str, ask: Callable[[Connection], Any]) -> Any:
    """Ask a database something without starting on it."""

    async def run() -> Any:
        async with opened(address) as database, database.read() as c:
            return await c.run_sync(ask)

    return asyncio.run(run())


def everything(address: str) -> Everything:
    """All rows of all tables."""

    def read(c: Connection) -> Everything:
        return {
            table.name: [dict(row) for row in c.execute(select(table).order_by(*table.primary_key)).mappings()]
            for table in METADATA.sorted_tables
        }

    found: Everything = in_database(address, read)
    return found


async def migrated(address: str) -> bool:
    async with opened(address) as database:
        return await database.migrate()


# ---------------------------------------------------------------- migrations


def test_migrations_give_exactly_the_tables_of_the_schema(bare_database: str) -> None:
    def shape(c: Connection) -> Any:
        found = inspect(c)
        return {name: (found.get_pk_constraint(name)["constrained_columns"],
                       sorted(tuple(k["column_names"]) for k in found.get_unique_constraints(name)))
                for name in METADATA.tables}  # fmt: skip

    assert asyncio.run(migrated(bare_database))
    compared = in_database(bare_database, lambda c: compare_metadata(MigrationContext.configure(c), METADATA))
    assert compared == []
    other = create_engine("sqlite://")
    METADATA.create_all(other)
    with other.connect() as c:
        assert in_database(bare_database, shape) == shape(c)


def test_of_several_old_rematches_the_first_stays_the_rematch(bare_database: str) -> None:
    async def old(c: AsyncConnection) -> None:
        await c.run_sync(lambda c: revisions.upgrade(c, "0001"))
        await c.execute(text("INSERT INTO user_account VALUES ('u','U',NULL,NULL,false,false,'en','','{}',1)"))
        for id, of, created in (("a", "NULL", 1), ("later", "'a'", 3), ("first", "'a'", 2)):
            await c.execute(text(
                "INSERT INTO \"match\" (id,game,rules_version,players,options,name,status,visibility,pace,owner,invite,"
                "seed,commitment,epoch,revision,created,rematch_of) VALUES "
                f"('{id}','westeros',1,3,'{{}}','','ended','private','{{}}','u','{id}','s','c',0,0,{created},{of})"
            ))  # fmt: skip

    async def run() -> dict[str, str | None]:
        async with opened(bare_database) as database:
            async with database.write() as c:
                await old(c)
            await database.migrate()
            async with database.read() as c:
                return {row.id: row.rematch for row in await c.execute(select(match.c.id, match.c.rematch))}

    assert asyncio.run(run()) == {"a": "first", "first": None, "later": None}


def test_an_old_whisper_belongs_to_who_has_the_seat(bare_database: str) -> None:
    async def old(c: AsyncConnection) -> None:
        await c.run_sync(lambda c: revisions.upgrade(c, "0001"))
        await c.execute(text("INSERT INTO user_account VALUES ('u','U',NULL,NULL,false,false,'en','','{}',1)"))
        await c.execute(text(
            "INSERT INTO \"match\" (id,game,rules_version,players,options,name,status,visibility,pace,owner,invite,"
            "seed,commitment,epoch,revision,created) VALUES "
            "('m','westeros',1,3,'{}','','playing','private','{}','u','i','s','c',0,0,1)"
        ))  # fmt: skip
        for number, user in ((0, "NULL"), (1, "'u'")):
            await c.execute(text(
                'INSERT INTO seat ("match",seat,controller,"user",seen,misses,bank,wants_end) '
                f"VALUES ('m',{number},'person',{user},0,0,0,false)"
            ))  # fmt: skip
        for number, (channel, to) in enumerate((("table", "NULL"), ("whisper", "1"), ("whisper", "0"))):
            await c.execute(text(
                'INSERT INTO message ("match",number,channel,"user",seat,to_seat,text,made) '
                f"VALUES ('m',{number},'{channel}','x',2,{to},'t',1)"
            ))  # fmt: skip

    async def run() -> list[str | None]:
        async with opened(bare_database) as database:
            async with database.write() as c:
                await old(c)
            await database.migrate()
            async with database.read() as c:
                return [row["to_user"] for row in await rows.messages_of(c, "m")]

    assert asyncio.run(run()) == [None, "u", None]


def test_of_old_uploads_it_is_stored_what_lists_tell(bare_database: str) -> None:
    record = record_of("bloody-throne", names=["Eve"])

    async def old(c: AsyncConnection) -> None:
        await c.run_sync(lambda c: revisions.upgrade(c, "0001"))
        await c.execute(text("INSERT INTO user_account VALUES ('u','U',NULL,NULL,false,false,'en','','{}',1)"))
        for id, stored in (("sound", record), ("gone", record.replace('"rules_version": ', '"rules_version": 9'))):
            await c.execute(text('INSERT INTO upload (id,"user",game,made,text) VALUES (:id,\'u\',\'x\',1,:stored)'),
                            {"id": id, "stored": stored})  # fmt: skip

    async def run() -> dict[str, Any]:
        async with opened(bare_database) as database:
            async with database.write() as c:
                await old(c)
            await database.migrate()
            async with database.read() as c:
                return {row.id: row.about for row in await c.execute(select(upload))}

    assert asyncio.run(run()) == {"sound": about(record), "gone": None}


def test_keys_that_were_stored_for_a_match_are_their_seats_own(bare_database: str) -> None:
    async def old(c: AsyncConnection) -> None:
        await c.run_sync(lambda c: revisions.upgrade(c, "0001"))
        await c.execute(text("INSERT INTO user_account VALUES ('u','U',NULL,NULL,false,false,'en','','{}',1)"))
        await c.execute(text(
            "INSERT INTO \"match\" (id,game,rules_version,players,options,name,status,visibility,pace,owner,invite,"
            "seed,commitment,epoch,revision,created) VALUES "
            "('a','westeros',1,3,'{}','','playing','private','{}','u','a','s','c',0,0,1)"
        ))  # fmt: skip
        await c.execute(text("INSERT INTO action (match,ply,kind,seat,decision,choice,\"key\",hash,made) VALUES "
                             "('a',0,'play',0,'0.0','[1]','k','h',1)"))  # fmt: skip
        await c.execute(text("INSERT INTO given (match,\"key\",decision,seat,choice) VALUES ('a','k','0.0',0,'[1]')"))

    async def run() -> None:
        async with opened(bare_database) as database:
            async with database.write() as c:
                await old(c)
            await database.migrate()
            async with database.write() as c:
                (action,), (given,) = await rows.actions_of(c, "a"), await rows.given_of(c, "a")
                assert (action.seat, action.key, action.choice) == (0, "k", (1,))
                assert (given["seat"], given["key"], given["choice"]) == (0, "k", [1])
                await rows.add_actions(c, "a", [replace(action, ply=1, seat=1)], 2.0)
                await rows.add_given(c, "a", "k", "0.0", 1, [1])
                await rows.drop_given(c, "a", 1, "k")
                assert [row["seat"] for row in await rows.given_of(c, "a")] == [0]

    asyncio.run(run())


def test_migrating_again_changes_nothing(bare_database: str) -> None:
    assert asyncio.run(migrated(bare_database))
    assert not asyncio.run(migrated(bare_database))
    assert main(["migrate", "--database", bare_database]) == 0
    assert in_database(bare_database, revisions.current) == revisions.head()


def test_two_that_migrate_one_postgresql_at_once_do_it_once(postgres: Postgres) -> None:
    postgres.psql("CREATE DATABASE twice TEMPLATE template0;")
    address = str(postgres.get_uri("twice"))

    async def both() -> list[bool]:
        return await asyncio.gather(*(migrated(address) for _ in range(4)))

    assert sorted(asyncio.run(both())) == [False, False, False, True]


def test_a_server_does_not_start_on_a_postgresql_that_nobody_migrated(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    postgres.psql("CREATE DATABASE bare TEMPLATE template0;")
    address = str(postgres.get_uri("bare"))

    async def start() -> None:
        async with started(address):
            raise AssertionError("it started")

    with pytest.raises(NotMigrated):
        asyncio.run(start())
    assert main(["serve", "--database", address]) == 2
    assert "run `throneroom migrate`" in capsys.readouterr().err
    assert main(["migrate", "--database", address]) == 0
    with running(address) as server:
        assert Client(server).get("/readyz") == "ok"


def test_a_sqlite_file_with_data_is_copied_and_migrated_when_the_server_starts(
    tmp_path: Path, next_version: Callable[[str], None]
) -> None:
    address = sqlite(tmp_path)

    async def play(matches: Matches) -> str:
        return (await begun(matches, "bloody-throne")).id

    id = with_matches(address, play)
    next_version(NEXT)

    async def read(matches: Matches) -> int:
        return (await matches.room(id)).playing().plies

    assert with_matches(address, read) >= 0
    assert in_database(address, revisions.current) == "banner"
    (copy,) = tmp_path.glob("throneroom.db.before-*")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with sqlite3.connect(copy) as c:
        assert c.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
        assert c.execute("SELECT id FROM match").fetchall() == [(id,)]
        assert c.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_sqlite_file_without_data_is_not_copied(tmp_path: Path, next_version: Callable[[str], None]) -> None:
    asyncio.run(migrated(sqlite(tmp_path)))
    next_version(NEXT)
    assert asyncio.run(migrated(sqlite(tmp_path)))
    assert not list(tmp_path.glob("throneroom.db.before-*"))


def test_a_migration_that_fails_leaves_everything_as_it_was(
    bare_database: str, next_version: Callable[[str], None]
) -> None:
    asyncio.run(migrated(bare_database))
    next_version(NEXT + "    op.execute('CREATE INDEX nonsense ON nowhere (nothing)')\n")
    with pytest.raises(Exception, match="nowhere"):
        asyncio.run(migrated(bare_database))
    assert in_database(bare_database, revisions.current) == HEAD
    columns = in_database(bare_database, lambda c: [column["name"] for column in inspect(c).get_columns("match")])
    assert "banner" not in columns


def test_tables_of_a_later_version_or_of_somebody_else_are_not_touched(
    bare_database: str, next_version: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = revisions.FOLDER
    next_version(NEXT)
    asyncio.run(migrated(bare_database))
    monkeypatch.setattr(revisions, "FOLDER", now)
    with pytest.raises(Unsafe, match="later version"):
        asyncio.run(migrated(bare_database))

    async def forget() -> None:
        async with opened(bare_database) as database, database.write() as c:
            await c.exec_driver_sql("DROP TABLE alembic_version")

    asyncio.run(forget())
    with pytest.raises(Unsafe, match="other origin"):
        asyncio.run(migrated(bare_database))


# ---------------------------------------------------------------- backup and restore


async def fill(matches: Matches) -> None:
    """Games of every kind under way, one that waits, a draft, talk, a watcher and settings."""
    for game in GAMES:
        room = await begun(matches, game)
        if game == "iron-throne":
            fold = room.playing()
            d = fold.state.pending[0]
            await Table(matches).submit(room, d.seat, fold.decision(d), default_choice(fold.state, d), key())
        else:
            await go_on(matches, room, Dice(game), most=40)
    owner = await add_person(matches, "Žofie „Ő“ \U0001f43a")
    await matches.create(owner, find_game("westeros"), 3, {}, [Chair(s, EMPTY) for s in range(3)])
    async with matches.database.write() as c:
        await rows.add_token(c, hash="f" * 64, user=owner, kind="session", created=1.5, expires=None)
        await rows.add_message(c, room.id, channel="table", user=owner, text='it\'s "told"\n\u2028', made=2.25)
        await rows.add_watcher(c, room.id, owner)
        await rows.put_setting(c, BEAT, "12.5")
        await rows.put_setting(c, "motto", "winter is coming")


def as_restored(stored: Everything) -> Everything:
    """What a restore must give: every `epoch` one higher; `BEAT` is of the server and not compared."""
    stored["match"] = [row | {"epoch": row["epoch"] + 1} for row in stored["match"]]
    return without_beat(stored)


def without_beat(stored: Everything) -> Everything:
    stored["setting"] = [row for row in stored["setting"] if row["name"] != BEAT]
    return stored


def test_a_backup_restores_into_either_kind_of_database(
    database: str, other_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_matches(database, fill)
    file = tmp_path / "a.backup"
    assert main(["backup", str(file), "--database", database]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    capsys.readouterr()
    assert main(["restore", str(file), "--database", other_database]) == 0
    assert capsys.readouterr().out == "4 matches restored, 4 verified.\n"
    assert without_beat(everything(other_database)) == as_restored(everything(database))
    assert not [left for left in tmp_path.iterdir() if left.name.startswith(".a.backup")]

    async def play_on(matches: Matches) -> int:
        async with matches.database.read() as c:
            ids = (await c.execute(select(match.c.id).where(match.c.status == "playing"))).scalars().all()
        return sum([await go_on(matches, await matches.room(id), Dice(id), most=5) for id in ids])

    assert with_matches(other_database, play_on) >= 15


def test_backups_taken_while_moves_are_made_are_prefixes_that_verify(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / f"{number}.backup" for number in range(4)]

    async def play(matches: Matches) -> list[tuple[int, str]]:
        room = await begun(matches, "westeros")
        playing = asyncio.create_task(go_on(matches, room, Dice(1), most=50))
        for file in files:
            assert await asyncio.to_thread(main, ["backup", str(file), "--database", database]) == 0
        await playing
        async with matches.database.read() as c:
            return [(action.ply, action.hash) for action in await rows.actions_of(c, room.id)]

    final = with_matches(database, play)
    lengths = []
    for file in files:
        address = sqlite_file(tmp_path / f"{file.stem}.db")
        capsys.readouterr()
        assert main(["restore", str(file), "--database", address]) == 0
        assert capsys.readouterr().out == "1 match restored, 1 verified.\n"
        found = [(row["ply"], row["hash"]) for row in everything(address)["action"]]
        assert found == final[: len(found)]
        lengths.append(len(found))
    assert lengths == sorted(lengths)
    assert lengths[0] < len(final)


def sqlite_file(path: Path) -> str:
    return f"sqlite:///{path}"


def test_a_restore_into_a_database_with_data_is_refused(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_matches(database, fill)
    before = everything(database)
    file = tmp_path / "a.backup"
    assert main(["backup", str(file), "--database", database]) == 0
    assert main(["restore", str(file), "--database", database]) == 2
    assert "not empty" in capsys.readouterr().err
    assert everything(database) == before


def test_a_restore_or_a_migration_is_refused_while_a_server_has_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address, file = sqlite(tmp_path), tmp_path / "a.backup"
    with running(address):
        assert main(["backup", str(file), "--database", address]) == 0
        assert main(["restore", str(file), "--database", address]) == 2
        assert main(["migrate", "--database", address]) == 2
    assert "another server" in capsys.readouterr().err


def packed(*lines: Any) -> bytes:
    return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())


HEADER = {"format": "throneroom-backup", "version": 1, "revision": HEAD, "time": 1.0, "rows": 1}


SETTINGS = {"table": "setting", "columns": ["name", "value"]}
NO_BACKUPS = {
    "empty": (b"", "not a backup"),
    "no gzip": (b"no gzip at all", "not a backup"),
    "no json": (gzip.compress(b"no json"), "not a backup"),
    "another format": (packed({"format": "other"}), "not a backup"),
    "a list": (packed([1, 2]), "not a backup"),
    "another form": (packed(HEADER | {"version": 2}), "later version"),
    "another revision": (packed(HEADER | {"revision": "9999"}), "later version"),
    "a bad count": (packed(HEADER | {"rows": "many"}), "not whole"),
    "no rows": (packed(HEADER), "not whole"),
    "rows of no table": (packed(HEADER, [1]), "not whole"),
    "an unknown table": (packed(HEADER, {"table": "nowhere", "columns": ["x"]}, [1]), "not whole"),
    "an unknown column": (packed(HEADER, {"table": "setting", "columns": ["name", "x"]}, ["a", "b"]), "not whole"),
    "a short row": (packed(HEADER, SETTINGS, ["a"]), "not whole"),
    "no row": (packed(HEADER, SETTINGS, 3), "not whole"),
    "a row nobody could store": (packed(HEADER, SETTINGS, ["a", None]), "not whole"),
    "a row twice": (packed(HEADER | {"rows": 2}, SETTINGS, ["a", "b"], ["a", "b"]), "not whole"),
}


@pytest.mark.parametrize("kind", NO_BACKUPS)
def test_a_file_that_is_no_backup_is_refused_and_nothing_is_changed(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    asyncio.run(migrated(database))
    file = tmp_path / "a.backup"
    content, said = NO_BACKUPS[kind]
    file.write_bytes(content)
    assert main(["restore", str(file), "--database", database]) == 2
    assert said in capsys.readouterr().err
    assert not any(everything(database).values())


def test_a_backup_that_is_cut_or_changed_anywhere_is_refused_and_nothing_is_changed(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = sqlite_file(tmp_path / "source.db")

    async def play(matches: Matches) -> None:
        await go_on(matches, await begun(matches, "bloody-throne"), Dice(1), most=20)

    with_matches(source, play)
    file = tmp_path / "a.backup"
    assert main(["backup", str(file), "--database", source]) == 0
    whole = file.read_bytes()
    asyncio.run(migrated(database))
    size = len(whole)
    cuts = [whole[:length] for length in (1, 9, 40, size // 2, size - 9, size - 1)]
    flips = [whole[:at] + bytes([whole[at] ^ 4]) + whole[at + 1 :] for at in (60, size // 2, size - 30, size - 5)]
    for content in cuts + flips:
        file.write_bytes(content)
        assert main(["restore", str(file), "--database", database]) == 2
        assert "nothing was changed" in capsys.readouterr().err
        assert not any(everything(database).values())
    file.write_bytes(whole)
    assert main(["restore", str(file), "--database", database]) == 0


def test_any_changed_byte_of_a_backup_is_noticed_before_a_row_is_read(tmp_path: Path) -> None:
    rows_of = "".join(json.dumps([number, f"row {number}"]) + "\n" for number in range(40))
    header = {"format": "throneroom-backup", "version": 1, "revision": revisions.head(), "time": 1.0, "rows": 40}
    whole = gzip.compress(f'{json.dumps(header)}\n{{"table":"a","columns":["b","c"]}}\n{rows_of}'.encode(), mtime=0)
    file = tmp_path / "a.backup"
    met = []
    for at in range(10, len(whole)):  # what is before only says when and where the file was packed
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 4]) + whole[at + 1 :])
        with pytest.raises(BadBackup), reading(file):
            met.append(at)
    assert met == []


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_restore_takes_as_long_as_there_is_to_do(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, file = sqlite_file(tmp_path / "source.db"), tmp_path / "a.backup"
    with_matches(source, fill)
    assert main(["backup", str(file), "--database", source]) == 0
    limits: list[float] = []
    timed = Database._in_time

    def noted(self: Database, engine: Any, seconds: float, lose: Any) -> Any:
        limits.append(seconds)
        return timed(self, engine, seconds, lose)

    monkeypatch.setattr(Database, "_in_time", noted)
    assert main(["restore", str(file), "--database", database]) == 0
    assert limits[0] == math.inf


def test_a_match_whose_rows_were_changed_is_restored_and_put_aside(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, file = sqlite_file(tmp_path / "source.db"), tmp_path / "a.backup"
    with_matches(source, fill)
    with sqlite3.connect(tmp_path / "source.db") as c:
        (id,) = c.execute("SELECT id FROM match WHERE game = 'bloody-throne'").fetchone()
        c.execute("UPDATE action SET hash = '0' WHERE match = ? AND ply = 9", (id,))
    assert main(["backup", str(file), "--database", source]) == 0
    assert main(["restore", str(file), "--database", database]) == 1
    out, err = capsys.readouterr()
    assert "4 matches restored, 3 verified." in out
    assert id in err
    statuses = {row["id"]: row["status"] for row in everything(database)["match"]}
    assert [match for match, status in statuses.items() if status == QUARANTINED] == [id]


def test_deadlines_move_along_and_the_heartbeat_begins_anew(database: str, tmp_path: Path) -> None:
    source, file = sqlite_file(tmp_path / "source.db"), tmp_path / "a.backup"

    async def play(matches: Matches) -> None:
        owner = await add_person(matches, "Ada")
        chairs = [Chair(s, PERSON, owner) for s in range(3)]
        pace = Pace(DAYS, 2 * DAY)
        room, _ = await matches.create(owner, find_game("bloody-throne"), 3, {}, chairs, pace=pace)
        await Chairs(matches).begin(room)
        async with matches.database.write() as c:
            await rows.put_setting(c, BEAT, "12.5")

    with_matches(source, play)
    assert main(["backup", str(file), "--database", source]) == 0
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    header = json.loads(lines[0])
    header["time"] -= 30 * DAY
    file.write_bytes(gzip.compress("\n".join([json.dumps(header), *lines[1:]]).encode()))
    assert main(["restore", str(file), "--database", database]) == 0
    before = [row["due"] for row in everything(source)["seat"] if row["due"]]
    after = [row["due"] for row in everything(database)["seat"] if row["due"]]
    assert len(before) == len(after) == 1
    assert 0 <= after[0] - before[0] - 30 * DAY - GRACE[DAYS] < 60
    (beat,) = [float(row["value"]) for row in everything(database)["setting"]]
    assert beat > header["time"]


def test_a_client_sees_that_its_match_was_restored(database: str, other_database: str, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    with running(database) as address:
        ann = Client(address, "Ann")
        body = {"game": "bloody-throne", "players": 3, "seats": [{"who": "me"}] * 3}
        id = ann.post("/api/matches", body, 201)["id"]
        ann.post(f"/api/matches/{id}/start")
        before = ann.get(f"/api/matches/{id}/view", seat="red")
        assert main(["backup", str(file), "--database", database]) == 0
        cookies = ann.http.cookies
    assert main(["restore", str(file), "--database", other_database]) == 0
    with running(other_database) as address:
        again = Client(address)
        again.http.cookies.update(cookies)
        after = again.get(f"/api/matches/{id}/view", seat="red")
    assert (before["epoch"], after["epoch"]) == (0, 1)
    assert after["ply"] == before["ply"]
    assert after["view"] == before["view"]


def test_a_backup_of_an_earlier_version_is_restored_and_migrated(
    database: str, tmp_path: Path, next_version: Callable[[str], None]
) -> None:
    source, file = sqlite_file(tmp_path / "source.db"), tmp_path / "a.backup"
    with_matches(source, fill)
    assert main(["backup", str(file), "--database", source]) == 0
    next_version(NEXT)
    assert main(["restore", str(file), "--database", database]) == 0
    assert in_database(database, revisions.current) == "banner"
    banners = in_database(database, lambda c: c.exec_driver_sql("SELECT DISTINCT banner FROM match").scalars().all())
    assert banners == ["wolf"]


def test_a_backup_needs_a_database_of_this_version_and_a_place_to_write(
    bare_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.backup"
    assert main(["backup", str(file), "--database", bare_database]) == 2
    asyncio.run(migrated(bare_database))
    assert main(["backup", str(tmp_path / "no" / "a.backup"), "--database", bare_database]) == 2
    assert main(["restore", str(file), "--database", bare_database]) == 2
    assert "There is no file" in capsys.readouterr().err
    assert main(["backup", str(file), "--database", "nonsense"]) == 2
    assert not file.exists()
    assert main(["backup", str(file), "--database", bare_database]) == 0


def test_a_backup_leaves_a_server_that_is_not_running_as_it_is(tmp_path: Path) -> None:
    """Only readable is enough: neither the lock nor the log of writes of SQLite is needed."""
    address = sqlite(tmp_path)
    asyncio.run(migrated(address))

    async def say(matches: Matches) -> None:
        async with matches.database.write() as c:
            await c.execute(insert(setting).values(name="motto", value="winter"))

    with_matches(address, say)
    held = Database(address)
    try:
        assert main(["backup", str(tmp_path / "a.backup"), "--database", address]) == 0
    finally:
        asyncio.run(held.stop())
    assert not everything(address)["seat"]
    assert seat.name in gzip.decompress((tmp_path / "a.backup").read_bytes()).decode()


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def work(matches: Matches) -> None:
        await begun(matches, "bloody-throne")
        files = [path for path in tmp_path.iterdir() if path.name.startswith("own.db")]
        assert len(files) >= 3
        assert {path.stat().st_mode & 0o777 for path in files} == {0o600}

    with_matches(f"sqlite:///{tmp_path / 'own.db'}", work)
