# Krvavý trůn: jména, otázky, řádky záznamu a odmítnutí.
#
# Tvary jmen. Karty: .acc 4. pád (odhalil Špeha), .ins 7. pád (ukradl Špehem).
# Hráči: .dat 3. pád (ukradl Modrému), .facc přívlastek ke slovu „kartu“ (modrou kartu). Všechna jména jsou
# mužského rodu, proto je záznam v minulém čase.
# Nový tvar musí mít všechny karty (i card-hidden), nebo všichni hráči.

## Names

game-title = Krvavý trůn
game-intro =
    Cíl: mít po šesti kolech nejvíc bodů vlivu (●). O remíze rozhoduje počet karet v řadě; je-li i ten stejný, o vítězství se hráči dělí.
    Všichni mají stejných deset karet, ale každý má tři náhodně vybrané odložené a ostatní nevědí, které to jsou.
    V každém kole vyloží každý jednu kartu lícem dolů. Potom se karty jedna po druhé vyhodnotí: vlastník kartu buď ponechá lícem dolů a přibude na ní 1 bod, nebo ji odhalí, vezme si z ní body a použije její efekt.
    Odhalené postavy působí v každém dalším kole znovu; pletichy se po použití odhodí.
    Od druhého kola smíš překrýt vlastní kartu: ta pak čeká vespod a body na ní zůstávají. Body, které na kartách zbudou na konci hry, se nepočítají.

seat-red = Rudý
    .acc = Rudého
    .dat = Rudému
    .facc = rudou
    .macc = rudého
    .iacc = rudý
    .nacc = rudé
seat-blu = Modrý
    .acc = Modrého
    .dat = Modrému
    .facc = modrou
    .macc = modrého
    .iacc = modrý
    .nacc = modré
seat-grn = Zelený
    .acc = Zeleného
    .dat = Zelenému
    .facc = zelenou
    .macc = zeleného
    .iacc = zelený
    .nacc = zelené
seat-yel = Žlutý
    .acc = Žlutého
    .dat = Žlutému
    .facc = žlutou
    .macc = žlutého
    .iacc = žlutý
    .nacc = žluté
seat-blk = Černý
    .acc = Černého
    .dat = Černému
    .facc = černou
    .macc = černého
    .iacc = černý
    .nacc = černé

letter-red = R
letter-blu = M
letter-grn = Z
letter-yel = Ž
letter-blk = Č

card-archer = Lučištnice
    .acc = Lučištnici
    .ins = Lučištnicí
    .gender = f
card-soldier = Zbrojnoš
    .acc = Zbrojnoše
    .ins = Zbrojnošem
    .gender = m
card-spy = Špeh
    .acc = Špeha
    .ins = Špehem
    .gender = m
card-heir = Následník
    .acc = Následníka
    .ins = Následníkem
    .gender = m
card-shapeshifter = Imitátorka
    .acc = Imitátorku
    .ins = Imitátorkou
    .gender = f
card-lord = Lord
    .acc = Lorda
    .ins = Lordem
    .gender = m
card-assassination = Vražda
    .acc = Vraždu
    .ins = Vraždou
    .gender = f
card-royal-decree = Královský výnos
    .acc = Královský výnos
    .ins = Královským výnosem
    .gender = i
card-ambush = Léčka
    .acc = Léčku
    .ins = Léčkou
    .gender = f
card-conspiracy = Spiknutí
    .acc = Spiknutí
    .ins = Spiknutím
    .gender = n
card-hidden = karta lícem dolů
    .acc = kartu lícem dolů
    .ins = kartou lícem dolů
    .gender = f

type-character = Postava
type-plot = Pleticha

## Effects of the cards, shown by the command `cards` and beside the hand. One or two sentences.

effect-archer = { type-character }. Vyřaď první, nebo poslední kartu řady a získej 1 bod.
effect-soldier = { type-character }. Vyřaď sousedící kartu a získej 1 bod.
effect-spy = { type-character }. Ukradni 1 bod hráči, který vlastní sousedící kartu.
effect-heir = { type-character }. Získej 2 body, není-li v řadě jiná odhalená a nepřekrytá karta téhož jména.
effect-shapeshifter = { type-character }. Použij schopnost sousedící odhalené postavy, jako by ležela na místě Imitátorky a patřila tobě; jméno si Imitátorka ponechává.
effect-lord = { type-character }. Získej 1 bod a 1 další za každou sousedící kartu svého rodu.
effect-assassination = { type-plot }. Vyřaď libovolnou kartu v řadě a získej 1 bod; Vraždu pak odhoď.
effect-royal-decree = { type-plot }. Přesuň kteroukoli jinou nepřekrytou kartu i s jejími body na jiné místo v řadě, nikdy však na jinou kartu; Královský výnos pak odhoď.
effect-ambush = { type-plot }. Odhalíš-li ji, body na ní propadnou, ty získáš 1 bod a Léčku odhodíš. Vyřadí-li ji karta soupeře, získáš 4 body a útočící karta se odhodí.
effect-conspiracy = { type-plot }. Získej dvojnásobek bodů, které na něm leží; Spiknutí pak odhoď.

