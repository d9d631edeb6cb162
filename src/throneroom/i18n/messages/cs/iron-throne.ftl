# Železný trůn: jména, otázky, řádky záznamu a odmítnutí.
#
# Tvary jmen. Rody: .gen 2. pád množného čísla, vždy za slovem „rod“ (rod Starků, rodu Starků).
# Osoby: .gen 2. pád, .acc 4. pád. S předložkou „z“ stojí slovo „postava“ a 1. pád: z postavy Robb Stark.
# Strany: .gen 2. pád. Karty, vůdci a události se neskloňují. Nový tvar musí mít všechny zprávy toho druhu.
# Názvy a texty schopností, karet postav a událostí jsou v sadě karet, ne zde.

## Names

game-title = Železný trůn
game-intro =
    Cíl: umístit všech pět svých žetonů Vlivu na ukazatele jiných rodů. Hra končí i tehdy, když zemřou všechny čtyři postavy některého rodu; vítězí ten, kdo má na cizích ukazatelích nejvíce žetonů.
    Každé kolo je jedno Střetnutí. Karta události určí Obránce, s nímž se Vyzyvatel utká; oba vyšlou po jedné postavě a každý další rod smí jednu ze stran podpořit vlastní postavou.
    Oba vyloží kartu lícem dolů. Dvě karty Nepřátelství: vítězí vyšší součet hodnoty karty a Moci. Dvě karty Příměří: vyjednává se. Od každé jedna: Příměří je zrazeno a jeho strana prohrává.
    Zvítězí-li strana Vyzyvatele, každý její rod rozšíří Vliv na rod Obránce; zvítězí-li strana Obránce, její rody si líznou dvě karty a přesunou dvě značky Moci. Postava každého poraženého ztratí polovinu Moci a postava bez Moci umírá.
    Moc na kartičce vůdce tvoří tvoje rodové zálohy. Zajaté karty jsou rukojmí: na začátku kola je lze propustit nebo mučit.

seat-sta = Starkové
    .acc = Starky
    .gen = Starků
seat-lan = Lannisterové
    .acc = Lannistery
    .gen = Lannisterů
seat-bar = Baratheonové
    .acc = Baratheony
    .gen = Baratheonů
seat-tyr = Tyrellové
    .acc = Tyrelly
    .gen = Tyrellů
seat-tar = Targaryenové
    .acc = Targaryeny
    .gen = Targaryenů

house-stark = rod Starků
house-lannister = rod Lannisterů
house-baratheon = rod Baratheonů
house-tyrell = rod Tyrellů
house-targaryen = rod Targaryenů

letter-sta = S
letter-lan = L
letter-bar = B
letter-tyr = T
letter-tar = G

person-eddard = Eddard Stark
    .gen = Eddarda Starka
    .acc = Eddarda Starka
person-catelyn = Catelyn Stark
    .gen = Catelyn Stark
    .acc = Catelyn Stark
person-robb = Robb Stark
    .gen = Robba Starka
    .acc = Robba Starka
person-arya = Arya Stark
    .gen = Aryi Stark
    .acc = Aryu Stark
person-bran = Bran Stark
    .gen = Brana Starka
    .acc = Brana Starka
person-cersei = Cersei Lannister
    .gen = Cersei Lannister
    .acc = Cersei Lannister
person-tywin = Tywin Lannister
    .gen = Tywina Lannistera
    .acc = Tywina Lannistera
person-tyrion = Tyrion Lannister
    .gen = Tyriona Lannistera
    .acc = Tyriona Lannistera
person-jaime = Jaime Lannister
    .gen = Jaimeho Lannistera
    .acc = Jaimeho Lannistera
person-joffrey = Joffrey Baratheon
    .gen = Joffreyho Baratheona
    .acc = Joffreyho Baratheona
person-stannis = Stannis Baratheon
    .gen = Stannise Baratheona
    .acc = Stannise Baratheona
person-melisandre = Melisandre
    .gen = Melisandre
    .acc = Melisandre
person-davos = Davos Mořský
    .gen = Davose Mořského
    .acc = Davose Mořského
person-selyse = Selyse Baratheon
    .gen = Selyse Baratheon
    .acc = Selyse Baratheon
person-shireen = Shireen Baratheon
    .gen = Shireen Baratheon
    .acc = Shireen Baratheon
person-margaery = Margaery Tyrell
    .gen = Margaery Tyrell
    .acc = Margaery Tyrell
person-olenna = Olenna Tyrell
    .gen = Olenny Tyrell
    .acc = Olennu Tyrell
person-loras = Loras Tyrell
    .gen = Lorase Tyrella
    .acc = Lorase Tyrella
person-mace = Mace Tyrell
    .gen = Mace Tyrella
    .acc = Mace Tyrella
