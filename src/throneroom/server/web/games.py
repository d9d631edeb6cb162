"""The API: games, their rules, and the bots there are."""

from __future__ import annotations

from functools import cache
from typing import Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.serialization import encode_json

from throneroom.bots.base import bots
from throneroom.core.game import Game, all_rules, find_game, games
from throneroom.i18n import statement
from throneroom.server import wire
from throneroom.server.matches import beside, has_file
from throneroom.server.problems import not_found
from throneroom.server.store.texts import is_digest, shortened
from throneroom.server.web.answers import language
from throneroom.server.web.asking import SPENDS, Req, address_of, house_of, maybe_person, room_of, spend_more
from throneroom.telling import Teller

MAKING: Final = 20
"""So many times more the words of a card set count that have to be made, as the set may have to be read again."""


@get("/api/games")
async def list_games(request: Req) -> list[wire.Game]:
    """The games that can be played, their seats and options, and the bots there are."""
    return _games(language(request))


@cache
def _games(lang: str) -> list[wire.Game]:
    """Made once for each language, as what follows."""
    return [
        {
            "id": game.id,
            "title": Teller(lang, game).words.text("game-title"),
            "players": (game.players.start, game.players.stop - 1),
            "seats": list(game.seats),
            "names": {code: Teller(lang, game).words.name("seat", code) for code in game.seats},
            "options": [{"id": o.id, "values": list(o.values), "default": o.default} for o in game.options],
            "bots": sorted(bots()),
        }
        for game in games().values()
    ]


@get("/api/games/{game_id:str}/rules")
async def list_rules(request: Req, game_id: FromPath[str]) -> list[wire.RuleText]:
    """Every rule, card and ruling of a game, in the reader's language."""
    return _rules(language(request), find_game(game_id).id)


@cache
def _rules(lang: str, game_id: str) -> list[wire.RuleText]:
    game = find_game(game_id)
    words = Teller(lang, game).words
    return [
        {"id": rule.id, "page": rule.page, "topic": rule.topic, "topic_title": words.name("topic", rule.topic),
         "kept": rule.kept, "text": statement(lang, game.id, rule.id) or rule.rule}
        for rule in all_rules(game)
    ]  # fmt: skip


@get("/api/games/{game_id:str}/words")
async def list_words(request: Req, game_id: FromPath[str]) -> wire.Words:
    """What the things of a game are called, and what its cards do, in the reader's language."""
    return _words(language(request), find_game(game_id).id)


@cache
def _words(lang: str, game_id: str) -> wire.Words:
    return words_json(Teller(lang, find_game(game_id)))


@get("/api/matches/{id:str}/words", opt={SPENDS: "questions"})
async def list_match_words(request: Req, id: FromPath[str]) -> Response[wire.Words]:
    """The same for a match, with the cards it is played with."""
    person = await maybe_person(request)
    room = await room_of(request, id, person)
    game, options, lang = room.game, room.row["options"], language(request)

    async def make() -> bytes:
        if has_file(game, options):
            spend_more(request, person, MAKING)
        return await beside(game, options, lambda: encode_json(words_json(Teller(lang, game, options))))

    key = ("words", lang, game.id, game.rules_version, *shortened(options).items())
    return await house_of(request).words.of(key, address_of(request), make)


@get("/api/matches/{id:str}/cards", media_type="text/plain")
async def match_cards(request: Req, id: FromPath[str]) -> str:
    """The card set that was brought along for a match; an empty one where it is played with the built-in cards."""
    room = await room_of(request, id, await maybe_person(request))
    options: dict[str, str] = room.row["options"]
    brought = [options[o.id] for o in room.game.options if o.file and options.get(o.id, o.default) != o.default]
    if brought and is_digest(brought[0]):  # the match was called off before it began, and nobody keeps its cards
        raise not_found()
    return brought[0] if brought else "{}"


def words_json(teller: Teller) -> wire.Words:
    """Names by the kind of thing, the effects of what has one, and what is printed on the components."""
    words, names = teller.words, teller.game.names

    def texts(what: str) -> dict[str, str]:
        ids = [id for ids in names.values() for id in ids]
        return {id: words.text(f"{what}-{id}") for id in ids if words.has(f"{what}-{id}")}

    return {
        "title": words.text("game-title"),
        "names": {kind: {id: words.name(kind, id) for id in ids} for kind, ids in names.items()},
        "whom": {code: words.form("seat", code, "acc") for code in names.get("seat", ())},
        "short": {code: short_name(code, words.name("seat", code)) for code in names.get("seat", ())},
        "titles": texts("title"),
        "effects": texts("effect"),
        "rules": rules_of_cards(teller.game),
        "printed": teller.game.printed(teller.options),
    }


def rules_of_cards(game: Game) -> dict[str, str]:
    """The rule of each card that has one: that of its name, or the first of its topic."""
    by_card: dict[str, str] = {}
    for rule in all_rules(game):
        by_card.setdefault(rule.id.partition("-CARD-")[2].lower() or rule.topic, rule.id)
    return {card: by_card[card] for card in game.names.get("card", ()) if card in by_card}


def short_name(code: str, name: str) -> str:
    """Three letters for a seat: its code where that shortens the name in this language, else the name's beginning."""
    left = iter(name.lower())
    is_abridged = all([letter in left for letter in code])
    return (code if is_abridged else name[:3]).upper()


ROUTES: Final = [list_games, list_rules, list_words, list_match_words, match_cards]