## Questions to the player, one per kind of decision.

ask-place = Vylož kartu z ruky lícem dolů.
ask-face = Ponecháš svou kartu lícem dolů, nebo ji odhalíš?
ask-hit = Vyber kartu k vyřazení.
ask-rob = Vyber hráče, kterého okradeš.
ask-copy = Vyber postavu, jejíž schopnost tvoje Imitátorka napodobí.
ask-move = Přesuň kartu na jiné místo v řadě.
ask-aside = Náhoda odloží tři karty.
ask-starter = Náhoda určí začínajícího hráče.

## Parts of a choice: shown as a label when they are asked one by one, and as what is missing.

slot-card = karta
slot-spot = místo v řadě
slot-moved = karta k přesunutí
slot-face = ponechat lícem dolů, nebo odhalit
slot-hit = karta k vyřazení
slot-rob = okradený hráč
slot-copy = napodobená karta
slot-aside = odložené karty
slot-starter = začínající hráč

## Choices, as lines of a numbered list

label-card = { $card }
label-alone = do prázdné řady
label-first = na začátek řady
label-last = na konec řady
label-before = před pozici { $place }
label-on = { $points ->
    [0] překrýt pozici { $place } – { $owner_seat }: { $card }
    [one] překrýt pozici { $place } – { $owner_seat }: { $card }, na kartě { $points } bod
    [few] překrýt pozici { $place } – { $owner_seat }: { $card }, na kartě { $points } body
   *[other] překrýt pozici { $place } – { $owner_seat }: { $card }, na kartě { $points } bodů
}
label-leave = ponechat { $card_acc } lícem dolů ({ $points ->
    [0] na kartě bude 1 bod
    [1] na kartě budou 2 body
    [2] na kartě budou 3 body
    [3] na kartě budou 4 body
    [4] na kartě bude 5 bodů
    [5] na kartě bude 6 bodů
    [6] na kartě bude 7 bodů
   *[other] na kartě bude { $points } + 1 bodů
})
label-reveal = { $points ->
    [0] odhalit { $card_acc }
    [one] odhalit { $card_acc } (na kartě { $points } bod)
    [few] odhalit { $card_acc } (na kartě { $points } body)
   *[other] odhalit { $card_acc } (na kartě { $points } bodů)
}
label-target = { $points ->
    [0] pozice { $place } – { $owner_seat }: { $card }
    [one] pozice { $place } – { $owner_seat }: { $card }, na kartě { $points } bod
    [few] pozice { $place } – { $owner_seat }: { $card }, na kartě { $points } body
   *[other] pozice { $place } – { $owner_seat }: { $card }, na kartě { $points } bodů
}
label-victim = { $points ->
    [one] { $victim_seat } ({ $points } bod)
    [few] { $victim_seat } ({ $points } body)
   *[other] { $victim_seat } ({ $points } bodů)
}
label-aside = { $seat } – odložené karty: { $cards }
label-starter = začínající hráč: { $seat }

## Log lines. $seat is always the player who acts or whom it concerns.
## The attribute `own` is the same line for the player who knows more (its own hidden cards).

