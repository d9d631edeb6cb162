# The command line: help, tables, prompts and errors. Words in `code` marks, options such as --json,
# commands such as `undo`, and file names are typed by people and are never translated.

## Help of the program and of its commands (throneroom --help, throneroom COMMAND --help)

# The first line of the program's help.
help-app = Board games of intrigue with exact rules that explain themselves.
# One line per command in the program's help, and the first paragraph of the command's own help.
help-games = List the games.
help-play = Play a game in the terminal against bots.
help-simulate = Let bots play many games and count the results.
help-check = Run scenario files: a position, moves, and what must be true then.
help-replay = Show a recorded game step by step.
help-verify = Play recorded games again and check every line of them.
help-rules = Show the rules of a game, how they are kept, and which tests show it.
help-bench = Measure the speed of the games.
# Headings and fixed words of help pages.
help-usage = Usage:
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-examples = Examples
# The heading over the bots, and what each of them is.
help-bots = Bots
help-bot-greedy = always takes what looks best at this moment; it does not plan ahead
help-bot-random = chooses at random
# After an option that must be given.
help-required = [required]
# After an option. { $value }: the value it has when it is not given.
help-default = [default: { $value }]

## Placeholders in help pages, in capitals: what has to be put there

metavar-command = COMMAND
metavar-options = OPTIONS
metavar-game = GAME
metavar-rule = RULE
metavar-file = FILE
# A file that need not be given.
metavar-file-optional = [FILE]
metavar-directory = DIRECTORY
metavar-number = NUMBER
metavar-seat = SEAT
metavar-bots = BOT,BOT
metavar-option = NAME=VALUE
metavar-language = LANGUAGE
metavar-seed = SEED

## Help of the options and arguments. $seats: the codes of the seats of every game; $file: a file.

opt-help = Show this help.
opt-version = Show the version.
opt-lang = The language: en, cs or hu. Without it, THRONEROOM_LANG or LANG decides.
opt-json = Print data as JSON.
opt-seed = The seed: the same seed gives the same game.
opt-option = An option of the game; may be given several times.
opt-players = The number of players.
opt-games = How many games to play.
opt-bots-simulate = The bots, separated by commas; empty seats are filled with `random`. After every game the bots change seats.
opt-bots-play = The bots you play against, separated by commas; the last one fills the other seats too.
opt-jobs = How many processes work at once; 0 means one per processor. The result does not depend on it.
opt-check-invariants = Check after every action that the table makes sense.
opt-keep-errors = Keep the record of every failed game in this directory.
opt-seat-play = The code of your seat ({ $seats }); without it, the first seat.
opt-seat-replay = Show only what this seat could see ({ $seats }).
opt-resume = Continue a saved game: the given one or, without a file, the one you left last.
opt-save = Where to save the game when you leave it; without it: { $file }
opt-ask-everywhere = Ask you in every window, also where you can only pass.
opt-step = Show the position after this many actions.
opt-coverage = Show for every rule how it is kept and which tests show it.
opt-write-coverage = Write the coverage file anew from the tests of a source checkout.
arg-game = The id of a game, as `throneroom games` lists it.
arg-rule = The id of a rule.
arg-scenarios = Scenario files in YAML.
arg-record = The file of a recorded game.
arg-records = Files of recorded games.

## Errors. All are printed on the error stream after the word below.

