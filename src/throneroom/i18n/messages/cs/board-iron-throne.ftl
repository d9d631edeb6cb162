# Stůl Železného trůnu v prohlížeči. Jména rodů, osob a karet dodává hra.

table = Stůl
encounter = Střetnutí
close = Zavřít
pick = Vybrat: { $what }
read = Přečíst: { $what }
round = { $number }. kolo
window-use = Schopnost vůdce teď mohou použít: { $list }.
window-play = Kartu postavy teď mohou zahrát: { $list }.
window-answers = V odpověď na: { $ability }.
window-passed = Pasovali: { $list }.
window-next = Ještě přijdou na řadu: { $list }.

## Místo u stolu

awaited = rozhoduje
spared = bez postihu
stinted = bez odměny
leader-sheets = Tvé vylosované kartičky vůdců
leaders-chosen = Rody si vybírají vůdce.
leader-unknown = Vůdce ještě není vybrán
leader-power = Moc na kartičce vůdce: { $count }
leader-used = schopnost už použita
character = { $person }, Moc { $power }
character-dead = { $person }, po smrti
influence-placed = Vliv: { $count } z { $all } žetonů na cizích ukazatelích
influence-where = Leží zde: { $list }.
influence-here = Žetony na tomto ukazateli: { $list }
influence-nobody = Na tomto ukazateli nejsou cizí žetony
influence = Vliv
power = Moc
hand = v ruce
my-hand = Tvoje karty v ruce
hand-count = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
deck = balíček
deck-count = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
discards-of = Odhozené karty, { $house }: { $count }
hostages = rukojmí
hostages-held = Rukojmí: { $count } ({ $list })

## Uprostřed

event = Událost
no-event = Zatím žádná karta události
events-left = { $count ->
    [one] zbývá { $count } karta události
    [few] zbývají { $count } karty událostí
   *[other] zbývá { $count } karet událostí
}
events-gone = odhozené: { $count }
box = Moc v krabici: { $count }
not-known = zatím neznámý
no-card = zatím bez karty
face-down = lícem dolů
face-down-card = karta lícem dolů
card-of = { $card } ({ $seat })
total = Součet
type-hostility = Nepřátelství
bonus = Bonus
wins = vítězí
loses = prohrává
locked = (už se nezmění)
totals-idle = (na součtech nezáleží)
looked-hand = { $seat } si prohlížejí karty z ruky: { $house }
looked-deck = { $seat } si prohlížejí karty z balíčku: { $house }
acts = Schopnosti použité v tomto kole
cancelled = zrušeno

## Co se dělá rukou

# Na prázdném místě vlastní karty.
lay-here = polož sem
# Kam se rukojmí nese: ke svému rodu, nebo do ohně.
release-here = Propustit
torture-here = Mučit
# Rukojmí je zvednuto. $seat: rod, jehož je to karta.
held-hostage = Rukojmí ({ $seat }): propustit, nebo mučit.
# Na dvou miskách vyjednávání; $seat: kdo dává, pro ty, kdo se jen dívají.
pan-give = Dáváš
pan-gives = Dávají: { $seat }
pan-empty = prázdná
# $piece: co a kdo by to dostal.
lay-piece = Položit na misku: { $piece }
take-piece = Vzít z misky: { $piece }

## Vyjednávání o příměří

talks = Vyjednávání
talks-success = Dohoda je uzavřena
talks-failure = Vyjednávání ztroskotalo
proposal = { $number }. návrh ({ $seat })
proposal-before = { $number }. { $seat }: { $terms }
proposals-before = { $count ->
    [one] { $count } dřívější odmítnutý návrh
    [few] { $count } dřívější odmítnuté návrhy
   *[other] { $count } dřívějších odmítnutých návrhů
}
no-proposal = Na stole není žádný návrh
proposals-left = Zbývající návrhy:
deal-gives = { $seat } dávají: { $list }
deal-nothing = nic
deal-influence = { $count ->
    [one] místo pro { $count } žeton Vlivu ({ $house })
    [few] místo pro { $count } žetony Vlivu ({ $house })
   *[other] místo pro { $count } žetonů Vlivu ({ $house })
}
deal-hostages = { $count ->
    [one] { $count } rukojmí
    [few] { $count } rukojmí
   *[other] { $count } rukojmích
}
deal-power = { $count ->
    [one] { $count } značku Moci
    [few] { $count } značky Moci
   *[other] { $count } značek Moci
}

standing-influence = Vliv
standing-power = Moc na kartičce vůdce
standing-living = Žijící postavy
standing-hostages = Rukojmí

## Řádek s otázkou, několika slovy

# Něco je zvednuté: co udělá další dotyk.
lifted-slot = Polož ji na své místo
lifted-table = Zahraj ji doprostřed
lifted-side = Vyber, koho podpoříš
lifted-own-side = Pošli ji ke své korouhvi
lifted-person = Dej Moc některé postavě
# Návrh nebo konec vyjednávání čeká na potvrzení.
sure-propose = Podat tento návrh?
sure-no-deal = Ukončit vyjednávání?
# Nejvýše 64 znaků.
ask-reply = Tvá odpověď?
ask-play = Použiješ schopnost některé karty postavy?
ask-order = V jakém pořadí pod balíček? První se lízne nejdřív.
ask-lay = Vyber kartu, kterou vyložíš lícem dolů.
ask-proposal = Polož na váhy, co která strana dá.
ask-defender = Událost tě nechává vybrat Obránce.
ask-character = Vyber svou postavu pro toto Střetnutí.
ask-hostage = Propustíš, nebo budeš mučit rukojmí?
ask-relay = Necháš svou kartu, nebo vyložíš jinou?
ask-swap = Vyber kartu, která nahradí odhalenou.
ask-victim = Kterému poraženému hráči vezmeš rukojmí?
ask-target = Vyber, na koho míří.
ask-aim = Na čí kartu to míří a na kterou?
ask-aim-open = Vyber odhalenou kartu, na kterou to míří.
# Tlačítka s odpovědí; jedno až dvě slova.
other-accept-deal = Přijmout
other-refuse-deal = Odmítnout
other-accept-support = Přijmout
other-refuse-support = Odmítnout
other-use = Použít
other-no-deal = Ukončit
# Tečky u vah: kolik návrhů straně zbývá. Velmi krátce.
proposals = Návrhy

## What is seen while it happens

proposes = { $seat } navrhují dohodu
plays = { $seat } hrají: { $card }
uses = { $seat } používají: { $ability }
dies = Umírá: { $person }

## Short, on a small table

# On a portrait: the first letter of the side.
tag-challenger = V
tag-defender = O
# Beside a face of one’s own House: the first name alone.
first-eddard = Eddard
first-catelyn = Catelyn
first-robb = Robb
first-arya = Arya
first-bran = Bran
first-cersei = Cersei
first-tywin = Tywin
first-tyrion = Tyrion
first-jaime = Jaime
first-joffrey = Joffrey
first-stannis = Stannis
first-melisandre = Melisandre
first-davos = Davos
first-selyse = Selyse
first-shireen = Shireen
first-margaery = Margaery
first-olenna = Olenna
first-loras = Loras
first-mace = Mace
first-renly = Renly
first-daenerys = Daenerys
first-viserys = Viserys
first-drogo = Khal Drogo
first-jorah = Jorah
first-doreah = Doreah
