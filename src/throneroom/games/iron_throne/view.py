"""What each player may know, worlds imagined from that, and the form a client draws."""

from __future__ import annotations

from typing import Final, cast

from throneroom.core.deck import Deck
from throneroom.core.dice import Dice
from throneroom.core.flow import State as CoreState
from throneroom.core.flow import repose
from throneroom.core.secrecy import View as CoreView
from throneroom.core.secrecy import resume
from throneroom.games.iron_throne import shown
from throneroom.games.iron_throne.abilities.cardset import NO_LIMIT, ONCE_PER_GAME, ability_of
from throneroom.games.iron_throne.moment import acts_json, looking_json, window_json
from throneroom.games.iron_throne.pieces import (
    CARD_NAMES,
    CHARACTERS,
    CHARACTERS_EACH,
    DECKS,
    EVENTS,
    HIDDEN,
    HOUSES,
    LEADERS_DRAWN,
    NO_CARD,
    NONE,
    OUTCOMES,
    SEATS,
    SIDES,
    WINDOWS,
)
from throneroom.games.iron_throne.table import (
    PAIRED,
    PHASES,
    SET_ASIDE,
    Secrets,
    State,
    Table,
    View,
    card_name,
    code,
    is_alive,
    laid_value,
    leader_name,
    own_characters,
    person,
    placed,
    role_of,
    strength,
    tokens_left,
    total,
    totals_decide,
)

TALKS: Final[tuple[shown.Talks | None, ...]] = (None, "success", "failure")
"""How the talks of a Truce ended, if they have."""
NAMES: dict[str, tuple[str, ...]] = {
    "seat": SEATS,
    "house": HOUSES,
    "person": CHARACTERS,
    "leader": CHARACTERS,
    "card": tuple(dict.fromkeys(CARD_NAMES)),
    "event": EVENTS,
    "window": WINDOWS,
    "side": SIDES,
    "outcome": OUTCOMES,
    "phase": PHASES,
}


def view(s: State, seat: int) -> View:
    """The table; the own hand, hostages, laid card and leader sheets; and what an ability has shown."""
    t, k = s.table, s.secrets
    known = Secrets(t.players)
    known.offers = tuple([_known(pair, at == seat) for at, pair in enumerate(k.offers)])
    known.hands = [_known(hand, at == seat) for at, hand in enumerate(k.hands)]
    known.decks = [Deck((HIDDEN,) * len(deck)) for deck in k.decks]
    known.hostages = [_known(held, at == seat) for at, held in enumerate(k.hostages)]
    laid = [
        card if card == NO_CARD or (seat >= 0 and t.seen_laid[role] >> seat & 1) else HIDDEN
        for role, card in enumerate(k.laid)
    ]
    known.laid = (laid[0], laid[1])
    known.looked = _known(k.looked, t.looker == seat)
    known.picks = tuple(
        [card if card == NO_CARD or t.acts[i].user == seat else HIDDEN for i, card in enumerate(k.picks)]
    )
    return CoreView(s, seat, t.copy(), known)


def _known(cards: tuple[int, ...], is_own: bool) -> tuple[int, ...]:
    return cards if is_own else (HIDDEN,) * len(cards)


def sample_world(v: View, dice: Dice) -> State:
    """A state this player could be in: unseen cards are shared out at random.

    Some questions are asked only if a hand has a fitting card; a world in which the player who is
    asked has none could not be.
    """
    while True:
        s = _imagine(v, dice)
        if set(v.awaited) <= {d.seat for d in repose(s)}:
            resume(s, v, dice)
            return s


def _imagine(v: View, dice: Dice) -> State:
    t = v.table.copy()
    k = v.secrets.copy()
    s: State = CoreState(t, k, list(v.frames))
    for seat in range(t.players):
        _share_out(t, k, seat, dice)
    for seat in range(t.players):
        held = sorted(zip(t.hostages[seat], k.hostages[seat], strict=True))
        k.hostages[seat] = tuple([card for _, card in held])
    k.looked = _imagine_looked(t, k, dice)
    k.picks = tuple([_imagine_pick(t, k, i, dice) if card == HIDDEN else card for i, card in enumerate(k.picks)])
    k.offers = tuple([_imagine_offer(pair, dice) for pair in k.offers])
    return s


