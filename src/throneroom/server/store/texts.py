"""Long options, such as card sets: each text is stored once, under its digest, whoever plays with it.

In the row of a match, and in what is told of it, the digest stands for the text.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Text, cast, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from throneroom.server.store.schema import card_set, match

LONG: Final = 200
"""Options that are longer are stored once and told by their digest."""
MARK: Final = "sha256:"
MOST_KEPT: Final = 4_000_000
"""The letters of the texts that a process keeps at hand."""
KEEPS: Final = (match.c.status != "abandoned") | match.c.started.is_not(None)
"""A match keeps its card set unless it was called off before it began: nobody plays it, and there is no record."""
_KEPT: Final[OrderedDict[str, str]] = OrderedDict()


@lru_cache(maxsize=64)
def _digest(text: str) -> str:
    return MARK + sha256(text.encode()).hexdigest()


def short(value: str) -> str:
    """An option as it is stored and told."""
    return value if not isinstance(value, str) or len(value) <= LONG else _digest(value)


def shortened(options: Any) -> Any:
    """Options as they are stored and told."""
    return {name: short(value) for name, value in options.items()} if isinstance(options, dict) else options


async def put(c: AsyncConnection, options: Mapping[str, str]) -> dict[str, str]:
    """Store what is long and not yet stored; the options as they stand in the row of a match."""
    new = (sqlite if c.dialect.name == "sqlite" else postgresql).insert(card_set)
    for value in options.values():
        if len(value) > LONG:
            # one that is there is written again, so that nobody deletes it before the match is stored
            values = new.values(digest=_digest(value), text=value)
            await c.execute(
                values.on_conflict_do_update(
                    index_elements=[card_set.c.digest], set_={"digest": values.excluded.digest}
                )
            )
    stored: dict[str, str] = shortened(dict(options))
    return stored


async def free(c: AsyncConnection, options: Mapping[str, str]) -> None:
    """Delete the texts that no match keeps any more, after one was called off."""
    for digest in filter(is_digest, shortened(dict(options)).values()):
        await c.execute(select(card_set.c.digest).where(card_set.c.digest == digest).with_for_update())
        keeping = select(match.c.id).where(KEEPS, cast(match.c.options, Text).contains(digest))
        await c.execute(delete(card_set).where(card_set.c.digest == digest, ~keeping.exists()))


async def whole(c: AsyncConnection, options: Any) -> Any:
    """Stored options with their texts; what makes no sense stays as it is, and whoever plays with it finds out."""
    if not isinstance(options, dict):
        return options
    return {name: await _text(c, value) if is_digest(value) else value for name, value in options.items()}


def is_digest(value: object) -> bool:
    """Whether a stored option stands for a text."""
    return isinstance(value, str) and value.startswith(MARK)


async def _text(c: AsyncConnection, digest: str) -> str:
    """A text by its digest, shared by all matches that have it."""
    found = _KEPT.get(digest)
    if found is None:
        found = (await c.execute(select(card_set.c.text).where(card_set.c.digest == digest))).scalar()
    if found is None:
        return digest
    _KEPT[digest] = found
    _KEPT.move_to_end(digest)
    while len(_KEPT) > 1 and sum([len(text) for text in _KEPT.values()]) > MOST_KEPT:
        _KEPT.popitem(last=False)
    return found
