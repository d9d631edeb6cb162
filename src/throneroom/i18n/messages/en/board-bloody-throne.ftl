# The drawn board of Bloody Throne in the browser. A position is counted from 1 in the direction of resolution.

# $round: its number; $rounds: how many there are.
round = Round { $round } of { $rounds }
beginning = The beginning
# The phase in which cards are placed. $seat: who began, in the nominative.
placing = Placement, first: { $seat }
over = The game is over
# The phase in which cards are resolved. $place: the position now; $places: how many there are.
resolving = Resolution: position { $place } of { $places }
totals = Points and cards in hand
# One player, for those who listen. $seat: who; $points: all points; $hand: cards in hand.
total-told = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}
# Beside the reader's own house.
me = you
# After what is told of the starting player of the round, for those who listen.
starter = starting player

row = The row of cards
row-empty = No card lies in the row yet.
direction-right = Resolved from left to right
direction-left = Resolved from right to left
# On the card that is resolved at this moment; very short.
now = now
is-resolved-now = Being resolved now
can-be-chosen = Can be chosen
# A card that the reader does not know.
card-unknown = face-down card
is-open = revealed
is-down = face down
# $count: points lying on a card.
points-on = { $count ->
    [one] { $count } point on it
   *[other] { $count } points on it
}
# A position, for those who listen. $place: its number; $owner: whose cards; $card: the uppermost card and how it lies.
place-told = Position { $place } – { $owner }: { $card }
# $count: cards below the uppermost one; short.
below = { $count ->
    [one] { $count } card below
   *[other] { $count } cards below
}
gap-first = To the beginning of the row
gap-last = To the end of the row
# $place: the position the card comes before.
gap-before = Before position { $place }

detail = The card you look at
detail-close = Close the card
# $seat: the owner of a face-down card.
known-to = Face down. Known only to its owner: { $seat }.
whole-stack = The whole stack, from the top down

# $count: how many cards.
hand = Your hand ({ $count })
hands = Hands
aside = Set aside (only you see them)
discards = Eliminated and discarded
none = none

# In the list of players, before a number.
standing-points = Points
standing-hand = Cards in hand

# The places at which a card can be laid, for those who listen.
places = Places for the card
# A button: turn one's card over; short.
reveal = Reveal
# A button: leave one's card face down, which lays one point on it; short.
wait = Wait, +1

# At the foot of a card, in at most three short lines: what it does. ● is an influence point.
short-archer = Eliminate the first or the last card. +1 ●
short-soldier = Eliminate a neighbour. +1 ●
short-spy = Steal 1 ● from a neighbour’s owner.
short-heir = +2 ● while no other Heir is revealed.
short-shapeshifter = Copy a revealed neighbour.
short-lord = +1 ●, and +1 ● for each own neighbour.
short-assassination = Eliminate any card. +1 ●
short-royal-decree = Move another card to another place.
short-ambush = +1 ●. Struck by a rival: +4 ●
short-conspiracy = Take twice the ● lying on it.

# What the line asks on the table. $card: the card of the hand; $place: a position; $owner: whose card lies there.
prompt-card = Choose a card from your hand. It goes face down.
prompt-ends = Where does it go: to the beginning or to the end of the row?
prompt-spot = Where does it go: to an end of the row, or on a card of your own?
prompt-move = Where does the card at position { $place } go?
sure-alone = Place this card: { $card }?
sure-first = Place at the beginning of the row: { $card }?
sure-last = Place at the end of the row: { $card }?
sure-on = Cover position { $place } with this card: { $card }?
sure-hit = Eliminate position { $place } ({ $owner }: { $card })?
sure-copy = Copy position { $place } ({ $owner }: { $card })?
sure-rob = Steal from this player: { $seat }?
# $to: where it goes, as one of the gaps above.
sure-move = Move position { $place } ({ $owner }: { $card })? { $to }.
# Said while a card begins to turn, or a blow begins, before its outcome is seen. $card: the card that strikes.
herald-revealed = { $seat }: turns over position { $place }
herald-eliminated = { $seat } ({ $card }): strikes at position { $place }
# In place of the text of a card on a small screen; short.
hold-to-read = Hold a card to read it.
# A bot plays for somebody who is away; short.
kept = Bot for { $name }
# After points and hand of a player. $count: their cards that are out of the game.
lost-told = eliminated or discarded: { $count }
