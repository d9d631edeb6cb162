# The Iron Throne: names, questions, log lines and refusals of the game.
#
# Facts: a fact named `seat`, `person`, `leader`, `card`, `event`, `title`, `effect`, `window`, `side`, `outcome`,
# `phase` or `choice`, or ending in such a word (`goal_seat`, `old_card`), is shown by the message of that type
# (`seat-sta`, `person-robb`); an attribute `.acc` of such a message is available as { $person_acc },
# { $goal_person_acc } and so on, so a language may use grammatical forms. The lists `seats`, `persons`, `cards`
# are joined names.
# Titles and texts of leaders, character cards and events come from the card set in use, not from these files.

## Names

# The title of the game.
game-title = The Iron Throne
# Shown once at the start of a game: what it is about, for somebody who has never played it. Three to five
# lines, each a sentence or two; every line is shown behind a dot.
game-intro =
    The goal: place all five of your influence tokens on the boards of other Houses. The game also ends when all four characters of a House are dead; the most tokens on other boards win.
    Every round is one encounter. An event card says whom the Challenger meets as the Defender; each of the two sends a character, and every other House may support one side with a character of its own.
    Both lay a card face down. Two Hostility cards: the higher total of card value and power wins. Two Truces: they negotiate. One of each: the Truce is betrayed, and its side loses.
    If the Challenger's side wins, each House on it spreads influence on the Defender's; if the Defender's side wins, its Houses draw two cards and move two power. Each loser's character loses half of its power, and a character without power dies.
    The power on your leader sheet is your reserve. Captured cards are hostages, to be released or tortured at the start of a round.

# The houses, in the short form for log lines, tables and lists.
seat-sta = Stark
seat-lan = Lannister
seat-bar = Baratheon
seat-tyr = Tyrell
seat-tar = Targaryen

# The same in full.
house-stark = House Stark
house-lannister = House Lannister
house-baratheon = House Baratheon
house-tyrell = House Tyrell
house-targaryen = House Targaryen

# One letter per house. The five letters must differ.
letter-sta = S
letter-lan = L
letter-bar = B
letter-tyr = T
letter-tar = G

# The persons. A card set of the players can rename them.
person-eddard = Eddard Stark
person-catelyn = Catelyn Stark
person-robb = Robb Stark
person-arya = Arya Stark
person-bran = Bran Stark
person-cersei = Cersei Lannister
person-tywin = Tywin Lannister
person-tyrion = Tyrion Lannister
person-jaime = Jaime Lannister
person-joffrey = Joffrey Baratheon
person-stannis = Stannis Baratheon
person-melisandre = Melisandre
person-davos = Davos Seaworth
person-selyse = Selyse Baratheon
person-shireen = Shireen Baratheon
person-margaery = Margaery Tyrell
person-olenna = Olenna Tyrell
person-loras = Loras Tyrell
person-mace = Mace Tyrell
person-renly = Renly Baratheon
person-daenerys = Daenerys Targaryen
person-viserys = Viserys Targaryen
person-drogo = Khal Drogo
person-jorah = Jorah Mormont
person-doreah = Doreah

# A leader: the person and the title of the ability. The titles (`title-...`) and texts (`effect-...`) of
# leaders, character cards and events stand in the card set (games/iron_throne/data/cards.yaml), not here.
leader-eddard = { person-eddard } ({ title-eddard })
leader-catelyn = { person-catelyn } ({ title-catelyn })
leader-robb = { person-robb } ({ title-robb })
leader-arya = { person-arya } ({ title-arya })
leader-bran = { person-bran } ({ title-bran })
leader-cersei = { person-cersei } ({ title-cersei })
leader-tywin = { person-tywin } ({ title-tywin })
leader-tyrion = { person-tyrion } ({ title-tyrion })
leader-jaime = { person-jaime } ({ title-jaime })
leader-joffrey = { person-joffrey } ({ title-joffrey })
leader-stannis = { person-stannis } ({ title-stannis })
leader-melisandre = { person-melisandre } ({ title-melisandre })
leader-davos = { person-davos } ({ title-davos })
leader-selyse = { person-selyse } ({ title-selyse })
leader-shireen = { person-shireen } ({ title-shireen })
leader-margaery = { person-margaery } ({ title-margaery })
leader-olenna = { person-olenna } ({ title-olenna })
leader-loras = { person-loras } ({ title-loras })
leader-mace = { person-mace } ({ title-mace })
leader-renly = { person-renly } ({ title-renly })
leader-daenerys = { person-daenerys } ({ title-daenerys })
leader-viserys = { person-viserys } ({ title-viserys })
leader-drogo = { person-drogo } ({ title-drogo })
leader-jorah = { person-jorah } ({ title-jorah })
leader-doreah = { person-doreah } ({ title-doreah })