person-renly = Renly Baratheon
    .gen = Renlyho Baratheona
    .acc = Renlyho Baratheona
person-daenerys = Daenerys Targaryen
    .gen = Daenerys Targaryen
    .acc = Daenerys Targaryen
person-viserys = Viserys Targaryen
    .gen = Viseryse Targaryena
    .acc = Viseryse Targaryena
person-drogo = Khal Drogo
    .gen = Khala Droga
    .acc = Khala Droga
person-jorah = Jorah Mormont
    .gen = Joraha Mormonta
    .acc = Joraha Mormonta
person-doreah = Doreah
    .gen = Doreah
    .acc = Doreah

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

card-1 = Nepřátelství 1
card-2 = Nepřátelství 2
card-3 = Nepřátelství 3
card-4 = Nepřátelství 4
card-5 = Nepřátelství 5
card-6 = Nepřátelství 6
card-7 = Nepřátelství 7
card-8 = Nepřátelství 8
card-10 = Nepřátelství 10
card-12 = Nepřátelství 12
card-20 = Nepřátelství 20
card-truce = Příměří
card-hidden = karta lícem dolů
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

effect-1 = Karta Nepřátelství. Přidá 1 k součtu tvé strany.
effect-2 = Karta Nepřátelství. Přidá 2 k součtu tvé strany.
effect-3 = Karta Nepřátelství. Přidá 3 k součtu tvé strany.
effect-4 = Karta Nepřátelství. Přidá 4 k součtu tvé strany.
effect-5 = Karta Nepřátelství. Přidá 5 k součtu tvé strany.
effect-6 = Karta Nepřátelství. Přidá 6 k součtu tvé strany.
effect-7 = Karta Nepřátelství. Přidá 7 k součtu tvé strany.
effect-8 = Karta Nepřátelství. Přidá 8 k součtu tvé strany.
effect-10 = Karta Nepřátelství. Přidá 10 k součtu tvé strany.
effect-12 = Karta Nepřátelství. Přidá 12 k součtu tvé strany.
effect-20 = Karta Nepřátelství. Přidá 20 k součtu tvé strany.
effect-truce = Karta Příměří. Odhalí-li ji oba aktivní hráči, vyjednávají; proti jakékoli jiné kartě jde o Zradu a její strana prohrává.

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

window-before_hostages_acted = před propouštěním a mučením rukojmích
window-after_hostages_acted = po propouštění a mučení rukojmích
window-after_event_draw = po vytažení karty události
window-before_active_draw = než si aktivní hráči líznou kartu
window-after_active_power = poté, co aktivní hráči přesunou Moc
window-before_support_offer = než hráč nabídne podporu
window-after_support = po vyřízení všech nabídek podpory
window-before_cards_chosen = před výběrem karet
window-cards_chosen_facedown = dokud vyložené karty leží lícem dolů
window-after_cards_revealed = po odhalení karet
window-during_totals = při počítání součtů
window-winner_determined = jakmile je rozhodnuto o vítězství
window-before_negotiation = před vyjednáváním
window-after_negotiation = po vyjednávání
window-rewards = po rozdání odměn
window-before_penalties = před postihy
window-after_penalties = po postizích
window-before_hostages_taken = před zajímáním rukojmích
window-after_hostages_taken = po zajímání rukojmích
window-before_refill = před doplněním karet v ruce
window-after_refill = po doplnění karet v ruce
window-reaction_to_character_card = když je karta postavy zahrána pro svůj text

side-challenger = Vyzyvatel
    .gen = Vyzyvatele
side-defender = Obránce
    .gen = Obránce

outcome-hostility = Nepřátelství
outcome-truce = Příměří
outcome-betrayal = Zrada

phase-setup = Příprava hry
phase-start = Začátek kola
phase-preparation = Fáze Přípravy
phase-support = Fáze Podpory
phase-encounter = Fáze Střetnutí
phase-resolution = Fáze Vyhodnocení
phase-end = Konec kola

choice-draw = líznout si karty
choice-power = přesunout Moc na postavy
choice-cross = přejít na druhou stranu
choice-discard = odhodit karty
choice-hostage = vydat rukojmí
choice-bonus = nechat bonus druhé straně

## Questions to the player, one per kind of decision.

