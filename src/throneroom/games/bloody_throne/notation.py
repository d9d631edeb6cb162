"""Positions as short text, section by section.

    round: 2          starter: red        totals: red 3 blu 1 grn 2
    row: red:(spy)@1+2/lord blu:heir grn:(ambush)
    piles: red:archer        hands: red:soldier,lord        aside: red:heir,spy,ambush
    now: hit 2 as soldier

A position of the row is its owner and its cards from the uppermost down, `/` between them. A card in
brackets lies face down, `+2` are the points on it, `@1` is the round it was placed in. `now` is what
is being asked: `place SEAT`, `face N`, `hit N`, `rob N`, `copy N`, `move N` (N the place being
resolved, `as CARD` the ability in use if it is not the card's own), `visit N`, or `over`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from throneroom.core.flow import Frame, advance
from throneroom.core.flow import State as CoreState
from throneroom.core.rules import Illegal
from throneroom.core.seats import CHANCE
from throneroom.games.bloody_throne.cards import ABILITIES, ABILITY
from throneroom.games.bloody_throne.flow import CARD, GAME, PLACEMENT, RESOLUTION
from throneroom.games.bloody_throne.table import (
    ALL_CARDS,
    CARDS,
    DIRECTIONS,
    HIDDEN,
    OWNER,
    ROUNDS,
    SEATS,
    SHAPESHIFTER,
    STARTING_POINTS,
    Secrets,
    State,
    Table,
    cards_in,
)
from throneroom.games.bloody_throne.view import hand_size, placed_tokens

SECTIONS = ("round", "starter", "totals", "row", "piles", "hands", "aside", "now", "moment")
_CARD = re.compile(r"(\()?([a-z-]+|\?)(\))?(?:@(\d))?(?:\+(\d{1,3}))?$")
_AFTER_ROUND, _AFTER_PLACEMENT, _END = 3, 4, 5  # where the game script goes on after its sub-scripts


# ---------------------------------------------------------------- writing


def position(s: State) -> dict[str, str]:
    """The whole position, every section."""
    t = s.table
    return {
        "round": str(t.round),
        "starter": SEATS[t.starter] if t.starter != HIDDEN else "",
        "totals": " ".join(f"{SEATS[seat]} {total}" for seat, total in enumerate(t.totals)),
        "row": " ".join(_stack_text(s, stack) for stack in t.row),
        "piles": " ".join(
            f"{SEATS[seat]}:{','.join(f'{CARDS[t.kinds[token]]}@{token % ROUNDS + 1}' for token in pile)}"
            for seat, pile in enumerate(t.piles)
            if pile
        ),
        "hands": _hands_text(s.secrets.hands),
        "aside": _hands_text(s.secrets.asides),
        "now": _now_text(s),
        "moment": str(s.moment),
    }


def _stack_text(s: State, stack: tuple[int, ...]) -> str:
    t = s.table
    cards = []
    for token in reversed(stack):
        name = CARDS[s.secrets.faces[token]]
        text = name if t.kinds[token] != HIDDEN else f"({name})"
        text += f"@{token % ROUNDS + 1}"
        cards.append(f"{text}+{t.points[token]}" if t.points[token] else text)
    return f"{SEATS[OWNER[stack[0]]]}:{'/'.join(cards)}"


def _hands_text(hands: list[int]) -> str:
    return " ".join(
        f"{SEATS[seat]}:{','.join(CARDS[card] for card in cards_in(bits))}" for seat, bits in enumerate(hands)
    )


def _now_text(s: State) -> str:
    t = s.table
    if not s.pending:
        return "over"
    d = s.pending[0]
    if d.seat == CHANCE:
        return d.kind.id
    if d.kind.id == "place":
        return f"place {SEATS[d.seat]}"
    text = f"{d.kind.id} {t.at + 1}"
    if d.kind.id != "face" and d.a != t.kinds[t.row[t.at][-1]]:
        text += f" as {CARDS[d.a]}"
    return text


# ---------------------------------------------------------------- reading


def read_position(given: Mapping[str, str], players: int, options: dict[str, str]) -> State:
    """A state from sections; what is missing is filled in, what makes no sense is refused."""
    for key in given:
        if key not in SECTIONS:
            raise _bad("section", key)
    stacks = [_read_stack(text, players) for text in given.get("row", "").split()]
    piles = _read_named(given.get("piles", ""), players, "piles")
    now = given.get("now", "visit 1").split() or ["visit", "1"]
    seat_to_place = _seat(now[1], players, "now") if now[0] == "place" and len(now) == 2 else None
    starter = _seat(given["starter"], players, "starter") if "starter" in given else seat_to_place or 0
    counts = [sum(len(cards) for owner, cards in stacks if owner == seat) + len(piles[seat]) for seat in range(players)]
    waiting = _still_to_place(starter, seat_to_place, players)
    least = max([1, *(counts[seat] + (seat in waiting) for seat in range(players))])
    round = _number(given["round"], "round") if "round" in given else least
    if not least <= round <= ROUNDS:
        raise _bad("round", str(round))
    for seat, card in [(seat, card) for seat, cards in [*stacks, *enumerate(piles)] for card in cards]:
        if card[2] and card[2] > round - (seat in waiting):
            raise _bad("row", f"{SEATS[seat]}:{CARDS[card[0]]}@{card[2]}")
    tokens = players * ROUNDS
    table = Table(
        players=players,
        direction=DIRECTIONS.index(options["direction"]),
        starter=starter,
        round=round,
        at=HIDDEN,
        row=[],
        kinds=[HIDDEN] * tokens,
        points=[0] * tokens,
        totals=_read_totals(given.get("totals", ""), players),
        piles=[()] * players,
    )
    secrets = Secrets([0] * players, [0] * players, [HIDDEN] * tokens)
    _lay_out(table, secrets, stacks, piles)
    _fill_hands(table, secrets, given)
    s: State = CoreState(table, secrets, [])
    s.moment = _number(given.get("moment", "0"), "moment")
    _stand(s, now, seat_to_place)
    return s


def _still_to_place(starter: int, seat: int | None, players: int) -> set[int]:
    """Who places in this round from `seat` on; nobody if resolution is under way."""
    if seat is None:
        return set()
    done = (seat - starter) % players
    return {(starter + i) % players for i in range(done, players)}


_Given = tuple[int, bool, int | None, int]  # card, open, round placed, points


def _read_stack(text: str, players: int) -> tuple[int, list[_Given]]:
    owner, _, rest = text.partition(":")
    seat = _seat(owner, players, "row")
    return seat, [_read_card(card, "row") for card in reversed(rest.split("/"))]


def _read_card(text: str, section: str) -> _Given:
    match = _CARD.match(text)
    if not match or bool(match[1]) != bool(match[3]):
        raise _bad(section, text)
    card = _card(match[2], section)
    round = int(match[4]) if match[4] else None
    if round is not None and not 1 <= round <= ROUNDS:
        raise _bad(section, text)
    is_open, points = not match[1], int(match[5] or 0)
    if is_open and points:
        raise _bad(section, text)  # points lie on face-down cards only
    return card, is_open, round, points


def _read_named(text: str, players: int, section: str) -> list[list[_Given]]:
    """`red:spy,heir@2 blu:lord` as cards by seat."""
    out: list[list[_Given]] = [[] for _ in range(players)]
    for part in text.split():
        owner, _, cards = part.partition(":")
        out[_seat(owner, players, section)] += [_read_card(c, section) for c in cards.split(",") if c]
    return out


def _read_totals(text: str, players: int) -> list[int]:
    totals = [STARTING_POINTS] * players
    words = text.split()
    if len(words) % 2:
        raise _bad("totals", text)
    for code, number in zip(words[::2], words[1::2], strict=True):
        totals[_seat(code, players, "totals")] = _number(number, "totals")
    return totals


def _lay_out(t: Table, secrets: Secrets, stacks: list[tuple[int, list[_Given]]], piles: list[list[_Given]]) -> None:
    """Give every named card a token: the round it says, else the first free one of its house."""
    named = [(seat, card) for seat, pile in enumerate(piles) for card in pile]
    named += [(seat, card) for seat, cards in stacks for card in cards]
    used = {seat * ROUNDS + card[2] - 1 for seat, card in named if card[2]}
    free = {seat: [k for k in range(seat * ROUNDS, (seat + 1) * ROUNDS) if k not in used] for seat in range(t.players)}

    def lay(seat: int, given: _Given, known: bool) -> int:
        card, _, round, points = given
        token = seat * ROUNDS + round - 1 if round else free[seat].pop(0)
        if secrets.faces[token] != HIDDEN:
            raise _bad("row", f"{SEATS[seat]}:{CARDS[card]}@{round}")
        secrets.faces[token] = card
        t.points[token] = points
        if known:
            t.kinds[token] = card
        return token

    for seat, pile in enumerate(piles):
        t.piles[seat] = tuple([lay(seat, given, True) for given in pile])
    t.row = [tuple([lay(seat, given, given[1]) for given in cards]) for seat, cards in stacks]


def _fill_hands(t: Table, secrets: Secrets, given: Mapping[str, str]) -> None:
    """Hands and set-aside cards: those named, then the house's other cards in order."""
    hands = _read_named(given.get("hands", ""), t.players, "hands")
    asides = _read_named(given.get("aside", ""), t.players, "aside")
    for seat in range(t.players):
        placed = [secrets.faces[token] for token in placed_tokens(t, seat)]
        hand = [card[0] for card in hands[seat]]
        aside = [card[0] for card in asides[seat]]
        named = placed + hand + aside
        size = hand_size(t, seat)
        if len(named) != len(set(named)) or len(hand) > size:
            raise _bad("hands", f"{SEATS[seat]}:{','.join(CARDS[c] for c in named)}")
        rest = [card for card in cards_in(ALL_CARDS) if card not in named]
        while len(hand) < size:
            if not rest:
                raise _bad("aside", SEATS[seat])
            hand.append(rest.pop(0))
        secrets.hands[seat] = sum(1 << card for card in hand)
        secrets.asides[seat] = sum(1 << card for card in aside + rest)


