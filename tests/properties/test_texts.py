"""Actions, positions and records as text come back exactly, and no text does harm."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from properties.support import (
    SCALE,
    TABLES,
    dice_for,
    dumped,
    every_table,
    finish,
    is_chance,
    runs,
    told,
    visits,
)
from throneroom.core.dice import Dice
from throneroom.core.events import Event
from throneroom.core.flow import AnyState
from throneroom.core.game import Game, all_choices, all_rules, apply, new_game, settled, state_hash
from throneroom.core.notation import (
    action_text,
    choice_text,
    completions,
    position_text,
    read_action,
    read_choice,
    split_position,
)
from throneroom.core.play import deal_all
from throneroom.core.replay import BadRecord, Replay, replay
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE
from throneroom.core.secrecy import sample

FUZZ = settings(
    max_examples=max(10, round(150 * SCALE)),
    deadline=None,
    derandomize=SCALE == 1,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)


def recorded(game: Game, players: int, dice: Dice, most: int = 10_000) -> tuple[Replay, AnyState]:
    """A random game with its record, at most `most` actions long."""
    s = new_game(game, players)
    record = Replay(game, players, {})
    while s.pending and len(record.actions) < most:
        if is_chance(s):
            deal_all(game, s, dice, record)
            continue
        d = dice.pick(s.pending)
        record.take(s, d.seat, sample(game.view(s, d.seat), d, dice))
    return record, s


# ---------------------------------------------------------------- actions


@every_table
def test_every_legal_choice_reads_back_from_its_text(game: Game, players: int) -> None:
    for run in runs(6, game, players):
        dice = dice_for("notation", game, players, run)
        for s, d, choice in visits(game, players, dice):
            choices = [choice] if d.seat == CHANCE else [choice, *all_choices(s, d, most=30)]
            texts: dict[str, Any] = {}
            for p in [s] if d.seat == CHANCE else [s, game.view(s, d.seat)]:
                for legal in choices:
                    text = action_text(game, p, d, legal)
                    assert read_action(game, p, text) == (d.seat, legal), text
                    assert read_action(game, p, text.upper()) == (d.seat, legal), text
                    assert read_choice(p, d, choice_text(p, d, legal)) == legal
                    assert texts.setdefault(text, legal) == legal, "two choices have the same text"
                    assert text == " ".join(text.split()) == text.lower()


@every_table
def test_completion_offers_every_word_of_every_legal_choice(game: Game, players: int) -> None:
    for run in runs(2, game, players):
        dice = dice_for("completion", game, players, run)
        for s, d, choice in visits(game, players, dice):
            if d.seat == CHANCE:
                continue
            v = game.view(s, d.seat)
            words = choice_text(v, d, choice).split()
            if words == ["-"]:
                continue
            for i, word in enumerate(words):
                typed = "".join(f"{w} " for w in words[:i])
                assert word in completions(v, d, typed), (words, typed)
                assert word in completions(v, d, typed + word[0]), (words, typed)


# ---------------------------------------------------------------- positions


@every_table
def test_a_position_reads_back_from_its_text(game: Game, players: int) -> None:
    for run in runs(12, game, players):
        s = new_game(game, players)
        for s, _, _ in visits(game, players, dice_for("position", game, players, run)):
            if not is_chance(s) and not s.commits:
                comes_back(game, s, players)
        comes_back(game, s, players)


def comes_back(game: Game, s: AnyState, players: int) -> None:
    options = settled(game, players, {})
    sections = game.position(s)
    read = game.read_position(sections, players, options)
    assert dumped(game, read) == dumped(game, s), sections
    assert read.pending == s.pending
    assert split_position(position_text(game, s)) == {k: v.strip() for k, v in sections.items()}


# ---------------------------------------------------------------- records


@every_table
def test_a_record_replays_to_the_same_state_and_events(game: Game, players: int) -> None:
    for run in runs(12, game, players):
        dice = dice_for("record", game, players, run)
        record, s = recorded(game, players, dice, most=10_000 if run % 3 else dice.below(60))
        text = record.text(s)
        read, end = replay(text)
        assert dumped(game, end) == dumped(game, s)
        assert state_hash(game, end) == state_hash(game, s)
        assert read.actions == record.actions
        assert read.text(end) == text
        assert end.pending == s.pending
        assert events_of(read) == events_of(record)


def events_of(record: Replay) -> list[Event]:
    """Everything told while a record is played."""
    s = new_game(record.game, record.players, record.options)
    s.sink = []
    for seat, choice in record.actions:
        apply(record.game, s, seat, choice)
    return told(s)


@every_table
def test_the_same_seed_writes_the_same_record(game: Game, players: int) -> None:
    for run in runs(3, game, players):
        texts = [
            record.text(s)
            for dice in (dice_for("again", game, players, run), dice_for("again", game, players, run))
            for record, s in [recorded(game, players, dice)]
        ]
        assert texts[0] == texts[1]


def test_records_do_not_depend_on_how_python_hashes_in_this_run() -> None:
    code = (
        "from throneroom.core.dice import Dice; from throneroom.core.game import *; "
        "from throneroom.core.play import play_random\n"
        "for game in games().values():\n"
        "    for players in game.players:\n"
        "        s = new_game(game, players); play_random(game, s, Dice(1)); print(state_hash(game, s))"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
    assert printed != {""}


# ---------------------------------------------------------------- any text at all

ACTION_WORDS = sorted(
    {
        word
        for game, players in TABLES
        for line in recorded(game, players, Dice("words"))[0].lines
        for word in line.split()
    }
)
TABLE_BY_NAME = {f"{game.id}-{players}": (game, players) for game, players in TABLES}
tables = st.sampled_from(sorted(TABLE_BY_NAME))
anything = st.text(max_size=60)
wordlike = st.lists(st.sampled_from(ACTION_WORDS) | st.text(max_size=5), max_size=8).map(" ".join)


def somewhere(game: Game, players: int, seed: int, *, dealt: bool = False) -> AnyState:
    """A state of a random game; `dealt` if it must not be chance's turn."""
    dice = Dice(f"somewhere {seed}")
    s = recorded(game, players, dice, most=dice.below(80))[1]
    if dealt:
        deal_all(game, s, dice)
    return s