ask-leader = Vyber si vůdce.
ask-hostage = Propusť nebo muč rukojmí, anebo je nech být.
ask-blow = Vyber postavu, která přijde o 1 značku Moci.
ask-use = Použiješ schopnost svého vůdce?
ask-play = Použiješ schopnost některé karty postavy?
ask-aim = Vyber, na čí kartu schopnost míří a na kterou.
ask-aim-open = Vyber odhalenou kartu, na kterou schopnost míří.
ask-defender = Vyber Obránce: karta události nechává volbu na tobě.
ask-power =
    { $b ->
        [0] { $a ->
            [one] Vyber postavu, na kterou přesuneš { $a } značku Moci.
            [few] Rozmísti { $a } značky Moci na své postavy.
           *[other] Rozmísti { $a } značek Moci na své postavy.
        }
       *[other] { $a ->
            [one] Vyber postavu, která ztratí { $a } značku Moci.
            [few] Vyber, které postavy ztratí { $a } značky Moci.
           *[other] Vyber, které postavy ztratí { $a } značek Moci.
        }
    }
ask-character = Vyber svou postavu pro toto Střetnutí.
ask-support = Koho podpoříš a kterou postavou?
ask-answer = Přijmeš podporu?
ask-lay = Vyber kartu, kterou vyložíš lícem dolů.
ask-proposal = Navrhni dohodu, nebo prohlas vyjednávání za neúspěšné.
typing-proposal = Napiš třeba `propose sta influence 1 lan power 2`: kdo co dostane.
ask-reply = Co na návrh odpovíš?
ask-source = Vyber, odkud si rukojmí vezmeš.
ask-victim = Vyber poraženého hráče, kterému vezmeš rukojmí.
ask-amount = { $title }: kolik?
ask-shed = Vyber karty, které odhodíš.
ask-pick = Vyber kartu.
ask-order = V jakém pořadí zasuneš karty pod balíček? První se lízne nejdřív.
ask-relay = Necháš vyloženou kartu ležet, nebo vyložíš jinou?
ask-swap = Vyber kartu, která nahradí odhalenou.
ask-choice = Zvol, co se stane.
ask-consent = Souhlasíš?
ask-due = Vyber efekt, který přijde na řadu první.
ask-leaders = Náhoda vylosuje dvě kartičky vůdců.
ask-starter = Náhoda určí prvního Vyzyvatele.
ask-draw = Náhoda určí líznutou kartu.
ask-event = Náhoda vytáhne kartu události.
ask-capture = Náhoda rozhodne, která karta se stane rukojmím.
ask-random = Náhoda vybere kartu.

## Parts of a choice: shown as a label when they are asked one by one, and as what is missing.

slot-leader = vůdce
slot-act = co uděláš
slot-house = rod
slot-card = karta
slot-blow = postava, která přijde o Moc
slot-ability = schopnost
slot-target = cíl schopnosti
slot-defender = Obránce
slot-character = postava
slot-side = podporovaná strana
slot-answer = přijetí, nebo odmítnutí podpory
slot-proposal = návrh, nebo konec vyjednávání
slot-challenger-influence = Vliv, který rozšíří Vyzyvatel
slot-challenger-hostages = rukojmí, která zajme Vyzyvatel
slot-challenger-power = Moc, kterou získá Vyzyvatel
slot-defender-influence = Vliv, který rozšíří Obránce
slot-defender-hostages = rukojmí, která zajme Obránce
slot-defender-power = Moc, kterou získá Obránce
slot-reply = odpověď na návrh
slot-source = odkud rukojmí pochází
slot-victim = hráč, který vydá rukojmí
slot-amount = počet
slot-choice = co se stane
slot-consent = souhlas, nebo nesouhlas
slot-due = efekt, který přijde první
slot-leaders = kartičky vůdců
slot-starter = první Vyzyvatel
slot-draw = líznutá karta
slot-event = karta události
slot-capture = zajatá karta
slot-random = vybraná karta

## Choices, as lines of a numbered list

