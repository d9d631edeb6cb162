"""Players that write down what they were promised and shown, and the check that it is what was stored."""

from __future__ import annotations

import hashlib
import json
import random
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from reliability.support import Broken, Caller, NotStored, guest, new_match, wait_until
from server.support import PATIENCE, with_matches
from throneroom.core.notation import read_seat
from throneroom.server.fold import Action, Fold, new_fold
from throneroom.server.matches import Matches
from throneroom.server.problems import Problem
from throneroom.server.store import rows

TABLES: Final = (("bloody-throne", 4), ("iron-throne", 3), ("westeros", 3))
PAUSE: Final = 0.01


@dataclass(slots=True)
class Journal:
    """What a player sent, was acknowledged, and saw of a match. It lies where no kill of a server reaches."""

    match: str
    sent: dict[str, dict[str, Any]] = field(default_factory=dict)
    acknowledged: dict[str, int | None] = field(default_factory=dict)
    seen: dict[tuple[int, str], str] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)

    def acknowledge(self, key: str, ply: int | None) -> None:
        """An answer to a submission; every later one must agree with it."""
        known = self.acknowledged.get(key)
        if known is not None and known != ply:
            self.complaints.append(f"{self.match}: {key} was ply {known}, and is {ply} when it is asked again")
        self.acknowledged[key] = ply

    def see(self, packet: Any) -> None:
        """A view of a seat; whoever shows the same ply must show the same."""
        at = (packet["ply"], packet["seat"])
        shown = digest(packet["view"])
        if self.seen.setdefault(at, shown) != shown:
            self.complaints.append(f"{self.match}: two views of {at}")


def digest(view: Any) -> str:
    return hashlib.blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=16).hexdigest()


class Player(threading.Thread):
    """Plays on all seats of one match after another until told to stop, on whichever server answers."""

    def __init__(self, ports: Sequence[int], cookie: str, number: int) -> None:
        super().__init__(daemon=True)
        self.ports = ports
        self.caller = Caller(ports[number % len(ports)], cookie)
        self.luck = random.Random(f"player {number}")
        self.game, self.players = TABLES[number % len(TABLES)]
        self.journals: list[Journal] = []
        self.errors: list[str] = []
        self.is_stopped = False
        self._waiting: dict[str, Any] | None = None
        self._packet: Any = None

    def run(self) -> None:
        while not self.is_stopped:
            try:
                self._go_on()
            except (*Broken, NotStored):
                self._packet = None
                self.caller.turn_to(self.luck.choice(self.ports))
                time.sleep(PAUSE)
            except Exception as e:  # whatever it is, it is told at the end, and the others play on
                self.errors.append(repr(e))
                time.sleep(PAUSE)

    def _go_on(self) -> None:
        """Begin a match, send a choice, or send it again until somebody has answered."""
        if not self.journals or self._is_over():
            self.journals.append(Journal(new_match(self.caller, self.game, self.players)))
            self._packet = None
        if self._waiting is None:
            self._waiting = self._choose()
            if self._waiting is None:
                return
            self.journals[-1].sent[self._waiting["key"]] = self._waiting
        self._send(self._waiting)

    def _is_over(self) -> bool:
        return self._packet is not None and self._packet["status"] != "playing"

    def _look(self, seat: str | None) -> None:
        asked = f"?seat={seat}" if seat else ""
        self._packet = self.caller.get(f"/api/matches/{self.journals[-1].match}/view{asked}")
        self.journals[-1].see(self._packet)

    def _choose(self) -> dict[str, Any] | None:
        if self._packet is None:
            self._look(None)
        for seat in self._packet["awaited"]:
            self._look(seat)
            if not is_ready(self._packet):
                break
        else:
            self._packet = None if not self._is_over() else self._packet
            return None
        decision = self._packet["decisions"][0]
        text = decision["default"]
        if decision["shape"] == "one" and decision["options"]:
            text = self.luck.choice(decision["options"])["notation"]
        return {"decision": decision["id"], "seat": self._packet["seat"], "key": new_key(self.luck), "text": text}

    def _send(self, body: dict[str, Any]) -> None:
        answer = self.caller.call("POST", f"/api/matches/{self.journals[-1].match}/choices", body)
        if answer.status == 200:
            self.journals[-1].acknowledge(body["key"], answer.body["ply"])
        elif answer.is_not_stored:
            raise NotStored
        else:
            self.errors.append(f"{answer.status} {answer.body}")
        self._waiting = self._packet = None


def is_ready(packet: Any) -> bool:
    """Whether a seat owes nothing, or has made its simultaneous choice."""
    return all([decision["draft"] is not None and decision["draft"]["ready"] for decision in packet["decisions"]])


def new_key(luck: random.Random) -> str:
    return f"{luck.getrandbits(128):032x}"


