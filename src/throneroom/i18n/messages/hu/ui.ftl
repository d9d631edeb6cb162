# The command line, in Hungarian: help, tables, prompts and errors.
# Commands and entries of help are nouns in -ás/-és, prompts are imperatives (tegezés).
# No article stands in front of a value that was typed: the sentence names it after a colon instead.

## Help of the program and of its commands

help-app = Cselszövésre épülő társasjátékok pontos, önmagukat megmagyarázó szabályokkal.
help-games = A játékok felsorolása.
help-play = Játék a terminálban botok ellen.
help-simulate = Sok játszma lejátszása botokkal, és az eredmények összesítése.
help-check = Forgatókönyvfájlok ellenőrzése: kiinduló állás, lépések és az elvárt eredmény.
help-replay = Rögzített játszma megjelenítése lépésről lépésre.
help-verify = Rögzített játszmák újrajátszása és minden soruk ellenőrzése.
help-rules = Egy játék szabályai, betartásuk módja és az ezt igazoló tesztek.
help-bench = A játékok sebességének mérése.
help-usage = Használat:
help-options = Kapcsolók
help-arguments = Argumentumok
help-commands = Parancsok
help-examples = Példák
help-bots = Botok
help-bot-greedy = mindig azt választja, ami éppen a legjobbnak látszik; nem tervez előre
help-bot-random = véletlenszerűen választ
help-required = [kötelező]
help-default = [alapérték: { $value }]

## Placeholders in help pages

metavar-command = PARANCS
metavar-options = KAPCSOLÓK
metavar-game = JÁTÉK
metavar-rule = SZABÁLY
metavar-file = FÁJL
metavar-file-optional = [FÁJL]
metavar-directory = KÖNYVTÁR
metavar-number = SZÁM
metavar-seat = HELY
metavar-bots = BOTOK
metavar-option = NÉV=ÉRTÉK
metavar-language = NYELV
metavar-seed = MAG

## Help of the options and arguments

opt-help = Ennek a súgónak a megjelenítése.
opt-version = A verziószám megjelenítése.
opt-lang = A nyelv: en, cs vagy hu. Enélkül a THRONEROOM_LANG vagy a LANG dönt.
opt-json = Az adatok kiírása JSON formátumban.
opt-seed = A véletlen magja: azonos magból azonos játszma lesz.
opt-option = A játék egyik beállítása; többször is megadható.
opt-players = A játékosok száma.
opt-games = A lejátszandó játszmák száma.
opt-bots-simulate = A botok, vesszővel elválasztva; az üres helyekre `random` kerül. A botok játszmáról játszmára helyet cserélnek.
opt-bots-play = A botok, amelyek ellen játszol, vesszővel elválasztva; a maradék helyeket is az utolsó tölti be.
opt-jobs = Az egyszerre dolgozó folyamatok száma; 0 esetén processzoronként egy. Az eredmény nem függ tőle.
opt-check-invariants = Az állás ellentmondás-mentességének ellenőrzése minden lépés után.
opt-keep-errors = Minden hibával leállt játszma felvételének megőrzése ebben a könyvtárban.
opt-seat-play = A helyed kódja ({ $seats }); enélkül az első hely.
opt-seat-replay = Csak annak megjelenítése, ami erről a helyről ({ $seats }) látható volt.
opt-resume = Mentett játék folytatása: a megadotté vagy – fájl nélkül – az utoljára elhagyotté.
opt-save = A fájl, ahová kilépéskor a játék mentése kerül; enélkül: { $file }
opt-ask-everywhere = Kérdezzen minden alkalommal, akkor is, ha csak passzolhatsz.
opt-step = Az állás megjelenítése ennyi lépés után.
opt-coverage = Minden szabálynál a betartás módja és az ezt igazoló tesztek.
opt-write-coverage = A lefedettségi fájl újraírása a forráskód tesztjei alapján.
arg-game = A játék azonosítója, ahogyan a `throneroom games` kiírja.
arg-rule = A szabály azonosítója.
arg-scenarios = Forgatókönyvek YAML-fájljai.
arg-record = Egy rögzített játszma fájlja.
arg-records = Rögzített játszmák fájljai.

