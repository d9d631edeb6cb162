# The Iron Throne, in Hungarian: names, questions, log lines and refusals of the game.
#
# Houses: "A { $seat }-ház", "a { $seat }-házat": all five begin with a consonant, the article is "a".
# Forms of persons: .acc (-t), .onto (-ra/-re), .off (-ról/-ről). Names of persons take no article.
# Sides: "a kihívó", "a védő". Cards, leaders and events are never suffixed: they stand after a colon.
# Titles and texts of leaders, character cards and events come from the card set, not from here.

## Names

game-title = A Vastrón
game-intro =
    A cél: mind az öt befolyásjelződ más házak befolyástábláján legyen. A játék akkor is véget ér, ha egy ház mind a négy karaktere meghal; az győz, akinek a legtöbb jelzője van mások tábláján.
    Minden kör egy összecsapás. Egy eseménykártya megmondja, ki lesz a kihívó ellenfele, a védő; mindketten egy-egy karaktert küldenek, és minden további ház egy saját karakterével támogathatja az egyik oldalt.
    Mindketten letesznek egy lapot képpel lefelé. Két viszálykártya: az az oldal nyer, amelyiken a lap értékének és az erőnek az összege nagyobb. Két fegyverszünet: tárgyalnak. Mindegyikből egy: a fegyverszünetet elárulják, és az oldala veszít.
    Ha a kihívó oldala nyer, minden háza kiterjeszti befolyását a védő házára; ha a védő oldala nyer, a házai két-két lapot húznak, és két-két erőt tesznek át. Minden vesztes karaktere elveszíti ereje felét, és az erő nélkül maradt karakter meghal.
    A vezetőlapodon lévő erő a házad tartaléka. Az elfogott lapok túszok: a kör elején elengedheted vagy megkínozhatod őket.

seat-sta = Stark
seat-lan = Lannister
seat-bar = Baratheon
seat-tyr = Tyrell
seat-tar = Targaryen

house-stark = Stark-ház
house-lannister = Lannister-ház
house-baratheon = Baratheon-ház
house-tyrell = Tyrell-ház
house-targaryen = Targaryen-ház

letter-sta = S
letter-lan = L
letter-bar = B
letter-tyr = T
letter-tar = G

person-eddard = Eddard Stark
    .acc = Eddard Starkot
    .onto = Eddard Starkra
    .off = Eddard Starkról
person-catelyn = Catelyn Stark
    .acc = Catelyn Starkot
    .onto = Catelyn Starkra
    .off = Catelyn Starkról
person-robb = Robb Stark
    .acc = Robb Starkot
    .onto = Robb Starkra
    .off = Robb Starkról
person-arya = Arya Stark
    .acc = Arya Starkot
    .onto = Arya Starkra
    .off = Arya Starkról
person-bran = Bran Stark
    .acc = Bran Starkot
    .onto = Bran Starkra
    .off = Bran Starkról
person-cersei = Cersei Lannister
    .acc = Cersei Lannistert
    .onto = Cersei Lannisterre
    .off = Cersei Lannisterről
person-tywin = Tywin Lannister
    .acc = Tywin Lannistert
    .onto = Tywin Lannisterre
    .off = Tywin Lannisterről
person-tyrion = Tyrion Lannister
    .acc = Tyrion Lannistert
    .onto = Tyrion Lannisterre
    .off = Tyrion Lannisterről
person-jaime = Jaime Lannister
    .acc = Jaime Lannistert
    .onto = Jaime Lannisterre
    .off = Jaime Lannisterről
person-joffrey = Joffrey Baratheon
    .acc = Joffrey Baratheont
    .onto = Joffrey Baratheonra
    .off = Joffrey Baratheonról
person-stannis = Stannis Baratheon
    .acc = Stannis Baratheont
    .onto = Stannis Baratheonra
    .off = Stannis Baratheonról
person-melisandre = Melisandre
    .acc = Melisandrét
    .onto = Melisandréra
    .off = Melisandréról
person-davos = Davos Seaworth
    .acc = Davos Seaworthöt
    .onto = Davos Seaworthre
    .off = Davos Seaworthről
person-selyse = Selyse Baratheon
    .acc = Selyse Baratheont
    .onto = Selyse Baratheonra
    .off = Selyse Baratheonról
person-shireen = Shireen Baratheon
    .acc = Shireen Baratheont
    .onto = Shireen Baratheonra
    .off = Shireen Baratheonról
person-margaery = Margaery Tyrell
    .acc = Margaery Tyrellt
    .onto = Margaery Tyrellre
    .off = Margaery Tyrellről
person-olenna = Olenna Tyrell
    .acc = Olenna Tyrellt
    .onto = Olenna Tyrellre
    .off = Olenna Tyrellről
person-loras = Loras Tyrell
    .acc = Loras Tyrellt
    .onto = Loras Tyrellre
    .off = Loras Tyrellről
person-mace = Mace Tyrell
    .acc = Mace Tyrellt
    .onto = Mace Tyrellre
    .off = Mace Tyrellről
person-renly = Renly Baratheon
    .acc = Renly Baratheont
    .onto = Renly Baratheonra
    .off = Renly Baratheonról
person-daenerys = Daenerys Targaryen
    .acc = Daenerys Targaryent
    .onto = Daenerys Targaryenre
    .off = Daenerys Targaryenről
