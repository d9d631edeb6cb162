"""What a page of the client will need, told to the browser with the page, which need not find it out step by step."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from throneroom.i18n import LANGUAGES
from throneroom.server.problems import Problem
from throneroom.server.store.database import NotStored
from throneroom.server.web.answers import language
from throneroom.server.web.asking import Req, cookie_in, maybe_person, room_of

MESSAGES: Final = "../src/throneroom/i18n/messages"
START: Final = "src/start.ts"
TABLE: Final = "src/screens/TableScreen.svelte"
REPLAY: Final = "src/screens/Replay.svelte"


async def hints(request: Req, files: Path) -> str:
    """Links to put into the head of a page. `files` says which file of the build holds which source."""
    lang = spoken(request)
    first, _, rest = request.url.path.strip("/").partition("/")
    now, soon, asked = [START, _messages(lang, "client")], [], [f"/api/me?lang={lang}"]
    if first in ("t", "matches") and rest and "/" not in rest:
        now.append(TABLE)
        soon.append(_messages(lang, "client-hints"))
        game = await _game(request, rest)
        if game is not None:
            soon += [f"src/boards/{game}/{name}" for name in ("Board.svelte", "standing.ts")]
            soon.append(_messages(lang, f"board-{game}"))
            asked += [f"/api/matches/{rest}?lang={lang}", f"/api/matches/{rest}/words?lang={lang}"]
    elif rest and first in ("t", "r", "replay"):
        soon.append(REPLAY)
    early = _files(files, now)
    late = [file for file in _files(files, soon) if file not in early]
    styles = dict.fromkeys([*_styles(files, now), *_styles(files, soon)])
    return "".join([
        *[f'<link rel="preload" href="/{file}" as="style" crossorigin>' for file in styles],
        *[f'<link rel="modulepreload" href="/{file}" crossorigin>' for file in early],
        *[f'<link rel="modulepreload" href="/{file}" crossorigin fetchpriority="low">' for file in late],
        *[f'<link rel="preload" href="{address}" as="fetch" crossorigin fetchpriority="low">' for address in asked],
    ])  # fmt: skip


def spoken(request: Req) -> str:
    """The language a reader has chosen in the client, which keeps it in a cookie; else that of the browser."""
    chosen = cookie_in(request, "lang")
    return chosen if chosen in LANGUAGES else language(request)


def _messages(lang: str, name: str) -> str:
    return f"{MESSAGES}/{lang}/{name}.ftl?raw"


async def _game(request: Req, match: str) -> str | None:
    """The game of a match, for those who may see it."""
    try:
        room = await room_of(request, match, await maybe_person(request))
    except (Problem, NotStored):
        return None
    return str(room.row["game"])


def _files(files: Path, sources: Iterable[str]) -> list[str]:
    """The scripts that hold these sources and all they import, each once."""
    return [entry["file"] for entry in _entries(files, sources)]


def _styles(files: Path, sources: Iterable[str]) -> list[str]:
    """The styles of these sources and of all they import."""
    return [file for entry in _entries(files, sources) for file in entry.get("css", [])]


def _entries(files: Path, sources: Iterable[str]) -> list[dict[str, Any]]:
    """What the build says of these sources and of all they import, each script once."""
    manifest = _manifest(files)
    found: dict[str, dict[str, Any]] = {}
    waiting = list(sources)
    while waiting:
        entry = manifest.get(waiting.pop(0))
        if entry is not None and entry["file"] not in found:
            found[entry["file"]] = entry
            waiting += entry.get("imports", [])
    return list(found.values())


@cache
def _manifest(files: Path) -> dict[str, Any]:
    return dict(json.loads(files.read_text(encoding="utf-8")))
