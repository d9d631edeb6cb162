"""Which revision the tables of a database have, and bringing them to another. Nothing is committed here.

Alembic is loaded only to change tables: a server whose tables are as needed starts without that wait.
"""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, String, inspect, literal_column, select, table, text

from throneroom.server.store.schema import METADATA, setting

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 84_115_204
_VERSION: Final = "alembic_version"
_LINK: Final = re.compile(r"^(revision|down_revision) = (?:\"(\w+)\"|None)$", re.M)


class Standing(Enum):
    """What the tables of a database are to this program."""

    EMPTY = "there are none"
    OLD = "an earlier version made them"
    HEAD = "they are as this version needs them"
    NEWER = "a later version made them"
    FOREIGN = "something else made them"


def head() -> str:
    """The newest revision this program knows."""
    links = _links()
    (found,) = set(links) - set(links.values())
    return found


def is_known(revision: str) -> bool:
    """Whether this program knows a revision; a later version may have made others."""
    return revision in _links()


def current(c: Connection) -> str | None:
    """The revision of the tables; none if nobody has noted one."""
    if not inspect(c).has_table(_VERSION):
        return None
    return c.execute(select(literal_column("version_num", String)).select_from(table(_VERSION))).scalar()


def standing(c: Connection) -> Standing:
    """What the tables of a database are to this program."""
    found = current(c)
    if found is None:
        return Standing.FOREIGN if _tables(c) else Standing.EMPTY
    if found == head():
        return Standing.HEAD
    return Standing.OLD if is_known(found) else Standing.NEWER


def lock(c: Connection) -> None:
    """Let two that migrate one PostgreSQL do it one after the other. A SQLite file has one process anyway."""
    if c.dialect.name == "postgresql":
        c.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def upgrade(c: Connection, to: str = "head") -> None:
    """Bring older tables, or none, to a revision."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = c
    command.upgrade(config, to)


def has_data(c: Connection) -> bool:
    """Whether anything is stored; settings are the server's own and do not count."""
    names = _tables(c) - {setting.name}
    return any(c.execute(select(literal_column("1")).select_from(table(name)).limit(1)).first() for name in names)


def clear(c: Connection) -> None:
    """Drop all tables."""
    METADATA.drop_all(c)
    c.execute(text(f"DROP TABLE IF EXISTS {_VERSION}"))


def _tables(c: Connection) -> set[str]:
    return set(inspect(c).get_table_names()) & set(METADATA.tables)


def _links() -> dict[str, str]:
    """Every revision there is a script for, with the one before it; the first has none."""
    texts = [file.read_text(encoding="utf-8") for file in (FOLDER / "versions").glob("*.py")]
    found = [dict(_LINK.findall(text)) for text in texts]
    return {links["revision"]: links["down_revision"] for links in found if links}
