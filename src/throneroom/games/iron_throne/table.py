"""What everybody sees, what somebody does not, and small questions about both."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from throneroom.core.deck import Deck
from throneroom.core.flow import State as CoreState
from throneroom.core.secrecy import View as CoreView
from throneroom.games.iron_throne.pieces import (
    CARD_NAMES,
    CHALLENGER_SIDE,
    CHARACTERS_EACH,
    DEFENDER_SIDE,
    HOSTILITY,
    HOUSE_OF,
    MARKERS,
    NAMES_OF,
    NO_CARD,
    NONE,
    SEATS,
    START_POWER,
    TOKENS,
    TRUCE_TYPE,
    TYPE_OF,
    VALUE_OF,
)

BOTH_DRAW: Final = 1
"""Rule bit: releaser and owner both draw after a release, as the Hungarian book has it."""
PAIRED: Final = 2
"""Rule bit: both cards of a character are the same one."""
SINCE_2: Final = 4
"""The bit of rules version 2; where it is missing a game goes on as it began, under version 1."""


SET_ASIDE: Final = 10
"""`looked_at` is the seat whose hand is looked at, or this plus the seat whose deck cards lie aside."""
SUCCESS, FAILURE = 1, 2
"""How the talks of a Truce ended."""


class Act(NamedTuple):
    """One use of an ability this round: what it is, who used it, and what was picked for it."""

    ability: int
    user: int
    arg: int = NONE  # the offerer, or the act a reaction answers
    targets: tuple[int, ...] = ()
    char: int = NONE
    card: int = NO_CARD  # the picked card, if its face is public
    house: int = NONE  # the seat whose house the picked card belongs to
    amount: int = 0  # the last number picked
    paid: int = 0
    cancelled: bool = False


class Restriction(NamedTuple):
    """Something some players may not do until a moment."""

    what: str
    seats: int  # a bit set
    about: int  # the player it is about
    until: int


class Delay(NamedTuple):
    """Operations that fall due at a moment."""

    moment: int
    block: int
    act: int
    each: int


class Replacement(NamedTuple):
    """Operations carried out instead of a step for one player."""

    seat: int
    step: int
    block: int
    act: int
    each: int = NONE


class Table:
    """Everything everybody sees.

    Roles (0 challenger, 1 defender) index `laid`, `values` and `bonus`; sides have the same numbers.
    Seats index the rest; `influence[i * players + j]` counts the tokens of seat i on the board of j.
    """

    __slots__ = (
        "acts", "bonus", "box", "challenger", "deal", "defender", "delays", "discards", "event", "event_discards",
        "facedown", "held", "hostages", "houses", "influence", "laid", "lead", "leaders", "locked", "looked_at",
        "looker", "losers", "offered", "outcome", "over", "part", "phase", "played", "players", "power", "proposals",
        "released", "replaced", "restrictions", "revealed_top", "round", "rules", "seen_laid", "set", "side",
        "spared", "stinted", "talks", "talks_left", "tokens", "tortured", "used", "used_ever", "values", "winner",
    )  # fmt: skip

    def __init__(self, houses: tuple[int, ...], rules: int, proposals: int, set: Any) -> None:
        players = len(houses)
        self.players = players
        self.houses = houses
        self.rules = rules
        self.proposals = proposals
        self.set = set
        self.round = 0
        self.over = False
        self.challenger = NONE
        self.leaders: tuple[int, ...] = (NONE,) * players
        self.lead: list[int] = [0] * players
        self.power: list[int] = [0] * (players * CHARACTERS_EACH)
        self.box = MARKERS
        self.influence: list[int] = [0] * (players * players)
        self.discards: list[tuple[int, ...]] = [()] * players
        self.hostages: list[tuple[int, ...]] = [()] * players
        self.event_discards: tuple[int, ...] = ()
        self.used_ever = 0
        self.clear_round()

    def clear_round(self) -> None:
        """Forget everything that belongs to one round."""
        players = self.players
        self.defender = NONE
        self.event = NONE
        self.phase = 0
        self.part: tuple[int, ...] = (NONE,) * players
        self.side: tuple[int, ...] = (NONE,) * players
        self.offered = 0
        self.tokens = 0  # whether the tokens have gone back
        self.facedown = 0  # roles whose laid card lies face down
        self.laid: tuple[int, int] = (NO_CARD, NO_CARD)
        self.seen_laid: tuple[int, int] = (0, 0)
        self.values: tuple[int, int] = (NONE, NONE)
        self.bonus: tuple[int, int] = (0, 0)
        self.outcome = NONE
        self.locked = False
        self.winner = NONE
        self.losers = 0  # a bit set of sides
        self.talks = 0
        self.talks_left: tuple[int, int] = (0, 0)
        self.deal: tuple[int, ...] = ()
        self.played: tuple[tuple[int, ...], ...] = ((),) * players
        self.used = 0
        self.acts: tuple[Act, ...] = ()
        self.delays: tuple[Delay, ...] = ()
        self.replaced: tuple[Replacement, ...] = ()
        self.restrictions: tuple[Restriction, ...] = ()
        self.spared = 0  # players whose penalty is prevented
        self.stinted = 0  # players whose reward is prevented
        self.held: tuple[tuple[int, int], ...] = ()  # characters that do not die before a moment
        self.tortured = 0
        self.released = 0
        self.looker = NONE
        self.looked_at = NONE
        self.revealed_top = NO_CARD

    def copy(self) -> Table:
        """An independent copy."""
        t = Table.__new__(Table)
        t.players = self.players
        t.houses = self.houses
        t.rules = self.rules
        t.proposals = self.proposals
        t.set = self.set
        t.round = self.round
        t.over = self.over
        t.challenger = self.challenger
        t.leaders = self.leaders
        t.lead = self.lead.copy()
        t.power = self.power.copy()
        t.box = self.box
        t.influence = self.influence.copy()
        t.discards = self.discards.copy()
        t.hostages = self.hostages.copy()
        t.event_discards = self.event_discards
        t.used_ever = self.used_ever
        t.defender = self.defender
        t.event = self.event
        t.phase = self.phase
        t.part = self.part
        t.side = self.side
        t.offered = self.offered
        t.tokens = self.tokens
        t.facedown = self.facedown
        t.laid = self.laid
        t.seen_laid = self.seen_laid
        t.values = self.values
        t.bonus = self.bonus
        t.outcome = self.outcome
        t.locked = self.locked
        t.winner = self.winner
        t.losers = self.losers
        t.talks = self.talks
        t.talks_left = self.talks_left
        t.deal = self.deal
        t.played = self.played
        t.used = self.used
        t.acts = self.acts
        t.delays = self.delays
        t.replaced = self.replaced
        t.restrictions = self.restrictions
        t.spared = self.spared
        t.stinted = self.stinted
        t.held = self.held
        t.tortured = self.tortured
        t.released = self.released
        t.looker = self.looker
        t.looked_at = self.looked_at
        t.revealed_top = self.revealed_top
        return t


class Secrets:
    """Hands, decks, faces of hostages and laid cards; in a view with holes where a seat knows nothing.

    `hostages[seat]` lies beside `Table.hostages[seat]`. `picks` has, for every act, the face of a card
    picked for it that others do not see. `looked` are the cards of the last look, `drawn` those of a
    draw that is not finished.
    """

    __slots__ = ("decks", "drawn", "hands", "hostages", "laid", "looked", "offers", "picks")

    def __init__(self, players: int) -> None:
        self.offers: tuple[tuple[int, ...], ...] = ((),) * players
        self.hands: list[tuple[int, ...]] = [()] * players
        self.decks: list[Deck] = [Deck(())] * players
        self.hostages: list[tuple[int, ...]] = [()] * players
        self.laid: tuple[int, int] = (NO_CARD, NO_CARD)
        self.picks: tuple[int, ...] = ()
        self.looked: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()

    def copy(self) -> Secrets:
        """An independent copy."""
        k = Secrets.__new__(Secrets)
        k.offers = self.offers
        k.hands = self.hands.copy()
        k.decks = self.decks.copy()
        k.hostages = self.hostages.copy()
        k.laid = self.laid
        k.picks = self.picks
        k.looked = self.looked
        k.drawn = self.drawn
        return k


State = CoreState[Table, Secrets]
View = CoreView[Table, Secrets]
Position = State | View

PHASES: Final = ("setup", "start", "preparation", "support", "encounter", "resolution", "end")
START, PREPARATION, SUPPORT, ENCOUNTER, RESOLUTION, END = range(1, len(PHASES))


def clone(s: State) -> State:
    """An independent copy of a game, with no listener."""
    return s.twin(s.table.copy(), s.secrets.copy())


# ---------------------------------------------------------------- names


def code(t: Table, seat: int) -> str:
    """The code of the house at a seat."""
    return SEATS[t.houses[seat]]


def codes(t: Table, seats: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple([SEATS[t.houses[seat]] for seat in seats])


def person(t: Table, char: int) -> str:
    """The name of a character."""
    return NAMES_OF[t.houses[char // CHARACTERS_EACH]][char % CHARACTERS_EACH]


def leader_name(t: Table, seat: int) -> str:
    return NAMES_OF[t.houses[seat]][t.leaders[seat]]


def card_name(card: int) -> str:
    return CARD_NAMES[card] if card >= 0 else "hidden"


def seat_of_house(t: Table, house: int) -> int:
    """The seat of a house, or none."""
    return t.houses.index(house) if house in t.houses else NONE


def owner_of(t: Table, card: int) -> int:
    """The seat whose house a card belongs to."""
    return t.houses.index(HOUSE_OF[card])


# ---------------------------------------------------------------- order and sides


def clockwise(t: Table, first: int) -> list[int]:
    """All seats, clockwise from one."""
    n = t.players
    return [(first + i) % n for i in range(n)]


def in_order(t: Table, seats: list[int]) -> list[int]:
    """Seats clockwise from the challenger."""
    n, first = t.players, t.challenger
    return sorted(seats, key=lambda seat: (seat - first) % n)


def is_active(t: Table, seat: int) -> bool:
    return seat in (t.challenger, t.defender)


def active(t: Table, side: int) -> int:
    """The active player of a side."""
    return t.challenger if side == CHALLENGER_SIDE else t.defender


def role_of(t: Table, seat: int) -> int:
    """The role of an active player, or none."""
    return CHALLENGER_SIDE if seat == t.challenger else DEFENDER_SIDE if seat == t.defender else NONE


def players_of(t: Table, side: int) -> list[int]:
    """The players of a side, clockwise from the challenger."""
    n, first = t.players, t.challenger
    return [seat for seat in [(first + i) % n for i in range(n)] if t.side[seat] == side]


def supporters_of(t: Table, side: int) -> list[int]:
    return [seat for seat in players_of(t, side) if not is_active(t, seat)]


def losing_players(t: Table) -> list[int]:
    """The players of every losing side, clockwise from the challenger."""
    sides = t.side
    return [seat for seat in clockwise(t, t.challenger) if sides[seat] >= 0 and t.losers >> sides[seat] & 1]


# ---------------------------------------------------------------- characters and power


def own_characters(t: Table, seat: int) -> list[int]:
    """The four character tokens of a seat, dead ones included."""
    first, leader = seat * CHARACTERS_EACH, t.leaders[seat]
    return [first + i for i in range(CHARACTERS_EACH) if i != leader]


def is_alive(t: Table, char: int) -> bool:
    """A character lives while it has power, or while an effect holds its death back."""
    if char == NONE:
        return False
    return t.power[char] > 0 or any([held == char for held, _ in t.held])


def living(t: Table, seat: int) -> list[int]:
    """The living characters of a seat."""
    first = seat * CHARACTERS_EACH
    power = t.power
    if t.held:
        return [char for char in own_characters(t, seat) if is_alive(t, char)]
    return [char for char in range(first, first + CHARACTERS_EACH) if power[char] > 0]


def part_power(t: Table, seat: int) -> int:
    """The power of a seat's participating character; 0 if it is dead or there is none."""
    return t.power[t.part[seat]] if t.part[seat] != NONE else 0


