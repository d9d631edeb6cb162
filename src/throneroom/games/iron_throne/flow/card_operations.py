"""Operations on cards: discarding, returning, looking, revealing, exchanging."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from throneroom.core.decision import Decision, Prefix
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts
from throneroom.core.seats import CHANCE, NOBODY
from throneroom.games.iron_throne.abilities.cardset import Op, ability_of
from throneroom.games.iron_throne.abilities.context import Context
from throneroom.games.iron_throne.abilities.expressions import (
    CardPlace,
    card_place,
    cards_there,
    count_cards,
    face,
    key_of,
    player,
)
from throneroom.games.iron_throne.abilities.running import (
    FIELDS,
    context,
    op_at,
    rule,
    set_amount,
    set_paid,
    set_pick,
)
from throneroom.games.iron_throne.flow.cards import DRAW, discard, form_deck, take_from_hand, take_top, without
from throneroom.games.iron_throne.flow.hostages import keep, let_go
from throneroom.games.iron_throne.flow.picking import (
    CHANGE,
    ORDER,
    PICK,
    RANDOM,
    RELAY,
    SHED,
    SWAP,
    pickable,
    place_of,
    sheddable,
    swappable,
)
from throneroom.games.iron_throne.pieces import NO_CARD, NONE
from throneroom.games.iron_throne.table import (
    SET_ASIDE,
    State,
    card_name,
    change,
    code,
    is_active,
    is_restricted,
    owner_of,
    role_of,
)

# ---------------------------------------------------------------- taking a card from its place, putting it in another


def _remove(s: State, c: Context, place: CardPlace, card: int) -> None:
    t = s.table
    at = place.at(c)
    if place.kind == "hand":
        take_from_hand(s, at, card)
    elif place.kind == "played":
        t.played = (*t.played[:at], without(t.played[at], card), *t.played[at + 1 :])
    elif place.kind == "discard":
        t.discards[at] = without(t.discards[at], card)
    elif place.kind == "deck":
        take_top(s, at, card)
    else:
        let_go(s, at, card, fresh=place.kind == "taken_this_round")


def _put(s: State, c: Context, goal: CardPlace, card: int) -> None:
    """A card comes to a place; in the hand of another house it could only be a hostage."""
    if goal.kind == "discard":
        discard(s, card)
    elif goal.kind == "deck":
        seat = owner_of(s.table, card)
        s.secrets.decks[seat] = s.secrets.decks[seat].with_top(card)
    else:
        keep(s, goal.at(c), card)


def _tell_returned(s: State, f: Frame, goal: CardPlace, card: int, is_open: bool, giver: int = NOBODY) -> None:
    """Who gets the card sees it, and so does who held it."""
    if s.sink is None:
        return
    t = s.table
    seat = goal.at(context(s, f))
    facts: Facts = {"seat": code(t, seat), "owner_seat": code(t, owner_of(t, card))}
    id = f"returned-to-{goal.kind}"
    if is_open:
        s.tell(f"{id}-open", (rule(s, f),), facts | {"card": card_name(card)})
    else:
        s.tell(id, (rule(s, f),), facts, to=seat, private={"card": card_name(card)}, reveals=True, also=giver)


# ---------------------------------------------------------------- discarding


def _discard(s: State, f: Frame, c: Context, op: Op) -> None:
    place = op.source
    assert isinstance(place, CardPlace)
    set_amount(s, f.c, count_cards(c, place) if op.args["pick"] == "all" else op.how_much(c))
    if op.cost:
        set_paid(s, f.c, 0)
    if place.kind == "deck":
        push(s, SHED_TOP, f.a, f.b, f.c, f.d)
    elif op.args["pick"] == "all" or op.bounds(c)[1] > 0:
        push(s, SHED_RANDOM if op.args["pick"] == "random" else SHED_CHOSEN, f.a, f.b, f.c, f.d)


def _shed(s: State, f: Frame, *cards: int) -> None:
    """Cards of a hand go to the discard pile for all to see."""
    t = s.table
    for card in cards:
        take_from_hand(s, owner_of(t, card), card)
    _discarded(s, f, *cards)


def _discarded(s: State, f: Frame, *cards: int) -> None:
    t = s.table
    discard(s, *cards)
    if op_at(s, f).cost:
        set_paid(s, f.c, t.acts[f.c].paid + len(cards))
    if s.sink is not None and cards:
        names = tuple([card_name(card) for card in cards])
        s.tell("discarded", (rule(s, f),), {"seat": code(t, owner_of(t, cards[0])), "cards": names}, reveals=True)


def ask_shed(s: State, f: Frame) -> tuple[Decision, ...]:
    """The owner picks, unless the whole hand has to go. How many cards fit must not show in being asked."""
    op = op_at(s, f)
    seat = _deck_at(s, f)
    low, high = op.bounds(context(s, f))
    there = len(sheddable(s, seat))
    if op.args["pick"] == "all" or not there or len(s.secrets.hands[seat]) <= low:
        return ()
    return (Decision(SHED, seat, min(low, there), min(high, there)),)


def shed(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    ((_, cards),) = answers.items()
    _shed(s, f, *cards)
    s.frames.pop()


def shed_all(s: State, f: Frame) -> None:
    _shed(s, f, *sheddable(s, _deck_at(s, f)))


SHED_CHOSEN: Final = script("iron-throne.shed", FIELDS, Step(ask_shed, then=shed), Step(shed_all))


def ask_random_shed(s: State, f: Frame) -> tuple[Decision, ...]:
    there = sheddable(s, _deck_at(s, f))
    return (Decision(RANDOM, CHANCE),) if s.table.acts[f.c].amount > 0 and there else ()


def shed_random(s: State, f: Frame, answers: dict[int, int]) -> None:
    _shed(s, f, answers[CHANCE])
    set_amount(s, f.c, s.table.acts[f.c].amount - 1)
    s.frames[-1] = f


SHED_RANDOM: Final = script("iron-throne.shed-random", FIELDS, Step(ask_random_shed, then=shed_random))


def _deck_at(s: State, f: Frame) -> int:
    """The player whose deck or hand an operation turns to."""
    op = op_at(s, f)
    place = op.source
    assert isinstance(place, CardPlace)
    return place.at(context(s, f))


def ready_top(s: State, f: Frame) -> None:
    form_deck(s, _deck_at(s, f))


def ask_top(s: State, f: Frame) -> tuple[Decision, ...]:
    seat = _deck_at(s, f)
    return (Decision(DRAW, CHANCE, seat),) if s.table.acts[f.c].amount > 0 and len(s.secrets.decks[seat]) else ()


def shed_top(s: State, f: Frame, answers: dict[int, int]) -> None:
    card = answers[CHANCE]
    take_top(s, owner_of(s.table, card), card)
    _discarded(s, f, card)
    set_amount(s, f.c, s.table.acts[f.c].amount - 1)
    s.frames[-1] = f.at(0)


SHED_TOP: Final = script("iron-throne.shed-top", FIELDS, Step(ready_top), Step(ask_top, then=shed_top))


# ---------------------------------------------------------------- returning


def _return_card(s: State, f: Frame, c: Context, op: Op) -> None:
    goal = card_place(op.args["to"])
    key, argument = key_of(op.args["card"])
    if key == "looked" and argument == "rest":
        for card in s.secrets.looked:
            _take_looked(s, card)
            _put(s, c, goal, card)
            _tell_returned(s, f, goal, card, False)
    elif key in ("chosen", "random", "looked"):
        push(s, RETURN, f.a, f.b, f.c, f.d)
    elif key == "revealed_top":
        _return_top(s, f, c, goal)
    elif key == "target_card":
        _return_target(s, f, c, goal)


def _return_top(s: State, f: Frame, c: Context, goal: CardPlace) -> None:
    t = s.table
    card = t.revealed_top
    if card != NO_CARD:
        t.revealed_top = NO_CARD
        _put(s, c, goal, card)
        _tell_returned(s, f, goal, card, True)


def _return_target(s: State, f: Frame, c: Context, goal: CardPlace) -> None:
    card = face("target_card")(c)
    assert c.act is not None
    place = ability_of(s.table, c.act.ability).selector.place
    assert place is not None
    if card in cards_there(c, place):
        set_pick(s, f.c, NO_CARD)
        _remove(s, c, place, card)
        _put(s, c, goal, card)
        _tell_returned(s, f, goal, card, place.kind in ("played", "discard"), place.at(c))


def _is_blind(s: State, f: Frame) -> bool:
    """Whether the user cannot see the cards to pick from, so that chance picks."""
    x = op_at(s, f).args.get("card", op_at(s, f).args.get("cards"))
    place = place_of(x)
    if place is None:
        return False
    c = context(s, f)
    return key_of(x)[0] == "random" or (place.at(c) != c.user and place.kind not in ("discard", "played"))


def ask_pick(s: State, f: Frame) -> tuple[Decision, ...]:
    there = pickable(s)
    return (Decision(PICK, s.table.acts[f.c].user),) if len(there) > 1 and not _is_blind(s, f) else ()


def picked(s: State, f: Frame, answers: dict[int, int]) -> None:
    ((_, card),) = answers.items()
    _finish_pick(s, f, card)
    s.frames.pop()


def ask_blind_pick(s: State, f: Frame) -> tuple[Decision, ...]:
    there = pickable(s)
    return (Decision(RANDOM, CHANCE),) if there and _is_blind(s, f) else ()


def pick_only(s: State, f: Frame) -> None:
    there = pickable(s)
    if there and not _is_blind(s, f):
        _finish_pick(s, f, there[0])


def _finish_pick(s: State, f: Frame, card: int) -> None:
    """The picked card leaves its place and comes to the one the operation names."""
    op = op_at(s, f)
    c = context(s, f)
    place = place_of(op.args.get("card", op.args.get("cards")))
    if place is not None:
        _remove(s, c, place, card)
    else:
        _take_looked(s, card)
    if op.name == "put_on_deck":
        _under_deck(s, f, card)
    else:
        goal = card_place(op.args["to"])
        _put(s, c, goal, card)
        _tell_returned(s, f, goal, card, False, place.at(c) if place is not None else NOBODY)


def _take_looked(s: State, card: int) -> None:
    """A looked-at card leaves where it was: set aside from a deck, or still in a hand."""
    t, k = s.table, s.secrets
    if t.looked_at >= SET_ASIDE:
        k.looked = without(k.looked, card)
        return
    looked = without(k.looked, card)
    take_from_hand(s, t.looked_at, card)
    k.looked = looked


RETURN: Final = script(
    "iron-throne.return",
    FIELDS,
    Step(ask_pick, then=picked),
    Step(ask_blind_pick, then=picked),
    Step(pick_only),
)


# ---------------------------------------------------------------- under a deck


def _put_on_deck(s: State, f: Frame, c: Context, op: Op) -> None:
    key, argument = key_of(op.args["cards"])
    is_rest = key == "looked" and argument == "rest"
    push(s, UNDER if is_rest else RETURN, f.a, f.b, f.c, f.d)


def _under_deck(s: State, f: Frame, *cards: int) -> None:
    """Cards go under the deck of their house."""
    t, decks = s.table, s.secrets.decks
    for card in cards:
        seat = owner_of(t, card)
        decks[seat] = decks[seat].with_bottom(card)
    if s.sink is not None and cards:
        owner = owner_of(t, cards[0])
        facts: Facts = {"seat": code(t, owner), "count": len(cards)}
        private: Facts = {"cards": tuple([card_name(card) for card in cards])}
        s.tell("put-under", (rule(s, f),), facts, to=owner, private=private, reveals=True, also=t.acts[f.c].user)


def ask_order(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(ORDER, s.table.acts[f.c].user),) if len(s.secrets.looked) > 1 else ()


def put_in_order(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    ((_, cards),) = answers.items()
    _under_all(s, f, cards)
    s.frames.pop()


def put_as_they_are(s: State, f: Frame) -> None:
    _under_all(s, f, s.secrets.looked)


def _under_all(s: State, f: Frame, cards: Prefix) -> None:
    for card in cards:
        _take_looked(s, card)
    _under_deck(s, f, *cards)


UNDER: Final = script("iron-throne.under", FIELDS, Step(ask_order, then=put_in_order), Step(put_as_they_are))


# ---------------------------------------------------------------- looking and revealing


def _look(s: State, f: Frame, c: Context, op: Op) -> None:
    t, k = s.table, s.secrets
    place = op.source
    assert isinstance(place, CardPlace)
    viewer, at = player(op.args["viewer"])(c), place.at(c)
    amount = op.how_much(c)
    forget_looked(s)
    t.looker = viewer
    t.looked_at = SET_ASIDE + at if place.kind == "deck" else at
    if place.kind == "deck":
        set_amount(s, f.c, amount)
        push(s, LOOK_TOP, f.a, f.b, f.c, f.d)
        return
    there = cards_there(c, place)
    if op.args["pick"] == "random" and amount < len(there):
        set_amount(s, f.c, amount)
        push(s, LOOK_RANDOM, f.a, f.b, f.c, f.d)
        return
    if place.kind == "facedown":
        role = role_of(t, at)
        if role != NONE:
            t.seen_laid = change(t.seen_laid, role, t.seen_laid[role] | 1 << viewer)
        t.looker = t.looked_at = NONE
    else:
        k.looked = there
    _tell_looked(s, f, at, there)


def forget_looked(s: State) -> None:
    """What was looked at is forgotten; cards of a deck that are still set aside go back on top of it."""
    t, k = s.table, s.secrets
    if t.looked_at >= SET_ASIDE and k.looked:
        seat = t.looked_at - SET_ASIDE
        k.decks[seat] = k.decks[seat].with_top(*k.looked)
    t.looker = t.looked_at = NONE
    k.looked = ()


def _tell_looked(s: State, f: Frame, at: int, cards: tuple[int, ...]) -> None:
    if s.sink is None:
        return
    t = s.table
    viewer = player(op_at(s, f).args["viewer"])(context(s, f))
    s.tell(
        "looked",
        (rule(s, f),),
        {"seat": code(t, viewer), "victim_seat": code(t, at), "count": len(cards)},
        to=viewer,
        private={"cards": tuple([card_name(card) for card in cards])},
        reveals=True,
    )


def look_at_top(s: State, f: Frame, answers: dict[int, int]) -> None:
    """A card of a deck that was looked at is set aside until it is placed."""
    card = answers[CHANCE]
    take_top(s, _deck_at(s, f), card)
    s.secrets.looked += (card,)
    set_amount(s, f.c, s.table.acts[f.c].amount - 1)
    s.frames[-1] = f.at(0)


def tell_top(s: State, f: Frame) -> None:
    _tell_looked(s, f, _deck_at(s, f), s.secrets.looked)


LOOK_TOP: Final = script(
    "iron-throne.look-top", FIELDS, Step(ready_top), Step(ask_top, then=look_at_top), Step(tell_top)
)


def ask_random_look(s: State, f: Frame) -> tuple[Decision, ...]:
    return (Decision(RANDOM, CHANCE),) if s.table.acts[f.c].amount > 0 else ()


def look_at_random(s: State, f: Frame, answers: dict[int, int]) -> None:
    s.secrets.looked += (answers[CHANCE],)
    set_amount(s, f.c, s.table.acts[f.c].amount - 1)
    s.frames[-1] = f


LOOK_RANDOM: Final = script(
    "iron-throne.look-random", FIELDS, Step(ask_random_look, then=look_at_random), Step(tell_top)
)


def _reveal(s: State, f: Frame, c: Context, op: Op) -> None:
    drop_turned_up(s)
    set_amount(s, f.c, 1)
    push(s, REVEAL_TOP, f.a, f.b, f.c, f.d)


def drop_turned_up(s: State) -> None:
    """A card that is still turned up is discarded."""
    t = s.table
    if t.revealed_top != NO_CARD:
        discard(s, t.revealed_top)
        t.revealed_top = NO_CARD


def reveal_top(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    card = answers[CHANCE]
    take_top(s, _deck_at(s, f), card)
    t.revealed_top = card
    if s.sink is not None:
        s.tell("turned-up", (rule(s, f),), {"seat": code(t, owner_of(t, card)), "card": card_name(card)}, reveals=True)


REVEAL_TOP: Final = script("iron-throne.reveal-top", FIELDS, Step(ready_top), Step(ask_top, then=reveal_top))


# ---------------------------------------------------------------- exchanging laid cards


def _swap_card(s: State, f: Frame, c: Context, op: Op) -> None:
    push(s, SWAPS, f.a, f.b, f.c, f.d)


def ask_swap(s: State, f: Frame) -> tuple[Decision, ...]:
    who = player(op_at(s, f).args["who"])(context(s, f))
    return (Decision(SWAP, who),) if swappable(s) and is_active(s.table, who) else ()


def swap(s: State, f: Frame, answers: dict[int, int]) -> None:
    ((_, card),) = answers.items()
    _swap(s, f, card)


def _swap(s: State, f: Frame, card: int) -> None:
    """The revealed card leaves, and the other takes its place with its printed value."""
    t = s.table
    op, c = op_at(s, f), context(s, f)
    who = player(op.args["who"])(c)
    role = role_of(t, who)
    old = t.laid[role]
    take_from_hand(s, who, card)
    t.laid = change(t.laid, role, card)
    t.values = change(t.values, role, NONE)
    if old != NO_CARD:
        _put(s, c, card_place(op.args["out_to"]), old)
    if s.sink is not None:
        s.tell("exchanged", (rule(s, f),), {"seat": code(t, who), "old_card": card_name(old), "card": card_name(card)},
               reveals=True)  # fmt: skip


SWAPS: Final = script("iron-throne.swap", FIELDS, Step(ask_swap, then=swap))


def _rechoose(s: State, f: Frame, c: Context, op: Op) -> None:
    push(s, RELAYS, f.a, f.b, f.c, f.d)


def ask_relay(s: State, f: Frame) -> tuple[Decision, ...]:
    t = s.table
    who = player(op_at(s, f).args["who"])(context(s, f))
    if is_restricted(t, who, "rechoose_facedown") or role_of(t, who) == NONE or not s.secrets.hands[who]:
        return ()
    return (Decision(RELAY, who),)


def relay(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    """Another card lies face down; nobody has seen it."""
    t, k = s.table, s.secrets
    ((seat, choice),) = answers.items()
    if choice[0] == CHANGE:
        role, card = role_of(t, seat), choice[1]
        take_from_hand(s, seat, card)
        if k.laid[role] != NO_CARD:
            keep(s, seat, k.laid[role])
        k.laid = change(k.laid, role, card)
        t.seen_laid = change(t.seen_laid, role, 1 << seat)
    if s.sink is not None:
        s.tell("relaid" if choice[0] == CHANGE else "kept-laid", (rule(s, f),), {"seat": code(t, seat)})


RELAYS: Final = script("iron-throne.relay", FIELDS, Step(ask_relay, then=relay))

RUN: Final[dict[str, Callable[[Any, Frame, Context, Op], None]]] = {
    "discard": _discard,
    "return_card": _return_card,
    "put_on_deck": _put_on_deck,
    "look": _look,
    "reveal": _reveal,
    "swap_card": _swap_card,
    "rechoose_facedown": _rechoose,
}
