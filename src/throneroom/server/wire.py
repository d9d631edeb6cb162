"""What the server sends, as types: the OpenAPI document and the types of the client are made of them.

They are dictionaries, so that making an answer costs nothing more; msgspec writes and checks them. The words are those
of docs/vocabulary.md. What depends on the game is declared by the games (`GameSpec.types`); `web/schema.py` puts their
types in the places that are named here.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from msgspec import Meta

Fact = int | str | Sequence[str]
Facts = Mapping[str, Fact]
"""The facts of a sentence: numbers, ids of things, lists of ids."""
Points = Mapping[str, Sequence[str]]
"""What is pointed at: ids by the plural of their kind."""
View = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/View"})]
"""A game as one seat sees it: one of the views that the games declare."""
Printed = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/Printed"})]
"""What is printed on the components of a game, as the games declare it."""
Change = Annotated[Sequence[Any], Meta(extra_json_schema={"$ref": "#/components/schemas/Change"})]
"""A change of a view: a path, and what stands there from now on; see docs/api.md."""
Status = Literal["waiting", "playing", "ended", "abandoned", "quarantined"]
Choice = int | Sequence[int]
Begun = int | Sequence[int | None]
"""A choice in the making; null where a part is still open."""


# ---------------------------------------------------------------- what happened


class Term(TypedDict):
    """One line of a sum."""

    amount: int
    why: str
    rule: str
    facts: Facts


class TermTold(Term):
    """One line of a sum, with its sentence."""

    text: str


class Event(TypedDict):
    """What an action caused. The games declare the facts of each of their events."""

    event: str
    rules: Sequence[str]
    facts: Facts
    terms: Sequence[Term]


class Told(TypedDict):
    """An event as a sentence: which one, and what it points at."""

    event: Event
    text: str
    label: str
    points: Points


class ToldChange(Told):
    """An event with what it changed in the view of the reader, where that is known."""

    changes: NotRequired[Sequence[Change]]


class LogLine(ToldChange):
    """A line of the log."""

    ply: int


class CitedRule(TypedDict):
    """A rule that something follows from."""

    id: str
    page: int | None
    text: str


class Derivation(TypedDict):
    """How a number came about."""

    terms: Sequence[TermTold]
    rules: Sequence[CitedRule]


class DerivedEvent(Told, Derivation):
    """An event, and why it happened."""


class DerivedEvents(TypedDict):
    """What one action told, and why."""

    ply: int
    events: Sequence[DerivedEvent]


class Result(TypedDict):
    """How a game ended."""

    winners: Sequence[str]
    scores: Mapping[str, int]
    places: Mapping[str, int]
    rules: Sequence[str]
    terms: Sequence[Term]


# ---------------------------------------------------------------- decisions


class Option(TypedDict):
    """One small choice."""

    value: int
    text: str
    notation: str
    label: str
    facts: Facts
    points: Points
    slot: NotRequired[str]
    content: NotRequired[str]
    content_text: NotRequired[str]


class Blocked(Option):
    """What can be named but not chosen, and why not."""

    rule: str
    page: int | None
    reason: str
    reason_facts: Facts


class Fill(TypedDict):
    """A slot, and what the default puts into it."""

    slot: str
    content: str


class Draft(TypedDict):
    """A choice that does not count yet, or that waits for others."""

    choice: Begun
    ready: bool


class Decision(TypedDict):
    """What a seat is asked."""

    id: str
    kind: str
    shape: Literal["one", "some", "number", "assign", "offer", "chance"]
    question: str
    label: str
    facts: Facts
    points: Points
    sends: Literal["gesture", "confirm"]
    slots: Sequence[str]
    fills: Sequence[Fill] | None
    width: int
    rules: Sequence[str]
    default: str
    draft: Draft | None
    options: Sequence[Option]


class Options(TypedDict):
    """What may follow a beginning, and on request what may not."""

    decision: str
    options: Sequence[Option]
    blocked: NotRequired[Sequence[Blocked]]


class Row(Option):
    """A small choice; where it may not be made, also why not."""

    rule: NotRequired[str]
    page: NotRequired[int | None]
    reason: NotRequired[str]
    reason_facts: NotRequired[Facts]


class Way(TypedDict):
    """A beginning, and the numbers of the rows that may follow it and that may not."""

    after: Sequence[int]
    options: Sequence[int]
    blocked: Sequence[int] | None


class Ways(TypedDict):
    """What may follow many beginnings of a choice."""

    decision: str
    rows: Sequence[Row]
    ways: Sequence[Way]
    choice: Choice | None


class Explained(TypedDict):
    """Whether a choice is allowed, and if not, why."""

    legal: bool
    rule: NotRequired[str]
    page: NotRequired[int | None]
    facts: NotRequired[Facts]
    reason: NotRequired[str]


class Taken(TypedDict):
    """A choice that was stored; without a ply it waits for others."""

    ply: int | None
    repeated: bool
    plies: int


class TakenBack(TypedDict):
    """An undo that was stored."""

    ply: int | None
    plies: int


class Withdrawn(TypedDict):
    """A choice that does not wait any more."""

    plies: int


class DraftKept(TypedDict):
    """The decision that a draft is kept for."""

    decision: str


class Proposal(TypedDict):
    """What a bot would choose."""

    decision: str
    choice: Choice


class Supposition(TypedDict):
    """What would happen, or how a fight stood: one of the answers that the games declare."""


class AskedEverywhere(TypedDict):
    """Whether a seat is asked also where it can only pass."""

    asks: bool


class Standing(TypedDict):
    """How a match stands for one seat, without what was told."""

    match: str
    epoch: int
    ply: int
    status: Status
    seat: str | None
    view: View
    awaited: Sequence[str]
    seen: int
    decisions: Sequence[Decision]
    asks: bool | None
    back: int | None
    undo: bool
    result: Result | None
    rest: NotRequired[Sequence[Change]]


class Packet(Standing):
    """All that one seat may know of a match."""

    events: Sequence[LogLine]


# ---------------------------------------------------------------- matches and seats


class PaceTold(TypedDict):
    """How much time there is."""

    kind: Literal["none", "live", "days"]
    seconds: NotRequired[int]
    bank: NotRequired[int]
    days: NotRequired[int]
    misses: NotRequired[int]


class MatchAbout(TypedDict):
    """What is played, by how many and how."""

    game: str
    players: int
    options: Mapping[str, str]
    name: str
    status: Status
    visibility: Literal["private", "public"]
    pace: PaceTold


class SeatAbout(TypedDict):
    """Who sits on a seat; which it is, if that is known."""

    seat: int
    code: str | None
    controller: Literal["person", "bot", "caretaker", "empty"]
    bot: str | None
    name: str | None
    kept_for: str | None


class Seat(SeatAbout):
    """A seat as everybody sees it."""

    player: str | None
    deadline: float | None
    bank: float
    wants_end: bool
    wants_seat: int | None
    ready: bool | None
    left: bool
    nudged: bool
    agreed: Sequence[str]
    away: float | None
    keep_at: float | None
    give_at: float | None


class MatchSeen(MatchAbout):
    """What everybody may know of a match."""

    id: str
    whispers: bool
    epoch: int
    ply: int
    created: float
    started: float | None
    ended: float | None
    commitment: str
    seed: str | None
    rematch_of: str | None
    rematch: str | None
    seating: Literal["kept", "dealt"]
    latecomers: bool
    host: str | None
    seats: Sequence[Seat]
    awaited: Sequence[str]


class Owed(TypedDict):
    """What a match asks of a seat of the reader."""

    seat: int
    question: str


class Rematch(TypedDict):
    """The rematch of a match, for those who may sit there."""

    id: str
    status: Status
    by: str | None
    names: Sequence[str]
    mine: Sequence[int]
    kept: Sequence[int]


class Match(MatchSeen):
    """A match as one person sees it."""

    mine: Sequence[int]
    kept: Sequence[int]
    former: bool
    owner: bool
    own_at: float | None
    present: Sequence[int]
    awaits_me: bool
    owes: Sequence[Owed]
    again: NotRequired[Rematch | None]
    invite: NotRequired[str]


class FreeSeat(SeatAbout):
    """A seat that an invitation may lead to."""

    free: bool


class Invited(MatchAbout):
    """What an invitation leads to."""

    match: str
    host: str | None
    language: str | None
    seats: Sequence[FreeSeat]
    member: bool


class Invite(TypedDict):
    """The secret of an invitation."""

    invite: str


class SeenTo(TypedDict):
    """Up to where somebody has looked."""

    ply: int


class SeatLinkMade(TypedDict):
    """The secret of a seat link, and until when it is good."""

    link: str
    expires: float


class SeatLinkAbout(TypedDict):
    """What a seat link is for."""

    to: Literal["device", "person"]
    match: str
    game: str
    name: str
    by: str | None
    mine: bool
    seat: int | None
    code: str | None
    expires: float


class SatDown(TypedDict):
    """Who sits where now."""

    id: str
    name: str
    match: str


# ---------------------------------------------------------------- talk


class ServerWords(TypedDict):
    """What the server says, as a key with names."""

    key: str
    player: NotRequired[str | None]
    by: NotRequired[str | None]


class Message(TypedDict):
    """Something that was said."""

    number: int
    channel: Literal["table", "whisper", "gallery", "system"]
    player: str
    name: str
    seat: str | None
    to: str | None
    text: str
    made: float
    told: ServerWords | None


class Muted(TypedDict):
    """Whether somebody is muted."""

    player: str
    muted: bool


class Reported(TypedDict):
    """A report was taken."""

    reported: bool


class BlockedPerson(TypedDict):
    """Somebody one has nothing to do with."""

    player: str
    name: str


# ---------------------------------------------------------------- games


class GameOption(TypedDict):
    """An option of a game."""

    id: str
    values: Sequence[str]
    default: str


class Game(TypedDict):
    """A game that can be played."""

    id: str
    title: str
    players: tuple[int, int]
    seats: Sequence[str]
    names: Mapping[str, str]
    options: Sequence[GameOption]
    bots: Sequence[str]


class RuleText(TypedDict):
    """A rule of a game."""

    id: str
    page: int | None
    topic: str
    topic_title: str
    kept: str
    text: str


class Words(TypedDict):
    """What the things of a game are called, do, and have printed on them; `titles` are names without whose they are."""

    title: str
    names: Mapping[str, Mapping[str, str]]
    whom: Mapping[str, str]
    short: Mapping[str, str]
    titles: Mapping[str, str]
    effects: Mapping[str, str]
    rules: Mapping[str, str]
    printed: Printed


# ---------------------------------------------------------------- people


class PersonNamed(TypedDict):
    """Somebody by id and name."""

    id: str
    name: str


class Me(PersonNamed):
    """What somebody is told of themselves."""

    account: bool
    admin: bool


class Session(TypedDict):
    """Where somebody is signed in."""

    id: str
    device: str
    created: float
    used: float
    current: bool


class Token(TypedDict):
    """A personal token, without its secret."""

    id: str
    label: str
    scopes: Sequence[str]
    created: float
    used: float


class TokenMade(TypedDict):
    """A personal token, shown once."""

    token: str
    scopes: Sequence[str]


# ---------------------------------------------------------------- notifications


class Notification(TypedDict):
    """A notification, sent or not."""

    id: str
    match: str | None
    kind: str
    made: float
    deadline: float | None
    sent: float | None
    dropped: bool
    text: str


class PushSettings(TypedDict):
    """The key that browsers subscribe with, and how many devices show notifications."""

    key: str
    devices: int


Quiet = TypedDict("Quiet", {"from": int, "to": int, "zone": str}, total=False)
"""The hours without notifications; empty where there are none."""


class NotificationSettings(TypedDict):
    """Where notifications go, of what kinds, and when not."""

    channel: str
    quiet: Quiet | None
    kinds: Mapping[str, bool]
    address: str
    waiting: str
    schemas: Sequence[str]
    mail: bool
    test: bool
    push: PushSettings


class Sent(TypedDict):
    """Something was sent."""

    sent: bool


class Asked(TypedDict):
    """Something was asked for."""

    asked: bool


class MailLinkAbout(TypedDict):
    """What a mail link is for."""

    kind: str
    name: str
    address: str


class MailLinkSpent(TypedDict):
    """What a mail link did."""

    done: str


# ---------------------------------------------------------------- taking along


class KeptAccount(PersonNamed):
    """What is stored of a person, but for the password; the channel is told in part."""

    login: str | None
    is_admin: bool
    is_banned: bool
    language: str
    channel: str
    quiet: Quiet
    untold: str
    mail: str
    created: float


class KeptMatch(TypedDict):
    """A match that somebody sits in, watches or owns, and their seats in it."""

    id: str
    game: str
    name: str
    status: Status
    visibility: Literal["private", "public"]
    created: float
    started: float | None
    ended: float | None
    address: str
    seats: Sequence[int]
    owner: bool


class KeptMessage(TypedDict):
    """Something that somebody said."""

    match: str
    channel: str
    seat: int | None
    to_seat: int | None
    text: str
    made: float


class KeptNotification(TypedDict):
    """A notification that was made for somebody."""

    match: str | None
    kind: str
    made: float
    sent: float | None
    text: str


class KeptSeat(TypedDict):
    """A seat of a match: one that was somebody's, or that they want to be given away."""

    match: str
    seat: int


