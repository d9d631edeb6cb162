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
skip-log = Ugrás az eseményekhez

language = Nyelv
language-en = English
language-cs = Čeština
language-hu = Magyar
theme-light = Világos megjelenés
theme-dark = Sötét megjelenés
guest = Vendég

connection-live = Élő
connection-connecting = Csatlakozás…
connection-retrying = Újracsatlakozás { $seconds } mp múlva
connection-offline = Nincs hálózat
connection-refused = Nincs kapcsolat
connection-closed = Nincs kapcsolat
connection-restored = A szerver visszaállt a(z) { $ply }. lépésre

name-title = Hogy szólítsunk?
name-label = A neved
name-note = Elég egy név, fiók nem kell.
name-enter = Tovább
sign-in = Bejelentkezés

home-owed = Te jössz ({ $count })
home-play = Játék
home-lead = Cselszövéses játékok barátokkal és botokkal, pontos szabályokkal, amelyek megmagyarázzák magukat.
home-waiting = Többi asztalod ({ $count })
home-open = Nyitott asztalok ({ $count })
home-replays = Befejezett játszmák
record-bring = Jegyzőkönyvfájl visszajátszása
record-checking = A jegyzőkönyv ellenőrzése…
play-now = Játék azonnal botok ellen
players-range = { $least }–{ $most } játékos
rules = Szabályok
your-move = Te jössz
match-playing = a többiek gondolkodnak
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

create-title = Új asztal
create-game = Játék
create-players = Játékosok száma
create-here = Helyek ezen az eszközön
create-here-seats = { $count ->
    [one] csak az enyém
   *[other] { $count }, az eszköz kézről kézre jár
}
create-others = A többi hely
create-people = barátok, meghívóval
create-pace = Tempó
create-public = Bárki csatlakozhat
create-more = További beállítások
create-name = Az asztal neve
create-do = Asztal létrehozása
bot-greedy = Bot, becsvágyó
bot-random = Bot, véletlenszerű
pace-none = Óra nélkül
pace-live = Élőben, { $seconds } mp döntésenként
pace-days = Levelezve, { $days ->
    [one] { $days } nap
   *[other] { $days } nap
} döntésenként

option-direction = A kártyák sorrendje
value-direction-left-to-right = balról jobbra
value-direction-right-to-left = jobbról balra
option-start = Ki kezd
value-start-random = sorsolás dönt
value-start-seat = az első hely
option-release_draw = Ki húz, ha egy túszt elengednek
value-release_draw-releaser = aki elengedi
value-release_draw-both = mindketten
option-proposals = Ajánlatok száma tárgyaláskor, oldalanként
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
seat-free = szabad
seat-me = te
seat-here = itt van
seat-away = nincs itt
seat-sit = Ide ülök
seat-sit-too = Leülés ide is, ezen az eszközön
seat-add-bot = Bot hozzáadása
seat-leave = Felállok
seat-clear = Hely felszabadítása
seat-caretaker = gondnok játszik
seat-thinks = gondolkodik
seat-look = Nézet innen
hand-over = Az eszköz átadása: { $seat }
hand-over-note = Amíg nem jelzed, hogy nálad van, semmi sem látszik.
hand-over-me = Én játszom: { $seat }
hand-over-rather = Inkább { $seat }
start-needs = { $count ->
    [one] Még egy hely szabad.
   *[other] Még { $count } hely szabad.
}
start-ready = Minden hely foglalt.
start-wait = A játszmát az indítja el, aki létrehozta.
start-do = Indítás
start-random = Indítás sorsolt helyekkel
table-close = Asztal bezárása
invite-link = Meghívó
invite-copy = Meghívó másolása
invite-copied = Kimásolva
invite-qr = Hivatkozás kamerához (QR-kód)
invite-new = Meghívó készítése
invited-title = Meghívtak egy játszmára
invited-lead = Ezt a linket egy barátod küldte.
invited-sit = Leülök
invited-watch = Csak nézem

