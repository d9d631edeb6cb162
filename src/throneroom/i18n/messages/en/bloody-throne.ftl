# Bloody Throne: names, questions, log lines and refusals of the game.
#
# Facts: a fact named `card`, `seat` or ending in `_card`, `_seat` is shown by the message of that
# name below (`card-archer`, `seat-red`); an attribute `.acc` of such a message is available
# as { $card_acc }, { $owner_seat_acc } and so on, so a language may use grammatical forms.
# A place is the number of a position in the row, counted from 1 in the direction of resolution.
# Points are influence points.

## Names

# The title of the game.
game-title = Bloody Throne
# Shown once at the start of a game: what it is about, for somebody who has never played it. Three to five
# lines, each a sentence or two; every line is shown behind a dot.
game-intro =
    The goal: the most influence points (●) after six rounds. A tie goes to the player with more cards in the row; if that is equal too, the victory is shared.
    Everybody has the same ten cards, but three of each player's were set aside by chance, and the others do not know which.
    In every round each player places one card face down. Then the cards are resolved in order: the owner leaves a card face down, and 1 point is put on it, or reveals it, takes the points on it and uses its effect.
    Revealed characters act again in every later round; plots are discarded after use.
    From the second round on you may cover a card of your own: it waits below and keeps its points. Points still lying on cards at the end do not count.

# The players, by the colour of their house. Also the label in front of their cards and log lines.
seat-red = Red
seat-blu = Blue
seat-grn = Green
seat-yel = Yellow
seat-blk = Black

# One letter per player, shown on the cards beside the colour. The five letters must differ.
letter-red = R
letter-blu = B
letter-grn = G
letter-yel = Y
letter-blk = K

# The ten cards.
card-archer = Archer
card-soldier = Soldier
card-spy = Spy
card-heir = Heir
card-shapeshifter = Shapeshifter
card-lord = Lord
card-assassination = Assassination
card-royal-decree = Royal Decree
card-ambush = Ambush
card-conspiracy = Conspiracy
# Stands for a card that the reader cannot see, in the place of a card's name.
card-hidden = face-down card

# The two types of cards. Used at the beginning of the effect texts below.
type-character = Character
type-plot = Plot

## Effects of the cards, shown by the command `cards` and beside the hand. One or two sentences.

effect-archer = { type-character }. Eliminate the first or the last card of the row and gain 1 point.
effect-soldier = { type-character }. Eliminate a card next to it and gain 1 point.
effect-spy = { type-character }. Steal 1 point from a player who owns a card next to it.
effect-heir = { type-character }. Gain 2 points if no other revealed, uncovered card of the same name is in the row.
effect-shapeshifter = { type-character }. Use the ability of a revealed character next to it, as if that character stood in the Shapeshifter's place and were yours; the Shapeshifter keeps its own name.
effect-lord = { type-character }. Gain 1 point, and 1 more for each position next to it with a card of your house.
effect-assassination = { type-plot }. Eliminate any card in the row and gain 1 point; then discard the Assassination.
effect-royal-decree = { type-plot }. Move any other uncovered card, with its points, to another place in the row, but never onto another card; then discard the Royal Decree.
effect-ambush = { type-plot }. If you reveal it, the points on it are lost, you gain 1 point and discard the Ambush. If an opponent's card eliminates it, you gain 4 points and the attacking card is discarded.
effect-conspiracy = { type-plot }. Gain twice the points lying on it; then discard the Conspiracy.

## Questions to the player, one per kind of decision. No facts.

ask-place = Place a card from your hand face down.
ask-face = Leave your card face down, or reveal it?
ask-hit = Choose a card to eliminate.
ask-rob = Choose a player to steal from.
ask-copy = Choose a character whose ability your Shapeshifter copies.
ask-move = Move a card to another place in the row.
# The next two are answered by chance; they appear in explanations and in replays.
ask-aside = Chance sets three cards aside.
ask-starter = Chance names the starting player.

## Parts of a choice: shown as a label when they are asked one by one, and as what is missing.

slot-card = the card
slot-spot = the place in the row
slot-moved = the card to move
slot-face = face down or revealed
slot-hit = the card to eliminate
slot-rob = the player to steal from
slot-copy = the card to copy
slot-aside = the cards set aside
slot-starter = the starting player

## Choices, as lines of a numbered list