class KeptDraft(TypedDict):
    """A choice of one's own seat that does not count yet."""

    match: str
    decision: str
    seat: int
    choice: Begun
    ready: bool
    made: float


class KeptMute(TypedDict):
    """Somebody whom one does not want to hear in a match."""

    match: str
    player: str
    name: str


class KeptReport(TypedDict):
    """What somebody told the administrators about another."""

    match: str
    player: str
    name: str
    ply: int
    message: int | None
    text: str
    made: float
    done: bool


class KeptDevice(TypedDict):
    """A device that shows notifications: the service that carries them, without its address and keys."""

    service: str
    made: float


class KeptUpload(TypedDict):
    """A record that somebody brought."""

    id: str
    game: str
    made: float
    text: str
    address: str


class Everything(TypedDict):
    """All that is stored of a person, without any secret."""

    account: KeptAccount
    sessions: Sequence[Session]
    tokens: Sequence[Token]
    matches: Sequence[KeptMatch]
    messages: Sequence[KeptMessage]
    notifications: Sequence[KeptNotification]
    former: Sequence[KeptSeat]
    votes: Sequence[KeptSeat]
    drafts: Sequence[KeptDraft]
    blocks: Sequence[BlockedPerson]
    mutes: Sequence[KeptMute]
    reports: Sequence[KeptReport]
    devices: Sequence[KeptDevice]
    uploads: Sequence[KeptUpload]


