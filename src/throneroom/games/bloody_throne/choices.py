"""The decisions of the game: what can be chosen, what is refused and why, and how it is written.

Places are numbered from 0 in resolution order. A *spot* is where a card can be put: the gap before
place n is n, on top of place n is ON + n.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from throneroom.core.decision import Decision, Kind, Points, Prefix, Shape
from throneroom.core.rules import Facts, require
from throneroom.games.bloody_throne.table import (
    ALL_CARDS,
    CARDS,
    HIDDEN,
    IS_PLOT,
    OWNER,
    SEATS,
    SET_ASIDE,
    Position,
    cards_in,
    neighbours,
)

ON: Final = 64
LEAVE: Final = 0
REVEAL: Final = 1

_HANDS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(cards_in(bits)) for bits in range(ALL_CARDS + 1))
_ASIDES: Final[tuple[int, ...]] = tuple(
    sorted(sum(1 << card for card in three) for three in combinations(range(len(CARDS)), SET_ASIDE))
)
_ARCHER: Final = CARDS.index("archer")
_SOLDIER: Final = CARDS.index("soldier")


def _say_spot(p: Position, spot: int) -> str:
    if spot >= ON:
        return f"on {spot - ON + 1}"
    if spot == 0:
        return "first"
    return "last" if spot == len(p.table.row) else f"before {spot + 1}"


def _label_spot(p: Position, spot: int) -> tuple[str, Facts]:
    if spot >= ON:
        return "label-on", _card_facts(p, spot - ON)
    if spot == 0:
        return "label-first" if p.table.row else "label-alone", {}
    return ("label-last", {}) if spot == len(p.table.row) else ("label-before", {"place": spot + 1})


def _spot_points(spot: int) -> Points:
    """A position of the row, numbered from 1, or a gap: the number of positions before it."""
    return {"places": (str(spot - ON + 1),)} if spot >= ON else {"gaps": (str(spot),)}


def point_place(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    """The position of a card in the row."""
    return {"places": (str(value + 1),)}


def _card_facts(p: Position, place: int) -> Facts:
    """The uppermost card of a place as the asked seat sees it; `hidden` if it does not know it."""
    token = p.table.row[place][-1]
    kind = p.secrets.faces[token]
    return {
        "place": place + 1,
        "owner_seat": SEATS[OWNER[token]],
        "card": CARDS[kind] if kind != HIDDEN else "hidden",
        "points": p.table.points[token],
    }


def _all_spots(p: Position) -> list[int]:
    places = len(p.table.row)
    return [*range(places + 1), *range(ON, ON + places)]


def _places(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(len(p.table.row))


# ---------------------------------------------------------------- placement


def place_options(p: Position, d: Decision, prefix: Prefix) -> tuple[int, ...] | list[int]:
    """First a card of the hand, then the beginning, the end, or an own card to cover."""
    if not prefix:
        return _HANDS[p.secrets.hands[d.seat]]
    row = p.table.row
    if not row:
        return [0]
    spots = [0, len(row)]
    for place, stack in enumerate(row):
        if OWNER[stack[-1]] == d.seat:
            spots.append(ON + place)
    return spots


def place_values(p: Position, d: Decision, prefix: Prefix) -> range | list[int]:
    """Any card, any spot."""
    return _all_spots(p) if prefix else range(len(CARDS))


def check_place(p: Position, d: Decision, choice: Prefix) -> None:
    """A card of one's hand, not between two cards, and not on a card of another house."""
    t = p.table
    require(p.secrets.hands[d.seat] >> choice[0] & 1, "BT-PLACE-03", card=CARDS[choice[0]])
    if len(choice) < 2:
        return
    spot = choice[1]
    if spot >= ON:
        owner = OWNER[t.row[spot - ON][-1]]
        require(t.round > 1, "BT-STACK-01", place=spot - ON + 1)
        require(owner == d.seat, "BT-PLACE-09", place=spot - ON + 1, owner_seat=SEATS[owner])
    else:
        require(spot in (0, len(t.row)), "BT-PLACE-08", place=spot + 1)


