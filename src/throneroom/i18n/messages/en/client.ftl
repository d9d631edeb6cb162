# The browser client.

unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
loading = Loading…
nothing-here = There is nothing here
to-the-start = To the start page
cancel = Cancel
close = Close
yes = yes
no = no
less = Less
more = More
filter = Filter
page = p. { $page }
skip = Skip to
skip-decision = Skip to the decision
skip-board = Skip to the board
skip-log = Skip to the log

language = Language
language-en = English
language-cs = Čeština
language-hu = Magyar
theme = Theme
theme-light = Light theme
theme-dark = Dark theme
guest = Guest

connection-live = Live
connection-connecting = Connecting…
connection-retrying = Reconnecting, { $seconds } s
connection-offline = Offline
connection-refused = Not connected
connection-closed = Not connected
connection-restored = Server restored to move { $ply }

name-title = What shall we call you?
name-label = Your name
name-note = A name is enough; no account is needed.
name-enter = Go on
sign-in = Sign in

home-again = Play again? ({ $count })
nav-pages = Pages
nav-play = Play
nav-me = You
home-new = Take a seat. The game starts at once.
home-back = { $name }, nobody waits for you.
home-called = { $name }, you are asked to play again.
home-done = All your moves are made
home-differ = How the games differ
home-others = Others decide
lost-title = The candle went out
no-matches = No finished match yet
no-matches-note = What you play is kept for you on this device.
no-matches-keep = Keep it on others too.
finished-won = You won
owed-title = { $count ->
    [one] One decision waits for you
   *[other] { $count } decisions wait for you
}
owed-wait = { $count ->
    [one] { $names } waits
   *[other] { $names } wait
}
owed-do = Take your turn
owed-go = Go to the match
candle-left = { $time } left
candle-out = the time is up
rows-decide = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
}
rows-sit = Sit down
play-friends = With friends
play-bots = The bots
play-any-colour = Any colour
play-any-house = Any house
play-as = { $count ->
    [one] { $house }, against { $count } bot
   *[other] { $house }, against { $count } bots
}
level-random = easy
level-greedy = ambitious
lasts-bloody-throne = about 20 minutes
lasts-iron-throne = about an hour
lasts-westeros = two hours and more
home-play = Play
home-lead = Three games of intrigue, against bots or with friends by a link. No account; the rules explain themselves.
home-waiting = Running
home-open = Open matches
home-replays = Finished
record-bring = Watch a record file
record-checking = Checking the record…
play-now = Play now
play-house = House
play-colour = Colour
play-any = Any
players-range = { $least } to { $most } players
about-bloody-throne = Hidden cards in a common row. When do you show yours, and whom do you strike?
about-iron-throne = Hostility or truce, laid face down. Whom do you trust today?
about-westeros = Secret orders on a map, battles, and seven castles to hold.
rules = Rules
your-move = Your move
match-playing = others are thinking
match-put-aside = Put aside
match-put-aside-why = Something in the stored record of this match is broken, so it was stopped before anybody could lose anything by it. All that was played is kept. Whoever runs this server can see it and try to bring it back.
# In the line above the table.
stopped-phase = Stopped
match-abandoned = This match was stopped without a result.
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
seats-taken = { $taken } of { $all } seats taken
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
winner = Winner

create-title = A match of your own
create-game = Game
create-players = Players
create-here = Seats on this device
create-here-seats = { $count ->
    [one] only mine
   *[other] { $count }, taking turns
}
create-others = The other seats
create-people = Friends, by link
create-pace = Pace
create-public = Anybody may join
create-more = More options
create-name = Name of the match
create-do = Create match
bot-greedy = Bot, ambitious
bot-random = Bot, random
pace-none = No clock
pace-live = Live, { $seconds } s for each decision
pace-live-bank = Live, { $seconds } s for each decision and { $reserve } in reserve
pace-days = By mail, { $days ->
    [one] { $days } day
   *[other] { $days } days
} for each decision

