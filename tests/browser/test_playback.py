"""What happens is shown one thing after the other: the log is never ahead of the board, and the end is the present.

Two browsers look at the same match from the same seat. One shows everything at once and says how the table stands after
every action; the other shows it step by step, and every state of its page is written down. Its log has one line more
whenever its board has gone on, and where it has caught up, its board is as the first one's was then.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.tables import GAMES, Company
from browser.test_topics import sit_down
from browser.visitor import Visitor
from server.running import Client
from server.test_replays import record_of

ACTIONS: Final = 25
MOST_ANSWERS: Final = 30
OF_ASKING: Final = ("awaited", "window", "acts")
TEXT: Final = """() => {
  const isOfAsking = (part) => ['Waiting for', 'Open window', 'Acts'].includes(part.querySelector('dt')?.textContent);
  const parts = [...document.querySelectorAll(':is(#text .panel, #board > .panel) > dl > div')];
  return parts.filter((part) => !isOfAsking(part)).map((part) => part.innerText).join('; ');
}"""
"""The board in words, without who is asked: that goes on without a word, too."""
WATCH: Final = """() => {
  const words = TEXT;
  const seen = (window.seen = []);
  const look = () => {
    const { told, ply } = document.querySelector('#board').dataset;
    const text = words();
    const isBehind = document.querySelector('[data-skip]') !== null;
    const lines = [...document.querySelectorAll('#log .line, #log h3')].map((line) => line.textContent);
    seen.push({ told: Number(told), ply: Number(ply), text, isBehind, last: lines.at(-1) ?? null });
  };
  look();
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}""".replace("TEXT", TEXT)
"""Write down every state of the page: how much is told, the last line, and the board in words."""
COUNT_SOUNDS: Final = """
  window.voices = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const begin = kind.prototype.start;
    kind.prototype.start = function (...when) { window.voices++; return begin.apply(this, when); };
  }