# ---------------------------------------------------------------- replays


class ReplaySeat(TypedDict):
    """Who played a seat."""

    code: str
    name: str | None
    bot: str | None


class ReplayAbout(TypedDict):
    """A game that is over."""

    id: str
    kind: Literal["match", "upload"]
    game: str
    players: int
    name: str
    status: str
    time: float
    mine: bool
    seats: Sequence[ReplaySeat]


class Replay(ReplayAbout):
    """A game that is over, and how it ended."""

    plies: int
    winners: Sequence[str]


class ReplayList(TypedDict):
    """A page of replays."""

    page: int
    more: bool
    replays: Sequence[Replay]


class Round(Told):
    """Where a round begins."""

    ply: int


class ReplayTold(Replay):
    """A replay, and from where it can be watched."""

    options: Mapping[str, str]
    result: Result | None
    viewpoints: Sequence[str]
    rounds: Sequence[Round]
    commitment: NotRequired[str]
    seed: NotRequired[str | None]
    undone: NotRequired[Sequence[int]]


class Moment(TypedDict):
    """One moment of a replay."""

    ply: int
    seat: str | None
    action: str | None
    events: Sequence[ToldChange]
    rest: NotRequired[Sequence[Change]]
    awaited: Sequence[str]
    view: View
    views: NotRequired[Mapping[str, View]]
    position: NotRequired[Mapping[str, str]]


