"""All the ways to go on with a choice, told at once: what may follow each beginning, and why other things may not.

Each row is told once, however many beginnings it may follow. A choice whose parts fill slots of their own has too many
beginnings; there those along one whole choice are told, which has what was chosen already. What only fills an open slot
makes room for what is chosen in another.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, cast

from throneroom.core.decision import STOP, STRUCTURED, Begun, Choice, Decision, Prefix, next_options, parts
from throneroom.core.game import beside_chosen, completed
from throneroom.core.secrecy import AnyView
from throneroom.server import wire
from throneroom.server.packets import blocked_json, option_json, options_json
from throneroom.telling import Teller

MOST: Final = 300
"""So many beginnings are told at once; what may follow others is asked for."""
MOST_WHY: Final = 40
"""With so many of them, the first, comes also what may not follow them, and why."""
AT_ONCE: Final = 20
"""So many beginnings are looked at before others have a turn."""


async def ways_json(view: AnyView, d: Decision, id: str, begun: Begun, teller: Teller) -> wire.Ways:
    """The rows, what may follow each beginning by their numbers, and the whole choice they lie on, if it is one."""
    choice: Choice | None = None
    chosen = begun if isinstance(begun, tuple) else (begun,)
    if d.kind.fills is not None:
        choice = completed(view, d, begun)
        beginnings: Iterator[Prefix] = iter([parts(choice)[:i] for i in range(len(parts(choice)) + 1)])
    else:
        beginnings = _beginnings(view, d, tuple([value for value in chosen if value is not None]))
    rows: list[wire.Row] = []
    numbers: dict[tuple[object, ...], int] = {}

    def numbered(found: Sequence[wire.Option]) -> list[int]:
        out = []
        for row in cast(Sequence[wire.Row], found):
            key = (row["value"], row["notation"], row["text"], row.get("rule"), str(row.get("reason_facts")))
            if key not in numbers:
                numbers[key] = len(rows)
                rows.append(row)
            out.append(numbers[key])
        return out

    ways: list[wire.Way] = []
    for i, prefix in enumerate(beginnings):
        if i % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
        free = _freed(view, d, prefix, chosen) if d.kind.fills is not None else []
        options = numbered(options_json(view, d, prefix, teller))
        options += numbered([option_json(view, d, prefix, value, teller) for value in free])
        refused = blocked_json(view, d, prefix, teller) if i < MOST_WHY else None
        why = numbered([row for row in refused if row["value"] not in free]) if refused is not None else None
        ways.append({"after": list(prefix), "options": options, "blocked": why})
    return {"decision": id, "rows": rows, "ways": ways, "choice": choice}


def _freed(view: AnyView, d: Decision, prefix: Prefix, chosen: Sequence[int | None]) -> list[int]:
    """What may fill the next slot as well, because it is only taken by what fills open ones."""
    options = next_options(view, d, prefix)
    beside = beside_chosen(view, d, chosen[: len(prefix)], chosen[len(prefix) + 1 :]) if options else ()
    return [value for value in beside if value not in options]


def looked_at(found: wire.Ways) -> int:
    """How many options after how many beginnings it took, which is what it costs."""
    return sum([len(way["options"]) + len(way["blocked"] or ()) for way in found["ways"]])


def _beginnings(view: AnyView, d: Decision, first: Prefix) -> Iterator[Prefix]:
    """Beginnings that go on from the first, the short ones before the long ones."""
    waiting, left = deque([first]), MOST
    while waiting and left:
        prefix = waiting.popleft()
        yield prefix
        left -= 1
        if d.kind.shape in STRUCTURED and len(waiting) < left:
            waiting.extend([(*prefix, value) for value in next_options(view, d, prefix) if value != STOP])