label-leader = { $leader }: { $effect }
label-hostages-done = nechat rukojmí být
label-release = propustit rukojmí
label-torture = mučit rukojmí
label-house = { $seat }
label-card = { $card }
label-character = { $person } (Moc { $power })
label-pass = pasovat
label-use = { $leader }: { $effect }
label-play = { $card }: { $effect }
label-nobody = nikoho
label-support = rod { $seat_gen }
label-accept-support = přijmout podporu rodu { $seat_gen }: { $person } (Moc { $power })
label-refuse-support = odmítnout podporu rodu { $seat_gen }: { $person } (Moc { $power })
label-propose = navrhnout dohodu
label-no-deal = prohlásit vyjednávání za neúspěšné
label-accept-deal = přijmout návrh
label-refuse-deal = odmítnout návrh
label-deal-influence = { $amount ->
    [one] rod { $seat_gen } umístí { $amount } žeton Vlivu
    [few] rod { $seat_gen } umístí { $amount } žetony Vlivu
   *[other] rod { $seat_gen } umístí { $amount } žetonů Vlivu
}
label-deal-hostages = { $amount ->
    [one] rod { $seat_gen } zajme { $amount } rukojmí
    [few] rod { $seat_gen } zajme { $amount } rukojmí
   *[other] rod { $seat_gen } zajme { $amount } rukojmích
}
label-deal-power = { $amount ->
    [one] rod { $seat_gen } získá { $amount } značku Moci
    [few] rod { $seat_gen } získá { $amount } značky Moci
   *[other] rod { $seat_gen } získá { $amount } značek Moci
}
label-source-deck = vrchní karta balíčku rodu { $victim_seat_gen }
label-source-hand = { $count ->
    [one] jediná karta v ruce rodu { $victim_seat_gen }
    [few] náhodná karta z ruky rodu { $victim_seat_gen } ({ $count } karty)
   *[other] náhodná karta z ruky rodu { $victim_seat_gen } ({ $count } karet)
}
label-source-hostage = rukojmí, které drží rod { $victim_seat_gen }: karta rodu { $owner_seat_gen }
label-amount = { $amount }
label-keep = nechat vyloženou kartu ležet
label-change = vzít ji zpět a vyložit jinou
label-choice = { $choice } ({ $title }, { $seat })
label-agree = souhlasit: { $title } (rod { $seat_gen })
label-refuse = odmítnout: { $title } (rod { $seat_gen })
label-due = { $title } (rod { $seat_gen })
label-leaders = rod { $seat_gen }: { $persons }
label-starter = první Vyzyvatel: rod { $seat_gen }
label-draw = rod { $seat_gen }: { $card }
label-event = { $event }

## Log lines: minulý čas, shoda se slovem „rod“.

event-leaders-drawn = Rod { $seat_gen } si vylosoval dvě kartičky vůdců
    .own = Rod { $seat_gen } si vylosoval dvě kartičky vůdců: { $persons }
event-leader = Vůdcem rodu { $seat_gen } je { $leader }: { $effect }
event-starter = Prvním Vyzyvatelem je rod { $seat_gen }
event-round = { $round }. kolo. Vyzyvatel: rod { $seat_gen }
event-phase = { $phase }
event-drew = Rod { $seat_gen } si lízl { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
    .own = Rod { $seat_gen } si lízl: { $cards }
event-reshuffled = Rod { $seat_gen } zamíchal odhazovací hromádku jako nový balíček ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
})
event-used = Rod { $seat_gen } použil schopnost vůdce: { $leader }
event-used-at-house = Rod { $seat_gen } použil schopnost vůdce: { $leader }; { $target_seats_count ->
    [one] cíl: rod { $target_seats_gen }
    [few] cíl: rody { $target_seats_gen }
   *[other] cíl: rody { $target_seats_gen }
}
event-used-at-character = Rod { $seat_gen } použil schopnost vůdce: { $leader }; cíl: { $person }
event-played = Rod { $seat_gen } zahrál kartu { $card }: { $effect }
event-played-at-house = Rod { $seat_gen } zahrál kartu { $card }; { $target_seats_count ->
    [one] cíl: rod { $target_seats_gen }
    [few] cíl: rody { $target_seats_gen }
   *[other] cíl: rody { $target_seats_gen }
}. { $effect }
event-played-at-character = Rod { $seat_gen } zahrál kartu { $card }; cíl: { $person }. { $effect }
event-aimed = Rod { $seat_gen } vybral kartu rodu { $owner_seat_gen }
event-cancelled = Efekt karty rodu { $seat_gen } byl zrušen
event-chose = Rod { $seat_gen } zvolil: { $choice }
event-agreed = Rod { $seat_gen } souhlasil
event-refused = Rod { $seat_gen } nesouhlasil
event-prevented-penalty = Rod { $seat_gen } nedostane postih
event-prevented-reward = Rod { $seat_gen } nedostane odměnu
event-released = Rod { $seat_gen } propustil rukojmí rodu { $owner_seat_gen }
    .own = Rod { $seat_gen } propustil rukojmí rodu { $owner_seat_gen }: { $card }
event-tortured = Rod { $seat_gen } mučil rukojmí rodu { $owner_seat_gen }: { $card }
event-torture-idle = Postava { $person } je už mrtvá: mučením žádnou Moc neztrácí
event-hostage-from-deck = Rod { $seat_gen } zajal rukojmí z balíčku rodu { $victim_seat_gen }
    .own = Rod { $seat_gen } zajal rukojmí z balíčku rodu { $victim_seat_gen }: { $card }
event-hostage-from-hand = Rod { $seat_gen } zajal rukojmí z ruky rodu { $victim_seat_gen }
    .own = Rod { $seat_gen } zajal rukojmí z ruky rodu { $victim_seat_gen }: { $card }
event-hostage-from-hostage = Rod { $seat_gen } vzal rodu { $victim_seat_gen } rukojmí rodu { $owner_seat_gen }
    .own = Rod { $seat_gen } vzal rodu { $victim_seat_gen } rukojmí rodu { $owner_seat_gen }: { $card }