Moments = TypedDict(
    "Moments",
    {"from": int, "to": int, "plies": int, "viewpoint": str, "moments": Sequence[Moment]},
)


class RecalledLine(Told):
    """A line of the log of a replay, with the lines of its sum."""

    ply: int
    terms: Sequence[TermTold]


RecalledLog = TypedDict(
    "RecalledLog",
    {"from": int, "to": int, "viewpoint": str, "events": Sequence[RecalledLine]},
)


class MeasureTold(TypedDict):
    """A number in which a game is told, by seat and round."""

    id: str
    kind: Literal["level", "place", "count"]
    title: str
    series: Mapping[str, Sequence[int]]


class StoryMark(TypedDict):
    """A moment that counts for a measure."""

    ply: int
    measure: str
    seat: str


class TurningPoint(TypedDict):
    """A moment at which the lead changed, or much was won or lost, with what everybody was told."""

    ply: int
    round: int
    kind: Literal["lead", "won", "lost"]
    seat: str
    before: int
    after: int
    text: str


class Story(TypedDict):
    """A game in numbers."""

    rounds: Sequence[int]
    plies: Sequence[int]
    measures: Sequence[MeasureTold]
    marks: Sequence[StoryMark]
    turning_points: Sequence[TurningPoint]
    places: Mapping[str, int]
    end: Derivation | None


