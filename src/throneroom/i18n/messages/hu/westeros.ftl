# Westeros, in Hungarian: names, questions, log lines and refusals of the game.
#
# Houses: "A { $seat }-ház", "a { $seat }-házat": all six begin with a consonant, the article is "a".
# Forms of areas, with their generic noun: .loc (Deres tartományban), .dir (-ba/-be, -ra/-re), .abl (-ból/-ből,
# -ról/-ről), .acc. Seas: tengerrész, with the article (a Jég-öböl tengerrészen), so that no form begins a sentence;
# ports: kikötője. Forms of units: .acc, .tra (lovaggá).
# Forms of tracks: .of, with its article, before "befolyási területe" (a hűbéresek).
# Cards and orders are never suffixed: they stand after a colon or in brackets.

## Names

game-title = Trónok harca

seat-bar = Baratheon
seat-lan = Lannister
seat-sta = Stark
seat-gre = Greyjoy
seat-tyr = Tyrell
seat-mar = Martell

letter-bar = B
letter-lan = L
letter-sta = S
letter-gre = G
letter-tyr = T
letter-mar = M

area-castle-black = Fekete Vár
    .loc = Fekete Vár tartományban
    .dir = Fekete Vár tartományba
    .abl = Fekete Vár tartományból
    .acc = Fekete Vár tartományt
area-karhold = Karhold
    .loc = Karhold tartományban
    .dir = Karhold tartományba
    .abl = Karhold tartományból
    .acc = Karhold tartományt
area-winterfell = Deres
    .loc = Deres tartományban
    .dir = Deres tartományba
    .abl = Deres tartományból
    .acc = Deres tartományt
area-the-stony-shore = Köves-part
    .loc = Köves-part tartományban
    .dir = Köves-part tartományba
    .abl = Köves-part tartományból
    .acc = Köves-part tartományt
area-white-harbor = Fehérrév
    .loc = Fehérrév tartományban
    .dir = Fehérrév tartományba
    .abl = Fehérrév tartományból
    .acc = Fehérrév tartományt
area-widows-watch = Widow's Watch
    .loc = Widow's Watch tartományban
    .dir = Widow's Watch tartományba
    .abl = Widow's Watch tartományból
    .acc = Widow's Watch tartományt
area-flints-finger = Flint's Finger
    .loc = Flint's Finger tartományban
    .dir = Flint's Finger tartományba
    .abl = Flint's Finger tartományból
    .acc = Flint's Finger tartományt
area-greywater-watch = Greywater Watch
    .loc = Greywater Watch tartományban
    .dir = Greywater Watch tartományba
    .abl = Greywater Watch tartományból
    .acc = Greywater Watch tartományt
area-moat-cailin = Cailin-árok
    .loc = Cailin-árok tartományban
    .dir = Cailin-árok tartományba
    .abl = Cailin-árok tartományból
    .acc = Cailin-árok tartományt
area-seagard = Tengerszem
    .loc = Tengerszem tartományban
    .dir = Tengerszem tartományba
    .abl = Tengerszem tartományból
    .acc = Tengerszem tartományt
area-the-twins = Ikrek
    .loc = Ikrek tartományban
    .dir = Ikrek tartományba
    .abl = Ikrek tartományból
    .acc = Ikrek tartományt
area-the-fingers = Ujjak
    .loc = Ujjak tartományban
    .dir = Ujjak tartományba
    .abl = Ujjak tartományból
    .acc = Ujjak tartományt
area-the-mountains-of-the-moon = Hold-hegység
    .loc = Hold-hegység tartományban
    .dir = Hold-hegység tartományba
    .abl = Hold-hegység tartományból
    .acc = Hold-hegység tartományt
area-the-eyrie = Sasfészek
    .loc = Sasfészek tartományban
    .dir = Sasfészek tartományba
    .abl = Sasfészek tartományból
    .acc = Sasfészek tartományt
area-riverrun = Zúgó
    .loc = Zúgó tartományban
    .dir = Zúgó tartományba
    .abl = Zúgó tartományból
    .acc = Zúgó tartományt
area-harrenhal = Harrenhal
    .loc = Harrenhal tartományban
    .dir = Harrenhal tartományba
    .abl = Harrenhal tartományból
    .acc = Harrenhal tartományt
area-pyke = Pyke
    .loc = Pyke tartományban
    .dir = Pyke tartományba
    .abl = Pyke tartományból
    .acc = Pyke tartományt
area-lannisport = Lannister-rév
    .loc = Lannister-rév tartományban
    .dir = Lannister-rév tartományba
    .abl = Lannister-rév tartományból
    .acc = Lannister-rév tartományt
area-stoney-sept = Kőszentély
    .loc = Kőszentély tartományban
    .dir = Kőszentély tartományba
    .abl = Kőszentély tartományból
    .acc = Kőszentély tartományt
area-crackclaw-point = Crackclaw Point
    .loc = Crackclaw Point tartományban
    .dir = Crackclaw Point tartományba
    .abl = Crackclaw Point tartományból
    .acc = Crackclaw Point tartományt
area-kings-landing = Királyvár
    .loc = Királyvár tartományban
    .dir = Királyvár tartományba
    .abl = Királyvár tartományból
    .acc = Királyvár tartományt
area-dragonstone = Sárkánykő
    .loc = Sárkánykő tartományban
    .dir = Sárkánykő tartományba
    .abl = Sárkánykő tartományból
    .acc = Sárkánykő tartományt
area-blackwater = Feketevíz
    .loc = Feketevíz tartományban
    .dir = Feketevíz tartományba
    .abl = Feketevíz tartományból
    .acc = Feketevíz tartományt
area-searoad-marches = Országút mezeje
    .loc = Országút mezeje tartományban
    .dir = Országút mezeje tartományba
    .abl = Országút mezeje tartományból
    .acc = Országút mezeje tartományt
area-the-reach = Folyóvidék
    .loc = Folyóvidék tartományban
    .dir = Folyóvidék tartományba
    .abl = Folyóvidék tartományból
    .acc = Folyóvidék tartományt
area-kingswood = Királyerdő
    .loc = Királyerdő tartományban
    .dir = Királyerdő tartományba
    .abl = Királyerdő tartományból
    .acc = Királyerdő tartományt
area-highgarden = Égikert
    .loc = Égikert tartományban
    .dir = Égikert tartományba
    .abl = Égikert tartományból
    .acc = Égikert tartományt
area-dornish-marches = Dorni mezők
    .loc = Dorni mezők tartományban
    .dir = Dorni mezők tartományba
    .abl = Dorni mezők tartományból
    .acc = Dorni mezők tartományt
area-storms-end = Viharvég
    .loc = Viharvég tartományban
    .dir = Viharvég tartományba
    .abl = Viharvég tartományból
    .acc = Viharvég tartományt
area-oldtown = Óváros
    .loc = Óváros tartományban
    .dir = Óváros tartományba
    .abl = Óváros tartományból
    .acc = Óváros tartományt
area-the-boneway = Csontút
    .loc = Csontút tartományban
    .dir = Csontút tartományba
    .abl = Csontút tartományból
    .acc = Csontút tartományt
area-three-towers = Három Torony
    .loc = Három Torony tartományban
    .dir = Három Torony tartományba
    .abl = Három Torony tartományból
    .acc = Három Torony tartományt
area-princes-pass = Herceg-hágó
    .loc = Herceg-hágó tartományban
    .dir = Herceg-hágó tartományba
    .abl = Herceg-hágó tartományból
    .acc = Herceg-hágó tartományt
area-yronwood = Yronwood
    .loc = Yronwood tartományban
    .dir = Yronwood tartományba
    .abl = Yronwood tartományból
    .acc = Yronwood tartományt
area-sunspear = Napvár
    .loc = Napvár tartományban
    .dir = Napvár tartományba
    .abl = Napvár tartományból
    .acc = Napvár tartományt
area-starfall = Csillaghullás
    .loc = Csillaghullás tartományban
    .dir = Csillaghullás tartományba
    .abl = Csillaghullás tartományból
    .acc = Csillaghullás tartományt
area-salt-shore = Sóspart
    .loc = Sóspart tartományban
    .dir = Sóspart tartományba
    .abl = Sóspart tartományból
    .acc = Sóspart tartományt
area-the-arbor = Arbor
    .loc = Arbor tartományban
    .dir = Arbor tartományba
    .abl = Arbor tartományból
    .acc = Arbor tartományt