option-direction = Cards are resolved
value-direction-left-to-right = from left to right
value-direction-right-to-left = from right to left
option-start = Who begins
value-start-random = by lot
value-start-seat = the first seat
option-release_draw = Who draws when a hostage is released
value-release_draw-releaser = who releases it
value-release_draw-both = both
option-proposals = Proposals in talks, for each side
option-character_cards = Character cards
value-character_cards-distinct = each one different
value-character_cards-paired = in pairs
option-tides = Tides of Battle cards
value-tides-off = without
value-tides-on = with
option-tiebreak = Ties at the end
value-tiebreak-printed = as printed
value-tiebreak-faq = as in the FAQ
option-lannister_ship = Lannister's first ship
value-lannister_ship-printed = as printed
value-lannister_ship-faq = as in the FAQ
option-houses = Houses
value-houses-chosen = by seat
value-houses-dealt = dealt out

table-seats = Seats
visibility-private = by invitation only
visibility-public = open to anybody
room-call = Call your friends
late-none = Nobody is hurried. Who stays away on their own move can be played for by a bot until they return.
late-live = Who is late is played for; after two times in a row a bot keeps the seat until they return.
late-days = Who is late is played for; after two times in a row a bot keeps the seat until they return.
seat-free = free
seat-kept = kept for { $name }
seat-me = you
seat-here = is here
seat-away = away
seat-sit = Sit here
seat-sit-too = Also sit here, on this device
seat-add-bot = Add bot
seat-leave = Stand up
seat-clear = Free the seat
swap-move = Move here
swap-ask = Ask to swap
swap-asked = { $name } was asked to swap
swap-not = Take it back
swap-offer = { $name } wants to swap seats with you
swap-agree = Swap
swap-decline = No
seat-caretaker = a caretaker plays
seat-done = has chosen
seat-secret = chooses in secret
seat-thinks = thinking
seat-look = Look from here
hand-over = Pass the device to { $seat }
hand-over-note = Nothing is shown until you say that you have it.
hand-over-me = I play { $whom }
hand-over-rather = No, I play { $whom }
start-needs = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
start-kept = Waiting for { $names }.
start-ready = All seats are taken.
start-wait = { $name } is the host and starts the match.
start-gone = Whoever called for this match has gone. You can take it over and start it.
start-own = Take the match over
start-do = Start
start-random = Start with random seats
table-close = Cancel the match
invite-link = Invitation
invite-copy = Copy the invitation
invite-share = Send the invitation
invite-copied = Copied
copy-yourself = The browser does not let this page copy. The link is selected: press Ctrl+C, or hold your finger on it.
invite-qr = QR code
invite-new = Make an invitation
invite-another = New invitation instead
invite-withdraw = Withdraw the invitation
invite-withdrawn = The invitation leads nowhere any more.
invite-late = Whoever has the invitation can look on and, where that is allowed, take over from a bot.
invited-asks = { $name } invites you to a match. Take a free seat; no account is needed.
invited-speaks = The host reads { $language }.
invited-note = The host starts the match.
invited-sit = Take a seat
invited-watch = Only watch
invited-host = Host
invited-free = { $count ->
    [0] No seat is free.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
invited-late = The match is under way: you take over from a bot.
invited-take-over = Take over

players = Players
round-of = Round { $round } of { $rounds }
round-now = Round { $round }
board = Board
decision = Decision
decisions = Decisions
tabs = What happened and what is said
tab-board = Board
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-cards = Cards
tab-more = More
tab-choices = Choices
tab-text = Text board
tab-result = Result
tab-rules = Rules
unread = new
cards-search = Search the cards
cards-none = No card is called so, and none does that.
cards-card = Cards
cards-leader = Leaders
cards-event = Events
cards-order = Orders
cards-westeros = Westeros cards
cards-wildling = Wildling cards
text-board = Text board
seat-away-since = away, last seen { $since }
seat-left = has left, a bot plays
seat-nudged = nudged
seat-handle = What to do about this seat
seat-lost = Your seat is no longer yours. You see what spectators see.
your-move-nudged = Your move, the others are waiting
leave-seat = Leave my seat to a bot
leave-note = A bot plays for you until you come back; the seat stays yours, and the others are told.
leave-sure = Leave
left-now = You have left. A bot plays for you.
left-back = Take my seat back
your-move-nudged-by = { $name } asks for your move
nudge-do = Nudge { $name }
nudge-note = One notice, once for each decision. Everybody sees it.
nudge-done = { $name } was nudged.
keep-do = Let a bot play for { $name }
keep-note = Until they are back: then they have their seat again at once.
keep-later = A bot can play in { $time }, if they are still away.
give-do = Give this seat to a bot for good
give-note = { $name } loses the seat and can only look on. Then you can give it to somebody with a seat link.
give-want = I want this seat to be given away
give-not = I do not want that any more
give-want-note = When all other people in the match want it, a bot plays instead of { $name }: for good if they are away; if they are there and have not answered for a long time, until they take the seat back.
give-agreed = Wanted by: { $names }
give-link = Make a seat link
give-link-note = Whoever uses it first plays this seat. It is good once, for half an hour.
create-latecomers = Who comes late may take over from a bot
stop-match = Stop the match
stop-note = A match stops without a result when everybody who plays wants it.
stop-sure = Yes, I want to stop
stop-waits = You want to stop. The others have not agreed yet.
stop-not = Play on after all
stop-asked = { $count ->
    [one] { $names } wants to stop the match.
   *[other] { $names } want to stop the match.
}
stop-agree = Agree
stop-refuse = No, play on
stop-agreed = Agreed: { $names }
stop-open = Not yet: { $names }
watching = You are watching. You see what everybody may see; hands and secret choices stay hidden.
keys = Keys
key-decision = to the decision
key-board = to the board
key-log = to the log
key-chat = to the talk
key-text = board as text, or drawn
key-focus = to what you are asked about
key-keys = this list
key-threats = who threatens what (Westeros)
key-arrows = choose another option
key-digits = choose the first to the ninth option
key-space = tick or untick an option
key-name-space = Space
key-enter = send, from an option
key-send = send, from anywhere in the decision
key-clear = empty a line of the orders
key-escape = close a dialog
missed-title = What happened since you looked
missed = { $count ->
    [one] { $count } thing happened since you looked.
   *[other] { $count } things happened since you looked.
}
missed-play = Play
missed-pause = Pause
missed-skip = Skip
missed-back = One thing back
missed-forth = One thing on
missed-rate = Speed
late-bot = Until now a bot played this seat ({ $seat }).
late-person = Until now { $name } played this seat ({ $seat }).
late-things = { $count ->
    [one] One event tells how it got here.
   *[other] { $count } events tell how it got here.
}
much-happened = { $count ->
    [one] { $count } thing happened.
   *[other] { $count } things happened.
}
log-new = New since you last looked
log-earlier = { $count ->
    [one] One earlier round
   *[other] { $count } earlier rounds
 }
log-moment = Go to this moment
log-about = About
log-all = everybody
log-newest = To the newest
chat-all = To everybody
chat-whom = To whom
chat-to = to { $seat }
chat-gallery = spectators
chat-text = Say something
# A line of talk that waits. $text: the line.
chat-later = No connection. This will be said as soon as there is one: { $text }
chat-say = Send
chat-empty = Nobody has said anything yet.
chat-about = What to do about { $name }
chat-muted = muted

sheet-send = Send
sheet-send-this = Send my choice: { $choice }
more-below = { $count } more below
recap = Since your last move
printed-strength = strength { $count }
printed-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
printed-towers = { $count ->
    [one] { $count } fortification
   *[other] { $count } fortifications
}
ask-iron-throne-proposal = Make a proposal, or declare the talks failed.
sheet-sending = Sending…
sheet-stored = Saved
sheet-undo = Undo
sheet-will-send = No connection. Your choice will be sent as soon as there is one.
sheet-will-send-this = No connection. It will be sent as soon as there is one: { $choice }
sheet-cut = No connection. Your choice can go on as soon as there is one.
sheet-cancel = Do not send my choice
unsent-this = Your choice was not sent: { $choice }
unsent = Your choice was not sent.
unsent-back = The question has changed. { $why }
sheet-waiting = Sent. Waiting for the others.
sheet-waiting-for = Sent. Waiting for { $whom }.
sheet-change = Change my choice

# On the table: what the two buttons beside the question are for; to put the last thing taken back; to send what was chosen (short).
stage-acts = Confirm, undo, pass
stage-back = Take back
stage-confirm = Confirm
# In the line above the table; a button that opens the log. $count: how many things were told.
stage-since = { $count ->
    [one] { $count } event since your move
   *[other] { $count } events since your move
}
sheet-size = Show more or less of the decision
back-to-decision = Back to the decision

# What is asked after the first part of a choice, by the kind of the decision and the part.
step-place-spot = Choose the place in the row.
step-move-spot = Choose the place in the row.
step-march-unit = Where does this unit go: { $unit }?
step-march-token = Leave a power token behind?
step-raven-order = Choose the new order.
step-raid-target = Choose what is raided.
step-power-use = Power or mustering?
step-tie-seat = Which house comes next?
hint = What is this about?
hint-never = Do not show hints
time-left = Time left
time-left-bank = { $own } for this decision, then { $reserve } in reserve for the whole match
deadline-draft = Then what you have chosen so far counts, if it is allowed, else the default.
idle-over = The match is over.
over-results = Results
idle-waiting = Waiting for { $whom }.
idle-secret = { $whom } choose in secret. Nobody is told who has chosen.
idle-away = { $seat } – away since { $since }
idle-away-more = { $seat } – away since { $since } – and { $count } more who are away
idle-handle = { $name } is away: options
idle-moment = One moment…
play-skip = Skip
play-skip-decision = To my decision
play-repeat = Show the last round again
blocked = Not possible now ({ $count })
why-not = Why not?
not-allowed = Not allowed
between = { $least } to { $most }
some-chosen = { $count } chosen.
some-more = More are needed.
step-change = Change
step-or-send = Choose more, or send.
slots-filled = { $count } of { $all } chosen
slots-fill = Plan the rest for me
slot-open = open
amount-open = No number is chosen yet.

result-title = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}
result-won = You have won.
result-shared = You share the victory with { $others }.
result-place = Your place: { $place } of { $all }.
result-takes = { $count ->
    [one] { $winners } takes the throne
   *[other] { $winners } share the throne
}
result-standings = Standings
result-again = The same players again?
result-share = Share
result-replay = Replay
result-rematch = Play again
result-record = Download the record
again-wants = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
again-sit = Sit down
again-not = Not this time
again-go = To the new match
again-seats = Seats
again-kept = as before
again-rotated = everybody moves on by one
again-dealt = dealt at the start

