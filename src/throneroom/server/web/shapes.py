"""The bodies of requests. Unknown keys are refused, and everything is bounded."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Small = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Guest(Struct, forbid_unknown_fields=True):
    """A name is enough."""

    name: Name
    language: Annotated[str, Meta(max_length=8)] = "en"


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


class NewMatch(Struct, forbid_unknown_fields=True):
    """A match to be set up."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Annotated[str, Meta(max_length=200_000)]] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=12)] = []
    name: Annotated[str, Meta(max_length=80)] = ""
    visibility: Annotated[str, Meta(pattern="^(private|public)$")] = "private"


class Join(Struct, forbid_unknown_fields=True):
    """Taking a free chair: with the secret of the invite link, or without where the match is public."""

    invite: Annotated[str, Meta(max_length=128)] = ""
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


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


class Said(Struct, forbid_unknown_fields=True):
    """Something said at the table, or in a whisper."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    to: Word | None = None