def _stand(s: State, now: list[str], seat_to_place: int | None) -> None:
    """Put the scripts where `now` says."""
    t = s.table
    if now == ["over"]:
        return
    if seat_to_place is not None:
        count = (seat_to_place - t.starter) % t.players
        s.frames = [Frame(GAME, _AFTER_ROUND), Frame(PLACEMENT, 0, count)]
        advance(s)
        return
    if len(now) not in (2, 4) or (len(now) == 4 and now[2] != "as"):
        raise _bad("now", " ".join(now))
    place = _number(now[1], "now") - 1
    if not 0 <= place <= len(t.row) - (now[0] != "visit"):
        raise _bad("now", " ".join(now))
    t.at = place
    s.frames = [Frame(GAME, _AFTER_PLACEMENT), Frame(RESOLUTION)]
    if now[0] == "visit" and len(now) == 2:
        advance(s)
        return
    stack = t.row[place]
    token, under = stack[-1], stack[-2] if len(stack) > 1 else HIDDEN
    if now[0] == "face":
        s.frames.append(Frame(CARD, 0, token, under))
    else:
        ability = _card(now[3], "now") if len(now) == 4 else t.kinds[token]
        if ability != t.kinds[token] and t.kinds[token] != SHAPESHIFTER:
            raise _bad("now", " ".join(now))
        ask = ABILITIES[ability].ask if ability != HIDDEN else None
        if ask is None or ask.id != now[0]:
            raise _bad("now", " ".join(now))
        s.frames += [Frame(CARD, 2, token, under), Frame(ABILITY, 0, ability, token)]
    advance(s)
    if not s.pending or s.pending[0].kind.id != now[0]:
        raise _bad("now", " ".join(now))


# ---------------------------------------------------------------- words


def _seat(code: str, players: int, section: str) -> int:
    found = [i for i, seat in enumerate(SEATS[:players]) if code and seat.startswith(code.strip().lower())]
    if len(found) != 1:
        raise _bad(section, code)
    return found[0]


def _card(name: str, section: str) -> int:
    if name not in CARDS:
        raise _bad(section, name)
    return CARDS.index(name)


def _number(text: str, section: str) -> int:
    if not str(text).strip().isdecimal() or len(str(text)) > 6:
        raise _bad(section, str(text))
    return int(text)


def _bad(section: str, text: str) -> Illegal:
    return Illegal("CORE-POSITION", {"section": section, "text": text})
