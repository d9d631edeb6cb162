"""A question to the battle calculator, read from plain data: the march, and what is supposed about the fight.

All parts may be left out; while a fight goes on, `from` and `to` are then its own:

- `attacker`: a house, else the asking one; `from` and `to`: areas;
- `units`: those that march, else all that can; `order`: a march order or its strength, else the one
  lying there as far as it is known, else the march without a modifier;
- `attacker_card` and `defender_card`: the House cards that fight in the end;
- `supports`: for an area `attacker`, `defender` or `none`, else each fighting house helps itself;
- `texts`: for a card whose text is carried out at once, what is chosen; `pass` leaves it;
- `blade`: the side that uses it.

With `about` as `threats` it is asked who could march where and who could lend a hand there; it stands alone then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from throneroom.core.game import Json
from throneroom.core.rules import require
from throneroom.games.westeros.board import AREAS
from throneroom.games.westeros.cards.texts import IMMEDIATE, TEXTS
from throneroom.games.westeros.pieces import (
    CARD,
    CARDS,
    IS_MARCH,
    NO_CARD,
    NO_ORDER,
    NOBODY,
    ORDER,
    ORDER_MODIFIER,
    ORDERS,
    SEATS,
    UNITS,
)
from throneroom.games.westeros.table import Combat, View

PARTS: Final = (
    "attacker", "from", "to", "units", "order", "attacker_card", "defender_card", "supports", "texts", "blade", "about",
)  # fmt: skip
ABOUT: Final = ("fight", "threats")
SIDES: Final = ("attacker", "defender")
SUPPORTED: Final = (*SIDES, "none")
MARCHES: Final[dict[str, int]] = {name: order for name, order in ORDER.items() if IS_MARCH[order]}
STRENGTHS: Final[dict[int, int]] = {ORDER_MODIFIER[order]: order for order in MARCHES.values()}
CHOOSING: Final = tuple([CARDS[card] for card, text in TEXTS.items() if text.when == IMMEDIATE])
"""The cards whose text may change a strength before it is counted."""

_MOST_LISTED: Final = 12
"""Longer lists, as of areas and cards, are cut short in a refusal."""


class Question(NamedTuple):
    """What is supposed, by number. `units` by kind; empty, NO_ORDER, NO_CARD and NOBODY: not said."""

    attacker: int
    origin: int
    dest: int
    units: tuple[int, ...]
    march: int
    cards: tuple[int, int]
    supports: dict[int, int]
    texts: dict[int, str]
    blade: int


def running(v: View) -> Combat | None:
    """The fight going on, until its winner is known."""
    c = v.table.combat
    return c if c is not None and c.winner == NOBODY else None


def is_about_threats(question: Json) -> bool:
    """Whether the whole board is asked about, and not one fight."""
    about = question.get("about")
    if about is None or _one_of("about", about, ABOUT) == ABOUT.index("fight"):
        return False
    for key in question:
        require(key == "about", "CORE-QUESTION", name=key, known="about")
    return True


def read_question(v: View, question: Json) -> Question:
    """The question by number, or `Illegal` where it makes no sense."""
    for key in question:
        require(key in PARTS, "CORE-QUESTION", name=key, known=", ".join(PARTS))
    said = {key: value for key, value in question.items() if value is not None}
    c = running(v)
    going_on = {} if c is None else {"attacker": SEATS[c.attacker], "from": AREAS[c.origin], "to": AREAS[c.area]}
    if all([said.get(key, value) == value for key, value in going_on.items()]):
        said = going_on | said
    if v.seat >= 0:
        said.setdefault("attacker", SEATS[v.seat])
    return Question(
        _one_of("attacker", said.get("attacker"), SEATS[: v.table.players]),
        _one_of("from", said.get("from"), AREAS),
        _one_of("to", said.get("to"), AREAS),
        _units(said["units"]) if "units" in said else (),
        _march(said["order"]) if "order" in said else NO_ORDER,
        (_card("attacker_card", said), _card("defender_card", said)),
        {
            AREAS.index(area): _one_of(f"supports {area}", side, SUPPORTED)
            for area, side in _pairs("supports", said.get("supports", {}), AREAS)
        },
        {CARD[card]: _shown(choice) for card, choice in _pairs("texts", said.get("texts", {}), CHOOSING)},
        _one_of("blade", said["blade"], SIDES) if "blade" in said else NOBODY,
    )


def _one_of(name: str, given: object, known: Sequence[str]) -> int:
    """The number of a name, which has to be one of those known."""
    require(given in known, "CORE-QUESTION-VALUE", name=name, given=_shown(given), known=_listed(known))
    return known.index(str(given))


def _shown(given: object) -> str:
    """What was said, short enough to be said back."""
    return "-" if given is None else str(given)[:40]


def _listed(known: Sequence[str]) -> str:
    """What can be said: all of it, or how the list begins."""
    return ", ".join([*known[:_MOST_LISTED], *["…"] * (len(known) > _MOST_LISTED)])


def _units(given: object) -> tuple[int, ...]:
    names = given if isinstance(given, list) else [given]
    require(names, "CORE-QUESTION-VALUE", name="units", given="-", known=_listed(UNITS))
    return tuple([_one_of("units", name, UNITS) for name in names])


def _march(given: object) -> int:
    if type(given) is int and given in STRENGTHS:
        return STRENGTHS[given]
    return ORDERS.index(tuple(MARCHES)[_one_of("order", given, tuple(MARCHES))])


def _card(name: str, said: Json) -> int:
    return _one_of(name, said[name], CARDS) if name in said else NO_CARD


def _pairs(name: str, given: object, known: Sequence[str]) -> list[tuple[str, object]]:
    """What is said of each of several things, which have to be among those known."""
    require(isinstance(given, dict), "CORE-QUESTION-VALUE", name=name, given=_shown(given), known=_listed(known))
    assert isinstance(given, dict)
    return [(known[_one_of(name, key, known)], value) for key, value in given.items()]