event-hostage-own = Rod { $seat_gen } získal od rodu { $victim_seat_gen } zpět vlastní kartu
    .own = Rod { $seat_gen } získal od rodu { $victim_seat_gen } zpět vlastní kartu: { $card }
event-event-drawn = Karta události: { $event_told }
event-events-reshuffled = Odhozené karty událostí tvoří nový balíček
event-defender = Obráncem je rod { $seat_gen }
event-character-chosen = Rod { $seat_gen } vyslal do Střetnutí { $person_acc }
event-supports-nobody = Rod { $seat_gen } nepodpořil nikoho
event-support-offered = Rod { $seat_gen } nabídl rodu { $goal_seat_gen } podporu { $person_gen } (Moc { $power })
event-support-accepted = Rod { $seat_gen } přijal podporu { $person_gen }
event-support-refused = Rod { $seat_gen } odmítl podporu { $person_gen }
event-forced = Postava { $person } musí podpořit stranu { $side_gen }
event-crossed = Rod { $seat_gen } přešel na stranu { $side_gen }
event-withdrew = Rod { $seat_gen } odstoupil ze Střetnutí
event-character-swapped = Rod { $seat_gen } vyměnil { $old_person_acc } za { $person_acc }
event-laid = Rod { $seat_gen } vyložil kartu lícem dolů
    .own = Rod { $seat_gen } vyložil lícem dolů: { $card }
event-laid-unseen = Rod { $seat_gen } nemá v ruce karty a vyložil neviděnou vrchní kartu balíčku
event-revealed = Odhalené karty – rod { $seat_gen }: { $card }; rod { $other_seat_gen }: { $other_card }
event-outcome = Výsledek Střetnutí: { $outcome }
event-outcome-changed = Výsledek Střetnutí se změnil: { $outcome }
event-total = Součet strany { $side_gen }: { $amount }
event-bonus = +{ $amount } pro stranu { $side_gen }
event-value-set = Karta rodu { $seat_gen } má teď hodnotu { $amount }
event-side-won = Ve Střetnutí zvítězila strana { $side_gen }
event-winner-changed = Nakonec ve Střetnutí zvítězila strana { $side_gen }
event-tied = Shoda: prohrávají obě strany
event-proposed = Rod { $seat_gen } navrhl: rod { $challenger_seat_gen } získá { $challenger_influence ->
        [0] { $challenger_hostages ->
            [0] { $challenger_power ->
                [0] nic
               *[other] Moc { $challenger_power }
            }
           *[other] { $challenger_power ->
                [0] rukojmí { $challenger_hostages }
               *[other] rukojmí { $challenger_hostages }, Moc { $challenger_power }
            }
        }
       *[other] { $challenger_hostages ->
            [0] { $challenger_power ->
                [0] Vliv { $challenger_influence }
               *[other] Vliv { $challenger_influence }, Moc { $challenger_power }
            }
           *[other] { $challenger_power ->
                [0] Vliv { $challenger_influence }, rukojmí { $challenger_hostages }
               *[other] Vliv { $challenger_influence }, rukojmí { $challenger_hostages }, Moc { $challenger_power }
            }
        }
    }; rod { $defender_seat_gen } { $defender_influence ->
        [0] { $defender_hostages ->
            [0] { $defender_power ->
                [0] nic
               *[other] Moc { $defender_power }
            }
           *[other] { $defender_power ->
                [0] rukojmí { $defender_hostages }
               *[other] rukojmí { $defender_hostages }, Moc { $defender_power }
            }
        }
       *[other] { $defender_hostages ->
            [0] { $defender_power ->
                [0] Vliv { $defender_influence }
               *[other] Vliv { $defender_influence }, Moc { $defender_power }
            }
           *[other] { $defender_power ->
                [0] Vliv { $defender_influence }, rukojmí { $defender_hostages }
               *[other] Vliv { $defender_influence }, rukojmí { $defender_hostages }, Moc { $defender_power }
            }
        }
    }
