"""Write what is printed on cards, orders and tables, so that the board need not know it by heart.

Run: python client/map/build_printed.py
"""

import json
from pathlib import Path
from typing import Any

from throneroom.games.westeros import pieces
from throneroom.games.westeros.board import AREAS, PRINTED_HOME

TARGET = Path(__file__).resolve().parents[1] / "src" / "boards" / "westeros" / "printed.json"


def printed() -> dict[str, Any]:
    """House cards, orders, homes with their garrisons, supply, wildlings, and what wins the game."""
    return {
        "cards": {
            card: {
                "seat": pieces.SEATS[pieces.CARD_HOUSE[i]],
                "strength": pieces.CARD_STRENGTH[i],
                "swords": pieces.CARD_SWORDS[i],
                "towers": pieces.CARD_TOWERS[i],
            }
            for i, card in enumerate(pieces.CARDS)
        },
        "orders": {
            order: {
                "kind": pieces.ORDER_KIND[i],
                "modifier": pieces.ORDER_MODIFIER[i],
                "star": pieces.HAS_STAR[i],
            }
            for i, order in enumerate(pieces.ORDERS)
        },
        "homes": {
            AREAS[area]: {"seat": pieces.SEATS[house], "garrison": pieces.GARRISON[house]}
            for area, house in enumerate(PRINTED_HOME)
            if house >= 0
        },
        "supply": pieces.SUPPLY_LIMITS,
        "wildlings": pieces.WILDLING_STRENGTHS,
        "castles_to_win": pieces.CASTLES_TO_WIN,
    }


def to_text(data: dict[str, Any]) -> str:
    """JSON with one card, order or home per line."""
    lines = []
    for key, value in data.items():
        if isinstance(value, dict):
            inner = ",\n".join([f"{json.dumps(k)}: {json.dumps(v)}" for k, v in value.items()])
            lines.append(f"{json.dumps(key)}: {{\n{inner}\n}}")
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(to_text(printed()), encoding="utf-8")
