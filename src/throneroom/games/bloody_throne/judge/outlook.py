"""The row as one seat reads it: what unknown cards may be, how long cards live, whose points hurt."""

from __future__ import annotations

from typing import Final

from throneroom.games.bloody_throne.table import (
    ALL_CARDS,
    CARDS,
    HIDDEN,
    OWNER,
    ROUNDS,
    Table,
    View,
    cards_in,
)

ARCHER: Final = CARDS.index("archer")
SOLDIER: Final = CARDS.index("soldier")
ASSASSINATION: Final = CARDS.index("assassination")

PATIENT: Final = {"ambush": 1.0, "conspiracy": 1.0, "assassination": 0.7, "royal-decree": 0.7}
"""How readily an owner leaves a card face down once more; what lies long is rarely a character."""

IMPATIENT: Final = 0.5
"""The same for characters."""

OPEN_BLADE: Final = 0.4
"""The chance that an open Soldier strikes this neighbour and not the other."""

HIDDEN_BLADE: Final = 0.2
"""The same for a face-down Soldier, which has to be revealed first."""

OPEN_BOW: Final = 0.5
"""The chance that an open Archer shoots at this end of the row."""

HIDDEN_BOW: Final = 0.2
"""The same for a face-down Archer."""

MURDER: Final = 0.5
"""The chance that a face-down Assassination is used this round."""

ARRIVALS: Final = 0.03
"""The danger each round from cards that are not in the row yet."""

MOST_DANGER: Final = 0.9
"""No card is given up entirely."""

LEADER: Final = 0.2
"""What a point of the strongest opponent weighs against one of one's own."""

HALVING: Final = 4.0
"""An opponent so many points behind the strongest one weighs half as much."""

LYING: Final = 0.6
"""What a point on a face-down card counts in the race: it may be lost."""

_PATIENCE: Final = tuple([PATIENT.get(card, IMPATIENT) for card in CARDS])


class Outlook:
    """One seat's reading of a row, the real one or an imagined one.

    `faces` has the cards `me` knows. `unseen[seat]` are the cards of a house not yet seen by all.
    `rivalry[seat]` is what a point of that house is worth to `me`: 1 for one's own, less than
    nothing for the others. `murder` and `arrows` are dangers to each house's cards. `guesses` keeps
    what was worked out about unknown cards.
    """

    __slots__ = (
        "arrows", "at", "faces", "guesses", "left", "me", "murder", "open", "rivalry", "row", "table", "unseen",
    )  # fmt: skip

    def __init__(
        self,
        me: int,
        table: Table,
        row: list[tuple[int, ...]],
        at: int,
        faces: list[int],
        unseen: list[list[int]],
        rivalry: list[float],
        murder: list[float],
        arrows: list[float],
        guesses: dict[tuple[int, int], dict[int, float]],
    ) -> None:
        self.me = me
        self.table = table
        self.row = row
        self.at = at
        self.left = ROUNDS - table.round
        self.open = table.kinds
        self.faces = faces
        self.unseen = unseen
        self.rivalry = rivalry
        self.murder = murder
        self.arrows = arrows
        self.guesses = guesses

    def of(self, row: list[tuple[int, ...]], at: int) -> Outlook:
        """The same reading of an imagined row; its killers are taken to be the same."""
        return Outlook(
            self.me,
            self.table,
            row,
            at,
            self.faces,
            self.unseen,
            self.rivalry,
            self.murder,
            self.arrows,
            self.guesses,
        )

    def visits(self, place: int) -> int:
        """How often the card on top there is still resolved if it lives, this round included."""
        return self.left + 1 if place > self.at else self.left

    def near(self, place: int) -> tuple[int, ...]:
        """The neighbouring places."""
        last = len(self.row) - 1
        if place <= 0:
            return (1,) if last > 0 else ()
        return (place - 1, place + 1) if place < last else (place - 1,)

    def chance(self, token: int, card: int) -> float:
        """How likely a token is a certain card, by what was seen of its house and how long it lies."""
        face = self.faces[token]
        if face != HIDDEN:
            return 1.0 if face == card else 0.0
        return self.odds(token).get(card, 0.0)

    def odds(self, token: int) -> dict[int, float]:
        """What an unknown card may be and how likely, by what was seen and how long it has lain."""
        owner, lying = OWNER[token], self.table.points[token]
        guess = self.guesses.get((owner, lying))
        if guess is None:
            weights = {card: _PATIENCE[card] ** lying for card in self.unseen[owner]}
            total = sum(weights.values())
            guess = {card: weight / total for card, weight in weights.items()}
            self.guesses[owner, lying] = guess
        return guess

    def danger(self, place: int, owner: int) -> float:
        """The chance that other houses eliminate a card of `owner` at that place within a round."""
        row = self.row
        threat = self.murder[owner] + ARRIVALS
        if place == 0 or place == len(row) - 1:
            threat += self.arrows[owner]
        for near in self.near(place):
            token = row[near][-1]
            if OWNER[token] == owner:
                continue
            if self.open[token] == SOLDIER:
                threat += OPEN_BLADE
            elif self.open[token] == HIDDEN:
                threat += HIDDEN_BLADE * self.chance(token, SOLDIER)
        return threat if threat < MOST_DANGER else MOST_DANGER


def read(view: View, me: int) -> Outlook:
    """The real row as `me` reads it. The view must be that seat's."""
    t = view.table
    look = Outlook(
        me=me,
        table=t,
        row=t.row,
        at=t.at,
        faces=view.secrets.faces[:],
        unseen=[_unseen(t, seat) for seat in range(t.players)],
        rivalry=_rivalries(t, me),
        murder=[],
        arrows=[],
        guesses={},
    )
    _count_killers(look)
    return look


def _unseen(t: Table, seat: int) -> list[int]:
    """The ten cards of a house less those everybody has seen."""
    seen = 0
    for card in t.kinds[seat * ROUNDS : (seat + 1) * ROUNDS]:
        if card != HIDDEN:
            seen |= 1 << card
    return cards_in(ALL_CARDS & ~seen)


def _rivalries(t: Table, me: int) -> list[float]:
    """What a point of each house weighs for `me`: the closer to the lead, the more it hurts."""
    race = [float(total) for total in t.totals]
    for stack in t.row:
        for token in stack:
            race[OWNER[token]] += LYING * t.points[token]
    strongest = max([race[seat] for seat in range(t.players) if seat != me])
    weights = [-LEADER * 0.5 ** ((strongest - race[seat]) / HALVING) for seat in range(t.players)]
    weights[me] = 1.0
    return weights


def _count_killers(look: Outlook) -> None:
    """Archers and Assassinations on top of the row, as a danger to each house but their own."""
    players = look.table.players
    murders = [0.0] * players
    bows = [0.0] * players
    places = [0] * players
    for stack in look.row:
        token = stack[-1]
        seat = OWNER[token]
        places[seat] += 1
        if look.open[token] == ARCHER:
            bows[seat] += OPEN_BOW
        elif look.open[token] == HIDDEN:
            bows[seat] += HIDDEN_BOW * look.chance(token, ARCHER)
            murders[seat] += MURDER * look.chance(token, ASSASSINATION)
    for seat in range(players):
        murders[seat] /= max(1, len(look.row) - places[seat])  # any card of another house may be the victim
    look.murder = [sum(murders) - murders[seat] for seat in range(players)]
    look.arrows = [sum(bows) - bows[seat] for seat in range(players)]