person-viserys = Viserys Targaryen
    .acc = Viserys Targaryent
    .onto = Viserys Targaryenre
    .off = Viserys Targaryenről
person-drogo = Khal Drogo
    .acc = Khal Drogót
    .onto = Khal Drogóra
    .off = Khal Drogóról
person-jorah = Jorah Mormont
    .acc = Jorah Mormontot
    .onto = Jorah Mormontra
    .off = Jorah Mormontról
person-doreah = Doreah
    .acc = Doreah-t
    .onto = Doreah-ra
    .off = Doreah-ról

leader-eddard = { person-eddard } ({ title-eddard })
leader-catelyn = { person-catelyn } ({ title-catelyn })
leader-robb = { person-robb } ({ title-robb })
leader-arya = { person-arya } ({ title-arya })
leader-bran = { person-bran } ({ title-bran })
leader-cersei = { person-cersei } ({ title-cersei })
leader-tywin = { person-tywin } ({ title-tywin })
leader-tyrion = { person-tyrion } ({ title-tyrion })
leader-jaime = { person-jaime } ({ title-jaime })
leader-joffrey = { person-joffrey } ({ title-joffrey })
leader-stannis = { person-stannis } ({ title-stannis })
leader-melisandre = { person-melisandre } ({ title-melisandre })
leader-davos = { person-davos } ({ title-davos })
leader-selyse = { person-selyse } ({ title-selyse })
leader-shireen = { person-shireen } ({ title-shireen })
leader-margaery = { person-margaery } ({ title-margaery })
leader-olenna = { person-olenna } ({ title-olenna })
leader-loras = { person-loras } ({ title-loras })
leader-mace = { person-mace } ({ title-mace })
leader-renly = { person-renly } ({ title-renly })
leader-daenerys = { person-daenerys } ({ title-daenerys })
leader-viserys = { person-viserys } ({ title-viserys })
leader-drogo = { person-drogo } ({ title-drogo })
leader-jorah = { person-jorah } ({ title-jorah })
leader-doreah = { person-doreah } ({ title-doreah })

card-1 = 1-es viszály
card-2 = 2-es viszály
card-3 = 3-as viszály
card-4 = 4-es viszály
card-5 = 5-ös viszály
card-6 = 6-os viszály
card-7 = 7-es viszály
card-8 = 8-as viszály
card-10 = 10-es viszály
card-12 = 12-es viszály
card-20 = 20-as viszály
card-truce = fegyverszünet
card-hidden = képpel lefelé lévő lap
card-eddard-a = { title-eddard-a } ({ person-eddard })
card-eddard-b = { title-eddard-b } ({ person-eddard })
card-catelyn-a = { title-catelyn-a } ({ person-catelyn })
card-catelyn-b = { title-catelyn-b } ({ person-catelyn })
card-robb-a = { title-robb-a } ({ person-robb })
card-robb-b = { title-robb-b } ({ person-robb })
card-arya-a = { title-arya-a } ({ person-arya })
card-arya-b = { title-arya-b } ({ person-arya })
card-bran-a = { title-bran-a } ({ person-bran })
card-bran-b = { title-bran-b } ({ person-bran })
card-cersei-a = { title-cersei-a } ({ person-cersei })
card-cersei-b = { title-cersei-b } ({ person-cersei })
card-tywin-a = { title-tywin-a } ({ person-tywin })
card-tywin-b = { title-tywin-b } ({ person-tywin })
card-tyrion-a = { title-tyrion-a } ({ person-tyrion })
card-tyrion-b = { title-tyrion-b } ({ person-tyrion })
card-jaime-a = { title-jaime-a } ({ person-jaime })
card-jaime-b = { title-jaime-b } ({ person-jaime })
card-joffrey-a = { title-joffrey-a } ({ person-joffrey })
card-joffrey-b = { title-joffrey-b } ({ person-joffrey })
card-stannis-a = { title-stannis-a } ({ person-stannis })
card-stannis-b = { title-stannis-b } ({ person-stannis })
card-melisandre-a = { title-melisandre-a } ({ person-melisandre })
card-melisandre-b = { title-melisandre-b } ({ person-melisandre })
card-davos-a = { title-davos-a } ({ person-davos })
card-davos-b = { title-davos-b } ({ person-davos })
card-selyse-a = { title-selyse-a } ({ person-selyse })
card-selyse-b = { title-selyse-b } ({ person-selyse })
card-shireen-a = { title-shireen-a } ({ person-shireen })
card-shireen-b = { title-shireen-b } ({ person-shireen })
card-margaery-a = { title-margaery-a } ({ person-margaery })
card-margaery-b = { title-margaery-b } ({ person-margaery })
card-olenna-a = { title-olenna-a } ({ person-olenna })
card-olenna-b = { title-olenna-b } ({ person-olenna })
card-loras-a = { title-loras-a } ({ person-loras })
card-loras-b = { title-loras-b } ({ person-loras })
card-mace-a = { title-mace-a } ({ person-mace })
card-mace-b = { title-mace-b } ({ person-mace })
card-renly-a = { title-renly-a } ({ person-renly })
card-renly-b = { title-renly-b } ({ person-renly })
card-daenerys-a = { title-daenerys-a } ({ person-daenerys })
card-daenerys-b = { title-daenerys-b } ({ person-daenerys })
card-viserys-a = { title-viserys-a } ({ person-viserys })
card-viserys-b = { title-viserys-b } ({ person-viserys })
card-drogo-a = { title-drogo-a } ({ person-drogo })
card-drogo-b = { title-drogo-b } ({ person-drogo })
card-jorah-a = { title-jorah-a } ({ person-jorah })
card-jorah-b = { title-jorah-b } ({ person-jorah })
card-doreah-a = { title-doreah-a } ({ person-doreah })
card-doreah-b = { title-doreah-b } ({ person-doreah })

