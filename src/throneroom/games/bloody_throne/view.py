"""What each seat may know, worlds imagined from that, and the stored and shown forms of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from throneroom.core.dice import Dice
from throneroom.core.flow import State as CoreState
from throneroom.core.flow import dump_flow, load_flow
from throneroom.core.game import Options
from throneroom.core.secrecy import View as CoreView
from throneroom.core.secrecy import resume
from throneroom.games.bloody_throne import shown
from throneroom.games.bloody_throne.table import (
    ALL_CARDS,
    CARDS,
    DIRECTIONS,
    HIDDEN,
    IS_PLOT,
    OWNER,
    ROUNDS,
    SEATS,
    Secrets,
    State,
    Table,
    View,
    cards_in,
)

NAMES: dict[str, tuple[str, ...]] = {"card": CARDS, "seat": SEATS}


def view(s: State, seat: int) -> View:
    """The table, and of the secrets the seat's own hand, set-aside cards and face-down cards."""
    t = s.table
    hands = [HIDDEN] * t.players
    asides = [HIDDEN] * t.players
    faces = t.kinds[:]
    if seat >= 0:
        hands[seat] = s.secrets.hands[seat]
        asides[seat] = s.secrets.asides[seat]
        own = slice(seat * ROUNDS, (seat + 1) * ROUNDS)
        faces[own] = s.secrets.faces[own]
    return CoreView(s, seat, t.copy(), Secrets(hands, asides, faces))


def sample_world(v: View, dice: Dice) -> State:
    """A state this seat could be in: every other house's unknown cards dealt anew."""
    t = v.table.copy()
    secrets = v.secrets.copy()
    for seat in range(t.players):
        if secrets.hands[seat] == HIDDEN:
            _imagine(t, secrets, seat, dice)
    s: State = CoreState(t, secrets, list(v.frames))
    resume(s, v, dice)
    return s


def _imagine(t: Table, secrets: Secrets, seat: int, dice: Dice) -> None:
    placed = placed_tokens(t, seat)
    known = 0
    for token in placed:
        if t.kinds[token] != HIDDEN:
            known |= 1 << t.kinds[token]
    cards = dice.shuffled(cards_in(ALL_CARDS & ~known))
    for token in placed:
        if t.kinds[token] == HIDDEN:
            secrets.faces[token] = cards.pop()
    size = hand_size(t, seat)
    secrets.hands[seat] = sum(1 << card for card in cards[:size])
    secrets.asides[seat] = sum(1 << card for card in cards[size:])


def placed_tokens(t: Table, seat: int) -> list[int]:
    """The seat's tokens that have been placed so far, in the row or in its pile."""
    tokens = [token for stack in t.row if OWNER[stack[0]] == seat for token in stack]
    return sorted([*tokens, *t.piles[seat]])


def hand_size(t: Table, seat: int) -> int:
    """How many cards the seat holds; everybody can count that."""
    return ROUNDS + 1 - len(placed_tokens(t, seat))


def view_json(v: View) -> shown.View:
    """A view for drawing: names only, seats by code, cards nobody may know as null."""
    t = v.table
    players: list[shown.Player] = []
    for seat in range(t.players):
        own = seat == v.seat
        players.append(
            {
                "seat": SEATS[seat],
                "points": t.totals[seat],
                "hand_size": hand_size(t, seat),
                "pile": [CARDS[t.kinds[token]] for token in t.piles[seat]],
                "hand": [CARDS[c] for c in cards_in(v.secrets.hands[seat])] if own else None,
                "aside": [CARDS[c] for c in cards_in(v.secrets.asides[seat])] if own else None,
            }
        )
    row: list[shown.Position] = []
    for stack in t.row:
        cards: list[shown.Lying] = []
        for token in stack:
            kind = v.secrets.faces[token]
            cards.append(
                {
                    "card": CARDS[kind] if kind != HIDDEN else None,
                    "open": t.kinds[token] != HIDDEN,
                    "points": t.points[token],
                }
            )
        row.append({"owner": SEATS[OWNER[stack[0]]], "cards": cards})
    return {
        "seat": SEATS[v.seat] if v.seat >= 0 else None,
        "round": t.round,
        "rounds": ROUNDS,
        "starter": SEATS[t.starter] if t.starter != HIDDEN else None,
        "direction": DIRECTIONS[t.direction],
        "resolving": t.at + 1 if t.at >= 0 else None,
        "players": players,
        "row": row,
        "awaited": [SEATS[seat] for seat in v.awaited],
    }


