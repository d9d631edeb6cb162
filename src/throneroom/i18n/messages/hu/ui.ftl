# The command line, in Hungarian: help, tables, prompts and errors.
# Commands and entries of help are nouns in -ás/-és, prompts are imperatives (tegezés).
# No article stands in front of a value that was typed: the sentence names it after a colon instead.

## Help of the program and of its commands

help-app = Cselszövésre épülő társasjátékok pontos, önmagukat megmagyarázó szabályokkal.
help-games = A játékok felsorolása.
help-play = Játék a terminálban botok ellen.
help-simulate = Sok játék lejátszása botokkal, és az eredmények összesítése.
help-check = Forgatókönyvek futtatása: egy állás, lépések, és aminek utána igaznak kell lennie.
help-replay = Rögzített játék megjelenítése lépésről lépésre.
help-verify = Rögzített játékok újrajátszása és minden soruk ellenőrzése.
help-rules = Egy játék szabályai, betartásuk módja és az ezt igazoló tesztek.
help-bench = A játékok sebességének mérése.
help-usage = Használat:
help-options = Kapcsolók
help-arguments = Argumentumok
help-commands = Parancsok
help-examples = Példák
help-required = [kötelező]
help-default = [alapérték: { $value }]

## Placeholders in help pages

metavar-command = PARANCS
metavar-options = KAPCSOLÓK
metavar-game = JÁTÉK
metavar-rule = SZABÁLY
metavar-file = FÁJL
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
opt-seed = A véletlen magja: azonos magból azonos játék lesz.
opt-option = A játék egyik beállítása; többször is megadható.
opt-players = A játékosok száma.
opt-games = A lejátszandó játékok száma.
opt-bots-simulate = A botok, vesszővel elválasztva; a hiányzók helyére `random` kerül. Játékról játékra helyet váltanak.
opt-bots-play = A botok, amelyek ellen játszol, vesszővel elválasztva; az utolsó tölti be a többi helyet is.
opt-jobs = Az egyszerre dolgozó folyamatok száma; 0 esetén processzoronként egy. Az eredmény nem függ tőle.
opt-check-invariants = Az állás ellentmondás-mentességének ellenőrzése minden lépés után.
opt-keep-errors = Minden hibával leállt játék felvételének megőrzése ebben a könyvtárban.
opt-seat-play = A te helyed; enélkül az első.
opt-seat-replay = Csak annak megjelenítése, ami erről a helyről látható volt.
opt-resume = Mentett játék folytatása: a megadott fájl vagy az utoljára elhagyott játék.
opt-save = A fájl, ahová kilépéskor a játék mentése kerül.
opt-step = Az állás megjelenítése ennyi lépés után.
opt-coverage = Minden szabálynál a betartás módja és az ezt igazoló tesztek.
opt-write-coverage = A lefedettségi fájl újraírása a forráskód tesztjei alapján.
arg-game = A játék azonosítója, ahogyan a `throneroom games` kiírja.
arg-rule = A szabály azonosítója.
arg-scenarios = Forgatókönyvek YAML-fájljai.
arg-record = Egy rögzített játék fájlja.
arg-records = Rögzített játékok fájljai.

## Errors

error = Hiba: { $message }
error-hint = Súgó: { $command }
error-file-missing = Nincs ilyen fájl: „{ $file }”
error-file-directory = Ez könyvtár, nem fájl: „{ $file }”
error-file-permission = Nincs jogosultság a megnyitásához: „{ $file }”
error-file-other = Nem használható: „{ $file }” ({ $reason })
error-file-binary = Ez nem szövegfájl: „{ $file }”
error-file-large = Túl nagy fájl: „{ $file }”, { $size } MB; legfeljebb { $limit } MB olvasható be.
error-yaml = Hibás YAML: „{ $file }”, { $line }. sor, { $column }. oszlop
error-yaml-nowhere = Hibás YAML: „{ $file }”
error-scenario-file = Ez nem forgatókönyvfájl: „{ $file }”. Kell bele egy `game` érték és egy `scenarios` lista.
error-scenario = „{ $file }”: { $text }
error-record = „{ $file }”, { $line }. sor: { $message }
error-file-write = Nem írható: „{ $file }” ({ $reason })
error-save-foreign = Már létezik, és nem mentett játék: „{ $file }”. Érintetlen marad.
error-save-missing = Nincs mentett játék. Itt lenne a helye: „{ $file }”
error-save-over = Ez a játék már véget ért: „{ $file }”. A megtekintéséhez: { $command }
error-resume-with = A --resume mellett nem adható meg: { $name }; a mentett játéknak megvan a sajátja.
error-resume-seat = Ezt a játékot nem ember játszotta botok ellen: „{ $file }”. Senkinek a helye nincs benne megnevezve.
error-number = { $name } értéke egész szám legyen, ne „{ $given }”.
error-number-least = { $name } értéke legalább { $least } legyen, ne { $given }.
error-number-range = { $name } értéke { $least } és { $most } között legyen, ne { $given }.
error-option-form = --option után NÉV=ÉRTÉK alak kell, nem „{ $given }”.
error-option-twice = Ez a beállítás kétszer szerepel: „{ $name }”
error-bots-many = Túl sok bot: { $given }; itt legfeljebb { $most } lehet.
error-bots-empty = Hiányzik egy bot neve: „{ $given }”
error-seat-empty = { $players } játékos esetén senki sem ül ezen a helyen: „{ $given }”
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
col-rules = Szabályok
col-options = Beállítások
col-seat = Hely
col-bot = Bot neve
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

