"""GameSpec: a game, as everything outside its folder sees it; and the registry of installed games."""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from typing import Any, Final, Generic, Protocol, TypeVar

from throneroom.core.decision import (
    STOP,
    STRUCTURED,
    Begun,
    Choice,
    Decision,
    Kind,
    Prefix,
    next_options,
    parts,
    whole,
)
from throneroom.core.dice import Dice
from throneroom.core.events import Term, term_json
from throneroom.core.flow import AnyState, play
from throneroom.core.measures import Measure, Tally
from throneroom.core.rules import Illegal, Rule, require
from throneroom.core.seats import CHANCE, CHANCE_CODE, SPECTATOR, Seat
from throneroom.core.secrecy import AnyView

S = TypeVar("S")
V = TypeVar("V")
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: its id, the values it takes, and the one the book has.

    `*` among the values means any text; `seat` the seats at the table. The text of a `file` option is
    what the file says, so that records need no file.
    """

    id: str
    values: tuple[str, ...]
    default: str
    file: bool = False


Options = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, the final scores by seat, and the sums and rules behind them."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rules: tuple[str, ...]
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True)
class Types:
    """What a game sends, as dataclasses or TypedDicts: the server makes its schemas of them.

    `view` is what `view_json` gives, `printed` what `printed` does, `facts` are those of every event by its id.
    `question` and `answers` are what `what_if` takes and gives; none where a game has nothing to suppose.
    """

    view: type
    printed: type
    facts: Mapping[str, type]
    question: type | None = None
    answers: tuple[type, ...] = ()


ANYTHING: Final = Types(dict, dict, {})
"""What a game sends that declares nothing."""


class Judge(Protocol):
    """Knowledge of a game, for bots. It sees views only."""

    def weigh(self, view: Any, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
        """How good each next small choice looks; only the order matters."""
        ...

    def value(self, view: Any, seat: Seat) -> float:
        """How likely `seat` is to win, from 0 to 1."""
        ...


@dataclass(frozen=True)
class GameSpec(Generic[S, V]):
    """A game behind the protocol. Stateless; every function but `play` leaves its arguments alone.

    - `setup(players, options)` gives a state that owes its first decision, chance included.
    - `view(s, seat)` is all that seat may know; `sample_world(view, dice)` is a state it could be in.
    - `dump` and `load` are the stored form, names only; `view_json` is what a client draws.
    - `types` are the types of what clients are sent of it; every installed game declares them.
    - `ledger` has the rules of the book; `more_rules` the ids of cards and rulings that come on top.
    - `position` and `read_position` are the text form of a position, section by section.
    - `standing` are the kinds of decisions that whoever drives a game may answer with their default for
      a seat that has said so: windows in which hardly anybody does anything.
    - `public` are the kinds of decisions whose choices follow from what everybody knows: where there is only
      one, all know it. `veiled` are those that may leave a seat one choice or several depending on what it alone
      knows; `hides(view, d)` says from the view of a spectator whether this one does. If so nobody else may learn
      which. `several` are those that always leave a choice. Every kind that a seat is asked is in one of the three.
      Whoever drives a game may answer where there is one choice.
    - `check_file` finds the faults in the data of a `file` option.
    - `seating` names the seats where the options decide who sits where; see `seated`.
    - `texts` are words that belong to the options, such as those of a card set: for each language, plain
      text by the id of its message. If they are not a mere dict, what is made of them goes when they do.
    - `printed(options)` are the facts printed on the components, plain data by the kind of thing and its id:
      what a client draws on a card or a token without knowing the game.
    - `what_if(view, question)` answers a supposition, such as how a fight would stand, from what the seat
      may know. Question and answer are plain data. Lines of sums are terms as in events, under the key
      `terms`; what the seat does not know is listed under `unknown`. A question that makes no sense, or
      supposes what the rules forbid, is `Illegal`. None where a game has nothing to suppose.
    - `measures` are the numbers in which the story of a game is told when it is over.
    - `former` are the older versions of its rules: matches and records begun under one are played on under it.
    """

    id: str
    rules_version: int
    players: range
    seats: tuple[str, ...]
    options: tuple[Option, ...]
    names: dict[str, tuple[str, ...]]
    kinds: tuple[Kind, ...]
    events: tuple[str, ...]
    ledger: Callable[[], tuple[Rule, ...]]
    players_rule: str

    setup: Callable[[int, dict[str, str]], S]
    clone: Callable[[S], S]
    view: Callable[[S, Seat], V]
    sample_world: Callable[[V, Dice], S]
    outcome: Callable[[S], Outcome | None]
    dump: Callable[[S], Json]
    load: Callable[[Json], S]
    view_json: Callable[[V], Any]
    position: Callable[[S], dict[str, str]]
    read_position: Callable[[Mapping[str, str], int, dict[str, str]], S]
    judge: Judge
    scores: Callable[[S], Sequence[int]]
    section_matches: Callable[[str, str, str], bool] = field(default=lambda key, wanted, found: wanted == found)
    more_rules: Callable[[], tuple[Rule, ...]] = field(default=lambda: ())
    invariants: Callable[[S], Iterator[str]] = field(default=lambda s: iter(()))
    standing: tuple[str, ...] = ()
    public: tuple[str, ...] = ()
    veiled: tuple[str, ...] = ()
    several: tuple[str, ...] = ()
    hides: Callable[[V, Decision], bool] = field(default=lambda view, d: True)
    check_file: Callable[[object], Sequence[Any]] | None = None
    seating: Callable[[int, dict[str, str]], tuple[str, ...]] | None = None
    texts: Callable[[Options], Mapping[str, Mapping[str, str]]] = field(default=lambda options: {})
    printed: Callable[[Options], Any] = field(default=lambda options: {})
    what_if: Callable[[V, Json], Any] | None = None
    types: Types = ANYTHING
    measures: tuple[Measure | Tally, ...] = ()
    former: tuple[GameSpec[S, V], ...] = ()


Game = GameSpec[Any, Any]


# ---------------------------------------------------------------- starting


def new_game(game: Game, players: int, options: Options | None = None) -> AnyState:
    """A fresh state, or `Illegal` if the table cannot be set like that."""
    require(
        players in game.players,
        game.players_rule,
        players=players,
        least=game.players.start,
        most=game.players.stop - 1,
    )
    s: AnyState = game.setup(players, settled(game, players, options or {}))
    return s


def seated(game: Game, players: int, options: Options | None = None) -> Game:
    """The game with the seats that its options name: the same one where seats are fixed."""
    if game.seating is None:
        return game
    require(players in game.players, game.players_rule, players=players, least=game.players.start,
            most=game.players.stop - 1)  # fmt: skip
    defaults = {o.id: o.default for o in game.options}
    seats = game.seating(players, {**defaults, **{key: str(value) for key, value in (options or {}).items()}})
    return game if seats == game.seats[:players] else replace(game, seats=seats)


def settled(game: Game, players: int, options: Options) -> dict[str, str]:
    """All options of the game with their values, defaults filled in."""
    known = {o.id: o for o in game.options}
    for key in options:
        require(key in known, "CORE-OPTION", name=key, known=", ".join(known) or "-")
    chosen = {}
    for o in game.options:
        value = str(options.get(o.id, o.default))
        values = o.values
        if "seat" in values:
            values = tuple(v for v in values if v != "seat") + game.seats[:players]
        require(value in values or "*" in values, "CORE-OPTION-VALUE", name=o.id, given=value,
                known=", ".join(values))  # fmt: skip
        chosen[o.id] = value
    return chosen


# ---------------------------------------------------------------- deciding


def decision_id(s: AnyState | AnyView, d: Decision) -> str:
    """Stable while the decision is open, and never dependent on secrets or arrival order."""
    return f"{s.moment}.{d.seat}"


def owed_by(s: AnyState | AnyView, seat: Seat) -> Decision | None:
    """The decision this seat owes, if any."""
    return next((d for d in s.pending if d.seat == seat), None)


def check(game: Game, s: AnyState, seat: Seat, choice: Choice) -> None:
    """Raise `Illegal` unless `seat` may now choose that. Changes nothing."""
    d = owed_by(s, seat)
    require(s.pending, "CORE-OVER")
    require(d is not None, "CORE-NOT-AWAITED", seat=seat_code(game, seat))
    assert d is not None
    check_choice(s, d, choice)


def check_choice(p: Any, d: Decision, choice: Choice) -> None:
    """Raise `Illegal` unless the choice answers the decision. `p` is a state or the seat's view."""
    kind = d.kind
    require(isinstance(choice, tuple) == (kind.shape in STRUCTURED), "CORE-SHAPE", shape=kind.shape.value)
    given = parts(choice)
    for i, value in enumerate(given):
        prefix = given[:i]
        nameable = () if kind.width and i >= kind.width else kind.values(p, d, prefix)
        require(type(value) is int and value != STOP and value in nameable, "CORE-NOT-AN-OPTION", value=str(value))
    if kind.check is not None:
        if given:
            kind.check(p, d, given)
    else:
        for i, value in enumerate(given):
            require(value in next_options(p, d, given[:i]), kind.rule)
    if kind.shape in STRUCTURED:
        left = next_options(p, d, given)
        require(not left or STOP in left, "CORE-INCOMPLETE", slot=kind.slot(len(given)))


