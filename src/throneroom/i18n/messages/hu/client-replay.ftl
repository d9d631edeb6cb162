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
to-mark = Következő: { $what }
to-table = Az asztalhoz
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
final-table = Végeredmény
rank = Helyezés
tie-break = Mi döntötte el a holtversenyt?
rules-of-end = A döntést hozó szabályok
story = A játszma története
by-round = körről körre
more-plots = { $count ->
    [one] Még { $count } grafikon
   *[other] Még { $count } grafikon
}
plot-summary = { $title }. A végén: { $values }.
place-note = (az 1. a legjobb)
axis-round = forduló, kör
as-table = Táblázatként
after-round = Forduló (kör) után
