# Westeros (A Game of Thrones: The Board Game): names, questions, log lines and refusals of the game.
#
# Facts: a fact named `area`, `seat`, `unit`, `order`, `card`, `track`, `westeros`, `wildling`, `tides`,
# `choice`, `reason`, `penalty`, `wild`, `effect`, or ending in such a word (`to_area`, `victim_seat`), is shown by the
# message of that type below (`area-winterfell`, `seat-sta`); an attribute `.acc` of such a message is
# available as { $area_acc }, { $to_area_acc } and so on, so a language may use grammatical forms.
# The lists `areas`, `seats`, `cards` are joined names.
# A place is a position on an influence track, counted from 1. Strength is combat strength.

## Names

# The title of the game.
game-title = A Game of Thrones

# The houses, in the short form for log lines, tables and lists.
seat-bar = Baratheon
seat-lan = Lannister
seat-sta = Stark
seat-gre = Greyjoy
seat-tyr = Tyrell
seat-mar = Martell

# One letter per house. The six letters must differ.
letter-bar = B
letter-lan = L
letter-sta = S
letter-gre = G
letter-tyr = T
letter-mar = M

# The 58 areas of the board, as printed: first the land.
area-castle-black = Castle Black
area-karhold = Karhold
area-winterfell = Winterfell
area-the-stony-shore = The Stony Shore
area-white-harbor = White Harbor
area-widows-watch = Widow's Watch
area-flints-finger = Flint's Finger
area-greywater-watch = Greywater Watch
area-moat-cailin = Moat Cailin
area-seagard = Seagard
area-the-twins = The Twins
area-the-fingers = The Fingers
area-the-mountains-of-the-moon = The Mountains of the Moon
area-the-eyrie = The Eyrie
area-riverrun = Riverrun
area-harrenhal = Harrenhal
area-pyke = Pyke
area-lannisport = Lannisport
area-stoney-sept = Stoney Sept
area-crackclaw-point = Crackclaw Point
area-kings-landing = King's Landing
area-dragonstone = Dragonstone
area-blackwater = Blackwater
area-searoad-marches = Searoad Marches
area-the-reach = The Reach
area-kingswood = Kingswood
area-highgarden = Highgarden
area-dornish-marches = Dornish Marches
area-storms-end = Storm's End
area-oldtown = Oldtown
area-the-boneway = The Boneway
area-three-towers = Three Towers
area-princes-pass = Prince's Pass
area-yronwood = Yronwood
area-sunspear = Sunspear
area-starfall = Starfall
area-salt-shore = Salt Shore
area-the-arbor = The Arbor
# The seas.
area-bay-of-ice = Bay of Ice
area-the-shivering-sea = The Shivering Sea
area-the-narrow-sea = The Narrow Sea
area-sunset-sea = Sunset Sea
area-ironmans-bay = Ironman's Bay
area-the-golden-sound = The Golden Sound
area-blackwater-bay = Blackwater Bay
area-shipbreaker-bay = Shipbreaker Bay
area-redwyne-straights = Redwyne Straights
area-west-summer-sea = West Summer Sea
area-east-summer-sea = East Summer Sea
area-sea-of-dorne = Sea of Dorne
# The ports.
area-port-of-winterfell = Port of Winterfell
area-port-of-white-harbor = Port of White Harbor
area-port-of-pyke = Port of Pyke
area-port-of-lannisport = Port of Lannisport
area-port-of-dragonstone = Port of Dragonstone
area-port-of-storms-end = Port of Storm's End
area-port-of-oldtown = Port of Oldtown
area-port-of-sunspear = Port of Sunspear

# The units, standing and routed.
unit-footman = Footman
unit-knight = Knight
unit-ship = Ship
unit-siege-engine = Siege Engine
unit-routed-footman = routed Footman
unit-routed-knight = routed Knight
unit-routed-ship = routed Ship
unit-routed-siege-engine = routed Siege Engine

# The order tokens. Those with a star are "special".
order-march-minus-1 = March −1
order-march-0 = March +0
order-march-plus-1 = March +1 (special)
order-defense-1 = Defense +1
order-defense-2 = Defense +2 (special)
order-support-0 = Support
order-support-plus-1 = Support +1 (special)
order-raid = Raid
order-raid-special = Raid (special)
order-power = Consolidate Power
order-power-special = Consolidate Power (special)
# An area that gets no order.
order-no-order = no order
# Kinds of orders that a Westeros card forbids for a round, in `event-banned` and on the board. The other
# three are named by order-march-plus-1, order-raid and order-power above.
order-defense = Defense
order-support = Support

# The influence tracks, short, also as headings on the board.
track-iron-throne = Iron Throne
track-fiefdoms = Fiefdoms
track-kings-court = King's Court

# The sides of a combat, in the notation and for boards.
side-attacker = attacker
side-defender = defender
side-nobody = nobody

# The 42 House cards.
card-stannis-baratheon = Stannis Baratheon
card-renly-baratheon = Renly Baratheon
card-ser-davos-seaworth = Ser Davos Seaworth
card-brienne-of-tarth = Brienne of Tarth
card-salladhor-saan = Salladhor Saan
card-melisandre = Melisandre
card-patchface = Patchface
card-tywin-lannister = Tywin Lannister
card-ser-gregor-clegane = Ser Gregor Clegane
card-ser-jaime-lannister = Ser Jaime Lannister
card-the-hound = The Hound
card-ser-kevan-lannister = Ser Kevan Lannister
card-tyrion-lannister = Tyrion Lannister
card-cersei-lannister = Cersei Lannister
card-eddard-stark = Eddard Stark
card-robb-stark = Robb Stark
card-roose-bolton = Roose Bolton
card-greatjon-umber = Greatjon Umber
card-ser-rodrick-cassel = Ser Rodrick Cassel
card-the-blackfish = The Blackfish
card-catelyn-stark = Catelyn Stark
card-euron-crows-eye = Euron Crow's Eye
card-victarion-greyjoy = Victarion Greyjoy
card-balon-greyjoy = Balon Greyjoy
card-theon-greyjoy = Theon Greyjoy
card-dagmar-cleftjaw = Dagmar Cleftjaw
card-asha-greyjoy = Asha Greyjoy
card-aeron-damphair = Aeron Damphair
card-mace-tyrell = Mace Tyrell
card-ser-loras-tyrell = Ser Loras Tyrell
card-randyll-tarly = Randyll Tarly
card-ser-garlan-tyrell = Ser Garlan Tyrell
card-margaery-tyrell = Margaery Tyrell
card-alester-florent = Alester Florent
card-queen-of-thorns = Queen of Thorns
card-the-red-viper = The Red Viper
card-areo-hotah = Areo Hotah
card-darkstar = Darkstar
card-obara-sand = Obara Sand
card-arianne-martell = Arianne Martell
card-nymeria-sand = Nymeria Sand
card-doran-martell = Doran Martell