## Errors

error = Hiba: { $message }
error-hint = Súgó: { $command }
error-file-missing = Nincs ilyen fájl: „{ $file }”
error-file-directory = Ez könyvtár, nem fájl: „{ $file }”
error-file-permission = Nincs jogosultság a megnyitásához: „{ $file }”
error-file-other = Nem használható: „{ $file }” ({ $reason })
error-file-binary = Ez nem szövegfájl: „{ $file }”
error-file-large = Túl nagy fájl: „{ $file }”, { $size } MB; legfeljebb { $limit } MB olvasható be.
error-yaml = Hibás YAML: „{ $file }”, { $line }. sor, { $column }. oszlop
error-yaml-nowhere = Hibás YAML: „{ $file }”
error-scenario-file = Ez nem forgatókönyvfájl: „{ $file }”. Kell bele egy `game` érték és egy `scenarios` lista.
error-scenario = „{ $file }”: { $text }
error-record = „{ $file }”, { $line }. sor: { $message }
error-file-write = Nem írható: „{ $file }” ({ $reason })
error-save-foreign = Már létezik, és nem mentett játék: „{ $file }”. Érintetlen marad.
error-save-missing = Nincs mentett játék. Itt lenne a helye: „{ $file }”
error-save-over = Ez a játszma már véget ért: „{ $file }”. A megtekintéséhez: { $command }
error-resume-with = A --resume mellett nem adható meg: { $name }; a mentett játéknak megvan a sajátja.
error-resume-seat = Ezt a játszmát nem ember játszotta botok ellen: „{ $file }”. Senkinek a helye nincs benne megnevezve.
error-number = { $name } értéke egész szám legyen, ne „{ $given }”.
error-number-least = { $name } értéke legalább { $least } legyen, ne { $given }.
error-number-range = { $name } értéke { $least } és { $most } között legyen, ne { $given }.
error-option-form = --option után NÉV=ÉRTÉK alak kell, nem „{ $given }”.
error-option-twice = Ez a beállítás kétszer szerepel: „{ $name }”
error-bots-many = Túl sok bot: { $given }; itt legfeljebb { $most } lehet.
error-bots-empty = Hiányzik egy bot neve: „{ $given }”
error-seat-empty = { $players } játékos esetén senki sem ül ezen a helyen: „{ $given }”
error-rule = Ebben a játékban nincs „{ $given }” jelű szabály.
error-rule-near = Talán: { $known }
error-game-missing = Nevezz meg egy játékot: { $known }
error-language = Nincs „{ $given }” jelű nyelv. Választható: { $known }
error-command = Nincs „{ $given }” nevű parancs. Választható: { $known }
error-no-option = Nincs ilyen kapcsoló: { $name }
error-no-option-near = Nincs ilyen kapcsoló: { $name }. Talán: { $known }
error-option-value-missing = Ehhez a kapcsolóhoz érték kell: { $name }
error-option-value-extra = Ehhez a kapcsolóhoz nem tartozik érték: { $name }
error-argument-missing = Hiányzik egy argumentum: { $name }
error-option-missing = Hiányzik egy kapcsoló: { $name }
error-arguments-extra = Túl sok argumentum: { $text }
error-usage = A parancssor nem értelmezhető: { $text }
error-checkout = A lefedettségi fájl csak a forráskód olyan példányában írható meg, amelyben a tesztek is megvannak.
error-interrupted = Megszakítva.
error-internal = Valami elromlott a program belsejében: { $text }
error-internal-hint = Kérlek, jelentsd be. THRONEROOM_DEBUG=1 esetén több részlet látszik.

## Column headings of tables

col-id = Azonosító
col-title = Cím
col-players = Játékosok
col-rules = Szabályok száma
col-options = Beállítások
col-seat = Hely
col-bot = Bot típusa
col-wins = Győzelmek
col-share = Arány
col-rule = Szabály
col-page = Oldal
col-kept = Betartás
col-tests = Tesztek
col-player = Játékos
col-points = Pont
col-place = Helyezés

