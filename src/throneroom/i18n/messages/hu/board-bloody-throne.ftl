# A Véres trón rajzolt táblája a böngészőben.

round = { $round }. forduló (összesen { $rounds })
placing = Lapok kijátszása
resolving = Végrehajtás: { $place }. pozíció (összesen { $places })
totals = Pontok és kézben tartott lapok
total-told = { $seat }: { $points } pont, { $hand } lap a kézben
me = te
starter = kezd

row = A lapok sora
row-empty = Még nincs lap a sorban.
direction-right = Végrehajtás balról jobbra
direction-left = Végrehajtás jobbról balra
now = most
is-resolved-now = Most ezt hajtjátok végre
can-be-chosen = Választható
card-unknown = képpel lefelé lévő lap
is-open = felfedve
is-down = képpel lefelé
points-on = rajta { $count } pont
place-told = { $place }. pozíció – { $owner }: { $card }
below = { $count } lap alatta
skip = Ugrás a végére ({ $count })
gap-first = A sor elejére
gap-last = A sor végére
gap-before = { $place ->
    [1] Az
    [5] Az
   *[other] A
} { $place }. pozíció elé

detail = A megnézett lap
detail-hint = Válassz egy lapot, és elolvashatod a szövegét.
known-to = Képpel lefelé van. Csak a tulajdonosa ismeri: { $seat }.
whole-stack = Az egész oszlop felülről lefelé

hand = A kezed ({ $count })
aside = Félretett lapok (csak te látod)
discards = Eldobott lapok
none = nincs
