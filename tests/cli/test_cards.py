"""`throneroom cards`: faults with their lines, the list, the viewer, and the set as the value of an option."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

from throneroom.cli.cards import card_yaml, load_card_set
from throneroom.cli.errors import BadInput
from throneroom.core.data import read_text
from throneroom.i18n import LANGUAGES

from .conftest import Run

GOOD = """\
name: mine
names:
  shireen: {en: Salladhor Saan}
cards:
  shireen-a:
    title: {en: Pirate Gold, cs: Pirátské zlato}
    effect: Draw 2 cards.
    when: before_refill
    who: participating_player
    limit: once_per_game
    ops:
      - {op: draw, who: self, amount: 2}
    notes:
      - Pirates pay late.
"""

BAD = """\
name: mine
leaders:
  eddard:
    title: Winter
    effect:
      en: It comes.
      de: Er kommt.
    when: after_cards_reveled
    who: active_player
    ops:
      - {op: draw, who: self, amount: -1}
cards:
  robb-a:
    title: March
    effect: Draw.
    title: Again
    when: during_totals
    who: participating_player
    ops:
      - op: choose
        by: self
        options:
          - id: one
            ops:
              - {op: draw, who: target, amount: 1}
          - id: two
            ops:
              - op: draw
                who: self
                amount: {range:
                  [3, 1]}
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.yaml"
    file.write_text(GOOD, encoding="utf-8")
    return file


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    file = tmp_path / "bad.yaml"
    file.write_text(BAD, encoding="utf-8")
    return file


# ---------------------------------------------------------------- check


def test_a_good_set_says_what_it_has(run: Run, good: Path) -> None:
    ran = run("cards", "check", good)
    assert ran.code == 0
    assert ran.out.replace("\n", " ").strip() == f"{good}: correct; 0 leaders, 1 character card, 0 events"


def test_every_fault_is_told_with_its_line(run: Run, bad: Path) -> None:
    ran = run("cards", "check", "bad.yaml")
    assert ran.code == 1
    lines = [re.match(r"bad\.yaml:(\d+): (.*)", line) for line in ran.out.splitlines()]
    told = [(int(m[1]), m[2]) for m in lines if m]
    assert [line for line, _ in told] == [7, 8, 11, 16, 25, 30]
    assert "`de`" in told[0][1]
    assert told[1][1].endswith("Did you mean `after_cards_revealed`?")
    assert "-1" in told[2][1]
    assert told[3][1] == "`title` is given twice."
    assert "`target` means nothing here" in told[4][1]
    assert "The lower end of the range, 3" in told[5][1]


@pytest.mark.parametrize(
    ("lang", "good_part", "bad_part"),
    [
        ("en", "1 character card", "is given twice"),
        ("cs", "1 karta postavy", "je uvedeno dvakrát"),
        ("hu", "1 karakterkártya", "Kétszer szerepel"),
    ],
)
def test_in_three_languages(run: Run, good: Path, bad: Path, lang: str, good_part: str, bad_part: str) -> None:
    assert good_part in run("cards", "check", good, "--lang", lang).out
    ran = run("cards", "check", bad, "--lang", lang)
    assert ran.code == 1
    assert bad_part in ran.out
    assert ran.out.count("bad.yaml:") == 6


def test_a_mistake_of_yaml_is_told_with_its_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text("name: mine\ncards:\n  robb-a: [1, 2\n  x: }\n", encoding="utf-8")
    ran = run("cards", "check", "broken.yaml")
    assert ran.code == 1
    assert ran.out.startswith("broken.yaml:4: This is not correct YAML")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", 1),
        ("17", 1),
        ("- a\n- b\n", 1),
        ("{}", 0),
        ("cards:\n", 1),
        ("1: 2\n", 1),
        ("? [a, b]\n: 1\n", 1),
        ("x: 2024-99-99", 2),
        ("a: &a [*a, *a]", 2),
        ("[" * 5000, 2),
        ("{not: " * 80 + "1" + "}" * 80, 1),
        ("- &a0 {x: 1}\n" + "".join(f"- &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 9)), 2),
        ("x: !!python/object:os.system {}", 1),
    ],
)
def test_strange_files_are_refused_in_words(run: Run, tmp_path: Path, text: str, code: int) -> None:
    file = tmp_path / "strange.yaml"
    file.write_text(text, encoding="utf-8")
    ran = run("cards", "check", file)
    assert ran.code == code
    assert ran.out or ran.err


def test_every_kind_of_fault_has_its_words(run: Run, tmp_path: Path) -> None:
    """Words that need something else, of every kind; a missing message would fail in the strict catalogue."""
    conditions = [
        "{is_active: target}", "{is_active: each}", "{is_active: it}", "{is_active: offerer}", "{ge: [paid, 1]}",
        "{ge: [{value: trigger_card}, 1]}", "{ge: [{value: revealed_top}, 1]}", "{ge: [{value: {looked: rest}}, 1]}",
        "{ge: [{value: {random: {hand: self}}}, 1]}", "{hand_has: [challenger, {type: truce}]}",
        "{is_active: my_active}",
        "{not: {hand_has: [self, {type: truce}]}}", "{ge: [{value: {revealed: self}}, 1]}", "[1]", "null", "true",
        "{ge: 1.5}", "{ge: 7}", "{a: 1, b: 2}", "{ge: [1]}", "is_active", "{always: 1}", "{ge: {a: 1}}",
    ]  # fmt: skip
    for lang in LANGUAGES:
        for condition in conditions:
            file = tmp_path / "one.yaml"
            file.write_text(
                "leaders:\n  eddard:\n    title: T\n    effect: E\n    when: after_active_power\n    who: any_player\n"
                f"    if: {condition}\n    ops: [{{op: draw, who: self, amount: 1}}]\n",
                encoding="utf-8",
            )
            ran = run("cards", "check", "one.yaml", "--lang", lang)
            assert ran.code == 1, condition
            assert ran.out.startswith("one.yaml:7: "), condition
            assert "cards-" not in ran.out


