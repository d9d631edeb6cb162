# Hra o trůny (Westeros): jména, otázky, řádky záznamu a odmítnutí.
#
# Tvary jmen. Rody: .gen 2. pád množného čísla, vždy za slovem „rod“ (rod Starků, rodu Starků).
# Oblasti, i s předložkou: .loc kde (v Zimohradu), .dir kam (do Zimohradu), .abl odkud (ze Zimohradu);
# .acc 4. pád bez předložky (ovládl Karskou baštu). U přístavů je v tvarech slovo „přístav“.
# Jednotky: .acc 4. pád (pěšáka), .few 4. pád po 2 až 4 (pěšáky), .many po 5 a více (pěšáků).
# Ukazatele vlivu: .acc za slovy „ukazatel vlivu na“ (na poddané). Karty se neskloňují: „kartu Ohař“.
# Nový tvar musí mít všechny zprávy toho druhu.

## Names

game-title = Hra o trůny

seat-bar = Baratheonové
    .acc = Baratheony
    .gen = Baratheonů
seat-lan = Lannisterové
    .acc = Lannistery
    .gen = Lannisterů
seat-sta = Starkové
    .acc = Starky
    .gen = Starků
seat-gre = Greyjoyové
    .acc = Greyjoye
    .gen = Greyjoyů
seat-tyr = Tyrellové
    .acc = Tyrelly
    .gen = Tyrellů
seat-mar = Martellové
    .acc = Martelly
    .gen = Martellů

letter-bar = B
letter-lan = L
letter-sta = S
letter-gre = G
letter-tyr = T
letter-mar = M

area-castle-black = Černý hrad
    .loc = na Černém hradě
    .dir = na Černý hrad
    .abl = z Černého hradu
    .acc = Černý hrad
area-karhold = Karská bašta
    .loc = v Karské baště
    .dir = do Karské bašty
    .abl = z Karské bašty
    .acc = Karskou baštu
area-winterfell = Zimohrad
    .loc = v Zimohradu
    .dir = do Zimohradu
    .abl = ze Zimohradu
    .acc = Zimohrad
area-the-stony-shore = Kamenné pobřeží
    .loc = na Kamenném pobřeží
    .dir = na Kamenné pobřeží
    .abl = z Kamenného pobřeží
    .acc = Kamenné pobřeží
area-white-harbor = Bílý přístav
    .loc = v Bílém přístavu
    .dir = do Bílého přístavu
    .abl = z Bílého přístavu
    .acc = Bílý přístav
area-widows-watch = Vdovina věž
    .loc = ve Vdovině věži
    .dir = do Vdoviny věže
    .abl = z Vdoviny věže
    .acc = Vdovinu věž
area-flints-finger = Flintův prst
    .loc = na Flintově prstu
    .dir = na Flintův prst
    .abl = z Flintova prstu
    .acc = Flintův prst
area-greywater-watch = Greywater Watch
    .loc = v Greywater Watch
    .dir = do Greywater Watch
    .abl = z Greywater Watch
    .acc = Greywater Watch
area-moat-cailin = Kailinská držba
    .loc = v Kailinské držbě
    .dir = do Kailinské držby
    .abl = z Kailinské držby
    .acc = Kailinskou držbu
area-seagard = Mořská stráž
    .loc = v Mořské stráži
    .dir = do Mořské stráže
    .abl = z Mořské stráže
    .acc = Mořskou stráž
area-the-twins = Dvojčata
    .loc = ve Dvojčatech
    .dir = do Dvojčat
    .abl = z Dvojčat
    .acc = Dvojčata
area-the-fingers = Prsty
    .loc = na Prstech
    .dir = na Prsty
    .abl = z Prstů
    .acc = Prsty
area-the-mountains-of-the-moon = Měsíční hory
    .loc = v Měsíčních horách
    .dir = do Měsíčních hor
    .abl = z Měsíčních hor
    .acc = Měsíční hory
area-the-eyrie = Orlí hnízdo
    .loc = v Orlím hnízdě
    .dir = do Orlího hnízda
    .abl = z Orlího hnízda
    .acc = Orlí hnízdo
area-riverrun = Řekotočí
    .loc = v Řekotočí
    .dir = do Řekotočí
    .abl = z Řekotočí
    .acc = Řekotočí
area-harrenhal = Harrenov
    .loc = v Harrenově
    .dir = do Harrenova
    .abl = z Harrenova
    .acc = Harrenov
area-pyke = Pyke
    .loc = na Pyke
    .dir = na Pyke
    .abl = z Pyke
    .acc = Pyke
area-lannisport = Lannisport
    .loc = v Lannisportu
    .dir = do Lannisportu
    .abl = z Lannisportu
    .acc = Lannisport
area-stoney-sept = Kamenné septum
    .loc = v Kamenném septu
    .dir = do Kamenného septa
    .abl = z Kamenného septa
    .acc = Kamenné septum
area-crackclaw-point = Prasklepeto
    .loc = na Prasklepetu
    .dir = na Prasklepeto
    .abl = z Prasklepeta
    .acc = Prasklepeto
area-kings-landing = Královo přístaviště
    .loc = v Králově přístavišti
    .dir = do Králova přístaviště
    .abl = z Králova přístaviště
    .acc = Královo přístaviště
area-dragonstone = Dračí kámen
    .loc = na Dračím kameni
    .dir = na Dračí kámen
    .abl = z Dračího kamene
    .acc = Dračí kámen
area-blackwater = Černovoda
    .loc = v Černovodě
    .dir = do Černovody
    .abl = z Černovody
    .acc = Černovodu
area-searoad-marches = Searoad Marches
    .loc = v Searoad Marches
    .dir = do Searoad Marches
    .abl = ze Searoad Marches
    .acc = Searoad Marches
area-the-reach = Rovina
    .loc = na Rovině
    .dir = na Rovinu
    .abl = z Roviny
    .acc = Rovinu
area-kingswood = Královský les
    .loc = v Královském lese
    .dir = do Královského lesa
    .abl = z Královského lesa
    .acc = Královský les
area-highgarden = Vysoká zahrada
    .loc = ve Vysoké zahradě
    .dir = do Vysoké zahrady
    .abl = z Vysoké zahrady
    .acc = Vysokou zahradu
area-dornish-marches = Dornská blata
    .loc = na Dornských blatech
    .dir = na Dornská blata
    .abl = z Dornských blat
    .acc = Dornská blata
area-storms-end = Bouřlivý konec
    .loc = v Bouřlivém konci
    .dir = do Bouřlivého konce
    .abl = z Bouřlivého konce
    .acc = Bouřlivý konec
area-oldtown = Staré Město
    .loc = ve Starém Městě
    .dir = do Starého Města
    .abl = ze Starého Města
    .acc = Staré Město
area-the-boneway = Kostěná cesta
    .loc = na Kostěné cestě
    .dir = na Kostěnou cestu
    .abl = z Kostěné cesty
    .acc = Kostěnou cestu
area-three-towers = Tři věže
    .loc = ve Třech věžích
    .dir = do Tří věží
    .abl = ze Tří věží
    .acc = Tři věže
area-princes-pass = Princův průsmyk
    .loc = v Princově průsmyku
    .dir = do Princova průsmyku
    .abl = z Princova průsmyku
    .acc = Princův průsmyk
area-yronwood = Yronwood
    .loc = v Yronwoodu
    .dir = do Yronwoodu
    .abl = z Yronwoodu
    .acc = Yronwood
area-sunspear = Sluneční oštěp
    .loc = ve Slunečním oštěpu
    .dir = do Slunečního oštěpu
    .abl = ze Slunečního oštěpu
    .acc = Sluneční oštěp
area-starfall = Hvězdopád
    .loc = ve Hvězdopádu
    .dir = do Hvězdopádu
    .abl = z Hvězdopádu
    .acc = Hvězdopád
area-salt-shore = Slané pobřeží
    .loc = na Slaném pobřeží
    .dir = na Slané pobřeží
    .abl = ze Slaného pobřeží
    .acc = Slané pobřeží
area-the-arbor = Arbor
    .loc = na Arboru
    .dir = na Arbor
    .abl = z Arboru
    .acc = Arbor
area-bay-of-ice = Záliv ledu
    .loc = v Zálivu ledu
    .dir = do Zálivu ledu
    .abl = ze Zálivu ledu
    .acc = Záliv ledu
