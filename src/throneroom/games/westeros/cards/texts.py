"""House cards whose text does something at a moment of the fight.

An entry of `TEXTS` says when the text works, what there is to choose from (if anything) and what it
does. One script asks and carries out: a card is an entry and a plain function. `PASS` among the
choices means the owner may leave it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.flow import SCRIPTS, Frame, Step, push, script
from throneroom.core.rules import Facts, Illegal, require
from throneroom.games.westeros.board import AREAS, NEIGHBOURS
from throneroom.games.westeros.control import gain_power, in_stock, own_areas, put_last, turn_order
from throneroom.games.westeros.flow.losses import fighters, remove_fighters
from throneroom.games.westeros.flow.support import the_combat
from throneroom.games.westeros.flow.turns import fell_behind
from throneroom.games.westeros.outcome import SINCE_2
from throneroom.games.westeros.pieces import (
    CARD,
    CARD_HOUSE,
    CARD_STRENGTH,
    CARDS,
    FOOTMAN,
    FULL_HAND,
    IRON_THRONE,
    KINDS,
    KNIGHT,
    NO_CARD,
    NO_ORDER,
    NOBODY,
    ONE,
    ORDERS,
    ROUTED,
    SEATS,
    TRACKS,
    UNIT_NAMES,
    cards_in,
    count,
)
from throneroom.games.westeros.strength import supporting_areas
from throneroom.games.westeros.table import ATTACKER, Combat, Position, State, Table

CANCEL: Final = 0
IMMEDIATE: Final = 1
RESULT: Final = 2
AFTER: Final = 3

PASS: Final = 999
USE: Final = 998

BLACKFISH: Final[int] = CARD["the-blackfish"]
ROBB: Final[int] = CARD["robb-stark"]
ARIANNE: Final[int] = CARD["arianne-martell"]


class Text(NamedTuple):
    """When a text works, what can be chosen (None: nothing to ask), what it does, and in which words.

    `values` is all that can be named, legal or not, beside passing; without it only the options can.
    """

    when: int
    do: Callable[[State, int, int], None]
    options: Callable[[Table, Combat, int], list[int]] | None = None
    word: Callable[[int], str] = str
    fact: str = ""
    applies: Callable[[Table, Combat, int], bool] | None = None
    values: Callable[[Table, Combat, int], list[int]] | None = None


def rule_of(card: int) -> str:
    """The id a refusal or event of this card cites."""
    return f"WS-CARD-{CARDS[card].upper()}"


def won(t: Table, c: Combat, side: int) -> bool:
    return c.winner == side


def lost(t: Table, c: Combat, side: int) -> bool:
    return c.winner == 1 - side


def discard_pile(t: Table, c: Combat | None, house: int) -> int:
    """The cards of a house that are neither in hand nor in play, as bits."""
    pile = FULL_HAND[house] & ~t.hands[house]
    side = c.side(house) if c is not None else NOBODY
    if c is not None and side != NOBODY and c.cards[side] != NO_CARD:
        pile &= ~(1 << c.cards[side])
    return pile


def _area_word(area: int) -> str:
    return AREAS[area]


def _card_word(card: int) -> str:
    return CARDS[card]


def _kind_word(kind: int) -> str:
    return UNIT_NAMES[kind]


def _track_word(track: int) -> str:
    return TRACKS[track]


def _unit_word(unit: int) -> str:
    area, kind = divmod(unit, KINDS)
    return f"{AREAS[area]} {UNIT_NAMES[kind]}"


def _own_cards(t: Table, c: Combat, side: int) -> list[int]:
    return cards_in(FULL_HAND[c.house(side)])


def _enemy_cards(t: Table, c: Combat, side: int) -> list[int]:
    return cards_in(FULL_HAND[c.house(1 - side)])


def _all_orders(t: Table, c: Combat, side: int) -> list[int]:
    return [area for area, order in enumerate(t.orders) if order != NO_ORDER]


def _enemy_kinds(t: Table, c: Combat, side: int) -> list[int]:
    army = fighters(t, c.house(1 - side))
    return [kind for kind in range(KINDS) if count(army, kind)]


def _own_units(t: Table, c: Combat, side: int) -> list[int]:
    house = c.house(side)
    armies = {area: t.units[area] for area in own_areas(t, house)} | {c.area: fighters(t, house)}
    return [area * KINDS + kind for area, army in armies.items() for kind in range(KINDS) if count(army, kind)]


# ---------------------------------------------------------------- cancel


def tyrion_options(t: Table, c: Combat, side: int) -> list[int]:
    return [PASS, USE] if c.cards[1 - side] != NO_CARD else []


def tyrion(s: State, side: int, choice: int) -> None:
    """The enemy's card goes back to hand, and the enemy reveals another one."""
    t, c = s.table, the_combat(s)
    enemy = 1 - side
    card, house = c.cards[enemy], c.house(enemy)
    t.hands[house] |= 1 << card
    c.accused = card
    c.cards = _with(c.cards, enemy, NO_CARD)
    if s.sink is not None:
        alone = ("WS-RULING-078",) if t.hands[house] == 1 << card else ()  # no other card: none in this fight
        rules = (rule_of(CARD["tyrion-lannister"]), *alone)
        s.tell("card-returned", rules, {"seat": SEATS[house], "card": CARDS[card]})
    push(s, REPLACE, enemy)


