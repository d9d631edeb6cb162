# Příkazová řádka: nápověda, tabulky, výzvy a chyby. Slova v `obrácených apostrofech`, přepínače
# (--json), příkazy (`undo`) a jména souborů lidé píší doslova, a proto se nepřekládají.
#
# Slovník: přepínač = option příkazu, nastavení = option hry, možnost = choice, místo = seat,
# partie = jedna odehraná hra, záznam = record, tah = action.

## Help of the program and of its commands (throneroom --help, throneroom COMMAND --help)

help-app = Deskové hry plné intrik s přesnými pravidly, která se sama vysvětlují.
help-games = Vypsat hry.
help-play = Hrát v terminálu proti botům.
help-simulate = Nechat boty odehrát mnoho partií a spočítat výsledky.
help-check = Ověřit soubory se scénáři: postavení, tahy a co má platit potom.
help-replay = Zobrazit zaznamenanou partii tah za tahem.
help-verify = Přehrát zaznamenané partie znovu a zkontrolovat každý řádek.
help-rules = Zobrazit pravidla hry, způsob jejich dodržování a testy, které ho dokládají.
help-bench = Změřit rychlost her.
help-usage = Použití:
help-options = Přepínače
help-arguments = Argumenty
help-commands = Příkazy
help-examples = Příklady
help-bots = Boti
help-bot-greedy = vždy zvolí, co se právě teď zdá nejlepší; dopředu nepřemýšlí
help-bot-random = vybírá náhodně
help-required = [povinné]
help-default = [výchozí: { $value }]

## Placeholders in help pages, in capitals: what has to be put there

metavar-command = PŘÍKAZ
metavar-options = PŘEPÍNAČE
metavar-game = HRA
metavar-rule = PRAVIDLO
metavar-file = SOUBOR
metavar-file-optional = [SOUBOR]
metavar-directory = ADRESÁŘ
metavar-number = ČÍSLO
metavar-seat = MÍSTO
metavar-bots = BOTI
metavar-option = JMÉNO=HODNOTA
metavar-language = JAZYK
metavar-seed = SEMÍNKO

## Help of the options and arguments

opt-help = Zobrazit tuto nápovědu.
opt-version = Zobrazit verzi.
opt-lang = Jazyk: en, cs nebo hu; jinak podle THRONEROOM_LANG nebo LANG.
opt-json = Vypsat data ve formátu JSON.
opt-seed = Semínko náhody: stejné semínko dá stejnou partii.
opt-option = Nastavení hry; lze uvést vícekrát.
opt-players = Počet hráčů.
opt-games = Kolik partií odehrát.
opt-bots-simulate = Seznam botů oddělených čárkami; zbylá místa obsadí `random`. Po každé partii si vymění místa.
opt-bots-play = Seznam botů, proti kterým hraješ, oddělených čárkami; poslední obsadí i zbylá místa.
opt-jobs = Kolik procesů pracuje najednou; 0 znamená jeden na procesor. Na výsledku se tím nic nemění.
opt-check-invariants = Po každém tahu ověřit, že stav na stole dává smysl.
opt-keep-errors = Uložit záznam každé nezdařené partie do tohoto adresáře.
opt-seat-play = Kód tvého místa ({ $seats }); jinak první místo.
opt-seat-replay = Zobrazit jen to, co bylo vidět z tohoto místa ({ $seats }).
opt-resume = Pokračovat v uložené hře: v uvedené, nebo bez souboru v té naposledy opuštěné.
opt-save = Kam hru uložit, až ji opustíš; jinak: { $file }
opt-ask-everywhere = Ptát se tě při každé příležitosti, i když můžeš jen pasovat.
opt-step = Zobrazit postavení po tomto počtu tahů.
opt-coverage = U každého pravidla zobrazit způsob dodržování a testy, které ho dokládají.
opt-write-coverage = Znovu zapsat soubor pokrytí podle testů ve zdrojovém stromu.
arg-game = Označení hry, jak je vypisuje `throneroom games`.
arg-rule = Označení pravidla.
arg-scenarios = Soubory se scénáři ve formátu YAML.
arg-record = Soubor se zaznamenanou partií.
arg-records = Soubory se zaznamenanými partiemi.

