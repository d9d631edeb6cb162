"""Who may import whom, and what the engine never does: read from the syntax tree of every module."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "throneroom"
MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))
ENGINE = [module for module in MODULES if module.startswith(("core/", "games/"))]
SERVER_COMMANDS = {f"cli/{name}.py" for name in ("serve", "settings", "admin", "store", "migrate", "backup", "restore")}
"""What of the command line runs the server or works on what it stores."""

COMPILATION = {"mypy_extensions", "librt"}
"""What core and games may import besides the standard library, to be compiled."""

LAYERS = {
    "core": {"core"},
    "i18n": {"i18n"},
    "bots": {"core", "bots"},
    "adapters": {"core", "bots", "adapters"},
    "telling": {"core", "i18n", "telling"},
    "cli": {"core", "bots", "i18n", "telling", "cli"},
    "server": {"core", "bots", "i18n", "telling", "server"},
}
"""Which layers each layer may import. Games are apart: each imports core and itself."""

OUTSIDE_WORLD = {
    "asyncio", "datetime", "ftplib", "getpass", "glob", "http", "io", "locale", "logging", "multiprocessing",
    "os", "pathlib", "platform", "random", "secrets", "select", "shutil", "signal", "smtplib", "socket",
    "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid", "warnings",
}  # fmt: skip
"""Modules of the standard library that core and games never use: clocks, luck, files, users, networks."""

OUTSIDE_CALLS = {
    "open",
    "print",
    "input",
    "eval",
    "exec",
    "compile",
    "__import__",
    "breakpoint",
    "id",
    "hash",
}
"""Built-in functions they never call; `hash` only inside `__hash__`, as it differs between runs."""


def tree_of(module: str) -> ast.Module:
    return ast.parse((PACKAGE / module).read_text(encoding="utf-8"))


def imports(module: str) -> list[str]:
    """The full names of everything a module imports, wherever in it."""
    return imports_in(tree_of(module), ("throneroom", *Path(module).parts[:-1]))


def imports_in(tree: ast.AST, package: tuple[str, ...]) -> list[str]:
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            stem = ".".join([*base, *([node.module] if node.module else [])])
            names += [f"{stem}.{alias.name}" for alias in node.names]
    return names


def of_project(names: list[str]) -> list[tuple[str, ...]]:
    """The parts after `throneroom` of the project's own names; anybody may ask for its version."""
    own = [name for name in names if name.split(".")[0] == "throneroom" and name != "throneroom.__version__"]
    return [tuple(name.split(".")[1:]) for name in own]


def foreign(names: list[str]) -> set[str]:
    """Top-level packages that are neither the project's nor the standard library's."""
    tops = {name.split(".")[0] for name in names}
    return {top for top in tops if top != "throneroom" and top not in sys.stdlib_module_names}


# ---------------------------------------------------------------- layers


def test_there_is_something_to_check() -> None:
    assert "core/flow.py" in MODULES
    assert any(module.startswith("games/") for module in MODULES)


@pytest.mark.parametrize("module", [m for m in MODULES if m.split("/")[0] in LAYERS])
def test_a_layer_imports_only_the_layers_below_it(module: str) -> None:
    allowed = LAYERS[module.split("/")[0]] | ({"server"} if module in SERVER_COMMANDS else set())
    wrong = [name for name in of_project(imports(module)) if not name or name[0] not in allowed]
    assert not wrong, f"{module} imports {wrong}"


@pytest.mark.parametrize("module", [m for m in MODULES if m.startswith("games/")])
def test_a_game_imports_only_core_and_itself(module: str) -> None:
    own = Path(module).parts[:2]
    wrong = [name for name in of_project(imports(module)) if name[:1] != ("core",) and name[:2] != own]
    assert not wrong, f"{module} imports {wrong}"


@pytest.mark.parametrize("module", [m for m in MODULES if "/" not in m])
def test_the_package_itself_imports_no_layer_except_to_start_the_command_line(module: str) -> None:
    allowed = {"cli"} if module == "__main__.py" else set()
    wrong = [name for name in of_project(imports(module)) if not name or name[0] not in allowed]
    assert not wrong, f"{module} imports {wrong}"


def test_every_module_lies_in_a_known_layer() -> None:
    tops = {module.split("/")[0] for module in MODULES if "/" in module}
    assert tops <= {*LAYERS, "games"}


@pytest.mark.parametrize("module", ENGINE)
def test_core_and_games_need_only_the_standard_library(module: str) -> None:
    assert foreign(imports(module)) <= COMPILATION


# ---------------------------------------------------------------- nothing but rules


@pytest.mark.parametrize("module", ENGINE)
def test_core_and_games_use_no_clock_luck_file_user_or_network(module: str) -> None:
    assert not {name.split(".")[0] for name in imports(module)} & OUTSIDE_WORLD
    assert not list(outside_calls(tree_of(module)))


