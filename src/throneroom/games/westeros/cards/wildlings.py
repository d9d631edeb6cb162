"""A wildling attack: bids, the outcome, and what the card turned up does to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts, require
from throneroom.core.seats import CHANCE
from throneroom.games.westeros.board import AREAS, CASTLE_AREAS
from throneroom.games.westeros.cards.texts import discard_card, discard_pile
from throneroom.games.westeros.control import (
    controller,
    gain_power,
    in_stock,
    lose_power,
    own_areas,
    place_on,
    put_at,
    put_last,
    throne_holder,
    turn_order,
)
from throneroom.games.westeros.flow.aftermath import AFTERMATH
from throneroom.games.westeros.flow.bidding import BID, NO_BID, groups, take_bids
from throneroom.games.westeros.flow.losses import ANYWHERE, LOSSES, ONE_CASTLE
from throneroom.games.westeros.flow.muster import begin_muster
from throneroom.games.westeros.flow.supplying import set_supply
from throneroom.games.westeros.flow.wildling_deck import DRAW, dig_up, top_is_known
from throneroom.games.westeros.outcome import SINCE_2
from throneroom.games.westeros.pieces import (
    CARD_STRENGTH,
    CARDS,
    FIEFDOMS,
    FOOTMAN,
    FULL_HAND,
    IRON_THRONE,
    KINDS,
    KINGS_COURT,
    KNIGHT,
    NO_CARD,
    NOBODY,
    ONE,
    PREEMPTIVE_RAID,
    ROUTED,
    SEATS,
    TRACKS,
    UNIT_NAMES,
    WILDLING,
    WILDLING_SETBACK,
    WILDLING_STRENGTHS,
    WILDLINGS,
    cards_in,
    count,
)
from throneroom.games.westeros.table import Position, State, Table

HIGHEST: Final = 0
LOWEST: Final = 1
OTHER: Final = 2
ROLES: Final = ("highest", "lowest", "other")
PASS: Final = 999


def wildling_rule(card: int) -> str:
    """The id events of a card cite."""
    return f"WS-CARD-{WILDLINGS[card].upper()}"


# ---------------------------------------------------------------- effects without a question


def nothing(s: State, house: int) -> None:
    """The card spares them."""


def lose_two(s: State, house: int) -> None:
    push(s, LOSSES, house, 2, ANYWHERE, NOBODY)


def lose_three(s: State, house: int) -> None:
    push(s, LOSSES, house, 3, ANYWHERE, NOBODY)


def lose_one(s: State, house: int) -> None:
    push(s, LOSSES, house, 1, ANYWHERE, NOBODY)


def lose_two_in_castle(s: State, house: int) -> None:
    """Both from one castle or stronghold area; anywhere only if no such area has two."""
    push(s, LOSSES, house, 2, ONE_CASTLE, NOBODY)


def second_attack(s: State, house: int) -> None:
    """Preemptive Raid: at once, strength six, without the highest bidder."""
    push(s, ATTACK, PREEMPTIVE_RAID, house)


def knights_to_footmen(s: State, house: int) -> None:
    knights = sum([_knights(s.table, a) for a in own_areas(s.table, house)])
    push(s, DEMOTE, house, knights)


def two_knights_to_footmen(s: State, house: int) -> None:
    push(s, DEMOTE, house, 2)


def supply_up(s: State, house: int) -> None:
    set_supply(s, house, s.table.supply[house] + 1, _rule("rattleshirts-raiders"))


def supply_down_two(s: State, house: int) -> None:
    set_supply(s, house, s.table.supply[house] - 2, _rule("rattleshirts-raiders"))


def supply_down_one(s: State, house: int) -> None:
    set_supply(s, house, s.table.supply[house] - 1, _rule("rattleshirts-raiders"))


def all_cards_back(s: State, house: int) -> None:
    s.table.hands[house] = FULL_HAND[house]
    if s.sink is not None:
        s.tell("cards-back", (_rule("massing-on-the-milkwater"),), {"seat": SEATS[house]})


def discard_strongest(s: State, house: int) -> None:
    """With two or more cards, every card of the highest strength; if all are equal, the whole hand."""
    cards = cards_in(s.table.hands[house])
    best = max([CARD_STRENGTH[card] for card in cards])
    strongest = [card for card in cards if CARD_STRENGTH[card] == best]
    if len(strongest) < len(cards):
        for card in strongest:
            discard_card(s, house, card, _rule("massing-on-the-milkwater"))
    elif len(cards) > 1 and s.table.rules & SINCE_2:
        push(s, ASK, _LAST_CARD, house, house)


def last_everywhere(s: State, house: int) -> None:
    for track in range(len(TRACKS)):
        _drop(s, house, track)


def refund(s: State, house: int) -> None:
    """Skinchanger Scout: the highest bidder gets the bid back."""
    gained = gain_power(s.table, house, s.table.bids[house])
    _tell_power(s, "power-gained", house, gained)


def lose_all_power(s: State, house: int) -> None:
    _tell_power(s, "power-lost", house, lose_power(s.table, house, s.table.power[house]))


def lose_two_power(s: State, house: int) -> None:
    _tell_power(s, "power-lost", house, lose_power(s.table, house, 2))


def _tell_power(s: State, id: str, house: int, amount: int) -> None:
    if s.sink is not None:
        s.tell(id, (_rule("skinchanger-scout"),), {"seat": SEATS[house], "amount": amount})


def _drop(s: State, house: int, track: int) -> None:
    put_last(s.table, track, house)
    if s.sink is not None:
        rules = (_rule("a-king-beyond-the-wall"), "WS-TRACK-02", "WS-TRACK-04")
        s.tell("track-last", rules, {"seat": SEATS[house], "track": TRACKS[track]})


def _rule(name: str) -> str:
    return wildling_rule(WILDLING[name])


def _knights(t: Table, area: int) -> int:
    return count(t.units[area], KNIGHT) + count(t.units[area], KNIGHT + ROUTED)


# ---------------------------------------------------------------- effects that ask


class Question(NamedTuple):
    """What a card asks of a house: the choices (PASS if it may leave it), and what an answer does."""

    options: Callable[[Table, int], list[int]]
    do: Callable[[State, int, int], None]
    word: Callable[[int], str]
    fact: str


def _unit_word(unit: int) -> str:
    area, kind = divmod(unit, KINDS)
    return f"{AREAS[area]} {UNIT_NAMES[kind]}"


def _card_word(card: int) -> str:
    return CARDS[card]


def _track_word(track: int) -> str:
    return TRACKS[track]


def _area_word(area: int) -> str:
    return AREAS[area]


_PENALTIES: Final = ("lose-units", "lose-places")


def _penalty_word(penalty: int) -> str:
    return _PENALTIES[penalty]


def penalty_options(t: Table, house: int) -> list[int]:
    """WS-RULING-129: not what would cost the house nothing, if the other does."""
    if not t.rules & SINCE_2:
        return [0, 1]
    can_fall = min([place_on(t, track, house) for track in range(len(TRACKS))]) < t.players - 1
    costly = [penalty for penalty, hurts in enumerate((own_areas(t, house), can_fall)) if hurts]
    return costly or [0, 1]


def take_penalty(s: State, house: int, penalty: int) -> None:
    """Preemptive Raid: two units, or two places on the track where the house stands best."""
    if penalty == 0:
        lose_two(s, house)
        return
    best = best_tracks(s.table, house)
    if len(best) > 1:
        push(s, ASK, _PREEMPTIVE_TRACK, throne_holder(s.table), house)
    else:
        fall_two(s, house, best[0])


def best_tracks(t: Table, house: int) -> list[int]:
    """The tracks on which a house stands best."""
    places = [place_on(t, track, house) for track in range(len(TRACKS))]
    return [track for track, place in enumerate(places) if place == min(places)]


def fall_two(s: State, house: int, track: int) -> None:
    t = s.table
    place = min(t.players - 1, place_on(t, track, house) + 2)
    put_at(t, track, house, place)
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[house], "track": TRACKS[track], "place": place + 1}
        s.tell("track-moved", (_rule("preemptive-raid"), "WS-TRACK-02", "WS-TRACK-04"), facts)


def footman_options(t: Table, house: int) -> list[int]:
    """Own footmen anywhere, while a knight is left in stock."""
    if not in_stock(t, house, KNIGHT):
        return []
    found = [
        area * KINDS + kind
        for area in own_areas(t, house)
        for kind in (FOOTMAN, FOOTMAN + ROUTED)
        if count(t.units[area], kind)
    ]
    return [PASS, *found] if found else []


def promote(s: State, house: int, unit: int) -> None:
    area, kind = divmod(unit, KINDS)
    s.table.units[area] += ONE[kind - FOOTMAN + KNIGHT] - ONE[kind]
    if s.sink is not None:
        facts: Facts = {
            "seat": SEATS[house],
            "unit": "knight",
            "area": AREAS[area],
            "place_area": AREAS[area],
        }
        s.tell("upgraded", (_rule("crow-killers"),), facts)


def promote_and_again(s: State, house: int, unit: int) -> None:
    """Crow Killers, highest bidder: up to two footmen become knights."""
    promote(s, house, unit)
    if footman_options(s.table, house):
        push(s, ASK, _SECOND_KNIGHT, house, house)


def knight_options(t: Table, house: int) -> list[int]:
    return [
        area * KINDS + kind
        for area in own_areas(t, house)
        for kind in (KNIGHT, KNIGHT + ROUTED)
        if count(t.units[area], kind)
    ]


def demote(s: State, house: int, unit: int) -> None:
    """A knight becomes a footman; without a free footman it is destroyed."""
    t = s.table
    area, kind = divmod(unit, KINDS)
    free = in_stock(t, house, FOOTMAN) > 0
    t.units[area] -= ONE[kind]
    if free:
        t.units[area] += ONE[kind - KNIGHT + FOOTMAN]
    elif not t.units[area]:
        t.owner[area] = NOBODY
    if s.sink is not None:
        facts: Facts = {
            "seat": SEATS[house],
            "unit": UNIT_NAMES[kind],
            "area": AREAS[area],
            "reason": "wildlings",
        }
        s.tell("demoted" if free else "lost-unit", (_rule("crow-killers"),), facts)


def hand_options(t: Table, house: int) -> list[int]:
    """With two or more cards in hand, any of them."""
    cards = cards_in(t.hands[house])
    return cards if len(cards) > 1 else []


def discard_one(s: State, house: int, card: int) -> None:
    discard_card(s, house, card, _rule("massing-on-the-milkwater"))


def last_card_options(t: Table, house: int) -> list[int]:
    return cards_in(t.hands[house])


def discard_hand(s: State, house: int, last: int) -> None:
    """WS-RULING-021: all cards in hand go, the named one last; it stays out and the others come back."""
    for card in [card for card in cards_in(s.table.hands[house]) if card != last] + [last]:
        discard_card(s, house, card, _rule("massing-on-the-milkwater"))


def track_options(t: Table, house: int) -> list[int]:
    return [IRON_THRONE, FIEFDOMS, KINGS_COURT]


def go_first(s: State, house: int, track: int) -> None:
    put_at(s.table, track, house, 0)
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[house], "track": TRACKS[track], "place": 1}
        s.tell("track-moved", (_rule("a-king-beyond-the-wall"), "WS-TRACK-03", "WS-TRACK-04"), facts)


def lesser_track_options(t: Table, house: int) -> list[int]:
    return [FIEFDOMS, KINGS_COURT]


def discard_options(t: Table, house: int) -> list[int]:
    pile = cards_in(discard_pile(t, None, house))
    return [PASS, *pile] if pile else []


def take_card_back(s: State, house: int, card: int) -> None:
    s.table.hands[house] |= 1 << card
    if s.sink is not None:
        s.tell("card-back", (_rule("mammoth-riders"),), {"seat": SEATS[house], "card": CARDS[card]})


def castle_options(t: Table, house: int) -> list[int]:
    areas = [area for area in CASTLE_AREAS if controller(t, area) == house]
    return [PASS, *areas] if areas else []


def muster_there(s: State, house: int, area: int) -> None:
    begin_muster(s, house, [area])


def preemptive_track_options(t: Table, house: int) -> list[int]:
    return best_tracks(t, house)


_PREEMPTIVE_TRACK: Final = 5
_SECOND_KNIGHT: Final = 2
_LAST_CARD: Final = 10

QUESTIONS: Final[tuple[Question, ...]] = (
    Question(penalty_options, take_penalty, _penalty_word, "penalty"),
    Question(footman_options, promote_and_again, _unit_word, "unit"),
    Question(footman_options, promote, _unit_word, "unit"),
    Question(hand_options, discard_one, _card_word, "card"),
    Question(track_options, go_first, _track_word, "track"),
    Question(preemptive_track_options, fall_two, _track_word, "track"),
    Question(lesser_track_options, _drop, _track_word, "track"),
    Question(discard_options, take_card_back, _card_word, "card"),
    Question(castle_options, muster_there, _area_word, "area"),
    Question(knight_options, demote, _unit_word, "unit"),
    Question(last_card_options, discard_hand, _card_word, "card"),
)
QUESTION_NAMES: Final = (
    "preemptive-penalty", "first-knight", "second-knight", "discard-card", "first-place", "fall-track",
    "last-place", "card-back", "muster-area", "demote", "last-card",
)  # fmt: skip
_DEMOTE: Final = 9
_PENALTY: Final = 0


def _ask_penalty(s: State, house: int) -> None:
    push(s, ASK, 0, house, house)


def _ask_knights(s: State, house: int) -> None:
    push(s, ASK, 1, house, house)


def _ask_discard(s: State, house: int) -> None:
    push(s, ASK, 3, house, house)


def _ask_first_place(s: State, house: int) -> None:
    push(s, ASK, 4, house, house)


def _ask_last_place(s: State, house: int) -> None:
    push(s, ASK, 6, house, house)


def _ask_card_back(s: State, house: int) -> None:
    push(s, ASK, 7, house, house)


def _ask_muster(s: State, house: int) -> None:
    push(s, ASK, 8, house, house)


Effect = Callable[[State, int], None]

EFFECTS: Final[dict[str, tuple[Effect, Effect, Effect]]] = {
    "silence-at-the-wall": (nothing, nothing, nothing),
    "preemptive-raid": (second_attack, _ask_penalty, nothing),
    "crow-killers": (_ask_knights, knights_to_footmen, two_knights_to_footmen),
    "rattleshirts-raiders": (supply_up, supply_down_two, supply_down_one),
    "massing-on-the-milkwater": (all_cards_back, discard_strongest, _ask_discard),
    "a-king-beyond-the-wall": (_ask_first_place, last_everywhere, _ask_last_place),
    "mammoth-riders": (_ask_card_back, lose_three, lose_two),
    "the-horde-descends": (_ask_muster, lose_two_in_castle, lose_one),
    "skinchanger-scout": (refund, lose_all_power, lose_two_power),
}
"""For each card: the highest bidder's reward, the lowest bidder's penalty, everybody else's."""