# The Westeros cards.
westeros-last-days-of-summer = Last Days of Summer
westeros-supply = Supply
westeros-mustering = Mustering
westeros-a-throne-of-blades = A Throne of Blades
westeros-winter-is-coming = Winter is Coming
westeros-game-of-thrones = Game of Thrones
westeros-dark-wings-dark-words = Dark Wings, Dark Words
westeros-clash-of-kings = Clash of Kings
westeros-put-to-the-sword = Put to the Sword
westeros-storm-of-swords = Storm of Swords
westeros-rains-of-autumn = Rains of Autumn
westeros-sea-of-storms = Sea of Storms
westeros-web-of-lies = Web of Lies
westeros-feast-for-crows = Feast for Crows
westeros-wildlings-attack = Wildlings Attack

# The wildling cards.
wildling-silence-at-the-wall = Silence at the Wall
wildling-preemptive-raid = Preemptive Raid
wildling-crow-killers = Crow Killers
wildling-rattleshirts-raiders = Rattleshirt's Raiders
wildling-massing-on-the-milkwater = Massing on the Milkwater
wildling-a-king-beyond-the-wall = A King Beyond the Wall
wildling-mammoth-riders = Mammoth Riders
wildling-the-horde-descends = The Horde Descends
wildling-skinchanger-scout = Skinchanger Scout

# The faces of the Tides of Battle cards. The id of a face begins with `tides-` itself.
tides-tides-0 = 0
tides-tides-1-sword = 1 and a sword
tides-tides-1-tower = 1 and a fortification
tides-tides-2 = 2
tides-tides-3 = 3
tides-tides-skull = 0 and a skull
# The same by their shorter ids, for boards.
tides-0 = { tides-tides-0 }
tides-1-sword = { tides-tides-1-sword }
tides-1-tower = { tides-tides-1-tower }
tides-2 = { tides-tides-2 }
tides-3 = { tides-tides-3 }
tides-skull = { tides-tides-skull }

# What the holder of a dominance token chose on a Westeros card, in `event-chosen`.
choice-supply = Supply
choice-mustering = Mustering
choice-clash-of-kings = Clash of Kings
choice-game-of-thrones = Game of Thrones
choice-no-defense = no Defense orders this round
choice-no-march-plus-1 = no March +1 orders this round
choice-nothing = nothing happens

# Why a unit is lost, in brackets in `event-lost-unit`.
reason-casualty = casualty
reason-retreat = retreat
reason-supply = supply limit
reason-wildlings = wildling attack
reason-castle = wildling attack
reason-card = card text

# The two penalties of Preemptive Raid, as lines of a list.
penalty-lose-units = lose 2 units of your choice
penalty-lose-places = fall 2 places on the influence track where you stand best

## Effects of the cards, shown by the command `cards`. In the owner's words: "you" is the house that plays the card.

effect-stannis-baratheon = Strength 4. +1 strength while your enemy in this combat stands nearer to place 1 of the Iron Throne track than you.
effect-renly-baratheon = Strength 3. After a win you may upgrade one of your Footmen that fought, or stood in an area of yours that gave support, to a Knight.
effect-ser-davos-seaworth = Strength 2. +1 strength and 1 sword while Stannis Baratheon lies in your discard pile.
effect-brienne-of-tarth = Strength 2, 1 sword, 1 fortification.
effect-salladhor-saan = Strength 1. If you are supported in this combat, every Ship that is not yours counts 0, on whichever side.
effect-melisandre = Strength 1, 1 sword.
effect-patchface = Strength 0. After the combat, won or lost, you may look through your enemy's hand and discard one card of it.
effect-tywin-lannister = Strength 4. After a win you gain 2 power tokens.
effect-ser-gregor-clegane = Strength 3, 3 swords.
effect-ser-jaime-lannister = Strength 2, 1 sword.
effect-the-hound = Strength 2, 2 fortifications.
effect-ser-kevan-lannister = Strength 1. When you attack, each of your Footmen in the attack, or in an area of yours supporting it, counts 2.
effect-tyrion-lannister = Strength 1. You may send the enemy's card back to hand at once; the enemy must reveal a different one, and fights without a card if there is none.
effect-cersei-lannister = Strength 0. After a win you may remove one order of the beaten enemy anywhere outside the embattled area.
effect-eddard-stark = Strength 4, 2 swords.
effect-robb-stark = Strength 3. After a win you may choose where the beaten units retreat: a legal area that costs the enemy the fewest units.
effect-roose-bolton = Strength 2. After a loss you take your whole discard pile back into hand, this card included.
effect-greatjon-umber = Strength 2, 1 sword.
effect-ser-rodrick-cassel = Strength 1, 2 fortifications.
effect-the-blackfish = Strength 1. In this combat you lose no units to swords, skulls or card texts.
effect-catelyn-stark = Strength 0. Your Defense order in the embattled area counts double.
effect-euron-crows-eye = Strength 4, 1 sword.
effect-victarion-greyjoy = Strength 3. When you attack, each of your Ships in the attack, or in an area of yours supporting it, counts 2.
effect-balon-greyjoy = Strength 2. The strength printed on the enemy's card counts 0.
effect-theon-greyjoy = Strength 2. +1 strength and 1 sword when you defend an area with a Castle or Stronghold.
effect-dagmar-cleftjaw = Strength 1, 1 sword, 1 fortification.
effect-asha-greyjoy = Strength 1. 2 swords and 1 fortification as long as nobody supports you in this combat.
effect-aeron-damphair = Strength 0. You may pay 2 power at once: discard this card and reveal another one from your hand instead.
effect-mace-tyrell = Strength 4. One attacking or defending Footman of the enemy is destroyed at once.
effect-ser-loras-tyrell = Strength 3. If you attack and win, your March order moves to the captured area and can be resolved once more this round.
effect-randyll-tarly = Strength 2, 1 sword.
effect-ser-garlan-tyrell = Strength 2, 2 swords.
effect-margaery-tyrell = Strength 1, 1 fortification.
effect-alester-florent = Strength 1, 1 fortification.
effect-queen-of-thorns = Strength 0. At once remove one order of the enemy in an area next to the embattled area, but not the March that began this combat.
effect-the-red-viper = Strength 4, 2 swords, 1 fortification.
effect-areo-hotah = Strength 3, 1 fortification.
effect-darkstar = Strength 2, 1 sword.
effect-obara-sand = Strength 2, 1 sword.
effect-arianne-martell = Strength 1. If you defend and lose, the attackers stay where they came from; your units still retreat.
effect-nymeria-sand = Strength 1. 1 sword when you attack, 1 fortification when you defend.
effect-doran-martell = Strength 0. Choose an influence track at once: the enemy drops to its last place.

# The Westeros cards.
effect-last-days-of-summer = Nothing happens.
effect-supply = In turn order every house sets its supply to the barrels it controls (at most 6) and removes units until its armies fit.
effect-mustering = In turn order every house musters in all its areas with a Castle (1 point) or Stronghold (2 points).
effect-a-throne-of-blades = The holder of the Iron Throne chooses: Supply, Mustering, or nothing.
effect-winter-is-coming = This deck is shuffled whole at once and another card is turned up instead.
effect-game-of-thrones = Every house gains 1 power for each crown it controls, and 1 for each own port with own Ships and no enemy Ship in its sea.
effect-dark-wings-dark-words = The holder of the Messenger Raven chooses: Clash of Kings, Game of Thrones, or nothing.
effect-clash-of-kings = All houses bid power for new places on the Iron Throne, Fiefdoms and King's Court tracks, one after another.
effect-put-to-the-sword = The holder of the Valyrian Steel Blade chooses for this round: no Defense orders, no March +1 orders, or nothing.
effect-storm-of-swords = No Defense orders may be placed this round.
effect-rains-of-autumn = No March +1 orders may be placed this round.
effect-sea-of-storms = No Raid orders may be placed this round.
effect-web-of-lies = No Support orders may be placed this round.
effect-feast-for-crows = No Consolidate Power orders may be placed this round.
effect-wildlings-attack = The wildlings attack with the strength of their track.

