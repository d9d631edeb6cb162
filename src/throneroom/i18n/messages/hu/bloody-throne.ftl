# Bloody Throne, in Hungarian: names, questions, log lines and refusals of the game.
#
# Forms of seats: .dat (-nak/-nek), .abl (-tól/-től). All five begin with a consonant: the article is "a".
# Forms of cards: .the-acc, .the-ins, .the-del (article with -t, -val/-vel, -ról/-ről), .poss (its owner's
# card: "a Kék Kémje"), .poss-acc. Each with the article its first sound asks for.
# Positions: az 1., az 5., otherwise a (a row never has 50 positions).

## Names

game-title = Véres trón

seat-red = Piros
    .dat = Pirosnak
    .abl = Pirostól
seat-blu = Kék
    .dat = Kéknek
    .abl = Kéktől
seat-grn = Zöld
    .dat = Zöldnek
    .abl = Zöldtől
seat-yel = Sárga
    .dat = Sárgának
    .abl = Sárgától
seat-blk = Fekete
    .dat = Feketének
    .abl = Feketétől

letter-red = P
letter-blu = K
letter-grn = Z
letter-yel = S
letter-blk = F

card-archer = Íjász
    .the-acc = az Íjászt
    .the-ins = az Íjásszal
    .the-del = az Íjászról
    .poss = Íjásza
    .poss-acc = Íjászát
card-soldier = Katona
    .the-acc = a Katonát
    .the-ins = a Katonával
    .the-del = a Katonáról
    .poss = Katonája
    .poss-acc = Katonáját
card-spy = Kém
    .the-acc = a Kémet
    .the-ins = a Kémmel
    .the-del = a Kémről
    .poss = Kémje
    .poss-acc = Kémjét
card-heir = Örökös
    .the-acc = az Örököst
    .the-ins = az Örökössel
    .the-del = az Örökösről
    .poss = Örököse
    .poss-acc = Örökösét
card-shapeshifter = Alakváltó
    .the-acc = az Alakváltót
    .the-ins = az Alakváltóval
    .the-del = az Alakváltóról
    .poss = Alakváltója
    .poss-acc = Alakváltóját
card-lord = Nagyúr
    .the-acc = a Nagyurat
    .the-ins = a Nagyúrral
    .the-del = a Nagyúrról
    .poss = Nagyura
    .poss-acc = Nagyurát
card-assassination = Orgyilkosság
    .the-acc = az Orgyilkosságot
    .the-ins = az Orgyilkossággal
    .the-del = az Orgyilkosságról
    .poss = Orgyilkossága
    .poss-acc = Orgyilkosságát
card-royal-decree = Királyi rendelet
    .the-acc = a Királyi rendeletet
    .the-ins = a Királyi rendelettel
    .the-del = a Királyi rendeletről
    .poss = Királyi rendelete
    .poss-acc = Királyi rendeletét
card-ambush = Csapda
    .the-acc = a Csapdát
    .the-ins = a Csapdával
    .the-del = a Csapdáról
    .poss = Csapdája
    .poss-acc = Csapdáját
card-conspiracy = Összeesküvés
    .the-acc = az Összeesküvést
    .the-ins = az Összeesküvéssel
    .the-del = az Összeesküvésről
    .poss = Összeesküvése
    .poss-acc = Összeesküvését
card-hidden = felfedetlen lap
    .the-acc = a felfedetlen lapot
    .the-ins = a felfedetlen lappal
    .the-del = a felfedetlen lapról
    .poss = felfedetlen lapja
    .poss-acc = felfedetlen lapját

type-character = Karakter
type-plot = Cselszövés

## Effects of the cards

effect-archer = { type-character }. Iktasd ki a sor első vagy utolsó lapját; 1 pontot kapsz.
effect-soldier = { type-character }. Iktass ki egy szomszédos lapot; 1 pontot kapsz.
effect-spy = { type-character }. Lopj 1 pontot egy olyan játékostól, akinek a lapja szomszédos vele.
effect-heir = { type-character }. 2 pontot kapsz, ha nincs a sorban másik felfedett, lefedetlen lap ugyanezzel a névvel.
effect-shapeshifter = { type-character }. Használd egy szomszédos, felfedett karakter képességét erről a helyről, a magad javára; a saját nevét megtartja.
effect-lord = { type-character }. 1 pontot kapsz, és még 1-et minden szomszédos pozícióért, amely a családodé.
effect-assassination = { type-plot }. Iktasd ki a sor bármelyik lapját; 1 pontot kapsz. Ezután dobd el az Orgyilkosságot.
effect-royal-decree = { type-plot }. Helyezz át egy másik lefedetlen lapot a pontjaival együtt a sor más helyére, de sohasem lapra; ezután dobd el a Királyi rendeletet.
effect-ambush = { type-plot }. Ha te feded fel: a rajta lévő pontok elvesznek, 1 pontot kapsz, és eldobod. Ha egy ellenfél lapja iktatja ki: 4 pontot kapsz, a támadó lapot pedig el kell dobni.
effect-conspiracy = { type-plot }. A rajta lévő pontok kétszeresét kapod; ezután dobd el az Összeesküvést.

