"""What a person reads on the screen: lines that break well, a board that keeps still, help for beginners."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from throneroom.cli.boards import board_of
from throneroom.cli.files import default_file
from throneroom.cli.matches import Match, play_chunk
from throneroom.cli.search import search_rules
from throneroom.cli.ui import WrappingConsole
from throneroom.core.game import find_game
from throneroom.i18n import LANGUAGES, Catalogue
from throneroom.telling import rule_text

from .conftest import Run

PLAY = ("play", "bloody-throne", "--seed", "1", "--option", "start=red")


def words_in(lang: str) -> Catalogue:
    return Catalogue(lang, "core", "ui", "bloody-throne", strict=True)


# ---------------------------------------------------------------- breaking lines


def printed(thing: object, width: int) -> list[str]:
    console = WrappingConsole(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    console.print(thing)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return [line.rstrip() for line in text.rstrip("\n").split("\n")]


def in_a_table(text: str | Text) -> Table:
    table = Table.grid()
    table.add_row(text)
    return table


SENTENCE = "Vezmi si 3\u00a0body z\u00a0karty a\u00a01\u202f000\u00a0žetonů."


@pytest.mark.parametrize("width", range(16, 40))
def test_lines_never_break_at_a_no_break_space(width: int) -> None:
    for thing in (SENTENCE, Text(SENTENCE, style="bold"), Padding(Text(SENTENCE), 0), in_a_table(SENTENCE),
                  in_a_table(Text(SENTENCE))):  # fmt: skip
        lines = printed(thing, width)
        assert " ".join(lines) == SENTENCE.replace("\u00a0", " ")
        for held in SENTENCE.split(" "):
            assert any(held.replace("\u00a0", " ") in line for line in lines), lines


def test_styles_and_wide_letters_stay_where_they_were() -> None:
    text = Text("ab\u00a0cd")
    text.stylize("bold", 3, 5)
    console = WrappingConsole(file=io.StringIO(), width=20, force_terminal=True, color_system="truecolor")
    console.print(text)
    assert console.file.getvalue() == "ab \x1b[1mcd\x1b[0m\n"  # type: ignore[attr-defined]
    assert text.plain == "ab\u00a0cd"


@pytest.mark.parametrize("columns", [50, 66, 90])
def test_the_czech_rules_break_well(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = run("rules", "bloody-throne", "--lang", "cs").out
    assert "\u00a0" not in out
    game = find_game("bloody-throne")
    held = [chunk for rule in game.ledger() for chunk in rule_text(words_in("cs"), game, rule).split(" ")]
    lines = out.split("\n")
    broken = [c for c in held if "\u00a0" in c and not any(c.replace("\u00a0", " ") in line for line in lines)]
    assert broken == []


def test_the_tests_of_a_rule_fit_the_screen(run: Run) -> None:
    out = run("rules", "bloody-throne", "BT-PLACE-08").out
    assert "Tests that show it (file and name):" in out
    assert max(map(len, out.split("\n"))) <= 80


# ---------------------------------------------------------------- the board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_boxes_keep_their_width_all_game_long(run: Run, lang: str) -> None:
    out = run(*PLAY, "--players", 5, "--lang", lang, stdin="1\n" * 300).out
    boxes = re.findall(r"[╰┗][─━]+[╯┛]", out)
    assert len(boxes) > 100
    assert len({len(box) for box in boxes}) == 1
    inside = re.findall(r"[│┃]([^│┃┏\n]+)[│┃]", out.split("╭", 1)[1].rsplit("╰", 1)[0])
    for text in inside:
        left, right = len(text) - len(text.lstrip()), len(text) - len(text.rstrip())
        assert not text.strip() or right - left in (0, 1), text


def board(lang: str, seat: str | None, *cards: dict[str, object]) -> str:
    stack = {"owner": "red", "cards": list(cards)}
    data = {
        "round": 2, "rounds": 6, "awaited": ["red"], "resolving": None, "direction": "left-to-right",
        "row": [stack], "seat": seat, "starter": "red",
        "players": [{"seat": "red", "points": 1, "hand": ["spy"], "hand_size": 1, "aside": ["lord"], "pile": []}],
    }  # fmt: skip
    return "\n".join(printed(board_of("bloody-throne").draw(data, words_in(lang), 100), 100))


def card(name: str | None, points: int = 0, is_open: bool = False) -> dict[str, object]:
    return {"card": name, "points": points, "open": is_open}


def test_the_legend_explains_the_marks_that_are_there() -> None:
    assert "●" not in board("en", "red", card("spy", is_open=True)).split("Player")[0]
    known = board("en", "red", card("spy"))
    assert "( ) face-down card that you know" in known
    assert "points on a card" not in known
    assert " ● points on a card\n" in board("en", "red", card(None, 2))
    covered = board("cs", "red", card("spy", 2), card("lord", is_open=True))
    assert "+1 pod ní ●2 = překrytá karta a body na ní" in covered
    assert "( )" not in covered
    assert "( ) képpel lefelé lévő lap\n" in board("hu", None, card("spy"))
    assert "ismert" not in board("hu", None, card("spy"))
    assert "rejtett" in board("hu", "blu", card(None))


# ---------------------------------------------------------------- numbers that are no choices


def test_a_number_that_is_blocked_names_its_choice(run: Run) -> None:
    for typed in ("9", "why 9"):
        out = run(*PLAY, "--lang", "cs", stdin=f"{typed}\n").out
        assert re.search(r"Možnost 9 \((.+)\) teď není možná\. Tuto kartu nemáš v ruce: \1\.", out)
        assert "BT-PLACE-03" in out
    out = " ".join(run(*PLAY, "--lang", "hu", stdin="1\n1\n1\n5\n").out.split())
    assert re.search(r"Az 5\. lehetőség \(a (\d)\. pozíció elé\) most nem választható\. A \1\. pozíció elé nem", out)


def test_a_number_beyond_everything_names_the_numbers(run: Run) -> None:
    assert "Možnost 99 tu není; zadej číslo od 1 do 7." in run(*PLAY, "--lang", "cs", stdin="99\n").out
    assert "Nincs 99. lehetőség; 1 és 7 közötti számot írj be." in run(*PLAY, "--lang", "hu", stdin="99\n").out


def test_the_hint_leads_to_something_that_helps(run: Run) -> None:
    something_blocked, nothing_blocked = run(*PLAY, stdin="fly\n").out, run(*PLAY, stdin="1\nfly\n").out
    assert "Type `why`" in something_blocked
    assert "Type `why`" not in nothing_blocked
    assert "Type ? to see the choices and their rules." in nothing_blocked


# ---------------------------------------------------------------- help for beginners


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_game_is_introduced_once(run: Run, lang: str) -> None:
    first = words_in(lang).text("game-intro").split("\n")[0].replace("\u00a0", " ")[:40]
    assert f"  • {first}" in run(*PLAY, "--lang", lang, stdin="1\n").out
    assert first not in run("play", "--resume", "--lang", lang, stdin="").out


def test_a_game_without_an_introduction_begins_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    has = Catalogue.has
    monkeypatch.setattr(Catalogue, "has", lambda self, key: key != "game-intro" and has(self, key))
    assert "  • " not in run(*PLAY, stdin="quit\n").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_words_codes_and_files(run: Run, lang: str) -> None:
    out = " ".join(run(*PLAY, "--lang", lang, stdin="help\n1\n1\n2\nhelp\n").out.split())
    words = words_in(lang)
    assert "place conspiracy first; " in out
    assert ": p c f " in out
    for code in ("red", "blu", "grn"):
        assert f"{code} = {words.name('seat', code)}" in out
    assert "last.record" in out
    for key in ("back", "undo", "why", "rules"):
        assert words.text(f"play-help-{key}").replace("\u00a0", " ") in out
    assert f"why [{words.text('play-help-why-what')}]" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_of_play_lists_seats_bots_and_the_file(run: Run, lang: str) -> None:
    out = " ".join(run("play", "--help", "--lang", lang).out.split())
    words = words_in(lang)
    assert "red, blu, grn, yel, blk" in out
    assert f"--resume {words.text('metavar-file-optional')}" in out
    assert str(default_file()) in out.replace(" ", "")
    for bot in ("greedy", "random"):
        assert f"{bot} {words.text(f'help-bot-{bot}')}".replace("\u00a0", " ") in out


def test_shortened_examples_are_understood(run: Run) -> None:
    assert "places in the empty row: Conspiracy" in run(*PLAY, stdin="p c f\n").out


# ---------------------------------------------------------------- rules by words


@pytest.mark.parametrize(
    ("lang", "asked", "first", "count"),
    [
        ("en", "bt-place-08", "BT-PLACE-08", 1),
        ("en", "BT-SPY", "BT-SPY-01", 7),
        ("en", "tied remaining", "BT-END-05", 1),
        ("en", "heir", "BT-HEIR-01", None),
        ("cs", "Špeha", "BT-SPY-01", None),
        ("cs", "remizou", "BT-END-04", None),
        ("cs", "PREKRYVANI", "BT-STACK-01", None),
        ("hu", "Kémről", "BT-SPY-01", None),
        ("hu", "döntetlenkor", "BT-END-04", 3),
        ("hu", "xyzzy", None, 0),
        ("hu", "!?", None, 0),
    ],
)
def test_rules_are_found_by_id_and_words(lang: str, asked: str, first: str | None, count: int | None) -> None:
    found = [rule.id for rule in search_rules(words_in(lang), find_game("bloody-throne"), asked)]
    assert (found[0] if found else None) == first
    assert count is None or len(found) == count


def test_rules_can_be_searched_while_playing(run: Run) -> None:
    out = run(*PLAY, stdin="rules\nrules bt-end-04\nrules flying carpets\nrules card\n").out
    assert "Placement phase" in out
    assert "BT-END-04" in out
    assert "No rule says anything of “flying carpets”." in out
    assert re.search(r"\d+ more rules; add a word", out)
    assert out.count("red> ") == 5  # still the same question


# ---------------------------------------------------------------- the end


def test_the_result_is_derived_best_first(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    options = {"direction": "left-to-right", "start": "random"}
    for number in range(40):
        match = Match("bloody-throne", 4, options, ("random",) * 4, f"end/{number}")
        file.write_text(play_chunk(match, range(1)).records[0])
        out = run("replay", file).out.split("How the victory was decided")[1]
        totals = [int(n) for n in re.findall(r"^  \w+: points +(\d+)  BT-END-02", out, flags=re.MULTILINE)]
        cards = [int(n) for n in re.findall(r"^  \w+: cards in the row .* (\d+)  BT-END-04", out, flags=re.MULTILINE)]
        assert len(totals) == 4
        assert totals == sorted(totals, reverse=True)
        assert cards == sorted(cards, reverse=True)
        if cards:
            return
    pytest.fail("no tie in so many games")