# The word in front of every error. $message: the error itself, a sentence.
error = Error: { $message }
# After an error in the command line. $command: the command to type (not translated).
error-hint = Help: { $command }
error-file-missing = There is no file “{ $file }”.
error-file-directory = “{ $file }” is a directory, not a file.
error-file-permission = “{ $file }” may not be opened; permission is missing.
# $reason: the name of the error as the operating system gives it (not translated).
error-file-other = “{ $file }” cannot be used ({ $reason }).
error-file-binary = “{ $file }” is not a text file.
# $size, $limit: in megabytes.
error-file-large = “{ $file }” is too large: { $size } MB, at most { $limit } MB are read.
# $file; $line, $column: where the file stops making sense.
error-yaml = “{ $file }” is not correct YAML: line { $line }, column { $column }
error-yaml-nowhere = “{ $file }” is not correct YAML.
# The scenario file lacks its outer form. The words in code marks are keys of the file.
error-scenario-file = “{ $file }” is not a scenario file: it must name a `game` and have a list of `scenarios`.
# $text: what is wrong, in the technical words of the scenario format (not translated).
error-scenario = “{ $file }”: { $text }
# $line: the line; $message: what is wrong there, a sentence.
error-record = “{ $file }”, line { $line }: { $message }
error-file-write = “{ $file }” cannot be written ({ $reason }).
error-save-foreign = “{ $file }” exists and is not a saved game; it is left alone.
error-save-missing = There is no saved game. It would be here: “{ $file }”
error-save-over = The game in “{ $file }” is over. To look at it: { $command }
# $name: the option that cannot go together with --resume.
error-resume-with = { $name } cannot be given together with --resume; the saved game has its own.
# The saved game does not say who played it.
error-resume-seat = “{ $file }” is not a game somebody played against bots; nobody's seat is named in it.
# $name: the option; $given: what was typed.
error-number = { $name } must be a whole number, not “{ $given }”.
error-number-least = { $name } must be at least { $least }, not { $given }.
error-number-range = { $name } must be from { $least } to { $most }, not { $given }.
error-option-form = --option needs the form NAME=VALUE, not “{ $given }”.
error-option-twice = The option “{ $name }” is given twice.
# $given: how many bots were named; $most: how many are possible.
error-bots-many = Too many bots: { $given }; at most { $most } are possible here.
error-bots-empty = A bot's name is missing in “{ $given }”.
# $seat: the code typed; $players: the number of players.
error-seat-empty = Nobody sits at “{ $given }” in a game of { $players }.
error-rule = There is no rule “{ $given }” in this game.
# After the line above. $known: ids that look similar.
error-rule-near = Perhaps: { $known }
# `throneroom rules ID` without a game, or rules without anything.
error-game-missing = Name a game: { $known }
error-language = There is no language “{ $given }”. There are: { $known }
error-command = There is no command “{ $given }”. There are: { $known }
error-no-option = There is no option { $name }.
# $known: options that look similar.
error-no-option-near = There is no option { $name }. Perhaps: { $known }
error-option-value-missing = The option { $name } needs a value.
error-option-value-extra = The option { $name } takes no value.
# $name: the placeholder of the argument in capitals.
error-argument-missing = An argument is missing: { $name }
error-option-missing = An option is missing: { $name }
error-arguments-extra = Too many arguments: { $text }
# $text: the message of a library (not translated).
error-usage = The command line is not understood: { $text }
error-checkout = The coverage file can be written only in a source checkout with its tests.
error-interrupted = Interrupted.
# A defect of the program. $text: technical (not translated).
error-internal = Something went wrong inside the program: { $text }
# After the line above.
error-internal-hint = Please report it. THRONEROOM_DEBUG=1 shows more.

## Column headings of tables

col-id = Id
col-title = Title
col-players = Players
col-rules = Rules
col-options = Options
col-seat = Seat
col-bot = Bot
col-wins = Wins
col-share = Share
col-rule = Rule
col-page = Page
col-kept = Kept
col-tests = Tests
col-player = Player
col-points = Points
col-place = Place

## throneroom games

# The numbers of players of a game. $least, $most.
games-players = { $least }–{ $most }
# The heading over the options of a game. $title: the game; $name: its id (not translated).
games-options = { $title } ({ $name }) – options

## throneroom simulate: a table of results, one line each

