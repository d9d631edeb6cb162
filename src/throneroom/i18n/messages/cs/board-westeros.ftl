# Deska hry Westeros v prohlížeči.

map = Mapa Westerosu
map-buttons = Posun mapy
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Celá mapa
zoom-focus = Zaměřit
close = Zavřít

# An area in words. Each is a sentence without its full stop.
held-by-nobody = Neovládá nikdo
order-here = Rozkaz: { $order }
order-draft = Návrh tvého rozkazu: { $order }
order-open = Právě se volí rozkaz
order-hidden = lícem dolů
token-here = Žeton moci: { $house }
garrison-here = Kasárna { $strength }
neutral-here = Neutrální vojska { $strength }
impassable = V této hře nepřístupné
castle = Hrad
stronghold = Pevnost
barrels-here = Zásobování { $count }
crowns-here = Moc { $count }
muster-here = Zbývající body verbování: { $count }
borders = Sousedé: { $areas }
choice-here = Můžeš zvolit: { $text }

orders = Tvoje rozkazy
tray-any = Vyber rozkaz nebo oblast.
tray-area = { $area }: vyber rozkaz.
tray-held = { $order }: vyber oblast.
tray-stars = Hvězdičky: { $used } { $all ->
    [one] z { $all }
    [few] ze { $all }
    [6] ze { $all }
    [7] ze { $all }
   *[other] z { $all }
}.
tray-missing = Ještě chybí: { $areas }.
tray-full = Rozkaz mají všechny oblasti.
tray-taken = { $order }: rozkaz byl přesunut z oblasti { $area }.
tray-token = { $order }, zbývá { $count }

summary = Chystáš se:
you-have = { $power ->
    [one] Máš { $power } žeton moci.
    [few] Máš { $power } žetony moci.
   *[other] Máš { $power } žetonů moci.
}

panels = Více o hře
realm = Říše
round = Kolo { $round } z { $rounds }
wildlings = Hrozba Divokých { $strength } z { $most }
wildlings-short = Divocí
rail-houses = Hrady, moc, karty
wildling-top = Vrchní karta Divokých
wildling-bottom = Spodní karta Divokých
westeros-cards = Karty Westerosu
westeros-none = Zatím nebyly odkryty žádné karty Westerosu.
bans = V tomto kole zakázáno: { $orders }
ban-defense = Obrana
ban-march-plus-1 = Pochod +1
ban-raid = Nájezd
ban-support = Podpora
ban-power = Posilování
bid = Sázka
bids = Sázky: { $bids }

houses = Rody
house = Rod
house-castles = Hrady { $count } { $goal ->
    [one] z { $goal }
    [few] ze { $goal }
    [6] ze { $goal }
    [7] ze { $goal }
   *[other] z { $goal }
}
castles = Hrady
castles-near = Hrady: ještě jeden k vítězství
power = Moc
house-power = Moc { $power } (zásoba { $pool })
house-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
pick-house = Vybrat: { $house }
hand = Karty rodu v ruce
discards = Odhozené
swords = { $count ->
    [one] { $count } meč
    [few] { $count } meče
   *[other] { $count } mečů
}
towers = { $count ->
    [one] { $count } opevnění
    [few] { $count } opevnění
   *[other] { $count } opevnění
}
no-text = Bez textu.

tracks = Vliv
was-place = předtím { $place }.
token-throne = Drží: Železný trůn
token-blade = Drží: meč z valyrijské oceli
token-blade-used = Drží: meč z valyrijské oceli (použit)
token-raven = Drží: poštovního havrana
token-raven-used = Drží: poštovního havrana (použit)
stars = { $count ->
    [one] { $count } hvězdička
    [few] { $count } hvězdičky
   *[other] { $count } hvězdiček
}

supply = Zásobování
supply-level = Úroveň
supply-armies = Armády: má / smí mít
supply-place = Armáda: { $now }, dovoleno { $most }

fight-at = Bitva – { $area }: { $attacker } { $score } { $defender }
fight-you = { $house } (ty)
fight-from = Odkud: { $area }, jednotky: { $units }.
fight-card = Karta rodu: { $card }
stages = Průběh bitvy
stage-support = podpora
stage-cards = karty
stage-abilities = texty
stage-strength = síla
stage-losses = ztráty
stage-retreat = ústup
stage-end = konec
nobody = nikdo
attacker = Útočník
defender = Obránce
neutral-force = Neutrální vojska
rule = Pravidlo { $rule }
strength = Síla
cards-left = Síly s každou z karet v ruce (vlastní : soupeř):
unknown = Neznámé: { $things }
has-won = Vítězí { $house }.
would-win = Podle současného stavu vítězí { $house }.
would-be-open = Podle současného stavu není vítěz jistý.
neutral-holds = Podle současného stavu se neutrální vojska ubrání.
tie-why = Remíza: vyhrává rod, který je výš u Poddaných.
tie = Při remíze vítězí { $house }.

