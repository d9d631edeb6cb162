# Refusals of the core protocol: what the program says when something typed, read or asked for
# cannot be taken. One message per rule id, `refused-<id>`, shown to the person who caused it.
# Values in quotes were typed by that person or stand in a file: they are never declined.

## Shared words

# How two names are joined in a list. $first and $second are names.
list-pair = { $first } and { $second }
# How a longer list goes on before its last name. $first is the list so far, $second the next name.
list-more = { $first }, { $second }
# An empty list.
list-none = none

# A refusal for which nothing more precise can be said. No facts.
refused = This is not possible now.

## The log

event-no-choice = { $seat } has only one choice
event-no-choice-of-yours = You could do only one thing here; it was done for you
event-taken-back = { $seat } takes back what was done last

## Choices

# A shortened word fits several choices. $text: what was typed; $known: the choices it fits (notation).
refused-CORE-AMBIGUOUS = “{ $text }” fits more than one choice: { $known }
# A choice with several parts lacks one. $slot: the part that is missing (a name from slot-...).
refused-CORE-INCOMPLETE = Something is missing: { $slot }
# A number that stands for nothing here. $value: the number.
refused-CORE-NOT-AN-OPTION = { $value } cannot be chosen here.
# Somebody acts out of turn. $seat: the player who is not asked.
refused-CORE-NOT-AWAITED = Not asked now: { $seat }
# Words that mean nothing here. $text: the words.
refused-CORE-NOT-UNDERSTOOD = “{ $text }” is not understood here.
# An action after the end of the game. No facts.
refused-CORE-OVER = The game is over.
# One number was given where several parts are needed, or the other way round. $shape: the form needed (a technical word, not translated).
refused-CORE-SHAPE = This decision needs an answer of the form “{ $shape }”.

## Tables and players

# An unknown bot. $name: what was typed; $known: the bots there are.
refused-CORE-BOT = There is no bot “{ $name }”. There are: { $known }
# An unknown game. $name: what was typed; $known: the games there are.
refused-CORE-GAME = There is no game “{ $name }”. There are: { $known }
# An unknown game option. $name: what was typed; $known: the options there are.
refused-CORE-OPTION = The game has no option “{ $name }”. There are: { $known }
# An option that is too large, or asks for too much work. $name: the option; $place: the place in it, or “-”; $most: the bound.
refused-CORE-OPTION-SIZE = The option “{ $name }” asks for too much at “{ $place }”; the bound is { $most }.
# A wrong value of a game option. $name: the option; $given: what was typed; $known: the values there are.
refused-CORE-OPTION-VALUE = The option “{ $name }” cannot be “{ $given }”. Possible: { $known }
# An unknown seat. $given: what was typed; $known: the seat codes there are.
refused-CORE-SEAT = There is no seat “{ $given }”. There are: { $known }
# A question with a part that means nothing. $name: the part; $known: the parts there are (technical words, not translated).
refused-CORE-QUESTION = The question has no part “{ $name }”. There are: { $known }
# A part of a question is wrong, or missing (“-”). $name: the part; $given: what was given; $known: what can be given.
refused-CORE-QUESTION-VALUE = The part “{ $name }” of the question cannot be “{ $given }”. Possible: { $known }

## Positions and records

# A position text that makes no sense. $section: its section (a word of the file, not translated); $text: the part that is wrong.
refused-CORE-POSITION = The position cannot be read: { $section }: “{ $text }”
# A record file goes on after its last line. No facts.
refused-CORE-RECORD-AFTER-END = The record goes on after its end.
# The file is not a record at all. No facts.
refused-CORE-RECORD-FOREIGN = This is not a record of a game.
# A record of another file format. $given: the format of the file; $known: the format this program reads.
refused-CORE-RECORD-FORMAT = The record has format { $given }; this program reads format { $known }.
# The state hash written in the record differs from the game as played. $given: what the file says; $known: what it should be.
refused-CORE-RECORD-HASH = The record does not match the game: it says { $given }, but it should be { $known }.
# The first line of the record lacks the number of players or the options. No facts.
refused-CORE-RECORD-HEADER = The first line of the record is damaged.
# The result in the last line differs from the game as played. $given: what the file says; $known: what it should be.
refused-CORE-RECORD-RESULT = The result in the record is wrong: it says { $given }, but it should be { $known }.
# The record ends without its last line. No facts.
refused-CORE-RECORD-TRUNCATED = The record has no end; part of the file is missing.
# A record played under other rules. $given: the rules version of the file; $known: the version of this program.
refused-CORE-RECORD-VERSION = The record was played under rules version { $given }; this program has version { $known }.
refused-CORE-SEED = The seed does not belong to what was promised at the start.
refused-CORE-UNFAIR = Action { $number } was not dealt as the seed says.