players = Játékosok
board = Játéktábla
decision = Döntés
decisions = Döntések
tabs = Események és beszélgetés
tab-board = Tábla
tab-players = Játékosok
tab-log = Események
tab-chat = Beszélgetés
tab-cards = Lapok
tab-more = Több
unread = új
cards-search = Keresés a lapok között
cards-none = Nincs ilyen lap.
cards-card = Lapok
cards-leader = Vezetők
cards-event = Események
cards-order = Parancsok
cards-westeros = Westeroskártyák
cards-wildling = Vadkártyák
text-board = Tábla szövegként
stop-match = A játszma befejezése
stop-note = A játszma eredmény nélkül ér véget, ha az asztalnál minden ember ezt akarja.
stop-sure = Igen, befejezem
stop-waits = Be akarod fejezni. A többiek még nem egyeztek bele.
stop-not = Mégis játsszunk tovább
watching = Nézőként vagy itt. Azt látod, amit bárki láthat; a kézben tartott lapok és a titkos döntések rejtve maradnak.
keys = Billentyűk
key-decision = a döntéshez
key-board = a táblához
key-log = a naplóhoz
key-chat = a beszélgetéshez
key-text = a tábla szövegként vagy rajzolva
key-focus = ahhoz, amiről a kérdés szól
key-keys = ez a lista
key-arrows = másik lehetőség választása
key-digits = az első–kilencedik lehetőség választása
key-space = lehetőség be- vagy kijelölése
key-name-space = Szóköz
key-enter = küldés a kiválasztott lehetőségről
key-send = küldés a döntés bármely pontjáról
key-clear = a parancsok egy sorának ürítése
key-escape = ablak bezárása
missed-title = Ami azóta történt, hogy itt jártál
missed = { $count } dolog történt, mióta itt jártál.
missed-play = Lejátszás
missed-pause = Szünet
missed-skip = Átugrás
missed-back = Eggyel vissza
missed-forth = Eggyel tovább
missed-rate = Sebesség
much-happened = { $count ->
    [one] { $count } dolog történt.
   *[other] { $count } dolog történt.
}
log-new = Új az utolsó látogatásod óta
log-earlier = { $count ->
    [one] Egy korábbi kör
   *[other] { $count } korábbi kör
 }
log-moment = Ugrás erre a pillanatra
log-about = Kiről
log-all = mindenkiről
chat-all = Mindenkinek
chat-whom = Kinek
chat-to = címzett: { $seat }
chat-gallery = nézők
chat-text = Mondj valamit
chat-say = Mondom
chat-empty = Még senki sem szólt.
chat-mute = Némítás
chat-unmute = Hallani újra
chat-muted = némítva

sheet-send = Küldés
ask-iron-throne-proposal = Tegyél javaslatot, vagy nyilvánítsd sikertelennek a tárgyalást.
sheet-sending = Küldés…
sheet-stored = Elmentve
sheet-undo = Visszavonás
sheet-waiting = Elmentve. A többiekre várunk.
sheet-change = Módosítom
sheet-size = Többet vagy kevesebbet mutasson a döntésből
hint = Miről szól ez?
hint-never = Ne mutasson tippeket
time-left = Hátralévő idő
deadline-draft = Ekkor az számít, amit addig választottál, ha szabályos, különben az alapértelmezés.
idle-over = A játszma véget ért.
idle-waiting = Rájuk várunk: { $whom }.
idle-moment = Egy pillanat…
blocked = Most nem lehet ({ $count })
why-not = Miért nem?
not-allowed = Nem szabályos
between = { $least } és { $most } között
some-chosen = Kiválasztva: { $count }.
some-more = Még többet kell.
step-change = Módosítás
step-or-send = Válassz még, vagy küldd el.
slots-filled = { $all } közül { $count } kész
slots-fill = Javaslatok elfogadása

result-title = Győztes: { $winners }
result-replay = Visszajátszás
result-rematch = Új játszma
result-record = Jegyzőkönyv

