"""The API: what was told in a game that is over, how its fights stood, and its story in numbers."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from throneroom.core.game import places
from throneroom.core.measures import Measure, Tally
from throneroom.server import wire
from throneroom.server.chronicle import Chronicle, chronicle
from throneroom.server.problems import not_found
from throneroom.server.reels import Reel
from throneroom.server.turning import TurningPoint, turning_points
from throneroom.server.web.answers import language
from throneroom.server.web.asking import SPENDS, Req, address_of, house_of
from throneroom.server.web.deriving import derived
from throneroom.server.web.records import From, To, shown
from throneroom.telling import Teller

MOST_PLIES: Final = 500
"""Actions whose events are told at once."""
Ply = Annotated[int, QueryParameter(ge=0)]


@get("/api/replays/{id:str}/log", opt={SPENDS: "replays"})
async def log(
    request: Req, id: FromPath[str], first: From = 1, last: To = None, viewpoint: FromQuery[str] = "spectator"
) -> wire.RecalledLog:
    """What some actions of a replay told a seat, everybody, or whoever sees all; with the lines of every sum."""
    reel = (await shown(request, id)).reel
    seat = reel.viewpoint(viewpoint)
    begin = min(first, reel.plies)
    end = min(reel.plies if last is None else last, reel.plies, begin + MOST_PLIES - 1)
    teller = Teller(language(request), reel.game, reel.options)
    found = await house_of(request).reels.bench.do(address_of(request), partial(reel.log, begin, end, seat, teller))
    return {"from": begin, "to": end, "viewpoint": viewpoint, "events": found}


@get("/api/replays/{id:str}/fight", opt={SPENDS: "replays"})
async def fight(
    request: Req, id: FromPath[str], ply: Ply = 0, viewpoint: FromQuery[str] = "spectator"
) -> wire.Supposition:
    """How the fight of a moment stood. Beyond the end is the end."""
    reel = (await shown(request, id)).reel
    if reel.game.what_if is None:
        raise not_found()
    seat = reel.viewpoint(viewpoint)
    teller = Teller(language(request), reel.game, reel.options)
    found = partial(reel.fight, min(ply, reel.plies), seat, teller)
    return await house_of(request).reels.bench.do(address_of(request), found)


@get("/api/replays/{id:str}/story", opt={SPENDS: "replays"})
async def story(request: Req, id: FromPath[str]) -> wire.Story:
    """The story of a game in numbers, round by round and seat by seat, and what decided its end."""
    reel = (await shown(request, id)).reel
    found, points = await house_of(request).reels.bench.do(address_of(request), partial(_numbers, reel))
    return _story_json(reel, found, points, Teller(language(request), reel.game, reel.options))


def _numbers(reel: Reel) -> tuple[Chronicle, list[TurningPoint]]:
    return chronicle(reel), turning_points(reel)


def _story_json(reel: Reel, found: Chronicle, points: list[TurningPoint], teller: Teller) -> wire.Story:
    return {
        "rounds": found.rounds,
        "plies": found.plies,
        "measures": [
            {"id": m.id, "kind": _kind(m), "title": teller.measure(m.id), "series": found.series[m.id]}
            for m in reel.game.measures
        ],
        "marks": [{"ply": mark.ply, "measure": mark.measure, "seat": mark.seat} for mark in found.marks],
        "turning_points": [
            {
                "ply": p.ply, "round": p.round, "kind": p.kind, "seat": p.seat, "before": p.before, "after": p.after,
                "text": teller.event(p.event),
            }
            for p in points
        ],
        "places": _places(reel, found),
        "end": _end(reel, teller),
    }  # fmt: skip


def _places(reel: Reel, found: Chronicle) -> dict[str, int]:
    """Who came where, or stood where when the game was given up; the first measure is what counts."""
    last = [line[-1] for line in found.series[reel.game.measures[0].id].values()]
    won = reel.outcome.winners if reel.outcome is not None else ()
    return dict(zip(found.series[reel.game.measures[0].id], places(last, won), strict=True))


def _kind(measure: Measure | Tally) -> Literal["level", "place", "count"]:
    if isinstance(measure, Tally):
        return "count"
    return "place" if measure.is_place else "level"


def _end(reel: Reel, teller: Teller) -> wire.Derivation | None:
    """The sums and the rules that decided; none if the game was given up."""
    end = reel.outcome
    return derived(reel.game, end.rules, end.terms, teller) if end is not None else None


ROUTES: Final = [log, fight, story]
