"""The Iron Throne at the terminal: its board in words and marks, and windows that ask for nothing."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from throneroom.cli import boards
from throneroom.cli.boards import board_of
from throneroom.cli.choosing import Choosing
from throneroom.cli.session import Session
from throneroom.cli.talk import Talk
from throneroom.cli.ui import Ui, WrappingConsole
from throneroom.core.decision import Decision
from throneroom.core.dice import Dice
from throneroom.core.events import NO_CHOICE_OF_YOURS, SeenEvent
from throneroom.core.flow import AnyState
from throneroom.core.game import all_choices, apply, find_game, settled, state_hash
from throneroom.core.notation import choice_text, read_action
from throneroom.core.play import deal_all
from throneroom.core.secrecy import sample
from throneroom.i18n import LANGUAGES, Catalogue

from .conftest import Run

GAME = find_game("iron-throne")
FIGHT = {
    "challenger": "lan", "defender": "sta", "leaders": "sta:eddard lan:cersei bar:stannis", "event": "stark-1",
    "power": "jaime:5 robb:2 davos:4", "sides": "lan:challenger:jaime sta:defender:robb bar:defender:davos",
    "hands": "sta:10,truce,truce,robb-a,bran-a lan:12,1,2,3,4",
}  # fmt: skip
SUMS = FIGHT | {
    "laid": "lan:12 sta:10", "hands": "sta:1,2,3,4,5", "outcome": "hostility", "bonus": "2/0", "now": "during_totals",
}  # fmt: skip
TALKS = FIGHT | {"laid": "lan:truce sta:truce", "hands": "sta:1,2,3,4,5", "outcome": "truce", "now": "talk"}
CROWD = {
    "challenger": "lan", "defender": "sta", "round": "4", "event": "special-2", "now": "move_power",
    "leaders": "sta:eddard lan:cersei bar:stannis tyr:renly tar:drogo",
    "power": "sta:2 robb:0 arya:7 jaime:5 melisandre:12 bar:0 davos:2",
    "influence": "sta>lan:2 sta>bar:1 lan>sta:1 bar>tyr:1 bar>tar:1 bar>sta:1 bar>lan:1",
    "hands": "sta:20,truce,truce,robb-a,arya-b,5",
    "hostages": "bar:sta.12,lan.12! sta:lan.truce,lan.20,bar.davos-a",
}  # fmt: skip
SEER = FIGHT | {"leaders": "sta:bran lan:cersei bar:stannis", "now": "lay_cards"}
"""Bran is asked while the laid cards lie face down."""
POSITIONS = {
    "fight": (3, FIGHT | {"now": "lay_cards"}),
    "seer": (3, SEER),
    "sums": (3, SUMS),
    "talks": (3, TALKS),
    "crowd": (5, CROWD),
}


def words_in(lang: str) -> Catalogue:
    return Catalogue(lang, "core", "ui", GAME.id, more=GAME.texts({}), strict=True)


def place(name: str, *moves: str) -> AnyState:
    """A position, and some moves from there."""
    players, given = POSITIONS[name]
    s: AnyState = GAME.read_position(given, players, settled(GAME, players, {}))
    for move in moves:
        apply(GAME, s, *read_action(GAME, s, move))
        deal_all(GAME, s, Dice(1))
    return s


def drawn(s: AnyState, seat: int = 0, lang: str = "en", width: int = 80) -> list[str]:
    """The lines of the board as a seat sees it."""
    words = words_in(lang)
    console = WrappingConsole(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    console.print(board_of(GAME.id).draw(GAME.view_json(GAME.view(s, seat)), words, width))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return [line.rstrip() for line in text.rstrip("\n").split("\n")]


def board(s: AnyState, seat: int = 0) -> str:
    return "\n".join(drawn(s, seat, width=100))


# ---------------------------------------------------------------- the board


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("name", POSITIONS)
def test_the_board_fits_a_screen(name: str, lang: str, width: int) -> None:
    for seat in range(3):
        lines = drawn(place(name), seat, lang, width)
        assert max(map(len, lines)) <= width
        assert len(lines) <= 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_drawn_in_every_language(lang: str) -> None:
    s = GAME.setup(4, settled(GAME, 4, {}))
    dice = Dice("drawn")
    deal_all(GAME, s, dice)
    seen = set()
    while s.pending:
        d = s.pending[0]
        apply(GAME, s, d.seat, sample(GAME.view(s, d.seat), d, dice))
        deal_all(GAME, s, dice)
        if s.table.round < 4 or s.table.over:
            for seat in (-1, d.seat):
                assert max(map(len, drawn(s, seat, lang))) <= 80
            seen.add(s.table.phase)
    assert len(seen) > 4
    words = words_in(lang)
    assert words.text("board-phase-over") in drawn(s, 0, lang)[0]


def test_every_key_of_the_board_has_its_words() -> None:
    words = words_in("en")
    files = sorted((Path(boards.__file__).parent / "iron_throne").glob("*.py"))
    keys = {key for file in files for key in re.findall(r"[\"'](board(?:-[a-z]+)+)[\"']", file.read_text("utf-8"))}
    assert len(keys) > 20
    assert [key for key in keys if not words.has(key)] == []


def test_sides_are_told_by_letters_and_the_dead_by_a_cross() -> None:
    fight = board(place("fight"))
    assert re.search(r"▌  lan +Tywin 4 +Tyrion 4 +C Jaime 5 +Joffrey 4", fight)
    assert re.search(r"▌  sta \(you\) +Catelyn 4 +D Robb 2 +Arya 4 +Bran 4", fight)
    assert re.search(r"▌  bar +Melisandre 4 +D Davos 4", fight)
    assert re.search(r"Catelyn 4 +Robb ✝ +Arya 7", board(place("crowd")))


def test_influence_and_hostages_name_their_houses() -> None:
    crowd = board(place("crowd"))
    assert re.search(r"●●●○○ +influence: lan 2, bar 1 · hand 6 · deck 18 · discards 0 · hostages: lan 2, bar 1", crowd)
    assert re.search(r"●●●●○ +influence: sta 1, lan 1, tyr 1, tar 1", crowd)
    assert "▌▸ Lannister" in crowd


def test_only_the_own_hostages_show_their_faces() -> None:
    own = board(place("crowd"))
    assert "Lannister – Hostility 20, Truce · Baratheon – Hidden Cargo" in own
    other = board(place("crowd"), 2)
    assert "Stark – Hostility 12 · Lannister – Hostility 12" in other
    assert "Davos" not in other.split("Hostages")[1]
    assert "Hostages" not in board(place("crowd"), -1)


def test_the_hand_is_sorted_by_type() -> None:
    lines = drawn(place("fight"))
    at = next(i for i, line in enumerate(lines) if "Your hand" in line)
    assert re.fullmatch(r" Your hand +Hostility +10", lines[at])
    assert re.fullmatch(r" +Truce +2×", lines[at + 1])
    words = words_in("en")
    titles = [words.name("title", card) for card in ("robb-a", "bran-a")]
    assert re.fullmatch(rf" +Characters +Robb: {titles[0]} · Bran: {titles[1]}", lines[at + 2])
    assert "Your hand" not in board(place("fight"), -1)


def test_a_face_down_card_is_known_to_its_owner_only() -> None:
    s = place("fight", "sta lay 10")
    assert "▸ Lannister" in board(s)
    assert "▸ Stark" not in board(s)
    s = place("seer", "sta lay 10", "lan lay 12")
    assert s.pending[0].kind.id == "use"
    assert "(10) face down" in board(s)
    assert "(10)" not in board(s, 1)
    assert "(12) face down" in board(s, 1)


def test_sums_show_power_card_bonus_and_total() -> None:
    sums = board(place("sums"))
    assert "outcome: Hostility" in sums
    assert re.search(r" C  Lannister Jaime 5 +5  12 +\+2 +19\n", sums)
    assert re.search(r" D  Stark Robb 2 \+ Baratheon Davos 4 +6  10 +16\n", sums)


def test_a_truce_says_what_is_proposed_by_whom_and_what_failure_means() -> None:
    silent = board(place("talks"))
    assert "outcome: Truce" in silent
    assert "no proposal on the table" in silent
    assert re.search(r"Proposals left: +Lannister 3, Stark 3", silent)
    talks = board(place("talks", "lan propose lan influence 1 power 2 sta hostages 1"))
    assert re.search(
        r"Proposal: Lannister +Lannister receives: 1 influence, 2 power\n +Stark receives: 1 hostage", talks
    )
    assert re.search(r"No agreement: +both sides lose; half the power of each character taking part", talks)
    assert "▌▸ Stark" in talks
    back = board(place("talks", "lan propose lan influence 1", "sta refuse", "sta propose sta power 3"))
    assert re.search(r"Proposal: Stark +Lannister receives: nothing\n +Stark receives: 3 power", back)


def test_cards_tells_what_everything_does() -> None:
    words = words_in("en")
    console = WrappingConsole(file=io.StringIO(), width=300, markup=False, highlight=False, emoji=False)
    console.print(board_of(GAME.id).cards(GAME.view_json(GAME.view(place("fight"), 0)), words))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    for id in ("robb-a", "bran-a", "eddard", "cersei", "stannis", "stark-1"):
        assert words.text(f"effect-{id}")[:40] in text


# ---------------------------------------------------------------- windows that ask for nothing


def seated_in(seed: str, players: int = 3) -> Session:
    return Session(GAME, players, settled(GAME, players, {}), 0, ["random"] * players, seed)


def played(seed: str, asks: bool) -> Iterator[tuple[Session, Decision, list[list[SeenEvent]]]]:
    """A game whose person chooses at random: what they are asked, and what happened since they chose."""
    session, dice = seated_in(seed), Dice(f"asked/{seed}")
    session.asks = asks
    while True:
        told = list(session.others())
        d = session.owed()
        if d is None:
            return
        yield session, d, told
        session.act(0, sample(session.view(), d, dice))


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    asked, done, lines = [], 0, 0
    for seed in ("0", "1"):
        for session, d, told in played(seed, asks=False):
            asked.append(d.kind.id)
            assert len(all_choices(session.view(), d, most=2)) == 2
            lines += [event.id for events in told for event in events].count(NO_CHOICE_OF_YOURS)
        done += [seat for seat, _ in session.record.actions].count(0)
    assert 0 < lines < done - len(asked)  # windows are passed without a word
    assert {"use", "play", "lay", "support", "leader"} <= set(asked)


def test_who_wants_it_is_asked_in_every_window() -> None:
    alone = [d.kind.id for session, d, _ in played("0", asks=True) if len(all_choices(session.view(), d, most=2)) == 1]
    assert alone
    assert set(alone) <= set(GAME.standing)


def test_what_is_done_for_a_person_is_not_their_move() -> None:
    session = seated_in("0")
    list(session.others())
    d = session.owed()
    assert d is not None
    assert d.kind.id == "leader"
    assert session.undo_refusal() == "play-undo-none"
    assert not session.has_acted()


def test_undo_takes_back_the_last_choice_and_the_passes_behind_it() -> None:
    session, dice = seated_in("0"), Dice("f/0")
    for _ in range(400):
        list(session.others())
        d = session.owed()
        assert d is not None
        before = len(session.record.actions)
        digest, choice = state_hash(GAME, session.state), sample(session.view(), d, dice)
        session.act(0, choice)
        list(session.others())
        new = session.record.actions[before:]
        if len(new) > 1 and all(seat == 0 for seat, _ in new) and session.undo_refusal() == "":
            session.undo()
            assert len(session.record.actions) == before
            assert state_hash(GAME, session.state) == digest
            assert list(session.others()) == []
            assert session.owed() == d
            return
    pytest.fail("no pass behind a choice in so many moves")


def test_a_whole_game_by_numbers_and_its_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    ran = run("play", "iron-throne", "--seed", 1, "--bots", "random", "--save", file, stdin="1\n" * 2000)
    assert ran.code == 0
    assert "IT-WIN-03" in ran.out
    assert run("verify", file).code == 0
    assert run("replay", file, "--step", 40).code == 0


# ---------------------------------------------------------------- the prompt


def talk(s: AnyState, seat: int, *typed: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, str]:
    """What a person at a seat has chosen by typing that, and what they read."""
    session = seated_in("talk")
    session.seat, session.state = seat, s
    ui = Ui("en")
    ui.use(GAME)
    ui.out = WrappingConsole(file=io.StringIO(), width=100, markup=False, highlight=False, emoji=False)
    lines = iter(typed)
    monkeypatch.setattr("throneroom.cli.talk.ask", lambda prompt, complete=None: next(lines))
    d = session.owed()
    assert d is not None
    choice = Talk(ui, board_of(GAME.id), session, d, Path("x.record"), {}).choice()
    assert choice is not None
    return choice_text(session.view(), d, choice), ui.out.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "typed",
    [
        ("propose lan influence 1 power 2 sta hostages 1",),
        ("pro lan inf pow 2 sta host",),
        ("propose 1 0 2 0 1 0",),
        ("propose", "1 0 2 0 1 0"),
        ("2", "1", "0", "2", "0", "1", "0"),
        ("propose", "1", "<", "propose", "1", "0", "2", "0 1 0"),
        ("propose", "1", "2", "3", "<", "propose 1 0 2 0 1 0"),
    ],
)
def test_a_deal_is_proposed_in_words_in_numbers_or_step_by_step(
    typed: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    choice, _ = talk(place("talks"), 1, *typed, monkeypatch=monkeypatch)
    assert choice == "propose 1 0 2 0 1 0"


def test_amounts_are_typed_as_they_are_and_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = talk(place("talks"), 1, "propose", "1", "5", "why 5", "why", "99", "no-deal", monkeypatch=monkeypatch)
    assert re.search(r"\n   0  .*\n   1  .*\n   2  .*\n   <  back\n", out)
    assert out.count("IT-TRUCE-04") > 2
    assert "type a number from 1 to 2" in out
    choice, out = talk(place("talks"), 1, "propose 0 0 0 0 0 0", "no", monkeypatch=monkeypatch)
    assert choice == "no-deal"
    assert "IT-TRUCE-09" in out


def test_a_reply_shows_the_deal_and_its_three_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    s = place("talks", "lan propose lan influence 1")
    choice, out = talk(s, 0, "?", "acc", monkeypatch=monkeypatch)
    assert choice == "accept"
    assert "Lannister receives: 1 influence" in out
    assert "IT-TRUCE-16" in out
    assert "Default if you never answer: refuse" in out


def test_power_is_moved_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    choice, out = talk(place("crowd"), 1, "robb", "why robb", "jaime", monkeypatch=monkeypatch)
    assert choice == "jaime"
    assert out.count("IT-POWER-04") == 2


def test_power_of_several_markers_is_counted() -> None:
    given = SUMS | {"now": "reward", "winner": "defender", "power": "jaime:5 robb:2 davos:4"}
    s = GAME.read_position(given, 3, settled(GAME, 3, {}))
    deal_all(GAME, s, Dice(1))
    d = next(d for d in s.pending if d.kind.id == "power")
    view = GAME.view(s, d.seat)
    own = {"sta": ("arya 2", "arya robb"), "bar": ("davos 2", "davos selyse")}
    for words in own[GAME.seats[d.seat]]:
        choice = Choosing(view, d).take_words(words)
        assert choice is not None
        assert len(choice_text(view, d, choice).split()) == d.a == 2


def test_a_hostage_is_named_by_its_value(monkeypatch: pytest.MonkeyPatch) -> None:
    given = CROWD | {"now": "act_on_hostages", "challenger": "sta", "defender": "-", "event": ""}
    del given["defender"], given["event"]
    s = GAME.read_position(given, 5, settled(GAME, 5, {}))
    choice, _ = talk(s, 0, "release lan 20", monkeypatch=monkeypatch)
    assert choice == "release lan 20"
    choice, _ = talk(s, 0, "torture", "lan", "20", monkeypatch=monkeypatch)
    assert choice == "torture lan 20"
    choice, _ = talk(s, 0, "done", monkeypatch=monkeypatch)
    assert choice == "done"