# The wildling cards: first what a victory of the Night's Watch brings the highest bidder, then what a victory of the wildlings costs the lowest bidder, and everybody else.
effect-silence-at-the-wall = Nothing happens, whoever wins.
effect-preemptive-raid = Night's Watch wins: a second attack of strength 6 follows at once, without the highest bidder. Wildlings win: the lowest bidder loses 2 units or falls 2 places on the track where it stands best; everyone else loses nothing.
effect-crow-killers = Night's Watch wins: the highest bidder may turn up to 2 Footmen into Knights. Wildlings win: the lowest bidder turns all its Knights into Footmen, everyone else 2; Knights without a free Footman are destroyed.
effect-rattleshirts-raiders = Night's Watch wins: the highest bidder's supply rises by 1. Wildlings win: the lowest bidder's supply falls by 2, everyone else's by 1, and armies must fit at once.
effect-massing-on-the-milkwater = Night's Watch wins: the highest bidder takes all discarded House cards back. Wildlings win: with two or more cards in hand, the lowest bidder discards all cards of the highest strength, everyone else one card of choice.
effect-a-king-beyond-the-wall = Night's Watch wins: the highest bidder moves to place 1 of a track of choice. Wildlings win: the lowest bidder drops to the last place of all tracks, everyone else to the last place of the Fiefdoms or the King's Court track.
effect-mammoth-riders = Night's Watch wins: the highest bidder may take one discarded House card back. Wildlings win: the lowest bidder loses 3 units, everyone else 2.
effect-the-horde-descends = Night's Watch wins: the highest bidder may muster in one area with a Castle or Stronghold. Wildlings win: the lowest bidder loses 2 units in one such area (anywhere if none has two), everyone else 1 unit.
effect-skinchanger-scout = Night's Watch wins: the highest bidder gets its bid back. Wildlings win: the lowest bidder loses all available power, everyone else 2.

# The Tides of Battle cards.
effect-tides-0 = Strength 0, no icon.
effect-tides-1-sword = Strength 1, 1 sword.
effect-tides-1-tower = Strength 1, 1 fortification.
effect-tides-2 = Strength 2, no icon.
effect-tides-3 = Strength 3, no icon.
effect-tides-skull = Strength 0, 1 skull: the other side loses a unit, whoever wins.

## Questions to the player, one per kind of decision. $a and $b are numbers: of a bid $a is the track, or 3 against the wildlings, whose strength is $b; of a rival $a is 1 after a victory.

ask-plan = Give an order to every area with your units.
ask-raven = Will you use the Messenger Raven?
ask-bury = You see { $wildling }: leave it on top of the wildling deck, or put it at the bottom?
ask-raid = Choose a Raid order to resolve, and its target.
ask-march = Choose a March order to resolve, and where the units go.
ask-support = Battle at { $place_area }: whom does { $area } support?
ask-accept = Battle at { $place_area }: do you accept the support of { $seat } from { $area }?
ask-card = Battle at { $area } against { $seat }: choose your House card.
ask-text = { $card }: { $effect } What do you choose?
ask-redraw = Battle at { $area }: use the Valyrian Steel Blade to draw another Tides of Battle card?
ask-blade = Battle at { $area }: use the Valyrian Steel Blade?
ask-lose = Choose a unit to lose ({ $reason }).
ask-retreat = Choose where the units of { $seat } retreat from { $area }.
ask-ships = You have captured { $area }: how many of the Ships there do you replace with your own?
ask-power = Choose a Consolidate Power order to resolve, and its use.
ask-muster = Choose a castle to muster in, or finish mustering.
ask-bid = { $a ->
    [3] The wildlings attack with { $b }, and the bids of all count together. How much power do you bid?
   *[0] How much power do you bid for the { $track } track?
}
ask-tie = A tie on the { $track } track: name the houses in order, the best place first.
ask-rival = { $a ->
    [1] The wildlings are beaten: which of the highest bidders gets the reward?
   *[0] The wildlings have won: which of the lowest bidders bears the heavier penalty?
}
ask-wild = { $wildling }: { $wild }
ask-choose = { $westeros }: choose what happens.
# What a wildling card asks of a house, after the name of the card. No facts.
wild-preemptive-penalty = lose 2 units, or fall 2 places on the track where you stand best?
wild-first-knight = which Footman becomes a Knight?
wild-second-knight = which second Footman becomes a Knight?
wild-discard-card = which House card do you discard?
wild-last-card = you discard your whole hand; which card do you discard last? It stays out, the others come back.
wild-first-place = on which track do you move to the first place?
wild-fall-track = on which track do you fall 2 places?
wild-last-place = on which track do you drop to the last place?
wild-card-back = which discarded House card do you take back?
wild-muster-area = in which area do you muster?
wild-demote = which Knight becomes a Footman?
# The next three are answered by chance; they appear in explanations and in replays.
ask-westeros = Chance turns up a Westeros card.
ask-wildlings = Chance decides the top card of the wildling deck.
ask-tides = Chance deals a Tides of Battle card.

## Parts of a choice: shown as a label when they are asked one by one, and as what is missing.

slot-order = the order
slot-raven = the use of the raven
slot-bury = top or bottom of the deck
slot-raid = the Raid order
slot-target = the target of the raid
slot-march = the March order
# The destination of each unit in turn, and at the end a power token to leave or not.
slot-unit = where the next unit goes, or the power token
slot-support = the supported side
slot-accept = yes or no to the support
slot-card = the House card
slot-text = the use of the card text
slot-redraw = keep the card or draw another
slot-blade = the use of the Valyrian Steel Blade
slot-lose = the unit to lose
slot-retreat = the area of the retreat
slot-ships = the number of Ships
slot-power = the Consolidate Power order
slot-use = power or mustering
slot-muster = the unit to muster
slot-bid = the bid
slot-seat = the next house
slot-rival = the house
slot-wild = what the wildling card does
slot-choose = what the Westeros card does
slot-westeros = the Westeros card
slot-wildlings = the wildling card
slot-tides = the Tides of Battle card

## Choices, as lines of a numbered list

