"""The tables of docs/card-sets.md: every word a card set may use, from the grammar.

    python -m tests.games.iron_throne.write_tables

writes them anew between their two marks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from throneroom.games.iron_throne.cardset import grammar
from throneroom.games.iron_throne.cardset.grammar import Word

PAGE: Final = Path(__file__).parents[3] / "docs" / "card-sets.md"
COMMAND: Final = "python -m tests.games.iron_throne.write_tables"
BEGIN: Final = "<!-- tables: begin -->\n"
END: Final = "<!-- tables: end -->\n"


def tables() -> str:
    """What must stand between the marks."""
    parts = [
        _table("Moments of the round: `when`", _windows(), "moment", "in the phase", "what has happened", "cards"),
        _plain("Users: `who`", grammar.USERS),
        _plain("Limits: `limit`", grammar.LIMITS),
        _plain("Origins: `status`", grammar.STATUSES),
        _plain("One player: *player*", grammar.PLAYERS),
        _plain("Several players: *players*; a word for one player is good too", grammar.PLAYER_SETS),
        _plain("Sides: *side*", grammar.SIDES),
        _words("One character: *character*", grammar.CHARACTERS),
        _words("Several characters: *character_set*", grammar.CHARACTER_SETS),
        _words("Places of power: *power_place*; a *character* is one too", grammar.POWER_PLACES),
        _words("Places of cards: *card_place*", grammar.CARD_PLACES),
        _words("One card", grammar.CARDS),
        _words("What a card must be: *card_filter*; several keys may stand together", grammar.CARD_FILTERS),
        _words("Numbers: *amount*; a plain whole number is one too", grammar.AMOUNTS),
        _words("How much an op moves: *quantity*; an *amount* is one too", grammar.QUANTITIES),
        _words("Conditions: *condition*", grammar.PREDICATES),
        _table("Picking: `targets`", _selectors(), "write", "what is picked", "words it makes known"),
        _table("Ops: `ops`", _ops(), "op", "its keys", "what it does"),
        _words("What somebody may not do: *restriction*", grammar.RESTRICTIONS),
        _plain("Later moments: *moment*", grammar.MOMENTS),
        _table("Small words", _choices(), "where", "words"),
        _table("Keys that take only some cards or places", _some(), "where", "words"),
    ]
    return "\n".join(parts)


def _table(title: str, rows: Iterable[tuple[str, ...]], *heads: str) -> str:
    lines = [f"### {title}", "", _row(heads), _row(("---",) * len(heads)), *(_row(row) for row in rows)]
    return "".join(f"{line}\n" for line in lines)


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _plain(title: str, words: Mapping[str, str]) -> str:
    return _table(title, [(f"`{word}`", meaning) for word, meaning in words.items()], "word", "meaning")


def _words(title: str, words: Mapping[str, Word]) -> str:
    return _table(title, [(_written(word, entry), entry.meaning) for word, entry in words.items()], "write", "meaning")


def _written(word: str, entry: Word) -> str:
    """A word with what it takes, as it is written on a card."""
    if not entry.takes:
        return f"`{word}`"
    if entry.many:
        return f"`{{{word}: [{entry.takes[0]}, ...]}}`"
    return f"`{{{word}: {_list(entry.takes)}}}`"


def _list(types: tuple[str, ...]) -> str:
    return types[0] if len(types) == 1 else f"[{', '.join(types)}]"


def _windows() -> Iterable[tuple[str, ...]]:
    for word, window in grammar.WINDOWS.items():
        yield f"`{word}`", window.phase, window.meaning, "yes" if window.character_cards else "leaders only"


def _selectors() -> Iterable[tuple[str, ...]]:
    for word, entry in grammar.SELECTORS.items():
        keys = [*(f"{key}: {type}" for key, type in entry.keys.items()), *_optional(entry.optional)]
        inner = entry.takes or f"{{{', '.join(keys)}}}"
        written = f"`{word}`" if word == "none" else f"`{{{word}: {inner}}}`"
        yield written, entry.meaning, ", ".join(f"`{name}`" for name in entry.sets)


def _ops() -> Iterable[tuple[str, ...]]:
    for word, entry in grammar.OPS.items():
        keys = [*(f"{key}: {type}" for key, type in entry.args.items()), *_optional(entry.optional)]
        cost = "; may be a cost" if word in grammar.COSTS else ""
        yield f"`{word}`", f"`{', '.join(keys)}`" if keys else "", f"{entry.meaning}{cost}"


def _optional(keys: Mapping[str, str]) -> list[str]:
    return [f"({key}: {type})" for key, type in keys.items()]


def _choices() -> Iterable[tuple[str, ...]]:
    for word, options in grammar.CHOICES.items():
        yield f"*{word}*", ", ".join(f"`{option}`" for option in options)


def _some() -> Iterable[tuple[str, ...]]:
    for word, options in grammar.SOME.items():
        yield f"*{word}*", ", ".join(f"`{option}`" for option in options)


def between(page: str) -> str:
    """What stands between the marks of a page."""
    return page.partition(BEGIN)[2].partition(END)[0]


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.partition(BEGIN)[0], page.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}{tables()}{END}{after}", encoding="utf-8")
    print(PAGE.name)


if __name__ == "__main__":
    main()
