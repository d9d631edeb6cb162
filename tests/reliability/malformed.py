"""Requests that make no sense: sound ones with something broken in them, and what schemathesis makes of a document."""

from __future__ import annotations

import json
import random
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.parse import quote, urlencode

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from reliability.direct import Asked, Route
from reliability.situation import Situation
from throneroom.server.web.schema import operations

ROLES: Final = ("seat", "seat", "seat", "owner", "admin", "play", "create", "anonymous", "revoked")
SLOW: Final = frozenset(
    {
        ("POST", "/api/session"),
        ("POST", "/api/accounts"),
        ("POST", "/api/me/password"),
        ("POST", "/api/me/delete"),
        ("POST", "/api/replays"),
    }
)
"""Operations that take long on purpose; they get fewer cases."""
LONG: Final = "A" * 70_000
HUGE: Final = "A" * 310_000
DEEP: Final = '{"a":' * 900 + "1" + "}" * 900
DEEPER: Final = ("[" * 1_100, "{" * 1_100, "[" * 1_100 + "]" * 1_100, '{"a":' * 1_100 + "1" + "}" * 1_100)
"""Deeper than a reader can go that calls itself for each level."""
JUNK: Final[tuple[str, ...]] = (
    "null", "true", "0", "-1", "1.5", "1e400", "-1e400", "NaN", "Infinity", "1" * 25, "-" + "9" * 25, "9" * 5000,
    "2147483648", "-9223372036854775809", "18446744073709551616", '""', '" "', '"\\u0000"', '"a\\u0000b"',
    '"\\ud800"', '"\\udc00\\ud800"', '"\\u202e"', '"\\u0301\\u0301\\u0301\\u0301"', '"\\ufeff"', '"%00"', '"../.."',
    '"\'; DROP TABLE match; --"', '"<script>alert(1)</script>"', '"{ $name }"', f'"{LONG}"', f'"{HUGE}"', "[]", "{}",
    "[[[[]]]]", '[null, "a", -1]', f"[{','.join(['0'] * 5000)}]", DEEP, "[" * 900 + "]" * 900, '{"": ""}',
    '{"a": 1, "a": 2}', '{"__proto__": {}}', "'a'", "tru", "\x00", "\ufeff{}", "",
)  # fmt: skip
"""JSON that is wrong, unusual or none at all."""
WORDS: Final[tuple[str, ...]] = (
    "", " ", "0", "-1", "1.5", "NaN", "true", "9" * 25, "-" + "9" * 25, "9" * 4400, "-9223372036854775809", "a" * 3000,
    "\x00", "a\x00b", "\u202e", "\ufeff", "’", "🐺", "..", "%", "%zz", "null", "[]", "1,2,3", "-,-", "1,,2", "٣", "²",
    "' OR 1=1 --", "red", "all", "spectator", "\r\nx: y", ",".join(["1"] * 300),
)  # fmt: skip
"""What may stand in addresses."""
HEADERS: Final[tuple[tuple[str, str | None], ...]] = (
    ("content-type", "text/plain"), ("content-type", "application/x-www-form-urlencoded"), ("content-type", ""),
    ("content-type", "application/json; charset=utf-16"), ("content-type", "multipart/form-data; boundary=x"),
    ("content-type", "application/msgpack"), ("content-type", None), ("accept", "image/png"), ("accept", "\x00"),
    ("accept-language", "xx;q=9, ,;;,en-"), ("accept-language", "é" * 500), ("cookie", "throneroom"),
    ("cookie", "throneroom=é; throneroom=x"), ("cookie", "a=" + "b" * 5000), ("authorization", "Bearer "),
    ("authorization", "Bearer é\x00"), ("authorization", "Basic eDp5"), ("origin", "null"), ("host", ""),
    ("host", "[::1"), ("if-none-match", "*"), ("range", "bytes=0-"), ("x-forwarded-for", "1.2.3.4"),
    ("idempotency-key", "short"), ("idempotency-key", "é" * 64), ("idempotency-key", "a" * 65),
    ("idempotency-key", "0123456789abcdef"), ("x-http-method-override", "DELETE"),
    ("transfer-encoding", "chunked"), ("content-length", "7"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Case:
    """A request, and the operation it is meant for."""

    route: Route
    request: Asked


def paths(document: Any) -> list[tuple[Route, Any]]:
    """The operations of a document that answer at once."""
    found = [((method.upper(), path), operation) for method, path, operation in operations(document)]
    return [(route, operation) for route, operation in found if not route[1].endswith("/stream")]


def sound(there: Situation, document: Any) -> list[Case]:
    """A request for each operation in which nothing is wrong, by somebody with a seat and an account."""
    return [Case(route, there.as_role(there.request(route), "seat")) for route, _ in paths(document)]


def nested(there: Situation, document: Any) -> list[Case]:
    """Everything nested deeply: whole bodies, each value of a body, and each place of a query."""
    found: list[Case] = []
    for case, (_, operation) in zip(sound(there, document), paths(document), strict=True):
        deep = list(DEEPER)
        if "requestBody" in operation:
            values = [json.dumps(json.loads(case.request.body) | {"deep": "@"}).replace('"@"', text) for text in deep]
            for key in json.loads(case.request.body):
                body = json.loads(case.request.body) | {key: "@"}
                values += [json.dumps(body).replace('"@"', text) for text in deep[2:]]
            found += [Case(case.route, replace(case.request, body=text.encode())) for text in deep + values]
        names = [place["name"] for place in operation.get("parameters", []) if place["in"] == "query"]
        for name in names or ["lang"]:
            path = f"{case.request.path.partition('?')[0]}?{urlencode({name: deep[len(found) % 4]})}"
            if case.request.method == "GET":
                found.append(Case(case.route, replace(case.request, path=path)))
    return found


# ---------------------------------------------------------------- broken


class Breaker:
    """Breaks sound requests, the same way for the same luck."""

    def __init__(self, there: Situation, document: Any, luck: random.Random) -> None:
        self.there = there
        self.luck = luck
        self.paths = paths(document)

    def cases(self) -> Iterator[Case]:
        """Cases without end, of every operation in turn."""
        assert self.paths, "there is nothing to ask for"
        turn = 0
        while True:
            turn += 1
            for route, operation in self.paths:
                if route not in SLOW or turn % 8 == 0:
                    yield Case(route, self._broken(route, operation))

    def _broken(self, route: Route, operation: Any) -> Asked:
        match = self.luck.choice(["playing", "playing", "full", "open", "over", "upload", "nowhere"])
        request = self.there.as_role(self.there.request(route, match), self.luck.choice(ROLES))
        ways = [self._header, self._query, self._query]
        ways += [self._path] if "{" in route[1] else []
        ways += [self._body] * 5 if "requestBody" in operation else []
        for way in dict.fromkeys(self.luck.sample(ways, self.luck.choice([1, 1, 1, 2]))):
            request = way(request, route, operation)
        return request

    def _header(self, request: Asked, *_: Any) -> Asked:
        name, value = self.luck.choice(HEADERS)
        return request.having(**{name: value})

    def _query(self, request: Asked, _: Route, operation: Any) -> Asked:
        known = [place["name"] for place in operation.get("parameters", []) if place["in"] == "query"]
        names = [self.luck.choice([*known * 4, "lang", "unknown"]) for _ in range(self.luck.choice([1, 1, 2]))]
        query = urlencode([(name, self.luck.choice(WORDS)) for name in names])
        return replace(request, path=f"{request.path.partition('?')[0]}?{query}")

    def _path(self, request: Asked, route: Route, _: Any) -> Asked:
        """Another thing at one of the places of an address."""
        given, _, query = request.path.partition("?")
        template, filled = route[1].split("/"), given.split("/")
        at = self.luck.choice([i for i, part in enumerate(template) if part.startswith("{")])
        filled[at] = quote(self.luck.choice([word for word in WORDS if word.strip(" .")]), safe="")
        return replace(request, path="/".join(filled) + (f"?{query}" if query else ""))

    def _body(self, request: Asked, *_: Any) -> Asked:
        luck = self.luck
        text = request.body.decode()
        way = luck.randrange(8)
        if way == 0:
            text = luck.choice(JUNK)
        elif way == 1:
            text = text[: luck.randrange(len(text))]
        elif way == 2:
            return replace(request, body=request.body.replace(b'"', luck.choice([b"\xff", b"\xc0\x80", b"'"]), 1))
        elif way == 3:
            text = text[:-1] + ("," if len(text) > 2 else "") + f'"{luck.choice(["x", "", "player", "id"])}": 1}}'
        else:
            text = self._changed(json.loads(text))
        return replace(request, body=text.encode("utf-8", "surrogatepass"))

    def _changed(self, body: Any) -> str:
        """A body with one of its values taken out, or replaced by something else."""
        if not isinstance(body, dict) or not body:
            return self.luck.choice(JUNK)
        key = self.luck.choice(sorted(body))
        if self.luck.random() < 0.15:
            return json.dumps({name: value for name, value in body.items() if name != key})
        if isinstance(body[key], list) and body[key] and self.luck.random() < 0.5:
            body[key][self.luck.randrange(len(body[key]))] = "@"
        else:
            body[key] = "@"
        return json.dumps(body).replace('"@"', self.luck.choice(JUNK), 1)


# ---------------------------------------------------------------- by the document


def by_schema(there: Situation, document: Any, count: int, part: slice) -> list[Case]:
    """So many cases of schemathesis for each of some operations and each mode, right and wrong ones."""
    found: list[Case] = []
    luck = random.Random(count)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for result in list(schemathesis.openapi.from_dict(document).get_all_operations())[part]:
            operation = result.ok()
            route = (operation.method.upper(), operation.path)
            if operation.path.endswith("/stream"):
                continue
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                for case in _drawn(operation, mode, count // 8 if route in SLOW else count):
                    found.append(Case(route, _asked(there, route, case, luck)))
    return found


def _drawn(operation: Any, mode: GenerationMode, count: int) -> list[Any]:
    found: list[Any] = []

    @seed(1)
    @settings(max_examples=max(1, count), database=None, deadline=None, suppress_health_check=list(HealthCheck),
              phases=[Phase.generate])  # fmt: skip
    @given(operation.as_strategy(generation_mode=mode))
    def draw(case: Any) -> None:
        found.append(case)

    try:
        draw()
    except Unsatisfiable:  # an operation that nothing is sent to cannot be asked wrongly
        return found
    return found


def _asked(there: Situation, route: Route, case: Any, luck: random.Random) -> Asked:
    """A case as a request; half of them about something that is there."""
    request = there.request(route, luck.choice(["playing", "full", "over"]))
    path = request.path.partition("?")[0] if luck.random() < 0.5 else case.formatted_path
    query = urlencode(case.query or {}, doseq=True, errors="replace")
    body = b""
    if isinstance(case.body, bytes):
        body = case.body
    elif case.media_type is not None and isinstance(case.body, dict | list | str | int | float | bool | None):
        body = json.dumps(case.body).encode()
    asked = replace(request, path=f"{path}?{query}".rstrip("?"), body=body)
    return there.as_role(asked, luck.choice(ROLES))
