# A böngészős kliens.

unreachable = A szerver nem elérhető. Semmi sem veszett el, próbáld újra kicsit később.
loading = Betöltés…
nothing-here = Itt nincs semmi
to-the-start = A kezdőlapra
cancel = Mégse
close = Bezárás
yes = igen
no = nem
less = Kevesebb
more = Több
filter = Szűrés
page = { $page }. oldal
skip = Ugrás
skip-decision = Ugrás a döntéshez
skip-board = Ugrás a játéktáblához
skip-log = Ugrás a naplóhoz

language = Nyelv
language-en = English
language-cs = Čeština
language-hu = Magyar
theme = Téma
theme-light = Világos megjelenés
theme-dark = Sötét megjelenés
guest = Vendég

connection-live = Kapcsolódva
connection-connecting = Csatlakozás…
connection-retrying = Újracsatlakozás { $seconds } mp múlva
connection-offline = Nincs internet
connection-refused = Nincs kapcsolat
connection-closed = Nincs kapcsolat
connection-restored = A szerver visszaállt erre a lépésre: { $ply }

name-title = Hogy szólítsunk?
name-label = A neved
name-note = Elég egy név, fiók nem kell.
name-enter = Tovább
sign-in = Bejelentkezés

home-again = Visszavágó? ({ $count })
nav-pages = Oldalak
nav-play = Játék
nav-me = Te
home-new = Foglalj helyet. A játék azonnal indul.
home-back = { $name }, senki sem vár rád.
home-called = { $name }, visszavágóra hívnak.
home-done = Minden lépésed megtetted
home-differ = Miben különböznek a játékok
home-others = Mások döntenek
lost-title = Kialudt a gyertya
no-matches = Még nincs befejezett játszma
no-matches-note = Amit játszol, ezen az eszközön megmarad.
no-matches-keep = Legyen meg máshol is.
finished-won = Te nyertél
owed-title = { $count ->
    [one] Egy döntés vár rád
   *[other] { $count } döntés vár rád
}
owed-wait = { $count ->
    [one] { $names } vár
   *[other] { $names } vár
}
owed-do = Megteszem
owed-go = A játszmához
candle-left = még { $time }
candle-out = lejárt az idő
rows-decide = { $count ->
    [one] { $names } dönt
   *[other] { $names } dönt
}
rows-sit = Leülök
play-friends = Barátokkal
play-bots = A botok
play-any-colour = Bármelyik szín
play-any-house = Bármelyik ház
play-as = { $count ->
    [one] { $house }, { $count } bot ellen
   *[other] { $house }, { $count } bot ellen
}
level-random = könnyű
level-greedy = becsvágyó
lasts-bloody-throne = nagyjából 20 perc
lasts-iron-throne = nagyjából egy óra
lasts-westeros = két óra vagy több
home-play = Játék
home-lead = Három játék cselszövésekről, botok ellen vagy barátokkal, linkkel. Fiók nem kell, a szabályokat maga a játék magyarázza el.
home-waiting = Folyamatban
home-open = Nyitott játszmák
home-replays = Befejezettek
record-bring = Játszmafájl visszajátszása
record-checking = A játszmafájl ellenőrzése…
play-now = Játék most
play-house = Ház
play-colour = Szín
play-any = Bármelyik
players-range = { $least }–{ $most } játékos
about-bloody-throne = Rejtett lapok egy közös sorban. Mikor mutatod meg a tiédet, és kire csapsz le?
about-iron-throne = Viszály vagy fegyverszünet, képpel lefelé. Kiben bízol ma?
about-westeros = Titkos parancsok a térképen, csaták, és hét város vagy vár a győzelemhez.
rules = Szabályok
your-move = Te jössz
match-playing = a többiek gondolkodnak
match-put-aside = Félretéve
match-put-aside-why = A játszma tárolt adataiban valami megsérült, ezért leállítottuk, mielőtt bárki kárt szenvedne miatta. Minden, amit játszottatok, megmaradt. A kiszolgáló üzemeltetője látja, és megpróbálhatja helyreállítani.
stopped-phase = Leállítva
match-abandoned = Ez a játszma eredmény nélkül ért véget.
free-seats = { $count ->
    [one] { $count } szabad hely
   *[other] { $count } szabad hely
}
seats-taken = { $all } helyből { $taken } foglalt
moves = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}
winner = Győztes

