"""The choice of characters, and support offered clockwise and answered at once."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Points, Prefix, Shape
from throneroom.core.flow import Frame, Step, script
from throneroom.core.rules import Facts, require
from throneroom.games.iron_throne.flow.encounter_operations import join
from throneroom.games.iron_throne.flow.windows import open_window
from throneroom.games.iron_throne.pieces import (
    CHALLENGER_SIDE,
    CHARACTERS_EACH,
    DEFENDER_SIDE,
    NONE,
    SIDES,
    WINDOW,
)
from throneroom.games.iron_throne.table import (
    Position,
    State,
    active,
    code,
    is_active,
    is_alive,
    is_restricted,
    living,
    offer_sides,
    own_characters,
    person,
)

# ---------------------------------------------------------------- the characters of the active players


def character_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return living(p.table, d.seat)


def character_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    t = p.table
    return [char for seat in range(t.players) for char in own_characters(t, seat)]


def check_character(p: Position, d: Decision, choice: Prefix) -> None:
    """IT-PREP-08: an own character, and a living one."""
    _check_own(p, d, choice[0], "IT-PREP-08")


def _check_own(p: Position, d: Decision, char: int, rule: str) -> None:
    t = p.table
    require(char // CHARACTERS_EACH == d.seat, rule, person=person(t, char))
    require(is_alive(t, char), "IT-DEATH-02", person=person(t, char))


def say_character(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return person(p.table, value)


def label_character(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-character", {"person": person(p.table, value), "power": p.table.power[value]}


def default_character(p: Position, d: Decision) -> int:
    """The strongest."""
    return max(living(p.table, d.seat), key=lambda char: (p.table.power[char], -char))


CHARACTER: Final = Kind(
    "character",
    Shape.ONE,
    ("IT-PREP-08", "IT-PREP-07", "IT-DEATH-02"),
    options=character_options,
    values=character_values,
    check=check_character,
    say=say_character,
    label=label_character,
    default=default_character,
)


def ask_character(s: State, f: Frame) -> tuple[Decision, ...]:
    """IT-PREP-07: the challenger first, then the defender."""
    return (Decision(CHARACTER, active(s.table, f.a)),)


def choose_character(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    ((seat, char),) = answers.items()
    join(s, char, f.a)
    if s.sink is not None:
        s.tell("character-chosen", ("IT-PREP-08", "IT-PREP-09"),
               {"seat": code(t, seat), "person": person(t, char), "side": SIDES[f.a]})  # fmt: skip
    if f.a == CHALLENGER_SIDE:
        s.frames[-1] = Frame(f.script, 0, DEFENDER_SIDE)


CHARACTERS: Final = script(
    "iron-throne.characters",
    ("side",),
    Step(ask_character, then=choose_character, rules=("IT-PREP-07", "IT-PREP-08")),
)


# ---------------------------------------------------------------- offers

NOBODY: Final = 2
"""The small choice to support nobody; sides are 0 and 1."""


def support_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Nobody, or a side and one own living character."""
    if not prefix:
        return [NOBODY, *offer_sides(p.table, d.seat)]
    return [] if prefix[0] == NOBODY or len(prefix) > 1 else living(p.table, d.seat)


def support_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    if not prefix:
        return [NOBODY, CHALLENGER_SIDE, DEFENDER_SIDE]
    return [] if prefix[0] == NOBODY or len(prefix) > 1 else character_values(p, d, ())


def check_support(p: Position, d: Decision, choice: Prefix) -> None:
    """A side one may support, with an own living character."""
    t = p.table
    if choice[0] != NOBODY:
        allowed = choice[0] in offer_sides(t, d.seat)
        require(allowed, "IT-CONFLICT-01", seat=code(t, active(t, 1 - choice[0])))
    if len(choice) > 1:
        _check_own(p, d, choice[1], "IT-SUPP-04")