effect-1 = Viszálykártya. 1-et ad az oldalad összesített értékéhez.
effect-2 = Viszálykártya. 2-t ad az oldalad összesített értékéhez.
effect-3 = Viszálykártya. 3-at ad az oldalad összesített értékéhez.
effect-4 = Viszálykártya. 4-et ad az oldalad összesített értékéhez.
effect-5 = Viszálykártya. 5-öt ad az oldalad összesített értékéhez.
effect-6 = Viszálykártya. 6-ot ad az oldalad összesített értékéhez.
effect-7 = Viszálykártya. 7-et ad az oldalad összesített értékéhez.
effect-8 = Viszálykártya. 8-at ad az oldalad összesített értékéhez.
effect-10 = Viszálykártya. 10-et ad az oldalad összesített értékéhez.
effect-12 = Viszálykártya. 12-t ad az oldalad összesített értékéhez.
effect-20 = Viszálykártya. 20-at ad az oldalad összesített értékéhez.
effect-truce = Fegyverszünetkártya. Ha mindkét aktív játékos ilyet fed fel, tárgyalnak; bármilyen más lap ellen árulás történik, és az oldala veszít.

event-stark-1 = { title-stark-1 }
    .told = { title-stark-1 }. { effect-stark-1 }
event-stark-2 = { title-stark-2 }
    .told = { title-stark-2 }. { effect-stark-2 }
event-stark-3 = { title-stark-3 }
    .told = { title-stark-3 }. { effect-stark-3 }
event-lannister-1 = { title-lannister-1 }
    .told = { title-lannister-1 }. { effect-lannister-1 }
event-lannister-2 = { title-lannister-2 }
    .told = { title-lannister-2 }. { effect-lannister-2 }
event-lannister-3 = { title-lannister-3 }
    .told = { title-lannister-3 }. { effect-lannister-3 }
event-baratheon-1 = { title-baratheon-1 }
    .told = { title-baratheon-1 }. { effect-baratheon-1 }
event-baratheon-2 = { title-baratheon-2 }
    .told = { title-baratheon-2 }. { effect-baratheon-2 }
event-baratheon-3 = { title-baratheon-3 }
    .told = { title-baratheon-3 }. { effect-baratheon-3 }
event-tyrell-1 = { title-tyrell-1 }
    .told = { title-tyrell-1 }. { effect-tyrell-1 }
event-tyrell-2 = { title-tyrell-2 }
    .told = { title-tyrell-2 }. { effect-tyrell-2 }
event-tyrell-3 = { title-tyrell-3 }
    .told = { title-tyrell-3 }. { effect-tyrell-3 }
event-targaryen-1 = { title-targaryen-1 }
    .told = { title-targaryen-1 }. { effect-targaryen-1 }
event-targaryen-2 = { title-targaryen-2 }
    .told = { title-targaryen-2 }. { effect-targaryen-2 }
event-targaryen-3 = { title-targaryen-3 }
    .told = { title-targaryen-3 }. { effect-targaryen-3 }
event-special-1 = { title-special-1 }
    .told = { title-special-1 }. { effect-special-1 }
event-special-2 = { title-special-2 }
    .told = { title-special-2 }. { effect-special-2 }
event-special-3 = { title-special-3 }
    .told = { title-special-3 }. { effect-special-3 }

window-before_hostages_acted = a túszok elengedése és megkínzása előtt
window-after_hostages_acted = a túszok elengedése és megkínzása után
window-after_event_draw = az eseménykártya felhúzása után
window-before_active_draw = mielőtt az aktív játékosok lapot húznak
window-after_active_power = miután az aktív játékosok áttették az erőt
window-before_support_offer = mielőtt egy játékos támogatást ajánl fel
window-after_support = miután minden támogatási ajánlat eldőlt
window-before_cards_chosen = a kártyák kiválasztása előtt
window-cards_chosen_facedown = amíg a letett kártyák képpel lefelé vannak
window-after_cards_revealed = a kártyák felfedése után
window-during_totals = az összesített értékek kiszámításakor
window-winner_determined = miután eldőlt, ki győz
window-before_negotiation = a tárgyalás előtt
window-after_negotiation = a tárgyalás után
window-rewards = a jutalmak kiosztása után
window-before_penalties = a büntetések előtt
window-after_penalties = a büntetések után
window-before_hostages_taken = a túszejtés előtt
window-after_hostages_taken = a túszejtés után
window-before_refill = mielőtt a játékosok kiegészítik a kezüket
window-after_refill = miután a játékosok kiegészítették a kezüket
window-reaction_to_character_card = amikor valaki karakterkártyát játszik ki a szövegéért

side-challenger = kihívó
side-defender = védő

