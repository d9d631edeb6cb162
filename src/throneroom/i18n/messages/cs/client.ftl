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

home-again = Hrát znovu? ({ $count })
nav-pages = Stránky
nav-play = Hrát
nav-me = Ty
home-new = Posaď se. Hra začne hned.
home-back = { $name }, nikdo na tebe nečeká.
home-called = { $name }, zvou tě k další partii.
home-done = Všechny tvoje tahy jsou hotové
home-differ = Čím se hry liší
home-others = Rozhodují ostatní
lost-title = Svíčka zhasla
no-matches = Zatím žádná dohraná partie
no-matches-note = Co odehraješ, zůstane uloženo na tomto zařízení.
no-matches-keep = Mít to i na jiných.
finished-won = Vítězství je tvoje
owed-title = { $count ->
    [one] Čeká na tebe jedno rozhodnutí
    [few] Čekají na tebe { $count } rozhodnutí
   *[other] Čeká na tebe { $count } rozhodnutí
}
owed-wait = { $count ->
    [one] Čeká { $names }
    [few] Čekají { $names }
   *[other] Čekají { $names }
}
owed-do = Na tah
owed-go = K partii
candle-left = zbývá { $time }
candle-out = čas vypršel
rows-decide = { $count ->
    [one] Rozhoduje { $names }
    [few] Rozhodují { $names }
   *[other] Rozhodují { $names }
}
rows-sit = Posadit se
play-friends = S přáteli
play-bots = Boti
play-any-colour = Kterákoli barva
play-any-house = Kterýkoli rod
play-as = { $count ->
    [one] { $house }, proti { $count } botovi
    [few] { $house }, proti { $count } botům
   *[other] { $house }, proti { $count } botům
}
level-random = snadní
level-greedy = ctižádostiví
lasts-bloody-throne = asi 20 minut
lasts-iron-throne = asi hodina
lasts-westeros = dvě hodiny a víc
home-play = Hrát
home-lead = Tři hry plné intrik, proti botům nebo s přáteli přes odkaz. Bez účtu; pravidla ti hra sama vysvětlí.
home-waiting = Rozehrané
home-open = Otevřené partie
home-replays = Dohrané
record-bring = Přehrát soubor se záznamem
record-checking = Záznam se kontroluje…
play-now = Hrát hned
play-house = Rod
play-colour = Barva
play-any = Je to jedno
players-range = { $least } až { $most } hráčů
about-bloody-throne = Skryté karty ve společné řadě. Kdy ukážeš svou a koho zasáhneš?
about-iron-throne = Nepřátelství, nebo příměří, položené lícem dolů. Komu dnes věříš?
about-westeros = Tajné rozkazy na mapě, bitvy a sedm hradů nebo pevností k ovládnutí.
rules = Pravidla
your-move = Jsi na tahu
match-playing = přemýšlejí ostatní
match-put-aside = Odloženo
match-put-aside-why = V uloženém záznamu této partie je něco poškozeno, proto byla zastavena dřív, než by kvůli tomu někdo mohl o něco přijít. Vše, co se odehrálo, zůstává uloženo. Správce serveru ji vidí a může se ji pokusit obnovit.
stopped-phase = Ukončeno
match-abandoned = Tato partie byla ukončena bez výsledku.
free-seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
seats-taken = Obsazeno { $taken } { $all ->
    [one] z { $all }
    [few] ze { $all }
    [6] ze { $all }
    [7] ze { $all }
   *[other] z { $all }
} míst
moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
winner = Vítěz

create-title = Vlastní partie
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
create-name = Název partie
create-do = Založit partii
bot-greedy = Ctižádostivý bot
bot-random = Náhodný bot
pace-none = Bez časového limitu
pace-live = Naživo, { $seconds } s na rozhodnutí
pace-live-bank = Naživo, { $seconds } s na rozhodnutí a { $reserve } v rezervě
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

