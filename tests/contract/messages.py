"""Reading message files and source code, for the contract of the languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "throneroom"
FILES = SOURCE / "i18n" / "messages"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def has_messages(lang: str, name: str) -> bool:
    """Whether a language has that file."""
    return (FILES / lang / f"{name}.ftl").is_file()


@cache
def messages(lang: str, name: str) -> dict[str, ftl.Message]:
    """The messages of one file by id; a broken or doubled one fails."""
    resource = parse((FILES / lang / f"{name}.ftl").read_text(encoding="utf-8"))
    found: dict[str, ftl.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{lang}/{name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{lang}/{name}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def walk(node: object) -> Iterator[ftl.BaseNode]:
    """A node of a message and all below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for item in node:
            yield from walk(item)


def variables(node: object) -> set[str]:
    """The facts a message or a pattern uses."""
    return {n.id.name for n in walk(node) if isinstance(n, ftl.VariableReference)}


def attributes(message: ftl.Message) -> dict[str, ftl.Pattern]:
    return {a.id.name: a.value for a in message.attributes}


def letters(node: object) -> str:
    """The words of a pattern without its facts."""
    text = "".join(n.value for n in walk(node) if isinstance(n, ftl.TextElement))
    return " ".join(re.findall(r"[^\W\d_]{2,}", text))


def plural_selectors(node: object) -> Iterator[set[str]]:
    """The plural categories of every select expression that has more than the default one."""
    for n in walk(node):
        if isinstance(n, ftl.SelectExpression):
            keys = {v.key.name for v in n.variants if isinstance(v.key, ftl.Identifier)}
            if keys & PLURALS - {"other"}:
                yield keys


# ---------------------------------------------------------------- source code


@cache
def trees(folder: str) -> tuple[ast.Module, ...]:
    """The syntax trees of a folder, or one file, of the package."""
    path = SOURCE / folder
    files = [path] if path.is_file() else sorted(path.rglob("*.py"))
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


def strings(folder: str) -> set[str]:
    """Every string in the code of a folder."""
    return {
        node.value
        for tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns(folder: str) -> set[str]:
    """Every f-string in the code of a folder as a regular expression."""
    found = set()
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in node.values]
                if parts[0] != ".+":
                    found.add("".join(parts))
    return found


def refusals(folder: str) -> dict[str, list[set[str]]]:
    """Every id raised by `require(..., "ID", fact=...)` or `Illegal("ID", ...)`, with the facts given."""
    found: dict[str, list[set[str]]] = {}
    for tree in trees(folder):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            at = {"require": 1, "Illegal": 0}.get(node.func.id)
            if at is None or len(node.args) <= at or not isinstance(node.args[at], ast.Constant):
                continue
            id = str(node.args[at].value)  # type: ignore[attr-defined]
            facts = {k.arg for k in node.keywords if k.arg}
            if node.func.id == "Illegal" and len(node.args) > 1:
                given = node.args[1]
                keys = given.keys if isinstance(given, ast.Dict) else None
                if keys is None:  # the facts were built elsewhere
                    found.setdefault(id, [])
                    continue
                facts = {str(k.value) for k in keys if isinstance(k, ast.Constant)}
            found.setdefault(id, []).append(facts)
    return found


def calls(folder: str, name: str, at: int) -> set[str]:
    """The string given as that argument in every call of a function."""
    return {
        str(node.args[at].value)
        for tree in trees(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == name
        and len(node.args) > at
        and isinstance(node.args[at], ast.Constant)
    }