outcome-hostility = viszály
outcome-truce = fegyverszünet
outcome-betrayal = árulás

phase-setup = Előkészületek
phase-start = A kör eleje
phase-preparation = Előkészítésfázis
phase-support = Támogatásfázis
phase-encounter = Összecsapásfázis
phase-resolution = Eredményfázis
phase-end = A kör vége

choice-draw = laphúzás
choice-power = erő áttétele a karakterekre
choice-cross = átállás a másik oldalra
choice-discard = lapok eldobása
choice-hostage = túsz átadása
choice-bonus = a bónusz átengedése a másik oldalnak

## Questions to the player, one per kind of decision.

ask-leader = Válassz vezetőt.
ask-hostage = Engedj el vagy kínozz meg egy túszt, vagy hagyd őket békén.
ask-blow = Válaszd ki a karaktert, amelyik elveszít 1 erőt.
ask-use = Használod a vezetőd képességét?
ask-play = Kijátszol egy karakterkártyát a hatásáért?
ask-aim = Válaszd ki, kinek melyik lapjára irányul a képesség.
ask-aim-open = Válaszd ki a felfedett lapot, amelyre a képesség irányul.
ask-defender = Válaszd ki a védőt: az eseménykártya rád bízza a döntést.
ask-power =
    { $b ->
        [0] { $a ->
            [one] Válaszd ki a karaktert, amelyre { $a } erő kerül.
           *[other] Ossz szét { $a } erőt a karaktereid között.
        }
       *[other] { $a ->
            [one] Válaszd ki a karaktert, amely { $a } erőt veszít.
           *[other] Válaszd ki, mely karakterek veszítsenek { $a } erőt.
        }
    }
ask-character = Válaszd ki, melyik karaktered vesz részt az összecsapásban.
ask-support = Kit támogatsz, és melyik karaktereddel?
ask-answer = Elfogadod a támogatást?
ask-lay = Válaszd ki a lapot, amelyet képpel lefelé leteszel.
ask-proposal = Tegyél javaslatot, vagy nyilvánítsd sikertelennek a tárgyalást.
typing-proposal = Írd be például: `propose sta influence 1 lan power 2` (ki mit kap).
ask-reply = Mit felelsz a javaslatra?
ask-source = Válaszd ki, honnan veszed el a túszt.
ask-victim = Válaszd ki, melyik vesztes játékostól ejtesz túszt.
ask-amount = { $title }: mennyit?
ask-shed = Válaszd ki az eldobandó lapokat.
ask-pick = Válassz egy lapot.
ask-order = Milyen sorrendben kerüljenek a lapok a pakli alá? Az elsőt lehet majd hamarabb felhúzni.
ask-relay = Meghagyod a letett lapodat, vagy másikat teszel le?
ask-swap = Válaszd ki a lapot, amely a felfedett helyére kerül.
ask-choice = Válaszd ki, mi történjen.
ask-consent = Beleegyezel?
ask-due = Válaszd ki, melyik hatás jön előbb.
ask-leaders = A véletlen kihúz két vezetőlapot.
ask-starter = A véletlen kijelöli az első kihívót.
ask-draw = A véletlen felhúz egy lapot.
ask-event = A véletlen felhúz egy eseménykártyát.
ask-capture = A véletlen eldönti, melyik lap lesz túsz.
ask-random = A véletlen kiválaszt egy lapot.

## Parts of a choice: after "Következő választás:", and as what is missing. No articles.

slot-leader = vezető
slot-act = teendő
slot-house = ház
slot-card = lap
slot-blow = erőt vesztő karakter
slot-ability = képesség
slot-target = a képesség célpontja
slot-defender = védő
slot-character = karakter
slot-side = támogatott oldal
slot-answer = a támogatás elfogadása vagy elutasítása
slot-proposal = javaslat vagy a tárgyalás vége
slot-challenger-influence = a kihívó által kiterjesztett befolyás
slot-challenger-hostages = a kihívó által ejtett túszok
slot-challenger-power = a kihívónak járó erő
slot-defender-influence = a védő által kiterjesztett befolyás
slot-defender-hostages = a védő által ejtett túszok
slot-defender-power = a védőnek járó erő
slot-reply = válasz a javaslatra
slot-source = a túsz forrása
slot-victim = túszt adó játékos
slot-amount = mennyiség
slot-choice = mi történjen
slot-consent = igen vagy nem
slot-due = elsőként sorra kerülő hatás
slot-leaders = vezetőlapok
slot-starter = első kihívó
slot-draw = felhúzott lap
slot-event = eseménykártya
slot-capture = elfogott lap
slot-random = kiválasztott lap

## Choices, as lines of a numbered list

