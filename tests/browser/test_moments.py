"""The moments that are filmed are in the matches of bots, and a server that is given the same choices comes to them."""

from __future__ import annotations

import pytest

from browser.moments import MOMENTS, Playing, find
from browser.tables import GAMES


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_is_found(name: str) -> None:
    moment = MOMENTS[name]
    scene = find(moment)
    told = frozenset[str]().union(*(answer.told for answer in scene.during))
    assert moment.first in scene.during[0].told
    assert moment.last in scene.during[-1].told
    assert moment.also <= told
    assert not moment.never & told
    assert (scene.seat in {answer.seat for answer in scene.during}) >= moment.is_inside


@pytest.mark.parametrize("game", GAMES)
def test_a_server_comes_to_the_same_moment(address: str, game: str) -> None:
    name = {"bloody-throne": "bloody-throne-fall", "iron-throne": "iron-throne-duel", "westeros": "westeros-cards"}
    moment = MOMENTS[name[game]]
    playing = Playing(address, find(moment))
    seat = playing.scene.seat
    before = playing.company.packet(seat)["ply"]
    plies = [*playing.steps()]
    assert plies == sorted(plies)
    told = [event["event"]["event"] for event in playing.company.packet(seat, since=before)["events"]]
    assert moment.first in told
    assert told.index(moment.first) < len(told) - told[::-1].index(moment.last)
