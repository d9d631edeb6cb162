# Cards of The Iron Throne, in Czech. Made from cards.yaml by `python -m tests.games.iron_throne.build_rulings`.

## Leaders

IT-LEADER-EDDARD = Čest před vítězstvím: Po odhalení karet, pokud jsi aktivní hráč, tvoje karta je karta Příměří a karta druhého aktivního hráče ne: výsledkem Střetnutí je Příměří místo Zrady a pozdější výměna karet na tom nic nezmění. Jednou za kolo.
IT-LEADER-CATELYN = Mateřská péče: Poté, co aktivní hráči přesunou Moc: přesuň 1 značku Moci ze své kartičky vůdce na jednu ze svých živých postav, i když nejsi aktivní hráč. Jednou za kolo.
IT-LEADER-ROBB = Plán tažení: Než si aktivní hráči líznou kartu, pokud jsi aktivní hráč: místo obvyklého líznutí si prohlédni 3 vrchní karty svého balíčku rodu, 1 kartu si vezmi do ruky a ostatní zasuň v libovolném pořadí pod balíček. Jednou za kolo.
IT-LEADER-ARYA = Jiná tvář: Po odhalení karet, pokud se účastníš Střetnutí a tvoje zúčastněná postava žije: vyměň ji za jinou svou živou postavu, která se neúčastní; Moc se nepřesouvá. Jednou za kolo.
IT-LEADER-BRAN = Zelený zrak: Dokud vyložené karty leží lícem dolů, pokud jsi aktivní hráč: prohlédni si vyloženou kartu druhého aktivního hráče, který ji už nesmí vyměnit. Potom smíš vzít svou vyloženou kartu zpět a vyložit jinou z ruky. Jednou za kolo.
IT-LEADER-CERSEI = Vliv: Než hráč nabídne podporu, pokud jsi aktivní hráč, máš Vliv na jeho rod a o jeho podpoře ještě není rozhodnuto: vyber jednu živou postavu tohoto rodu. Ta podpoří tvou stranu bez nabídky i bez přijetí a její hráč už v tomto kole podporu nenabízí. Jednou za kolo u každého takového hráče.
IT-LEADER-TYWIN = Zlato Skály: Při počítání součtů, pokud jsi aktivní hráč a tvoje zúčastněná postava žije: přesuň na ni 1 až 3 značky Moci ze své kartičky vůdce; počítají se hned. Jednou za kolo.
IT-LEADER-TYRION = Zlatoústý: Po vyjednávání, pokud jsi aktivní hráč: došlo-li k dohodě, lízni si 1 kartu; nedošlo-li k ní, nedostaneš postih (chrání to jen tebe). Jednou za kolo.
IT-LEADER-JAIME = Králokat: Po postizích, pokud jsi aktivní hráč a tvoje strana zvítězila: přesuň 2 značky Moci z živé zúčastněné postavy druhého aktivního hráče na jeho kartičku vůdce. Jednou za kolo.
IT-LEADER-JOFFREY = Záliba v krutosti: Po propouštění a mučení rukojmích: vyber jednu živou postavu rodu, jehož kartu tvůj rod v tomto kole mučil, a přesuň z ní 1 značku Moci na svou vlastní kartičku vůdce. Jednou za kolo.
IT-LEADER-STANNIS = Stojí sám: Při počítání součtů, pokud jsi aktivní hráč a nikdo tě nepodporuje: přičti 4 k součtu své strany. Jednou za kolo.
IT-LEADER-MELISANDRE = Cena v plamenech: Při počítání součtů, pokud se účastníš Střetnutí: jako cenu vrať 1 nebo 2 značky Moci z jedné své živé postavy do krabice; za každou přičti 3 k součtu své strany. Jednou za kolo.
IT-LEADER-DAVOS = Pašerákovo výkupné: Před propouštěním a mučením rukojmích: vyber hráče, který drží jako rukojmí kartu tvého rodu, a jako cenu přesuň 1 značku Moci ze své kartičky vůdce na jeho; jednu náhodnou z těchto karet si vezmi zpět do ruky. Jednou za kolo.
IT-LEADER-SELYSE = Očistný oheň: Před doplněním karet v ruce: odhoď z ruky libovolný počet karet, aspoň však 1; potom si dobereš jako obvykle. Jednou za kolo.
IT-LEADER-SHIREEN = Dobré srdce: Po propouštění a mučení rukojmích: vyber jiného hráče, jehož kartu tvůj rod v tomto kole propustil, a lízni si 1 kartu; tento hráč v tomto kole nesmí nabídnout podporu proti tobě. Jednou za kolo.
IT-LEADER-MARGAERY = Otevřená náruč: Než nabídneš podporu, pokud ji nabídnout smíš: jako cenu přesuň 1 značku Moci ze své kartičky vůdce na kartičku vůdce některého aktivního hráče. Ten tvou nabídku v tomto kole nesmí odmítnout. Jednou za kolo.
IT-LEADER-OLENNA = Trn ve víně: Před doplněním karet v ruce, pokud se účastníš Střetnutí a tvoje strana prohrála: vyber na vítězné straně hráče, jehož zúčastněná postava žije, a přesuň z ní 1 značku Moci na jeho kartičku vůdce. Jednou za kolo.
IT-LEADER-LORAS = Rytíř kolbiště: Při počítání součtů, pokud jsi aktivní hráč a tvoje zúčastněná postava má méně Moci než zúčastněná postava druhého aktivního hráče: přičti 3 k součtu své strany. Jednou za kolo.
IT-LEADER-MACE = Vojsko Roviny: Při počítání součtů, pokud se účastníš Střetnutí: přičti k součtu své strany 1 za každého jejího hráče včetně sebe, celkem nejvýše 4. Jednou za kolo.
IT-LEADER-RENLY = Skvostný dvůr: Po vyřízení všech nabídek podpory, pokud jsi aktivní hráč a podporuje tě aspoň 1 hráč: každý podporující hráč na tvé straně si lízne 1 kartu a ty si za každého z nich lízneš také 1, nejvýše však 2. Jednou za kolo.
IT-LEADER-DAENERYS = Ta, jež láme okovy: Při počítání součtů, pokud jsi aktivní hráč: přičti k součtu své strany 1 za každý žeton Vlivu jiného rodu na svém ukazateli Vlivu, celkem nejvýše 5. Jednou za kolo.
IT-LEADER-VISERYS = Chci lepší korunu: Po vytažení karty události, pokud jsi Vyzyvatel: jako cenu odhoď 1 kartu z ruky; kartu události odhoď a vytáhni jinou, která platí místo ní. Jednou za kolo.
IT-LEADER-DROGO = Plenění: Po rozdání odměn, pokud jsi Vyzyvatel, tvoje strana zvítězila a v získání odměny ti nic nezabránilo: buď si lízni 2 karty, nebo přesuň 2 značky Moci ze své kartičky vůdce na své živé postavy. Jednou za kolo.
IT-LEADER-JORAH = Paže se štítem: Před postihy, pokud se účastníš Střetnutí s živou postavou, tvoje strana prohrála a před postihem tě nic nechrání: Moc, o kterou postihem přicházíš (jen polovinu Moci této postavy, zaokrouhleno dolů), přesuň na svou kartičku vůdce z libovolných svých živých postav podle vlastního rozdělení. Jednou za kolo.
IT-LEADER-DOREAH = Tajemství z ložnice: Před výběrem karet: vyber aktivního hráče kromě sebe a prohlédni si 2 náhodné karty z jeho ruky, i když se Střetnutí neúčastníš. Jednou za kolo.

