"""The bodies of requests. Unknown keys are refused, and everything is bounded."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from throneroom.server.numbers import LARGEST
from throneroom.server.uploads import MOST_SIGNS

SMALL: Final = 32_000
"""The bytes a request may have, ..."""
LARGE: Final = 300_000
"""... and where a record or a card set comes with it."""
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Small = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


Asked = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/GameQuestion"})]
"""What a game can be asked, as the games declare it. They refuse what makes no sense, and say why."""


class Body(Struct, forbid_unknown_fields=True):
    """What all bodies have in common: no text in them has the sign NUL, which not every database can store."""

    def __post_init__(self) -> None:
        if any([_has_nul(getattr(self, field)) for field in self.__struct_fields__]):
            raise ValueError("NUL")


def _has_nul(value: Any) -> bool:
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, dict):
        return any([_has_nul(key) or _has_nul(inner) for key, inner in value.items()])
    return isinstance(value, list) and any([_has_nul(inner) for inner in value])


class Guest(Body):
    """A name is enough."""

    name: Name
    language: Annotated[str, Meta(max_length=8)] = "en"


class NewName(Body):
    """What somebody wants to be called."""

    name: Name


class Account(Body):
    """A login and a password."""

    login: Annotated[str, Meta(min_length=1, max_length=128)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class NewPassword(Body):
    """The password one has, and the one to have from now on."""

    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=1, max_length=200)]
    others: bool = True
    """Whether all other sessions and all tokens end."""


class Proof(Body):
    """The password, of who has one."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NewToken(Body):
    """A personal token for programs."""

    label: Annotated[str, Meta(max_length=64)] = ""
    scopes: list[Word] = []


class NewSeat(Body):
    """Who sits on a chair at first: `me`, `empty`, or the name of a bot."""

    who: Word = "empty"


class NewPace(Struct, forbid_unknown_fields=True, frozen=True):
    """No clock; `live` with seconds for each decision and a bank of seconds; or `days` (1, 2, 3 or 7)."""

    kind: Annotated[str, Meta(pattern="^(none|live|days)$")] = "none"
    seconds: Annotated[int, Meta(ge=5, le=3600)] | None = None
    bank: Annotated[int, Meta(ge=0, le=14_400)] | None = None
    days: Annotated[int, Meta(ge=1, le=7)] | None = None
    misses: Annotated[int, Meta(ge=1, le=9)] | None = None


class NewMatch(Body):
    """A match to be set up; with a key, once."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Annotated[str, Meta(max_length=200_000)]] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=12)] = []
    name: Annotated[str, Meta(max_length=80)] = ""
    visibility: Annotated[str, Meta(pattern="^(private|public)$")] = "private"
    pace: NewPace = NewPace()
    latecomers: bool | None = None
    key: Annotated[str, Meta(min_length=16, max_length=64)] | None = None


class Join(Body):
    """Taking a free chair: with the secret of the invitation, or without where the match is public."""

    invite: Annotated[str, Meta(max_length=128)] = ""
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    watch: bool = False


class Invitation(Body):
    """The secret of an invitation."""

    invite: Annotated[str, Meta(min_length=1, max_length=128)]


class Swap(Body):
    """Whether one wants another seat, and for which of one's own, if one has several."""

    wants: bool = True
    mine: Annotated[int, Meta(ge=0, le=11)] | None = None


class Chairs(Body):
    """Who decides for a seat from now on: `empty`, or the name of a bot."""

    who: Word


class Submission(Body):
    """An answer to a decision: as numbers, or in words as people write them. The key makes it count once."""

    decision: Word
    seat: Word
    key: Annotated[str, Meta(min_length=16, max_length=64)]
    choice: Small | Annotated[list[Small], Meta(max_length=200)] | None = None
    text: Annotated[str, Meta(max_length=2000)] | None = None


class Thought(Body):
    """A choice that is only asked about, or not meant to count yet; null where it is open. Of one decision if named."""

    seat: Word | None = None
    decision: Word | None = None
    choice: Small | Annotated[list[Small | None], Meta(max_length=200)] | None = None
    text: Annotated[str, Meta(max_length=2000)] | None = None


class Question(Body):
    """A question to the calculator of a game; docs/api.md shows what Westeros can be asked."""

    question: Asked = {}
    seat: Word | None = None
    ply: int | None = None


class Asking(Body):
    """Whether a seat is asked also where it can only pass."""

    everywhere: bool
    seat: Word | None = None


class Ending(Body):
    """Whether one wants to stop the match without a result."""

    wants: bool = True


class Giving(Body):
    """Whether one wants a seat to be given to a bot for good."""

    wants: bool = True


class Latecomers(Body):
    """Whether who comes late with the invitation may take over from a bot."""

    may: bool


class Again(Body):
    """How the seats of a rematch are given out: kept, each the next one, or dealt when it starts."""

    seating: Annotated[str, Meta(pattern="^(kept|rotated|dealt)$")] = "kept"


class Seen(Body):
    """Everything before this ply was looked at."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]


class NewSeatLink(Body):
    """To whom a seat link goes: to one's own other `device`, or to another `person` with a seat (else one's first)."""

    to: Annotated[str, Meta(pattern="^(device|person)$")] = "device"
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class SeatLink(Body):
    """The secret of a seat link."""

    link: Annotated[str, Meta(min_length=1, max_length=128)]


class SpentSeatLink(SeatLink):
    """The secret of a seat link; where it makes this browser another person, the id of who it has been."""

    instead_of: Word | None = None


class Wishes(Body):
    """Where notices go, of what kinds (`{"message": false}`; what is not named stays), and the hours without any.

    Quiet hours are `{"from": 22, "to": 7, "zone": "Europe/Prague"}`, or `{}`.
    """

    channel: Annotated[str, Meta(max_length=500)] | None = None
    quiet: dict[Word, int | Word] | None = None
    kinds: dict[Word, bool] | None = None


class PushKeys(Body):
    """What a browser made for one subscription, in base64."""

    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=60)]


class Device(Body):
    """A browser that shows notices, as it says itself."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: PushKeys


class Endpoint(Body):
    """A browser that showed notices."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class MailAddress(Body):
    """Where mails may go once it is confirmed, or nothing; and the password of the account, where there is one."""

    address: Annotated[str, Meta(max_length=254)] = ""
    password: Annotated[str, Meta(max_length=200)] = ""


class Forgotten(Body):
    """Whose password was forgotten."""

    login: Annotated[str, Meta(min_length=1, max_length=128)]


class MailLink(Body):
    """The secret of a mail link."""

    link: Annotated[str, Meta(min_length=1, max_length=128)]


class SpentMailLink(Body):
    """The secret of a mail link, and the new password if it is for one."""

    link: Annotated[str, Meta(min_length=1, max_length=128)]
    password: Annotated[str, Meta(max_length=200)] = ""


class Muting(Body):
    """Whom not to hear any more, or to hear again."""

    player: Word
    muted: bool = True


class Said(Body):
    """Something said at the table, or in a whisper."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    to: Word | None = None


class Upload(Body):
    """The text of a record, to be watched here."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_SIGNS)]


class Reporting(Body):
    """Whom the administrators should know about and why; the number of a message, if it is about one."""

    player: Word
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    message: Annotated[int, Meta(ge=0, le=LARGEST)] | None = None


class Blocking(Body):
    """With whom to have nothing to do any more, or again."""

    player: Word
    blocked: bool = True


class Banning(Body):
    """Whether somebody is shut out."""

    banned: bool = True


class Dealt(Body):
    """Whether a report was dealt with."""

    done: bool = True