label-leader = { $leader }: { $effect }
label-hostages-done = a túszok békén hagyása
label-release = egy túsz elengedése
label-torture = egy túsz megkínzása
label-house = { $seat }
label-card = { $card }
label-character = { $person } (erő: { $power })
label-pass = passz
label-use = { $leader }: { $effect }
label-play = { $card }: { $effect }
label-nobody = senkit
label-support = a { $seat }-házat
label-accept-support = elfogadás – { $seat }-ház: { $person } (erő: { $power })
label-refuse-support = elutasítás – { $seat }-ház: { $person } (erő: { $power })
label-propose = javaslattétel
label-no-deal = a tárgyalás sikertelennek nyilvánítása
label-accept-deal = a javaslat elfogadása
label-refuse-deal = a javaslat elutasítása
label-deal-influence = a { $seat }-ház { $amount } befolyásjelzőt helyez le
label-deal-hostages = a { $seat }-ház { $amount } túszt ejt
label-deal-power = a { $seat }-ház { $amount } erőt kap
label-source-deck = a { $victim_seat }-ház paklijának legfelső lapja
label-source-hand = { $count ->
    [one] a { $victim_seat }-ház kezében lévő egyetlen lap
   *[other] a { $victim_seat }-ház kezében lévő { $count } lap egyike, véletlenszerűen
}
label-source-hostage = a { $victim_seat }-ház által tartott túsz, a { $owner_seat }-ház lapja
label-amount = { $amount }
label-keep = a letett lap meghagyása
label-change = a letett lap visszavétele és másik letétele
label-choice = { $choice } ({ $title }, { $seat })
label-agree = beleegyezés: { $title } ({ $seat }-ház)
label-refuse = elutasítás: { $title } ({ $seat }-ház)
label-due = { $title } ({ $seat }-ház)
label-leaders = { $seat }-ház: { $persons }
label-starter = első kihívó: { $seat }-ház
label-draw = { $seat }-ház: { $card }
label-event = { $event }

## Log lines: third person, past

event-leaders-drawn = A { $seat }-ház két vezetőlapot húzott
    .own = A { $seat }-ház két vezetőlapot húzott: { $persons }
event-leader = A { $seat }-ház vezetője: { $leader }. { $effect }
event-starter = Az első kihívó a { $seat }-ház
event-round = { $round }. kör. Kihívó: a { $seat }-ház
event-phase = { $phase }
event-drew = A { $seat }-ház { $count } lapot húzott
    .own = A { $seat }-ház lapot húzott: { $cards }
event-reshuffled = A { $seat }-ház új paklit kevert a dobópaklijából ({ $count } lap)
event-used = A { $seat }-ház használta a vezetője képességét: { $leader }
event-used-at-house = A { $seat }-ház használta a vezetője képességét: { $leader }; célpont: a { $target_seats }-ház
event-used-at-character = A { $seat }-ház használta a vezetője képességét: { $leader }; célpont: { $person }
event-played = A { $seat }-ház kijátszotta: { $card }. { $effect }
event-played-at-house = A { $seat }-ház kijátszotta: { $card }; célpont: a { $target_seats }-ház. { $effect }
event-played-at-character = A { $seat }-ház kijátszotta: { $card }; célpont: { $person }. { $effect }
event-aimed = A { $seat }-ház kiválasztotta a { $owner_seat }-ház egy lapját
event-cancelled = A { $seat }-ház kijátszott lapját érvénytelenítették
event-chose = A { $seat }-ház választása: { $choice }
event-agreed = A { $seat }-ház beleegyezett
event-refused = A { $seat }-ház nem egyezett bele
event-prevented-penalty = A { $seat }-ház nem kap büntetést
event-prevented-reward = A { $seat }-ház nem kap jutalmat
event-released = A { $seat }-ház elengedett egy túszt a { $owner_seat }-házból
    .own = A { $seat }-ház elengedett egy túszt a { $owner_seat }-házból: { $card }
event-tortured = A { $seat }-ház megkínzott egy túszt a { $owner_seat }-házból: { $card }
event-torture-idle = { $person } már halott: a kínzással nem veszít erőt
event-hostage-from-deck = A { $seat }-ház túszt ejtett a { $victim_seat }-ház paklijából
    .own = A { $seat }-ház túszt ejtett a { $victim_seat }-ház paklijából: { $card }
event-hostage-from-hand = A { $seat }-ház túszt ejtett a { $victim_seat }-ház kezéből
    .own = A { $seat }-ház túszt ejtett a { $victim_seat }-ház kezéből: { $card }
event-hostage-from-hostage = A { $seat }-ház elvett a { $victim_seat }-háztól egy túszt, a { $owner_seat }-ház lapját
    .own = A { $seat }-ház elvett a { $victim_seat }-háztól egy túszt, a { $owner_seat }-ház lapját: { $card }
event-hostage-own = A { $seat }-ház visszaszerezte egy saját lapját a { $victim_seat }-háztól
    .own = A { $seat }-ház visszaszerezte egy saját lapját a { $victim_seat }-háztól: { $card }
event-event-drawn = Eseménykártya: { $event_told }
event-events-reshuffled = Az eldobott eseménykártyákból új pakli lett
event-defender = A védő a { $seat }-ház
event-character-chosen = A { $seat }-ház { $person_acc } küldte az összecsapásba
event-supports-nobody = A { $seat }-ház senkit sem támogatott
event-support-offered = A { $seat }-ház felajánlotta a { $goal_seat }-háznak { $person } támogatását (erő: { $power })
event-support-accepted = A { $seat }-ház elfogadta { $person } támogatását
event-support-refused = A { $seat }-ház elutasította { $person } támogatását
event-forced = { $person } kénytelen a { $side } oldalát támogatni
event-crossed = A { $seat }-ház átállt a { $side } oldalára
event-withdrew = A { $seat }-ház visszavonult az összecsapásból
event-character-swapped = A { $seat }-ház lecserélte { $old_person_acc } { $person_onto }
event-laid = A { $seat }-ház letett egy lapot képpel lefelé
    .own = A { $seat }-ház letett egy lapot képpel lefelé: { $card }