table-seats = Místa
visibility-private = jen na pozvání
visibility-public = otevřeno všem
room-call = Pozvi přátele
late-none = Nikdo nespěchá. Za toho, kdo je na tahu a není tu, může hrát bot, dokud se nevrátí.
late-live = Za toho, kdo nestihne čas, se rozhodne samo; po dvou takových rozhodnutích za sebou drží místo bot, dokud se hráč nevrátí.
late-days = Za toho, kdo nestihne čas, se rozhodne samo; po dvou takových rozhodnutích za sebou drží místo bot, dokud se hráč nevrátí.
seat-free = volné
seat-kept = čeká na hráče { $name }
seat-me = ty
seat-here = je tady
seat-away = není tady
seat-sit = Sednout si sem
seat-sit-too = Sednout si i sem, u tohoto zařízení
seat-add-bot = Přidat bota
seat-leave = Opustit místo
seat-clear = Uvolnit místo
swap-move = Přesednout sem
swap-ask = Navrhnout výměnu
swap-asked = výměna navržena: { $name }
swap-not = Vzít zpět
swap-offer = { $name } si s tebou chce vyměnit místo
swap-agree = Vyměnit
swap-decline = Ne
seat-caretaker = hraje zástupce
seat-done = má zvoleno
seat-secret = volí tajně
seat-thinks = přemýšlí
seat-look = Podívat se odsud
hand-over = Na řadě: { $seat }
hand-over-note = Dokud nepotvrdíš, že máš zařízení u sebe, nic se neukáže.
hand-over-me = Hraju za { $whom }
hand-over-rather = Ne, hraju za { $whom }
start-needs = { $count ->
    [one] Ještě je volné jedno místo.
    [few] Ještě jsou volná { $count } místa.
   *[other] Ještě je volných { $count } míst.
}
start-kept = Čeká se na tyto hráče: { $names }.
start-ready = Všechna místa jsou obsazená.
start-wait = Partii spustí hostitel: { $name }.
start-gone = Kdo tuto partii založil, tu už dlouho není. Můžeš ji převzít a spustit.
start-own = Převzít partii
start-do = Začít
start-random = Začít a místa vylosovat
table-close = Zrušit partii
invite-link = Pozvánka
invite-copy = Kopírovat pozvánku
invite-share = Poslat pozvánku
invite-copied = Zkopírováno
copy-yourself = Prohlížeč nedovolil kopírování. Odkaz je označený: stiskni Ctrl+C, nebo na něm podrž prst.
invite-qr = QR kód
invite-new = Vytvořit pozvánku
invite-another = Nová pozvánka místo této
invite-withdraw = Zrušit pozvánku
invite-withdrawn = Pozvánka už nikam nevede.
invite-late = Kdo má pozvánku, může se dívat, a je-li to dovoleno, převzít místo bota.
invited-asks = { $name } tě zve do partie. Posaď se na volné místo, účet není potřeba.
invited-speaks = Jazyk zvoucího: { $language }.
invited-note = Partii spustí hostitel.
invited-sit = Sednout si ke stolu
invited-watch = Jen se dívat
invited-host = Hostitel
invited-free = { $count ->
    [0] Žádné místo není volné.
    [one] Jedno místo je volné.
    [few] { $count } místa jsou volná.
   *[other] { $count } míst je volných.
}
invited-late = Partie už běží: převezmeš místo po botovi.
invited-take-over = Převzít

