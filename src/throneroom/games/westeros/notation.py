"""Positions as text, section by section; also the stored form of a game.

    round: 2           units: winterfell:sta:1f1k the-narrow-sea:sta:2s riverrun:lan:1F
    tokens: stoney-sept:lan        orders: winterfell:march-0      garrisons: sta lan
    neutral: kings-landing:5 pyke:x        throne: bar lan sta     fiefdoms: ...    court: ...
    supply: bar 2 lan 2 sta 1      power: bar 5 lan 4 sta 0        discards: sta:eddard-stark
    now: march sta

Units are a number and a letter: f footman, k knight, s ship, e siege engine; capitals are routed. What
is not given is empty; tracks, supply, power and hands are as at the start. `base: start` begins with
the starting units, garrisons and neutral forces instead of an empty board. `now` is `plan`, `raven`,
`raid HOUSE`, `march HOUSE`, `power HOUSE`, `westeros`, `clean-up`, `over`, or the exact frames.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, Final

from throneroom.core.decision import Choice, Decision
from throneroom.core.flow import SCRIPTS, Frame, advance, frames_text, read_frames, repose
from throneroom.core.flow import State as CoreState
from throneroom.core.game import check_choice
from throneroom.core.notation import choice_text, read_choice
from throneroom.core.rules import Illegal
from throneroom.games.westeros.board import AREA, AREAS, LANDS
from throneroom.games.westeros.control import turn_order
from throneroom.games.westeros.flow.march import MARCHES
from throneroom.games.westeros.flow.planning import PLANNING
from throneroom.games.westeros.flow.power import POWER
from throneroom.games.westeros.flow.raid import RAIDS
from throneroom.games.westeros.flow.round import GAME
from throneroom.games.westeros.invariants import invariants
from throneroom.games.westeros.outcome import declare, leaders
from throneroom.games.westeros.pieces import (
    BANS,
    CARD,
    CARD_HOUSE,
    CARDS,
    FULL_HAND,
    IMPASSABLE,
    KINDS,
    MOST_SUPPLY,
    NO_CARD,
    NO_ORDER,
    NOBODY,
    ONE,
    ORDER,
    ORDERS,
    POWER_TOKENS,
    ROUNDS,
    SEATS,
    TIDES,
    UNIT_COUNT,
    WESTEROS,
    WESTEROS_CARDS,
    WESTEROS_DECKS,
    WILDLING,
    WILDLING_STRENGTHS,
    WILDLINGS,
    cards_in,
    count,
)
from throneroom.games.westeros.setup import fresh_table, options_of, set_pieces
from throneroom.games.westeros.table import Combat, Secrets, State, Table, no_secrets
from throneroom.games.westeros.view import NAMES

LETTERS: Final = "fkseFKSE"
SECTIONS: Final = (
    "base", "round", "units", "tokens", "orders", "placed", "garrisons", "neutral", "throne", "fiefdoms", "court",
    "supply", "power", "discards", "blade", "raven", "bans", "wildlings", "westeros", "drawn", "top", "buried",
    "bids", "muster", "combat", "tides", "winner", "committed", "moment", "now",
)  # fmt: skip
_ARMY = re.compile(r"(?:(\d{1,2})([fkseFKSE]))+$")
_UNIT = re.compile(r"(\d+)([fkseFKSE])")


# ---------------------------------------------------------------- writing


def army_text(army: int) -> str:
    """`2f1k` and the like; `0` for nothing."""
    return "".join([f"{count(army, kind)}{LETTERS[kind]}" for kind in range(KINDS) if count(army, kind)]) or "0"


def position(s: State) -> dict[str, str]:
    """The whole position, every section; nothing is left to defaults."""
    t = s.table
    areas = range(len(AREAS))
    hidden = list(s.secrets.buried)
    return {
        "round": str(t.round),
        "units": _join(f"{AREAS[a]}:{SEATS[t.owner[a]]}:{army_text(t.units[a])}" for a in areas if t.units[a]),
        "tokens": _join(f"{AREAS[a]}:{SEATS[t.tokens[a]]}" for a in areas if t.tokens[a] != NOBODY),
        "orders": _join(f"{AREAS[a]}:{ORDERS[t.orders[a]]}" for a in areas if t.orders[a] != NO_ORDER),
        "placed": _join(f"{AREAS[a]}:{ORDERS[o]}" for a, o in enumerate(s.secrets.orders) if o != NO_ORDER),
        "garrisons": _join(SEATS[h] for h in range(t.players) if t.garrisons >> h & 1),
        "neutral": _join(
            f"{AREAS[a]}:{'x' if t.neutral[a] == IMPASSABLE else t.neutral[a]}" for a in areas if t.neutral[a]
        ),
        "throne": _join(SEATS[h] for h in t.tracks[0]),
        "fiefdoms": _join(SEATS[h] for h in t.tracks[1]),
        "court": _join(SEATS[h] for h in t.tracks[2]),
        "supply": _join(f"{SEATS[h]} {n}" for h, n in enumerate(t.supply)),
        "power": _join(f"{SEATS[h]} {n}" for h, n in enumerate(t.power)),
        "discards": _join(
            f"{SEATS[h]}:{','.join(CARDS[c] for c in cards_in(FULL_HAND[h] & ~t.hands[h]))}"
            for h in range(t.players)
            if t.hands[h] != FULL_HAND[h]
        ),
        "blade": "used" if t.blade_used else "ready",
        "raven": "used" if t.raven_used else "ready",
        "bans": _join(BANS[bit] for bit in range(len(BANS)) if t.bans >> bit & 1),
        "wildlings": str(WILDLING_STRENGTHS[t.wildlings]),
        "westeros": _join(WESTEROS_CARDS[card] for card in t.revealed),
        "drawn": _join(
            _drawn_text(t, deck) for deck in range(len(WESTEROS_DECKS)) if t.decks[deck] != WESTEROS_DECKS[deck]
        ),
        "top": f"{_houses_text(t.peekers)}:{WILDLINGS[s.secrets.top]}" if s.secrets.top != NO_CARD else "",
        "buried": _join(
            WILDLINGS[card] if card >= 0 else f"{_houses_text(-1 - card)}:{WILDLINGS[hidden.pop(0)]}"
            for card in t.buried
        ),
        "bids": _join(f"{SEATS[h]} {bid}" for h, bid in enumerate(t.bids) if bid >= 0),
        "muster": _join(f"{AREAS[a]}:{t.muster_left >> 2 * a & 3}" for a in LANDS if t.muster_left >> 2 * a & 3),
        "combat": _combat_text(t.combat) if t.combat is not None else "",
        "tides": _join(TIDES[face] if face != NO_CARD else "-" for face in s.secrets.tides)
        if s.secrets.tides != (NO_CARD, NO_CARD)
        else "",
        "winner": SEATS[t.winner] if t.winner != NOBODY else "",
        "committed": _commits_text(s),
        "moment": str(s.moment),
        "now": frames_text(s.frames, NAMES) or "over",
    }


def _join(words: Iterable[str]) -> str:
    return " ".join(words)


def _houses_text(bits: int) -> str:
    return "+".join([SEATS[h] for h in range(len(SEATS)) if bits >> h & 1])


def _drawn_text(t: Table, deck: int) -> str:
    gone = list(WESTEROS_DECKS[deck])
    for card in t.decks[deck]:
        gone.remove(card)
    return f"{deck + 1}:{','.join([WESTEROS_CARDS[card] for card in gone])}"


def _combat_text(c: Combat) -> str:
    supports = "/".join([",".join([AREAS[a] for a in range(len(AREAS)) if bits >> a & 1]) for bits in c.support])
    cards = "/".join([CARDS[card] if card != NO_CARD else "-" for card in c.cards])
    tides = "/".join([TIDES[face] if face != NO_CARD else "-" for face in c.tides])
    fields = {
        "attacker": SEATS[c.attacker],
        "defender": SEATS[c.defender] if c.defender != NOBODY else "-",
        "area": AREAS[c.area],
        "from": AREAS[c.origin],
        "march": ORDERS[c.march],
        "army": army_text(c.army),
        "support": supports,
        "cards": cards,
        "used": str(c.used),
        "blade": str(c.blade),
        "tides": tides if c.tides_shown else "",
        "winner": str(c.winner),
        "accused": CARDS[c.accused] if c.accused != NO_CARD else "-",
    }
    return _join(f"{key}={value}" for key, value in fields.items())


def _commits_text(s: State) -> str:
    owed = {d.seat: d for d in repose(s)} if s.commits else {}
    return " | ".join([f"{SEATS[h]} {choice_text(s, owed[h], s.commits[h])}" for h in sorted(s.commits)])


# ---------------------------------------------------------------- reading


def read_position(given: Mapping[str, str], players: int, options: dict[str, str]) -> State:
    """A state from sections; what makes no sense is refused."""
    for key in given:
        if key not in SECTIONS:
            raise _bad("section", key)
    t = fresh_table(players, options)
    if given.get("base", "empty") == "start":
        set_pieces(t, options)
    secrets = no_secrets()
    _read_board(t, secrets, given)
    _read_houses(t, given)
    _read_decks(t, secrets, given)
    if given.get("combat"):
        t.combat = _read_combat(given["combat"], players)
    s: State = CoreState(t, secrets, [])
    s.moment = _number(given.get("moment", "0"), "moment")
    _check_counts(t)
    _stand(s, given.get("now", "plan").strip())
    for text in filter(None, [part.strip() for part in given.get("committed", "").split("|")]):
        house = _seat(text.split()[0], players, "committed")
        owed = next((d for d in s.pending if d.seat == house), None)
        if owed is None:
            raise _bad("committed", text)
        s.commits[house] = _committed(s, owed, text)
        s.pending = tuple([d for d in s.pending if d.seat != house])
    _check_sense(s)
    return s


def _committed(s: State, owed: Decision, text: str) -> Choice:
    """A choice made but not yet shown."""
    _, _, words = text.partition(" ")
    try:
        choice = read_choice(s, owed, words)
        check_choice(s, owed, choice)
    except Illegal:
        raise _bad("committed", text) from None
    return choice


_UNDER: Final[dict[str, str]] = {
    "westeros-phase": "game", "planning": "game", "raids": "game", "marches": "game", "power": "game",
    "choose": "game westeros-phase", "muster-all": "game westeros-phase choose", "supply": "game westeros-phase choose",
    "clash": "game westeros-phase choose", "bid-track": "game clash", "wildling-attack": "game westeros-phase strike",
    "strike": "game wildling-attack strike", "wild-question": "strike wild-question", "demote": "strike",
    "muster": "game muster-all power wild-question", "look": "game planning",
    "fight": "marches", "combat": "fight", "neutral": "fight", "aftermath": "game fight combat neutral strike",
    "call-for-support": "combat neutral", "support": "call-for-support", "texts": "combat", "text": "texts",
    "replace": "text", "new-tides": "combat", "retreat": "combat",
    "losses": "game combat losses retreat aftermath supply strike wild-question",
}  # fmt: skip
"""Which script can lie directly under which, so that a mistyped stack of frames is refused."""
_IN_COMBAT: Final = frozenset({"combat", "neutral"})


def _check_sense(s: State) -> None:
    """A position must be one that play could go on from."""
    t = s.table
    scripts = [SCRIPTS[frame.script].name.removeprefix("westeros.") for frame in s.frames]
    if not s.pending and t.winner == NOBODY:
        raise _bad("now", " ".join(scripts))
    if scripts and scripts[0] != "game":
        raise _bad("now", scripts[0])
    for under, script in pairwise(scripts):
        if under not in _UNDER.get(script, "").split():
            raise _bad("now", f"{under} {script}")
    fights = any([name in _IN_COMBAT for name in scripts])
    if fights != (t.combat is not None) and "fight" not in scripts:
        raise _bad("combat", "")
    if fights and t.combat is None and "aftermath" not in scripts:
        raise _bad("combat", "")
    broken = next(invariants(s), None)
    if broken is not None:
        raise _bad("position", broken)


def _read_board(t: Table, secrets: Secrets, given: Mapping[str, str]) -> None:
    for word in given.get("units", "").split():
        area, _, rest = word.partition(":")
        house, _, army = rest.partition(":")
        where = _area(area, "units")
        t.owner[where] = _seat(house, t.players, "units")
        t.units[where] = _army(army, "units")
        if not t.units[where]:
            raise _bad("units", word)
    for word in given.get("tokens", "").split():
        area, _, house = word.partition(":")
        t.tokens[_area(area, "tokens")] = _seat(house, t.players, "tokens")
    placed = list(secrets.orders)
    for section, orders in (("orders", t.orders), ("placed", placed)):
        for word in given.get(section, "").split():
            area, _, order = word.partition(":")
            orders[_area(area, section)] = _one_of(order, ORDER, section)
    secrets.orders = tuple(placed)
    if "garrisons" in given:
        words = list(SEATS[: t.players]) if given["garrisons"] == "all" else given["garrisons"].split()
        t.garrisons = sum({1 << _seat(word, t.players, "garrisons") for word in words})
    if "neutral" in given:
        forces = [0] * len(AREAS)
        for word in given["neutral"].split():
            area, _, number = word.partition(":")
            forces[_area(area, "neutral")] = IMPASSABLE if number == "x" else _number(number, "neutral")
        t.neutral = tuple(forces)
    for word in given.get("muster", "").split():
        area, _, points = word.partition(":")
        t.muster_left |= _number(points, "muster") << 2 * _area(area, "muster")


def _read_houses(t: Table, given: Mapping[str, str]) -> None:
    t.round = _number(given.get("round", "1"), "round")
    if not 1 <= t.round <= ROUNDS:
        raise _bad("round", given["round"])
    for track, section in enumerate(("throne", "fiefdoms", "court")):
        if section in given:
            houses = [_seat(word, t.players, section) for word in given[section].split()]
            if sorted(houses) != list(range(t.players)):
                raise _bad(section, given[section])
            t.tracks[track] = tuple(houses)
    for section, values, most in (("supply", t.supply, MOST_SUPPLY), ("power", t.power, POWER_TOKENS)):
        for house, number in _pairs(given.get(section, ""), t.players, section):
            if number > most:
                raise _bad(section, str(number))
            values[house] = number
    for word in given.get("discards", "").split():
        code, _, cards = word.partition(":")
        house = _seat(code, t.players, "discards")
        for card in cards.split(","):
            number = _one_of(card, CARD, "discards")
            if CARD_HOUSE[number] != house:
                raise _bad("discards", word)
            t.hands[house] &= ~(1 << number)
    t.blade_used = given.get("blade") == "used"
    t.raven_used = given.get("raven") == "used"
    t.bans = sum({1 << _index(word, BANS, "bans") for word in given.get("bans", "").split()})
    if given.get("winner"):
        t.winner = _seat(given["winner"], t.players, "winner")
    if given.get("bids"):
        bids = dict(_pairs(given["bids"], t.players, "bids"))
        t.bids = tuple([bids.get(h, -1) for h in range(t.players)])


def _read_decks(t: Table, secrets: Secrets, given: Mapping[str, str]) -> None:
    if "wildlings" in given:
        t.wildlings = _index(given["wildlings"], tuple(map(str, WILDLING_STRENGTHS)), "wildlings")
    t.revealed = tuple([_one_of(word, WESTEROS, "westeros") for word in given.get("westeros", "").split()])
    drawn: dict[int, list[int]] = {deck: [card] for deck, card in enumerate(t.revealed)}
    for word in given.get("drawn", "").split():
        deck, _, cards = word.partition(":")
        drawn[_number(deck, "drawn") - 1] = [_one_of(card, WESTEROS, "drawn") for card in cards.split(",")]
    for number, gone in drawn.items():
        rest = list(t.decks[number]) if 0 <= number < len(t.decks) else []
        for card in gone:
            if card not in rest:
                raise _bad("drawn", WESTEROS_CARDS[card])
            rest.remove(card)
        t.decks[number] = tuple(rest)
    if given.get("top"):
        houses, _, name = given["top"].partition(":")
        t.peekers = _house_bits(houses, t.players, "top")
        secrets.top = _one_of(name, WILDLING, "top")
    for word in given.get("buried", "").split():
        houses, colon, name = word.partition(":")
        number = _one_of(name if colon else houses, WILDLING, "buried")
        if colon:
            t.buried += (-1 - _house_bits(houses, t.players, "buried"),)
            secrets.buried += (number,)
        else:
            t.buried += (number,)
    seen = [card for card in t.buried if card >= 0] + list(secrets.buried) + [secrets.top] * (secrets.top != NO_CARD)
    if len(seen) != len(set(seen)):
        raise _bad("buried", given.get("buried", ""))
    if given.get("tides"):
        faces = [NO_CARD if word == "-" else _index(word, TIDES, "tides") for word in given["tides"].split()]
        if len(faces) != 2:
            raise _bad("tides", given["tides"])
        secrets.tides = (faces[0], faces[1])


def _read_combat(text: str, players: int) -> Combat:
    fields = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals:
            raise _bad("combat", word)
        fields[key] = value
    for key in ("attacker", "defender", "area", "from", "march", "army"):
        if key not in fields:
            raise _bad("combat", key)
    c = Combat(
        _seat(fields["attacker"], players, "combat"),
        NOBODY if fields["defender"] == "-" else _seat(fields["defender"], players, "combat"),
        _area(fields["area"], "combat"),
        _area(fields["from"], "combat"),
        _one_of(fields["march"], ORDER, "combat"),
        _army(fields["army"], "combat"),
    )
    supports = [
        sum({1 << _area(a, "combat") for a in part.split(",") if a}) for part in fields.get("support", "/").split("/")
    ]
    c.support = _pair(supports, "support")
    c.cards = _pair(
        [NO_CARD if w == "-" else _one_of(w, CARD, "combat") for w in fields.get("cards", "-/-").split("/")],
        "cards",
    )
    c.used = _number(fields.get("used", "0"), "combat")
    c.blade = int(fields.get("blade", "-1"))
    c.winner = int(fields.get("winner", "-1"))
    if fields.get("tides"):
        faces = [NO_CARD if w == "-" else _index(w, TIDES, "combat") for w in fields["tides"].split("/")]
        c.tides = _pair(faces, "tides")
        c.tides_shown = True
    if fields.get("accused", "-") != "-":
        c.accused = _one_of(fields["accused"], CARD, "combat")
    return c


def _stand(s: State, now: str) -> None:
    """Put the scripts where `now` says: a friendly word, or the exact frames."""
    t = s.table
    word, _, rest = now.partition(" ")
    steps = {"plan": 2, "raven": 2, "raid": 3, "march": 4, "power": 5}
    if now == "over":
        if t.winner == NOBODY:
            declare(s, leaders(t, list(range(t.players))), "WS-VICT-05")
        return
    if word == "westeros":
        s.frames = [Frame(GAME, 0)]
    elif word == "clean-up":
        s.frames = [Frame(GAME, 5)]
    elif word in ("plan", "raven"):
        s.frames = [Frame(GAME, 2), Frame(PLANNING, 0 if word == "plan" else 2)]
    elif word in steps:
        place = turn_order(t).index(_seat(rest, t.players, "now")) if rest else 0
        s.frames = [
            Frame(GAME, steps[word]),
            Frame({"raid": RAIDS, "march": MARCHES, "power": POWER}[word], 0, place),
        ]
    else:
        try:
            s.frames = read_frames(now, NAMES)
        except ValueError:
            raise _bad("now", now) from None
        s.pending = repose(s)
        return
    advance(s)


def _check_counts(t: Table) -> None:
    """No house has more of anything than the box holds."""
    for house in range(t.players):
        armies = [t.units[a] for a in range(len(AREAS)) if t.owner[a] == house]
        if t.combat is not None and t.combat.attacker == house:
            armies.append(t.combat.army)
        for kind, most in enumerate(UNIT_COUNT):
            if sum([count(army, kind) + count(army, kind + 4) for army in armies]) > most:
                raise _bad("units", f"{SEATS[house]} {LETTERS[kind]}")
        if t.power[house] + t.tokens.count(house) > POWER_TOKENS:
            raise _bad("power", SEATS[house])


# ---------------------------------------------------------------- the stored form


def dump(s: State) -> dict[str, Any]:
    """The whole state as plain data: its sections, and what the options changed."""
    return {"players": s.table.players, "rules": s.table.rules, **position(s)}


def load(data: Mapping[str, Any]) -> State:
    """The inverse of `dump`."""
    sections = {key: str(value) for key, value in data.items() if key not in ("players", "rules")}
    return read_position(sections, data["players"], options_of(data["rules"]))


# ---------------------------------------------------------------- claims about sections

_ORDERED: Final = ("throne", "fiefdoms", "court", "westeros", "buried", "combat", "tides", "committed", "now")
_PAIRED: Final = ("supply", "power", "bids")


def section_matches(key: str, wanted: str, found: str) -> bool:
    """A claim about a section names all its words; their order counts only where it means something."""
    if key in _ORDERED:
        return wanted == found
    return _parts(key, wanted) == _parts(key, found)


def _parts(key: str, text: str) -> list[str]:
    words = text.split()
    if key in _PAIRED:
        return sorted([f"{house} {number}" for house, number in zip(words[::2], words[1::2], strict=False)])
    pairs = [word.partition(":") for word in words]
    return sorted([f"{head}:{','.join(sorted(rest.split(',')))}" for head, _, rest in pairs])


# ---------------------------------------------------------------- words


def _seat(code: str, players: int, section: str) -> int:
    found = [i for i, seat in enumerate(SEATS[:players]) if code and seat.startswith(code.lower())]
    if len(found) != 1:
        raise _bad(section, code)
    return found[0]


def _house_bits(text: str, players: int, section: str) -> int:
    return sum({1 << _seat(word, players, section) for word in text.split("+") if word})


def _area(name: str, section: str) -> int:
    if name not in AREA:
        raise _bad(section, name)
    return AREA[name]


def _one_of(name: str, known: dict[str, int], section: str) -> int:
    if name not in known:
        raise _bad(section, name)
    return known[name]


def _index(name: str, known: tuple[str, ...], section: str) -> int:
    if name not in known:
        raise _bad(section, name)
    return known.index(name)


def _army(text: str, section: str) -> int:
    if text == "0":
        return 0
    if not _ARMY.match(text):
        raise _bad(section, text)
    army = 0
    for number, letter in _UNIT.findall(text):
        if int(number) > 10:
            raise _bad(section, text)
        army += int(number) * ONE[LETTERS.index(letter)]
    return army


def _pair(values: list[int], section: str) -> tuple[int, int]:
    if len(values) != 2:
        raise _bad("combat", section)
    return (values[0], values[1])


def _pairs(text: str, players: int, section: str) -> list[tuple[int, int]]:
    words = text.split()
    if len(words) % 2:
        raise _bad(section, text)
    return [
        (_seat(code, players, section), _number(number, section))
        for code, number in zip(words[::2], words[1::2], strict=True)
    ]


def _number(text: str, section: str) -> int:
    if not str(text).strip().isdecimal() or len(str(text)) > 6:
        raise _bad(section, str(text))
    return int(text)


def _bad(section: str, text: str) -> Illegal:
    return Illegal("CORE-POSITION", {"section": section, "text": text})