event-laid-unseen = A { $seat }-háznak nincs lap a kezében: paklija legfelső lapját tette le látatlanul
event-revealed = Felfedett lapok – { $seat }-ház: { $card }; { $other_seat }-ház: { $other_card }
event-outcome = Az összecsapás kimenetele: { $outcome }
event-outcome-changed = Az összecsapás kimenetele megváltozott: { $outcome }
event-total = A { $side } oldalának összesített értéke: { $amount }
event-bonus = +{ $amount } a { $side } oldalának
event-value-set = A { $seat }-ház lapjának értéke most { $amount }
event-side-won = Az összecsapást a { $side } oldala nyerte
event-winner-changed = Az összecsapást végül a { $side } oldala nyerte
event-tied = Holtverseny: mindkét oldal veszít
event-proposed = A { $seat }-ház javaslata: a { $challenger_seat }-ház kap { $challenger_influence ->
        [0] { $challenger_hostages ->
            [0] { $challenger_power ->
                [0] semmit
               *[other] { $challenger_power } erőt
            }
           *[other] { $challenger_power ->
                [0] { $challenger_hostages } túszt
               *[other] { $challenger_hostages } túszt, { $challenger_power } erőt
            }
        }
       *[other] { $challenger_hostages ->
            [0] { $challenger_power ->
                [0] { $challenger_influence } befolyást
               *[other] { $challenger_influence } befolyást, { $challenger_power } erőt
            }
           *[other] { $challenger_power ->
                [0] { $challenger_influence } befolyást, { $challenger_hostages } túszt
               *[other] { $challenger_influence } befolyást, { $challenger_hostages } túszt, { $challenger_power } erőt
            }
        }
    }; a { $defender_seat }-ház { $defender_influence ->
        [0] { $defender_hostages ->
            [0] { $defender_power ->
                [0] semmit
               *[other] { $defender_power } erőt
            }
           *[other] { $defender_power ->
                [0] { $defender_hostages } túszt
               *[other] { $defender_hostages } túszt, { $defender_power } erőt
            }
        }
       *[other] { $defender_hostages ->
            [0] { $defender_power ->
                [0] { $defender_influence } befolyást
               *[other] { $defender_influence } befolyást, { $defender_power } erőt
            }
           *[other] { $defender_power ->
                [0] { $defender_influence } befolyást, { $defender_hostages } túszt
               *[other] { $defender_influence } befolyást, { $defender_hostages } túszt, { $defender_power } erőt
            }
        }
    }
event-deal = A { $seat }-ház elfogadta a javaslatot: létrejött a megállapodás
event-deal-refused = A { $seat }-ház elutasította a javaslatot
event-no-deal = A { $seat }-ház sikertelennek nyilvánította a tárgyalást
event-talks-failed = Nem született megállapodás: mindkét oldal veszít
event-influence = A { $seat }-ház befolyása kiterjedt a { $goal_seat }-házra (+{ $amount }, eddig { $count } az 5-ből)
event-power-from-leader-to-character = A { $seat }-ház { $amount } erőt tett át { $goal_person_onto }
event-power-from-leader-to-leader = A { $seat }-ház vezetőlapjáról { $amount } erő a { $goal_seat }-ház vezetőlapjára került
event-power-from-leader-to-box = A { $seat }-ház vezetőlapjáról { $amount } erő a dobozba került
event-power-from-character-to-leader = { $person_off } { $amount } erő a { $goal_seat }-ház vezetőlapjára került
event-power-from-character-to-character = { $person_off } { $amount } erő { $goal_person_onto } került
event-power-from-character-to-box = { $person_off } { $amount } erő a dobozba került
event-died = { $person } meghalt
event-discarded = A { $seat }-ház eldobta: { $cards }
event-returned-to-hand = A { $seat }-ház a kezébe vett egy lapot
    .own = A { $seat }-ház a kezébe vett egy lapot: { $card }
event-returned-to-hand-open = A { $seat }-ház a kezébe vett egy lapot: { $card }
event-returned-to-discard = A { $owner_seat }-ház egy lapja a dobópakliba került
    .own = A { $owner_seat }-ház egy lapja a dobópakliba került: { $card }
event-returned-to-discard-open = A { $owner_seat }-ház egy lapja a dobópakliba került: { $card }
event-returned-to-deck = A { $owner_seat }-ház egy lapja a pakli tetejére került
    .own = A { $owner_seat }-ház egy lapja a pakli tetejére került: { $card }
event-returned-to-deck-open = A { $owner_seat }-ház egy lapja a pakli tetejére került: { $card }
event-put-under = A { $seat }-ház paklija alá { $count } lap került
    .own = A { $seat }-ház paklija alá került: { $cards }
event-looked = A { $seat }-ház megnézte a { $victim_seat }-ház { $count } lapját
    .own = A { $seat }-ház megnézte a { $victim_seat }-ház lapjait: { $cards }