area-the-shivering-sea = Chvějivé moře
    .loc = na Chvějivém moři
    .dir = na Chvějivé moře
    .abl = z Chvějivého moře
    .acc = Chvějivé moře
area-the-narrow-sea = Úzké moře
    .loc = na Úzkém moři
    .dir = na Úzké moře
    .abl = z Úzkého moře
    .acc = Úzké moře
area-sunset-sea = Západní moře
    .loc = na Západním moři
    .dir = na Západní moře
    .abl = ze Západního moře
    .acc = Západní moře
area-ironmans-bay = Záliv železných mužů
    .loc = v Zálivu železných mužů
    .dir = do Zálivu železných mužů
    .abl = ze Zálivu železných mužů
    .acc = Záliv železných mužů
area-the-golden-sound = Zlatý průliv
    .loc = ve Zlatém průlivu
    .dir = do Zlatého průlivu
    .abl = ze Zlatého průlivu
    .acc = Zlatý průliv
area-blackwater-bay = Černovodný záliv
    .loc = v Černovodném zálivu
    .dir = do Černovodného zálivu
    .abl = z Černovodného zálivu
    .acc = Černovodný záliv
area-shipbreaker-bay = Záliv ztroskotanců
    .loc = v Zálivu ztroskotanců
    .dir = do Zálivu ztroskotanců
    .abl = ze Zálivu ztroskotanců
    .acc = Záliv ztroskotanců
area-redwyne-straights = Redwynská úžina
    .loc = v Redwynské úžině
    .dir = do Redwynské úžiny
    .abl = z Redwynské úžiny
    .acc = Redwynskou úžinu
area-west-summer-sea = Západní Letní moře
    .loc = na Západním Letním moři
    .dir = na Západní Letní moře
    .abl = ze Západního Letního moře
    .acc = Západní Letní moře
area-east-summer-sea = Východní Letní moře
    .loc = na Východním Letním moři
    .dir = na Východní Letní moře
    .abl = z Východního Letního moře
    .acc = Východní Letní moře
area-sea-of-dorne = Dornské moře
    .loc = na Dornském moři
    .dir = na Dornské moře
    .abl = z Dornského moře
    .acc = Dornské moře
area-port-of-winterfell = Přístav (Zimohrad)
    .loc = v přístavu Zimohrad
    .dir = do přístavu Zimohrad
    .abl = z přístavu Zimohrad
    .acc = přístav Zimohrad
area-port-of-white-harbor = Přístav (Bílý přístav)
    .loc = v přístavu Bílý přístav
    .dir = do přístavu Bílý přístav
    .abl = z přístavu Bílý přístav
    .acc = přístav Bílý přístav
area-port-of-pyke = Přístav (Pyke)
    .loc = v přístavu Pyke
    .dir = do přístavu Pyke
    .abl = z přístavu Pyke
    .acc = přístav Pyke
area-port-of-lannisport = Přístav (Lannisport)
    .loc = v přístavu Lannisport
    .dir = do přístavu Lannisport
    .abl = z přístavu Lannisport
    .acc = přístav Lannisport
area-port-of-dragonstone = Přístav (Dračí kámen)
    .loc = v přístavu Dračí kámen
    .dir = do přístavu Dračí kámen
    .abl = z přístavu Dračí kámen
    .acc = přístav Dračí kámen
area-port-of-storms-end = Přístav (Bouřlivý konec)
    .loc = v přístavu Bouřlivý konec
    .dir = do přístavu Bouřlivý konec
    .abl = z přístavu Bouřlivý konec
    .acc = přístav Bouřlivý konec
area-port-of-oldtown = Přístav (Staré Město)
    .loc = v přístavu Staré Město
    .dir = do přístavu Staré Město
    .abl = z přístavu Staré Město
    .acc = přístav Staré Město
area-port-of-sunspear = Přístav (Sluneční oštěp)
    .loc = v přístavu Sluneční oštěp
    .dir = do přístavu Sluneční oštěp
    .abl = z přístavu Sluneční oštěp
    .acc = přístav Sluneční oštěp

unit-footman = pěšák
    .acc = pěšáka
    .few = pěšáky
    .many = pěšáků
unit-knight = rytíř
    .acc = rytíře
    .few = rytíře
    .many = rytířů
unit-ship = loď
    .acc = loď
    .few = lodě
    .many = lodí
unit-siege-engine = katapult
    .acc = katapult
    .few = katapulty
    .many = katapultů
unit-routed-footman = poražený pěšák
    .acc = poraženého pěšáka
    .few = poražené pěšáky
    .many = poražených pěšáků
unit-routed-knight = poražený rytíř
    .acc = poraženého rytíře
    .few = poražené rytíře
    .many = poražených rytířů
unit-routed-ship = poražená loď
    .acc = poraženou loď
    .few = poražené lodě
    .many = poražených lodí
unit-routed-siege-engine = poražený katapult
    .acc = poražený katapult
    .few = poražené katapulty
    .many = poražených katapultů

order-march-minus-1 = Pochod −1
order-march-0 = Pochod +0
order-march-plus-1 = Pochod +1 (zvláštní)
order-defense-1 = Obrana +1
order-defense-2 = Obrana +2 (zvláštní)
order-support-0 = Podpora
order-support-plus-1 = Podpora +1 (zvláštní)
order-raid = Nájezd
order-raid-special = Nájezd (zvláštní)
order-power = Posilování
order-power-special = Posilování (zvláštní)
order-no-order = bez rozkazu
order-defense = Obrana
order-support = Podpora

track-iron-throne = Železný trůn
    .acc = Železný trůn
track-fiefdoms = Poddaní
    .acc = poddané
track-kings-court = Královská rada
    .acc = královskou radu

side-attacker = útočník
side-defender = obránce
side-nobody = nikdo

card-stannis-baratheon = Stannis Baratheon
card-renly-baratheon = Renly Baratheon
card-ser-davos-seaworth = Ser Davos Mořský
card-brienne-of-tarth = Brienne z Tarthu
card-salladhor-saan = Salladhor Saan
card-melisandre = Melisandre
card-patchface = Strakoš
card-tywin-lannister = Tywin Lannister
card-ser-gregor-clegane = Ser Gregor Clegane
card-ser-jaime-lannister = Ser Jaime Lannister
card-the-hound = Ohař
card-ser-kevan-lannister = Ser Kevan Lannister
card-tyrion-lannister = Tyrion Lannister
card-cersei-lannister = Cersei Lannister
card-eddard-stark = Eddard Stark
card-robb-stark = Robb Stark
card-roose-bolton = Roose Bolton
card-greatjon-umber = Greatjon Umber
card-ser-rodrick-cassel = Ser Rodrick Cassel
card-the-blackfish = Černá ryba
card-catelyn-stark = Catelyn Stark
card-euron-crows-eye = Euron Vraní oko
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
card-queen-of-thorns = Královna trnů
card-the-red-viper = Rudá zmije
card-areo-hotah = Areo Hotah
card-darkstar = Temná hvězda
card-obara-sand = Obara Sand
card-arianne-martell = Arianne Martell
card-nymeria-sand = Nymeria Sand
card-doran-martell = Doran Martell

westeros-last-days-of-summer = Poslední dny léta
westeros-supply = Zásobování
westeros-mustering = Verbování
westeros-a-throne-of-blades = Trůn z čepelí
westeros-winter-is-coming = Zima přichází
westeros-game-of-thrones = Hra o trůny
westeros-dark-wings-dark-words = Temná křídla, temná slova
westeros-clash-of-kings = Střet králů
westeros-put-to-the-sword = Padnout mečem
westeros-storm-of-swords = Bouře mečů
westeros-rains-of-autumn = Podzimní deště
westeros-sea-of-storms = Moře bouří
westeros-web-of-lies = Pavučina lží
westeros-feast-for-crows = Hostina pro vrány
westeros-wildlings-attack = Útok Divokých

wildling-silence-at-the-wall = Ticho na Zdi
wildling-preemptive-raid = Preventivní nájezd
wildling-crow-killers = Zabijáci vran
wildling-rattleshirts-raiders = Nájezdníci Pána kostí
wildling-massing-on-the-milkwater = Shromáždění u Mléčné řeky
wildling-a-king-beyond-the-wall = Král za Zdí
wildling-mammoth-riders = Jezdci na mamutech
wildling-the-horde-descends = Příval hordy
wildling-skinchanger-scout = Zvěd měničů kůže

