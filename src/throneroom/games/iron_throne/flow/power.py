"""Power on its way between leader sheets, characters and the box; and death."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts, require
from throneroom.games.iron_throne.pieces import CHARACTERS_EACH, NONE
from throneroom.games.iron_throne.table import (
    Position,
    State,
    Table,
    code,
    is_alive,
    living,
    own_characters,
    person,
)

GAIN, LOSE = 0, 1
BOX: Final = NONE
ON_CHARACTER: Final = 100
"""Places of power as numbers: a seat is its leader sheet, `ON_CHARACTER` + n a character."""


# ---------------------------------------------------------------- moving markers


def take(s: State, place: int, amount: int) -> int:
    """Take markers from a place, at most what is there; how many there were."""
    amount = min(amount, _there(s.table, place))
    _remove(s.table, place, amount)
    if amount:
        _settle(s, place)
    return amount


def _there(t: Table, place: int) -> int:
    return t.power[place - ON_CHARACTER] if place >= ON_CHARACTER else t.lead[place]


def _remove(t: Table, place: int, amount: int) -> None:
    if place >= ON_CHARACTER:
        t.power[place - ON_CHARACTER] -= amount
    else:
        t.lead[place] -= amount


def _settle(s: State, place: int) -> None:
    """Something was taken from a place: a character may be dead."""
    if place >= ON_CHARACTER and not is_alive(s.table, place - ON_CHARACTER):
        died(s, place - ON_CHARACTER)


def give(s: State, place: int, amount: int) -> None:
    """Put markers on a place. A dead character gets none: they stay where they came from."""
    t = s.table
    if place == BOX:
        t.box += amount
    elif place >= ON_CHARACTER:
        t.power[place - ON_CHARACTER] += amount
    else:
        t.lead[place] += amount


def move(s: State, source: int, goal: int, amount: int, rules: tuple[str, ...]) -> int:
    """Move power and tell it; how much it was."""
    t = s.table
    if goal >= ON_CHARACTER and not is_alive(t, goal - ON_CHARACTER):
        return 0  # IT-DEATH-06
    amount = min(amount, _there(t, source))
    if amount <= 0:
        return 0
    give(s, goal, amount)
    _remove(t, source, amount)
    if s.sink is not None:
        _tell_moved(s, source, goal, amount, rules)
    _settle(s, source)
    return amount


def _tell_moved(s: State, source: int, goal: int, amount: int, rules: tuple[str, ...]) -> None:
    t = s.table
    facts: Facts = {"amount": amount}
    id = ""
    if source >= ON_CHARACTER:
        id = "from-character"
        facts |= {
            "seat": code(t, (source - ON_CHARACTER) // CHARACTERS_EACH),
            "person": person(t, source - ON_CHARACTER),
        }
    else:
        id = "from-leader"
        facts["seat"] = code(t, source)
    if goal == BOX:
        id += "-to-box"
    elif goal >= ON_CHARACTER:
        id += "-to-character"
        facts["goal_person"] = person(t, goal - ON_CHARACTER)
        facts["goal_seat"] = code(t, (goal - ON_CHARACTER) // CHARACTERS_EACH)
    else:
        id += "-to-leader"
        facts["goal_seat"] = code(t, goal)
    s.tell(f"power-{id}", rules, facts)


def died(s: State, char: int) -> None:
    """IT-POWER-02: a character without power dies at once."""
    if s.sink is not None:
        t = s.table
        s.tell("died", ("IT-POWER-02", "IT-DEATH-01"),
               {"person": person(t, char), "seat": code(t, char // CHARACTERS_EACH)})  # fmt: skip


# ---------------------------------------------------------------- choosing the characters


def _room(p: Position, d: Decision, prefix: Prefix, char: int) -> int:
    """How many more markers can be chosen at a character."""
    return d.a if d.b == GAIN else p.table.power[char] - prefix.count(char)


def power_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """A living character for each marker."""
    if len(prefix) >= d.a:
        return []
    return [char for char in living(p.table, d.seat) if _room(p, d, prefix, char) > 0]


def power_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Any character at the table."""
    if len(prefix) >= d.a:
        return []
    t = p.table
    others = [char for seat in range(t.players) if seat != d.seat for char in own_characters(t, seat)]
    return own_characters(t, d.seat) + others