## throneroom simulate

sim-title = { $title }, { $players } játékos
sim-games = Játékok
sim-decisions = Döntések
sim-mean-decisions = Döntés játékonként
sim-seconds = Másodperc
sim-games-per-second = Játék másodpercenként
sim-decisions-per-second = Döntés másodpercenként
sim-errors = Hibák
sim-hash = A felvételek hash-értéke
sim-wins-by-seat = Győzelmek helyek szerint
sim-wins-by-bot = Győzelmek botok szerint
sim-progress = Lejátszás
sim-error = { $number }. számú játék, hiba: { $text }
sim-error-kept = { $number }. számú játék, hiba: { $text } – felvétel: { $file }

## throneroom rules

kept-enforced = kikényszerítve
kept-structural = beépítve
kept-procedure = végrehajtva
kept-server = a szerver felügyeli
kept-house-rule = házi szabály
kept-deviation = eltérés
kept-unsure = bizonytalan
kept-enforced-means = A vele ellentétes választást a program elutasítja.
kept-structural-means = Az adatok felépítése miatt nem szeghető meg.
kept-procedure-means = A program egyik lépése végzi el.
kept-server-means = A játékszerver gondoskodik róla.
kept-house-rule-means = A szabálykönyv hallgat róla; mi döntöttünk.
kept-deviation-means = A program itt eltér a szabálykönyvtől.
kept-unsure-means = A szabálykönyv itt nem egyértelmű.
rules-page = { $page }. oldal
rules-no-page = oldalszám nélkül (értelmezés)
rules-tests = Igazolja
rules-no-tests = nincs teszt
rules-reason = Indok
rules-note = Megjegyzés
rules-count = { $count } szabály
rules-coverage = { $count } szabály, teszttel igazolva: { $shown }
rules-written = Kiírva: { $file } ({ $count })

## throneroom check

check-ok = jó
check-failed = HIBÁS
check-wanted = várt
check-found = kapott
check-summary = { $count } forgatókönyv, { $failed ->
    [0] mind teljesül
   *[other] { $failed } nem teljesül
}

## throneroom replay and throneroom verify

replay-title = { $title }, { $players } játékos
replay-step = { $step }. lépés után (összesen { $most })
replay-prompt = n következő, p előző, szám: ugrás, q kilépés
replay-first = Ez a felvétel eleje.
replay-last = Ez a felvétel vége.
replay-unfinished = A játék nincs befejezve.
error-step = A felvétel lépései: 0–{ $most }; { $given }. lépés nincs.
verify-won = { $file }: helyes, { $count } lépés, { $seats_count ->
    [one] győztes: { $seats }
   *[other] győztesek: { $seats }
}
verify-unfinished = { $file }: helyes, { $count } lépés, befejezetlen

## throneroom play: prompts and answers

play-welcome = { $title }. A te helyed: { $seat }.
play-bot = { $seat }: { $bot }
play-hint = Írd be egy választás számát vagy szavait; ? magyarázat, `help` parancsok.
play-resumed = Folytatás innen: { $file }
play-turn = { $seat }: { $question }
play-part = Válassz ({ $slot }):
play-back = vissza
play-done = kész
play-number = Nincs { $given }. választás; a számok: 1–{ $most }.
play-refused-hint = Írd be: `why`, és megtudod, mi nem lehetséges most, és miért.
play-rules = Szabályok
play-default = Ha sosem válaszolnál: { $text }
play-notation = Szavakkal
play-blocked = Most nem lehetséges
play-blocked-none = Itt minden lehetséges, ami megnevezhető.
play-why-allowed = Ez lehetséges: { $text }
play-cards = Lapok
play-log = Játéknapló
play-log-empty = Még nem történt semmi.
play-undone = { $count } lépés visszavéve.
play-undo-none = Még nem léptél semmit, amit vissza lehetne venni.
play-undo-learned = Már nem vehető vissza: az utolsó lépésed óta valaki megtudott valamit, vagy valaki más is lépett.
play-saved = Mentve: { $file }
play-continue = A folytatáshoz: { $command }
play-help-number = választás a listából
play-help-words = választás szavakkal; minden szó rövidíthető
play-help-question = ennek a döntésnek és szabályainak a magyarázata
play-help-why = miért nem lehetséges valami; szám vagy szavak nélkül az egész felsorolása
play-help-cards = a lapjaid és hatásuk megjelenítése
play-help-log = az eddigi események megjelenítése
play-help-undo = az utolsó lépésed visszavétele, ha azóta nem derült ki semmi új
play-help-save = a játék mentése
play-help-quit = a játék mentése és kilépés
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
play-you-lost = Vesztettél.
play-derivation = Így dőlt el

## throneroom bench

bench-clone-us = Másolás µs
bench-step-us = Lépés µs
bench-options-us = Lista µs
bench-view-us = Nézet µs
bench-sample-world-us = Világ µs
bench-playouts-per-second = Játék/s
bench-decisions-per-second = Döntés/s
bench-opt-seconds = Ennyi másodpercig tart egy játék mérése minden játékosszámnál.
bench-error-seconds = --seconds értéke { $least } és { $most } közötti szám legyen, ne „{ $given }”.

percent = { $text }%