tides-tides-0 = 0
tides-tides-1-sword = 1 a meč
tides-tides-1-tower = 1 a opevnění
tides-tides-2 = 2
tides-tides-3 = 3
tides-tides-skull = 0 a lebka
tides-0 = { tides-tides-0 }
tides-1-sword = { tides-tides-1-sword }
tides-1-tower = { tides-tides-1-tower }
tides-2 = { tides-tides-2 }
tides-3 = { tides-tides-3 }
tides-skull = { tides-tides-skull }

choice-supply = Zásobování
choice-mustering = Verbování
choice-clash-of-kings = Střet králů
choice-game-of-thrones = Hra o trůny
choice-no-defense = v tomto kole bez rozkazů obrany
choice-no-march-plus-1 = v tomto kole bez rozkazů pochodu +1
choice-nothing = nic se nestane

reason-casualty = ztráta v bitvě
reason-retreat = ústup
reason-supply = limit zásobování
reason-wildlings = útok Divokých
reason-castle = útok Divokých
reason-card = schopnost karty

penalty-lose-units = přijít o 2 jednotky podle vlastní volby
penalty-lose-places = klesnout o 2 pozice na ukazateli vlivu, kde stojíš nejvýše

## Effects of the cards, shown by the command `cards`.

effect-stannis-baratheon = Síla 4. +1 k síle, dokud je soupeř v této bitvě na ukazateli vlivu na Železný trůn výše než ty.
effect-renly-baratheon = Síla 3. Po výhře smíš povýšit na rytíře jednoho svého pěšáka, který bojoval nebo stál ve tvé oblasti, z níž přišla podpora.
effect-ser-davos-seaworth = Síla 2. +1 k síle a 1 meč, dokud Stannis Baratheon leží ve tvém odhazovacím balíčku.
effect-brienne-of-tarth = Síla 2, 1 meč, 1 opevnění.
effect-salladhor-saan = Síla 1. Máš-li v této bitvě podporu, mají všechny cizí lodě sílu 0, ať stojí na kterékoli straně.
effect-melisandre = Síla 1, 1 meč.
effect-patchface = Síla 0. Po bitvě, vyhrané i prohrané, si smíš prohlédnout soupeřovy karty v ruce a jednu z nich odhodit.
effect-tywin-lannister = Síla 4. Po výhře získej 2 žetony moci.
effect-ser-gregor-clegane = Síla 3, 3 meče.
effect-ser-jaime-lannister = Síla 2, 1 meč.
effect-the-hound = Síla 2, 2 opevnění.
effect-ser-kevan-lannister = Síla 1. Když útočíš, má každý tvůj pěšák v útoku nebo ve tvé oblasti, která útok podporuje, sílu 2.
effect-tyrion-lannister = Síla 1. Smíš ihned vrátit soupeřovu kartu do jeho ruky; soupeř musí odkrýt jinou, a nemá-li žádnou, bojuje bez karty.
effect-cersei-lannister = Síla 0. Po výhře smíš odstranit jeden rozkaz poraženého soupeře kdekoli mimo napadenou oblast.
effect-eddard-stark = Síla 4, 2 meče.
effect-robb-stark = Síla 3. Po výhře smíš určit, kam soupeřovy jednotky ustoupí: do přípustné oblasti, která soupeře stojí nejméně jednotek.
effect-roose-bolton = Síla 2. Po prohře si vezmi celý svůj odhazovací balíček zpět do ruky, i s touto kartou.
effect-greatjon-umber = Síla 2, 1 meč.
effect-ser-rodrick-cassel = Síla 1, 2 opevnění.
effect-the-blackfish = Síla 1. V této bitvě nepřijdeš o žádnou jednotku kvůli mečům, lebkám ani schopnostem karet.
effect-catelyn-stark = Síla 0. Bonus tvého rozkazu obrany v napadené oblasti je dvojnásobný.
effect-euron-crows-eye = Síla 4, 1 meč.
effect-victarion-greyjoy = Síla 3. Když útočíš, má každá tvoje loď v útoku nebo ve tvé oblasti, která útok podporuje, sílu 2.
effect-balon-greyjoy = Síla 2. Síla vytištěná na soupeřově kartě se počítá jako 0.
effect-theon-greyjoy = Síla 2. +1 k síle a 1 meč, když bráníš oblast s hradem nebo pevností.
effect-dagmar-cleftjaw = Síla 1, 1 meč, 1 opevnění.
effect-asha-greyjoy = Síla 1. 2 meče a 1 opevnění, dokud tě v této bitvě nikdo nepodporuje.
effect-aeron-damphair = Síla 0. Smíš ihned zahodit 2 žetony moci: odhoď tuto kartu a odkryj místo ní jinou z ruky.
effect-mace-tyrell = Síla 4. Jeden soupeřův útočící nebo bránící pěšák je ihned zničen.
effect-ser-loras-tyrell = Síla 3. Když útočíš a vyhraješ, přesune se tvůj rozkaz pochodu do dobyté oblasti a v tomto kole ho lze vyhodnotit ještě jednou.
effect-randyll-tarly = Síla 2, 1 meč.
effect-ser-garlan-tyrell = Síla 2, 2 meče.
effect-margaery-tyrell = Síla 1, 1 opevnění.
effect-alester-florent = Síla 1, 1 opevnění.
effect-queen-of-thorns = Síla 0. Ihned odstraň jeden soupeřův rozkaz v oblasti sousedící s napadenou, ne však pochod, kterým bitva začala.
effect-the-red-viper = Síla 4, 2 meče, 1 opevnění.
effect-areo-hotah = Síla 3, 1 opevnění.
effect-darkstar = Síla 2, 1 meč.
effect-obara-sand = Síla 2, 1 meč.
effect-arianne-martell = Síla 1. Když bráníš a prohraješ, útočníci zůstanou tam, odkud přišli; tvoje jednotky přesto ustoupí.
effect-nymeria-sand = Síla 1. 1 meč, když útočíš; 1 opevnění, když bráníš.
effect-doran-martell = Síla 0. Ihned zvol ukazatel vlivu: soupeř na něm klesne na poslední pozici.

effect-last-days-of-summer = Nic se nestane.
effect-supply = Každý rod popořadě nastaví zásobování podle symbolů ve svých oblastech (nejvýše 6) a odstraní jednotky, které přesahují limit.
effect-mustering = Každý rod popořadě verbuje ve všech svých oblastech s hradem (1 bod) nebo pevností (2 body).
effect-a-throne-of-blades = Držitel Železného trůnu zvolí Zásobování, Verbování, nebo nic.
effect-winter-is-coming = Celý tento balíček se ihned zamíchá a otočí se z něj jiná karta.
effect-game-of-thrones = Každý rod získá 1 žeton moci za každý symbol moci ve svých oblastech a za každý svůj přístav s vlastní lodí, nejsou-li v přilehlém moři nepřátelské lodě.
effect-dark-wings-dark-words = Držitel poštovního havrana zvolí Střet králů, Hru o trůny, nebo nic.
effect-clash-of-kings = Všechny rody vsadí moc o nové pozice na ukazatelích vlivu: na Železný trůn, pak na poddané a nakonec na královskou radu.
effect-put-to-the-sword = Držitel meče z valyrijské oceli zvolí pro toto kolo: bez rozkazů obrany, bez rozkazů pochodu +1, nebo nic.
effect-storm-of-swords = V tomto kole nelze umístit rozkazy obrany.
effect-rains-of-autumn = V tomto kole nelze umístit rozkaz pochodu +1.
effect-sea-of-storms = V tomto kole nelze umístit rozkazy nájezdu.
effect-web-of-lies = V tomto kole nelze umístit rozkazy podpory.
effect-feast-for-crows = V tomto kole nelze umístit rozkazy posilování.
effect-wildlings-attack = Divocí zaútočí silou podle svého ukazatele.

