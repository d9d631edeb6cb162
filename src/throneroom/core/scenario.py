"""Scenarios: given a position, when moves are made, then these facts hold. The evidence for rules.

A scenario is plain data (see docs/scenarios.md). Running it returns the differences between what it
says and what the game does; none means it passes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from throneroom.core.decision import Choice, Decision, Prefix, next_options
from throneroom.core.events import Event, SeenEvent, event_json, seen_by
from throneroom.core.flow import AnyState, play
from throneroom.core.game import (
    Game,
    all_choices,
    apply,
    check_choice,
    default_choice,
    find_game,
    new_game,
    outcome_json,
    owed_by,
    seat_code,
    settled,
)
from throneroom.core.notation import choice_text, read_action, read_choice, read_seat, split_position
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE, SPECTATOR

KEYS = ("name", "rules", "game", "players", "options", "given", "when", "then")
THEN = ("has", "points", "asks", "refuses", "allows", "events", "sees", "over", "idle", "default")
_AT = re.compile(r"@\d+")


class BadScenario(Exception):
    """A scenario that is not well formed: where, and what is wrong with it."""


@dataclass(slots=True)
class Report:
    """How a scenario went: every difference as (where, wanted, found)."""

    name: str
    rules: tuple[str, ...]
    differences: list[tuple[str, str, str]] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.differences

    def differ(self, where: str, wanted: object, found: object) -> None:
        """Note one difference."""
        self.differences.append((where, str(wanted), str(found)))


def run_scenario(data: Mapping[str, Any], game_id: str | None = None) -> Report:
    """Run one scenario; `BadScenario` if it cannot be understood."""
    _only(data, KEYS, "scenario")
    name = str(data.get("name") or "unnamed")
    rules = data.get("rules") or []
    if not isinstance(rules, list) or not all(isinstance(r, str) for r in rules):
        raise BadScenario(f"{name}: rules must be a list of rule ids")
    report = Report(name, tuple(rules))
    try:
        game = find_game(str(data.get("game") or game_id))
        s = _given(game, data)
    except Illegal as refusal:
        wanted = (data.get("then") or {}).get("refuses")
        if isinstance(wanted, dict) and set(wanted) <= {"setup"}:
            if wanted["setup"] != refusal.rule:
                report.differ("refuses setup", wanted["setup"], refusal)
            return report
        raise BadScenario(f"{name}: given: {refusal}") from None
    s.sink = []
    for move in _list(data.get("when"), name, "when"):
        try:
            _move(game, s, str(move))
        except Illegal as refusal:
            report.differ(f"when {move}", "allowed", f"refused: {refusal}")
            return report
    _deal_rest(s)
    then = data.get("then") or {}
    if not isinstance(then, dict):
        raise BadScenario(f"{name}: then must be a mapping")
    if not then:
        raise BadScenario(f"{name}: then is missing: a scenario must claim something")
    _only(then, THEN, f"{name}: then")
    _compare(game, s, then, report)
    return report


# ---------------------------------------------------------------- given, when


def _given(game: Game, data: Mapping[str, Any]) -> AnyState:
    players = data.get("players", game.players.start)
    options = {str(k): str(v) for k, v in (data.get("options") or {}).items()}
    given = data.get("given")
    if not isinstance(players, int):
        raise BadScenario(f"players must be a number, not {players!r}")
    if given is None or given == "start":
        return new_game(game, players, options)
    if isinstance(given, str):
        given = split_position(given)
    if not isinstance(given, dict):
        raise BadScenario("given must be `start`, a position text or a mapping of sections")
    new_game(game, players, options)  # refuses impossible tables and options
    sections = {str(k): "" if v is None else str(v) for k, v in given.items()}
    s: AnyState = game.read_position(sections, players, settled(game, players, options))
    return s


def _move(game: Game, s: AnyState, text: str) -> None:
    """One move; chance that the scenario does not fix takes its first outcome."""
    if not text.startswith("*"):
        _deal_rest(s)
    seat, choice = read_action(game, s, text)
    apply(game, s, seat, choice)


def _deal_rest(s: AnyState) -> None:
    while s.pending and s.pending[0].seat == CHANCE:
        play(s, CHANCE, default_choice(s, s.pending[0]))


# ---------------------------------------------------------------- then


def _compare(game: Game, s: AnyState, then: Mapping[str, Any], report: Report) -> None:
    if "has" in then:
        _compare_position(game, s, then["has"], report)
    if "points" in then:
        outcome = game.scores(s)
        for code, points in _dict(then["points"], report, "points").items():
            found = outcome[read_seat(game, str(code))]
            if found != points:
                report.differ(f"points {code}", points, found)
    if "asks" in then:
        _compare_asks(game, s, then["asks"], report)
    for key, allowed in (("refuses", False), ("allows", True)):
        for entry in _list(then.get(key), report.name, key):
            _compare_refusal(game, s, entry, report, allowed)
    if "default" in then:
        _compare_default(game, s, _dict(then["default"], report, "default"), report)
    if "events" in then:
        _compare_events(game, s, _list(then["events"], report.name, "events"), report)
    if "idle" in then:
        for code in _list(then["idle"], report.name, "idle"):
            if owed_by(s, read_seat(game, str(code))):
                report.differ(f"idle {code}", "asked nothing", "asked something")
    for code, wanted in _dict(then.get("sees") or {}, report, "sees").items():
        seat = SPECTATOR if code == "spectator" else read_seat(game, str(code))
        _match(game.view_json(game.view(s, seat)), wanted, f"sees {code}", report)
    if "over" in then:
        _compare_over(game, s, then["over"], report)


def _compare_position(game: Game, s: AnyState, wanted: Any, report: Report) -> None:
    found = game.position(s)
    for key, value in _dict(wanted, report, "has").items():
        if key not in found:
            raise BadScenario(f"{report.name}: has: no section {key!r}; there are {', '.join(found)}")
        want = "" if value is None else " ".join(str(value).split())
        have = found[key] if "@" in want else _AT.sub("", found[key])
        if not game.section_matches(str(key), want, have):
            report.differ(f"has {key}", want or "(nothing)", have or "(nothing)")


def _compare_asks(game: Game, s: AnyState, wanted: Any, report: Report) -> None:
    if wanted in (None, "nothing", "nobody"):
        if s.pending:
            report.differ(
                "asks", "nobody", ", ".join(f"{seat_code(game, d.seat)}: {d.kind.id}" for d in s.pending)
            )
        return
    for entry in wanted if isinstance(wanted, list) else [wanted]:
        _only(
            _dict(entry, report, "asks"),
            ("seat", "what", "options", "has", "lacks", "after", "rules"),
            "asks",
        )
        code = str(entry.get("seat"))
        d = owed_by(s, read_seat(game, code))
        if d is None:
            asked = ", ".join(f"{seat_code(game, x.seat)}: {x.kind.id}" for x in s.pending) or "nobody"
            report.differ(f"asks {code}", entry.get("what", "something"), asked)
            continue
        if "what" in entry and entry["what"] != d.kind.id:
            report.differ(f"asks {code}", entry["what"], d.kind.id)
            continue
        _compare_options(game, s, d, entry, report)


def _compare_options(game: Game, s: AnyState, d: Decision, entry: Mapping[str, Any], report: Report) -> None:
    """`options` is the exact set; `has` and `lacks` name some. `after` gives the words chosen so far."""
    view = game.view(s, d.seat)
    code = seat_code(game, d.seat)
    prefix = _read_prefix(view, d, str(entry.get("after") or ""))
    said = {d.kind.say(view, d, prefix, v) for v in next_options(view, d, prefix) if v >= 0}
    said |= {"stop"} if -1 in next_options(view, d, prefix) else set()
    whole_choices = any(
        " ".join(str(o).split()) not in said for key in ("options", "has") for o in entry.get(key) or []
    )
    if not prefix and whole_choices:
        said = {choice_text(view, d, c) for c in all_choices(view, d, 20000)}
    if "options" in entry:
        want = {" ".join(str(o).split()) for o in entry["options"] or []}
        if want != said:
            report.differ(f"asks {code} options", "; ".join(sorted(want)), "; ".join(sorted(said)))
    for option in entry.get("has") or []:
        if " ".join(str(option).split()) not in said:
            report.differ(f"asks {code} has", option, "; ".join(sorted(said)))
    for option in entry.get("lacks") or []:
        if " ".join(str(option).split()) in said:
            report.differ(f"asks {code} lacks", f"not {option}", "; ".join(sorted(said)))
    for rule in entry.get("rules") or []:
        if rule not in d.kind.rules:
            report.differ(f"asks {code} rules", rule, ", ".join(d.kind.rules))


def _read_prefix(view: Any, d: Decision, text: str) -> Prefix:
    """The beginning of a choice from its words."""
    prefix: Prefix = ()
    words = text.split()
    while words:
        for value in d.kind.values(view, d, prefix):
            said = d.kind.say(view, d, prefix, value).split() if value >= 0 else ["stop"]
            if words[: len(said)] == said:
                prefix, words = (*prefix, value), words[len(said) :]
                break
        else:
            raise BadScenario(f"after: {' '.join(words)!r} cannot be chosen there")
    return prefix


def _compare_refusal(game: Game, s: AnyState, entry: Any, report: Report, allowed: bool) -> None:
    entry = {"move": entry} if isinstance(entry, str) else entry
    _only(entry, ("move", "rule", "facts"), "refuses" if not allowed else "allows")
    move = str(entry.get("move"))
    try:
        seat, choice = read_action(game, s, move)
        d = owed_by(s, seat)
        assert d is not None
        check_choice(s, d, choice)
        check_choice(game.view(s, seat), d, choice)
    except Illegal as refusal:
        if allowed:
            report.differ(f"allows {move}", "allowed", f"refused: {refusal}")
        elif refusal.rule != entry.get("rule"):
            report.differ(f"refuses {move}", entry.get("rule"), refusal)
        for key, value in (entry.get("facts") or {}).items():
            if refusal.facts.get(key) != value:
                report.differ(f"refuses {move} {key}", value, refusal.facts.get(key))
        return
    if not allowed:
        report.differ(f"refuses {move}", f"refused: {entry.get('rule')}", "allowed")


def _compare_default(game: Game, s: AnyState, wanted: Mapping[str, Any], report: Report) -> None:
    for code, text in wanted.items():
        d = owed_by(s, read_seat(game, str(code)))
        if d is None:
            report.differ(f"default {code}", text, "not asked")
            continue
        view = game.view(s, d.seat)
        found: Choice = default_choice(view, d)
        if found != read_choice(view, d, str(text)):
            report.differ(f"default {code}", text, choice_text(view, d, found))


def _compare_events(game: Game, s: AnyState, wanted: list[Any], report: Report) -> None:
    """The wanted events must come in this order; others may come between them."""
    told: list[Event] = s.sink or []
    start = 0
    for entry in wanted:
        entry = {"event": entry} if isinstance(entry, str) else dict(entry)
        _only(entry, ("event", "facts", "rules", "terms", "to", "not"), "events")
        viewer = SPECTATOR if entry.get("to") in (None, "spectator") else read_seat(game, str(entry["to"]))
        seen = [seen_by(e, viewer) for e in told]
        if entry.get("not"):
            if any(_is_event(e, {**entry, "event": entry["not"]}) for e in seen):
                report.differ(f"events not {entry['not']}", "none", "there is one")
            continue
        for i in range(start, len(seen)):
            if _is_event(seen[i], entry):
                start = i + 1
                break
        else:
            lines = "; ".join(f"{e.id} {e.facts}" for e in seen[start:]) or "none left"
            report.differ(f"events {entry.get('event')}", entry, lines)


def _is_event(event: SeenEvent, wanted: Mapping[str, Any]) -> bool:
    data = event_json(event)
    facts: Any = data["facts"]
    if event.id != wanted.get("event"):
        return False
    for key, value in (wanted.get("facts") or {}).items():
        if (facts.get(key) if value is not None else facts.get(key, None)) != value:
            return False
    if any(rule not in event.rules for rule in wanted.get("rules") or []):
        return False
    if "terms" in wanted:
        terms = [{"amount": t.amount, "why": t.why, "rule": t.rule, **t.facts} for t in event.terms]
        if len(terms) != len(wanted["terms"]):
            return False
        return all(w.items() <= t.items() for w, t in zip(wanted["terms"], terms, strict=True))
    return True


def _compare_over(game: Game, s: AnyState, wanted: Any, report: Report) -> None:
    outcome = game.outcome(s)
    if not isinstance(wanted, dict):
        if bool(wanted) != (outcome is not None):
            report.differ("over", bool(wanted), outcome is not None)
        return
    if outcome is None:
        report.differ("over", wanted, "still going")
        return
    _match(outcome_json(game, outcome), wanted, "over", report)


def _match(found: Any, wanted: Any, where: str, report: Report) -> None:
    """`wanted` must be part of `found`: mappings by key, lists item by item, all else equal."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            if key not in found:
                report.differ(f"{where}.{key}", value, "(nothing)")
            else:
                _match(found[key], value, f"{where}.{key}", report)
    elif isinstance(wanted, dict) and isinstance(found, list):
        for key, value in wanted.items():  # a list of seats is addressed by seat
            item = next(
                (x for x in found if isinstance(x, dict) and key in (x.get("seat"), x.get("id"))), None
            )
            if item is None:
                report.differ(f"{where}.{key}", value, "(nothing)")
            else:
                _match(item, value, f"{where}.{key}", report)
    elif isinstance(wanted, list) and isinstance(found, list):
        if len(wanted) != len(found):
            report.differ(where, wanted, found)
            return
        for i, (f, w) in enumerate(zip(found, wanted, strict=True)):
            _match(f, w, f"{where}[{i + 1}]", report)
    elif found != wanted:
        report.differ(where, wanted, found)


# ---------------------------------------------------------------- form


def _only(data: Mapping[str, Any], keys: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in keys:
            raise BadScenario(f"{where}: unknown key {key!r}; there are {', '.join(keys)}")


def _list(value: Any, name: str, where: str) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def _dict(value: Any, report: Report, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadScenario(f"{report.name}: {where} must be a mapping")
    return value
