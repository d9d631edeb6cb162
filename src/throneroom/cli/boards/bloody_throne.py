"""The table of Bloody Throne: the intrigue row as boxes, the players, the reader's own cards.

The owner of a card is told by its letter as well as by its colour.
"""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from throneroom.core.game import find_game
from throneroom.i18n import Catalogue

Json = dict[str, Any]

_STYLES: Final = {
    "red": "red", "blu": "bright_blue", "grn": "green", "yel": "yellow", "blk": "bright_black",
}  # fmt: skip
_WIDEST: Final = 15
_POINT: Final = "●"
_NO_BREAK: Final = "\u00a0"
_LIGHT: Final = ("╭", "─", "╮", "│", "╰", "╯")
_HEAVY: Final = ("┏", "━", "┓", "┃", "┗", "┛")


def style(seat: str) -> str:
    """The colour of a seat."""
    return _STYLES.get(seat, "")


def draw(data: Json, words: Catalogue, width: int) -> RenderableType:
    """The whole position."""
    parts: list[RenderableType] = [_heading(data, words, width), *_row(data, words, width), Text("")]
    parts.append(Padding(_players(data, words), (0, 0, 0, 1)))
    own = _own(data)
    if own:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for key, cards, weight in (("hand", own["hand"], "bold"), ("aside", own["aside"], "dim")):
            caption = Text(f" {words.text(f'board-own-{key}')}:", style=weight)
            grid.add_row(caption, Text(_names(words, cards), style="" if key == "hand" else "dim"))
        parts += [Text(""), grid]
    return Group(*parts)


def _heading(data: Json, words: Catalogue, width: int) -> Text:
    over = data["round"] == data["rounds"] and not data["awaited"]
    phase = "over" if over else "resolution" if data["resolving"] else "placement"
    text = " · ".join(
        [
            words.text("game-title"),
            words.text("board-round", round=data["round"], rounds=data["rounds"]),
            words.text(f"board-phase-{phase}"),
        ]
    )
    return Text(f"── {text} ".ljust(width, "─"), style="bold")


# ---------------------------------------------------------------- the row


