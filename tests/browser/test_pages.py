"""The pages around the tables: what is owed in small."""

from __future__ import annotations

from playwright.sync_api import Request, expect

from browser.conftest import Visit
from browser.tables import GAMES
from server.running import Client


def test_what_is_owed_shows_the_table_in_small_at_one_request_each(visit: Visit, address: str) -> None:
    owner = Client(address, "Ann")
    for game in GAMES:
        seats = [{"who": "me"}, {"who": "greedy"}, {"who": "greedy"}]
        match = owner.post("/api/matches", {"game": game, "players": 3, "seats": seats}, 201)
        owner.post(f"/api/matches/{match['id']}/start")
    ann = visit()
    ann.is_person(owner)
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/view?" in request.url:
            asked.append(request.url)

    ann.page.on("request", note)
    ann.open("/")
    owed = ann.page.locator("[data-owed]")
    expect(owed).to_have_count(len(GAMES))
    for row in owed.all():
        expect(row.locator("[aria-hidden=true] svg [data-small]").first).to_be_attached()
        expect(row.get_by_role("link")).to_be_visible()
    assert len(asked) == len(set(asked)) == len(GAMES)
    assert ann.troubles == []