## throneroom games

games-players = { $least }–{ $most }
games-options = { $title } ({ $name }) – beállítások

## throneroom simulate

sim-title = { $title }, { $players } játékos
sim-games = Játszmák
sim-decisions = Döntések
sim-mean-decisions = Döntés játszmánként
sim-seconds = Másodperc
sim-games-per-second = Játszma másodpercenként
sim-decisions-per-second = Döntés másodpercenként
sim-errors = Hibák
sim-hash = A felvételek hashértéke
sim-wins-by-seat = Győzelmek helyek szerint
sim-wins-by-bot = Győzelmek botok szerint
sim-progress = Lejátszás
sim-error = { $number }. számú játszma, hiba: { $text }
sim-error-kept = { $number }. számú játszma, hiba: { $text } – felvétel: { $file }

## throneroom rules

kept-enforced = a program kikényszeríti
kept-structural = beépítve
kept-procedure = a program végrehajtja
kept-server = a szerver felügyeli
kept-house-rule = házi szabály
kept-deviation = eltérés
kept-unsure = bizonytalan
kept-enforced-means = A szabállyal ellentétes választást elutasítja.
kept-structural-means = Az adatok felépítése miatt nem szeghető meg.
kept-procedure-means = A program egyik lépése végzi el.
kept-server-means = A játékszerver gondoskodik róla.
kept-house-rule-means = A szabálykönyv hallgat róla; mi döntöttünk.
kept-deviation-means = A program itt eltér a szabálykönyvtől.
kept-unsure-means = A szabálykönyv itt nem egyértelmű.
rules-page = { $page }. oldal
rules-no-page = értelmezés, oldalszám nélkül
rules-tests = Igazoló tesztek (fájl és név)
rules-no-tests = nincs teszt
rules-reason = Indok
rules-note = Megjegyzés
rules-count = { $count } szabály
rules-coverage = { $count } szabály, teszttel igazolva: { $shown }
rules-written = Kiírva: { $file } ({ $count })

## throneroom check

check-ok = jó
check-failed = HIBÁS
check-wanted = várt
check-found = kapott
check-summary-broken = { $count } forgatókönyv: { $held } teljesül, { $failed } nem, { $broken } értelmezhetetlen
check-summary = { $count } forgatókönyv, { $failed ->
    [0] mind teljesül
   *[other] { $failed } nem teljesül
}

## throneroom replay and throneroom verify

replay-title = { $title }, { $players } játékos
replay-step = Állás { $step } lépés után (összesen { $most })
replay-prompt = n következő, p előző, szám: ugrás, q kilépés
replay-first = Ez a felvétel eleje.
replay-last = Ez a felvétel vége.
replay-unfinished = A játszma nincs befejezve.
error-step = A felvétel lépései: 0–{ $most }; { $given }. lépés nincs.
verify-won = { $file }: helyes, { $count } lépés, { $seats_count ->
    [one] győztes: { $seats }
   *[other] győztesek: { $seats }
}
verify-unfinished = { $file }: helyes, { $count } lépés, befejezetlen

## throneroom play: prompts and answers