# An area and the order in it: placing orders, and picking an order to resolve or to raid. $area; $order.
label-area-order = { $area }: { $order }
# The raven: a new order instead of the one chosen. $order.
label-order = { $order }
# The raven stays unused; looks at the wildling deck; replaces an order. No facts; no facts; $area and $order: the order lying there.
label-raven-pass = leave the raven unused
label-raven-look = look at the top card of the wildling deck
label-raven-swap = replace the order in { $area }: { $order }
# What becomes of the wildling card just seen. $wildling: the card.
label-bury = to the bottom of the deck: { $wildling }
label-keep = back on top of the deck: { $wildling }
# A raid that removes nothing. No facts.
label-raid-nothing = no effect
# The next unit of a march. $unit; $area: where it goes, attacks or stays; $victim_seat: the house attacked.
label-unit-goes = { $unit } → { $area }
label-unit-attacks = { $unit } → { $area }: battle against { $victim_seat }
label-unit-attacks-neutral = { $unit } → { $area }: against the neutral force
label-unit-stays = { $unit } stays in { $area }
# Leaving an emptied area. $area.
label-token = leave a power token in { $area }
label-no-token = leave no power token in { $area }
# Whom an area supports. $area: the supporting area; $seat: the house supported; $strength: what it lends.
label-support-attacker = the attacker ({ $seat }), +{ $strength }
label-support-defender = the defender ({ $seat }), +{ $strength }
# No support. $area: the supporting area.
label-support-nobody = support nobody
# Support offered by somebody else. $seat: the supporter; $area: from where; $strength: how much.
label-accept = accept the support of { $seat }, +{ $strength } from { $area }
label-refuse = refuse the support of { $seat }, +{ $strength } from { $area }
# A House card for the combat. $card.
label-card = { $card }
# The text of a House card that just works or not. $by_card: the card.
label-text-use = use the text of { $by_card }
label-text-pass = do not use the text of { $by_card }
# A House card to play instead (Aeron Damphair) or to discard (Patchface). $by_card: the card whose text it is; $card.
label-text-card = { $by_card }: { $card }
# A unit to destroy (Mace Tyrell). $by_card; $unit.
label-text-unit = { $by_card }: destroy { $unit }
# An influence track (Doran Martell). $by_card; $track.
label-text-track = { $by_card }: { $track }
# An order to remove (Queen of Thorns, Cersei Lannister). $by_card; $area; $order.
label-text-order = { $by_card }: remove { $order } in { $area }
# A Footman to upgrade to a Knight (Renly Baratheon). $by_card; $area; $unit: the Footman, standing or routed.
label-text-upgrade = { $by_card }: { $unit } in { $area } becomes a Knight
# The Tides of Battle card in hand. $tides: its face.
label-redraw = draw another card instead of this one: { $tides }
label-keep-tides = keep the card: { $tides }
# The Valyrian Steel Blade. $own, $enemy: the strength of both sides without it.
label-blade = use the Blade: { $own } + 1 against { $enemy }
label-blade-pass = do not use it: { $own } against { $enemy }
# A unit to lose, or a Knight to turn into a Footman. $area; $unit.
label-lose = { $area }: { $unit }
# A retreat. $area: where to; in the second, $number: units that supply costs there.
label-retreat = { $area }
label-retreat-cost = { $area }, { $number ->
    [one] { $number } unit is lost
   *[other] { $number } units are lost
}
# Robb Stark names no area. No facts.
label-retreat-anywhere = do not choose: the enemy retreats as usual
# Ships in a captured port. $area: the port; $number: how many are replaced.
label-ships = { $number ->
    [0] replace no Ship in { $area }
    [one] replace { $number } Ship in { $area }
   *[other] replace { $number } Ships in { $area }
}
# The use of a Consolidate Power order. $area; $amount: power tokens.
label-power-take = { $amount ->
    [one] gain { $amount } power token in { $area }
   *[other] gain { $amount } power tokens in { $area }
}
label-power-muster = muster in { $area }
# Mustering. $area: the area that pays; $unit; $place_area: where a Ship appears; $cost and $points: mustering points, of those that the area has left. The first has no facts.
label-muster-done = no more mustering
label-muster = { $area }: { $unit } (cost { $cost } of { $points })
label-muster-ship = { $area }: { $unit } → { $place_area } (cost { $cost } of { $points })
label-muster-upgrade = { $area }: upgrade a Footman to a { $unit } (cost { $cost } of { $points })
# A bid. $amount: power tokens.
label-bid = { $amount ->
    [one] { $amount } power token
   *[other] { $amount } power tokens
}
# A house, where a tie is decided. $seat.
label-seat = { $seat }
# What a wildling card does. No facts; $penalty; $card: to discard or to take back; $track; $area: to muster in; $unit and $area: a Footman to upgrade.
label-wild-pass = do nothing
label-wild-penalty = { $penalty }
label-wild-card = { $card }
label-wild-track = { $track }
label-wild-area = muster in { $area }
label-wild-unit = { $area }: { $unit } becomes a Knight
# What a Westeros card does. No facts.
label-choose-supply = Supply
label-choose-mustering = Mustering
label-choose-clash-of-kings = Clash of Kings
label-choose-game-of-thrones = Game of Thrones
label-choose-no-defense = forbid Defense orders this round
label-choose-no-march-plus-1 = forbid March +1 orders this round
label-choose-nothing = nothing
# Chance: the card turned up. $westeros; $wildling; $tides.
label-westeros = { $westeros }
label-wildling = { $wildling }
label-tides = { $tides }

## Log lines. $seat is always the house that acts or that it concerns. At most about 90 letters.
## The attribute `own` is the same line for somebody who knows more, or when a further fact is given.

# A round begins. $round.
event-round = Round { $round }
# The end of a round: orders off, routed units up. $round.
event-clean-up = Round { $round } ends; orders are removed and routed units stand up
# The end of the game. $seat: the winner; $number: its Castles and Strongholds.
event-won = End of the game. Winner: { $seat } ({ $number ->
    [one] { $number } Castle or Stronghold
   *[other] { $number } Castles and Strongholds
})
# A house has placed its orders face down. $seat.
event-planned = { $seat } has placed its orders
# An order is turned up. $seat; $area; $order.
event-order-revealed = { $seat }, { $area }: { $order }
# The Messenger Raven. $seat; in the third $area, $old_order, $order: the order replaced and the new one.
event-raven-passed = { $seat } leaves the Messenger Raven unused
event-raven-looked = { $seat } sends the Messenger Raven beyond the Wall
event-raven-swapped = { $seat } uses the Messenger Raven in { $area }: { $old_order } → { $order }
# The top wildling card is looked at. $seat; in `own` also $wildling: the card.
event-wildling-seen = { $seat } looks at the top wildling card
    .own = { $seat } looks at the top wildling card: { $wildling }
