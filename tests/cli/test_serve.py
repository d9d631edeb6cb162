"""`throneroom serve` and `throneroom admin`: what they say before and instead of serving."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from throneroom.cli.errors import BadInput
from throneroom.cli.serve import free_port
from throneroom.i18n import LANGUAGES
from throneroom.server.clock import SystemClock
from throneroom.server.people import People
from throneroom.server.store.database import started

from .conftest import Run


@pytest.fixture
def taken() -> socket.socket:
    """A port that another program listens on."""
    return socket.create_server(("127.0.0.1", 0))


def number_of(taken: socket.socket) -> int:
    return int(taken.getsockname()[1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["serve", "admin"])
def test_the_commands_of_the_server_have_help_with_examples(run: Run, command: str, lang: str) -> None:
    ran = run(command, "--help", "--lang", lang)
    assert ran.code == 0
    assert f"throneroom {command}" in ran.out
    for left_over in ("opt-", "metavar-", "arg-", "help-"):
        assert left_over not in ran.out


def test_help_does_not_load_the_server() -> None:
    code = """
import sys
from throneroom.cli.app import main
main(["--help"])
main(["serve", "--help"])
sys.exit(bool({"litestar", "sqlalchemy", "uvicorn"} & set(sys.modules)))
"""
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, timeout=120).returncode == 0


def test_the_server_loads_without_what_only_migrations_and_notices_need() -> None:
    code = "import sys, throneroom.server.run; sys.exit(bool({'alembic', 'apprise'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], timeout=120).returncode == 0


@pytest.mark.parametrize(("display", "is_shown"), [(":9", True), ("", False)])
def test_the_start_page_is_shown_in_a_browser_if_asked_for_where_there_are_windows(
    tmp_path: Path, display: str, is_shown: bool
) -> None:
    shown, browser = tmp_path / "shown", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}\n')
    browser.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env = {**kept, "BROWSER": str(browser), **({"DISPLAY": display} if display else {})}
    command = [sys.executable, "-m", "throneroom", "serve", "--open", "--database", f"sqlite:///{tmp_path / 'x.db'}"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=env, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=120)
    assert "http://127.0.0.1:" in said
    assert shown.exists() == is_shown
    assert not is_shown or shown.read_text().strip() in said


@pytest.mark.parametrize(("lang", "word"), [("en", "taken"), ("cs", "používá"), ("hu", "használja")])
def test_a_taken_port_that_was_asked_for_is_refused(run: Run, taken: socket.socket, lang: str, word: str) -> None:
    ran = run("serve", "--port", number_of(taken), "--lang", lang)
    assert ran.code == 2
    assert word in ran.err
    assert str(number_of(taken)) in ran.err


def test_without_a_wish_the_next_free_port_is_taken(taken: socket.socket) -> None:
    other = socket.create_server(("127.0.0.1", 0))
    free = number_of(other)
    other.close()
    assert free_port("127.0.0.1", [number_of(taken), free]) == free
    with pytest.raises(BadInput) as refused:
        free_port("127.0.0.1", [number_of(taken), number_of(taken)])
    assert refused.value.key == "error-ports-taken"


def test_an_address_that_is_not_of_this_machine_is_refused(run: Run) -> None:
    for host in ("203.0.113.7", "no such host"):
        ran = run("serve", "--host", host, "--port", "8000")
        assert ran.code == 2
        assert host in ran.err


def test_wrong_settings_are_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    ran = run("serve")
    assert ran.code == 2
    assert "LOG_LEVEL" in ran.err


# ---------------------------------------------------------------- admin


async def _register(database: str) -> None:
    async with started(database) as opened:
        people = People(opened, SystemClock())
        person, _ = await people.guest("Ann", "en")
        await people.register(person, "Ann@example.org", "correct horse")


async def _is_admin(database: str) -> bool:
    async with started(database) as opened:
        person, _ = await People(opened, SystemClock()).sign_in("ann@example.org", "correct horse")
        return person.is_admin


@pytest.mark.parametrize("lang", LANGUAGES)
def test_somebody_becomes_an_administrator_and_no_longer_is(run: Run, tmp_path: Path, lang: str) -> None:
    database = f"sqlite:///{tmp_path / 'throneroom.db'}"
    asyncio.run(_register(database))
    made = run("admin", "ANN@example.org", "--database", database, "--lang", lang)
    assert (made.code, "ANN@example.org" in made.out) == (0, True)
    assert asyncio.run(_is_admin(database))
    removed = run("admin", "ann@example.org", "--remove", "--database", database, "--lang", lang)
    assert removed.code == 0
    assert removed.out != made.out
    assert not asyncio.run(_is_admin(database))


def test_a_login_that_nobody_has_is_refused(run: Run, tmp_path: Path) -> None:
    ran = run("admin", "nobody", "--database", f"sqlite:///{tmp_path / 'throneroom.db'}")
    assert ran.code == 2
    assert "nobody" in ran.err


def test_a_database_that_cannot_be_used_is_refused(run: Run) -> None:
    ran = run("admin", "ann", "--database", "mysql://x/y")
    assert ran.code == 2
    assert "mysql" in ran.err