area-bay-of-ice = Jég-öböl
    .loc = a Jég-öböl tengerrészen
    .dir = a Jég-öböl tengerrészre
    .abl = a Jég-öböl tengerrészről
    .acc = a Jég-öböl tengerrészt
area-the-shivering-sea = Reszkető-tenger
    .loc = a Reszkető-tenger tengerrészen
    .dir = a Reszkető-tenger tengerrészre
    .abl = a Reszkető-tenger tengerrészről
    .acc = a Reszkető-tenger tengerrészt
area-the-narrow-sea = Keskeny-tenger
    .loc = a Keskeny-tenger tengerrészen
    .dir = a Keskeny-tenger tengerrészre
    .abl = a Keskeny-tenger tengerrészről
    .acc = a Keskeny-tenger tengerrészt
area-sunset-sea = Napnyugati-tenger
    .loc = a Napnyugati-tenger tengerrészen
    .dir = a Napnyugati-tenger tengerrészre
    .abl = a Napnyugati-tenger tengerrészről
    .acc = a Napnyugati-tenger tengerrészt
area-ironmans-bay = Vasember-öböl
    .loc = a Vasember-öböl tengerrészen
    .dir = a Vasember-öböl tengerrészre
    .abl = a Vasember-öböl tengerrészről
    .acc = a Vasember-öböl tengerrészt
area-the-golden-sound = Arany-szoros
    .loc = az Arany-szoros tengerrészen
    .dir = az Arany-szoros tengerrészre
    .abl = az Arany-szoros tengerrészről
    .acc = az Arany-szoros tengerrészt
area-blackwater-bay = Feketevíz-öböl
    .loc = a Feketevíz-öböl tengerrészen
    .dir = a Feketevíz-öböl tengerrészre
    .abl = a Feketevíz-öböl tengerrészről
    .acc = a Feketevíz-öböl tengerrészt
area-shipbreaker-bay = Hajótörő-öböl
    .loc = a Hajótörő-öböl tengerrészen
    .dir = a Hajótörő-öböl tengerrészre
    .abl = a Hajótörő-öböl tengerrészről
    .acc = a Hajótörő-öböl tengerrészt
area-redwyne-straights = Redwyne-szoros
    .loc = a Redwyne-szoros tengerrészen
    .dir = a Redwyne-szoros tengerrészre
    .abl = a Redwyne-szoros tengerrészről
    .acc = a Redwyne-szoros tengerrészt
area-west-summer-sea = Nyugati-Nyár-tenger
    .loc = a Nyugati-Nyár-tenger tengerrészen
    .dir = a Nyugati-Nyár-tenger tengerrészre
    .abl = a Nyugati-Nyár-tenger tengerrészről
    .acc = a Nyugati-Nyár-tenger tengerrészt
area-east-summer-sea = Keleti-Nyár-tenger
    .loc = a Keleti-Nyár-tenger tengerrészen
    .dir = a Keleti-Nyár-tenger tengerrészre
    .abl = a Keleti-Nyár-tenger tengerrészről
    .acc = a Keleti-Nyár-tenger tengerrészt
area-sea-of-dorne = Dorne-tenger
    .loc = a Dorne-tenger tengerrészen
    .dir = a Dorne-tenger tengerrészre
    .abl = a Dorne-tenger tengerrészről
    .acc = a Dorne-tenger tengerrészt
area-port-of-winterfell = Deres kikötője
    .loc = Deres kikötőjében
    .dir = Deres kikötőjébe
    .abl = Deres kikötőjéből
    .acc = Deres kikötőjét
area-port-of-white-harbor = Fehérrév kikötője
    .loc = Fehérrév kikötőjében
    .dir = Fehérrév kikötőjébe
    .abl = Fehérrév kikötőjéből
    .acc = Fehérrév kikötőjét
area-port-of-pyke = Pyke kikötője
    .loc = Pyke kikötőjében
    .dir = Pyke kikötőjébe
    .abl = Pyke kikötőjéből
    .acc = Pyke kikötőjét
area-port-of-lannisport = Lannister-rév kikötője
    .loc = Lannister-rév kikötőjében
    .dir = Lannister-rév kikötőjébe
    .abl = Lannister-rév kikötőjéből
    .acc = Lannister-rév kikötőjét
area-port-of-dragonstone = Sárkánykő kikötője
    .loc = Sárkánykő kikötőjében
    .dir = Sárkánykő kikötőjébe
    .abl = Sárkánykő kikötőjéből
    .acc = Sárkánykő kikötőjét
area-port-of-storms-end = Viharvég kikötője
    .loc = Viharvég kikötőjében
    .dir = Viharvég kikötőjébe
    .abl = Viharvég kikötőjéből
    .acc = Viharvég kikötőjét
area-port-of-oldtown = Óváros kikötője
    .loc = Óváros kikötőjében
    .dir = Óváros kikötőjébe
    .abl = Óváros kikötőjéből
    .acc = Óváros kikötőjét
area-port-of-sunspear = Napvár kikötője
    .loc = Napvár kikötőjében
    .dir = Napvár kikötőjébe
    .abl = Napvár kikötőjéből
    .acc = Napvár kikötőjét

unit-footman = gyalogos
    .acc = gyalogost
    .tra = gyalogossá
unit-knight = lovag
    .acc = lovagot
    .tra = lovaggá
unit-ship = hajó
    .acc = hajót
    .tra = hajóvá
unit-siege-engine = ostromgép
    .acc = ostromgépet
    .tra = ostromgéppé
unit-routed-footman = megfutamított gyalogos
    .acc = megfutamított gyalogost
    .tra = megfutamított gyalogossá
unit-routed-knight = megfutamított lovag
    .acc = megfutamított lovagot
    .tra = megfutamított lovaggá
unit-routed-ship = megfutamított hajó
    .acc = megfutamított hajót
    .tra = megfutamított hajóvá
unit-routed-siege-engine = megfutamított ostromgép
    .acc = megfutamított ostromgépet
    .tra = megfutamított ostromgéppé

order-march-minus-1 = −1-es menetelés
order-march-0 = +0-s menetelés
order-march-plus-1 = +1-es menetelés (különleges)
order-defense-1 = +1-es védekezés
order-defense-2 = +2-es védekezés (különleges)
order-support-0 = Támogatás
order-support-plus-1 = +1-es támogatás (különleges)
order-raid = Portyázás
order-raid-special = Portyázás (különleges)
order-power = Hatalomszerzés
order-power-special = Hatalomszerzés (különleges)
order-no-order = nincs parancs
order-defense = Védekezés
order-support = Támogatás

track-iron-throne = Vastrón
    .of = a Vastrón
track-fiefdoms = Hűbéresek
    .of = a hűbéresek
track-kings-court = Királyi udvar
    .of = a királyi udvar

side-attacker = támadó
side-defender = védekező
side-nobody = senki

card-stannis-baratheon = Stannis Baratheon
card-renly-baratheon = Renly Baratheon
card-ser-davos-seaworth = Ser Davos Seaworth
card-brienne-of-tarth = Tarthi Brienne
card-salladhor-saan = Salladhor Saan
card-melisandre = Melisandre
card-patchface = Patchface
card-tywin-lannister = Tywin Lannister
card-ser-gregor-clegane = Ser Gregor Clegane
card-ser-jaime-lannister = Ser Jaime Lannister
card-the-hound = Véreb
card-ser-kevan-lannister = Ser Kevan Lannister
card-tyrion-lannister = Tyrion Lannister
card-cersei-lannister = Cersei Lannister
card-eddard-stark = Eddard Stark
card-robb-stark = Robb Stark
card-roose-bolton = Roose Bolton
card-greatjon-umber = Greatjon Umber
card-ser-rodrick-cassel = Ser Rodrick Cassel
card-the-blackfish = Feketehal
card-catelyn-stark = Catelyn Stark
card-euron-crows-eye = Varjúszem Euron
card-victarion-greyjoy = Victarion Greyjoy
card-balon-greyjoy = Balon Greyjoy
card-theon-greyjoy = Theon Greyjoy
card-dagmar-cleftjaw = Dagmar Cleftjaw
card-asha-greyjoy = Asha Greyjoy
card-aeron-damphair = Aeron Damphair
card-mace-tyrell = Mace Tyrell
card-ser-loras-tyrell = Ser Loras Tyrell
card-randyll-tarly = Randyll Tarly
card-ser-garlan-tyrell = Ser Garlan Tyrell
card-margaery-tyrell = Margaery Tyrell
card-alester-florent = Alester Florent
card-queen-of-thorns = Tövisek Királynője
card-the-red-viper = Vörös Vipera
card-areo-hotah = Areo Hotah
card-darkstar = Sötétcsillag
card-obara-sand = Homok Obara
card-arianne-martell = Arianne Martell
card-nymeria-sand = Homok Nymeria
card-doran-martell = Doran Martell

