"""What the commands share that work on what the server stores."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from throneroom.cli.errors import bad
from throneroom.cli.files import data_directory
from throneroom.cli.settings import server_settings


def address_of(database: str) -> str:
    """The address of the database that is given, or of the one the server uses here."""
    found = server_settings(database).database
    data_directory().mkdir(parents=True, exist_ok=True)
    return found


@contextmanager
def database_faults() -> Iterator[None]:
    """Faults of the database are told to the person who gave its address."""
    from sqlalchemy.exc import DBAPIError

    from throneroom.server.store.database import NotMigrated, NotStored, Unsafe

    try:
        yield
    except NotMigrated:
        raise bad("error-not-migrated") from None
    except (Unsafe, NotStored, DBAPIError) as fault:
        raise bad("error-database", text=_said(fault)) from None


def _said(fault: BaseException) -> str:
    """A fault in the words of the database alone: what SQLAlchemy adds has rows in it, and rows have secrets."""
    from sqlalchemy.exc import DBAPIError

    for found in (fault, fault.__cause__):
        if isinstance(found, DBAPIError):
            return str(found.orig)
    return str(fault)