play-welcome = { $title }. A te oldalad: { $seat }.
play-bot = { $seat }: { $bot } bot
play-hint = Írd be egy lehetőség számát vagy a tőle jobbra álló szavakat; a ? elmagyarázza a döntést, a `help` kiírja a parancsokat.
play-resumed = Folytatás innen: { $file }
play-turn = { $seat }: { $question }
play-part = Következő választás: { $slot }
play-back = vissza
play-done = kész
play-number = Nincs { $given }. lehetőség; { $most ->
    [1] csak az 1-es számot írhatod be.
   *[other] 1 és { $most } közötti számot írj be.
}
play-refused-hint = A `why` paranccsal megtudod, mi nem lehetséges most, és miért.
play-refused-ask = A ? megmutatja a lehetőségeket és a szabályaikat.
play-rules = Szabályok
play-default = Alapértelmezett választás: { $text }
play-notation = Szavakkal
play-blocked = Most nem lehetséges
play-blocked-none = Most minden felsorolt lehetőség választható.
play-blocked-number = { $number ->
    [1] Az
    [5] Az
    [50] Az
    [51] Az
    [52] Az
    [53] Az
    [54] Az
    [55] Az
    [56] Az
    [57] Az
    [58] Az
    [59] Az
   *[other] A
} { $number }. lehetőség ({ $text }) most nem választható. { $message }
play-why-allowed = Ez lehetséges: { $text }
play-rules-none = Egyetlen szabály sem szól erről: „{ $text }”.
play-rules-more = Van még { $count } szabály; írj be még egy szót, és kevesebb lesz.
play-rules-topics = Írd utána egy szabály azonosítóját vagy a keresett szavakat. A szabályok ezekről szólnak: { $message }
play-cards = Lapok
play-log = Játéknapló
play-log-empty = Még nem történt semmi.
play-undone = { $count } lépés visszavéve.
play-undo-none = Még nem léptél semmit, amit vissza lehetne venni.
play-undo-learned = Már nem vehető vissza: az utolsó lépésed óta valaki megtudott valamit, vagy valaki más is lépett.
play-saved = A játszma felvétele elmentve: { $file }
play-continue = A folytatáshoz: { $command }
play-help-number = választás a listából
play-help-back = vissza, ha a választás több részből áll
play-help-words = választás szavakkal, például: { $full }; minden szó rövidíthető: { $text }
play-help-words-what = szavak
play-help-seats = a játékosok a szavakban: { $seats }
play-help-question = ennek a döntésnek és szabályainak a magyarázata
play-help-why = miért nem lehetséges valami; szám és szavak nélkül minden most nem lehetséges választás felsorolása
play-help-why-what = szám|szavak
play-help-rules = keresés a játék szabályaiban
play-help-rules-what = azonosító|szavak
play-help-cards = a lapjaid és hatásuk megjelenítése
play-help-log = az eddigi események megjelenítése
play-help-undo = az utolsó lépésed visszavétele; nem lehetséges, ha azóta más játékos is lépett, vagy bárki megtudott valami újat
play-help-save = a játék mentése: { $file }
play-help-quit = a játék mentése és kilépés; a `throneroom play --resume` folytatja
play-help-help = ennek a listának a megjelenítése
play-help-board = az asztal újbóli kirajzolása

## The end of a game

play-over = Vége a játéknak
play-winners = { $seats_count ->
    [one] Győztes: { $seats }
   *[other] Megosztott győzelem: { $seats }
}
play-you-won = Győztél!
play-you-shared = Osztozol a győzelmen!
play-you-lost = Ezúttal nem sikerült.
play-derivation = Így dőlt el a győzelem

## throneroom bench

bench-clone-us = Másolás µs
bench-step-us = Lépés µs
bench-options-us = Lista µs
bench-view-us = Nézet µs
bench-sample-world-us = Világ µs
bench-playouts-per-second = Játszma/s
bench-decisions-per-second = Döntés/s
bench-opt-seconds = Ennyi másodpercig tart egy játék mérése minden játékosszámnál.
bench-error-seconds = --seconds értéke { $least } és { $most } közötti szám legyen, ne „{ $given }”.

percent = { $text }%

play-not-saved = Még nem léptél, ezért a korábbi játszma marad elmentve: { $file }

## throneroom cards: card sets of The Iron Throne. Words in code marks are typed in the files and not translated.