## Errors. All are printed on the error stream after the word below.

error = Chyba: { $message }
error-hint = Nápověda: { $command }
error-file-missing = Soubor „{ $file }“ neexistuje.
error-file-directory = „{ $file }“ je adresář, ne soubor.
error-file-permission = „{ $file }“ nelze otevřít; chybí oprávnění.
error-file-other = „{ $file }“ nelze použít ({ $reason }).
error-file-binary = „{ $file }“ není textový soubor.
error-file-large = „{ $file }“ je příliš velký: { $size } MB, čte se nejvýše { $limit } MB.
error-yaml = „{ $file }“ není správný YAML: řádek { $line }, sloupec { $column }
error-yaml-nowhere = „{ $file }“ není správný YAML.
error-scenario-file = „{ $file }“ není soubor se scénáři: musí uvádět `game` a mít seznam `scenarios`.
error-scenario = „{ $file }“: { $text }
error-record = „{ $file }“, řádek { $line }: { $message }
error-file-write = „{ $file }“ nelze zapsat ({ $reason }).
error-save-foreign = „{ $file }“ už existuje a není to uložená hra; zůstává beze změny.
error-save-missing = Žádná hra není uložena. Byla by zde: „{ $file }“
error-save-over = Hra v souboru „{ $file }“ už skončila. Prohlédneš si ji takto: { $command }
error-resume-with = { $name } nelze uvést spolu s --resume; určuje to uložená hra.
error-resume-seat = „{ $file }“ není hra člověka proti botům; není v něm uvedeno ničí místo.
error-number = { $name } musí být celé číslo, ne „{ $given }“.
error-number-least = { $name } musí být nejméně { $least }, ne { $given }.
error-number-range = { $name } musí být od { $least } do { $most }, ne { $given }.
error-option-form = --option vyžaduje tvar JMÉNO=HODNOTA, ne „{ $given }“.
error-option-twice = Nastavení „{ $name }“ je uvedeno dvakrát.
error-bots-many = Příliš mnoho botů: { $given }; zde jich smí být nejvýše { $most }.
error-bots-empty = V „{ $given }“ chybí jméno bota.
error-seat-empty = Místo „{ $given }“ je při počtu hráčů { $players } prázdné.
error-rule = Pravidlo „{ $given }“ v této hře není.
error-rule-near = Možná: { $known }
error-game-missing = Uveď hru: { $known }
error-language = Jazyk „{ $given }“ není k dispozici. Na výběr: { $known }
error-command = Příkaz „{ $given }“ neexistuje. Na výběr: { $known }
error-no-option = Přepínač { $name } neexistuje.
error-no-option-near = Přepínač { $name } neexistuje. Možná: { $known }
error-option-value-missing = Přepínač { $name } vyžaduje hodnotu.
error-option-value-extra = Přepínač { $name } se uvádí bez hodnoty.
error-argument-missing = Chybí argument: { $name }
error-option-missing = Chybí přepínač: { $name }
error-arguments-extra = Příliš mnoho argumentů: { $text }
error-usage = Příkazová řádka nedává smysl: { $text }
error-checkout = Soubor pokrytí lze zapsat jen ve zdrojovém stromu s testy.
error-interrupted = Přerušeno.
error-internal = V programu se něco pokazilo: { $text }
error-internal-hint = Dej nám o tom prosím vědět. Více ukáže THRONEROOM_DEBUG=1.

## Column headings of tables

col-id = Označení
col-title = Název
col-players = Hráči
col-rules = Počet pravidel
col-options = Nastavení
col-seat = Místo
col-bot = Druh bota
col-wins = Výhry
col-share = Podíl
col-rule = Pravidlo
col-page = Strana
col-kept = Dodržování
col-tests = Testy
col-player = Hráč
col-points = Body
col-place = Pořadí

