# Odmítnutí ze základu programu: co program řekne, když něco napsaného, přečteného nebo žádaného
# nelze přijmout. Hodnoty v uvozovkách napsal člověk nebo stojí v souboru: nikdy se neskloňují.

## Shared words

list-pair = { $first } a { $second }
list-more = { $first }, { $second }
list-none = nic

refused = Tohle teď není možné.

## The log

event-no-choice = Jediná možná volba: { $seat }
event-no-choice-of-yours = Tady existovala jediná možnost; provedla se za tebe
event-taken-back = Vzato zpět, co bylo uděláno naposled: { $seat }

## Choices

refused-CORE-AMBIGUOUS = „{ $text }“ odpovídá více možnostem: { $known }
refused-CORE-INCOMPLETE = Ještě chybí: { $slot }
refused-CORE-NOT-AN-OPTION = { $value } tu nelze zvolit.
refused-CORE-NOT-AWAITED = Teď není na tahu: { $seat }
refused-CORE-NOT-UNDERSTOOD = „{ $text }“ tu nedává smysl.
refused-CORE-OVER = Hra už skončila.
refused-CORE-SHAPE = Toto rozhodnutí vyžaduje odpověď tvaru „{ $shape }“.

## Tables and players

refused-CORE-BOT = Bot „{ $name }“ neexistuje. Na výběr: { $known }
refused-CORE-GAME = Hra „{ $name }“ neexistuje. Na výběr: { $known }
refused-CORE-OPTION = Hra nemá nastavení „{ $name }“. Na výběr: { $known }
refused-CORE-OPTION-SIZE = Nastavení „{ $name }“ překračuje v místě „{ $place }“ povolenou mez { $most }.
refused-CORE-OPTION-VALUE = Nastavení „{ $name }“ nemůže mít hodnotu „{ $given }“. Možné hodnoty: { $known }
refused-CORE-SEAT = Místo „{ $given }“ neexistuje. Na výběr: { $known }
refused-CORE-QUESTION = Dotaz nemá část „{ $name }“. Na výběr: { $known }
refused-CORE-QUESTION-VALUE = Část dotazu „{ $name }“ nemůže mít hodnotu „{ $given }“. Možné hodnoty: { $known }

## Positions and records

refused-CORE-POSITION = Postavení nelze přečíst: { $section }: „{ $text }“
refused-CORE-RECORD-AFTER-END = Záznam pokračuje i za svým koncem.
refused-CORE-RECORD-FOREIGN = Tohle není záznam partie.
refused-CORE-RECORD-FORMAT = Záznam má formát { $given }; tento program čte formát { $known }.
refused-CORE-RECORD-HASH = Záznam nesouhlasí s partií: stojí v něm { $given }, ale má být { $known }.
refused-CORE-RECORD-HEADER = První řádek záznamu je poškozený.
refused-CORE-RECORD-RESULT = Výsledek v záznamu je chybný: stojí tam { $given }, ale má být { $known }.
refused-CORE-RECORD-TRUNCATED = Záznam nemá konec; část souboru chybí.
refused-CORE-RECORD-VERSION = Záznam vznikl podle pravidel verze { $given }; tento program má verzi { $known }.
refused-CORE-SEED = Zárodek nesouhlasí s tím, co bylo slíbeno na začátku.
refused-CORE-UNFAIR = Akce { $number } nebyla rozdána tak, jak říká zárodek.
