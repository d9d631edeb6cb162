"""What is known at a place of a card: when and by whom it is used, and which words have been given a meaning."""

from __future__ import annotations

from dataclasses import dataclass, replace

from throneroom.games.iron_throne.cardset.checks.timing import OFFER, REACTION, SIDED, SIDELESS, Span, word_fits

SELECTED = ("target", "targets", "target_char", "target_card")
_NEEDS = {
    **dict.fromkeys(SELECTED, "selector"),
    "each": "for-each",
    "it": "where",
    "it_owner": "where",
    "paid": "cost",
    "revealed_top": "reveal",
    "looked": "look",
}
"""Words that something else has to make known, and what does."""


@dataclass(frozen=True, slots=True)
class Scope:
    """The surroundings of an expression."""

    window: str
    who: str
    at: Span
    known: tuple[str, ...] = ()
    """The words of `_NEEDS` that have a meaning here."""
    card_candidate: bool = False
    """Whether `it` is a card, not a player."""
    announcing: bool = False
    """Whether this is read before anything is done: `if` and `where` of the ability."""
    hand: str = ""
    """The only player whose hand may be asked about; empty if any may."""
    negated: bool = False
    depth: int = 0

    def knowing(self, *words: str) -> Scope:
        return replace(self, known=(*self.known, *words))

    def without(self, *words: str) -> Scope:
        return replace(self, known=tuple(word for word in self.known if word not in words))

    def choosing(self, *words: str, card: bool = False) -> Scope:
        """Inside `where`, where these words stand for the candidate."""
        return replace(self.knowing(*words), card_candidate=card)

    def later(self, at: int) -> Scope:
        """The same ability carried on at another time; what was shown before is gone."""
        return replace(self.without("revealed_top", "looked"), at=(at, at), window="")


def lacking(scope: Scope, word: str) -> str:
    """What a word would need to mean something here; empty if it does."""
    if word in _NEEDS and word not in scope.known:
        return _NEEDS[word]
    if word == "offerer" and scope.window != OFFER:
        return "offer"
    if word in ("trigger_card", "trigger_player_in") and scope.window != REACTION:
        return "reaction"
    if word in SIDED and scope.who in SIDELESS:
        return "side"
    return "" if word_fits(word, scope.at) else "time"
