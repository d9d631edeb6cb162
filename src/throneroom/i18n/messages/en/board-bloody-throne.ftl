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
# While a chain is played, before what happened.
still = What happened:
# $count: how many steps are left.
skip = Skip ({ $count })
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
