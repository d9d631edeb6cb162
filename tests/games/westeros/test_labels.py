"""Which sentence an option is: told beside the text, so that no program reads it out of a translation."""

from __future__ import annotations

from properties.support import dice_for, visits
from throneroom.core.game import find_game
from throneroom.server.packets import options_json
from throneroom.telling import Teller

ATTACKS = {"unit-attacks", "unit-attacks-neutral"}
PLAYERS = 3


def test_a_move_that_leads_to_a_fight_is_labelled_so_in_every_language() -> None:
    game = find_game("westeros")
    english, czech = Teller("en", game), Teller("cs", game)
    labels: set[str] = set()
    for s, d, choice in visits(game, PLAYERS, dice_for("labels", game, PLAYERS, 0)):
        if d.kind.id != "march" or not isinstance(choice, tuple):
            continue
        view = game.view(s, d.seat)
        found = options_json(view, d, choice[:1], english)
        assert [option["label"] for option in found] == [o["label"] for o in options_json(view, d, choice[:1], czech)]
        for option in found:
            assert (option["label"] in ATTACKS) == (" against " in option["text"]), option
        labels |= {option["label"] for option in found}
    assert labels >= {"unit-attacks", "unit-goes", "unit-stays"}
