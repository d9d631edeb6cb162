# Klient v prohlížeči.

unreachable = Server neodpovídá. Nic se neztratilo, zkus to za chvíli znovu.
loading = Načítání…
nothing-here = Tady nic není
to-the-start = Na úvodní stránku
cancel = Zrušit
close = Zavřít
yes = ano
no = ne
less = Méně
more = Více
filter = Hledat v seznamu
page = str. { $page }
skip = Přejít
skip-decision = Přejít k rozhodnutí
skip-board = Přejít k hernímu plánu
skip-log = Přejít k průběhu hry

language = Jazyk
language-en = English
language-cs = Čeština
language-hu = Magyar
theme = Vzhled
theme-light = Světlý vzhled
theme-dark = Tmavý vzhled
guest = Host

connection-live = Spojeno
connection-connecting = Připojuje se…
connection-retrying = Nové připojení za { $seconds } s
connection-offline = Bez připojení
connection-refused = Nepřipojeno
connection-closed = Nepřipojeno
connection-restored = Server obnoven k tahu { $ply }

name-title = Jak ti máme říkat?
name-label = Tvoje jméno
name-note = Stačí jméno, účet není potřeba.
name-enter = Pokračovat
sign-in = Přihlásit se

home-owed = Jsi na tahu ({ $count })
home-play = Hrát
home-lead = Hry plné intrik pro přátele i boty. Přesná pravidla ti hra sama vysvětlí.
home-waiting = Tvoje další stoly ({ $count })
home-open = Otevřené stoly ({ $count })
home-replays = Dohrané partie
record-bring = Přehrát soubor se záznamem
record-checking = Záznam se kontroluje…
play-now = Hrát hned proti botům
players-range = { $least } až { $most } hráčů
about-bloody-throne = Asi 20 minut. Skryté karty ve společné řadě: kdy odhalit a koho vyřadit.
about-iron-throne = Asi hodina. Nepřátelství, příměří, nebo zrada: komu věříš?
about-westeros = Dvě hodiny a víc. Tajné rozkazy na mapě, bitvy a sedm hradů nebo pevností k ovládnutí.
rules = Pravidla
your-move = Jsi na tahu
match-playing = přemýšlejí ostatní
match-abandoned = Tato partie byla ukončena bez výsledku.
free-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
seats-taken = obsazeno { $taken } z { $all } míst
moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
winner = Vítěz

create-title = Založit stůl
create-game = Hra
create-players = Počet hráčů
create-here = Místa u tohoto zařízení
create-here-seats = { $count ->
    [one] jen moje
    [few] { $count }, zařízení si předáváte
   *[other] { $count }, zařízení si předáváte
}
create-others = Ostatní místa
create-people = Přátelé přes odkaz
create-pace = Tempo
create-public = Může se přidat kdokoli
create-more = Další nastavení
create-name = Název stolu
create-do = Založit stůl
bot-greedy = Ctižádostivý bot
bot-random = Náhodný bot
pace-none = Bez časového limitu
pace-live = Naživo, { $seconds } s na rozhodnutí
pace-days = Korespondenčně, { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} na rozhodnutí

option-direction = Karty se vyhodnocují
value-direction-left-to-right = zleva doprava
value-direction-right-to-left = zprava doleva
option-start = Kdo začíná
value-start-random = rozhodne los
value-start-seat = první místo
option-release_draw = Kdo si lízne za propuštěné rukojmí
value-release_draw-releaser = kdo ho propustil
value-release_draw-both = oba
option-proposals = Počet návrhů každé strany při vyjednávání
option-character_cards = Karty postav
value-character_cards-distinct = každá jiná
value-character_cards-paired = po dvojicích
option-tides = Karty bitevní vřavy
value-tides-off = bez nich
value-tides-on = s nimi
option-tiebreak = Remíza na konci hry
value-tiebreak-printed = podle pravidel
value-tiebreak-faq = podle FAQ
option-lannister_ship = První loď Lannisterů
value-lannister_ship-printed = podle pravidel
value-lannister_ship-faq = podle FAQ
option-houses = Rody
value-houses-chosen = podle místa
value-houses-dealt = vylosované