## throneroom games

games-players = { $least }–{ $most }
games-options = { $title } ({ $name }) – nastavení

## throneroom simulate: a table of results, one line each

sim-title = { $title }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
sim-games = Partie
sim-decisions = Rozhodnutí
sim-mean-decisions = Rozhodnutí na partii
sim-seconds = Sekundy
sim-games-per-second = Partie za sekundu
sim-decisions-per-second = Rozhodnutí za sekundu
sim-errors = Chyby
sim-hash = Otisk záznamů
sim-wins-by-seat = Výhry podle místa
sim-wins-by-bot = Výhry podle bota
sim-progress = Hraje se
sim-error = Partie { $number } selhala: { $text }
sim-error-kept = Partie { $number } selhala: { $text } – záznam: { $file }

## throneroom rules

kept-enforced = vynucuje program
kept-structural = zabudováno
kept-procedure = provádí program
kept-server = hlídá server
kept-house-rule = domácí pravidlo
kept-deviation = odchylka
kept-unsure = nejisté
kept-enforced-means = Možnost, která pravidlu odporuje, odmítne.
kept-structural-means = Data pravidlo porušit nedovolí.
kept-procedure-means = Pravidlo vykonává některý z kroků programu.
kept-server-means = Dbá na ně herní server.
kept-house-rule-means = Kniha mlčí; rozhodnutí je naše.
kept-deviation-means = Program se tu od knihy liší.
kept-unsure-means = Kniha tu není jednoznačná.
rules-page = strana { $page }
rules-no-page = výklad, bez strany
rules-tests = Doloženo testy (soubor a název)
rules-no-tests = žádný test
rules-reason = Důvod
rules-note = Poznámka
rules-count = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rules-coverage = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}, doloženo testem: { $shown }
rules-written = Zapsáno: { $file } ({ $count })

## throneroom check

check-ok = platí
check-failed = NEPLATÍ
check-wanted = má být
check-found = je
check-summary-broken = { $count ->
    [one] { $count } scénář
    [few] { $count } scénáře
   *[other] { $count } scénářů
}: { $held } platí, { $failed } neplatí, { $broken } nedává smysl
check-summary = { $count ->
    [one] { $count } scénář
    [few] { $count } scénáře
   *[other] { $count } scénářů
}, { $failed ->
    [0] vše platí
    [one] { $failed } neplatí
    [few] { $failed } neplatí
   *[other] { $failed } neplatí
}

## throneroom replay and throneroom verify

replay-title = { $title }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
replay-step = Po tahu { $step } z { $most }
replay-prompt = n další, p předchozí, číslo tahu, q konec
replay-first = Tady je začátek.
replay-last = Tady je konec.
replay-unfinished = Partie není dohraná.
error-step = Záznam má tahy 0 až { $most }; tah { $given } v něm není.
verify-won = { $file }: v pořádku, { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}, { $seats_count ->
    [one] vítěz: { $seats }
    [few] vítězové: { $seats }
   *[other] vítězové: { $seats }
}
verify-unfinished = { $file }: v pořádku, { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}, nedohráno

## throneroom play: prompts and answers