event-deal = Rod { $seat_gen } návrh přijal: dohoda je uzavřena
event-deal-refused = Rod { $seat_gen } návrh odmítl
event-no-deal = Rod { $seat_gen } prohlásil vyjednávání za neúspěšné
event-talks-failed = Nedošlo k žádné dohodě: prohrávají obě strany
event-influence = Rod { $seat_gen } rozšířil Vliv na rod { $goal_seat_gen } (+{ $amount }, celkem { $count } z 5)
event-power-from-leader-to-character = Rod { $seat_gen } přesunul { $amount ->
    [one] { $amount } značku Moci
    [few] { $amount } značky Moci
   *[other] { $amount } značek Moci
} na { $goal_person_acc }
event-power-from-leader-to-leader = { $amount ->
    [one] { $amount } značka Moci přešla
    [few] { $amount } značky Moci přešly
   *[other] { $amount } značek Moci přešlo
} z kartičky vůdce rodu { $seat_gen } na kartičku vůdce rodu { $goal_seat_gen }
event-power-from-leader-to-box = Rod { $seat_gen } vrátil { $amount ->
    [one] { $amount } značku Moci
    [few] { $amount } značky Moci
   *[other] { $amount } značek Moci
} z kartičky vůdce do krabice
event-power-from-character-to-leader = { $amount ->
    [one] { $amount } značka Moci přešla
    [few] { $amount } značky Moci přešly
   *[other] { $amount } značek Moci přešlo
} z postavy { $person } na kartičku vůdce rodu { $goal_seat_gen }
event-power-from-character-to-character = { $amount ->
    [one] { $amount } značka Moci přešla
    [few] { $amount } značky Moci přešly
   *[other] { $amount } značek Moci přešlo
} z postavy { $person } na { $goal_person_acc }
event-power-from-character-to-box = { $amount ->
    [one] { $amount } značka Moci přešla
    [few] { $amount } značky Moci přešly
   *[other] { $amount } značek Moci přešlo
} z postavy { $person } do krabice
event-died = Postava { $person } zemřela
event-discarded = Rod { $seat_gen } odhodil: { $cards }
event-returned-to-hand = Rod { $seat_gen } si vzal do ruky kartu
    .own = Rod { $seat_gen } si vzal do ruky: { $card }
event-returned-to-hand-open = Rod { $seat_gen } si vzal do ruky: { $card }
event-returned-to-discard = Karta rodu { $owner_seat_gen } putovala na odhazovací hromádku
    .own = Karta rodu { $owner_seat_gen } putovala na odhazovací hromádku: { $card }
event-returned-to-discard-open = Karta rodu { $owner_seat_gen } putovala na odhazovací hromádku: { $card }
event-returned-to-deck = Karta rodu { $owner_seat_gen } putovala navrch balíčku
    .own = Karta rodu { $owner_seat_gen } putovala navrch balíčku: { $card }
event-returned-to-deck-open = Karta rodu { $owner_seat_gen } putovala navrch balíčku: { $card }
event-put-under = { $count ->
    [one] { $count } karta byla zasunuta
    [few] { $count } karty byly zasunuty
   *[other] { $count } karet bylo zasunuto
} pod balíček rodu { $seat_gen }
    .own = Pod balíček rodu { $seat_gen } zasunuto: { $cards }
event-looked = Rod { $seat_gen } si prohlédl { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} rodu { $victim_seat_gen }
    .own = Rod { $seat_gen } si prohlédl karty rodu { $victim_seat_gen }: { $cards }
event-turned-up = Rod { $seat_gen } odhalil vrchní kartu svého balíčku: { $card }
event-exchanged = Rod { $seat_gen } vyměnil odhalenou kartu: { $old_card } → { $card }
event-relaid = Rod { $seat_gen } vzal vyloženou kartu zpět a vyložil jinou
event-kept-laid = Rod { $seat_gen } ponechal vyloženou kartu
event-upkeep = Údržba: žetony postav se vracejí, zahrané karty se odhazují, karty v ruce se doplňují
event-wiped-out = Všechny postavy rodu { $seat_gen } jsou mrtvé
event-won = { $seats_count ->
    [one] Konec hry. Zvítězil rod { $seats_gen }
    [few] Konec hry. Sdílené vítězství: rody { $seats_gen }
   *[other] Konec hry. Sdílené vítězství: rody { $seats_gen }
} ({ $amount ->
    [one] { $amount } žeton Vlivu
    [few] { $amount } žetony Vlivu
   *[other] { $amount } žetonů Vlivu
})

## Lines of a sum, below a log line and in the final derivation.
## Často následují hned po čísle, proto se s ním nesmějí shodovat.

term-card = karta
term-power = { $person }
term-bonus = ze schopností
term-placed = rod { $seat_gen }: žetony Vlivu na cizích ukazatelích

## Rules that are cards

rule-card = { $title }: { $effect }

## Refusals: why a choice is not possible.

refused-card = { $title }: tohle teď není možné. { $effect }

refused-IT-COMP-01 = Počet hráčů musí být { $least } až { $most }, ne { $players }.
refused-IT-SETUP-01 = Každý rod lze zvolit jen jednou, ale tento je jmenován dvakrát: rod { $seat_gen }.
refused-IT-SETUP-03 = Každý hráč si losuje dvě z pěti kartiček vůdců svého rodu.
refused-IT-SETUP-04 = Tuto kartičku vůdce nemáš vylosovanou: { $person }.
refused-IT-SETUP-15 = Prvním Vyzyvatelem musí být jeden z hráčů.

