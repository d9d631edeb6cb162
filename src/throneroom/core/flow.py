"""The only interpreter: scripts of steps, a stack of frames, and choices that move them on.

A rule flow is a table of steps in the rulebook's order. A step either does something (`run`) or asks
(`run` poses, `then` takes the answers). A paused position is the stack of frames: no generator,
closure or object reference holds it, so it copies, compares, prints and stores as it stands.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from throneroom.core.decision import Choice, Decision
from throneroom.core.events import Event, Term
from throneroom.core.rules import Facts
from throneroom.core.seats import NOBODY

T = TypeVar("T")
K = TypeVar("K")

BUDGET: int = 250_000
"""The steps that one action may take. Games need hundreds, the worst card set that is accepted a few thousand."""


CHANCES: int = 5_000
"""The outcomes of chance that may follow one another before a player is asked; an accepted card set has hundreds."""


class Endless(Exception):
    """An action met its budget of steps: the rules as written here do not come to an end."""


class Frame:
    """One running script: its number, the next step, and four ints. Public, and never changed."""

    __slots__ = ("a", "b", "c", "d", "pc", "script")

    def __init__(self, script: int, pc: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.script = script
        self.pc = pc
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def at(self, pc: int) -> Frame:
        """The same frame at another step."""
        return Frame(self.script, pc, self.a, self.b, self.c, self.d)

    def key(self) -> tuple[int, int, int, int, int, int]:
        """What makes two frames the same."""
        return (self.script, self.pc, self.a, self.b, self.c, self.d)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Frame({SCRIPTS[self.script].name}/{self.pc}, {self.a}, {self.b}, {self.c}, {self.d})"


class State(Generic[T, K]):
    """A whole game: what everybody sees, what somebody does not, and where the rules stand."""

    __slots__ = ("commits", "frames", "look", "moment", "pending", "secrets", "sink", "spent", "table")

    def __init__(self, table: T, secrets: K, frames: list[Frame]) -> None:
        self.table = table
        self.secrets = secrets
        self.frames = frames
        self.pending: tuple[Decision, ...] = ()
        self.commits: dict[int, Choice] = {}
        self.moment = 0
        self.sink: list[Event] | None = None
        self.look: Callable[[State[T, K]], None] | None = None
        """Called after every event with the state as it is then; it must not change it."""
        self.spent = 0
        """The steps inside steps that the present action has taken."""

    def twin(self, table: T, secrets: K) -> State[T, K]:
        """A copy around an already copied table and secrets, with no listener."""
        s: State[T, K] = State(table, secrets, self.frames.copy())
        s.pending = self.pending
        if self.commits:
            s.commits = self.commits.copy()
        s.moment = self.moment
        return s

    def tell(
        self,
        id: str,
        rules: tuple[str, ...],
        facts: Facts,
        terms: tuple[Term, ...] = (),
        to: int = NOBODY,
        private: Facts | None = None,
        reveals: bool = False,
        also: int = NOBODY,
    ) -> None:
        """Emit an event. Callers ask `s.sink is not None` first, so that silence costs nothing."""
        if self.sink is not None:
            self.sink.append(Event(id, rules, facts, terms, to, private or {}, reveals, also))
            if self.look is not None:
                self.look(self)


AnyState = State[Any, Any]


class Step(NamedTuple):
    """One line of a script. With `then` it asks: `run` poses and `then` takes the answers by seat."""

    run: Callable[[Any, Frame], Any]
    then: Callable[[Any, Frame, dict[int, Any]], None] | None = None
    rules: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.run.__name__


class Script(NamedTuple):
    """A named table of steps; `fields` says what kind of thing each int of its frames is."""

    name: str
    fields: tuple[str, ...]
    steps: tuple[Step, ...]


SCRIPTS: list[Script] = []
_STEPS: list[tuple[Step, ...]] = []
_NUMBERS: dict[str, int] = {}


def script(name: str, fields: tuple[str, ...], *steps: Step) -> int:
    """Register a script and return its number, which means nothing outside this process."""
    if name in _NUMBERS:
        raise ValueError(f"script {name!r} is registered twice")
    _NUMBERS[name] = len(SCRIPTS)
    SCRIPTS.append(Script(name, fields, steps))
    _STEPS.append(steps)
    return _NUMBERS[name]


def advance(s: AnyState) -> None:
    """Run steps until somebody owes a choice, or nothing is left to run."""
    frames = s.frames
    for _ in range(BUDGET):
        if not frames:
            return
        frame = frames[-1]
        steps = _STEPS[frame.script]
        pc = frame.pc
        if pc == len(steps):
            frames.pop()
            continue
        run, then, _ = steps[pc]
        if then is None:
            frames[-1] = Frame(frame.script, pc + 1, frame.a, frame.b, frame.c, frame.d)
            run(s, frame)  # may push a frame: it runs before our next step
        else:
            owed = run(s, frame)
            if owed:
                s.pending = owed
                return
            frames[-1] = Frame(frame.script, pc + 1, frame.a, frame.b, frame.c, frame.d)
    raise Endless


def spend(s: AnyState, steps: int) -> None:
    """Count what a step does inside itself against the budget of the action."""
    s.spent += steps
    if s.spent > BUDGET:
        raise Endless


def play(s: AnyState, seat: int, choice: Choice) -> None:
    """Take a checked choice. When it was the last one owed, the rules go on."""
    pending = s.pending
    answers = s.commits
    answers[seat] = choice
    if len(pending) > 1:  # simultaneous: hold it until all have chosen
        s.pending = tuple([d for d in pending if d.seat != seat])
        return
    s.commits = {}
    s.pending = ()
    s.spent = 0
    if seat >= 0:
        s.moment += 1
    frame = s.frames[-1]
    s.frames[-1] = Frame(frame.script, frame.pc + 1, frame.a, frame.b, frame.c, frame.d)
    then = _STEPS[frame.script][frame.pc].then
    assert then is not None
    then(s, frame, answers)
    advance(s)


def push(s: AnyState, number: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Start a script; it runs to its end before the pushing script's next step."""
    s.frames.append(Frame(number, 0, a, b, c, d))