effect-silence-at-the-wall = Nic se nestane, ať zvítězí kdokoli.
effect-preemptive-raid = Zvítězí-li Noční hlídka: ihned přijde druhý útok se silou 6, bez rodu, který vsadil nejvíce. Zvítězí-li Divocí: rod, který vsadil nejméně, přijde o 2 jednotky, nebo klesne o 2 pozice na ukazateli vlivu, kde stojí nejvýše; ostatních se postih netýká.
effect-crow-killers = Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, smí povýšit až 2 pěšáky na rytíře. Zvítězí-li Divocí: rod, který vsadil nejméně, nahradí všechny své rytíře pěšáky, ostatní 2; rytíři, na které pěšák nezbude, jsou zničeni.
effect-rattleshirts-raiders = Zvítězí-li Noční hlídka: rodu, který vsadil nejvíce, stoupne zásobování o 1. Zvítězí-li Divocí: rodu, který vsadil nejméně, klesne o 2, ostatním o 1, a armády musí limitu hned vyhovět.
effect-massing-on-the-milkwater = Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, si vezme všechny odhozené karty rodu zpět. Zvítězí-li Divocí: kdo má v ruce aspoň dvě karty, odhodí – rod, který vsadil nejméně, všechny své nejsilnější, ostatní jednu podle vlastní volby.
effect-a-king-beyond-the-wall = Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, se přesune na pozici 1 ukazatele vlivu podle své volby. Zvítězí-li Divocí: rod, který vsadil nejméně, klesne na poslední pozici všech tří ukazatelů, ostatní na ukazateli vlivu na poddané, nebo na královskou radu.
effect-mammoth-riders = Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, si smí vzít zpět jednu odhozenou kartu rodu. Zvítězí-li Divocí: rod, který vsadil nejméně, přijde o 3 jednotky, ostatní o 2.
effect-the-horde-descends = Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, smí verbovat v jedné své oblasti s hradem nebo pevností. Zvítězí-li Divocí: rod, který vsadil nejméně, přijde o 2 jednotky v jedné takové oblasti (nemá-li v žádné dvě, pak kdekoli), ostatní o 1 jednotku.
effect-skinchanger-scout = Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, dostane svou sázku zpět. Zvítězí-li Divocí: rod, který vsadil nejméně, přijde o veškerou dostupnou moc, ostatní o 2 žetony moci.

effect-tides-0 = Síla 0, žádný symbol.
effect-tides-1-sword = Síla 1, 1 meč.
effect-tides-1-tower = Síla 1, 1 opevnění.
effect-tides-2 = Síla 2, žádný symbol.
effect-tides-3 = Síla 3, žádný symbol.
effect-tides-skull = Síla 0, 1 lebka: druhá strana přijde o jednotku, ať zvítězí kdokoli.

## Questions to the player, one per kind of decision.

ask-plan = Přiřaď rozkaz každé oblasti, ve které máš jednotky.
ask-raven = Použiješ poštovního havrana?
ask-bury = Na kartě Divokých vidíš: { $wildling }. Vrátíš ji navrch balíčku, nebo ji vložíš dospod?
ask-raid = Vyber rozkaz nájezdu k vyhodnocení a jeho cíl.
ask-march = Vyber rozkaz pochodu k vyhodnocení a urči, kam jednotky půjdou.
ask-support = Bitva { $place_area_loc }: koho podpoří { $area }?
ask-accept = Bitva { $place_area_loc }: přijmeš podporu rodu { $seat_gen } { $area_abl }?
ask-card = Bitva { $area_loc } proti rodu { $seat_gen }: vyber svou kartu rodu.
ask-text = { $card }: { $effect } Jak se rozhodneš?
ask-redraw = Bitva { $area_loc }: použiješ meč z valyrijské oceli k dobrání jiné karty bitevní vřavy?
ask-blade = Bitva { $area_loc }: použiješ meč z valyrijské oceli?
ask-lose = Vyber jednotku, o kterou přijdeš ({ $reason }).
ask-retreat = Vyber, kam jednotky rodu { $seat_gen } ustoupí { $area_abl }.
ask-ships = Ovládáš nový přístav. Kolik lodí { $area_loc } nahradíš svými?
ask-power = Vyber rozkaz posilování k vyhodnocení a jeho využití.
ask-muster = Vyber hrad, kde naverbuješ jednotku, nebo verbování ukonči.
ask-bid = { $a ->
    [3] Divocí útočí silou { $b } a sázky všech se sčítají. Kolik žetonů moci vsadíš?
   *[0] Kolik žetonů moci vsadíš o pořadí na ukazateli vlivu na { $track_acc }?
}
ask-tie = Remíza na ukazateli vlivu na { $track_acc }: vyjmenuj rody v pořadí od nejlepší pozice.
ask-rival = { $a ->
    [1] Divocí jsou poraženi: který z rodů s nejvyšší sázkou dostane odměnu?
   *[0] Divocí zvítězili: který z rodů s nejnižší sázkou ponese těžký postih?
}
ask-wild = { $wildling }: { $wild }
ask-choose = { $westeros }: zvol, co se stane.
wild-preemptive-penalty = ztratíš 2 jednotky, nebo klesneš o 2 pozice tam, kde stojíš nejvýše?
wild-first-knight = který pěšák se stane rytířem?
wild-second-knight = který druhý pěšák se stane rytířem?
wild-discard-card = kterou kartu rodu odhodíš?
wild-last-card = odhodíš všechny karty z ruky; kterou odhodíš jako poslední? Ta zůstane v odhazovacím balíčku, ostatní se ti vrátí.
wild-first-place = na kterém ukazateli vlivu se přesuneš na první pozici?
wild-fall-track = na kterém ukazateli vlivu klesneš o 2 pozice?
wild-last-place = na kterém ukazateli vlivu klesneš na poslední pozici?
wild-card-back = kterou odhozenou kartu rodu si vezmeš zpět?
wild-muster-area = ve které oblasti budeš verbovat?
wild-demote = který rytíř se změní na pěšáka?
ask-westeros = Náhoda otočí kartu Westerosu.
ask-wildlings = Náhoda určí vrchní kartu balíčku Divokých.
ask-tides = Náhoda rozdá kartu bitevní vřavy.

## Parts of a choice: shown as a label when they are asked one by one, and as what is missing.

slot-order = rozkaz
slot-raven = použití havrana
slot-bury = navrch, nebo dospod balíčku
slot-raid = rozkaz nájezdu
slot-target = cíl nájezdu
slot-march = rozkaz pochodu
slot-unit = kam půjde další jednotka, případně žeton moci
slot-support = podpořená strana
slot-accept = přijmout, nebo odmítnout podporu
slot-card = karta rodu
slot-text = využití schopnosti karty
slot-redraw = ponechat kartu, nebo dobrat jinou
slot-blade = použití meče z valyrijské oceli
slot-lose = ztracená jednotka
slot-retreat = oblast ústupu
slot-ships = počet lodí
slot-power = rozkaz posilování
slot-use = moc, nebo verbování
slot-muster = verbovaná jednotka
slot-bid = sázka
slot-seat = další rod v pořadí
slot-rival = rod
slot-wild = co karta Divokých způsobí
slot-choose = co karta Westerosu způsobí
slot-westeros = karta Westerosu
slot-wildlings = karta Divokých
slot-tides = karta bitevní vřavy

## Choices, as lines of a numbered list