calculator = Kalkulačka bitev
calculator-unreachable = Kalkulačka je nedostupná. Zkus to za chvíli.
march-from = Odkud
march-to = Kam
march-order = Rozkaz pochodu
order-known = známý rozkaz
attacker-card = Karta rodu útočníka
defender-card = Karta rodu obránce
not-said = neurčeno
blade = Meč z valyrijské oceli
blade-none = nepoužit
text-of = Text karty { $card }
text-pass = nepoužít
text-use = použít
support-from = Podpora z oblasti { $area } ({ $house })
as-usual = jako obvykle
supports-none = nikomu
march-units = Pochodující jednotky
march-all = Klepni, kam { $count ->
    [one] má jít.
    [few] mají jít. Figurka, na kterou klepneš, zůstane.
   *[other] mají jít. Figurka, na kterou klepneš, zůstane.
}
march-part = Klepni, kam mají jít figurky vpředu. Bledé zůstanou.
march-left = Nechat tu žeton moci? Území: { $area }.
march-stay = Nikdo nejde
aim = Vybrat na mapě
aim-from = Vyber oblast, ze které se pochoduje
aim-to = Vyber napadenou oblast

# The stage: what is laid over the map.
choices = Co můžete zvolit
battle-of = Bitva: { $area }
battle-map = Mapa
battle-full = Celá bitva
battle-return = Zpět do bitvy
bid-return = Zpět k sázce
attacks = útočí
defends = se brání
card-yours = tvoje karta
card-theirs = jejich karta
tides-hidden = karta bitevní vřavy, lícem dolů
card-play = Zahrát tuto kartu
cards-others = Karty ostatních
wildlings-come = Divocí přicházejí se silou { $strength }
fists-open = Sázky jsou odkryté
fists-closing = Pěsti se zavírají
fists-closed = Všechny pěsti jsou zavřené
fist-yours = tvoje pěst
fist-thinking = přemýšlí
fist-closed = zavřená
fist-power = Moc { $power }
tracks-open = Vliv, zásoby a rody
legend = Vysvětlivky
legend-barrel = Zásoby
legend-crown = Moc
legend-port = Přístav
legend-token = Žeton moci: drženo bez jednotek
legend-garrison = Posádka
legend-neutral = Neutrální síla
legend-hidden = Rozkaz lícem dolů
phase-westeros = Fáze Západozemí
phase-plan = Plánování
phase-raven = Havran s poselstvím
phase-bury = Balíček Divokých
phase-raid = Nájezdy
phase-march = Pochody
phase-power = Posilování
phase-muster = Verbování
phase-bid = Sázky
phase-tie = Remíza
phase-choose = Karta Západozemí

# Kdo koho ohrožuje, pokud je to známo.
threats = Kdo kam může přijít
threats-hint = Štíty: rody, které sem mohou vpochodovat. Přerušovaný kroužek: neznámý rozkaz. Vyber oblast.
threats-none = V tomto kole sem nikdo nemůže vpochodovat.
threat-march = { $sure ->
    [yes] { $fight ->
        [yes] { $house }: může zaútočit z oblasti { $area }
       *[no] { $house }: může vstoupit z oblasti { $area }
    }
   *[no] { $fight ->
        [yes] { $house }: snad zaútočí z oblasti { $area }
       *[no] { $house }: snad vstoupí z oblasti { $area }
    }
}
threat-support = { $sure ->
    [yes] { $house }: může podpořit z oblasti { $area }
   *[no] { $house }: snad podpoří z oblasti { $area }
}

# Co dělá rozkaz. $bonus: kolik přidá, se znaménkem; $star: zda je zvláštní.
does-hidden = Rozkaz lícem dolů: otočí se, až své rozkazy vyloží všichni.
does-march = Při pochodech jdou jednotky odsud do sousedních oblastí, i do útoku. Při jejich útoku se počítá { $bonus }.
does-defense = Při obraně této oblasti se počítá { $bonus }.
does-support = Jednotky odsud mohou propůjčit svou sílu bitvě v sousední oblasti.{ $star ->
    [yes] {" "}Přidá { $bonus }.
   *[no] {""}
}
does-raid = Odstraní jeden rozkaz podpory, nájezdu nebo posilování jiného rodu v sousední oblasti.{ $star ->
    [yes] {" "}Může odstranit i rozkaz obrany.
   *[no] {""}
}
does-power = Přinese žetony moci: jeden a za každou korunu oblasti jeden navíc.{ $star ->
    [yes] {" "}V hradu nebo pevnosti lze místo toho verbovat.
   *[no] {""}
}
