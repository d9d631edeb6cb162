"""Combat, step by step as the book has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.events import Term
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts
from throneroom.core.seats import CHANCE
from throneroom.games.westeros.board import AREAS
from throneroom.games.westeros.cards.modifiers import MODIFIERS
from throneroom.games.westeros.cards.texts import (
    AFTER,
    ALL_TEXTS,
    ARIANNE,
    BLACKFISH,
    CANCEL,
    IMMEDIATE,
    PLAY_CARD,
    RESULT,
    ROBB,
    refill,
    rule_of,
    tell_idle,
)
from throneroom.games.westeros.control import (
    blade_holder,
    garrison_against,
    home_of,
    place_on,
    place_units,
)
from throneroom.games.westeros.flow.aftermath import AFTERMATH, lose_token
from throneroom.games.westeros.flow.losses import CASUALTY, LOSSES, SUPPLY, fighters, victims
from throneroom.games.westeros.flow.retreat import RETREAT
from throneroom.games.westeros.flow.support import CALL_FOR_SUPPORT, the_combat
from throneroom.games.westeros.outcome import TIDES_RULE
from throneroom.games.westeros.pieces import (
    CARDS,
    FIEFDOMS,
    NO_CARD,
    NO_ORDER,
    NOBODY,
    ORDERS,
    SEATS,
    TIDES,
    TIDES_COUNT,
    TIDES_SKULLS,
)
from throneroom.games.westeros.strength import final_terms, initial_terms, is_text_felt, swords, total, towers
from throneroom.games.westeros.supply import armies, excess
from throneroom.games.westeros.table import ATTACKER, DEFENDER, Combat, Position, State, Table


def call_for_support(s: State, f: Frame) -> None:
    c = the_combat(s)
    if s.sink is not None:
        facts: Facts = {"seat": SEATS[c.attacker], "victim_seat": SEATS[c.defender], "area": AREAS[c.area]}
        s.tell("fight", ("WS-MARCH-11", "WS-STRENGTH-03"), facts)
    push(s, CALL_FOR_SUPPORT)


def announce_strength(s: State, f: Frame) -> None:
    """WS-STRENGTH-12: both sides say what they start with."""
    if s.sink is not None:
        t, c = s.table, the_combat(s)
        for side in (ATTACKER, DEFENDER):
            terms = initial_terms(t, c, side)
            facts: Facts = {"seat": SEATS[c.house(side)], "strength": total(terms)}
            s.tell("initial-strength", ("WS-STRENGTH-11", "WS-STRENGTH-12"), facts, tuple(terms))


# ---------------------------------------------------------------- House cards


def ask_cards(s: State, f: Frame) -> tuple[Decision, ...]:
    c = the_combat(s)
    return tuple([Decision(PLAY_CARD, house) for house in sorted((c.attacker, c.defender))])


def reveal_cards(s: State, f: Frame, answers: dict[int, int]) -> None:
    t, c = s.table, the_combat(s)
    c.cards = (answers[c.attacker], answers[c.defender])
    for side in (ATTACKER, DEFENDER):
        house, card = c.house(side), c.cards[side]
        t.hands[house] &= ~(1 << card)
        if s.sink is not None:
            facts: Facts = {"seat": SEATS[house], "card": CARDS[card]}
            s.tell("card-revealed", ("WS-HOUSE-01", "WS-HOUSE-02"), facts, reveals=True)


def cancel_texts(s: State, f: Frame) -> None:
    the_combat(s).used = 0
    push(s, ALL_TEXTS, CANCEL)


def immediate_texts(s: State, f: Frame) -> None:
    the_combat(s).used = 0
    push(s, ALL_TEXTS, IMMEDIATE)


# ---------------------------------------------------------------- Tides of Battle


def tides_left(t: Table, drawn: tuple[int, int]) -> list[int]:
    """How many cards of each face are left in this fight's deck."""
    return [TIDES_COUNT[face] - drawn.count(face) for face in range(len(TIDES))]