help-cards = A Vastrón kártyakészleteinek ellenőrzése, lapjaik felsorolása vagy egy lap megjelenítése.
arg-cards-action = A teendő: egy fájl ellenőrzése (check), az összes lap felsorolása (list) vagy egy lap megjelenítése (show).
arg-cards-name = Az ellenőrizendő fájl vagy a megjelenítendő lap azonosítója.
metavar-file-or-card = FÁJL|LAP
opt-card-set = YAML-formátumú kártyakészlet, amelynek lapjai a beépítettek helyére lépnek.
opt-card-source = A lap megjelenítése úgy, ahogyan egy kártyakészletben áll.
error-cards-action = A lapokkal ez nem tehető meg: „{ $given }”. Választható: { $known }
error-card = Nincs ilyen lap: „{ $given }”
error-card-set = Hibás kártyakészlet: „{ $file }” ({ $count } hiba). A részletekhez: { $command }
cards-good = { $file }: helyes; { $leaders } vezető, { $cards } karakterkártya, { $events } esemény
cards-leaders = Vezetők
cards-cards = Karakterkártyák
cards-events = Események
cards-status = Eredet
cards-when = Mikor
cards-who = Ki
cards-limit = Milyen gyakran
cards-effect = Hatás
cards-notes = Értelmezések (angolul)
cards-status-fact = a nyomtatott szöveg ismert
cards-status-completes_partial = egy részben ismert lap kiegészítése
cards-status-original = saját tervezés
cards-limit-once_per_round = körönként egyszer
cards-limit-once_per_game = játszmánként egyszer
cards-who-any_player = bármelyik játékos
cards-who-active_player = aktív játékos
cards-who-challenger = a kihívó
cards-who-participating_player = az összecsapás egyik résztvevője
cards-who-supporting_player = támogató játékos
cards-who-offering_player = a támogatás felajánlására készülő játékos
cards-when-before_hostages_acted = a kör elején, a túszok elengedése és megkínzása előtt
cards-when-after_hostages_acted = a kör elején, a túszok elengedése és megkínzása után
cards-when-after_event_draw = az eseménykártya felhúzása után
cards-when-before_active_draw = mielőtt az aktív játékosok lapot húznak
cards-when-after_active_power = miután az aktív játékosok áttették az erőt
cards-when-before_support_offer = mielőtt egy játékos támogatást ajánl fel
cards-when-after_support = miután minden felajánlott támogatásról döntöttek
cards-when-before_cards_chosen = az összecsapásfázis elején, a lapok letétele előtt
cards-when-cards_chosen_facedown = amíg a lapok képpel lefelé fekszenek
cards-when-after_cards_revealed = a lapok felfedése után
cards-when-during_totals = viszály esetén, az összesített értékek véglegesítése előtt
cards-when-winner_determined = amikor a győztes már ismert, a jutalmak előtt
cards-when-before_negotiation = fegyverszünet esetén, a tárgyalás előtt
cards-when-after_negotiation = fegyverszünet esetén, a tárgyalás után
cards-when-rewards = a jutalmak kiosztása után
cards-when-before_penalties = a büntetések előtt
cards-when-after_penalties = a büntetések után
cards-when-before_hostages_taken = a túszejtés előtt
cards-when-after_hostages_taken = a túszejtés után
cards-when-before_refill = a jelzők visszatérése és a kezek feltöltése előtt
cards-when-after_refill = a kör végén, a kezek feltöltése után
cards-when-reaction_to_character_card = amikor éppen kijátszottak egy karakterkártyát
cards-problem-yaml = Ez nem helyes YAML ({ $column }. oszlop). Gyakran egy kettőspontos szöveg körül hiányzik az idézőjel, vagy egy sor tabulátorral vagy a fölötte lévőtől eltérően van behúzva.
cards-problem-duplicate = Kétszer szerepel: `{ $word }`
cards-problem-unknown-key = Itt nincs ilyen kulcs: `{ $word }`. Választható: { $allowed }
cards-problem-unknown-word = Ide (`{ $type }`) nem való ez a szó: `{ $word }`. Választható: { $allowed }
cards-problem-unknown-card = Nincs ilyen lap: `{ $word }`
cards-problem-unknown-id = Itt (`{ $section }`) nem állhat: `{ $word }`; nincs ilyen karakter vagy lap.
cards-problem-missing-key = Hiányzik egy kulcs: `{ $key }`
cards-problem-wrong-type = Ide `{ $wanted }` kell, de ez áll itt: { $message }.
cards-problem-not-one-key = Ide (`{ $type }`) egy szó vagy egykulcsos leképezés kell; ennek { $found } kulcsa van.
cards-problem-missing-argument = Argumentum kell hozzá: `{ $word }`; mégpedig: { $wanted }
cards-problem-extra-argument = Nem tartozik hozzá argumentum: `{ $word }`. Írd le magában a szót.
cards-problem-wrong-arity = Rossz az argumentumok száma (`{ $word }`): { $found }; a szükséges: { $wanted }
cards-problem-negative = A mennyiség nem lehet negatív: { $found }
cards-problem-range-order = A tartomány alsó határa ({ $low }) nagyobb a felsőnél ({ $high }).
cards-problem-too-deep = Túl mély egymásba ágyazás; legfeljebb { $most } szint lehet.
cards-problem-too-large = A készletben { $found } szó és szám van; legfeljebb { $most } lehet.
cards-problem-too-long = Ebben a szövegben { $found } betű van; legfeljebb { $most } lehet.
cards-problem-too-many-steps = Ez a képesség a legrosszabb esetben { $found } lépésből áll; legfeljebb { $most } lehet. Az egymásba ágyazott `for_each` szorzódik: minden szint ötszörösen számít.
cards-problem-too-great = A szám túl nagy; a lehető legnagyobb { $most }.
cards-problem-empty-ops = A műveletek listája üres.
cards-problem-empty-options = A lehetőségek listája üres.
cards-problem-cost-not-first = Egy képesség ára (`cost`) csak az első művelete lehet.
cards-problem-not-a-cost = Ez a művelet nem lehet ár (`cost`): `{ $word }`. Választható: { $allowed }
cards-problem-no-context = Itt nincs jelentése: `{ $word }`. Ennek oka: { $message }
cards-problem-not-in-window = Nem illik ehhez a pillanathoz (`{ $window }`): `{ $word }`
cards-problem-past = Ebben a pillanatban (`{ $window }`) már késő: `{ $word }`
cards-problem-not-for-cards = Karakterkártya ebben a pillanatban nem játszható ki: `{ $window }`; az összecsapás még nem kezdődött el.
cards-problem-not-for-leaders = Vezető ezt a pillanatot nem használhatja: `{ $window }`; csak a karakterkártyáké.
cards-problem-not-for-events = Esemény ezt a pillanatot nem használhatja: `{ $window }`; csak ezt: `{ $wanted }`
cards-problem-no-defender = Az esemény nem jelöl ki védőt; kell bele egy `choose_defender` művelet.
cards-problem-private = Itt `{ $word }` csak erről a kézről kérdezhet: `{ $allowed }`, erről nem: `{ $player }`; a többiek megtudnának belőle valamit.
cards-problem-private-not = Itt `{ $word }` nem állhat `not` alatt; a többiek megtudnának belőle valamit.
cards-problem-unseen = Innen nem választható lap: `{ $word }` (`{ $player }`); a képesség használója nem látja.
cards-problem-no-language = A szöveg egyetlen nyelven sincs megadva. Választható: { $allowed }
cards-near = Erre gondoltál: `{ $near }`?
cards-need-selector = a `targets` nem választja ki, vagy még nem választotta ki.
cards-need-for-each = csak `for_each` belsejében létezik.
cards-need-where = csak olyan `where` belsejében létezik, amely ilyesmit választ.
cards-need-player-candidate = lapot választasz; a tulajdonosa `it_owner`.
cards-need-card-candidate = itt nem választasz lapot.
cards-need-offer = csak a `before_support_offer` pillanatban létezik.
cards-need-reaction = csak a `reaction_to_character_card` pillanatban létezik.
cards-need-side = a képesség használója talán egyik oldalon sem áll.
cards-need-cost = előtte egyetlen műveletnél sem áll `cost: true`.
cards-need-reveal = előtte nincs `reveal`.
cards-need-look = előtte nincs `look`.
cards-kind-nothing = semmi
cards-kind-flag = true vagy false
cards-kind-number = egy szám
cards-kind-word = egy szó vagy üres szöveg
cards-kind-list = egy lista
cards-kind-map = egy leképezés
cards-kind-other = valami más

