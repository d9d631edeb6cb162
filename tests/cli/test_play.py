"""`throneroom play`: whole games by stdin, explanations, undo, saving and continuing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from throneroom.cli.choosing import Choosing
from throneroom.cli.files import data_directory
from throneroom.cli.session import Session
from throneroom.core.dice import Dice
from throneroom.core.game import find_game, state_hash
from throneroom.core.notation import choice_text
from throneroom.core.secrecy import sample

from .conftest import Run

PLAY = ("play", "bloody-throne", "--seed", "1", "--option", "start=red")


def saved() -> Path:
    return data_directory() / "last.record"


def actions(file: Path) -> list[str]:
    return [line for line in file.read_text().split("\n")[1:] if line and line[0] not in "#="]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game_by_numbers(run: Run, players: int) -> None:
    ran = run(*PLAY, "--players", players, stdin="1\n" * 300)
    assert ran.code == 0
    assert ran.err == ""
    assert "round 6 of 6" in ran.out
    assert "How the victory was decided" in ran.out
    assert "BT-END-02" in ran.out
    assert "{" not in ran.out
    assert run("verify", saved()).code == 0


def test_a_whole_game_by_words_from_another_seat(run: Run) -> None:
    game = find_game("bloody-throne")
    session = Session(game, 4, {"direction": "right-to-left", "start": "random"}, 2, ["greedy"] * 4, "7")
    typed = []
    dice = Dice("words")
    while session.state.pending:
        list(session.others())
        d = session.owed()
        if d is None:
            break
        view = session.view()
        choice = sample(view, d, dice)
        typed.append(choice_text(view, d, choice))
        session.act(2, choice)
    ran = run("play", "bloody-throne", "--players", 4, "--seat", "grn", "--seed", 7,
              "--option", "direction=right-to-left", stdin="\n".join(typed) + "\n")  # fmt: skip
    assert ran.code == 0
    assert "How the victory was decided" in ran.out
    assert actions(saved()) == [line for line in session.record.lines if not line.startswith("#")]


def test_nobody_elses_secrets_are_drawn(run: Run) -> None:
    ran = run(*PLAY, stdin="1\n2\n")
    assert "face down" in ran.out
    assert ran.out.count("(") > 0
    assert "Blue: 3 cards set aside" in ran.out


def test_leaving_saves_and_resume_continues_as_if_never_left(run: Run, tmp_path: Path) -> None:
    whole = tmp_path / "whole.record"
    run(*PLAY, "--save", whole, stdin="1\n" * 300)
    ran = run(*PLAY, stdin="1\n" * 9)
    assert ran.code == 0
    assert "throneroom play --resume" in ran.out
    assert "unfinished" in saved().read_text()
    assert run("verify", saved()).code == 0
    assert run("play", "--resume", stdin="quit\n").code == 0
    ran = run("play", "bloody-throne", "--resume", stdin="1\n" * 300)
    assert "How the victory was decided" in ran.out
    assert saved().read_text() == whole.read_text()
    assert "is over" in run("play", "--resume").err


def test_a_whole_choice_can_be_said_while_its_second_part_is_asked() -> None:
    game = find_game("bloody-throne")
    given = {"row": "blu:(heir) red:(spy)", "now": "place red", "hands": "red:lord,ambush"}
    s = game.read_position(given, 3, {"direction": "left-to-right", "start": "red"})
    choosing = Choosing(game.view(s, 0), s.pending[0])
    choosing.pick(game.names["card"].index("lord"))
    assert choosing.is_begun()
    choice = choosing.take_words("place ambush last")
    assert choice is not None
    assert choice_text(s, s.pending[0], choice) == "place ambush last"


def test_quit_and_end_of_input_and_save_all_save(run: Run, tmp_path: Path) -> None:
    for number, keys in enumerate(("quit\n", "", "save\n", "q\n", "exit")):
        file = tmp_path / f"{number}.record"
        assert run(*PLAY, "--save", file, stdin=f"1\n1\n{keys}").code == 0
        assert file.read_text().endswith("unfinished\n")
        assert json.loads(file.read_text().split("\n")[0])["seat"] == "red"


def test_interrupting_saves(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str, complete: object = None) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("throneroom.cli.talk.ask", interrupted)
    assert run(*PLAY).code == 0
    assert saved().exists()


def test_a_new_game_keeps_the_one_left_before(run: Run) -> None:
    run(*PLAY, stdin="1\n1\n")
    first = saved().read_text()
    ran = run("play", "bloody-throne", "--seed", "2", stdin="quit\n")
    assert saved().read_text() == first, "a game without a move takes nobody's place"
    assert "stays saved" in ran.out
    run("play", "bloody-throne", "--seed", "2", stdin="1\n1\nquit\n")
    assert saved().read_text() != first
    assert saved().with_name("last.previous.record").read_text() == first


def test_resuming_a_game_nobody_sat_in_is_refused(run: Run, tmp_path: Path) -> None:
    run(*PLAY, stdin="1\n")
    first, _, rest = saved().read_text().partition("\n")
    head = json.loads(first)
    for change in ({"seat": None}, {"bots": 3}, {"seat": 5}, {"bots": ["", "x", "y"]}, {"seat": "zzz"}):
        file = tmp_path / "odd.record"
        file.write_text(json.dumps(head | change) + "\n" + rest)
        assert run("play", "--resume", file).code == 2


def test_every_command_explains_itself(run: Run) -> None:
    ran = run(*PLAY, stdin="help\n?\ncards\nlog\nboard\nwhy\nsave\nquit\n")
    assert ran.code == 0
    for part in (
        "take back your last action", "BT-PLACE-08", "Default if you never answer", "Eliminate a card next to it",
        "Not possible now", "[BT-SETUP-07]" if "[BT-SETUP-07]" in ran.out else "[BT-SETUP-02", "saved: ",
    ):  # fmt: skip
        assert part in ran.out, part


def test_why_explains_with_the_rule_and_its_page(run: Run) -> None:
    hand = ("archer", "soldier", "spy", "heir", "shapeshifter", "lord", "assassination")
    asked = "".join(f"why place {card} on 1\n" for card in hand)
    ran = run(*PLAY, "--seat", "blu", stdin=f"why\nwhy 8\nwhy 1\nwhy 99\nwhy fly\n{asked}")
    assert "This card is not in your hand" in ran.out
    assert "BT-PLACE-03" in ran.out
    assert "Cards may be covered only from the second round on (position 1)." in ran.out
    assert "BT-STACK-01" in ran.out
    assert "(page 3)" in ran.out
    assert "This is possible: place" in ran.out
    assert "There is no choice 99" in ran.out
    assert "“fly” is not understood here." in ran.out


@pytest.mark.rule("CORE-AMBIGUOUS", "CORE-NOT-UNDERSTOOD", "CORE-INCOMPLETE")
def test_words_may_be_shortened_but_must_be_clear(run: Run) -> None:
    cards = find_game("bloody-throne").names["card"]
    asked = "".join(f"why place {card}\n" for card in cards)
    ran = run(*PLAY, stdin=f"why pl a first\nplace wizard\n{asked}")
    assert "“a first” fits more than one choice" in ran.out or "fits more than one choice: place a" in ran.out
    assert "“place wizard” is not understood here." in ran.out
    assert ran.out.count("Something is missing: the place in the row") == 7
    assert len(actions(saved())) == 3


def test_parts_can_be_chosen_one_by_one_and_taken_back(run: Run) -> None:
    ran = run(*PLAY, "--seat", "blu", stdin="2\n0\n3\nfirst\n")
    assert ran.out.count("Choose the place in the row") == 2
    assert "   0  back" in ran.out
    assert "Blue: places at the beginning of the row" in ran.out
    assert "There is no choice 0" in run(*PLAY, stdin="0\n").out


def test_odd_lines_do_no_harm(run: Run) -> None:
    lines = ["", "   ", "\x00", "9" * 50, "-1", "why " + "x" * 500, "why 0", "²", "{$card}", "[bold]", "1 1", ","]
    ran = run(*PLAY, stdin="\n".join(lines) + "\n")
    assert ran.code == 0
    assert len(actions(saved())) == 3


# ---------------------------------------------------------------- undo


def lone_session(seed: str) -> Session:
    options = {"direction": "left-to-right", "start": "red"}
    return Session(find_game("bloody-throne"), 3, options, 0, ["", "random", "random"], seed)


def undoable(seed: str) -> tuple[Session, list[str]] | None:
    """A game up to a moment where the person has just moved, nobody learned anything, and it is
    their move again; and what they typed."""
    session, typed, dice = lone_session(seed), [], Dice(seed)
    for _ in range(40):
        list(session.others())
        d = session.owed()
        if d is None:
            return None
        view = session.view()
        choice = 0 if d.kind.id == "face" else sample(view, d, dice)
        typed.append(choice_text(view, d, choice))
        session.act(0, choice)
        if session.owed() and not session.undo_refusal():
            return session, typed
    return None


def test_undo_goes_back_to_the_state_before() -> None:
    done = 0
    for seed in map(str, range(40)):
        found = undoable(seed)
        if found is None:
            continue
        session, _ = found
        twin = lone_session(seed)
        twin.restore(session.record.actions[:-1])
        session.undo()
        assert state_hash(session.game, session.state) == state_hash(twin.game, twin.state)
        assert session.text() == twin.text()
        assert session.log() == twin.log()
        done += 1
    assert done >= 5


def test_undo_in_play(run: Run) -> None:
    seed, found = next((s, f) for s in map(str, range(40)) if (f := undoable(s)))
    _, typed = found
    args = ("play", "bloody-throne", "--players", 3, "--bots", "random", "--seed", seed,
            "--option", "start=red")  # fmt: skip
    script = "\n".join(typed) + "\n"
    run(*args, stdin=script)
    before = actions(saved())
    ran = run(*args, stdin=f"{script}undo\n")
    assert "1 action taken back." in ran.out
    assert actions(saved()) == before[:-1]
    ran = run(*args, stdin=f"{script}undo\n{typed[-1]}\n")
    assert actions(saved()) == before


def test_nothing_can_be_taken_back_once_others_know_or_acted(run: Run) -> None:
    ran = run(*PLAY, "--seat", "red", stdin="undo\n1\n1\nundo\n")
    assert "You have not done anything that could be taken back." in ran.out
    assert "It cannot be taken back" in ran.out
    for seed in map(str, range(20)):
        session, dice = lone_session(seed), Dice(seed)
        while session.state.pending:
            list(session.others())
            d = session.owed()
            if d is None:
                break
            session.act(0, sample(session.view(), d, dice))
            last = session.seen[-1]
            if any(event.id in ("revealed", "eliminated") for event in last):
                revealed = any(event.id == "revealed" for event in last)
                assert not revealed or session.undo_refusal() == "play-undo-learned"
