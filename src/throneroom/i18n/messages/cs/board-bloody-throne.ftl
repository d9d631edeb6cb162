# Nakreslená deska Krvavého trůnu v prohlížeči.

round = Kolo { $round } { $rounds ->
    [one] z { $rounds }
    [few] ze { $rounds }
    [6] ze { $rounds }
    [7] ze { $rounds }
   *[other] z { $rounds }
}
beginning = Začátek hry
placing = Vykládání karet, začíná { $seat }
over = Hra skončila
resolving = Vyhodnocení: pozice { $place } { $places ->
    [one] z { $places }
    [few] ze { $places }
    [6] ze { $places }
    [7] ze { $places }
   *[other] z { $places }
}
totals = Body vlivu a karty v ruce
total-told = { $seat }: { $points ->
    [one] { $points } bod vlivu
    [few] { $points } body vlivu
   *[other] { $points } bodů vlivu
}, { $hand ->
    [one] { $hand } karta v ruce
    [few] { $hand } karty v ruce
   *[other] { $hand } karet v ruce
}
me = ty
starter = začínající hráč

row = Řada karet
row-empty = V řadě zatím neleží žádná karta.
direction-right = Vyhodnocuje se zleva doprava
direction-left = Vyhodnocuje se zprava doleva
now = teď
is-resolved-now = Právě se vyhodnocuje
can-be-chosen = Lze vybrat
card-unknown = karta lícem dolů
is-open = lícem vzhůru
is-down = lícem dolů
points-on = { $count ->
    [one] na kartě { $count } bod vlivu
    [few] na kartě { $count } body vlivu
   *[other] na kartě { $count } bodů vlivu
}
place-told = Pozice { $place } – { $owner }: { $card }
below = { $count ->
    [one] { $count } karta pod ní
    [few] { $count } karty pod ní
   *[other] { $count } karet pod ní
}
gap-first = Na začátek řady
gap-last = Na konec řady
gap-before = Před pozici { $place }

detail = Prohlížená karta
detail-close = Zavřít kartu
known-to = Lícem dolů. Zná ji jen vlastník: { $seat }.
whole-stack = Celý štos shora dolů

hand = Tvoje karty v ruce ({ $count })
hands = Karty v ruce
aside = Odložené karty (vidíš je jen ty)
discards = Vyřazené a odhozené
none = žádné

standing-points = Body
standing-hand = Karty v ruce

# The places at which a card can be laid, for those who listen.
places = Místa pro kartu
# A button: turn one's card over; short.
reveal = Odhalit
# A button: leave one's card face down, which lays one point on it; short.
wait = Čekat, +1

# At the foot of a card, in at most three short lines: what it does. ● is an influence point.
short-archer = Vyřaď první nebo poslední kartu. +1 ●
short-soldier = Vyřaď sousední kartu. +1 ●
short-spy = Ukradni 1 ● majiteli sousední karty.
short-heir = +2 ●, není-li odhalen jiný Následník.
short-shapeshifter = Kopíruj odhaleného souseda.
short-lord = +1 ● a +1 ● za každého vlastního souseda.
short-assassination = Vyřaď kteroukoli kartu. +1 ●
short-royal-decree = Přesuň jinou kartu na jiné místo.
short-ambush = +1 ●. Zasáhne-li ji soupeř: +4 ●
short-conspiracy = Vezmi dvojnásobek ●, co na ní leží.

prompt-card = Vyber kartu z ruky. Vyložíš ji lícem dolů.
prompt-ends = Kam přijde: na začátek, nebo na konec řady?
prompt-spot = Kam přijde: na kraj řady, nebo na vlastní kartu?
prompt-move = Kam přijde karta z pozice { $place }?
sure-alone = Vyložit tuto kartu: { $card }?
sure-first = Vyložit na začátek řady: { $card }?
sure-last = Vyložit na konec řady: { $card }?
sure-on = Překrýt pozici { $place } touto kartou: { $card }?
sure-hit = Vyřadit pozici { $place } ({ $owner }: { $card })?
sure-copy = Kopírovat pozici { $place } ({ $owner }: { $card })?
sure-rob = Krást tomuto hráči: { $seat }?
sure-move = Přesunout pozici { $place } ({ $owner }: { $card })? { $to }.
herald-revealed = { $seat }: odhaluje pozici { $place }
herald-eliminated = { $seat } ({ $card }): útočí na pozici { $place }
hold-to-read = Text karty přečteš, když ji podržíš.
kept = Bot ({ $name })
lost-told = vyřazené a odhozené: { $count }
