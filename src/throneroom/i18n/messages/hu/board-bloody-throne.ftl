# A Véres trón rajzolt táblája a böngészőben.

round = { $round }. forduló (összesen { $rounds })
beginning = A játék kezdete
placing = Lapok kijátszása, kezd: { $seat }
over = A játszma véget ért
resolving = Végrehajtás: { $place }. pozíció (összesen { $places })
totals = Befolyáspontok és kézben tartott lapok
total-told = { $seat }: { $points } befolyáspont, { $hand } lap kézben
me = te
starter = kezdőjátékos

row = A lapok sora
row-empty = Még nincs lap a sorban.
direction-right = Végrehajtás balról jobbra
direction-left = Végrehajtás jobbról balra
now = most
is-resolved-now = Most van végrehajtás alatt
can-be-chosen = Választható
card-unknown = képpel lefelé lévő lap
is-open = képpel felfelé
is-down = képpel lefelé
points-on = rajta { $count } befolyáspont
place-told = { $place }. pozíció – { $owner }: { $card }
below = { $count } lap alatta
still = Ez történt:
skip = Ugrás a végére ({ $count })
gap-first = A sor elejére
gap-last = A sor végére
gap-before = { $place ->
    [1] Az
    [5] Az
   *[other] A
} { $place }. pozíció elé

detail = A megnézett lap
detail-close = A lap bezárása
known-to = Képpel lefelé van. Csak a tulajdonosa ismeri: { $seat }.
whole-stack = Az egész halom felülről lefelé

hand = Lapok a kezedben ({ $count })
hands = Kézben lévő lapok
aside = Félretett lapok (csak te látod)
discards = Kiiktatott és eldobott
none = nincs

standing-points = Pont
standing-hand = Lap a kézben