def _with(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if side == ATTACKER else (pair[0], value)


# ---------------------------------------------------------------- immediate


def aeron_options(t: Table, c: Combat, side: int) -> list[int]:
    house = c.house(side)
    return [PASS, *cards_in(t.hands[house])] if t.power[house] >= 2 and t.hands[house] else []


def aeron(s: State, side: int, card: int) -> None:
    """Two power: Aeron is discarded and another card revealed in his place."""
    t, c = s.table, the_combat(s)
    house = c.house(side)
    t.power[house] -= 2
    t.hands[house] &= ~(1 << card)
    c.cards = _with(c.cards, side, card)
    if s.sink is not None:
        rules = (rule_of(CARD["aeron-damphair"]),)
        s.tell("power-lost", rules, {"seat": SEATS[house], "amount": 2})
        s.tell("card-discarded", rules, {"seat": SEATS[house], "card": "aeron-damphair"})
        s.tell("card-revealed", rules, {"seat": SEATS[house], "card": CARDS[card]}, reveals=True)


def mace_options(t: Table, c: Combat, side: int) -> list[int]:
    """Enemy footmen that fight, standing or routed; none against the Blackfish."""
    if c.cards[1 - side] == BLACKFISH:
        return []
    army = fighters(t, c.house(1 - side))
    return [kind for kind in (FOOTMAN, FOOTMAN + ROUTED) if count(army, kind)]


def mace(s: State, side: int, kind: int) -> None:
    """One enemy footman in the fight is destroyed at once."""
    c = the_combat(s)
    house = c.house(1 - side)
    remove_fighters(s.table, house, ONE[kind])
    if s.sink is not None:
        facts: Facts = {
            "seat": SEATS[house],
            "unit": UNIT_NAMES[kind],
            "area": AREAS[c.area],
            "reason": "card",
        }
        s.tell("lost-unit", (rule_of(CARD["mace-tyrell"]), "WS-STRENGTH-16"), facts)


def queen_options(t: Table, c: Combat, side: int) -> list[int]:
    """Enemy orders next to the fought-over area; the march that began the fight lies there no more."""
    enemy = c.house(1 - side)
    return [a for a in NEIGHBOURS[c.area] if t.owner[a] == enemy and t.orders[a] != NO_ORDER]


def remove_order(s: State, side: int, area: int) -> None:
    """An enemy order is taken off the board."""
    t, c = s.table, the_combat(s)
    order = t.orders[area]
    t.orders[area] = NO_ORDER
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[c.house(1 - side)], "area": AREAS[area], "order": ORDERS[order]}
        s.tell("order-removed", (rule_of(c.cards[side]),), facts)


def doran_options(t: Table, c: Combat, side: int) -> list[int]:
    return list(range(len(TRACKS)))


def doran(s: State, side: int, track: int) -> None:
    """The enemy drops to the last place of a track."""
    c = the_combat(s)
    house = c.house(1 - side)
    if track == IRON_THRONE and s.table.rules & SINCE_2:
        _keep_turns(s, house)
    put_last(s.table, track, house)
    if s.sink is not None:
        rules = (rule_of(CARD["doran-martell"]), "WS-TRACK-02", "WS-TRACK-04")
        s.tell("track-last", rules, {"seat": SEATS[house], "track": TRACKS[track]})


def _keep_turns(s: State, house: int) -> None:
    """WS-RULING-086: nobody loses a turn, and the house that drops gets none twice."""
    for i, f in enumerate(s.frames):
        if SCRIPTS[f.script].name == "westeros.marches":
            s.frames[i] = Frame(f.script, f.pc, fell_behind(s.table, f.a, house))


