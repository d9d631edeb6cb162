"""The API: people, games, matches, choices, talk, records."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from throneroom.bots.base import bots
from throneroom.core.decision import Choice, Decision, Prefix, next_options
from throneroom.core.game import all_rules, find_game, games, new_game, owed_by, seat_code
from throneroom.core.notation import read_choice, read_seat
from throneroom.core.replay import Replay
from throneroom.core.rules import Illegal
from throneroom.core.seats import SPECTATOR, Seat
from throneroom.core.secrecy import AnyView
from throneroom.i18n import statement
from throneroom.server.fold import Fold
from throneroom.server.house import House
from throneroom.server.matches import BOT, EMPTY, ENDED, PERSON, WAITING, Chair, Room, hashed, token
from throneroom.server.packets import blocked_json, match_json, options_json, packet
from throneroom.server.people import Person
from throneroom.server.problems import Problem, not_found, refused, stale, wrong_state
from throneroom.server.store import rows
from throneroom.server.talk import Message
from throneroom.server.web.answers import language
from throneroom.server.web.shapes import (
    Account,
    Chairs,
    Guest,
    Join,
    NewMatch,
    NewToken,
    Said,
    Submission,
)
from throneroom.telling import Teller

COOKIE: Final = "throneroom"
SCOPES: Final = frozenset({"read", "play", "create"})
Json = dict[str, Any]
Req = Request[Any, Any, Any]


# ---------------------------------------------------------------- who asks


def house_of(request: Any) -> House:
    house: House = request.app.state.house
    return house


def secret_of(request: Any) -> str:
    """The secret a request carries: a bearer token, or the cookie of a session."""
    header = request.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return str(header.removeprefix("Bearer "))
    return str(request.cookies.get(COOKIE, ""))


async def person_of(request: Any, scope: str = "read") -> Person:
    """Who makes the request; a problem if nobody, or a token without the scope."""
    secret = secret_of(request)
    person = await house_of(request).people.who(secret) if secret else None
    if person is None:
        raise Problem(401, "not-signed-in")
    if person.scopes and scope not in person.scopes:
        raise Problem(403, "scope-missing", {"scope": scope})
    return person


async def room_of(request: Any, id: str, person: Person | None) -> Room:
    """A match somebody may see: a seat in it, its owner, or anybody if it is public. Else it is not there."""
    house = house_of(request)
    room = await house.matches.room(id)
    request.scope.setdefault("state", {})["game"] = room.row["game"]
    if room.row["visibility"] == "public":
        return room
    if person is not None and (person.is_admin or room.row["owner"] == person.id or room.chair_of(person.id)):
        return room
    raise not_found()


async def names_in(house: House, rooms: list[Room]) -> dict[str, str]:
    """The names of the people in some matches."""
    ids = {chair.user for room in rooms for chair in room.chairs if chair.user}
    found: dict[str, str] = {}
    async with house.database.read() as c:
        for id in sorted(ids):
            user = await rows.find_user(c, id)
            if user is not None:
                found[id] = user["name"]
    return found


def seat_in(room: Room, person: Person | None, code: str | None) -> Seat:
    """The seat a person looks from: the one named if it is theirs, else their first, else none."""
    mine = room.chair_of(person.id) if person is not None else []
    if code:
        fold = room.playing()
        seat = read_seat(fold.game, code)
        if seat not in mine:
            raise Problem(403, "not-your-seat")
        return seat
    return mine[0] if mine else SPECTATOR


def teller_of(request: Any, fold: Fold) -> Teller:
    return Teller(language(request), fold.game, fold.options)


# ---------------------------------------------------------------- people


@post("/api/guests", status_code=201)
async def add_guest(request: Req, data: JSONBody[Guest]) -> Response[Json]:
    """Become a guest: a name is enough. The answer sets the cookie of the session."""
    house = house_of(request)
    house.limits.guests.hit(_address(request))
    person, secret = await house.people.guest(data.name, data.language)
    return Response({"id": person.id, "name": person.name}, cookies=[_cookie(house, secret)])


@post("/api/accounts", status_code=201)
async def add_account(request: Req, data: JSONBody[Account]) -> Json:
    """Give oneself a login and a password, to come back from anywhere."""
    house = house_of(request)
    house.limits.sign_in.hit(_address(request))
    person = await person_of(request, "create")
    await house.people.register(person, data.login, data.password)
    return {"id": person.id, "name": person.name}


@post("/api/session", status_code=201)
async def sign_in(request: Req, data: JSONBody[Account]) -> Response[Json]:
    """Sign in with login and password."""
    house = house_of(request)
    house.limits.sign_in.hit(_address(request))
    house.limits.sign_in.hit(f"login {data.login.lower()}")
    person, secret = await house.people.sign_in(data.login, data.password)
    return Response({"id": person.id, "name": person.name}, cookies=[_cookie(house, secret)])


@delete("/api/session")
async def sign_out(request: Req) -> Response[None]:
    """End the session."""
    secret = secret_of(request)
    if secret:
        await house_of(request).people.close(secret)
    gone = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")
    return Response(None, status_code=204, cookies=[gone])


@get("/api/me")
async def me(request: Req) -> Json:
    """Who I am."""
    person = await person_of(request)
    return {"id": person.id, "name": person.name, "account": person.has_account, "admin": person.is_admin}


@post("/api/tokens", status_code=201)
async def add_token(request: Req, data: JSONBody[NewToken]) -> Json:
    """A personal token for programs, shown once."""
    person = await person_of(request, "create")
    scopes = sorted(set(data.scopes)) or ["read", "play"]
    if not set(scopes) <= SCOPES:
        raise Problem(422, "bad-scope", {"known": ", ".join(sorted(SCOPES))})
    secret = await house_of(request).people.issue(person, data.label, " ".join(scopes))
    return {"token": secret, "scopes": scopes}


def _address(request: Any) -> str:
    return request.client.host if request.client else "-"


def _cookie(house: House, secret: str) -> Cookie:
    return Cookie(key=COOKIE, value=secret, httponly=True, samesite="lax", path="/", max_age=90 * 24 * 3600,
                  secure=house.settings.secure_cookies)  # fmt: skip


# ---------------------------------------------------------------- games


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
    return [
        {"id": rule.id, "page": rule.page, "topic": rule.topic, "kept": rule.kept,
         "text": statement(lang, game.id, rule.id) or rule.rule}
        for rule in all_rules(game)
    ]  # fmt: skip


# ---------------------------------------------------------------- matches


@post("/api/matches", status_code=201)
async def add_match(request: Req, data: JSONBody[NewMatch]) -> Json:
    """Set up a match. Chairs that are not named stay empty; the invite secret is shown once."""
    house = house_of(request)
    person = await person_of(request, "create")
    house.limits.matches.hit(person.id)
    game = find_game(data.game)
    if len(data.seats) > data.players:
        raise Problem(422, "too-many-seats")
    wanted = [seat.who for seat in data.seats] + ["empty"] * (data.players - len(data.seats))
    chairs = [_new_chair(seat, who, person) for seat, who in enumerate(wanted)]
    room, invite = await house.matches.create(
        person.id, game, data.players, data.options, chairs, data.name, data.visibility
    )
    return {**match_json(room, await names_in(house, [room])), "invite": invite}


def _new_chair(seat: Seat, who: str, person: Person) -> Chair:
    if who == "me":
        return Chair(seat, PERSON, person.id)
    return _other_chair(seat, who)


def _other_chair(seat: Seat, who: str) -> Chair:
    if who == "empty":
        return Chair(seat, EMPTY)
    if who not in bots():
        raise Problem(422, "unknown-bot", {"known": ", ".join(sorted(bots()))})
    return Chair(seat, BOT, bot=who)


@get("/api/matches")
async def my_matches(request: Req) -> list[Json]:
    """My matches, newest first."""
    house = house_of(request)
    person = await person_of(request)
    async with house.database.read() as c:
        found = await rows.matches_of(c, person.id)
    rooms = [await house.matches.room(row["id"]) for row in found if row["status"] != "quarantined"]
    names = await names_in(house, rooms)
    return [{**match_json(room, names), "mine": room.chair_of(person.id)} for room in rooms]


@get("/api/matches/open")
async def open_matches(request: Req) -> list[Json]:
    """Public matches that wait for players."""
    house = house_of(request)
    async with house.database.read() as c:
        found = await rows.open_matches(c)
    rooms = [await house.matches.room(row["id"]) for row in found]
    names = await names_in(house, rooms)
    return [match_json(room, names) for room in rooms]


@get("/api/matches/{id:str}")
async def one_match(request: Req, id: FromPath[str]) -> Json:
    """A match: who sits where, and how it stands."""
    person = await _maybe(request)
    room = await room_of(request, id, person)
    house = house_of(request)
    mine = room.chair_of(person.id) if person is not None else []
    return {**match_json(room, await names_in(house, [room])), "mine": mine, "present": house.hub.present(room.id)}


async def _maybe(request: Any, scope: str = "read") -> Person | None:
    return await person_of(request, scope) if secret_of(request) else None


@post("/api/matches/{id:str}/join", status_code=200)
async def join(request: Req, id: FromPath[str], data: JSONBody[Join]) -> Json:
    """Take a free chair, with the invite link or in a public match."""
    house = house_of(request)
    person = await person_of(request, "play")
    if data.invite:
        room = await house.matches.invited(data.invite)
        if room.id != id:
            raise not_found()
    else:
        room = await room_of(request, id, person)
    free = [chair.seat for chair in room.chairs if chair.controller == EMPTY]
    seat = data.seat if data.seat is not None else next(iter(free), -1)
    if seat not in free:
        raise Problem(409, "seat-taken")
    await house.matches.sit(room, seat, Chair(seat, PERSON, person.id), only_if=EMPTY)
    return match_json(room, await names_in(house, [room]))


@post("/api/matches/{id:str}/seats/{seat:int}", status_code=200)
async def set_seat(request: Req, id: FromPath[str], seat: FromPath[int], data: JSONBody[Chairs]) -> Json:
    """The owner fills a chair with a bot or frees it; a player hands over the own one."""
    house = house_of(request)
    person = await person_of(request, "play")
    room = await room_of(request, id, person)
    if not 0 <= seat < len(room.chairs):
        raise not_found()
    chair = room.chairs[seat]
    is_own = chair.user == person.id
    if not is_own and (room.row["owner"] != person.id or (chair.controller == PERSON and room.status != WAITING)):
        raise Problem(403, "not-your-seat")
    if data.who == "empty" and room.status != WAITING:
        raise wrong_state(room.status)
    await house.matches.sit(room, seat, _other_chair(seat, data.who))
    return match_json(room, await names_in(house, [room]))


@post("/api/matches/{id:str}/start", status_code=200)
async def start(request: Req, id: FromPath[str]) -> Json:
    """The owner starts the match when every chair is taken."""
    house = house_of(request)
    person = await person_of(request, "play")
    room = await room_of(request, id, person)
    if room.row["owner"] != person.id:
        raise Problem(403, "not-the-owner")
    await house.matches.begin(room)
    return match_json(room, await names_in(house, [room]))


@post("/api/matches/{id:str}/invite", status_code=200)
async def new_invite(request: Req, id: FromPath[str]) -> Json:
    """The owner makes a new invite link; the old one leads nowhere from then on."""
    house = house_of(request)
    person = await person_of(request, "play")
    room = await room_of(request, id, person)
    if room.row["owner"] != person.id:
        raise Problem(403, "not-the-owner")
    invite = token()
    async with house.database.write() as c:
        await rows.change_match(c, room.id, invite=hashed(invite))
    room.row["invite"] = hashed(invite)
    return {"invite": invite}


# ---------------------------------------------------------------- playing


@get("/api/matches/{id:str}/view")
async def view(request: Req, id: FromPath[str], since: FromQuery[int] = 0, seat: FromQuery[str | None] = None) -> Json:
    """Everything a seat may know: its view, what happened since a ply, and the decisions it owes."""
    person = await _maybe(request)
    room = await room_of(request, id, person)
    return packet(room, seat_in(room, person, seat), since, teller_of(request, room.playing()), room.drafts)


@get("/api/matches/{id:str}/options")
async def options(
    request: Req,
    id: FromPath[str],
    seat: FromQuery[str | None] = None,
    prefix: FromQuery[str] = "",
    why: FromQuery[bool] = False,
) -> Json:
    """What may be chosen after a beginning (numbers with commas between), and with `why` what may not, and why."""
    person = await person_of(request)
    room = await room_of(request, id, person)
    fold = room.playing()
    me = seat_in(room, person, seat)
    seen = fold.game.view(fold.state, me)
    d = owed_by(seen, me)
    if d is None:
        raise stale()
    begun = _prefix(prefix)
    _check_beginning(seen, d, begun)
    teller = teller_of(request, fold)
    found: Json = {"decision": fold.decision(d), "options": options_json(seen, d, begun, teller)}
    if why:
        found["blocked"] = blocked_json(seen, d, begun, teller)
    return found


def _check_beginning(seen: AnyView, d: Decision, begun: Prefix) -> None:
    for i, value in enumerate(begun):
        if value not in next_options(seen, d, begun[:i]):
            raise Problem(422, "bad-beginning", {"text": str(value)})


def _prefix(text: str) -> Prefix:
    words = [word for word in text.split(",") if word]
    if len(words) > 200 or any(not word.lstrip("-").isdecimal() or len(word) > 7 for word in words):
        raise Problem(422, "bad-beginning", {"text": text[:40]})
    return tuple([int(word) for word in words])


@post("/api/matches/{id:str}/choices", status_code=200)
async def submit(request: Req, id: FromPath[str], data: JSONBody[Submission]) -> Json:
    """Answer a decision. Once it is acknowledged it is stored; repeating it with the same key is harmless."""
    house = house_of(request)
    person = await person_of(request, "play")
    house.limits.choices.hit(person.id)
    room = await room_of(request, id, person)
    seat = seat_in(room, person, data.seat)
    fold = room.playing()
    seen = fold.game.view(fold.state, seat)
    try:
        choice = _choice(fold, seen, seat, data)
        if choice is None:
            answer = await house.matches.repeated(room, seat, data.decision, data.key)
        else:
            answer = await house.matches.submit(room, seat, data.decision, choice, data.key)
    except Problem as problem:
        if problem.type == "stale-decision":
            fresh = packet(room, seat, room.playing().plies, teller_of(request, room.playing()), room.drafts)
            problem.more = {"packet": fresh}  # type: ignore[attr-defined]
        raise
    return {"ply": answer.ply, "repeated": answer.repeated, "plies": room.playing().plies}


def _choice(fold: Fold, seen: Any, seat: Seat, data: Submission) -> Choice | None:
    """The choice as the engine has it, from numbers or words; words for a closed decision say nothing."""
    if data.text is not None:
        d = owed_by(seen, seat)
        if d is None or fold.decision(d) != data.decision:
            return None
        try:
            return read_choice(seen, d, data.text)
        except Illegal as refusal:
            raise refused(refusal) from None
    if data.choice is None:
        raise Problem(422, "no-choice")
    return tuple(data.choice) if isinstance(data.choice, list) else data.choice


@post("/api/matches/{id:str}/undo", status_code=200)
async def undo(request: Req, id: FromPath[str], seat: FromQuery[str | None] = None) -> Json:
    """Take back one's own last actions, while nobody else acted and nobody learned anything."""
    house = house_of(request)
    person = await person_of(request, "play")
    room = await room_of(request, id, person)
    answer = await house.matches.undo(room, _own_seat(room, person, seat))
    return {"ply": answer.ply, "plies": room.playing().plies}