westeros-last-days-of-summer = A nyár utolsó napjai
westeros-supply = Utánpótlás
westeros-mustering = Toborzás
westeros-a-throne-of-blades = Pengék trónja
westeros-winter-is-coming = Közeleg a tél
westeros-game-of-thrones = Trónok harca
westeros-dark-wings-dark-words = Sötét szárnyak, sötét szavak
westeros-clash-of-kings = Királyok csatája
westeros-put-to-the-sword = Kardélre hányva
westeros-storm-of-swords = Kardok vihara
westeros-rains-of-autumn = Őszi esőzések
westeros-sea-of-storms = Viharok tengere
westeros-web-of-lies = Hazugságok hálója
westeros-feast-for-crows = Varjak lakomája
westeros-wildlings-attack = A vadak támadása

wildling-silence-at-the-wall = Csend a Falnál
wildling-preemptive-raid = Megelőző portya
wildling-crow-killers = Varjúölők
wildling-rattleshirts-raiders = A Csontok Urának portyázói
wildling-massing-on-the-milkwater = Gyülekezés a Tejfolyónál
wildling-a-king-beyond-the-wall = Király a Falon túlról
wildling-mammoth-riders = Mamutlovasok
wildling-the-horde-descends = Lezúdul a horda
wildling-skinchanger-scout = Alakváltó felderítő

tides-tides-0 = 0
tides-tides-1-sword = 1 és egy kard
tides-tides-1-tower = 1 és egy erőd
tides-tides-2 = 2
tides-tides-3 = 3
tides-tides-skull = 0 és egy koponya
tides-0 = { tides-tides-0 }
tides-1-sword = { tides-tides-1-sword }
tides-1-tower = { tides-tides-1-tower }
tides-2 = { tides-tides-2 }
tides-3 = { tides-tides-3 }
tides-skull = { tides-tides-skull }

choice-supply = Utánpótlás
choice-mustering = Toborzás
choice-clash-of-kings = Királyok csatája
choice-game-of-thrones = Trónok harca
choice-no-defense = ebben a fordulóban tilos a védekezés
choice-no-march-plus-1 = ebben a fordulóban tilos a +1-es menetelés
choice-nothing = nem történik semmi

reason-casualty = csataveszteség
reason-retreat = visszavonulás
reason-supply = utánpótláslimit
reason-wildlings = a vadak támadása
reason-castle = a vadak támadása
reason-card = kártya képessége

penalty-lose-units = elveszítesz 2 általad választott egységet
penalty-lose-places = 2 pozíciót esel azon a befolyási területen, ahol a legjobban állsz

## Effects of the cards

effect-stannis-baratheon = Harci erő 4. +1, amíg az ellenfeled ebben a csatában előrébb áll nálad a Vastrón befolyási területén.
effect-renly-baratheon = Harci erő 3. Győzelem után lovaggá léptetheted elő egy gyalogosodat, amely harcolt, vagy egy támogatást nyújtó tartományodban állt.
effect-ser-davos-seaworth = Harci erő 2. +1 és 1 kard, amíg Stannis Baratheon a dobott lapjaid között van.
effect-brienne-of-tarth = Harci erő 2, 1 kard, 1 erőd.
effect-salladhor-saan = Harci erő 1. Ha ebben a csatában támogatást kapsz, minden idegen hajó 0-t ér, bármelyik oldalon álljon is.
effect-melisandre = Harci erő 1, 1 kard.
effect-patchface = Harci erő 0. A csata után, akár győztél, akár vesztettél, megnézheted az ellenfeled kezét, és eldobathatsz belőle egy lapot.
effect-tywin-lannister = Harci erő 4. Győzelem után 2 hatalomjelzőt kapsz.
effect-ser-gregor-clegane = Harci erő 3, 3 kard.
effect-ser-jaime-lannister = Harci erő 2, 1 kard.
effect-the-hound = Harci erő 2, 2 erőd.
effect-ser-kevan-lannister = Harci erő 1. Ha támadsz, 2-t ér minden gyalogosod, amely támad, vagy a támadást támogató tartományodban áll.
effect-tyrion-lannister = Harci erő 1. Azonnal visszaküldheted az ellenfeled lapját a kezébe; másikat kell felfednie, és ha nincs neki, lap nélkül harcol.
effect-cersei-lannister = Harci erő 0. Győzelem után leveheted a legyőzött ellenfeled egy parancsát bárhonnan, kivéve a csatatérről.
effect-eddard-stark = Harci erő 4, 2 kard.
effect-robb-stark = Harci erő 3. Győzelem után megszabhatod, hová vonuljon vissza az ellenfeled: szabályos tartományba, ahol a legkevesebb egységet veszíti el.
effect-roose-bolton = Harci erő 2. Vereség után minden dobott lapodat visszaveszed a kezedbe, ezt is.
effect-greatjon-umber = Harci erő 2, 1 kard.
effect-ser-rodrick-cassel = Harci erő 1, 2 erőd.
effect-the-blackfish = Harci erő 1. Ebben a csatában sem kard, sem koponya, sem kártya képessége miatt nem veszítesz egységet.
effect-catelyn-stark = Harci erő 0. A csatatéren lévő védekezésparancsod bónusza kétszeresen számít.
effect-euron-crows-eye = Harci erő 4, 1 kard.
effect-victarion-greyjoy = Harci erő 3. Ha támadsz, 2-t ér minden hajód, amely támad, vagy a támadást támogató tartományodban van.
effect-balon-greyjoy = Harci erő 2. Az ellenfeled kártyájára nyomtatott harci erő 0-nak számít.
effect-theon-greyjoy = Harci erő 2. +1 és 1 kard, ha olyan tartományt védesz, ahol város vagy vár van.
effect-dagmar-cleftjaw = Harci erő 1, 1 kard, 1 erőd.
effect-asha-greyjoy = Harci erő 1. 2 kard és 1 erőd, amíg ebben a csatában senki sem támogat.
effect-aeron-damphair = Harci erő 0. Azonnal eldobhatsz 2 hatalomjelzőt: ekkor dobd el ezt a lapot, és fedj fel helyette egy másikat a kezedből.
effect-mace-tyrell = Harci erő 4. Az ellenfeled egyik támadó vagy védekező gyalogosa azonnal megsemmisül.
effect-ser-loras-tyrell = Harci erő 3. Ha támadsz és győzöl, a menetelésparancsod az elfoglalt tartományba kerül, és ebben a fordulóban még egyszer végrehajtható.
effect-randyll-tarly = Harci erő 2, 1 kard.
effect-ser-garlan-tyrell = Harci erő 2, 2 kard.
effect-margaery-tyrell = Harci erő 1, 1 erőd.
effect-alester-florent = Harci erő 1, 1 erőd.
effect-queen-of-thorns = Harci erő 0. Azonnal vedd le az ellenfeled egy parancsát egy, a csatatérrel szomszédos tartományból, de a csatát elindító menetelést nem.
effect-the-red-viper = Harci erő 4, 2 kard, 1 erőd.
effect-areo-hotah = Harci erő 3, 1 erőd.
effect-darkstar = Harci erő 2, 1 kard.
effect-obara-sand = Harci erő 2, 1 kard.
effect-arianne-martell = Harci erő 1. Ha védekezel és veszítesz, a támadók ott maradnak, ahonnan jöttek; az egységeid ekkor is visszavonulnak.
effect-nymeria-sand = Harci erő 1. 1 kard, ha támadsz; 1 erőd, ha védekezel.
effect-doran-martell = Harci erő 0. Azonnal válassz egy befolyási területet: az ellenfeled ott az utolsó pozícióra kerül.