class UploadMade(TypedDict):
    """A record that can be watched now."""

    id: str
    game: str
    plies: int


# ---------------------------------------------------------------- administrators


class PersonFound(TypedDict):
    """Somebody whom an administrator looked for."""

    id: str
    name: str
    login: str | None
    is_admin: bool
    is_banned: bool
    created: float


class Banned(TypedDict):
    """Whether somebody is shut out."""

    id: str
    name: str
    is_banned: bool


class Closed(TypedDict):
    """How many matches of somebody were ended."""

    id: str
    name: str
    closed: int


Cell = bool | float | str | Sequence[float | Sequence[float] | None] | Mapping[str, str | float] | None
"""What a table has in a row and a column."""
Rows = Sequence[Mapping[str, Cell]]


class Stored(TypedDict):
    """All that is stored of a match that is put aside: the rows of its tables, by the names of their columns."""

    match: Rows
    seat: Rows
    action: Rows
    draft: Rows
    given: Rows


class ReportTold(TypedDict):
    """What somebody told about another."""

    id: str
    match: str
    ply: int
    message: int | None
    by: str
    about: str
    text: str
    made: float
    done: bool
    by_name: str
    about_name: str
    said: str | None
    status: str | None


class ReportDone(TypedDict):
    """Whether a report was dealt with."""

    id: str
    done: bool


# ---------------------------------------------------------------- live


class Problem(TypedDict):
    """A refusal as RFC 9457 has it; the title and the detail are in the language of the request."""

    type: str
    title: str
    status: int
    rule: NotRequired[str]
    facts: NotRequired[Facts]
    detail: NotRequired[str]
    packet: NotRequired[Packet]


class News(TypedDict):
    """A message of a live connection: all that is new, and the whole packet once the match has begun."""

    match: MatchSeen
    messages: Sequence[Message]
    present: Sequence[int]
    packet: NotRequired[Packet]


class Beat(TypedDict):
    """A message of a live connection: it is still there."""

    beat: bool


class Refused(TypedDict):
    """A message of a live connection: it ends."""

    problem: Problem


LIVE: Final = (News, Beat, Refused)
"""What comes over a live connection."""
