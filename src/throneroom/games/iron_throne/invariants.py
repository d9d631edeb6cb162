"""What must hold after every action: power, tokens and cards are neither lost nor made."""

from __future__ import annotations

from collections.abc import Iterator

from throneroom.games.iron_throne.pieces import DECKS, HOUSE_OF, MARKERS, NO_CARD, NONE, SEATS, TOKENS
from throneroom.games.iron_throne.table import PAIRED, SET_ASIDE, State, is_alive, placed


def house_cards(s: State) -> list[list[int]]:
    """Every card in the game, by house."""
    t, k = s.table, s.secrets
    found: list[list[int]] = [[] for _ in SEATS]
    for seat in range(t.players):
        deck = k.decks[seat]
        for cards in (k.hands[seat], deck.top, deck.rest, deck.bottom, t.discards[seat], t.played[seat]):
            for card in cards:
                found[HOUSE_OF[card]].append(card)
        for card in k.hostages[seat]:
            found[HOUSE_OF[card]].append(card)
    set_aside = k.looked if t.looked_at >= SET_ASIDE else ()
    for card in (*t.laid, *k.laid, t.revealed_top, *set_aside):
        if card != NO_CARD:
            found[HOUSE_OF[card]].append(card)
    return found


def invariants(s: State) -> Iterator[str]:
    """Each broken one is said in a line."""
    t, k = s.table, s.secrets
    cards = house_cards(s)
    for seat, house in enumerate(t.houses):
        if tuple(sorted(cards[house])) != DECKS[1 if t.rules & PAIRED else 0][house]:
            yield f"{SEATS[house]} has not exactly its 25 cards"
        if any([HOUSE_OF[card] != house for card in k.hands[seat]]):
            yield f"{SEATS[house]} holds a card of another house in hand"
        if any([HOUSE_OF[card] == house for card in k.hostages[seat]]):
            yield f"{SEATS[house]} holds its own card hostage"
        if [entry // 2 for entry in t.hostages[seat]] != [t.houses.index(HOUSE_OF[card]) for card in k.hostages[seat]]:
            yield f"{SEATS[house]} holds hostages that are not what they seem"
        if t.influence[seat * t.players + seat] or not 0 <= placed(t, seat) <= TOKENS:
            yield f"{SEATS[house]} has placed {placed(t, seat)} tokens"
        if t.part[seat] != NONE and t.part[seat] // 5 != seat:
            yield f"{SEATS[house]} takes part with a stranger"
        if t.leaders[seat] != NONE and t.power[seat * 5 + t.leaders[seat]]:
            yield f"{SEATS[house]} has power on the token of its leader"
    if t.box + sum(t.lead) + sum(t.power) != MARKERS:
        yield f"there are {t.box + sum(t.lead) + sum(t.power)} power markers"
    if min(t.lead) < 0 or min(t.power) < 0 or t.box < 0:
        yield "there is less than no power somewhere"
    if any([not is_alive(t, char) for char, _ in t.held]):
        yield "a death is held back of nobody"