effect-last-days-of-summer = Nem történik semmi.
effect-supply = Játéksorrendben minden ház a birtokolt utánpótlásikonok számára állítja az utánpótlását (legfeljebb 6), és leveszi a limitet meghaladó egységeket.
effect-mustering = Játéksorrendben minden ház toboroz minden olyan tartományában, ahol város (1 pont) vagy vár (2 pont) van.
effect-a-throne-of-blades = A Vastrón birtokosa választ: „Utánpótlás”, „Toborzás” vagy semmi.
effect-winter-is-coming = Ezt a paklit azonnal, teljes egészében meg kell keverni, és másik lapot kell felcsapni belőle.
effect-game-of-thrones = Minden ház 1 hatalomjelzőt kap minden birtokolt hatalomikonért és minden olyan kikötőjéért, ahol saját hajója van, és a kapcsolódó tengerrészen nincs ellenséges hajó.
effect-dark-wings-dark-words = A hírvivő holló birtokosa választ: „Királyok csatája”, „Trónok harca” vagy semmi.
effect-clash-of-kings = Minden ház hatalomjelzőkkel licitál az új pozíciókra: előbb a Vastrón, azután a hűbéresek, végül a királyi udvar befolyási területén.
effect-put-to-the-sword = A valyriai acélkard birtokosa választ erre a fordulóra: tilos a védekezés, tilos a +1-es menetelés, vagy semmi.
effect-storm-of-swords = Ebben a fordulóban nem adható ki védekezésparancs.
effect-rains-of-autumn = Ebben a fordulóban nem adható ki +1-es menetelésparancs.
effect-sea-of-storms = Ebben a fordulóban nem adható ki portyázásparancs.
effect-web-of-lies = Ebben a fordulóban nem adható ki támogatásparancs.
effect-feast-for-crows = Ebben a fordulóban nem adható ki hatalomszerzés-parancs.
effect-wildlings-attack = A vadak a vadsávon jelzett erővel támadnak.

effect-silence-at-the-wall = Nem történik semmi, bárki győz is.
effect-preemptive-raid = Ha az Őrség győz: azonnal újabb, 6-os erejű támadás jön, a legtöbbet licitáló ház nélkül. Ha a vadak győznek: a legkevesebbet licitáló ház elveszít 2 egységet, vagy 2 pozíciót esik azon a befolyási területen, ahol a legjobban áll; a többieket nem éri büntetés.
effect-crow-killers = Ha az Őrség győz: a legtöbbet licitáló ház legfeljebb 2 gyalogosát lovaggá léptetheti elő. Ha a vadak győznek: a legkevesebbet licitáló ház minden lovagját, a többi ház 2 lovagját gyalogosra cseréli; szabad gyalogos híján a lovag megsemmisül.
effect-rattleshirts-raiders = Ha az Őrség győz: a legtöbbet licitáló ház utánpótlása 1-gyel nő. Ha a vadak győznek: a legkevesebbet licitáló házé 2-vel, a többi házé 1-gyel csökken, és a seregeknek azonnal bele kell férniük a limitbe.
effect-massing-on-the-milkwater = Ha az Őrség győz: a legtöbbet licitáló ház minden dobott házkártyáját visszaveszi. Ha a vadak győznek: akinek legalább két lap van a kezében, az dob – a legkevesebbet licitáló ház az összes legerősebb lapját, a többi ház egy választott lapot.
effect-a-king-beyond-the-wall = Ha az Őrség győz: a legtöbbet licitáló ház egy választott befolyási terület 1. pozíciójára kerül. Ha a vadak győznek: a legkevesebbet licitáló ház mindhárom területen az utolsó pozícióra kerül, a többi ház a hűbéreseknél vagy a királyi udvarnál.
effect-mammoth-riders = Ha az Őrség győz: a legtöbbet licitáló ház visszavehet egy dobott házkártyát. Ha a vadak győznek: a legkevesebbet licitáló ház 3, a többi ház 2 egységet veszít.
effect-the-horde-descends = Ha az Őrség győz: a legtöbbet licitáló ház toborozhat egy városos vagy váras tartományában. Ha a vadak győznek: a legkevesebbet licitáló ház 2 egységet veszít egy ilyen tartományban (ha egyikben sincs kettő, akkor bárhol), a többi ház 1 egységet.
effect-skinchanger-scout = Ha az Őrség győz: a legtöbbet licitáló ház visszakapja a licitjét. Ha a vadak győznek: a legkevesebbet licitáló ház a teljes saját készletét elveszíti, a többi ház 2 hatalomjelzőt.

effect-tides-0 = Harci erő 0, nincs ikon.
effect-tides-1-sword = Harci erő 1, 1 kard.
effect-tides-1-tower = Harci erő 1, 1 erőd.
effect-tides-2 = Harci erő 2, nincs ikon.
effect-tides-3 = Harci erő 3, nincs ikon.
effect-tides-skull = Harci erő 0, 1 koponya: a másik fél elveszít egy egységet, bárki győz is.

## Questions to the player

ask-plan = Adj ki egy parancsot minden tartományba, ahol egységed van.
ask-raven = Használod a hírvivő hollót?
ask-bury = A megnézett vadkártya: { $wildling }. A pakli tetejére vagy az aljára teszed vissza?
ask-raid = Válassz egy végrehajtandó portyázásparancsot és hozzá célpontot.
ask-march = Válassz egy végrehajtandó menetelésparancsot, és döntsd el, hová mennek az egységek.
ask-support = Csata { $place_area_loc }: kit támogatsz { $area_abl }?
ask-accept = Csata { $place_area_loc }: elfogadod a { $seat }-ház támogatását { $area_abl }?
ask-card = Csata { $area_loc } a { $seat }-ház ellen: válassz egy házkártyát.
ask-text = { $card }: { $effect } Hogyan döntesz?
ask-redraw = Csata { $area_loc }: felhasználod a valyriai acélkardot, hogy másik csatakártyát húzz?
ask-blade = Csata { $area_loc }: felhasználod a valyriai acélkardot?
ask-lose = Válaszd ki, melyik egységet veszíted el ({ $reason }).
ask-retreat = Válaszd ki, hová vonulnak vissza a { $seat }-ház egységei { $area_abl }.
ask-ships = Új kikötőt foglaltál el. Hány hajót cserélsz a sajátodra { $area_loc }?
ask-power = Válassz egy végrehajtandó hatalomszerzés-parancsot, és döntsd el, mire használod.
ask-muster = Válassz várat, ahol egységet toborzol, vagy fejezd be a toborzást.
ask-bid = { $a ->
    [3] A vadak ereje { $b }, ellenük mindenki licitje összeadódik. Hány hatalomjelzővel licitálsz?
   *[0] Hány hatalomjelzővel licitálsz { $track_of } befolyási területére?
}
ask-tie = Holtverseny { $track_of } befolyási területén: sorold fel a házakat, a legjobb pozícióval kezdve.
ask-rival = { $a ->
    [1] A vadak vereséget szenvedtek: a legtöbbet licitáló házak közül melyiké a jutalom?
   *[0] A vadak győztek: a legkevesebbet licitáló házak közül melyiket éri a súlyos büntetés?
}
ask-wild = { $wildling }: { $wild }
ask-choose = { $westeros }: válaszd ki, mi történjen.
wild-preemptive-penalty = elveszítesz 2 egységet, vagy 2 pozíciót esel ott, ahol a legjobban állsz?
wild-first-knight = melyik gyalogosból lesz lovag?
wild-second-knight = melyik második gyalogosból lesz lovag?
wild-discard-card = melyik házkártyát dobod el?
wild-last-card = az összes kézben tartott lapodat eldobod; melyiket dobod el utoljára? Az kint marad, a többi visszatér.
wild-first-place = melyik befolyási területen lépsz az első pozícióra?
wild-fall-track = melyik befolyási területen esel 2 pozíciót?
wild-last-place = melyik befolyási területen kerülsz az utolsó pozícióra?
wild-card-back = melyik dobott házkártyát veszed vissza?
wild-muster-area = melyik tartományban toborzol?
wild-demote = melyik lovagból lesz gyalogos?
ask-westeros = A véletlen felcsap egy Westeroskártyát.
ask-wildlings = A véletlen kijelöli a vadpakli legfelső lapját.
ask-tides = A véletlen csatakártyát oszt.

## Parts of a choice: in brackets after "Válassz", and as what is missing. No articles.

