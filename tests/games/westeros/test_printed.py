"""What clients are told of the components is what the game plays with, cards that were added included."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from throneroom.core.flow import SCRIPTS
from throneroom.core.game import find_game
from throneroom.games.westeros import pieces
from throneroom.games.westeros.board import AREAS, PRINTED_HOME
from throneroom.games.westeros.flow.combat import COMBAT, STAGES
from throneroom.server.web.games import words_json
from throneroom.telling import Teller

PACKAGE = Path(pieces.__file__).parents[2]
WYMAN = '[[card]]\nid = "wyman-manderly"\nhouse = "stark"\nstrength = 1\ntowers = 1\n'
ASK = """
import json
from throneroom.core.game import find_game
from throneroom.server.web.games import words_json
from throneroom.telling import Teller
told = words_json(Teller("hu", find_game("westeros")))
print(json.dumps([told["names"]["card"]["wyman-manderly"], told["effects"]["wyman-manderly"],
                  told["printed"]["card"]["wyman-manderly"]]))
"""


def test_the_words_of_a_game_carry_what_is_printed_on_its_components() -> None:
    told = json.loads(json.dumps(words_json(Teller("en", find_game("westeros")))))["printed"]
    assert set(told["card"]) == set(pieces.CARDS)
    assert told["card"]["eddard-stark"] == {"seat": "sta", "strength": 4, "swords": 2, "towers": 0}
    assert told["order"]["march-plus-1"] == {"kind": "march", "modifier": 1, "star": True, "count": 1}
    assert set(told["order"]) == set(pieces.ORDERS)
    assert told["unit"]["knight"] == {"strength": 2, "cost": 2, "count": 5}
    assert set(told["area"]) == {AREAS[area] for area, house in enumerate(PRINTED_HOME) if house != pieces.NOBODY}
    assert told["area"]["winterfell"] == {"seat": "sta", "garrison": 2}
    assert told["game"]["castles_to_win"] == pieces.CASTLES_TO_WIN
    assert told["game"]["supply"] == [list(row) for row in pieces.SUPPLY_LIMITS]


def test_a_card_added_as_the_guide_says_reaches_clients_without_any_change_of_theirs(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "throneroom", ignore=shutil.ignore_patterns("client_dist", "__pycache__"))
    cards = tmp_path / "throneroom" / "games" / "westeros" / "data" / "house_cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8") + "\n" + WYMAN, encoding="utf-8")
    for lang in ("en", "cs", "hu"):
        words = tmp_path / "throneroom" / "i18n" / "messages" / lang / "westeros.ftl"
        said = "\ncard-wyman-manderly = Wyman Manderly\neffect-wyman-manderly = Strength 1, one tower.\n"
        words.write_text(words.read_text(encoding="utf-8") + said, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", ASK], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True
    )
    name, effect, face = json.loads(told.stdout)
    assert (name, effect) == ("Wyman Manderly", "Strength 1, one tower.")
    assert face == {"seat": "sta", "strength": 1, "swords": 0, "towers": 1}


def test_every_step_of_a_fight_belongs_to_a_stage() -> None:
    assert len(STAGES) == len(SCRIPTS[COMBAT].steps)
    assert list(dict.fromkeys(STAGES)) == ["support", "cards", "abilities", "strength", "losses", "retreat", "end"]