# A card of the hand. $card: the card.
label-card = { $card }
# Placing into an empty row. No facts.
label-alone = in the empty row
# Placing at the beginning of the row (the card resolved first). No facts.
label-first = at the beginning of the row
# Placing at the end of the row (the card resolved last). No facts.
label-last = at the end of the row
# Moving a card into a gap. $place: the position the card comes before.
label-before = before position { $place }
# Covering a card; in the list of what is not possible, also a card of somebody else. $place: its position; $owner_seat: its owner;
# $card: its name or card-hidden; $points: points lying on it.
label-on = { $points ->
    [0] cover position { $place } – { $owner_seat }: { $card }
    [one] cover position { $place } – { $owner_seat }: { $card }, { $points } point on it
   *[other] cover position { $place } – { $owner_seat }: { $card }, { $points } points on it
}
# Leaving the card face down. $card: the card; $points: points on it before one more is added, so one more is named here. ($place,
# $owner_seat: as above.)
label-leave = leave face down: { $card } ({ $points ->
    [0] 1 point will lie on it
    [1] 2 points will lie on it
    [2] 3 points will lie on it
    [3] 4 points will lie on it
    [4] 5 points will lie on it
    [5] 6 points will lie on it
    [6] 7 points will lie on it
   *[other] { $points } + 1 points will lie on it
})
# Revealing the card. $card: the card; $points: points lying on it (what becomes of them depends on the card).
label-reveal = { $points ->
    [0] reveal: { $card }
    [one] reveal: { $card } ({ $points } point on it)
   *[other] reveal: { $card } ({ $points } points on it)
}
# A card aimed at. $place: its position; $owner_seat: its owner; $card: its name or card-hidden; $points: points lying on it.
label-target = { $points ->
    [0] position { $place } – { $owner_seat }: { $card }
    [one] position { $place } – { $owner_seat }: { $card }, { $points } point on it
   *[other] position { $place } – { $owner_seat }: { $card }, { $points } points on it
}
# A player to steal from. $victim_seat: the player; $points: all points the player has.
label-victim = { $points ->
    [one] { $victim_seat } ({ $points } point)
   *[other] { $victim_seat } ({ $points } points)
}
# Chance: three cards set aside. $seat: whose; $cards: which.
label-aside = { $seat } – set aside: { $cards }
# Chance: the starting player. $seat: who.
label-starter = starting player: { $seat }

## Log lines. $seat is always the player who acts or whom it concerns.
## The attribute `own` is the same line for the player who knows more (its own hidden cards).

# The starting player is known. $seat.
event-starter = Starting player: { $seat }
# Three cards were set aside. $seat; $count: how many; in `own` also $cards: which.
event-set-aside = { $seat }: { $count ->
    [one] { $count } card set aside
   *[other] { $count } cards set aside
}
    .own = { $seat }: set aside: { $cards } ({ $count })
# A round begins. $round: its number; $seat: the starting player.
event-round = Round { $round }. Starting player: { $seat }
# The resolution phase begins. $round: the number of the round.
event-resolution = Resolution of round { $round }
# The end. $seats: the winners; $seats_count: how many; $amount: their points.
event-won = { $seats_count ->
    [one] End of the game. Winner: { $seats }
   *[other] End of the game. Shared victory: { $seats }
} ({ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
})
# A card was placed as the only one of the row. $seat; $place: 1; in `own` also $card.
event-placed-alone = { $seat }: places a card in the empty row
    .own = { $seat }: places in the empty row: { $card }
# A card was placed at the beginning of the row. $seat; $place: its position; in `own` also $card.
event-placed-first = { $seat }: places a card at the beginning of the row
    .own = { $seat }: places at the beginning of the row: { $card }
# A card was placed at the end of the row. $seat; $place: its position; in `own` also $card.
event-placed-last = { $seat }: places a card at the end of the row (position { $place })
    .own = { $seat }: places at the end of the row (position { $place }): { $card }
# A card was placed on an own card. $seat; $place: the position; in `own` also $card.
event-covered = { $seat }: covers the card at position { $place }
    .own = { $seat }: covers the card at position { $place }: { $card }