create-title = Saját játszma
create-game = Játék
create-players = Játékosok száma
create-here = Helyek ezen az eszközön
create-here-seats = { $count ->
    [one] csak az enyém
   *[other] { $count }, az eszköz kézről kézre jár
}
create-others = A többi hely
create-people = Barátok, meghívóval
create-pace = Tempó
create-public = Bárki csatlakozhat
create-more = További beállítások
create-name = A játszma neve
create-do = Játszma létrehozása
bot-greedy = Becsvágyó bot
bot-random = Véletlenszerű bot
pace-none = Időkorlát nélkül
pace-live = Élőben, { $seconds } mp döntésenként
pace-live-bank = Élőben, { $seconds } mp döntésenként és { $reserve } tartalékidő
pace-days = Levelezve, { $days ->
    [one] { $days } nap
   *[other] { $days } nap
} döntésenként

option-direction = A lapok végrehajtása
value-direction-left-to-right = balról jobbra
value-direction-right-to-left = jobbról balra
option-start = Ki kezd
value-start-random = sorsolás dönt
value-start-seat = az első hely
option-release_draw = Ki húz, ha egy túszt elengednek
value-release_draw-releaser = aki elengedi
value-release_draw-both = mindketten
option-proposals = Javaslatok száma tárgyaláskor, oldalanként
option-character_cards = Karakterkártyák
value-character_cards-distinct = mind különböző
value-character_cards-paired = párosával
option-tides = Csatakártyák
value-tides-off = nélkülük
value-tides-on = velük
option-tiebreak = Döntetlen a játék végén
value-tiebreak-printed = a szabálykönyv szerint
value-tiebreak-faq = a GYIK szerint
option-lannister_ship = A Lannisterek első hajója
value-lannister_ship-printed = a szabálykönyv szerint
value-lannister_ship-faq = a GYIK szerint
option-houses = Házak
value-houses-chosen = hely szerint
value-houses-dealt = sorsolva

table-seats = Helyek
visibility-private = csak meghívóval
visibility-public = mindenkinek nyitva
room-call = Hívd a barátaidat
late-none = Senkit sem sürget az óra. Aki nincs itt, amikor ő jön, helyette bot játszhat, amíg vissza nem tér.
late-live = Aki kicsúszik az időből, helyette a játék dönt; két egymást követő alkalom után bot őrzi a helyet, amíg a játékos vissza nem tér.
late-days = Aki kicsúszik az időből, helyette a játék dönt; két egymást követő alkalom után bot őrzi a helyet, amíg a játékos vissza nem tér.
seat-free = szabad
seat-kept = fenntartva: { $name }
seat-me = te
seat-here = itt van
seat-away = nincs itt
seat-sit = Leülés ide
seat-sit-too = Leülés ide is, ezen az eszközön
seat-add-bot = Bot hozzáadása
seat-leave = Hely elhagyása
seat-clear = Hely felszabadítása
swap-move = Átülés ide
swap-ask = Csere kérése
swap-asked = csere kérve: { $name }
swap-not = Visszavonás
swap-offer = { $name } helyet cserélne veled
swap-agree = Csere
swap-decline = Nem
seat-caretaker = helyettes játszik
seat-done = már választott
seat-secret = titokban választ
seat-thinks = gondolkodik
seat-look = Nézet innen
hand-over = Az eszköz átadása: { $seat }
hand-over-note = Amíg nem jelzed, hogy nálad van, semmi sem látszik.
hand-over-me = Én játszom: { $whom }
hand-over-rather = Nem, én vele játszom: { $whom }
start-needs = { $count ->
    [one] Még egy hely szabad.
   *[other] Még { $count } hely szabad.
}
start-kept = Még hiányzik: { $names }.
start-ready = Minden hely foglalt.
start-wait = A játszmát a házigazda indítja el: { $name }.
start-gone = Aki ezt a játszmát létrehozta, régóta nincs itt. Átveheted, és elindíthatod.
start-own = Játszma átvétele
start-do = Indítás
start-random = Indítás sorsolt helyekkel
table-close = Játszma törlése
invite-link = Meghívó
invite-copy = Meghívó másolása
invite-share = Meghívó küldése
invite-copied = Vágólapra másolva
copy-yourself = A böngésző nem engedi a másolást. A link ki van jelölve: nyomd meg a Ctrl+C-t, vagy tartsd rajta az ujjad.
invite-qr = QR-kód
invite-new = Meghívó készítése
invite-another = Új meghívó e helyett
invite-withdraw = Meghívó visszavonása
invite-withdrawn = A meghívó már nem vezet sehová.
invite-late = Akinek meghívója van, nézheti a játszmát, és ha szabad, átveheti egy bot helyét.
invited-asks = { $name } meghívott egy játszmára. Ülj egy szabad helyre, fiók nem kell.
invited-speaks = A házigazda nyelve: { $language }.
invited-note = A játszma akkor kezdődik, amikor a házigazda elindítja.
invited-sit = Leülés az asztalhoz
invited-watch = Belépés nézőként
invited-host = Házigazda
invited-free = { $count ->
    [0] Nincs szabad hely.
   *[other] { $count } szabad hely van.
}
invited-late = A játszma már folyik: egy bot helyét veszed át.
invited-take-over = Átvétel

