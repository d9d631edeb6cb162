# Nakreslená deska Krvavého trůnu v prohlížeči.

round = Kolo { $round } z { $rounds }
beginning = Začátek hry
placing = Vykládání karet, začíná { $seat }
over = Hra skončila
resolving = Vyhodnocení: pozice { $place } z { $places }
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
still = Co se dělo:
skip = Přeskočit ({ $count })
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