# The owner left the card face down. $seat; $place: its position; $points: points on it now.
event-left = { $seat }: leaves position { $place } face down ({ $points ->
    [one] { $points } point on it
   *[other] { $points } points on it
})
# The owner turned the card up. $seat; $place: its position; $card: which card it is.
event-revealed = { $seat }: reveals position { $place }: { $card }
# The owner takes the points that lay on a revealed card. $seat; $amount: points; $card: the card.
event-collected = { $seat }: { $amount ->
    [one] takes { $amount } point from the card { $card }
   *[other] takes { $amount } points from the card { $card }
}
# A card above has left, the card below is resolved next. $seat: owner; $place: position.
event-uncovered = { $seat }: the covered card at position { $place } is on top now
# A card leaves the row without a reward. $seat: owner; $card: the card.
event-discarded = { $seat }: discarded: { $card }
# A card is eliminated. $seat: the attacker; $by_card: its card (for a copy, the Shapeshifter); $place: the position hit; $owner_seat: owner of the eliminated card; $card: that card; $lost: points lost with it.
event-eliminated = { $lost ->
    [0] { $seat } ({ $by_card }): eliminates position { $place } – { $owner_seat }: { $card }
    [one] { $seat } ({ $by_card }): eliminates position { $place } – { $owner_seat }: { $card }; { $lost } point on it is lost
   *[other] { $seat } ({ $by_card }): eliminates position { $place } – { $owner_seat }: { $card }; { $lost } points on it are lost
}
# An Ambush was eliminated by a card of its own house, so it does not strike back. $seat: the owner of both; $card: the attacking card.
event-ambush-spared = { $seat }: the Ambush does not strike back at a card of its own house: { $card }
# A Spy steals. $seat: the thief; $victim_seat: the victim, with amount 0 perhaps the thief; $amount: 0 or 1; $card: the acting card.
event-stole = { $amount ->
    [0] { $seat } ({ $card }): steals nothing (target: { $victim_seat })
    [one] { $seat } ({ $card }): steals { $amount } point from { $victim_seat }
   *[other] { $seat } ({ $card }): steals { $amount } points from { $victim_seat }
}
# An Heir (or a copy of one) gains nothing because another card of the same name lies open. $seat; $card: the acting card; $place: position of the other card.
event-rivalled = { $seat } ({ $card }): no points – another revealed { $card } lies at position { $place }
# Somebody gains points. $seat; $amount: points; $card: the card that brings them.
event-gained = { $seat } ({ $card }): { $amount ->
    [one] +{ $amount } point
   *[other] +{ $amount } points
}
# A Shapeshifter copies. $seat; $card: the copied card; $place: its position.
event-copied = { $seat }: the Shapeshifter copies position { $place }: { $card }
# A Royal Decree moves a card. $seat: who moves it; $owner_seat: whose card, perhaps the same; $place: from which position; $to: to
# which position.
event-moved = { $seat }: moves a card from position { $place } to position { $to } (owner: { $owner_seat })
# The points on a revealed Ambush are thrown away. $seat; $amount: points.
event-thrown-away = { $amount ->
    [one] { $seat }: { $amount } point on the Ambush is lost
   *[other] { $seat }: { $amount } points on the Ambush are lost
}
# An effect had nothing to work on. $seat; $card: the card.
event-nothing = { $seat } ({ $card }): no effect

## Lines of a sum, below a log line and in the final derivation. $amount is shown in front of them.

# Points that lay on the revealed card. No further facts.
term-lying = all that lay on it
# The reward for an elimination.
term-elimination = reward for the elimination
# An Ambush eliminated by an opponent.
term-ambush = Ambush eliminated by an opponent
# An Ambush revealed by its owner.
term-ambush-revealed = Ambush revealed by its owner
# An Heir without a rival. $card: the acting card, whose name is compared (for a copy, the Shapeshifter).
term-heir = no other revealed { $card }
# The Lord itself.
term-lord = for the Lord itself
# A neighbouring position of the Lord's own house. $place: that position.
term-lord-neighbour = for a card of the same house at position { $place }
# The points on a Conspiracy.
term-conspiracy = for the points on the Conspiracy
# The same number once more.
term-conspiracy-again = for doubling them
# A player's final points. $seat: the player.
term-total = { $seat }: points
# Tie-break: a tied player's cards in the row. $seat: the player.
term-cards-in-row = { $seat }: cards in the row (tie-break)

## Refusals: why a choice is not possible. Full sentences, shown with the rule and its page.