# The heading. $title: the game; $players: the number of players.
sim-title = { $title }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
sim-games = Games
sim-decisions = Decisions
sim-mean-decisions = Decisions per game
sim-seconds = Seconds
sim-games-per-second = Games per second
sim-decisions-per-second = Decisions per second
sim-errors = Errors
sim-hash = Hash of the records
sim-wins-by-seat = Wins by seat
sim-wins-by-bot = Wins by bot
# The progress bar.
sim-progress = Playing
# A failed game. $number: its number; $text: technical; one line each.
sim-error = Game { $number } failed: { $text }
# $file: where its record was kept.
sim-error-kept = Game { $number } failed: { $text } – record: { $file }

## throneroom rules

# How the program keeps a rule; the words of the column "Kept".
kept-enforced = enforced
kept-structural = built in
kept-procedure = carried out
kept-server = kept by the server
kept-house-rule = house rule
kept-deviation = deviation
kept-unsure = unsure
# What those words mean; shown with one rule.
kept-enforced-means = A choice against it is refused.
kept-structural-means = The data cannot break it.
kept-procedure-means = A step of the program does it.
kept-server-means = The game server sees to it.
kept-house-rule-means = The book is silent; we decided.
kept-deviation-means = The program differs from the book here.
kept-unsure-means = The book is unclear here.
# $page: the page of the rulebook.
rules-page = page { $page }
rules-no-page = ruling, no page
# Label in front of the tests of one rule.
rules-tests = Tests that show it (file and name)
rules-no-tests = no test
# Label in front of the reason for a deviation, house rule or doubt.
rules-reason = Reason
# Label in front of a note.
rules-note = Note
# The last line of the list. $count: the number of rules.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
# The last line of the coverage table. $count: the number of rules; $shown: how many have a test.
rules-coverage = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}, shown by a test: { $shown }
# $file: the file written; $count: the number of rules in it.
rules-written = Written: { $file } ({ $count })

## throneroom check

# The mark of a scenario that holds, or does not. Short.
check-ok = ok
check-failed = FAILED
# Labels of the two sides of a difference.
check-wanted = wanted
check-found = found
# The last line. $count: all scenarios; $failed: how many do not hold.
check-summary-broken = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}: { $held ->
    [one] { $held } holds
   *[other] { $held } hold
}, { $failed ->
    [one] { $failed } does not
   *[other] { $failed } do not
}, { $broken ->
    [one] { $broken } makes no sense
   *[other] { $broken } make no sense
}
check-summary = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}, { $failed ->
    [0] all hold
    [one] { $failed } does not hold
   *[other] { $failed } do not hold
}

## throneroom replay and throneroom verify

# The heading. $title: the game; $players: the number of players.
replay-title = { $title }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
# Above the position. $step: actions so far; $most: all actions of the record.
replay-step = After action { $step } of { $most }
# The prompt between steps. The letters are typed and not translated.
replay-prompt = n next, p previous, a number, q quit
replay-first = This is the beginning.
replay-last = This is the end.
# The game in the record was not played to its end.
replay-unfinished = The game is not finished.
# A step outside the record. $given: what was typed; $most: the last step.
error-step = The record has the steps 0 to { $most }; there is no step { $given }.
# A good record. $file; $count: actions; $seats: the winners.
verify-won = { $file }: correct, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, { $seats_count ->
    [one] winner: { $seats }
   *[other] winners: { $seats }
}
# A good record of an unfinished game. $file; $count: actions.
verify-unfinished = { $file }: correct, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, unfinished

## throneroom play: prompts and answers

