"""The closed vocabulary of card sets: every word a card may use, what it takes, and what it means.

An expression is a bare word, a whole number, or a map with one key; the value of the key is the
argument of the word. Types are named in the tables by strings; `expressions.py` says what each admits.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from throneroom.core.data import read_toml


@dataclass(frozen=True, slots=True)
class Window:
    """A moment of the round: its phase, and whether character cards may be played for their effect there."""

    phase: str
    meaning: str
    character_cards: bool


@dataclass(frozen=True, slots=True)
class Word:
    """A word of an expression and the types it takes: none, one, a list of exactly these, or of many."""

    meaning: str
    takes: tuple[str, ...] = ()
    many: bool = False
    private: bool = False


@dataclass(frozen=True, slots=True)
class Selector:
    """A way to pick: what it takes or which keys it has, and the words it makes known to the ops."""

    meaning: str
    takes: str = ""
    keys: dict[str, str] = field(default_factory=dict)
    optional: dict[str, str] = field(default_factory=dict)
    sets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Op:
    """One thing an ability does: its arguments with their types, needed and optional."""

    meaning: str
    args: dict[str, str]
    optional: dict[str, str] = field(default_factory=dict)


LANGUAGES: Final = ("en", "cs", "hu")
"""The languages a title or an effect may be given in."""

STATUSES: Final = {
    "fact": "the printed text is known, and this is it in our words",
    "completes_partial": "our completion of a partly known card",
    "original": "wholly our own design",
}
"""How much of a card is known: the key `status`."""

COSTS: Final = ("move_power", "remove_power", "discard")
"""The ops that may be marked `cost: true`. A cost is the first op, and is paid in full or not at all."""

WINDOWS: Final = {
    "before_hostages_acted": Window(
        "start of the round", "the round has begun, nobody has released or tortured yet", False
    ),
    "after_hostages_acted": Window(
        "start of the round",
        "every player has had its turn to release or torture, clockwise from the challenger",
        False,
    ),
    "after_event_draw": Window(
        "preparation",
        "event card shown, defender not yet fixed; the event is carried out when the window closes",
        False,
    ),
    "before_active_draw": Window("preparation", "defender fixed, the active players have not drawn yet", False),
    "after_active_power": Window(
        "preparation", "both active players have drawn and moved their power, characters not yet chosen", False
    ),
    "before_support_offer": Window(
        "support",
        "opens once for each non-active player, just before its turn to offer; that player is the offerer",
        False,
    ),
    "after_support": Window("support", "all offers answered", False),
    "before_cards_chosen": Window("encounter", "start of the encounter phase; participation begins", True),
    "cards_chosen_facedown": Window("encounter", "both cards laid, none revealed", True),
    "after_cards_revealed": Window("encounter", "cards shown; the outcome is fixed when the window closes", True),
    "during_totals": Window(
        "encounter", "hostility only; running totals are public and are fixed when the window closes", True
    ),
    "winner_determined": Window(
        "encounter", "hostility or betrayal; totals final, winner and losers known, no reward given yet", True
    ),
    "before_negotiation": Window("resolution", "truce only; before the first proposal", True),
    "after_negotiation": Window(
        "resolution", "truce only; the talks have failed, or the deal is known and has been carried out", True
    ),
    "rewards": Window(
        "resolution",
        "only if a side won; all base rewards have just been given and the end of the game has been checked",
        True,
    ),
    "before_penalties": Window("resolution", "only if a side lost; prevention and replacement of the penalty", True),
    "after_penalties": Window("resolution", "only if a side lost; all penalties have been applied", True),
    "before_hostages_taken": Window(
        "resolution",
        "hostility with a winner, or betrayal; before the hostages of the outcome are taken (used by no card yet)",
        True,
    ),
    "after_hostages_taken": Window(
        "resolution", "opens in every outcome; the hostages of a hostility or betrayal have been taken", True
    ),
    "before_refill": Window(
        "resolution", "before tokens return, played cards are discarded and hands are refilled", True
    ),
    "after_refill": Window(
        "resolution", "hands are refilled; participation and the round end when the window closes", True
    ),
    "reaction_to_character_card": Window(
        "any from before_cards_chosen on",
        "a character card has just been played for its effect: targets named and cost paid, effect not yet carried out",
        True,
    ),
}
"""The moments at which abilities are used, in the order of the round; a reaction comes inside the others."""

USERS: Final = {
    "any_player": "every player at the table",
    "active_player": "the challenger or the defender",
    "challenger": "the challenger",
    "participating_player": "an active player or a supporter who has not withdrawn",
    "supporting_player": "a supporter who has not withdrawn",
    "offering_player": "the offerer of the before_support_offer window",
}
"""Who may use an ability: the key `who`."""

LIMITS: Final = {
    "once_per_round": "at most one use of this ability in a round",
    "once_per_game": "at most one use of this ability in a game",
    "none": "no limit of its own; a character card is spent by playing it",
}
"""How often: the key `limit`."""

PLAYERS: Final = {
    "self": "the player using the ability",
    "challenger": "the challenger",
    "defender": "the defender",
    "my_active": "the active player of the user's side",
    "opp_active": "the active player of the side opposing the user; like my_active only for participating users",
    "offerer": "the player about to offer support",
    "target": "the chosen player, or the owner of the chosen character or card",
    "each": "the player a for_each is at",
    "it": "the candidate player inside where",
    "it_owner": "the owner of the candidate character or card inside where",
}
"""Words for one player."""

PLAYER_SETS: Final = {
    "all_players": "everybody",
    "others": "everybody but the user",
    "active_players": "challenger and defender",
    "my_side": "players of the user's side, the user included",
    "my_side_others": "players of the user's side without the user",
    "opposing_side": "players of the other side",
    "supporters_my_side": "supporters of the user's side, the user included if a supporter",
    "opposing_supporters": "supporters of the other side",
    "other_participants": "all participating players but the user",
    "winning_players": "players of the winning side; empty after a tie and after a truce",
    "losing_players": "players of every losing side; both sides after a tie or failed talks",
    "targets": "the players picked by the selector",
}
"""Words for several players."""

SIDES: Final = {
    "my_side": "side of the user",
    "opposing_side": "the other side",
    "challenger_side": "side of the challenger",
    "defender_side": "side of the defender",
}
"""Words for a side of the encounter."""

MOMENTS: Final = {
    "cards_revealed": "when the laid cards are revealed",
    "after_support": "when the after_support window closes",
    "talks_end": "right after the deal is carried out or the talks fail, before after_negotiation opens",
    "penalties_applied": "last part of the penalty step, before the end of the game is checked",
    "end_of_round": "when the round ends",
}
"""When something delayed or restricted ends."""

CHARACTERS: Final = {
    "part": Word("participating character of that player, alive or dead", ("player",)),
    "target_char": Word("the character picked by the selector"),
}
"""One character."""

CHARACTER_SETS: Final = {
    "living": Word("all living characters of that player", ("player",)),
    "resting": Word("living characters of that player that do not participate", ("player",)),
    "all_living": Word("all living characters of all players"),
    "participating_opposing": Word("living participating characters of the other side"),
    "participating_others": Word("living participating characters of all players but the user"),
}
"""Several characters, to pick from."""

POWER_PLACES: Final = {
    "leader": Word("leader sheet of that player", ("player",)),
    "chars": Word("any split over living characters of that player, chosen by that player", ("player",)),
}
"""Where power lies, besides a single character."""

CARD_PLACES: Final = {
    "hand": Word("hand", ("player",)),
    "deck": Word("house deck; the discard pile is shuffled in at once when it runs out", ("player",)),
    "discard": Word("own discard pile", ("player",)),
    "facedown": Word("the card laid and not yet revealed", ("player",)),
    "revealed": Word("the laid card after the reveal", ("player",)),
    "played": Word(
        "character cards that player played for their effect this round, cancelled ones included, still on the table",
        ("player",),
    ),
    "hostages_of": Word(
        "hostages held by the first player that belong to the house of the second", ("player", "player")
    ),
    "taken_this_round": Word("hostages that player took this round and still holds", ("player",)),
}
"""Where cards lie."""

CARDS: Final = {
    "target_card": Word("the card picked by the selector"),
    "trigger_card": Word("the character card the reaction answers"),
    "revealed_top": Word("the card turned up by the last reveal op"),
    "revealed": Word("the revealed laid card of that player", ("player",)),
    "chosen": Word("one card there chosen by the user; at random if the user does not see them", ("pick_place",)),
    "random": Word("one card there at random", ("pick_place",)),
    "looked": Word(
        "of the cards seen by the last look op, the one the user picks now (chosen) or all not picked (rest)",
        ("looked",),
    ),
    "it": Word("the candidate card inside where"),
}
"""One card; `looked` may be several."""

CARD_FILTERS: Final = {
    "type": Word("printed type of the card", ("card_type",)),
    "above": Word("printed value greater than this", ("amount",)),
    "at_most": Word("printed value not greater than this", ("amount",)),
}
"""What a card must be; all keys given must hold."""

AMOUNTS: Final = {
    "paid": Word("the amount the cost op moved or discarded"),
    "half_up": Word("half, rounded up", ("amount",)),
    "half_down": Word("half, rounded down", ("amount",)),
    "min": Word("the smaller", ("amount", "amount")),
    "times": Word("product", ("amount", "amount")),
    "minus": Word("first less second", ("amount", "amount")),
    "count": Word("number of players in the set", ("players",)),
    "power": Word("power on a leader sheet or character, 0 if dead", ("power_place",)),
    "total": Word(
        "total of the side: value of the laid card, power of its participating characters, bonuses", ("side",)
    ),
    "foreign_tokens": Word("influence tokens of other houses on the board of that player", ("player",)),
    "cards_in": Word("number of cards there", ("card_place",)),
    "other_cards": Word("cards in that hand besides the one being played", ("player",)),
    "value": Word("current hostility value; 0 for a truce or character card", ("known_card",)),
}
"""Numbers, besides a plain one."""

QUANTITIES: Final = {
    "all": Word("everything there"),
    "range": Word(
        "whole number between the two, chosen by the user, never more than is there; "
        "all of it if less than the lower end is there (not for a cost)",
        ("amount", "limit"),
    ),
}
"""How much an op moves, besides a number; the upper end of a range may be `all`."""

PREDICATES: Final = {
    "always": Word("holds always"),
    "all": Word("every part holds", ("condition",), many=True),
    "any": Word("at least one part holds", ("condition",), many=True),
    "not": Word("the part does not hold", ("condition",)),
    "eq": Word("equal", ("amount", "amount")),
    "lt": Word("first less than second", ("amount", "amount")),
    "le": Word("first at most second", ("amount", "amount")),
    "gt": Word("first greater than second", ("amount", "amount")),
    "ge": Word("first at least second", ("amount", "amount")),
    "same_player": Word("both words mean one player", ("player", "player")),
    "is_active": Word("that player is challenger or defender", ("player",)),
    "on_side": Word("that player is on that side", ("player", "side")),
    "alive": Word("the character is not dead", ("character",)),
    "outcome_is": Word("the outcome of the encounter", ("outcome",)),
    "side_won": Word("the side of that player won; never after a tie or a truce", ("player",)),
    "side_lost": Word("the side of that player lost, a tie and failed talks included", ("player",)),
    "deal_reached": Word("the talks of this truce were successful"),
    "revealed_counts_as": Word(
        "what the revealed card of that player counts as; a character card counts as hostility", ("player", "kind")
    ),
    "has_influence_on": Word("the first has a token on the board of the second", ("player", "player")),
    "holds_hostage_of": Word("the first holds a card of the house of the second", ("player", "player")),
    "hostage_available": Word("some source for a hostage from that player is allowed and not empty", ("player",)),
    "deck_top_available": Word("deck or discard pile of that player is not empty", ("player",)),
    "tortured_card_of": Word("the first tortured a card of the house of the second this round", ("player", "player")),
    "released_card_of": Word("the first released a card of the house of the second this round", ("player", "player")),
    "support_undecided": Word("that player has neither offered support nor been forced this round", ("player",)),
    "may_offer": Word("support_undecided, and restrictions leave at least one side to offer to", ("player",)),
    "penalty_prevented": Word("the penalty of that player is prevented this round", ("player",)),
    "reward_prevented": Word("the reward of that player is prevented this round", ("player",)),
    "trigger_player_in": Word("the player of the trigger card is in the set", ("players",)),
    "card_id_is": Word("the card has that id", ("known_card", "card_id")),
    "hand_has": Word("that hand holds a card matching the filter", ("player", "card_filter"), private=True),
}
"""What can be asked."""

RESTRICTIONS: Final = {
    "offer_support_against": Word("may not offer support to the side opposing that player", ("player",)),
    "decline_support_of": Word("may not decline an offer of that player", ("player",)),
    "hostage_from_deck_top_only": Word("a hostage from that player must be the top card of its deck", ("player",)),
    "rechoose_facedown": Word("may not exchange the laid facedown card"),
}
"""What somebody may not do for a while."""

SELECTORS: Final = {
    "none": Selector("nothing is picked"),
    "player": Selector("fixed player", takes="player"),
    "card": Selector("fixed card", takes="named_card"),
    "one_player": Selector(
        "the user picks one player; sets target",
        keys={"from": "players"},
        optional={"where": "condition"},
        sets=("target",),
    ),
    "up_to_players": Selector(
        "the user picks one to n different players; sets targets",
        keys={"n": "amount", "from": "players"},
        optional={"where": "condition"},
        sets=("targets",),
    ),
    "each_player": Selector(
        "all of them; sets targets",
        keys={"from": "players"},
        optional={"where": "condition", "may_be_empty": "flag"},
        sets=("targets",),
    ),
    "one_character": Selector(
        "the user picks one character; sets target_char and target",
        keys={"from": "character_set"},
        optional={"where": "condition"},
        sets=(
            "target_char",
            "target",
        ),
    ),
    "strongest_character": Selector(
        "the one with most power, the user breaks ties; sets target_char and target",
        keys={"from": "character_set"},
        optional={"where": "condition"},
        sets=(
            "target_char",
            "target",
        ),
    ),
    "one_card": Selector(
        "the user picks one card; sets target_card and target",
        keys={"from": "pick_place"},
        optional={"where": "condition"},
        sets=(
            "target_card",
            "target",
        ),
    ),
}
"""What an ability is used on: the key `targets`."""

OPS: Final = {
    "move_power": Op(
        "move power, at most what is there; the owner of a chars place picks the split",
        {"from": "power_place", "to": "power_place", "amount": "quantity"},
    ),
    "remove_power": Op("power leaves the game, to the box", {"from": "power_place", "amount": "quantity"}),
    "draw": Op("draw from the own house deck", {"who": "players", "amount": "quantity"}),
    "discard": Op(
        "cards go to the own discard pile, as many as there are; from a deck always the top ones",
        {"who": "player", "from": "discard_place", "amount": "quantity", "pick": "pick"},
        {"filter": "card_filter"},
    ),
    "return_card": Op(
        "the card goes to that place; this is not a release", {"card": "movable_card", "to": "goal_place"}
    ),
    "put_on_deck": Op(
        "cards go under the deck of that player; the user picks the order",
        {"who": "player", "cards": "picked_card", "position": "position"},
    ),
    "swap_card": Op(
        "the revealed card leaves and a matching card from hand takes its place; its player picks it",
        {"who": "player", "out": "revealed_card", "in": "card_filter", "pick": "player", "out_to": "goal_place"},
    ),
    "rechoose_facedown": Op(
        "take back the laid card and lay another from hand; with optional the player may keep it",
        {"who": "player"},
        {"optional": "flag"},
    ),
    "look": Op(
        "the viewer alone sees these cards; deck cards seen stay set aside until placed, or go back on top",
        {"viewer": "player", "zone": "look_place", "amount": "quantity", "pick": "pick"},
    ),
    "reveal": Op(
        "turn the top card up for everybody, one whatever the amount; discarded if nothing else is done with it",
        {"who": "player", "zone": "deck_place", "amount": "amount"},
    ),
    "add_value": Op("bonus to the total of the side; counts in a hostility only", {"side": "side", "amount": "amount"}),
    "set_value": Op("the card has this value while it lies there", {"card": "revealed_card", "value": "amount"}),
    "change_outcome": Op(
        "the encounter has this outcome; locked means later card changes do not alter it",
        {"to": "outcome", "locked": "flag"},
    ),
    "change_winner": Op("that side wins, the other loses", {"to": "side"}),
    "take_hostage": Op(
        "normal hostage rules; any lets the taker pick the source, deck_top fixes it",
        {"who": "player", "from": "player", "amount": "quantity", "source": "source"},
    ),
    "torture_hostage": Op("torture it with the normal result", {"who": "player", "card": "aimed_card"}),
    "place_influence": Op(
        "move own tokens to the board of the other player", {"who": "player", "onto": "player", "amount": "quantity"}
    ),
    "withdraw": Op("the supporter withdraws; no effect on an active player", {"who": "player"}),
    "force_support": Op(
        "the character supports that side without offer and answer; this uses up its owner's offer",
        {"character": "character", "side": "side"},
    ),
    "change_side": Op(
        "the supporter and its character cross over; the side is read from the user", {"who": "player", "to": "side"}
    ),
    "swap_character": Op(
        "the second character participates in place of the first; no power moves",
        {"who": "player", "out": "character", "in": "character"},
    ),
    "choose_defender": Op(
        "house: player of that house, else the challenger picks; most: highest measure, the challenger breaks ties",
        {"among": "defender_set", "rule": "defender_rule"},
    ),
    "redraw_event": Op("discard the event card and draw another, which is used", {}),
    "cancel": Op("the rest of the card's ops is not carried out", {"card": "answered_card"}),
    "prevent": Op(
        "it is not suffered or received this round; the hostage rules for prevention apply",
        {"who": "players", "what": "prevention"},
    ),
    "restrict": Op(
        "the restriction binds these players until then", {"who": "players", "what": "restriction", "until": "moment"}
    ),
    "replace_step": Op(
        "when the step comes these ops are carried out instead of it for that player; the last replacement stands; "
        "prevention beats it; a replaced penalty still counts as suffered",
        {"who": "player", "step": "step", "with": "ops"},
    ),
    "delay": Op("carried out at that moment without asking anybody whether to", {"until": "moment", "do": "ops"}),
    "hold_death": Op(
        "the character does not die before that moment is over; then it dies if it has no power",
        {"character": "character", "until": "moment"},
    ),
    "mark_talks_successful": Op(
        "this truce counts as successful whatever else is agreed, so deal_reached holds and nobody loses", {}
    ),
    "choose": Op("that player picks one option", {"by": "player", "options": "options"}),
    "ask": Op(
        "that player agrees or refuses; the matching ops follow", {"who": "player", "agreed": "ops", "refused": "ops"}
    ),
    "if": Op("the matching ops follow", {"cond": "condition", "then": "ops"}, {"else": "ops"}),
    "for_each": Op(
        "for each player of the set, clockwise from the challenger, as one simultaneous result",
        {"in": "players", "do": "ops"},
        {"where": "condition"},
    ),
    "together": Op("one simultaneous result", {"do": "ops"}),
}
"""What an ability does, step by step: the key `ops`."""

CHOICES: Final = {
    "pick": (
        "owner",
        "random",
        "top",
        "all",
    ),
    "position": ("bottom",),
    "source": (
        "any",
        "deck_top",
    ),
    "step": (
        "active_draw",
        "penalty",
    ),
    "prevention": (
        "penalty",
        "reward",
    ),
    "outcome": (
        "hostility",
        "truce",
        "betrayal",
    ),
    "defender_set": ("all_but_challenger",),
    "measure": (
        "hand_size",
        "influence_placed",
        "hostages_held",
    ),
    "kind": (
        "hostility",
        "truce",
    ),
    "card_type": (
        "hostility",
        "truce",
        "character",
    ),
    "looked": (
        "chosen",
        "rest",
    ),
}
"""Types that are one of a few plain words."""

SOME: Final[dict[str, tuple[str, ...]]] = {
    "pick_place": ("hand", "discard", "played", "hostages_of", "taken_this_round"),
    "discard_place": ("hand", "deck"),
    "goal_place": ("hand", "deck", "discard"),
    "look_place": ("hand", "deck", "facedown"),
    "deck_place": ("deck",),
    "known_card": ("target_card", "trigger_card", "revealed_top", "revealed", "it"),
    "movable_card": ("target_card", "revealed_top", "chosen", "random", "looked"),
    "picked_card": ("chosen", "random", "looked"),
    "revealed_card": ("revealed",),
    "named_card": ("revealed", "trigger_card"),
    "aimed_card": ("target_card",),
    "answered_card": ("trigger_card",),
}
"""Types that admit only some places (the first five) or only some cards (the others)."""

HOUSES: Final[dict[str, tuple[str, ...]]] = {
    house["id"]: tuple(house["characters"]) for house in read_toml("throneroom.games.iron_throne", "game.toml")["house"]
}
"""The houses and their characters; each character has a leader sheet and two cards."""

LEADER_IDS: Final = tuple(character for characters in HOUSES.values() for character in characters)
CARD_IDS: Final = tuple(f"{character}-{slot}" for character in LEADER_IDS for slot in "ab")
EVENT_IDS: Final = tuple(f"{deck}-{number}" for deck in (*HOUSES, "special") for number in (1, 2, 3))