# The House cards: Hostility by value, Truce, and two character cards of each person.
card-1 = Hostility 1
card-2 = Hostility 2
card-3 = Hostility 3
card-4 = Hostility 4
card-5 = Hostility 5
card-6 = Hostility 6
card-7 = Hostility 7
card-8 = Hostility 8
card-10 = Hostility 10
card-12 = Hostility 12
card-20 = Hostility 20
card-truce = Truce
# Stands for a card that the reader cannot see, in the place of a card's name.
card-hidden = face-down card
card-eddard-a = { title-eddard-a } ({ person-eddard })
card-eddard-b = { title-eddard-b } ({ person-eddard })
card-catelyn-a = { title-catelyn-a } ({ person-catelyn })
card-catelyn-b = { title-catelyn-b } ({ person-catelyn })
card-robb-a = { title-robb-a } ({ person-robb })
card-robb-b = { title-robb-b } ({ person-robb })
card-arya-a = { title-arya-a } ({ person-arya })
card-arya-b = { title-arya-b } ({ person-arya })
card-bran-a = { title-bran-a } ({ person-bran })
card-bran-b = { title-bran-b } ({ person-bran })
card-cersei-a = { title-cersei-a } ({ person-cersei })
card-cersei-b = { title-cersei-b } ({ person-cersei })
card-tywin-a = { title-tywin-a } ({ person-tywin })
card-tywin-b = { title-tywin-b } ({ person-tywin })
card-tyrion-a = { title-tyrion-a } ({ person-tyrion })
card-tyrion-b = { title-tyrion-b } ({ person-tyrion })
card-jaime-a = { title-jaime-a } ({ person-jaime })
card-jaime-b = { title-jaime-b } ({ person-jaime })
card-joffrey-a = { title-joffrey-a } ({ person-joffrey })
card-joffrey-b = { title-joffrey-b } ({ person-joffrey })
card-stannis-a = { title-stannis-a } ({ person-stannis })
card-stannis-b = { title-stannis-b } ({ person-stannis })
card-melisandre-a = { title-melisandre-a } ({ person-melisandre })
card-melisandre-b = { title-melisandre-b } ({ person-melisandre })
card-davos-a = { title-davos-a } ({ person-davos })
card-davos-b = { title-davos-b } ({ person-davos })
card-selyse-a = { title-selyse-a } ({ person-selyse })
card-selyse-b = { title-selyse-b } ({ person-selyse })
card-shireen-a = { title-shireen-a } ({ person-shireen })
card-shireen-b = { title-shireen-b } ({ person-shireen })
card-margaery-a = { title-margaery-a } ({ person-margaery })
card-margaery-b = { title-margaery-b } ({ person-margaery })
card-olenna-a = { title-olenna-a } ({ person-olenna })
card-olenna-b = { title-olenna-b } ({ person-olenna })
card-loras-a = { title-loras-a } ({ person-loras })
card-loras-b = { title-loras-b } ({ person-loras })
card-mace-a = { title-mace-a } ({ person-mace })
card-mace-b = { title-mace-b } ({ person-mace })
card-renly-a = { title-renly-a } ({ person-renly })
card-renly-b = { title-renly-b } ({ person-renly })
card-daenerys-a = { title-daenerys-a } ({ person-daenerys })
card-daenerys-b = { title-daenerys-b } ({ person-daenerys })
card-viserys-a = { title-viserys-a } ({ person-viserys })
card-viserys-b = { title-viserys-b } ({ person-viserys })
card-drogo-a = { title-drogo-a } ({ person-drogo })
card-drogo-b = { title-drogo-b } ({ person-drogo })
card-jorah-a = { title-jorah-a } ({ person-jorah })
card-jorah-b = { title-jorah-b } ({ person-jorah })
card-doreah-a = { title-doreah-a } ({ person-doreah })
card-doreah-b = { title-doreah-b } ({ person-doreah })

# What Hostility and Truce cards do, shown by the command `cards`.
effect-1 = Hostility card. Adds 1 to the total of your side.
effect-2 = Hostility card. Adds 2 to the total of your side.
effect-3 = Hostility card. Adds 3 to the total of your side.
effect-4 = Hostility card. Adds 4 to the total of your side.
effect-5 = Hostility card. Adds 5 to the total of your side.
effect-6 = Hostility card. Adds 6 to the total of your side.
effect-7 = Hostility card. Adds 7 to the total of your side.
effect-8 = Hostility card. Adds 8 to the total of your side.
effect-10 = Hostility card. Adds 10 to the total of your side.
effect-12 = Hostility card. Adds 12 to the total of your side.
effect-20 = Hostility card. Adds 20 to the total of your side.
effect-truce = Truce card. If both active players reveal one, they negotiate; against any other card it is betrayed and its side loses.

# The event cards. `.told` is what the log says when the card is drawn: with its text where the title does not tell all.
event-stark-1 = { title-stark-1 }
    .told = { title-stark-1 }. { effect-stark-1 }
event-stark-2 = { title-stark-2 }
    .told = { title-stark-2 }. { effect-stark-2 }
event-stark-3 = { title-stark-3 }
    .told = { title-stark-3 }. { effect-stark-3 }
event-lannister-1 = { title-lannister-1 }
    .told = { title-lannister-1 }. { effect-lannister-1 }
event-lannister-2 = { title-lannister-2 }
    .told = { title-lannister-2 }. { effect-lannister-2 }