def _share_out(t: Table, k: Secrets, seat: int, dice: Dice) -> None:
    """Give the cards of one house that are not known a place: hand, laid, hostages, set aside, deck."""
    pool = list(DECKS[1 if t.rules & PAIRED else 0][t.houses[seat]])
    role = role_of(t, seat)
    seen = [*k.hands[seat], *t.discards[seat], *t.played[seat]]
    if role != NONE:
        seen += [t.laid[role], k.laid[role]]
    if t.revealed_top != NO_CARD and t.revealed_top in pool:
        seen.append(t.revealed_top)
    for at in range(t.players):
        held = zip(t.hostages[at], k.hostages[at], strict=True)
        seen += [card for entry, card in held if entry // 2 == seat]
    looked = [card for card in k.looked if card in pool]
    if looked and (t.looked_at >= SET_ASIDE or HIDDEN in k.hands[t.looked_at]):
        seen += looked  # set aside, or shown in another's hand
    for card in seen:
        if card >= 0:
            pool.remove(card)
    pool = dice.shuffled(pool)
    if HIDDEN in k.hands[seat]:
        shown = looked if t.looked_at == seat else []
        drawn = [pool.pop() for _ in range(len(k.hands[seat]) - len(shown))]
        k.hands[seat] = tuple(sorted(shown + drawn))
    if role != NONE and k.laid[role] == HIDDEN:
        card = pool.pop()
        k.laid = (card, k.laid[1]) if role == 0 else (k.laid[0], card)
    for at in range(t.players):
        held = zip(t.hostages[at], k.hostages[at], strict=True)
        k.hostages[at] = tuple([pool.pop() if c == HIDDEN and e // 2 == seat else c for e, c in held])
    if HIDDEN in k.looked and t.looked_at == SET_ASIDE + seat:
        k.looked = tuple([pool.pop() for _ in k.looked])
    k.decks[seat] = Deck(tuple(pool))


def _imagine_looked(t: Table, k: Secrets, dice: Dice) -> tuple[int, ...]:
    """Cards another player is looking at in a hand: any of that hand."""
    if HIDDEN not in k.looked:
        return k.looked
    return tuple(dice.shuffled(k.hands[t.looked_at])[: len(k.looked)])


def _imagine_pick(t: Table, k: Secrets, act: int, dice: Dice) -> int:
    """The hidden card picked for an act: one that its user could have picked."""
    used = t.acts[act]
    place = ability_of(t, used.ability).selector.place
    fresh = place is not None and place.kind == "taken_this_round"
    held = zip(t.hostages[used.user], k.hostages[used.user], strict=True)
    found = [card for entry, card in held if entry // 2 == used.house and (entry % 2 or not fresh)]
    return dice.pick(found) if found else NO_CARD


def _imagine_offer(pair: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    if HIDDEN not in pair:
        return pair
    return tuple(sorted(dice.shuffled(list(range(CHARACTERS_EACH)))[:LEADERS_DRAWN]))


# ---------------------------------------------------------------- for drawing


def view_json(v: View) -> shown.View:
    """A view for drawing: names only. Cards this seat does not know are `hidden`."""
    t = v.table
    return {
        "seat": code(t, v.seat) if v.seat >= 0 else None,
        "awaited": [code(t, seat) for seat in v.awaited],
        "round": t.round,
        "phase": PHASES[t.phase],
        "window": window_json(v),
        "challenger": _code(t, t.challenger),
        "defender": _code(t, t.defender),
        "event": EVENTS[t.event] if t.event != NONE else None,
        "events_left": None if t.leaders[0] == NONE else _events_left(t),
        "event_discards": [EVENTS[event] for event in t.event_discards],
        "outcome": OUTCOMES[t.outcome] if t.outcome != NONE else None,
        "locked": t.locked,
        "winner": SIDES[t.winner] if t.winner != NONE else None,
        "losers": [SIDES[side] for side in (0, 1) if t.losers >> side & 1],
        "strength": _pair([strength(t, side) for side in (0, 1)]),
        "totals": _pair([total(t, side) for side in (0, 1)]) if t.laid[0] != NO_CARD else None,
        "decides": totals_decide(t),
        "bonus": _pair(list(t.bonus)),
        "laid": cast(tuple[shown.Laid | None, shown.Laid | None], [_laid_json(v, role) for role in (0, 1)]),
        "deal": list(t.deal),
        "proposals": _pair(list(t.talks_left)),
        "talks": TALKS[t.talks],
        "box": t.box,
        "houses": [_house_json(v, seat) for seat in range(t.players)],
        "looking": looking_json(v),
        "looked": [card_name(card) for card in v.secrets.looked],
        "acts": acts_json(v),
        "over": t.over,
    }


def _pair(of_both: list[int]) -> tuple[int, int]:
    """A list all the same; the types say that it has two places."""
    return cast(tuple[int, int], of_both)


def _code(t: Table, seat: int) -> str | None:
    return code(t, seat) if seat != NONE else None


def _events_left(t: Table) -> int:
    return 3 * t.players + 3 - len(t.event_discards) - (t.event != NONE)


def _laid_json(v: View, role: int) -> shown.Laid | None:
    t = v.table
    if t.laid[role] != NO_CARD:
        return {"card": card_name(t.laid[role]), "open": True, "value": laid_value(t, role)}
    if t.facedown >> role & 1:
        return {"card": card_name(v.secrets.laid[role]), "open": False, "value": None}
    return None


def _house_json(v: View, seat: int) -> shown.House:
    t, k = v.table, v.secrets
    held = zip(t.hostages[seat], k.hostages[seat], strict=True)
    return {
        "seat": code(t, seat),
        "house": HOUSES[t.houses[seat]],
        "leader": leader_name(t, seat) if t.leaders[seat] != NONE else None,
        "leader_power": t.lead[seat],
        "leader_used": _is_used_up(t, seat),
        "characters": [_character_json(t, char) for char in own_characters(t, seat)] if t.leaders[seat] != NONE else [],
        "side": SIDES[t.side[seat]] if t.side[seat] != NONE else None,
        "placed": placed(t, seat),
        "tokens": tokens_left(t, seat),
        "influence": {code(t, on): t.influence[seat * t.players + on] for on in range(t.players) if on != seat},
        "hand": [card_name(card) for card in k.hands[seat]],
        "deck": len(k.decks[seat]),
        "discards": [card_name(card) for card in t.discards[seat]],
        "played": [card_name(card) for card in t.played[seat]],
        "hostages": [{"house": code(t, e // 2), "card": card_name(card), "new": bool(e % 2)} for e, card in held],
        "spared": bool(t.spared >> seat & 1),
        "stinted": bool(t.stinted >> seat & 1),
        "offered": bool(t.offered >> seat & 1),
    }


def _is_used_up(t: Table, seat: int) -> bool:
    """Whether the limit of a leader's ability leaves no use now."""
    if t.leaders[seat] == NONE:
        return False
    limit = ability_of(t, t.houses[seat] * CHARACTERS_EACH + t.leaders[seat]).limit
    used = t.used_ever if limit == ONCE_PER_GAME else t.used
    return limit != NO_LIMIT and bool(used >> seat & 1)


def _character_json(t: Table, char: int) -> shown.Character:
    taking_part = t.part[char // CHARACTERS_EACH] == char
    return {"person": person(t, char), "power": t.power[char], "alive": is_alive(t, char), "part": taking_part}