slot-order = parancs
slot-raven = holló használata
slot-bury = pakli teteje vagy alja
slot-raid = portyázásparancs
slot-target = portyázás célpontja
slot-march = menetelésparancs
slot-unit = következő egység úti célja vagy hatalomjelző
slot-support = támogatott fél
slot-accept = elfogadás vagy visszautasítás
slot-card = házkártya
slot-text = kártya képességének használata
slot-redraw = lap megtartása vagy új lap
slot-blade = valyriai acélkard használata
slot-lose = elveszítendő egység
slot-retreat = visszavonulás tartománya
slot-ships = hajók száma
slot-power = hatalomszerzés-parancs
slot-use = hatalomjelző vagy toborzás
slot-muster = toborzandó egység
slot-bid = licit
slot-seat = következő ház
slot-rival = ház
slot-wild = vadkártya hatása
slot-choose = Westeroskártya hatása
slot-westeros = Westeroskártya
slot-wildlings = vadkártya
slot-tides = csatakártya

## Choices, as lines of a numbered list

label-area-order = { $area }: { $order }
label-order = { $order }
label-raven-pass = a holló nem repül
label-raven-look = a vadpakli legfelső lapjának megnézése
label-raven-swap = parancs kicserélése – { $area }: { $order }
label-bury = a pakli aljára: { $wildling }
label-keep = vissza a pakli tetejére: { $wildling }
label-raid-nothing = hatás nélkül
label-unit-goes = { $unit } → { $area }
label-unit-attacks = { $unit } → { $area }: csata a { $victim_seat }-ház ellen
label-unit-attacks-neutral = { $unit } → { $area }: a semleges erő ellen
label-unit-stays = { $unit } { $area_loc } marad
label-token = hatalomjelző hagyása { $area_loc }
label-no-token = nem marad hatalomjelző { $area_loc }
label-support-attacker = a támadót ({ $seat }), +{ $strength }
label-support-defender = a védekezőt ({ $seat }), +{ $strength }
label-support-nobody = senkit sem
label-accept = a { $seat }-ház támogatásának elfogadása: +{ $strength } { $area_abl }
label-refuse = a { $seat }-ház támogatásának visszautasítása: +{ $strength } { $area_abl }
label-card = { $card }
label-text-use = képesség használata: { $by_card }
label-text-pass = képesség kihagyása: { $by_card }
label-text-card = { $by_card }: { $card }
label-text-unit = { $by_card }: { $unit } megsemmisítése
label-text-track = { $by_card }: { $track }
label-text-order = { $by_card }: parancs levétele { $area_abl } – { $order }
label-text-upgrade = { $by_card }: { $unit } előléptetése lovaggá { $area_loc }
label-redraw = új lap húzása e helyett: { $tides }
label-keep-tides = megtartás: { $tides }
label-blade = a kard felhasználása: { $own } + 1, ellenfél: { $enemy }
label-blade-pass = a kard kihagyása: { $own }, ellenfél: { $enemy }
label-lose = { $area }: { $unit }
label-retreat = { $area }
label-retreat-cost = { $area }, { $number } egység elvész
label-retreat-anywhere = nincs választás: az ellenfél a szokásos módon vonul vissza
label-ships = { $number ->
    [0] nincs hajócsere { $area_loc }
   *[other] { $number } hajó cseréje { $area_loc }
}
label-power-take = { $amount } hatalomjelző { $area_loc }
label-power-muster = toborzás { $area_loc }
label-muster-done = a toborzás befejezése
label-muster = { $area }: { $unit } ({ $cost } pont a { $points ->
    [3] 3-ból
   *[other] { $points }-ből
})
label-muster-ship = { $area }: { $unit } → { $place_area } ({ $cost } pont a { $points ->
    [3] 3-ból
   *[other] { $points }-ből
})
label-muster-upgrade = { $area }: gyalogosból { $unit } ({ $cost } pont a { $points ->
    [3] 3-ból
   *[other] { $points }-ből
})
label-bid = { $amount } hatalomjelző
label-seat = { $seat }
label-wild-pass = nem csinálsz semmit
label-wild-penalty = { $penalty }
label-wild-card = { $card }
label-wild-track = { $track }
label-wild-area = toborzás { $area_loc }
label-wild-unit = { $area }: { $unit } előléptetése lovaggá
label-choose-supply = Utánpótlás
label-choose-mustering = Toborzás
label-choose-clash-of-kings = Királyok csatája
label-choose-game-of-thrones = Trónok harca
label-choose-no-defense = a védekezés megtiltása ebben a fordulóban
label-choose-no-march-plus-1 = a +1-es menetelés megtiltása ebben a fordulóban
label-choose-nothing = semmi
label-westeros = { $westeros }
label-wildling = { $wildling }
label-tides = { $tides }

## Log lines: third person, past

event-round = { $round }. forduló
event-clean-up = { $round }. forduló vége: a parancsok lekerültek, a megfutamított egységek talpra álltak
event-won = Vége a játéknak. Győzött a { $seat }-ház ({ $number } város és vár)
event-planned = A { $seat }-ház kiadta a parancsait
event-order-revealed = A { $seat }-ház parancsa – { $area }: { $order }
event-raven-passed = A { $seat }-ház nem használta a hírvivő hollót
event-raven-looked = A { $seat }-ház a Falon túlra küldte a hírvivő hollót
event-raven-swapped = A { $seat }-ház a hollóval cserélt – { $area }: { $old_order } → { $order }
event-wildling-seen = A { $seat }-ház megnézte a legfelső vadkártyát
    .own = A { $seat }-ház megnézte a legfelső vadkártyát: { $wildling }
event-wildling-buried = A { $seat }-ház a pakli aljára tette a vadkártyát
event-wildling-kept = A { $seat }-ház visszatette a vadkártyát a pakli tetejére
event-raid-nothing = A { $seat }-ház portyázása { $area_abl } hatástalan maradt
event-raided = A { $seat }-ház portyázott ({ $area } → { $target_area }): lekerült a { $victim_seat }-ház parancsa, { $order }
event-pillaged = A { $seat }-ház kifosztotta a { $victim_seat }-házat: kapott hatalomjelző { $gained }, elvesztett { $lost }
event-march = A { $seat }-ház elindult { $area_abl }: { $order }
event-march-nothing = A { $seat }-ház nem indult el { $area_abl }: { $order }
event-moved = A { $seat }-ház { $number } { $unit_acc } mozgatott: { $area } → { $to_area }
event-token-left = A { $seat }-ház hatalomjelzőt hagyott { $area_loc }
event-token-lost = A { $seat }-ház elvesztette a hatalomjelzőjét { $area_loc }
event-port-lost = A { $seat }-ház elvesztett { $number } hajót { $area_loc }: a szárazföldi tartomány senkié
event-port-taken = A { $seat }-ház megszerezte { $area_acc } a { $victim_seat }-háztól: kicserélt hajó { $number }, levett { $lost }
event-support-none = A { $seat }-ház nem nyújtott támogatást { $area_abl }
event-supported = A { $seat }-ház támogatást nyújtott { $area_abl }: +{ $strength } a { $to_seat }-háznak
event-support-refused = A { $seat }-ház visszautasította a { $by_seat }-ház támogatását ({ $area })
event-neutral-beaten = A { $seat }-ház legyőzte a semleges erőt { $area_loc } (harci erő { $strength }, szükséges { $needed })
event-neutral-held = A { $seat }-ház nem győzte le a semleges erőt { $area_loc } (harci erő { $strength }, szükséges { $needed })
event-fight = A { $seat }-ház megtámadta a { $victim_seat }-házat { $area_loc }
event-initial-strength = A { $seat }-ház kiindulási harci ereje: { $strength }
event-final-strength = A { $seat }-ház végső harci ereje: { $strength }
event-card-revealed = A { $seat }-ház felfedte a kártyáját: { $card }
event-card-returned = A { $seat }-háznak vissza kellett vennie a kezébe: { $card }
event-card-discarded = A { $seat }-ház eldobta: { $card }
event-card-back = A { $seat }-ház visszavette a dobott lapok közül: { $card }
event-cards-back = A { $seat }-ház minden dobott házkártyáját visszavette a kezébe
    .own = A { $seat }-ház visszavette a kezébe a dobott házkártyáit; dobva maradt: { $card }