event-lannister-3 = { title-lannister-3 }
    .told = { title-lannister-3 }. { effect-lannister-3 }
event-baratheon-1 = { title-baratheon-1 }
    .told = { title-baratheon-1 }. { effect-baratheon-1 }
event-baratheon-2 = { title-baratheon-2 }
    .told = { title-baratheon-2 }. { effect-baratheon-2 }
event-baratheon-3 = { title-baratheon-3 }
    .told = { title-baratheon-3 }. { effect-baratheon-3 }
event-tyrell-1 = { title-tyrell-1 }
    .told = { title-tyrell-1 }. { effect-tyrell-1 }
event-tyrell-2 = { title-tyrell-2 }
    .told = { title-tyrell-2 }. { effect-tyrell-2 }
event-tyrell-3 = { title-tyrell-3 }
    .told = { title-tyrell-3 }. { effect-tyrell-3 }
event-targaryen-1 = { title-targaryen-1 }
    .told = { title-targaryen-1 }. { effect-targaryen-1 }
event-targaryen-2 = { title-targaryen-2 }
    .told = { title-targaryen-2 }. { effect-targaryen-2 }
event-targaryen-3 = { title-targaryen-3 }
    .told = { title-targaryen-3 }. { effect-targaryen-3 }
event-special-1 = { title-special-1 }
    .told = { title-special-1 }. { effect-special-1 }
event-special-2 = { title-special-2 }
    .told = { title-special-2 }. { effect-special-2 }
event-special-3 = { title-special-3 }
    .told = { title-special-3 }. { effect-special-3 }

# The moments of a round at which abilities are used. Short phrases, inside a sentence.
window-before_hostages_acted = before hostages are released or tortured
window-after_hostages_acted = after hostages have been released and tortured
window-after_event_draw = after the event card is drawn
window-before_active_draw = before the active players draw
window-after_active_power = after the active players have moved power
window-before_support_offer = before a player offers support
window-after_support = after all offers of support are settled
window-before_cards_chosen = before cards are chosen
window-cards_chosen_facedown = while the cards lie face down
window-after_cards_revealed = after the cards are revealed
window-during_totals = while totals are added up
window-winner_determined = once it is settled who wins
window-before_negotiation = before the negotiation
window-after_negotiation = after the negotiation
window-rewards = after rewards are given
window-before_penalties = before penalties
window-after_penalties = after penalties
window-before_hostages_taken = before hostages are taken
window-after_hostages_taken = after hostages are taken
window-before_refill = before hands are refilled
window-after_refill = after hands are refilled
window-reaction_to_character_card = when a character card is played for its text

# The two sides of an encounter.
side-challenger = Challenger
side-defender = Defender

# The outcomes of an encounter.
outcome-hostility = Hostility
outcome-truce = Truce
outcome-betrayal = Betrayal

# The parts of a round, as log lines of their own.
phase-setup = Setup
phase-start = Start of the round
phase-preparation = Preparation phase
phase-support = Support phase
phase-encounter = Encounter phase
phase-resolution = Resolution phase
phase-end = End of the round

# What a card lets a player choose between, in lists and in `event-chose`. Without amounts: card sets differ.
choice-draw = draw cards
choice-power = move power to the characters
choice-cross = cross to the other side
choice-discard = discard cards
choice-hostage = give up a hostage
choice-bonus = let the other side have the bonus

## Questions to the player, one per kind of decision. No facts.

ask-leader = Choose your leader.
ask-hostage = Release or torture a hostage, or leave the hostages as they are.
ask-blow = Choose the character that loses 1 power.
ask-use = Do you use the ability of your leader?
ask-play = Do you play a character card for its effect?
ask-aim = Choose whose card the ability is aimed at, and which one.
ask-aim-open = Choose the open card the ability is aimed at.
ask-defender = Choose the Defender: the event card leaves it to you.
ask-power =
    { $b ->
        [0] { $a ->
            [one] Choose the character to which { $a } power goes.
           *[other] Distribute { $a } power among your characters.
        }
       *[other] { $a ->
            [one] Choose the character that loses { $a } power.
           *[other] Choose which characters lose { $a } power.
        }
    }
ask-character = Choose your character for this encounter.
ask-support = Whom do you support, and with which character?
ask-answer = Do you accept the support?
ask-lay = Choose a card to lay face down.
ask-proposal = Make a proposal, or declare the talks failed.
# How to type it, on the command line alone.
typing-proposal = Type for instance `propose sta influence 1 lan power 2`: who receives what.
ask-reply = What do you say to the proposal?
ask-source = Choose where the hostage comes from.
ask-victim = Choose the losing player from whom you take a hostage.
ask-amount = { $title }: how many?
ask-shed = Choose the cards to discard.
ask-pick = Choose a card.
ask-order = In which order do the cards go under the deck? The first will be drawn first.
ask-relay = Do you keep the card you have laid, or lay another?
ask-swap = Choose the card that takes the place of the revealed one.
ask-choice = Choose what happens.
ask-consent = Do you agree?
ask-due = Choose the effect that comes first.
# The next six are answered by chance; they appear in explanations and in replays.
ask-leaders = Chance draws two leader sheets.
ask-starter = Chance names the first Challenger.
ask-draw = Chance draws a card.
ask-event = Chance draws an event card.
ask-capture = Chance decides which card becomes the hostage.
ask-random = Chance picks a card.

