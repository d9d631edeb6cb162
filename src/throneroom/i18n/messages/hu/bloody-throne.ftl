# Bloody Throne, in Hungarian: names, questions, log lines and refusals of the game.
#
# Forms of seats: .dat (-nak/-nek), .abl (-tól/-től), .gen (-é: "the card is his"), .adj (the colour as an adjective:
# "egy kék lap", which also suits the actor's own card). All five begin with a consonant: the article is "a".
# Forms of cards: .the, .the-acc, .the-ins, .the-del (article alone, with -t, -val/-vel, -ról/-ről), .poss (its owner's
# card: "a Kék Kémje"). Each with the article its first sound asks for.
# Positions: az 1., az 5., otherwise a (a row never has 50 positions).

## Names

game-title = Véres trón
game-intro =
    A cél: hat forduló után neked legyen a legtöbb befolyáspontod (●). Döntetlen esetén az győz, akinek több lapja van a sorban; ha ez is egyenlő, a győzelem megosztott.
    Mindenkinek ugyanaz a tíz lapja van, de mindenki lapjai közül hármat félretett a véletlen, és a többiek nem tudják, melyik hármat.
    Minden fordulóban mindenki kijátszik egy lapot képpel lefelé. Ezután sorban következik a lapok végrehajtása: a tulajdonos vagy képpel lefelé hagyja a lapot, és 1 pont kerül rá, vagy felfedi, begyűjti a rajta lévő pontokat, és használja a hatását.
    A felfedett karakterek minden további fordulóban újra működésbe lépnek; a cselszövéseket használat után el kell dobni.
    A második fordulótól lefedheted egy saját lapodat: az alul várakozik, és a pontjai rajta maradnak. A játék végén a lapokon maradt pontok nem számítanak.

seat-red = Piros
    .dat = Pirosnak
    .abl = Pirostól
    .gen = Pirosé
    .adj = piros
seat-blu = Kék
    .dat = Kéknek
    .abl = Kéktől
    .gen = Kéké
    .adj = kék
seat-grn = Zöld
    .dat = Zöldnek
    .abl = Zöldtől
    .gen = Zöldé
    .adj = zöld
seat-yel = Sárga
    .dat = Sárgának
    .abl = Sárgától
    .gen = Sárgáé
    .adj = sárga
seat-blk = Fekete
    .dat = Feketének
    .abl = Feketétől
    .gen = Feketéé
    .adj = fekete

letter-red = P
letter-blu = K
letter-grn = Z
letter-yel = S
letter-blk = F

card-archer = Íjász
    .the = az Íjász
    .the-acc = az Íjászt
    .the-ins = az Íjásszal
    .the-del = az Íjászról
    .poss = Íjásza
card-soldier = Katona
    .the = a Katona
    .the-acc = a Katonát
    .the-ins = a Katonával
    .the-del = a Katonáról
    .poss = Katonája
card-spy = Kém
    .the = a Kém
    .the-acc = a Kémet
    .the-ins = a Kémmel
    .the-del = a Kémről
    .poss = Kémje
card-heir = Örökös
    .the = az Örökös
    .the-acc = az Örököst
    .the-ins = az Örökössel
    .the-del = az Örökösről
    .poss = Örököse
card-shapeshifter = Alakváltó
    .the = az Alakváltó
    .the-acc = az Alakváltót
    .the-ins = az Alakváltóval
    .the-del = az Alakváltóról
    .poss = Alakváltója
card-lord = Nagyúr
    .the = a Nagyúr
    .the-acc = a Nagyurat
    .the-ins = a Nagyúrral
    .the-del = a Nagyúrról
    .poss = Nagyura
card-assassination = Orgyilkosság
    .the = az Orgyilkosság
    .the-acc = az Orgyilkosságot
    .the-ins = az Orgyilkossággal
    .the-del = az Orgyilkosságról
    .poss = Orgyilkossága
card-royal-decree = Királyi rendelet
    .the = a Királyi rendelet
    .the-acc = a Királyi rendeletet
    .the-ins = a Királyi rendelettel
    .the-del = a Királyi rendeletről
    .poss = Királyi rendelete
