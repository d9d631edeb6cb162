# A Westeros játék táblája a böngészőben.

map = Westeros térképe
map-buttons = A térkép mozgatása
zoom-in = Közelebb
zoom-out = Távolabb
zoom-fit = Teljes térkép
zoom-focus = Fókusz
two-fingers = Két ujjal mozgatható a térkép
close = Bezárás

# An area in words. Each is a sentence without its full stop.
held-by-nobody = Nincs birtokosa
order-here = Parancs: { $order }
order-draft = A parancsod tervezete: { $order }
order-hidden = képpel lefelé
token-here = Hatalomjelző: { $house }
garrison-here = Helyőrség { $strength }
neutral-here = Semleges erő { $strength }
impassable = Ebben a játékban le van zárva
castle = Város
stronghold = Vár
barrels-here = Utánpótlás { $count }
crowns-here = Hatalom { $count }
muster-here = Hátralévő toborzási pontok: { $count }
borders = Szomszédok: { $areas }
choice-here = Választható: { $text }

orders = A parancsaid
tray-any = Válassz parancsot vagy tartományt.
tray-area = { $area }: válassz parancsot.
tray-held = { $order }: válaszd ki a tartományát.
tray-stars = Csillagok: { $used }, legfeljebb { $all }.
tray-missing = Még hiányzik: { $areas }.
tray-full = Minden tartománynak van parancsa.
tray-token = { $order }, maradt: { $count }

summary = Erre készülsz:
you-have = { $power } hatalomjelződ van.

panels = A játék további részei
realm = A birodalom
round = { $round }. forduló a { $rounds } közül
wildlings = A vadak ereje: { $strength }, legfeljebb { $most }
wildling-top = A vadpakli felső lapja
wildling-bottom = A vadpakli alsó lapja
westeros-cards = Westeros-kártyák
westeros-none = Még nem húztak Westeros-kártyát.
bans = Ebben a fordulóban tilos: { $orders }
ban-defense = Védekezés
ban-march-plus-1 = +1-es menetelés
ban-raid = Portyázás
ban-support = Támogatás
ban-power = Hatalomszerzés
bids = Licitek: { $bids }

houses = Házak
house = Ház
house-castles = Várak és városok: { $count }, cél: { $goal }
house-power = Hatalom: { $power } (készlet: { $pool })
house-hand = { $count } kártya
pick-house = Kiválasztás: { $house }
hand = Házkártyák kézben
discards = Eldobva
swords = { $count } kard
towers = { $count } erődítmény
no-text = Nincs szövege.

tracks = Befolyás
was-place = előbb { $place }.
token-throne = Az első birtokolja: Vastrón
token-blade = Az első birtokolja: valyriai acélkard
token-blade-used = Az első birtokolja: valyriai acélkard (felhasználva)
token-raven = Az első birtokolja: hírvivő holló
token-raven-used = Az első birtokolja: hírvivő holló (felhasználva)
stars = { $count } csillag

supply = Utánpótlás
supply-level = Szint
supply-armies = Seregek: van / lehet
supply-place = { $now } egységes sereg, megengedett { $most }

fight-at = Csata: { $area }
fight-from = Honnan: { $area }, egységek: { $units }.
fight-card = Házkártya: { $card }
stages = A csata menete
stage-support = támogatás
stage-cards = kártyák
stage-abilities = szövegek
stage-strength = erő
stage-losses = veszteségek
stage-retreat = visszavonulás
stage-end = vége
nobody = senki
attacker = Támadó
defender = Védekező
neutral-force = Semleges erő
rule = Szabály: { $rule }
strength = Erő
cards-left = Hátralévő kártyák (saját : másik):
unknown = Nem ismert: { $things }
has-won = { $house } győzött.
would-win = A jelenlegi állás szerint { $house } győz.
would-be-open = A jelenlegi állás szerint a győztes nem biztos, vagy a semleges erő kitart.
tie = Holtverseny esetén { $house } győz.

calculator = Csatakalkulátor
calculator-unreachable = A kalkulátor nem érhető el. Próbáld újra egy kicsit később.
march-from = Honnan
march-to = Hová
march-order = Menetelésparancs
order-known = ahogy ismert
attacker-card = A támadó házkártyája
defender-card = A védekező házkártyája
not-said = nincs megadva
blade = Valyriai acélkard
blade-none = nem használják
text-of = A kártya szövege: { $card }
text-pass = kihagyás
text-use = felhasználás
support-from = Támogatás innen: { $area } ({ $house })
as-usual = a szokásos módon
supports-none = senkit
march-units = Menetelő egységek
aim = Választás a térképen
aim-from = Válaszd ki, honnan indul a menetelés
aim-to = Válaszd ki a megtámadott tartományt