## Parts of a choice: shown as a label when they are asked one by one, and as what is missing.

slot-leader = the leader
slot-act = what you do
slot-house = the House
slot-card = the card
slot-blow = the character that loses power
slot-ability = the ability
slot-target = the target of the ability
slot-defender = the Defender
slot-character = the character
slot-side = the side you support
slot-answer = yes or no to the support
slot-proposal = a proposal, or the end of the talks
slot-challenger-influence = the influence the Challenger spreads
slot-challenger-hostages = the hostages the Challenger takes
slot-challenger-power = the power the Challenger receives
slot-defender-influence = the influence the Defender spreads
slot-defender-hostages = the hostages the Defender takes
slot-defender-power = the power the Defender receives
slot-reply = the answer to the proposal
slot-source = the source of the hostage
slot-victim = the player who gives up a hostage
slot-amount = the amount
slot-choice = what happens
slot-consent = yes or no
slot-due = the effect that comes first
slot-leaders = the leader sheets
slot-starter = the first Challenger
slot-draw = the card drawn
slot-event = the event card
slot-capture = the captured card
slot-random = the card picked

## Choices, as lines of a numbered list

# A leader to choose. $leader; $effect: the text of the ability.
label-leader = { $leader }: { $effect }
# The hostages stay; one is released; one is tortured. No facts.
label-hostages-done = leave the hostages as they are
label-release = release a hostage
label-torture = torture a hostage
# A player. $seat.
label-house = { $seat }
# A card. $card.
label-card = { $card }
# A character. $person; $power: its power.
label-character = { $person } (power { $power })
# No ability is used. No facts.
label-pass = pass
# The ability of the leader; a character card. $leader or $card; $effect: the text.
label-use = { $leader }: { $effect }
label-play = { $card }: { $effect }
# Support. No facts; $seat: the active player who is supported.
label-nobody = nobody
label-support = { $seat }
# The answer to an offer. $seat: who offers; $person; $power: the character on offer.
label-accept-support = accept { $person } of { $seat } (power { $power })
label-refuse-support = refuse { $person } of { $seat } (power { $power })
# The talks of a Truce. No facts.
label-propose = make a proposal
label-no-deal = declare the talks failed
label-accept-deal = accept the proposal
label-refuse-deal = refuse the proposal
# One amount of a proposal. $seat: who receives it; $amount.
label-deal-influence = { $amount ->
    [one] { $seat } places { $amount } influence token
   *[other] { $seat } places { $amount } influence tokens
}
label-deal-hostages = { $amount ->
    [one] { $seat } takes { $amount } hostage
   *[other] { $seat } takes { $amount } hostages
}
label-deal-power = { $seat } receives { $amount } power
# Where a hostage is taken from. $victim_seat: from whom; $count: cards in hand; $owner_seat: the House of the card.
label-source-deck = the top card of the deck of { $victim_seat }
label-source-hand = { $count ->
    [one] the only card in the hand of { $victim_seat }
   *[other] one of { $count } cards in the hand of { $victim_seat }, at random
}
label-source-hostage = a hostage held by { $victim_seat }, a card of { $owner_seat }
# A number. $amount.
label-amount = { $amount }
# The laid card stays, or is exchanged. No facts.
label-keep = keep the laid card
label-change = take it back and lay another
# One of the options of a card. $choice.
label-choice = { $choice } ({ $title }, { $seat })
# A card needs somebody's consent. $title: of the card; $seat: who played it.
label-agree = agree to { $title } ({ $seat })
label-refuse = refuse { $title } ({ $seat })
# One of several effects that are due. $title: of the card; $seat: who used it.
label-due = { $title } ({ $seat })
# Chance: leader sheets drawn; the first Challenger; a card drawn or captured; an event card. $seat; $persons; $card; $event.
label-leaders = { $seat }: { $persons }
label-starter = first Challenger: { $seat }
label-draw = { $seat }: { $card }
label-event = { $event }

## Log lines. $seat is always the House that acts or that it concerns. Short: at most about 90 letters.
## The attribute `own` is the same line for somebody who knows more.

# Two leader sheets are drawn. $seat; in `own` also $persons: which.
event-leaders-drawn = { $seat } draws two leader sheets
    .own = { $seat } draws two leader sheets: { $persons }