players = Játékosok
round-of = Forduló: { $round }/{ $rounds }
round-now = { $round }. kör
board = Játéktábla
decision = Döntés
decisions = Döntések
tabs = Napló és csevegés
tab-board = Tábla
tab-players = Játékosok
tab-log = Napló
tab-chat = Csevegés
tab-cards = Lapok
tab-more = Egyéb
tab-choices = Lehetőségek
tab-text = Asztal szövegként
tab-result = Eredmény
tab-rules = Szabályok
unread = új
cards-search = Keresés a lapok között
cards-none = Nincs ilyen lap.
cards-card = Lapok
cards-leader = Vezetők
cards-event = Események
cards-order = Parancsok
cards-westeros = Westeroskártyák
cards-wildling = Vadkártyák
text-board = Szöveges tábla
seat-away-since = távol van, utoljára itt { $since }
seat-left = bot játszik helyette
seat-nudged = értesítve
seat-handle = Mi legyen ezzel a hellyel
seat-lost = Ez a hely már nem a tiéd. Azt látod, amit a nézők.
your-move-nudged = Te jössz, a többiek várnak
leave-seat = Játsszon helyettem bot
leave-note = Bot játszik helyetted, amíg vissza nem jössz; a hely a tiéd marad, és a többiek értesülnek róla.
leave-sure = Távozás
left-now = Most bot játszik helyetted.
left-back = Visszaveszem a helyemet
your-move-nudged-by = { $name } a lépésedet várja
nudge-do = Sürgetés: { $name }
nudge-note = Egyetlen értesítés, döntésenként egyszer. Mindenki látja.
nudge-done = Értesítés elküldve: { $name }.
keep-do = Játsszon helyette bot: { $name }
keep-note = Amíg a játékos vissza nem jön; akkor azonnal visszakapja a helyét.
keep-later = Bot ennyi idő múlva játszhat, ha a játékos még mindig nincs itt: { $time }.
give-do = A hely végleges átadása botnak
give-note = { $name } elveszíti a helyét, és csak nézheti a játékot. Ezután helylinkkel másnak adhatod.
give-want = Azt szeretném, hogy ezt a helyet bot kapja
give-not = Már nem szeretném
give-want-note = Ha az asztalnál mindenki más ezt akarja, { $name } helyett bot játszik: ha távol van, végleg; ha itt van, de régóta nem válaszol, amíg vissza nem veszi a helyét.
give-agreed = Ezt szeretné: { $names }
give-link = Helylink készítése
give-link-note = Aki először használja, az játszik ezen a helyen. Egyszer és fél óráig érvényes.
create-latecomers = Aki később jön, átveheti egy bot helyét
stop-match = A játszma leállítása
stop-note = A játszma eredmény nélkül leáll, ha mindenki ezt akarja, aki játszik.
stop-sure = Igen, leállítom
stop-waits = Le akarod állítani a játszmát. A többiek még nem egyeztek bele.
stop-not = Mégis folytatom
stop-asked = { $count ->
    [one] { $names } le akarja állítani a játszmát.
   *[other] { $names } le akarja állítani a játszmát.
}
stop-agree = Beleegyezem
stop-refuse = Nem, játsszunk tovább
stop-agreed = Beleegyezett: { $names }
stop-open = Még nem: { $names }
watching = Nézőként vagy itt. Azt látod, amit bárki láthat; a kézben tartott lapok és a titkos döntések rejtve maradnak.
keys = Billentyűk
key-decision = a döntéshez
key-board = a táblához
key-log = a naplóhoz
key-chat = a csevegéshez
key-text = váltás szöveges és rajzolt tábla között
key-focus = ahhoz, amiről a kérdés szól
key-keys = ez a lista
key-threats = ki mit fenyeget (Westeros)
key-arrows = másik lehetőség választása
key-digits = az első–kilencedik lehetőség választása
key-space = lehetőség kijelölése vagy a kijelölés törlése
key-name-space = Szóköz
key-enter = küldés a kiválasztott lehetőségről
key-send = küldés a döntés bármely pontjáról
key-clear = a parancsok egy sorának ürítése
key-escape = ablak bezárása
missed-title = Mi történt, mióta itt jártál
missed = { $count } esemény történt, mióta itt jártál.
missed-play = Lejátszás
missed-pause = Szünet
missed-skip = Átugrás
missed-back = Eggyel vissza
missed-forth = Eggyel tovább
missed-rate = Sebesség
late-bot = Ezen a helyen ({ $seat }) eddig bot játszott.
late-person = Ezen a helyen ({ $seat }) eddig { $name } játszott.
late-things = { $count } esemény mondja el, mi történt itt.
much-happened = { $count ->
    [one] { $count } esemény történt.
   *[other] { $count } esemény történt.
}
log-new = Új, mióta itt jártál
log-earlier = { $count ->
    [one] Korábbiak ({ $count })
   *[other] Korábbiak ({ $count })
 }