# The first lines. $title: the game; $seat: the reader's seat.
play-welcome = { $title }. You play { $seat }.
# A player at the table. $seat; $bot: the name of the bot.
play-bot = { $seat }: the bot { $bot }
play-hint = Type the number of a choice or the words to the right of it; ? explains the decision, `help` lists the commands.
# $file: the saved game.
play-resumed = Continuing: { $file }
# Above the choices. $seat: the reader's seat; $question: the question, a sentence.
play-turn = { $seat }: { $question }
# Above the choices of one part. $slot: the part (a name from slot-...).
play-part = Choose { $slot }:
# As a line of the list of choices: go back to the part before; finish the choice.
play-back = back
play-done = done
# What was typed is no number of the list. $given; $most: the last number.
play-number = There is no choice { $given }; { $most ->
    [1] type 1.
   *[other] type a number from 1 to { $most }.
}
# After a refusal: how to learn more.
play-refused-hint = Type `why` to see everything that is not possible now, and why.
# The same where there is nothing that `why` could list.
play-refused-ask = Type ? to see the choices and their rules.
# Under the question, by `?`: the rules behind it.
play-rules = Rules
# By `?`: the choice made for a player who never answers. $text: the choice, in notation.
play-default = Default if you never answer: { $text }
# By `?`: a line before the notation of the choices.
play-notation = In words
# By `why`: the list of what is not possible.
play-blocked = Not possible now
play-blocked-none = Every choice that is listed is possible now.
# A number below the list of choices, as `why` counts on. $number; $text: that choice; $message: why not, a sentence.
play-blocked-number = Choice { $number } ({ $text }) is not possible now. { $message }
# By `why N` for a possible choice. $text: that choice, in notation.
play-why-allowed = This is possible: { $text }
# By `rules` and words: nothing was found. $text: the words.
play-rules-none = No rule says anything of “{ $text }”.
# More rules were found than are shown. $count: how many more.
play-rules-more = { $count ->
    [one] { $count } more rule; add a word to find fewer.
   *[other] { $count } more rules; add a word to find fewer.
}
# By `rules` alone. $message: the groups of rules, a list.
play-rules-topics = Add the id of a rule, or words, to search for. The rules are about: { $message }
# By `cards`.
play-cards = Cards
# By `log`.
play-log = Log
play-log-empty = Nothing has happened yet.
# By `undo`. $count: actions taken back.
play-undone = { $count ->
    [one] { $count } action taken back.
   *[other] { $count } actions taken back.
}
# Why `undo` is not possible.
play-undo-none = You have not done anything that could be taken back.
play-undo-learned = It cannot be taken back: since your last action somebody has learned something or somebody else has acted.
# $file: where.
play-saved = Record of the game saved: { $file }
# After leaving. $command: the command to type (not translated).
play-continue = To continue: { $command }
# The list of commands by `help`. Left the command (not translated), right one of these.
# $full: the words of a choice; $text: the same shortened; $seats: the players with their codes; $file: where the game is saved.
play-help-number = choose from the list
play-help-back = go back, when a choice has several parts
play-help-words = choose in words, for instance: { $full }; every word may be shortened: { $text }
# In front of the line above: what is typed.
play-help-words-what = words
play-help-seats = the players in words: { $seats }
play-help-question = explain this decision and its rules
play-help-why = explain why something is not possible; without a number or words, list everything that is not possible now
# After `why`, in brackets: what may be typed there.
play-help-why-what = number|words
play-help-rules = search the rules of the game
# After `rules`, in brackets: what may be typed there.
play-help-rules-what = id|words
play-help-cards = show your cards with their effects
play-help-log = show what has happened
play-help-undo = take back your last action; not possible once another player has acted or anybody has learned something new
play-help-save = save the game: { $file }
play-help-quit = save the game and leave; `throneroom play --resume` continues it
play-help-help = show this list
play-help-board = draw the table again

## The end of a game

play-over = The game is over
# $seats: the winners; $seats_count: how many.
play-winners = { $seats_count ->
    [one] Winner: { $seats }
   *[other] Shared victory: { $seats }
}
play-you-won = You won!
play-you-shared = You share the victory!
play-you-lost = You lost.
# Above the sums and rules that decide the game.
play-derivation = How the victory was decided

## throneroom bench: one table per game, a line for each number of players. Short headings, units last.