# The leaders are revealed. $seat; $leader; $effect: the text of the ability.
event-leader = { $seat } is led by { $leader }: { $effect }
# The first Challenger is known. $seat.
event-starter = { $seat } is the first Challenger
# A round begins. $round; $seat: the Challenger.
event-round = Round { $round }. Challenger: { $seat }
# A phase begins. $phase.
event-phase = { $phase }
# Cards are drawn. $seat; $count; in `own` also $cards: which.
event-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .own = { $seat } draws { $cards }
# A deck has run out. $seat; $count: cards of the new one.
event-reshuffled = { $seat } shuffles the discard pile into a new deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
# A leader's ability is used: on nobody in particular, on players, on a character. $seat; $leader; $target_seats; $person. ($effect: the text.)
event-used = { $seat } uses the ability of { $leader }
event-used-at-house = { $seat } uses the ability of { $leader } on { $target_seats }
event-used-at-character = { $seat } uses the ability of { $leader } on { $person }
# A character card is played for its text. $seat; $card; $effect: the text; $target_seats; $person.
event-played = { $seat } plays { $card }: { $effect }
event-played-at-house = { $seat } plays { $card } on { $target_seats }: { $effect }
event-played-at-character = { $seat } plays { $card } on { $person }: { $effect }
# The card an ability is aimed at has been picked; only its House is known to all. $seat; $owner_seat.
event-aimed = { $seat } picks a card of { $owner_seat }
# A card just played has no effect. $seat: who played it.
event-cancelled = The card played by { $seat } is cancelled
# Somebody chose between the options of a card; agreed; refused. $seat; $choice.
event-chose = { $seat } chooses: { $choice }
event-agreed = { $seat } agrees
event-refused = { $seat } does not agree
# Penalty or reward of this round are prevented. $seat.
event-prevented-penalty = { $seat } will suffer no penalty
event-prevented-reward = { $seat } will get no reward
# A hostage is released. $seat; $owner_seat: the House of the card; in `own` also $card.
event-released = { $seat } releases a hostage of { $owner_seat }
    .own = { $seat } releases a hostage of { $owner_seat }: { $card }
# A hostage is tortured; the character on it was dead already. $seat; $owner_seat; $card; $person.
event-tortured = { $seat } tortures a hostage of { $owner_seat }: { $card }
event-torture-idle = { $person } is already dead: the torture takes no power
# A hostage is taken: from the deck, from the hand, from the hostages of somebody; or the card is one's own. $seat;
# $victim_seat: from whom; $owner_seat: the House of the card; in `own` also $card.
event-hostage-from-deck = { $seat } takes a hostage from the deck of { $victim_seat }
    .own = { $seat } takes a hostage from the deck of { $victim_seat }: { $card }
event-hostage-from-hand = { $seat } takes a hostage from the hand of { $victim_seat }
    .own = { $seat } takes a hostage from the hand of { $victim_seat }: { $card }
event-hostage-from-hostage = { $seat } takes a hostage of { $owner_seat } away from { $victim_seat }
    .own = { $seat } takes a hostage of { $owner_seat } away from { $victim_seat }: { $card }
event-hostage-own = { $seat } gets back a card of its own from { $victim_seat }
    .own = { $seat } gets back a card of its own from { $victim_seat }: { $card }
# The event card. $event, in its form `told`. ($seat: the Challenger; $effect: the text.)
event-event-drawn = Event card: { $event_told }
event-events-reshuffled = The discarded event cards form a new deck
# The Defender is known. $seat.
event-defender = { $seat } is the Defender
# A character is sent. $seat; $person. ($side.)
event-character-chosen = { $seat } sends { $person } into the encounter
# Support. $seat: who offers, or who answers; $goal_seat: the active player; $person; $power.
event-supports-nobody = { $seat } supports nobody
event-support-offered = { $seat } offers { $goal_seat } the support of { $person } (power { $power })
event-support-accepted = { $seat } accepts the support of { $person }
event-support-refused = { $seat } refuses the support of { $person }
# Support by force; a change of sides; a withdrawal. $person; $side; $seat.
event-forced = { $person } must support the { $side }
event-crossed = { $seat } crosses to the { $side }'s side
event-withdrew = { $seat } withdraws from the encounter
# Another character takes part. $seat; $old_person; $person.
event-character-swapped = { $seat } exchanges { $old_person } for { $person }
# A card is laid face down; without a hand, the top card of the deck. $seat; in `own` also $card.
event-laid = { $seat } lays a card face down
    .own = { $seat } lays face down: { $card }
