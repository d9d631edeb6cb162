"""Answers that take long to make: made once for all who ask the same, one after the other, and kept written out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import Response

from throneroom.server.kept import Kept
from throneroom.server.turns import Places

JSON: Final = "application/json"
Key = tuple[object, ...]
"""All that an answer follows from."""


class Answers:
    """Answers of one kind. Of those who wait for theirs to be made, addresses take turns."""

    def __init__(self, kept: Kept[Key]) -> None:
        self._kept = kept
        self._places = Places(1)

    async def of(self, key: Key, address: str, make: Callable[[], Awaitable[bytes]]) -> Response[Any]:
        found = self._kept.get(key)
        if found is None:
            async with self._places.one_for(address):
                found = self._kept.get(key)  # somebody else may have waited for the same
                if found is None:
                    found = await make()
                    self._kept.put(key, found)
        return Response(found, media_type=JSON)
