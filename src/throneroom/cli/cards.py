"""`throneroom cards`: check a card set of The Iron Throne, list its cards, show one."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Final

import typer
import yaml
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from throneroom.cli.errors import FAILED, OK, BadInput, bad
from throneroom.cli.files import read_file
from throneroom.cli.ui import Ui, ui_of
from throneroom.core.data import read_text
from throneroom.core.game import find_game
from throneroom.i18n import DEFAULT, Catalogue

EXAMPLES = (
    "throneroom cards check my-cards.yaml",
    "throneroom cards list --set my-cards.yaml",
    "throneroom cards show tyrion-a --source",
)

ACTIONS: Final = ("check", "list", "show")
SECTIONS: Final = ("leaders", "cards", "events")
_GAME: Final = "iron-throne"
_MOST_NODES, _DEEPEST = 100_000, 100
_WIDTH: Final = 100
"""The longest value on one line in a card written as YAML."""
_LISTS: Final = ("ops", "notes", "with", "do", "then", "else", "agreed", "refused", "options")
"""Keys whose values are written item by item."""

Path = tuple[Any, ...]


@dataclass(slots=True)
class Fault:
    """Something wrong in a file: the line, and the sentence by its id and facts."""

    line: int
    what: str
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass(slots=True)
class CardFile:
    """A card set as it was read, and what is wrong with it."""

    data: Any
    faults: list[Fault]


def cards(
    ctx: typer.Context,
    action: str = typer.Argument(..., metavar="|".join(ACTIONS), help="arg-cards-action"),
    name: str = typer.Argument("", metavar="metavar-file-or-card", help="arg-cards-name"),
    card_set: str = typer.Option("", "--set", metavar="metavar-file", help="opt-card-set"),
    source: bool = typer.Option(False, "--source", help="opt-card-source"),
    lang: str = typer.Option("", "--lang", metavar="metavar-language", help="opt-lang"),
) -> int:
    ui = ui_of(ctx)
    if action not in ACTIONS:
        raise bad("error-cards-action", given=action, known=", ".join(ACTIONS))
    if action == "list":
        _list(ui, _whole_set(card_set or name))
        return OK
    if not name:
        raise bad("error-argument-missing", name=ui.words.text("metavar-file-or-card"))
    if action == "check":
        return _check(ui, name)
    _show(ui, _whole_set(card_set), name, with_source=source)
    return OK


def load_card_set(path: str) -> str:
    """A good card set as one line of canonical JSON, the value of the option `cards`; else `BadInput`."""
    return json.dumps(_good_set(path), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


# ---------------------------------------------------------------- reading


def read_card_file(file: str) -> CardFile:
    """A card set with everything that is wrong in it, each with its line."""
    text = read_file(file)
    lines: dict[Path, int] = {(): 1}
    faults: list[Fault] = []
    try:
        loader = yaml.SafeLoader(text)
        node = loader.get_single_node()
        if node is not None:
            if not _note_lines(loader, node, lines, faults):
                raise bad("error-yaml-nowhere", file=file)
            data = loader.construct_document(node)
        else:
            data = None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if mark is None:
            raise bad("error-yaml-nowhere", file=file) from None
        return CardFile(None, [Fault(mark.line + 1, "yaml", {"column": mark.column + 1})])
    except (yaml.YAMLError, ValueError, RecursionError, OverflowError, TypeError):
        raise bad("error-yaml-nowhere", file=file) from None
    for problem in _checker(data):
        faults.append(Fault(_line(lines, problem.path), problem.what, problem.facts))
    return CardFile(data, sorted(faults, key=lambda fault: fault.line))


def _checker(data: Any) -> list[Any]:
    """What the game says of a set."""
    check = find_game(_GAME).check_file
    return list(check(data)) if check is not None else []


def _note_lines(loader: Any, root: yaml.Node, lines: dict[Path, int], faults: list[Fault]) -> bool:
    """Note the line of every place and every key given twice; False if the file is larger than anybody means."""
    stack: list[tuple[Path, yaml.Node]] = [((), root)]
    seen = 0
    while stack:
        path, node = stack.pop()
        seen += 1
        if seen > _MOST_NODES or len(path) > _DEEPEST:
            return False
        children: list[tuple[Path, yaml.Node]] = []
        if isinstance(node, yaml.SequenceNode):
            children = [((*path, i), child) for i, child in enumerate(node.value)]
            lines |= {place: child.start_mark.line + 1 for place, child in children}
        elif isinstance(node, yaml.MappingNode):
            given: set[tuple[str, str]] = set()
            for key, child in node.value:
                if not isinstance(key, yaml.ScalarNode):
                    continue
                line = key.start_mark.line + 1
                if (key.tag, key.value) in given:
                    faults.append(Fault(line, "duplicate", {"word": key.value}))
                given.add((key.tag, key.value))
                place = (*path, loader.construct_object(key))
                lines[place] = line
                children.append((place, child))
        stack.extend(children)
    return True


def _line(lines: dict[Path, int], path: Path) -> int:
    """The line of a place, or of the nearest one around it."""
    while path not in lines:
        path = path[:-1]
    return lines[path]


def _good_set(file: str) -> dict[str, Any]:
    read = read_card_file(file)
    if read.faults:
        raise bad("error-card-set", file=file, count=len(read.faults), command=f"throneroom cards check {file}")
    data: dict[str, Any] = read.data
    return data


def _whole_set(file: str) -> dict[str, Any]:
    """The built-in set with what a file puts in its place."""
    whole: dict[str, Any] = json.loads(read_text("throneroom.games.iron_throne", "cards.json"))
    own = _good_set(file) if file else {}
    for section in (*SECTIONS, "names"):
        whole[section] = {**whole.get(section, {}), **own.get(section, {})}
    return whole


# ---------------------------------------------------------------- check


def _check(ui: Ui, file: str) -> int:
    read = read_card_file(file)
    for fault in read.faults:
        ui.out.print(Text(f"{file}:{fault.line}: {_sentence(ui.words, fault)}"), soft_wrap=True)
    if read.faults:
        return FAILED
    counts = {section: len(read.data.get(section, {})) for section in SECTIONS}
    ui.out.print(Text(ui.words.text("cards-good", file=file, **counts)), soft_wrap=True)
    return OK


def _sentence(words: Catalogue, fault: Fault) -> str:
    """What is wrong, and what was perhaps meant."""
    facts: dict[str, str | int] = dict(fault.facts)
    if "need" in facts:
        facts["message"] = words.text(f"cards-need-{facts['need']}")
    if fault.what == "wrong-type":
        facts["message"] = words.text(f"cards-kind-{facts['found']}")
    sentence = words.say(f"cards-problem-{fault.what}", facts)
    near = str(facts.get("near", ""))
    return f"{sentence} {words.text('cards-near', near=near)}" if near else sentence


# ---------------------------------------------------------------- list and show


def _list(ui: Ui, whole: dict[str, Any]) -> None:
    words = ui.words
    for section in SECTIONS:
        table = Table(title=words.text(f"cards-{section}"), title_justify="left", box=None)
        table.add_column(words.text("col-id"), style="cyan", no_wrap=True)
        table.add_column(words.text("col-title"))
        table.add_column(words.text("cards-status"), style="dim")
        for id, card in whole[section].items():
            table.add_row(id, _in_words(words, card["title"]), _status(words, card))
        ui.out.print(Padding(table, (0, 0, 1, 0)))


def _show(ui: Ui, whole: dict[str, Any], id: str, *, with_source: bool) -> None:
    words = ui.words
    found = {key: (section, card) for section in SECTIONS for key, card in whole[section].items()}
    if id not in found:
        near = get_close_matches(id, found, n=3)
        hint = words.text("error-rule-near", known=", ".join(near)) if near else ""
        raise BadInput("error-card", {"given": id}, hint)
    section, card = found[id]
    if with_source:
        ui.out.file.write(card_yaml(id, card))  # as it is: no-break spaces belong to it
        return
    heading = Text(id, style="bold cyan")
    heading.append(f"  {_in_words(words, card['title'])}", style="bold")
    person = id if section == "leaders" else id.rpartition("-")[0]
    if section != "events" and person in whole["names"]:
        heading.append(f"  {_in_words(words, whole['names'][person])}", style="dim")
    ui.out.print(heading)
    rows = [
        ("cards-status", _status(words, card)),
        ("cards-when", words.text(f"cards-when-{card['when']}")),
        ("cards-who", words.text(f"cards-who-{card['who']}")),
    ]
    if card.get("limit", "none") != "none":
        rows.append(("cards-limit", words.text(f"cards-limit-{card['limit']}")))
    rows.append(("cards-effect", _in_words(words, card["effect"])))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for key, text in rows:
        table.add_row(words.text(key), Text(text))
    ui.out.print(table)
    if card.get("notes"):
        ui.out.print(Text(words.text("cards-notes"), style="dim"))
        for note in card["notes"]:
            ui.out.print(Padding(Text(f"– {note}"), (0, 0, 0, 2)))


def _status(words: Catalogue, card: dict[str, Any]) -> str:
    return words.text(f"cards-status-{card.get('status', 'original')}")


def _in_words(words: Catalogue, text: str | dict[str, str]) -> str:
    """A text in the reader's language, else in English, else in whichever there is."""
    if isinstance(text, str):
        return text
    return text.get(words.lang) or text.get(DEFAULT) or next(iter(text.values()))