players = Hráči
round-of = Kolo { $round } { $rounds ->
    [one] z { $rounds }
    [few] ze { $rounds }
    [6] ze { $rounds }
    [7] ze { $rounds }
   *[other] z { $rounds }
}
round-now = { $round }. kolo
board = Herní plán
decision = Rozhodnutí
decisions = Rozhodnutí
tabs = Průběh hry a chat
tab-board = Plán
tab-players = Hráči
tab-log = Průběh
tab-chat = Chat
tab-cards = Karty
tab-more = Více
tab-choices = Možnosti
tab-text = Stůl v textu
tab-result = Výsledek
tab-rules = Pravidla
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
seat-away-since = pryč, naposledy tu { $since }
seat-left = nechává hrát bota
seat-nudged = výzva odeslána
seat-handle = Co s tímto místem
seat-lost = Toto místo už není tvoje. Vidíš to, co diváci.
your-move-nudged = Jsi na tahu, ostatní čekají
leave-seat = Nechat za sebe hrát bota
leave-note = Bot hraje za tebe, dokud se nevrátíš; místo zůstává tvoje a ostatní se to dozvědí.
leave-sure = Odejít
left-now = Teď za tebe hraje bot.
left-back = Vzít si místo zpět
your-move-nudged-by = { $name } čeká na tvůj tah
nudge-do = Vyzvat k tahu: { $name }
nudge-note = Jedno upozornění, jednou za rozhodnutí. Vidí to všichni.
nudge-done = Výzva k tahu je odeslána: { $name }.
keep-do = Ať hraje bot: { $name }
keep-note = Dokud se hráč nevrátí; pak má své místo hned zpět.
keep-later = Bot může hrát za { $time }, pokud bude hráč stále pryč.
give-do = Natrvalo předat místo botovi
give-note = { $name } o místo přijde a může se jen dívat. Potom ho můžeš odkazem na místo předat někomu jinému.
give-want = Chci, aby toto místo dostal bot
give-not = Už to nechci
give-want-note = Až to budou chtít všichni ostatní lidé u stolu, bude za hráče { $name } hrát bot: je-li pryč, natrvalo; je-li tady a dlouho neodpovídá, dokud si místo nevezme zpět.
give-agreed = Chtějí to: { $names }
give-link = Vytvořit odkaz na místo
give-link-note = Kdo ho použije první, hraje na tomto místě. Platí jednou a půl hodiny.
create-latecomers = Kdo přijde pozdě, může hrát místo bota
stop-match = Ukončit partii
stop-note = Partie skončí bez výsledku, když si to přejí všichni, kdo hrají.
stop-sure = Ano, chci skončit
stop-waits = Chceš skončit. Ostatní zatím nesouhlasili.
stop-not = Přece jen hrát dál
stop-asked = { $count ->
    [one] Partii chce ukončit { $names }.
    [few] Partii chtějí ukončit { $names }.
   *[other] Partii chtějí ukončit { $names }.
}
stop-agree = Souhlasím
stop-refuse = Ne, hrajme dál
stop-agreed = Souhlas: { $names }
stop-open = Zatím ne: { $names }
watching = Jen se díváš. Vidíš to, co smí vidět každý; karty v ruce a tajné volby zůstávají skryté.
keys = Klávesy
key-decision = k rozhodnutí
key-board = k plánu
key-log = k průběhu hry
key-chat = k chatu
key-text = přepnout textový a nakreslený plán
key-focus = k tomu, na co se hra ptá
key-keys = tento seznam
key-threats = kdo co ohrožuje (Westeros)
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
late-bot = Na tomto místě ({ $seat }) dosud hrál bot.
late-person = Na tomto místě ({ $seat }) před tebou hrál někdo jiný: { $name }.
late-things = { $count ->
    [one] Co se tu stalo, říká jedna událost.
    [few] Co se tu stalo, říkají { $count } události.
   *[other] Co se tu stalo, říká { $count } událostí.
}
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
log-about = Zobrazit
log-all = vše
log-newest = K nejnovějším
chat-all = Všem
chat-whom = Komu
chat-to = komu: { $seat }
chat-gallery = diváci
chat-text = Napiš zprávu…
chat-later = Není spojení. Jakmile se obnoví, řekne se: { $text }
chat-say = Odeslat
chat-empty = Zatím tu není žádná zpráva.
chat-about = Možnosti: { $name }
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
sheet-will-send = Není spojení. Tvoje volba se odešle, jakmile se obnoví.
sheet-will-send-this = Není spojení. Jakmile se obnoví, odešle se: { $choice }
sheet-cut = Není spojení. Ve volbě budeš moci pokračovat, jakmile se obnoví.
sheet-cancel = Neodesílat mou volbu
unsent-this = Tvoje volba se neodeslala: { $choice }
unsent = Tvoje volba se neodeslala.
unsent-back = Otázka se změnila. { $why }
sheet-waiting = Odesláno. Čeká se na ostatní.
sheet-waiting-for = Odesláno. Teď volí: { $whom }.
sheet-change = Změnit volbu

# On the table: what the two buttons beside the question are for; to put the last thing taken back; to send what was chosen (short).
stage-acts = Potvrdit, vzít zpět, předat
stage-back = Vzít zpět
stage-confirm = Potvrdit
# In the line above the table; a button that opens the log. $count: how many things were told.
stage-since = { $count ->
    [one] { $count } událost od tvého tahu
    [few] { $count } události od tvého tahu
   *[other] { $count } událostí od tvého tahu
}
sheet-size = Zobrazit z rozhodnutí více nebo méně
back-to-decision = Zpět k rozhodnutí

# What is asked after the first part of a choice, by the kind of the decision and the part.
step-place-spot = Vyber místo v řadě.
step-move-spot = Vyber místo v řadě.
step-march-unit = Kam půjde { $unit }?
step-march-token = Zanecháš v oblasti žeton moci?
step-raven-order = Vyber nový rozkaz.
step-raid-target = Vyber cíl nájezdu.
step-power-use = Moc, nebo verbování?
step-tie-seat = Který rod je další v pořadí?
hint = O co jde?
hint-never = Nezobrazovat nápovědu
time-left = Zbývá
time-left-bank = { $own } na toto rozhodnutí, pak { $reserve } v rezervě na celou partii
deadline-draft = Pak platí to, co je zatím vybráno, pokud je to dovolené; jinak výchozí volba.
idle-over = Partie skončila.
over-results = Výsledky
idle-waiting = Na tahu: { $whom }.
idle-secret = Tajně volí: { $whom }. Kdo už zvolil, se nikdo nedozví.
idle-away = { $seat } – pryč od { $since }
idle-away-more = { $seat } – pryč od { $since } – a další, kdo tu nejsou ({ $count })
idle-handle = { $name } tu není: možnosti
idle-moment = Okamžik…
play-skip = Přeskočit
play-skip-decision = K rozhodnutí
play-repeat = Přehrát znovu poslední kolo
blocked = Teď nejde ({ $count })
why-not = Proč ne?
not-allowed = Není dovoleno
between = { $least } až { $most }
some-chosen = Vybráno: { $count }.
some-more = Je třeba vybrat další.
step-change = Změnit
step-or-send = Vyber další, nebo odešli.
slots-filled = vybráno { $count } { $all ->
    [one] z { $all }
    [few] ze { $all }
    [6] ze { $all }
    [7] ze { $all }
   *[other] z { $all }
}
slots-fill = Doplnit zbytek za mě
slot-open = volné
amount-open = Zatím není zvoleno žádné číslo.

