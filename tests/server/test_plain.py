"""Names of people and matches are fit to be shown, by the same rules as messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.running import Client, running, sqlite
from throneroom.server.people import plain_name
from throneroom.server.plain import COMBINING, plain_line
from throneroom.server.problems import Problem
from throneroom.server.talk import clean

TOWER = "A" + "\u0335" * 30


@pytest.mark.parametrize(
    "blank",
    [
        "\u3164",
        "\u2800 \u2800",
        "\uffa0\u115f",
        "\u200b",
        "\u0301\u0301",
        "\ufe0f",
        "\u00a0",
        "\U0001d159",
        "\ufffc",
        "\u17b4",
    ],
)
def test_a_name_that_shows_nothing_is_none(blank: str) -> None:
    with pytest.raises(Problem):
        plain_name(blank)


@pytest.mark.parametrize("text", [TOWER, "\u0301Ann", "An\u3164n", "A\u202enn", "Žofie", "A\tB", "नमस्ते"])
def test_a_name_is_made_plain_as_a_message_is(text: str) -> None:
    assert plain_name(text) == clean(text) == plain_line(plain_line(text))


@pytest.mark.parametrize("sign", ["\u034f", "\ufe0f", "\ufe00", "\U000e0100", "\u180b"])
def test_names_that_look_alike_are_alike(sign: str) -> None:
    assert plain_name(f"An{sign}n") == "Ann"


def test_a_sign_carries_few_marks() -> None:
    assert plain_line(TOWER) == "A" + "\u0335" * COMBINING


def test_guests_and_matches_have_plain_names(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as hall:
        ann = Client(hall, TOWER)
        assert ann.get("/api/me")["name"] == plain_line(TOWER)
        assert ann.http.patch("/api/me", json={"name": "\u3164"}).json()["type"] == "/problems/bad-name"
        match = {"game": "westeros", "players": 3, "name": f"\u3164{TOWER}\u2800"}
        assert ann.post("/api/matches", match, 201)["name"] == plain_line(TOWER)
