# The table of The Iron Throne in the browser client. Names of Houses, persons and cards come from the game.

table = The table
encounter = The encounter
close = Close
# $what: the thing on the table.
pick = Choose: { $what }
read = Read: { $what }
round = Round { $number }
# The open window. $list: the Houses that are asked, have passed, or may be asked yet.
window-use = May use the leader’s ability now: { $list }.
window-play = May play a character card now: { $list }.
# $ability: the card that is answered.
window-answers = In answer to: { $ability }.
window-passed = Passed: { $list }.
window-next = Still to come: { $list }.

## A seat

awaited = to decide
spared = no penalty
stinted = no reward
leader-sheets = The leader sheets you drew
leaders-chosen = The Houses are choosing their leaders.
leader-unknown = The leader is not chosen yet
leader-power = { $count } power on the leader sheet
leader-used = ability used up
character = { $person }, power { $power }
character-dead = { $person }, dead
# $count of $all tokens stand on other boards; $list: on whose, with numbers.
influence-placed = Influence: { $count } of { $all } tokens on other boards
influence-where = They stand on: { $list }.
influence-here = Tokens on this board: { $list }
influence-nobody = No foreign tokens on this board
# Beside the sign of each; very short.
influence = influence
power = power
hand = hand
my-hand = Your hand
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
deck = deck
deck-count = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
discards-of = Discards of { $house }: { $count }
hostages = hostages
hostages-held = Hostages: { $count } ({ $list })

## The middle

event = Event
no-event = No event card yet
events-left = { $count ->
    [one] { $count } event card left
   *[other] { $count } event cards left
}
# Event cards on the discard pile.
events-gone = discarded: { $count }
box = power in the box: { $count }
not-known = not known yet
no-card = no card yet
face-down = face down
face-down-card = face-down card
# $card: its name; $seat: the House it belongs to.
card-of = { $card } ({ $seat })
total = Total
type-hostility = Hostility
bonus = Bonus
wins = wins
loses = loses
locked = (can no longer change)
# Beside an outcome that no sum decides.
totals-idle = (the totals do not count)
# $seat: who looks; $house: whose cards they are.
looked-hand = { $seat } looks at cards in the hand of { $house }
looked-deck = { $seat } looks at cards from the deck of { $house }
acts = Abilities used this round
cancelled = cancelled

## The talks of a truce

talks = Negotiation
talks-success = The deal is made
talks-failure = The talks have failed
# The proposal on the table. $number: the how-manieth of these talks; $seat: whose it is.
proposal = proposal { $number }, by { $seat }
# $terms: what each side would have received.
proposal-before = { $number }. { $seat }: { $terms }
proposals-before = { $count ->
    [one] { $count } proposal refused before
   *[other] { $count } proposals refused before
}
no-proposal = No proposal on the table
proposals-left = Proposals left:
# $seat: who gives; $list: what. An influence token is of the House ($house) that receives: it lies on the board of who gives.
deal-gives = { $seat } gives: { $list }
deal-nothing = nothing
deal-influence = { $count ->
    [one] room for { $count } influence token ({ $house })
   *[other] room for { $count } influence tokens ({ $house })
}
deal-hostages = { $count ->
    [one] { $count } hostage
   *[other] { $count } hostages
}
deal-power = { $count } power

## What is done by hand

# In the empty place of one's own card.
lay-here = lay here
# Where a hostage is carried to: its House, or the brazier.
release-here = Release
torture-here = Torture
# A hostage is lifted. $seat: the House whose card it is.
held-hostage = Hostage of { $seat }: release or torture.
# On the two pans of the talks; $seat: who gives.
pan-give = You give
pan-gives = { $seat } gives
pan-empty = empty
# $piece: what, and who would receive it.
lay-piece = Lay on the pan: { $piece }
take-piece = Take off the pan: { $piece }

## In the list of players, before a number

standing-influence = Influence
standing-power = Power on the leader sheet
standing-living = Living characters
standing-hostages = Hostages

## The line that asks, in few words

# Something is lifted: what the next touch does.
lifted-slot = Lay it on your place
lifted-table = Play it to the middle
lifted-side = Choose whom you support
lifted-own-side = Send it to your banner
lifted-person = Give the power to a character
# A proposal, or the end of the talks, is ready to be sent.
sure-propose = Make this proposal?
sure-no-deal = Break off the talks?
# At most 64 signs each.
ask-reply = Your answer?
ask-play = Play a character card?
ask-order = Order of the cards under the deck? First is drawn first.
ask-lay = Choose a card to lay face down.
ask-proposal = Lay on the scales what each side gives.
ask-defender = The event lets you choose the Defender.
ask-character = Choose your character for this encounter.
ask-hostage = Release or torture a hostage?
ask-relay = Keep your card, or lay another?
ask-swap = Choose the card for the place of the revealed one.
ask-victim = Take a hostage from which losing player?
ask-target = Choose at whom it is aimed.
ask-aim = Whose card is it aimed at, and which?
ask-aim-open = Choose the open card it is aimed at.
# Buttons that answer; one or two words.
other-accept-deal = Accept
other-refuse-deal = Refuse
other-accept-support = Accept
other-refuse-support = Refuse
other-use = Use it
other-no-deal = Break off
# The dots at the scales: how many proposals a side has left. Very short.
proposals = Proposals

## What is seen while it happens

proposes = { $seat } proposes a deal
plays = { $seat } plays { $card }
uses = { $seat } uses { $ability }
dies = { $person } dies

## Short, on a small table

# On a portrait: the first letter of the side.
tag-challenger = C
tag-defender = D
# Beside a face of one’s own House: the first name alone.
first-eddard = Eddard
first-catelyn = Catelyn
first-robb = Robb
first-arya = Arya
first-bran = Bran
first-cersei = Cersei
first-tywin = Tywin
first-tyrion = Tyrion
first-jaime = Jaime
first-joffrey = Joffrey
first-stannis = Stannis
first-melisandre = Melisandre
first-davos = Davos
first-selyse = Selyse
first-shireen = Shireen
first-margaery = Margaery
first-olenna = Olenna
first-loras = Loras
first-mace = Mace
first-renly = Renly
first-daenerys = Daenerys
first-viserys = Viserys
first-drogo = Khal Drogo
first-jorah = Jorah
first-doreah = Doreah