label-area-order = { $area }: { $order }
label-order = { $order }
label-raven-pass = havrana nepoužít
label-raven-look = prohlédnout si vrchní kartu balíčku Divokých
label-raven-swap = nahradit rozkaz { $area_loc }: { $order }
label-bury = dospod balíčku: { $wildling }
label-keep = zpět navrch balíčku: { $wildling }
label-raid-nothing = bez účinku
label-unit-goes = { $unit } → { $area }
label-unit-attacks = { $unit } → { $area }: bitva s rodem { $victim_seat_gen }
label-unit-attacks-neutral = { $unit } → { $area }: proti neutrálním vojskům
label-unit-stays = { $unit } zůstane { $area_loc }
label-token = ponechat { $area_loc } žeton moci
label-no-token = neponechat { $area_loc } žeton moci
label-support-attacker = útočníka (rod { $seat_gen }), +{ $strength }
label-support-defender = obránce (rod { $seat_gen }), +{ $strength }
label-support-nobody = nepodpořit nikoho
label-accept = přijmout podporu rodu { $seat_gen }: +{ $strength } { $area_abl }
label-refuse = odmítnout podporu rodu { $seat_gen }: +{ $strength } { $area_abl }
label-card = { $card }
label-text-use = využít schopnost karty { $by_card }
label-text-pass = nevyužít schopnost karty { $by_card }
label-text-card = { $by_card }: { $card }
label-text-unit = { $by_card }: zničit { $unit_acc }
label-text-track = { $by_card }: { $track }
label-text-order = { $by_card }: odstranit { $area_loc } rozkaz { $order }
label-text-upgrade = { $by_card }: povýšit { $area_loc } { $unit_acc } na rytíře
label-redraw = dobrat jinou kartu místo této: { $tides }
label-keep-tides = ponechat si kartu: { $tides }
label-blade = použít meč: { $own } + 1 proti { $enemy }
label-blade-pass = meč nepoužít: { $own } proti { $enemy }
label-lose = { $area }: { $unit }
label-retreat = { $area }
label-retreat-cost = { $area }, { $number ->
    [one] { $number } jednotka bude zničena
    [few] { $number } jednotky budou zničeny
   *[other] { $number } jednotek bude zničeno
}
label-retreat-anywhere = nevolit: soupeř ustoupí jako obvykle
label-ships = { $number ->
    [0] nenahradit { $area_loc } žádnou loď
    [one] nahradit { $area_loc } { $number } loď
    [few] nahradit { $area_loc } { $number } lodě
   *[other] nahradit { $area_loc } { $number } lodí
}
label-power-take = { $amount ->
    [one] získat { $area_loc } { $amount } žeton moci
    [few] získat { $area_loc } { $amount } žetony moci
   *[other] získat { $area_loc } { $amount } žetonů moci
}
label-power-muster = verbovat { $area_loc }
label-muster-done = ukončit verbování
label-muster = { $area }: { $unit } ({ $cost } { $points ->
    [one] z { $points } bodu
    [few] ze { $points } bodů
   *[other] z { $points } bodů
})
label-muster-ship = { $area }: { $unit } → { $place_area } ({ $cost } { $points ->
    [one] z { $points } bodu
    [few] ze { $points } bodů
   *[other] z { $points } bodů
})
label-muster-upgrade = { $area }: povýšit pěšáka na { $unit_acc } ({ $cost } { $points ->
    [one] z { $points } bodu
    [few] ze { $points } bodů
   *[other] z { $points } bodů
})
label-bid = { $amount ->
    [one] { $amount } žeton moci
    [few] { $amount } žetony moci
   *[other] { $amount } žetonů moci
}
label-seat = { $seat }
label-wild-pass = nic neudělat
label-wild-penalty = { $penalty }
label-wild-card = { $card }
label-wild-track = { $track }
label-wild-area = verbovat { $area_loc }
label-wild-unit = { $area }: povýšit { $unit_acc } na rytíře
label-choose-supply = Zásobování
label-choose-mustering = Verbování
label-choose-clash-of-kings = Střet králů
label-choose-game-of-thrones = Hra o trůny
label-choose-no-defense = zakázat v tomto kole rozkazy obrany
label-choose-no-march-plus-1 = zakázat v tomto kole rozkazy pochodu +1
label-choose-nothing = nic
label-westeros = { $westeros }
label-wildling = { $wildling }
label-tides = { $tides }

## Log lines: minulý čas, shoda se slovem „rod“.

event-round = Kolo { $round }
event-clean-up = Konec kola { $round }: rozkazy jsou odstraněny, poražené jednotky opět stojí
event-won = Konec hry. Zvítězil rod { $seat_gen } ({ $number ->
    [one] { $number } hrad nebo pevnost
    [few] { $number } hrady a pevnosti
   *[other] { $number } hradů a pevností
})
event-planned = Rod { $seat_gen } přiřadil rozkazy
event-order-revealed = Rod { $seat_gen }, { $area }: { $order }
event-raven-passed = Rod { $seat_gen } nepoužil poštovního havrana
event-raven-looked = Rod { $seat_gen } vyslal poštovního havrana za Zeď
event-raven-swapped = Rod { $seat_gen } nahradil havranem rozkaz { $area_loc }: { $old_order } → { $order }
event-wildling-seen = Rod { $seat_gen } si prohlédl vrchní kartu Divokých
    .own = Rod { $seat_gen } si prohlédl vrchní kartu Divokých: { $wildling }
event-wildling-buried = Rod { $seat_gen } vložil kartu Divokých dospod balíčku
event-wildling-kept = Rod { $seat_gen } vrátil kartu Divokých navrch balíčku
event-raid-nothing = Rod { $seat_gen } vyhodnotil nájezd { $area_abl } bez účinku
event-raided = Rod { $seat_gen } nájezdem { $area_abl } { $target_area_dir } odstranil rozkaz { $order } rodu { $victim_seat_gen }
event-pillaged = Rod { $seat_gen } drancoval u rodu { $victim_seat_gen }: získaná moc { $gained }, ztracená { $lost }
event-march = Rod { $seat_gen } vyrazil na pochod { $area_abl }: { $order }
event-march-nothing = Rod { $seat_gen } nevyrazil na pochod { $area_abl }: { $order }
event-moved = Rod { $seat_gen } přesunul { $number ->
    [one] { $number } { $unit_acc }
    [few] { $number } { $unit_few }
   *[other] { $number } { $unit_many }
} { $area_abl } { $to_area_dir }
event-token-left = Rod { $seat_gen } ponechal { $area_loc } žeton moci
event-token-lost = Rod { $seat_gen } ztratil { $area_loc } žeton moci
event-port-lost = Rod { $seat_gen } ztratil { $area_loc } { $number ->
    [one] { $number } loď
    [few] { $number } lodě
   *[other] { $number } lodí
}: přilehlé území nikdo neovládá
event-port-taken = Rod { $seat_gen } ovládl { $area_acc } rodu { $victim_seat_gen }: lodě nahrazené { $number }, odstraněné { $lost }
event-support-none = Rod { $seat_gen } neposkytl podporu { $area_abl }
event-supported = Rod { $seat_gen } poskytl podporu { $area_abl }: +{ $strength } pro rod { $to_seat_gen }
event-support-refused = Rod { $seat_gen } odmítl podporu rodu { $by_seat_gen } { $area_abl }
event-neutral-beaten = Rod { $seat_gen } porazil neutrální vojska { $area_loc } ({ $strength } proti { $needed })
event-neutral-held = Rod { $seat_gen } neporazil neutrální vojska { $area_loc } ({ $strength } proti { $needed })
event-fight = Rod { $seat_gen } zaútočil na rod { $victim_seat_gen } { $area_loc }
event-initial-strength = Rod { $seat_gen }: počáteční vojenská síla { $strength }
event-final-strength = Rod { $seat_gen }: konečná vojenská síla { $strength }
event-card-revealed = Rod { $seat_gen } odkryl kartu { $card }
event-card-returned = Rod { $seat_gen } si musel vzít kartu { $card } zpět do ruky
event-card-discarded = Rod { $seat_gen } odhodil kartu { $card }
event-card-back = Rod { $seat_gen } si vzal z odhazovacího balíčku zpět kartu { $card }
event-cards-back = Rod { $seat_gen } si vzal všechny odhozené karty rodu zpět do ruky
    .own = Rod { $seat_gen } si vzal odhozené karty rodu zpět do ruky; odhozena zůstala karta { $card }
event-text-idle = Rod { $seat_gen }: schopnost karty { $card } neměla účinek
event-text-passed = Rod { $seat_gen } nevyužil schopnost karty { $card }
event-order-removed = Rod { $seat_gen } ztratil { $area_loc } rozkaz { $order }
event-order-moved = Rod { $seat_gen } si ponechal rozkaz { $order }, teď leží { $area_loc }
event-track-last = Rod { $seat_gen } klesl na poslední pozici ukazatele vlivu na { $track_acc }
event-track-moved = Rod { $seat_gen } se přesunul na pozici { $place } ukazatele vlivu na { $track_acc }
event-power-gained = Rod { $seat_gen } získal { $amount ->
    [one] { $amount } žeton moci
    [few] { $amount } žetony moci
   *[other] { $amount } žetonů moci
}
event-power-lost = Rod { $seat_gen } zahodil { $amount ->
    [one] { $amount } žeton moci
    [few] { $amount } žetony moci
   *[other] { $amount } žetonů moci
}
event-upgraded = Rod { $seat_gen } povýšil { $area_loc } pěšáka na { $unit_acc }
event-demoted = Rod { $seat_gen } nahradil { $area_loc } { $unit_acc } pěšákem
event-lost-unit = Rod { $seat_gen } ztratil { $area_loc } { $unit_acc } ({ $reason })
event-tides-drawn = Rod { $seat_gen } si dobral kartu bitevní vřavy
    .own = Rod { $seat_gen } si dobral kartu bitevní vřavy: { $tides }