def placed(t: Table, seat: int) -> int:
    """How many tokens a seat has on other boards."""
    n = t.players
    return sum(t.influence[seat * n : seat * n + n])


def tokens_left(t: Table, seat: int) -> int:
    return TOKENS - placed(t, seat)


def foreign_tokens(t: Table, seat: int) -> int:
    """How many tokens of other houses lie on a seat's board."""
    return sum(t.influence[seat :: t.players])


def starting_power(players: int) -> int:
    """All the power that houses begin with."""
    return players * START_POWER * CHARACTERS_EACH


# ---------------------------------------------------------------- the encounter


def counts_as_truce(t: Table, role: int) -> bool:
    """Whether the revealed card of a role counts as a Truce; a Character card counts as Hostility."""
    card = t.laid[role]
    return card != NO_CARD and TYPE_OF[card] == TRUCE_TYPE


def laid_value(t: Table, role: int) -> int:
    """The present value of a revealed card."""
    if t.values[role] != NONE:
        return t.values[role]
    card = t.laid[role]
    return VALUE_OF[card] if card >= 0 else 0


def total(t: Table, side: int) -> int:
    """The value of the laid card, the power of the side's characters, and its bonuses."""
    return laid_value(t, side) + strength(t, side)


def strength(t: Table, side: int) -> int:
    """The power of the side's characters and its bonuses, without its card."""
    return side_power(t, side) + t.bonus[side]


def totals_decide(t: Table) -> bool:
    """Whether the totals decide the encounter, as far as is known: not where a Truce was laid."""
    return t.outcome in (NONE, HOSTILITY)


def side_power(t: Table, side: int) -> int:
    power, part = t.power, t.part
    return sum([power[part[seat]] for seat, at in enumerate(t.side) if at == side and part[seat] != NONE])


def is_restricted(t: Table, seat: int, what: str, about: int = NONE) -> bool:
    """Whether a restriction binds a seat."""
    return any([r.what == what and r.seats >> seat & 1 and r.about in (about, NONE) for r in t.restrictions])


def change(pair: tuple[int, int], index: int, value: int) -> tuple[int, int]:
    """A pair with one of its numbers changed."""
    return (value, pair[1]) if index == 0 else (pair[0], value)


def offer_sides(t: Table, seat: int) -> list[int]:
    """The sides a player may offer support to."""
    sides = (CHALLENGER_SIDE, DEFENDER_SIDE)
    return [side for side in sides if not is_restricted(t, seat, "offer_support_against", active(t, 1 - side))]