# Where the card went. $seat.
event-wildling-buried = { $seat } puts the wildling card at the bottom of the deck
event-wildling-kept = { $seat } puts the wildling card back on top of the deck
# A raid without effect. $seat; $area: where the Raid order lay.
event-raid-nothing = { $seat } resolves the raid from { $area } without effect
# A raid. $seat; $area: from where; $target_area: where to; $victim_seat: whose order; $order: the order removed.
event-raided = { $seat } raids { $target_area } from { $area }: { $victim_seat } loses { $order }
# A raid on Consolidate Power. $seat; $gained: 0 or 1; $victim_seat; $lost: 0 or 1.
event-pillaged = { $seat } pillages { $victim_seat }: power gained { $gained }, lost { $lost }
# A March order is resolved. $seat; $area: from where; $order. In the second nobody moves.
event-march = { $seat } marches from { $area }: { $order }
event-march-nothing = { $seat } does not march from { $area }: { $order }
# Units move without a fight. $seat; $number; $unit; $area: from where; $to_area: where to.
event-moved = { $seat } moves { $number } × { $unit } from { $area } to { $to_area }
# A power token is left behind, or goes back to the pool. $seat: whose; $area.
event-token-left = { $seat } leaves a power token in { $area }
event-token-lost = { $seat } loses its power token in { $area }
# Ships in a port whose land nobody controls. $seat; $area: the port; $number: Ships.
event-port-lost = { $seat } loses { $number ->
    [one] { $number } Ship
   *[other] { $number } Ships
} in { $area }: nobody controls the land
# A port changes hands. $seat: the new owner; $area: the port; $victim_seat: the old owner; $number: Ships replaced; $lost: Ships removed without replacement. ($land_area: its land.)
event-port-taken = { $seat } takes { $area } from { $victim_seat }: Ships replaced { $number }, removed { $lost }
# Support. $seat: the owner of the Support order; $area: where it lies; $to_seat: the house supported; $strength.
event-support-none = { $seat } gives no support from { $area }
event-supported = { $seat } gives support from { $area }: +{ $strength } for { $to_seat }
# Support turned down. $seat: who says no; $by_seat: who offered it; $area: from where.
event-support-refused = { $seat } refuses the support of { $by_seat } from { $area }
# A march on a neutral force, enough or not. $seat; $area; $strength: of the march; $needed: of the force.
event-neutral-beaten = { $seat } beats the neutral force in { $area } ({ $strength } against { $needed })
event-neutral-held = { $seat } fails against the neutral force in { $area } ({ $strength } against { $needed })
# A combat begins. $seat: the attacker; $victim_seat: the defender; $area: the embattled area.
event-fight = { $seat } attacks { $victim_seat } in { $area }
# The strength of a side before House cards, and at the end. $seat; $strength.
event-initial-strength = { $seat }: initial combat strength { $strength }
event-final-strength = { $seat }: final combat strength { $strength }
# A House card is played; sent back to hand; goes to the discard pile; comes back from it. $seat: its owner; $card.
event-card-revealed = { $seat } reveals { $card }
event-card-returned = { $seat } must take { $card } back into hand
event-card-discarded = { $seat } discards { $card }
event-card-back = { $seat } takes { $card } back from the discard pile
# Discarded House cards come back into hand. $seat; in `own` also $card: the one that stays discarded.
event-cards-back = { $seat } takes all discarded House cards back into hand
    .own = { $seat } takes the discarded House cards back into hand; { $card } stays discarded
# The text of a House card comes to nothing, or its owner leaves it. $seat; $card.
event-text-idle = { $seat }: the text of { $card } has no effect
event-text-passed = { $seat } does not use the text of { $card }
# An order is taken off the board. $seat: its owner; $area; $order.
event-order-removed = { $seat } loses its order in { $area }: { $order }
# Ser Loras Tyrell: the March order goes on with the army. $seat; $area: where it lies now; $order.
event-order-moved = { $seat } keeps its order, now in { $area }: { $order }
# A place on an influence track changes. $seat; $track; in the second $place.
event-track-last = { $seat } drops to the last place of the { $track } track
event-track-moved = { $seat } moves to place { $place } of the { $track } track
# Power tokens from the pool, or back to it. $seat; $amount.
event-power-gained = { $seat } gains { $amount ->
    [one] { $amount } power token
   *[other] { $amount } power tokens
}
event-power-lost = { $seat } loses { $amount ->
    [one] { $amount } power token
   *[other] { $amount } power tokens
}
# A Footman becomes something better. $seat; $area; $unit: what it becomes.
event-upgraded = { $seat } upgrades a Footman to a { $unit } in { $area }
# A Knight becomes a Footman. $seat; $area; $unit: the Knight, standing or routed.
event-demoted = { $seat } turns a { $unit } in { $area } into a Footman
# A unit is lost. $seat; $unit; $area; $reason.
event-lost-unit = { $seat } loses a { $unit } in { $area } ({ $reason })
# Tides of Battle. $seat; $tides: the face, in the first in `own` only.
event-tides-drawn = { $seat } draws a Tides of Battle card
    .own = { $seat } draws a Tides of Battle card: { $tides }