def say_place(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return _say_spot(p, value) if prefix else f"place {CARDS[value]}"


def label_place(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return _label_spot(p, value) if prefix else ("label-card", {"card": CARDS[value]})


def points_place(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    return _spot_points(value) if prefix else {"cards": (CARDS[value],)}


def default_place(p: Position, d: Decision) -> tuple[int, int]:
    """The first card of the hand, at the end of the row."""
    return (_HANDS[p.secrets.hands[d.seat]][0], len(p.table.row))


PLACE: Final = Kind(
    "place",
    Shape.ASSIGN,
    ("BT-PLACE-03", "BT-PLACE-05", "BT-PLACE-06", "BT-PLACE-07", "BT-PLACE-08", "BT-PLACE-09"),
    options=place_options,
    values=place_values,
    check=check_place,
    say=say_place,
    label=label_place,
    points=points_place,
    default=default_place,
    slots=("card", "spot"),
    width=2,
    secret=frozenset({0}),
)


# ---------------------------------------------------------------- resolution


def face_options(p: Position, d: Decision, prefix: Prefix) -> tuple[int, int]:
    """Leave the card face down, or reveal it."""
    return (LEAVE, REVEAL)


def say_face(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return "reveal" if value == REVEAL else "leave"


def label_face(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return ("label-reveal" if value == REVEAL else "label-leave"), _card_facts(p, p.table.at)


def points_face(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    """A card is turned by pointing at it; leaving it is no gesture towards anything."""
    return point_place(p, d, prefix, p.table.at) if value == REVEAL else {}


def default_face(p: Position, d: Decision) -> int:
    """Nothing is given away while nobody answers."""
    return LEAVE


FACE: Final = Kind(
    "face",
    Shape.ONE,
    ("BT-RESOLVE-03", "BT-RESOLVE-04", "BT-RESOLVE-05", "BT-RESOLVE-06"),
    options=face_options,
    say=say_face,
    label=label_face,
    points=points_face,
    default=default_face,
)


def hit_options(p: Position, d: Decision, prefix: Prefix) -> list[int] | range:
    """The places an eliminating ability (`d.a`) can hit."""
    places = len(p.table.row)
    if d.a == _ARCHER:
        return [0, places - 1] if places > 1 else [0]
    if d.a == _SOLDIER:
        return neighbours(p.table)
    return range(places)


def check_hit(p: Position, d: Decision, choice: Prefix) -> None:
    """The Archer reaches the ends of the row, the Soldier its neighbours, murder everybody."""
    place = choice[0]
    if d.a == _ARCHER:
        require(place in (0, len(p.table.row) - 1), "BT-ARCHER-01", place=place + 1)
    elif d.a == _SOLDIER:
        require(place != p.table.at, "BT-SOLDIER-05", place=place + 1)
        require(place in neighbours(p.table), "BT-SOLDIER-01", place=place + 1)


def say_hit(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"hit {value + 1}"


def label_hit(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-target", _card_facts(p, value)


def default_hit(p: Position, d: Decision) -> int:
    """An opponent's card if there is one, else the first possible."""
    options = hit_options(p, d, ())
    for place in options:
        if OWNER[p.table.row[place][-1]] != d.seat:
            return place
    return options[0]


HIT: Final = Kind(
    "hit",
    Shape.ONE,
    ("BT-RESOLVE-11", "BT-ELIM-01", "BT-ARCHER-01", "BT-SOLDIER-01", "BT-ASSAS-01"),
    options=hit_options,
    values=_places,
    check=check_hit,
    say=say_hit,
    label=label_hit,
    points=point_place,
    default=default_hit,
)


def rob_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The seats that own a card next to the Spy, in seat order."""
    row = p.table.row
    owners = [OWNER[row[place][-1]] for place in neighbours(p.table)]
    if len(owners) == 2:
        left, right = owners
        if left == right:
            return [left]
        return [left, right] if left < right else [right, left]
    return owners


def rob_values(p: Position, d: Decision, prefix: Prefix) -> range:
    """Any player."""
    return range(p.table.players)


def check_rob(p: Position, d: Decision, choice: Prefix) -> None:
    """Only the owner of a neighbouring card can be robbed."""
    require(choice[0] in rob_options(p, d, ()), "BT-SPY-01", victim_seat=SEATS[choice[0]])


def say_rob(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"rob {SEATS[value]}"


def label_rob(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-victim", {"victim_seat": SEATS[value], "points": p.table.totals[value]}


def points_rob(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    return {"seats": (SEATS[value],)}


def default_rob(p: Position, d: Decision) -> int:
    """The richest opponent within reach, else oneself."""
    totals = p.table.totals
    return max(rob_options(p, d, ()), key=lambda seat: (seat != d.seat, totals[seat], -seat))


ROB: Final = Kind(
    "rob",
    Shape.ONE,
    ("BT-SPY-01", "BT-SPY-03", "BT-SPY-04", "BT-SPY-05"),
    options=rob_options,
    values=rob_values,
    check=check_rob,
    say=say_rob,
    label=label_rob,
    points=points_rob,
    default=default_rob,
)


def copy_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Neighbouring places that show a character."""
    t = p.table
    out = []
    for place in neighbours(t):
        kind = t.kinds[t.row[place][-1]]
        if kind != HIDDEN and not IS_PLOT[kind]:
            out.append(place)
    return out


def copy_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Any card but the Shapeshifter itself."""
    return [place for place in range(len(p.table.row)) if place != p.table.at]


def check_copy(p: Position, d: Decision, choice: Prefix) -> None:
    """The copied card must be next to the Shapeshifter, open, and a character."""
    t = p.table
    place = choice[0]
    kind = t.kinds[t.row[place][-1]]
    require(place in neighbours(t), "BT-SHAPE-01", place=place + 1)
    require(kind != HIDDEN, "BT-SHAPE-02", place=place + 1)
    require(not IS_PLOT[kind], "BT-SHAPE-03", place=place + 1, card=CARDS[kind])


def say_copy(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"copy {value + 1}"


def label_copy(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-target", _card_facts(p, value)


def default_copy(p: Position, d: Decision) -> int:
    """The first possible."""
    return copy_options(p, d, ())[0]


COPY: Final = Kind(
    "copy",
    Shape.ONE,
    ("BT-SHAPE-01", "BT-SHAPE-02", "BT-SHAPE-03", "BT-SHAPE-09"),
    options=copy_options,
    values=copy_values,
    check=check_copy,
    say=say_copy,
    label=label_copy,
    points=point_place,
    default=default_copy,
)


def move_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """First a card other than the Decree, then a gap that is a different place for it."""
    t = p.table
    places = len(t.row)
    if not prefix:
        return [place for place in range(places) if place != t.at]
    place = prefix[0]
    gaps = list(range(places + 1))
    if len(t.row[place]) == 1:
        del gaps[place : place + 2]
    return gaps


def move_values(p: Position, d: Decision, prefix: Prefix) -> list[int] | range:
    """Any card, any spot."""
    return _all_spots(p) if prefix else range(len(p.table.row))


def check_move(p: Position, d: Decision, choice: Prefix) -> None:
    """Not the Decree itself, not onto a card, and not back to where it lies."""
    t = p.table
    place = choice[0]
    require(place != t.at, "BT-DECREE-09", place=place + 1)
    if len(choice) < 2:
        return
    spot = choice[1]
    require(spot < ON, "BT-DECREE-02", place=spot - ON + 1)
    stays = len(t.row[place]) == 1 and spot in (place, place + 1)
    require(not stays, "BT-DECREE-10", place=place + 1)


def say_move(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return _say_spot(p, value) if prefix else f"move {value + 1}"


def label_move(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return _label_spot(p, value) if prefix else ("label-target", _card_facts(p, value))


def points_move(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    return _spot_points(value) if prefix else point_place(p, d, prefix, value)


def default_move(p: Position, d: Decision) -> tuple[int, int]:
    """The first possible card, to the first possible place."""
    place = move_options(p, d, ())[0]
    return (place, move_options(p, d, (place,))[0])


MOVE: Final = Kind(
    "move",
    Shape.ASSIGN,
    ("BT-DECREE-01", "BT-DECREE-02", "BT-DECREE-05", "BT-DECREE-09", "BT-DECREE-10"),
    options=move_options,
    values=move_values,
    check=check_move,
    say=say_move,
    label=label_move,
    points=points_move,
    default=default_move,
    slots=("moved", "spot"),
    width=2,
)


# ---------------------------------------------------------------- chance


def aside_options(p: Position, d: Decision, prefix: Prefix) -> tuple[int, ...]:
    """Every way to set three of ten cards aside, each equally likely."""
    return _ASIDES


def say_aside(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return " ".join(["aside", SEATS[d.a], *(CARDS[card] for card in cards_in(value))])


def label_aside(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-aside", {"seat": SEATS[d.a], "cards": tuple(CARDS[card] for card in cards_in(value))}


def default_aside(p: Position, d: Decision) -> int:
    """Chance always answers; the first outcome stands in for it in scenarios."""
    return _ASIDES[0]


ASIDE: Final = Kind(
    "aside",
    Shape.CHANCE,
    ("BT-SETUP-02",),
    options=aside_options,
    say=say_aside,
    label=label_aside,
    default=default_aside,
)


def starter_options(p: Position, d: Decision, prefix: Prefix) -> range:
    """Every seat."""
    return range(p.table.players)


def say_starter(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"starter {SEATS[value]}"


def label_starter(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-starter", {"seat": SEATS[value]}


def default_starter(p: Position, d: Decision) -> int:
    """The first seat."""
    return 0


STARTER: Final = Kind(
    "starter", Shape.CHANCE, ("BT-SETUP-07",), options=starter_options, say=say_starter, label=label_starter,
    default=default_starter,
)  # fmt: skip

KINDS: Final = (PLACE, FACE, HIT, ROB, COPY, MOVE, ASIDE, STARTER)
