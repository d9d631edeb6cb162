"""Running the server: what it counts, logs, shows and promises about its answers, and how it ends."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from websockets.sync.client import connect

from contract.messages import messages, variables
from server.running import Client, free_port, running, sqlite
from server.support import PATIENCE
from throneroom.i18n import LANGUAGES
from throneroom.server.budgets import LINES
from throneroom.server.logs import JsonLines, TextLines
from throneroom.server.services import SERVICES
from throneroom.server.settings import PUSH_HOSTS, Settings, from_environment
from throneroom.server.store.database import SECONDS
from throneroom.server.web import metrics as metrics_page
from throneroom.server.web.app import ROUTES
from throneroom.server.web.asking import SPENDS

ROOT = Path(__file__).parents[2]
TOO_LONG = "graceful shutdown exceeded"
"""What the log says of work that was cut off because it did not end in time."""
PATIENT = f"""
from throneroom.cli.app import main
from throneroom.server import run
run.ENDING_SECONDS = {round(PATIENCE)}
raise SystemExit(main())
"""
"""The program, with more time to end."""


class Started:
    """The program in a process of its own, and everything it prints."""

    def __init__(self, database: str, program: Sequence[str] = ("-m", "throneroom"), **environment: str) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        command = [sys.executable, *program, "serve", "--port", str(port), "--database", database]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
            env={**os.environ, "THRONEROOM_LANG": "en", **environment},
        )  # fmt: skip
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()

    def end(self, number: int) -> tuple[int, float, str]:
        """Send a signal to all its processes; the exit code, the seconds it took, and what was printed."""
        begun = time.monotonic()
        os.killpg(self.process.pid, number)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, time.monotonic() - begun, self.said + out + err


def until(is_so: Callable[[], Any]) -> None:
    """Wait until something is as it must be."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@contextmanager
def started(database: str, **more: Any) -> Iterator[Started]:
    server = Started(database, **more)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.wait()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(sqlite(tmp_path_factory.mktemp("server"))) as found:
        yield found


def new_match(ann: Client, *who: str) -> Any:
    seats = [{"who": name} for name in who]
    return ann.post("/api/matches", {"game": "bloody-throne", "players": len(who), "seats": seats}, 201)


# ---------------------------------------------------------------- metrics


def counted(address: str) -> dict[str, float]:
    lines = httpx.get(f"{address}/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def test_metrics_count_requests_actions_bots_and_matches_without_naming_anybody(address: str) -> None:
    ann = Client(address, "Ann-the-unmistakable")
    match = new_match(ann, "random", "greedy", "random")
    ann.post(f"/api/matches/{match['id']}/start")
    until(lambda: ann.get(f"/api/matches/{match['id']}")["status"] != "playing")
    ann.get("/nowhere", 404)
    found = counted(address)
    assert found['throneroom_requests_total{method="POST",route="/api/matches/{id}/start",status="200"}'] == 1
    assert found['throneroom_requests_total{method="GET",route="-",status="404"}'] >= 1
    assert found['throneroom_request_seconds_count{method="POST",route="/api/matches"}'] >= 1
    assert found["throneroom_actions_stored_total"] > found["throneroom_bot_answers_total"] > 0
    assert found["throneroom_bot_failures_total"] == 0
    assert found["throneroom_time_outs_total"] == 0
    assert found["throneroom_open_sockets"] == 0
    assert found["throneroom_rooms_in_memory"] >= 1
    assert found['throneroom_matches{status="ended"}'] >= 1
    text = httpx.get(f"{address}/metrics").text
    assert match["id"] not in text
    assert "Ann" not in text


def test_metrics_of_a_running_match_show_its_open_socket(address: str) -> None:
    ann = Client(address, "Ann")
    match = new_match(ann, "me", "me", "me")
    with connect(f"{address.replace('http', 'ws', 1)}/api/matches/{match['id']}/live",
                 additional_headers={"cookie": f"throneroom={ann.http.cookies['throneroom']}"}) as socket:  # fmt: skip
        socket.recv(timeout=PATIENCE)
        assert counted(address)["throneroom_open_sockets"] == 1


def test_metrics_are_not_there_for_who_comes_through_a_proxy(address: str) -> None:
    answer = httpx.get(f"{address}/metrics", headers={"x-forwarded-for": "203.0.113.7"})
    assert answer.status_code == 404
    assert answer.json()["type"] == "/problems/not-found"


def test_metrics_are_told_from_elsewhere_to_who_has_the_token_alone(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), metrics_token="sesame-sesame") as address:
        for token, status in (("sesame-sesame", 200), ("sesame-sesam", 404), ("x", 404)):
            given = {"x-forwarded-for": "203.0.113.7", "authorization": f"Bearer {token}"}
            assert httpx.get(f"{address}/metrics", headers=given).status_code == status


