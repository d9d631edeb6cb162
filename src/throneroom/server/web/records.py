"""The API: records of ended matches."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath

from throneroom.core.game import new_game
from throneroom.core.replay import Replay
from throneroom.server.problems import wrong_state
from throneroom.server.rooms import ABANDONED, ENDED, Room
from throneroom.server.web.asking import Req, maybe_person, room_of


@get("/api/matches/{id:str}/record", media_type="text/plain")
async def record(request: Req, id: FromPath[str]) -> str:
    """The whole record of an ended match, with the seed that every card was dealt from."""
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    if room.status not in (ENDED, ABANDONED):
        raise wrong_state(room.status)
    return record_text(room)


def record_text(room: Room) -> str:
    """A record that `throneroom verify` accepts: the actions that stand, and the fair seed."""
    fold = room.playing()
    fair = {"commitment": room.row["commitment"], "seed": room.row["seed"]}
    out = Replay(fold.game, fold.players, fold.options, {"match": room.id, "fair": fair})
    s = new_game(fold.game, fold.players, fold.options)
    for action in fold.actions:
        choice = tuple(action.choice) if isinstance(action.choice, list) else action.choice
        out.take(s, action.seat, choice)
    return out.text(s)


ROUTES: Final = [record]
