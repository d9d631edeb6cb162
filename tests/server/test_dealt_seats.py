"""Seats that are dealt out while somebody is being told something: nobody is shown the hand of their former seat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from server.running import Client, running, sqlite
from throneroom.server.rooms import WAITING
from throneroom.server.web import live

PLAYERS = 5


def test_who_is_moved_while_a_message_is_written_sees_no_hand_of_the_former_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, begun = live.messages_json, []

    async def beginning(house: Any, room: Any, said: Any, lang: str) -> Any:
        found = await real(house, room, said, lang)
        if said and room.status == WAITING:
            begun.append(room.id)
            await house.chairs.begin(room, True)
        return found

    monkeypatch.setattr(live, "messages_json", beginning)
    with running(sqlite(tmp_path)) as address:
        ann = Client(address, "Ann")
        seats = [{"who": "me"}, *[{"who": "random"}] * (PLAYERS - 1)]
        id = ann.post("/api/matches", {"game": "bloody-throne", "players": PLAYERS, "seats": seats}, 201)["id"]
        with ann.http.stream("GET", f"/api/matches/{id}/stream") as lines:
            told = (json.loads(line) for line in lines.iter_lines() if line.strip())
            next(told)
            ann.post(f"/api/matches/{id}/messages", {"text": "Now!"}, 201)
            message = next(message for message in told if "packet" in message)
        (mine,) = ann.get(f"/api/matches/{id}")["mine"]
    assert begun == [id]
    assert mine != 0, "the deal leaves her where she was: it shows nothing"
    assert message["packet"]["seat"] == message["match"]["seats"][mine]["code"]