table-seats = Místa u stolu
visibility-private = jen na pozvání
visibility-public = otevřeno všem
seat-free = volné
seat-me = ty
seat-here = je tady
seat-away = není tady
seat-sit = Sednout si sem
seat-sit-too = Sednout si i sem, u tohoto zařízení
seat-add-bot = Přidat bota
seat-leave = Opustit místo
seat-clear = Uvolnit místo
seat-caretaker = hraje zástupce
seat-thinks = přemýšlí
seat-look = Podívat se odsud
hand-over = Předat zařízení: { $seat }
hand-over-note = Dokud nepotvrdíš, že ho máš u sebe, nic se neukáže.
hand-over-me = To jsem já: { $seat }
hand-over-rather = Raději { $seat }
start-needs = { $count ->
    [one] Ještě je volné jedno místo.
    [few] Ještě jsou volná { $count } místa.
   *[other] Ještě je volných { $count } míst.
}
start-ready = Všechna místa jsou obsazená.
start-wait = Partii spustí ten, kdo ji založil.
start-do = Začít
start-random = Začít a místa vylosovat
table-close = Zrušit stůl
invite-link = Odkaz s pozvánkou
invite-copy = Kopírovat pozvánku
invite-copied = Zkopírováno
invite-qr = QR kód
invite-new = Vytvořit pozvánku
invited-title = Zvou tě do hry
invited-lead = Tento odkaz ti poslal někdo z přátel.
invited-sit = Sednout si ke stolu
invited-watch = Jen se dívat

players = Hráči
round-of = Kolo { $round } z { $rounds }
round-now = { $round }. kolo
board = Herní plán
decision = Rozhodnutí
decisions = Rozhodnutí
tabs = Průběh hry a rozhovor
tab-board = Plán
tab-players = Hráči
tab-log = Průběh
tab-chat = Rozhovor
tab-cards = Karty
tab-more = Více
unread = nové
cards-search = Hledat v kartách
cards-none = Taková karta tu není.
cards-card = Karty
cards-leader = Vůdci
cards-event = Události
cards-order = Rozkazy
cards-westeros = Karty Westerosu
cards-wildling = Karty Divokých
text-board = Textový plán
stop-match = Ukončit partii
stop-note = Partie skončí bez výsledku, když si to přejí všichni lidé u stolu.
stop-sure = Ano, chci skončit
stop-waits = Chceš skončit. Ostatní zatím nesouhlasili.
stop-not = Přece jen hrát dál
watching = Jen se díváš. Vidíš to, co smí vidět každý; karty v ruce a tajné volby zůstávají skryté.
keys = Klávesy
key-decision = k rozhodnutí
key-board = k plánu
key-log = k průběhu hry
key-chat = k rozhovoru
key-text = přepnout textový a nakreslený plán
key-focus = k tomu, na co se hra ptá
key-keys = tento seznam
key-arrows = vybrat jinou možnost
key-digits = vybrat první až devátou možnost
key-space = zaškrtnout možnost, nebo ji zrušit
key-name-space = Mezerník
key-enter = odeslat z vybrané možnosti
key-send = odeslat odkudkoli z rozhodnutí
key-clear = vyprázdnit řádek rozkazů
key-escape = zavřít okno
missed-title = Co se stalo od tvé poslední návštěvy
missed = { $count ->
    [one] Od tvé poslední návštěvy se stala { $count } událost.
    [few] Od tvé poslední návštěvy se staly { $count } události.
   *[other] Od tvé poslední návštěvy se stalo { $count } událostí.
}
missed-play = Přehrát
missed-pause = Pozastavit
missed-skip = Přeskočit
missed-back = O událost zpět
missed-forth = O událost dál
missed-rate = Rychlost
much-happened = { $count ->
    [one] Stala se { $count } událost.
    [few] Staly se { $count } události.
   *[other] Stalo se { $count } událostí.
}
log-new = Nové od tvé poslední návštěvy
log-earlier = { $count ->
    [one] Jedno dřívější kolo
    [few] { $count } dřívější kola
   *[other] { $count } dřívějších kol
 }
