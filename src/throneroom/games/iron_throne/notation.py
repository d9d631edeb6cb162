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
from throneroom.core.flow import SCRIPTS, frames_text, repose
from throneroom.core.notation import choice_text
from throneroom.games.iron_throne.abilities.cardset import card_set
from throneroom.games.iron_throne.flow.round import ROUND
from throneroom.games.iron_throne.pieces import (
    EVENTS,
    HOUSES,
    NAMES_OF,
    NO_CARD,
    NONE,
    OUTCOMES,
    SIDES,
)
from throneroom.games.iron_throne.table import (
    BOTH_DRAW,
    PAIRED,
    SINCE_2,
    State,
    Table,
    card_name,
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
PLAIN: Final = (
    "phase", "offered", "tokens", "facedown", "locked", "talks", "used_ever", "tortured", "released", "looker",
    "looked_at", "revealed_top",
)  # fmt: skip
PAIRS: Final = ("seen_laid", "values", "talks_left", "deal")


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
    sections["seal"] = seal(sections)
    return sections


def seal(sections: Mapping[str, str]) -> str:
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
    for key in (*PLAIN, *PAIRS):
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
        "cards": card_set(t).text,
        **({"rules_version": "2"} if t.rules & SINCE_2 else {}),
    }


# ---------------------------------------------------------------- claims about sections


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