def test_a_loopback_address_is_here_and_no_other() -> None:
    class Asked:
        def __init__(self, host: str) -> None:
            self.client = type("Client", (), {"host": host})
            self.headers = {"host": "localhost:8000"}

    assert [host for host in ("127.0.0.1", "::1", "10.0.0.1", "203.0.113.7", "testclient")
            if metrics_page.is_from_here(Asked(host))] == ["127.0.0.1", "::1"]  # fmt: skip


# ---------------------------------------------------------------- logs


def test_no_secret_is_ever_logged(tmp_path: Path) -> None:
    with started(sqlite(tmp_path), LOG_LEVEL="debug", METRICS_TOKEN="metrics-secret") as server:
        ann = Client(server.address, "Ann-the-unmistakable")
        cookie = ann.http.cookies["throneroom"]
        ann.post("/api/accounts", {"login": "ann-login", "password": "ann-password"}, 201)
        ann.post("/api/session", {"login": "ann-login", "password": "wrong-password"}, 401)
        token = ann.post("/api/tokens", {"label": "bot"}, 201)["token"]
        match = new_match(ann, "me", "empty", "random")
        link = ann.post(f"/api/matches/{match['id']}/seat-link", status=201)["link"]
        bob = Client(server.address, "Bob")
        bob.post(f"/api/matches/{match['id']}/join", {"invite": match["invite"]})
        Client(server.address).post("/api/seat-links", {"link": link}, 201)
        ann.post(f"/api/matches/{match['id']}/start")
        ann.post(f"/api/matches/{match['id']}/messages", {"text": "whispered-words"}, 201)
        asked = {"authorization": f"Bearer {token}"}
        me = httpx.get(f"{server.address}/api/me?token=query-secret", headers=asked)
        httpx.get(f"{server.address}/api/notifications/off/path-secret")
        httpx.get(f"{server.address}/lost/other-path-secret")
        httpx.get(f"{server.address}/metrics", headers={"authorization": "Bearer metrics-secret"})
        httpx.post(f"{server.address}/api/guests", content=b'{"password": "body-secret"', headers={"x-throneroom": "1"})
        live = f"{server.address.replace('http', 'ws', 1)}/api/matches/{match['id']}/live?since=0&t=socket-secret"
        with connect(live, additional_headers={"cookie": f"throneroom={cookie}"}) as ws:
            ws.recv(timeout=PATIENCE)
        code, _, printed = server.end(signal.SIGTERM)
    assert code == 0
    secrets = [cookie, token, link, match["invite"], match["id"], "ann-password", "wrong-password", "ann-login",
               "Ann-the", "whispered", "-secret", "query", "127.0.0.1 "]  # fmt: skip
    assert [secret for secret in secrets if secret in printed] == []
    lines = [json.loads(line) for line in printed.splitlines() if line.startswith("{")]
    (line,) = [line for line in lines if line.get("request") == me.headers["x-request-id"]]
    assert (line["event"], line["level"], line["route"], line["status"]) == ("request", "info", "/api/me", 200)
    assert line["ms"] >= 0
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z", line["time"])
    assert {"started", "stopped", "request", "socket"} <= {line["event"] for line in lines}
    assert all(line.startswith("{") for line in printed.splitlines()[1:])


def record_of(name: str, message: str, fault: BaseException | None = None) -> logging.LogRecord:
    return logging.LogRecord(name, logging.ERROR, "", 0, message, (), (type(fault), fault, None) if fault else None)


def test_of_an_exception_its_kind_and_place_are_logged_and_not_its_text() -> None:
    try:
        raise ValueError("parameters: hunter2")
    except ValueError as fault:
        record = record_of("throneroom", "defect")
        record.exc_info = (ValueError, fault, fault.__traceback__)
    told = json.loads(JsonLines().format(record))
    assert told["fault"] == "ValueError"
    assert told["at"][-1].startswith("tests/server/test_ops.py:")
    assert "hunter2" not in JsonLines().format(record) + TextLines().format(record)