log-moment = Přejít na tento okamžik
log-about = O kom
log-all = o všech
log-newest = K nejnovějším
chat-all = Všem
chat-whom = Komu
chat-to = komu: { $seat }
chat-gallery = diváci
chat-text = Napiš zprávu…
chat-say = Odeslat
chat-empty = Zatím tu není žádná zpráva.
chat-mute = Ztlumit
chat-unmute = Zrušit ztlumení
chat-muted = ztlumeno

sheet-send = Odeslat
sheet-send-this = Odeslat volbu: { $choice }
more-below = { $count ->
    [one] níže { $count } další
    [few] níže { $count } další
   *[other] níže { $count } dalších
}
recap = Od tvého posledního tahu
printed-strength = síla { $count }
printed-swords = { $count ->
    [one] { $count } meč
    [few] { $count } meče
   *[other] { $count } mečů
}
printed-towers = { $count ->
    [one] { $count } opevnění
    [few] { $count } opevnění
   *[other] { $count } opevnění
}
ask-iron-throne-proposal = Navrhni dohodu, nebo prohlas vyjednávání za neúspěšné.
sheet-sending = Odesílá se…
sheet-stored = Uloženo
sheet-undo = Vrátit tah
sheet-waiting = Uloženo. Čeká se na ostatní.
sheet-change = Změnit volbu
sheet-size = Zobrazit z rozhodnutí více nebo méně
back-to-decision = Zpět k rozhodnutí

# What is asked after the first part of a choice, by the kind of the decision and the part.
step-place-spot = Vyber místo v řadě.
step-move-spot = Vyber místo v řadě.
step-march-unit = Kam půjde další jednotka?
step-march-token = Zanecháš v oblasti žeton moci?
step-raid-target = Vyber cíl nájezdu.
step-power-use = Moc, nebo verbování?
step-tie-seat = Který rod je další v pořadí?
hint = O co jde?
hint-never = Nezobrazovat nápovědu
time-left = Zbývá
deadline-draft = Pak platí to, co je zatím vybráno, pokud je to dovolené; jinak výchozí volba.
idle-over = Partie skončila.
over-results = Výsledky
idle-waiting = Na tahu: { $whom }.
idle-moment = Okamžik…
idle-ending = Na desce se ukazují poslední tahy.
blocked = Teď nejde ({ $count })
why-not = Proč ne?
not-allowed = Není dovoleno
between = { $least } až { $most }
some-chosen = Vybráno: { $count }.
some-more = Je třeba vybrat další.
step-change = Změnit
step-or-send = Vyber další, nebo odešli.
slots-filled = vybráno { $count } z { $all }
slots-fill = Přijmout návrhy

result-title = { $count ->
    [one] Vítěz: { $winners }
    [few] Vítězové: { $winners }
   *[other] Vítězové: { $winners }
}
result-won = Vítězství je tvoje!
result-shared = O vítězství se dělíš. Další vítězové: { $others }.
result-place = Tvoje umístění: { $place }. z { $all }.
result-replay = Přehrát
result-rematch = Hrát znovu
result-record = Stáhnout záznam

me-account = Účet
me-has-account = Máš účet a můžeš se přihlásit odkudkoli.
me-make-account = S přihlašovacím jménem a heslem se vrátíš z jakéhokoli zařízení.
me-sign-in = Přihlas se a najdeš tu své partie.
me-login = Přihlašovací jméno
me-password = Heslo
me-create = Založit účet
me-as-guest = Hrát jako host
me-sign-out = Odhlásit se
me-sign-out-warning = Nemáš účet: po odhlášení se ke svým partiím už nevrátíš.
me-shown = Zobrazení
me-rename = Změnit jméno
set-speed = Animace
speed-off = Vypnuté
speed-fast = Rychlé
speed-normal = Běžné
speed-slow = Pomalé
set-hints = Nápověda
hints-first = Při prvních hrách
hints-always = Vždy
hints-never = Nikdy
set-sound = Zvuky: jsi na tahu, někdo promluvil
set-keys = Klávesové zkratky (D, M, L…)
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}

