"""A backup: all that is stored, as it was at one moment, in a file that any database can be filled from.

The file is gzip of JSON lines. The first says what it is, of which revision, when it was made and how many rows follow.
Then comes every table: a line with its name and columns, and a line for each row.
"""

from __future__ import annotations

import gzip
import json
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import func, select

from throneroom.server.store.revisions import head
from throneroom.server.store.schema import METADATA
from throneroom.server.store.snapshot import snapshot

FORMAT: Final = "throneroom-backup"
VERSION: Final = 1
FOREIGN, DAMAGED, NEWER = "foreign", "damaged", "newer"
_BATCH: Final = 500
_CHUNK: Final = 1 << 20

Tell = Callable[[int, int], None]
"""Called with how much is done, and of how much."""


class BadBackup(Exception):
    """A file that cannot be restored: no backup at all, one that is not whole, or one of a later version."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a backup."""

    revision: str
    time: float
    rows: int
    format: str = FORMAT
    version: int = VERSION


@dataclass(frozen=True, slots=True)
class Part:
    """The name and the columns of a table whose rows follow."""

    table: str
    columns: list[str]


# ---------------------------------------------------------------- writing


async def back_up(url: str, path: Path, now: float, tell: Tell) -> int:
    """Write all that is stored to a file; how many rows. An old file stays until the new one is whole."""
    with _whole_file(path) as file, gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as packed:
        async with snapshot(url) as c:
            tables = METADATA.sorted_tables
            counts = [(await c.execute(select(func.count()).select_from(table))).scalar_one() for table in tables]
            total, done = sum(counts), 0
            packed.write(_line(asdict(Header(head(), now, total))))
            for table in tables:
                packed.write(_line(asdict(Part(table.name, table.columns.keys()))))
                rows = await c.stream(select(table).order_by(*table.primary_key))
                async for batch in rows.partitions(_BATCH):
                    packed.writelines(_line(list(row)) for row in batch)
                    done += len(batch)
                    tell(done, total)
    return done


def _line(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


@contextmanager
def _whole_file(path: Path) -> Iterator[IO[bytes]]:
    """A file that only its owner can read, and that takes its name when it is whole and on the disk."""
    handle, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # made with mode 0600
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        os.unlink(part)
        raise


# ---------------------------------------------------------------- reading


@contextmanager
def reading(path: Path) -> Iterator[tuple[Header, Iterator[Part | list[Any]]]]:
    """The header of a backup that is whole, and what follows it; `BadBackup` as soon as that makes no sense."""
    with path.open("rb") as file, gzip.GzipFile(fileobj=file) as packed:
        try:
            first = json.loads(packed.readline())
        except (OSError, ValueError, zlib.error):
            raise BadBackup(FOREIGN) from None
        except EOFError:
            raise BadBackup(DAMAGED) from None
        header = _header(first)
        _check_sum(path)
        yield header, _rest(packed)


def _check_sum(path: Path) -> None:
    """Read all of a file before any of it is stored: what was changed on the way can still look like rows."""
    try:
        with gzip.open(path) as packed:
            while packed.read(_CHUNK):
                pass
    except (EOFError, OSError, zlib.error):
        raise BadBackup(DAMAGED) from None


def _header(data: Any) -> Header:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadBackup(FOREIGN)
    if data.get("version") != VERSION:
        raise BadBackup(NEWER)
    try:
        return Header(str(data["revision"]), float(data["time"]), int(data["rows"]))
    except (LookupError, TypeError, ValueError):
        raise BadBackup(DAMAGED) from None


def _rest(packed: gzip.GzipFile) -> Iterator[Part | list[Any]]:
    part = None
    try:
        for line in packed:
            data = json.loads(line)
            if isinstance(data, dict):
                part = Part(data["table"], data["columns"])
                yield part
            elif part is not None and len(data) == len(part.columns):
                yield data
            else:
                raise BadBackup(DAMAGED)
    except (EOFError, LookupError, OSError, TypeError, ValueError, zlib.error):
        raise BadBackup(DAMAGED) from None
