"""The table of Westeros: the houses, the tracks, and the board by region.

A house is told by its code as well as by its colour. Marks: ▲ castle, ▲▲ stronghold, ◦ barrel, ♕ crown.
Units are a number and a letter; routed ones stand in brackets.
"""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from throneroom.i18n import Catalogue

Json = dict[str, Any]

_STYLES: Final = {
    "sta": "white", "lan": "red", "bar": "yellow", "gre": "bright_black", "tyr": "green", "mar": "dark_orange",
}  # fmt: skip
_LETTERS: Final = {"footman": "F", "knight": "K", "ship": "S", "siege-engine": "E"}
_TWO_COLUMNS: Final = 96
_COLUMNS: Final = (4, 4, 5, 11)
"""Room for marks, house, units and order."""

_REGIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("north", (
        "castle-black", "karhold", "winterfell", "the-stony-shore", "white-harbor", "widows-watch", "moat-cailin",
        "greywater-watch", "flints-finger",
    )),
    ("iron-islands", ("pyke",)),
    ("the-riverlands", ("seagard", "the-twins", "riverrun", "harrenhal")),
    ("vale", ("the-fingers", "the-mountains-of-the-moon", "the-eyrie")),
    ("westerlands", ("lannisport", "stoney-sept", "searoad-marches")),
    ("crownlands-stormlands", (
        "crackclaw-point", "dragonstone", "blackwater", "kings-landing", "kingswood", "storms-end", "the-boneway",
    )),
    ("the-reach-region", ("the-reach", "highgarden", "dornish-marches", "oldtown", "three-towers", "the-arbor")),
    ("dorne", ("princes-pass", "yronwood", "starfall", "salt-shore", "sunspear")),
)  # fmt: skip


def style(seat: str) -> str:
    """The colour of a house."""
    return _STYLES.get(seat, "")


def draw(data: Json, words: Catalogue, width: int) -> RenderableType:
    """The whole position."""
    parts: list[RenderableType] = [_heading(data, words, width), _houses(data, words), Text("")]
    parts += [_tracks(data, words), *_notes(data, words), Text("")]
    parts.append(_areas(data, words, width))
    if data["combat"]:
        parts += [Text(""), _combat(data["combat"], words)]
    return Group(*parts)


def _heading(data: Json, words: Catalogue, width: int) -> Text:
    text = " · ".join(
        [
            words.text("game-title"),
            words.text("board-round", round=data["round"], rounds=data["rounds"]),
            f"{words.text('board-wildlings')} {data['wildlings']}",
        ]
    )
    return Text(f"── {text} ".ljust(width, "─"), style="bold")


def _house(words: Catalogue, seat: str) -> Text:
    """A house by name and colour."""
    return Text(words.name("seat", seat), style=f"bold {style(seat)}")


def _code(seat: str | None) -> Text:
    return Text(seat or "", style=f"bold {style(seat or '')}".strip())


# ---------------------------------------------------------------- houses and tracks


