"""How much work an ability can ever be: its steps in the worst case, counted without playing.

A step is one op, one word of an expression, or a fifth of a card that chance moves. A `for_each` counts as if
all players were in its set, a branch as the longer one, and what is put off as if it were done at once. So the
number is an upper bound for everything that one use of the ability can cause, whatever lies on the table.
"""

from __future__ import annotations

from typing import Any, Final

MOST_STEPS: Final = 1_000
"""The steps an ability may have in the worst case; the built-in ones have 350 at most."""
MOST_WORDS: Final = 20_000
"""The words and numbers a whole set may have; the built-in one has 3,000."""
PLAYERS: Final = 5
"""The most that a set of players can hold."""
CANDIDATES: Final = 30
"""The most that a selector looks at: the characters at the table, or the cards of a house."""
CARDS: Final = 25
"""The most that an amount of cards can come to: the cards of a house."""
CARD_STEPS: Final = 5
"""The steps of one card that chance moves."""

_INNER: Final = ("do", "with")
_BRANCHES: Final = (("then", "else"), ("agreed", "refused"))
_NOT_ITS_OWN: Final = frozenset({"do", "with", "then", "else", "agreed", "refused", "options", "where"})
_MOVES_CARDS: Final = ("draw", "discard", "look", "reveal", "take_hostage", "return_card", "put_on_deck")
_ONE_PLAYER: Final = frozenset(
    {"self", "challenger", "defender", "my_active", "opp_active", "offerer", "target", "each", "it", "it_owner"}
)


def words(data: object) -> int:
    """How many words, numbers, lists and maps there are in a piece of data, however deep."""
    count, left = 0, [data]
    while left:
        one = left.pop()
        count += 1
        if isinstance(one, dict):
            left.extend(one.values())
        elif isinstance(one, list):
            left.extend(one)
    return count


def ability_steps(entry: dict[str, Any]) -> int:
    """The steps of an ability without faults: to ask whether it can be used and on what, and to carry it out."""
    return words(entry.get("if", "always")) + _selector_steps(entry.get("targets", "none")) + _block(entry["ops"])


def _selector_steps(targets: Any) -> int:
    if not isinstance(targets, dict):
        return 1
    ((_, argument),) = targets.items()
    where = argument.get("where") if isinstance(argument, dict) else None
    return words(targets) + (CANDIDATES * words(where) if where is not None else 0)


def _block(ops: list[dict[str, Any]]) -> int:
    return sum([_op(op) for op in ops])


def _op(op: dict[str, Any]) -> int:
    """One op and all that it brings about."""
    steps = op_words(op) + _cards(op)
    if op["op"] == "for_each":
        return steps + PLAYERS * (words(op.get("where", "always")) + _block(op["do"]))
    for key in _INNER:
        steps += _block(op.get(key, []))
    for branches in _BRANCHES:
        steps += max([_block(op.get(key, [])) for key in branches])
    if op["op"] == "choose":
        options = op["options"]
        steps += sum([words(option.get("if", "always")) for option in options])
        steps += max([_block(option["ops"]) for option in options])
    return steps


def op_words(op: dict[str, Any]) -> int:
    """The words of an op itself, without the ops inside it."""
    return sum([words(value) for key, value in op.items() if key not in _NOT_ITS_OWN])


def _cards(op: dict[str, Any]) -> int:
    """The steps of the cards an op moves, at most."""
    if op["op"] not in _MOVES_CARDS:
        return 0
    amount = op.get("amount", 1)
    each = min(amount, CARDS) if isinstance(amount, int) else CARDS
    players = PLAYERS if op["op"] == "draw" and op["who"] not in _ONE_PLAYER else 1
    filtered = CARDS * words(op["filter"]) if "filter" in op else 0
    return CARD_STEPS * each * players + filtered