# ---------------------------------------------------------------- after the result


def roose(s: State, side: int, choice: int) -> None:
    """After a loss the whole discard pile returns, Roose Bolton included."""
    t, c = s.table, the_combat(s)
    house = c.house(side)
    t.hands[house] = FULL_HAND[house]
    c.cards = _with(c.cards, side, NO_CARD)
    if s.sink is not None:
        s.tell("cards-back", (rule_of(CARD["roose-bolton"]),), {"seat": SEATS[house]})


def tywin(s: State, side: int, choice: int) -> None:
    """After a win two power are gained."""
    house = the_combat(s).house(side)
    gained = gain_power(s.table, house, 2)
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[house], "amount": gained}
        s.tell("power-gained", (rule_of(CARD["tywin-lannister"]), "WS-COMP-12"), facts)


def cersei_options(t: Table, c: Combat, side: int) -> list[int]:
    """Orders of the beaten enemy anywhere but in the fought-over area (WS-RULING-083)."""
    enemy = c.house(1 - side)
    areas = [a for a in own_areas(t, enemy) if t.orders[a] != NO_ORDER and a not in (c.area, c.origin)]
    return [PASS, *areas] if areas else []


def renly_options(t: Table, c: Combat, side: int) -> list[int]:
    """Own footmen that fought or stood in an own area that lent support."""
    house = c.house(side)
    if not in_stock(t, house, KNIGHT):
        return []
    found = []
    places = [(c.area, fighters(t, house))]
    places += [(a, t.units[a]) for a in supporting_areas(t, c, side) if t.owner[a] == house]
    for area, army in places:
        found += [area * KINDS + kind for kind in (FOOTMAN, FOOTMAN + ROUTED) if count(army, kind)]
    return [PASS, *found] if found else []


def renly(s: State, side: int, unit: int) -> None:
    """A footman becomes a knight; a routed one stays routed."""
    t, c = s.table, the_combat(s)
    area, kind = divmod(unit, KINDS)
    change = ONE[kind - FOOTMAN + KNIGHT] - ONE[kind]
    if side == ATTACKER and area == c.area:
        c.army += change
    else:
        t.units[area] += change
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[c.house(side)], "area": AREAS[area], "unit": "knight"}
        s.tell("upgraded", (rule_of(CARD["renly-baratheon"]),), facts)


# ---------------------------------------------------------------- after the fight


def loras_applies(t: Table, c: Combat, side: int) -> bool:
    """Tyrell attacked and won, and stands in the area."""
    return side == ATTACKER and c.winner == side and t.owner[c.area] == c.attacker


def loras(s: State, side: int, choice: int) -> None:
    """The march order moves on with the army and can be resolved once more."""
    t, c = s.table, the_combat(s)
    t.orders[c.area] = c.march
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[c.attacker], "area": AREAS[c.area], "order": ORDERS[c.march]}
        s.tell("order-moved", (rule_of(CARD["ser-loras-tyrell"]),), facts)


def patchface_options(t: Table, c: Combat, side: int) -> list[int]:
    cards = cards_in(t.hands[c.house(1 - side)])
    return [PASS, *cards] if cards else []


def patchface(s: State, side: int, card: int) -> None:
    """A card of the enemy's hand is discarded; an emptied hand is refilled without it."""
    house = the_combat(s).house(1 - side)
    discard_card(s, house, card, rule_of(CARD["patchface"]))


def discard_card(s: State, house: int, card: int, rule: str) -> None:
    """A card leaves a hand for the discard pile; the last one brings the others back."""
    t = s.table
    t.hands[house] &= ~(1 << card)
    if s.sink is not None:
        s.tell("card-discarded", (rule,), {"seat": SEATS[house], "card": CARDS[card]})
    refill(s, house, card)


def refill(s: State, house: int, last: int) -> None:
    """WS-HOUSE-12: an empty hand takes back all cards but the last one played."""
    t = s.table
    if not t.hands[house] and last != NO_CARD:
        t.hands[house] = FULL_HAND[house] & ~(1 << last)
        if s.sink is not None:
            s.tell("cards-back", ("WS-HOUSE-12", "WS-HOUSE-13"), {"seat": SEATS[house], "card": CARDS[last]})