log-moment = Ugrás erre a pillanatra
log-about = Kiről
log-all = mindenkiről
log-newest = A legújabbakhoz
chat-all = Mindenkinek
chat-whom = Kinek
chat-to = címzett: { $seat }
chat-gallery = nézők
chat-text = Írj üzenetet…
chat-later = Nincs kapcsolat. Amint helyreáll, elhangzik: { $text }
chat-say = Küldés
chat-empty = Még nincs üzenet.
chat-about = Lehetőségek: { $name }
chat-muted = némítva

sheet-send = Küldés
sheet-send-this = Választás elküldése: { $choice }
more-below = lejjebb még { $count }
recap = Az utolsó lépésed óta
printed-strength = harci erő { $count }
printed-swords = { $count } kard
printed-towers = { $count } erőd
ask-iron-throne-proposal = Tegyél javaslatot, vagy nyilvánítsd sikertelennek a tárgyalást.
sheet-sending = Küldés…
sheet-stored = Elmentve
sheet-undo = Visszavétel
sheet-will-send = Nincs kapcsolat. A választásod elmegy, amint helyreáll.
sheet-will-send-this = Nincs kapcsolat. Amint helyreáll, elmegy: { $choice }
sheet-cut = Nincs kapcsolat. Amint helyreáll, folytathatod a választást.
sheet-cancel = Ne küldd el a választásom
unsent-this = A választásod nem ment el: { $choice }
unsent = A választásod nem ment el.
unsent-back = A kérdés megváltozott. { $why }
sheet-waiting = Elküldve. A többiekre várunk.
sheet-waiting-for = Elküldve. Most választ: { $whom }.
sheet-change = Döntés módosítása

# On the table: what the two buttons beside the question are for; to put the last thing taken back; to send what was chosen (short).
stage-acts = Megerősítés, visszavonás, átadás
stage-back = Visszaveszem
stage-confirm = Megerősítem
# In the line above the table; a button that opens the log. $count: how many things were told.
stage-since = { $count ->
    [one] { $count } esemény a lépésed óta
   *[other] { $count } esemény a lépésed óta
}
sheet-size = A döntésből többet vagy kevesebbet mutat
back-to-decision = Vissza a döntéshez

