"""Pictures for links: of finished matches alone, for who may see them, from public facts, drawn beside the server."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from browser.tables import Company
from server import spinning
from server.running import Client, running, sqlite
from server.support import PATIENCE, ManualClock
from throneroom.server import pictures
from throneroom.server.budgets import Limits
from throneroom.server.drawing import HOUSES, LIGHT, SIGILS, Facts, draw, svg
from throneroom.server.pictures import Pictures
from throneroom.server.problems import Problem

CLIENT = Path(__file__).parents[2] / "client/src/lib/houses.ts"
FACTS = Facts("westeros", "Lannister takes the throne", "Ann · A Game of Thrones", ("lan", "sta", "bar"), 1)
MOST_BYTES = 200_000


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(sqlite(tmp_path_factory.mktemp("pictures")), rate_limits=1000) as found:
        yield found


def finished(address: str, **more: Any) -> Company:
    company = Company(address, "bloody-throne", **more)
    company.play_until(lambda packet, decision: False)
    assert company.match()["status"] == "ended"
    return company


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def asks(address: str, path: str) -> httpx.Response:
    return httpx.get(address + path, timeout=PATIENCE)


def test_a_finished_public_match_has_a_picture_for_everybody(address: str) -> None:
    path = finished(address, visibility="public").path
    for lang in ("en", "cs", "hu"):
        answer = asks(address, f"{path}/picture?lang={lang}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert size_of(answer.content) == (1200, 630)
        assert len(answer.content) < MOST_BYTES


def test_a_private_match_has_one_for_those_who_sit_there_alone(address: str) -> None:
    company = finished(address)
    assert asks(address, f"{company.path}/picture").status_code == 404
    Client(address, "Eve").get(f"{company.path}/picture", 404)
    for person in company.people.values():
        answer = person.http.get(f"{company.path}/picture")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "private, no-store")
    assert "og:" not in asks(address, f"/t/{company.id}").text


def test_a_match_that_is_not_over_has_none_whoever_asks(address: str) -> None:
    waiting = Company(address, "westeros", is_started=False, visibility="public")
    playing = Company(address, "westeros", visibility="public")
    stopped = Company(address, "westeros", visibility="public")
    for person in stopped.people.values():
        person.post(f"{stopped.path}/end", {"wants": True})
    assert stopped.match()["status"] == "abandoned"
    for company in (waiting, playing, stopped):
        company.owner.get(f"{company.path}/picture", 404)
        for page in (f"/t/{company.id}", f"/t/{company.id}/replay", f"/replay/{company.id}"):
            assert "og:" not in asks(address, page).text


def test_the_pages_of_a_finished_public_match_say_where_its_picture_is(address: str) -> None:
    company = finished(address, visibility="public", name='<b>"Evening"</b>')
    names = [seat["name"] for seat in company.match()["seats"]]
    for page in (f"/t/{company.id}", f"/t/{company.id}/replay", f"/replay/{company.id}", f"/r/{company.id}"):
        text = asks(address, page).text
        told = dict(re.findall(r'<meta property="(og:[^"]+)" content="([^"]*)">', text))
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
        assert "takes the throne" in told["og:title"] or "share the throne" in told["og:title"]
        assert any(name in told["og:description"] for name in names)
        assert "<b>" not in told["og:description"]
        assert "&lt;b&gt;" in told["og:description"]
        image = told["og:image"].removeprefix(address)
        assert size_of(asks(address, image).content) == (1200, 630)


def test_the_houses_are_those_of_the_client() -> None:
    code = CLIENT.read_text(encoding="utf-8")
    sigils = dict(re.findall(r"^  (\w+): '(M[^']+)',$", code, flags=re.M))
    for name, path in SIGILS.items():
        assert sigils[name] == path
    drawn = {
        found[0]: (found[1], LIGHT if found[2] == "LIGHT" else "#14110d", found[3])
        for found in re.findall(r"code: '(\w{3})', fill: '(#\w{6})', on: (\w+), sigil: '(\w+)'", code)
    }
    assert {code: HOUSES[code] for code in ("sta", "gre", "lan", "bar", "tyr", "mar", "tar", "blu")} == {
        code.lower(): house for code, house in drawn.items()
    }


@pytest.mark.parametrize("headline", ["", "A", "word " * 60, "W" * 200, "Ďáblík, Őrség <&> \U0001f451 Žid"])
def test_any_words_are_drawn_and_none_break_out(headline: str) -> None:
    facts = replace(FACTS, headline=headline, line=headline, seats=("sta", "nobody"))
    assert size_of(draw(facts)) == (1200, 630)
    assert "<&>" not in svg(facts)


def limits(**chosen: int) -> Limits:
    return Limits(ManualClock(), 1.0, chosen)


def test_a_picture_is_drawn_once_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    size = len(draw(FACTS))

    async def work() -> None:
        shop = Pictures(limits(LIMIT_PICTURE_BYTES_SERVER=3 * size).picture_bytes, PATIENCE)
        count = 0
        do = shop.workshop.do

        async def counted(*given: Any) -> Any:
            nonlocal count
            count += 1
            return await do(*given)

        monkeypatch.setattr(shop.workshop, "do", counted)
        both = await asyncio.gather(shop.of(FACTS, "here"), shop.of(FACTS, "here"))
        assert (count, both[0]) == (1, both[1])
        for n in range(5):
            await shop.of(replace(FACTS, line=f"Ann {n}"), "here")
            assert shop.kept.size <= 3 * size
        await shop.of(FACTS, "here")
        assert count == 7
        shop.close()

    asyncio.run(work())


def test_a_drawing_that_does_not_end_is_killed_and_the_next_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        shop = Pictures(limits().picture_bytes, 0.2)
        monkeypatch.setattr(pictures, "draw", spinning.spin)
        with pytest.raises(Problem) as refused:
            await shop.of(FACTS, "here")
        assert (refused.value.status, refused.value.type) == (503, "server-busy")
        monkeypatch.setattr(pictures, "draw", draw)
        shop.workshop.seconds = PATIENCE
        assert size_of(await shop.of(FACTS, "here")) == (1200, 630)
        shop.close()

    asyncio.run(work())