def again(s: AnyState, frame: Frame) -> None:
    """Run the present step once more after whatever is pushed now. Call it before `push`."""
    s.frames[-1] = frame


def finish(s: AnyState) -> None:
    """Leave the running script early."""
    s.frames.pop()


def repose(s: AnyState) -> tuple[Decision, ...]:
    """What the paused step asks, of everybody it asks. Pure; used to rebuild pending decisions."""
    if not s.frames:
        return ()
    frame = s.frames[-1]
    step = _STEPS[frame.script][frame.pc]
    owed: tuple[Decision, ...] = step.run(s, frame)
    return owed


def dump_flow(s: AnyState, names: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    """Where the rules stand, as plain data: frames, secret answers so far, and the moment."""
    return {
        "frames": _dump_frames(s.frames, names),
        "commits": {str(seat): choice for seat, choice in sorted(s.commits.items())},
        "moment": s.moment,
    }


def load_flow(s: AnyState, data: dict[str, Any], names: dict[str, tuple[str, ...]]) -> None:
    """The inverse of `dump_flow`; what is still owed is asked anew."""
    s.frames = _load_frames(data["frames"], names)
    s.moment = data["moment"]
    s.commits = {}
    owed = repose(s)
    for seat, choice in data["commits"].items():
        s.commits[int(seat)] = tuple(choice) if isinstance(choice, list) else choice
    s.pending = tuple([d for d in owed if d.seat not in s.commits])


def _dump_frames(frames: list[Frame], names: dict[str, tuple[str, ...]]) -> list[dict[str, object]]:
    out: list[dict[str, object]] = []
    for f in frames:
        sc = SCRIPTS[f.script]
        row: dict[str, object] = {
            "script": sc.name,
            "step": sc.steps[f.pc].name if f.pc < len(sc.steps) else "end",
        }
        for field, value in zip(sc.fields, (f.a, f.b, f.c, f.d), strict=False):
            row[field] = _name(names, field, value)
        out.append(row)
    return out


def _load_frames(rows: list[dict[str, Any]], names: dict[str, tuple[str, ...]]) -> list[Frame]:
    frames = []
    for row in rows:
        number = _NUMBERS[row["script"]]
        sc = SCRIPTS[number]
        steps = [step.name for step in sc.steps] + ["end"]
        ints = [_number(names, field, row[field]) for field in sc.fields]
        frames.append(Frame(number, steps.index(row["step"]), *ints))
    return frames


def frames_text(frames: list[Frame], names: dict[str, tuple[str, ...]]) -> str:
    """Frames in one line: `game/raids raids/ask_raid:2`, things by name, colons between fields."""
    words = []
    for row in _dump_frames(frames, names):
        fields = [str(value) for key, value in row.items() if key not in ("script", "step")]
        words.append(":".join([f"{row['script']}/{row['step']}", *fields]))
    return " ".join(words)


def read_frames(text: str, names: dict[str, tuple[str, ...]]) -> list[Frame]:
    """The inverse of `frames_text`; `ValueError` if it names what there is not."""
    rows: list[dict[str, Any]] = []
    for word in text.split():
        head, *values = word.split(":")
        name, _, step = head.partition("/")
        if name not in _NUMBERS:
            raise ValueError(word)
        fields = SCRIPTS[_NUMBERS[name]].fields
        if len(values) != len(fields):
            raise ValueError(word)
        numbers = [int(v) if v.lstrip("-").isdecimal() else v for v in values]
        rows.append({"script": name, "step": step, **dict(zip(fields, numbers, strict=True))})
    return _load_frames(rows, names)


def _kind_of(field: str) -> str:
    """The type of a frame field: its last part, so that `from-area` is an area."""
    return field.rsplit("-", 1)[-1]


def _name(names: dict[str, tuple[str, ...]], field: str, value: int) -> object:
    known = names.get(_kind_of(field))
    return known[value] if known and 0 <= value < len(known) else value


def _number(names: dict[str, tuple[str, ...]], field: str, value: str | int) -> int:
    return names[_kind_of(field)].index(value) if isinstance(value, str) else value