_ENTRIES: Final[dict[str, Text]] = {
    "tyrion-lannister": Text(CANCEL, tyrion, tyrion_options),
    "aeron-damphair": Text(IMMEDIATE, aeron, aeron_options, _card_word, "card", values=_own_cards),
    "mace-tyrell": Text(IMMEDIATE, mace, mace_options, _kind_word, "unit", values=_enemy_kinds),
    "queen-of-thorns": Text(IMMEDIATE, remove_order, queen_options, _area_word, "area", values=_all_orders),
    "doran-martell": Text(IMMEDIATE, doran, doran_options, _track_word, "track"),
    "roose-bolton": Text(RESULT, roose, applies=lost),
    "tywin-lannister": Text(RESULT, tywin, applies=won),
    "cersei-lannister": Text(RESULT, remove_order, cersei_options, _area_word, "area", won, _all_orders),
    "renly-baratheon": Text(RESULT, renly, renly_options, _unit_word, "upgrade", won, _own_units),
    "ser-loras-tyrell": Text(AFTER, loras, applies=loras_applies),
    "patchface": Text(AFTER, patchface, patchface_options, _card_word, "card", values=_enemy_cards),
}

TEXTS: Final[dict[int, Text]] = {CARD[name]: entry for name, entry in _ENTRIES.items()}


# ---------------------------------------------------------------- the shared question


def text_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The choices of the card `d.a`, for its owner."""
    options = TEXTS[d.a].options
    assert options is not None
    c = the_combat(p)
    return options(p.table, c, c.side(d.seat))


def text_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """All that the text of the card `d.a` could be used on, were it allowed."""
    options, values = text_options(p, d, prefix), TEXTS[d.a].values
    if values is None:
        return options
    c = the_combat(p)
    return [*[value for value in options if value == PASS], *values(p.table, c, c.side(d.seat))]


def check_text(p: Position, d: Decision, choice: Prefix) -> None:
    """Only what the text of the card speaks of."""
    value = choice[0]
    if value in text_options(p, d, ()):
        return
    said, (area, kind) = TEXTS[d.a].word(value), divmod(value, KINDS)
    match CARDS[d.a]:
        case "aeron-damphair":
            raise Illegal("WS-CARD-AERON-DAMPHAIR", {"card": said})
        case "patchface":
            raise Illegal("WS-CARD-PATCHFACE", {"card": said})
        case "mace-tyrell":
            raise Illegal("WS-CARD-MACE-TYRELL", {"unit": said})
        case "queen-of-thorns":
            raise Illegal("WS-CARD-QUEEN-OF-THORNS", {"area": said})
        case "cersei-lannister":
            raise Illegal("WS-CARD-CERSEI-LANNISTER", {"area": said})
        case "renly-baratheon":
            raise Illegal("WS-CARD-RENLY-BARATHEON", {"area": AREAS[area], "unit": UNIT_NAMES[kind]})


def say_text(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    if value == PASS:
        return f"{CARDS[d.a]} pass"
    return f"{CARDS[d.a]} use" if value == USE else f"{CARDS[d.a]} {TEXTS[d.a].word(value)}"


def label_text(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    by = CARDS[d.a]
    if value in (PASS, USE):
        return ("label-text-pass" if value == PASS else "label-text-use"), {"by_card": by}
    said, (area, kind) = TEXTS[d.a].word(value), divmod(value, KINDS)
    match TEXTS[d.a].fact:
        case "area":
            return "label-text-order", {"by_card": by, "area": said, "order": ORDERS[p.table.orders[value]]}
        case "upgrade":
            return "label-text-upgrade", {"by_card": by, "area": AREAS[area], "unit": UNIT_NAMES[kind]}
        case "card":
            return "label-text-card", {"by_card": by, "card": said}
        case "unit":
            return "label-text-unit", {"by_card": by, "unit": said}
    return "label-text-track", {"by_card": by, "track": said}


def default_text(p: Position, d: Decision) -> int:
    """Leave it if one may, else the first choice."""
    return text_options(p, d, ())[0]


def about_text(p: Position, d: Decision) -> Facts:
    return {"card": CARDS[d.a], "effect": CARDS[d.a]}


TEXT: Final = Kind(
    "text",
    Shape.ONE,
    ("WS-HOUSE-05", "WS-HOUSE-06", "WS-HOUSE-07", "WS-HOUSE-08"),
    options=text_options,
    values=text_values,
    check=check_text,
    say=say_text,
    label=label_text,
    default=default_text,
    about=about_text,
)


def next_side(t: Table, c: Combat) -> int:
    """The side whose text is dealt with next, in turn order; NOBODY once both have been."""
    for house in turn_order(t):
        side = c.side(house)
        if side != NOBODY and not c.used >> side & 1:
            return side
    return NOBODY


def next_text(s: State, f: Frame) -> None:
    """The first card text of the moment `f.a` not yet dealt with, in turn order."""
    t, c = s.table, the_combat(s)
    side = next_side(t, c)
    if side == NOBODY:
        return
    c.used |= 1 << side
    s.frames[-1] = f
    house, card = c.house(side), c.cards[side]
    text = TEXTS.get(card)
    if text is None or text.when != f.a:
        return
    applies = text.applies is None or text.applies(t, c, side)
    if applies and text.options is None:
        text.do(s, side, PASS)
    elif applies and text.options is not None and text.options(t, c, side):
        push(s, USE_TEXT, card, house)
    else:
        tell_idle(s, house, card)


def tell_idle(s: State, house: int, card: int) -> None:
    """The text of a card has nothing to work on."""
    if s.sink is not None:
        s.tell("text-idle", (rule_of(card),), {"seat": SEATS[house], "card": CARDS[card]})


def ask_text(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(TEXT, f.b, f.a),)


def use_text(s: State, f: Frame, answers: dict[int, int]) -> None:
    choice = answers[f.b]
    if choice == PASS:
        if s.sink is not None:
            s.tell("text-passed", (rule_of(f.a),), {"seat": SEATS[f.b], "card": CARDS[f.a]})
        return
    TEXTS[f.a].do(s, the_combat(s).side(f.b), choice)


USE_TEXT: Final = script("westeros.text", ("card", "seat"), Step(ask_text, then=use_text, rules=("WS-HOUSE-09",)))

ALL_TEXTS: Final = script(
    "westeros.texts",
    ("when",),
    Step(next_text, rules=("WS-HOUSE-06", "WS-HOUSE-07", "WS-HOUSE-08", "WS-HOUSE-09")),
)


# ---------------------------------------------------------------- choosing a card


def card_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The cards in hand; a card sent back cannot replace itself."""
    c = the_combat(p)
    return [card for card in cards_in(p.table.hands[d.seat]) if card != c.accused]


