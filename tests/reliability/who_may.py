"""Who may do what, as it is written down in who_may.txt, and the page of the documentation made of it.

After a change of the table: `PYTHONPATH=tests python -m reliability.who_may` writes the page anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from reliability.direct import SWITCHED, Route
from reliability.situation import ROLES
from throneroom.server.web.client import INDEX

TABLE: Final = Path(__file__).with_suffix(".txt")
PAGE: Final = Path(__file__).parents[2] / "docs" / "authorisation.md"
CLIENT: Final = "client"
NO_MATCH: Final = ("-", CLIENT)
HEAD: Final = """# Who may do what

Every route of the server, and how everybody is answered who could ask, about a private match. The table is
`tests/reliability/who_may.txt`; `tests/reliability/test_r14_who_may.py` asks for every cell and fails if a route has no
line. What is not for somebody looks like what is not there: 404, with the same words.

A tick is yes. 409 is yes, but not now: there is nothing to take back, no address to send to, the match is in another
state, or a link to a device of the first seat is used in a browser that is somebody else's so far. 422 is yes, but
there is no fight to ask about. Other numbers are no: 401 who are you, 403 you may not, 404 there is nothing here for
you. `SOCKET` is a WebSocket. `seat=` names the first seat.
"""


@dataclass(frozen=True, slots=True)
class Row:
    """A route, the match it is asked about, and a status for every role."""

    route: Route
    query: str
    match: str
    statuses: dict[str, int]

    @property
    def about(self) -> str:
        """The match the request is about; any, where the route has none."""
        return "playing" if self.match in NO_MATCH else self.match

    @property
    def name(self) -> str:
        method, path = self.route
        return f"{method} {path}{f'?{self.query}' if self.query else ''} {self.match}"


def table() -> Iterator[str | Row]:
    """The lines of the table: headings and rows."""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("# ---- "):
            yield line.removeprefix("# ---- ")
        elif line and not line.startswith("#"):
            method, address, match, *statuses = line.split()
            path, _, query = address.partition("?")
            given = dict(zip(ROLES, [int(status) for status in statuses], strict=True))
            yield Row((method, path), query, match, given)


def rows() -> list[Row]:
    """The rows of the routes there are; the client has some only once it was built."""
    return [line for line in table() if isinstance(line, Row) and (line.match != CLIENT or INDEX.is_file())]


def is_yes(status: int) -> bool:
    """Whether a status says that somebody may."""
    return status == SWITCHED or 200 <= status < 300


def page() -> str:
    """The table for people."""
    lines = [HEAD, *[f"- *{role}*: {meaning}" for role, meaning in ROLES.items()]]
    for line in table():
        if isinstance(line, Row):
            method, path = line.route
            marks = ["✓" if is_yes(status) else str(status) for status in line.statuses.values()]
            asked = f"{method} {path}{'?seat=' if line.query else ''}"
            lines.append(f"| `{asked}` | {'' if line.match in NO_MATCH else line.match} | {' | '.join(marks)} |")
        else:
            lines += ["", f"## {line[0].upper()}{line[1:]}", "", f"| | match | {' | '.join(ROLES)} |",
                      f"| --- | --- | {' | '.join(['---'] * len(ROLES))} |"]  # fmt: skip
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