event-tides-shown = { $seat } reveals a Tides of Battle card: { $tides }
# The Valyrian Steel Blade. $seat.
event-blade-redraws = { $seat } uses the Valyrian Steel Blade to draw another Tides of Battle card
event-blade-used = { $seat } uses the Valyrian Steel Blade: +1 strength
# A combat is decided. $seat: the victor; $victim_seat: the loser; $area; in the second, at equal strength, $place and $victim_place: their places on the Fiefdoms track.
event-fight-won = { $seat } beats { $victim_seat } in { $area }
event-fight-tied = { $seat } beats { $victim_seat } in { $area } by Fiefdoms place: { $place } against { $victim_place }
# Casualties of the loser. $seat: the loser; $swords: of the victor; $towers: fortifications of the loser; $number: units to lose.
event-casualties = { $seat } suffers { $number ->
    [0] no casualties
    [one] { $number } casualty
   *[other] { $number } casualties
} (swords { $swords }, fortifications { $towers })
# A skull on the enemy's Tides of Battle card. $seat: who suffers; $number: units to lose.
event-skull = { $seat } loses { $number ->
    [0] no unit
    [one] { $number } unit
   *[other] { $number } units
} to a skull
# A retreat, or none possible. $seat; $area: from where; $to_area: where to; $number: units.
event-no-retreat = { $seat } cannot retreat from { $area } and loses { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
event-retreated = { $seat } retreats from { $area } to { $to_area } with { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
# A garrison is gone for good. $seat: whose; $area.
event-garrison-lost = { $seat } loses its garrison in { $area }
# Arianne Martell: the victors do not enter. $seat: the attacker; $area.
event-kept-out = { $seat } may not enter { $area } and stays where it came from
# The victorious attacker enters. $seat; $area.
event-captured = { $seat } captures { $area }
# Consolidate Power. $seat; $area; $amount: power tokens. The first is the special order used to muster.
event-musters-instead = { $seat } musters in { $area } instead of gaining power
event-consolidated = { $seat } consolidates power in { $area }: { $amount ->
    [one] { $amount } power token
   *[other] { $amount } power tokens
}
# A unit is mustered. $seat; $unit; $place_area: where it appears. ($area: the area that pays.)
event-mustered = { $seat } musters a { $unit } in { $place_area }
# A Westeros card is turned up. $deck: 1 to 3; $westeros.
event-westeros-revealed = Westeros deck { $deck ->
    [1] I
    [2] II
   *[other] III
}: { $westeros }
# A Westeros card takes effect. $westeros.
event-westeros-resolved = Westeros card: { $westeros }
# Winter is Coming: the deck is shuffled. $deck: 1 to 3.
event-winter = Westeros deck { $deck ->
    [1] I
    [2] II
   *[other] III
} is shuffled and another card is turned up
# The wildlings come nearer. $icons: how many icons; $strength: their strength now.
event-wildlings-advance = The wildlings advance by { $icons ->
    [one] { $icons } space
   *[other] { $icons } spaces
}, strength { $strength }
# Somebody chose what a Westeros card does. $seat; $westeros; $choice.
event-chosen = { $seat } chooses on { $westeros }: { $choice }
# Orders forbidden for the round. $order: the kind.
event-banned = Forbidden this round: { $order }
# Game of Thrones. $seat; $amount: power tokens gained; $crowns: crowns; $ports: ports that pay.
event-crown-income = { $seat } gains { $amount ->
    [one] { $amount } power token
   *[other] { $amount } power tokens
} (crowns { $crowns }, ports { $ports })
# Supply is set. $seat; $old, $supply: the level before and now.
event-supply-set = { $seat }: supply { $old } → { $supply }
# A bid is revealed. $seat; $amount: power tokens.
event-bid = { $seat } bids { $amount }
# The holder of the Iron Throne decides a tie. $seat: the holder; $seats: the tied houses in their new order.
event-tie-settled = { $seat } decides the tie: { $seats }
# The new order of a track. $track; $seats: from the first place on.
event-track-settled = { $track } track: { $seats }
# A wildling attack. $watch: the bids together; $strength: of the wildlings.
event-wildlings-beaten = The Night's Watch beats the wildlings ({ $watch } against { $strength })
event-wildlings-win = The wildlings beat the Night's Watch ({ $strength } against { $watch })
# The wildling card is turned up. $wildling.
event-wildling-revealed = Wildling card: { $wildling }
# What the card does to whom: the highest bidder's reward, the lowest bidder's penalty, somebody else's. $seat; $wildling.
event-wildling-highest = { $seat } is the highest bidder: reward of { $wildling }
event-wildling-lowest = { $seat } is the lowest bidder: heavy penalty of { $wildling }
event-wildling-other = { $seat }: lighter penalty of { $wildling }
# The wildlings go back after an attack. $strength: their strength now.
event-wildlings-retreat = The wildlings fall back to strength { $strength }

## Lines of a sum, below a log line and in the final derivation. $amount is shown in front of them.

# Units of one kind: attacking, defending, supporting. $number; $unit; $each: what one is worth; $area: where they stand. ($seat: whose.)
term-attacking = attack: { $number } × { $unit }, { $each } each
term-defending = defense: { $number } × { $unit }, { $each } each
term-support = support from { $area }: { $number } × { $unit }, { $each } each
# The bonus of the special Support order. $area. ($seat: whose.)
term-support-order = special Support order in { $area }
# The modifier of the March order, the bonus of the Defense order. $order.
term-march-order = order { $order }
term-defense-order = order { $order }
# The garrison. $area.
term-garrison = garrison of { $area }
# The strength printed on a House card; cancelled by another card; and what card texts add. $card; $by_card.
term-card = House card { $card }
term-card-cancelled = House card { $card }, cancelled by { $by_card }
term-card-text = text of { $card }
# The Valyrian Steel Blade. ($seat.)
term-blade = Valyrian Steel Blade
# A Tides of Battle card. $tides: its face.
term-tides = Tides of Battle card ({ $tides })
# A neutral force. $area.
term-neutral = neutral force in { $area }
# The end of the game: what a house holds, and the tie-breaks. $seat.
term-castles = { $seat }: Castles and Strongholds
term-strongholds = { $seat }: Strongholds (tie-break)
term-lands = { $seat }: land areas (tie-break)
term-supply = { $seat }: supply (tie-break)
term-power = { $seat }: available power (tie-break)
term-throne = { $seat }: Iron Throne track, more is nearer to place 1 (tie-break)

## What the battle calculator does not know, as lines of a list.

# An order that lies face down or has yet to be placed. $area; $seat: whose.
unknown-order = order in { $area } ({ $seat })
# A House card, a Tides of Battle card. $seat: whose.
unknown-card = House card: { $seat }
unknown-tides = Tides of Battle card: { $seat }
# What is chosen for the text of a card. $card; $seat: who chooses.
unknown-text = choice for the text of { $card } ({ $seat })

## Refusals: why a choice is not possible. Full sentences, shown with the rule and its page.

# Setting up with a wrong number of players. $players: the number asked for; $least, $most: the numbers possible.
refused-WS-COMP-01 = The game is for { $least } to { $most } players, not { $players }.

# Planning. $area: the area that lacks an order.
refused-WS-PLAN-02 = Every area with your units needs an order. Without one: { $area }.
# An order for an area without own units. $area.
refused-WS-PLAN-04 = You have no units in { $area }; no order can go there.
# Two orders were given to one area. $area.
refused-WS-PLAN-03 = Only one order may lie in an area: { $area }.
# Too many areas left without an order. $area.
refused-WS-PLAN-16 = You have an order left for { $area } and must place it.
# Too many special orders; the second for a house that is short of orders. $stars: how many are allowed; $order; $area.
refused-WS-PLAN-11 = Your place on the King's Court track allows { $stars ->
    [0] no special orders
    [one] only { $stars } special order
   *[other] only { $stars } special orders
}. Not possible in { $area }: { $order }.
refused-WS-PLAN-18 = Even when orders run short, your place on the King's Court track allows { $stars ->
    [0] no special orders
    [one] only { $stars } special order
   *[other] only { $stars } special orders
}. Not possible in { $area }: { $order }.
# No token of that kind is left. $order; $area.
refused-WS-ORDER-02 = You have no more of these orders for { $area }: { $order }.
refused-WS-ORDER-03 = You have no more of these orders for { $area }: { $order }.
refused-WS-ORDER-04 = You have no more of these orders for { $area }: { $order }.
refused-WS-ORDER-05 = You have no more of these orders for { $area }: { $order }.
refused-WS-ORDER-06 = You have no more of these orders for { $area }: { $order }.
# An order forbidden by a Westeros card. $order; $area.
refused-WS-CARD-PUT-TO-THE-SWORD = Put to the Sword forbids these orders this round. Not possible in { $area }: { $order }.
refused-WS-CARD-STORM-OF-SWORDS = Defense orders are forbidden this round. Not possible in { $area }: { $order }.
refused-WS-CARD-RAINS-OF-AUTUMN = March +1 orders are forbidden this round. Not possible in { $area }: { $order }.
refused-WS-CARD-SEA-OF-STORMS = Raid orders are forbidden this round. Not possible in { $area }: { $order }.
refused-WS-CARD-WEB-OF-LIES = Support orders are forbidden this round. Not possible in { $area }: { $order }.
refused-WS-CARD-FEAST-FOR-CROWS = Consolidate Power orders are forbidden this round. Not possible in { $area }: { $order }.
# The Messenger Raven. No facts; $area: an area without an order, or without a possible replacement; no facts.
refused-WS-INFL-11 = The Messenger Raven either replaces one of your orders or looks at the top wildling card.
refused-WS-INFL-12 = The Messenger Raven replaces one of your orders with a different, unused one. Not possible in { $area }.
refused-WS-INFL-13 = The wildling card goes back on top of the deck or to its bottom.

# Raids. $area: an area without an own Raid order.
refused-WS-RAID-01 = You have no Raid order in { $area }.
# The target cannot be reached. No facts.
refused-WS-RAID-04 = A raid removes an enemy Support, Raid or Consolidate Power order in an adjacent area.
# The target is a March, or a Defense order for a normal raid. No facts.
refused-WS-RAID-05 = No raid removes a March order, and only the special Raid order removes a Defense order.
# The target is an own order. No facts.
refused-WS-RAID-06 = You cannot raid your own orders.
# A raid from land to sea. No facts.
refused-WS-RAID-12 = A Raid order on land does not reach the sea.
# A raid from a port to land, and from land into a port. No facts.
refused-WS-PORT-15 = Ships in a port raid only the sea of the port, never the land.
refused-WS-PORT-17 = Units on land cannot raid a port.

