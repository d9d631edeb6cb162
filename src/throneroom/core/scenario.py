"""Scenarios: given a position, when moves are made, then these claims hold. The evidence for rules.

A scenario is plain data (docs/scenarios.md has its form). Running it returns the differences between
what it claims and what the game does; none means that it passes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from throneroom.core.claims import CLAIMS, compare_refusal, is_offered
from throneroom.core.decision import Choice, parts
from throneroom.core.flow import AnyState, play
from throneroom.core.game import Game, all_rules, apply, default_choice, find_game, new_game, owed_by, seated, settled
from throneroom.core.notation import read_action, split_position
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE, CHANCE_CODE, Seat
from throneroom.core.story import BadScenario, Report, Story, listed

__all__ = ["BadScenario", "Report", "last_position", "read_scenarios", "run_scenario"]

GO_ON: Final = "..."
"""The move that answers standing decisions by their default until something else is asked."""
FILE_KEYS: Final = ("game", "scenarios")
_ON_OFF: Final = {True: "on", False: "off"}
"""What YAML makes of the bare words."""
KEYS: Final = ("name", "rules", "game", "players", "options", "given", "when", "then")


def read_scenarios(data: object) -> list[dict[str, Any]]:
    """The scenarios of a file, each with its name and game; `BadScenario` if it has another form."""
    file = Report("file").mapping(data, "top level", FILE_KEYS)
    if not isinstance(file.get("game"), str):
        raise BadScenario(f"file: game: must be the id of a game, not {file.get('game')!r}")
    if not isinstance(file.get("scenarios"), list):
        raise BadScenario(f"file: scenarios: must be a list, not {file.get('scenarios')!r}")
    out: list[dict[str, Any]] = []
    for number, entry in enumerate(file["scenarios"], start=1):
        scenario = Report(f"scenario {number}").mapping(entry, "form")
        name = scenario.get("name")
        if not isinstance(name, str) or not name.strip():
            raise BadScenario(f"scenario {number}: name: must be a sentence, not {name!r}")
        if any(name == other["name"] for other in out):
            raise BadScenario(f"{name}: name: another scenario of the file has it")
        out.append({"game": file["game"], **scenario})
    return out


def run_scenario(data: object, game_id: str | None = None) -> Report:
    """Run one scenario; `BadScenario` if it cannot be understood."""
    name = data.get("name") if isinstance(data, dict) else None
    report = Report(str(name or "unnamed scenario"))
    scenario = report.mapping(data, "form", KEYS)
    game = _game(report, scenario.get("game") or game_id)
    report.rules = _rules(report, game, scenario.get("rules"))
    then = report.mapping(scenario.get("then"), "then", tuple(CLAIMS))
    if not then:
        raise report.bad("then", "claims nothing")
    players = scenario.get("players", game.players.start)
    if isinstance(players, bool) or not isinstance(players, int):
        raise report.bad("players", f"must be a number, not {players!r}")
    try:
        game = seated(game, players, _options(report, scenario))
        s = _given(report, game, players, scenario)
    except Illegal as refusal:
        _compare_setup(report, then, refusal)
        return report
    if broken := "; ".join(game.invariants(s)):
        raise report.bad("given", broken)
    s.sink = []
    story = Story(game, s, players, report)
    if _play_all(story, scenario.get("when")):
        if not _speaks_of_chance(then):
            _deal(s)
        for key, claim in CLAIMS.items():
            if key in then:
                claim(story, then[key])
    return report


def last_position(data: Mapping[str, Any], game_id: str) -> tuple[Game, AnyState] | None:
    """The game of a scenario and where its moves lead; None if it is about a table that cannot be set."""
    report = Report(str(data["name"]))
    game, players = _game(report, data.get("game") or game_id), data.get("players")
    players = game.players.start if players is None else players
    try:
        game = seated(game, players, _options(report, data))
        s = _given(report, game, players, data)
    except Illegal:
        return None
    if _play_all(Story(game, s, players, report), data.get("when")) and not _speaks_of_chance(data["then"]):
        _deal(s)
    return game, s


# ---------------------------------------------------------------- given


def _game(report: Report, id: object) -> Game:
    if id is None:
        raise report.bad("game", "neither the scenario nor its file names one")
    try:
        return find_game(str(id))
    except Illegal as refusal:
        raise report.bad("game", str(refusal)) from None


def _rules(report: Report, game: Game, ids: Any) -> tuple[str, ...]:
    """The rules a scenario is evidence for; each is in the ledger or belongs to the core."""
    rules = tuple(str(id) for id in listed(ids))
    known = {rule.id for rule in all_rules(game)}
    for id in rules:
        if id not in known and not id.startswith("CORE-"):
            raise report.bad("rules", f"{id} is not in the ledger of {game.id}")
    return rules


def _options(report: Report, scenario: Mapping[str, Any]) -> dict[str, str]:
    chosen = report.mapping(scenario.get("options") or {}, "options")
    return {key: _ON_OFF.get(value, str(value)) if value is True or value is False else str(value)
            for key, value in chosen.items()}  # fmt: skip


def _given(report: Report, game: Game, players: int, scenario: Mapping[str, Any]) -> AnyState:
    """The state to begin with; `Illegal` if the table or the position is refused."""
    options = _options(report, scenario)
    s = new_game(game, players, options)  # refuses impossible tables and options
    given = scenario.get("given", "start")
    if given == "start":
        return s
    sections = split_position(given) if isinstance(given, str) else report.mapping(given, "given")
    words = {key: "" if value is None else report.words(value, f"given {key}") for key, value in sections.items()}
    position: AnyState = game.read_position(words, players, settled(game, players, options))
    return position


def _compare_setup(report: Report, then: Mapping[str, Any], refusal: Illegal) -> None:
    """The table could not be set: right if that is all the scenario claims, else it is badly formed."""
    claimed = listed(then.get("refuses"))
    if len(then) > 1 or len(claimed) != 1 or not isinstance(claimed[0], dict) or "setup" not in claimed[0]:
        raise report.bad("given", f"refused: {refusal}")
    entry = report.mapping(claimed[0], "refuses", ("setup", "facts"))
    compare_refusal(report, entry["setup"], entry.get("facts"), refusal, "refuses setup")


# ---------------------------------------------------------------- when


def _play_all(story: Story, moves: Any) -> bool:
    """Make the moves; whether all were offered and allowed and left a sound position."""
    for move in listed(moves):
        if not isinstance(move, str):
            raise story.report.bad("when", f"a move is words like `red leave`, not {move!r}")
        try:
            offered = _move(story, move)
        except Illegal as refusal:
            story.report.differ(f"when {move}", "allowed", f"refused: {refusal}")
            return False
        if not offered:
            story.report.differ(f"when {move}", "offered", "allowed, but not among the options")
            return False
        if broken := "; ".join(story.game.invariants(story.s)):
            story.report.differ(f"when {move}", "a sound position", broken)
            return False
    return True


def _move(story: Story, move: str) -> bool:
    """Make one move; whether it was offered. Chance that is not fixed takes its default outcome."""
    game, s = story.game, story.s
    if move.strip() == GO_ON:
        _go_on(game, s)
        return True
    seat, choice = _read(game, s, move)
    d = owed_by(s, seat)
    assert d is not None
    offered = is_offered(story.knowledge(seat), d, parts(choice))
    apply(game, s, seat, choice)
    return offered


def _read(game: Game, s: AnyState, move: str) -> tuple[Seat, Choice]:
    """What a move says, standing decisions that stand in its way answered by their default."""
    while True:
        if not move.startswith(CHANCE_CODE):
            _deal(s)
        try:
            return read_action(game, s, move)
        except Illegal:
            if not _is_standing(game, s):
                raise
        play(s, s.pending[0].seat, default_choice(s, s.pending[0]))


def _is_standing(game: Game, s: AnyState) -> bool:
    return bool(s.pending) and s.pending[0].kind.id in game.standing


def _go_on(game: Game, s: AnyState) -> None:
    """Answer standing decisions by their default until something else is asked."""
    _deal(s)
    while _is_standing(game, s):
        play(s, s.pending[0].seat, default_choice(s, s.pending[0]))
        _deal(s)


def _deal(s: AnyState) -> None:
    while s.pending and s.pending[0].seat == CHANCE:
        play(s, CHANCE, default_choice(s, s.pending[0]))


def _speaks_of_chance(then: Mapping[str, Any]) -> bool:
    """Whether a claim is about a chance decision, which must then stay open."""
    asked = [entry.get("seat") for entry in listed(then.get("asks")) if isinstance(entry, dict)]
    default = then.get("default")
    return CHANCE_CODE in asked or (isinstance(default, dict) and CHANCE_CODE in default)
