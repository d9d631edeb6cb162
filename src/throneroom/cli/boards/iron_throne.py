"""The table of The Iron Throne: the houses, the encounter, the talks of a Truce, the reader's own cards.

A house is told by its name as well as by its colour, a side of the encounter by a letter. Marks: ♛ leader
with the power in reserve, ● influence placed, ✝ dead.
"""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from throneroom.i18n import Catalogue

Json = dict[str, Any]

_STYLES: Final = {
    "sta": "white", "lan": "red", "bar": "yellow", "tyr": "green", "tar": "magenta",
}  # fmt: skip
_SIDES: Final = ("challenger", "defender")
_ITEMS: Final = ("influence", "hostages", "power")
_TOKENS: Final = 5
_TRUCE: Final = "truce"
_HIDDEN: Final = "hidden"
_NO_BREAK: Final = "\u00a0"
_GAP: Final = "   "


def style(seat: str) -> str:
    """The colour of a house."""
    return _STYLES.get(seat, "")


def draw(data: Json, words: Catalogue, width: int) -> RenderableType:
    """The whole position."""
    parts: list[RenderableType] = [_heading(data, words, width), _round(data, words), _houses(data, words, width)]
    parts += _encounter(data, words)
    own = _own(data)
    if own or _shows_all(data):
        parts.append(Text(""))
    if own:
        parts.append(_own_cards(data, own, words))
    elif _shows_all(data):
        parts.append(_all_hands(data, words))
    return Group(*parts)


def _heading(data: Json, words: Catalogue, width: int) -> Text:
    phase = "over" if data["over"] else data["phase"]
    text = " · ".join(
        [
            words.text("game-title"),
            *([words.text("board-round", round=data["round"])] if data["round"] else []),
            words.text(f"board-phase-{phase}"),
        ]
    )
    return Text(f"── {text} ".ljust(width, "─"), style="bold")


def _round(data: Json, words: Catalogue) -> Text:
    """Who meets whom, and the event of the round."""
    line = Text(" ")
    for side in _SIDES:
        if data[side]:
            line.append(f"{words.text(f'board-{side}')}: ", style="dim").append(_house(words, data[side])).append(_GAP)
    if data["event"]:
        line.append(f"{words.text('board-event')}: ", style="dim").append(_title(words, data["event"]))
    return line


def _house(words: Catalogue, seat: str) -> Text:
    """A house by name and colour."""
    return Text(words.name("seat", seat), style=f"bold {style(seat)}")


def _mark(words: Catalogue, side: str) -> Text:
    """The letter of a side."""
    return Text(words.text(f"board-mark-{side}"), style="bold reverse")


def _title(words: Catalogue, ability: str) -> str:
    """What the ability of a leader, a Character card or an event is called."""
    return words.name("title", ability)


# ---------------------------------------------------------------- houses


def _houses(data: Json, words: Catalogue, width: int) -> Table:
    """Three lines for each house: leader, characters, cards; its influence and hostages to the right."""
    table = Table.grid(padding=(0, 2, 0, 0))
    rows = [[_character(words, house, char) for char in house["characters"]] for house in data["houses"]]
    slots = [max([len(row[i]) for row in rows if row], default=0) for i in range(4)]
    if sum(slots) + 3 * len(_GAP) > width - 40:
        slots = [0] * 4
    for house, row in zip(data["houses"], rows, strict=True):
        seat = house["seat"]
        edge = Text("▌\n▌\n▌", style=style(seat))
        name = Text("▸ " if seat in data["awaited"] else "  ", style="bold") + _house(words, seat)
        you = f", {words.text('board-you')}" if seat == data["seat"] else ""
        name.append(f"\n  {seat}{you}", style="dim")
        people = Text(_GAP).join([Text.assemble(cell, " " * (slots[i] - len(cell))) for i, cell in enumerate(row)])
        middle = Text("\n").join([_leader(words, house), people, _card_counts(words, house)])
        table.add_row(edge, name, middle, _held(data, words, house))
    return table


def _leader(words: Catalogue, house: Json) -> Text:
    """The leader with the power in reserve, and the ability with whether it is used up."""
    if house["leader"] is None:
        return Text(words.text("board-no-leader"), style="dim italic")
    line = Text("♛ ") + Text(f"{words.name('person', house['leader'])} {house['leader_power']}", style="bold")
    line.append(f" · {_title(words, house['leader'])} ")
    state = "used" if house["leader_used"] else "ready"
    return line.append(f"({words.text(f'board-{state}')})", style="dim")


def _character(words: Catalogue, house: Json, char: Json) -> Text:
    """A character with its power; with the letter of its side if it takes part."""
    name = words.name("person", char["person"]).replace(" ", _NO_BREAK)
    if not char["alive"]:
        return Text(name, style="dim strike") + Text(f"{_NO_BREAK}✝", style="dim")
    text = Text(f"{name}{_NO_BREAK}", style="bold" if char["part"] else "").append(str(char["power"]), style="bold")
    if char["part"] and house["side"]:
        text = _mark(words, house["side"]) + Text(_NO_BREAK) + text
    return text