@post("/api/matches/{id:str}/withdraw", status_code=200)
async def withdraw(request: Req, id: FromPath[str], seat: FromQuery[str | None] = None) -> Json:
    """Take back a simultaneous choice while others are still choosing."""
    house = house_of(request)
    person = await person_of(request, "play")
    room = await room_of(request, id, person)
    await house.matches.withdraw(room, _own_seat(room, person, seat))
    return {"plies": room.playing().plies}


def _own_seat(room: Room, person: Person, code: str | None) -> Seat:
    seat = seat_in(room, person, code)
    if seat == SPECTATOR:
        raise Problem(403, "not-your-seat")
    return seat


# ---------------------------------------------------------------- talk and records


def message_json(room: Room, message: Message, names: dict[str, str]) -> Json:
    fold = room.fold
    game = fold.game if fold is not None else find_game(room.row["game"])
    return {
        "number": message.number,
        "channel": message.channel,
        "name": names.get(message.user, ""),
        "seat": seat_code(game, message.seat) if message.seat is not None else None,
        "to": seat_code(game, message.to_seat) if message.to_seat is not None else None,
        "text": message.text,
        "made": message.made,
    }


@get("/api/matches/{id:str}/messages")
async def messages(
    request: Req, id: FromPath[str], since: FromQuery[int] = 0, seat: FromQuery[str | None] = None
) -> list[Json]:
    """What was said, as far as it is for me."""
    house = house_of(request)
    person = await _maybe(request)
    room = await room_of(request, id, person)
    me = seat_in(room, person, seat)
    found = await house.talk.heard(room, me, since)
    names = await names_in(house, [room])
    return [message_json(room, message, names) for message in found]


@post("/api/matches/{id:str}/messages", status_code=201)
async def say(request: Req, id: FromPath[str], data: JSONBody[Said], seat: FromQuery[str | None] = None) -> Json:
    """Say something at the table; in games that allow it, whisper to one player."""
    house = house_of(request)
    person = await person_of(request, "play")
    room = await room_of(request, id, person)
    me = seat_in(room, person, seat)
    game = room.fold.game if room.fold is not None else find_game(room.row["game"])
    to = read_seat(game, data.to) if data.to is not None else None
    message = await house.talk.say(room, person, me, data.text, to)
    house.hub.wake(room)
    return message_json(room, message, {person.id: person.name})


@get("/api/matches/{id:str}/record", media_type="text/plain")
async def record(request: Req, id: FromPath[str]) -> str:
    """The whole record of an ended match, with the seed that every card was dealt from."""
    person = await _maybe(request)
    room = await room_of(request, id, person)
    if room.status != ENDED:
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


ROUTES: Final = [
    add_guest, add_account, sign_in, sign_out, me, add_token, list_games, list_rules, add_match, my_matches,
    open_matches, one_match, join, set_seat, start, new_invite, view, options, submit, undo, withdraw, messages, say,
    record,
]  # fmt: skip
