# Replays and results in the browser client.

moment = A játszma pillanata
controls = A visszajátszás vezérlése
at = { $ply }. lépés, összesen { $all }
to-start = Az elejére (Home)
back = Egy lépéssel vissza (←)
play = Lejátszás (szóköz)
pause = Szünet (szóköz)
forward = Egy lépéssel előre (→)
to-end = A végére (End)
# The next mark on the line; $measure: what is counted there.
to-mark = { $measure ->
    [encounters] A következő eldőlt összecsapás (E)
    [fights] A következő eldőlt csata (E)
    [eliminations] A következő kiiktatás (E)
   *[other] A következő jelzés (E)
}
to-table = A játszmához
speed = Sebesség
seen-by = Nézőpont
public = mindenki (csak a nyilvános)
all = semmi sem rejtett
link = Link erre a pillanatra
copied = Link a vágólapra másolva
round = Ugrás egy fordulóra vagy körre
why = Miért: { $line }
beginning = A kezdet
unseen = { $seat } választott; innen nem látszik, hogy bármi történt volna.
unseen-chance = Innen nem látszik, hogy bármi történt volna.
banner-public = Befejezett játszma: amit mindenki láthatott.
banner-all = Befejezett játszma: semmi sem rejtett.
banner-seat = Befejezett játszma: amit { $seat } akkor látott.
results = Eredmények
below = Lejjebb: sorrend és történet
final-table = Végeredmény
rank = Helyezés
tie-break = Mi döntötte el a holtversenyt?
rules-of-end = A döntést hozó szabályok
# The few moments that mattered most; $seat: whose they were, $amount: how much of what counts.
turning-points = Fordulópontok
turning = { $kind ->
    [lead] { $seat } átveszi a vezetést
    [won] { $seat } gyarapszik (+{ $amount })
   *[lost] { $seat } visszaesik (−{ $amount })
}
in-round = { $game ->
    [iron-throne] { $round }. kör
   *[other] { $round }. forduló
}
story = A játszma története
by-round = fordulóról fordulóra
more-plots = { $count ->
    [one] Még { $count } grafikon
   *[other] Még { $count } grafikon
}
plot-summary = { $title }. A végén: { $values }.
place-note = (az 1. a legjobb)
axis-round = { $game ->
    [iron-throne] kör
   *[other] forduló
}
as-table = Táblázatként
after-round = { $game ->
    [iron-throne] Kör után
   *[other] Forduló után
}
