"""What holds in random games holds where scenarios end too: positions that random games hardly ever reach."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from properties.support import MOST_ACTIONS, draw, dumped, is_chance, plain
from properties.test_choices import complete, positions
from throneroom.core.decision import whole
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, play, repose
from throneroom.core.game import (
    Game,
    all_choices,
    all_rules,
    blocked,
    check_choice,
    default_choice,
    is_hidden,
    next_options,
    only_choice,
    state_hash,
)
from throneroom.core.notation import choice_text, read_choice
from throneroom.core.scenario import last_position
from throneroom.core.seats import CHANCE, SPECTATOR
from throneroom.core.worlds import canonical, commit_order, prefixes, two_worlds

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
FILES = sorted((Path(__file__).parents[1] / "games").glob("*/*.yaml"))
MOST = 4
"""Beginnings of a choice looked at in one position, besides those of one whole choice."""
FINISHED = 8
"""One in so many positions is played to its end."""


def ends(file: Path) -> Iterator[tuple[str, Game, AnyState]]:
    """The last position of every scenario of a file."""
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    for scenario in data["scenarios"]:
        found = last_position(scenario, data["game"])
        if found is not None:
            yield scenario["name"], *found


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_the_properties_hold_where_scenarios_end(file: Path) -> None:
    for name, game, s in ends(file):
        dice = Dice(f"ends {file.stem} {name}")
        before = dumped(game, s)
        for check in CHECKS:
            check(game, s, dice)
            assert dumped(game, s) == before, (name, check.__name__)
        if not dice.below(FINISHED):
            goes_on_alike(game, s, dice)


def is_sound(game: Game, s: AnyState, dice: Dice) -> None:
    """Nothing is lost or doubled, and who owes what can be asked anew."""
    assert not list(game.invariants(s))
    assert [d for d in repose(s) if d.seat not in s.commits] == list(s.pending)
    assert bool(s.pending) != (game.outcome(s) is not None)


def copies_are_equal(game: Game, s: AnyState, dice: Dice) -> None:
    """A clone is the same game, and playing on it is not playing on the original."""
    twin = game.clone(s)
    assert canonical([twin.table, twin.secrets]) == canonical([s.table, s.secrets])
    assert (twin.pending, twin.commits, twin.moment, twin.frames) == (s.pending, s.commits, s.moment, s.frames)
    if twin.pending:
        d, choice = draw(twin, dice)
        play(twin, d.seat, choice)


def is_loaded_alike(game: Game, s: AnyState, dice: Dice) -> None:
    """A dump loads to the same state, owing the same decisions."""
    loaded = game.load(plain(game.dump(s)))
    assert state_hash(game, loaded) == state_hash(game, s)
    assert (loaded.pending, loaded.commits, loaded.moment) == (s.pending, s.commits, s.moment)
    assert loaded.frames == s.frames
    assert canonical([loaded.table, loaded.secrets]) == canonical([s.table, s.secrets])
    assert game.outcome(loaded) == game.outcome(s)


def offers_what_it_allows(game: Game, s: AnyState, dice: Dice) -> None:
    """Every beginning offered can be completed, reads back from its text, and what is blocked cites a rule."""
    ledger = {rule.id for rule in all_rules(game)}
    for d in s.pending:
        for p in positions(game, s, d):
            check_choice(p, d, default_choice(p, d))
            for prefix in prefixes(p, d, dice, MOST):
                options = next_options(p, d, prefix)
                assert len(options) == len(set(options))
                choice = whole(d.kind, complete(p, d, prefix, dice))
                check_choice(p, d, choice)
                assert read_choice(p, d, choice_text(p, d, choice)) == choice
            if d.seat != CHANCE:
                assert all([reason.rule in ledger for _, reason in blocked(p, d, ())])


ASKED_ALONE = {
    line.split("for these kinds: ", 1)[1]
    for line in re.sub(r"(?<=[^\n])\n(?=[^\n])", " ", PAGE.read_text(encoding="utf-8")).split("\n")
    if "for these kinds: " in line
}
"""The kinds of which docs/scenarios.md says that they are asked with a single answer."""


def asks_alone_only_as_documented(game: Game, s: AnyState, dice: Dice) -> None:
    """A question with a single answer is one of those that the documentation names."""
    for d in s.pending:
        if d.seat != CHANCE and len(all_choices(s, d, most=2)) == 1:
            assert any([f"`{d.kind.id}`" in line for line in ASKED_ALONE]), d.kind.id


def tells_whether_there_is_a_choice(game: Game, s: AnyState, dice: Dice) -> None:
    """Where a kind of question is said to leave a choice it does; where everybody is said to know, worlds agree."""
    for d in s.pending if not is_chance(s) else ():
        has_choice = only_choice(game, s, d) is None
        if d.kind.id in game.several:
            assert len(all_choices(game.view(s, d.seat), d, most=2)) == 2, d
        elif not is_hidden(game, s, d):
            for _ in range(MOST):
                world = game.sample_world(game.view(s, SPECTATOR), dice)
                assert [only_choice(game, world, same) is None for same in world.pending if same.seat == d.seat] == [
                    has_choice
                ], d


def keeps_its_secrets(game: Game, s: AnyState, dice: Dice) -> None:
    """An imagined world looks the same to its seat, and simultaneous choices may come in any order."""
    if is_chance(s):
        return
    seats = sorted({d.seat for d in s.pending} | {SPECTATOR})
    assert two_worlds(game, s, dice, seats, MOST) == []
    if len(s.pending) > 1 and not s.commits:
        assert commit_order(game, s, dice, most=2) == []


CHECKS = (
    is_sound,
    copies_are_equal,
    is_loaded_alike,
    offers_what_it_allows,
    asks_alone_only_as_documented,
    tells_whether_there_is_a_choice,
    keeps_its_secrets,
)


def goes_on_alike(game: Game, s: AnyState, dice: Dice) -> None:
    """Played to its end it goes as a loaded one does, and stays sound."""
    loaded, twin = game.load(plain(game.dump(s))), game.clone(s)
    loaded.sink, twin.sink = [], []
    for _ in range(MOST_ACTIONS):
        if not twin.pending:
            break
        d, choice = draw(twin, dice)
        play(twin, d.seat, choice)
        play(loaded, d.seat, choice)
    assert game.outcome(twin) is not None
    assert not list(game.invariants(twin))
    assert dumped(game, loaded) == dumped(game, twin)
    assert loaded.sink == twin.sink
