# The board of Westeros in the browser.

map = Map of Westeros
map-buttons = Move the map
zoom-in = Closer
zoom-out = Further away
zoom-fit = Whole map
zoom-focus = Focus
close = Close

# An area in words. Each is a sentence without its full stop.
held-by-nobody = Held by nobody
order-here = Order: { $order }
order-draft = Draft of your order: { $order }
order-open = Its order is being chosen
order-hidden = face down
token-here = Power token of { $house }
garrison-here = Garrison { $strength }
neutral-here = Neutral force { $strength }
impassable = Closed in this game
castle = Castle
stronghold = Stronghold
barrels-here = Supply { $count }
crowns-here = Power { $count }
muster-here = Muster points left: { $count }
borders = Borders: { $areas }
choice-here = You can choose: { $text }

orders = Your orders
tray-any = Tap an order or an area.
tray-area = { $area }: choose an order.
tray-held = { $order }: tap its area.
tray-stars = Stars { $used } of { $all }.
tray-missing = Still missing: { $areas }.
tray-full = Every area has an order.
tray-taken = { $order } was taken from { $area }.
tray-token = { $order }, { $count } left

summary = You are about to:
you-have = { $power ->
    [one] You have { $power } power token.
   *[other] You have { $power } power tokens.
}

panels = More about the game
realm = The realm
round = Round { $round } of { $rounds }
wildlings = Wildling threat { $strength } of { $most }
wildlings-short = Wildlings
rail-houses = Castles, power, cards
wildling-top = Top of the wildling deck
wildling-bottom = Bottom of the wildling deck
westeros-cards = Westeros cards
westeros-none = No Westeros cards have been drawn yet.
bans = Banned this round: { $orders }
ban-defense = Defense
ban-march-plus-1 = March +1
ban-raid = Raid
ban-support = Support
ban-power = Consolidate Power
bid = Bid
bids = Bids: { $bids }

houses = Houses
house = House
house-castles = Castles { $count } of { $goal }
castles = Castles
castles-near = Castles: one more wins the game
power = Power
house-power = Power { $power } (pool { $pool })
house-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pick-house = Choose { $house }
hand = House cards in hand
discards = Discarded
swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
towers = { $count ->
    [one] { $count } fortification
   *[other] { $count } fortifications
}
no-text = No text.

tracks = Influence
was-place = was { $place }.
token-throne = First: the Iron Throne
token-blade = First: the Valyrian Steel Blade
token-blade-used = First: the Valyrian Steel Blade (used)
token-raven = First: the Messenger Raven
token-raven-used = First: the Messenger Raven (used)
stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}

supply = Supply
supply-level = Level
supply-armies = Armies: have / allowed
supply-place = Army of { $now }, allowed { $most }

fight-at = Battle at { $area }: { $attacker } { $score } { $defender }
fight-you = { $house } (you)
fight-from = From { $area }: { $units }.
fight-card = House card: { $card }
stages = Stages of the battle
stage-support = support
stage-cards = cards
stage-abilities = texts
stage-strength = strength
stage-losses = losses
stage-retreat = retreat
stage-end = end
nobody = nobody
attacker = Attacker
defender = Defender
neutral-force = Neutral force
rule = Rule { $rule }
strength = Strength
cards-left = Strengths with each card in hand (own : other):
unknown = Not known: { $things }
has-won = { $house } wins.
would-win = As it stands, { $house } wins.
would-be-open = As it stands, the winner is open.
neutral-holds = As it stands, the neutral force holds.
tie-why = A tie: the higher house on the Fiefdoms track wins.
tie = In a tie { $house } wins.

calculator = Battle calculator
calculator-unreachable = The calculator cannot be reached. Try again in a moment.
march-from = From
march-to = To
march-order = March order
order-known = as known
attacker-card = Attacker's House card
defender-card = Defender's House card
not-said = not said
blade = Valyrian Steel Blade
blade-none = not used
text-of = Text of { $card }
text-pass = do not use it
text-use = use it
support-from = Support from { $area } ({ $house })
as-usual = as usual
supports-none = nobody
march-units = Units that march
march-all = Tap where { $count ->
    [one] it goes.
   *[other] they go. A piece that you tap stays.
}
march-part = Tap where the pieces in front go. The pale ones stay.
march-left = Leave a power token in { $area }?
march-stay = Nobody goes
aim = Pick on the map
aim-from = Pick the area the march leaves
aim-to = Pick the area that is attacked

# The stage: what is laid over the map.
choices = What you can choose
battle-of = Battle of { $area }
battle-map = Map
battle-full = Whole battle
battle-return = Back to the battle
bid-return = Back to the bid
attacks = attacks
defends = defends
card-yours = your card
card-theirs = their card
tides-hidden = Tides of Battle card, face down
card-play = Play this card
cards-others = Cards of the others
wildlings-come = The wildlings come with { $strength }
fists-open = The bids are open
fists-closing = Fists are closing
fists-closed = All fists are closed
fist-yours = your fist
fist-thinking = thinking
fist-closed = closed
fist-power = Power { $power }
tracks-open = Influence, supply and houses
legend = Legend
legend-barrel = Supply
legend-crown = Power
legend-port = Port
legend-token = Power token: held without units
legend-garrison = Garrison
legend-neutral = Neutral force
legend-hidden = Order, face down
phase-westeros = Westeros phase
phase-plan = Planning
phase-raven = Messenger Raven
phase-bury = Wildling deck
phase-raid = Raids
phase-march = Marches
phase-power = Consolidate Power
phase-muster = Mustering
phase-bid = Bidding
phase-tie = Tie
phase-choose = Westeros card

# Who threatens what, as far as one knows.
threats = Who can come where
threats-hint = Shields: the houses that can march in. A broken ring: their order is unknown. Tap an area.
threats-none = Nobody can march here this round.
threat-march = { $sure ->
    [yes] { $fight ->
        [yes] { $house } can attack from { $area }
       *[no] { $house } can march in from { $area }
    }
   *[no] { $fight ->
        [yes] { $house } might attack from { $area }
       *[no] { $house } might march in from { $area }
    }
}
threat-support = { $sure ->
    [yes] { $house } can lend support from { $area }
   *[no] { $house } might lend support from { $area }
}

# What an order does. $bonus: what it adds, with its sign; $star: whether it is a special one.
does-hidden = A face-down order: it is turned when all have placed theirs.
does-march = In the march step the units here go to neighbouring areas, also to attack. In an attack of theirs it counts { $bonus }.
does-defense = In a defence of this area it counts { $bonus }.
does-support = The units here can lend their strength to a battle next door.{ $star ->
    [yes] {" "}It adds { $bonus }.
   *[no] {""}
}
does-raid = Removes one Support, Raid or Consolidate Power order of another house next door.{ $star ->
    [yes] {" "}It can also remove a Defense order.
   *[no] {""}
}
does-power = Brings power tokens: one, and one more for each crown of the land.{ $star ->
    [yes] {" "}In a castle or stronghold you can muster instead.
   *[no] {""}
}