# ---------------------------------------------------------------- list and show


def test_the_list_has_every_card(run: Run) -> None:
    ran = run("cards", "list")
    assert ran.code == 0
    built_in = json.loads(read_text("throneroom.games.iron_throne", "cards.json"))
    ids = [id for section in ("leaders", "cards", "events") for id in built_in[section]]
    assert len(ids) == 93
    shown = {line.split()[0] for line in ran.out.splitlines() if line.strip()}
    assert set(ids) <= shown


def test_a_set_replaces_the_cards_it_names(run: Run, good: Path) -> None:
    ran = run("cards", "list", "--set", good)
    assert "Pirate Gold" in ran.out
    assert "Stories by Candlelight" not in ran.out
    assert "Word of Winterfell" in ran.out


def test_one_card_with_everything(run: Run, good: Path) -> None:
    ran = run("cards", "show", "shireen-a", "--set", good)
    text = " ".join(ran.out.split())
    for part in (
        "shireen-a Pirate Gold Salladhor Saan",
        "Origin our own design",
        "When before the tokens return",
        "Who a player taking part",
        "once per game",
        "Effect Draw 2 cards.",
        "Pirates pay late.",
    ):
        assert part in text


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ("Influence", "printed text known", "before a player offers support", "an active player")),
        ("cs", ("Vliv", "tištěný text je známý", "než hráč nabídne podporu", "aktivní hráč")),
        ("hu", ("Befolyásolás", "a nyomtatott szöveg ismert", "mielőtt egy játékos", "aktív játékos")),
    ],
)
def test_a_card_in_three_languages(run: Run, lang: str, parts: tuple[str, ...]) -> None:
    ran = run("cards", "show", "cersei", "--lang", lang)
    assert ran.code == 0
    assert all(part in ran.out for part in parts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_shown(run: Run, lang: str) -> None:
    built_in = json.loads(read_text("throneroom.games.iron_throne", "cards.json"))
    for section in ("leaders", "cards", "events"):
        for id, card in built_in[section].items():
            ran = run("cards", "show", id, "--lang", lang)
            assert ran.code == 0
            assert " ".join(card["title"][lang].split()) in " ".join(ran.out.split())


def test_the_source_of_a_card_can_be_put_into_a_set(run: Run, tmp_path: Path) -> None:
    source = run("cards", "show", "tyrion-a", "--source").out
    (tmp_path / "copy.yaml").write_text("cards:\n" + "".join(f"  {line}\n" for line in source.splitlines()))
    assert run("cards", "check", "copy.yaml").code == 0
    built_in = json.loads(read_text("throneroom.games.iron_throne", "cards.json"))
    assert yaml.safe_load(source) == {"tyrion-a": built_in["cards"]["tyrion-a"]}


def test_every_source_reads_back_as_the_same_card() -> None:
    built_in = json.loads(read_text("throneroom.games.iron_throne", "cards.json"))
    for section in ("leaders", "cards", "events"):
        for id, card in built_in[section].items():
            assert yaml.safe_load(card_yaml(id, card)) == {id: card}


# ---------------------------------------------------------------- what cannot be done


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (("cards",), "argument is missing"),
        (("cards", "burn"), "nothing called “burn”"),
        (("cards", "check"), "argument is missing: FILE|CARD"),
        (("cards", "check", "nowhere.yaml"), "There is no file"),
        (("cards", "show"), "argument is missing"),
        (("cards", "show", "tyrion-c"), "There is no card “tyrion-c”"),
        (("cards", "list", "--set", "nowhere.yaml"), "There is no file"),
        (("cards", "list", "--set", "bad.yaml"), "not a correct card set (6 faults)"),
    ],
)
def test_bad_commands(run: Run, bad: Path, args: tuple[str, ...], part: str) -> None:
    ran = run(*args)
    assert ran.code == 2
    assert part in ran.err
    assert ran.out == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_help(run: Run, lang: str) -> None:
    ran = run("cards", "--help", "--lang", lang)
    assert ran.code == 0
    assert "check|list|show" in ran.out
    for left_over in ("opt-", "metavar-", "arg-", "help-"):
        assert left_over not in ran.out


# ---------------------------------------------------------------- the value of the option


def test_a_set_becomes_one_line(good: Path, tmp_path: Path) -> None:
    line = load_card_set(str(good))
    assert "\n" not in line
    assert json.loads(line) == yaml.safe_load(GOOD)
    head, _, tail = GOOD.partition("cards:\n")
    other = tmp_path / "other.yaml"
    other.write_text(f"cards:\n{tail}{head}", encoding="utf-8")
    assert load_card_set(str(other)) == line


def test_a_bad_set_becomes_nothing(bad: Path) -> None:
    with pytest.raises(BadInput) as refused:
        load_card_set(str(bad))
    assert refused.value.key == "error-card-set"
    assert refused.value.facts["count"] == 6