refused-IT-HOSTAGE-02 = Tuto kartu odsud zajmout nelze.
refused-IT-HOSTAGE-05 = Rukojmí pochází z balíčku, z ruky, nebo z rukojmích druhého hráče.
refused-IT-HOSTAGE-11 = Nedržíš žádné rukojmí rodu { $owner_seat_gen }.
refused-IT-HOSTAGE-13 = Rodu { $victim_seat_gen } odsud není co vzít.
refused-IT-TORTURE-06 = Mučená karta patří rodu { $owner_seat_gen }, ale { $person } k němu nepatří.
refused-IT-TORTURE-07 = Vybíráš postavu rodu, kterému patří mučená karta.
refused-IT-RES-10 = Rukojmí lze vzít jen poražené straně, rodu { $victim_seat_gen } ne.
refused-IT-RES-13 = Kdo nedostává postih, nevydává rukojmí: rod { $victim_seat_gen }.

refused-IT-ROUND-02 = Vyzyvatel nemůže být zároveň Obráncem: rod { $seat_gen }.
refused-IT-PREP-01 = Karta události takového Obránce nedovoluje: rod { $seat_gen }.
refused-IT-PREP-03 = Vyzyvatel volí za Obránce jiného hráče.
refused-IT-PREP-08 = Vyslat můžeš jen postavu svého rodu, ne { $person_acc }.
refused-IT-POWER-04 = Vybrat můžeš jen vlastní postavy, ne { $person_acc }.
refused-IT-POWER-05 = Takto Moc rozdělit nelze: { $person }.
refused-IT-POWER-08 = Postava { $person } už nemá další Moc, o kterou by mohla přijít.
refused-IT-DEATH-02 = Postava { $person } je mrtvá, nelze ji vybrat.
refused-IT-DEATH-03 = Postava { $person } je mrtvá, proto tuto kartu nelze zahrát pro její text.
refused-IT-DEATH-06 = Postava { $person } je mrtvá a nemůže dostat Moc.
refused-IT-SUPP-02 = Podpoříš Vyzyvatele, Obránce, nebo nikoho.
refused-IT-SUPP-04 = Nabídnout můžeš jen postavu svého rodu, ne { $person_acc }.
refused-IT-SUPP-05 = Podporu lze buď přijmout, nebo odmítnout.

refused-IT-ENC-01 = Vykládáš jednu kartu z ruky.
refused-IT-ENC-10 = Zajaté karty nelze vyložit: { $card }.
refused-IT-LEAD-02 = Schopnost tvého vůdce v tuto chvíli použít nelze.
refused-IT-LEAD-03 = Schopnost svého vůdce buď použiješ, nebo pasuješ.
refused-IT-CHAR-02 = Tato karta se hraje v jiném okamžiku: { $window }.
refused-IT-CHAR-03 = Postava { $person } se Střetnutí neúčastní, proto tuto kartu nelze zahrát pro její text.
refused-IT-CHAR-04 = Kartu svého vůdce lze zahrát pro její text, jen když se účastní některá tvoje živá postava.
refused-IT-CARDS-02 = Tato karta v balíčku není.
refused-IT-CARDS-04 = Text zajaté karty použít nelze; tato patří rodu { $owner_seat_gen }.
refused-IT-CONFLICT-01 = Text některé karty nebo vůdce to teď nedovoluje.
refused-IT-CONFLICT-04 = Který efekt přijde první, určuje Vyzyvatel.

refused-IT-TRUCE-02 = Navrhneš dohodu, nebo prohlásíš vyjednávání za neúspěšné.
refused-IT-TRUCE-04 = Zajatých rukojmích může být nejvýše { $most }, ne { $amount }.
refused-IT-TRUCE-05 = Značek Moci může změnit majitele nejvýše { $most }, ne { $amount }.
refused-IT-TRUCE-06 = Na kartičce vůdce rodu { $seat_gen } je jen Moc { $most }, ne { $amount }.
refused-IT-TRUCE-08 = Umístěných žetonů Vlivu může být nejvýše { $most }, ne { $amount }.
refused-IT-INFL-03 = Žetonů Vlivu nezbývá dost: jen { $most }, ne { $amount }.
refused-IT-TRUCE-09 = Při dohodě musí změnit majitele aspoň jedna věc.
refused-IT-TRUCE-16 = Návrh přijmeš, odmítneš, nebo prohlásíš vyjednávání za neúspěšné.

## Options of the game, in the list of games and in help