# Marches. $area: an area without an own March order.
refused-WS-MARCH-01 = You have no March order in { $area }.
# More units were named than there are. $area; $unit.
refused-WS-MARCH-04 = There are not that many units in { $area } that can march: { $unit }.
# Routed units were named. $area; $unit.
refused-WS-RETREAT-18 = Routed units cannot march: { $unit }, { $area }.
# The destination cannot be reached. $unit; $area: from where; $to_area: where to.
refused-WS-MARCH-06 = Not adjacent: no { $unit } can march from { $area } to { $to_area }.
refused-WS-MARCH-07 = Land units cannot march to sea or into a port: { $to_area }.
refused-WS-MARCH-09 = Ships cannot march onto land: { $to_area }.
# Two fights in one march. $areas: where.
refused-WS-MARCH-10 = One March order can start only one combat. There would be more: { $areas }.
# A supposed march into an area where nobody would fight. $area.
refused-WS-MARCH-11 = There is nobody to fight: { $area }.
refused-WS-NEUTRAL-12 = A march on a neutral force is the only attack of its order. There would be more: { $areas }.
# Supply would be broken. $area: from where the march goes; $supply: the level.
refused-WS-MARCH-15 = After this march from { $area } your armies would exceed supply level { $supply }.
# A neutral force is too strong, or nobody may enter at all. $area, $to_area: where; $strength: its strength.
refused-WS-NEUTRAL-03 = You cannot reach strength { $strength }, which you need against the neutral force in { $area }.
refused-WS-NEUTRAL-13 = Nobody can enter { $to_area } in this game.
# A port that is full, and one that is not one's own. No facts; $to_area: the port.
refused-WS-PORT-05 = A port holds at most three Ships.
refused-WS-PORT-10 = You may not enter the port of another house: { $to_area }.
# Ship transport: the chain would use other houses' Ships; an island is left or entered without Ships. $area; $to_area.
refused-WS-TRANSP-05 = Only your own Ships carry your units from { $area } to { $to_area }.
refused-WS-MAP-06 = Your units need a chain of your own Ships from { $area } to { $to_area }.
# No power token may be left. $area: the area left.
refused-WS-CONTROL-03 = A power token can be left only when all units march out of an area: { $area }.
refused-WS-CONTROL-04 = Power tokens can be left only on land: { $area }.
refused-WS-CONTROL-11 = Your power token already lies in { $area }.
refused-WS-CONTROL-12 = You have no available power to leave in { $area }.
refused-WS-CONTROL-15 = Your home area needs no power token: { $area }.

# Support. No facts; no facts; $area: the supporting area; $area: the embattled area.
refused-WS-SUPPORT-02 = An area with a Support order supports the attacker, the defender, or nobody.
refused-WS-SUPPORT-09 = Support is either accepted or refused.
# Support supposed from an area that cannot give it, as far as the player knows. $area.
refused-WS-SUPPORT-01 = There is no known Support order next to this combat in { $area }.
refused-WS-SUPPORT-14 = You cannot support your enemy against yourself from { $area }.
refused-WS-NEUTRAL-08 = A neutral force gets no support: { $area }.
# A House card, or the Blade, supposed against a neutral force. $area.
refused-WS-NEUTRAL-06 = No House card is played against a neutral force: { $area }.
refused-WS-NEUTRAL-10 = The Valyrian Steel Blade cannot be used against a neutral force: { $area }.

# House cards. No facts; no facts; $card: a card that is not in hand; $card: the card sent back.
refused-WS-HOUSE-01 = A House card from your hand must be chosen.
refused-WS-HOUSE-05 = The text of the card does not allow this.
refused-WS-HOUSE-11 = This House card is not in hand: { $card }.
refused-WS-CARD-TYRION-LANNISTER = Tyrion Lannister sent this card back; choose another one instead of { $card }.

# A card text used on something it does not speak of. $card; $card; $unit; $area; $area; $unit and $area.
refused-WS-CARD-AERON-DAMPHAIR = Only a card in your hand can take the place of Aeron Damphair, not { $card }.
refused-WS-CARD-PATCHFACE = Patchface discards a card of the enemy's hand, and { $card } is not there.
refused-WS-CARD-MACE-TYRELL = Mace Tyrell destroys only a Footman that fights in this combat, not this unit: { $unit }.
refused-WS-CARD-QUEEN-OF-THORNS = The Queen of Thorns removes an order of the enemy next to the embattled area, not in { $area }.
refused-WS-CARD-CERSEI-LANNISTER = Cersei Lannister removes an order of the beaten enemy outside the embattled area, not in { $area }.
refused-WS-CARD-RENLY-BARATHEON = Renly Baratheon upgrades only a Footman of yours that fought or gave support, not this unit: { $unit }, { $area }.

# The Valyrian Steel Blade and Tides of Battle. No facts.
refused-WS-BLADE-01 = The Valyrian Steel Blade is either used or not.
# The Blade has been used, or another house holds it. $seat: the house that would use it.
refused-WS-BLADE-02 = The Valyrian Steel Blade has already been used this round.
refused-WS-BLADE-04 = The Valyrian Steel Blade is not in these hands: { $seat }.
refused-WS-TIDES-03 = No such card is left in the Tides of Battle deck.
refused-WS-TIDES-04 = The Tides of Battle card is either kept or replaced.

# Units to lose. No facts: units outside the combat; any other that cannot be chosen; routed ones; siege engines.
refused-WS-CASUAL-05 = Only units in the embattled area can be casualties.
refused-WS-CASUAL-04 = This unit cannot be chosen as a casualty.
refused-WS-RETREAT-17 = Routed units cannot be chosen as casualties.
refused-WS-RULING-101 = Siege Engines cannot be chosen as casualties; they are destroyed in the retreat anyway.
# The same for other reasons: supply of a retreat, the supply limit, a wildling card. $area; $unit.
refused-WS-RETREAT-09 = Only retreating units can be given up: { $unit }, { $area }.
refused-WS-SUPPLY-08 = Giving up this unit would not help your armies fit the supply limit: { $unit }, { $area }.
refused-WS-RULING-022 = Both units must come from one of your Castle or Stronghold areas with at least two units: { $unit }, { $area }.

# Retreats. No facts.
refused-WS-RETREAT-04 = Retreat to an adjacent area that is empty or your own: without enemy units, enemy power tokens and neutral forces.
refused-WS-RETREAT-07 = A beaten defender cannot retreat to the area the attack came from.
refused-WS-RETREAT-11 = Land units cannot retreat to sea or into a port.
refused-WS-RETREAT-12 = Ships cannot retreat onto land.
refused-WS-RETREAT-22 = The home area of another house is no place to retreat to.
refused-WS-RULING-110 = Ships can retreat only into an own port with room for all of them.
refused-WS-RULING-129 = This would cost { $seat } nothing; choose the penalty that costs something.
# An area that would cost more units than another. $area.
refused-WS-RETREAT-08 = Supply would cost more units in { $area } than elsewhere.
refused-WS-CARD-ROBB-STARK = Robb Stark must choose an area that costs the enemy the fewest units, and { $area } costs more.