def test_messages_of_libraries_are_cut_to_one_line_without_values() -> None:
    lost = record_of("asyncio", "Task exception was never retrieved\nfuture: <Task exception=ValueError('hunter2')>")
    failed = record_of("uvicorn.error", "Traceback (most recent call last):\n  x\nValueError: hunter2")
    assert json.loads(JsonLines().format(lost))["message"] == "Task exception was never retrieved"
    assert json.loads(JsonLines().format(failed))["message"] == "ValueError"
    assert "\n" not in TextLines().format(lost)


def test_levels_and_formats_that_would_tell_too_much_are_refused() -> None:
    with pytest.raises(ValueError, match="LOG_LEVEL"):
        from_environment({"LOG_LEVEL": "trace"}, Path("/"))
    with pytest.raises(ValueError, match="LOG_FORMAT"):
        from_environment({"LOG_FORMAT": "xml"}, Path("/"))
    assert from_environment({"LOG_FORMAT": "TEXT"}, Path("/")).log_format == "text"


def test_how_long_a_database_may_take_is_a_setting_of_at_least_a_second() -> None:
    assert from_environment({}, Path("/")).database_seconds == Settings(database="").database_seconds == SECONDS
    assert from_environment({"DATABASE_SECONDS": "30"}, Path("/")).database_seconds == 30
    with pytest.raises(ValueError, match="DATABASE_SECONDS must be a number of at least 1"):
        from_environment({"DATABASE_SECONDS": "0"}, Path("/"))


@pytest.mark.parametrize(
    "given",
    ["BOT_PROCESSES=0", "BOT_PROCESSES=-1", "BOT_PROCESSES=1e9", "BOT_PROCESSES=100000", "CHECK_PROCESSES=0",
     "CHECK_SECONDS=0", "CHECK_SECONDS=99999999999", "DATABASE_SECONDS=-5", "PORT=0", "PORT=65536", "RATE_LIMITS=0",
     "ABSENT_SECONDS=0", "NOTIFY_SECONDS=-1", "CANDLE=-1", "LIMIT_REQUESTS_PERSON=0", "LIMIT_CONNECTIONS_SERVER=0",
     "LIMIT_UPLOADS_PERSON=-1"],
)  # fmt: skip
def test_a_setting_that_makes_no_sense_is_refused_by_its_name(given: str) -> None:
    name, _, value = given.partition("=")
    with pytest.raises(
        ValueError, match=f"^{name} must be a number of at least [01] and at most [0-9]+, not '{value}'$"
    ):
        from_environment({name: value}, Path("/"))


def test_some_settings_may_be_nothing() -> None:
    given = {"CANDLE": "0", "NOTIFY_SECONDS": "0", "LIMIT_UPLOADS_PERSON": "0"}
    settings = from_environment(given, Path("/"))
    assert (settings.candle, settings.notify_seconds, settings.limits) == (0, 0, {"LIMIT_UPLOADS_PERSON": 0})


# ---------------------------------------------------------------- the document of the API


def plain(path: str) -> str:
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", path)


