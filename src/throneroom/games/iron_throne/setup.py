"""Setting the table: houses, leaders chosen in secret, hands, power, tokens, the first challenger."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.deck import Deck
from throneroom.core.flow import Frame, Step, advance, push, script
from throneroom.core.flow import State as CoreState
from throneroom.core.game import Option
from throneroom.core.rules import Facts, require
from throneroom.core.seats import CHANCE
from throneroom.games.iron_throne.abilities.cardset import BUILT_IN, find_set
from throneroom.games.iron_throne.flow.cards import draw
from throneroom.games.iron_throne.flow.round import ROUND
from throneroom.games.iron_throne.pieces import (
    CHARACTERS_EACH,
    DECKS,
    HOUSES,
    LEADERS_DRAWN,
    MOST_PROPOSALS,
    NAMES_OF,
    NONE,
    SEATS,
    START_HAND,
    START_POWER,
)
from throneroom.games.iron_throne.table import (
    BOTH_DRAW,
    PAIRED,
    SINCE_2,
    Position,
    Secrets,
    State,
    Table,
    code,
    leader_name,
    own_characters,
)

FIRST: Final = "first"
OPTIONS: Final = (
    Option("houses", (FIRST, "*"), FIRST),
    Option("release_draw", ("releaser", "both"), "releaser"),
    Option("proposals", tuple(str(n) for n in range(1, 10)), str(MOST_PROPOSALS)),
    Option("character_cards", ("distinct", "paired"), "distinct"),
    Option("start", ("random", "seat"), "random"),
    Option("cards", (BUILT_IN, "*"), BUILT_IN, file=True),
)


def houses_of(players: int, options: dict[str, str]) -> tuple[int, ...]:
    """The houses in the order of their seats: the first ones, or those named."""
    text = options.get("houses", FIRST)
    if text == FIRST:
        return tuple(range(players))
    named = []
    for word in text.replace("+", ",").split(","):
        found = [i for i, house in enumerate(HOUSES) if word and house.startswith(word.strip().lower())]
        require(len(found) == 1, "CORE-OPTION-VALUE", name="houses", given=text, known=", ".join(HOUSES))
        require(found[0] not in named, "IT-SETUP-01", seat=SEATS[found[0]])
        named.append(found[0])
    require(len(named) == players, "CORE-OPTION-VALUE", name="houses", given=text, known=", ".join(HOUSES))
    return tuple(named)


def seats_of(players: int, options: dict[str, str]) -> tuple[str, ...]:
    """The codes of the seats: those of the houses in play."""
    return tuple([SEATS[house] for house in houses_of(players, options)])


def fresh_table(players: int, options: dict[str, str]) -> Table:
    """Everything in the box, and the options that matter during the game."""
    rules = (BOTH_DRAW if options["release_draw"] == "both" else 0) | (
        PAIRED if options["character_cards"] == "paired" else 0
    )
    rules |= 0 if options.get("rules_version") == "1" else SINCE_2
    houses = houses_of(players, options)
    return Table(houses, rules, int(options["proposals"]), find_set(options["cards"]))


def setup(players: int, options: dict[str, str]) -> State:
    """A new game; `start` names the first challenger, or leaves it to chance."""
    t = fresh_table(players, options)
    if options["start"] != "random":
        t.challenger = seats_of(players, options).index(options["start"])
    k = Secrets(players)
    for seat, house in enumerate(t.houses):
        k.decks[seat] = Deck(DECKS[1 if t.rules & PAIRED else 0][house])
    s: State = CoreState(t, k, [])
    push(s, GAME)
    advance(s)
    return s


def setup_as_first(players: int, options: dict[str, str]) -> State:
    """A new game under rules version 1."""
    return setup(players, {**options, "rules_version": "1"})


# ---------------------------------------------------------------- leaders

_PAIRS: Final = tuple(combinations(range(CHARACTERS_EACH), LEADERS_DRAWN))


def offer_options(p: Position, d: Decision, prefix: Prefix) -> range:
    """Every pair of leader sheets, each equally likely."""
    return range(len(_PAIRS))


def say_offer(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    names = NAMES_OF[p.table.houses[d.a]]
    return " ".join(["leaders", code(p.table, d.a), *[names[i] for i in _PAIRS[value]]])


def label_offer(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    names = NAMES_OF[p.table.houses[d.a]]
    return "label-leaders", {"seat": code(p.table, d.a), "persons": tuple([names[i] for i in _PAIRS[value]])}


def default_offer(p: Position, d: Decision) -> int:
    return 0


LEADER_DRAW: Final = Kind(
    "leaders", Shape.CHANCE, ("IT-SETUP-03",), options=offer_options, say=say_offer, label=label_offer,
    default=default_offer,
)  # fmt: skip


def ask_leader_draw(s: State, f: Frame) -> tuple[Decision, ...]:
    """The next seat that has not drawn two leader sheets yet."""
    for seat, pair in enumerate(s.secrets.offers):
        if not pair:
            return (Decision(LEADER_DRAW, CHANCE, seat),)
    return ()


def draw_leaders(s: State, f: Frame, answers: dict[int, int]) -> None:
    k = s.secrets
    seat = k.offers.index(())
    pair = _PAIRS[answers[CHANCE]]
    k.offers = (*k.offers[:seat], pair, *k.offers[seat + 1 :])
    s.frames[-1] = f
    if s.sink is not None:
        names = NAMES_OF[s.table.houses[seat]]
        s.tell("leaders-drawn", ("IT-SETUP-03",), {"seat": code(s.table, seat)}, to=seat,
               private={"persons": tuple([names[i] for i in pair])}, reveals=True)  # fmt: skip


def leader_options(p: Position, d: Decision, prefix: Prefix) -> tuple[int, ...]:
    """The two sheets drawn."""
    return p.secrets.offers[d.seat]


def leader_values(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(CHARACTERS_EACH)


def check_leader(p: Position, d: Decision, choice: Prefix) -> None:
    name = NAMES_OF[p.table.houses[d.seat]][choice[0]]
    require(choice[0] in p.secrets.offers[d.seat], "IT-SETUP-04", person=name)


def say_leader(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"lead {NAMES_OF[p.table.houses[d.seat]][value]}"


def label_leader(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    name = NAMES_OF[p.table.houses[d.seat]][value]
    return "label-leader", {"leader": name, "effect": name}


def default_leader(p: Position, d: Decision) -> int:
    return p.secrets.offers[d.seat][0]


LEADER: Final = Kind(
    "leader",
    Shape.ONE,
    ("IT-SETUP-04", "IT-SETUP-05"),
    options=leader_options,
    values=leader_values,
    check=check_leader,
    say=say_leader,
    label=label_leader,
    default=default_leader,
    secret=frozenset({0}),
)


def ask_leaders(s: State, f: Frame) -> tuple[Decision, ...]:
    """IT-SETUP-04: all choose in secret and at once."""
    return tuple([Decision(LEADER, seat) for seat in range(s.table.players)])


def reveal_leaders(s: State, f: Frame, answers: dict[int, int]) -> None:
    """IT-SETUP-05 to 08: sheets are turned up together; the leader's token and other sheets go to the box."""
    t = s.table
    t.leaders = tuple([answers[seat] for seat in range(t.players)])
    s.secrets.offers = ((),) * t.players
    if s.sink is not None:
        for seat in range(t.players):
            name = leader_name(t, seat)
            s.tell("leader", ("IT-SETUP-05", "IT-SETUP-06", "IT-SETUP-07"),
                   {"seat": code(t, seat), "leader": name, "effect": name}, reveals=True)  # fmt: skip


