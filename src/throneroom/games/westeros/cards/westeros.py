"""The Westeros cards: each is an entry and a function, resolved by deck in the order I, II, III."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from throneroom.core.decision import Decision, Kind, Prefix, Shape
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts
from throneroom.games.westeros.cards.wildlings import ATTACK
from throneroom.games.westeros.control import (
    blade_holder,
    crowns,
    gain_power,
    paying_ports,
    raven_holder,
    throne_holder,
    turn_order,
)
from throneroom.games.westeros.flow.bidding import CLASH
from throneroom.games.westeros.flow.muster import MUSTER_ALL
from throneroom.games.westeros.flow.planning import ban_rule
from throneroom.games.westeros.flow.supplying import SUPPLY_ALL
from throneroom.games.westeros.pieces import (
    BANS,
    NOBODY,
    SEATS,
    WESTEROS,
    WESTEROS_CARDS,
    WILDLING_STRENGTHS,
)
from throneroom.games.westeros.table import Position, State, Table


def card_rule(card: int) -> str:
    """The id events and refusals of a card cite."""
    return f"WS-CARD-{WESTEROS_CARDS[card].upper()}"


def nothing(s: State) -> None:
    """The card has no effect."""


def supply(s: State) -> None:
    push(s, SUPPLY_ALL)


def mustering(s: State) -> None:
    push(s, MUSTER_ALL)


def clash_of_kings(s: State) -> None:
    push(s, CLASH)


def game_of_thrones(s: State) -> None:
    """A power for every crown, and for every own port with ships and a free sea."""
    t = s.table
    for house in turn_order(t):
        printed, ports = crowns(t, house), len(paying_ports(t, house))
        gained = gain_power(t, house, printed + ports)
        if s.sink is not None:
            facts: Facts = {"seat": SEATS[house], "crowns": printed, "ports": ports, "amount": gained}
            s.tell("crown-income", ("WS-WEST-16", "WS-PORT-24", "WS-PORT-25"), facts)


def wildlings_attack(s: State) -> None:
    push(s, ATTACK, WILDLING_STRENGTHS[s.table.wildlings], NOBODY)


def ban(s: State, order: str) -> None:
    """An order is forbidden for this round."""
    s.table.bans |= 1 << BANS.index(order)
    if s.sink is not None:
        s.tell("banned", (ban_rule(s.table, order),), {"order": order})


def storm_of_swords(s: State) -> None:
    ban(s, "defense")


def rains_of_autumn(s: State) -> None:
    ban(s, "march-plus-1")


def sea_of_storms(s: State) -> None:
    ban(s, "raid")


def web_of_lies(s: State) -> None:
    ban(s, "support")


def feast_for_crows(s: State) -> None:
    ban(s, "power")


EFFECTS: Final[dict[int, Callable[[State], None]]] = {
    WESTEROS[name]: effect
    for name, effect in {
        "last-days-of-summer": nothing,
        "winter-is-coming": nothing,  # replaced as soon as it is turned up
        "supply": supply,
        "mustering": mustering,
        "game-of-thrones": game_of_thrones,
        "clash-of-kings": clash_of_kings,
        "storm-of-swords": storm_of_swords,
        "rains-of-autumn": rains_of_autumn,
        "sea-of-storms": sea_of_storms,
        "web-of-lies": web_of_lies,
        "feast-for-crows": feast_for_crows,
        "wildlings-attack": wildlings_attack,
    }.items()
}

# ---------------------------------------------------------------- cards on which somebody decides

Alternatives = tuple[tuple[str, Callable[[State], None]], ...]

CHOICES: Final[dict[int, tuple[Callable[[Table], int], Alternatives]]] = {
    WESTEROS["a-throne-of-blades"]: (
        throne_holder,
        (("supply", supply), ("mustering", mustering), ("nothing", nothing)),
    ),
    WESTEROS["dark-wings-dark-words"]: (
        raven_holder,
        (("clash-of-kings", clash_of_kings), ("game-of-thrones", game_of_thrones), ("nothing", nothing)),
    ),
    WESTEROS["put-to-the-sword"]: (
        blade_holder,
        (("no-defense", storm_of_swords), ("no-march-plus-1", rains_of_autumn), ("nothing", nothing)),
    ),
}
"""Who decides, and between what; the book's order."""


def event_options(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(len(CHOICES[d.a][1]))


def say_event(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"choose {CHOICES[d.a][1][value][0]}"


def label_event(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return f"label-choose-{CHOICES[d.a][1][value][0]}", {}


def default_event(p: Position, d: Decision) -> int:
    """Nothing happens."""
    return len(CHOICES[d.a][1]) - 1


def about_event(p: Position, d: Decision) -> Facts:
    return {"westeros": WESTEROS_CARDS[d.a]}


CHOOSE_EVENT: Final = Kind(
    "choose",
    Shape.ONE,
    ("WS-CARD-A-THRONE-OF-BLADES", "WS-CARD-DARK-WINGS-DARK-WORDS", "WS-CARD-PUT-TO-THE-SWORD"),
    options=event_options,
    say=say_event,
    label=label_event,
    default=default_event,
    about=about_event,
)


def ask_event(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(CHOOSE_EVENT, CHOICES[f.a][0](s.table), f.a),)


def take_event(s: State, f: Frame, answers: dict[int, int]) -> None:
    chooser, alternatives = CHOICES[f.a]
    house = chooser(s.table)
    name, effect = alternatives[answers[house]]
    if s.sink is not None:
        s.tell(
            "chosen",
            (card_rule(f.a),),
            {"seat": SEATS[house], "westeros": WESTEROS_CARDS[f.a], "choice": name},
        )
    effect(s)


CHOOSE: Final = script("westeros.choose", ("westeros",), Step(ask_event, then=take_event, rules=("WS-WEST-14",)))


def resolve(s: State, card: int) -> None:
    """Do what a Westeros card says."""
    if card in CHOICES:
        push(s, CHOOSE, card)
    else:
        EFFECTS[card](s)
