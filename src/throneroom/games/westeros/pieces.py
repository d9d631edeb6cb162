"""Houses, units, orders and cards by number, and the numbers printed on them.

The units of one house in one area are packed into an int, four bits a kind: footmen, knights, ships,
siege engines, then the routed ones of each kind. Packed armies add and subtract as plain ints.
"""

from __future__ import annotations

from typing import Final

from throneroom.core.data import read_toml

_PACKAGE: Final = "throneroom.games.westeros"
_GAME = read_toml(_PACKAGE, "game.toml")
_HOUSES = read_toml(_PACKAGE, "houses.toml")["house"]
_CARDS = read_toml(_PACKAGE, "house_cards.toml")["card"]
_WESTEROS = read_toml(_PACKAGE, "westeros.toml")["card"]
_DECKS = read_toml(_PACKAGE, "decks.toml")

# ---------------------------------------------------------------- houses

HOUSES: Final[tuple[str, ...]] = tuple(h["id"] for h in _HOUSES)
SEATS: Final[tuple[str, ...]] = tuple(h["code"] for h in _HOUSES)
GARRISON: Final[tuple[int, ...]] = tuple(h["garrison"] for h in _HOUSES)
START_SUPPLY: Final[tuple[int, ...]] = tuple(h["supply"] for h in _HOUSES)

ROUNDS: Final[int] = _GAME["rounds"]
CASTLES_TO_WIN: Final[int] = _GAME["castles_to_win"]
BLADE_STRENGTH: Final = 1
"""What the Valyrian Steel Blade adds in a fight."""
POWER_TOKENS: Final[int] = _GAME["power_tokens"]
START_POWER: Final[int] = _GAME["starting_power"]
SHIPS_PER_PORT: Final[int] = _GAME["ships_per_port"]
SUPPLY_LIMITS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(row) for row in _GAME["supply"])
MOST_SUPPLY: Final = len(SUPPLY_LIMITS) - 1
WILDLING_STRENGTHS: Final[tuple[int, ...]] = tuple(_GAME["wildling_strengths"])
WILDLING_START: Final[int] = _GAME["wildling_start"]
WILDLING_SETBACK: Final[int] = _GAME["wildling_setback"]
PREEMPTIVE_RAID: Final[int] = _GAME["preemptive_raid_strength"]
NEUTRAL: Final[dict[str, dict[str, object]]] = _GAME["neutral"]

NOBODY: Final = -1
IMPASSABLE: Final = 99
"""The strength of a neutral force that nobody can ever beat."""


def stars(players: int) -> tuple[int, ...]:
    """Special orders allowed at each place of the King's Court track."""
    few = players <= _GAME["stars"]["few_up_to"]
    return tuple(_GAME["stars"]["few" if few else "many"])


# ---------------------------------------------------------------- tracks

TRACKS: Final = ("iron-throne", "fiefdoms", "kings-court")
IRON_THRONE: Final = 0
FIEFDOMS: Final = 1
KINGS_COURT: Final = 2

# ---------------------------------------------------------------- units

UNITS: Final[tuple[str, ...]] = tuple(u["id"] for u in _GAME["unit"])
FOOTMAN: Final = UNITS.index("footman")
KNIGHT: Final = UNITS.index("knight")
SHIP: Final = UNITS.index("ship")
SIEGE: Final = UNITS.index("siege-engine")
STRENGTH: Final[tuple[int, ...]] = tuple(u["strength"] for u in _GAME["unit"])
AGAINST_CASTLE: Final[int] = _GAME["unit"][SIEGE]["against_castle"]
COST: Final[tuple[int, ...]] = tuple(u["cost"] for u in _GAME["unit"])
UPGRADE: Final[tuple[int, ...]] = tuple(u.get("upgrade", 0) for u in _GAME["unit"])
UNIT_COUNT: Final[tuple[int, ...]] = tuple(u["count"] for u in _GAME["unit"])
LAND_UNITS: Final = (FOOTMAN, KNIGHT, SIEGE)

ROUTED: Final = 4
"""Added to a unit's kind it means the routed one: `ONE[KNIGHT + ROUTED]`."""
KINDS: Final = 8
ONE: Final[tuple[int, ...]] = tuple(1 << (4 * kind) for kind in range(KINDS))
STANDING: Final = 0xFFFF


def count(army: int, kind: int) -> int:
    """How many units of a kind (routed or not) are in a packed army."""
    return army >> (4 * kind) & 15


def size(army: int) -> int:
    """How many units there are, routed ones included."""
    total = 0
    while army:
        total += army & 15
        army >>= 4
    return total


def standing(army: int) -> int:
    """The units that are not routed."""
    return army & STANDING


def routed(army: int) -> int:
    """The routed units, as if they stood."""
    return army >> 16


def rout(army: int) -> int:
    """The same units, all of them routed."""
    return ((army & STANDING) + (army >> 16)) << 16


def rally(army: int) -> int:
    """The same units, all of them standing."""
    return (army & STANDING) + (army >> 16)


def each(army: int) -> list[int]:
    """Every unit on its own, as its kind, in order."""
    out: list[int] = []
    kind = 0
    while army:
        out.extend([kind] * (army & 15))
        army >>= 4
        kind += 1
    return out