event-text-idle = A { $seat }-ház kártyájának képessége hatástalan maradt: { $card }
event-text-passed = A { $seat }-ház nem használta a kártyája képességét: { $card }
event-order-removed = A { $seat }-ház elvesztette a parancsát – { $area }: { $order }
event-order-moved = A { $seat }-ház megtartotta a parancsát, új helye – { $area }: { $order }
event-track-last = A { $seat }-ház az utolsó pozícióra került { $track_of } befolyási területén
event-track-moved = A { $seat }-ház új pozíciója { $track_of } befolyási területén: { $place }.
event-power-gained = A { $seat }-ház { $amount } hatalomjelzőt kapott
event-power-lost = A { $seat }-ház { $amount } hatalomjelzőt eldobott
event-upgraded = A { $seat }-ház egy gyalogost { $unit_tra } léptetett elő { $area_loc }
event-demoted = A { $seat }-ház gyalogosra cserélt egy { $unit_acc } { $area_loc }
event-lost-unit = A { $seat }-ház elvesztett egy { $unit_acc } { $area_loc } ({ $reason })
event-tides-drawn = A { $seat }-ház csatakártyát húzott
    .own = A { $seat }-ház csatakártyát húzott: { $tides }
event-tides-shown = A { $seat }-ház felfedte a csatakártyáját: { $tides }
event-blade-redraws = A { $seat }-ház a valyriai acélkarddal másik csatakártyát kért
event-blade-used = A { $seat }-ház felhasználta a valyriai acélkardot: +1 harci erő
event-fight-won = A { $seat }-ház legyőzte a { $victim_seat }-házat { $area_loc }
event-fight-tied = A { $seat }-ház legyőzte a { $victim_seat }-házat { $area_loc } a hűbéresek révén ({ $place }. és { $victim_place }. pozíció)
event-casualties = A { $seat }-ház { $number ->
    [0] nem szenvedett veszteséget
   *[other] { $number } veszteséget szenvedett
} (kard { $swords }, erőd { $towers })
event-skull = A { $seat }-ház { $number ->
    [0] nem vesztett egységet
   *[other] { $number } egységet vesztett
} a koponya miatt
event-no-retreat = A { $seat }-ház nem tudott visszavonulni { $area_abl }, és elvesztett { $number } egységet
event-retreated = A { $seat }-ház visszavonult { $number } egységgel: { $area } → { $to_area }
event-garrison-lost = A { $seat }-ház elvesztette a helyőrségét { $area_loc }
event-kept-out = A { $seat }-ház nem léphetett be { $area_dir }, és ott maradt, ahonnan jött
event-captured = A { $seat }-ház elfoglalta { $area_acc }
event-musters-instead = A { $seat }-ház hatalomszerzés helyett toborzott { $area_loc }
event-consolidated = A { $seat }-ház hatalomszerzéssel { $amount } hatalomjelzőt kapott { $area_loc }
event-mustered = A { $seat }-ház egy { $unit_acc } toborzott { $place_area_loc }
event-westeros-revealed = { $deck ->
    [1] I
    [2] II
   *[other] III
}. Westerospakli: { $westeros }
event-westeros-resolved = Westeroskártya: { $westeros }
event-winter = { $deck ->
    [1] I
    [2] II
   *[other] III
}. Westerospakli: megkeverve, másik lap következik
event-wildlings-advance = A vadak { $icons } mezővel előrébb nyomultak, erejük { $strength }
event-chosen = A { $seat }-ház választása – { $westeros }: { $choice }
event-banned = Ebben a fordulóban tilos: { $order }
event-crown-income = A { $seat }-ház { $amount } hatalomjelzőt kapott (hatalomikon { $crowns }, kikötő { $ports })
event-supply-set = A { $seat }-ház utánpótlása: { $old } → { $supply }
event-bid = A { $seat }-ház licitje: { $amount }
event-tie-settled = A { $seat }-ház eldöntötte a holtversenyt: { $seats }
event-track-settled = Új sorrend – { $track }: { $seats }
event-wildlings-beaten = Az Éjjeli Őrség legyőzte a vadakat (az Őrség ereje { $watch }, a vadaké { $strength })
event-wildlings-win = A vadak legyőzték az Éjjeli Őrséget (a vadak ereje { $strength }, az Őrségé { $watch })
event-wildling-revealed = Vadkártya: { $wildling }
event-wildling-highest = A { $seat }-ház licitált a legtöbbet, jutalma: { $wildling }
event-wildling-lowest = A { $seat }-ház licitált a legkevesebbet, súlyos büntetése: { $wildling }
event-wildling-other = A { $seat }-ház enyhébb büntetése: { $wildling }
event-wildlings-retreat = A vadak visszahúzódtak, erejük { $strength }

## Lines of a sum: the amount is shown in front of them, unless there is only one

term-attacking = támadásért: { $number } × { $unit }, egyenként { $each }
term-defending = védekezésért: { $number } × { $unit }, egyenként { $each }
term-support = támogatásért { $area_abl }: { $number } × { $unit }, egyenként { $each }
term-support-order = különleges támogatásparancsért { $area_loc }
term-march-order = a parancsért: { $order }
term-defense-order = a parancsért: { $order }
term-garrison = a helyőrségért { $area_loc }
term-card = a házkártyáért: { $card }
term-card-cancelled = a házkártyáért: { $card }, semlegesíti: { $by_card }
term-card-text = a kártya képességéért: { $card }
term-blade = a valyriai acélkardért
term-tides = a csatakártyáért ({ $tides })
term-neutral = a semleges erőért { $area_loc }
term-castles = a { $seat }-ház városai és várai
term-strongholds = a { $seat }-ház várai (a holtverseny eldöntéséhez)
term-lands = a { $seat }-ház szárazföldi tartományai (a holtverseny eldöntéséhez)
term-supply = a { $seat }-ház utánpótlása (a holtverseny eldöntéséhez)
term-power = a { $seat }-ház saját készlete (a holtverseny eldöntéséhez)
term-throne = a { $seat }-ház a Vastrónnál, a több van közelebb az 1. pozícióhoz (a holtverseny eldöntéséhez)

## What the battle calculator does not know

unknown-order = parancs { $area_loc } ({ $seat })
unknown-card = házkártya: { $seat }
unknown-tides = csatakártya: { $seat }
unknown-text = döntés a kártya képességéről: { $card } ({ $seat })

## Refusals

refused-WS-COMP-01 = A játékot { $least }–{ $most } játékos játszhatja, nem { $players }.

refused-WS-PLAN-02 = Minden tartományba kell parancs, ahol egységed van. Itt nincs: { $area }.
refused-WS-PLAN-04 = Nincs egységed { $area_loc }, oda nem adható ki parancs.
refused-WS-PLAN-03 = Egy tartományban csak egy parancs lehet: { $area }.
refused-WS-PLAN-16 = Van még felhasználható parancsod, ide ki kell adnod: { $area }.
refused-WS-PLAN-11 = A királyi udvarban elfoglalt pozíciód { $stars ->
    [0] egyetlen különleges parancsot sem enged
   *[other] csak { $stars } különleges parancsot enged
}. Nem lehetséges – { $area }: { $order }.
refused-WS-PLAN-18 = Parancsok híján is érvényes: a királyi udvarban elfoglalt pozíciód { $stars ->
    [0] egyetlen különleges parancsot sem enged
   *[other] csak { $stars } különleges parancsot enged
}. Nem lehetséges – { $area }: { $order }.
refused-WS-ORDER-02 = Ilyen parancsod nincs több – { $area }: { $order }.
refused-WS-ORDER-03 = Ilyen parancsod nincs több – { $area }: { $order }.
refused-WS-ORDER-04 = Ilyen parancsod nincs több – { $area }: { $order }.
refused-WS-ORDER-05 = Ilyen parancsod nincs több – { $area }: { $order }.
refused-WS-ORDER-06 = Ilyen parancsod nincs több – { $area }: { $order }.
refused-WS-CARD-PUT-TO-THE-SWORD = A „Kardélre hányva” kártya miatt ez a parancs ebben a fordulóban tilos – { $area }: { $order }.
refused-WS-CARD-STORM-OF-SWORDS = Ebben a fordulóban tilos a védekezés. Nem lehetséges – { $area }: { $order }.
refused-WS-CARD-RAINS-OF-AUTUMN = Ebben a fordulóban tilos a +1-es menetelés. Nem lehetséges – { $area }: { $order }.
refused-WS-CARD-SEA-OF-STORMS = Ebben a fordulóban tilos a portyázás. Nem lehetséges – { $area }: { $order }.
refused-WS-CARD-WEB-OF-LIES = Ebben a fordulóban tilos a támogatás. Nem lehetséges – { $area }: { $order }.
refused-WS-CARD-FEAST-FOR-CROWS = Ebben a fordulóban tilos a hatalomszerzés. Nem lehetséges – { $area }: { $order }.
refused-WS-INFL-11 = A hírvivő holló vagy kicseréli egy parancsodat, vagy megnézi a legfelső vadkártyát.
refused-WS-INFL-12 = A hírvivő holló egy parancsodat egy másik, felhasználatlan parancsra cseréli. Itt nem lehetséges: { $area }.
refused-WS-INFL-13 = A vadkártya a pakli tetejére vagy az aljára kerül vissza.

