"""The picture that a link to a finished match shows, and what its page says to those who preview links."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from litestar import Response, get
from litestar.params import FromPath

from throneroom.core.game import seat_code
from throneroom.i18n import Catalogue
from throneroom.server.drawing import HEIGHT, WIDTH, Facts, winners_first
from throneroom.server.house import House
from throneroom.server.problems import Problem, not_found
from throneroom.server.rooms import ENDED, Room
from throneroom.server.store.database import NotStored
from throneroom.server.web.answers import language
from throneroom.server.web.asking import SPENDS, Req, address_of, house_of, maybe_person, names_in, room_of
from throneroom.server.web.html import Markup, joined, tag
from throneroom.telling import game_title, words_of

PNG: Final = "image/png"
PUBLIC: Final = {"cache-control": "public, max-age=3600"}
PRIVATE: Final = {"cache-control": "private, no-store"}


@get("/api/matches/{id:str}/picture", media_type=PNG, opt={SPENDS: "pictures"})
async def picture(request: Req, id: FromPath[str]) -> Response[bytes]:
    """The picture of a match that ended with a result, for whoever may see the match: PNG, 1200 by 630."""
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    house = house_of(request)
    found = await facts(house, room, language(request))
    if found is None:
        raise not_found()
    headers = PUBLIC if room.row["visibility"] == "public" else PRIVATE
    return Response(await house.pictures.of(found, address_of(request)), media_type=PNG, headers=headers)


async def facts(house: House, room: Room, lang: str) -> Facts | None:
    """What the picture of a match tells; nothing unless it ended with a result."""
    if room.status != ENDED:
        return None
    fold = room.playing()
    outcome = fold.game.outcome(fold.state)
    if outcome is None:
        return None
    words = words_of(lang, fold.game, room.row["options"])
    codes = [seat_code(fold.game, chair.seat) for chair in room.chairs]
    winners = [seat_code(fold.game, seat) for seat in outcome.winners]
    names = await names_in(house, [room])
    people = [names.get(room.chairs[seat].user or "", "") for seat in outcome.winners]
    title = game_title(words, fold.game)
    about = f"{title} – {room.row['name']}" if room.row["name"] else title
    houses = ", ".join([words.name("seat", code) for code in winners])
    headline = Catalogue(lang, "server").text("picture-takes", winners=houses, count=len(winners))
    line = " · ".join([*[name for name in dict.fromkeys(people) if name], about])
    return Facts(fold.game.id, headline, line, winners_first(codes, winners), len(winners))


async def tags(request: Req, lang: str) -> str:
    """What the page of a finished public match says of itself to who previews links; nothing of any other."""
    first, _, rest = request.url.path.strip("/").partition("/")
    id = rest.partition("/")[0]
    if first not in ("t", "matches", "replay", "r") or not id:
        return ""
    house = house_of(request)
    try:
        room = await room_of(request, id, None)
        found = await facts(house, room, lang) if room.row["visibility"] == "public" else None
    except (Problem, NotStored):
        return ""
    if found is None:
        return ""
    origin = house.settings.origin or f"{request.url.scheme}://{request.url.netloc}"
    image = f"{origin}/api/matches/{quote(id, safe='')}/picture?lang={lang}"
    told = {
        "og:type": "article", "og:site_name": "Throneroom", "og:title": found.headline, "og:description": found.line,
        "og:url": f"{origin}/t/{quote(id, safe='')}/replay", "og:image": image, "og:image:type": PNG,
        "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT),
        "og:image:alt": f"{found.headline}. {found.line}",
    }  # fmt: skip
    written = [_void("meta", property=name, content=text) for name, text in told.items()]
    return joined(*written, _void("meta", name_="twitter:card", content="summary_large_image"))


def _void(element: str, **attributes: str) -> Markup:
    """An element without contents."""
    return Markup(tag(element, **attributes).removesuffix(f"</{element}>"))


ROUTES: Final = [picture]