# ---------------------------------------------------------------- writing


def card_yaml(id: str, card: dict[str, Any], indent: str = "") -> str:
    """A card as YAML: its keys below each other, its expressions in lines that read well."""
    lines = [f"{id}:", *(f"  {line}" for line in _block(card))]
    return "".join(f"{indent}{line}\n" for line in lines)


def _block(fields: dict[str, Any]) -> list[str]:
    """Keys below each other; lists of ops, options and notes item by item."""
    lines: list[str] = []
    for key, value in fields.items():
        if key in _LISTS and value:
            lines.append(f"{key}:")
            for item in value:
                nested = isinstance(item, dict) and any(item.get(inner) for inner in _LISTS)
                first, *more = _block(item) if nested else _flow(item)
                lines += [f"  - {first}", *(f"    {line}" for line in more)]
        elif key == "effect" and isinstance(value, dict):
            lines += [f"{key}:", *(f"  {line}" for line in _block(value))]
        else:
            first, *more = _flow(value)
            lines += [f"{key}: {first}", *(f"  {line}" for line in more)]
    return lines


def _flow(value: Any) -> list[str]:
    """A value on one line, or on several if it is long."""
    dumped = yaml.safe_dump(value, default_flow_style=True, width=_WIDTH, sort_keys=False, allow_unicode=True)
    return [line.strip() for line in dumped.removesuffix("...\n").rstrip("\n").split("\n")]