refused-WS-RAID-01 = Nincs portyázásparancsod { $area_loc }.
refused-WS-RAID-04 = A portyázás egy szomszédos tartományban lévő ellenséges támogatás-, portyázás- vagy hatalomszerzés-parancsot vesz le.
refused-WS-RAID-05 = Portyázással nem vehető le menetelésparancs, védekezésparancs pedig csak különleges portyázással.
refused-WS-RAID-06 = A saját parancsaid ellen nem portyázhatsz.
refused-WS-RAID-12 = A szárazföldi portyázás nem ér el a tengerre.
refused-WS-PORT-15 = A kikötőben lévő hajók csak a kapcsolódó tengerrész ellen portyázhatnak, szárazföld ellen soha.
refused-WS-PORT-17 = A szárazföldön lévő egységek nem portyázhatnak kikötő ellen.

refused-WS-MARCH-01 = Nincs menetelésparancsod { $area_loc }.
refused-WS-MARCH-04 = Nincs ennyi menetelni képes egység { $area_loc }: { $unit }.
refused-WS-RETREAT-18 = Megfutamított egység nem menetelhet – { $area }: { $unit }.
refused-WS-MARCH-06 = Nem szomszédos tartomány, ide nem menetelhetsz: { $unit }, { $area } → { $to_area }.
refused-WS-MARCH-07 = Szárazföldi egység nem menetelhet tengerrészre vagy kikötőbe: { $to_area }.
refused-WS-MARCH-09 = Hajó nem menetelhet szárazföldre: { $to_area }.
refused-WS-MARCH-10 = Egy menetelésparanccsal csak egy csata kezdhető. Itt több lenne: { $areas }.
refused-WS-MARCH-11 = Itt nincs kivel harcolni: { $area }.
refused-WS-NEUTRAL-12 = A semleges erő elleni menetelés a parancs egyetlen támadása. Itt több lenne: { $areas }.
refused-WS-MARCH-15 = E menetelés után ({ $area }) a seregeid meghaladnák a limitet; az utánpótlási szinted: { $supply }.
refused-WS-NEUTRAL-03 = Nem érheted el a semleges erő legyőzéséhez szükséges harci erőt { $area_loc }: { $strength }.
refused-WS-NEUTRAL-13 = Ebben a játékban ide senki sem léphet be: { $to_area }.
refused-WS-PORT-05 = Egy kikötőben legfeljebb három hajó lehet.
refused-WS-PORT-10 = Másik ház kikötőjébe nem menetelhetsz: { $to_area }.
refused-WS-TRANSP-05 = Csak a saját hajóid szállíthatják az egységeidet: { $area } → { $to_area }.
refused-WS-MAP-06 = Ehhez saját hajóid megszakítatlan láncolata kell: { $area } → { $to_area }.
refused-WS-CONTROL-03 = Hatalomjelzőt csak akkor hagyhatsz hátra, ha minden egység kivonul: { $area }.
refused-WS-CONTROL-04 = Hatalomjelzőt csak szárazföldön hagyhatsz hátra: { $area }.
refused-WS-CONTROL-11 = Már van hatalomjelződ { $area_loc }.
refused-WS-CONTROL-12 = Nincs a saját készletedben hatalomjelző, amelyet hátrahagyhatnál { $area_loc }.
refused-WS-CONTROL-15 = A főtartományodba nem kell hatalomjelző: { $area }.

refused-WS-SUPPORT-02 = A támogatásparancs a támadót támogatja, a védekezőt vagy senkit.
refused-WS-SUPPORT-09 = A támogatást vagy elfogadod, vagy visszautasítod.
refused-WS-SUPPORT-01 = Ehhez a csatához nem ismert támogatásparancs { $area_loc }.
refused-WS-SUPPORT-14 = Nem támogathatod az ellenfeledet önmagad ellen ({ $area }).
refused-WS-NEUTRAL-08 = Semleges erő nem kaphat támogatást: { $area }.
refused-WS-NEUTRAL-06 = Semleges erő ellen nem játszható ki házkártya: { $area }.
refused-WS-NEUTRAL-10 = Semleges erő ellen nem használható a valyriai acélkard: { $area }.

refused-WS-HOUSE-01 = Egy házkártyát kell választanod a kezedből.
refused-WS-HOUSE-05 = Ezt a kártya képessége nem engedi meg.
refused-WS-HOUSE-11 = Ez a házkártya nincs kézben: { $card }.
refused-WS-CARD-TYRION-LANNISTER = Ezt a lapot Tyrion Lannister visszaküldte, másikat válassz: { $card }.

refused-WS-CARD-AERON-DAMPHAIR = Aeron Damphairt csak a kezedben lévő lap helyettesítheti, ez nincs ott: { $card }.
refused-WS-CARD-PATCHFACE = Patchface az ellenfél kezéből dobat el egy lapot, ez nincs ott: { $card }.
refused-WS-CARD-MACE-TYRELL = Mace Tyrell csak a csatában harcoló gyalogost semmisíthet meg, ezt nem: { $unit }.
refused-WS-CARD-QUEEN-OF-THORNS = A Tövisek Királynője az ellenfél parancsát veszi le egy, a csatatérrel szomszédos tartományból; itt nincs ilyen: { $area }.
refused-WS-CARD-CERSEI-LANNISTER = Cersei Lannister a legyőzött ellenfél parancsát veszi le, de nem a csatatérről; itt nincs ilyen: { $area }.
refused-WS-CARD-RENLY-BARATHEON = Renly Baratheon csak olyan gyalogosodat lépteti elő, amely harcolt vagy támogatást nyújtott, ezt nem – { $area }: { $unit }.

refused-WS-BLADE-01 = A valyriai acélkardot vagy felhasználod, vagy nem.
refused-WS-BLADE-02 = A valyriai acélkardot ebben a fordulóban már felhasználták.
refused-WS-BLADE-04 = A valyriai acélkard nem ennél a háznál van: { $seat }.
refused-WS-TIDES-03 = Ilyen lap már nincs a csatapakliban.
refused-WS-TIDES-04 = A csatakártyát vagy megtartod, vagy kicseréled.

refused-WS-CASUAL-05 = Veszteség csak a csatatéren lévő egység lehet.
refused-WS-CASUAL-04 = Ez az egység nem választható veszteségnek.
refused-WS-RETREAT-17 = Megfutamított egység nem választható veszteségnek.
refused-WS-RULING-101 = Ostromgép nem választható veszteségnek; a visszavonuláskor úgyis megsemmisül.
refused-WS-RETREAT-09 = Csak visszavonuló egységről mondhatsz le, erről nem – { $area }: { $unit }.
refused-WS-SUPPLY-08 = Ennek az egységnek a levétele nem segít, hogy a seregeid beleférjenek a limitbe – { $area }: { $unit }.
refused-WS-RULING-022 = Mindkét egységnek ugyanabból a városos vagy váras tartományodból kell kikerülnie, ahol legalább kettő van – { $area }: { $unit }.

