"""The API: games, their rules, and the bots there are."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath

from throneroom.bots.base import bots
from throneroom.core.game import all_rules, find_game, games
from throneroom.i18n import statement
from throneroom.server.web.answers import language
from throneroom.server.web.asking import Json, Req, maybe_person, room_of
from throneroom.telling import Teller


@get("/api/games")
async def list_games(request: Req) -> list[Json]:
    """The games that can be played, their seats and options, and the bots there are."""
    lang = language(request)
    return [
        {
            "id": game.id,
            "title": Teller(lang, game).words.text("game-title"),
            "players": [game.players.start, game.players.stop - 1],
            "seats": list(game.seats),
            "options": [{"id": o.id, "values": list(o.values), "default": o.default} for o in game.options],
            "bots": sorted(bots()),
        }
        for game in games().values()
    ]


@get("/api/games/{game_id:str}/rules")
async def list_rules(request: Req, game_id: FromPath[str]) -> list[Json]:
    """Every rule, card and ruling of a game, in the reader's language."""
    game = find_game(game_id)
    lang = language(request)
    words = Teller(lang, game).words
    return [
        {"id": rule.id, "page": rule.page, "topic": rule.topic, "topic_title": words.name("topic", rule.topic),
         "kept": rule.kept, "text": statement(lang, game.id, rule.id) or rule.rule}
        for rule in all_rules(game)
    ]  # fmt: skip


@get("/api/games/{game_id:str}/words")
async def list_words(request: Req, game_id: FromPath[str]) -> Json:
    """What the things of a game are called, and what its cards do, in the reader's language."""
    return words_json(Teller(language(request), find_game(game_id)))


@get("/api/matches/{id:str}/words")
async def list_match_words(request: Req, id: FromPath[str]) -> Json:
    """The same for a match, with the cards it is played with."""
    room = await room_of(request, id, await maybe_person(request))
    return words_json(Teller(language(request), room.game, room.row["options"]))


def words_json(teller: Teller) -> Json:
    """Names by the kind of thing, the effects of what has one, and what is printed on the components."""
    words, names = teller.words, teller.game.names
    return {
        "title": words.text("game-title"),
        "names": {kind: {id: words.name(kind, id) for id in ids} for kind, ids in names.items()},
        "effects": {
            id: words.text(f"effect-{id}") for ids in names.values() for id in ids if words.has(f"effect-{id}")
        },
        "printed": teller.game.printed(teller.options),
    }


ROUTES: Final = [list_games, list_rules, list_words, list_match_words]