def _houses(data: Json, words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("house", "castles", "supply", "power", "pool", "stars", "hand", "discards"):
        table.add_column("" if key == "house" else words.text(f"board-{key}"), no_wrap=key != "discards")
    for house in data["houses"]:
        mark = "▸ " if house["seat"] == data["seat"] else "  "
        name = Text(mark) + _house(words, house["seat"])
        if house["seat"] in data["awaited"]:
            name.append(" …", style="dim")
        table.add_row(
            name,
            f"{house['castles']}/7",
            str(house["supply"]),
            str(house["power"]),
            str(house["pool"]),
            "★" * house["stars"] or "–",
            str(len(house["hand"])),
            Text(", ".join(words.name("card", card) for card in house["discards"]) or "–", style="dim"),
        )
    return table


def _tracks(data: Json, words: Catalogue) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    used = {"fiefdoms": data["blade_used"], "kings-court": data["raven_used"]}
    for track, seats in data["tracks"].items():
        line = Text()
        for place, seat in enumerate(seats, start=1):
            line.append(f"{place} ", style="dim").append(_code(seat)).append("  ")
        token = ""
        if track in used:
            token = words.text("board-used" if used[track] else "board-ready")
        table.add_row(Text(words.name("track", track), style="bold"), line, Text(token, style="dim"))
    return table


def _notes(data: Json, words: Catalogue) -> list[Text]:
    """The Westeros cards of the round, what they forbid, and what the reader knows of the wildlings."""
    lines = []
    if data["westeros"]:
        names = ", ".join(words.name("westeros", card) for card in data["westeros"])
        lines.append(_note(words, "board-westeros-cards", names))
    if data["bans"]:
        lines.append(_note(words, "board-bans", ", ".join(words.name("order", ban) for ban in data["bans"])))
    if data["wildling_top"]:
        lines.append(_note(words, "board-wildling-top", words.name("wildling", data["wildling_top"])))
    if data["winner"]:
        lines.append(_note(words, "board-winner", words.name("seat", data["winner"])))
    return lines


def _note(words: Catalogue, key: str, text: str) -> Text:
    return Text(f"{words.text(key)}: ", style="bold").append(text, style="not bold")


# ---------------------------------------------------------------- areas


def _areas(data: Json, words: Catalogue, width: int) -> RenderableType:
    """Regions in one column, or two where the terminal is wide enough."""
    known = {area["id"]: area for area in data["areas"]}
    blocks = []
    for region, names in _REGIONS:
        blocks.append((words.text(f"board-region-{region}"), [known[name] for name in names if name in known]))
    placed = {name for _, names in _REGIONS for name in names}
    ships = [area for area in data["areas"] if area["id"] not in placed]
    if ships:
        blocks.append((words.text("board-region-seas"), ships))
    if width < _TWO_COLUMNS:
        return _block_table(blocks, words, width - 2)
    half = sum(len(areas) + 1 for _, areas in blocks) / 2
    left: list[tuple[str, list[Json]]] = []
    while blocks and sum(len(areas) + 1 for _, areas in left) < half - 1:
        left.append(blocks.pop(0))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(_block_table(left, words, width // 2 - 1), _block_table(blocks, words, width // 2 - 1))
    return grid


def _block_table(blocks: list[tuple[str, list[Json]]], words: Catalogue, width: int) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, width=max(16, min(26, width - 31)), overflow="ellipsis")
    for least in _COLUMNS:
        table.add_column(no_wrap=True, min_width=least, overflow="ellipsis")
    for title, areas in blocks:
        table.add_row(Text(title, style="dim bold"))
        for area in areas:
            table.add_row(*_area(area, words))
    return table


def _area(area: Json, words: Catalogue) -> tuple[Text, Text, Text, Text, Text]:
    marks = "▲" * area["castle"] + "◦" * area["barrels"] + "♕" * area["crowns"]
    colour = style(area["controller"] or "")
    name = Text(words.name("area", area["id"]), style=colour)
    house = _code(area["controller"])
    if area["token"] and not area["units"]:
        house.append("•", style="dim")
    if area["neutral"]:
        text = "✕" if area["neutral"] == "impassable" else f"{words.text('board-neutral')} {area['neutral']}"
        return name, Text(marks, style="dim"), house, Text(""), Text(text, style="magenta")
    return (
        name,
        Text(marks, style="dim"),
        house,
        Text(_units(area["units"]), style=colour),
        _order(area["order"], words),
    )


def _units(units: list[Json]) -> str:
    out = []
    for unit in units:
        text = f"{unit['count']}{_LETTERS[unit['unit']]}"
        out.append(f"({text})" if unit["routed"] else text)
    return " ".join(out)


def _order(order: str | None, words: Catalogue) -> Text:
    if order is None:
        return Text("")
    if order == "hidden":
        return Text(words.text("board-order-hidden"), style="dim")
    return Text(words.text(f"board-order-{order}"), style="cyan")


# ---------------------------------------------------------------- the fight


def _combat(combat: Json, words: Catalogue) -> RenderableType:
    title = Text(f"{words.text('board-combat')}: {words.name('area', combat['area'])}", style="bold")
    table = Table.grid(padding=(0, 2, 0, 0))
    for role, side in zip(("attacker", "defender"), combat["sides"], strict=True):
        if side["seat"] is None:
            continue
        more = []
        if role == "attacker":
            more.append(_units(combat["army"]))
        if side["support"]:
            names = ", ".join(words.name("area", area) for area in side["support"])
            more.append(f"{words.text('board-support')}: {names}")
        if side["card"]:
            more.append(words.name("card", side["card"]))
        if side["tides"] and side["tides"] != "hidden":
            more.append(words.name("tides", side["tides"].removeprefix("tides-")))
        table.add_row(Text(words.text(f"board-{role}"), style="dim"), _house(words, side["seat"]), " · ".join(more))
    return Group(title, table)


def cards(data: Json, words: Catalogue) -> RenderableType:
    """The reader's House cards with their texts, those in hand first."""
    own = next((house for house in data["houses"] if house["seat"] == data["seat"]), None)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    if own is None:
        return Text(words.text("list-none"))
    for key in ("hand", "discards"):
        if own[key]:
            table.add_row(Text(words.text(f"board-{key}"), style="dim underline"))
        for card in own[key]:
            shown = Text(words.name("card", card), style="bold" if key == "hand" else "dim")
            table.add_row(shown, words.text(f"effect-{card}"))
    return table
