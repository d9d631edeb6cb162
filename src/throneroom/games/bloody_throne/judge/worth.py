"""What a card still brings its owner: where it lies, and as long as it may live."""

from __future__ import annotations

from typing import Final

from throneroom.games.bloody_throne.judge.outlook import ARCHER, SOLDIER, Outlook
from throneroom.games.bloody_throne.table import AMBUSH, CARDS, HIDDEN, IS_PLOT, OWNER, POINTS, SHAPESHIFTER

SPY: Final = CARDS.index("spy")
HEIR: Final = CARDS.index("heir")
LORD: Final = CARDS.index("lord")
DECREE: Final = CARDS.index("royal-decree")
CONSPIRACY: Final = CARDS.index("conspiracy")

ATTACK: Final = 1.6
"""What an attacker brings per visit with an opponent in reach: the point, and the damage."""

OWN_GOAL: Final = -0.8
"""What it brings when it must hit its own house."""

HOPE: Final = 0.4
"""What a card brings per visit that has nobody to act on yet."""

RIVAL_HEIR: Final = 0.08
"""The chance that a house with an unseen Heir turns it up and spoils another's."""

ONCE: Final = {"assassination": 2.2, "royal-decree": 1.0}
"""What using a plot at a fair moment brings, beside the points on it."""

PER_ROUND: Final = {
    "archer": 1.0, "soldier": 1.0, "spy": 1.0, "heir": 1.6, "shapeshifter": 0.9, "lord": 1.6,
    "assassination": 1.0, "royal-decree": 0.9, "ambush": 0.7, "conspiracy": 1.8,
}  # fmt: skip
"""What an unknown card brings its owner per round, by what it may be."""

_ONCE: Final = tuple([ONCE.get(card, 0.0) for card in CARDS])
_PER_ROUND: Final = tuple([PER_ROUND[card] for card in CARDS])
_KEPT: Final = tuple([{"conspiracy": 2.0, "ambush": 0.0}.get(card, 1.0) for card in CARDS])
_TIMES: Final = tuple([POINTS["conspiracy_times"] if card == "conspiracy" else 1 for card in CARDS])


def worth(look: Outlook, place: int) -> float:
    """What the card on top of a place still brings its owner."""
    return worth_of(look, look.row[place][-1], place, look.visits(place))


def worth_of(look: Outlook, token: int, place: int, visits: int) -> float:
    """What a token on top of `place` brings its owner in so many visits."""
    if visits <= 0:
        return 0.0
    owner = OWNER[token]
    card = look.faces[token]
    life = 1.0 - look.danger(place, owner)
    if card == HIDDEN:
        return _unknown(look, token, visits, life)
    if look.open[token] != HIDDEN:
        return steady(look, card, place, owner) * lived(life, visits)
    if card == AMBUSH:
        return bait(visits, life)
    rate = 0.0 if IS_PLOT[card] else steady(look, card, place, owner)
    return plan(card, look.table.points[token], visits, life, rate)


def _unknown(look: Outlook, token: int, visits: int, life: float) -> float:
    """The mean over the owner's unseen cards: a Conspiracy doubles the points on it, an Ambush loses them."""
    rate = kept = 0.0
    for card, chance in look.odds(token).items():
        rate += chance * _PER_ROUND[card]
        kept += chance * _KEPT[card]
    return life * kept * look.table.points[token] + rate * lived(life, visits)


def lived(life: float, visits: int) -> float:
    """How many of its next visits a card lives to see, the first for certain; no life is without danger."""
    return (1.0 - life**visits) / (1.0 - life)


def plan(card: int, lying: float, visits: int, life: float, rate: float) -> float:
    """What a face-down card brings if it is revealed at the best of its coming visits.

    Waiting puts points on it and risks them; `rate` is what the open card brings per visit.
    """
    best = 0.0
    alive = 1.0
    for wait in range(visits):
        income = rate * lived(life, visits - wait)
        best = max(best, alive * (_TIMES[card] * (lying + wait) + income + _ONCE[card]))
        alive *= life
    return best


def bait(visits: int, life: float) -> float:
    """What an Ambush brings: an attacker may walk into it, else it is turned up at the end."""
    if visits <= 0:
        return 0.0
    alive = life**visits
    return (1.0 - alive) * POINTS["ambush_eliminated"] + alive * POINTS["ambush_revealed"]


# ---------------------------------------------------------------- incomes


def steady(look: Outlook, card: int, place: int, owner: int) -> float:
    """What an open character brings per visit at that place, as things lie now."""
    row = look.row
    near = look.near(place)
    if card == LORD:
        own = sum([OWNER[row[n][-1]] == owner for n in near])
        return POINTS["lord"] + POINTS["lord_neighbour"] * own
    if card == HEIR:
        return _peace(look, owner) * inheritance(look, place, HEIR)
    if card == SPY:
        thefts = [theft(look, OWNER[row[n][-1]], owner) for n in near if OWNER[row[n][-1]] != owner]
        return max(thefts) if thefts else HOPE
    if card == SOLDIER:
        if any(OWNER[row[n][-1]] != owner for n in near):
            return ATTACK
        return OWN_GOAL if near else HOPE
    if card == ARCHER:
        return ATTACK if OWNER[row[0][-1]] != owner or OWNER[row[-1][-1]] != owner else OWN_GOAL
    if card == SHAPESHIFTER:
        return _shift(look, place, owner)
    return 0.0


def theft(look: Outlook, victim: int, thief: int) -> float:
    """A point gained, and to a thief of ours the victim's loss of it; nothing from oneself or the poor."""
    if victim == thief or not look.table.totals[victim]:
        return 0.0
    return POINTS["spy"] * (1.0 - look.rivalry[victim] if thief == look.me else 1.0)


def inheritance(look: Outlook, place: int, name: int) -> float:
    """An Heir's points, unless another open card has the acting card's name."""
    for other, stack in enumerate(look.row):
        if other != place and look.open[stack[-1]] == name:
            return 0.0
    return POINTS["heir"]


def _peace(look: Outlook, owner: int) -> float:
    """The chance that no Heir still unseen comes up beside ours."""
    rivals = [seat for seat, unseen in enumerate(look.unseen) if seat != owner and HEIR in unseen]
    return 1.0 - RIVAL_HEIR * len(rivals)


def _shift(look: Outlook, place: int, owner: int) -> float:
    """The best ability a Shapeshifter can take from its neighbours."""
    best = HOPE
    for near in look.near(place):
        card = look.open[look.row[near][-1]]
        if card == HEIR:
            best = max(best, inheritance(look, place, SHAPESHIFTER))
        elif card not in (HIDDEN, SHAPESHIFTER):
            best = max(best, steady(look, card, place, owner))
    return best
