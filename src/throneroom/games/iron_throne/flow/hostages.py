"""Hostages: taken, released, tortured."""

from __future__ import annotations

from typing import Final

from throneroom.core.decision import Decision, Kind, Points, Prefix, Shape
from throneroom.core.flow import Frame, Step, push, script
from throneroom.core.rules import Facts, require
from throneroom.core.seats import CHANCE, NOBODY
from throneroom.games.iron_throne.flow.cards import add_to_hand, discard, draw, form_deck, take_from_hand, take_top
from throneroom.games.iron_throne.flow.power import BOX, ON_CHARACTER, move
from throneroom.games.iron_throne.outcome import check_end
from throneroom.games.iron_throne.pieces import (
    CHARACTER_TYPE,
    CHARACTERS_EACH,
    HOUSE_OF,
    PERSON_OF,
    TORTURE_LOSS,
    TYPE_OF,
)
from throneroom.games.iron_throne.table import (
    BOTH_DRAW,
    Position,
    State,
    card_name,
    code,
    is_alive,
    is_restricted,
    living,
    own_characters,
    owner_of,
    person,
)

# ---------------------------------------------------------------- holding


def keep(s: State, holder: int, card: int) -> None:
    """A captured card lies face down with its captor; an own card goes to the captor's hand."""
    t, k = s.table, s.secrets
    if HOUSE_OF[card] == t.houses[holder]:
        add_to_hand(s, holder, card)
        return
    held = [*zip(t.hostages[holder], k.hostages[holder], strict=True), (owner_of(t, card) * 2 + 1, card)]
    set_hostages(s, holder, held)


def set_hostages(s: State, holder: int, held: list[tuple[int, int]]) -> None:
    """Hostages lie in an order that tells nothing: by house, then new ones last, then by face."""
    held.sort()
    s.table.hostages[holder] = tuple([entry for entry, _ in held])
    s.secrets.hostages[holder] = tuple([card for _, card in held])


def let_go(s: State, holder: int, card: int, fresh: bool = False) -> None:
    """A hostage leaves its captor; if there are two alike, the older or the fresh one."""
    t, k = s.table, s.secrets
    held = list(zip(t.hostages[holder], k.hostages[holder], strict=True))
    alike = [pair for pair in held if pair[1] == card]
    held.remove(alike[-1] if fresh else alike[0])
    set_hostages(s, holder, held)