# What is asked after the first part of a choice, by the kind of the decision and the part.
step-place-spot = Válaszd ki a helyet a sorban.
step-move-spot = Válaszd ki a helyet a sorban.
step-march-unit = Hová megy? ({ $unit })
step-march-token = Hagysz hátra hatalomjelzőt?
step-raven-order = Válaszd ki az új parancsot.
step-raid-target = Válaszd ki a portyázás célpontját.
step-power-use = Hatalomjelző vagy toborzás?
step-tie-seat = Melyik ház következik a sorban?
hint = Miről szól ez?
hint-never = Ne mutasson tippeket
time-left = Hátralévő idő
time-left-bank = { $own } erre a döntésre, utána { $reserve } tartalékidő az egész játszmára
deadline-draft = Ekkor az számít, amit addig választottál, ha szabályos, különben az alapértelmezett választás.
idle-over = A játszma véget ért.
over-results = Eredmény
idle-waiting = Soron: { $whom }.
idle-secret = Titokban választ: { $whom }. Senki sem tudja meg, ki választott már.
idle-away = { $seat } – távol van { $since } óta
idle-away-more = { $seat } – távol van { $since } óta – és még { $count } távol lévő játékos
idle-handle = { $name } nincs itt: lehetőségek
idle-moment = Egy pillanat…
play-skip = Átugrás
play-skip-decision = A döntéshez
play-repeat = Az utolsó forduló újra
blocked = Most nem lehet ({ $count })
why-not = Miért nem?
not-allowed = Nem szabályos
between = { $least } és { $most } között
some-chosen = Kiválasztva: { $count }.
some-more = Válassz még.
step-change = Módosítás
step-or-send = Válassz még, vagy küldd el.
slots-filled = Kiválasztva: { $count }/{ $all }
slots-fill = Tervezd meg a többit
slot-open = szabad
amount-open = Még nincs szám kiválasztva.

result-title = { $count ->
    [one] Győztes: { $winners }
   *[other] Győztesek: { $winners }
}
result-won = Tiéd a győzelem!
result-shared = Osztozol a győzelmen. A többi győztes: { $others }.
result-place = { $place }. hely { $all ->
    [3] a 3-ból
    [5] az 5-ből
    [6] a 6-ból
   *[other] a { $all }-ből
}.
result-takes = { $count ->
    [one] A trón új ura: { $winners }
   *[other] A trón új urai: { $winners }
}
result-standings = Végeredmény
result-again = Még egyszer ugyanezekkel a játékosokkal?
result-share = Megosztás
result-replay = Visszajátszás
result-rematch = Visszavágó
result-record = Játszma letöltése
again-wants = { $count ->
    [one] { $names } újra játszana.
   *[other] { $names } újra játszana.
}
again-sit = Leülök
again-not = Most nem
again-go = A visszavágóhoz
again-seats = Helyek
again-kept = mint eddig
again-rotated = mindenki eggyel odébb ül
again-dealt = sorsolás kezdéskor

match-private = Ez a játszma csak a játékosaié
match-private-how = Jelentkezz be, és folytathatod. Ha vendégként játszol, abban a böngészőben nyisd meg a linket, amelyikben játszol, vagy kérj meghívót.

me-account = Fiók
me-has-account = Van fiókod, bárhonnan bejelentkezhetsz.
me-make-account = Felhasználónévvel és jelszóval bármilyen eszközről visszatérhetsz.
me-sign-in = Jelentkezz be, és megtalálod a játszmáidat.
me-login = Felhasználónév
me-password = Jelszó
me-forgotten = Elfelejtett jelszó?
me-notices = Értesítések
me-admin = Adminisztrátoroknak
me-create = Fiók létrehozása
me-as-guest = Játék vendégként
me-sign-out = Kijelentkezés
me-sign-out-warning = Nincs fiókod: kijelentkezés után már nem térhetsz vissza a játszmáidhoz.
me-shown = Megjelenítés
me-rename = Név módosítása
set-speed = A lejátszás sebessége
speed-slow = Lassú (½×)
speed-normal = Normál (1×)
speed-fast = Gyors (2×)
speed-fastest = Nagyon gyors (4×)
speed-off = Azonnal
set-hints = Tippek
hints-first = Az első játszmákban
hints-always = Mindig
hints-never = Soha
set-sound = Hang
set-volume = Hangerő
set-keys = Gyorsbillentyűk (D, M, L…)
set-confirms = Mindig kérjen megerősítést, akkor is, ha a döntés módosítható vagy visszavonható
ask-everywhere = Kérdezzen minden alkalommal, akkor is, ha csak passzolhatok
rules-search = Keresés a szabályokban
rules-page = A szabályok külön oldalon
rules-found = { $count ->
    [one] { $count } szabály
   *[other] { $count } szabály
}