def explain(p: Any, d: Decision, choice: Choice) -> Illegal | None:
    """Why a choice is refused, or None if it is allowed."""
    try:
        check_choice(p, d, choice)
    except Illegal as refusal:
        return refusal
    return None


def blocked(p: Any, d: Decision, prefix: Prefix) -> list[tuple[int, Illegal]]:
    """What can be named after `prefix` but not chosen, each with its reason. For people, on request."""
    kind = d.kind
    allowed = next_options(p, d, prefix)
    out: list[tuple[int, Illegal]] = []
    for value in kind.values(p, d, prefix):
        if value == STOP or value in allowed:
            continue
        reason = Illegal(kind.rule)
        if kind.check is not None:
            try:
                kind.check(p, d, (*prefix, value))
            except Illegal as refusal:
                reason = refusal
        out.append((value, reason))
    return out


def apply(game: Game, s: AnyState, seat: Seat, choice: Choice) -> None:
    """Check, then play: the only way in for servers, command lines and records."""
    check(game, s, seat, choice)
    play(s, seat, choice)


def all_choices(p: Any, d: Decision, most: int | None = None) -> list[Choice]:
    """Every legal choice of a decision, in order; at most `most` of them."""
    out: list[Choice] = []
    stack: list[Prefix] = [()]
    while stack and (most is None or len(out) < most):
        prefix = stack.pop()
        options = next_options(p, d, prefix)
        if options:
            stack.extend((*prefix, value) for value in reversed(options))
        else:
            out.append(whole(d.kind, prefix))
    return out


