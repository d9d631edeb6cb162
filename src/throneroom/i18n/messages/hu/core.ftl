# Refusals of the core protocol, in Hungarian.
# Values in quotes were typed by a person or stand in a file: they are never declined, and no article
# stands in front of them.

## Shared words

list-pair = { $first } és { $second }
list-more = { $first }, { $second }
list-none = nincs

refused = Ez most nem lehetséges.

## The log

event-no-choice = { $seat } csak egyfélét választhat
event-no-choice-of-yours = Itt csak egyfélét tehettél, ez magától megtörtént
event-taken-back = { $seat } visszavonja a legutóbbi lépést

## Choices

refused-CORE-AMBIGUOUS = „{ $text }” többféle választást is jelenthet: { $known }
refused-CORE-INCOMPLETE = Hiányzik valami: { $slot }
refused-CORE-NOT-AN-OPTION = Itt nem választható: { $value }
refused-CORE-NOT-AWAITED = Most nem következik: { $seat }
refused-CORE-NOT-UNDERSTOOD = Ez itt nem értelmezhető: „{ $text }”.
refused-CORE-OVER = A játék véget ért.
refused-CORE-SHAPE = Ehhez a döntéshez „{ $shape }” alakú válasz kell.

## Tables and players

refused-CORE-BOT = Nincs „{ $name }” nevű bot. Választható: { $known }
refused-CORE-GAME = Nincs „{ $name }” nevű játék. Választható: { $known }
refused-CORE-OPTION = A játéknak nincs „{ $name }” nevű beállítása. Választható: { $known }
refused-CORE-OPTION-SIZE = „{ $name }” túl sokat kér itt: „{ $place }”; a megengedett legnagyobb érték { $most }.
refused-CORE-OPTION-VALUE = „{ $name }” értéke nem lehet „{ $given }”. Lehetséges: { $known }
refused-CORE-SEAT = Nincs „{ $given }” jelű hely. Választható: { $known }
refused-CORE-QUESTION = A kérdésnek nincs „{ $name }” része. Választható: { $known }
refused-CORE-QUESTION-VALUE = A kérdés „{ $name }” része nem lehet „{ $given }”. Lehetséges: { $known }

## Positions and records

refused-CORE-POSITION = Az állás nem olvasható – { $section }: „{ $text }”
refused-CORE-RECORD-AFTER-END = A felvétel a vége után is folytatódik.
refused-CORE-RECORD-FOREIGN = Ez nem egy játszma felvétele.
refused-CORE-RECORD-FORMAT = A felvétel formátuma: { $given }; ez a program ezt olvassa: { $known }.
refused-CORE-RECORD-HASH = A felvétel nem egyezik a játszmával: { $given } áll benne { $known } helyett.
refused-CORE-RECORD-HEADER = A felvétel első sora sérült.
refused-CORE-RECORD-RESULT = A felvételben lévő eredmény hibás: { $given } áll benne { $known } helyett.
refused-CORE-RECORD-TRUNCATED = A felvételnek nincs vége; a fájl egy része hiányzik.
refused-CORE-RECORD-VERSION = A felvétel szabályverziója: { $given }; ezé a programé: { $known }.
refused-CORE-SEED = A mag nem az, amit a játszma elején ígértek.
refused-CORE-UNFAIR = A(z) { $number }. cselekvést nem úgy osztották, ahogy a mag mondja.