option-houses = rody ve hře
option-houses-first = první v pořadí Starkové, Lannisterové, Baratheonové, Tyrellové, Targaryenové
option-houses-any = tyto rody v pořadí míst, třeba tyrell,stark,lannister
option-release_draw = kdo si po propuštění lízne kartu
option-release_draw-releaser = hráč, který rukojmí propustil
option-release_draw-both = tento hráč i majitel karty
option-proposals = počet návrhů každého hráče při vyjednávání o Příměří
option-proposals-1 = 1
option-proposals-2 = 2
option-proposals-3 = 3
option-proposals-4 = 4
option-proposals-5 = 5
option-proposals-6 = 6
option-proposals-7 = 7
option-proposals-8 = 8
option-proposals-9 = 9
option-character_cards = karty postav rodu
option-character_cards-distinct = deset různých
option-character_cards-paired = pět, každá dvakrát
option-start = první Vyzyvatel
option-start-random = náhodně
option-start-seat = hráč na uvedeném místě
option-cards = sada karet
option-cards-built-in = vestavěná
option-cards-any = ze souboru; viz příkaz cards

## Groups of rules, as headings of the rules list

topic-comp = Herní součásti
topic-setup = Příprava hry
topic-power = Moc
topic-infl = Vliv
topic-talk = Hovory u stolu
topic-round = Kolo
topic-prep = Fáze Přípravy
topic-supp = Fáze Podpory
topic-enc = Fáze Střetnutí
topic-hostility = Nepřátelství
topic-truce = Příměří
topic-betrayal = Zrada
topic-res = Fáze Vyhodnocení
topic-eor = Konec kola
topic-win = Vítězství ve hře
topic-lead = Vůdci
topic-char = Karty postav
topic-wdr = Odstoupení
topic-death = Smrt postavy
topic-hostage = Zajímání rukojmích
topic-release = Propuštění rukojmích
topic-torture = Mučení rukojmích
topic-conflict = Zlatá pravidla
topic-cards = Karty rodu
topic-part = Účast ve Střetnutí
topic-example = Příklady z pravidel
topic-leaders = Schopnosti vůdců
topic-character-cards = Texty karet postav
topic-events = Karty událostí

## Stůl v terminálu

board-round = { $round }. kolo
board-phase-setup = příprava hry
board-phase-start = začátek kola
board-phase-preparation = fáze Přípravy
board-phase-support = fáze Podpory
board-phase-encounter = fáze Střetnutí
board-phase-resolution = fáze Vyhodnocení
board-phase-end = konec kola
board-phase-over = konec hry
board-challenger = Vyzyvatel
board-defender = Obránce
board-event = Událost
board-mark-challenger = V
board-mark-defender = O
board-legend = ♛ vůdce a Moc v záloze · ● umístěný Vliv · V, O strana · ✝ mrtvá postava
board-you = ty
board-no-leader = vůdce zatím nevybrán
board-used = použita
board-ready = k dispozici
board-influence = Vliv
board-hand = v ruce
board-deck = balíček
board-discards = odhozeno
board-hostages = rukojmí
board-encounter = Střetnutí
board-outcome = výsledek
board-outcome-hostility = Nepřátelství
board-outcome-truce = Příměří
board-outcome-betrayal = Zrada
board-power = Moc
board-card = Karta
board-bonus = Navíc
board-total = Součet
board-wins = vítězí
board-loses = prohrává
board-abilities = Použito v tomto kole
board-cancelled = (zrušeno)
board-face-down = lícem dolů
board-receives = získají:
board-deal-influence = { $count ->
    [one] { $count } žeton Vlivu
    [few] { $count } žetony Vlivu
   *[other] { $count } žetonů Vlivu
}
board-deal-hostages = { $count ->
    [one] { $count } rukojmí
    [few] { $count } rukojmí
   *[other] { $count } rukojmích
}
board-deal-power = { $count ->
    [one] { $count } značku Moci
    [few] { $count } značky Moci
   *[other] { $count } značek Moci
}
board-nothing = nic
board-talks-success = Dohoda
board-talks-failure = Nedošlo k dohodě: obě strany prohrávají
board-proposal = Návrh
board-no-proposal = na stole není žádný návrh
board-proposals = Zbývá návrhů
board-no-deal = Bez dohody
board-no-deal-means = obě strany prohrají; polovina Moci každé zúčastněné postavy, zaokrouhleno nahoru, se vrátí jejímu vůdci.
board-your-hand = V ruce
board-type-hostility = Nepřátelství
board-type-truce = Příměří
board-type-character = Postavy
board-your-hostages = Rukojmí
board-looked = Vidíš
board-leaders = Vůdci
board-played = Zahráno v tomto kole

# What is followed from round to round when a game is over; the title of a plot.
measure-influence = Žetony Vlivu na cizích ukazatelích
measure-encounters = Střetnutí vyhraná v roli aktivního hráče
measure-power = Moc postav
measure-living = Živé postavy