event-tides-shown = Rod { $seat_gen } odkryl kartu bitevní vřavy: { $tides }
event-blade-redraws = Rod { $seat_gen } použil meč z valyrijské oceli k dobrání jiné karty bitevní vřavy
event-blade-used = Rod { $seat_gen } použil meč z valyrijské oceli: +1 k síle
event-fight-won = Rod { $seat_gen } porazil rod { $victim_seat_gen } { $area_loc }
event-fight-tied = Rod { $seat_gen } porazil rod { $victim_seat_gen } { $area_loc } díky vlivu na poddané: pozice { $place } proti { $victim_place }
event-casualties = Rod { $seat_gen } { $number ->
    [0] neutrpěl žádné ztráty
    [one] utrpěl { $number } ztrátu
    [few] utrpěl { $number } ztráty
   *[other] utrpěl { $number } ztrát
} (meče { $swords }, opevnění { $towers })
event-skull = Rod { $seat_gen } kvůli lebce { $number ->
    [0] nepřišel o žádnou jednotku
    [one] přišel o { $number } jednotku
    [few] přišel o { $number } jednotky
   *[other] přišel o { $number } jednotek
}
event-no-retreat = Rod { $seat_gen } neměl kam ustoupit { $area_abl } a ztratil { $number ->
    [one] { $number } jednotku
    [few] { $number } jednotky
   *[other] { $number } jednotek
}
event-retreated = Rod { $seat_gen } ustoupil { $area_abl } { $to_area_dir } ({ $number ->
    [one] { $number } jednotka
    [few] { $number } jednotky
   *[other] { $number } jednotek
})
event-garrison-lost = Rod { $seat_gen } ztratil kasárna { $area_loc }
event-kept-out = Rod { $seat_gen } nesměl vstoupit { $area_dir } a zůstal tam, odkud přišel
event-captured = Rod { $seat_gen } ovládl { $area_acc }
event-musters-instead = Rod { $seat_gen } místo získání moci verboval { $area_loc }
event-consolidated = Rod { $seat_gen } posilováním { $area_loc } získal { $amount ->
    [one] { $amount } žeton moci
    [few] { $amount } žetony moci
   *[other] { $amount } žetonů moci
}
event-mustered = Rod { $seat_gen } naverboval { $place_area_loc } { $unit_acc }
event-westeros-revealed = Balíček Westerosu { $deck ->
    [1] I
    [2] II
   *[other] III
}: { $westeros }
event-westeros-resolved = Karta Westerosu: { $westeros }
event-winter = Balíček Westerosu { $deck ->
    [1] I
    [2] II
   *[other] III
} byl zamíchán, otočí se jiná karta
event-wildlings-advance = Divocí postoupili o { $icons ->
    [one] { $icons } pole
    [few] { $icons } pole
   *[other] { $icons } polí
}, síla { $strength }
event-chosen = Rod { $seat_gen } zvolil u karty { $westeros }: { $choice }
event-banned = V tomto kole je zakázáno: { $order }
event-crown-income = Rod { $seat_gen } získal { $amount ->
    [one] { $amount } žeton moci
    [few] { $amount } žetony moci
   *[other] { $amount } žetonů moci
} (symboly { $crowns }, přístavy { $ports })
event-supply-set = Rod { $seat_gen }: zásobování { $old } → { $supply }
event-bid = Rod { $seat_gen } vsadil { $amount }
event-tie-settled = Rod { $seat_gen } rozhodl remízu: { $seats }
event-track-settled = Ukazatel vlivu na { $track_acc }: { $seats }
event-wildlings-beaten = Noční hlídka porazila Divoké ({ $watch } proti { $strength })
event-wildlings-win = Divocí porazili Noční hlídku ({ $strength } proti { $watch })
event-wildling-revealed = Karta Divokých: { $wildling }
event-wildling-highest = Rod { $seat_gen } vsadil nejvíce: odměna z karty { $wildling }
event-wildling-lowest = Rod { $seat_gen } vsadil nejméně: těžký postih z karty { $wildling }
event-wildling-other = Rod { $seat_gen }: mírnější postih z karty { $wildling }
event-wildlings-retreat = Divocí ustoupili, jejich síla je { $strength }

## Lines of a sum, below a log line and in the final derivation. $amount is shown in front of them.
## Často následují hned po čísle, proto se s ním nesmějí shodovat.

term-attacking = za útok: { $number } × { $unit } po { $each }
term-defending = za obranu: { $number } × { $unit } po { $each }
term-support = za podporu { $area_abl }: { $number } × { $unit } po { $each }
term-support-order = za zvláštní rozkaz podpory { $area_loc }
term-march-order = za rozkaz { $order }
term-defense-order = za rozkaz { $order }
term-garrison = za kasárna { $area_loc }
term-card = za kartu { $card }
term-card-cancelled = za kartu { $card }, její sílu ruší { $by_card }
term-card-text = za schopnost karty { $card }
term-blade = za meč z valyrijské oceli
term-tides = za kartu bitevní vřavy ({ $tides })
term-neutral = za neutrální vojska { $area_loc }
term-castles = { $seat }: počet hradů a pevností
term-strongholds = { $seat }: počet pevností (rozhoduje o remíze)
term-lands = { $seat }: počet území na pevnině (rozhoduje o remíze)
term-supply = { $seat }: zásobování (rozhoduje o remíze)
term-power = { $seat }: dostupná moc (rozhoduje o remíze)
term-throne = { $seat }: vliv na Železný trůn, více je blíže k pozici 1 (rozhoduje o remíze)

## What the battle calculator does not know, as lines of a list.

unknown-order = rozkaz { $area_loc } ({ $seat })
unknown-card = karta rodu: { $seat }
unknown-tides = karta bitevní vřavy: { $seat }
unknown-text = volba pro schopnost karty { $card } ({ $seat })

## Refusals: why a choice is not possible. Full sentences, shown with the rule and its page.

refused-WS-COMP-01 = Počet hráčů musí být { $least } až { $most }, ne { $players }.

refused-WS-PLAN-02 = Každá oblast s tvými jednotkami potřebuje rozkaz. Bez rozkazu: { $area }.
refused-WS-PLAN-04 = Nemáš { $area_loc } jednotky, rozkaz tam patřit nemůže.
refused-WS-PLAN-03 = V jedné oblasti smí ležet jen jeden rozkaz: { $area }.
refused-WS-PLAN-16 = Ještě ti zbývá rozkaz, který musíš umístit { $area_dir }.
refused-WS-PLAN-11 = Tvoje pozice na ukazateli vlivu na královskou radu { $stars ->
    [0] nedovoluje žádný zvláštní rozkaz
    [one] dovoluje jen { $stars } zvláštní rozkaz
    [few] dovoluje jen { $stars } zvláštní rozkazy
   *[other] dovoluje jen { $stars } zvláštních rozkazů
}. Nelze umístit { $area_dir }: { $order }.
refused-WS-PLAN-18 = I při nedostatku rozkazů tvoje pozice na ukazateli vlivu na královskou radu { $stars ->
    [0] nedovoluje žádný zvláštní rozkaz
    [one] dovoluje jen { $stars } zvláštní rozkaz
    [few] dovoluje jen { $stars } zvláštní rozkazy
   *[other] dovoluje jen { $stars } zvláštních rozkazů
}. Nelze umístit { $area_dir }: { $order }.
refused-WS-ORDER-02 = Další takový rozkaz { $area_dir } už nemáš: { $order }.
refused-WS-ORDER-03 = Další takový rozkaz { $area_dir } už nemáš: { $order }.
refused-WS-ORDER-04 = Další takový rozkaz { $area_dir } už nemáš: { $order }.
refused-WS-ORDER-05 = Další takový rozkaz { $area_dir } už nemáš: { $order }.
refused-WS-ORDER-06 = Další takový rozkaz { $area_dir } už nemáš: { $order }.
refused-WS-CARD-PUT-TO-THE-SWORD = Tyto rozkazy v tomto kole zakazuje karta Padnout mečem, { $area_dir } nelze umístit: { $order }.
refused-WS-CARD-STORM-OF-SWORDS = Rozkazy obrany jsou v tomto kole zakázány, { $area_dir } nelze umístit: { $order }.
refused-WS-CARD-RAINS-OF-AUTUMN = Rozkazy pochodu +1 jsou v tomto kole zakázány, { $area_dir } nelze umístit: { $order }.
refused-WS-CARD-SEA-OF-STORMS = Rozkazy nájezdu jsou v tomto kole zakázány, { $area_dir } nelze umístit: { $order }.
refused-WS-CARD-WEB-OF-LIES = Rozkazy podpory jsou v tomto kole zakázány, { $area_dir } nelze umístit: { $order }.
refused-WS-CARD-FEAST-FOR-CROWS = Rozkazy posilování jsou v tomto kole zakázány, { $area_dir } nelze umístit: { $order }.
refused-WS-INFL-11 = Poštovní havran buď nahradí jeden tvůj rozkaz, nebo si prohlédne vrchní kartu Divokých.
refused-WS-INFL-12 = Poštovní havran nahradí jeden tvůj rozkaz jiným, nepoužitým. Tady to není možné: { $area }.
refused-WS-INFL-13 = Karta Divokých se vrací navrch, nebo dospod balíčku.