me-account = Fiók
me-has-account = Van fiókod, bárhonnan bejelentkezhetsz.
me-make-account = Felhasználónévvel és jelszóval bármilyen eszközről visszatérhetsz.
me-sign-in = Jelentkezz be, és megtalálod a játszmáidat.
me-login = Felhasználónév
me-password = Jelszó
me-create = Fiók létrehozása
me-as-guest = Játék vendégként
me-sign-out = Kijelentkezés
me-sign-out-warning = Nincs fiókod: kijelentkezés után senki sem térhet vissza a játszmáidhoz.
me-shown = Megjelenítés
me-rename = Név módosítása
set-speed = Animáció
speed-off = Kikapcsolva
speed-fast = Gyors
speed-normal = Normál
speed-slow = Lassú
set-hints = Tippek
hints-first = Az első játszmákban
hints-always = Mindig
hints-never = Soha
set-sound = Hangok: te jössz, valaki megszólalt
set-keys = Egyes billentyűk (D, M, L…) az asztal részeihez visznek
rules-search = Keresés a szabályokban
rules-found = { $count ->
    [one] { $count } szabály
   *[other] { $count } szabály
}

# Az értékek neve a szöveges táblán.
field-ability = Képesség
field-acts = Tettek
field-alive = Él
field-answers = Válaszul erre
field-areas = Területek
field-aside = Félretett lapok
field-awaited = Rájuk várunk
field-bans = Tiltott parancsok
field-barrels = Hordók
field-bids = Licitek
field-blade_used = Kard felhasználva
field-bonus = Bónusz
field-box = Erő a készletben
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
field-deal = Egyezség
field-deck = Pakli
field-defender = Védő
field-direction = Irány
field-discards = Dobott lapok
field-event = Esemény
field-event_discards = Eldobott események
field-events_left = Hátralévő események
field-garrison = Helyőrség
field-hand = Kézben
field-hand_size = Lapok kézben
field-hostages = Túszok
field-house = Ház
field-houses = Házak
field-id = Név
field-influence = Befolyás
field-kind = Fajta
field-laid = Letett lapok
field-leader = Vezér
field-leader_power = A vezér ereje
field-leader_used = Vezér felhasználva
field-locked = Rögzítve
field-looked = Megnézett lapok
field-looking = Ki nézi
field-losers = Vesztesek
field-muster = Toborzás
field-neutral = Semleges erő
field-next = Sorra kerülhet még
field-now = Folyamatban
field-offered = Támogatást ajánlott
field-open = Felfordítva
field-order = Parancs
field-outcome = Kimenetel
field-over = Vége
field-owner = Tulajdonos
field-part = Részt vesz
field-passed = Passzolt
field-person = Személy
field-phase = Fázis
field-pile = Dobott lapok
field-place = Hely
field-placed = Elhelyezve
field-played = Kijátszott lapok
field-players = Játékosok
field-points = Pontok
field-pool = Hatalomkészlet
field-power = Hatalom
field-proposals = Ajánlatok
field-raven_used = Holló felhasználva
field-resolving = Végrehajtás alatt
field-round = Forduló
field-rounds = Fordulók
field-routed = Megfutamítva
field-row = Sor
field-seat = Hely
field-side = Oldal
field-spared = Megkímélve
field-stars = Csillagok
field-starter = Kezdőjátékos
field-stinted = Megrövidítve
field-supply = Utánpótlás
field-talks = Tárgyalás
field-targets = Célpont
field-token = Hatalomjelző
field-tokens = Megmaradt befolyásjelzők
field-totals = Összegek
field-tracks = Befolyási területek
field-unit = Egység
field-units = Egységek
field-value = Érték
field-westeros = Westeros-kártyák
field-wildling_bottom = Alsó vadkártya
field-wildling_top = Felső vadkártya
field-wildlings = Vadak
field-window = Nyitott lehetőség
field-winner = Győztes