event-turned-up = A { $seat }-ház felfedte paklija legfelső lapját: { $card }
event-exchanged = A { $seat }-ház lecserélte a felfedett lapját: { $old_card } → { $card }
event-relaid = A { $seat }-ház visszavette a letett lapját, és másikat tett le
event-kept-laid = A { $seat }-ház meghagyta a letett lapját
event-upkeep = A kör vége: a karakterjelzők visszatérnek, a kijátszott lapok a dobópakliba kerülnek, a játékosok kiegészítik a kezüket
event-wiped-out = A { $seat }-ház minden karaktere halott
event-won = { $seats_count ->
    [one] Vége a játéknak. Győztes: { $seats }
   *[other] Vége a játéknak. Megosztott győzelem: { $seats }
} ({ $amount } befolyásjelző)

## Lines of a sum: the amount is shown in front of them, unless there is only one

term-card = lap
term-power = { $person }
term-bonus = képességekből
term-placed = { $seat }-ház: befolyásjelzők más házak tábláján

## Rules that are cards

rule-card = { $title }: { $effect }

## Refusals: why a choice is not possible.

refused-card = { $title }: ez most nem lehetséges. { $effect }

refused-IT-COMP-01 = A játékosok száma { $least } és { $most } között lehet, nem { $players }.
refused-IT-SETUP-01 = Minden ház csak egyszer választható, de ez kétszer szerepel: { $seat }.
refused-IT-SETUP-03 = Minden játékos a saját háza öt vezetőlapjából húz kettőt.
refused-IT-SETUP-04 = Ezt a vezetőlapot nem húztad ki: { $person }.
refused-IT-SETUP-15 = Az első kihívónak a játékosok egyikének kell lennie.

refused-IT-HOSTAGE-02 = Ezt a lapot innen nem lehet elfogni.
refused-IT-HOSTAGE-05 = Túszt a másik játékos paklijából, kezéből vagy túszai közül lehet ejteni.
refused-IT-HOSTAGE-11 = Nem tartasz túszt ebből a házból: { $owner_seat }.
refused-IT-HOSTAGE-13 = A { $victim_seat }-háztól innen nincs mit elvenni.
refused-IT-TORTURE-06 = A megkínzott lap a { $owner_seat }-házé, { $person } viszont nem ahhoz a házhoz tartozik.
refused-IT-TORTURE-07 = A megkínzott lap házának egyik karakterét kell kiválasztanod.
refused-IT-RES-10 = Túszt csak a vesztes oldaltól lehet ejteni, a { $victim_seat }-háztól nem.
refused-IT-RES-13 = Aki nem kap büntetést, attól nem lehet túszt ejteni: { $victim_seat }.

refused-IT-ROUND-02 = A kihívó nem lehet egyúttal a védő is: { $seat }.
refused-IT-PREP-01 = Az eseménykártya nem enged ilyen védőt: { $seat }.
refused-IT-PREP-03 = A kihívó egy másik játékost választ védőnek.
refused-IT-PREP-08 = Csak a saját házad karakterét küldheted, { $person_acc } nem.
refused-IT-POWER-04 = Csak a saját karaktereidet választhatod, { $person_acc } nem.
refused-IT-POWER-05 = Az erőt így nem lehet szétosztani: { $person }.
refused-IT-POWER-08 = { $person_off } már nem vehető le több erő.
refused-IT-DEATH-02 = { $person } halott, nem választható.
refused-IT-DEATH-03 = { $person } halott, ezért ez a kártya nem játszható ki a szövegéért.
refused-IT-DEATH-06 = { $person } halott, nem kaphat erőt.
refused-IT-SUPP-02 = A kihívót vagy a védőt támogathatod, vagy senkit.
refused-IT-SUPP-04 = Csak a saját házad karakterét ajánlhatod fel, { $person_acc } nem.
refused-IT-SUPP-05 = A támogatást vagy elfogadod, vagy elutasítod.

refused-IT-ENC-01 = A kezedből egy lapot kell letenned.
refused-IT-ENC-10 = Elfogott lapot nem lehet letenni: { $card }.
refused-IT-LEAD-02 = A vezetőd képessége ebben a pillanatban nem használható.
refused-IT-LEAD-03 = Vagy használod a vezetőd képességét, vagy passzolsz.
refused-IT-CHAR-02 = Ez a kártya máskor játszható ki: { $window }.
refused-IT-CHAR-03 = { $person } nem vesz részt az összecsapásban, ezért ez a kártya nem játszható ki a szövegéért.
refused-IT-CHAR-04 = A vezetőd kártyája csak akkor játszható ki a szövegéért, ha egy élő karaktered részt vesz az összecsapásban.
refused-IT-CARDS-02 = Ez a lap nincs a pakliban.
refused-IT-CARDS-04 = Elfogott kártya szövege nem használható; ez a { $owner_seat }-házé.
refused-IT-CONFLICT-01 = Ezt egy kártya vagy egy vezető szövege most nem engedi.
refused-IT-CONFLICT-04 = A kihívó dönti el, melyik hatás jön előbb.