def place_power(s: State, f: Frame) -> None:
    """IT-SETUP-12, 13: four power on each character and on the leader."""
    t = s.table
    for seat in range(t.players):
        t.lead[seat] = START_POWER
        for char in own_characters(t, seat):
            t.power[char] = START_POWER
    t.box -= sum(t.lead) + sum(t.power)


def deal_hands(s: State, f: Frame) -> None:
    """IT-SETUP-10: five cards each."""
    for seat in reversed(range(s.table.players)):
        draw(s, seat, START_HAND)


# ---------------------------------------------------------------- the first challenger, and the rounds


def starter_options(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(p.table.players)


def say_starter(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"starter {code(p.table, value)}"


def label_starter(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-starter", {"seat": code(p.table, value)}


def default_starter(p: Position, d: Decision) -> int:
    return 0


STARTER: Final = Kind(
    "starter", Shape.CHANCE, ("IT-SETUP-15",), options=starter_options, say=say_starter, label=label_starter,
    default=default_starter,
)  # fmt: skip


def ask_starter(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(STARTER, CHANCE),) if s.table.challenger == NONE else ()


def name_starter(s: State, f: Frame, answers: dict[int, int]) -> None:
    s.table.challenger = answers[CHANCE]
    if s.sink is not None:
        s.tell("starter", ("IT-SETUP-15",), {"seat": code(s.table, answers[CHANCE])}, reveals=True)


def next_round(s: State, f: Frame) -> None:
    """Round after round, until an end of the game is reached."""
    t = s.table
    t.round = max(t.round, 1)
    s.frames[-1] = f
    push(s, ROUND)


GAME: Final = script(
    "iron-throne.game",
    (),
    Step(ask_leader_draw, then=draw_leaders, rules=("IT-SETUP-03",)),
    Step(ask_leaders, then=reveal_leaders, rules=("IT-SETUP-04", "IT-SETUP-05")),
    Step(place_power, rules=("IT-SETUP-12", "IT-SETUP-13")),
    Step(deal_hands, rules=("IT-SETUP-10",)),
    Step(ask_starter, then=name_starter, rules=("IT-SETUP-15",)),
    Step(next_round, rules=("IT-ROUND-05",)),
)
NEXT_ROUND: Final = 5
