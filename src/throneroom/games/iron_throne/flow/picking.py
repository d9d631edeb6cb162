"""What abilities ask while they are carried out: numbers, cards, options, consent."""

from __future__ import annotations

from typing import Any, Final

from throneroom.core.decision import STOP, Decision, Kind, Prefix, Shape, at_nothing
from throneroom.core.rules import Facts, require
from throneroom.games.iron_throne.abilities.expressions import (
    CardPlace,
    card_filter,
    card_place,
    cards_there,
    condition,
    key_of,
    player,
)
from throneroom.games.iron_throne.abilities.running import context, op_at
from throneroom.games.iron_throne.pieces import ABILITY_IDS, NO_CARD
from throneroom.games.iron_throne.table import Position, card_name, code

MANY: Final = frozenset(range(30))


def _say_card(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return card_name(value)


def _label_card(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-card", {"card": card_name(value)}


# ---------------------------------------------------------------- numbers


def amount_options(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(d.a, d.b + 1)


def say_amount(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return str(value)


def label_amount(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-amount", {"amount": value}


def default_amount(p: Position, d: Decision) -> int:
    """The least."""
    return d.a


def about_amount(p: Position, d: Decision) -> Facts:
    """The card or leader that asks."""
    return {"title": ABILITY_IDS[p.table.acts[p.frames[-1].c].ability]}


AMOUNT: Final = Kind(
    "amount", Shape.NUMBER, ("IT-CONFLICT-01",), options=amount_options, say=say_amount, label=label_amount,
    default=default_amount, about=about_amount,
)  # fmt: skip


# ---------------------------------------------------------------- discarding from the hand


def sheddable(p: Position, seat: int) -> list[int]:
    """The cards of a hand that the operation lets its owner discard."""
    f = p.frames[-1]
    wanted = card_filter(op_at(p, f).args.get("filter"))
    c = context(p, f)
    return [card for card in p.secrets.hands[seat] if card < 0 or wanted.matches(c, card)]


def shed_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """From `d.a` to `d.b` cards of the hand, in order."""
    if len(prefix) >= d.b:
        return []
    cards = sheddable(p, d.seat)
    first = prefix[-1] if prefix else NO_CARD
    left = [card for card in sorted(set(cards)) if card >= first and cards.count(card) > prefix.count(card)]
    need = d.a - len(prefix)
    if need > 0:
        room = [cards.count(card) - prefix.count(card) for card in left]
        return [card for i, card in enumerate(left) if sum(room[i:]) >= need]
    return [STOP, *left] if left else []


def shed_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    if len(prefix) >= d.b:
        return []
    return [STOP, *sorted(set(p.secrets.hands[d.seat]))]


def check_shed(p: Position, d: Decision, choice: Prefix) -> None:
    """Only cards the ability speaks of, and each only as often as one holds it."""
    cards = sheddable(p, d.seat)
    for i, card in enumerate(choice):
        require(cards.count(card) > choice[:i].count(card), "IT-CONFLICT-01", card=card_name(card))
        require(card in shed_options(p, d, choice[:i]), "IT-CONFLICT-01", card=card_name(card))


def read_shed(p: Position, d: Decision, words: list[str]) -> Prefix:
    """Cards in any order."""
    names = {card_name(card): card for card in p.secrets.hands[d.seat]}
    chosen = []
    for word in words:
        found = [word] if word in names else [name for name in names if name.startswith(word)]
        require(found, "CORE-NOT-UNDERSTOOD", text=word)
        require(len(found) == 1, "CORE-AMBIGUOUS", text=word, known="; ".join(found))
        chosen.append(names[found[0]])
    return tuple(sorted(chosen))


def default_shed(p: Position, d: Decision) -> Prefix:
    """The fewest, and the first possible."""
    prefix: Prefix = ()
    while len(prefix) < d.a:
        prefix += (shed_options(p, d, prefix)[0],)
    return prefix


SHED: Final = Kind(
    "shed",
    Shape.SOME,
    ("IT-CONFLICT-01",),
    options=shed_options,
    values=shed_values,
    check=check_shed,
    read=read_shed,
    say=_say_card,
    label=_label_card,
    default=default_shed,
    slots=("card",),
    secret=MANY,
)


# ---------------------------------------------------------------- one card


def place_of(x: Any) -> CardPlace | None:
    """The place a card expression picks from, if it does."""
    key, argument = key_of(x)
    return card_place(argument) if key in ("chosen", "random") else None


def pickable(p: Position) -> list[int]:
    """The cards the operation lets its user pick one of."""
    f = p.frames[-1]
    args = op_at(p, f).args
    x = args.get("card", args.get("cards"))
    place = place_of(x)
    return list(p.secrets.looked) if place is None else list(cards_there(context(p, f), place))


def pick_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return sorted(set(pickable(p)))


def default_pick(p: Position, d: Decision) -> int:
    return pick_options(p, d, ())[0]


PICK: Final = Kind(
    "pick", Shape.ONE, ("IT-CONFLICT-01",), options=pick_options, say=_say_card, label=_label_card,
    default=default_pick, slots=("card",), secret=frozenset({0}),
)  # fmt: skip


def random_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The cards among which chance picks: of a place, or of a hand without those already looked at."""
    return sorted(set(_random(p)))


def _random(p: Position) -> list[int]:
    f = p.frames[-1]
    op = op_at(p, f)
    c = context(p, f)
    x = op.args.get("card", op.args.get("cards"))
    if x is not None:
        place = place_of(x)
        assert place is not None
        return list(cards_there(c, place))
    source = op.source
    assert isinstance(source, CardPlace)
    if op.name == "discard":
        return sheddable(p, source.at(c))
    cards = list(cards_there(c, source))
    for card in p.secrets.looked:
        cards.remove(card)
    return cards


def random_weights(p: Position, d: Decision) -> list[int]:
    cards = _random(p)
    return [cards.count(card) for card in sorted(set(cards))]


def say_random(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"random {card_name(value)}"


def default_random(p: Position, d: Decision) -> int:
    return random_options(p, d, ())[0]


RANDOM: Final = Kind(
    "random", Shape.CHANCE, ("IT-CONFLICT-01",), options=random_options, weights=random_weights, say=say_random,
    label=_label_card, default=default_random,
)  # fmt: skip


# ---------------------------------------------------------------- the order under a deck


def order_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The looked-at cards, the first of them nearest to the deck."""
    left = list(p.secrets.looked)
    for card in prefix:
        left.remove(card)
    return sorted(set(left))


def default_order(p: Position, d: Decision) -> Prefix:
    return tuple(sorted(p.secrets.looked))


ORDER: Final = Kind(
    "order", Shape.ASSIGN, ("IT-CONFLICT-01",), options=order_options, say=_say_card, label=_label_card,
    default=default_order, slots=("card",), secret=MANY,
)  # fmt: skip


# ---------------------------------------------------------------- another laid card


KEEP, CHANGE = 0, 1


def relay_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Keep the laid card if the ability lets one, or take it back and lay another of the hand."""
    if prefix:
        return sorted(set(p.secrets.hands[d.seat])) if prefix[0] == CHANGE and len(prefix) == 1 else []
    return [KEEP, CHANGE] if op_at(p, p.frames[-1]).args.get("optional") else [CHANGE]


def say_relay(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return card_name(value) if prefix else ("keep", "lay")[value]


def label_relay(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    if prefix:
        return "label-card", {"card": card_name(value)}
    return ("label-keep", "label-change")[value], {}


def default_relay(p: Position, d: Decision) -> Prefix:
    if KEEP in relay_options(p, d, ()):
        return (KEEP,)
    return (CHANGE, relay_options(p, d, (CHANGE,))[0])


RELAY: Final = Kind(
    "relay", Shape.ASSIGN, ("IT-ENC-01", "IT-ENC-10"), options=relay_options, say=say_relay, label=label_relay,
    default=default_relay, slots=("act", "card"), secret=frozenset({1}),
)  # fmt: skip


def swappable(p: Position) -> list[int]:
    """The cards of the hand that may take the place of the revealed one."""
    f = p.frames[-1]
    args = op_at(p, f).args
    c = context(p, f)
    wanted = card_filter(args["in"])
    hand = p.secrets.hands[player(args["who"])(c)]
    return sorted({card for card in hand if wanted.matches(c, card)})


def swap_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return swappable(p)


def swap_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return sorted(set(p.secrets.hands[d.seat]))


def check_swap(p: Position, d: Decision, choice: Prefix) -> None:
    require(choice[0] in swappable(p), "IT-CONFLICT-01", card=card_name(choice[0]))


def default_swap(p: Position, d: Decision) -> int:
    """The highest."""
    return swappable(p)[-1]


SWAP: Final = Kind(
    "swap", Shape.ONE, ("IT-CONFLICT-01",), options=swap_options, values=swap_values, check=check_swap,
    say=_say_card, label=_label_card, default=default_swap, slots=("card",), secret=frozenset({0}),
)  # fmt: skip


# ---------------------------------------------------------------- options and consent


def choice_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The options of the card whose condition holds."""
    f = p.frames[-1]
    c = context(p, f)
    options = op_at(p, f).args["options"]
    return [i for i, option in enumerate(options) if condition(option.get("if", "always"))(c)]


def public_options(p: Position) -> int:
    """How many options everybody would think possible: who is asked must not depend on more."""
    f = p.frames[-1]
    c = context(p, f)
    c.public = True
    return sum([condition(option.get("if", "always"))(c) for option in op_at(p, f).args["options"]])


def choice_values(p: Position, d: Decision, prefix: Prefix) -> range:
    return range(len(op_at(p, p.frames[-1]).args["options"]))


def check_choice_of(p: Position, d: Decision, choice: Prefix) -> None:
    require(choice[0] in choice_options(p, d, ()), "IT-CONFLICT-01")


def _option_id(p: Position, value: int) -> str:
    id: str = op_at(p, p.frames[-1]).args["options"][value]["id"]
    return id


def told_option(p: Position, value: int) -> str:
    """What an option is called: by its own text if the card set has one, else by its id."""
    f = p.frames[-1]
    option = op_at(p, f).args["options"][value]
    id: str = option["id"]
    return f"{ABILITY_IDS[p.table.acts[f.c].ability]}-{id}" if "text" in option else id


def say_choice(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return _option_id(p, value)


def label_choice(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    act = p.table.acts[p.frames[-1].c]
    facts: Facts = {"seat": code(p.table, act.user), "title": ABILITY_IDS[act.ability]}
    return "label-choice", {"choice": told_option(p, value), **facts}


def default_choice_of(p: Position, d: Decision) -> int:
    return choice_options(p, d, ())[0]


CHOICE: Final = Kind(
    "choice", Shape.ONE, ("IT-CONFLICT-01",), options=choice_options, values=choice_values, check=check_choice_of,
    say=say_choice, label=label_choice, points=at_nothing, default=default_choice_of,
)  # fmt: skip

REFUSE, AGREE = 0, 1


def consent_options(p: Position, d: Decision, prefix: Prefix) -> tuple[int, int]:
    return (REFUSE, AGREE)


def say_consent(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return "agree" if value == AGREE else "refuse"


def label_consent(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    act = p.table.acts[p.frames[-1].c]
    facts: Facts = {"seat": code(p.table, act.user), "title": ABILITY_IDS[act.ability]}
    return ("label-agree" if value == AGREE else "label-refuse"), facts


def default_consent(p: Position, d: Decision) -> int:
    """Who says nothing does not agree."""
    return REFUSE


CONSENT: Final = Kind(
    "consent", Shape.ONE, ("IT-CONFLICT-01",), options=consent_options, say=say_consent, label=label_consent,
    points=at_nothing,
    default=default_consent,
)  # fmt: skip
