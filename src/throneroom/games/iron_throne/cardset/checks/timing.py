"""When words and ops mean something: the round as a line, and the stretch of it in which each can stand.

Every window has an even position in the order of the round; steps and moments lie between them.
"""

from __future__ import annotations

from typing import Final

from throneroom.games.iron_throne.cardset.grammar import WINDOWS

REACTION: Final = "reaction_to_character_card"
OFFER: Final = "before_support_offer"

_AT: Final = {window: 2 * i for i, window in enumerate(w for w in WINDOWS if w != REACTION)}
END: Final = 2 * len(_AT)

MOMENT_AT: Final = {
    "after_support": _AT["after_support"] + 1,
    "cards_revealed": _AT["after_cards_revealed"] - 1,
    "talks_end": _AT["after_negotiation"] - 1,
    "penalties_applied": _AT["after_penalties"] - 1,
    "end_of_round": _AT["after_refill"] + 1,
}
STEP_AT: Final = {"active_draw": _AT["before_active_draw"] + 1, "penalty": _AT["before_penalties"] + 1}

Span = tuple[int, int]
"""The first and the last position something may be at."""


def span_of(window: str) -> Span:
    """Where an ability of that window is used; a reaction, anywhere in the encounter and after it."""
    return (_AT["before_cards_chosen"], END) if window == REACTION else (_AT[window], _AT[window])


def _from(place: str) -> Span:
    return (MOMENT_AT.get(place, _AT.get(place, 0)), END)


def _only(first: str, last: str = "") -> Span:
    return (_AT[first], _AT[last or first])


SIDED: Final = (
    "my_active", "opp_active", "my_side", "my_side_others", "opposing_side", "supporters_my_side",
    "opposing_supporters", "participating_opposing",
)  # fmt: skip
"""Words that need a user who stands on a side."""

SIDELESS: Final = ("any_player", "offering_player")
"""Users who may stand on no side."""

ALWAYS_THERE: Final[dict[str, Span]] = {
    "revealed": _from("cards_revealed"),
    "revealed_counts_as": _from("cards_revealed"),
    "total": _from("during_totals"),
    "facedown": _only("before_cards_chosen", "cards_chosen_facedown"),
}
"""Words for things that must exist: they stand only where they do for certain, so never in a reaction."""

SOMETIMES_TRUE: Final[dict[str, Span]] = {
    **{word: _from("before_active_draw") for word in (*SIDED, "defender", "active_players", "is_active", "on_side")},
    **{word: _from("before_active_draw") for word in ("challenger_side", "defender_side")},
    **{word: _from(OFFER) for word in ("part", "participating_others", "other_participants")},
    "outcome_is": _from("during_totals"),
    "side_won": _from("winner_determined"),
    "side_lost": _from("winner_determined"),
    "winning_players": _from("winner_determined"),
    "losing_players": _from("winner_determined"),
    "deal_reached": _from("talks_end"),
    "played": _from("before_cards_chosen"),
}
"""Words that are empty or false outside their stretch, where they can only be a mistake."""

USERS_AT: Final[dict[str, Span]] = {
    "active_player": _from("before_active_draw"),
    "participating_player": _from("after_support"),
    "supporting_player": _from("after_support"),
    "offering_player": _only(OFFER),
}

OPS_AT: Final[dict[str, Span]] = {
    "choose_defender": _only("after_event_draw"),
    "redraw_event": _only("after_event_draw"),
    "force_support": _only(OFFER, "after_support"),
    "rechoose_facedown": _only("cards_chosen_facedown"),
    "swap_card": (MOMENT_AT["cards_revealed"], _AT["after_cards_revealed"]),
    "change_outcome": (MOMENT_AT["cards_revealed"], _AT["after_cards_revealed"]),
    "set_value": (MOMENT_AT["cards_revealed"], _AT["during_totals"]),
    "add_value": (_AT[OFFER], _AT["during_totals"]),
    "change_winner": _only("winner_determined"),
    "mark_talks_successful": (0, MOMENT_AT["talks_end"]),
}
"""Where ops do something; all others do it anywhere."""

HARMLESS: Final = ("add_value",)
"""Ops that simply do nothing when they come too late, so that a reaction may have them."""


def word_fits(word: str, at: Span) -> bool:
    """Whether a word can mean something when its ability is used within `at`."""
    if word in ALWAYS_THERE:
        first, last = ALWAYS_THERE[word]
        return first <= at[0] and at[1] <= last
    return _meets(SOMETIMES_TRUE.get(word, (0, END)), at)


def user_fits(who: str, at: Span) -> bool:
    """Whether there can be such a user then."""
    return _meets(USERS_AT.get(who, (0, END)), at)


def op_fits(op: str, at: Span) -> bool:
    """Whether an op does something then; in a reaction, whose moment is not known, at every moment."""
    first, last = OPS_AT.get(op, (0, END))
    return _meets((first, last), at) if op in HARMLESS else first <= at[0] and at[1] <= last


def _meets(a: Span, b: Span) -> bool:
    return a[0] <= b[1] and b[0] <= a[1]
