"""Which questions leave one choice or several depending on faces that their seat alone knows.

Everything here is told from the view of a spectator: how many cards lie where, but not which.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from throneroom.core.decision import Decision
from throneroom.games.iron_throne.abilities.cardset import PRIVATE, Ability, ability_of, card_set
from throneroom.games.iron_throne.abilities.context import context_of
from throneroom.games.iron_throne.abilities.expressions import cards_there
from throneroom.games.iron_throne.abilities.running import context, op_at
from throneroom.games.iron_throne.flow.allowing import copies_unseen, leader_ability
from throneroom.games.iron_throne.flow.laying import LAY
from throneroom.games.iron_throne.flow.picking import CHOICE, ORDER, PICK, RELAY, SHED, SWAP, place_of
from throneroom.games.iron_throne.flow.using import PLAY, USE
from throneroom.games.iron_throne.flow.windows import AIM, AIM_OPEN
from throneroom.games.iron_throne.pieces import ABILITY_IDS, CARDS_EACH, TRUCES
from throneroom.games.iron_throne.table import Position

FACES: Final = ('"hand_has"', '"target_card"')
"""The words of an ability that depend on faces not everybody sees."""


def hides(p: Position, d: Decision) -> bool:
    """Whether what everybody sees leaves open if a decision has one choice."""
    return HIDES[d.kind.id](p, d)


def _always(p: Position, d: Decision) -> bool:
    return True


def _hand(p: Position, d: Decision) -> bool:
    """A hand leaves one choice if all its cards are alike: with one card it must be so, with many it cannot."""
    t, count = p.table, len(p.secrets.hands[d.seat])
    first = t.houses[d.seat] * CARDS_EACH
    return count > 1 and any([copies_unseen(t, d.seat, first + i) >= count for i in range(CARDS_EACH)])


def _relay(p: Position, d: Decision) -> bool:
    """Who may keep the laid card has a choice."""
    return not op_at(p, p.frames[-1]).args.get("optional") and _hand(p, d)


def _swap(p: Position, d: Decision) -> bool:
    """Only some cards of the hand fit."""
    return len(p.secrets.hands[d.seat]) > 1


def _shed(p: Position, d: Decision) -> bool:
    """Where any card will do, who says how many has a choice; else all cards may be alike."""
    return "filter" in op_at(p, p.frames[-1]).args or (d.a == d.b and _hand(p, d))


def _looked(p: Position, d: Decision) -> bool:
    """Cards that were looked at may be alike, as far as there are so many of a kind."""
    return 1 < len(p.secrets.looked) <= TRUCES


def _pick(p: Position, d: Decision) -> bool:
    f = p.frames[-1]
    args = op_at(p, f).args
    place = place_of(args.get("card", args.get("cards")))
    if place is None:
        return _looked(p, d)
    return place.kind in PRIVATE and 1 < len(cards_there(context(p, f), place)) <= TRUCES


def _aim(p: Position, d: Decision) -> bool:
    """Of several cards that lie face down some may not fit, or all may be alike."""
    act = p.frames[-1].a
    place = ability_of(p.table, p.table.acts[act].ability).selector.place
    assert place is not None
    return len(cards_there(context_of(p, act), place)) > 1


def _aim_open(p: Position, d: Decision) -> bool:
    return _aim(p, d) and _reads_faces(_entry(p, p.table.acts[p.frames[-1].a].ability).get("targets"))


def _use(p: Position, d: Decision) -> bool:
    """Whether a leader's ability can be used depends on faces if its condition, its targets or its cost do."""
    ability = leader_ability(p.table, d.seat)
    entry = _entry(p, ability.number)
    return _reads_faces([entry.get("if"), entry.get("targets")]) or _picks_faces(ability)


def _picks_faces(ability: Ability) -> bool:
    selector, cost = ability.selector, ability.cost
    is_private = selector.place is not None and selector.place.kind in PRIVATE and selector.where is not None
    return is_private or (cost is not None and "filter" in cost.args)


def _choice(p: Position, d: Decision) -> bool:
    return _reads_faces([option.get("if") for option in op_at(p, p.frames[-1]).args["options"]])


def _entry(p: Position, ability: int) -> dict[str, Any]:
    """An ability as it is written in the card set."""
    data, id = card_set(p.table).data, ABILITY_IDS[ability]
    found: dict[str, Any] = next(data[part][id] for part in ("leaders", "cards", "events") if id in data[part])
    return found


def _reads_faces(words: Any) -> bool:
    text = json.dumps(words)
    return any([word in text for word in FACES])


HIDES: Final[dict[str, Callable[[Position, Decision], bool]]] = {
    PLAY.id: _always,
    USE.id: _use,
    AIM.id: _aim,
    AIM_OPEN.id: _aim_open,
    LAY.id: _hand,
    SWAP.id: _swap,
    SHED.id: _shed,
    PICK.id: _pick,
    ORDER.id: _looked,
    RELAY.id: _relay,
    CHOICE.id: _choice,
}
"""The kinds of questions that may hide it."""