play-welcome = { $title }. Hraješ jako { $seat }.
play-bot = { $seat }: bot { $bot }
play-hint = Napiš číslo možnosti, nebo slova vpravo od ní; ? volbu vysvětlí, `help` vypíše příkazy.
play-resumed = Pokračuje se: { $file }
play-turn = { $seat }: { $question }
play-part = Další volba: { $slot }
play-back = zpět
play-done = hotovo
play-number = Možnost { $given } tu není; zadej { $most ->
    [1] číslo 1.
   *[other] číslo od 1 do { $most }.
}
play-refused-hint = Napiš `why` a uvidíš vše, co teď není možné, i s důvody.
play-refused-ask = Napiš ? a uvidíš možnosti i jejich pravidla.
play-rules = Pravidla
play-default = Výchozí volba: { $text }
play-notation = Slovy
play-blocked = Co teď není možné
play-blocked-none = Teď je možná každá z nabízených voleb.
play-blocked-number = Možnost { $number } ({ $text }) teď není možná. { $message }
play-why-allowed = Tohle je možné: { $text }
play-rules-none = O „{ $text }“ žádné pravidlo nemluví.
play-rules-more = { $count ->
    [one] A ještě { $count } pravidlo; přidej slovo a bude jich méně.
    [few] A ještě { $count } pravidla; přidej slovo a bude jich méně.
   *[other] A ještě { $count } pravidel; přidej slovo a bude jich méně.
}
play-rules-topics = Připiš označení pravidla, nebo slova, která se mají hledat. Pravidla mluví o tomto: { $message }
play-cards = Karty
play-log = Záznam hry
play-log-empty = Zatím se nic nestalo.
play-undone = { $count ->
    [one] Vrácen { $count } tah.
    [few] Vráceny { $count } tahy.
   *[other] Vráceno { $count } tahů.
}
play-undo-none = Zatím nemáš žádný tah, který by šlo vrátit.
play-undo-learned = Tah nelze vrátit: od té doby se někdo něco dozvěděl nebo táhl někdo jiný.
play-saved = Záznam partie uložen: { $file }
play-continue = Pokračovat můžeš takto: { $command }
play-help-number = vybrat ze seznamu
play-help-back = zpět, má-li volba více částí
play-help-words = vybrat slovy, třeba: { $full }; každé slovo lze zkrátit: { $text }
play-help-words-what = slova
play-help-seats = hráči ve slovech: { $seats }
play-help-question = vysvětlit toto rozhodnutí a jeho pravidla
play-help-why = vysvětlit, proč něco nejde; bez čísla i slov vypsat vše, co teď nejde
play-help-why-what = číslo|slova
play-help-rules = hledat v pravidlech hry
play-help-rules-what = označení|slova
play-help-cards = zobrazit své karty a jejich efekty
play-help-log = zobrazit, co se dosud stalo
play-help-undo = vrátit svůj poslední tah; nejde to, jakmile táhl jiný hráč nebo se kdokoli dozvěděl něco nového
play-help-save = uložit hru: { $file }
play-help-quit = uložit hru a odejít; `throneroom play --resume` v ní pokračuje
play-help-help = zobrazit tento seznam
play-help-board = znovu nakreslit stůl

## The end of a game

play-over = Konec hry
play-winners = { $seats_count ->
    [one] Vítěz: { $seats }
    [few] O vítězství se dělí: { $seats }
   *[other] O vítězství se dělí: { $seats }
}
play-you-won = Vítězství je tvoje!
play-you-shared = Vítězství je i tvoje!
play-you-lost = Tentokrát to nevyšlo.
play-derivation = Jak se rozhodlo o vítězi

## throneroom bench: one table per game, a line for each number of players. Short headings, units last.

bench-clone-us = Kopie µs
bench-step-us = Krok µs
bench-options-us = Výčet µs
bench-view-us = Pohled µs
bench-sample-world-us = Svět µs
bench-playouts-per-second = Partie/s
bench-decisions-per-second = Rozhodnutí/s
bench-opt-seconds = Kolik sekund měřit každou hru při každém počtu hráčů.
bench-error-seconds = --seconds musí být číslo od { $least } do { $most }, ne „{ $given }“.

percent = { $text } %

play-not-saved = Neproběhl žádný tvůj tah, uložena zůstává starší partie: { $file }

## throneroom cards: card sets of The Iron Throne. Words in code marks are typed in the files and not translated.

