# A Westeros játék táblája a böngészőben.

map = Westeros térképe
map-buttons = A térkép mozgatása
zoom-in = Közelebb
zoom-out = Távolabb
zoom-fit = Teljes térkép
zoom-focus = Ráközelítés
close = Bezárás

# An area in words. Each is a sentence without its full stop.
held-by-nobody = Nincs birtokosa
order-here = Parancs: { $order }
order-draft = A parancsod tervezete: { $order }
order-open = Most ennek a parancsát választod
order-hidden = képpel lefelé
token-here = Hatalomjelző: { $house }
garrison-here = Helyőrség { $strength }
neutral-here = Semleges erő { $strength }
impassable = Ebben a játékban nem elérhető
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
tray-stars = Csillagok: { $used }/{ $all }.
tray-missing = Még hiányzik: { $areas }.
tray-full = Minden tartománynak van parancsa.
tray-taken = { $order }: a parancs innen került át: { $area }.
tray-token = { $order }, maradt: { $count }

summary = Erre készülsz:
you-have = { $power } hatalomjelződ van.

panels = Továbbiak a játékról
realm = A birodalom
round = { $round }. forduló (összesen { $rounds })
wildlings = A vadak ereje: { $strength }/{ $most }
wildlings-short = Vadak
rail-houses = Városok, hatalom, lapok
wildling-top = A vadpakli felső lapja
wildling-bottom = A vadpakli alsó lapja
westeros-cards = Westeroskártyák
westeros-none = Még nem csaptak fel Westeroskártyát.
bans = Ebben a fordulóban tilos: { $orders }
ban-defense = Védekezés
ban-march-plus-1 = +1-es menetelés
ban-raid = Portyázás
ban-support = Támogatás
ban-power = Hatalomszerzés
bid = Licit
bids = Licitek: { $bids }

houses = Házak
house = Ház
house-castles = Városok és várak: { $count }, cél: { $goal }
castles = Városok és várak
castles-near = Városok és várak: már csak egy kell a győzelemhez
power = Hatalom
house-power = Hatalom: { $power } (készlet: { $pool })
house-hand = { $count } kártya
pick-house = Kiválasztás: { $house }
hand = Lapok a kézben
discards = Eldobva
swords = { $count } kard
towers = { $count } erőd
no-text = Nincs szövege.

tracks = Befolyás
was-place = korábban { $place }.
token-throne = Az elsőé: a Vastrón
token-blade = Az elsőé: a valyriai acélkard
token-blade-used = Az elsőé: a valyriai acélkard (felhasználva)
token-raven = Az elsőé: a hírvivő holló
token-raven-used = Az elsőé: a hírvivő holló (felhasználva)
stars = { $count } csillag

supply = Utánpótlás
supply-level = Szint
supply-armies = Seregek: van / lehet
supply-place = Sereg: { $now } egység, megengedett: { $most }

fight-at = Csata – { $area }: { $attacker } { $score } { $defender }
fight-you = { $house } (te)
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
strength = Harci erő
cards-left = Az erők a kézben lévő lapokkal (saját : ellenfél):
unknown = Nem ismert: { $things }
has-won = { $house } győzött.
would-win = A jelenlegi állás szerint { $house } győz.
would-be-open = A jelenlegi állás szerint a győztes nem biztos.
neutral-holds = A jelenlegi állás szerint a semleges erő kitart.
tie-why = Döntetlen: a Hűbéreseknél előrébb álló ház nyer.
tie = Holtverseny esetén { $house } győz.

calculator = Csatakalkulátor
calculator-unreachable = A kalkulátor nem érhető el. Próbáld újra egy kicsit később.
march-from = Honnan
march-to = Hová
march-order = Menetelésparancs
order-known = az ismert parancs
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
march-all = Koppints oda, ahova { $count ->
    [one] menjen.
   *[other] menjenek. Amelyik bábura koppintasz, marad.
}
march-part = Koppints oda, ahova az elöl állók menjenek. A halványak maradnak.
march-left = Hagysz itt hatalomjelzőt? Terület: { $area }.
march-stay = Senki sem megy
aim = Választás a térképen
aim-from = Válaszd ki, honnan indul a menetelés
aim-to = Válaszd ki a megtámadott tartományt

# The stage: what is laid over the map.
choices = Amit választhatsz
battle-of = Csata: { $area }
battle-map = Térkép
battle-full = Az egész csata
battle-return = Vissza a csatához
bid-return = Vissza a licithez
attacks = támad
defends = védekezik
card-yours = a te lapod
card-theirs = az ő lapja
tides-hidden = csatakártya, képpel lefelé
card-play = Kijátszom ezt a lapot
cards-others = A többiek lapjai
wildlings-come = A vadak ereje { $strength }, és jönnek
fists-open = A licitek nyíltak
fists-closing = Az öklök záródnak
fists-closed = Minden ököl zárva
fist-yours = a te öklöd
fist-thinking = gondolkodik
fist-closed = zárva
fist-power = Hatalom { $power }
tracks-open = Befolyás, ellátás és házak
legend = Jelmagyarázat
legend-barrel = Ellátás
legend-crown = Hatalom
legend-port = Kikötő
legend-token = Hatalomjelző: egység nélkül is az övé
legend-garrison = Helyőrség
legend-neutral = Semleges erő
legend-hidden = Lefordított parancs
phase-westeros = Westeros-fázis
phase-plan = Tervezés
phase-raven = Hírvivő holló
phase-bury = Vadak paklija
phase-raid = Portyák
phase-march = Menetelések
phase-power = Hatalom megszilárdítása
phase-muster = Toborzás
phase-bid = Licit
phase-tie = Döntetlen
phase-choose = Westeros-lap

# Ki mit fenyeget, amennyire tudni lehet.
threats = Ki hová jöhet
threats-hint = Pajzsok: a házak, amelyek bevonulhatnak. Szaggatott gyűrű: ismeretlen parancs. Válassz tartományt.
threats-none = Ide ebben a fordulóban senki sem menetelhet be.
threat-march = { $sure ->
    [yes] { $fight ->
        [yes] { $house }: támadhat innen: { $area }
       *[no] { $house }: bevonulhat innen: { $area }
    }
   *[no] { $fight ->
        [yes] { $house }: talán támad innen: { $area }
       *[no] { $house }: talán bevonul innen: { $area }
    }
}
threat-support = { $sure ->
    [yes] { $house }: támogathat innen: { $area }
   *[no] { $house }: talán támogat innen: { $area }
}

# Mit tesz egy parancs. $bonus: mennyit ad, előjellel; $star: különleges-e.
does-hidden = Lefordított parancs: akkor fordul fel, amikor mindenki letette a magáét.
does-march = A menetelések során az itteni egységek szomszédos tartományokba mennek, támadni is. Támadásukban értéke { $bonus }.
does-defense = A tartomány védelmében értéke { $bonus }.
does-support = Az itteni egységek erejüket adhatják egy szomszédos csatához.{ $star ->
    [yes] {" "}Értéke { $bonus }.
   *[no] {""}
}
does-raid = Eltávolítja egy másik ház egy szomszédos támogatás-, portyázás- vagy hatalomszerzés-parancsát.{ $star ->
    [yes] {" "}Védekezés-parancsot is eltávolíthat.
   *[no] {""}
}
does-power = Hatalomjelzőt hoz: egyet, és a tartomány minden koronájáért még egyet.{ $star ->
    [yes] {" "}Városban vagy várban helyette toborozni is lehet.
   *[no] {""}
}