refused-WS-RAID-01 = Rozkaz nájezdu { $area_loc } nemáš.
refused-WS-RAID-04 = Nájezd odstraní nepřátelský rozkaz podpory, nájezdu nebo posilování v sousední oblasti.
refused-WS-RAID-05 = Nájezd nikdy neodstraní rozkaz pochodu a rozkaz obrany odstraní jen zvláštní nájezd.
refused-WS-RAID-06 = Na vlastní rozkazy nelze podniknout nájezd.
refused-WS-RAID-12 = Nájezd z pevniny nedosáhne na moře.
refused-WS-PORT-15 = Lodě v přístavu mohou podniknout nájezd jen do přilehlého moře, nikdy na pevninu.
refused-WS-PORT-17 = Jednotky na pevnině nemohou podniknout nájezd na přístav.

refused-WS-MARCH-01 = Rozkaz pochodu { $area_loc } nemáš.
refused-WS-MARCH-04 = Tolik jednotek, které mohou pochodovat, { $area_loc } není: { $unit }.
refused-WS-RETREAT-18 = Poražené jednotky nemohou pochodovat: { $unit }, { $area }.
refused-WS-MARCH-06 = Nejsou to sousední oblasti: { $unit } se { $area_abl } { $to_area_dir } nedostane.
refused-WS-MARCH-07 = Pozemní jednotky nemohou pochodovat na moře ani do přístavu: { $to_area }.
refused-WS-MARCH-09 = Lodě nemohou pochodovat na pevninu: { $to_area }.
refused-WS-MARCH-10 = Jedním rozkazem pochodu může začít jen jedna bitva. Bylo by jich více: { $areas }.
refused-WS-MARCH-11 = Není tu s kým bojovat: { $area }.
refused-WS-NEUTRAL-12 = Pochod proti neutrálním vojskům je jediným útokem svého rozkazu. Útoků by bylo více: { $areas }.
refused-WS-MARCH-15 = Tvoje armády by po tomto pochodu { $area_abl } překročily úroveň zásobování { $supply }.
refused-WS-NEUTRAL-03 = Na neutrální vojska { $area_loc } potřebuješ sílu { $strength } a té nemůžeš dosáhnout.
refused-WS-NEUTRAL-13 = V této hře nesmí { $to_area_dir } nikdo vstoupit.
refused-WS-PORT-05 = V přístavu smějí být nejvýše tři lodě.
refused-WS-PORT-10 = Do přístavu jiného rodu nesmíš: { $to_area }.
refused-WS-TRANSP-05 = Přepravit tvoje jednotky { $area_abl } { $to_area_dir } mohou jen tvoje vlastní lodě.
refused-WS-MAP-06 = Na cestu { $area_abl } { $to_area_dir } potřebují jednotky nepřerušený řetěz tvých lodí.
refused-WS-CONTROL-03 = Žeton moci lze ponechat, jen když pochodem odejdou všechny jednotky: { $area }.
refused-WS-CONTROL-04 = Žeton moci lze ponechat jen na pevnině: { $area }.
refused-WS-CONTROL-11 = Tvůj žeton moci už { $area_loc } leží.
refused-WS-CONTROL-12 = Nemáš dostupnou moc, kterou by šlo { $area_loc } ponechat.
refused-WS-CONTROL-15 = Tvoje domovské území žeton moci nepotřebuje: { $area }.

refused-WS-SUPPORT-02 = Oblast s rozkazem podpory podpoří útočníka, obránce, nebo nikoho.
refused-WS-SUPPORT-09 = Podporu lze buď přijmout, nebo odmítnout.
refused-WS-SUPPORT-01 = Pro tuto bitvu není { $area_loc } znám žádný rozkaz podpory.
refused-WS-SUPPORT-14 = Soupeře nemůžeš { $area_abl } podpořit proti svým vlastním jednotkám.
refused-WS-NEUTRAL-08 = Neutrální vojska podporu nedostávají: { $area }.
refused-WS-NEUTRAL-06 = Proti neutrálním vojskům se karta rodu nehraje: { $area }.
refused-WS-NEUTRAL-10 = Meč z valyrijské oceli nelze proti neutrálním vojskům použít: { $area }.

refused-WS-HOUSE-01 = Musíš zvolit kartu rodu ze své ruky.
refused-WS-HOUSE-05 = Tohle schopnost karty nedovoluje.
refused-WS-HOUSE-11 = Tato karta rodu není v ruce: { $card }.
refused-WS-CARD-TYRION-LANNISTER = Tuto kartu ti vrátil Tyrion Lannister, zvol jinou: { $card }.

refused-WS-CARD-AERON-DAMPHAIR = Aerona Damphaira může nahradit jen karta z tvé ruky, tato v ní není: { $card }.
refused-WS-CARD-PATCHFACE = Strakoš odhodí kartu ze soupeřovy ruky, tato v ní není: { $card }.
refused-WS-CARD-MACE-TYRELL = Mace Tyrell zničí jen pěšáka, který v této bitvě bojuje, ne tuto jednotku: { $unit }.
refused-WS-CARD-QUEEN-OF-THORNS = Královna trnů odstraní soupeřův rozkaz v oblasti sousedící s napadenou, a { $area_loc } takový není.
refused-WS-CARD-CERSEI-LANNISTER = Cersei Lannister odstraní rozkaz poraženého soupeře mimo napadenou oblast, a { $area_loc } takový není.
refused-WS-CARD-RENLY-BARATHEON = Renly Baratheon povýší jen tvého pěšáka, který bojoval nebo poskytl podporu, ne tuto jednotku: { $unit }, { $area }.

refused-WS-BLADE-01 = Meč z valyrijské oceli lze buď použít, nebo ne.
refused-WS-BLADE-02 = Meč z valyrijské oceli už byl v tomto kole použit.
refused-WS-BLADE-04 = Meč z valyrijské oceli drží někdo jiný než { $seat }.
refused-WS-TIDES-03 = Taková karta už v balíčku bitevní vřavy není.
refused-WS-TIDES-04 = Kartu bitevní vřavy si lze buď ponechat, nebo ji vyměnit.

refused-WS-CASUAL-05 = Ztrátou může být jen jednotka v napadené oblasti.
refused-WS-CASUAL-04 = Tuto jednotku nelze zvolit jako ztrátu.
refused-WS-RETREAT-17 = Poražené jednotky nelze zvolit jako ztráty.
refused-WS-RULING-101 = Katapulty nelze zvolit jako ztráty; při ústupu budou zničeny tak jako tak.
refused-WS-RETREAT-09 = Vzdát se můžeš jen ustupující jednotky, ne této: { $unit }, { $area }.
refused-WS-SUPPLY-08 = Odstranění této jednotky by tvým armádám do limitu zásobování nepomohlo: { $unit }, { $area }.
refused-WS-RULING-022 = Obě jednotky musí být z jedné tvé oblasti s hradem nebo pevností, kde jsou aspoň dvě: { $unit }, { $area }.

