"""The bodies of requests. Unknown keys are refused, and everything is bounded."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from throneroom.server.uploads import MOST_SIGNS

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Small = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Guest(Struct, forbid_unknown_fields=True):
    """A name is enough."""

    name: Name
    language: Annotated[str, Meta(max_length=8)] = "en"


class NewName(Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Name


class Account(Struct, forbid_unknown_fields=True):
    """A login and a password."""

    login: Annotated[str, Meta(min_length=1, max_length=128)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class NewToken(Struct, forbid_unknown_fields=True):
    """A personal token for programs."""

    label: Annotated[str, Meta(max_length=64)] = ""
    scopes: list[Word] = []


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who sits on a chair at first: `me`, `empty`, or the name of a bot."""

    who: Word = "empty"


class NewPace(Struct, forbid_unknown_fields=True, frozen=True):
    """No clock; `live` with seconds for each decision and a bank of seconds; or `days` (1, 2, 3 or 7)."""

    kind: Annotated[str, Meta(pattern="^(none|live|days)$")] = "none"
    seconds: Annotated[int, Meta(ge=5, le=3600)] | None = None
    bank: Annotated[int, Meta(ge=0, le=14_400)] | None = None
    days: Annotated[int, Meta(ge=1, le=7)] | None = None
    misses: Annotated[int, Meta(ge=1, le=9)] | None = None


class NewMatch(Struct, forbid_unknown_fields=True):
    """A match to be set up."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Annotated[str, Meta(max_length=200_000)]] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=12)] = []
    name: Annotated[str, Meta(max_length=80)] = ""
    visibility: Annotated[str, Meta(pattern="^(private|public)$")] = "private"
    pace: NewPace = NewPace()


class Join(Struct, forbid_unknown_fields=True):
    """Taking a free chair: with the secret of the invite link, or without where the match is public."""

    invite: Annotated[str, Meta(max_length=128)] = ""
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    watch: bool = False


class Chairs(Struct, forbid_unknown_fields=True):
    """Who decides for a seat from now on: `empty`, or the name of a bot."""

    who: Word


class Submission(Struct, forbid_unknown_fields=True):
    """An answer to a decision: as numbers, or in words as people write them. The key makes it count once."""

    decision: Word
    seat: Word
    key: Annotated[str, Meta(min_length=16, max_length=64)]
    choice: Small | Annotated[list[Small], Meta(max_length=200)] | None = None
    text: Annotated[str, Meta(max_length=2000)] | None = None


class Thought(Struct, forbid_unknown_fields=True):
    """A choice that is only asked about, or not meant to count yet; about one decision, if it is named."""

    seat: Word | None = None
    decision: Word | None = None
    choice: Small | Annotated[list[Small], Meta(max_length=200)] | None = None
    text: Annotated[str, Meta(max_length=2000)] | None = None


class Question(Struct, forbid_unknown_fields=True):
    """A question to the calculator of a game; docs/api.md shows what Westeros can be asked."""

    question: dict[str, Any] = {}
    seat: Word | None = None
    ply: int | None = None


class Ending(Struct, forbid_unknown_fields=True):
    """Whether one wants to stop the match without a result."""

    wants: bool = True


class Seen(Struct, forbid_unknown_fields=True):
    """Everything before this ply was looked at."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]


class Link(Struct, forbid_unknown_fields=True):
    """The secret of a personal link."""

    link: Annotated[str, Meta(min_length=1, max_length=128)]


class Wishes(Struct, forbid_unknown_fields=True):
    """Where notices go, and the hours without any: `{"from": 22, "to": 7, "zone": "Europe/Prague"}`, or `{}`."""

    channel: Annotated[str, Meta(max_length=500)] | None = None
    quiet: dict[Word, int | Word] | None = None


class Muting(Struct, forbid_unknown_fields=True):
    """Whom not to hear any more, or to hear again."""

    user: Word
    muted: bool = True


class Said(Struct, forbid_unknown_fields=True):
    """Something said at the table, or in a whisper."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    to: Word | None = None


class Record(Struct, forbid_unknown_fields=True):
    """The text of a record, to be watched here."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_SIGNS)]