refused-IT-TRUCE-02 = Vagy javaslatot teszel, vagy sikertelennek nyilvánítod a tárgyalást.
refused-IT-TRUCE-04 = Legfeljebb { $most } túsz ejthető, nem { $amount }.
refused-IT-TRUCE-05 = Legfeljebb { $most } erő cserélhet gazdát, nem { $amount }.
refused-IT-TRUCE-06 = A { $seat }-ház vezetőlapján csak { $most } erő van, nem { $amount }.
refused-IT-TRUCE-08 = Legfeljebb { $most } befolyásjelző helyezhető le, nem { $amount }.
refused-IT-INFL-03 = Nem maradt elég befolyásjelző: csak { $most }, nem { $amount }.
refused-IT-TRUCE-09 = A megállapodásban legalább egy dolognak gazdát kell cserélnie.
refused-IT-TRUCE-16 = A javaslatot elfogadod, elutasítod, vagy sikertelennek nyilvánítod a tárgyalást.

## Options of the game, in the list of games and in help

option-houses = játékban lévő házak
option-houses-first = az elsők ebben a sorrendben: Stark, Lannister, Baratheon, Tyrell, Targaryen
option-houses-any = ezek a házak, a helyek sorrendjében, például tyrell,stark,lannister
option-release_draw = ki húz lapot egy túsz elengedése után
option-release_draw-releaser = az a játékos, aki elengedte a túszt
option-release_draw-both = ő és a kártya tulajdonosa is
option-proposals = javaslatok száma játékosonként a fegyverszünet tárgyalásán
option-proposals-1 = 1
option-proposals-2 = 2
option-proposals-3 = 3
option-proposals-4 = 4
option-proposals-5 = 5
option-proposals-6 = 6
option-proposals-7 = 7
option-proposals-8 = 8
option-proposals-9 = 9
option-character_cards = egy ház karakterkártyái
option-character_cards-distinct = tíz különböző
option-character_cards-paired = öt, mindegyikből kettő
option-start = első kihívó
option-start-random = véletlenszerű
option-start-seat = a megadott helyen ülő játékos
option-cards = kártyakészlet
option-cards-built-in = a beépített
option-cards-any = fájlból; lásd a cards parancsot

## Groups of rules, as headings of the rules list

topic-comp = Játékelemek
topic-setup = Előkészületek
topic-power = Erő
topic-infl = Befolyás
topic-talk = Asztali beszélgetések
topic-round = A kör
topic-prep = Előkészítésfázis
topic-supp = Támogatásfázis
topic-enc = Összecsapásfázis
topic-hostility = Viszály
topic-truce = Fegyverszünet
topic-betrayal = Árulás
topic-res = Eredményfázis
topic-eor = A kör vége
topic-win = A játék megnyerése
topic-lead = Vezetők
topic-char = Karakterkártyák
topic-wdr = Visszavonulás
topic-death = Karakter halála
topic-hostage = Túszejtés
topic-release = Túszok elengedése
topic-torture = Túszok megkínzása
topic-conflict = Konfliktusfeloldások
topic-cards = Házkártyák
topic-part = Részvétel
topic-example = A szabálykönyv példái
topic-leaders = A vezetők képességei
topic-character-cards = A karakterkártyák szövegei
topic-events = Eseménykártyák

## Az asztal a terminálban

board-round = { $round }. kör
board-phase-setup = előkészületek
board-phase-start = a kör eleje
board-phase-preparation = előkészítésfázis
board-phase-support = támogatásfázis
board-phase-encounter = összecsapásfázis
board-phase-resolution = eredményfázis
board-phase-end = a kör vége
board-phase-over = a játék vége
board-challenger = Kihívó
board-defender = Védő
board-event = Esemény
board-mark-challenger = K
board-mark-defender = V
board-legend = ♛ vezető és tartalék erő · ● lerakott befolyás · K, V oldal · ✝ halott
board-you = te
board-no-leader = még nincs vezető
board-used = felhasználva
board-ready = használható
board-influence = befolyás
board-hand = kézben
board-deck = pakliban
board-discards = eldobva
board-hostages = túszok
board-encounter = Összecsapás
board-outcome = kimenetel
board-outcome-hostility = viszály
board-outcome-truce = fegyverszünet
board-outcome-betrayal = árulás
board-power = Erő
board-card = Kártya
board-bonus = Bónusz
board-total = Összesen
board-wins = győz
board-loses = veszít
board-abilities = Ebben a körben használva
board-cancelled = (érvénytelen)
board-face-down = rejtett
board-receives = kap:
board-deal-influence = { $count } befolyást
board-deal-hostages = { $count ->
    [one] { $count } túszt
   *[other] { $count } túszt
}
board-deal-power = { $count } erőt
board-nothing = semmit
board-talks-success = Megállapodás
board-talks-failure = Nem született megállapodás: mindkét oldal veszít
board-proposal = Javaslat
board-no-proposal = nincs javaslat az asztalon
board-proposals = Hátralévő javaslatok
board-no-deal = Megállapodás nélkül
board-no-deal-means = mindkét oldal veszít; minden részt vevő karakter erejének fele, felfelé kerekítve, visszakerül a vezetőjéhez.
board-your-hand = A kezedben
board-type-hostility = Viszály
board-type-truce = Fegyverszünet
board-type-character = Karakterek
board-your-hostages = Túszok
board-looked = Ezt látod
board-leaders = Vezetők
board-played = Ebben a körben kijátszva

# What is followed from round to round when a game is over; the title of a plot.
measure-influence = Befolyásjelzők más házak tábláján
measure-encounters = Aktív játékosként megnyert összecsapások
measure-power = A karakterek ereje
measure-living = Élő karakterek