## Cards

IT-CARD-EDDARD-A = Slovo Zimohradu: Po vyjednávání, pokud jsi aktivní hráč a došlo k dohodě: oba aktivní hráči si líznou po 1 kartě a ty přesuneš 2 značky Moci ze své kartičky vůdce na své živé postavy.
IT-CARD-EDDARD-B = Spravedlnost pro zrazené: Po postizích, pokud se účastníš Střetnutí, jeho výsledkem je Zrada a tvoje strana prohrála: přesuň 3 značky Moci z živé zúčastněné postavy aktivního hráče druhé strany na jeho kartičku vůdce.
IT-CARD-CATELYN-A = Zadržte pocestného: Po zajímání rukojmích, pokud se účastníš Střetnutí, jeho výsledkem je Nepřátelství a tvoje strana zvítězila: vezmi si 1 rukojmí od jednoho poraženého hráče, kterého nic neochránilo před postihem, a lízni si 1 kartu.
IT-CARD-CATELYN-B = Výměna synů: Po zajímání rukojmích, při jakémkoli výsledku, pokud se účastníš Střetnutí: vyber hráče, který drží kartu tvého rodu a kartu jehož rodu držíš ty. Vrať mu do ruky 1 jeho kartu podle své volby a 1 náhodnou svou kartu si od něj vezmi do ruky; potom přesuň 2 značky Moci ze své kartičky vůdce na své živé postavy.
IT-CARD-ROBB-A = Šepotavý les: Při počítání součtů, pokud se účastníš Střetnutí na straně Vyzyvatele: přičti 5 k součtu své strany.
IT-CARD-ROBB-B = Svolejte korouhve: Při počítání součtů, pokud se účastníš Střetnutí: přesuň až 3 značky Moci ze své kartičky vůdce na svou zúčastněnou postavu; počítají se hned.
IT-CARD-ARYA-A = Ostrým koncem: Při počítání součtů, pokud se účastníš Střetnutí: vyber jednu živou zúčastněnou postavu druhé strany a přesuň z ní 2 značky Moci na kartičku vůdce jejího hráče.
IT-CARD-ARYA-B = Proklouznout sítí: Po odhalení karet, pokud jsi podporující hráč: odstup ze Střetnutí a lízni si 1 kartu.
IT-CARD-BRAN-A = Havraní oko: Před výběrem karet, pokud se účastníš Střetnutí: prohlédni si všechny karty v ruce aktivního hráče druhé strany.
IT-CARD-BRAN-B = Vlk za dveřmi: Před postihy, pokud se účastníš Střetnutí a tvoje strana prohrála: nedostaneš postih, takže od tebe v tomto kole nelze vzít rukojmí; odhoď z ruky 1 náhodnou kartu.
IT-CARD-CERSEI-A = Divoký oheň v podzemí: Při počítání součtů, pokud se účastníš Střetnutí: z živé zúčastněné postavy každého jiného hráče na obou stranách přesuň 1 značku Moci na kartičku vůdce tohoto hráče.
IT-CARD-CERSEI-B = Dlouhá ruka královny: Před výběrem karet, pokud se účastníš Střetnutí: vyber podporujícího hráče druhé strany, na jehož rod máš Vliv; tento hráč odstoupí.
IT-CARD-TYWIN-A = Bez slitování: Po postizích, pokud se účastníš Střetnutí, jeho výsledkem je Nepřátelství a tvoje strana zvítězila: z živé zúčastněné postavy každého poraženého hráče, kterého nic neochránilo před postihem, přesuň 1 značku Moci na jeho kartičku vůdce.
IT-CARD-TYWIN-B = Vymožené dluhy: Po rozdání odměn, pokud se účastníš Střetnutí a tvoje strana zvítězila: lízni si 1 kartu a přesuň 2 značky Moci ze své kartičky vůdce na své živé postavy.
IT-CARD-TYRION-A = Politický instinkt: Po odhalení karet, pokud se účastníš Střetnutí: vyber aktivního hráče, který odhalil kartu Nepřátelství nebo kartu postavy. Má-li v ruce kartu Nepřátelství s vyšší hodnotou, odhalená karta se odhodí a nahradí ji taková karta podle jeho výběru.
IT-CARD-TYRION-B = Najatý šampion: Při počítání součtů, pokud se účastníš Střetnutí: jako cenu vrať 1 značku Moci ze své kartičky vůdce do krabice; přičti 6 k součtu své strany.
IT-CARD-JAIME-A = Zlatá čepel: Při počítání součtů, pokud se účastníš Střetnutí: přičti k součtu své strany 4, nebo 6, má-li zúčastněná postava aktivního hráče druhé strany více Moci než tvoje.
IT-CARD-JAIME-B = Bílý plášť: Před postihy, pokud se účastníš Střetnutí a tvoje strana prohrála: vyber jiného hráče na své straně; ten nedostane postih, takže od něj v tomto kole nelze vzít rukojmí. Lízni si 2 karty.
IT-CARD-JOFFREY-A = Hlavy na kůlech: Po zajímání rukojmích, při jakémkoli výsledku, pokud se účastníš Střetnutí: ihned muč 1 rukojmí, které tvůj rod v tomto kole zajal a stále drží.
IT-CARD-JOFFREY-B = Ticho!: Když jiný hráč zahraje kartu postavy pro její text, pokud se účastníš Střetnutí: zruš její efekt; karta i cena za ni zaplacená přesto propadají.
IT-CARD-STANNIS-A = Zákon je zákon: Jakmile je rozhodnuto o vítězství, pokud se účastníš Střetnutí, jeho výsledkem je Nepřátelství a součet tvé strany je stejný jako součet druhé strany nebo nejvýše o 2 nižší: tvoje strana vítězí a druhá prohrává.
IT-CARD-STANNIS-B = Vydržet do posledního muže: Před postihy, pokud se účastníš Střetnutí a tvoje strana prohrála: tvým postihem je místo poloviny jen přesun 1 značky Moci z tvé zúčastněné postavy na tvou kartičku vůdce a jako rukojmí si od tebe v tomto kole lze vzít jen vrchní kartu tvého balíčku rodu.
IT-CARD-MELISANDRE-A = Dítě stínu: Při počítání součtů, pokud se účastníš Střetnutí a tvoje zúčastněná postava má Moc aspoň 2: vyber postavu podpory druhé strany, která má Moc aspoň 2. Jako cenu přesuň 1 značku Moci ze své zúčastněné postavy na svou kartičku vůdce; z vybrané postavy se pak přesunou na kartičku vůdce jejího hráče všechny značky Moci kromě 1, nejvýše však 4.
IT-CARD-MELISANDRE-B = Políbena ohněm: Před doplněním karet v ruce, pokud se účastníš Střetnutí: vrať si do ruky 1 jinou kartu postavy, kterou tvůj rod v tomto kole zahrál pro její text, i když byl její efekt zrušen.
IT-CARD-DAVOS-A = Skrytý náklad: Po odhalení karet, pokud jsi aktivní hráč a tvoje odhalená karta je karta Příměří: nahraď ji z ruky kartou Nepřátelství s hodnotou nejvýše 6; karta Příměří se ti vrací do ruky.
IT-CARD-DAVOS-B = Upřímná slova: Před vyjednáváním, pokud se účastníš Střetnutí: dojde-li k dohodě, lízneš si 2 karty; nedojde-li k ní, nikdo na tvé straně nedostane postih.
IT-CARD-SELYSE-A = Planoucí hranice: Při počítání součtů, pokud se účastníš Střetnutí: jako cenu odhoď z ruky 1 nebo 2 další karty; za každou přičti 3 k součtu své strany.
IT-CARD-SELYSE-B = Svrhněte modly: Před výběrem karet, pokud se účastníš Střetnutí: aktivní hráč druhé strany odhodí z ruky 1 kartu Příměří; pokud žádnou nemá, prohlédni si všechny karty v jeho ruce.
IT-CARD-SHIREEN-A = Příběhy při svíčkách: Po doplnění karet v ruce, pokud se účastníš Střetnutí: lízni si 3 karty.
IT-CARD-SHIREEN-B = Ušetřete dítě: Před postihy, pokud se účastníš Střetnutí, tvoje strana prohrála a tvoje zúčastněná postava má Moc nejvýše 3: nedostaneš postih, takže od tebe v tomto kole nelze vzít rukojmí.
IT-CARD-MARGAERY-A = Zásnuby: Před vyjednáváním, pokud jsi aktivní hráč: souhlasí-li druhý aktivní hráč, rozšíří oba aktivní hráči současně 1 žetonem Vliv na rod toho druhého a vyjednávání platí za úspěšné, ať se dohodne cokoli dalšího.
IT-CARD-MARGAERY-B = Sladká slova: Před výběrem karet, pokud se účastníš Střetnutí: vyber podporujícího hráče druhé strany. Ten buď přejde na tvou stranu, pokud její aktivní hráč souhlasí, nebo odhodí z ruky 2 karty podle svého výběru; odhodí je i tehdy, když je jeho přechod odmítnut.
IT-CARD-OLENNA-A = Otrávený pohár: Před doplněním karet v ruce, pokud se účastníš Střetnutí: z živé zúčastněné postavy jiného hráče, která má nejvíce Moci (při shodě vybíráš ty), přesuň 3 značky Moci na kartičku vůdce jejího hráče.
IT-CARD-OLENNA-B = Ostrý jazyk: Když hráč druhé strany zahraje kartu postavy pro její text, pokud se účastníš Střetnutí: zruš její efekt a lízni si 1 kartu; zrušená karta i cena za ni zaplacená přesto propadají.
IT-CARD-LORAS-A = Klání na kolbišti: Při počítání součtů, pokud se účastníš Střetnutí: odhal vrchní kartu svého balíčku rodu, přičti její hodnotu Nepřátelství k součtu své strany (0, není-li to karta Nepřátelství) a vezmi si ji do ruky.
IT-CARD-LORAS-B = Vyražen ze sedla: Po odhalení karet, pokud se účastníš Střetnutí: vyber podporujícího hráče druhé strany, jehož zúčastněná postava má méně Moci než tvoje; tento hráč odstoupí.
IT-CARD-MACE-A = Obilí pro každá ústa: Při počítání součtů, pokud se účastníš Střetnutí a na tvé straně je aspoň 1 podporující hráč: přičti k součtu své strany 2 za každého jejího podporujícího hráče (počítáš se i ty, pokud jím jsi), celkem nejvýše 6.
IT-CARD-MACE-B = Panská hostina: Po rozdání odměn, pokud se účastníš Střetnutí a tvoje strana zvítězila: každý hráč na tvé straně včetně tebe si lízne 1 kartu; potom přesuň 2 značky Moci ze své kartičky vůdce na své živé postavy.
IT-CARD-RENLY-A = Štědrý hostitel: Před výběrem karet, pokud se účastníš Střetnutí: lízni si 3 karty; každý další hráč na tvé straně si lízne 1 kartu.
IT-CARD-RENLY-B = Přesila dobývá trůny: Při počítání součtů, pokud se účastníš Střetnutí a na tvé straně je více hráčů než na druhé: přičti 5 k součtu své strany.
IT-CARD-DAENERYS-A = Dračí oheň: Po odhalení karet, pokud se účastníš Střetnutí a karta aktivního hráče druhé strany není karta Příměří: její hodnota je poloviční, zaokrouhleno dolů, dokud tato karta zůstává vyložena.
IT-CARD-DAENERYS-B = Nespálená: Před postihy, pokud se účastníš Střetnutí a tvoje strana prohrála: tvoje zúčastněná postava během postihů nemůže zemřít. Potom, i když tě žádný postih nepotkal, na ni přesuň 1 až 3 značky Moci ze své kartičky vůdce; nezbývá-li jí ani pak žádná Moc, umírá.
IT-CARD-VISERYS-A = Dračí hrozba: Před výběrem karet, pokud se účastníš Střetnutí: aktivní hráč druhé strany zvolí, zda si jako rukojmí vezmeš vrchní kartu jeho balíčku rodu (pokud nějaká je), nebo zda se při Nepřátelství přičte 5 k součtu tvé strany.
IT-CARD-VISERYS-B = Všechno má svou cenu: Před doplněním karet v ruce, pokud se účastníš Střetnutí: vyber hráče, jehož kartu držíš jako rukojmí; vrať mu 1 takovou kartu podle své volby do ruky a přesuň až 3 značky Moci z jeho kartičky vůdce na svou.
IT-CARD-DROGO-A = Krevní jezdci: Při počítání součtů, pokud se účastníš Střetnutí: přičti k součtu své strany ještě jednou současnou Moc své zúčastněné postavy, nejvýše však 6.
IT-CARD-DROGO-B = Kořist khalasaru: Po zajímání rukojmích, pokud se účastníš Střetnutí, jeho výsledkem je Nepřátelství a tvoje strana zvítězila: vyber 1 nebo 2 poražené hráče, které nic neochránilo před postihem, a od každého si vezmi 1 rukojmí.
IT-CARD-JORAH-A = Medvěd neustoupí: Při počítání součtů, pokud se účastníš Střetnutí na straně Obránce: přičti 5 k součtu své strany.
IT-CARD-JORAH-B = Dopisy do hlavního města: Před výběrem karet, pokud se účastníš Střetnutí a aktivní hráč druhé strany má v ruce karty: prohlédni si 3 náhodné z nich (má-li méně, všechny) a 1 z prohlédnutých zasuň pod jeho balíček rodu; tento hráč si lízne 1 kartu.
IT-CARD-DOREAH-A = Rozvázané jazyky: Dokud vyložené karty leží lícem dolů, pokud se účastníš Střetnutí: prohlédni si vyloženou kartu aktivního hráče druhé strany. Jsi-li aktivní hráč, smíš potom vzít svou vyloženou kartu zpět a vyložit jinou z ruky.
IT-CARD-DOREAH-B = Převlečený kabát: Dokud vyložené karty leží lícem dolů, pokud jsi podporující hráč: souhlasí-li aktivní hráč druhé strany, přejdi se svou zúčastněnou postavou na jeho stranu.

