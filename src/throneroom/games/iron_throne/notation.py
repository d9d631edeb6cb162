"""Positions as text, section by section; also the stored form of a game.

    leaders: sta:eddard lan:tywin bar:stannis      challenger: lan      defender: sta
    power: sta:4 robb:2 lan:0 jaime:5              influence: sta>lan:2 bar>lan:1
    hands: sta:20,truce,robb-a  tops: sta:5,3      discards: lan:1,2    hostages: bar:sta.truce,lan.20!
    sides: lan:challenger:jaime sta:defender:robb  laid: lan:12 sta:10  played: sta:robb-a
    now: reveal_cards

A number after a house is the power on its leader sheet, after a person that on its token. What is not
given is as after the setup: four power everywhere, five cards in hand, the other cards in the decks;
`decks` names all cards of a deck, and what is then left over lies on the discard pile. `tops` are the
next cards of a deck. A hostage with `!` was taken this round; a laid card in brackets lies face down.
`now` is a step of the round, as `throneroom.games.iron_throne.flow.round` names them. In positions that
were written by the program, `more` and `now` have the rest, and `seal` tells that nobody changed them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from throneroom.core.deck import Deck
from throneroom.core.flow import SCRIPTS, Frame, advance, frames_text, read_frames, repose
from throneroom.core.flow import State as CoreState
from throneroom.core.game import check_choice
from throneroom.core.notation import choice_text, read_choice
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE
from throneroom.games.iron_throne.abilities.cardset import SETS
from throneroom.games.iron_throne.flow.round import ROUND
from throneroom.games.iron_throne.invariants import invariants
from throneroom.games.iron_throne.outcome import check_end
from throneroom.games.iron_throne.pieces import (
    CARD_NAMES,
    CARDS_EACH,
    CHARACTERS_EACH,
    DECKS,
    EVENTS,
    HOUSES,
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
    BOTH_DRAW,
    ENCOUNTER,
    PAIRED,
    PREPARATION,
    RESOLUTION,
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

SECTIONS: Final = (
    "round", "challenger", "defender", "event", "events", "leaders", "offers", "power", "influence", "hands", "sizes",
    "decks", "tops", "discards", "hostages", "sides", "laid", "played", "outcome", "winner", "losers", "bonus",
    "spared", "stinted", "used", "more", "committed", "moment", "now", "seal",
)  # fmt: skip
STEPS: Final = tuple(step.name for step in SCRIPTS[ROUND].steps)
_PLAIN: Final = (
    "phase", "offered", "tokens", "facedown", "locked", "talks", "used_ever", "tortured", "released", "looker",
    "looked_at", "revealed_top",
)  # fmt: skip
_PAIRS: Final = ("seen_laid", "values", "talks_left", "deal")


# ---------------------------------------------------------------- writing


def position(s: State) -> dict[str, str]:
    """The whole position, every section; nothing is left to defaults."""
    t, k = s.table, s.secrets
    seats = range(t.players)
    sections = {
        "round": str(t.round),
        "challenger": _seat_text(t, t.challenger),
        "defender": _seat_text(t, t.defender),
        "event": EVENTS[t.event] if t.event != NONE else "",
        "events": " ".join([EVENTS[event] for event in t.event_discards]),
        "leaders": _leaders_text(t),
        "offers": " ".join(
            [f"{code(t, i)}:{','.join([_name(t, i, n) for n in pair])}" for i, pair in enumerate(k.offers) if pair]
        ),
        "power": " ".join([_power_text(t, seat) for seat in seats]),
        "influence": _influence_text(t),
        "hands": " ".join([f"{code(t, seat)}:{_cards_text(k.hands[seat])}" for seat in seats]),
        "sizes": " ".join([f"{code(t, seat)}:{len(k.hands[seat])}/{len(k.decks[seat])}" for seat in seats]),
        "decks": " ".join([f"{code(t, seat)}:{_deck_text(k.decks[seat])}" for seat in seats]),
        "discards": " ".join([f"{code(t, i)}:{_cards_text(cards)}" for i, cards in enumerate(t.discards) if cards]),
        "hostages": _hostages_text(s),
        "sides": " ".join(
            [
                f"{code(t, seat)}:{SIDES[t.side[seat]]}:{person(t, t.part[seat]) if t.part[seat] != NONE else '-'}"
                for seat in seats
                if t.side[seat] != NONE
            ]
        ),
        "laid": _laid_text(s),
        "played": " ".join([f"{code(t, i)}:{_cards_text(cards)}" for i, cards in enumerate(t.played) if cards]),
        "outcome": OUTCOMES[t.outcome] if t.outcome != NONE else "",
        "winner": SIDES[t.winner] if t.winner != NONE else "",
        "losers": " ".join([SIDES[side] for side in (0, 1) if t.losers >> side & 1]),
        "bonus": f"{t.bonus[0]}/{t.bonus[1]}",
        "spared": _seats_text(t, t.spared),
        "stinted": _seats_text(t, t.stinted),
        "used": _seats_text(t, t.used),
        "more": _more_text(s),
        "committed": _commits_text(s),
        "moment": str(s.moment),
        "now": "over" if t.over else frames_text(s.frames, NAMES),
    }
    sections["seal"] = _seal(sections)
    return sections


def _seal(sections: Mapping[str, str]) -> str:
    """A digest of all that was written, so that the inner workings cannot be changed by hand."""
    text = json.dumps([[key, value] for key, value in sorted(sections.items()) if key != "seal"])
    return blake2b(text.encode(), digest_size=6).hexdigest()


def _seat_text(t: Table, seat: int) -> str:
    return code(t, seat) if seat != NONE else ""


def _seats_text(t: Table, mask: int) -> str:
    return " ".join([code(t, seat) for seat in range(t.players) if mask >> seat & 1])


def _name(t: Table, seat: int, number: int) -> str:
    return NAMES_OF[t.houses[seat]][number]


def _leaders_text(t: Table) -> str:
    known = [(seat, number) for seat, number in enumerate(t.leaders) if number != NONE]
    return " ".join([f"{code(t, seat)}:{_name(t, seat, number)}" for seat, number in known])


def _power_text(t: Table, seat: int) -> str:
    chars = own_characters(t, seat) if t.leaders[seat] != NONE else []
    return " ".join([f"{code(t, seat)}:{t.lead[seat]}", *[f"{person(t, char)}:{t.power[char]}" for char in chars]])


def _influence_text(t: Table) -> str:
    n = t.players
    pairs = [(i, j, t.influence[i * n + j]) for i in range(n) for j in range(n)]
    return " ".join([f"{code(t, i)}>{code(t, j)}:{tokens}" for i, j, tokens in pairs if tokens])


def _cards_text(cards: tuple[int, ...]) -> str:
    return ",".join([card_name(card) for card in cards])


def _deck_text(deck: Deck) -> str:
    return "|".join([_cards_text(cards) for cards in (deck.top, deck.rest, deck.bottom)])


def _hostages_text(s: State) -> str:
    t, k = s.table, s.secrets
    words = []
    for seat in range(t.players):
        held = list(zip(t.hostages[seat], k.hostages[seat], strict=True))
        if held:
            names = [f"{code(t, entry // 2)}.{card_name(card)}{'!' if entry % 2 else ''}" for entry, card in held]
            words.append(f"{code(t, seat)}:{','.join(names)}")
    return " ".join(words)


def _laid_text(s: State) -> str:
    t, k = s.table, s.secrets
    words = []
    for role, seat in enumerate((t.challenger, t.defender)):
        if t.laid[role] != NO_CARD:
            words.append(f"{code(t, seat)}:{card_name(t.laid[role])}")
        elif k.laid[role] != NO_CARD:
            words.append(f"{code(t, seat)}:({card_name(k.laid[role])})")
    return " ".join(words)


def _more_text(s: State) -> str:
    """What only the program writes and reads, as far as it is not as at the start of a round."""
    t, k = s.table, s.secrets
    fresh = Table(t.houses, t.rules, t.proposals, t.set)
    more: dict[str, Any] = {}
    for key in (*_PLAIN, *_PAIRS):
        if getattr(t, key) != getattr(fresh, key):
            more[key] = getattr(t, key)
    for key in ("acts", "delays", "replaced", "restrictions", "held"):
        if getattr(t, key):
            more[key] = [list(entry) for entry in getattr(t, key)]
    for key in ("picks", "looked", "drawn"):
        if getattr(k, key):
            more[key] = list(getattr(k, key))
    return json.dumps(more, separators=(",", ":"), sort_keys=True) if more else ""


def _commits_text(s: State) -> str:
    """Choices made but not shown, `|` between them."""
    if not s.commits:
        return ""
    owed = {d.seat: d for d in repose(s)}
    return " | ".join(
        [f"{code(s.table, seat)} {choice_text(s, owed[seat], choice)}" for seat, choice in sorted(s.commits.items())]
    )


def dump(s: State) -> dict[str, Any]:
    """The whole state as plain data: its sections, and the options it is played with."""
    t = s.table
    return {"options": options_of(t), **position(s)}


def options_of(t: Table) -> dict[str, str]:
    """The options a table was set with; the first challenger is part of the position."""
    return {
        "houses": ",".join([HOUSES[house] for house in t.houses]),
        "release_draw": "both" if t.rules & BOTH_DRAW else "releaser",
        "proposals": str(t.proposals),
        "character_cards": "paired" if t.rules & PAIRED else "distinct",
        "start": "random",
        "cards": SETS[t.set].text,
    }


def load(data: Mapping[str, Any]) -> State:
    """The inverse of `dump`."""
    sections = {key: str(value) for key, value in data.items() if key != "options"}
    options = data["options"]
    return read_position(sections, len(options["houses"].split(",")), options)


# ---------------------------------------------------------------- reading


def read_position(given: Mapping[str, str], players: int, options: dict[str, str]) -> State:
    """A state from sections; what makes no sense is refused."""
    for key in given:
        if key not in SECTIONS:
            raise _bad("section", key)
    if given.get("seal") or given.get("more") or "/" in given.get("now", ""):
        if _seal(given) != given.get("seal"):
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
        first = t_first(self.t, seat)
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
        aside = [card for card in more.get("looked", []) if more.get("looked_at", NONE) >= 10]
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
        for key in _PLAIN:
            if key in more:
                setattr(t, key, more[key])
        for key in _PAIRS:
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
        s, t = self.s, self.t
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
        assert t is s.table


def _act(entry: list[Any]) -> Act:
    act = Act(*entry)
    return act._replace(targets=tuple(act.targets))


def t_first(t: Table, seat: int) -> int:
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


def section_matches(key: str, wanted: str, found: str) -> bool:
    """A claim about a section of several words holds if all its words are there; `-` means empty."""
    if key in ("power", "influence", "hands", "sizes", "decks", "discards", "hostages", "sides", "laid", "played"):
        if wanted.strip() in ("", "-"):
            return not found.strip()
        there = [_sorted_word(word) for word in found.split()]
        return all([_word_holds(_sorted_word(word), there) for word in wanted.split()])
    return wanted.strip().strip("-") == found.strip()


def _word_holds(word: str, there: list[str]) -> bool:
    """`robb:0` or `sta:` hold also where nothing is said of them."""
    return word in there or (word.endswith(":") and not any([other.startswith(word) for other in there]))


def _sorted_word(word: str) -> str:
    """Cards of one place in any order."""
    head, colon, names = word.partition(":")
    return f"{head}{colon}{','.join(sorted(names.split(',')))}" if "|" not in names else word