def _card_counts(words: Catalogue, house: Json) -> Text:
    counts = [("hand", len(house["hand"])), ("deck", house["deck"]), ("discards", len(house["discards"]))]
    return Text(" · ".join(f"{words.text(f'board-{key}')} {count}" for key, count in counts), style="dim")


def _held(data: Json, words: Catalogue, house: Json) -> Text:
    """Influence placed and on whom; hostages by their house."""
    on = {seat: count for seat, count in house["influence"].items() if count}
    held: dict[str, int] = {}
    for hostage in house["hostages"]:
        held[hostage["house"]] = held.get(hostage["house"], 0) + 1
    dots = Text("●" * house["placed"] + "○" * (_TOKENS - house["placed"]), style=f"bold {style(house['seat'])}")
    lines = [dots + Text(" ") + _tally(on)]
    if held:
        lines.append(Text(f"{words.text('board-hostages')}: ", style="dim") + _tally(held))
    return Text("\n").join(lines)


def _tally(counts: dict[str, int]) -> Text:
    """Houses by their codes, each with a number."""
    return Text(" ").join(
        [Text(f"{seat}{_NO_BREAK}", style=style(seat)).append(str(n), style="bold") for seat, n in counts.items()]
    )


# ---------------------------------------------------------------- the encounter


def _encounter(data: Json, words: Catalogue) -> list[RenderableType]:
    """Both sides with their characters, cards and sums; what was used; the talks of a Truce."""
    used = [act for act in data["acts"] if act["ability"] != data["event"]]
    if not used and not any(house["side"] for house in data["houses"]):
        return []
    title = words.text("board-encounter")
    if data["outcome"]:
        title += f" · {words.text('board-outcome')}: {words.text(f'board-outcome-{data["outcome"]}')}"
    parts: list[RenderableType] = [Text(""), Text(f" {title}", style="bold"), _sides(data, words)]
    if used:
        names = [_used(words, act) for act in used]
        parts.append(Text(f" {words.text('board-abilities')}: ", style="dim") + Text(" · ").join(names))
    if data["outcome"] == _TRUCE:
        parts.append(_talks(data, words))
    return parts


def _used(words: Catalogue, act: Json) -> Text:
    text = Text(_title(words, act["ability"]), style="strike dim" if act["cancelled"] else "")
    text.append(f" ({words.name('seat', act['seat'])})", style=style(act["seat"]))
    return text.append(f" {words.text('board-cancelled')}", style="dim") if act["cancelled"] else text