# Captured ports. $area: the port; $number: Ships asked for; $most: Ships possible.
refused-WS-PORT-22 = You can replace at most { $most } of the Ships in { $area }, not { $number }.

# Consolidate Power. $area.
refused-WS-CONS-01 = You have no Consolidate Power order in { $area }.
refused-WS-SPECIAL-07 = Only the special Consolidate Power order can muster; the one in { $area } is a normal one.
refused-WS-SPECIAL-09 = There is no Castle or Stronghold to muster in: { $area }.
refused-WS-PORT-20 = The Consolidate Power order cannot muster in a port: { $area }.

# Mustering. $cost: points needed; $points: points left; no facts; $supply: the level; no facts; no facts.
refused-WS-MUSTER-10 = This area has not enough mustering points left: { $points } of { $cost }.
refused-WS-MUSTER-12 = There is no Footman here to upgrade.
refused-WS-MUSTER-14 = The army would exceed your supply limit (level { $supply }).
refused-WS-MUSTER-19 = Ships cannot be mustered into a sea with enemy Ships.
refused-WS-COMP-18 = You have no more units of this kind.

# Bids, for a track and against the wildlings, and ties. $amount: the bid; $power: available power; no facts; $seat: a house that is not tied, or already placed.
refused-WS-CLASH-04 = You cannot bid { $amount }; your available power is { $power }.
refused-WS-WILD-04 = You cannot bid { $amount }; your available power is { $power }.
refused-WS-CLASH-07 = The holder of the Iron Throne names the tied houses in order.
refused-WS-CLASH-08 = Only the tied houses can be named, each once. Not possible: { $seat }.
refused-WS-WILD-16 = Only a tied house can be named. Not possible: { $seat }.

# Wildling and Westeros cards. No facts.
refused-WS-WILD-12 = This card cannot be on top of the wildling deck.
refused-WS-WILD-13 = The wildling card does not allow this.
refused-WS-WEST-08 = This card is not in the Westeros deck any more.
refused-WS-CARD-A-THRONE-OF-BLADES = The Westeros card does not allow this.

## Options of the game, in the list of games and in help

option-tides = Tides of Battle cards
option-tides-off = without
option-tides-on = with
option-tiebreak = tie-breaks at the end
option-tiebreak-printed = as printed: Strongholds, supply, power, Iron Throne
option-tiebreak-faq = FAQ 2.0: land areas, supply, Iron Throne
option-lannister_ship = Lannister's starting units
option-lannister_ship-printed = as printed
option-lannister_ship-faq = FAQ 2.0: one more Ship, with 4 to 6 players
option-houses = how houses are assigned
option-houses-chosen = players choose
option-houses-dealt = by chance

## The drawing of the table

# The heading. $round: the present round; $rounds: how many there are.
board-round = round { $round } of { $rounds }
# Headings of the regions.
board-region-north = The North
board-region-iron-islands = The Iron Islands
board-region-the-riverlands = The Riverlands
board-region-vale = The Vale
board-region-westerlands = The Westerlands
board-region-crownlands-stormlands = Crownlands, Stormlands
board-region-the-reach-region = The Reach
board-region-dorne = Dorne
board-region-seas = Seas
board-region-ports = Ports
# Columns of the table of houses. Short.
board-castles = Castles
board-supply = Supply
board-power = Power
board-pool = Pool
board-stars = Stars
board-hand = Hand
board-discards = Discarded
board-garrison = Garrison
# Captions.
board-tracks = Influence tracks
board-westeros-cards = Westeros cards
board-bans = Forbidden this round
# In front of their strength.
board-wildlings = Wildlings
# In front of the wildling card the reader has seen on top of the deck.
board-wildling-top = Top wildling card
# Beside the Fiefdoms and King's Court tracks: whether the Blade and the Raven have been used this round.
board-used = used
board-ready = ready
# An order that lies face down.
board-order-hidden = face down
# The orders in a narrow column, a star for the special ones. At most 16 letters.
board-order-march-minus-1 = March −1
board-order-march-0 = March +0
board-order-march-plus-1 = March +1★
board-order-defense-1 = Defense +1
board-order-defense-2 = Defense +2★
board-order-support-0 = Support
board-order-support-plus-1 = Support +1★
board-order-raid = Raid
board-order-raid-special = Raid★
board-order-power = Power
board-order-power-special = Power★
# In front of the strength of a neutral force.
board-neutral = neutral
# An area nobody can enter.
board-impassable = impassable
# A power token in an area.
board-token = power token
# An area or a list with nothing in it.
board-empty = empty
# The running combat.
board-combat = Combat
board-attacker = Attacker
board-defender = Defender
board-support = support
# In front of the winner of the game.
board-winner = Winner

## Groups of rules, as headings of the rules list

topic-components = Components and terms
topic-setup = Setup
topic-westeros = Rounds and the Westeros phase
topic-supply = Supply
topic-mustering = Mustering
topic-clash = Clash of Kings
topic-influence = Influence tracks and dominance tokens
topic-blade = Valyrian Steel Blade
topic-planning = Planning phase
topic-orders = Orders and the Action phase
topic-raid = Raids
topic-march = Marches
topic-consolidate = Consolidating power
topic-cleanup = Clean-up
topic-victory = Victory
topic-combat-strength = Combat: strength
topic-combat-support = Combat: support
topic-house-cards = Combat: House cards
topic-casualties = Combat: casualties
topic-retreat = Combat: retreats and routing
topic-combat-cleanup = Combat: clean-up
topic-special-orders = Special orders
topic-wildlings = Wildling attacks
topic-ship-transport = Ship transport
topic-control = Control of areas
topic-alliances = Alliances
topic-ports = Ports
topic-neutral = Neutral forces
topic-garrison = Garrisons
topic-map = The board
topic-track-changes = Changes on the influence tracks
topic-hidden-info = Hidden information
topic-fewer-players = Fewer than six players
topic-tides = Tides of Battle

# Log: which areas a house short of orders left without one. Facts: $seat, $areas.
event-planned-bare = { $seat } leaves areas without an order: { $areas }

# What a newcomer should know, shown when a game begins. One line a paragraph.
game-intro =
    The goal: seven areas with a castle (▲) or stronghold (▲▲). Whoever controls the seventh wins at once; after round ten the most of them win.
    Every round: from the second on, three Westeros cards; then everybody gives one secret order to each area with units; then raids, marches with their fights, and power.
    Armies must fit your supply: it says how many armies of two or more units you may have, and how large. Barrels (◦) raise it when a Supply card comes.
    Crowns (♕) and Consolidate Power orders bring power, for bidding on the tracks, against the wildlings, and to hold an area you leave (•).
    Units on the board: F footman 1, K knight 2, S ship 1, E siege engine 4 against castles; routed ones stand in brackets. Your House cards: `cards`.

# What is followed from round to round when a game is over; the title of a plot.
measure-castles = Castles and Strongholds
measure-fights = Fights won
measure-power = Available power
measure-supply = Supply
measure-iron-throne = Place on the Iron Throne track
measure-fiefdoms = Place on the Fiefdoms track
measure-kings-court = Place on the King's Court track
