"""Whether a SQLite file is whole. A damaged one is neither served nor written to: that would only spread the damage."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

AT_ONCE: Final = 256 * 2**20
"""A file of up to so many bytes is looked through before anybody is served; a larger one beside the serving."""
_CODES: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


def damage_of(path: Path) -> str:
    """The first thing that is wrong with a file; empty if it is whole."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as fault:
            if not is_damage(fault):
                raise
            return str(fault)
    return "" if found == "ok" else " ".join(str(found).split())


def is_damage(fault: BaseException | None) -> bool:
    """Whether a statement failed because the file is damaged."""
    return getattr(fault, "sqlite_errorcode", 0) & 0xFF in _CODES
