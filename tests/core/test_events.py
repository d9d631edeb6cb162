"""Private facts reach their seat and nobody else."""

from __future__ import annotations

from core.toy import TOY
from throneroom.core.events import Event, Term, event_json, seen_by
from throneroom.core.flow import play
from throneroom.core.game import new_game
from throneroom.core.seats import CHANCE, SPECTATOR

DRAWN = Event("drew", ("X-1",), {"seat": "ann"}, to=0, private={"card": "fig"}, reveals=True)


def test_the_addressed_seat_sees_the_private_facts_too() -> None:
    assert seen_by(DRAWN, 0).facts == {"seat": "ann", "card": "fig"}


def test_others_see_the_same_event_without_them() -> None:
    for seat in (1, 2, SPECTATOR, CHANCE):
        assert seen_by(DRAWN, seat).facts == {"seat": "ann"}
        assert seen_by(DRAWN, seat).id == "drew"


def test_an_event_for_everybody_looks_the_same_to_all() -> None:
    event = Event("round", ("X-2",), {"round": 3})
    assert {str(seen_by(event, seat)) for seat in (0, 1, SPECTATOR)} == {str(seen_by(event, 0))}


def test_what_is_seen_says_neither_whom_it_is_for_nor_whether_it_reveals() -> None:
    assert set(event_json(seen_by(DRAWN, 1))) == {"event", "rules", "facts", "terms"}


def test_an_event_as_plain_data_has_lists_and_its_sum() -> None:
    event = Event("gained", ("X-3", "X-4"), {"seats": ("ann", "bob")}, (Term(2, "lord", "X-4", {"place": 1}),))
    assert event_json(seen_by(event, 0)) == {
        "event": "gained",
        "rules": ["X-3", "X-4"],
        "facts": {"seats": ["ann", "bob"]},
        "terms": [{"amount": 2, "why": "lord", "rule": "X-4", "facts": {"place": 1}}],
    }


def test_seeing_an_event_does_not_change_it() -> None:
    seen_by(DRAWN, 0).facts["card"] = "plum"
    assert DRAWN.private == {"card": "fig"}
    assert DRAWN.facts == {"seat": "ann"}


def test_a_state_tells_only_while_somebody_listens() -> None:
    s = new_game(TOY, 2)
    play(s, CHANCE, 0)
    assert s.sink is None
    s.sink = []
    play(s, CHANCE, 1)
    assert [event.id for event in s.sink] == ["drew"]
    assert game_twin_is_silent(s)


def game_twin_is_silent(s: object) -> bool:
    return TOY.clone(s).sink is None  # type: ignore[arg-type]