def held_of(p: Position, holder: int, owner: int) -> list[int]:
    """The hostages of a house that a player holds, as far as the position knows their faces."""
    pairs = zip(p.table.hostages[holder], p.secrets.hostages[holder], strict=True)
    return [card for entry, card in pairs if entry // 2 == owner]


def owners_held(p: Position, holder: int) -> list[int]:
    """The houses of which a player holds hostages."""
    return sorted({entry // 2 for entry in p.table.hostages[holder]})


# ---------------------------------------------------------------- taking

ANY, FROM_DECK, FROM_HAND, FROM_HOSTAGES = 0, 1, 2, 3
ONLY_DECK: Final = 100
"""In a frame: the source is fixed to be the top of the deck."""


def sources(p: Position, taker: int, victim: int) -> list[int]:
    """The sources that are allowed and not empty; hostages by the house on their back."""
    t, k = p.table, p.secrets
    found = [FROM_DECK] if len(k.decks[victim]) or t.discards[victim] else []
    if is_restricted(t, taker, "hostage_from_deck_top_only", victim):
        return found
    if k.hands[victim]:
        found.append(FROM_HAND)
    return found + [FROM_HOSTAGES + owner for owner in owners_held(p, victim)]


def source_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    return sources(p, d.seat, d.a)


def source_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Deck, hand, and hostages of any house."""
    return [FROM_DECK, FROM_HAND, *range(FROM_HOSTAGES, FROM_HOSTAGES + p.table.players)]


def check_source(p: Position, d: Decision, choice: Prefix) -> None:
    """IT-HOSTAGE-13: an empty source cannot be chosen; some cards allow the deck only."""
    t = p.table
    if choice[0] != FROM_DECK:
        restricted = is_restricted(t, d.seat, "hostage_from_deck_top_only", d.a)
        require(not restricted, "IT-CONFLICT-01", victim_seat=code(t, d.a))
    require(choice[0] in sources(p, d.seat, d.a), "IT-HOSTAGE-13", victim_seat=code(t, d.a))


def say_source(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    if value >= FROM_HOSTAGES:
        return f"hostage {code(p.table, value - FROM_HOSTAGES)}"
    return "deck" if value == FROM_DECK else "hand"


def label_source(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    t = p.table
    facts: Facts = {"victim_seat": code(t, d.a)}
    if value >= FROM_HOSTAGES:
        return "label-source-hostage", facts | {"owner_seat": code(t, value - FROM_HOSTAGES)}
    if value == FROM_DECK:
        return "label-source-deck", facts
    return "label-source-hand", facts | {"count": len(p.secrets.hands[d.a])}


def points_source(p: Position, d: Decision, prefix: Prefix, value: int) -> Points:
    """A pile of the victim, or the house that holds the hostage."""
    if value >= FROM_HOSTAGES:
        return {"places": ("hostages",), "seats": (code(p.table, value - FROM_HOSTAGES),)}
    return {"places": ("deck" if value == FROM_DECK else "hand",), "seats": (code(p.table, d.a),)}


def default_source(p: Position, d: Decision) -> int:
    return sources(p, d.seat, d.a)[0]


SOURCE: Final = Kind(
    "source",
    Shape.ONE,
    ("IT-HOSTAGE-05", "IT-HOSTAGE-02", "IT-HOSTAGE-03", "IT-HOSTAGE-04", "IT-HOSTAGE-13"),
    options=source_options,
    values=source_values,
    check=check_source,
    say=say_source,
    label=label_source,
    points=points_source,
    default=default_source,
)


def _cards_at(p: Position, victim: int, source: int) -> list[int]:
    """The cards among which chance decides."""
    if source == FROM_DECK:
        deck = p.secrets.decks[victim]
        return [card for card, weight in zip(deck.outcomes(), deck.weights(), strict=True) for _ in range(weight)]
    if source == FROM_HAND:
        return list(p.secrets.hands[victim])
    return held_of(p, victim, source - FROM_HOSTAGES)


def capture_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The cards that can come from source `d.b` of player `d.a`."""
    return sorted(set(_cards_at(p, d.a, d.b)))


def capture_weights(p: Position, d: Decision) -> list[int]:
    there = _cards_at(p, d.a, d.b)
    return [there.count(card) for card in sorted(set(there))]


def say_capture(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return f"capture {code(p.table, d.a)} {card_name(value)}"


def label_capture(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-draw", {"seat": code(p.table, d.a), "card": card_name(value)}


def default_capture(p: Position, d: Decision) -> int:
    return capture_options(p, d, ())[0]


CAPTURE: Final = Kind(
    "capture", Shape.CHANCE, ("IT-HOSTAGE-02", "IT-HOSTAGE-03", "IT-HOSTAGE-04"), options=capture_options,
    weights=capture_weights, say=say_capture, label=label_capture, default=default_capture,
)  # fmt: skip


def ready_source(s: State, f: Frame) -> None:
    if f.c > 0:
        form_deck(s, f.b)


def _source(s: State, f: Frame) -> int:
    """The source in use, once it is settled."""
    chosen = f.d % ONLY_DECK
    found = sources(s, f.a, f.b)
    if f.d >= ONLY_DECK:
        return FROM_DECK if FROM_DECK in found else ANY
    if chosen != ANY:
        return chosen
    return found[0] if len(found) == 1 else ANY


def ask_source(s: State, f: Frame) -> tuple[Decision, ...]:
    """The captor chooses the source, if there is more than one."""
    if f.c <= 0 or f.d >= ONLY_DECK or len(sources(s, f.a, f.b)) < 2:
        return ()
    return (Decision(SOURCE, f.a, f.b),)


def choose_source(s: State, f: Frame, answers: dict[int, int]) -> None:
    s.frames[-1] = Frame(f.script, f.pc + 1, f.a, f.b, f.c, answers[f.a])


def ask_capture(s: State, f: Frame) -> tuple[Decision, ...]:
    source = _source(s, f) if f.c > 0 else ANY
    return (Decision(CAPTURE, CHANCE, f.b, source),) if source != ANY else ()


def captured(s: State, f: Frame, answers: dict[int, int]) -> None:
    t = s.table
    card, source = answers[CHANCE], _source(s, f)
    taker, victim = f.a, f.b
    if source == FROM_DECK:
        take_top(s, victim, card)
    elif source == FROM_HAND:
        take_from_hand(s, victim, card)
    else:
        let_go(s, victim, card)
    keep(s, taker, card)
    if s.sink is not None:
        rule = {FROM_DECK: "IT-HOSTAGE-02", FROM_HAND: "IT-HOSTAGE-03"}.get(source, "IT-HOSTAGE-04")
        own = HOUSE_OF[card] == t.houses[taker]
        id = (
            "hostage-own"
            if own
            else f"hostage-from-{say_source(s, Decision(SOURCE, taker, victim), (), source).split()[0]}"
        )
        s.tell(
            id,
            (rule, "IT-HOSTAGE-07") if own else (rule, "IT-HOSTAGE-06"),
            {"seat": code(t, taker), "victim_seat": code(t, victim), "owner_seat": code(t, owner_of(t, card))},
            to=taker,
            private={"card": card_name(card)},
            reveals=True,
            also=victim if source != FROM_DECK else NOBODY,
        )
    s.frames[-1] = Frame(TAKE, 0, taker, victim, f.c - 1, f.d if f.d >= ONLY_DECK else ANY)


TAKE: Final = script(
    "iron-throne.take",
    ("seat-number", "victim-number", "count", "source"),
    Step(ready_source),
    Step(ask_source, then=choose_source, rules=("IT-HOSTAGE-05", "IT-HOSTAGE-13")),
    Step(ask_capture, then=captured, rules=("IT-HOSTAGE-02", "IT-HOSTAGE-03", "IT-HOSTAGE-04", "IT-HOSTAGE-07")),
)


def take_hostages(s: State, taker: int, victim: int, count: int, only_deck: bool = False) -> None:
    """A player takes hostages from another."""
    if count > 0 and taker != victim:
        push(s, TAKE, taker, victim, count, ONLY_DECK if only_deck else ANY)


# ---------------------------------------------------------------- releasing and torturing

DONE, RELEASE, TORTURE = range(3)


def hostage_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Nothing more, or release or torture: then whose card, then which."""
    if not prefix:
        return [DONE, RELEASE, TORTURE]
    if prefix[0] == DONE:
        return []
    if len(prefix) == 1:
        return owners_held(p, d.seat)
    return sorted(set(held_of(p, d.seat, prefix[1]))) if len(prefix) == 2 else []


def hostage_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """Any house; of a house, the cards held."""
    if len(prefix) == 1 and prefix[0] != DONE:
        return [seat for seat in range(p.table.players) if seat != d.seat]
    return hostage_options(p, d, prefix)


def check_hostage(p: Position, d: Decision, choice: Prefix) -> None:
    """Only cards one holds can be released or tortured."""
    if len(choice) > 1:
        t = p.table
        require(choice[1] in owners_held(p, d.seat), "IT-HOSTAGE-11", owner_seat=code(t, choice[1]))


def say_hostage(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    if not prefix:
        return ("done", "release", "torture")[value]
    return code(p.table, value) if len(prefix) == 1 else card_name(value)


def label_hostage(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    if not prefix:
        return ("label-hostages-done", "label-release", "label-torture")[value], {}
    if len(prefix) == 1:
        return "label-house", {"seat": code(p.table, value)}
    return "label-card", {"card": card_name(value)}


def default_hostage(p: Position, d: Decision) -> Prefix:
    """Nothing more."""
    return (DONE,)


HOSTAGE: Final = Kind(
    "hostage",
    Shape.ASSIGN,
    ("IT-HOSTAGE-11", "IT-RELEASE-01", "IT-TORTURE-01"),
    options=hostage_options,
    values=hostage_values,
    check=check_hostage,
    say=say_hostage,
    label=label_hostage,
    default=default_hostage,
    slots=("act", "house", "card"),
    secret=frozenset({2}),
)


def next_holder(s: State, f: Frame) -> None:
    """IT-HOSTAGE-12: clockwise from the challenger, every player who holds hostages."""
    t = s.table
    for offset in range(f.a, t.players):
        if t.hostages[(t.challenger + offset) % t.players]:
            s.frames[-1] = Frame(f.script, 1, offset)
            return
    s.frames.pop()


def ask_hostage(s: State, f: Frame) -> tuple[Decision, ...]:
    t = s.table
    return (Decision(HOSTAGE, (t.challenger + f.a) % t.players),)


def act_on_hostage(s: State, f: Frame, answers: dict[int, Prefix]) -> None:
    t = s.table
    seat = (t.challenger + f.a) % t.players
    choice = answers[seat]
    s.frames[-1] = Frame(f.script, 0, f.a + 1 if choice[0] == DONE else f.a)
    if choice[0] == DONE:
        return
    if choice[0] == RELEASE:
        release(s, seat, choice[2])
    else:
        torture(s, seat, choice[2])


def release(s: State, seat: int, card: int) -> None:
    """The card returns to its owner's hand; then the releaser draws, or both, as the option says."""
    t = s.table
    owner = owner_of(t, card)
    let_go(s, seat, card)
    add_to_hand(s, owner, card)
    t.released |= 1 << (seat * 8 + owner)
    if s.sink is not None:
        s.tell("released", ("IT-RELEASE-01", "IT-RELEASE-02"), {"seat": code(t, seat), "owner_seat": code(t, owner)},
               to=owner, private={"card": card_name(card)}, reveals=True, also=seat)  # fmt: skip
    if t.rules & BOTH_DRAW:
        draw(s, owner, 1)
    draw(s, seat, 1)


HOSTAGES: Final = script(
    "iron-throne.hostages",
    ("count",),
    Step(next_holder),
    Step(ask_hostage, then=act_on_hostage, rules=("IT-HOSTAGE-11", "IT-HOSTAGE-12", "IT-RELEASE-01")),
)


def torture(s: State, seat: int, card: int, fresh: bool = False) -> None:
    """A hostage is tortured with the normal result."""
    t = s.table
    owner = owner_of(t, card)
    let_go(s, seat, card, fresh)
    discard(s, card)
    t.tortured |= 1 << (seat * 8 + owner)
    if s.sink is not None:
        facts: Facts = {"seat": code(t, seat), "owner_seat": code(t, owner), "card": card_name(card)}
        s.tell("tortured", ("IT-TORTURE-01",), facts, reveals=True)
    push(s, TORTURES, seat, owner, card)


def hurt(s: State, f: Frame) -> None:
    """IT-TORTURE-02 to 05: the card of a leader or of a living character costs its house power."""
    t = s.table
    owner, card = f.b, f.c
    if TYPE_OF[card] != CHARACTER_TYPE:
        return
    char = owner * CHARACTERS_EACH + PERSON_OF[card]
    if PERSON_OF[card] == t.leaders[owner]:
        move(s, owner, BOX, TORTURE_LOSS, ("IT-TORTURE-02", "IT-POWER-09"))
    elif is_alive(t, char):
        move(s, ON_CHARACTER + char, owner, TORTURE_LOSS, ("IT-TORTURE-03", "IT-TORTURE-04"))
    elif s.sink is not None:
        s.tell("torture-idle", ("IT-TORTURE-05",), {"person": person(t, char)})


def blow_options(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    """The living characters of the tortured card's house."""
    return living(p.table, d.a)


def blow_values(p: Position, d: Decision, prefix: Prefix) -> list[int]:
    t = p.table
    return [char for seat in range(t.players) for char in own_characters(t, seat)]


def check_blow(p: Position, d: Decision, choice: Prefix) -> None:
    """IT-TORTURE-06: a living character of that house."""
    t, char = p.table, choice[0]
    require(char // CHARACTERS_EACH == d.a, "IT-TORTURE-06", person=person(t, char), owner_seat=code(t, d.a))
    require(is_alive(t, char), "IT-DEATH-02", person=person(t, char))


def say_blow(p: Position, d: Decision, prefix: Prefix, value: int) -> str:
    return person(p.table, value)


def label_blow(p: Position, d: Decision, prefix: Prefix, value: int) -> tuple[str, Facts]:
    return "label-character", {"person": person(p.table, value), "power": p.table.power[value]}


def default_blow(p: Position, d: Decision) -> int:
    """The strongest."""
    return max(living(p.table, d.a), key=lambda char: (p.table.power[char], -char))


BLOW: Final = Kind(
    "blow",
    Shape.ONE,
    ("IT-TORTURE-07", "IT-TORTURE-06"),
    options=blow_options,
    values=blow_values,
    check=check_blow,
    say=say_blow,
    label=label_blow,
    default=default_blow,
)


def ask_blow(s: State, f: Frame) -> tuple[Decision, ...]:
    """A Hostility or Truce card: the torturer picks who loses a marker."""
    if TYPE_OF[f.c] == CHARACTER_TYPE or not living(s.table, f.b):
        return ()
    return (Decision(BLOW, f.a, f.b),)


def deal_blow(s: State, f: Frame, answers: dict[int, int]) -> None:
    move(s, ON_CHARACTER + answers[f.a], f.a, 1, ("IT-TORTURE-06", "IT-TORTURE-07"))


def end_torture(s: State, f: Frame) -> None:
    check_end(s)


TORTURES: Final = script(
    "iron-throne.torture",
    ("seat-number", "owner-number", "card-number"),
    Step(hurt, rules=("IT-TORTURE-02", "IT-TORTURE-03")),
    Step(ask_blow, then=deal_blow, rules=("IT-TORTURE-06", "IT-TORTURE-07")),
    Step(end_torture, rules=("IT-WIN-05",)),
)