def card_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return [card for card in range(len(CARDS)) if CARD_HOUSE[card] == d.seat]


def check_card(p: Position, d: Decision, choice: Prefix) -> None:
    """A card in hand, and not the one Tyrion sent back."""
    card = choice[0]
    require(p.table.hands[d.seat] >> card & 1, "WS-HOUSE-11", card=CARDS[card])
    require(card != the_combat(p).accused, "WS-CARD-TYRION-LANNISTER", card=CARDS[card])


def say_card(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"card {CARDS[value]}"


def label_card(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-card", {"card": CARDS[value]}


def default_card(p: Position, d: Decision) -> int:
    """The strongest card in hand."""
    return max(card_options(p, d, ()), key=lambda card: (CARD_STRENGTH[card], -card))


def about_card(p: Position, d: Decision) -> Facts:
    """Where the fight is, and against whom."""
    c = the_combat(p)
    return {"area": AREAS[c.area], "seat": SEATS[c.house(1 - c.side(d.seat))]}


PLAY_CARD: Final = Kind(
    "card",
    Shape.ONE,
    ("WS-HOUSE-01", "WS-HOUSE-02", "WS-HOUSE-11"),
    options=card_options,
    values=card_values,
    check=check_card,
    say=say_card,
    label=label_card,
    default=default_card,
    secret=frozenset({0}),
    about=about_card,
)


def ask_replacement(s: State, f: Frame) -> tuple[Decision, ...]:
    """With no other card in hand the side fights without one (WS-RULING-078)."""
    c = the_combat(s)
    d = Decision(PLAY_CARD, c.house(f.a))
    return (d,) if card_options(s, d, ()) else ()


def take_replacement(s: State, f: Frame, answers: dict[int, int]) -> None:
    t, c = s.table, the_combat(s)
    house = c.house(f.a)
    card = answers[house]
    t.hands[house] &= ~(1 << card)
    c.cards = _with(c.cards, f.a, card)
    if s.sink is not None:
        s.tell("card-revealed", ("WS-HOUSE-01",), {"seat": SEATS[house], "card": CARDS[card]}, reveals=True)


REPLACE: Final = script(
    "westeros.replace", ("side",), Step(ask_replacement, then=take_replacement, rules=("WS-HOUSE-02",))
)
