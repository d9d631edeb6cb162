"""The reader's own cards, or all hands for somebody who sees everything; and cards with their texts."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from throneroom.cli.boards.iron_throne.names import (
    DOT,
    HIDDEN,
    NO_BREAK,
    TRUCE,
    Json,
    card_name,
    held,
    house_name,
    person_name,
    title,
)
from throneroom.i18n import Catalogue


def hands(data: Json, words: Catalogue) -> list[RenderableType]:
    """The hand sorted by type, the faces of one's hostages, and what one is looking at."""
    own = _own(data)
    if own and data["phase"] != "setup":
        return [_own_cards(data, own, words)]
    open_hands = [house for house in data["houses"] if house["hand"] and HIDDEN not in house["hand"]]
    return [_all_hands(open_hands, words)] if open_hands else []


def _own(data: Json) -> Json | None:
    own: Json | None = next((house for house in data["houses"] if house["seat"] == data["seat"]), None)
    return own


def _sorted(words: Catalogue, hand: list[str]) -> list[tuple[str, str]]:
    """The cards of a hand by type: Hostility by value, how many Truces, Character cards with their titles."""
    values = sorted([int(card) for card in hand if card.isdecimal()])
    truces = hand.count(TRUCE)
    people: dict[str, list[str]] = {}
    for card in hand:
        if "-" in card:
            people.setdefault(card.rpartition("-")[0], []).append(held(title(words, card)))
    named = [f"{person_name(words, person)}:{NO_BREAK}{', '.join(cards)}" for person, cards in people.items()]
    rows = [
        ("board-type-hostility", DOT.join(map(str, values))),
        ("board-type-truce", f"{truces}×" if truces else ""),
        ("board-type-character", DOT.join(named)),
    ]
    return [(words.text(key), text) for key, text in rows if text]


def _own_cards(data: Json, own: Json, words: Catalogue) -> Table:
    rows = _sorted(words, own["hand"]) or [("", words.text("list-none"))]
    if own["hostages"]:
        rows.append((words.text("board-your-hostages"), _faces(words, own["hostages"])))
    looked = [card_name(words, card) for card in data["looked"] if card != HIDDEN]
    if looked:
        rows.append((words.text("board-looked"), DOT.join(looked)))
    table = Table.grid(padding=(0, 2, 0, 0))
    caption = f" {words.text('board-your-hand')}"
    for type, text in rows:
        table.add_row(Text(caption, style="bold"), Text(type, style="dim"), text)
        caption = ""
    return table


def _faces(words: Catalogue, hostages: list[Json]) -> str:
    """Hostages with their faces, by house."""
    faces: dict[str, list[str]] = {}
    for hostage in hostages:
        faces.setdefault(hostage["house"], []).append(words.name("card", hostage["card"]))
    return DOT.join(f"{words.name('seat', seat)} – {', '.join(cards)}" for seat, cards in faces.items())


def _all_hands(houses: list[Json], words: Catalogue) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for house in houses:
        hand = DOT.join(f"{type} {text}" for type, text in _sorted(words, house["hand"]))
        table.add_row(Text.assemble(" ", house_name(words, house["seat"])), hand)
    return table


def cards(data: Json, words: Catalogue) -> RenderableType:
    """The reader's Character cards, the leaders of all houses, the event and what was played, with their texts."""
    own = _own(data)
    mine = [card for card in dict.fromkeys(own["hand"]) if "-" in card] if own else []
    leaders = [house["leader"] for house in data["houses"] if house["leader"]]
    played = list(dict.fromkeys(card for house in data["houses"] for card in house["played"]))
    groups = [
        ("board-your-hand", [(card, card_name(words, card)) for card in mine]),
        ("board-leaders", [(id, f"{person_name(words, id)}: {title(words, id)}") for id in leaders]),
        ("board-event", [(data["event"], title(words, data["event"]))] if data["event"] else []),
        ("board-played", [(card, card_name(words, card)) for card in played]),
    ]
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 1))
    for caption, entries in groups:
        if entries:
            table.add_row(Text(words.text(caption), style="underline"), "")
        for id, name in entries:
            table.add_row(Text(name, style="bold"), words.text(f"effect-{id}"))
    return table