event-starter = Začínající hráč: { $seat }
event-set-aside = { $seat } odložil { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
    .own = { $seat } odložil { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }: { $cards }
event-round = Kolo { $round }. Začínající hráč: { $seat }
event-resolution = Kolo { $round }: fáze vyhodnocení
event-won = { $seats_count ->
    [one] Konec hry. Vítěz: { $seats }
    [few] Konec hry. O vítězství se dělí: { $seats }
   *[other] Konec hry. O vítězství se dělí: { $seats }
} ({ $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
})
event-placed-alone = { $seat } vyložil kartu do prázdné řady
    .own = { $seat } vyložil { $card_acc } do prázdné řady
event-placed-first = { $seat } vyložil kartu na začátek řady
    .own = { $seat } vyložil { $card_acc } na začátek řady
event-placed-last = { $seat } vyložil kartu na konec řady (pozice { $place })
    .own = { $seat } vyložil { $card_acc } na konec řady (pozice { $place })
event-covered = { $seat } překryl svou kartu na pozici { $place }
    .own = { $seat } překryl { $card_ins } svou kartu na pozici { $place }
event-left = { $seat } ponechal kartu na pozici { $place } lícem dolů ({ $points ->
    [one] je na ní { $points } bod
    [few] jsou na ní { $points } body
   *[other] je na ní { $points } bodů
})
event-revealed = { $seat } odhalil na pozici { $place } { $card_acc }
event-collected = { $seat } si vzal z karty { $card } { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
}
event-uncovered = { $seat }: překrytá karta na pozici { $place } je teď navrchu
event-discarded = { $seat } odhodil { $card_acc }
event-eliminated = { $lost ->
    [0] { $seat } vyřadil { $by_card_ins } { $card_gender ->
        [f] { $owner_seat_facc }
        [m] { $owner_seat_macc }
        [n] { $owner_seat_nacc }
       *[i] { $owner_seat_iacc }
    } { $card_acc } (pozice { $place })
    [one] { $seat } vyřadil { $by_card_ins } { $card_gender ->
        [f] { $owner_seat_facc }
        [m] { $owner_seat_macc }
        [n] { $owner_seat_nacc }
       *[i] { $owner_seat_iacc }
    } { $card_acc } (pozice { $place }); { $lost } bod na této kartě propadl
    [few] { $seat } vyřadil { $by_card_ins } { $card_gender ->
        [f] { $owner_seat_facc }
        [m] { $owner_seat_macc }
        [n] { $owner_seat_nacc }
       *[i] { $owner_seat_iacc }
    } { $card_acc } (pozice { $place }); { $lost } body na této kartě propadly
   *[other] { $seat } vyřadil { $by_card_ins } { $card_gender ->
        [f] { $owner_seat_facc }
        [m] { $owner_seat_macc }
        [n] { $owner_seat_nacc }
       *[i] { $owner_seat_iacc }
    } { $card_acc } (pozice { $place }); { $lost } bodů na této kartě propadlo
}
event-ambush-spared = { $seat }: Léčka neoplatila útok kartě vlastního rodu ({ $card })
event-stole = { $amount ->
    [0] { $seat } { $card_ins } nic neukradl (cíl: { $victim_seat })
    [one] { $seat } { $card_ins } ukradl { $victim_seat_dat } { $amount } bod
    [few] { $seat } { $card_ins } ukradl { $victim_seat_dat } { $amount } body
   *[other] { $seat } { $card_ins } ukradl { $victim_seat_dat } { $amount } bodů
}
event-rivalled = { $seat } ({ $card }): bez bodů – na pozici { $place } leží další odhalená karta { $card }
event-gained = { $seat } ({ $card }): { $amount ->
    [one] +{ $amount } bod
    [few] +{ $amount } body
   *[other] +{ $amount } bodů
}
event-copied = { $seat } napodobil Imitátorkou { $card_acc } na pozici { $place }
event-moved = { $seat } přesunul { $owner_seat_facc } kartu z pozice { $place } na pozici { $to }
event-thrown-away = { $amount ->
    [one] { $seat_dat } propadl { $amount } bod na Léčce
    [few] { $seat_dat } propadly { $amount } body na Léčce
   *[other] { $seat_dat } propadlo { $amount } bodů na Léčce
}
event-nothing = { $seat } ({ $card }): bez účinku

## Lines of a sum, below a log line and in the final derivation. $amount is shown in front of them.
## Často následují hned po čísle („1 za Lorda + 1 za…“), proto se s ním nesmějí shodovat.

term-lying = vše, co na kartě leželo
term-elimination = odměna za vyřazení karty
term-ambush = za Léčku vyřazenou soupeřem
term-ambush-revealed = za Léčku odhalenou vlastníkem
term-heir = žádná další odhalená karta { $card }
term-lord = za Lorda
term-lord-neighbour = za vlastní kartu na pozici { $place }
term-conspiracy = za body na Spiknutí
term-conspiracy-again = za jejich zdvojnásobení
term-total = { $seat }: počet bodů
term-cards-in-row = { $seat }: počet karet v řadě (rozhoduje o remíze)

## Refusals: why a choice is not possible. Full sentences, shown with the rule and its page.

refused-BT-COMP-05 = Počet hráčů musí být { $least } až { $most }, ne { $players }.
refused-BT-SETUP-02 = Z deseti karet se odkládají právě tři.
refused-BT-SETUP-07 = Začínajícím hráčem musí být někdo z hráčů.
refused-BT-PLACE-03 = Tuto kartu nemáš v ruce: { $card }.
refused-BT-PLACE-08 = Před pozici { $place } kartu vložit nelze: karta se vykládá jen na začátek nebo na konec řady, případně na vlastní kartu.
refused-BT-PLACE-09 = Překrýt smíš jen kartu vlastního rodu; karta na pozici { $place } patří { $owner_seat_dat }.
refused-BT-STACK-01 = Karty lze překrývat až od druhého kola (pozice { $place }). I potom smíš překrýt jen vlastní kartu.
refused-BT-RESOLVE-03 = Kartu ležící lícem dolů lze buď tak ponechat, nebo odhalit.
refused-BT-RESOLVE-11 = Efekt se provést musí a tohle není přípustný cíl.
refused-BT-ARCHER-01 = Lučištnice může vyřadit jen první nebo poslední kartu řady, ne kartu na pozici { $place }.
refused-BT-SOLDIER-01 = Zbrojnoš může vyřadit jen sousedící kartu; karta na pozici { $place } s ním nesousedí.
refused-BT-SOLDIER-05 = Zbrojnoš nemůže vyřadit sám sebe (pozice { $place }).
refused-BT-SPY-01 = Okrást lze jen hráče, jehož karta sousedí se Špehem. Takovou kartu nemá { $victim_seat }.
refused-BT-SHAPE-01 = Imitátorka napodobí jen sousedící kartu; karta na pozici { $place } s ní nesousedí.
refused-BT-SHAPE-02 = Napodobit lze jen odhalenou kartu; na pozici { $place } leží karta lícem dolů.
refused-BT-SHAPE-03 = Napodobit lze jen postavu; na pozici { $place } leží pleticha: { $card }.
refused-BT-DECREE-01 = Královský výnos přesouvá jednu kartu na jiné místo řady.
refused-BT-DECREE-02 = Přesouvanou kartu nelze položit na jinou kartu (pozice { $place }).
refused-BT-DECREE-09 = Královský výnos nemůže přesunout sám sebe (pozice { $place }).
refused-BT-DECREE-10 = Karta na pozici { $place } by zůstala tam, kde je; zvol jiné místo.

## Options of the game, in the list of games and in help

option-direction = směr vyhodnocování
option-direction-left-to-right = zleva doprava
option-direction-right-to-left = zprava doleva
option-start = první začínající hráč
option-start-random = určí náhoda
option-start-seat = hráč na uvedeném místě

## The drawing of the table

board-round = kolo { $round } z { $rounds }
board-phase-placement = vykládání
board-phase-resolution = vyhodnocení
board-phase-over = konec hry
board-row = Řada intrik
board-order = pořadí vyhodnocení
board-row-empty = řada je prázdná
board-face-down = lícem dolů
board-now = teď
board-under = +{ $count } pod ní
board-player = Hráč
board-points = Body
board-hand = V ruce
board-pile = Mimo hru
board-you = ty
board-starter = začínající
board-own-hand = V ruce
board-own-aside = Odložené
board-legend-known = ( ) karta lícem dolů, kterou znáš
board-legend-hidden = ( ) karta lícem dolů
board-legend-points = ● body na kartě
board-legend-under = +1 pod ní ●2 = překrytá karta a body na ní

## Groups of rules, as headings of the rules list

topic-comp = Obsah hry
topic-setup = Příprava hry
topic-info = Veřejné a skryté informace
topic-goal = Cíl hry
topic-round = Herní kola
topic-place = Fáze vykládání
topic-stack = Překrývání karet
topic-resolve = Fáze vyhodnocení
topic-chain = Řetězce akcí
topic-elim = Vyřazení karty
topic-archer = Lučištnice
topic-soldier = Zbrojnoš
topic-spy = Špeh
topic-heir = Následník
topic-shapeshifter = Imitátorka
topic-lord = Lord
topic-assassination = Vražda
topic-royal-decree = Královský výnos
topic-ambush = Léčka
topic-conspiracy = Spiknutí
topic-end = Konec hry
topic-example = Příklady z pravidel

# What is followed from round to round when a game is over; the title of a plot.
measure-points = Body vlivu
measure-in-row = Karty v řadě
measure-eliminations = Karty, které hráč vyřadil
