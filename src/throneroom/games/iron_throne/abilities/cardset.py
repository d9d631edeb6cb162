"""A card set made ready to be played: every ability with its conditions and operations compiled."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

from throneroom.core.data import read_text
from throneroom.core.rules import require
from throneroom.games.iron_throne.abilities.context import Context
from throneroom.games.iron_throne.abilities.expressions import (
    Amount,
    CardPlace,
    Place,
    Seats,
    Test,
    amount,
    card_filter,
    card_place,
    cards_there,
    characters,
    condition,
    key_of,
    number,
    player,
    players,
    power_place,
)
from throneroom.games.iron_throne.cardset.check import check
from throneroom.games.iron_throne.cardset.checks.problems import BOUNDS, LONGEST_WORD
from throneroom.games.iron_throne.cardset.checks.steps import op_words
from throneroom.games.iron_throne.pieces import (
    ABILITY_IDS,
    CHARACTERS_EACH,
    HOUSES,
    LEADER_ABILITIES,
    NO_CARD,
    NONE,
    SLOTS,
    WINDOW,
    WINDOWS,
    card_of_ability,
    is_card,
    rule_of,
)
from throneroom.games.iron_throne.table import Table, is_active, is_alive

BUILT_IN: Final = "built-in"
NO_LIMIT, ONCE_PER_ROUND, ONCE_PER_GAME = range(3)
MOST_ASKED: Final = 25
"""The most that can be chosen where nothing on the table says how much there is: the cards of a house."""
LONGEST_TEXT: Final = 200_000
LIMITS: Final = ("none", "once_per_round", "once_per_game")


class Op:
    """One operation of an ability: its arguments as written, and the parts of it that are compiled.

    `blocks` are the numbers of the lists of operations inside it. A range of an amount is asked of the
    user, except that cards of a hand to discard are picked one by one.
    """

    __slots__ = ("amount", "args", "asks_amount", "blocks", "cost", "name", "source", "words")

    def __init__(self, args: dict[str, Any]) -> None:
        self.name: str = args["op"]
        self.args = args
        self.cost = bool(args.get("cost"))
        self.amount: Amount | None = amount(args["amount"]) if "amount" in args else None
        self.source: Place | CardPlace | None = _source(args)
        self.blocks: dict[str, int] = {}
        self.words = op_words(args)
        is_range = self.amount is not None and self.amount.is_range
        self.asks_amount = is_range and (self.name != "discard" or self._is_from_deck)

    @property
    def _is_from_deck(self) -> bool:
        """Whether it discards from a deck: no more cards than lie in it now."""
        return self.name == "discard" and isinstance(self.source, CardPlace) and self.source.kind == "deck"

    def bounds(self, c: Context) -> tuple[int, int]:
        """The least and the most of the amount, given what is there."""
        assert self.amount is not None
        high = self.amount.high(c)
        if isinstance(self.source, Place):
            high = min(high, self.source.there(c))
        elif self.source is not None and self.source.kind == "hand":
            high = min(high, len(c.k.hands[self.source.at(c)]))
        elif self.source is not None and self._is_from_deck:
            high = min(high, len(c.k.decks[self.source.at(c)]))
        elif self.asks_amount:
            high = min(high, MOST_ASKED)
        high = max(high, 0)
        return max(min(self.amount.low(c), high), 0), high

    def how_much(self, c: Context) -> int:
        """The amount, once the user has picked it where there was a choice."""
        low, high = self.bounds(c)
        if self.asks_amount and high > low:
            assert c.act is not None
            return c.act.amount
        return high

    def payable(self, c: Context) -> bool:
        """Whether it can be carried out in full, as a cost must be."""
        assert self.amount is not None
        least = self.amount.low(c)
        if isinstance(self.source, Place):
            goal = power_place(self.args["to"]) if "to" in self.args else None
            dead = goal is not None and goal.kind == "char" and not is_alive(c.t, goal.at(c))
            return self.source.there(c) >= least and not dead
        if self.source is not None and self.source.kind == "hand":
            who = self.source.at(c)
            hand = c.k.hands[who]
            if "filter" in self.args and who == c.user and not c.public:
                wanted = card_filter(self.args["filter"])
                return len([card for card in hand if wanted.matches(c, card)]) >= least
            return len(hand) - (1 if c.card and who == c.user else 0) >= least
        return True


def _source(args: dict[str, Any]) -> Place | CardPlace | None:
    if args["op"] in ("move_power", "remove_power"):
        return power_place(args["from"])
    if args["op"] == "discard":
        return card_place(args["from"])
    return card_place(args["zone"]) if "zone" in args else None


PRIVATE: Final = ("hand", "hostages_of", "taken_this_round")
"""Places whose number of cards everybody sees, but not their faces."""


class Selector:
    """What the user of an ability picks for it, or what is fixed."""

    __slots__ = ("fixed", "found", "kind", "may_be_empty", "most", "place", "where")

    def __init__(self, x: Any) -> None:
        kind, argument = key_of(x)
        self.kind = kind
        self.where: Test | None = None
        self.found: Seats | None = None
        self.place: CardPlace | None = None
        self.fixed: Any = None
        self.most: Callable[[Context], int] | None = None
        self.may_be_empty = False
        if kind == "player":
            self.fixed = player(argument)
        elif kind == "card":
            self.fixed = argument
        elif kind != "none":
            self._read(kind, argument)

    def _read(self, kind: str, keys: dict[str, Any]) -> None:
        if "where" in keys:
            self.where = condition(keys["where"])
        if kind == "one_card":
            self.place = card_place(keys["from"])
        elif kind in ("one_character", "strongest_character"):
            self.found = characters(keys["from"])
        else:
            self.found = players(keys["from"])
        self.most = number(keys["n"]) if "n" in keys else None
        self.may_be_empty = bool(keys.get("may_be_empty"))

    @property
    def picks(self) -> bool:
        """Whether the user names something when using the ability."""
        return self.kind in ("one_player", "up_to_players", "one_character", "strongest_character")

    def candidates(self, c: Context) -> list[int]:
        """The players, characters or cards that can be picked."""
        if self.kind == "one_card":
            assert self.place is not None
            return [card for card in cards_there(c, self.place) if self._holds(c, NONE, NONE, card)]
        if self.found is None:
            return []
        if self.kind in ("one_character", "strongest_character"):
            chars = [char for char in self.found(c) if self._holds(c, char // CHARACTERS_EACH, char, NONE)]
            if self.kind == "strongest_character" and chars:
                most = max([c.t.power[char] for char in chars])
                return [char for char in chars if c.t.power[char] == most]
            return chars
        return [seat for seat in self.found(c) if self._holds(c, seat, NONE, NONE)]

    def _holds(self, c: Context, it: int, char: int, card: int) -> bool:
        if self.where is None:
            return True
        c.it, c.it_char, c.it_card = it, char, card
        return self.where(c)

    def is_possible(self, c: Context) -> bool:
        """Whether there is something to pick where something must be picked."""
        if self.kind in ("none", "player", "card") or self.may_be_empty:
            return True
        if self.place is not None and self.place.kind in PRIVATE and c.public:
            return len(cards_there(c, self.place)) > (c.card and self.place.kind == "hand")
        return bool(self.candidates(c))


class Ability(NamedTuple):
    """When and by whom it can be used, under which condition, on what, how often, and what it does."""

    number: int
    card: int
    rule: str
    window: int
    who: str
    condition: Test
    selector: Selector
    limit: int
    block: int
    cost: Op | None

    def may_use(self, t: Table, seat: int, arg: int) -> bool:
        """Whether a seat is one of those who can use it."""
        who = self.who
        if who == "any_player":
            return True
        if who == "active_player":
            return is_active(t, seat)
        if who == "challenger":
            return seat == t.challenger
        if who == "offering_player":
            return seat == arg
        if who == "supporting_player":
            return t.side[seat] != NONE and not is_active(t, seat)
        return t.side[seat] != NONE


class CardSet:
    """All abilities by number, their operations by block, and which cards belong to which window."""

    __slots__ = ("__weakref__", "_leader_windows", "abilities", "blocks", "card_windows", "cards_at", "data", "text")

    def __init__(self, data: dict[str, Any], text: str) -> None:
        self.data = data
        self.text = text
        self.blocks: list[tuple[Op, ...]] = []
        entries = {**data["leaders"], **data["cards"], **data["events"]}
        self.abilities: tuple[Ability, ...] = tuple([self._ability(i, entries[id]) for i, id in enumerate(ABILITY_IDS)])
        each = len(SLOTS) * CHARACTERS_EACH
        self.cards_at: tuple[tuple[tuple[Ability, ...], ...], ...] = tuple(
            tuple(
                tuple([a for a in self.abilities[first : first + each] if a.window == window])
                for first in range(LEADER_ABILITIES, LEADER_ABILITIES + each * len(HOUSES), each)
            )
            for window in range(len(WINDOWS))
        )
        self.card_windows: frozenset[int] = frozenset([w for w, houses in enumerate(self.cards_at) if any(houses)])
        self._leader_windows: dict[tuple[tuple[int, ...], tuple[int, ...]], frozenset[int]] = {}

    @property
    def as_text(self) -> str:
        """What it follows from."""
        return self.text

    def leader_windows(self, houses: tuple[int, ...], leaders: tuple[int, ...]) -> frozenset[int]:
        """The windows in which some leader at the table has an ability."""
        known = self._leader_windows.get((houses, leaders))
        if known is None:
            pairs = zip(houses, leaders, strict=True)
            known = frozenset([self.abilities[house * CHARACTERS_EACH + leader].window for house, leader in pairs])
            self._leader_windows[houses, leaders] = known
        return known

    def _ability(self, i: int, entry: dict[str, Any]) -> Ability:
        block = self._block(entry["ops"])
        first = self.blocks[block][0]
        return Ability(
            number=i,
            card=card_of_ability(i) if is_card(i) else NO_CARD,
            rule=rule_of(i),
            window=WINDOW[entry["when"]],
            who=entry["who"],
            condition=condition(entry.get("if", "always")),
            selector=Selector(entry.get("targets", "none")),
            limit=LIMITS.index(entry.get("limit", "none")),
            block=block,
            cost=first if first.cost else None,
        )

    def _block(self, ops: list[dict[str, Any]]) -> int:
        """Compile a list of operations, those inside them first, and return its number."""
        compiled = []
        for args in ops:
            op = Op(args)
            for key in ("do", "then", "else", "agreed", "refused", "with"):
                if key in args:
                    op.blocks[key] = self._block(args[key])
            if op.name == "choose":
                op.blocks = {option["id"]: self._block(option["ops"]) for option in args["options"]}
            compiled.append(op)
        self.blocks.append(tuple(compiled))
        return len(self.blocks) - 1


# ---------------------------------------------------------------- the sets in use


@cache
def built_in_data() -> dict[str, Any]:
    """The built-in card set as data."""
    data: dict[str, Any] = json.loads(read_text("throneroom.games.iron_throne", "cards.json"))
    return data


def merged(data: dict[str, Any]) -> dict[str, Any]:
    """A custom set with everything it does not name from the built-in one."""
    base = built_in_data()
    sections = {key: {**base[key], **data.get(key, {})} for key in ("leaders", "cards", "events")}
    return {**data, **sections}


MOST_KEPT: Final = 2_000_000
"""The letters of the sets that are kept although no game needs them: ten of the largest."""
_SETS: Final[WeakValueDictionary[str, CardSet]] = WeakValueDictionary()
_KEPT: Final[dict[str, CardSet]] = {}
"""The one used last comes last."""


def _custom(text: str) -> dict[str, Any]:
    """A custom set, checked: only sets without a fault can be played."""
    require(len(text) <= LONGEST_TEXT, "CORE-OPTION-SIZE", name="cards", place="-", most=LONGEST_TEXT)
    try:
        data = json.loads(text)
        faults = check(data)
    except (ValueError, RecursionError):
        require(False, "CORE-OPTION-VALUE", name="cards", given=text[:40], known=BUILT_IN)
    for fault in faults:
        if fault.what in BOUNDS:
            place = ".".join([str(key) for key in fault.path]) or "-"
            require(False, "CORE-OPTION-SIZE", name="cards", place=place[:LONGEST_WORD], most=fault.facts["most"])
    require(not faults, "CORE-OPTION-VALUE", name="cards", given=text[:40], known=BUILT_IN)
    return merged(data)


def find_set(text: str) -> CardSet:
    """The card set that a value of the option `cards` means; the games that play with it share it."""
    known = _SETS.get(text)
    if known is None:
        known = _SETS[text] = CardSet(built_in_data() if text == BUILT_IN else _custom(text), text)
    _keep(known)
    return known


def _keep(used: CardSet) -> None:
    """Hold on to the sets used last, as far as there is room for them; others live as long as their games do."""
    _KEPT.pop(used.text, None)
    _KEPT[used.text] = used
    kept = list(_KEPT)  # other threads may change it meanwhile
    while len(kept) > 1 and sum([len(text) for text in kept]) > MOST_KEPT:
        _KEPT.pop(kept.pop(0), None)


def card_set(t: Table) -> CardSet:
    """The card set a game is played with."""
    found: CardSet = t.set
    return found


def ability_of(t: Table, number: int) -> Ability:
    found: Ability = t.set.abilities[number]
    return found