@FUZZ
@given(table=tables, seed=st.integers(0, 40), text=anything | wordlike)
def test_reading_an_action_refuses_or_understands_any_text(table: str, seed: int, text: str) -> None:
    game, players = TABLE_BY_NAME[table]
    s = somewhere(game, players, seed)
    before = dumped(game, s)
    try:
        read_action(game, s, text)
    except Illegal as refusal:
        assert is_known(game, refusal)
    for d in s.pending:
        if d.seat != CHANCE:
            v = game.view(s, d.seat)
            completions(v, d, text)
            try:
                read_choice(v, d, text)
            except Illegal as refusal:
                assert is_known(game, refusal)
    assert dumped(game, s) == before


def is_known(game: Game, refusal: Illegal) -> bool:
    """Whether a refusal cites the protocol or a rule of the game."""
    return refusal.rule.startswith("CORE-") or any(refusal.rule == rule.id for rule in all_rules(game))


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A text with a few characters or lines lost, doubled, moved or replaced."""
    for _ in range(draw(st.integers(1, 3))):
        how = draw(st.sampled_from(["cut", "drop", "insert", "replace", "line", "swap"]))
        i = draw(st.integers(0, max(0, len(text) - 1)))
        j = min(len(text), i + draw(st.integers(1, 12)))
        new = draw(st.text(max_size=6) | st.sampled_from(["9" * 5000, "[" * 9, "\n", "\x00", "# 3 x", "= 1 red"]))
        lines = text.split("\n")
        if how == "cut":
            text = text[:i]
        elif how == "drop":
            text = text[:i] + text[j:]
        elif how == "insert":
            text = text[:i] + new + text[i:]
        elif how == "replace":
            text = text[:i] + new + text[j:]
        elif how == "line":
            k = draw(st.integers(0, len(lines) - 1))
            text = "\n".join([*lines[:k], *lines[k + 1 :]])
        else:
            k = draw(st.integers(0, len(lines) - 1))
            m = draw(st.integers(0, len(lines) - 1))
            lines[k], lines[m] = lines[m], lines[k]
            text = "\n".join(lines)
    return text


RECORDS = [record.text(s) for game, players in TABLES for record, s in [recorded(game, players, Dice("damaged"))]]


@FUZZ
@given(text=st.text() | st.sampled_from(RECORDS).flatmap(damaged))
def test_reading_a_record_refuses_with_its_line_or_replays_it(text: str) -> None:
    try:
        record, s = replay(text)
    except BadRecord as bad:
        assert 1 <= bad.line <= text.count("\n") + 1
        assert bad.refusal.rule
    else:
        assert replay(record.text(s))[0].actions == record.actions


@pytest.mark.parametrize("text", ["[" * 200_000, '{"record":' * 50_000, '{"record": ' + "9" * 6000 + "}"])
def test_a_monstrous_header_is_refused_like_any_other(text: str) -> None:
    with pytest.raises(BadRecord):
        replay(text)


SECTIONS = sorted({key for game, players in TABLES for key in game.position(somewhere(game, players, 39, dealt=True))})


@FUZZ
@given(data=st.data(), table=tables, seed=st.integers(0, 40))
def test_reading_a_position_refuses_or_gives_a_playable_state(data: st.DataObject, table: str, seed: int) -> None:
    game, players = TABLE_BY_NAME[table]
    s = somewhere(game, players, seed, dealt=True)
    sections = game.position(s)
    for key in data.draw(st.lists(st.sampled_from(sorted(sections)), min_size=1, max_size=2, unique=True)):
        if data.draw(st.booleans()):
            sections[key] = data.draw(damaged(sections[key]))
        else:
            del sections[key]
    reads_or_refuses(game, players, sections)


@FUZZ
@given(
    table=tables,
    sections=st.dictionaries(
        st.sampled_from(SECTIONS) | st.text(max_size=5),
        st.text(max_size=30) | st.sampled_from(["9" * 5000, "0", "-1", "red", "place red"]),
        max_size=4,
    ),
)
def test_reading_any_sections_refuses_or_gives_a_playable_state(table: str, sections: dict[str, str]) -> None:
    reads_or_refuses(*TABLE_BY_NAME[table], sections)


def reads_or_refuses(game: Game, players: int, sections: dict[str, str]) -> None:
    try:
        s = game.read_position(sections, players, settled(game, players, {}))
    except Illegal as refusal:
        assert refusal.rule == "CORE-POSITION"
        return
    assert not list(game.invariants(s)), sections
    finish(game, s, Dice("on"))
    assert not list(game.invariants(s)), sections
    assert game.outcome(s) is not None


@FUZZ
@given(text=anything | st.text(alphabet="abc:; ", max_size=30))
def test_splitting_a_position_refuses_or_understands_any_text(text: str) -> None:
    try:
        sections = split_position(text)
    except Illegal as refusal:
        assert refusal.rule == "CORE-POSITION"
    else:
        assert all(key == key.strip() for key in sections)
