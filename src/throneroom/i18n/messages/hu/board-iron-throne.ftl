# A Vastrón asztala a böngészőben. A házak, személyek és lapok nevét a játék adja.

table = Az asztal
encounter = Az összecsapás
close = Bezárás
pick = Választás: { $what }
read = Elolvasás: { $what }
round = { $number }. kör
window-use = Most használhatja a vezetője képességét: { $list }.
window-play = Most játszhat ki karakterkártyát: { $list }.
window-answers = Válaszul erre: { $ability }.
window-passed = Passzolt: { $list }.
window-next = Sorra kerülhet még: { $list }.

## Egy hely az asztalnál

awaited = dönt
spared = nincs büntetés
stinted = nincs jutalom
leader-sheets = A húzott vezetőlapjaid
leaders-chosen = A házak vezetőt választanak.
leader-unknown = A vezető még nincs kiválasztva
leader-power = Erő a vezetőlapon: { $count }
leader-used = a képesség felhasználva
character = { $person }, erő: { $power }
character-dead = { $person }, halott
influence-placed = Befolyás: { $count } jelző más házaknál (összesen { $all })
influence-where = Itt vannak: { $list }.
influence-here = Jelzők ezen a befolyástáblán: { $list }
influence-nobody = Ezen a befolyástáblán nincs idegen jelző
influence = befolyás
power = erő
hand = kézben
my-hand = Lapok a kezedben
hand-count = { $count ->
    [one] { $count } lap kézben
   *[other] { $count } lap kézben
}
deck = pakli
deck-count = { $count ->
    [one] { $count } lap a pakliban
   *[other] { $count } lap a pakliban
}
discards-of = Eldobott lapok, { $house }: { $count }
hostages = túszok
hostages-held = Túszok: { $count } ({ $list })

## Középen

event = Esemény
no-event = Még nincs eseménykártya
events-left = { $count ->
    [one] még { $count } eseménykártya
   *[other] még { $count } eseménykártya
}
events-gone = eldobva: { $count }
box = erő a dobozban: { $count }
not-known = még nem ismert
no-card = még nincs lap
face-down = képpel lefelé
face-down-card = képpel lefelé fekvő lap
card-of = { $card } ({ $seat })
total = Összeg
type-hostility = Viszály
bonus = Bónusz
wins = győz
loses = veszít
locked = (már nem változhat)
totals-idle = (az összegek nem számítanak)
looked-hand = { $seat } lapokat néz meg – { $house }, kézből
looked-deck = { $seat } lapokat néz meg – { $house }, pakliból
acts = Ebben a körben használt képességek
cancelled = érvénytelenítve

## Amit kézzel teszünk

# A saját lap üres helyén.
lay-here = ide tedd
# Ahová a túsz kerül: a Házához vagy a parázstartóhoz.
release-here = Elengedés
torture-here = Kínzás
# Egy túsz fel van emelve. $seat: a Ház, amelynek a lapja.
held-hostage = Túsz ({ $seat }): elengedés vagy kínzás.
# A tárgyalás két serpenyőjén; $seat: ki ad, azoknak, akik csak nézik.
pan-give = Te adod
pan-gives = Adja: { $seat }
pan-empty = üres
# $piece: mi, és ki kapná.
lay-piece = Serpenyőre tenni: { $piece }
take-piece = Serpenyőről levenni: { $piece }

## A fegyverszünet tárgyalása

talks = Tárgyalás
talks-success = Létrejött a megállapodás
talks-failure = A tárgyalás sikertelen
proposal = { $number }. javaslat ({ $seat })
proposal-before = { $number }. { $seat }: { $terms }
proposals-before = { $count ->
    [one] { $count } korábbi, elutasított javaslat
   *[other] { $count } korábbi, elutasított javaslat
}
no-proposal = Nincs javaslat az asztalon
proposals-left = Hátralévő javaslatok:
deal-gives = { $seat } ezt adja: { $list }
deal-nothing = semmi
deal-influence = { $count ->
    [one] hely { $count } befolyásjelzőnek ({ $house })
   *[other] hely { $count } befolyásjelzőnek ({ $house })
}
deal-hostages = { $count ->
    [one] { $count } túsz
   *[other] { $count } túsz
}
deal-power = { $count } erő

standing-influence = Befolyás
standing-power = Erő a vezetőlapon
standing-living = Élő karakterek
standing-hostages = Túszok

## A kérdező sor, kevés szóval

# Valami fel van emelve: mit tesz a következő érintés.
lifted-slot = Tedd a helyedre
lifted-table = Játszd ki középre
lifted-side = Válaszd ki, kit támogatsz
lifted-own-side = Küldd a zászlódhoz
lifted-person = Add az erőt egy karakternek
# Egy javaslat vagy a tárgyalás vége megerősítésre vár.
sure-propose = Megteszed ezt a javaslatot?
sure-no-deal = Megszakítod a tárgyalást?
# Legfeljebb 64 jel.
ask-reply = Mit felelsz?
ask-play = Kijátszol egy karakterkártyát a hatásáért?
ask-order = Milyen sorrendben a pakli alá? Az első jön hamarabb.
ask-lay = Válassz egy lapot, képpel lefelé.
ask-proposal = Tedd a mérlegre, ki mit ad.
ask-defender = Az esemény rád bízza a védő kiválasztását.
ask-character = Válaszd ki a karaktered az összecsapáshoz.
ask-hostage = Elengedsz vagy megkínzol egy túszt?
ask-relay = Meghagyod a lapodat, vagy másikat teszel le?
ask-swap = Melyik lap kerüljön a felfedett helyére?
ask-victim = Melyik vesztes játékostól ejtesz túszt?
ask-target = Válaszd ki, kire irányul.
ask-aim = Kinek melyik lapjára irányul?
ask-aim-open = Válaszd ki a felfedett lapot, amelyre irányul.
# Gombok a válaszhoz; egy-két szó.
other-accept-deal = Elfogad
other-refuse-deal = Elutasít
other-accept-support = Elfogad
other-refuse-support = Elutasít
other-use = Használ
other-no-deal = Megszakít
# A pöttyök a mérlegnél: hány javaslata maradt egy félnek. Nagyon rövid.
proposals = Javaslat

## What is seen while it happens

proposes = { $seat } alkut ajánl
plays = { $seat } kijátssza: { $card }
uses = { $seat } használja: { $ability }
dies = Meghal: { $person }

## Short, on a small table

# On a portrait: the first letter of the side.
tag-challenger = K
tag-defender = V
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