def only_choice(game: Game, s: AnyState, d: Decision) -> Choice | None:
    """What a seat must answer that has no choice; None if it has one."""
    if d.seat == CHANCE or d.kind.id in game.several:
        return None
    choices = all_choices(game.view(s, d.seat), d, most=2)
    return choices[0] if len(choices) == 1 else None


def is_hidden(game: Game, s: AnyState, d: Decision) -> bool:
    """Whether its seat alone knows if a decision leaves one choice or several."""
    return d.kind.id in game.veiled and game.hides(game.view(s, SPECTATOR), d)


def default_choice(p: Any, d: Decision) -> Choice:
    """What happens if the seat never answers: from its own knowledge only, and always legal."""
    return d.kind.default(p, d)


FILLINGS: Final = 300
"""So many ways to fill the open parts of a choice are tried before some of the others are given up."""


def is_open(begun: Begun) -> bool:
    """Whether parts of a choice are still open."""
    return isinstance(begun, tuple) and None in begun


def beside_chosen(p: Any, d: Decision, *chosen: Sequence[int | None]) -> Sequence[int]:
    """What may stand in a slot beside what was chosen for others: which slots those are makes no difference."""
    return next_options(p, d, tuple([value for part in chosen for value in part if value is not None]))


def completed(p: Any, d: Decision, begun: Begun, otherwise: Choice | None = None) -> Choice:
    """A choice with its open parts filled, as `otherwise` or else the default has them: always legal.

    What was chosen stays wherever the rules allow it.
    """
    chosen = begun if isinstance(begun, tuple) else (begun,)
    usual = parts(default_choice(p, d) if otherwise is None else otherwise)
    left = FILLINGS

    def fill(prefix: Prefix, is_strict: bool) -> Prefix | None:
        nonlocal left
        options = next_options(p, d, prefix)
        if not options:
            return prefix
        i = len(prefix)
        wanted = chosen[i] if i < len(chosen) else None
        if is_strict and wanted is not None and wanted not in d.kind.values(p, d, prefix):
            left = 0  # there is no such thing, whatever stands before it
        if wanted is not None and (is_strict or wanted in options):
            ways = [wanted] if wanted in options else []
        else:
            first = usual[i] if i < len(usual) else STOP
            ways = sorted(options, key=lambda value: value != first)
        if is_strict and wanted is None and d.kind.fills is not None:
            beside = beside_chosen(p, d, prefix, chosen[i + 1 :])
            ways = [value for value in ways if value in beside]
        for value in ways:
            left -= 1
            found = fill((*prefix, value), is_strict) if left >= 0 else None
            if found is not None:
                return found
        return None

    found = fill((), is_strict=True)
    if found is None:
        left = FILLINGS
        found = fill((), is_strict=False)
    return whole(d.kind, found) if found is not None else default_choice(p, d)