refused-WS-RETREAT-04 = Ustoupit lze jen do sousední oblasti, která je prázdná nebo vlastní: bez nepřátelských jednotek, žetonů moci a neutrálních vojsk.
refused-WS-RETREAT-07 = Obránce, který prohrál, nesmí ustoupit tam, odkud přišel útok.
refused-WS-RETREAT-11 = Pozemní jednotky nemohou ustoupit na moře ani do přístavu.
refused-WS-RETREAT-12 = Lodě nemohou ustoupit na pevninu.
refused-WS-RETREAT-22 = Na domovské území jiného rodu nelze ustoupit.
refused-WS-RULING-110 = Lodě mohou ustoupit jen do vlastního přístavu, do kterého se všechny vejdou.
refused-WS-RULING-129 = To by rod { $seat_gen } nic nestálo; zvol postih, který ho něco stojí.
refused-WS-RETREAT-08 = Limit zásobování by tě { $area_loc } stál více jednotek než jinde.
refused-WS-CARD-ROBB-STARK = Robb Stark musí zvolit oblast, která soupeře stojí nejméně jednotek, a { $area_loc } by jich bylo více.

refused-WS-PORT-22 = Lodí { $area_loc } můžeš nahradit nejvýše { $most }, ne { $number }.

refused-WS-CONS-01 = Rozkaz posilování { $area_loc } nemáš.
refused-WS-SPECIAL-07 = Verbovat lze jen zvláštním rozkazem posilování; { $area_loc } leží normální.
refused-WS-SPECIAL-09 = Není tu hrad ani pevnost, kde by šlo verbovat: { $area }.
refused-WS-PORT-20 = Rozkazem posilování nelze verbovat v přístavu: { $area }.

refused-WS-MUSTER-10 = Této oblasti už nezbývá dost bodů verbování: { $points } z { $cost }.
refused-WS-MUSTER-12 = Není tu pěšák, kterého by šlo povýšit.
refused-WS-MUSTER-14 = Armáda by překročila tvůj limit zásobování (úroveň { $supply }).
refused-WS-MUSTER-19 = Loď nelze naverbovat do moře s nepřátelskými loděmi.
refused-WS-COMP-18 = Další jednotku tohoto druhu už nemáš.

refused-WS-CLASH-04 = Nemůžeš vsadit { $amount }; tvoje dostupná moc je { $power }.
refused-WS-WILD-04 = Nemůžeš vsadit { $amount }; tvoje dostupná moc je { $power }.
refused-WS-CLASH-07 = Držitel Železného trůnu vyjmenuje remizující rody v pořadí.
refused-WS-CLASH-08 = Lze jmenovat jen remizující rody, každý jednou. Tady to není možné: { $seat }.
refused-WS-WILD-16 = Lze jmenovat jen remizující rod. Tady to není možné: { $seat }.

refused-WS-WILD-12 = Tato karta nemůže ležet na vrchu balíčku Divokých.
refused-WS-WILD-13 = Tohle karta Divokých nedovoluje.
refused-WS-WEST-08 = Tato karta už v balíčku Westerosu není.
refused-WS-CARD-A-THRONE-OF-BLADES = Tohle karta Westerosu nedovoluje.

## Options of the game, in the list of games and in help

option-tides = karty bitevní vřavy
option-tides-off = bez nich
option-tides-on = s nimi
option-tiebreak = rozhodování remíz na konci hry
option-tiebreak-printed = podle pravidel: pevnosti, zásobování, moc, Železný trůn
option-tiebreak-faq = podle FAQ 2.0: území na pevnině, zásobování, Železný trůn
option-lannister_ship = počáteční jednotky rodu Lannisterů
option-lannister_ship-printed = podle pravidel
option-lannister_ship-faq = podle FAQ 2.0: o jednu loď více, při 4 až 6 hráčích
option-houses = přidělení rodů
option-houses-chosen = hráči si vyberou
option-houses-dealt = určí náhoda

## The drawing of the table

board-round = kolo { $round } z { $rounds }
board-region-north = Sever
board-region-iron-islands = Železné ostrovy
board-region-the-riverlands = Říční země
board-region-vale = Údolí
board-region-westerlands = Západní země
board-region-crownlands-stormlands = Korunní a Bouřlivé země
board-region-the-reach-region = Rovina
board-region-dorne = Dorne
board-region-seas = Moře
board-region-ports = Přístavy
board-castles = Hrady
board-supply = Zásobování
board-power = Moc
board-pool = Zásoba
board-stars = Hvězdičky
board-hand = V ruce
board-discards = Odhozené
board-garrison = Kasárna
board-tracks = Ukazatele vlivu
board-westeros-cards = Karty Westerosu
board-bans = V tomto kole je zakázáno
board-wildlings = Divocí
board-wildling-top = Vrchní karta Divokých
board-used = použito
board-ready = připraveno
board-order-hidden = lícem dolů
board-order-march-minus-1 = Pochod −1
board-order-march-0 = Pochod +0
board-order-march-plus-1 = Pochod +1★
board-order-defense-1 = Obrana +1
board-order-defense-2 = Obrana +2★
board-order-support-0 = Podpora
board-order-support-plus-1 = Podpora +1★
board-order-raid = Nájezd
board-order-raid-special = Nájezd★
board-order-power = Posilování
board-order-power-special = Posilování★
board-neutral = neutrální
board-impassable = nepřekonatelné
board-token = žeton moci
board-empty = prázdné
board-combat = Bitva
board-attacker = Útočník
board-defender = Obránce
board-support = podpora
board-winner = Vítěz

## Groups of rules, as headings of the rules list

topic-components = Komponenty a pojmy
topic-setup = Příprava hry
topic-westeros = Kolo hry a fáze Westerosu
topic-supply = Zásobování
topic-mustering = Verbování
topic-clash = Střet králů
topic-influence = Ukazatele vlivu a žetony dominance
topic-blade = Meč z valyrijské oceli
topic-planning = Fáze plánování
topic-orders = Rozkazy a akční fáze
topic-raid = Nájezd
topic-march = Pochod
topic-consolidate = Posilování
topic-cleanup = Úklid
topic-victory = Vítězství
topic-combat-strength = Bitva: vojenská síla
topic-combat-support = Bitva: podpora
topic-house-cards = Bitva: karty rodu
topic-casualties = Bitva: ztráty
topic-retreat = Bitva: ústup a porážka
topic-combat-cleanup = Bitva: úklid
topic-special-orders = Zvláštní rozkazy
topic-wildlings = Útok Divokých
topic-ship-transport = Lodní přeprava
topic-control = Ovládání oblastí
topic-alliances = Aliance
topic-ports = Přístavy
topic-neutral = Neutrální vojska
topic-garrison = Kasárna
topic-map = Herní plán
topic-track-changes = Změny ukazatelů vlivu
topic-hidden-info = Skryté informace
topic-fewer-players = Hra v méně než šesti hráčích
topic-tides = Bitevní vřava

event-planned-bare = { $seat }: bez rozkazu zůstává { $areas }

game-intro =
    Cíl: ovládnout sedm oblastí s hradem (▲) nebo pevností (▲▲). Kdo získá sedmou, okamžitě vítězí; po desátém kole vítězí ten, kdo jich má nejvíc.
    Každé kolo: od druhého kola nejprve tři karty Westerosu; potom každý tajně vydá rozkaz do každé oblasti se svými jednotkami; pak přijdou nájezdy, pochody s bitvami a posilování.
    Armády se musí vejít do zásob: ty určují, kolik smíš mít armád o dvou a více jednotkách a jak velkých. Sudy (◦) je zvýší, až přijde karta Zásobování.
    Koruny (♕) a rozkazy Posilování přinášejí moc: sází se na ukazatelích vlivu a proti divokým a udrží oblast, kterou opouštíš (•).
    Jednotky na plánu: F pěšák 1, K rytíř 2, S loď 1, E katapult 4 proti hradům; poražené jsou v závorce. Tvoje karty rodu: `cards`.

# What is followed from round to round when a game is over; the title of a plot.
measure-castles = Hrady a pevnosti
measure-fights = Vyhrané bitvy
measure-power = Dostupná moc
measure-supply = Zásobování
measure-iron-throne = Pozice na Železném trůnu
measure-fiefdoms = Pozice u Poddaných
measure-kings-court = Pozice v Královské radě