bench-clone-us = Clone µs
bench-step-us = Step µs
# Listing what may be chosen.
bench-options-us = List µs
# Building what one player may know.
bench-view-us = View µs
# Imagining a whole game from what one player knows.
bench-sample-world-us = World µs
# Whole random games.
bench-playouts-per-second = Playouts/s
# Players' choices in them; chance and forced choices are not counted.
bench-decisions-per-second = Decisions/s
bench-opt-seconds = How many seconds to measure each game at each number of players.
bench-error-seconds = --seconds must be a number from { $least } to { $most }, not “{ $given }”.

# A share, in tables. $text is the number, already written as the language writes it.
percent = { $text }%

# Shown on leaving a new game before the first move, so that an older saved game stays. $file is its file.
play-not-saved = You have made no move, so the older game stays saved: { $file }

## throneroom cards: card sets of The Iron Throne. Words in code marks are typed in the files and not translated.

help-cards = Check a card set of The Iron Throne, list its cards, or show one.
arg-cards-action = What to do: check a file, list all cards, or show one card.
arg-cards-name = The file to check, or the id of the card to show.
metavar-file-or-card = FILE|CARD
opt-card-set = A card set in YAML whose cards replace the built-in ones.
opt-card-source = Show the card as it is written in a card set.
error-cards-action = There is nothing called “{ $given }” to do with cards. There are: { $known }
error-card = There is no card “{ $given }”.
# $count: how many faults; $command: the command that lists them (not translated).
error-card-set = “{ $file }” is not a correct card set ({ $count ->
    [one] { $count } fault
   *[other] { $count } faults
}). To see why: { $command }
# A correct file. $leaders, $cards, $events: how many it has of each.
cards-good = { $file }: correct; { $leaders ->
    [one] { $leaders } leader
   *[other] { $leaders } leaders
}, { $cards ->
    [one] { $cards } character card
   *[other] { $cards } character cards
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}
# Headings of the list.
cards-leaders = Leaders
cards-cards = Character cards
cards-events = Events
# Labels in front of the parts of a card.
cards-status = Origin
cards-when = When
cards-who = Who
cards-limit = How often
cards-effect = Effect
cards-notes = Rulings (in English)
# How much of a card is known.
cards-status-fact = printed text known
cards-status-completes_partial = completes a partly known card
cards-status-original = our own design
cards-limit-once_per_round = once per round
cards-limit-once_per_game = once per game
# Who may use an ability.
cards-who-any_player = any player
cards-who-active_player = an active player
cards-who-challenger = the Challenger
cards-who-participating_player = a player taking part in the encounter
cards-who-supporting_player = a supporting player
cards-who-offering_player = the player about to offer support
# When an ability is used.
cards-when-before_hostages_acted = at the start of the round, before hostages are released or tortured
cards-when-after_hostages_acted = at the start of the round, after hostages are released or tortured
cards-when-after_event_draw = after the event card is drawn
cards-when-before_active_draw = before the active players draw their cards
cards-when-after_active_power = after the active players have moved their power
cards-when-before_support_offer = before a player offers support
cards-when-after_support = after all offers of support are answered
cards-when-before_cards_chosen = at the start of the Encounter phase, before cards are laid
cards-when-cards_chosen_facedown = when the cards lie facedown
cards-when-after_cards_revealed = after the cards are revealed
cards-when-during_totals = in a Hostility, before the totals are final
cards-when-winner_determined = when the winner is known, before rewards
cards-when-before_negotiation = in a Truce, before the negotiation
cards-when-after_negotiation = in a Truce, after the negotiation
cards-when-rewards = after the rewards are given
cards-when-before_penalties = before the penalties
cards-when-after_penalties = after the penalties
cards-when-before_hostages_taken = before hostages are taken
cards-when-after_hostages_taken = after hostages are taken
cards-when-before_refill = before the tokens return and hands are refilled
cards-when-after_refill = at the end of the round, after hands are refilled
cards-when-reaction_to_character_card = when a character card has just been played
# What is wrong in a card set; printed after the file and the line. $word: what stands there; $allowed: what may
# stand there; $type: the kind of word wanted there, as the format calls it (not translated); $window: a moment.
cards-problem-yaml = This is not correct YAML (column { $column }). Often a text with a colon lacks quotation marks, or a line is indented with a tab or otherwise than the one above.
cards-problem-duplicate = `{ $word }` is given twice.
cards-problem-unknown-key = There is no key `{ $word }` here. There are: { $allowed }
cards-problem-unknown-word = `{ $word }` is not a word for `{ $type }`. Possible words: { $allowed }
cards-problem-unknown-card = There is no card `{ $word }`.
# $section: the part of the file, such as `leaders` (not translated).
cards-problem-unknown-id = `{ $word }` cannot stand in `{ $section }`; no such character or card exists.
cards-problem-missing-key = The key `{ $key }` is missing.
# $wanted: what belongs there, as the format calls it; $message: what stands there, from cards-kind-...
cards-problem-wrong-type = This must be `{ $wanted }`, not { $message }.
cards-problem-not-one-key = `{ $type }` must be a word or a map with one key; this map has { $found }.
cards-problem-missing-argument = `{ $word }` needs an argument: { $wanted }
cards-problem-extra-argument = `{ $word }` takes no argument; write the word alone.
# $wanted, $found: numbers of arguments.
cards-problem-wrong-arity = Wrong number of arguments after `{ $word }`: { $found }; needed: { $wanted }
cards-problem-negative = An amount cannot be negative: { $found }
cards-problem-range-order = The lower end of the range, { $low }, is above the upper end, { $high }.
cards-problem-too-deep = This is nested too deeply; at most { $most } levels are possible.
cards-problem-too-large = This set has { $found } words and numbers; at most { $most } are possible.
cards-problem-too-long = This text has { $found } letters; at most { $most } are possible.
cards-problem-too-many-steps = In the worst case this ability takes { $found } steps; at most { $most } are possible. Nested `for_each` multiplies: every level counts five times.
cards-problem-too-great = The number is too great; the greatest possible is { $most }.
cards-problem-empty-ops = The list of ops is empty.
cards-problem-empty-options = The list of options is empty.
cards-problem-cost-not-first = Only the first op of an ability may be its `cost`.
cards-problem-not-a-cost = The op `{ $word }` cannot be a `cost`. Possible: { $allowed }
# $message: why, from cards-need-...
cards-problem-no-context = `{ $word }` means nothing here: { $message }
cards-problem-not-in-window = `{ $word }` does not fit the moment `{ $window }`.
cards-problem-past = At the moment `{ $window }` it is too late for `{ $word }`.
cards-problem-not-for-cards = Character cards cannot be played at the moment `{ $window }`; the encounter has not begun.
cards-problem-not-for-leaders = Leaders cannot use the moment `{ $window }`; it is for character cards only.
cards-problem-not-for-events = An event cannot use the moment `{ $window }`, only `{ $wanted }`.
cards-problem-no-defender = The event names no defender; it needs the op `choose_defender`.
# $player: whose hand; $allowed: the only player possible.
cards-problem-private = `{ $word }` may ask here only about the hand of `{ $allowed }`, not of `{ $player }`; others would learn from it.
cards-problem-private-not = `{ $word }` cannot stand under `not` here; others would learn from it.
cards-problem-unseen = A card cannot be picked from `{ $word }` of `{ $player }`; the player using the ability does not see it.
cards-problem-no-language = The text has no language. Possible: { $allowed }
# After a fault. $near: the word perhaps meant.
cards-near = Did you mean `{ $near }`?
# Why a word means nothing at its place.
cards-need-selector = `targets` does not pick it, or has not picked it yet.
cards-need-for-each = it exists only inside `for_each`.
cards-need-where = it exists only inside a `where` that picks such a thing.
cards-need-player-candidate = a card is being picked, so use `it_owner` for its owner.
cards-need-card-candidate = no card is being picked.
cards-need-offer = it exists only at the moment `before_support_offer`.
cards-need-reaction = it exists only at the moment `reaction_to_character_card`.
cards-need-side = the player using the ability may stand on no side.
cards-need-cost = no op before it is marked `cost: true`.
cards-need-reveal = no `reveal` comes before it.
cards-need-look = no `look` comes before it.
# What stands somewhere instead of something else.
cards-kind-nothing = nothing
cards-kind-flag = true or false
cards-kind-number = a number
cards-kind-word = a word or an empty text
cards-kind-list = a list
cards-kind-map = a map
cards-kind-other = something else