def say_support(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    if prefix:
        return person(p.table, value)
    return "nobody" if value == NOBODY else f"support {code(p.table, active(p.table, value))}"


def label_support(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    t = p.table
    if prefix:
        return label_character(p, d, prefix, value)
    return ("label-nobody", {}) if value == NOBODY else ("label-support", {"seat": code(t, active(t, value))})


def default_support(p: Position, d: Decision) -> Prefix:
    """Nobody is supported while nobody answers."""
    return (NOBODY,)


SUPPORT: Final = Kind(
    "support",
    Shape.ASSIGN,
    ("IT-SUPP-02", "IT-SUPP-03", "IT-SUPP-04", "IT-DEATH-02"),
    options=support_options,
    values=support_values,
    check=check_support,
    say=say_support,
    label=label_support,
    default=default_support,
    slots=("side", "character"),
)

REFUSE, ACCEPT = 0, 1


def answer_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Accept or refuse the offer of `d.b` by the player `d.a`."""
    return [ACCEPT] if is_restricted(p.table, d.seat, "decline_support_of", d.a) else [REFUSE, ACCEPT]


def answer_values(p: Position, d: Decision, prefix: Prefix) -> tuple[int, int]:
    return (REFUSE, ACCEPT)


def check_answer(p: Position, d: Decision, choice: Prefix) -> None:
    require(choice[0] in answer_options(p, d, ()), "IT-CONFLICT-01", seat=code(p.table, d.a))


def say_answer(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return "accept" if value == ACCEPT else "refuse"


def points_answer(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    """Who offers, to be accepted; a refusal points at nothing."""
    t = p.table
    return {"seats": (code(t, d.a),), "persons": (person(t, d.b),)} if value == ACCEPT else {}


def label_answer(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    t = p.table
    facts: Facts = {"seat": code(t, d.a), "person": person(t, d.b), "power": t.power[d.b]}
    return ("label-accept-support" if value == ACCEPT else "label-refuse-support"), facts


def default_answer(p: Position, d: Decision) -> int:
    """Help is welcome while nobody answers."""
    return ACCEPT


ANSWER: Final = Kind(
    "answer",
    Shape.ONE,
    ("IT-SUPP-05", "IT-SUPP-06"),
    options=answer_options,
    values=answer_values,
    check=check_answer,
    say=say_answer,
    label=label_answer,
    points=points_answer,
    default=default_answer,
)


# The frame counts the players after the challenger; `b` and `c` are the side and character on offer.


def next_offerer(s: State, f: Frame) -> None:
    """IT-SUPP-01: clockwise from the challenger's left, every player who is not active."""
    t = s.table
    for offset in range(f.a, t.players):
        seat = (t.challenger + offset) % t.players
        if not is_active(t, seat):
            s.frames[-1] = Frame(f.script, 1, offset, NONE, NONE)
            open_window(s, WINDOW["before_support_offer"], seat)
            return
    s.frames.pop()


def _offerer(s: State, f: Frame) -> int:
    return (s.table.challenger + f.a) % s.table.players


def ask_support(s: State, f: Frame) -> tuple[Decision, ...]:
    """IT-SUPP-09: once a round, unless an effect has already decided it."""
    t = s.table
    seat = _offerer(s, f)
    return (Decision(SUPPORT, seat),) if not t.offered >> seat & 1 and living(t, seat) else ()


def offer_support(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    t = s.table
    ((seat, choice),) = answers.items()
    t.offered |= 1 << seat
    if choice[0] == NOBODY:
        if s.sink is not None:
            s.tell("supports-nobody", ("IT-SUPP-03",), {"seat": code(t, seat)})
        return
    which, char = choice
    if s.sink is not None:
        s.tell("support-offered", ("IT-SUPP-02", "IT-SUPP-04"),
               {"seat": code(t, seat), "person": person(t, char), "goal_seat": code(t, active(t, which)),
                "power": t.power[char]})  # fmt: skip
    s.frames[-1] = Frame(f.script, f.pc + 1, f.a, which, char)


def ask_answer(s: State, f: Frame) -> tuple[Decision, ...]:
    """IT-SUPP-06: answered before the next player is asked."""
    return (Decision(ANSWER, active(s.table, f.b), _offerer(s, f), f.c),) if f.c != NONE else ()


def answer_support(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    ((seat, value),) = answers.items()
    if value == ACCEPT:
        join(s, f.c, f.b)
    if s.sink is not None:
        facts: Facts = {"seat": code(t, seat), "goal_seat": code(t, _offerer(s, f)), "person": person(t, f.c)}
        if value == ACCEPT:
            s.tell("support-accepted", ("IT-SUPP-05", "IT-SUPP-07"), facts)
        else:
            s.tell("support-refused", ("IT-SUPP-05", "IT-SUPP-08"), facts)


def go_round(s: State, f: Frame) -> None:
    s.frames[-1] = Frame(f.script, 0, f.a + 1)


SUPPORTS: Final = script(
    "iron-throne.support",
    ("count", "side", "character"),
    Step(next_offerer, rules=("IT-SUPP-01",)),
    Step(ask_support, then=offer_support, rules=("IT-SUPP-02", "IT-SUPP-03", "IT-SUPP-09")),
    Step(ask_answer, then=answer_support, rules=("IT-SUPP-05", "IT-SUPP-06")),
    Step(go_round),
)
