# Hry ve zkratce, na stránce pravidel.

how = Jak se hraje
goal = Cíl
round = Kolo
end = Konec
contents = Všechna pravidla podle témat
folded = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
unfold = Otevřít vše
fold = Zavřít vše
none = Takové pravidlo tu není. Zkus jiné slovo nebo číslo pravidla.

bloody-throne-goal = Nasbírej za šest kol nejvíc bodů vlivu. Každý má deset karet svého rodu; tři z nich, vybrané losem, zůstanou mimo hru.
bloody-throne-round = Nejprve každý postupně vyloží jednu kartu lícem dolů: na kterýkoli kraj společné řady, nebo na svou nepřekrytou kartu. Pak se řada vyhodnocuje kartu po kartě. Majitel karty lícem dolů ji buď nechá ležet, a přibude na ni bod, nebo ji odhalí: body na ní jsou jeho a její schopnost se hned použije. Postavy zůstávají lícem vzhůru a jednají znovu v každém kole; pletichy se po použití odhazují. Mnohé schopnosti vyřazují karty a každé vyřazení přináší bod. Překrytá karta nedělá nic, dokud se znovu neodkryje.
bloody-throne-end = Po šestém kole vítězí ten, kdo má nejvíc bodů; body, které ještě leží na kartách, propadají. Při remíze rozhoduje víc karet v řadě.

iron-throne-goal = Dostaň jako první všech pět svých žetonů Vlivu na ukazatele ostatních rodů.
iron-throne-round = V každém kole je jeden hráč Vyzyvatel a karta události určí Obránce. Oba vyšlou jednu postavu a ostatní mohou nabídnout svou na podporu některé strany. Pak oba tajně vyloží kartu. Dvě Nepřátelství: vyhraje vyšší součet karty a Moci. Dvě Příměří: dohodnou se, nebo prohrají všichni zúčastnění. Jedno a jedno je Zrada: vyhraje Nepřátelství, zrazený si však vezme rukojmí. Když vyhraje strana Vyzyvatele, každý na ní rozšíří Vliv k rodu Obránce; vítězná strana Obránce si lízne karty a přesune Moc. Poražení přijdou o polovinu Moci vyslané postavy a postava bez Moci umírá.
iron-throne-end = Hra končí i tehdy, když zemřou všechny postavy některého rodu. Pak vítězí, kdo rozšířil nejvíc Vlivu; při remíze se o vítězství dělí.

westeros-goal = Ovládni sedm oblastí s hradem nebo pevností, nebo jich měj po deseti kolech nejvíc.
westeros-round = Kolo začínají tři karty Westerosu: přinášejí zásoby, nové jednotky, sázky o ukazatele vlivu, nebo Divoké. (V prvním kole nejsou.) Pak každý tajně přidělí po jednom rozkazu všem oblastem se svými jednotkami a všechny rozkazy se odkryjí najednou. Nejprve se provedou nájezdy, potom pochody a nakonec posilování. Pochod do cizí oblasti znamená bitvu: sečtou se jednotky, rozkazy, podpora a jedna karta rodu z každé strany a při stejné síle vyhraje lepší místo na ukazateli Poddaní. Ukazatele vlivu určují také to, kdo je na řadě dřív a kolik zvláštních rozkazů smí použít. Zásobování omezuje velikost armád.
westeros-end = Kdo získá sedmý hrad nebo pevnost, vítězí okamžitě. Jinak po desátém kole vítězí, kdo jich má nejvíc; při remíze rozhodují pevnosti, zásoby, moc a místo na ukazateli Železný trůn, pokud partie nebyla založena jinak.
# Under a card that does nothing by itself.
no-text = Bez textu.