# ---------------------------------------------------------------- naming


def seat_code(game: Game, seat: Seat) -> str:
    """The short code of a seat in notation, records and messages."""
    if seat == CHANCE:
        return CHANCE_CODE
    if seat == SPECTATOR:
        return "spectator"
    return game.seats[seat] if 0 <= seat < len(game.seats) else str(seat)


def all_rules(game: Game) -> tuple[Rule, ...]:
    """Every id a game can cite: the rules of its book, then its cards and rulings."""
    return game.ledger() + game.more_rules()


def state_hash(game: Game, s: AnyState) -> str:
    """A short digest of the whole state, equal on every machine."""
    text = json.dumps(game.dump(s), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def places(scores: Sequence[int], winners: Container[Seat]) -> list[int]:
    """The place of every seat: winners come first, then what counts decides, and equals share a place."""
    worth = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [1 + sum([other > mine for other in worth]) for mine in worth]


def outcome_json(game: Game, outcome: Outcome) -> Json:
    """A result as plain data."""
    return {
        "winners": [seat_code(game, w) for w in outcome.winners],
        "scores": {seat_code(game, seat): score for seat, score in enumerate(outcome.scores)},
        "places": {seat_code(game, seat): place for seat, place in enumerate(places(outcome.scores, outcome.winners))},
        "rules": list(outcome.rules),
        "terms": [term_json(term) for term in outcome.terms],
    }


# ---------------------------------------------------------------- registry


@cache
def games() -> dict[str, Game]:
    """Every installed game by id."""
    found = {e.name: e for e in entry_points(group="throneroom.games")}
    return {name: found[name].load() for name in sorted(found)}


def find_game(id: str, rules_version: int | None = None) -> Game:
    """The game with that id, under its newest rules or those of a version; `Illegal` names what there is."""
    known = games()
    require(id in known, "CORE-GAME", name=id, known=", ".join(known))
    versions = {game.rules_version: game for game in (known[id], *known[id].former)}
    wanted = known[id].rules_version if rules_version is None else rules_version
    require(wanted in versions, "CORE-RECORD-VERSION", given=str(wanted), known=", ".join(map(str, sorted(versions))))
    return versions[wanted]
