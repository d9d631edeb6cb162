"""Leader abilities and Character cards: used if the imagined round ends better with them than without."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from throneroom.core.decision import Decision, Prefix, next_options
from throneroom.games.iron_throne.abilities.cardset import Ability, ability_of, card_set
from throneroom.games.iron_throne.abilities.context import Context, context_of
from throneroom.games.iron_throne.abilities.expressions import player
from throneroom.games.iron_throne.abilities.running import op_at
from throneroom.games.iron_throne.flow.picking import AGREE
from throneroom.games.iron_throne.flow.using import PASS
from throneroom.games.iron_throne.flow.windows import CARDS, LEADERS
from throneroom.games.iron_throne.judge.encounter import attack
from throneroom.games.iron_throne.judge.forecast import forecast
from throneroom.games.iron_throne.judge.trial import run
from throneroom.games.iron_throne.judge.worth import imagine, slope
from throneroom.games.iron_throne.pieces import (
    CHARACTERS_EACH,
    EVENT_HOUSE,
    NO_CARD,
    NONE,
    REACTION,
    WINDOW,
    card_of_ability,
    is_card,
)
from throneroom.games.iron_throne.table import Act, View, seat_of_house

RELUCTANCE: Final = 0.0005
"""How much better the round must end for a card to be played."""
MEANWHILE: Final = WINDOW["before_cards_chosen"]
"""The window to think of where a question comes outside of all windows."""


def window_of(v: View) -> int:
    """The window that is open, under everything that is being carried out."""
    return next((f.a for f in reversed(v.frames) if f.script in (CARDS, LEADERS)), MEANWHILE)


def _completions(v: View, d: Decision, prefix: Prefix) -> Iterator[Prefix]:
    """Every finished choice that begins like that."""
    options = next_options(v, d, prefix)
    if not options:
        yield prefix
    for option in options:
        yield from _completions(v, d, (*prefix, option))


# ---------------------------------------------------------------- announcing


def announce(v: View, seat: int, arg: int, choice: Prefix) -> int:
    """An ability becomes an act of the imagined table: used up, or played from the hand."""
    t, k = v.table, v.secrets
    ability = ability_of(t, choice[0])
    t.acts += (_act(v, ability, seat, arg, tuple([pick for pick in choice[1:] if pick >= 0])),)
    k.picks += (NO_CARD,)
    if not is_card(ability.number):
        t.used |= 1 << seat
        return len(t.acts) - 1
    card = card_of_ability(ability.number)
    hand = list(k.hands[seat])
    if card in hand:
        hand.remove(card)
        k.hands[seat] = tuple(hand)
    t.played = (*t.played[:seat], (*t.played[seat], card), *t.played[seat + 1 :])
    return len(t.acts) - 1


def _act(v: View, ability: Ability, seat: int, arg: int, picks: Prefix) -> Act:
    t = v.table
    selector = ability.selector
    c = Context(v, seat, arg)
    if selector.kind in ("one_character", "strongest_character"):
        return Act(ability.number, seat, arg, (picks[0] // CHARACTERS_EACH,), picks[0])
    if selector.picks:
        return Act(ability.number, seat, arg, picks)
    if selector.kind == "player":
        return Act(ability.number, seat, arg, (selector.fixed(c),))
    if selector.kind == "each_player":
        return Act(ability.number, seat, arg, tuple(selector.candidates(c)))
    if selector.kind == "card":
        fixed = selector.fixed
        owner = t.acts[arg].user if fixed == "trigger_card" else player(fixed["revealed"])(c)
        return Act(ability.number, seat, arg, (owner,))
    return Act(ability.number, seat, arg)


def _amounts(v: View, act: int) -> list[int]:
    """The numbers the user of an act may pick for it; one where there is nothing to pick."""
    ability = ability_of(v.table, v.table.acts[act].ability)
    c = context_of(v, act)
    for op in card_set(v.table).blocks[ability.block]:
        if op.amount is not None and op.amount.is_range:
            low, high = op.bounds(c)
            return list(range(low, high + 1))
    return [NONE]


def _aims(v: View, act: int) -> list[int]:
    """The cards an act can be aimed at."""
    selector = ability_of(v.table, v.table.acts[act].ability).selector
    if selector.kind != "one_card" or v.table.acts[act].card != NO_CARD:
        return [v.table.acts[act].card]
    return selector.candidates(context_of(v, act)) or [NO_CARD]


def carried_out(v: View, act: int, me: int, window: int, paid: bool = False) -> float:
    """Our chance to win after an act, with the number and the card that are best for its user."""
    used = v.table.acts[act]
    ability = ability_of(v.table, used.ability)
    start = 1 if paid and ability.cost is not None else 0
    best, found = -1.0, 0.0
    for amount in _amounts(v, act):
        for card in _aims(v, act):
            twin = imagine(v)
            t = twin.table
            t.acts = (*t.acts[:act], used._replace(card=card), *t.acts[act + 1 :])
            weigh = partial(forecast, window=window)
            aside = run(twin, ability.block, act, start=start, amount=amount, weigh=weigh)
            after = forecast(twin, window)
            value = after[me] + (aside * slope(v, after[me]) if used.user == me else 0.0)
            if (value if used.user == me else after[used.user]) > best:
                best, found = (value if used.user == me else after[used.user]), value
    return found


# ---------------------------------------------------------------- windows


def weigh_use(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Whether to use the leader, or to play a card, and on whom."""
    if d.a == REACTION:
        return [_reaction(v, d, option) for option in options]
    return [
        _passed(v, d) if option == PASS else max([_used(v, d, c) for c in _completions(v, d, (*prefix, option))])
        for option in options
    ]