card-ambush = Csapda
    .the = a Csapda
    .the-acc = a Csapdát
    .the-ins = a Csapdával
    .the-del = a Csapdáról
    .poss = Csapdája
card-conspiracy = Összeesküvés
    .the = az Összeesküvés
    .the-acc = az Összeesküvést
    .the-ins = az Összeesküvéssel
    .the-del = az Összeesküvésről
    .poss = Összeesküvése
card-hidden = képpel lefelé lévő lap
    .the = a képpel lefelé lévő lap
    .the-acc = a képpel lefelé lévő lapot
    .the-ins = a képpel lefelé lévő lappal
    .the-del = a képpel lefelé lévő lapról
    .poss = képpel lefelé lévő lapja

type-character = Karakter
type-plot = Cselszövés

## Effects of the cards

effect-archer = { type-character }. Iktasd ki a sor első vagy utolsó lapját; 1 pontot kapsz.
effect-soldier = { type-character }. Iktass ki egy szomszédos lapot; 1 pontot kapsz.
effect-spy = { type-character }. Lopj 1 pontot egy olyan játékostól, akinek van a Kémmel szomszédos lapja.
effect-heir = { type-character }. 2 pontot kapsz, ha nincs a sorban másik felfedett, le nem fedett lap ugyanezzel a névvel.
effect-shapeshifter = { type-character }. Használd egy szomszédos, felfedett karakter képességét úgy, mintha az Alakváltó helyén állna és a tiéd volna; az Alakváltó a saját nevét megtartja.
effect-lord = { type-character }. 1 pontot kapsz, és még 1-et minden szomszédos pozícióért, ahol a családod lapja van.
effect-assassination = { type-plot }. Iktasd ki a sor bármelyik lapját; 1 pontot kapsz. Ezután dobd el az Orgyilkosságot.
effect-royal-decree = { type-plot }. Helyezz át egy másik, le nem fedett lapot a pontjaival együtt a sor egy másik helyére, de másik lapra soha; ezután dobd el a Királyi rendeletet.
effect-ambush = { type-plot }. Ha te feded fel, a rajta lévő pontok elvesznek, 1 pontot kapsz, és eldobod a Csapdát. Ha egy ellenfél lapja iktatja ki, 4 pontot kapsz, a támadó lapot pedig el kell dobni.
effect-conspiracy = { type-plot }. A rajta lévő pontok kétszeresét kapod; ezután dobd el az Összeesküvést.

## Questions to the player

ask-place = Játssz ki egy lapot a kezedből képpel lefelé.
ask-face = Képpel lefelé hagyod a lapodat, vagy felfeded?
ask-hit = Válaszd ki, melyik lapot iktatod ki.
ask-rob = Válaszd ki, melyik játékostól lopsz.
ask-copy = Válaszd ki, melyik karakter képességét másolja le az Alakváltód.
ask-move = Helyezz át egy lapot a sor más helyére.
ask-aside = A véletlen félretesz három lapot.
ask-starter = A véletlen kijelöli a kezdőjátékost.

