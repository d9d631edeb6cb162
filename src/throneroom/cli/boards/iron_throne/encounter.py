"""The encounter of the round: both sides, their cards and sums, and the talks of a Truce."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from throneroom.cli.boards.iron_throne.names import (
    DOT,
    HIDDEN,
    NO_BREAK,
    SIDES,
    TRUCE,
    Json,
    card_name,
    house_name,
    person_name,
    side_mark,
    style,
    title,
)
from throneroom.i18n import Catalogue

_ITEMS: Final = ("influence", "hostages", "power")
"""What a deal is about, in the order of its numbers."""


def encounter(data: Json, words: Catalogue) -> list[RenderableType]:
    """Both sides and what comes of it; nothing before there are sides."""
    parts: list[RenderableType] = []
    used = [act for act in data["acts"] if act["ability"] != data["event"]]
    if any(house["side"] for house in data["houses"]):
        caption = words.text("board-encounter")
        if data["outcome"]:
            outcome = words.text(f"board-outcome-{data['outcome']}")
            caption += f"{DOT}{words.text('board-outcome')}: {outcome}"
        parts += [Text(f" {caption}", style="bold"), _sides(data, words)]
    if used:
        names = Text(DOT).join([_used(words, act) for act in used])
        parts.append(Text.assemble((f" {words.text('board-abilities')}: ", "dim"), names))
    if data["outcome"] == TRUCE:
        parts.append(_talks(data, words))
    return parts


def _used(words: Catalogue, act: Json) -> Text:
    """An ability used this round, and by whom."""
    name = (title(words, act["ability"]), "strike dim" if act["cancelled"] else "")
    text = Text.assemble(name, (f" ({words.name('seat', act['seat'])})", style(act["seat"])))
    return text.append(f" {words.text('board-cancelled')}", style="dim") if act["cancelled"] else text


# ---------------------------------------------------------------- the two sides


def _sides(data: Json, words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column("")
    for key in ("power", "card", "bonus", "total"):
        table.add_column(words.text(f"board-{key}"), justify="left" if key == "card" else "right")
    table.add_column("")
    for i, side in enumerate(SIDES):
        power = sum(char["power"] for _, char in _taking_part(data, side))
        bonus, total = data["bonus"][i], data["totals"][i] if data["totals"] else None
        value = None if total is None else total - power - bonus
        result = "wins" if data["winner"] == side else "loses" if side in data["losers"] else ""
        table.add_row(
            Text.assemble(" ", side_mark(words, side)),
            _people(data, words, side),
            str(power),
            _laid(words, data["laid"][i], value),
            f"{bonus:+d}".replace("-", "−") if bonus else "",
            Text("" if total is None or data["outcome"] == TRUCE else str(total), style="bold"),
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
        Text.assemble(house_name(words, seat), f"{NO_BREAK}{person_name(words, char['person'])} {char['power']}")
        for seat, char in _taking_part(data, side)
    ]
    return Text(" + ").join(parts) if parts else house_name(words, data[side])


def _laid(words: Catalogue, laid: Json | None, value: int | None) -> Text:
    """The card a side has laid: open, known only to the reader (in brackets), or unknown."""
    if laid is None:
        return Text("–", style="dim")
    if laid["card"] == HIDDEN:
        return Text(words.text("board-face-down"), style="dim")
    name = card_name(words, laid["card"])
    if not laid["open"]:
        return Text.assemble(f"({name}) ", (words.text("board-face-down"), "dim"))
    printed = int(laid["card"]) if laid["card"].isdecimal() else 0
    return Text(name if value in (None, printed) else f"{name} → {value}", style="bold")


# ---------------------------------------------------------------- the talks of a Truce


def _talks(data: Json, words: Catalogue) -> Table:
    """The deal on the table and whose it is, who may still propose, and what no agreement means."""
    table = Table.grid(padding=(0, 2, 0, 0))
    caption = words.text(f"board-talks-{data['talks']}" if data["talks"] else "board-proposal")
    if data["deal"]:
        table.add_row(Text.assemble(" ", caption, ": ", *_proposer(data, words)), _receives(data, words, 0))
        table.add_row("", _receives(data, words, 1))
    elif not data["talks"]:
        table.add_row(f" {caption}:", Text(words.text("board-no-proposal"), style="dim"))
    else:
        table.add_row(Text(f" {caption}", style="bold"))
    if data["talks"]:
        return table
    if any(data["proposals"]):
        left = zip(SIDES, data["proposals"], strict=True)
        names = ", ".join(f"{words.name('seat', data[side])}{NO_BREAK}{count}" for side, count in left)
        table.add_row(f" {words.text('board-proposals')}:", names)
    table.add_row(f" {words.text('board-no-deal')}:", Text(words.text("board-no-deal-means"), style="yellow"))
    return table


def _proposer(data: Json, words: Catalogue) -> list[Text]:
    """Whose proposal waits for an answer."""
    asked = [data[side] for side in SIDES if data[side] in data["awaited"]]
    if data["talks"] or len(asked) != 1:
        return []
    return [house_name(words, next(data[side] for side in SIDES if data[side] != asked[0]))]


def _receives(data: Json, words: Catalogue, i: int) -> Text:
    """What one of the two gets by the deal."""
    amounts = [
        words.text(f"board-deal-{item}", count=count)
        for item, count in zip(_ITEMS, data["deal"][3 * i : 3 * i + 3], strict=True)
        if count
    ]
    text = ", ".join(amounts) or words.text("board-nothing")
    return Text.assemble(house_name(words, data[SIDES[i]]), f" {words.text('board-receives')} ", (text, "bold"))
