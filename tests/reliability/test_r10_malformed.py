"""R10: whatever is sent, the answer is a known one, and what is refused changes nothing.

Thousands of requests that make no sense go to every operation of the OpenAPI document: what schemathesis makes of
the document, right and wrong, and sound requests of our own with something broken in address, query, headers or body.
No answer is a defect, every status is in the document, every refusal is a problem document of a kind that has words in
all languages, nothing of the inside is shown, and the hash of the whole database is the same after a refusal. A part
of them goes to PostgreSQL, which is pickier about texts and numbers. Servers that trip over what they read, refuse
in free words, store before they check, or answer what the document does not say are found out.

Repeat with more: `SCALE=34 pytest tests/reliability/test_r10_malformed.py` is 200,000 requests.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import HTTPException

from reliability.digest import Digest
from reliability.direct import Answer, direct
from reliability.malformed import Breaker, Case, by_schema, nested, sound
from reliability.situation import Situation, situation
from reliability.support import scaled
from server.running import sqlite
from throneroom.i18n import LANGUAGES, Catalogue
from throneroom.server import people
from throneroom.server.people import People
from throneroom.server.web import answers
from throneroom.server.web.schema import document as openapi

TOTAL = 6_000
PARTS = 2
"""The same test, so often, with other luck: it can run on several processors."""
ON_POSTGRES = 1_000
BY_SCHEMA = 6
"""Cases of schemathesis for an operation and a mode."""
CHANGES = 40
"""After so many changes everything is put back."""
SIGNING_OUT = frozenset(
    {
        ("DELETE", "/api/session"),
        ("DELETE", "/api/sessions"),
        ("DELETE", "/api/sessions/{session_id}"),
        ("POST", "/api/accounts"),
        ("POST", "/api/me/password"),
        ("POST", "/api/me/delete"),
        ("POST", "/api/session"),
        ("POST", "/api/seat-links"),
    }
)
"""At once after one of these, or those who were there would be strangers from then on."""
INSIDE = (b"Traceback", b'File "', b"site-packages", b"sqlalchemy", b"sqlite3", b"asyncpg", b"litestar", b"msgspec")
WORDS = [Catalogue(lang, "server") for lang in LANGUAGES]


class Judge:
    """Compares every answer with what was promised."""

    def __init__(self, document: Any) -> None:
        self.promised = {
            (method.upper(), path): {int(status) for status in operation["responses"]}
            for path, item in document["paths"].items()
            for method, operation in item.items()
        }
        self.statuses: Counter[int] = Counter()
        self.found: Counter[str] = Counter()
        self.examples: dict[str, str] = {}

    def judge(self, case: Case, answer: Answer, is_changed: bool) -> None:
        self.statuses[answer.status] += 1
        for fault in self._faults(case, answer, is_changed):
            name = f"{' '.join(case.route)}: {fault}"
            self.found[name] += 1
            self.examples.setdefault(name, f"{case.request} -> {answer.body[:200]!r}"[:1200])

    def _faults(self, case: Case, answer: Answer, is_changed: bool) -> Iterable[str]:
        status = answer.status
        if status >= 500:
            yield f"a defect, {status}"
        if status not in self.promised[case.route]:
            yield f"{status} is not in the document"
        if any([word in answer.body for word in INSIDE]) and status >= 400:
            yield "shows its inside"
        if status < 400:
            return
        if is_changed:
            yield f"refused with {status}, and changed something"
        if not answer.problem:
            yield f"{status} without a problem document"
        elif not all([words.has(f"problem-{answer.problem}") for words in WORDS]):
            yield f"no words for {answer.problem}"
        elif answer.json["status"] != status or not answer.json["title"]:
            yield "the problem document says something else"


async def judged(there: Situation, cases: Iterable[Case], digest: Digest | None) -> Judge:
    """Ask for all cases, one after the other."""
    judge = Judge(openapi(there.direct.app))
    changes = 0
    for case in cases:
        before = digest.now() if digest is not None else ""
        answer = await there.direct.call(case.request)
        is_changed = digest is not None and digest.now() != before
        judge.judge(case, answer, is_changed)
        changes += is_changed or (digest is None and answer.status < 300 and case.route[0] != "GET")
        if changes >= CHANGES or (is_changed and case.route in SIGNING_OUT):
            changes = 0
            await there.put_back()
    return judge


def run(database: str, count: int, part: int, schema_count: int = 0, defect: Callable[[], None] | None = None) -> Judge:
    async def work() -> Judge:
        async with direct(database) as server:
            there = await situation(server)
            document = openapi(server.app)
            cases = nested(there, document)[part % PARTS :: PARTS]
            cases += by_schema(there, document, schema_count, slice(part, None, PARTS)) if schema_count else []
            broken = Breaker(there, document, random.Random(part)).cases()
            digest = Digest(database) if server.house.database.is_sqlite else None
            if defect is not None:
                defect()
                cases = [*cases, *sound(there, document)]
            return await judged(there, [*cases, *islice(broken, count - len(cases))], digest)

    judge = asyncio.run(work())
    print(sum(judge.statuses.values()), dict(sorted(judge.statuses.items())))
    return judge


def complaints(judge: Judge) -> str:
    return "\n".join([f"{count} × {name}\n    {judge.examples[name]}" for name, count in judge.found.most_common()])


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_that_is_sent_breaks_or_changes_anything(part: int, tmp_path: Path) -> None:
    judge = run(sqlite(tmp_path), scaled(TOTAL / PARTS), part, scaled(BY_SCHEMA))
    assert complaints(judge) == ""
    assert sum(judge.statuses.values()) >= TOTAL // PARTS
    assert {200, 201, 204, 401, 403, 404, 409, 413, 415, 422} <= set(judge.statuses)


def test_nothing_that_is_sent_breaks_a_server_on_postgresql(postgres_database: str) -> None:
    judge = run(postgres_database, scaled(ON_POSTGRES), 9)
    assert complaints(judge) == ""


# ---------------------------------------------------------------- controls


def trip_over_names(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(people, "plain_name", lambda text: str(int(text, 36)))


def refuse_without_words(patch: pytest.MonkeyPatch) -> None:
    for status in (404, 413, 415):
        patch.setitem(answers._STATUS_TYPES, status, "what-is-this")


def show_the_inside(patch: pytest.MonkeyPatch) -> None:
    real = answers.problem_json
    patch.setattr(answers, "problem_json", lambda *given: real(*given) | {"why": "Traceback (most recent call last):"})


def store_before_checking(patch: pytest.MonkeyPatch) -> None:
    async def issue(self: People, person: people.Person, *_: Any) -> str:
        await self.open_session(person)
        raise people.Problem(422, "bad-scope", {"known": ""})

    patch.setattr(People, "issue", issue)


def answer_with_a_teapot(patch: pytest.MonkeyPatch) -> None:
    async def tokens(*_: Any) -> Any:
        raise HTTPException(status_code=418)

    patch.setattr(People, "tokens", tokens)


@pytest.mark.parametrize(
    ("defect", "complaint"),
    [
        (trip_over_names, ": a defect, 500"),
        (refuse_without_words, "no words for what-is-this"),
        (show_the_inside, "shows its inside"),
        (store_before_checking, "POST /api/tokens: refused with 422, and changed something"),
        (answer_with_a_teapot, "GET /api/tokens: 418 is not in the document"),
    ],
)
def test_a_server_that_takes_malformed_requests_badly_is_found_out(
    defect: Callable[[pytest.MonkeyPatch], None], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = run(sqlite(tmp_path), 800, 0, defect=lambda: defect(monkeypatch))
    assert complaint in complaints(judge)