class Onlooker(threading.Thread):
    """Has the newest match of a player open at a socket, and compares what it is shown."""

    def __init__(self, player: Player) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.packets = 0

    def run(self) -> None:
        while not self.player.is_stopped:
            try:
                self._listen()
            except (*Broken, WebSocketException, TimeoutError):
                time.sleep(PAUSE)

    def _listen(self) -> None:
        if not self.player.journals:
            time.sleep(PAUSE)
            return
        journal = self.player.journals[-1]
        address = f"ws://127.0.0.1:{self.player.caller.port}/api/matches/{journal.match}/live"
        headers = {"cookie": f"throneroom={self.player.caller.cookie}"}
        with connect(address, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1) as socket:
            while journal is self.player.journals[-1] and not self.player.is_stopped:
                try:
                    message = json.loads(socket.recv(timeout=0.2))
                except TimeoutError:
                    continue
                if "packet" in message:
                    journal.see(message["packet"])
                    self.packets += 1


class Party:
    """Players on the servers of one database."""

    def __init__(self, ports: list[int], count: int = 8) -> None:
        cookie = guest(ports[0]).cookie
        self.players = [Player(ports, cookie, number) for number in range(count)]
        self.onlookers = [Onlooker(player) for player in self.players[::2]]
        for thread in (*self.players, *self.onlookers):
            thread.start()

    def go_on(self, more: int = 5) -> None:
        """Wait until so many more choices are acknowledged."""
        least = self.acknowledged + more
        wait_until(lambda: self.acknowledged >= least, f"the players are stuck: {self.errors[:3]}")

    def look_on(self) -> None:
        """Wait until every onlooker was shown something."""
        wait_until(lambda: all([onlooker.packets for onlooker in self.onlookers]), "an onlooker sees nothing")

    def stop(self) -> list[Journal]:
        for player in self.players:
            player.is_stopped = True
        for thread in (*self.players, *self.onlookers):
            thread.join(PATIENCE)
            assert not thread.is_alive()
        return [journal for player in self.players for journal in player.journals]

    @property
    def errors(self) -> list[str]:
        return [error for player in self.players for error in player.errors]

    @property
    def hung(self) -> int:
        return sum([player.caller.hung for player in self.players])

    @property
    def acknowledged(self) -> int:
        return sum([len(journal.acknowledged) for player in self.players for journal in player.journals])


def complaints(database: str, journals: Sequence[Journal]) -> list[str]:
    """Everything in which a database differs from what players were promised and shown."""

    async def compare(matches: Matches) -> list[str]:
        found: list[str] = []
        for journal in journals:
            found += journal.complaints
            try:
                await matches.room(journal.match)  # folds every row and compares every hash
            except Problem as problem:
                found.append(f"{journal.match}: {problem.type}")
                continue
            async with matches.database.read() as c:
                row = await rows.find_match(c, journal.match)
                stored = await rows.actions_of(c, journal.match)
                drafts = {str(draft["key"]) for draft in await rows.drafts_of(c, journal.match)}
            assert row is not None
            found += [f"{journal.match}: {what}" for what in _differences(journal, stored, drafts)]
            fold = new_fold(row["game"], row["players"], row["options"], row["seed"])
            found += [f"{journal.match}: {what}" for what in _unseen(journal, fold, stored)]
        return found

    return with_matches(database, compare)


def _differences(journal: Journal, stored: list[Action], drafts: set[str]) -> list[str]:
    """Rows that are lost, repeated, out of order, or nobody's."""
    found = []
    if [action.ply for action in stored] != list(range(len(stored))):
        found.append("the plies have gaps")
    by_key = {action.key: action for action in stored if action.key is not None}
    counts = Counter((action.seat, action.decision) for action in stored)
    found += [f"{what} was decided {n} times" for what, n in counts.items() if n > 1]
    found += [f"{key} is stored, and nobody sent it" for key in by_key if key not in journal.sent]
    for key, ply in journal.acknowledged.items():
        action = by_key.get(key)
        if action is None:
            if ply is not None or key not in drafts:
                found.append(f"{key} was acknowledged as ply {ply}, and is lost")
        elif ply not in (None, action.ply) or action.decision != journal.sent[key]["decision"]:
            found.append(f"{key} was acknowledged as ply {ply}, and is stored as {action.ply}")
    return found


def _unseen(journal: Journal, fold: Fold, stored: list[Action]) -> list[str]:
    """Views that were shown and are not what the stored actions lead to."""
    found = [f"ply {ply} was shown, and is not stored" for ply, _ in journal.seen if ply > len(stored)]
    seats: dict[int, list[str]] = {}
    for ply, code in journal.seen:
        seats.setdefault(ply, []).append(code)
    for ply in range(len(stored) + 1):
        for code in seats.get(ply, ()):
            view = fold.game.view(fold.state, read_seat(fold.game, code))
            if digest(fold.game.view_json(view)) != journal.seen[ply, code]:
                found.append(f"{code} was shown another ply {ply} than what is stored")
        if ply < len(stored):
            fold.read([stored[ply]])
    return found