match-private = This match is for its players
match-private-how = Sign in to go on playing. If you play as a guest, open the link in the browser where you play, or ask for an invitation.

me-account = Account
me-has-account = You have an account and can sign in from anywhere.
me-make-account = With a login and a password you can come back from any device.
me-sign-in = Sign in to find your matches again.
me-login = Login
me-password = Password
me-forgotten = Forgot the password?
me-notices = Notifications
me-admin = For administrators
me-create = Create account
me-as-guest = Play as a guest
me-sign-out = Sign out
me-sign-out-warning = You have no account: after signing out nobody can come back to your matches.
me-shown = Display
me-rename = Change the name
set-speed = Speed of what is shown
speed-slow = Slow (½×)
speed-normal = Normal (1×)
speed-fast = Fast (2×)
speed-fastest = Very fast (4×)
speed-off = At once
set-hints = Hints
hints-first = In first games
hints-always = Always
hints-never = Never
set-sound = Sound
set-volume = Volume
set-keys = Single-key shortcuts (D, M, L…)
set-confirms = Always ask me to confirm, also what could be changed or taken back
ask-everywhere = Ask me in every window, also where I can only pass
rules-search = Search the rules
rules-page = The rules as a page
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

# What the values of a view are called on the text board.
field-ability = Ability
field-acts = Acts
field-area = Area
field-armies = Armies
field-army = Army
field-alive = Alive
field-answers = In answer to
field-areas = Areas
field-aside = Set aside
field-awaited = Waiting for
field-bans = Banned orders
field-barrels = Barrels
field-bid_for = Bidding for
field-bidding = Bids compared
field-bids = Bids
field-blade_used = Blade used
field-blade = Blade
field-bonus = Bonus
field-box = Power in the box
field-cancelled = Cancelled
field-card = Card
field-cards = Cards
field-castle = Castle
field-castles = Castles
field-challenger = Challenger
field-characters = Characters
field-combat = Combat
field-controller = Controlled by
field-count = Count
field-crowns = Crowns
field-deal = Deal
field-decides = Totals decide
field-deck = Deck
field-defender = Defender
field-direction = Direction
field-discards = Discards
field-event = Event
field-event_discards = Discarded events
field-events_left = Events left
field-garrison = Garrison
field-hand = Hand
field-hand_size = Cards in hand
field-highest = Highest
field-hostages = Hostages
field-house = House
field-houses = Houses
field-id = Name
field-influence = Influence
field-kind = Kind
field-laid = Laid cards
field-leader = Leader
field-leader_power = Leader's power
field-leader_used = Leader used
field-locked = Locked
field-looked = Looked at
field-looking = Who is looking
field-losers = Losers
field-lowest = Lowest
field-march = March
field-muster = Muster
field-nearly = One castle short of winning
field-neutral = Neutral force
field-new = New
field-next = Still to come
field-now = Under way
field-offered = Offered support
field-open = Face up
field-order = Order
field-origin = From
field-outcome = Outcome
field-over = Over
field-owner = Owner
field-part = Takes part
field-passed = Passed
field-person = Person
field-phase = Phase
field-pile = Eliminated and discarded
field-place = From where
field-placed = Placed
field-played = Played
field-players = Players
field-points = Points
field-pool = Power pool
field-power = Power
field-proposals = Proposals
field-raven_used = Raven used
field-resolving = Being resolved
field-round = Round
field-rounds = Rounds
field-routed = Routed
field-row = Row
field-seat = Seat
field-side = Side
field-sides = Sides
field-spared = No penalty
field-stage = Step
field-stars = Stars
field-starter = Starting player
field-stinted = No reward
field-strength = Strength
field-sum = Sum
field-supply = Supply
field-support = Support
field-talks = Talks
field-targets = Aimed at
field-tides = Tides of Battle
field-token = Power token
field-tokens = Influence tokens left
field-totals = Totals
field-tracks = Influence tracks
field-unit = Unit
field-units = Units
field-used = Tokens used
field-value = Value
field-westeros = Westeros cards
field-wildling_bottom = Wildling card at the bottom
field-wildling_top = Wildling card on top
field-wildlings = Wildlings
field-window = Open window
field-winner = Winner
value-hidden = face down
value-play = playing cards
value-use = leaders’ abilities
value-place-hand = the hand
value-failure = failed
value-defense = defense
value-support = support
value-cards = House cards
value-losses = losses
value-retreat = retreat
value-strength = strength
value-attacker = attacker
value-defender = defender

# Where a game has words of its own for a value.
field-iron-throne-power = Power
field-iron-throne-round = Round
value-house-baratheon = House Baratheon
value-house-greyjoy = House Greyjoy
value-house-lannister = House Lannister
value-house-martell = House Martell
value-house-stark = House Stark
value-house-tyrell = House Tyrell
value-place-deck = the deck
value-stage-abilities = card texts
value-stage-end = end