refused-WS-RETREAT-04 = Csak olyan szomszédos tartományba lehet visszavonulni, amely üres vagy saját: nincs ott ellenséges egység, ellenséges hatalomjelző vagy semleges erő.
refused-WS-RETREAT-07 = A vesztes védekező nem vonulhat vissza oda, ahonnan a támadás érkezett.
refused-WS-RETREAT-11 = Szárazföldi egység nem vonulhat vissza tengerrészre vagy kikötőbe.
refused-WS-RETREAT-12 = Hajó nem vonulhat vissza szárazföldre.
refused-WS-RETREAT-22 = Másik ház főtartományába nem lehet visszavonulni.
refused-WS-RULING-110 = Hajók csak olyan saját kikötőbe vonulhatnak vissza, ahol mind elférnek.
refused-WS-RULING-129 = Ez a háznak semmibe sem kerülne ({ $seat }); válaszd azt a büntetést, amelyik kerül valamibe.
refused-WS-RETREAT-08 = Az utánpótláslimit miatt több egységet veszítenél { $area_loc }, mint máshol.
refused-WS-CARD-ROBB-STARK = Robb Starknak olyan tartományt kell választania, ahol az ellenfél a legkevesebb egységet veszíti; itt többet veszítene: { $area }.

refused-WS-PORT-22 = Legfeljebb { $most } hajót cserélhetsz ki { $area_loc }, ennyit nem: { $number }.

refused-WS-CONS-01 = Nincs hatalomszerzés-parancsod { $area_loc }.
refused-WS-SPECIAL-07 = Csak a különleges hatalomszerzéssel lehet toborozni, itt egyszerű van: { $area }.
refused-WS-SPECIAL-09 = Nincs itt sem város, sem vár, ahol toborozni lehetne: { $area }.
refused-WS-PORT-20 = Kikötőben lévő hatalomszerzés-paranccsal nem lehet toborozni: { $area }.

refused-WS-MUSTER-10 = Ennek a tartománynak nem maradt elég toborzási pontja: { $points }, szükséges: { $cost }.
refused-WS-MUSTER-12 = Nincs itt előléptethető gyalogos.
refused-WS-MUSTER-14 = A sereg meghaladná az utánpótláslimitedet (utánpótlási szint: { $supply }).
refused-WS-MUSTER-19 = Olyan tengerrészre nem toborozható hajó, ahol ellenséges hajó van.
refused-WS-COMP-18 = Ilyen egységed nincs több.

refused-WS-CLASH-04 = Nem licitálhatsz ennyivel: { $amount }; a saját készletedben { $power } hatalomjelző van.
refused-WS-WILD-04 = Nem licitálhatsz ennyivel: { $amount }; a saját készletedben { $power } hatalomjelző van.
refused-WS-CLASH-07 = A Vastrón birtokosa sorrendben megnevezi a holtversenyben álló házakat.
refused-WS-CLASH-08 = Csak a holtversenyben álló házak nevezhetők meg, mindegyik egyszer. Nem lehetséges: { $seat }.
refused-WS-WILD-16 = Csak holtversenyben álló ház nevezhető meg. Nem lehetséges: { $seat }.

refused-WS-WILD-12 = Ez a lap nem lehet a vadpakli tetején.
refused-WS-WILD-13 = Ezt a vadkártya nem engedi meg.
refused-WS-WEST-08 = Ez a lap már nincs a Westerospakliban.
refused-WS-CARD-A-THRONE-OF-BLADES = Ezt a Westeroskártya nem engedi meg.

## Options of the game

option-tides = csatakártyák
option-tides-off = nélkülük
option-tides-on = velük
option-tiebreak = a játék végi holtverseny eldöntése
option-tiebreak-printed = a szabálykönyv szerint: várak, utánpótlás, saját készlet, Vastrón
option-tiebreak-faq = a FAQ 2.0 szerint: szárazföldi tartományok, utánpótlás, Vastrón
option-lannister_ship = a Lannister-ház kezdőegységei
option-lannister_ship-printed = a szabálykönyv szerint
option-lannister_ship-faq = a FAQ 2.0 szerint: eggyel több hajó, 4–6 játékosnál
option-houses = a házak kiosztása
option-houses-chosen = a játékosok választanak
option-houses-dealt = véletlenszerűen

## The drawing of the table

board-round = { $round }. forduló (összesen { $rounds })
board-region-north = Észak
board-region-iron-islands = Vas-szigetek
board-region-the-riverlands = Folyók földje
board-region-vale = Völgy
board-region-westerlands = Nyugati földek
board-region-crownlands-stormlands = Korona- és Viharföldek
board-region-the-reach-region = Folyóvidék
board-region-dorne = Dorne
board-region-seas = Tengerek
board-region-ports = Kikötők
board-castles = Városok
board-supply = Utánpótlás
board-power = Hatalom
board-pool = Készlet
board-stars = Csillagok
board-hand = Kézben
board-discards = Dobott lapok
board-garrison = Helyőrség
board-tracks = Befolyási területek
board-westeros-cards = Westeroskártyák
board-bans = Ebben a fordulóban tilos
board-wildlings = Vadak
board-wildling-top = Legfelső vadkártya
board-used = felhasználva
board-ready = használható
board-order-hidden = képpel lefelé
board-order-march-minus-1 = Menetelés −1
board-order-march-0 = Menetelés +0
board-order-march-plus-1 = Menetelés +1★
board-order-defense-1 = Védekezés +1
board-order-defense-2 = Védekezés +2★
board-order-support-0 = Támogatás
board-order-support-plus-1 = Támogatás +1★
board-order-raid = Portyázás
board-order-raid-special = Portyázás★
board-order-power = Hatalom
board-order-power-special = Hatalom★
board-neutral = semleges
board-impassable = járhatatlan
board-token = hatalomjelző
board-empty = üres
board-combat = Csata
board-attacker = Támadó
board-defender = Védekező
board-support = támogatás
board-winner = Győztes

## Groups of rules

topic-components = Tartozékok és alapfogalmak
topic-setup = Előkészületek
topic-westeros = Fordulók és a Westeros-szakasz
topic-supply = Utánpótlás
topic-mustering = Toborzás
topic-clash = Királyok csatája
topic-influence = Befolyási területek és hatalmi jelképek
topic-blade = A valyriai acélkard
topic-planning = Tervezési szakasz
topic-orders = Parancsok és az akciószakasz
topic-raid = Portyázás
topic-march = Menetelés
topic-consolidate = Hatalomszerzés
topic-cleanup = A szakasz vége
topic-victory = Győzelem
topic-combat-strength = Csata: harci erő
topic-combat-support = Csata: támogatás
topic-house-cards = Csata: házkártyák
topic-casualties = Csata: veszteségek
topic-retreat = Csata: visszavonulás és megfutamodás
topic-combat-cleanup = Csata: a csatatér megtisztítása
topic-special-orders = Különleges parancsok
topic-wildlings = A vadak támadása
topic-ship-transport = Tengeri szállítás
topic-control = Tartományok birtoklása
topic-alliances = Szövetségek
topic-ports = Kikötők
topic-neutral = Semleges erők
topic-garrison = Helyőrségek
topic-map = A térkép
topic-track-changes = A befolyási területek pozícióinak változása
topic-hidden-info = Rejtett információk
topic-fewer-players = Játék hatnál kevesebb játékossal
topic-tides = Csatakártyák

event-planned-bare = { $seat }: parancs nélkül marad: { $areas }

game-intro =
    A cél: hét olyan tartomány, ahol város (▲) vagy vár (▲▲) van. Aki a hetediket megszerzi, azonnal győz; a tizedik forduló után az, akinek a legtöbb van.
    Minden forduló: a másodiktól előbb három Westeroskártya; aztán mindenki titokban parancsot ad minden tartományba, ahol egysége van; végül portyák, menetelések és csaták, hatalomszerzés.
    A seregeknek bele kell férniük az utánpótlásba: ez szabja meg, hány két vagy több egységből álló sereged lehet, és mekkora. A hordók (◦) emelik, amikor Utánpótlás kártya jön.
    A koronák (♕) és a Hatalomszerzés parancsok hatalmat hoznak: ezzel licitálsz, ezt küldöd a vadak ellen, és ezzel tartasz meg egy elhagyott tartományt (•).
    Egységek a táblán: F gyalogos 1, K lovag 2, S hajó 1, E ostromgép 4 várak ellen; a megfutamított egységek zárójelben állnak. Házkártyáid: `cards`.

# What is followed from round to round when a game is over; the title of a plot.
measure-castles = Városok és várak
measure-fights = Megnyert csaták
measure-power = Saját hatalomjelzők
measure-supply = Utánpótlás
measure-iron-throne = Helyezés a Vastrónnál
measure-fiefdoms = Helyezés a Hűbéreseknél
measure-kings-court = Helyezés a Királyi udvarnál