# Setting up with a wrong number of players. $players: the number asked for; $least, $most: the numbers possible.
refused-BT-COMP-05 = The game is for { $least } to { $most } players, not { $players }.
# A choice of chance that is not possible. No facts.
refused-BT-SETUP-02 = Exactly three of the ten cards are set aside.
# A choice of chance that is not possible. No facts.
refused-BT-SETUP-07 = The starting player must be one of the players.
# The card named is not in the hand. $card: the card.
refused-BT-PLACE-03 = This card is not in your hand: { $card }.
# A card cannot be put between two cards. $place: the position it would get.
refused-BT-PLACE-08 = No card can be put in before position { $place }: a card goes only to the beginning or the end of the row, or onto a card of your own.
# A card cannot cover another house's card. $place: the position; $owner_seat: its owner.
refused-BT-PLACE-09 = You may cover only your own cards; the card at position { $place } belongs to another house: { $owner_seat }.
# No covering in the first round. $place: the position.
refused-BT-STACK-01 = Cards may be covered only from the second round on (position { $place }). Even then you may cover only your own.
# Neither left nor revealed. No facts.
refused-BT-RESOLVE-03 = A face-down card is either left face down or revealed.
# The effect must be carried out. No facts.
refused-BT-RESOLVE-11 = The effect must be carried out, and this is not a possible target.
# The Archer reaches the ends only. $place: the position aimed at.
refused-BT-ARCHER-01 = The Archer can eliminate only the first or the last card of the row, not the card at position { $place }.
# The Soldier reaches neighbours only. $place: the position aimed at.
refused-BT-SOLDIER-01 = The Soldier can eliminate only a card next to it; the card at position { $place } is not.
# The Soldier cannot aim at itself. $place: its own position.
refused-BT-SOLDIER-05 = The Soldier cannot eliminate itself (position { $place }).
# The victim has no card next to the Spy. $victim_seat: the player aimed at.
refused-BT-SPY-01 = You can steal only from a player with a card next to the Spy. No card there: { $victim_seat }.
# Not next to the Shapeshifter. $place: the position aimed at.
refused-BT-SHAPE-01 = The Shapeshifter can copy only a card next to it; the card at position { $place } is not.
# Face down. $place: the position aimed at.
refused-BT-SHAPE-02 = Only a revealed card can be copied; the card at position { $place } lies face down.
# A plot. $place: the position aimed at; $card: the card there.
refused-BT-SHAPE-03 = Only a character can be copied; the card at position { $place } is a plot: { $card }.
# A move that is not possible. No facts.
refused-BT-DECREE-01 = The Royal Decree moves one card to another place of the row.
# Onto a card. $place: the position of that card.
refused-BT-DECREE-02 = A moved card may not be put onto another card (position { $place }).
# The Decree itself. $place: its position.
refused-BT-DECREE-09 = The Royal Decree cannot move itself (position { $place }).
# To where it already lies. $place: the position of the card.
refused-BT-DECREE-10 = The card at position { $place } would stay where it is; choose a different place.

## Options of the game, in the list of games and in help

option-direction = direction of resolution
option-direction-left-to-right = left to right
option-direction-right-to-left = right to left
option-start = first starting player
option-start-random = by chance
# The value is the code of a seat (red, blu, ...).
option-start-seat = the player at the named seat

## The drawing of the table

# The heading. $round: the present round; $rounds: how many there are.
board-round = round { $round } of { $rounds }
# The two phases of a round, in the heading.
board-phase-placement = placement
board-phase-resolution = resolution
board-phase-over = end of the game
# Caption of the row of cards.
board-row = Intrigue row
# Beside the caption, next to an arrow: the order in which the cards are resolved.
board-order = order of resolution
# In place of an empty row.
board-row-empty = the row is empty
# A face-down card of somebody else, inside a card's box of about 12 letters.
board-face-down = face down
# Above a card's box: the position being resolved now. At most 10 letters.
board-now = now
# In a card's box: how many cards lie under it. $count. At most 9 letters; the points on them follow.
board-under = +{ $count } below
# Column headings of the players' table.
board-player = Player
board-points = Points
board-hand = Hand
board-pile = Out of the game
# Marks in the players' table, after a name: the reader; the starting player of this round.
board-you = you
board-starter = starts
# Captions of the reader's own cards.
board-own-hand = Your hand
board-own-aside = Set aside
# The legend under the row: each part is shown while such a mark is there, with · between them.
# The brackets, for a player; the same for somebody who sees every card.
board-legend-known = ( ) face-down card that you know
board-legend-hidden = ( ) face-down card
board-legend-points = ● points on a card
# An example of board-under, and what it means.
board-legend-under = +1 below ●2 = a covered card and the points on it

## Groups of rules, as headings of the rules list

topic-comp = Components
topic-setup = Setup
topic-info = Open and hidden information
topic-goal = Goal of the game
topic-round = Rounds
topic-place = Placement phase
topic-stack = Covering cards
topic-resolve = Resolution phase
topic-chain = Chains of actions
topic-elim = Elimination
topic-archer = Archer
topic-soldier = Soldier
topic-spy = Spy
topic-heir = Heir
topic-shapeshifter = Shapeshifter
topic-lord = Lord
topic-assassination = Assassination
topic-royal-decree = Royal Decree
topic-ambush = Ambush
topic-conspiracy = Conspiracy
topic-end = End of the game
topic-example = Examples of the rulebook

# What is followed from round to round when a game is over; the title of a plot.
measure-points = Points
measure-in-row = Cards in the row
measure-eliminations = Cards this player eliminated