def outside_calls(tree: ast.AST) -> Iterator[str]:
    """Calls of built-in functions that reach outside, with their lines."""
    hashing = {
        id(call)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name == "__hash__"
        for call in ast.walk(function)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or id(node) in hashing:
            continue
        if isinstance(node.func, ast.Name) and node.func.id in OUTSIDE_CALLS:
            yield f"line {node.lineno}: {node.func.id}()"


# ---------------------------------------------------------------- sets have no order

KEEPS_ORDER = {"list", "tuple", "enumerate", "iter", "map", "filter", "zip", "reversed", "next"}
HIDES_ORDER = {"sorted", "set", "frozenset", "sum", "any", "all", "len", "min", "max"}


@pytest.mark.parametrize("module", ENGINE)
def test_sets_are_never_iterated_where_their_order_could_show(module: str) -> None:
    assert not list(iterated_sets(tree_of(module)))


def iterated_sets(tree: ast.AST) -> Iterator[str]:
    """Places where a set built in the same function, or right there, is gone through in its own order."""
    scopes = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.Module))]
    for scope in scopes:
        nodes = list(nodes_of(scope))
        sets = {
            target.id
            for node in nodes
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value and is_set(node.value, set())
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        }
        hidden = {
            id(inner)
            for node in nodes
            if isinstance(node, ast.SetComp) or (isinstance(node, ast.Call) and called(node) in HIDES_ORDER)
            for inner in [node, *(node.args if isinstance(node, ast.Call) else [])]
        }
        for node in nodes:
            if id(node) in hidden:
                continue
            if isinstance(node, ast.For) and is_set(node.iter, sets):
                yield f"line {node.lineno}: for over a set"
            elif isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.DictComp)):
                if any(is_set(part.iter, sets) for part in node.generators):
                    yield f"line {node.lineno}: comprehension over a set"
            elif isinstance(node, ast.Call) and (called(node) in KEEPS_ORDER or called(node) == "join"):
                if any(is_set(arg, sets) for arg in node.args):
                    yield f"line {node.lineno}: {called(node)}() of a set"
            elif isinstance(node, ast.Starred) and is_set(node.value, sets):
                yield f"line {node.lineno}: * of a set"


def nodes_of(scope: ast.AST) -> Iterator[ast.AST]:
    """Everything in a function or module, without the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef):
            yield child
            yield from nodes_of(child)


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def is_set(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, (ast.Set, ast.SetComp)):
        return True
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)):
        return is_set(node.left, names) or is_set(node.right, names)
    if isinstance(node, ast.Name):
        return node.id in names
    return isinstance(node, ast.Call) and called(node) in ("set", "frozenset")


# ---------------------------------------------------------------- the checks themselves


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("import os.path", ["os.path"]),
        ("from throneroom.core import flow", ["throneroom.core.flow"]),
        ("from . import table", ["throneroom.games.x.table"]),
        ("from ..y import table", ["throneroom.games.y.table"]),
        ("def f():\n    from throneroom.bots.base import Bot", ["throneroom.bots.base.Bot"]),
    ],
)
def test_imports_of_every_form_are_seen(code: str, names: list[str]) -> None:
    assert imports_in(ast.parse(code), ("throneroom", "games", "x")) == names


@pytest.mark.parametrize(
    "code",
    [
        "for x in set(y): pass",
        "for x in {1, 2}: pass",
        "a = {1}\nfor x in a: pass",
        "def f(y):\n    a = set(y)\n    return [x for x in a]",
        "b = list({x for x in y})",
        "b = ','.join(set(y))",
        "b = tuple(set(y) | z)",
        "b = (*{1, 2}, 3)",
    ],
)
def test_iterating_a_set_is_seen(code: str) -> None:
    assert list(iterated_sets(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "for x in sorted(set(y)): pass",
        "a = {1}\nb = 3 in a",
        "b = len(set(y))",
        "b = {f(x) for x in set(y)}",
        "b = sorted(x for x in {1, 2})",
        "b = sum(x for x in set(y))",
        "for x in [1, 2]: pass",
        "def f():\n    a = {1}\n    return 1 in a\ndef g():\n    a = [1]\n    return list(a)",
    ],
)
def test_using_a_set_without_its_order_is_not_complained_about(code: str) -> None:
    assert not list(iterated_sets(ast.parse(code)))


@pytest.mark.parametrize("code", ["print(1)", "def f():\n    return hash(x)", "open('x')"])
def test_calls_that_reach_outside_are_seen(code: str) -> None:
    assert list(outside_calls(ast.parse(code)))


def test_hashing_inside_a_hash_method_is_allowed() -> None:
    assert not list(outside_calls(ast.parse("def __hash__(self):\n    return hash(self.key())")))