event-laid-unseen = { $seat } has no cards in hand and lays the top card of its deck unseen
# The laid cards are revealed. $seat, $card: the Challenger's; $other_seat, $other_card: the Defender's.
event-revealed = Revealed – { $seat }: { $card }; { $other_seat }: { $other_card }
# The outcome, and a change of it. $outcome.
event-outcome = Outcome: { $outcome }
event-outcome-changed = The outcome changes to { $outcome }
# The total of a side; a sum follows. $side; $amount.
event-total = Total of the { $side }'s side: { $amount }
# Something is added to a total; a card counts something else. $side; $seat; $amount.
event-bonus = +{ $amount } for the { $side }'s side
event-value-set = The card of { $seat } now counts { $amount }
# Who wins the encounter. $side.
event-side-won = The { $side }'s side wins the encounter
event-winner-changed = The { $side }'s side wins instead
event-tied = A tie: both sides lose
# A proposal. $seat; $challenger_seat and $defender_seat: the two; and what each receives.
event-proposed = { $seat } proposes: { $challenger_seat } receives { $challenger_influence ->
        [0] { $challenger_hostages ->
            [0] { $challenger_power ->
                [0] nothing
               *[other] { $challenger_power } power
            }
           *[other] { $challenger_power ->
                [0] { $challenger_hostages } hostages
               *[other] { $challenger_hostages } hostages, { $challenger_power } power
            }
        }
       *[other] { $challenger_hostages ->
            [0] { $challenger_power ->
                [0] { $challenger_influence } influence
               *[other] { $challenger_influence } influence, { $challenger_power } power
            }
           *[other] { $challenger_power ->
                [0] { $challenger_influence } influence, { $challenger_hostages } hostages
               *[other] { $challenger_influence } influence, { $challenger_hostages } hostages, { $challenger_power } power
            }
        }
    }; { $defender_seat } { $defender_influence ->
        [0] { $defender_hostages ->
            [0] { $defender_power ->
                [0] nothing
               *[other] { $defender_power } power
            }
           *[other] { $defender_power ->
                [0] { $defender_hostages } hostages
               *[other] { $defender_hostages } hostages, { $defender_power } power
            }
        }
       *[other] { $defender_hostages ->
            [0] { $defender_power ->
                [0] { $defender_influence } influence
               *[other] { $defender_influence } influence, { $defender_power } power
            }
           *[other] { $defender_power ->
                [0] { $defender_influence } influence, { $defender_hostages } hostages
               *[other] { $defender_influence } influence, { $defender_hostages } hostages, { $defender_power } power
            }
        }
    }
# The end of the talks. $seat: who accepts, refuses or gives up.
event-deal = { $seat } accepts the proposal: the deal is made
event-deal-refused = { $seat } refuses the proposal
event-no-deal = { $seat } declares the talks failed
event-talks-failed = No agreement: both sides lose
# Influence. $seat; $goal_seat: on whom; $amount: tokens; $count: all tokens the House has on other boards.
event-influence = { $seat } spreads influence on { $goal_seat } (+{ $amount }, now { $count } of 5)
# Power is moved. $amount; $seat: from whose leader sheet; $person: from which character; $goal_person: to which
# character; $goal_seat: to whose leader sheet.
event-power-from-leader-to-character = { $seat } moves { $amount } power to { $goal_person }
event-power-from-leader-to-leader = { $amount } power from the leader sheet of { $seat } to that of { $goal_seat }
event-power-from-leader-to-box = { $seat } returns { $amount } power from its leader sheet to the box
event-power-from-character-to-leader = { $amount } power from { $person } to the leader sheet of { $goal_seat }
event-power-from-character-to-character = { $amount } power from { $person } to { $goal_person }
event-power-from-character-to-box = { $amount } power from { $person } to the box
# A character dies. $person. ($seat.)
event-died = { $person } dies
# Cards are discarded. $seat; $cards.
event-discarded = { $seat } discards { $cards }
# A card comes to a hand, a discard pile, a deck; unseen, or for all to see. $seat: whose hand; $owner_seat: the House of the card; $card.
event-returned-to-hand = { $seat } takes a card into hand
    .own = { $seat } takes into hand: { $card }
event-returned-to-hand-open = { $seat } takes { $card } into hand
event-returned-to-discard = A card of { $owner_seat } goes to the discard pile
    .own = A card of { $owner_seat } goes to the discard pile: { $card }
event-returned-to-discard-open = A card of { $owner_seat } goes to the discard pile: { $card }
event-returned-to-deck = A card of { $owner_seat } goes on top of the deck
    .own = A card of { $owner_seat } goes on top of the deck: { $card }
event-returned-to-deck-open = A card of { $owner_seat } goes on top of the deck: { $card }
# Cards go under a deck. $seat: whose deck; $count; in `own` also $cards.
event-put-under = { $count ->
    [one] { $count } card goes under the deck of { $seat }
   *[other] { $count } cards go under the deck of { $seat }
}
    .own = Under the deck of { $seat }: { $cards }
# Somebody looks at cards. $seat; $victim_seat: whose cards; $count; in `own` also $cards.
event-looked = { $seat } looks at { $count ->
    [one] { $count } card of { $victim_seat }
   *[other] { $count } cards of { $victim_seat }
}
    .own = { $seat } looks at cards of { $victim_seat }: { $cards }
# The top card of a deck is turned up. $seat; $card.
event-turned-up = { $seat } turns up the top card of its deck: { $card }
# The revealed card is exchanged. $seat; $old_card; $card.
event-exchanged = { $seat } exchanges the revealed card: { $old_card } → { $card }
# The card laid face down is exchanged, or not. $seat.
event-relaid = { $seat } takes the laid card back and lays another
event-kept-laid = { $seat } keeps the laid card
# The end of a round. No facts.
event-upkeep = Upkeep: character tokens return, played cards are discarded, hands are refilled
# The end of the game. $seat: whose characters are dead; $seats: the winners; $amount: their tokens on other boards.
event-wiped-out = All characters of { $seat } are dead
event-won = { $seats_count ->
    [one] End of the game. Winner: { $seats }
   *[other] End of the game. Shared victory: { $seats }
} ({ $amount ->
    [one] { $amount } influence token
   *[other] { $amount } influence tokens
})