# serve

help-serve = Közös játék hálózaton.
metavar-address = CÍM
opt-host = A cím, amelyen a szerver figyel; a 127.0.0.1 csak ez a gép.
opt-port = A port, amelyen a szerver figyel.
opt-open = A kezdőlap megnyitása a böngészőben.
opt-database = Hová kerülnek a játszmák: sqlite:///FÁJL vagy postgresql://...
opt-workers = A webes folyamatok száma; egynél több PostgreSQL-t igényel.
serve-address = A szerver címe: { $text } (leállítás: Ctrl+C).
error-server-missing = A szerver nincs telepítve: pip install 'throneroom[server]'.
error-setting = Hibás beállítás a környezetben: { $text }
error-workers-sqlite = Az SQLite egy webes folyamatot bír, nem { $given }-t. Többhöz PostgreSQL kell.
error-database = Az adatbázis nem használható: { $text }
error-host = Ennek a gépnek nincs ilyen címe, amelyen figyelhetne: { $given }
error-port-taken = A(z) { $given } portot másik program használja. Válassz másikat a --port kapcsolóval.
error-ports-taken = { $least } és { $most } között minden portot más program használ. Válassz másikat a --port kapcsolóval.
error-port-permission = A(z) { $given } porthoz nincs elég jogod. Válassz 1023 fölöttit a --port kapcsolóval.