"""
"""Count the voices of all sounds that are played."""
Json = dict[str, Any]


def show_text(page: Page) -> None:
    """Show the board in words, on the frame or in the drawer of a stage."""
    expect(page.locator("#board")).to_be_attached()
    page.keyboard.press("t")
    expect(page.locator("#text .panel, #board > .panel").first).to_be_visible()


def shown_at(page: Page, ply: int) -> str:
    """The board in words as soon as this ply is shown."""
    page.wait_for_function(
        "ply => Number(document.querySelector('#board')?.dataset.ply) >= ply && !document.querySelector('[data-skip]')",
        arg=ply,
    )
    return str(page.evaluate(TEXT))


def wrong_with(visitor: Visitor) -> list[str]:
    """What went wrong; a question may be closed elsewhere while the page still asks what can be answered."""
    return [trouble for trouble in visitor.troubles if not trouble.startswith("409: GET")]


def told_by(company: Company, seat: str) -> tuple[int, list[Json]]:
    packet = company.packet(seat)
    return packet["ply"], packet["events"]


def is_seen(told: Json) -> bool:
    """Whether an event changes something on the board, beside who is asked."""
    return any(path and path[0] not in OF_ASKING for path, *_ in told.get("changes", ()))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_never_ahead_of_the_board_and_the_end_is_the_present(visit: Visit, address: str, game: str) -> None:
    company = Company(address, game)
    seat = next(iter(company.people))
    at_once, _ = sit_down(visit, company, seat)
    stepwise, _ = sit_down(visit, company, seat, speed="fastest")
    pages = (at_once.page, stepwise.page)
    for page in pages:
        show_text(page)
    ply, log = told_by(company, seat)
    for page in pages:
        shown_at(page, ply)
    stepwise.page.evaluate(WATCH)
    stands: dict[int, set[str]] = {len(log): {shown_at(at_once.page, ply)}}
    for _ in range(ACTIONS):
        asked = next(company.asked(), None)
        if asked is None:
            break
        company.answer(*asked)
        news = company.packet(seat, since=ply)
        ply, log = news["ply"], log + news["events"]
        stands.setdefault(len(log), set()).add(shown_at(at_once.page, ply))
    assert shown_at(stepwise.page, ply) == shown_at(at_once.page, ply)
    seen = stepwise.page.evaluate("() => window.seen")
    boards: dict[int, list[str]] = {}
    for state in seen:
        told = state["told"]
        if state["last"] is not None and told:
            assert state["last"] == log[told - 1]["text"], "the log has as many lines as are shown"
        if not state["isBehind"]:
            assert told not in stands or state["text"] in stands[told], ("the end is the present", told)
        found = boards.setdefault(told, [])
        if state["text"] not in found[-1:]:
            found.append(state["text"])
    counts = [state["told"] for state in seen]
    assert counts == sorted(counts), "nothing that was told is taken from the log"
    assert [*boards] == [*range(counts[0], len(log) + 1)], "every event is shown"
    for told in range(counts[0] + 1, len(log) + 1):
        if is_seen(log[told - 1]):
            assert boards[told][0] != boards[told - 1][-1], ("the board follows the log", log[told - 1])
    assert any(state["isBehind"] for state in seen)
    assert not seen[-1]["isBehind"]
    assert [wrong_with(visitor) for visitor in (at_once, stepwise)] == [[], []]


EMPTY: Final = """() => {
  const fields = 'input, select, textarea, label, summary';
  const taken = `button, a, ${fields}, dialog, [role=button], [role=dialog], [tabindex="0"]`;
  const { left, top, width, height } = document.querySelector('#board').getBoundingClientRect();
  for (let y = top + 20; y < top + height; y += 20) for (let x = left + 20; x < left + width; x += 20) {
    const there = document.elementFromPoint(x, y);
    if (there?.closest('#board') && !there.closest(taken)) return { x, y };
  }
}"""
"""A point of the table where nothing can be pressed."""


@pytest.mark.parametrize("game", GAMES)
def test_one_tap_skips_to_the_present_and_the_last_round_is_shown_again(visit: Visit, address: str, game: str) -> None:
    company = Company(address, game)
    seat = next(iter(company.people))
    visitor, _ = sit_down(visit, company, seat, speed="slow")
    page = visitor.page
    ply, log = told_by(company, seat)
    shown_at(page, ply)
    skip = page.locator("[data-skip]")
    for _ in range(MOST_ANSWERS):
        if len(told_by(company, seat)[1]) >= len(log) + 12:
            break
        company.answer(*next(company.asked()))
    expect(skip).to_be_visible()
    page.mouse.click(**page.evaluate(EMPTY))
    expect(skip).to_have_count(0)
    ply, log = told_by(company, seat)
    expect(page.locator("#board")).to_have_attribute("data-told", str(len(log)))
    expect(page.locator("#board")).to_have_attribute("data-ply", str(ply))
    page.keyboard.press("l")
    page.locator("[data-repeat]").click()
    expect(skip).to_be_visible()
    page.locator("[data-times=slow]").click()
    page.locator("[data-times=normal]").click()
    expect(page.locator("[data-times=fast]")).to_have_text("2×")
    expect(page.locator(":root[data-speed=fast]")).to_be_attached()
    page.wait_for_function("told => Number(document.querySelector('#board').dataset.told) < told", arg=len(log))
    skip.click()
    expect(page.locator("#board")).to_have_attribute("data-told", str(len(log)))
    assert wrong_with(visitor) == []


def test_there_is_no_sound_until_one_tap_and_then_it_is_remembered(visit: Visit, address: str) -> None:
    company = Company(address, "bloody-throne")
    seat = next(iter(company.people))
    visitor, _ = sit_down(visit, company, seat, speed="slow")
    page = visitor.page
    page.add_init_script(COUNT_SOUNDS)
    page.reload()
    shown_at(page, told_by(company, seat)[0])
    for _ in range(MOST_ANSWERS):
        if page.locator("[data-sound]").is_visible():
            break
        company.answer(*next(company.asked()))
    expect(page.locator("[data-sound]")).to_be_visible()
    assert page.evaluate("() => window.voices") == 0
    page.locator("[data-sound]").click()
    expect(page.locator("[data-sound]")).to_have_count(0)
    voices = page.evaluate("() => window.voices")
    assert voices > 0
    company.answer(*next(company.asked()))
    page.wait_for_function("voices => window.voices > voices", arg=voices)
    page.reload()
    shown_at(page, told_by(company, seat)[0])
    company.answer(*next(company.asked()))
    page.wait_for_function("() => window.voices > 0")
    assert wrong_with(visitor) == []


# ------------------------------------------------------------ what happened is seen again in a replay

STAGED: Final = {"bloody-throne": "revealed", "iron-throne": "laid", "westeros": "moved"}
"""An event of every game that moves something over the board."""
FILM: Final = """() => {
  const board = document.querySelector('#board');
  window.film = [];
  window.moved = [];
  const moves = ({ className }) => window.moved.push(className.baseVal ?? className);
  const begin = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (board.contains(this) && (how[1]?.duration ?? how[1])) moves(this);
    return begin.apply(this, how);
  };
  for (const kind of ['transitionrun', 'animationstart']) board.addEventListener(kind, ({ target }) => moves(target));
  const look = () => {
    const words = [...board.querySelectorAll('.unseen')].map((part) => part.textContent).join('; ');
    window.film.push({ ply: Number(board.dataset.ply), now: board.dataset.now ?? null, words });
  };
  new MutationObserver(look).observe(board, { subtree: true, childList: true, attributes: true });
}"""
"""Write down every state of the board of a replay, the moment and what is happening, and count what begins to move."""


SHOWN: Final = """ply => {
  const { film } = window;
  return film.some(({ now }) => now) && film.at(-1).ply === ply && !film.at(-1).now;
}"""


def names_in(film: list[Json]) -> list[str]:
    """The events that were shown, in order."""
    return [name for name in once([state["now"] for state in film]) if name]


def steps_of(film: list[Json]) -> list[tuple[str | None, str]]:
    """How the board stood at the end of everything that was shown."""
    film = film[next(i for i, state in enumerate(film) if state["now"]) :]
    return [(one["now"], one["words"]) for one, after in pairwise([*film, {}]) if one["now"] != after.get("now", "")]


def once(names: list[str | None]) -> list[str | None]:
    """What is called the same several times in a row counts as one."""
    return [name for i, name in enumerate(names) if [name] != names[max(0, i - 1) : i]]


@pytest.mark.parametrize("game", GAMES)
def test_the_next_moment_of_a_replay_comes_about_as_in_the_match_and_a_jump_is_at_once(
    visit: Visit, address: str, game: str
) -> None:
    visitor, calm = visit(speed="normal", reduced_motion="no-preference"), visit(speed="normal")
    person = Client(address, "Ann")
    visitor.is_person(person)
    id = person.post("/api/replays", {"text": record_of(game)}, 201)["id"]
    moments = person.get(f"/api/replays/{id}/moments", to=49)["moments"]
    moment = next(m for m in moments[1:] if any(row["event"]["event"] == STAGED[game] for row in m["events"]))
    ply, events = moment["ply"], [row["event"]["event"] for row in moment["events"]]
    for each in (visitor, calm):
        each.open(f"/r/{id}#ply={ply - 1}")
        expect(each.page.locator("#board")).to_have_attribute("data-ply", str(ply - 1))
        each.page.wait_for_function("() => !('drawing' in document.documentElement.dataset)")
        each.page.evaluate(FILM)
        each.page.keyboard.press("ArrowRight")
        each.page.wait_for_function(SHOWN, arg=ply)
    page, board = visitor.page, visitor.page.locator("#board")
    film = page.evaluate("() => window.film.splice(0)")
    assert names_in(film) == once(events)
    assert page.evaluate("() => window.moved") != [], "nothing moved"
    assert steps_of(calm.page.evaluate("() => window.film")) == steps_of(film), "without motion it is the same in steps"
    assert calm.page.evaluate("() => window.moved") == []

    page.keyboard.press("End")
    expect(board).to_have_attribute("data-ply", str(person.get(f"/api/replays/{id}")["plies"]))
    page.keyboard.press("Home")
    expect(board).to_have_attribute("data-ply", "0")
    assert names_in(page.evaluate("() => window.film.splice(0)")) == [], "a jump shows no events"

    page.locator(".bar label select").first.select_option("4")
    expect(page.locator(":root[data-speed=fastest]")).to_be_attached()
    page.keyboard.press(" ")
    page.wait_for_function("() => window.film.filter(state => state.now).length > 0 && window.film.at(-1).ply > 1")
    page.keyboard.press(" ")
    assert visitor.troubles == []


STANDS_OUT: Final[dict[str, Callable[[str, Json], bool]]] = {
    ".flights .guise": lambda id, facts: id == "copied",
    ".robbed": lambda id, facts: id == "stole" and facts["amount"] > 0,
    "[data-ambush]": lambda id, facts: id == "gained" and facts["card"] == "ambush" and facts["amount"] > 1,
    ".flights .flag": lambda id, facts: id == "round" and facts["round"] > 1,
}
"""What is to be seen of some events of Bloody Throne: the guise, who is robbed, the Ambush, the banner that moves."""
LOOK_FOR: Final = """selector => {
  window.hasSeen = false;
  const look = () => (window.hasSeen ||= document.querySelector(selector) !== null);
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.querySelector('#board'), all);
}"""


def test_what_stands_out_in_bloody_throne(visit: Visit, address: str) -> None:
    visitor = visit(speed="normal", reduced_motion="no-preference")
    person = Client(address, "Ann")
    wanted, seed = dict(STANDS_OUT), 0
    while wanted:
        seed += 1
        id = person.post("/api/replays", {"text": record_of("bloody-throne", seed=str(seed))}, 201)["id"]
        lines = person.get(f"/api/replays/{id}/log", to=499)["events"]
        for selector, is_so in [*wanted.items()]:
            found = [line["ply"] for line in lines if is_so(line["event"]["event"], line["event"]["facts"])]
            if not found:
                continue
            del wanted[selector]
            page = visitor.open(f"/r/{id}#ply={found[0] - 1}")
            page.reload()
            expect(page.locator("#board")).to_have_attribute("data-ply", str(found[0] - 1))
            page.wait_for_function("() => !('drawing' in document.documentElement.dataset)")
            page.evaluate(LOOK_FOR, selector)
            page.keyboard.press("ArrowRight")
            page.wait_for_function("() => window.hasSeen")
    assert visitor.troubles == []