## Lines of a sum, below a log line and in the final derivation. $amount is shown in front of them.

# The value of the laid card. ($card.)
term-card = card
# The power of a character. $person. ($seat.)
term-power = { $person }
# What abilities have added.
term-bonus = from abilities
# The end of the game: tokens on other boards. $seat.
term-placed = { $seat }: influence tokens on other boards

## Rules that are cards. $title, $effect: of the card.

rule-card = { $title }: { $effect }

## Refusals: why a choice is not possible. Full sentences, shown with the rule and its page.

# An ability cannot be used now, or not on this, because of its own text. $title, $effect: of the card.
refused-card = { $title }: this is not possible now. { $effect }

# Setting up. $players: the number asked for; $least, $most: the numbers possible; $seat; $person.
refused-IT-COMP-01 = The game is for { $least } to { $most } players, not { $players }.
refused-IT-SETUP-01 = Every House can be chosen only once, but this one is named twice: { $seat }.
refused-IT-SETUP-03 = Every player draws two of the five leader sheets of their House.
refused-IT-SETUP-04 = You have not drawn this leader sheet: { $person }.
refused-IT-SETUP-15 = The first Challenger must be one of the players.

# Hostages. $owner_seat: the House of a card; $person; $victim_seat: from whom a hostage is taken.
refused-IT-HOSTAGE-02 = This card cannot be captured here.
refused-IT-HOSTAGE-05 = A hostage comes from the deck, from the hand or from the hostages of the other player.
refused-IT-HOSTAGE-11 = You hold no hostage of this House: { $owner_seat }.
refused-IT-HOSTAGE-13 = There is no card to take from { $victim_seat }.
refused-IT-TORTURE-06 = The tortured card belongs to { $owner_seat }, but { $person } does not.
refused-IT-TORTURE-07 = You choose a character of the House of the tortured card.
refused-IT-RES-10 = A hostage can be taken only from the losing side, not from { $victim_seat }.
refused-IT-RES-13 = Somebody who suffers no penalty gives up no hostage: { $victim_seat }.

# Defender, characters, power, support. $seat; $person.
refused-IT-ROUND-02 = The Challenger cannot be the Defender as well: { $seat }.
refused-IT-PREP-01 = The event card does not allow this Defender: { $seat }.
refused-IT-PREP-03 = The Challenger chooses another player as the Defender.
refused-IT-PREP-08 = You can send only a character of your own House, not { $person }.
refused-IT-POWER-04 = You can choose only your own characters, not { $person }.
refused-IT-POWER-05 = The power cannot be split like this: { $person }.
refused-IT-POWER-08 = { $person } has no more power to lose.
refused-IT-DEATH-02 = { $person } is dead and cannot be chosen.
refused-IT-DEATH-03 = { $person } is dead, so this card cannot be played for its text.
refused-IT-DEATH-06 = { $person } is dead and can get no power.
refused-IT-SUPP-02 = You support the Challenger, the Defender or nobody.
refused-IT-SUPP-04 = You can offer only a character of your own House, not { $person }.
refused-IT-SUPP-05 = The support is either accepted or refused.

# Cards and abilities. $card; $window: when the card can be played; $person; $owner_seat.
refused-IT-ENC-01 = You lay one card from your hand.
refused-IT-ENC-10 = Captured cards cannot be laid: { $card }.
refused-IT-LEAD-02 = The ability of your leader cannot be used at this moment.
refused-IT-LEAD-03 = You use the ability of your leader, or you pass.
refused-IT-CHAR-02 = This card is played at another moment: { $window }.
refused-IT-CHAR-03 = { $person } does not participate in the encounter, so this card cannot be played for its text.
refused-IT-CHAR-04 = A card of your leader can be played for its text only while one of your living characters participates.
refused-IT-CARDS-02 = This card is not in the deck.
refused-IT-CARDS-04 = The text of a captured card cannot be used; this one belongs to { $owner_seat }.
refused-IT-CONFLICT-01 = The text of a card or of a leader does not allow this now.
refused-IT-CONFLICT-04 = The Challenger decides which effect comes first.

# The talks of a Truce. $amount: what was asked; $most: what is possible; $seat: who would give it.
refused-IT-TRUCE-02 = You make a proposal, or you declare the talks failed.
refused-IT-TRUCE-04 = The hostages taken can be { $most } at most, not { $amount }.
refused-IT-TRUCE-05 = The power that changes hands can be { $most } at most, not { $amount }.
refused-IT-TRUCE-06 = The leader sheet of { $seat } has only { $most } power, not { $amount }.
refused-IT-TRUCE-08 = The influence tokens placed can be { $most } at most, not { $amount }.
refused-IT-INFL-03 = There are not enough influence tokens left: only { $most }, not { $amount }.
refused-IT-TRUCE-09 = In a deal at least one thing must change hands.
refused-IT-TRUCE-16 = You accept the proposal, refuse it, or declare the talks failed.

## Options of the game, in the list of games and in help. `any`: any text, or the name of a file.