help-cards = Zkontrolovat sadu karet Železného trůnu, vypsat její karty nebo jednu zobrazit.
arg-cards-action = Co udělat: zkontrolovat soubor (check), vypsat všechny karty (list), nebo jednu zobrazit (show).
arg-cards-name = Soubor ke kontrole, nebo označení karty k zobrazení.
metavar-file-or-card = SOUBOR|KARTA
opt-card-set = Sada karet ve formátu YAML; její karty nahradí vestavěné.
opt-card-source = Zobrazit kartu tak, jak se zapisuje v sadě karet.
error-cards-action = S kartami nelze udělat „{ $given }“. Na výběr: { $known }
error-card = Karta „{ $given }“ neexistuje.
error-card-set = „{ $file }“ není správná sada karet ({ $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}). Proč, ukáže: { $command }
cards-good = { $file }: v pořádku; { $leaders ->
    [one] { $leaders } vůdce
    [few] { $leaders } vůdci
   *[other] { $leaders } vůdců
}, { $cards ->
    [one] { $cards } karta postavy
    [few] { $cards } karty postav
   *[other] { $cards } karet postav
}, { $events ->
    [one] { $events } událost
    [few] { $events } události
   *[other] { $events } událostí
}
cards-leaders = Vůdci
cards-cards = Karty postav
cards-events = Události
cards-status = Původ
cards-when = Kdy
cards-who = Kdo
cards-limit = Jak často
cards-effect = Efekt
cards-notes = Výklad (anglicky)
cards-status-fact = tištěný text je známý
cards-status-completes_partial = doplňuje zčásti známou kartu
cards-status-original = náš vlastní návrh
cards-limit-once_per_round = jednou za kolo
cards-limit-once_per_game = jednou za hru
cards-who-any_player = kterýkoli hráč
cards-who-active_player = aktivní hráč
cards-who-challenger = Vyzyvatel
cards-who-participating_player = účastník Střetnutí
cards-who-supporting_player = podporující hráč
cards-who-offering_player = hráč, který se chystá nabídnout podporu
cards-when-before_hostages_acted = na začátku kola, před propouštěním a mučením rukojmích
cards-when-after_hostages_acted = na začátku kola, po propouštění a mučení rukojmích
cards-when-after_event_draw = po tažení karty události
cards-when-before_active_draw = než si aktivní hráči líznou karty
cards-when-after_active_power = poté, co aktivní hráči přesunou Moc
cards-when-before_support_offer = než hráč nabídne podporu
cards-when-after_support = po odpovědích na všechny nabídky podpory
cards-when-before_cards_chosen = na začátku fáze Střetnutí, před vyložením karet
cards-when-cards_chosen_facedown = když karty leží lícem dolů
cards-when-after_cards_revealed = po odhalení karet
cards-when-during_totals = při Nepřátelství, než jsou součty konečné
cards-when-winner_determined = když je znám vítěz, před odměnami
cards-when-before_negotiation = při Příměří, před vyjednáváním
cards-when-after_negotiation = při Příměří, po vyjednávání
cards-when-rewards = po rozdání odměn
cards-when-before_penalties = před postihy
cards-when-after_penalties = po postizích
cards-when-before_hostages_taken = před zajímáním rukojmích
cards-when-after_hostages_taken = po zajímání rukojmích
cards-when-before_refill = než se žetony vrátí a ruce doplní
cards-when-after_refill = na konci kola, po doplnění rukou
cards-when-reaction_to_character_card = když byla právě zahrána karta postavy
cards-problem-yaml = Toto není správné YAML (sloupec { $column }). Často chybí uvozovky kolem textu s dvojtečkou, nebo je řádek odsazen tabulátorem či jinak než řádek nad ním.
cards-problem-duplicate = `{ $word }` je uvedeno dvakrát.
cards-problem-unknown-key = Klíč `{ $word }` tu být nemůže. Na výběr: { $allowed }
cards-problem-unknown-word = `{ $word }` není slovo pro `{ $type }`. Na výběr: { $allowed }
cards-problem-unknown-card = Karta `{ $word }` neexistuje.
cards-problem-unknown-id = `{ $word }` nemůže být v `{ $section }`; taková postava ani karta neexistuje.
cards-problem-missing-key = Chybí klíč `{ $key }`.
cards-problem-wrong-type = Zde má být `{ $wanted }`, ale je tu { $message }.
cards-problem-not-one-key = `{ $type }` musí být slovo nebo mapa s jedním klíčem; počet klíčů této mapy: { $found }
cards-problem-missing-argument = `{ $word }` vyžaduje argument: { $wanted }
cards-problem-extra-argument = `{ $word }` se uvádí bez argumentu; napiš samotné slovo.
cards-problem-wrong-arity = Nesprávný počet argumentů za `{ $word }`: { $found }; má jich být: { $wanted }
cards-problem-negative = Množství nemůže být záporné: { $found }
cards-problem-range-order = Dolní mez rozsahu { $low } je vyšší než horní mez { $high }.
cards-problem-too-deep = Vnoření je příliš hluboké; úrovní smí být nejvýše { $most }.
cards-problem-too-large = Sada má slov a čísel celkem { $found }; smí jich být nejvýše { $most }.
cards-problem-too-long = Text má znaků celkem { $found }; smí jich být nejvýše { $most }.
cards-problem-too-many-steps = Tato schopnost má v nejhorším případě tolik kroků: { $found }. Povoleno je nejvýše { $most }. Vnořené `for_each` se násobí: každá úroveň se počítá pětkrát.
cards-problem-too-great = Číslo je příliš velké; nejvyšší možné je { $most }.
cards-problem-empty-ops = Seznam operací je prázdný.
cards-problem-empty-options = Seznam možností je prázdný.
cards-problem-cost-not-first = Cenou (`cost`) smí být jen první operace schopnosti.
cards-problem-not-a-cost = Operace `{ $word }` nemůže být cenou (`cost`). Na výběr: { $allowed }
cards-problem-no-context = `{ $word }` tu nic neznamená: { $message }
cards-problem-not-in-window = `{ $word }` se nehodí k okamžiku `{ $window }`.
cards-problem-past = V okamžiku `{ $window }` je na `{ $word }` už pozdě.
cards-problem-not-for-cards = Karty postav nelze hrát v okamžiku `{ $window }`; Střetnutí ještě nezačalo.
cards-problem-not-for-leaders = Vůdci nemohou využít okamžik `{ $window }`; patří jen kartám postav.
cards-problem-not-for-events = Událost nemůže využít okamžik `{ $window }`, jen `{ $wanted }`.
cards-problem-no-defender = Událost neurčuje Obránce; potřebuje operaci `choose_defender`.
cards-problem-private = `{ $word }` se tu smí ptát jen na ruku `{ $allowed }`, ne `{ $player }`; ostatní by se z toho něco dozvěděli.
cards-problem-private-not = `{ $word }` tu nemůže stát pod `not`; ostatní by se z toho něco dozvěděli.
cards-problem-unseen = Kartu nelze vybrat z `{ $word }` (`{ $player }`); kdo schopnost používá, tyto karty nevidí.
cards-problem-no-language = Text není v žádném jazyce. Na výběr: { $allowed }
cards-near = Nemá to být `{ $near }`?
cards-need-selector = `targets` to nevybírá, nebo to ještě není vybráno.
cards-need-for-each = existuje to jen uvnitř `for_each`.
cards-need-where = existuje to jen uvnitř `where`, které něco takového vybírá.
cards-need-player-candidate = vybírá se karta; jejím majitelem je `it_owner`.
cards-need-card-candidate = žádná karta se tu nevybírá.
cards-need-offer = existuje to jen v okamžiku `before_support_offer`.
cards-need-reaction = existuje to jen v okamžiku `reaction_to_character_card`.
cards-need-side = kdo schopnost používá, nemusí stát na žádné straně.
cards-need-cost = žádná operace před tím nemá `cost: true`.
cards-need-reveal = předtím není žádné `reveal`.
cards-need-look = předtím není žádné `look`.
cards-kind-nothing = prázdno
cards-kind-flag = true nebo false
cards-kind-number = číslo
cards-kind-word = slovo nebo prázdný text
cards-kind-list = seznam
cards-kind-map = mapa
cards-kind-other = něco jiného