def check_power(p: Position, d: Decision, choice: Prefix) -> None:
    """Own living characters only, and no more than is there."""
    t = p.table
    for i, char in enumerate(choice):
        require(char // CHARACTERS_EACH == d.seat, "IT-POWER-04", person=person(t, char))
        require(is_alive(t, char), "IT-DEATH-06", person=person(t, char))
        require(_room(p, d, choice[:i], char) > 0, "IT-POWER-08", person=person(t, char))


def read_power(p: Position, d: Decision, words: list[str]) -> Prefix:
    """Names in any order; one name alone means all the markers, `robb 2` means two."""
    t = p.table
    chars = power_values(p, d, ())
    chosen: list[int] = []
    for word in words:
        if word.isdecimal() and chosen:
            chosen += [chosen[-1]] * (min(int(word), 99) - 1)
            continue
        exact = [char for char in chars if person(t, char) == word]
        found = exact or [char for char in chars if word and person(t, char).startswith(word)]
        require(found, "CORE-NOT-UNDERSTOOD", text=word)
        require(len(found) == 1, "CORE-AMBIGUOUS", text=word, known="; ".join([person(t, char) for char in found]))
        chosen.append(found[0])
    require(len(chosen) <= d.a, "CORE-NOT-UNDERSTOOD", text=" ".join(words))
    if len(chosen) == 1:
        chosen *= d.a
    return tuple(chosen)


def say_power(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return person(p.table, value)


def label_power(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    t = p.table
    return "label-character", {"person": person(t, value), "power": t.power[value]}


def default_power(p: Position, d: Decision) -> Prefix:
    """The first characters possible."""
    prefix: Prefix = ()
    while options := power_options(p, d, prefix):
        prefix += (options[0],)
    return prefix


POWER: Final = Kind(
    "power",
    Shape.ASSIGN,
    ("IT-POWER-04", "IT-POWER-05", "IT-POWER-06", "IT-POWER-11", "IT-DEATH-06"),
    options=power_options,
    values=power_values,
    check=check_power,
    read=read_power,
    say=say_power,
    label=label_power,
    default=default_power,
    slots=("character",),
)


def _how_much(s: State, f: Frame) -> int:
    """The markers that can be moved: as many as there are, and none without a living character."""
    t = s.table
    chars = living(t, f.a)
    if not chars:
        return 0
    if f.d == LOSE:
        return min(f.b, sum([t.power[char] for char in chars]))
    there = t.power[f.c - ON_CHARACTER] if f.c >= ON_CHARACTER else t.lead[f.c]
    return min(f.b, there)


def ask_power(s: State, f: Frame) -> tuple[Decision, ...]:
    """The owner picks the characters; where there is only one there is nothing to pick."""
    amount = _how_much(s, f)
    if amount == 0 or len(living(s.table, f.a)) == 1:
        return ()
    return (Decision(POWER, f.a, amount, f.d),)


def move_power(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    _move_all(s, f, answers[f.a])
    s.frames.pop()


def move_to_only(s: State, f: Frame) -> None:
    """One character alone, or nothing to move."""
    amount = _how_much(s, f)
    if amount:
        _move_all(s, f, tuple(living(s.table, f.a)) * amount)


def _move_all(s: State, f: Frame, chars: Prefix) -> None:
    for char in dict.fromkeys(chars):
        place = ON_CHARACTER + char
        source, goal = (f.c, place) if f.d == GAIN else (place, f.c)
        move(s, source, goal, chars.count(char), ("IT-POWER-04",) if f.d == GAIN else ("IT-POWER-08",))


POWERS: Final = script(
    "iron-throne.power",
    ("seat-number", "amount", "place", "direction"),
    Step(ask_power, then=move_power, rules=("IT-POWER-05", "IT-POWER-06", "IT-POWER-11")),
    Step(move_to_only),
)


def distribute(s: State, seat: int, amount: int, source: int | None = None) -> None:
    """A player moves power from a leader sheet, the own one by default, to own characters."""
    push(s, POWERS, seat, amount, seat if source is None else source, GAIN)


def collect(s: State, seat: int, amount: int, goal: int) -> None:
    """A player takes power from own characters of the own choice."""
    push(s, POWERS, seat, amount, goal, LOSE)
