"""Whether a database has changed: everything in it as one hash, and a mark that tells cheaply whether to look."""

from __future__ import annotations

import sqlite3
from hashlib import blake2b
from typing import Final

from throneroom.server.store.database import address
from throneroom.server.store.schema import METADATA
from throneroom.server.sweeper import BEAT

LEFT_OUT: Final = {"setting": f"WHERE name <> '{BEAT}'", "presence": "WHERE false"}
"""What a server writes by itself: that it is alive, and who is there."""


class Digest:
    """Reads the file of a SQLite database over a connection of its own."""

    def __init__(self, database: str) -> None:
        self._file = sqlite3.connect(f"file:{address(database).database}?mode=ro", uri=True, isolation_level=None)
        self._mark = -1
        self._hash = ""

    def now(self) -> str:
        """The hash of everything that is stored; read again only if somebody has written."""
        (mark,) = self._file.execute("PRAGMA data_version").fetchone()
        if mark != self._mark:
            self._mark, self._hash = mark, self._read()
        return self._hash

    def _read(self) -> str:
        found = blake2b(digest_size=16)
        for table in sorted(METADATA.tables):
            rows = self._file.execute(f'SELECT * FROM "{table}" {LEFT_OUT.get(table, "")}').fetchall()
            found.update(repr((table, sorted(rows, key=repr))).encode())
        return found.hexdigest()

    def close(self) -> None:
        self._file.close()