## Parts of a choice: after "Következő választás:", and as what is missing. No articles.

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
label-alone = az üres sorba
label-first = a sor elejére
label-last = a sor végére
label-before = { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozíció elé
label-on = lefedés { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozíción – { $owner_seat }: { $card }{ $points ->
    [0] { "" }
   *[other] , rajta { $points } pont
}
label-leave = { $card_the } képpel lefelé hagyása ({ $points ->
    [0] 1 pont lesz rajta
    [1] 2 pont lesz rajta
    [2] 3 pont lesz rajta
    [3] 4 pont lesz rajta
    [4] 5 pont lesz rajta
    [5] 6 pont lesz rajta
    [6] 7 pont lesz rajta
   *[other] { $points } + 1 pont lesz rajta
})
label-reveal = { $points ->
    [0] { $card_the } felfedése
   *[other] { $card_the } felfedése (rajta { $points } pont)
}
label-target = { $points ->
    [0] { $place }. pozíció – { $owner_seat }: { $card }
   *[other] { $place }. pozíció – { $owner_seat }: { $card }, rajta { $points } pont
}
label-victim = { $victim_seat } ({ $points } pont)
label-aside = { $seat } – félretett lapok: { $cards }
label-starter = kezdőjátékos: { $seat }

## Log lines: third person, past

event-starter = Kezdőjátékos: { $seat }
event-set-aside = A { $seat } félretett { $count } lapot
    .own = A { $seat } félretett { $count } lapot: { $cards }
event-round = { $round }. forduló. Kezdőjátékos: { $seat }
event-resolution = { $round }. forduló, végrehajtási fázis
event-won = { $seats_count ->
    [one] Vége a játéknak. Győztes: { $seats }
   *[other] Vége a játéknak. Megosztott győzelem: { $seats }
} ({ $amount } pont)
event-placed-alone = A { $seat } kijátszott egy lapot az üres sorba
    .own = A { $seat } kijátszotta { $card_the-acc } az üres sorba
event-placed-first = A { $seat } kijátszott egy lapot a sor elejére
    .own = A { $seat } kijátszotta { $card_the-acc } a sor elejére
event-placed-last = A { $seat } kijátszott egy lapot a sor végére ({ $place }. pozíció)
    .own = A { $seat } kijátszotta { $card_the-acc } a sor végére ({ $place }. pozíció)
event-covered = A { $seat } lefedte egyik saját lapját ({ $place }. pozíció)
    .own = A { $seat } { $card_the-ins } lefedte egyik saját lapját ({ $place }. pozíció)
event-left = A { $seat } képpel lefelé hagyta a lapját ({ $place }. pozíció, rajta { $points } pont)
event-revealed = A { $seat } felfedte { $card_the-acc } ({ $place }. pozíció)
event-collected = A { $seat } begyűjtött { $amount } pontot { $card_the-del }
event-uncovered = A { $seat } lefedett lapja felülre került ({ $place }. pozíció)
event-discarded = A { $seat } eldobta { $card_the-acc }
event-eliminated = A { $seat } { $by_card_the-ins } kiiktatott egy { $owner_seat_adj } lapot: { $card } ({ $place }. pozíció){ $lost ->
    [0] { "" }
   *[other] ; elveszett vele { $lost } pont
}
event-ambush-spared = A { $seat } Csapdája nem csapott vissza a családja lapjára: { $card }
event-stole = { $amount ->
    [0] A { $seat } { $card_poss } nem zsákmányolt semmit (célpont: { $victim_seat })
   *[other] A { $seat } { $card_poss } { $amount } pontot lopott a { $victim_seat_abl }
}
event-rivalled = A { $seat } { $card_poss } nem hozott pontot: { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozíción is van felfedett { $card }
event-gained = A { $seat } { $card_poss }: +{ $amount } pont
event-copied = A { $seat } Alakváltója lemásolta { $card_the-acc } ({ $place }. pozíció)
event-moved = A { $seat } áthelyezett egy { $owner_seat_adj } lapot { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozícióról { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. pozícióra
event-thrown-away = A { $seat } Csapdáján lévő { $amount } pont elveszett
event-nothing = A { $seat } { $card_poss } hatástalan maradt

## Lines of a sum: the amount is shown in front of them, unless there is only one

term-lying = ennyi volt rajta
term-elimination = jutalom a kiiktatásért
term-ambush = a Csapdát egy ellenfél iktatta ki
term-ambush-revealed = a Csapdát a tulajdonosa fedte fel
term-heir = nincs másik felfedett { $card }
term-lord = a Nagyúrért
term-lord-neighbour = saját lapért ({ $place }. pozíció)
term-conspiracy = az Összeesküvésen lévő pontokért
term-conspiracy-again = a megduplázásukért
term-total = a { $seat } pontjai
term-cards-in-row = a { $seat } lapjai a sorban (a döntetlen eldöntéséhez)

## Refusals

refused-BT-COMP-05 = A játékot { $least }–{ $most } játékos játszhatja, nem { $players }.
refused-BT-SETUP-02 = A tíz lapból pontosan hármat kell félretenni.
refused-BT-SETUP-07 = A kezdőjátékosnak a játékosok egyikének kell lennie.
refused-BT-PLACE-03 = Ez a lap nincs a kezedben: { $card }.
refused-BT-PLACE-08 = { $place ->
    [1] Az
    [5] Az
   *[other] A
} { $place }. pozíció elé nem játszhatsz ki lapot: lap csak a sor elejére, a sor végére vagy egy saját lapodra kerülhet.
refused-BT-PLACE-09 = Csak a saját lapjaidat fedheted le; { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozíción lévő lap a { $owner_seat_gen }.
refused-BT-STACK-01 = Lapot lefedni csak a második fordulótól kezdve lehet ({ $place }. pozíció). Akkor is csak a saját lapodat fedheted le.
refused-BT-RESOLVE-03 = A képpel lefelé fekvő lapot vagy úgy hagyod, vagy felfeded.
refused-BT-RESOLVE-11 = A hatást kötelező végrehajtani, és ez nem lehetséges célpont.
refused-BT-ARCHER-01 = Az Íjász csak a sor első vagy utolsó lapját iktathatja ki, { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozíción lévőt nem.
refused-BT-SOLDIER-01 = A Katona csak a vele szomszédos lapot iktathatja ki; { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozíción lévő nem szomszédos vele.
refused-BT-SOLDIER-05 = A Katona nem iktathatja ki önmagát ({ $place }. pozíció).
refused-BT-SPY-01 = Csak olyan játékostól lophatsz, akinek a lapja szomszédos a Kémmel. A { $victim_seat_dat } nincs ott lapja.
refused-BT-SHAPE-01 = Az Alakváltó csak a vele szomszédos lapot másolhatja le; { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozíción lévő nem szomszédos vele.
refused-BT-SHAPE-02 = Csak felfedett lap másolható le, { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozíción lévő azonban képpel lefelé van.
refused-BT-SHAPE-03 = Csak karakter másolható le, { $place ->
    [1] az
    [5] az
   *[other] a
} { $place }. pozíción lévő lap azonban cselszövés: { $card }.
refused-BT-DECREE-01 = A Királyi rendelet egy lapot a sor másik helyére helyez át.
refused-BT-DECREE-02 = Az áthelyezett lap nem tehető másik lapra ({ $place }. pozíció).
refused-BT-DECREE-09 = A Királyi rendelet nem helyezheti át önmagát ({ $place }. pozíció).
refused-BT-DECREE-10 = Ez a lap a helyén maradna ({ $place }. pozíció); válassz másik helyet.

## Options of the game

option-direction = a végrehajtás iránya
option-direction-left-to-right = balról jobbra
option-direction-right-to-left = jobbról balra
option-start = az első kezdőjátékos
option-start-random = véletlenszerű
option-start-seat = a megadott helyen ülő játékos

## The drawing of the table

board-round = { $round }/{ $rounds }. forduló
board-phase-placement = kijátszás
board-phase-resolution = végrehajtás
board-phase-over = a játék vége
board-row = Intrikasor
board-order = végrehajtási sorrend
board-row-empty = a sor üres
board-face-down = rejtett
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
board-legend-known = ( ) képpel lefelé lévő, általad ismert lap
board-legend-hidden = ( ) képpel lefelé lévő lap
board-legend-points = ● pontok a lapon
board-legend-under = +1 alatta ●2 = lefedett lap és a rajta lévő pontok

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
topic-shapeshifter = Alakváltó
topic-lord = Nagyúr
topic-assassination = Orgyilkosság
topic-royal-decree = Királyi rendelet
topic-ambush = Csapda
topic-conspiracy = Összeesküvés
topic-end = A játék vége
topic-example = A szabálykönyv példái

# What is followed from round to round when a game is over; the title of a plot.
measure-points = Befolyáspontok
measure-in-row = Lapok a sorban
measure-eliminations = A játékos által kiiktatott lapok
