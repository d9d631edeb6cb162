"""What turns one piece of plain data into another: a short list of changes, to be sent instead of the whole.

A change is `[path, value]`: what stands at the path is `value` from now on. `[path]` takes it away, from a list so
that the rest moves up, and `[path, value, true]` puts it into a list so that the rest moves down. A path is a list of
keys and places; the empty one is the whole. Changes hold in the order they are listed.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Any

Path = list[str | int]
Change = list[Any]


def changes(before: Any, after: Any) -> list[Change]:
    """The changes that turn one into the other; none where they are the same."""
    found: list[Change] = []
    _compare([], before, after, found)
    return found


def changed(data: Any, by: Sequence[Change]) -> Any:
    """The data after the changes; what was given stays as it is, and so does all that is not touched."""
    for path, *value in by:
        data = _put(data, path, value)
    return data


def _compare(path: Path, a: Any, b: Any, found: list[Change]) -> None:
    if a == b and type(a) is type(b):
        return
    if isinstance(a, dict) and isinstance(b, dict):
        for key, value in b.items():
            if key not in a:
                found.append([[*path, key], value])
            else:
                _compare([*path, key], a[key], value, found)
        found += [[[*path, key]] for key in a if key not in b]
    elif isinstance(a, list) and isinstance(b, list):
        _compare_lists(path, a, b, found)
    else:
        found.append([path, b])


def _compare_lists(path: Path, a: list[Any], b: list[Any], found: list[Change]) -> None:
    """Things that are called the same are compared with each other; the others come and go."""
    names, others = [_name(x) for x in a], [_name(x) for x in b]
    if names == others:
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                _compare([*path, i], x, y, found)
        return
    for _, i, j, k, m in SequenceMatcher(None, names, others, autojunk=False).get_opcodes():
        shared = min(j - i, m - k)
        for n in range(shared):
            _compare([*path, k + n], a[i + n], b[k + n], found)
        found += [[[*path, k + shared]] for _ in range(j - i - shared)]
        found += [[[*path, n], b[n], True] for n in range(k + shared, m)]


def _name(x: Any) -> str:
    """What a thing of a list is called: its own id where it has one, else all that it says."""
    return f"id {x['id']}" if isinstance(x, dict) and "id" in x else repr(x)


def _put(data: Any, path: Path, value: list[Any]) -> Any:
    """A copy with one change, of which only the way to it is new."""
    if not path:
        return value[0]
    key, *rest = path
    copy = data.copy()
    if rest:
        copy[key] = _put(data[key], rest, value)
    elif not value:
        del copy[key]
    elif len(value) > 1:
        copy.insert(key, value[0])
    else:
        copy[key] = value[0]
    return copy
