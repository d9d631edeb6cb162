"""What the ledger says of the cards, in the other languages.

    python -m tests.games.iron_throne.build_rulings

writes `iron-throne-rulings.ftl` anew from `cards.yaml`, the file people edit.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import yaml

SOURCE: Final = Path(__file__).parents[3] / "src" / "throneroom"
CARDS: Final = SOURCE / "games" / "iron_throne" / "data" / "cards.yaml"
COMMAND: Final = "python -m tests.games.iron_throne.build_rulings"
LANGUAGES: Final = {"cs": "Czech", "hu": "Hungarian"}
SECTIONS: Final = {"leaders": "LEADER", "cards": "CARD", "events": "EVENT"}


def file_of(lang: str) -> Path:
    return SOURCE / "i18n" / "messages" / lang / "iron-throne-rulings.ftl"


def built(lang: str) -> str:
    """What the file of a language must say."""
    data = yaml.safe_load(CARDS.read_text(encoding="utf-8"))
    lines = [f"# Cards of The Iron Throne, in {LANGUAGES[lang]}. Made from cards.yaml by `{COMMAND}`."]
    for section, kind in SECTIONS.items():
        lines += ["", f"## {section.capitalize()}", ""]
        for id, card in data[section].items():
            lines.append(f"IT-{kind}-{id.upper()} = {card['title'][lang]}: {card['effect'][lang]}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for lang in LANGUAGES:
        file_of(lang).write_text(built(lang), encoding="utf-8")
        print(file_of(lang).relative_to(SOURCE))


if __name__ == "__main__":
    main()