# Jak se na plánu slovy nazývají hodnoty.
field-ability = Schopnost
field-acts = Činy
field-area = Oblast
field-army = Armáda
field-alive = Naživu
field-answers = V odpověď na
field-areas = Oblasti
field-aside = Odložené karty
field-awaited = Na tahu
field-bans = Zakázané rozkazy
field-barrels = Sudy
field-bids = Sázky
field-blade_used = Meč použit
field-blade = Meč
field-bonus = Bonus
field-box = Moc v krabici
field-cancelled = Zrušeno
field-card = Karta
field-cards = Karty
field-castle = Hrad
field-castles = Hrady
field-challenger = Vyzyvatel
field-characters = Postavy
field-combat = Bitva
field-controller = Ovládá
field-count = Počet
field-crowns = Koruny
field-deal = Dohoda
field-deck = Balíček
field-defender = Obránce
field-direction = Směr
field-discards = Odhozené karty
field-event = Událost
field-event_discards = Odhozené události
field-events_left = Zbývající události
field-garrison = Kasárna
field-hand = Karty v ruce
field-hand_size = Počet karet v ruce
field-hostages = Rukojmí
field-house = Rod
field-houses = Rody
field-id = Název
field-influence = Vliv
field-kind = Druh
field-laid = Vyložené karty
field-leader = Vůdce
field-leader_power = Moc vůdce
field-leader_used = Vůdce použit
field-locked = Už se nezmění
field-looked = Prohlédnuté karty
field-looking = Kdo si prohlíží
field-losers = Poražení
field-march = Pochod
field-muster = Verbování
field-neutral = Neutrální vojska
field-new = Nové
field-next = Ještě na řadě
field-now = Právě probíhá
field-offered = Nabízí podporu
field-open = Lícem vzhůru
field-order = Rozkaz
field-origin = Odkud
field-outcome = Výsledek
field-over = Konec
field-owner = Vlastník
field-part = Účastní se
field-passed = Pasovali
field-person = Osoba
field-phase = Fáze
field-pile = Vyřazené a odhozené
field-place = Odkud
field-placed = Umístěno
field-played = Zahrané karty
field-players = Hráči
field-points = Body vlivu
field-pool = Zásoba moci
field-power = Moc
field-proposals = Návrhy
field-raven_used = Havran použit
field-resolving = Vyhodnocuje se
field-round = Kolo
field-rounds = Počet kol
field-routed = Poražená
field-row = Řada
field-seat = Hráč
field-side = Strana
field-sides = Strany
field-spared = Bez postihu
field-stage = Krok
field-stars = Hvězdičky
field-starter = Začínající hráč
field-stinted = Bez odměny
field-supply = Zásobování
field-support = Podpora
field-talks = Vyjednávání
field-targets = Cíl
field-tides = Bitevní vřava
field-token = Žeton moci
field-tokens = Zbývající žetony Vlivu
field-totals = Součty
field-tracks = Ukazatele vlivu
field-unit = Jednotka
field-units = Jednotky
field-value = Hodnota
field-westeros = Karty Westerosu
field-wildling_bottom = Spodní karta Divokých
field-wildling_top = Horní karta Divokých
field-wildlings = Divocí
field-window = Možnost zásahu
field-winner = Vítěz
value-hidden = lícem dolů
value-play = zahrání karet
value-use = schopnosti vůdců
value-place-hand = z ruky
value-failure = neúspěch
value-defense = obrana
value-support = podpora
value-cards = karty rodů
value-losses = ztráty
value-retreat = ústup
value-strength = vojenská síla
value-attacker = útočník
value-defender = obránce

# Kde má hra pro hodnotu vlastní slovo.
field-iron-throne-power = Moc
field-iron-throne-round = Kolo
value-house-baratheon = rod Baratheonů
value-house-greyjoy = rod Greyjoyů
value-house-lannister = rod Lannisterů
value-house-martell = rod Martellů
value-house-stark = rod Starků
value-house-tyrell = rod Tyrellů
value-place-deck = z balíčku
value-stage-abilities = texty karet
value-stage-end = konec
