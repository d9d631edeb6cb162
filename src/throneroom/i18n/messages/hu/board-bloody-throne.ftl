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

# The places at which a card can be laid, for those who listen.
places = Helyek a lapnak
# A button: turn one's card over; short.
reveal = Felfedem
# A button: leave one's card face down, which lays one point on it; short.
wait = Vár, +1

# At the foot of a card, in at most three short lines: what it does. ● is an influence point.
short-archer = Iktasd ki az első vagy az utolsó lapot. +1 ●
short-soldier = Iktass ki egy szomszédos lapot. +1 ●
short-spy = Lopj 1 ●-t egy szomszédos lap gazdájától.
short-heir = +2 ●, ha nincs másik felfedett Örökös.
short-shapeshifter = Másold le egy felfedett szomszédját.
short-lord = +1 ●, és minden saját szomszédért +1 ●.
short-assassination = Iktass ki egy tetszőleges lapot. +1 ●
short-royal-decree = Tégy egy másik lapot más helyre.
short-ambush = +1 ●. Ha ellenfél iktatja ki: +4 ●
short-conspiracy = Vidd el a rajta lévő ● kétszeresét.

prompt-card = Válassz egy lapot a kezedből. Képpel lefelé kerül a sorba.
prompt-ends = Hova kerüljön: a sor elejére vagy a végére?
prompt-spot = Hova kerüljön: a sor szélére vagy egy saját lapodra?
prompt-move = Hova kerüljön a lap ({ $place }. pozíció)?
sure-alone = Kijátszod ezt a lapot: { $card }?
sure-first = A sor elejére kerüljön: { $card }?
sure-last = A sor végére kerüljön: { $card }?
sure-on = Letakarod ezzel a lappal ({ $place }. pozíció): { $card }?
sure-hit = Kiiktatod ({ $place }. pozíció – { $owner }: { $card })?
sure-copy = Lemásolod ({ $place }. pozíció – { $owner }: { $card })?
sure-rob = Ettől a játékostól lopsz: { $seat }?
sure-move = Áthelyezed ({ $place }. pozíció – { $owner }: { $card })? { $to }.
herald-revealed = { $seat }: felfedi a lapját ({ $place }. pozíció)
herald-eliminated = { $seat } ({ $card }): lecsap ({ $place }. pozíció)
hold-to-read = Egy lap szövegét hosszan nyomva olvashatod el.
kept = Bot ({ $name } helyett)
lost-told = kiiktatott és eldobott: { $count }