result-title = { $count ->
    [one] Vítěz: { $winners }
    [few] Vítězové: { $winners }
   *[other] Vítězové: { $winners }
}
result-won = Vítězství je tvoje!
result-shared = O vítězství se dělíš. Další vítězové: { $others }.
result-place = { $place }. místo { $all ->
    [one] z { $all }
    [few] ze { $all }
    [6] ze { $all }
    [7] ze { $all }
   *[other] z { $all }
}.
result-takes = { $count ->
    [one] Trůn: { $winners }
    [few] O trůn se dělí { $winners }
   *[other] O trůn se dělí { $winners }
}
result-standings = Pořadí
result-again = Ještě jednou ve stejné sestavě?
result-share = Sdílet
result-replay = Přehrát
result-rematch = Hrát znovu
result-record = Stáhnout záznam
again-wants = { $count ->
    [one] Znovu chce hrát { $names }.
    [few] Znovu chtějí hrát { $names }.
   *[other] Znovu chtějí hrát { $names }.
}
again-sit = Sednout si
again-not = Tentokrát ne
again-go = K nové partii
again-seats = Místa
again-kept = jako minule
again-rotated = každý o jedno dál
again-dealt = rozlosovat na začátku

match-private = Tato partie je jen pro své hráče
match-private-how = Přihlas se a můžeš pokračovat. Pokud hraješ jako host, otevři odkaz v prohlížeči, ve kterém hraješ, nebo si řekni o pozvánku.

me-account = Účet
me-has-account = Máš účet a můžeš se přihlásit odkudkoli.
me-make-account = S přihlašovacím jménem a heslem se vrátíš z jakéhokoli zařízení.
me-sign-in = Přihlas se a najdeš tu své partie.
me-login = Přihlašovací jméno
me-password = Heslo
me-forgotten = Zapomenuté heslo?
me-notices = Upozornění
me-admin = Pro správce
me-create = Založit účet
me-as-guest = Hrát jako host
me-sign-out = Odhlásit se
me-sign-out-warning = Nemáš účet: po odhlášení se ke svým partiím už nevrátíš.
me-shown = Zobrazení
me-rename = Změnit jméno
set-speed = Rychlost přehrávání
speed-slow = Pomalu (½×)
speed-normal = Běžně (1×)
speed-fast = Rychle (2×)
speed-fastest = Velmi rychle (4×)
speed-off = Hned
set-hints = Nápověda
hints-first = V prvních partiích
hints-always = Vždy
hints-never = Nikdy
set-sound = Zvuk
set-volume = Hlasitost
set-keys = Klávesové zkratky (D, M, L…)
set-confirms = Vždy chtít potvrzení, i když lze volbu změnit nebo vzít zpět
ask-everywhere = Ptát se mě při každé příležitosti, i když mohu jen pasovat
rules-search = Hledat v pravidlech
rules-page = Pravidla jako stránka
rules-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}

# Jak se na plánu slovy nazývají hodnoty.
field-ability = Schopnost
field-acts = Činy
field-area = Oblast
field-armies = Armády
field-army = Armáda
field-alive = Naživu
field-answers = V odpověď na
field-areas = Oblasti
field-aside = Odložené karty
field-awaited = Na tahu
field-bans = Zakázané rozkazy
field-barrels = Sudy
field-bid_for = Draží se o
field-bidding = Porovnání nabídek
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
field-decides = Rozhoduje součet
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
field-highest = Nejvyšší
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
field-lowest = Nejnižší
field-march = Pochod
field-muster = Verbování
field-nearly = Chybí jediný hrad k výhře
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
field-strength = Síla
field-sum = Součet
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
field-used = Použité žetony
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
