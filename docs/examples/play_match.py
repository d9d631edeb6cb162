"""Play one whole match on a running server, with the API of docs/api.md and nothing else.

    python docs/examples/play_match.py http://127.0.0.1:8000 westeros

Ann hears by socket and Bob by stream, a bot has the third seat, and Dan watches a private match with an invitation.
On the way everything is done once that a client can do: talk, a draft, a question why not, an undo, a lost connection,
in Westeros a whisper and a question to the calculator. Afterwards the record is fetched and a moment watched again.
It needs Python 3.11 and the package `websockets`.
"""

from __future__ import annotations

import argparse
import json
import queue
import random
import secrets
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

Json = dict[str, Any]
STOP: Final = -1
"""The option that ends a choice of several things; it is not part of the choice."""
STRUCTURED: Final = frozenset({"some", "assign", "offer"})
"""Shapes whose choice is a list."""
AGAIN: Final = frozenset({429, 503})
"""Statuses after which the same request may be sent again."""
PATIENCE: Final = 60.0
"""Seconds without any news after which something is wrong; the server itself beats every 20 seconds."""


class Refused(Exception):
    """The server did not carry something out; `problem` is its problem document."""

    def __init__(self, problem: Json) -> None:
        super().__init__(problem.get("detail") or problem["title"])
        self.problem = problem
        self.type = problem["type"].removeprefix("/problems/")