def printed(options: Options) -> shown.Printed:
    """Of which type every card is."""
    return {
        "card": {
            card: {"type": "plot" if is_plot else "character"} for card, is_plot in zip(CARDS, IS_PLOT, strict=True)
        }
    }


# ---------------------------------------------------------------- the stored form


def dump(s: State) -> dict[str, Any]:
    """The whole state as plain data, names only. For the store and for hashes, never for a client."""
    t = s.table
    return {
        "players": t.players,
        "direction": DIRECTIONS[t.direction],
        "starter": SEATS[t.starter] if t.starter != HIDDEN else None,
        "round": t.round,
        "at": t.at,
        "row": [list(stack) for stack in t.row],
        "open": {str(token): CARDS[kind] for token, kind in enumerate(t.kinds) if kind != HIDDEN},
        "points": t.points[:],
        "totals": t.totals[:],
        "piles": [list(pile) for pile in t.piles],
        "hands": [[CARDS[c] for c in cards_in(bits)] for bits in s.secrets.hands],
        "asides": [[CARDS[c] for c in cards_in(bits)] for bits in s.secrets.asides],
        "faces": {str(token): CARDS[kind] for token, kind in enumerate(s.secrets.faces) if kind != HIDDEN},
        **dump_flow(s, NAMES),
    }


def load(data: dict[str, Any]) -> State:
    """The inverse of `dump`."""
    players = data["players"]
    table = Table(
        players=players,
        direction=DIRECTIONS.index(data["direction"]),
        starter=SEATS.index(data["starter"]) if data["starter"] else HIDDEN,
        round=data["round"],
        at=data["at"],
        row=[tuple(stack) for stack in data["row"]],
        kinds=_faces(data["open"], players),
        points=list(data["points"]),
        totals=list(data["totals"]),
        piles=[tuple(pile) for pile in data["piles"]],
    )
    secrets = Secrets(_bits(data["hands"]), _bits(data["asides"]), _faces(data["faces"], players))
    s: State = CoreState(table, secrets, [])
    load_flow(s, data, NAMES)
    return s


def _faces(named: dict[str, str], players: int) -> list[int]:
    faces = [HIDDEN] * (players * ROUNDS)
    for token, card in named.items():
        faces[int(token)] = CARDS.index(card)
    return faces


def _bits(hands: list[list[str]]) -> list[int]:
    return [sum(1 << CARDS.index(card) for card in hand) for hand in hands]


def invariants(s: State) -> Iterator[str]:
    """What must hold after every action; each broken one is said in a line."""
    t = s.table
    for seat in range(t.players):
        placed = placed_tokens(t, seat)
        held = cards_in(s.secrets.hands[seat]) + cards_in(s.secrets.asides[seat])
        cards = sorted(held + [s.secrets.faces[token] for token in placed])
        if s.secrets.asides[seat] and cards != list(range(len(CARDS))):
            yield f"{SEATS[seat]} has not exactly its ten cards: {cards}"
        if any(OWNER[token] != seat for token in placed):
            yield f"{SEATS[seat]} has a card of another house"
        if t.totals[seat] < 0:
            yield f"{SEATS[seat]} has fewer than no points"
    lying = {token for stack in t.row for token in stack}
    if len(lying) != sum(len(stack) for stack in t.row):
        yield "a card lies in the row twice"
    for token, points in enumerate(t.points):
        if points and (token not in lying or t.kinds[token] != HIDDEN):
            yield f"points lie on token {token}, which is not a face-down card of the row"
