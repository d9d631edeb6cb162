"""A bot of one's own at a table of a server: it hears the stream of a match and answers by HTTP.

    python -m throneroom.bots.remote http://127.0.0.1:8000 MATCH --invite SECRET

plays at random; a bot author gives `play` another function. It needs the standard library only, so it can be
copied and changed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any, Final

Json = dict[str, Any]
Choose = Callable[["Table", Json, Json], Any]
"""Given the table, the packet and the decision: the choice, as numbers (an int or a list) or as words."""

AGAIN_SECONDS: Final = 1.0
STOP: Final = -1
"""The option that ends a choice of several things; it is not part of the choice."""
STALE: Final = "/problems/stale-decision"
OVER: Final = frozenset({"ended", "abandoned", "quarantined"})


class Refused(Exception):
    """The server did not take something; `problem` is its problem document."""

    def __init__(self, problem: Json) -> None:
        super().__init__(problem.get("detail") or problem.get("title") or "refused")
        self.problem = problem


class Table:
    """One match on a server, seen by one person or program."""

    def __init__(self, server: str, match: str, token: str = "", seat: str | None = None) -> None:
        self.server = server.rstrip("/")
        self.match = match
        self.seat = seat
        self._headers = {"content-type": "application/json", "x-throneroom": "1"}
        if token:
            self._headers["authorization"] = f"Bearer {token}"

    def call(self, path: str, data: Any = None) -> Any:
        """A request of the API; `Refused` if it is not carried out."""
        with self._open(path, data) as answer:
            cookie = answer.headers.get("set-cookie")
            if cookie:
                self._headers["cookie"] = cookie.split(";")[0]
            return json.load(answer)

    def _open(self, path: str, data: Any = None) -> Any:
        body = json.dumps(data).encode() if data is not None else None
        request = urllib.request.Request(self.server + path, body, self._headers)
        try:
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as e:
            raise Refused(json.loads(e.read() or b"{}")) from None

    def sit_down(self, name: str, invite: str) -> None:
        """Take a free chair with an invitation, as a guest if there is no token."""
        if "authorization" not in self._headers:
            self.call("/api/guests", {"name": name})
        self.call(f"/api/matches/{self.match}/join", {"invite": invite})

    def options(self, packet: Json, decision: Json, picked: list[int]) -> list[Json]:
        """What may follow the beginning of a choice; nothing when it is finished."""
        asked = {"seat": packet["seat"], "decision": decision["id"], "prefix": ",".join(map(str, picked))}
        found = self.call(f"/api/matches/{self.match}/options?{urllib.parse.urlencode(asked)}")
        options: list[Json] = found["options"]
        return options

    def messages(self) -> Iterator[Json]:
        """What the server tells, line by line; a lost connection is made again, and nothing is missed."""
        status, since = "waiting", 0
        while status not in OVER:
            seat = f"&seat={self.seat}" if self.seat else ""
            try:
                with self._open(f"/api/matches/{self.match}/stream?since={since}{seat}") as lines:
                    for line in lines:
                        message: Json = json.loads(line)
                        status = message.get("match", {}).get("status", status)
                        since = message.get("packet", {}).get("ply", since)
                        yield message
                        if status in OVER:
                            return
            except OSError:
                time.sleep(AGAIN_SECONDS)

    def answer(self, packet: Json, decision: Json, choice: Any) -> None:
        """Submit a choice; the same key makes a repetition after a lost connection harmless."""
        kind = "text" if isinstance(choice, str) else "choice"
        body = {"decision": decision["id"], "seat": packet["seat"], "key": secrets.token_hex(16), kind: choice}
        while True:
            try:
                self.call(f"/api/matches/{self.match}/choices", body)
                return
            except Refused as refused:
                if refused.problem.get("status") not in (429, 503):
                    raise
            except OSError:
                pass
            time.sleep(AGAIN_SECONDS)


def at_random(table: Table, packet: Json, decision: Json) -> Any:
    """Any legal choice, picked one small step after the other."""
    options, picked = decision["options"], []
    while options:
        value = random.choice(options)["value"]
        if value == STOP:
            break
        picked.append(value)
        if decision["shape"] in ("one", "number"):
            return value
        options = table.options(packet, decision, picked)
    return picked


def play(table: Table, choose: Choose = at_random) -> Json | None:
    """Answer everything that is asked until the match is over; its result."""
    result: Json | None = None
    for message in table.messages():
        packet = message.get("packet")
        if packet is None:
            continue
        result = packet["result"]
        for decision in packet["decisions"]:
            if not (decision["draft"] or {}).get("ready"):
                _decide(table, packet, decision, choose)
    return result


def _decide(table: Table, packet: Json, decision: Json, choose: Choose) -> None:
    """Choose and answer. If the packet was out of date, a fresh one is on its way."""
    try:
        table.answer(packet, decision, choose(table, packet, decision))
    except Refused as refused:
        if refused.problem.get("type") != STALE:
            raise


def main() -> None:
    parser = argparse.ArgumentParser(prog="throneroom.bots.remote", description=__doc__.split("\n")[0])
    parser.add_argument("server", help="the address of the server")
    parser.add_argument("match", help="the id of the match")
    parser.add_argument("--invite", default="", help="the secret of the invitation, to take a free seat")
    parser.add_argument("--seat", help="the code of the seat, where one has several")
    parser.add_argument("--name", default="Bot", help="the name at the table")
    parser.add_argument("--token", default=os.environ.get("THRONEROOM_TOKEN", ""), help="a personal token")
    given = parser.parse_args()
    table = Table(given.server, given.match, given.token, given.seat)
    if given.invite:
        table.sit_down(given.name, given.invite)
    print(json.dumps(play(table)))


if __name__ == "__main__":
    main()