# Az értékek neve a szöveges táblán.
field-ability = Képesség
field-acts = Tettek
field-area = Tartomány
field-armies = Seregek
field-army = Sereg
field-alive = Él
field-answers = Válaszul erre
field-areas = Tartományok
field-aside = Félretett lapok
field-awaited = Kire várunk
field-bans = Tiltott parancsok
field-barrels = Hordók
field-bid_for = Licit tárgya
field-bidding = Licitek összevetése
field-bids = Licitek
field-blade_used = Kard felhasználva
field-blade = Kard
field-bonus = Bónusz
field-box = Erő a dobozban
field-cancelled = Érvénytelenítve
field-card = Lap
field-cards = Lapok
field-castle = Város vagy vár
field-castles = Városok és várak
field-challenger = Kihívó
field-characters = Karakterek
field-combat = Csata
field-controller = Birtokos
field-count = Darab
field-crowns = Koronák
field-deal = Megállapodás
field-decides = Az összeg dönt
field-deck = Pakli
field-defender = Védő
field-direction = Irány
field-discards = Dobott lapok
field-event = Esemény
field-event_discards = Eldobott események
field-events_left = Hátralévő események
field-garrison = Helyőrség
field-hand = Lapok kézben
field-hand_size = Kézben tartott lapok száma
field-highest = Legmagasabb
field-hostages = Túszok
field-house = Ház
field-houses = Házak
field-id = Név
field-influence = Befolyás
field-kind = Fajta
field-laid = Letett lapok
field-leader = Vezető
field-leader_power = A vezető ereje
field-leader_used = Vezető felhasználva
field-locked = Már nem változhat
field-looked = Megnézett lapok
field-looking = Ki nézi
field-losers = Vesztesek
field-lowest = Legalacsonyabb
field-march = Menetelés
field-muster = Toborzás
field-nearly = Egy vár kell a győzelemhez
field-neutral = Semleges erő
field-new = Új
field-next = Sorra kerülhet még
field-now = Folyamatban
field-offered = Támogatást ajánlott
field-open = Képpel felfelé
field-order = Parancs
field-origin = Honnan
field-outcome = Kimenetel
field-over = Vége
field-owner = Tulajdonos
field-part = Részt vesz
field-passed = Passzolt
field-person = Személy
field-phase = Fázis
field-pile = Kiiktatott és eldobott
field-place = Honnan
field-placed = Elhelyezve
field-played = Kijátszott lapok
field-players = Játékosok
field-points = Befolyáspontok
field-pool = Hatalomkészlet
field-power = Hatalom
field-proposals = Javaslatok
field-raven_used = Holló felhasználva
field-resolving = Végrehajtás alatt
field-round = Forduló
field-rounds = Fordulók
field-routed = Megfutamítva
field-row = Sor
field-seat = Játékos
field-side = Oldal
field-sides = Felek
field-spared = Nincs büntetés
field-stage = Lépés
field-stars = Csillagok
field-starter = Kezdőjátékos
field-stinted = Nincs jutalom
field-strength = Erő
field-sum = Összeg
field-supply = Utánpótlás
field-support = Támogatás
field-talks = Tárgyalás
field-targets = Célpont
field-tides = Csatakártya
field-token = Hatalomjelző
field-tokens = Megmaradt befolyásjelzők
field-totals = Összegek
field-tracks = Befolyási területek
field-unit = Egység
field-units = Egységek
field-used = Felhasznált jelzők
field-value = Érték
field-westeros = Westeroskártyák
field-wildling_bottom = Alsó vadkártya
field-wildling_top = Felső vadkártya
field-wildlings = Vadak
field-window = Nyitott lehetőség
field-winner = Győztes
value-hidden = képpel lefelé
value-play = lapok kijátszása
value-use = a vezetők képességei
value-place-hand = kézből
value-failure = sikertelen
value-defense = védekezés
value-support = támogatás
value-cards = házkártyák
value-losses = veszteségek
value-retreat = visszavonulás
value-strength = harci erő
value-attacker = támadó
value-defender = védekező

# Ahol egy játéknak saját szava van egy értékre.
field-iron-throne-power = Erő
field-iron-throne-round = Kör
value-house-baratheon = Baratheon-ház
value-house-greyjoy = Greyjoy-ház
value-house-lannister = Lannister-ház
value-house-martell = Martell-ház
value-house-stark = Stark-ház
value-house-tyrell = Tyrell-ház
value-place-deck = a pakliból
value-stage-abilities = kártyaszövegek
value-stage-end = vége