def packed(kinds: list[int] | tuple[int, ...]) -> int:
    """The units of these kinds as one army."""
    army = 0
    for kind in kinds:
        army += ONE[kind]
    return army


def unit_name(kind: int) -> str:
    """A kind as its id; routed ones say so."""
    return UNITS[kind] if kind < ROUTED else f"routed-{UNITS[kind - ROUTED]}"


UNIT_NAMES: Final[tuple[str, ...]] = tuple(unit_name(kind) for kind in range(KINDS))

# ---------------------------------------------------------------- orders

ORDERS: Final[tuple[str, ...]] = tuple(o["id"] for o in _GAME["order"])
ORDER: Final[dict[str, int]] = {name: number for number, name in enumerate(ORDERS)}
ORDER_KIND: Final[tuple[str, ...]] = tuple(o["kind"] for o in _GAME["order"])
ORDER_MODIFIER: Final[tuple[int, ...]] = tuple(o.get("modifier", 0) for o in _GAME["order"])
HAS_STAR: Final[tuple[bool, ...]] = tuple(o.get("star", False) for o in _GAME["order"])
ORDER_COUNT: Final[tuple[int, ...]] = tuple(o["count"] for o in _GAME["order"])
NO_ORDER: Final = -1


def _of_kind(kind: str) -> tuple[bool, ...]:
    return (*[k == kind for k in ORDER_KIND], False)  # the last answers for NO_ORDER


IS_MARCH: Final = _of_kind("march")
IS_DEFENSE: Final = _of_kind("defense")
IS_SUPPORT: Final = _of_kind("support")
IS_RAID: Final = _of_kind("raid")
IS_POWER: Final = _of_kind("power")
CAN_BE_RAIDED: Final = tuple(s or r or p for s, r, p in zip(IS_SUPPORT, IS_RAID, IS_POWER, strict=True))

BANS: Final = ("defense", "march-plus-1", "raid", "support", "power")
"""What a card of deck III can forbid for a round, as bits of `Table.bans`."""
BANNED_BY: Final[tuple[int, ...]] = tuple(
    sum(1 << bit for bit, ban in enumerate(BANS) if ban in (ORDER_KIND[o], ORDERS[o])) for o in range(len(ORDERS))
)
"""For each order the bits that forbid it."""

# ---------------------------------------------------------------- cards

CARDS: Final[tuple[str, ...]] = tuple(c["id"] for c in _CARDS)
CARD: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}
CARD_HOUSE: Final[tuple[int, ...]] = tuple(HOUSES.index(c["house"]) for c in _CARDS)
CARD_STRENGTH: Final[tuple[int, ...]] = tuple(c["strength"] for c in _CARDS)
CARD_SWORDS: Final[tuple[int, ...]] = tuple(c.get("swords", 0) for c in _CARDS)
CARD_TOWERS: Final[tuple[int, ...]] = tuple(c.get("towers", 0) for c in _CARDS)
CARD_TEXT: Final[tuple[str, ...]] = tuple(c.get("text", "") for c in _CARDS)
NO_CARD: Final = -1
CARDS_PER_HOUSE: Final = 7


def cards_in(bits: int) -> list[int]:
    """The House cards of a bit set, in order."""
    return [card for card in range(len(CARDS)) if bits >> card & 1]


FULL_HAND: Final[tuple[int, ...]] = tuple(
    sum(1 << card for card in range(len(CARDS)) if CARD_HOUSE[card] == house) for house in range(len(HOUSES))
)

WESTEROS_CARDS: Final[tuple[str, ...]] = tuple(dict.fromkeys(c["id"] for c in _WESTEROS))
WESTEROS: Final[dict[str, int]] = {name: number for number, name in enumerate(WESTEROS_CARDS)}
WINTER_IS_COMING: Final[int] = WESTEROS["winter-is-coming"]
HAS_ICON: Final[tuple[bool, ...]] = tuple(
    any(c.get("icon", False) for c in _WESTEROS if c["id"] == name) for name in WESTEROS_CARDS
)
WESTEROS_DECKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(WESTEROS[c["id"]] for c in _WESTEROS if c["deck"] == deck for _ in range(c["copies"])))
    for deck in (1, 2, 3)
)

WILDLINGS: Final[tuple[str, ...]] = tuple(_DECKS["wildlings"])
WILDLING: Final[dict[str, int]] = {name: number for number, name in enumerate(WILDLINGS)}

TIDES: Final[tuple[str, ...]] = tuple(t["id"] for t in _DECKS["tides"])
TIDES_STRENGTH: Final[tuple[int, ...]] = tuple(t["strength"] for t in _DECKS["tides"])
TIDES_SWORDS: Final[tuple[int, ...]] = tuple(t.get("swords", 0) for t in _DECKS["tides"])
TIDES_TOWERS: Final[tuple[int, ...]] = tuple(t.get("towers", 0) for t in _DECKS["tides"])
TIDES_SKULLS: Final[tuple[int, ...]] = tuple(t.get("skulls", 0) for t in _DECKS["tides"])
TIDES_COUNT: Final[tuple[int, ...]] = tuple(t["count"] for t in _DECKS["tides"])