# serve

help-serve = Let people play together over the network.
metavar-address = ADDRESS
opt-host = The address to listen on; 127.0.0.1 is this machine alone.
opt-port = The port to listen on.
opt-open = Show the start page in the browser.
opt-database = Where matches are stored: sqlite:///FILE or postgresql://...
opt-workers = How many web processes; more than one needs PostgreSQL.
serve-address = Serving at { $text } (end with Ctrl+C).
error-server-missing = The server is not installed: pip install 'throneroom[server]'.
error-setting = A setting in the environment is wrong: { $text }
error-workers-sqlite = SQLite can have one web process, not { $given }. Use PostgreSQL for more.
error-database = The database cannot be used: { $text }
error-host = This machine has no such address to listen on: { $given }
error-port-taken = Port { $given } is taken by another program. Choose one with --port.
error-ports-taken = All ports from { $least } to { $most } are taken by other programs. Choose one with --port.
error-port-permission = Port { $given } needs more rights than you have. Choose one above 1023 with --port.

# admin

help-admin = Make somebody an administrator of the server.
metavar-login = LOGIN
arg-login = The login of an account.
opt-remove = Take the rights away again.
admin-made = { $name } is an administrator now.
admin-removed = { $name } is no administrator any more.
error-login = Nobody has the login { $given }. They need an account first.

