"""Expressions of the card grammar as functions of a context. docs/card-sets.md has their meaning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from throneroom.games.iron_throne.abilities.context import Context
from throneroom.games.iron_throne.pieces import (
    CARD_NAMES,
    CHALLENGER_SIDE,
    CHARACTERS_EACH,
    DEFENDER_SIDE,
    HIDDEN,
    NO_CARD,
    NONE,
    OUTCOMES,
    TRUCE_OUTCOME,
    TYPE_OF,
    TYPES,
    VALUE_OF,
    card_of_ability,
)
from throneroom.games.iron_throne.table import (
    SUCCESS,
    active,
    clockwise,
    counts_as_truce,
    foreign_tokens,
    is_active,
    is_alive,
    is_restricted,
    laid_value,
    living,
    losing_players,
    offer_sides,
    owner_of,
    players_of,
    role_of,
    supporters_of,
    total,
)

Seat = Callable[[Context], int]
Seats = Callable[[Context], list[int]]
Number = Callable[[Context], int]
Test = Callable[[Context], bool]


def key_of(x: Any) -> tuple[str, Any]:
    """A map with one key as that key and its argument; a bare word as itself."""
    if isinstance(x, str):
        return x, None
    ((key, argument),) = x.items()
    return key, argument


# ---------------------------------------------------------------- players and sides


def _my_side(c: Context) -> int:
    """The side of the user; none if the user has withdrawn in the meantime."""
    return c.t.side[c.user]


def _other_side(c: Context) -> int:
    mine = c.t.side[c.user]
    return 1 - mine if mine != NONE else NONE


def _members(c: Context, side: int) -> list[int]:
    return players_of(c.t, side) if side != NONE else []


def _supporters(c: Context, side: int) -> list[int]:
    return supporters_of(c.t, side) if side != NONE else []


def _target(c: Context) -> int:
    assert c.act is not None
    return c.act.targets[0]


def _it_owner(c: Context) -> int:
    if c.it_card >= 0:
        return owner_of(c.t, c.it_card)
    return c.it_char // CHARACTERS_EACH if c.it_char != NONE else c.it


_PLAYERS: Final[dict[str, Seat]] = {
    "self": lambda c: c.user,
    "challenger": lambda c: c.t.challenger,
    "defender": lambda c: c.t.defender,
    "my_active": lambda c: active(c.t, _my_side(c)),
    "opp_active": lambda c: active(c.t, 1 - _my_side(c)),
    "offerer": lambda c: c.arg,
    "target": _target,
    "each": lambda c: c.each,
    "it": lambda c: c.it,
    "it_owner": _it_owner,
}


def _targets(c: Context) -> list[int]:
    assert c.act is not None
    return list(c.act.targets)


def _others(c: Context) -> list[int]:
    return [seat for seat in clockwise(c.t, c.t.challenger) if seat != c.user]


_SETS: Final[dict[str, Seats]] = {
    "all_players": lambda c: clockwise(c.t, c.t.challenger),
    "others": _others,
    "active_players": lambda c: [seat for seat in (c.t.challenger, c.t.defender) if seat != NONE],
    "my_side": lambda c: _members(c, _my_side(c)),
    "my_side_others": lambda c: [seat for seat in _members(c, _my_side(c)) if seat != c.user],
    "opposing_side": lambda c: _members(c, _other_side(c)),
    "supporters_my_side": lambda c: _supporters(c, _my_side(c)),
    "opposing_supporters": lambda c: _supporters(c, _other_side(c)),
    "other_participants": lambda c: [seat for seat in _others(c) if c.t.side[seat] != NONE],
    "winning_players": lambda c: players_of(c.t, c.t.winner) if c.t.winner != NONE else [],
    "losing_players": lambda c: losing_players(c.t),
    "targets": _targets,
}

_SIDES: Final[dict[str, Number]] = {
    "my_side": _my_side,
    "opposing_side": _other_side,
    "challenger_side": lambda c: CHALLENGER_SIDE,
    "defender_side": lambda c: DEFENDER_SIDE,
}


def player(word: str) -> Seat:
    return _PLAYERS[word]


def players(word: str) -> Seats:
    """A set of players; one player is a set too."""
    if word in _SETS:
        return _SETS[word]
    one = _PLAYERS[word]
    return lambda c: [one(c)]


def side(word: str) -> Number:
    return _SIDES[word]


# ---------------------------------------------------------------- characters and power


def _target_char(c: Context) -> int:
    assert c.act is not None
    return c.act.char


def character(x: Any) -> Number:
    key, argument = key_of(x)
    if key == "target_char":
        return _target_char
    who = player(argument)
    return lambda c: c.t.part[who(c)]


def _participating(c: Context, seats: list[int]) -> list[int]:
    t = c.t
    return [t.part[seat] for seat in seats if is_alive(t, t.part[seat])]


def characters(x: Any) -> Seats:
    """A set of characters."""
    key, argument = key_of(x)
    if key == "all_living":
        return lambda c: [char for seat in clockwise(c.t, c.t.challenger) for char in living(c.t, seat)]
    if key == "participating_opposing":
        return lambda c: _participating(c, _members(c, _other_side(c)))
    if key == "participating_others":
        return lambda c: _participating(c, [seat for seat in _others(c) if c.t.side[seat] != NONE])
    who = player(argument)
    if key == "living":
        return lambda c: living(c.t, who(c))
    return lambda c: [char for char in living(c.t, who(c)) if char != c.t.part[who(c)]]  # resting


class Place(NamedTuple):
    """Where power lies: a leader sheet, any characters of a player, or one character."""

    kind: str
    at: Number

    def there(self, c: Context) -> int:
        """How much power lies there."""
        at = self.at(c)
        if self.kind == "leader":
            return c.t.lead[at]
        if self.kind == "chars":
            return sum([c.t.power[char] for char in living(c.t, at)])
        return c.t.power[at] if at != NONE else 0


def power_place(x: Any) -> Place:
    key, argument = key_of(x)
    if key in ("leader", "chars"):
        return Place(key, player(argument))
    return Place("char", character(x))


# ---------------------------------------------------------------- cards


class CardPlace(NamedTuple):
    """Where cards lie: the kind of place, whose it is, and of hostages whose cards."""

    kind: str
    at: Seat
    of: Seat | None = None


def card_place(x: Any) -> CardPlace:
    key, argument = key_of(x)
    if key == "hostages_of":
        return CardPlace(key, player(argument[0]), player(argument[1]))
    return CardPlace(key, player(argument))


def cards_there(c: Context, place: CardPlace) -> tuple[int, ...]:
    """The cards of a place as far as the position knows them; a deck has none that can be named."""
    t, k = c.t, c.k
    at = place.at(c)
    if place.kind == "hand":
        return k.hands[at]
    if place.kind == "discard":
        return t.discards[at]
    if place.kind == "played":
        return t.played[at]
    if place.kind == "facedown":
        role = role_of(t, at)
        return (k.laid[role],) if role != NONE and t.facedown >> role & 1 else ()
    if place.kind == "revealed":
        role = role_of(t, at)
        return (t.laid[role],) if role != NONE and t.laid[role] != NO_CARD else ()
    held = zip(t.hostages[at], k.hostages[at], strict=True)
    if place.kind == "hostages_of":
        assert place.of is not None
        owner = place.of(c)
        return tuple([card for entry, card in held if entry // 2 == owner])
    if place.kind == "taken_this_round":
        return tuple([card for entry, card in held if entry % 2])
    return ()


def count_cards(c: Context, place: CardPlace) -> int:
    if place.kind == "deck":
        return len(c.k.decks[place.at(c)])
    return len(cards_there(c, place))


class Filter(NamedTuple):
    """Which cards are meant: a printed type, and a range of printed values."""

    type: int
    above: Number | None
    at_most: Number | None

    def matches(self, c: Context, card: int) -> bool:
        if card < 0 or (self.type != NONE and TYPE_OF[card] != self.type):
            return False
        if self.above is not None and VALUE_OF[card] <= self.above(c):
            return False
        return self.at_most is None or VALUE_OF[card] <= self.at_most(c)


ANY_CARD: Final = Filter(NONE, None, None)


def card_filter(x: Any) -> Filter:
    if x is None:
        return ANY_CARD
    return Filter(
        TYPES.index(x["type"]) if "type" in x else NONE,
        number(x["above"]) if "above" in x else None,
        number(x["at_most"]) if "at_most" in x else None,
    )


def _target_face(c: Context) -> int:
    assert c.act is not None
    return c.act.card if c.act.card != NO_CARD else c.k.picks[c.number]


def face(x: Any) -> Number:
    """A card whose face can be read: one revealed, the candidate, the picked one, or the one turned up."""
    key, argument = key_of(x)
    if key == "revealed":
        who = player(argument)
        return lambda c: _revealed(c, who(c))
    if key == "it":
        return lambda c: c.it_card
    if key == "trigger_card":
        return lambda c: card_of_ability(c.t.acts[c.arg].ability)
    return _target_face if key == "target_card" else lambda c: c.t.revealed_top


def _revealed(c: Context, seat: int) -> int:
    """The revealed card of an active player; others have none."""
    role = role_of(c.t, seat)
    return c.t.laid[role] if role != NONE else NO_CARD


def card_value(x: Any) -> Number:
    """The present value of a card."""
    key, argument = key_of(x)
    if key == "revealed":
        who = player(argument)
        return lambda c: laid_value(c.t, role_of(c.t, who(c))) if is_active(c.t, who(c)) else 0
    known = face(x)

    def value(c: Context) -> int:
        card = known(c)
        return VALUE_OF[card] if card >= 0 else 0

    return value


# ---------------------------------------------------------------- amounts

EVERYTHING: Final = 10_000
MOST: Final = 1_000_000
"""No product is greater, so that numbers stay numbers."""


class Amount(NamedTuple):
    """How much: from the lower to the upper number as the user picks; both the same if it is fixed."""

    low: Number
    high: Number
    is_range: bool


def amount(x: Any) -> Amount:
    """An amount, a range of them, or all there is."""
    if isinstance(x, dict) and "range" in x:
        low, high = x["range"]
        return Amount(number(low), number(high), True)
    fixed = number(x)
    return Amount(fixed, fixed, False)


def number(x: Any) -> Number:
    """A number."""
    if isinstance(x, int):
        return lambda c: x
    key, argument = key_of(x)
    return _AMOUNTS[key](argument)


def _paid(c: Context) -> int:
    assert c.act is not None
    return c.act.paid


def _half_up(x: Any) -> Number:
    whole = number(x)
    return lambda c: (whole(c) + 1) // 2


def _half_down(x: Any) -> Number:
    whole = number(x)
    return lambda c: whole(c) // 2


def _two(combine: Callable[[int, int], int]) -> Callable[[Any], Number]:
    def build(x: Any) -> Number:
        first, second = number(x[0]), number(x[1])
        return lambda c: combine(first(c), second(c))

    return build


def _count(x: Any) -> Number:
    several = players(x)
    return lambda c: len(several(c))


def _power(x: Any) -> Number:
    place = power_place(x)
    return lambda c: place.there(c)


def _total(x: Any) -> Number:
    which = side(x)
    return lambda c: total(c.t, which(c)) if which(c) != NONE else 0


def _foreign(x: Any) -> Number:
    who = player(x)
    return lambda c: foreign_tokens(c.t, who(c))


def _cards_in(x: Any) -> Number:
    place = card_place(x)
    return lambda c: count_cards(c, place)


def _other_cards(x: Any) -> Number:
    who = player(x)
    return lambda c: len(c.k.hands[who(c)]) - (1 if c.card and who(c) == c.user else 0)


_AMOUNTS: Final[dict[str, Callable[[Any], Number]]] = {
    "all": lambda x: lambda c: EVERYTHING,
    "paid": lambda x: _paid,
    "half_up": _half_up,
    "half_down": _half_down,
    "min": _two(min),
    "times": _two(lambda a, b: max(min(a * b, MOST), -MOST)),
    "minus": _two(lambda a, b: a - b),
    "count": _count,
    "power": _power,
    "total": _total,
    "foreign_tokens": _foreign,
    "cards_in": _cards_in,
    "other_cards": _other_cards,
    "value": card_value,
}

# ---------------------------------------------------------------- conditions


def condition(x: Any) -> Test:
    """A condition."""
    key, argument = key_of(x)
    return _TESTS[key](argument)


def _all(x: Any) -> Test:
    tests = [condition(part) for part in x]
    return lambda c: all(test(c) for test in tests)


def _any(x: Any) -> Test:
    tests = [condition(part) for part in x]
    return lambda c: any(test(c) for test in tests)


def _not(x: Any) -> Test:
    test = condition(x)
    return lambda c: not test(c)


def _compare(holds: Callable[[int, int], bool]) -> Callable[[Any], Test]:
    def build(x: Any) -> Test:
        first, second = number(x[0]), number(x[1])
        return lambda c: holds(first(c), second(c))

    return build


def _of_player(holds: Callable[[Context, int], bool]) -> Callable[[Any], Test]:
    def build(x: Any) -> Test:
        who = player(x)
        return lambda c: holds(c, who(c))

    return build


def _of_two(holds: Callable[[Context, int, int], bool]) -> Callable[[Any], Test]:
    def build(x: Any) -> Test:
        first, second = player(x[0]), player(x[1])
        return lambda c: holds(c, first(c), second(c))

    return build


def _on_side(x: Any) -> Test:
    who, which = player(x[0]), side(x[1])
    return lambda c: c.t.side[who(c)] == which(c)


def _alive(x: Any) -> Test:
    who = character(x)
    return lambda c: is_alive(c.t, who(c))


def _outcome_is(x: Any) -> Test:
    wanted = OUTCOMES.index(x)
    return lambda c: c.t.outcome == wanted


def _counts_as(x: Any) -> Test:
    who, truce = player(x[0]), x[1] == "truce"

    def counts(c: Context) -> bool:
        role = role_of(c.t, who(c))
        return role != NONE and counts_as_truce(c.t, role) == truce

    return counts


def _trigger_in(x: Any) -> Test:
    several = players(x)
    return lambda c: c.t.acts[c.arg].user in several(c)


def _card_id_is(x: Any) -> Test:
    which, id = face(x[0]), x[1]

    def test(c: Context) -> bool:
        card = which(c)
        return card >= 0 and CARD_NAMES[card] == id

    return test


def _hand_has(x: Any) -> Test:
    who, wanted = player(x[0]), card_filter(x[1])

    def has(c: Context) -> bool:
        hand = c.k.hands[who(c)]
        return c.public or HIDDEN in hand or any([wanted.matches(c, card) for card in hand])

    return has


def hostage_available(c: Context, victim: int) -> bool:
    """Whether the user finds some source for a hostage from that player allowed and not empty."""
    t, k = c.t, c.k
    if len(k.decks[victim]) or t.discards[victim]:
        return True
    if is_restricted(t, c.user, "hostage_from_deck_top_only", victim):
        return False
    return bool(k.hands[victim] or t.hostages[victim])


def _side_lost(c: Context, seat: int) -> bool:
    return c.t.side[seat] != NONE and bool(c.t.losers >> c.t.side[seat] & 1)


def _is_undecided(c: Context, seat: int) -> bool:
    return not c.t.offered >> seat & 1


_TESTS: Final[dict[str, Callable[[Any], Test]]] = {
    "always": lambda x: lambda c: True,
    "all": _all,
    "any": _any,
    "not": _not,
    "eq": _compare(lambda a, b: a == b),
    "lt": _compare(lambda a, b: a < b),
    "le": _compare(lambda a, b: a <= b),
    "gt": _compare(lambda a, b: a > b),
    "ge": _compare(lambda a, b: a >= b),
    "same_player": _of_two(lambda c, a, b: a == b),
    "is_active": _of_player(lambda c, seat: is_active(c.t, seat)),
    "on_side": _on_side,
    "alive": _alive,
    "outcome_is": _outcome_is,
    "side_won": _of_player(lambda c, seat: c.t.winner != NONE and c.t.side[seat] == c.t.winner),
    "side_lost": _of_player(_side_lost),
    "deal_reached": lambda x: lambda c: c.t.outcome == TRUCE_OUTCOME and c.t.talks == SUCCESS,
    "revealed_counts_as": _counts_as,
    "has_influence_on": _of_two(lambda c, a, b: c.t.influence[a * c.t.players + b] > 0),
    "holds_hostage_of": _of_two(lambda c, a, b: any([entry // 2 == b for entry in c.t.hostages[a]])),
    "hostage_available": _of_player(hostage_available),
    "deck_top_available": _of_player(lambda c, seat: bool(len(c.k.decks[seat]) or c.t.discards[seat])),
    "tortured_card_of": _of_two(lambda c, a, b: bool(c.t.tortured >> (a * 8 + b) & 1)),
    "released_card_of": _of_two(lambda c, a, b: bool(c.t.released >> (a * 8 + b) & 1)),
    "support_undecided": _of_player(_is_undecided),
    "may_offer": _of_player(lambda c, seat: _is_undecided(c, seat) and bool(offer_sides(c.t, seat))),
    "penalty_prevented": _of_player(lambda c, seat: bool(c.t.spared >> seat & 1)),
    "reward_prevented": _of_player(lambda c, seat: bool(c.t.stinted >> seat & 1)),
    "trigger_player_in": _trigger_in,
    "card_id_is": _card_id_is,
    "hand_has": _hand_has,
}
