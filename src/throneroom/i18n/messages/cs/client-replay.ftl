# Replays and results in the browser client.

moment = Okamžik hry
controls = Ovládání záznamu
at = Tah { $ply } z { $all }
to-start = Na začátek (Home)
back = O tah zpět (←)
play = Přehrát (mezerník)
pause = Pozastavit (mezerník)
forward = O tah dál (→)
to-end = Na konec (End)
speed = Rychlost
seen-by = Pohled
public = všichni (jen veřejné)
all = nic není skryto
link = Odkaz na tento okamžik
copied = Odkaz zkopírován
round = Přejít na kolo
why = Proč: { $line }
beginning = Začátek
unseen = Volba učiněna ({ $seat }); odsud není vidět, že by se něco stalo.
unseen-chance = Odsud není vidět, že by se něco stalo.
banner-public = Dohraná hra: co mohli vidět všichni.
banner-all = Dohraná hra: nic není skryto.
banner-seat = Dohraná hra: tehdejší pohled – { $seat }.
results = Výsledky
final-table = Konečné pořadí
rank = Umístění
tie-break = Co rozhodlo o remíze
rules-of-end = Pravidla, která rozhodla
story = Příběh hry
by-round = kolo za kolem
more-plots = { $count ->
    [one] { $count } další graf
    [few] { $count } další grafy
   *[other] { $count } dalších grafů
}
plot-summary = { $title }. Na konci: { $values }.
place-note = (1 je nejlepší)
as-table = Jako tabulka
after-round = Po kole