# serve

help-serve = Nechat lidi hrát spolu po síti.
metavar-address = ADRESA
opt-host = Adresa, na které server poslouchá; 127.0.0.1 je jen tento počítač.
opt-port = Port, na kterém server poslouchá.
opt-open = Ukázat úvodní stránku v prohlížeči.
opt-database = Kam se partie ukládají: sqlite:///SOUBOR nebo postgresql://...
opt-workers = Kolik webových procesů; víc než jeden vyžaduje PostgreSQL.
serve-address = Server běží na { $text } (konec: Ctrl+C).
error-server-missing = Server není nainstalovaný: pip install 'throneroom[server]'.
error-setting = Nastavení v prostředí je chybné: { $text }
error-workers-sqlite = SQLite může mít jeden webový proces, ne { $given }. Pro víc použij PostgreSQL.
error-database = Databázi nelze použít: { $text }
error-host = Tento počítač nemá adresu, na které by mohl poslouchat: { $given }
error-port-taken = Port { $given } používá jiný program. Vyber jiný pomocí --port.
error-ports-taken = Všechny porty od { $least } do { $most } používají jiné programy. Vyber jiný pomocí --port.
error-port-permission = Na port { $given } nemáš dost práv. Vyber pomocí --port některý nad 1023.

# admin

