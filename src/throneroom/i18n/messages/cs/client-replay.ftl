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
# The next mark on the line; $measure: what is counted there.
to-mark = { $measure ->
    [encounters] Další rozhodnuté Střetnutí (E)
    [fights] Další rozhodnutá bitva (E)
    [eliminations] Další vyřazená karta (E)
   *[other] Další značka (E)
}
to-table = K partii
speed = Rychlost
seen-by = Pohled
public = všichni (jen veřejné)
all = nic není skryto
link = Odkaz na tento okamžik
copied = Odkaz zkopírován
round = Přejít na kolo
why = Proč: { $line }
beginning = Začátek
unseen = { $seat }: volba padla, odsud ale není nic vidět.
unseen-chance = Odsud není nic vidět.
banner-public = Dohraná partie: co mohli vidět všichni.
banner-all = Dohraná partie: nic není skryto.
banner-seat = Dohraná partie: tehdejší pohled – { $seat }.
results = Výsledky
below = Pořadí a příběh jsou níž
final-table = Konečné pořadí
rank = Umístění
tie-break = Co rozhodlo o remíze
rules-of-end = Pravidla, která rozhodla
# The few moments that mattered most; $seat: whose they were, $amount: how much of what counts.
turning-points = Zlomové okamžiky
turning = { $kind ->
    [lead] Do čela: { $seat }
    [won] { $seat }: zisk { $amount }
   *[lost] { $seat }: ztráta { $amount }
}
in-round = { $game ->
   *[other] { $round }. kolo
}
story = Příběh partie
by-round = kolo po kole
more-plots = { $count ->
    [one] { $count } další graf
    [few] { $count } další grafy
   *[other] { $count } dalších grafů
}
plot-summary = { $title }. Na konci: { $values }.
place-note = (1 je nejlepší)
axis-round = { $game ->
   *[other] kolo
}
as-table = Zobrazit jako tabulku
after-round = { $game ->
   *[other] Po kole
}
