"""Who threatens what: what open orders can do, what hidden ones might, and that it is what the rules allow."""

from __future__ import annotations

from games.westeros.test_calculator import GAME, LANNISPORT, PLANNING, war, what_if
from throneroom.core.decision import Decision, Prefix
from throneroom.core.dice import Dice
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Json, new_game
from throneroom.core.play import deal
from throneroom.core.seats import CHANCE, SPECTATOR
from throneroom.core.secrecy import sample
from throneroom.games.westeros.board import AREAS
from throneroom.games.westeros.control import controller
from throneroom.games.westeros.flow.march import STAY, march_options, movers
from throneroom.games.westeros.pieces import SEATS


def threats(s: AnyState, seat: int = SPECTATOR) -> list[Json]:
    return list(what_if(GAME.view(s, seat), {"about": "threats"})["threats"])


def at(rows: list[Json], area: str) -> list[tuple[str, str, int, bool]]:
    return [(row["does"], row["from"], row["strength"], row["sure"]) for row in rows if row["area"] == area]


def test_open_orders_say_who_marches_and_who_lends_a_hand() -> None:
    rows = threats(war(LANNISPORT))
    assert at(rows, "lannisport") == [
        ("march", "stoney-sept", 7, True),
        ("support", "riverrun", 2, True),
        ("support", "the-golden-sound", 1, True),
    ]
    assert {row["area"]: row["fight"] for row in rows} == {
        "lannisport": True, "harrenhal": False, "blackwater": False, "searoad-marches": False,
    }  # fmt: skip


def test_while_others_plan_every_army_might_march_or_help() -> None:
    s = war(PLANNING)
    rows = threats(s, SEATS.index("lan"))
    assert at(rows, "lannisport") == [
        ("march", "riverrun", 1, False),
        ("march", "stoney-sept", 6, False),
        ("support", "riverrun", 1, False),
        ("support", "stoney-sept", 6, False),
        ("support", "the-golden-sound", 1, False),
    ]


def test_orders_that_are_forbidden_are_not_feared() -> None:
    rows = threats(war({**PLANNING, "bans": "support"}))
    assert {row["does"] for row in rows} == {"march"}


def test_whom_a_neutral_force_holds_off_does_not_come() -> None:
    sections = {"neutral": "sunspear:5", "units": "yronwood:tyr:1f1k", "orders": "yronwood:march-0", "now": "march tyr"}
    assert at(threats(war(sections, players=5)), "sunspear") == []
    stronger = {**sections, "units": "yronwood:tyr:1f2k"}
    assert at(threats(war(stronger, players=5)), "sunspear") == [("march", "yronwood", 5, True)]


def goals(s: AnyState, d: Decision, prefix: Prefix) -> set[str]:
    """Every area to which a march may lead that begins so."""
    number = len(movers(s.table, prefix[0]))
    found: set[str] = set()
    if len(prefix) > number:
        return found
    for value in march_options(s, d, prefix):
        found |= {AREAS[value]} if value != STAY else set()
        found |= goals(s, d, (*prefix, value))
    return found


def test_it_is_where_armies_may_march_by_the_rules() -> None:
    compared = 0
    for seed in range(3):
        dice = Dice(f"threats {seed}")
        s = new_game(GAME, 4 + seed % 3, {})
        while s.pending and compared < 40 * (seed + 1):
            d = s.pending[0]
            if d.kind.id == "march":
                rows = [row for row in threats(s, d.seat) if row["does"] == "march"]
                for origin in march_options(s, d, ()):
                    told = {row["area"] for row in rows if row["from"] == AREAS[origin]}
                    mine = {AREAS[a] for a in range(len(AREAS)) if d.seat in (controller(s.table, a), s.table.owner[a])}
                    assert told == goals(s, d, (origin,)) - mine
                    compared += 1
            play(s, d.seat, deal(s, dice) if d.seat == CHANCE else sample(s, d, dice))
    assert compared > 60