help-admin = Udělat z někoho správce serveru.
metavar-login = PŘIHLAŠOVACÍ-JMÉNO
arg-login = Přihlašovací jméno účtu.
opt-remove = Práva zase odebrat.
admin-made = { $name } je teď správcem.
admin-removed = { $name } už není správcem.
error-login = Přihlašovací jméno { $given } nikdo nemá. Nejdřív je potřeba účet.

# migrate, backup, restore

help-migrate = Převést tabulky databáze serveru na tuto verzi. U SQLite to server dělá sám.
migrate-done = Databáze teď odpovídá této verzi.
migrate-nothing = Databáze už této verzi odpovídá.
help-backup = Zapsat vše, co server ukládá, do jednoho souboru, i za běhu. V souboru jsou tajemství (semínka partií, čím kdo dokládá, kdo je), proto ho smí číst jen vlastník (práva 0600): střež ho jako heslo.
arg-backup = Soubor, který se zapíše; starší se nahradí, až je nový celý.
backup-progress = Zapisuji
backup-done = { $file }: { $count ->
    [one] zapsán { $count } řádek
    [few] zapsány { $count } řádky
   *[other] zapsáno { $count } řádků
}. Soubor drž v tajnosti.
help-restore = Naplnit prázdnou databázi ze zálohy, ať vznikla z kterékoli databáze, a zkontrolovat každou partii. Server na ní nesmí běžet.
arg-restore = Soubor, který zapsal `throneroom backup`.
restore-progress = Čtu
restore-verifying = Kontroluji partie
restore-done = { $count ->
    [one] Obnovena { $count } partie
    [few] Obnoveny { $count } partie
   *[other] Obnoveno { $count } partií
}, ověřeno { $verified }.
restore-aside = { $count ->
    [one] { $count } partie nedává uložené stavy a lze si ji
    [few] { $count } partie nedávají uložené stavy a lze si je
   *[other] { $count } partií nedává uložené stavy a lze si je
} prohlédnout jen v databázi: { $known }.
error-not-migrated = Tabulky databáze nejsou z této verze: spusť `throneroom migrate`.
error-not-empty = Databáze není prázdná. Záloha se obnovuje do prázdné; nic se nezměnilo.
error-backup-foreign = „{ $file }“ není záloha Throneroomu; nic se nezměnilo.
error-backup-damaged = „{ $file }“ je poškozený nebo není celý; nic se nezměnilo.
error-backup-newer = „{ $file }“ vytvořila pozdější verze Throneroomu; nic se nezměnilo.