def test_every_operation_says_what_it_does_and_how_it_can_be_refused(address: str) -> None:
    document = httpx.get(f"{address}/api/schema/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    handlers = [route for route in ROUTES if isinstance(route, HTTPRouteHandler) and route.include_in_schema]
    wanted = {(method.lower(), plain(path)) for h in handlers for path in h.paths for method in h.http_methods}
    found = {(method, path) for path, item in document["paths"].items() for method in item}
    assert wanted <= found
    for path, item in document["paths"].items():
        for method, operation in item.items():
            assert operation["description"], f"{method} {path}"
            for status, answer in operation["responses"].items():
                if path.startswith("/api/") and int(status) >= 400:
                    assert list(answer["content"]) == ["application/problem+json"], f"{method} {path} {status}"
            assert "400" not in operation["responses"]
    assert document["components"]["schemas"]["Problem"]["required"] == ["status", "title", "type"]


def test_a_budget_that_a_route_names_is_there_and_every_operation_can_be_too_many(address: str) -> None:
    document = httpx.get(f"{address}/api/schema/openapi.json").json()
    for path, item in document["paths"].items():
        for operation in item.values() if path.startswith("/api/") else ():
            assert {"429", "503"} <= set(operation["responses"]), path
    named = {route.opt[SPENDS] for route in ROUTES if isinstance(route, BaseRouteHandler) and SPENDS in route.opt}
    assert named < {line.budget for line in LINES}


COSTLY = {
    "/api/tokens": "tokens",
    "/api/matches": "matches",
    "/api/matches/{id:str}/rematch": "matches",
    "/api/matches/{id:str}/options": "questions",
    "/api/matches/{id:str}/ways": "questions",
    "/api/matches/{id:str}/explain": "questions",
    "/api/matches/{id:str}/what-if": "questions",
    "/api/matches/{id:str}/actions/{ply:int}": "questions",
    "/api/matches/{id:str}/choices": "choices",
    "/api/matches/{id:str}/drafts": "drafts",
    "/api/matches/{id:str}/withdraw": "drafts",
    "/api/matches/{id:str}/proposal": "proposals",
    "/api/matches/{id:str}/undo": "undo",
    "/api/matches/{id:str}/invite": "links",
    "/api/matches/{id:str}/seat-link": "links",
    "/api/matches/{id:str}/live": "connects",
    "/api/matches/{id:str}/stream": "connects",
    "/api/matches/{id:str}/seats/{seat:int}/nudge": "nudges",
    "/api/matches/{id:str}/reports": "reports",
    "/api/replays": "uploads",
    "/api/replays/{id:str}": "replays",
    "/api/replays/{id:str}/log": "replays",
    "/api/replays/{id:str}/moments": "replays",
    "/api/replays/{id:str}/story": "replays",
    "/api/replays/{id:str}/fight": "replays",
    "/api/replays/{id:str}/record": "replays",
    "/api/matches/{id:str}/record": "replays",
}
"""What costs the server most, by address, and the budget that it must spend."""


@pytest.mark.parametrize("path", COSTLY)
def test_what_is_costly_spends_its_budget(path: str) -> None:
    handlers = [route for route in ROUTES if isinstance(route, BaseRouteHandler) and path in route.paths]
    assert COSTLY[path] in [handler.opt.get(SPENDS) for handler in handlers]


def test_refusals_are_those_the_document_declares(address: str) -> None:
    document = httpx.get(f"{address}/api/schema/openapi.json").json()
    ann, eve = Client(address, "Ann"), Client(address, "Eve")
    match = new_match(ann, "me", "me", "me")["id"]
    ann.post(f"/api/matches/{match}/start")
    body = {"decision": "x", "seat": "red", "key": "k" * 16, "choice": 0}
    tried: list[tuple[str, str, dict[str, Any], Client, int]] = [
        ("get", "/api/tokens", {}, Client(address), 401),
        ("get", "/api/matches/{id}", {}, eve, 404),
        ("get", "/api/matches/{id}/view", {"params": {"since": "x"}}, ann, 422),
        ("get", "/api/matches/{id}/view", {"params": {"seat": "grn"}}, Client(address), 404),
        ("get", "/api/matches/{id}/record", {}, ann, 409),
        ("post", "/api/matches/{id}/start", {"json": {}}, ann, 409),
        ("post", "/api/matches/{id}/choices", {"json": body}, ann, 409),
        ("post", "/api/matches/{id}/choices", {"json": {}}, ann, 422),
        ("post", "/api/matches/{id}/choices", {"json": body, "headers": {"origin": "http://evil"}}, ann, 403),
        ("post", "/api/matches", {"json": {"game": "chess", "players": 3}}, ann, 422),
        ("post", "/api/guests", {"content": b"x" * 400_000}, ann, 413),
        ("post", "/api/guests", {"json": {"name": "\u200b"}}, ann, 422),
        ("post", "/api/session", {"json": {"login": "nobody", "password": "at all"}}, ann, 401),
        ("post", "/api/seat-links", {"json": {"link": "lost"}}, ann, 404),
        ("delete", "/api/tokens/{token_id}", {}, ann, 404),
        ("get", "/api/games/{game_id}/rules", {}, ann, 422),
    ]
    for method, path, given, client, status in tried:
        answer = client.http.request(method, path.replace("{id}", match).replace("{token_id}", "t")
                                     .replace("{game_id}", "chess"), **given)  # fmt: skip
        assert answer.status_code == status, f"{method} {path}: {answer.text}"
        declared = document["paths"][path][method]["responses"]
        assert str(status) in declared, f"{method} {path} does not declare {status}"
        assert answer.headers["content-type"] == "application/problem+json"


# ---------------------------------------------------------------- pages


@pytest.mark.parametrize("path", ["/about", "/api"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_speak_the_language_of_the_reader_and_load_nothing_from_elsewhere(
    address: str, path: str, lang: str
) -> None:
    answer = httpx.get(address + path, headers={"accept-language": f"{lang}-XX,en;q=0.5"})
    assert answer.status_code == 200
    assert f'<html lang="{lang}">' in answer.text
    assert "<script" not in answer.text
    assert "style=" not in answer.text
    assert re.findall(r'(?:src|href)="(?:https?:)?//', answer.text) == []
    assert not re.search(r"\b(start|api)-[a-z]+\b", re.sub(r"<[^>]*>", "", answer.text)), "a message is missing"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_the_page_of_the_api_shows_every_operation(address: str) -> None:
    text = re.sub(r"<wbr>", "", httpx.get(f"{address}/api").text)
    for path in httpx.get(f"{address}/api/schema/openapi.json").json()["paths"]:
        assert path in text or not path.startswith("/api/"), path


def test_the_stylesheet_is_ours_and_knows_the_dark(address: str) -> None:
    (sheet,) = re.findall(r'<link rel="stylesheet" href="([^"]+)"', httpx.get(f"{address}/about").text)
    answer = httpx.get(address + sheet)
    assert answer.headers["content-type"].startswith("text/css")
    assert "prefers-color-scheme: dark" in answer.text
    assert httpx.get(f"{address}/static/../app.py").status_code == 404
    assert httpx.get(f"{address}/static/%2e%2e/app.py").status_code == 404


def test_other_pages_about_the_api_are_not_served(address: str) -> None:
    assert [httpx.get(f"{address}/api/schema/{page}").status_code for page in ("swagger", "redoc", "elements")] == [
        404
    ] * 3


def test_every_answer_has_strict_headers_and_a_number_even_where_nothing_is(address: str) -> None:
    for path in ("/", "/nowhere", "/api/me", "/api/matches/x/view"):
        headers = httpx.get(address + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" in headers
        assert re.fullmatch(r"[0-9a-f]{12}", headers["x-request-id"])


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_pages_have_the_same_messages_in_every_language(lang: str) -> None:
    english, other = messages("en", "pages"), messages(lang, "pages")
    assert set(english) == set(other)
    assert [id for id in english if variables(english[id]) != variables(other[id])] == []


# ---------------------------------------------------------------- ending


def test_ctrl_c_ends_everything_at_once_and_without_complaint(tmp_path: Path) -> None:
    with started(sqlite(tmp_path)) as server:
        assert server.said == f"Serving at {server.address} (end with Ctrl+C).\n"
        ann = Client(server.address, "Ann")
        match = new_match(ann, "random", "greedy", "greedy")
        ann.post(f"/api/matches/{match['id']}/start")
        until(lambda: counted(server.address)["throneroom_bot_answers_total"])  # in processes of their own
        code, _, printed = server.end(signal.SIGINT)
    assert code == 0
    assert TOO_LONG not in printed
    assert "Traceback" not in printed
    assert "KeyboardInterrupt" not in printed


def test_when_told_to_end_it_finishes_the_open_request_first(tmp_path: Path) -> None:
    with started(sqlite(tmp_path), program=("-c", PATIENT)) as server:
        port = int(server.address.rsplit(":", 1)[1])
        body = b'{"name": "Ann"}'
        with socket.create_connection(("127.0.0.1", port)) as s:
            s.sendall(b"POST /api/guests HTTP/1.1\r\nhost: x\r\nx-throneroom: 1\r\ncontent-type: application/json\r\n"
                      b"content-length: %d\r\n\r\n" % len(body) + body[:5])  # fmt: skip
            assert httpx.get(f"{server.address}/healthz").status_code == 200  # what came before it is read
            server.process.send_signal(signal.SIGTERM)
            until(lambda: not is_open(port))
            s.sendall(body[5:])
            assert s.recv(1000).startswith(b"HTTP/1.1 201")
        assert server.process.wait(PATIENCE) == 0


def is_open(port: int) -> bool:
    """Whether a port takes new callers."""
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except ConnectionRefusedError:
        return False
    return True


def test_sockets_and_streams_do_not_hold_up_the_end(tmp_path: Path) -> None:
    with started(sqlite(tmp_path)) as server:
        ann = Client(server.address, "Ann")
        match = new_match(ann, "me", "me", "me")
        cookie = {"cookie": f"throneroom={ann.http.cookies['throneroom']}"}
        live = f"{server.address.replace('http', 'ws', 1)}/api/matches/{match['id']}/live"

        def read() -> None:
            try:
                with httpx.stream("GET", f"{server.address}/api/matches/{match['id']}/stream", headers=cookie) as lines:
                    list(lines.iter_lines())
            except httpx.HTTPError:
                pass

        reader = threading.Thread(target=read, daemon=True)
        reader.start()
        with connect(live, additional_headers=cookie) as ws:
            ws.recv(timeout=PATIENCE)
            code, _, printed = server.end(signal.SIGTERM)
        reader.join(PATIENCE)
    assert code == 0
    assert TOO_LONG not in printed
    assert "Traceback" not in printed


# ---------------------------------------------------------------- what hosts are given


def settings_read() -> set[str]:
    """The names that the settings look up in the environment."""
    asked: set[str] = set()

    class Environment(dict[str, str]):
        def get(self, name: str, default: Any = None) -> Any:
            asked.add(name)
            return default

    from_environment(Environment(), Path("/"))
    return asked


IN_WORDS = {
    "DATABASE_URL": "a SQLite file in the data folder of the user",
    "SECRET_KEY": "made once and kept in the database",
    "LOG_FORMAT": "`text` on a terminal, else `json`",
    "NOTIFY_SCHEMAS": f"`{' '.join(sorted(SERVICES))}`",
    "PUSH_HOSTS": "those of Google, Mozilla, Apple and Microsoft",
}
"""Settings whose default stands for something else, or would be too long."""


def test_the_table_of_settings_has_each_of_them_with_its_default() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    table = dict(re.findall(r"^\| `([A-Z_]+)` \| ([^|]+) \|", page, re.M))
    assert set(table) == settings_read()
    defaults = Settings(database="")
    assert replace(from_environment({}, Path("/")), database="") == defaults
    assert defaults.push_hosts == PUSH_HOSTS
    fields = {name: "proxies" if name == "TRUSTED_PROXIES" else name.lower() for name in table}
    for name in set(IN_WORDS) - {"DATABASE_URL", "PUSH_HOSTS"}:
        assert not getattr(defaults, fields[name])
    plain = {name: getattr(defaults, field) for name, field in fields.items() if hasattr(defaults, field)}
    said = {
        name: f"`{value:g}`" if isinstance(value, float) else f"`{value}`" for name, value in plain.items() if value
    }
    others = {name: "none" for name, value in plain.items() if not value}
    lines = {line.setting: f"{line.most:,}" for line in LINES}
    assert table == {**said, **others, **lines, **IN_WORDS}


def test_the_metrics_of_the_page_are_those_that_are_counted(address: str) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `(throneroom_\w+)", page, re.M)) | {"throneroom_bot_failures_total"}
    typed = re.findall(r"^# TYPE (\S+) (\S+)", httpx.get(f"{address}/metrics").text, re.M)
    assert named == {name for name, _ in typed}


def test_compose_runs_what_there_is() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"database", "migrate", "web"}
    assert services["migrate"]["command"] == ["migrate"]
    assert services["migrate"]["restart"] == "no"
    assert services["web"]["command"] == ["serve", "--workers", "2"]
    assert services["web"]["depends_on"] == {"migrate": {"condition": "service_completed_successfully"}}
    assert services["migrate"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert services["database"]["volumes"] == ["database:/var/lib/postgresql/data"]
    for name in ("migrate", "web"):
        assert set(services[name]["environment"]) <= settings_read()
        assert services[name]["environment"]["DATABASE_URL"].startswith("postgresql://")


def test_the_image_runs_as_nobody_in_particular_and_knows_whether_it_is_well() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    stages = [line.split()[1] for line in lines if line.startswith("FROM ")]
    assert stages == ["node:22-slim", "python:3.11-slim", "python:3.11-slim"]
    assert all("/" not in image for image in stages)
    assert [line for line in lines if line.startswith("USER ")] == ["USER throneroom"]
    (health,) = [line for line in lines if line.startswith("HEALTHCHECK ")]
    assert "/readyz" in health
    copied = {
        name for line in lines if line.startswith("COPY ") and "--from" not in line for name in line.split()[1:-1]
    }
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert copied == allowed
    assert all((ROOT / name).exists() for name in copied)