## Events

IT-EVENT-STARK-1 = Rod Starků: Obráncem se stává rod Starků. Pokud rod Starků ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-STARK-2 = Rod Starků: Obráncem se stává rod Starků. Pokud rod Starků ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-STARK-3 = Rod Starků: Obráncem se stává rod Starků. Pokud rod Starků ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-LANNISTER-1 = Rod Lannisterů: Obráncem se stává rod Lannisterů. Pokud rod Lannisterů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-LANNISTER-2 = Rod Lannisterů: Obráncem se stává rod Lannisterů. Pokud rod Lannisterů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-LANNISTER-3 = Rod Lannisterů: Obráncem se stává rod Lannisterů. Pokud rod Lannisterů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-BARATHEON-1 = Rod Baratheonů: Obráncem se stává rod Baratheonů. Pokud rod Baratheonů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-BARATHEON-2 = Rod Baratheonů: Obráncem se stává rod Baratheonů. Pokud rod Baratheonů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-BARATHEON-3 = Rod Baratheonů: Obráncem se stává rod Baratheonů. Pokud rod Baratheonů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-TYRELL-1 = Rod Tyrellů: Obráncem se stává rod Tyrellů. Pokud rod Tyrellů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-TYRELL-2 = Rod Tyrellů: Obráncem se stává rod Tyrellů. Pokud rod Tyrellů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-TYRELL-3 = Rod Tyrellů: Obráncem se stává rod Tyrellů. Pokud rod Tyrellů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-TARGARYEN-1 = Rod Targaryenů: Obráncem se stává rod Targaryenů. Pokud rod Targaryenů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-TARGARYEN-2 = Rod Targaryenů: Obráncem se stává rod Targaryenů. Pokud rod Targaryenů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-TARGARYEN-3 = Rod Targaryenů: Obráncem se stává rod Targaryenů. Pokud rod Targaryenů ovládá Vyzyvatel, zvolí za Obránce kteréhokoli jiného hráče.
IT-EVENT-SPECIAL-1 = Plná rada: Obráncem se stává hráč, který má v ruce nejvíce karet. Vyzyvatel se nepočítá a při shodě rozhoduje.
IT-EVENT-SPECIAL-2 = Nejvyšší korouhev: Obráncem se stává hráč, který má nejvíce žetonů Vlivu na ukazatelích Vlivu jiných rodů. Vyzyvatel se nepočítá a při shodě rozhoduje.
IT-EVENT-SPECIAL-3 = Kobky pod hradem: Obráncem se stává hráč, který drží nejvíce rukojmích. Vyzyvatel se nepočítá a při shodě rozhoduje.
