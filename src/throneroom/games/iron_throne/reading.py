"""Positions read from text: what is missing is filled in, what makes no sense is refused.

`notation.py` says how positions are written.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from throneroom.core.deck import Deck
from throneroom.core.flow import Frame, advance, read_frames, repose
from throneroom.core.flow import State as CoreState
from throneroom.core.game import check_choice
from throneroom.core.notation import read_choice
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE
from throneroom.games.iron_throne.flow.round import ROUND
from throneroom.games.iron_throne.invariants import invariants
from throneroom.games.iron_throne.notation import PAIRS, PLAIN, SECTIONS, STEPS, seal
from throneroom.games.iron_throne.outcome import check_end
from throneroom.games.iron_throne.pieces import (
    CARD_NAMES,
    CARDS_EACH,
    CHARACTERS_EACH,
    DECKS,
    EVENTS,
    MARKERS,
    NAMES_OF,
    NO_CARD,
    NONE,
    OUTCOMES,
    SIDES,
    START_HAND,
    START_POWER,
    TOKENS,
)
from throneroom.games.iron_throne.setup import GAME, NEXT_ROUND, fresh_table
from throneroom.games.iron_throne.table import (
    ENCOUNTER,
    PAIRED,
    PREPARATION,
    RESOLUTION,
    SET_ASIDE,
    START,
    SUPPORT,
    Act,
    Delay,
    Replacement,
    Restriction,
    Secrets,
    State,
    Table,
    card_name,
    change,
    code,
    own_characters,
    person,
)
from throneroom.games.iron_throne.view import NAMES


def load(data: Mapping[str, Any]) -> State:
    """The inverse of `dump`."""
    sections = {key: str(value) for key, value in data.items() if key != "options"}
    options = {"rules_version": "1", **data["options"]}
    return read_position(sections, len(options["houses"].split(",")), options)


def read_position(given: Mapping[str, str], players: int, options: dict[str, str]) -> State:
    """A state from sections; what makes no sense is refused."""
    for key in given:
        if key not in SECTIONS:
            raise _bad("section", key)
    if given.get("seal") or given.get("more") or "/" in given.get("now", ""):
        if seal(given) != given.get("seal"):
            raise _bad("seal", given.get("seal", ""))
    t = fresh_table(players, options)
    s: State = CoreState(t, Secrets(players), [])
    try:
        _Reader(s, given).read()
    except (IndexError, KeyError, ValueError, AssertionError, TypeError) as e:
        raise _bad("position", str(e)) from None
    return s


class _Reader:
    """Reading the sections of one position."""

    def __init__(self, s: State, given: Mapping[str, str]) -> None:
        self.s = s
        self.t = s.table
        self.k = s.secrets
        self.given = given

    def read(self) -> None:
        t, s = self.t, self.s
        self._roles()
        self._leaders()
        self._power()
        self._influence()
        self._encounter()
        self._cards()
        self._more()
        s.moment = _number(self.given.get("moment", "0"), "moment", 10**9)
        self._stand()
        self._commits()
        broken = next(invariants(s), None)
        if broken is not None:
            raise _bad("position", broken)
        if not s.pending and not t.over:
            raise _bad("now", self.given.get("now", ""))

    # ------------------------------------------------------------ the table

    def words(self, section: str) -> list[str]:
        return self.given.get(section, "").split()

    def seat(self, word: str, section: str) -> int:
        found = [seat for seat in range(self.t.players) if word and code(self.t, seat).startswith(word.lower())]
        if len(found) != 1:
            raise _bad(section, word)
        return found[0]

    def mask(self, section: str) -> int:
        return sum({1 << self.seat(word, section) for word in self.words(section)})

    def _roles(self) -> None:
        t, given = self.t, self.given
        t.round = _number(given.get("round", "1"), "round", 10**6)
        t.challenger = self.seat(given["challenger"], "challenger") if given.get("challenger") else NONE
        t.defender = self.seat(given["defender"], "defender") if given.get("defender") else NONE
        if t.defender == t.challenger != NONE:
            raise _bad("defender", given["defender"])
        t.event = _index(EVENTS, given["event"], "event") if given.get("event") else NONE
        t.event_discards = tuple(sorted([_index(EVENTS, word, "events") for word in self.words("events")]))
        t.outcome = _index(OUTCOMES, given["outcome"], "outcome") if given.get("outcome") else NONE
        t.winner = _index(SIDES, given["winner"], "winner") if given.get("winner") else NONE
        t.losers = sum({1 << _index(SIDES, word, "losers") for word in self.words("losers")})
        if t.winner != NONE and "losers" not in given:
            t.losers = 1 << (1 - t.winner)
        t.spared, t.stinted, t.used = self.mask("spared"), self.mask("stinted"), self.mask("used")
        first, _, second = given.get("bonus", "0/0").partition("/")
        t.bonus = (_number(first, "bonus", 1000), _number(second, "bonus", 1000))

    def _leaders(self) -> None:
        """The first of each house, unless others are named; none while they are being chosen."""
        t = self.t
        leaders = [NONE if self.given.get("offers") or self._in_setup() else 0] * t.players
        for word in self.words("leaders"):
            house, _, name = word.partition(":")
            seat = self.seat(house, "leaders")
            leaders[seat] = _index(NAMES_OF[t.houses[seat]], name, "leaders")
        t.leaders = tuple(leaders)
        offers: list[tuple[int, ...]] = [()] * t.players
        for word in self.words("offers"):
            house, _, names = word.partition(":")
            seat = self.seat(house, "offers")
            offers[seat] = tuple(sorted([_index(NAMES_OF[t.houses[seat]], n, "offers") for n in names.split(",")]))
        self.k.offers = tuple(offers)

    def _in_setup(self) -> bool:
        now = self.given.get("now", "").split()
        return bool(now) and now[-1].startswith("iron-throne.game/ask_leader")

    def _power(self) -> None:
        t = self.t
        named: dict[str, int] = {}
        for word in self.words("power"):
            name, _, number = word.partition(":")
            if name in named:
                raise _bad("power", word)
            named[name] = _number(number, "power", MARKERS)
        if t.leaders[0] != NONE:
            for seat in range(t.players):
                t.lead[seat] = named.pop(code(t, seat), START_POWER)
                for char in own_characters(t, seat):
                    t.power[char] = named.pop(person(t, char), START_POWER)
        else:
            for seat in range(t.players):
                named.pop(code(t, seat), 0)
        if named:
            raise _bad("power", next(iter(named)))
        t.box = MARKERS - sum(t.lead) - sum(t.power)
        if t.box < 0:
            raise _bad("power", "")

    def _influence(self) -> None:
        t = self.t
        for word in self.words("influence"):
            pair, _, number = word.partition(":")
            house, _, on = pair.partition(">")
            seat, board = self.seat(house, "influence"), self.seat(on, "influence")
            if seat == board:
                raise _bad("influence", word)
            t.influence[seat * t.players + board] = _number(number or "1", "influence", TOKENS)

    def _encounter(self) -> None:
        t = self.t
        side, part = [NONE] * t.players, [NONE] * t.players
        for word in self.words("sides"):
            house, which, name = word.split(":")
            seat = self.seat(house, "sides")
            side[seat] = _index(SIDES, which, "sides")
            if name != "-":
                number = _index(NAMES_OF[t.houses[seat]], name, "sides")
                if number == t.leaders[seat]:
                    raise _bad("sides", word)
                part[seat] = seat * CHARACTERS_EACH + number
        for role, seat in enumerate((t.challenger, t.defender)):
            if seat != NONE and side[seat] not in (NONE, role):
                raise _bad("sides", code(t, seat))
        t.side, t.part = tuple(side), tuple(part)
        if "more" not in self.given:
            t.offered = sum([1 << seat for seat in range(t.players) if side[seat] != NONE])

    # ------------------------------------------------------------ cards

    def card(self, seat: int, name: str, section: str) -> int:
        first = first_card(self.t, seat)
        names = CARD_NAMES[first : first + CARDS_EACH]
        return first + _index(names, name, section)

    def cards(self, section: str) -> list[list[int] | None]:
        """Named cards by seat; None for a seat that is not named."""
        found: list[list[int] | None] = [None] * self.t.players
        for word in self.words(section):
            house, _, names = word.partition(":")
            seat = self.seat(house, section)
            found[seat] = [self.card(seat, name, section) for name in names.split(",") if name]
        return found

    def _cards(self) -> None:
        t, k = self.t, self.k
        left = [list(DECKS[1 if t.rules & PAIRED else 0][house]) for house in t.houses]

        def use(seat: int, cards: list[int], section: str) -> tuple[int, ...]:
            for card in cards:
                if card not in left[seat]:
                    raise _bad(section, card_name(card))
                left[seat].remove(card)
            return tuple(cards)

        hands, tops, discards, played = (self.cards(name) for name in ("hands", "tops", "discards", "played"))
        self._laid(use)
        self._hostages(use)
        seats = range(t.players)
        t.played = tuple([use(seat, played[seat] or [], "played") for seat in seats])
        for seat in seats:
            t.discards[seat] = tuple(sorted(use(seat, discards[seat] or [], "discards")))
            hand = hands[seat]
            if hand is not None:
                k.hands[seat] = tuple(sorted(use(seat, hand, "hands")))
        self._aside(use)
        decks = self._decks(use)
        for seat in seats:
            top = use(seat, tops[seat] or [], "tops")
            if hands[seat] is None:
                size = min(START_HAND, len(left[seat])) if t.leaders[0] != NONE else 0
                k.hands[seat] = use(seat, left[seat][:size], "hands")
            deck = decks[seat]
            if deck is None:
                k.decks[seat] = Deck(tuple(left[seat]), top)
            else:
                k.decks[seat] = Deck(deck.rest, top + deck.top, deck.bottom)
                t.discards[seat] = tuple(sorted((*t.discards[seat], *left[seat])))

    def _laid(self, use: Any) -> None:
        t, k = self.t, self.k
        for word in self.words("laid"):
            house, _, name = word.partition(":")
            seat = self.seat(house, "laid")
            role = (t.challenger, t.defender).index(seat)
            hidden = name.startswith("(")
            card = self.card(seat, name.strip("()"), "laid")
            use(seat, [card], "laid")
            if hidden:
                t.facedown |= 1 << role
                if "seal" not in self.given:
                    t.seen_laid = change(t.seen_laid, role, 1 << seat)
                k.laid = (card, k.laid[1]) if role == 0 else (k.laid[0], card)
            else:
                t.laid = (card, t.laid[1]) if role == 0 else (t.laid[0], card)

    def _hostages(self, use: Any) -> None:
        t, k = self.t, self.k
        for word in self.words("hostages"):
            house, _, names = word.partition(":")
            holder = self.seat(house, "hostages")
            held = []
            for name in names.split(","):
                of, _, rest = name.partition(".")
                owner = self.seat(of, "hostages")
                if owner == holder:
                    raise _bad("hostages", word)
                card = self.card(owner, rest.rstrip("!"), "hostages")
                use(owner, [card], "hostages")
                held.append((owner * 2 + rest.endswith("!"), card))
            held.sort()
            t.hostages[holder] = tuple([entry for entry, _ in held])
            k.hostages[holder] = tuple([card for _, card in held])

    def _decks(self, use: Any) -> list[Deck | None]:
        decks: list[Deck | None] = [None] * self.t.players
        for word in self.words("decks"):
            house, _, text = word.partition(":")
            seat = self.seat(house, "decks")
            parts = text.split("|") if "|" in text else ["", text, ""]
            top, rest, bottom = (
                use(seat, [self.card(seat, name, "decks") for name in part.split(",") if name], "decks")
                for part in parts
            )
            decks[seat] = Deck(rest, top, bottom)
        return decks

    def _aside(self, use: Any) -> None:
        """Cards that lie aside while an ability is carried out."""
        more = self._read_more()
        aside = [card for card in more.get("looked", []) if more.get("looked_at", NONE) >= SET_ASIDE]
        aside += [more["revealed_top"]] if more.get("revealed_top", NO_CARD) != NO_CARD else []
        for card in aside:
            use(self.t.houses.index(card // CARDS_EACH), [card], "more")

    # ------------------------------------------------------------ what only the program writes

    def _read_more(self) -> dict[str, Any]:
        text = self.given.get("more", "")
        more: dict[str, Any] = json.loads(text) if text else {}
        return more

    def _more(self) -> None:
        t, k = self.t, self.k
        more = self._read_more()
        for key in PLAIN:
            if key in more:
                setattr(t, key, more[key])
        for key in PAIRS:
            if key in more:
                setattr(t, key, tuple(more[key]))
        t.acts = tuple([_act(entry) for entry in more.get("acts", [])])
        t.delays = tuple([Delay(*entry) for entry in more.get("delays", [])])
        t.replaced = tuple([Replacement(*entry) for entry in more.get("replaced", [])])
        t.restrictions = tuple([Restriction(*entry) for entry in more.get("restrictions", [])])
        t.held = tuple([(char, until) for char, until in more.get("held", [])])
        k.picks = tuple(more.get("picks", ()))
        k.looked = tuple(more.get("looked", ()))
        k.drawn = tuple(more.get("drawn", ()))

    # ------------------------------------------------------------ where the rules stand

    def _stand(self) -> None:
        s, t = self.s, self.t
        now = self.given.get("now", STEPS[0]).strip()
        if now == "over":
            t.over = True
            s.frames = [Frame(GAME)]
            if not check_end(s) or s.frames:
                raise _bad("now", now)
            return
        if "/" in now:
            s.frames = read_frames(now, NAMES)
            s.pending = repose(s)
            return
        if now not in STEPS or t.challenger == NONE:
            raise _bad("now", now)
        at = STEPS.index(now)
        if at > STEPS.index("resolve_event") and t.defender == NONE:
            raise _bad("defender", "")
        t.phase = _phase(at)
        self._fill_sides(at)
        s.frames = [Frame(GAME, NEXT_ROUND), Frame(ROUND, at)]
        advance(s)

    def _fill_sides(self, at: int) -> None:
        """After the choice of characters both active players must have one."""
        t = self.t
        if at > STEPS.index("choose_characters"):
            for seat in (t.challenger, t.defender):
                if t.side[seat] == NONE or t.part[seat] == NONE:
                    raise _bad("sides", code(t, seat))
        if at >= STEPS.index("settle_outcome") and t.laid == (NO_CARD, NO_CARD) and at < STEPS.index("keep_up"):
            raise _bad("laid", "")
        if STEPS.index("settle_outcome") < at < STEPS.index("keep_up") and t.outcome == NONE:
            raise _bad("outcome", "")

    def _commits(self) -> None:
        s = self.s
        for text in filter(None, [part.strip() for part in self.given.get("committed", "").split("|")]):
            seat = self.seat(text.split()[0], "committed")
            owed = next((d for d in s.pending if d.seat == seat), None)
            if owed is None or owed.seat == CHANCE:
                raise _bad("committed", text)
            try:
                choice = read_choice(s, owed, text.partition(" ")[2])
                check_choice(s, owed, choice)
            except Illegal:
                raise _bad("committed", text) from None
            s.commits[seat] = choice
            s.pending = tuple([d for d in s.pending if d.seat != seat])
        if s.commits and not s.pending:
            raise _bad("committed", "")


def _act(entry: list[Any]) -> Act:
    act = Act(*entry)
    return act._replace(targets=tuple(act.targets))


def first_card(t: Table, seat: int) -> int:
    """The first card of the house at a seat."""
    return t.houses[seat] * CARDS_EACH


def _phase(at: int) -> int:
    """The phase of a step of the round."""
    names = (
        ("begin_resolution", RESOLUTION),
        ("begin_encounter", ENCOUNTER),
        ("offer_support", SUPPORT),
        ("prepare", PREPARATION),
    )
    return next((phase for name, phase in names if at > STEPS.index(name)), START)


def _index(names: tuple[str, ...], name: str, section: str) -> int:
    if name not in names:
        raise _bad(section, name)
    return names.index(name)


def _number(text: str, section: str, most: int) -> int:
    text = text.strip()
    if not text.isdecimal() or len(text) > 9 or int(text) > most:
        raise _bad(section, text)
    return int(text)


def _bad(section: str, text: str) -> Illegal:
    return Illegal("CORE-POSITION", {"section": section, "text": text})
