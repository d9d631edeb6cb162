"""Tests of the secrecy tests: leaks of every kind, planted on purpose, are found; without them nothing is.

Leaks of Bloody Throne are wrapped around the installed game, which stays as it is. Those of the toy sit
in its rules, where a real mistake would be made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from core.toy import TOY, build
from properties.support import Answers, answered, is_chance, walk
from throneroom.core.decision import Decision, Prefix
from throneroom.core.dice import Dice
from throneroom.core.flow import Frame
from throneroom.core.game import Game, games
from throneroom.core.rules import require
from throneroom.core.seats import CHANCE
from throneroom.core.worlds import commit_order, fork, other_choice, two_worlds

THRONE = games()["bloody-throne"]
ROUNDS = 6
GAMES_WITHOUT_LEAK = 4
GAMES_TO_FIND_IT = 12
LEAKS = 200


def hunt(game: Game, players: int, count: int) -> Iterator[str]:
    """Every leak that the three checks find in some random games."""
    for run in range(count):
        dice = Dice(f"hunt {run}")
        for s, d, choice in walk(game, players, dice):
            if not is_chance(s) and not dice.below(3):
                yield from two_worlds(game, s, dice)
            if len(s.pending) > 1:
                yield from commit_order(game, s, dice)
            if (d.seat == CHANCE or d.kind.secret) and not dice.below(3):
                other = other_choice(s, d, choice, dice)
                if other is not None:
                    yield from fork(game, s, d.seat, choice, other, dice)


def is_found(game: Game, players: int, where: str) -> bool:
    """Whether a leak of that description is among the first found."""
    return any(where in leak for leak in islice(hunt(game, players, GAMES_TO_FIND_IT), LEAKS))


# ---------------------------------------------------------------- nothing planted


@pytest.mark.parametrize("players", [3, 5])
def test_without_a_leak_nothing_is_found_in_bloody_throne(players: int) -> None:
    assert not list(hunt(THRONE, players, GAMES_WITHOUT_LEAK))


@pytest.mark.parametrize("players", [2, 4])
def test_without_a_leak_nothing_is_found_in_the_toy(players: int) -> None:
    assert not list(hunt(TOY, players, GAMES_WITHOUT_LEAK))


def test_wrapping_alone_is_no_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(THRONE, view=lambda s, seat: THRONE.view(s, seat))
    wrap_kind(monkeypatch, "hit", "options", lambda original, p, d, prefix: original(p, d, prefix))
    with placing_also_tells(lambda s, seat, card: s.tell("creak", ("BT-PLACE-04",), {})):
        assert not list(hunt(plain, 3, 2))


# ---------------------------------------------------------------- Bloody Throne: views that say too much


def face_down(s: Any, seat: int) -> list[int]:
    """The cards of others that lie face down, by token."""
    tokens = [token for stack in s.table.row for token in stack]
    own = range(seat * ROUNDS, (seat + 1) * ROUNDS)
    return [token for token in tokens if s.table.kinds[token] < 0 and token not in own]


def with_leak(change: Callable[[Any, Any, int], None]) -> Game:
    """Bloody Throne with views that `change(view, state, seat)` has spoiled."""

    def view(s: Any, seat: int) -> Any:
        v = THRONE.view(s, seat)
        if not is_chance(s):
            change(v, s, seat)
        return v

    return replace(THRONE, view=view)


def show_one_face(v: Any, s: Any, seat: int) -> None:
    for token in face_down(s, seat)[:1]:
        v.table.kinds[token] = s.secrets.faces[token]


def know_one_face(v: Any, s: Any, seat: int) -> None:
    for token in face_down(s, seat)[:1]:
        v.secrets.faces[token] = s.secrets.faces[token]


def spin_the_row(v: Any, s: Any, seat: int) -> None:
    """A public field that means something else shows whether hidden cards are even or odd."""
    v.table.direction = sum(s.secrets.hands) % 2


def order_the_piles(v: Any, s: Any, seat: int) -> None:
    """Nothing but the order of a list depends on what is hidden."""
    if sum(s.secrets.asides) % 2:
        v.table.piles = [pile[::-1] for pile in v.table.piles]


def hint_in_a_frame(v: Any, s: Any, seat: int) -> None:
    top = v.frames[-1:]
    v.frames = (*v.frames[:-1], *(Frame(f.script, f.pc, f.a, f.b, s.secrets.hands[0], f.d) for f in top))


def await_the_archer(v: Any, s: Any, seat: int) -> None:
    """As if everybody who holds an Archer were asked."""
    archers = [i for i, hand in enumerate(s.secrets.hands) if hand & 1]
    v.awaited = tuple(sorted({*v.awaited, *archers}))


def number_by_secret(v: Any, s: Any, seat: int) -> None:
    """Decision ids that count something hidden."""
    v.moment += s.secrets.hands[0] % 2


def commit_of_another(v: Any, s: Any, seat: int) -> None:
    v.commit = s.secrets.hands[(seat + 1) % s.table.players]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (show_one_face, "view_json"),
        (know_one_face, "view_json"),
        (spin_the_row, "view_json"),
        (order_the_piles, "view_json"),
        (hint_in_a_frame, "view: "),
        (await_the_archer, "awaited"),
        (number_by_secret, "decisions"),
        (commit_of_another, "view: "),
    ],
    ids=lambda x: getattr(x, "__name__", ""),
)
def test_a_view_that_says_too_much_is_found(change: Callable[[Any, Any, int], None], where: str) -> None:
    assert is_found(with_leak(change), 3, where)


def test_a_secret_in_the_drawn_view_alone_is_found() -> None:
    """Views hold nothing but what is drawn of them: a secret kept elsewhere would be needed to leak it."""
    last: list[Any] = []

    def view(s: Any, seat: int) -> Any:
        last[:] = [s]
        return THRONE.view(s, seat)

    def view_json(v: Any) -> dict[str, Any]:
        return {**THRONE.view_json(v), "hint": sum(last[0].secrets.hands)}

    assert is_found(replace(THRONE, view=view, view_json=view_json), 3, "view_json")


# ---------------------------------------------------------------- Bloody Throne: choices that say too much


def wrap_kind(monkeypatch: pytest.MonkeyPatch, id: str, part: str, wrapped: Callable[..., Any]) -> None:
    """Let `wrapped(original, ...)` answer for one function of a kind of decision."""
    kind = next(kind for kind in THRONE.kinds if kind.id == id)
    original = getattr(kind, part)
    monkeypatch.setattr(kind, part, lambda *args: wrapped(original, *args))


def not_an_ambush(original: Any, p: Any, d: Decision, prefix: Prefix) -> list[int]:
    """Whoever eliminates is not offered a card that would hit back."""
    ambush = THRONE.names["card"].index("ambush")
    places = list(original(p, d, prefix))
    return [place for place in places if p.secrets.faces[p.table.row[place][-1]] != ambush] or places


def refuse_a_lord(original: Any, p: Any, d: Decision, choice: Prefix) -> None:
    original(p, d, choice)
    lord = THRONE.names["card"].index("lord")
    require(p.secrets.faces[p.table.row[choice[0]][-1]] != lord, "BT-ELIM-01")


def name_the_card(original: Any, p: Any, d: Decision, prefix: Prefix, value: int) -> str:
    return f"{original(p, d, prefix, value)} {p.secrets.faces[p.table.row[value][-1]]}"


def hit_the_best(original: Any, p: Any, d: Decision) -> int:
    options = d.kind.options(p, d, ())
    return max(options, key=lambda place: (p.secrets.faces[p.table.row[place][-1]], -place))


@pytest.mark.parametrize(
    ("part", "wrapped", "where"),
    [
        ("options", not_an_ambush, ": options"),
        ("check", refuse_a_lord, ": refused"),
        ("say", name_the_card, ": named"),
        ("default", hit_the_best, "default"),
    ],
    ids=["options", "check", "say", "default"],
)
def test_a_choice_that_depends_on_hidden_cards_is_found(
    monkeypatch: pytest.MonkeyPatch, part: str, wrapped: Callable[..., Any], where: str
) -> None:
    wrap_kind(monkeypatch, "hit", part, wrapped)
    assert is_found(THRONE, 4, where)


def test_a_label_that_names_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    truth: dict[int, tuple[Any, Any]] = {}

    def view(s: Any, seat: int) -> Any:
        v = THRONE.view(s, seat)
        truth[id(v)] = (v, s)
        return v

    def label(original: Any, p: Any, d: Decision, prefix: Prefix, value: int) -> Any:
        key, facts = original(p, d, prefix, value)
        return key, {**facts, "card": truth[id(p)][1].secrets.faces[p.table.row[value][-1]]}

    wrap_kind(monkeypatch, "hit", "label", label)
    assert is_found(replace(THRONE, view=view), 4, "labels")


# ---------------------------------------------------------------- Bloody Throne: events that say too much


def placing_also_tells(then_tell: Callable[[Any, int, int], None]) -> AbstractContextManager[None]:
    """While this lasts, placing a card also does `then_tell(state, seat, card)`."""

    def place(original: Callable[..., None], s: Any, f: Frame, answers: Answers) -> None:
        original(s, f, answers)
        if s.sink is not None:
            for seat, (card, _) in answers.items():
                then_tell(s, seat, card)

    return answered("bloody-throne.placement", place)


def tell_the_card(s: Any, seat: int, card: int) -> None:
    s.tell("placed", ("BT-PLACE-04",), {"weight": card})


def tell_the_card_to_a_seat(s: Any, seat: int, card: int) -> None:
    """Addressed to the owner and marked as revealing, but the fact is not private."""
    s.tell("placed", ("BT-PLACE-04",), {"card": card}, to=seat, reveals=True)


def tell_private_facts_to_nobody(s: Any, seat: int, card: int) -> None:
    s.tell("placed", ("BT-PLACE-04",), {}, private={"card": card}, reveals=True)


def tell_in_another_order(s: Any, seat: int, card: int) -> None:
    for id in ("creak", "rustle") if card % 2 else ("rustle", "creak"):
        s.tell(id, ("BT-PLACE-04",), {})


def tell_more_often(s: Any, seat: int, card: int) -> None:
    for _ in range(card % 2):
        s.tell("creak", ("BT-PLACE-04",), {})


def tell_with_another_rule(s: Any, seat: int, card: int) -> None:
    s.tell("creak", ("BT-PLACE-04" if card % 2 else "BT-PLACE-05",), {})


@pytest.mark.parametrize(
    "then_tell",
    [tell_the_card, tell_the_card_to_a_seat, tell_private_facts_to_nobody, tell_in_another_order,
     tell_more_often, tell_with_another_rule],
)  # fmt: skip
def test_an_event_that_says_too_much_is_found(then_tell: Callable[[Any, int, int], None]) -> None:
    with placing_also_tells(then_tell):
        assert is_found(THRONE, 3, "event")


# ---------------------------------------------------------------- the toy: mistakes in the rules themselves


@pytest.mark.parametrize(
    ("leak", "where"),
    [
        ("table", "view"),
        ("frame", "view: "),
        ("options", ": options"),
        ("awaited", "awaited"),
        ("order", "events"),
        ("text", "events"),
        ("private", "events"),
        ("arrival", "arrival in the order"),
    ],
)
def test_a_mistake_in_the_rules_of_the_toy_is_found(leak: str, where: str) -> None:
    assert is_found(build(leak), 3, where)
