"""The browser client as the server hands it out: one page at all its addresses, if it was built."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

import httpx
import pytest

from server.running import Client, running, sqlite
from throneroom.server.web.client import INDEX

built = pytest.mark.skipif(not INDEX.is_file(), reason="the client is not built (make client)")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(sqlite(tmp_path_factory.mktemp("server"))) as found:
        yield found


def test_the_start_is_a_page_under_the_strict_policy_whether_the_client_is_built_or_not(address: str) -> None:
    answer = httpx.get(address)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_who_only_asks_whether_the_start_is_there_is_told_so(address: str) -> None:
    answer = httpx.head(address)
    assert (answer.status_code, answer.text) == (200, "")


@built
@pytest.mark.parametrize(
    "path", ["/", "/me", "/t/abc", "/t/abc/replay", "/rules", "/rules/westeros/WS-MARCH-10", "/replay/abc", "/r/abc"]
)
def test_every_address_of_the_client_is_its_page_which_is_asked_for_anew(address: str, path: str) -> None:
    answer = httpx.get(address + path)
    assert without_hints(answer.text) == without_hints(INDEX.read_text(encoding="utf-8"))
    assert answer.headers["cache-control"] == "private, no-cache"


def without_hints(page: str) -> str:
    """A page without what it tells the browser to fetch early."""
    return re.sub(r'<link rel="(modulepreload|preload)" [^>]*>', "", page)


def hints(page: str) -> set[str]:
    """What a page tells the browser to fetch early, without the marks of a build."""
    found = re.findall(r'<link rel="(?:modulepreload|preload)" href="/([^"]+)"', page)
    return {re.sub(r"-[\w-]{8}\.js$", "", name) for name in found}


@built
def test_the_page_of_a_match_names_what_its_player_will_need_in_the_language_they_chose(address: str) -> None:
    ann = Client(address, "Ann")
    body = {"game": "westeros", "players": 3, "seats": [{"who": "me"}] * 3}
    id = ann.post("/api/matches", body, 201)["id"]
    ann.http.cookies.set("lang", "hu")
    found = hints(ann.http.get(f"/t/{id}").text)
    assert found >= {
        "assets/start", "assets/shared", "assets/table", "assets/Board", "assets/standing", "assets/client",
        "assets/board-westeros", "api/me?lang=hu", f"api/matches/{id}?lang=hu", f"api/matches/{id}/words?lang=hu",
    }  # fmt: skip
    for file in re.findall(r'<link rel="modulepreload" href="([^"]+)"', ann.http.get(f"/t/{id}").text):
        assert ann.http.get(file).status_code == 200


@built
def test_a_page_does_not_tell_a_stranger_which_game_a_private_match_is(address: str) -> None:
    ann, eve = Client(address, "Ann"), Client(address, "Eve")
    id = ann.post("/api/matches", {"game": "westeros", "players": 3, "seats": [{"who": "me"}] * 3}, 201)["id"]
    ann.post(f"/api/matches/{id}/start")
    assert "assets/board-westeros" in hints(ann.http.get(f"/t/{id}").text)
    assert eve.http.get(f"/t/{id}").text == eve.http.get("/t/0123456789abcdef").text


@built
@pytest.mark.parametrize("said", [{"cookie": 'lang="><script>'}, {"accept-language": "xx, fr;q=0.5"}])
def test_a_page_speaks_a_language_there_is_whatever_is_said(address: str, said: dict[str, str]) -> None:
    assert "api/me?lang=en" in hints(httpx.get(address, headers=said).text)


@built
def test_the_page_has_nothing_inline_and_its_files_are_there_and_ours(address: str) -> None:
    text = httpx.get(address).text
    assert re.findall(r"<script(?![^>]* src=)", text) == []
    assert "<style" not in text and "style=" not in text
    files = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert files and all(file.startswith("/") and not file.startswith("//") for file in files)
    for file in files:
        answer = httpx.get(address + file)
        assert answer.status_code == 200, file
        assert ("immutable" in answer.headers["cache-control"]) == file.startswith("/assets/"), file


@built
def test_no_other_file_is_handed_out(address: str) -> None:
    for path in ("/assets/../index.html", "/assets/%2e%2e/%2e%2e/app.py", "/assets/nothing.js", "/elsewhere"):
        assert httpx.get(address + path).status_code == 404, path


@built
@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_scripts_and_styles_are_handed_out_packed_to_who_can_unpack_them(address: str, encoding: str) -> None:
    sent = whole = 0
    for file in re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', httpx.get(address).text):
        plain = httpx.get(address + file, headers={"accept-encoding": "identity"})
        with httpx.stream("GET", address + file, headers={"accept-encoding": encoding}) as answer:
            packed = b"".join(answer.iter_raw())
        assert "content-encoding" not in plain.headers
        assert answer.headers["content-encoding"] == encoding
        assert plain.headers["content-type"] == answer.headers["content-type"]
        assert plain.headers["vary"] == answer.headers["vary"] == "accept-encoding"
        if encoding == "gzip":
            assert gzip.decompress(packed) == plain.content
        sent += len(packed)
        whole += len(plain.content)
    assert sent < whole / 2
