"""The built-in cards as JSON, for the game, which reads no YAML.

    python -m tests.games.iron_throne.build_cards

writes `cards.json` anew from `cards.yaml`, the file people edit.
"""

from __future__ import annotations

import json
from pathlib import Path

import yaml

DATA = Path(__file__).parents[3] / "src" / "throneroom" / "games" / "iron_throne" / "data"
COMMAND = "python -m tests.games.iron_throne.build_cards"


def built() -> str:
    """What `cards.json` must say."""
    data = yaml.safe_load((DATA / "cards.yaml").read_text(encoding="utf-8"))
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    (DATA / "cards.json").write_text(built(), encoding="utf-8")
    print("cards.json")


if __name__ == "__main__":
    main()