def _row(data: Json, words: Catalogue, width: int) -> list[RenderableType]:
    """The cards in strips as wide as the terminal; the first to be resolved where the arrow begins."""
    backwards = data["direction"] == "right-to-left"
    arrow = "◀──" if backwards else "──▶"
    caption = Text(f" {words.text('board-row')}  ", style="bold")
    caption.append(f"{arrow} {words.text('board-order')}", style="dim")
    if not data["row"]:
        return [caption, Text(f"   {words.text('board-row-empty')}", style="dim italic")]
    faces = [_face(words, stack) for stack in data["row"]]
    inner = _inner_width(words)
    per_strip = max(1, (width - 1) // (inner + 2))
    parts: list[RenderableType] = [caption]
    for start in range(0, len(faces), per_strip):
        numbers = range(start, min(start + per_strip, len(faces)))
        height = max(len(faces[i]) for i in numbers)
        boxes = [_box(data, words, i, faces[i], inner, height) for i in numbers]
        if backwards:
            boxes.reverse()
        for line in range(height + 2):
            parts.append(Text(" ") + Text("").join(box[line] for box in boxes))
    legend = [_held(part, width - 1) for part in _legend(data, words)]
    if legend:
        parts.append(Padding(Text(" · ".join(legend), style="dim"), (0, 0, 0, 1)))
    return parts


def _legend(data: Json, words: Catalogue) -> list[str]:
    """What the marks mean that are to be seen in the row."""
    stacks = [stack["cards"] for stack in data["row"]]
    known = "hidden" if data["seat"] is None else "known"
    marks = [
        (known, any(cards[-1]["card"] and not cards[-1]["open"] for cards in stacks)),
        ("points", any(cards[-1]["points"] for cards in stacks)),
        ("under", any(len(cards) > 1 for cards in stacks)),
    ]
    return [words.text(f"board-legend-{mark}") for mark, is_there in marks if is_there]


def _held(text: str, width: int) -> str:
    """A text that is not broken, if it fits a line at all."""
    return text.replace(" ", _NO_BREAK) if len(text) <= width else text


def _inner_width(words: Catalogue) -> int:
    """Room for whatever a box may hold in this language, so that the row keeps its shape."""
    names = [words.name("card", card) for card in find_game("bloody-throne").names["card"]]
    lines = [line for name in names for shown in (name, f"({name})") for line in _wrapped(shown)]
    lines += [words.text("board-face-down"), _under(words, 9, 99)]
    return max(len(line) for line in lines)


def _under(words: Catalogue, count: int, points: int) -> str:
    """What a box says of the cards below its uppermost."""
    gap = " " if 0 < points < 10 else ""
    return f"{words.text('board-under', count=count)}{gap}{_point_marks(points)}"


def _face(words: Catalogue, stack: Json) -> list[str]:
    """The lines inside a box: the uppermost card's name, its points, and what lies below."""
    top, below = stack["cards"][-1], stack["cards"][:-1]
    if top["card"] is None:
        name = words.text("board-face-down")
    else:
        name = words.name("card", top["card"])
    if top["card"] and not top["open"]:
        name = f"({name})"
    lines = _wrapped(name)
    lines.append(_point_marks(top["points"]))
    if below:
        lines.append(_under(words, len(below), sum(card["points"] for card in below)))
    return lines


def _wrapped(name: str) -> list[str]:
    """A name in lines that fit a box."""
    lines = [""]
    for word in name.split():
        joined = f"{lines[-1]} {word}".strip()
        if len(joined) <= _WIDEST - 2 or not lines[-1]:
            lines[-1] = joined
        else:
            lines.append(word)
    return [line if len(line) <= _WIDEST else f"{line[: _WIDEST - 1]}…" for line in lines]


def _point_marks(points: int) -> str:
    return f"{_POINT}{points}" if points else ""


def _box(data: Json, words: Catalogue, i: int, face: list[str], inner: int, height: int) -> list[Text]:
    stack = data["row"][i]
    now = data["resolving"] == i + 1
    left_top, bar, right_top, side, left_end, right_end = _HEAVY if now else _LIGHT
    colour = style(stack["owner"])
    edge = f"bold {colour}" if now else colour
    title = f"{i + 1} {words.name('letter', stack['owner'])}"
    if now:
        title += f" {words.text('board-now')}"
    top = Text(f"{left_top}{bar}", style=edge)
    top.append(title, style=f"bold reverse {colour}" if now else f"bold {colour}")
    top.append(bar * (inner - 1 - len(title)) + right_top, style=edge)
    uppermost = stack["cards"][-1]
    weight = "bold" if uppermost["open"] else "" if uppermost["card"] else "dim"
    lines = [top]
    for text in face + [""] * (height - len(face)):
        line = Text(side, style=edge)
        line.append((" " * ((inner - len(text)) // 2) + text).ljust(inner), style=weight)
        line.append(side, style=edge)
        lines.append(line)
    lines.append(Text(left_end + bar * inner + right_end, style=edge))
    return lines


# ---------------------------------------------------------------- players and cards


def _players(data: Json, words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(words.text("board-player"), no_wrap=True)
    table.add_column(words.text("board-points"), justify="right")
    table.add_column(words.text("board-hand"), justify="left" if _shows_all(data) else "right")
    table.add_column(words.text("board-pile"))
    for player in data["players"]:
        seat = player["seat"]
        name = Text(f"{words.name('letter', seat)} {words.name('seat', seat)}", style=f"bold {style(seat)}")
        marks = [
            words.text(key)
            for key, holds in (
                ("board-you", seat == data["seat"]),
                ("board-starter", seat == data["starter"]),
            )
            if holds
        ]
        if marks:
            name.append(f" ({', '.join(marks)})", style="not bold")
        table.add_row(
            "▸" if seat in data["awaited"] else "",
            name,
            Text(f"{player['points']} {_POINT}", style="bold"),
            _names(words, player["hand"]) if _shows_all(data) else str(player["hand_size"]),
            Text(_names(words, player["pile"]) or "–", style="dim"),
        )
    return table


def _shows_all(data: Json) -> bool:
    """Whether the reader is somebody who sees every hand."""
    return data["seat"] is None and data["players"][0]["hand"] is not None


def _own(data: Json) -> Json | None:
    own: Json | None = next((p for p in data["players"] if p["seat"] == data["seat"]), None)
    return own


def _names(words: Catalogue, cards: list[str] | None) -> str:
    return ", ".join(words.name("card", card).replace(" ", _NO_BREAK) for card in cards or [])


def cards(data: Json, words: Catalogue) -> RenderableType:
    """The reader's cards in hand, in the row and set aside, with what they do."""
    own = _own(data)
    if own is None:
        return Text(words.text("list-none"))
    in_row = [
        (card["card"], i + 1, not card["open"])
        for i, stack in enumerate(data["row"])
        if stack["owner"] == data["seat"]
        for card in reversed(stack["cards"])
    ]
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 1))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    groups = [
        (words.text("board-own-hand"), [(card, "") for card in own["hand"]]),
        (words.text("board-row"), [(card, f"{place} ") for card, place, _ in in_row]),
        (words.text("board-own-aside"), [(card, "") for card in own["aside"]]),
    ]
    for caption, entries in groups:
        if entries:
            table.add_row(Text(caption, style="underline"), "")
        for card, place in entries:
            table.add_row(f"{place}{words.name('card', card)}", words.text(f"effect-{card}"))
    return table