# admin

help-admin = Rendszergazda kinevezése a szerveren.
metavar-login = BELÉPÉSI-NÉV
arg-login = Egy fiók belépési neve.
opt-remove = A jogok visszavétele.
admin-made = { $name } mostantól rendszergazda.
admin-removed = { $name } már nem rendszergazda.
error-login = Nincs { $given } belépési nevű fiók. Előbb fiókot kell létrehozni.

# migrate, backup, restore

help-migrate = A szerver adatbázisának átalakítása erre a változatra. SQLite esetén ezt a szerver maga végzi.
migrate-done = Az adatbázis most már ehhez a változathoz illik.
migrate-nothing = Az adatbázis már ehhez a változathoz illik.
help-backup = Minden, amit a szerver tárol, egyetlen fájlba, akár futás közben. A fájlban titkok vannak (a játszmák magjai, a személyek igazolásai), ezért csak a tulajdonosa olvashatja (0600-as jog): jelszóként kell őrizni.
arg-backup = A megírandó fájl; a régit csak a teljes új váltja fel.
backup-progress = Írás
backup-done = { $file }: { $count } sor kiírva. A fájlt titokban kell tartani.
help-restore = Üres adatbázis feltöltése biztonsági mentésből, bármelyik adatbázisból készült, és minden játszma ellenőrzése. A szerver közben nem futhat rajta.
arg-restore = A `throneroom backup` által írt fájl.
restore-progress = Olvasás
restore-verifying = Játszmák ellenőrzése
restore-done = { $count } játszma visszaállítva, { $verified } ellenőrizve.
restore-aside = { $count } játszma nem adja a tárolt állásokat, és csak az adatbázisban nézhető meg: { $known }.
error-not-migrated = Az adatbázis táblái nem ebből a változatból valók: futtasd ezt: `throneroom migrate`.
error-not-empty = Az adatbázis nem üres. Biztonsági mentés csak üresbe állítható vissza; semmi sem változott.
error-backup-foreign = Ez nem a Throneroom biztonsági mentése: „{ $file }”; semmi sem változott.
error-backup-damaged = Sérült vagy nem teljes: „{ $file }”; semmi sem változott.
error-backup-newer = A Throneroom későbbi változata készítette: „{ $file }”; semmi sem változott.