def tides_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    left = tides_left(p.table, p.secrets.tides)
    return [face for face in range(len(TIDES)) if left[face] > 0]


def tides_weights(p: Position, d: Decision) -> list[int]:
    return [n for n in tides_left(p.table, p.secrets.tides) if n > 0]


def say_tides(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return TIDES[value]


def label_tides(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-tides", {"tides": TIDES[value]}


def default_tides(p: Position, d: Decision) -> int:
    return 0


DRAW_TIDES: Final = Kind(
    "tides",
    Shape.CHANCE,
    ("WS-TIDES-03",),
    options=tides_options,
    weights=tides_weights,
    say=say_tides,
    label=label_tides,
    default=default_tides,
)


def ask_attackers_tides(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(DRAW_TIDES, CHANCE, ATTACKER),) if s.table.rules & TIDES_RULE else ()


def ask_defenders_tides(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(DRAW_TIDES, CHANCE, DEFENDER),) if s.table.rules & TIDES_RULE else ()


def take_attackers_tides(s: State, f: Frame, answers: dict[int, int]) -> None:
    _take_tides(s, ATTACKER, answers[CHANCE])


def take_defenders_tides(s: State, f: Frame, answers: dict[int, int]) -> None:
    _take_tides(s, DEFENDER, answers[CHANCE])


def _take_tides(s: State, side: int, face: int) -> None:
    """Only the one who drew it sees the card, until both are shown."""
    held = s.secrets.tides
    s.secrets.tides = (face, held[1]) if side == ATTACKER else (held[0], face)
    house = the_combat(s).house(side)
    if s.sink is not None:
        private: Facts = {"tides": TIDES[face]}
        s.tell("tides-drawn", ("WS-TIDES-03",), {"seat": SEATS[house]}, to=house, private=private, reveals=True)


def blade_side(t: Table) -> int:
    """The side that could use the Valyrian Steel Blade now, or NOBODY."""
    c = t.combat
    return NOBODY if t.blade_used or c is None else c.side(blade_holder(t))


NO: Final = 0
YES: Final = 1


def yes_no(p: Position, d: Decision, prefix: Prefix) -> tuple[int, int]:
    return (NO, YES)


def say_redraw(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return "redraw" if value == YES else "keep"


def label_redraw(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    c = p.table.combat
    assert c is not None
    held = p.secrets.tides[c.side(d.seat)]
    return ("label-redraw" if value == YES else "label-keep-tides"), {"tides": TIDES[held]}


def default_no(p: Position, d: Decision) -> int:
    """The Blade stays sheathed."""
    return NO


def about_fight(p: Position, d: Decision) -> Facts:
    return {"area": AREAS[the_combat(p).area]}


REDRAW: Final = Kind(
    "redraw",
    Shape.ONE,
    ("WS-TIDES-04", "WS-TIDES-05", "WS-TIDES-06"),
    options=yes_no,
    say=say_redraw,
    label=label_redraw,
    default=default_no,
    about=about_fight,
)


def ask_redraw(s: State, f: Frame) -> tuple[Decision, ...]:
    side = blade_side(s.table)
    if not s.table.rules & TIDES_RULE or side == NOBODY:
        return ()
    return (Decision(REDRAW, the_combat(s).house(side)),)


def redraw(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    house = blade_holder(t)
    if answers[house] == YES:
        t.blade_used = True
        if s.sink is not None:
            s.tell("blade-redraws", ("WS-TIDES-04", "WS-TIDES-06"), {"seat": SEATS[house]})
        push(s, NEW_TIDES, the_combat(s).side(house))


def ask_new_tides(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(DRAW_TIDES, CHANCE, f.a),)


def take_new_tides(s: State, f: Frame, answers: dict[int, int]) -> None:
    _take_tides(s, f.a, answers[CHANCE])


def show_tides(s: State, f: Frame) -> None:
    if not s.table.rules & TIDES_RULE:
        return
    c = the_combat(s)
    c.tides = s.secrets.tides
    c.tides_shown = True
    s.secrets.tides = (NO_CARD, NO_CARD)
    if s.sink is not None:
        for side in (ATTACKER, DEFENDER):
            facts: Facts = {"seat": SEATS[c.house(side)], "tides": TIDES[c.tides[side]]}
            s.tell("tides-shown", ("WS-TIDES-07", "WS-TIDES-08"), facts, reveals=True)


# ---------------------------------------------------------------- Valyrian Steel Blade


def say_blade(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return "blade use" if value == YES else "blade pass"


def label_blade(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    t, c = p.table, the_combat(p)
    side = c.side(d.seat)
    facts: Facts = {"own": total(final_terms(t, c, side)), "enemy": total(final_terms(t, c, 1 - side))}
    return ("label-blade" if value == YES else "label-blade-pass"), facts


BLADE: Final = Kind(
    "blade",
    Shape.ONE,
    ("WS-BLADE-01", "WS-BLADE-02", "WS-BLADE-04", "WS-BLADE-05"),
    options=yes_no,
    say=say_blade,
    label=label_blade,
    default=default_no,
    about=about_fight,
)


def ask_blade(s: State, f: Frame) -> tuple[Decision, ...]:
    side = blade_side(s.table)
    return () if side == NOBODY else (Decision(BLADE, the_combat(s).house(side)),)


def use_blade(s: State, f: Frame, answers: dict[int, int]) -> None:
    t, c = s.table, the_combat(s)
    house = blade_holder(t)
    if answers[house] == YES:
        t.blade_used = True
        c.blade = c.side(house)
        if s.sink is not None:
            s.tell("blade-used", ("WS-BLADE-01", "WS-BLADE-02"), {"seat": SEATS[house]})


# ---------------------------------------------------------------- resolution


def verdict(t: Table, c: Combat, attack: int, defence: int) -> tuple[int, str]:
    """The side that wins with these strengths, and the rule that says so."""
    if attack != defence:
        return (ATTACKER if attack > defence else DEFENDER), "WS-STRENGTH-18"
    ahead = place_on(t, FIEFDOMS, c.attacker) < place_on(t, FIEFDOMS, c.defender)
    return (ATTACKER if ahead else DEFENDER), "WS-STRENGTH-19"


def decide_winner(s: State, f: Frame) -> None:
    """The higher strength wins; equal ones are decided on the Fiefdoms track."""
    t, c = s.table, the_combat(s)
    terms = [final_terms(t, c, side) for side in (ATTACKER, DEFENDER)]
    attack, defence = total(terms[ATTACKER]), total(terms[DEFENDER])
    c.winner, rule = verdict(t, c, attack, defence)
    if s.sink is None:
        return
    for side, strength in ((ATTACKER, attack), (DEFENDER, defence)):
        facts: Facts = {"seat": SEATS[c.house(side)], "strength": strength}
        s.tell("final-strength", ("WS-STRENGTH-14",), facts, tuple(terms[side]))
    victor, beaten = c.house(c.winner), c.house(1 - c.winner)
    facts = {"seat": SEATS[victor], "victim_seat": SEATS[beaten], "area": AREAS[c.area]}
    if attack == defence:
        facts |= {"place": place_on(t, FIEFDOMS, victor) + 1, "victim_place": place_on(t, FIEFDOMS, beaten) + 1}
        s.tell("fight-tied", (rule,), facts)
    else:
        s.tell("fight-won", (rule,), facts)
    _tell_idle_texts(s, terms[ATTACKER] + terms[DEFENDER])


def _tell_idle_texts(s: State, terms: list[Term]) -> None:
    """Cards whose text needs no asking say so when it came to nothing."""
    t, c = s.table, the_combat(s)
    for side in (ATTACKER, DEFENDER):
        card = c.cards[side]
        idle = {
            ROBB: c.winner != side,
            ARIANNE: side == ATTACKER or c.winner == side,
        }.get(card, card in MODIFIERS and not is_text_felt(t, c, side, terms))
        if idle:
            tell_idle(s, c.house(side), card)


def result_texts(s: State, f: Frame) -> None:
    the_combat(s).used = 0
    push(s, ALL_TEXTS, RESULT)


def take_casualties(s: State, f: Frame) -> None:
    """WS-CASUAL-03: the victor's swords less the loser's fortifications."""
    t, c = s.table, the_combat(s)
    loser = 1 - c.winner
    sharp, blunt = swords(t, c, c.winner), towers(t, c, loser)
    number = max(0, sharp - blunt)
    house = c.house(loser)
    spared = c.cards[loser] == BLACKFISH
    if s.sink is not None:
        rules = ("WS-CASUAL-02", "WS-CASUAL-03") + ((rule_of(BLACKFISH),) if spared and number else ())
        facts: Facts = {
            "seat": SEATS[house],
            "swords": sharp,
            "towers": blunt,
            "number": 0 if spared else number,
        }
        s.tell("casualties", rules, facts)
    if number and not spared:
        push(s, LOSSES, house, number, CASUALTY, NOBODY)


def take_skulls(s: State, f: Frame) -> None:
    """WS-TIDES-09 to 12: a skull costs the other side a unit, whoever won."""
    t, c = s.table, the_combat(s)
    if not c.tides_shown:
        return
    for side in (DEFENDER, ATTACKER):
        skulls = TIDES_SKULLS[c.tides[1 - side]] if c.tides[1 - side] != NO_CARD else 0
        if not skulls:
            continue
        house = c.house(side)
        spared = c.cards[side] == BLACKFISH
        number = skulls if victims(t, house, CASUALTY, NOBODY) and not spared else 0
        if s.sink is not None:
            why = () if number else (rule_of(BLACKFISH),) if spared else ("WS-TIDES-12",)
            s.tell("skull", ("WS-TIDES-09", "WS-TIDES-11", *why), {"seat": SEATS[house], "number": number})
        if number:
            push(s, LOSSES, house, number, CASUALTY, NOBODY)


def retreat(s: State, f: Frame) -> None:
    push(s, RETREAT, 1 - the_combat(s).winner, NOBODY)


def clean_up(s: State, f: Frame) -> None:
    """Orders, tokens and garrison of a beaten defender go; the victors stand in the area."""
    t, c = s.table, the_combat(s)
    if c.winner == ATTACKER:
        _remove_order(s, "WS-CCLEAN-02")
        _remove_garrison(s)
        if c.cards[DEFENDER] == ARIANNE:
            _stay_out(s)
        else:
            _capture(s)
    elif not fighters(t, c.defender):
        _remove_order(s, "WS-RULING-124")
    for side in (ATTACKER, DEFENDER):
        refill(s, c.house(side), c.cards[side])


def _remove_order(s: State, rule: str) -> None:
    t, c = s.table, the_combat(s)
    order = t.orders[c.area]
    t.orders[c.area] = NO_ORDER
    if order != NO_ORDER and s.sink is not None:
        facts: Facts = {"seat": SEATS[c.defender], "area": AREAS[c.area], "order": ORDERS[order]}
        s.tell("order-removed", (rule,), facts)


def _remove_garrison(s: State) -> None:
    t, c = s.table, the_combat(s)
    if garrison_against(t, c.attacker, c.area):
        home = home_of(t, c.area)
        t.garrisons &= ~(1 << home)
        if s.sink is not None:
            s.tell("garrison-lost", ("WS-GARR-05",), {"seat": SEATS[home], "area": AREAS[c.area]})


def _stay_out(s: State) -> None:
    """The victors stand again where they came from; beside an army swollen by the same march they may be too many."""
    t, c = s.table, the_combat(s)
    army, c.army = c.army, 0
    if army:
        place_units(t, c.attacker, c.origin, army)
    if s.sink is not None:
        s.tell("kept-out", (rule_of(ARIANNE),), {"seat": SEATS[c.attacker], "area": AREAS[c.area]})
    over = excess(list(armies(t, c.attacker).values()), t.supply[c.attacker])
    if over:
        push(s, LOSSES, c.attacker, over, SUPPLY, NOBODY)


def _capture(s: State) -> None:
    t, c = s.table, the_combat(s)
    army, c.army = c.army, 0
    lose_token(s, c.area, c.attacker)
    if army:
        place_units(t, c.attacker, c.area, army)
        if s.sink is not None:
            s.tell("captured", ("WS-CCLEAN-06",), {"seat": SEATS[c.attacker], "area": AREAS[c.area]})


def after_texts(s: State, f: Frame) -> None:
    the_combat(s).used = 0
    push(s, ALL_TEXTS, AFTER)


def end_combat(s: State, f: Frame) -> None:
    s.table.combat = None
    push(s, AFTERMATH)


NEW_TIDES: Final = script("westeros.new-tides", ("side",), Step(ask_new_tides, then=take_new_tides))

COMBAT: Final = script(
    "westeros.combat",
    (),
    Step(call_for_support, rules=("WS-STRENGTH-05", "WS-SUPPORT-01")),
    Step(announce_strength, rules=("WS-STRENGTH-11", "WS-STRENGTH-12")),
    Step(ask_cards, then=reveal_cards, rules=("WS-HOUSE-01", "WS-HOUSE-02")),
    Step(cancel_texts, rules=("WS-HOUSE-06",)),
    Step(immediate_texts, rules=("WS-HOUSE-05", "WS-HOUSE-07")),
    Step(ask_attackers_tides, then=take_attackers_tides, rules=("WS-TIDES-03",)),
    Step(ask_defenders_tides, then=take_defenders_tides, rules=("WS-TIDES-03",)),
    Step(ask_redraw, then=redraw, rules=("WS-TIDES-04",)),
    Step(show_tides, rules=("WS-TIDES-07",)),
    Step(ask_blade, then=use_blade, rules=("WS-BLADE-03",)),
    Step(decide_winner, rules=("WS-STRENGTH-14", "WS-STRENGTH-18", "WS-STRENGTH-19")),
    Step(result_texts, rules=("WS-HOUSE-08",)),
    Step(take_casualties, rules=("WS-CASUAL-01", "WS-CASUAL-02", "WS-CASUAL-03")),
    Step(take_skulls, rules=("WS-TIDES-09", "WS-TIDES-10")),
    Step(retreat, rules=("WS-RETREAT-01",)),
    Step(clean_up, rules=("WS-CCLEAN-01", "WS-CCLEAN-02", "WS-CCLEAN-03", "WS-CCLEAN-04", "WS-HOUSE-10")),
    Step(after_texts, rules=("WS-RULING-072",)),
    Step(end_combat, rules=("WS-CCLEAN-05",)),
)

_STAGES: Final = (
    ("support", 2),
    ("cards", 1),
    ("abilities", 2),
    ("strength", 6),
    ("losses", 3),
    ("retreat", 1),
    ("end", 3),
)
"""The stages of a fight as players count them, and how many steps of the script each has."""
STAGES: Final = tuple([stage for stage, steps in _STAGES for _ in range(steps)])


def stage(frames: Sequence[Frame]) -> str:
    """How far the running fight has come; a neutral force is fought with support alone."""
    for depth, frame in enumerate(frames):
        if frame.script == COMBAT:
            asks_itself = depth == len(frames) - 1
            return STAGES[frame.pc if asks_itself else frame.pc - 1]
    return STAGES[0]
