"""The OpenAPI document: what the framework knows of each operation, and how it can be refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, is_typeddict

from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import StructMeta, to_builtins
from msgspec.json import schema_components

from throneroom.server import wire
from throneroom.server.web import shapes
from throneroom.server.web.answers import MEDIA
from throneroom.server.web.asking import Json
from throneroom.server.web.declared import TEMPLATE, of_changes, of_games
from throneroom.server.web.live import NDJSON

OPEN: Final = frozenset(
    {
        ("post", "/api/guests"),
        ("post", "/api/seat-links/look"),
        ("post", "/api/invitations/look"),
        ("post", "/api/mail-links"),
        ("post", "/api/mail-links/look"),
        ("post", "/api/mail-links/forgotten"),
        ("delete", "/api/session"),
        ("get", "/api/games"),
        ("get", "/api/games/{game_id}/rules"),
        ("get", "/api/notifications/off/{token}"),
        ("post", "/api/notifications/off/{token}"),
    }
)
"""Operations that ask nobody who they are."""
CROWDED: Final = frozenset(
    {
        ("post", "/api/accounts"),
        ("post", "/api/me/password"),
        ("post", "/api/seat-links"),
        ("post", "/api/replays"),
        ("post", "/api/admin/people/{user}/ban"),
        ("post", "/api/notifications/settings"),
        ("post", "/api/notifications/test"),
    }
)
"""Operations without a match that somebody else, or oneself, can have made impossible for now."""
NAMING: Final = frozenset({("post", "/api/matches"), ("post", "/api/blocks")})
"""Operations whose body names somebody, or a match by its key."""
TRIAL: Final = "/api/notifications/test"
SECRET_NAMES: Final = frozenset({"id", "token_id", "session_id", "token", "user", "report_id"})
"""Places in an address that hold the name of something not everybody may know of."""
MEANINGS: Final = {
    401: "Nobody is signed in, or the secret opens nothing.",
    403: "Not allowed: a foreign page, a token without the right, or not one's own seat or match.",
    404: "Not there, or not for the one who asks.",
    409: "Not now: the match is in another state, or somebody was faster.",
    413: "The request is too large.",
    415: "The body is not said to be JSON.",
    422: "The request makes no sense, or a rule forbids it; then it names the rule.",
    429: "Too many requests; Retry-After says when to try again.",
    502: "The service that should carry the notice did not take it.",
    503: "The database does not answer, or the server is full. Nothing was changed; try again.",
}


class OpenApiFile(JsonRenderPlugin):
    """The document as a file, written once; pages that draw it need scripts from elsewhere, which we do not load."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        state = request.app.state
        if "openapi_bytes" not in state:
            state["openapi_bytes"] = self.render_json(request, document(request.app))
        written: bytes = state["openapi_bytes"]
        return written


def document(app: Litestar) -> Json:
    """The whole OpenAPI document of the application, made once."""
    if "openapi" not in app.state:
        app.state["openapi"] = _document(app)
    found: Json = app.state["openapi"]
    return found


def _document(app: Litestar) -> Json:
    found: Json = to_builtins(app.openapi_schema.to_schema())
    for method, path, operation in operations(found):
        answers: Json = operation["responses"]
        answers.pop("400", None)  # what the framework refuses is answered with 422
        for status in refusals(method, path, operation):
            content = {MEDIA: {"schema": {"$ref": "#/components/schemas/Problem"}}}
            answers[str(status)] = {"description": MEANINGS[status], "content": content}
    known: Json = found.setdefault("components", {}).setdefault("schemas", {})
    sent = [type for type in vars(wire).values() if is_typeddict(type)]
    taken = [
        type for type in vars(shapes).values() if isinstance(type, StructMeta) and type.__module__ == shapes.__name__
    ]
    known |= schema_components([*sent, *taken], ref_template=TEMPLATE)[1]
    known |= of_games(known["Event"]) | of_changes()
    _point(known)
    known["LiveMessage"] = {
        "description": "A message of a live connection.",
        "anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in [type.__name__ for type in wire.LIVE]],
    }
    stream = found["paths"]["/api/matches/{id}/stream"]["get"]["responses"]["200"]["content"]
    stream[NDJSON] = {"schema": {"$ref": "#/components/schemas/LiveMessage"}}
    return found


def _point(part: Any) -> None:
    """A reference stands alone: what is said beside it is said where it leads."""
    if isinstance(part, list):
        for inner in part:
            _point(inner)
    elif isinstance(part, dict):
        if "$ref" in part:
            for key in set(part) - {"$ref"}:
                del part[key]
        for inner in part.values():
            _point(inner)


def operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    """Every operation of a document: its method, its path, and what is said of it."""
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield method, path, operation


def refusals(method: str, path: str, operation: Json) -> list[int]:
    """The statuses with which an operation can be refused."""
    if not path.startswith("/api/"):
        return []
    is_open = (method, path) in OPEN
    places = operation.get("parameters", [])
    can_be_wrong = {
        401: not is_open,
        403: not is_open or method != "get",
        404: any(place["in"] == "path" for place in places)  # no address has a NUL in it
        or path.startswith(("/api/seat-links", "/api/mail-links", "/api/invitations"))
        or (method, path) in NAMING,
        409: "{id}" in path or (method, path) in CROWDED,
        413: "requestBody" in operation,
        415: method != "get" and "{token}" not in path,
        422: "requestBody" in operation or path == TRIAL or any(place["name"] not in SECRET_NAMES for place in places),
        429: True,
        502: path == TRIAL,
        503: True,
    }
    return [status for status, can_be in can_be_wrong.items() if can_be]