def _sides(data: Json, words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column("")
    for key in ("power", "card", "bonus", "total"):
        table.add_column(words.text(f"board-{key}"), justify="left" if key == "card" else "right")
    table.add_column("")
    for i, side in enumerate(_SIDES):
        if data[side] is None:
            continue
        power = sum(char["power"] for _, char in _taking_part(data, side))
        bonus, total = data["bonus"][i], data["totals"][i] if data["totals"] else None
        value = None if total is None else total - power - bonus
        result = "wins" if data["winner"] == side else "loses" if side in data["losers"] else ""
        table.add_row(
            Text(" ") + _mark(words, side),
            _people(data, words, side),
            str(power),
            _laid(words, data["laid"][i], value),
            f"{bonus:+d}".replace("-", "−") if bonus else "",
            Text("" if total is None else str(total), style="bold"),
            Text(words.text(f"board-{result}") if result else "", style="bold green" if result == "wins" else "dim"),
        )
    return table


def _taking_part(data: Json, side: str) -> list[tuple[str, Json]]:
    """The characters of a side with their houses, that of the active player first."""
    found = [(h["seat"], c) for h in data["houses"] if h["side"] == side for c in h["characters"] if c["part"]]
    return sorted(found, key=lambda pair: pair[0] != data[side])


def _people(data: Json, words: Catalogue, side: str) -> Text:
    """The houses of a side, each with its character."""
    parts = [
        _house(words, seat) + Text(f"{_NO_BREAK}{words.name('person', char['person'])}{_NO_BREAK}{char['power']}")
        for seat, char in _taking_part(data, side)
    ]
    return Text(" + ").join(parts) if parts else _house(words, data[side])


def _laid(words: Catalogue, laid: Json | None, value: int | None) -> Text:
    """The card a side has laid: open, known only to the reader (in brackets), or unknown."""
    if laid is None:
        return Text("–", style="dim")
    if laid["card"] == _HIDDEN:
        return Text(words.text("board-face-down"), style="dim")
    name = _card(words, laid["card"])
    if not laid["open"]:
        return Text(f"({name})") + Text(f" {words.text('board-face-down')}", style="dim")
    printed = int(laid["card"]) if laid["card"].isdecimal() else 0
    return Text(name if value in (None, printed) else f"{name} → {value}", style="bold")


def _talks(data: Json, words: Catalogue) -> Table:
    """The deal on the table, who may still propose, and what a failure means."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for i, side in enumerate(_SIDES if data["deal"] else ()):
        amounts = [
            words.text(f"board-deal-{item}", count=count)
            for item, count in zip(_ITEMS, data["deal"][3 * i : 3 * i + 3], strict=True)
            if count
        ]
        table.add_row(_caption(words, data[side], "board-receives"), ", ".join(amounts) or words.text("board-nothing"))
    state = data["talks"]
    if state:
        table.add_row(f" {words.text('board-talks')}", words.text(f"board-talks-{state}"))
        return table
    if not data["deal"]:
        table.add_row(f" {words.text('board-talks')}", Text(words.text("board-no-proposal"), style="dim"))
    if any(data["proposals"]):
        left = zip(_SIDES, data["proposals"], strict=True)
        names = ", ".join(f"{words.name('seat', data[side])}{_NO_BREAK}{count}" for side, count in left)
        table.add_row(f" {words.text('board-proposals')}", names)
    table.add_row(f" {words.text('board-no-deal')}", Text(words.text("board-no-deal-means"), style="yellow"))
    return table


def _caption(words: Catalogue, seat: str, key: str) -> Text:
    return Text(" ") + _house(words, seat) + Text(f" {words.text(key)}")


# ---------------------------------------------------------------- the reader's own cards


def _own(data: Json) -> Json | None:
    own: Json | None = next((house for house in data["houses"] if house["seat"] == data["seat"]), None)
    return own


def _shows_all(data: Json) -> bool:
    """Whether the reader is somebody who sees every hand."""
    hands = [house["hand"] for house in data["houses"] if house["hand"]]
    return data["seat"] is None and bool(hands) and all(_HIDDEN not in hand for hand in hands)


def _card(words: Catalogue, card: str) -> str:
    """A card in a few words: a Character card by its character and title."""
    person, dash, _ = card.rpartition("-")
    if dash:
        return f"{words.name('person', person)}: {_title(words, card)}".replace(" ", _NO_BREAK)
    return words.text("board-card-truce") if card == _TRUCE else card


def _sorted_hand(words: Catalogue, hand: list[str]) -> list[tuple[str, str]]:
    """The cards of a hand by type: Hostility by value, how many Truces, Character cards with their titles."""
    values = sorted([int(card) for card in hand if card.isdecimal()])
    people = [_card(words, card) for card in hand if "-" in card]
    rows = [("hostility", " · ".join(map(str, values))), ("truce", f"{hand.count(_TRUCE)}×"),
            ("character", " · ".join(people))]  # fmt: skip
    return [(key, text) for key, text in rows if text not in ("", "0×")]


def _own_cards(data: Json, own: Json, words: Catalogue) -> Table:
    """The hand sorted by type, the faces of one's hostages, and what one is looking at."""
    table = Table.grid(padding=(0, 2, 0, 0))
    rows = [(words.text(f"board-type-{key}"), text) for key, text in _sorted_hand(words, own["hand"])]
    if own["hostages"]:
        rows.append((words.text("board-your-hostages"), _faces(words, own["hostages"])))
    looked = [card for card in data["looked"] if card != _HIDDEN]
    if looked:
        rows.append((words.text("board-looked"), " · ".join(_card(words, card) for card in looked)))
    for i, (caption, text) in enumerate(rows or [("", words.text("list-none"))]):
        table.add_row(Text(f" {words.text('board-your-hand')}" if i == 0 else "", style="bold"), Text(caption, style="dim"), text)
    return table


def _faces(words: Catalogue, hostages: list[Json]) -> str:
    """Hostages with their faces, by house."""
    held: dict[str, list[str]] = {}
    for hostage in hostages:
        held.setdefault(hostage["house"], []).append(_card(words, hostage["card"]))
    return " · ".join(f"{words.name('seat', seat)}: {', '.join(cards)}" for seat, cards in held.items())


def _all_hands(data: Json, words: Catalogue) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for house in data["houses"]:
        hand = " · ".join(
            f"{words.text(f'board-type-{key}')}: {text}" if key == "truce" else text
            for key, text in _sorted_hand(words, house["hand"])
        )
        table.add_row(Text(" ") + _house(words, house["seat"]), hand)
    return table


def cards(data: Json, words: Catalogue) -> RenderableType:
    """The reader's Character cards, the leaders of all houses and the event, with what they do."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 1))
    table.add_column()
    table.add_column()
    own = _own(data)
    groups = [
        ("board-your-hand", [card for card in dict.fromkeys(own["hand"]) if "-" in card] if own else []),
        ("board-leaders", [house["leader"] for house in data["houses"] if house["leader"]]),
        ("board-event", [data["event"]] if data["event"] else []),
    ]
    for caption, ids in groups:
        if ids:
            table.add_row(Text(words.text(caption), style="underline"), "")
        for id in ids:
            name = words.name("person", id) + f": {_title(words, id)}" if caption == "board-leaders" else _card(words, id)
            table.add_row(Text(name if caption != "board-event" else _title(words, id), style="bold"), words.text(f"effect-{id}"))
    return table