def _passed(v: View, d: Decision) -> float:
    """The round goes on without: a leader is not asked again."""
    twin = imagine(v)
    twin.table.used |= 1 << d.seat
    return forecast(twin, d.a)[d.seat]


def _used(v: View, d: Decision, choice: Prefix) -> float:
    twin = imagine(v)
    if d.a == WINDOW["after_event_draw"]:
        return _another_event(v, d.seat)
    act = announce(twin, d.seat, d.b, choice)
    return carried_out(twin, act, d.seat, d.a) - (RELUCTANCE if is_card(choice[0]) else -1e-6)


def _reaction(v: View, d: Decision, option: int) -> float:
    """A card is cancelled if the round ends better without it, and only one of another side."""
    window = window_of(v)
    if option == PASS:
        return carried_out(v, d.b, d.seat, window, paid=True)
    twin = imagine(v)
    announce(twin, d.seat, d.b, (option,))
    t = twin.table
    ours = t.side[t.acts[d.b].user] == t.side[d.seat]
    return -1.0 if ours else forecast(twin, window)[d.seat] - RELUCTANCE


def _another_event(v: View, seat: int) -> float:
    """Whether another defender would suit us better than the one the event names."""
    t = v.table
    named = seat_of_house(t, EVENT_HOUSE[t.event]) if EVENT_HOUSE[t.event] != NONE else NONE
    now = forecast(v, WINDOW["after_event_draw"])[seat]
    if named in (NONE, seat):
        return now - RELUCTANCE
    others = [attack(v, seat, other) for other in range(t.players) if other != seat]
    return now + sum(others) / len(others) - attack(v, seat, named) - 2 * RELUCTANCE


# ---------------------------------------------------------------- questions on the way


def weigh_aim(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The card an ability is best aimed at."""
    act = v.frames[-1].a
    return [
        max([_aimed(v, act, d.seat, choice) for choice in _completions(v, d, (*prefix, option))]) for option in options
    ]


def _aimed(v: View, act: int, me: int, choice: Prefix) -> float:
    twin = imagine(v)
    t = twin.table
    aimed = t.acts[act]._replace(card=choice[1], house=choice[0], targets=(choice[0],))
    t.acts = (*t.acts[:act], aimed, *t.acts[act + 1 :])
    return carried_out(twin, act, me, window_of(v))


def weigh_amount(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The number after which the round ends best; of equal ones the least."""
    f = v.frames[-1]
    found = []
    for amount in options:
        twin = imagine(v)
        run(twin, f.a, f.c, f.d, start=f.b, amount=amount)
        found.append(forecast(twin, window_of(v))[d.seat] - amount * 1e-6)
    return found


def weigh_choice(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """The option of a card that is best for us."""
    op = op_at(v, v.frames[-1])
    return [_after(v, d.seat, op.blocks[op.args["options"][option]["id"]]) for option in options]


def weigh_consent(v: View, d: Decision, prefix: Prefix, options: Sequence[int]) -> list[float]:
    """Whether to agree to what another's card asks."""
    blocks = op_at(v, v.frames[-1]).blocks
    return [_after(v, d.seat, blocks["agreed" if option == AGREE else "refused"]) for option in options]


def _after(v: View, seat: int, block: int) -> float:
    f = v.frames[-1]
    twin = imagine(v)
    aside = run(twin, block, f.c, f.d, weigh=partial(forecast, window=window_of(v)))
    value = forecast(twin, window_of(v))[seat]
    return value + aside * slope(v, value) if v.table.acts[f.c].user == seat else value
