"""What a scenario can claim about the position its moves lead to: one function for each key of `then`.

A claim that does not hold is noted as a difference. A claim that makes no sense (a misspelt key, a seat
that is not at the table, a thing that can never be offered) is a `BadScenario`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from throneroom.core.decision import STOP, STRUCTURED, Decision, Prefix, next_options, parts
from throneroom.core.events import SeenEvent, event_json, seen_by
from throneroom.core.game import all_choices, default_choice, explain, outcome_json, owed_by, seat_code
from throneroom.core.notation import choice_text, read_action, read_choice, split_position
from throneroom.core.rules import Illegal
from throneroom.core.story import Report, Story, listed

MOST_CHOICES: Final = 20_000
"""More whole choices than this are not listed; a scenario names the next small ones instead."""

_ROUND_PLACED = re.compile(r"@\d+")


# ---------------------------------------------------------------- position


def claim_has(story: Story, wanted: Any) -> None:
    """The named sections of the position read so. `@n` is compared only where the claim writes it."""
    try:
        sections = split_position(wanted) if isinstance(wanted, str) else story.report.mapping(wanted, "has")
    except Illegal as refusal:
        raise story.report.bad("has", str(refusal)) from None
    found = story.game.position(story.s)
    for key, value in sections.items():
        if key not in found:
            raise story.report.bad("has", f"no section {key!r}; there are {', '.join(found)}")
        want = "" if value is None else story.report.words(value, f"has {key}")
        have = found[key] if "@" in want else _ROUND_PLACED.sub("", found[key])
        if not story.game.section_matches(key, want, have):
            story.report.differ(f"has {key}", want or "(nothing)", have or "(nothing)")


def claim_points(story: Story, wanted: Any) -> None:
    """The named seats have these points."""
    scores = story.game.scores(story.s)
    for code, points in story.report.mapping(wanted, "points").items():
        found = scores[story.player(code, "points")]
        if found != points:
            story.report.differ(f"points {code}", points, found)


# ---------------------------------------------------------------- what is asked

_ASKS: Final = ("seat", "what", "options", "has", "lacks", "after", "rules")


def claim_asks(story: Story, wanted: Any) -> None:
    """These seats are asked these things; or `nobody` is asked anything."""
    if wanted == "nobody":
        if story.s.pending:
            story.report.differ("asks", "nobody", story.asked())
        return
    for entry in listed(wanted):
        if "seat" not in story.report.mapping(entry, "asks", _ASKS):
            raise story.report.bad("asks", "seat is missing")
        seat = story.seat(entry["seat"], "asks")
        where = f"asks {seat_code(story.game, seat)}"
        d = owed_by(story.s, seat)
        if d is None or entry.get("what", d.kind.id) != d.kind.id:
            story.report.differ(where, entry.get("what", "something"), story.asked())
            continue
        _compare_options(story, d, entry, where)
        for rule in listed(entry.get("rules")):
            if rule not in d.kind.rules:
                story.report.differ(f"{where} rules", rule, ", ".join(d.kind.rules))


def _compare_options(story: Story, d: Decision, entry: Mapping[str, Any], where: str) -> None:
    """`options` are all there are; `has` and `lacks` name some. All follow the words of `after`."""
    report = story.report
    p = story.knowledge(d.seat)
    prefix = _read(p, d, (), str(entry.get("after") or ""))
    if prefix is None:
        raise report.bad(where, f"after: {entry['after']!r} cannot be chosen there")
    for i, value in enumerate(prefix):
        if value not in (there := next_options(p, d, prefix[:i])):
            options = "; ".join(_say(p, d, prefix[:i], other) for other in there)
            report.differ(f"{where} after", f"{_say(p, d, prefix[:i], value)} is offered", options)
            return
    offered = {_say(p, d, prefix, value) for value in next_options(p, d, prefix)}
    if "options" in entry:
        want = {report.words(option, where) for option in listed(entry["options"])}
        nameable = {_say(p, d, prefix, value) for value in d.kind.values(p, d, prefix)}
        are_small = d.kind.shape not in STRUCTURED or want <= nameable
        found = offered if are_small else _whole_choices(report, p, d, prefix, where)
        if want != found:
            report.differ(f"{where} options", "; ".join(sorted(want)), "; ".join(sorted(found)))
    for option in listed(entry.get("has")):
        chosen = _read(p, d, prefix, report.words(option, where))
        if chosen is None or not is_offered(p, d, chosen):
            report.differ(f"{where} has", option, "; ".join(sorted(offered)))
    for option in listed(entry.get("lacks")):
        chosen = _read(p, d, prefix, report.words(option, where))
        if chosen is None:
            raise report.bad(where, f"lacks: {option!r} can never be chosen there, so it says nothing")
        if is_offered(p, d, chosen):
            report.differ(f"{where} lacks", f"not {option}", "; ".join(sorted(offered)))


def _say(p: Any, d: Decision, prefix: Prefix, value: int) -> str:
    return "stop" if value == STOP else d.kind.say(p, d, prefix, value)


def _whole_choices(report: Report, p: Any, d: Decision, prefix: Prefix, where: str) -> set[str]:
    """What can be chosen after `prefix`, each to its end."""
    choices = all_choices(p, d, MOST_CHOICES)
    if len(choices) == MOST_CHOICES:
        raise report.bad(where, "too many choices to list; name the next words only, with `after`")
    begun = choice_text(p, d, prefix) + " " if prefix else ""
    said = [choice_text(p, d, choice) for choice in choices if parts(choice)[: len(prefix)] == prefix]
    return {words.removeprefix(begun) for words in said}


def _read(p: Any, d: Decision, prefix: Prefix, said: str) -> Prefix | None:
    """The small choices that words name after `prefix`, legal or not; None if they name none."""
    words, chosen = said.split(), prefix
    while words:
        values = () if d.kind.width and len(chosen) >= d.kind.width else d.kind.values(p, d, chosen)
        named = [(_say(p, d, chosen, value).split(), value) for value in values]
        fitting = [(len(full), value) for full, value in named if words[: len(full)] == full]
        if not fitting:
            return _read_freely(p, d, said) if not prefix else None
        used, value = max(fitting)
        chosen, words = (*chosen, value), words[used:]
    return chosen


def _read_freely(p: Any, d: Decision, said: str) -> Prefix | None:
    """A whole choice in words of any order, where its kind can read them."""
    try:
        return d.kind.read(p, d, said.split()) if d.kind.read is not None else None
    except Illegal:
        return None


def is_offered(p: Any, d: Decision, chosen: Prefix) -> bool:
    """Whether the options lead to this choice, or this beginning of one."""
    return all(value in next_options(p, d, chosen[:i]) for i, value in enumerate(chosen))


def claim_idle(story: Story, wanted: Any) -> None:
    """The named seats are asked nothing."""
    for code in listed(wanted):
        if owed_by(story.s, story.seat(code, "idle")):
            story.report.differ(f"idle {code}", "asked nothing", story.asked())


def claim_default(story: Story, wanted: Any) -> None:
    """If the named seats never answer, this is chosen for them."""
    for code, words in story.report.mapping(wanted, "default").items():
        where = f"default {code}"
        d = owed_by(story.s, story.seat(code, "default"))
        if d is None:
            story.report.differ(where, words, "not asked")
            continue
        p = story.knowledge(d.seat)
        found = default_choice(p, d)
        try:
            want = read_choice(p, d, story.report.words(words, where))
        except Illegal as refusal:
            raise story.report.bad(where, str(refusal)) from None
        if found != want:
            story.report.differ(where, words, choice_text(p, d, found))
        if reason := explain(p, d, found):
            story.report.differ(where, "a legal choice", f"refused: {reason}")


# ---------------------------------------------------------------- allowed and refused


def claim_allows(story: Story, wanted: Any) -> None:
    """These moves are allowed now, and offered."""
    for entry in listed(wanted):
        move = story.report.words(entry, "allows")
        refusal = _refusal(story, move)
        if refusal is not None:
            story.report.differ(f"allows {move}", "allowed", f"refused: {refusal}")


def claim_refuses(story: Story, wanted: Any) -> None:
    """These moves are refused now, by these rules and with these facts, and not offered."""
    for entry in listed(wanted):
        story.report.mapping(entry, "refuses", ("move", "rule", "facts", "setup"))
        if "setup" in entry:
            story.report.differ("refuses setup", f"refused: {entry['setup']}", "allowed")
            continue
        if "move" not in entry or "rule" not in entry:
            raise story.report.bad("refuses", f"{entry} needs a move and the rule that refuses it")
        move = story.report.words(entry["move"], "refuses")
        refusal = _refusal(story, move)
        if refusal is None:
            story.report.differ(f"refuses {move}", f"refused: {entry['rule']}", "allowed")
        else:
            compare_refusal(story.report, entry["rule"], entry.get("facts"), refusal, f"refuses {move}")


def _refusal(story: Story, move: str) -> Illegal | None:
    """Why a move is refused now. State, view and the list of options must agree about it."""
    try:
        seat, choice = read_action(story.game, story.s, move)
    except Illegal as unreadable:
        return unreadable
    d = owed_by(story.s, seat)
    assert d is not None
    p = story.knowledge(seat)
    refusal, as_seen = explain(story.s, d, choice), explain(p, d, choice)
    if str(as_seen) != str(refusal):
        story.report.differ(f"{move}, as its seat sees it", refusal or "allowed", as_seen or "allowed")
    if is_offered(p, d, parts(choice)) == (refusal is not None):
        offered = "offered" if refusal else "not offered"
        story.report.differ(f"{move}, among the options", refusal or "allowed", offered)
    return refusal


def compare_refusal(report: Report, rule: Any, facts: Any, refusal: Illegal, where: str) -> None:
    """Note how a refusal differs from the one claimed; facts that are not named do not matter."""
    if refusal.rule != rule:
        report.differ(where, f"refused: {rule}", f"refused: {refusal}")
    for key, value in report.mapping(facts or {}, where).items():
        found = refusal.facts.get(key)
        if (list(found) if isinstance(found, tuple) else found) != value:
            report.differ(f"{where} {key}", value, found)


# ---------------------------------------------------------------- events

_EVENT: Final = ("event", "not", "facts", "rules", "terms", "to")


def claim_events(story: Story, wanted: Any) -> None:
    """Each viewer was told these events in this order, others perhaps between; those under `not` never."""
    starts: dict[int, int] = {}
    for entry in listed(wanted):
        entry = {"event": entry} if isinstance(entry, str) else story.report.mapping(entry, "events", _EVENT)
        if ("event" in entry) == ("not" in entry):
            raise story.report.bad("events", f"{entry} needs either event or not")
        id = _event_id(story, entry.get("event") or entry.get("not"), "events")
        viewer = story.seat(entry.get("to") or "spectator", "events")
        seen = [seen_by(event, viewer) for event in story.told()]
        fitting = [i for i, event in enumerate(seen) if _is_event(story.report, event, id, entry)]
        if "not" in entry:
            if fitting:
                story.report.differ(f"events not {id}", "never told", _event_text(seen[fitting[0]]))
            continue
        start = starts.get(viewer, 0)
        following = [i for i in fitting if i >= start]
        if following:
            starts[viewer] = following[0] + 1
        else:
            rest = "; ".join(_event_text(event) for event in seen[start:]) or "nothing more"
            story.report.differ(f"events {id}", entry, rest)


def claim_story(story: Story, wanted: Any) -> None:
    """Exactly these events were told, in this order."""
    want = [_event_id(story, id, "story") for id in listed(wanted)]
    found = [event.id for event in story.told()]
    if want != found:
        story.report.differ("story", ", ".join(want), ", ".join(found))


def _event_id(story: Story, id: Any, where: str) -> str:
    if id not in story.game.events:
        raise story.report.bad(where, f"no event {id!r}; there are {', '.join(story.game.events)}")
    return str(id)


def _event_text(event: SeenEvent) -> str:
    facts = ", ".join(f"{key}={value}" for key, value in event.facts.items())
    terms = " + ".join(f"{t.amount} {t.why} ({t.rule})" for t in event.terms)
    return f"{event.id} ({facts}) by {', '.join(event.rules)}" + (f" = {terms}" if terms else "")


def _is_event(report: Report, event: SeenEvent, id: str, wanted: Mapping[str, Any]) -> bool:
    if event.id != id:
        return False
    facts: Any = event_json(event)["facts"]
    for key, value in report.mapping(wanted.get("facts") or {}, "events facts").items():
        if facts.get(key) != value:  # null: the viewer is not told
            return False
    if any(rule not in event.rules for rule in listed(wanted.get("rules"))):
        return False
    if "terms" not in wanted:
        return True
    terms = [{"amount": t.amount, "why": t.why, "rule": t.rule, **t.facts} for t in event.terms]
    want = [report.mapping(term, "events terms") for term in listed(wanted["terms"])]
    return len(want) == len(terms) and all(w.items() <= t.items() for w, t in zip(want, terms, strict=True))


# ---------------------------------------------------------------- views and the end


def claim_sees(story: Story, wanted: Any) -> None:
    """The views of these seats, as a client gets them, contain this; null is what is hidden."""
    for code, part in story.report.mapping(wanted, "sees").items():
        view = story.game.view(story.s, story.seat(code, "sees"))
        _compare_part(story.game.view_json(view), part, f"sees {code}", story.report)


def claim_over(story: Story, wanted: Any) -> None:
    """The game is over or not, or over with this result."""
    outcome = story.game.outcome(story.s)
    if isinstance(wanted, bool):
        if wanted != (outcome is not None):
            story.report.differ("over", wanted, outcome is not None)
    elif outcome is None:
        story.report.differ("over", story.report.mapping(wanted, "over"), "still going")
    else:
        found = outcome_json(story.game, outcome)
        _compare_part(found, story.report.mapping(wanted, "over"), "over", story.report)


def _compare_part(found: Any, wanted: Any, where: str, report: Report) -> None:
    """`wanted` must be part of `found`: mappings by key, lists item by item, all else equal."""
    if isinstance(wanted, dict) and isinstance(found, list):  # entries by their seat or id
        found = {str(x.get("seat") or x.get("id")): x for x in found if isinstance(x, dict)}
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            if key in found:
                _compare_part(found[key], value, f"{where}.{key}", report)
            else:
                report.differ(f"{where}.{key}", value, "(nothing)")
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for i, (item, part) in enumerate(zip(found, wanted, strict=True), start=1):
            _compare_part(item, part, f"{where}[{i}]", report)
    elif found != wanted or isinstance(found, bool) != isinstance(wanted, bool):
        report.differ(where, wanted, found)


CLAIMS: Final[dict[str, Callable[[Story, Any], None]]] = {
    "has": claim_has,
    "points": claim_points,
    "asks": claim_asks,
    "idle": claim_idle,
    "default": claim_default,
    "allows": claim_allows,
    "refuses": claim_refuses,
    "events": claim_events,
    "story": claim_story,
    "sees": claim_sees,
    "over": claim_over,
}