option-houses = Houses in play
option-houses-first = the first ones of Stark, Lannister, Baratheon, Tyrell, Targaryen
option-houses-any = these Houses in the order of the seats, such as tyrell,stark,lannister
option-release_draw = who draws a card after a release
option-release_draw-releaser = the player who releases the hostage
option-release_draw-both = that player and the owner of the card
option-proposals = proposals of each player in the talks of a Truce
option-proposals-1 = 1
option-proposals-2 = 2
option-proposals-3 = 3
option-proposals-4 = 4
option-proposals-5 = 5
option-proposals-6 = 6
option-proposals-7 = 7
option-proposals-8 = 8
option-proposals-9 = 9
option-character_cards = character cards of a House
option-character_cards-distinct = ten different ones
option-character_cards-paired = five, each of them twice
option-start = first Challenger
option-start-random = by chance
option-start-seat = the player at the named seat
option-cards = card set
option-cards-built-in = the built-in one
option-cards-any = from a file; see the command cards

## Groups of rules, as headings of the rules list

topic-comp = Components
topic-setup = Setup
topic-power = Power
topic-infl = Influence
topic-talk = Table talk
topic-round = The round
topic-prep = Preparation phase
topic-supp = Support phase
topic-enc = Encounter phase
topic-hostility = Hostility
topic-truce = Truce
topic-betrayal = Betrayal
topic-res = Resolution phase
topic-eor = End of the round
topic-win = Winning the game
topic-lead = Leaders
topic-char = Character cards
topic-wdr = Withdrawal
topic-death = Character death
topic-hostage = Taking hostages
topic-release = Releasing hostages
topic-torture = Torturing hostages
topic-conflict = Golden rules
topic-cards = House cards
topic-part = Participation
topic-example = Examples of the rulebook
topic-leaders = Leader abilities
topic-character-cards = Texts of the character cards
topic-events = Event cards

## The table in the terminal. Short words; the board has 80 columns.

# In the heading. $round: the number of the round; there is no last one.
board-round = round { $round }
# The part of the round, in the heading.
board-phase-setup = setup
board-phase-start = start of the round
board-phase-preparation = Preparation phase
board-phase-support = Support phase
board-phase-encounter = Encounter phase
board-phase-resolution = Resolution phase
board-phase-end = end of the round
board-phase-over = the game is over
# Below the heading, each followed by a colon and a name.
board-challenger = Challenger
board-defender = Defender
board-event = Event
# One letter for each side of the encounter, in front of the characters that take part. They must differ.
board-mark-challenger = C
board-mark-defender = D
# The marks on the board, in one line of at most 80 letters. The two letters are those of the sides above.
board-legend = ♛ leader, power in reserve · ● influence placed · C, D side · ✝ dead
# Behind the code of the reader's own house.
board-you = you
# Where the leader will stand, until all have chosen.
board-no-leader = leader not chosen yet
# In brackets behind the name of a leader's ability: already used this round, or not.
board-used = used
board-ready = ready
# Followed by a colon and the houses on whose boards tokens lie.
board-influence = influence
# Each followed by a number of cards; the last one by a colon and houses.
board-hand = hand
board-deck = deck
board-discards = discards
board-hostages = hostages
# Heading of the encounter, and its outcome.
board-encounter = Encounter
board-outcome = outcome
board-outcome-hostility = Hostility
board-outcome-truce = Truce
board-outcome-betrayal = Betrayal
# Headings of the columns of the encounter: power of all characters of a side, its card, bonuses, sum.
board-power = Power
board-card = Card
board-bonus = Bonus
board-total = Total
# Behind the sum of a side.
board-wins = wins
board-loses = loses
# Before the abilities used this round, and behind one that another card has cancelled.
board-abilities = Used this round
board-cancelled = (cancelled)
# A laid card that is not revealed yet.
board-face-down = face down
# The talks of a Truce. Behind the name of a house and before what it would get.
board-receives = receives:
board-deal-influence = { $count } influence
board-deal-hostages = { $count ->
    [one] { $count } hostage
   *[other] { $count } hostages
}
board-deal-power = { $count } power
board-nothing = nothing
board-talks-success = Agreement reached
board-talks-failure = No agreement reached: both sides lose
# The proposal that waits for an answer: followed by a colon and the house that made it.
board-proposal = Proposal
board-no-proposal = no proposal on the table
# Followed by the houses with their numbers.
board-proposals = Proposals left
# What happens if there is no agreement.
board-no-deal = No agreement
board-no-deal-means = both sides lose; half the power of each character taking part, rounded up, goes back to its leader.
# The reader's own cards, by type.
board-your-hand = Your hand
board-type-hostility = Hostility
board-type-truce = Truce
board-type-character = Characters
board-your-hostages = Hostages
# Cards that the reader is looking at because of an ability.
board-looked = You see
# Heading above the abilities of all leaders.
board-leaders = Leaders
# Heading above the Character cards played this round.
board-played = Played this round

# What is followed from round to round when a game is over; the title of a plot.
measure-influence = Influence tokens on other boards
measure-encounters = Encounters won as active player
measure-power = Power of the characters
measure-living = Living characters