## Questions to the player

ask-place = Játssz ki egy lapot a kezedből képpel lefelé.
ask-face = Képpel lefelé hagyod a lapodat, vagy felfeded?
ask-hit = Válaszd ki, melyik lapot iktatod ki.
ask-rob = Válaszd ki, melyik játékostól lopsz.
ask-copy = Válaszd ki, melyik karakter képességét másolja le az Alakváltód.
ask-move = Válaszd ki, melyik lapot helyezed át, és hová.
ask-aside = A véletlen félretesz három lapot.
ask-starter = A véletlen kijelöli a kezdőjátékost.

## Parts of a choice: in brackets after "Válassz", and as what is missing. No articles.

slot-card = lap
slot-spot = hely a sorban
slot-moved = áthelyezendő lap
slot-face = képpel lefelé vagy felfedve
slot-hit = kiiktatandó lap
slot-rob = meglopandó játékos
slot-copy = lemásolandó lap
slot-aside = félretett lapok
slot-starter = kezdőjátékos

## Choices, as lines of a numbered list

label-card = { $card }
label-alone = a sor egyetlen lapjaként
label-first = a sor elejére
label-last = a sor végére
label-before = { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozíció elé
label-on = { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozícióra – { $owner_seat }: { $card }{ $points ->
    [0] { "" }
   *[other] , rajta { $points } pont
}
label-leave = képpel lefelé hagyás: { $card } ({ $points } + 1 pont)
label-reveal = { $points ->
    [0] felfedés: { $card }
   *[other] felfedés: { $card }, rajta { $points } pont
}
label-target = { $points ->
    [0] { $place }. pozíció – { $owner_seat }: { $card }
   *[other] { $place }. pozíció – { $owner_seat }: { $card }, rajta { $points } pont
}
label-victim = { $victim_seat } ({ $points } pont)
label-aside = { $seat } – félretett lapok: { $cards }
label-starter = kezdőjátékos: { $seat }

## Log lines: third person, past

event-starter = Kezdőjátékos: { $seat }
event-set-aside = A { $seat } félretett { $count } lapot
    .own = A { $seat } félretett { $count } lapot: { $cards }
event-round = { $round }. forduló. Kezdőjátékos: { $seat }
event-resolution = { $round }. forduló, végrehajtási fázis
event-won = { $seats_count ->
    [one] Vége a játéknak. Győztes: { $seats }
   *[other] Vége a játéknak. Megosztott győzelem: { $seats }
} ({ $amount } pont)
event-placed-alone = A { $seat } kijátszott egy lapot az üres sorba
    .own = A { $seat } kijátszotta { $card_the-acc } az üres sorba
event-placed-first = A { $seat } kijátszott egy lapot a sor elejére
    .own = A { $seat } kijátszotta { $card_the-acc } a sor elejére
event-placed-last = A { $seat } kijátszott egy lapot a sor végére ({ $place }. pozíció)
    .own = A { $seat } kijátszotta { $card_the-acc } a sor végére ({ $place }. pozíció)
event-covered = A { $seat } lefedte egy saját lapját ({ $place }. pozíció)
    .own = A { $seat } { $card_the-ins } lefedte egy saját lapját ({ $place }. pozíció)
event-left = A { $seat } képpel lefelé hagyta a lapját ({ $place }. pozíció, rajta { $points } pont)
event-revealed = A { $seat } felfedte { $card_the-acc } ({ $place }. pozíció)
event-collected = A { $seat } begyűjtött { $amount } pontot { $card_the-del }
event-uncovered = A { $seat } lefedett lapja felülre került ({ $place }. pozíció)
event-discarded = A { $seat } eldobta { $card_the-acc }
event-eliminated = A { $seat } { $by_card_poss } kiiktatta a { $owner_seat } { $card_poss-acc } ({ $place }. pozíció){ $lost ->
    [0] { "" }
   *[other] ; elveszett vele { $lost } pont
}
event-ambush-spared = A { $seat } Csapdája nem csapott vissza a családja lapjára: { $card }
event-stole = { $amount ->
    [0] A { $seat } { $card_poss } semmit sem lopott a { $victim_seat_abl }
   *[other] A { $seat } { $card_poss } { $amount } pontot lopott a { $victim_seat_abl }
}
event-rivalled = A { $seat } { $card_poss } nem hozott pontot: van másik felfedett { $card } ({ $place }. pozíció)
event-gained = A { $seat } { $card_poss }: +{ $amount } pont
event-copied = A { $seat } Alakváltója lemásolta { $card_the-acc } ({ $place }. pozíció)
event-moved = A { $seat } áthelyezte a { $owner_seat } egyik lapját ({ $place }. → { $to }. pozíció)
event-thrown-away = A { $seat } Csapdáján lévő { $amount } pont elveszett
event-nothing = A { $seat } { $card_poss } hatástalan maradt

## Lines of a sum: the amount is shown in front of them, unless there is only one

term-lying = a lapon lévő pontok
term-elimination = jutalom a kiiktatásért
term-ambush = a Csapdát egy ellenfél iktatta ki
term-ambush-revealed = a Csapdát a tulajdonosa fedte fel
term-heir = nincs másik felfedett lap ugyanezzel a névvel
term-lord = a Nagyúrért
term-lord-neighbour = saját lapért ({ $place }. pozíció)
term-conspiracy = az Összeesküvésen lévő pontokért
term-conspiracy-again = még egyszer ugyanannyi
term-total = a { $seat } pontjai
term-cards-in-row = a { $seat } lapjai a sorban (a döntetlen eldöntéséhez)

## Refusals

refused-BT-COMP-05 = A játékot { $least }–{ $most } játékos játszhatja, nem { $players }.
refused-BT-SETUP-02 = A tíz lapból pontosan hármat kell félretenni.
refused-BT-SETUP-07 = A kezdőjátékosnak a játékosok egyikének kell lennie.
refused-BT-PLACE-03 = Ez a lap nincs a kezedben: { $card }.
refused-BT-PLACE-08 = Lapot csak a sor elejére vagy végére lehet kijátszani, két lap közé nem ({ $place }. pozíció).
refused-BT-PLACE-09 = Csak a saját lapjaidat fedheted le, ez másik családé: { $owner_seat } ({ $place }. pozíció).
refused-BT-STACK-01 = Lapot lefedni csak a második fordulótól kezdve lehet ({ $place }. pozíció).
refused-BT-RESOLVE-03 = A képpel lefelé fekvő lapot vagy úgy hagyod, vagy felfeded.
refused-BT-RESOLVE-11 = A hatást kötelező végrehajtani, és ez nem lehetséges célpont.
refused-BT-ARCHER-01 = Az Íjász csak a sor első és utolsó lapját éri el, ezt nem ({ $place }. pozíció).
refused-BT-SOLDIER-01 = A Katona csak a vele szomszédos lapokat éri el, ezt nem ({ $place }. pozíció).
refused-BT-SOLDIER-05 = A Katona nem iktathatja ki önmagát ({ $place }. pozíció).
refused-BT-SPY-01 = Csak olyan játékostól lophatsz, akinek a lapja szomszédos a Kémmel. A { $victim_seat_dat } nincs ott lapja.
refused-BT-SHAPE-01 = Az Alakváltó csak vele szomszédos lapot másolhat le, ezt nem ({ $place }. pozíció).
refused-BT-SHAPE-02 = Csak felfedett lap másolható le, ez képpel lefelé fekszik ({ $place }. pozíció).
refused-BT-SHAPE-03 = Csak karakter másolható le, ez cselszövés: { $card } ({ $place }. pozíció).
refused-BT-DECREE-01 = A Királyi rendelet egy lapot a sor másik helyére helyez át.
refused-BT-DECREE-02 = Az áthelyezett lap nem tehető másik lapra ({ $place }. pozíció).
refused-BT-DECREE-09 = A Királyi rendelet nem helyezheti át önmagát ({ $place }. pozíció).
refused-BT-DECREE-10 = Ez a lap a helyén maradna ({ $place }. pozíció); válassz másik helyet.

## Options of the game

option-direction = a végrehajtás iránya
option-direction-left-to-right = balról jobbra
option-direction-right-to-left = jobbról balra
option-start = az első kezdőjátékos
option-start-random = véletlenszerűen
option-start-seat = a megadott hely

## The drawing of the table

board-round = { $round }. forduló (összesen { $rounds })
board-phase-placement = kijátszás
board-phase-resolution = végrehajtás
board-phase-over = a játék vége
board-row = Intrikasor
board-order = végrehajtási sorrend
board-row-empty = a sor üres
board-face-down = felfedetlen
board-now = most
board-under = +{ $count } alatta
board-player = Játékos
board-points = Pont
board-hand = Kézben
board-pile = Játékon kívül
board-you = te
board-starter = kezd
board-own-hand = A kezedben
board-own-aside = Félretéve
board-brackets = ( ) képpel lefelé fekvő, de általad ismert lap, ● pontok a lapon

## Groups of rules

topic-comp = Tartozékok
topic-setup = Előkészületek
topic-info = Nyilvános és rejtett információk
topic-goal = A játék célja
topic-round = Fordulók
topic-place = Kijátszási fázis
topic-stack = Lapok lefedése
topic-resolve = Végrehajtási fázis
topic-chain = Akcióláncok
topic-elim = Kiiktatás
topic-archer = Íjász
topic-soldier = Katona
topic-spy = Kém
topic-heir = Örökös
topic-shape = Alakváltó
topic-lord = Nagyúr
topic-assas = Orgyilkosság
topic-decree = Királyi rendelet
topic-ambush = Csapda
topic-consp = Összeesküvés
topic-end = A játék vége
topic-example = A szabálykönyv példái