class Person:
    """Somebody who speaks to the server: a guest with a cookie, or the same one with a token."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server.rstrip("/")
        self.name = name
        self.headers = {"content-type": "application/json", "x-throneroom": "1"}
        self.post("/api/guests", {"name": name})

    def get(self, path: str, **asked: Any) -> Any:
        return self._call(path, None, asked)

    def post(self, path: str, data: Json | None = None, **asked: Any) -> Any:
        return self._call(path, data or {}, asked)

    def _call(self, path: str, data: Json | None, asked: Json) -> Any:
        while True:
            try:
                with self.open(path, data, asked) as answer:
                    cookie = answer.headers.get("set-cookie")
                    if cookie:
                        self.headers["cookie"] = cookie.split(";")[0]
                    is_json = "json" in answer.headers["content-type"]
                    return json.load(answer) if is_json else answer.read().decode()
            except Refused as refused:
                if refused.problem["status"] not in AGAIN:
                    raise
                time.sleep(1)

    def open(self, path: str, data: Json | None, asked: Json) -> Any:
        """Send a request; the answer may be read as it comes."""
        query = urllib.parse.urlencode({name: value for name, value in asked.items() if value is not None})
        body = json.dumps(data).encode() if data is not None else None
        request = urllib.request.Request(f"{self.server}{path}?{query}", body, self.headers)
        try:
            return urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError as e:
            raise Refused(json.load(e)) from None

    def use_token(self) -> None:
        """Go on as a program would: with a personal token instead of the cookie."""
        token = self.post("/api/tokens", {"label": "play_match", "scopes": ["read", "play"]})["token"]
        del self.headers["cookie"]
        self.headers["authorization"] = f"Bearer {token}"

    def is_refused(self, type: str, ask: Callable[[], Any]) -> bool:
        """Whether something is not carried out, for this reason."""
        try:
            ask()
        except Refused as refused:
            return bool(refused.type == type)
        return False


# ---------------------------------------------------------------- hearing


def dial_socket(person: Person, path: str, since: int, heard: int) -> Any:
    """The socket of a match: a message a time, until it is closed."""
    address = f"{person.server}{path}/live?since={since}&heard={heard}".replace("http", "ws", 1)
    headers = {name: value for name, value in person.headers.items() if name in ("cookie", "authorization")}
    return connect(address, additional_headers=headers, max_size=None)


def dial_stream(person: Person, path: str, since: int, heard: int) -> Any:
    """The same messages as the lines of one long answer."""
    return person.open(f"{path}/stream", None, {"since": since, "heard": heard})


Dial = Callable[[Person, str, int, int], Any]


class Ear:
    """What one person hears of a match. A thread reads; everything else happens in the main one."""

    def __init__(self, person: Person, path: str, dial: Dial, bell: queue.Queue[Ear]) -> None:
        self.person = person
        self.path = path
        self.dial = dial
        self.bell = bell
        self.match: Json = {}
        self.packet: Json = {}
        self.is_new = False
        self.said: list[Json] = []

    def open(self) -> None:
        """Begin to hear, or go on after what was heard last."""
        heard = self.said[-1]["number"] + 1 if self.said else 0
        self.line = self.dial(self.person, self.path, self.packet.get("ply", 0), heard)
        self.inbox: queue.Queue[Json] = queue.Queue()
        threading.Thread(target=self._read, args=(self.line, self.inbox), daemon=True).start()

    def _read(self, line: Any, inbox: queue.Queue[Json]) -> None:
        with suppress(ConnectionClosed, OSError):
            for message in line:
                inbox.put(json.loads(message))
                self.bell.put(self)
        inbox.put({"lost": True})
        self.bell.put(self)

    def close(self) -> None:
        """Lose the connection, with all that was not taken in yet."""
        self.line.close()

    def take_in(self) -> None:
        """Take in what was heard. A packet takes the place of the one before; what was said adds up.

        A connection that was lost is made anew.
        """
        while not self.inbox.empty():
            message = self.inbox.get()
            assert "problem" not in message, message
            if "lost" in message:
                self.open()
            self.match = message.get("match", self.match)
            self.said += message.get("messages", [])
            if "packet" in message:
                assert message["packet"]["epoch"] == self.packet.get("epoch", 0), "the server was restored"
                self.packet = message["packet"]
                self.is_new = True


# ---------------------------------------------------------------- the match


Try = Callable[["Ear", Json], bool | None]
"""Something to try out when a decision is owed. Whether it came off; None if it does not fit here."""


class Evening:
    """One match and the three people who come together for it."""

    def __init__(self, server: str, game: str, dice: random.Random) -> None:
        self.game = game
        self.dice = dice
        self.ann, self.bob, self.dan = [Person(server, name) for name in ("Ann", "Bob", "Dan")]
        self.beside: dict[str, Try] = {
            "draft": self.try_draft, "explain": self.try_explain, "options": self.try_options, "talk": self.try_talk,
        }  # fmt: skip
        self.instead: dict[str, Try] = {"undo": self.try_undo, "reconnect": self.try_reconnect}
        if game == "westeros":
            self.beside |= {"whisper": self.try_whisper, "what-if": self.try_what_if}
        self.done: list[str] = []
        self.choices = 0
        self.bell: queue.Queue[Ear] = queue.Queue()
        self.last_news = time.monotonic()

    def set_up(self) -> None:
        """Ann sets up a private match, Bob sits down with the invitation, Dan watches with it."""
        seats = [{"who": "me"}, {"who": "empty"}, {"who": "random"}]
        match = self.ann.post("/api/matches", {"game": self.game, "players": 3, "seats": seats, "name": "Friday"})
        self.id, self.path, self.commitment = match["id"], f"/api/matches/{match['id']}", match["commitment"]
        assert self.dan.is_refused("not-found", lambda: self.dan.get(self.path))
        assert self.ann.is_refused("seats-empty", lambda: self.ann.post(f"{self.path}/start"))
        self.bob.use_token()
        self.bob.post(f"{self.path}/join", {"invite": match["invite"]})
        self.dan.post(f"{self.path}/join", {"invite": match["invite"], "watch": True})
        assert self.dan.is_refused("not-the-owner", lambda: self.dan.post(f"{self.path}/start"))
        self.ears = [
            Ear(self.ann, self.path, dial_socket, self.bell),
            Ear(self.bob, self.path, dial_stream, self.bell),
            Ear(self.dan, self.path, dial_socket, self.bell),
        ]
        for ear in self.ears:
            ear.open()
        assert self.ann.post(f"{self.path}/start")["status"] == "playing"

    def play(self) -> Json:
        """Answer whatever is asked until the match is over; its result."""
        watching = self.ears[-1]
        while watching.match.get("status") not in ("ended", "abandoned"):
            self.listen()
            while new := [ear for ear in self.ears if ear.is_new]:
                ear = new[0]
                ear.is_new = False
                for decision in ear.packet["decisions"]:
                    if not (decision["draft"] or {}).get("ready"):
                        self.answer(ear, decision)
        assert watching.packet["seat"] is None
        return dict(watching.packet["result"])

    def listen(self) -> None:
        """Wait until somebody hears something."""
        ear = self.bell.get(timeout=PATIENCE)
        ear.take_in()
        if ear.is_new:
            self.last_news = time.monotonic()
        assert time.monotonic() - self.last_news < PATIENCE, "nobody hears anything new"

    def answer(self, ear: Ear, decision: Json) -> None:
        """Ann plays the default, in words, Bob at random, in numbers. If something was faster, news is on its way."""
        try:
            if ear.person is self.bob:
                self.submit(ear, decision, {"choice": self.at_random(ear, decision)})
            elif not self.try_out(ear, decision):
                self.submit(ear, decision, {"text": decision["default"]})
        except Refused as refused:
            if refused.type != "stale-decision":
                raise

    def try_out(self, ear: Ear, decision: Json) -> bool:
        """Do what was not done yet and can be done now; whether that has answered the decision."""
        for name, attempt in list(self.beside.items()):
            if attempt(ear, decision):
                del self.beside[name]
                self.done.append(name)
        for name, attempt in list(self.instead.items()):
            came_off = attempt(ear, decision)
            if came_off:
                del self.instead[name]
                self.done.append(name)
            if came_off is not None:
                return True
        return False

    def submit(self, ear: Ear, decision: Json, choice: Json) -> Json:
        """Make a choice: once, however often it is sent."""
        body = {"decision": decision["id"], "seat": ear.packet["seat"], "key": secrets.token_hex(16), **choice}
        first: Json = ear.person.post(f"{self.path}/choices", body)
        self.choices += 1
        if self.choices == 1:
            again = ear.person.post(f"{self.path}/choices", body)
            assert again["repeated"]
            assert again["ply"] == first["ply"]
        return first

    def at_random(self, ear: Ear, decision: Json) -> int | list[int]:
        """Any legal choice, built one small choice after the other."""
        picked: list[int] = []
        options = decision["options"]
        while options:
            value = self.dice.choice(options)["value"]
            if value == STOP:
                break
            if decision["shape"] not in STRUCTURED:
                return int(value)
            picked.append(value)
            asked = {"decision": decision["id"], "prefix": ",".join(map(str, picked))}
            options = ear.person.get(f"{self.path}/options", **asked)["options"]
        return picked

    # ------------------------------------------------------------ what a client can do

    def try_options(self, ear: Ear, decision: Json) -> bool:
        """Build a choice of several parts, and ask whether it is allowed."""
        if decision["shape"] not in STRUCTURED:
            return False
        thought = {"decision": decision["id"], "choice": self.at_random(ear, decision)}
        return bool(ear.person.post(f"{self.path}/explain", thought)["legal"])

    def try_explain(self, ear: Ear, decision: Json) -> bool:
        """Ask why something is not allowed: the list of options and the explanation name the same rule."""
        blocked = ear.person.get(f"{self.path}/options", decision=decision["id"], why="true")["blocked"]
        for option in blocked:
            choice = [option["value"]] if decision["shape"] in STRUCTURED else option["value"]
            why = ear.person.post(f"{self.path}/explain", {"decision": decision["id"], "choice": choice})
            assert not why["legal"]
            if why["rule"] == option["rule"]:
                assert why["reason"] == option["reason"]
                return ear.person.is_refused("refused", partial(self.submit, ear, decision, {"choice": choice}))
        return False

    def try_draft(self, ear: Ear, decision: Json) -> bool:
        """Keep a choice without making it, and drop it again."""
        me = ear.person
        me.post(f"{self.path}/drafts", {"decision": decision["id"], "text": decision["default"]})
        kept = me.get(f"{self.path}/view")["decisions"][0]["draft"]
        assert kept is not None
        assert not kept["ready"]
        me.post(f"{self.path}/withdraw")
        return me.get(f"{self.path}/view")["decisions"][0]["draft"] is None

    def try_undo(self, ear: Ear, decision: Json) -> bool | None:
        """Choose and take it back; that is refused if somebody has acted or learned anything in between."""
        if len(ear.packet["awaited"]) > 1:
            return None
        self.submit(ear, decision, {"text": decision["default"]})
        if ear.person.is_refused("cannot-undo", lambda: ear.person.post(f"{self.path}/undo")):
            return False
        again = ear.person.get(f"{self.path}/view")["decisions"][0]
        assert again["question"] == decision["question"]
        assert again["id"] != decision["id"]
        return True

    def try_talk(self, ear: Ear, decision: Json) -> bool:
        """Say something to all; Dan, who watches, speaks to other spectators only."""
        ear.person.post(f"{self.path}/messages", {"text": "Well met!"})
        self.dan.post(f"{self.path}/messages", {"text": "I bet on Bob."})
        heard = {person.name: self.texts(person) for person in (self.ann, self.bob, self.dan)}
        assert heard == {"Ann": ["Well met!"], "Bob": ["Well met!"], "Dan": ["Well met!", "I bet on Bob."]}, heard
        return True

    def texts(self, person: Person) -> list[str]:
        return [message["text"] for message in person.get(f"{self.path}/messages")]

    def try_whisper(self, ear: Ear, decision: Json) -> bool:
        """Whisper to Bob; Dan does not hear it."""
        to = ear.match["seats"][1]["code"]
        ear.person.post(f"{self.path}/messages", {"text": "Truce?", "to": to})
        assert "Truce?" in self.texts(self.bob)
        return "Truce?" not in self.texts(self.dan)

    def try_what_if(self, ear: Ear, decision: Json) -> bool:
        """Ask how a fight would stand that nobody has begun."""
        question = {"attacker": "bar", "from": "kingswood", "to": "kings-landing", "order": 1}
        answer = ear.person.post(f"{self.path}/what-if", {"question": question})
        attacker = answer["attacker"]
        assert attacker["total"] == sum(term["amount"] for term in attacker["terms"])
        assert all(term["text"] for term in attacker["terms"])
        return answer["defender"]["house"] is None  # the neutral force of the city

    def try_reconnect(self, ear: Ear, decision: Json) -> bool | None:
        """Lose the connection in the middle; the next one tells what was missed, and the whole view."""
        if self.choices < 8 or len(ear.packet["awaited"]) > 1:
            return None
        before = ear.packet["ply"]
        ear.close()
        try:
            self.submit(ear, decision, {"text": decision["default"]})
        finally:
            ear.open()
        while ear.packet["ply"] == before:
            self.listen()
        assert all(event["ply"] >= before for event in ear.packet["events"])
        return bool(ear.packet["events"])

    # ------------------------------------------------------------ afterwards

    def look_back(self, result: Json) -> str:
        """The record of the match, whose seed is open now, and a moment of it with nothing hidden."""
        match = self.ann.get(self.path)
        assert match["status"] == "ended"
        assert match["commitment"] == self.commitment
        assert match["seed"]
        record = str(self.ann.get(f"{self.path}/record"))
        replay = self.dan.get(f"/api/replays/{self.id}")
        assert replay["winners"] == result["winners"]
        middle = replay["plies"] // 2
        found = self.dan.get(f"/api/replays/{self.id}/moments", **{"from": middle, "to": middle, "viewpoint": "all"})
        (moment,) = found["moments"]
        assert moment["ply"] == middle
        assert set(moment["views"]) == {seat["code"] for seat in match["seats"]}
        assert "I bet on Bob." in self.texts(self.ann)  # what spectators said is open now
        return record


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("server", help="the address of the server")
    parser.add_argument("game", choices=["bloody-throne", "iron-throne", "westeros"])
    parser.add_argument("--record", type=Path, help="where to write the record (default: MATCH.record)")
    parser.add_argument("--seed", type=int, default=1, help="for the choices that are made at random")
    given = parser.parse_args()
    evening = Evening(given.server, given.game, random.Random(given.seed))
    evening.set_up()
    result = evening.play()
    record = evening.look_back(result)
    file = given.record or Path(f"{evening.id}.record")
    file.write_text(record, encoding="utf-8")
    print(f"match {evening.id}: {', '.join(result['winners'])} won after {evening.choices} choices of ours")
    print(f"done on the way: {', '.join(evening.done)}")
    if evening.instead:  # whether these can be done depends on what was asked in this match
        print(f"never came up: {', '.join(evening.instead)}")
    if evening.beside:
        raise SystemExit(f"not done: {', '.join(evening.beside)}")
    print(f"throneroom verify {file}")


if __name__ == "__main__":
    main()