def wild_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The choices of question `d.a` about house `d.b`."""
    return QUESTIONS[d.a].options(p.table, d.b)


def wild_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Both penalties can be named; of the rest, what is offered."""
    return list(range(len(_PENALTIES))) if d.a == _PENALTY else wild_options(p, d, prefix)


def check_wild(p: Position, d: Decision, choice: Prefix) -> None:
    """A penalty must cost something if one does."""
    require(choice[0] in wild_options(p, d, ()), "WS-RULING-129", seat=SEATS[d.b])


def say_wild(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return "wild pass" if value == PASS else f"wild {QUESTIONS[d.a].word(value)}"


def label_wild(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    if value == PASS:
        return "label-wild-pass", {}
    q = QUESTIONS[d.a]
    if q.fact == "unit":
        area, kind = divmod(value, KINDS)
        return "label-lose" if d.a == _DEMOTE else "label-wild-unit", {
            "area": AREAS[area],
            "unit": UNIT_NAMES[kind],
        }
    return f"label-wild-{q.fact}", {q.fact: q.word(value)}


def default_wild(p: Position, d: Decision) -> int:
    """Leave it if one may, else the first choice."""
    return wild_options(p, d, ())[0]


def about_wild(p: Position, d: Decision) -> Facts:
    """The card that was turned up, which lies under the deck by now, and what it asks."""
    return {"wildling": WILDLINGS[p.table.buried[-1]], "wild": QUESTION_NAMES[d.a]}


WILD: Final = Kind(
    "wild",
    Shape.ONE,
    ("WS-WILD-13", "WS-WILD-14"),
    options=wild_options,
    values=wild_values,
    check=check_wild,
    say=say_wild,
    label=label_wild,
    default=default_wild,
    about=about_wild,
)


def ask_wild(s: State, f: Frame) -> tuple[Decision, ...]:
    """Question `f.a`, put to house `f.b`, about house `f.c`."""
    return (Decision(WILD, f.b, f.a, f.c),) if QUESTIONS[f.a].options(s.table, f.c) else ()


def answer_wild(s: State, f: Frame, answers: dict[int, int]) -> None:
    if answers[f.b] != PASS:
        QUESTIONS[f.a].do(s, f.c, answers[f.b])


ASK: Final = script("westeros.wild-question", ("question", "seat", "about-seat"), Step(ask_wild, then=answer_wild))


def ask_demotion(s: State, f: Frame) -> tuple[Decision, ...]:
    """`f.b` knights of house `f.a` still have to become footmen."""
    return (Decision(WILD, f.a, _DEMOTE, f.a),) if f.b and knight_options(s.table, f.a) else ()


def take_demotion(s: State, f: Frame, answers: dict[int, int]) -> None:
    demote(s, f.a, answers[f.a])
    s.frames[-1] = Frame(f.script, f.pc, f.a, f.b - 1)


DEMOTE: Final = script("westeros.demote", ("seat", "left"), Step(ask_demotion, then=take_demotion))


# ---------------------------------------------------------------- the attack


def ask_attack_bids(s: State, f: Frame) -> tuple[Decision, ...]:
    """Everybody but a house that has already fought (`f.b`)."""
    return tuple([Decision(BID, h, len(TRACKS), f.a) for h in range(s.table.players) if h != f.b])


def show_attack_bids(s: State, f: Frame, answers: dict[int, int]) -> None:
    """WS-WILD-05, 06: the bids together against the strength of the wildlings."""
    take_bids(s, answers, ("WS-WILD-05", "WS-WILD-11"))
    t = s.table
    watch = sum([bid for bid in t.bids if bid != NO_BID])
    won = watch >= f.a
    s.frames[-1] = Frame(f.script, f.pc + 1, f.a, f.b, int(won), NOBODY)
    if s.sink is not None:
        facts: Facts = {"watch": watch, "strength": f.a}
        s.tell("wildlings-beaten" if won else "wildlings-win", ("WS-WILD-06", "WS-WILD-07"), facts)


def rivals(t: Table, won: bool) -> tuple[int, ...]:
    """The houses tied for the highest bid after a win, for the lowest after a defeat."""
    return groups(t)[0 if won else -1]


def rival_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return list(rivals(p.table, bool(d.a)))


def rival_values(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(p.table.players)


def check_rival(p: Position, d: Decision, choice: Prefix) -> None:
    """Only a house that is tied."""
    require(choice[0] in rivals(p.table, bool(d.a)), "WS-WILD-16", seat=SEATS[choice[0]])


def say_rival(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"{'highest' if d.a else 'lowest'} {SEATS[value]}"


def label_rival(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-seat", {"seat": SEATS[value]}


def default_rival(p: Position, d: Decision) -> int:
    """Oneself for the reward, somebody else for the penalty."""
    tied = rivals(p.table, bool(d.a))
    wanted = [h for h in tied if (h == d.seat) == bool(d.a)]
    return (wanted or list(tied))[0]


RIVAL: Final = Kind(
    "rival",
    Shape.ONE,
    ("WS-WILD-16", "WS-WILD-17", "WS-INFL-04"),
    options=rival_options,
    values=rival_values,
    check=check_rival,
    say=say_rival,
    label=label_rival,
    default=default_rival,
)


def ask_rival(s: State, f: Frame) -> tuple[Decision, ...]:
    """WS-RULING-017: decided before the card is turned over."""
    tied = rivals(s.table, bool(f.c))
    return (Decision(RIVAL, throne_holder(s.table), f.c),) if len(tied) > 1 else ()


def name_rival(s: State, f: Frame, answers: dict[int, int]) -> None:
    s.frames[-1] = Frame(f.script, f.pc + 1, f.a, f.b, f.c, answers[throne_holder(s.table)])


def settle_rival(s: State, f: Frame) -> None:
    if f.d == NOBODY:
        s.frames[-1] = Frame(f.script, f.pc + 1, f.a, f.b, f.c, rivals(s.table, bool(f.c))[0])


def ask_wildling_card(s: State, f: Frame) -> tuple[Decision, ...]:
    return () if top_is_known(s) else (Decision(DRAW, CHANCE),)


def fix_wildling_card(s: State, f: Frame, answers: dict[int, int]) -> None:
    s.secrets.top = answers[CHANCE]


def turn_wildling_card(s: State, f: Frame) -> None:
    """The top card is revealed, goes under the deck, and takes effect."""
    t = s.table
    if s.secrets.top == NO_CARD:
        dig_up(s)
    card, s.secrets.top = s.secrets.top, NO_CARD
    t.peekers = 0
    t.buried += (card,)
    if s.sink is not None:
        facts: Facts = {"wildling": WILDLINGS[card]}
        s.tell("wildling-revealed", ("WS-WILD-12", "WS-WILD-15", wildling_rule(card)), facts, reveals=True)
    if f.c:
        push(s, STRIKE, card, f.d, HIGHEST)
    else:
        others = [h for h in turn_order(t) if h not in (f.d, f.b)]
        for house in reversed(others):
            push(s, STRIKE, card, house, OTHER)
        push(s, STRIKE, card, f.d, LOWEST)


def strike(s: State, f: Frame) -> None:
    """What the card `f.a` does to house `f.b` in its role `f.c`."""
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[f.b], "wildling": WILDLINGS[f.a]}
        s.tell(
            f"wildling-{ROLES[f.c]}",
            (wildling_rule(f.a), "WS-WILD-13" if f.c == HIGHEST else "WS-WILD-14"),
            facts,
        )
    EFFECTS[WILDLINGS[f.a]][f.c](s, f.b)


def after_strike(s: State, f: Frame) -> None:
    push(s, AFTERMATH)


def move_marker(s: State, f: Frame) -> None:
    """WS-WILD-09, 10: to nothing after a victory, two spaces back after a defeat."""
    t = s.table
    t.bids = ()
    if f.b != NOBODY:  # WS-RULING-019: a second attack leaves it to the first, which was a victory
        return
    t.wildlings = 0 if f.c else max(0, t.wildlings - WILDLING_SETBACK)
    if s.sink is not None:
        rule = "WS-WILD-09" if f.c else "WS-WILD-10"
        s.tell("wildlings-retreat", (rule,), {"strength": WILDLING_STRENGTHS[t.wildlings]})


STRIKE: Final = script(
    "westeros.strike",
    ("wildling", "seat", "role"),
    Step(strike, rules=("WS-WILD-13", "WS-WILD-14")),
    Step(after_strike, rules=("WS-VICT-02",)),
)

SETTLED: Final = 2
"""From this step of an attack on nobody bids any more, and it is settled whom the card is for."""

ATTACK: Final = script(
    "westeros.wildling-attack",
    ("strength", "excluded-seat", "won", "named-seat"),
    Step(ask_attack_bids, then=show_attack_bids, rules=("WS-WILD-04", "WS-WILD-05", "WS-WILD-06")),
    Step(ask_rival, then=name_rival, rules=("WS-WILD-16",)),
    Step(settle_rival, rules=("WS-WILD-16",)),
    Step(ask_wildling_card, then=fix_wildling_card, rules=("WS-WILD-12",)),
    Step(turn_wildling_card, rules=("WS-WILD-12", "WS-WILD-15")),
    Step(move_marker, rules=("WS-WILD-09", "WS-WILD-10", "WS-WILD-11")),
)
