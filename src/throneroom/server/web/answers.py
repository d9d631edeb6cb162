"""Problem documents (RFC 9457): every refusal with its rule, its facts and a sentence."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from throneroom.core.game import find_game, games
from throneroom.core.rules import Illegal
from throneroom.i18n import DEFAULT, LANGUAGES, Catalogue
from throneroom.server.logs import event
from throneroom.server.problems import Problem
from throneroom.server.store.database import NotStored
from throneroom.telling import Teller

MEDIA: Final = "application/problem+json"
SOON: Final = 2
"""When to try again if nobody can say when: a database comes back when it does."""
GONE: Final = "client disconnected prematurely"
"""What the framework calls a fault of the server: somebody hung up in the middle of a request."""
LONGEST_FACT: Final = 200
_STATUS_TYPES: Final = {
    401: "not-signed-in",
    403: "forbidden",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "wrong-media",
    429: "too-many",
}


def language(request: Any) -> str:
    """The language a request asks for: `?lang=`, then the header."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in LANGUAGES:
            return str(code)
    return DEFAULT


def problem_json(problem: Problem, lang: str, game: str | None = None) -> dict[str, Any]:
    """A problem as a document."""
    words = Catalogue(lang, "core", "ui", "server")
    key = f"problem-{problem.type}"
    title = words.say(key, problem.facts) if words.has(key) else problem.type
    document: dict[str, Any] = {"type": f"/problems/{problem.type}", "title": title, "status": problem.status}
    if problem.refusal is not None:
        teller = Teller(lang, find_game(game)) if game in games() else None
        document |= {"rule": problem.refusal.rule, "facts": _plain(problem.refusal.facts)}
        document["detail"] = teller.refusal(problem.refusal) if teller else _core(words, problem.refusal)
    elif problem.facts:
        document["facts"] = _plain(problem.facts)
    return document


def _core(words: Catalogue, refusal: Illegal) -> str:
    key = f"refused-{refusal.rule}"
    return words.say(key if words.has(key) else "refused", refusal.facts)


def _plain(facts: Any) -> dict[str, Any]:
    """Facts as they are sent; of a long text that somebody sent they get its beginning back."""
    return {key: [_short(part) for part in value] if isinstance(value, tuple) else _short(value)
            for key, value in facts.items()}  # fmt: skip


def _short(value: Any) -> Any:
    is_long = isinstance(value, str) and len(value) > LONGEST_FACT
    return f"{value[:LONGEST_FACT]}…" if is_long else value


def answer(request: Request[Any, Any, Any], problem: Problem, more: dict[str, Any] | None = None) -> Response[Any]:
    """The response to a request that is not carried out."""
    game = problem.game or request.scope.get("state", {}).get("game")
    document = problem_json(problem, language(request), game) | (more or {})
    headers = {"retry-after": str(problem.facts.get("seconds", SOON))} if problem.status in (429, 503) else {}
    return Response(document, status_code=problem.status, media_type=MEDIA, headers=headers)


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    return answer(request, problem, problem.more)


def on_illegal(request: Request[Any, Any, Any], refusal: Illegal) -> Response[Any]:
    return answer(request, Problem(422, "refused", dict(refusal.facts), refusal))


def on_not_stored(request: Request[Any, Any, Any], _: NotStored) -> Response[Any]:
    return answer(request, Problem(503, "not-stored"))


def on_http(request: Request[Any, Any, Any], e: HTTPException) -> Response[Any]:
    """What the framework refuses, without its words."""
    status = 422 if e.status_code == 400 else e.status_code
    if status >= 500 and e.detail != GONE:
        return on_defect(request, e)
    if status >= 500:
        status = 422  # for the numbers; nobody is there to read it
    return answer(request, Problem(status, _STATUS_TYPES.get(status, "bad-request")))


def on_unreadable(request: Request[Any, Any, Any], _: RecursionError | UnicodeDecodeError) -> Response[Any]:
    """What is nested too deeply to be read, or no text at all, makes no sense."""
    return answer(request, Problem(422, "bad-request"))


def on_defect(request: Request[Any, Any, Any], e: Exception) -> Response[Any]:
    """A defect of the server: said plainly, without its inside."""
    event("defect", logging.ERROR, e, request=request.scope["state"].get("request_id"))
    return answer(request, Problem(500, "defect"))