# migrate, backup, restore

help-migrate = Bring the tables of the server's database to this version. On SQLite the server does it by itself.
migrate-done = The database is now as this version needs it.
migrate-nothing = The database is already as this version needs it.
help-backup = Write everything the server stores to one file, while it runs. The file has secrets in it (the seeds of games, what proves who somebody is), so only its owner may read it (mode 0600): keep it like a password.
arg-backup = The file to write; an older one is replaced when the new one is whole.
# A progress bar follows: so many rows of so many.
backup-progress = Writing
# { $count }: how many rows of tables were written.
backup-done = { $file }: { $count ->
    [one] { $count } row
   *[other] { $count } rows
} written. Keep the file secret.
help-restore = Fill an empty database from a backup, whichever database it was made from, and check every match. The server must not be running on it.
arg-restore = A file that `throneroom backup` has written.
# Progress bars follow: so many rows, then so many matches.
restore-progress = Reading
restore-verifying = Checking matches
# { $verified }: how many of the { $count } matches gave every state they gave when they were played.
restore-done = { $count ->
    [one] { $count } match
   *[other] { $count } matches
} restored, { $verified } verified.
# { $known }: their ids.
restore-aside = { $count ->
    [one] { $count } match does
   *[other] { $count } matches do
} not give the stored states and can only be looked at in the database: { $known }.
error-not-migrated = The tables of the database are not those of this version: run `throneroom migrate`.
error-not-empty = The database is not empty. A backup is restored into an empty one; nothing was changed.
error-backup-foreign = “{ $file }” is not a backup of Throneroom; nothing was changed.
error-backup-damaged = “{ $file }” is damaged or not whole; nothing was changed.
error-backup-newer = “{ $file }” was made by a later version of Throneroom; nothing was changed.
