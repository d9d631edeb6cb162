# Rules of Westeros, in Czech

## Komponenty a pojmy

WS-COMP-01 = Hra je určena pro tři, čtyři, pět nebo šest hráčů; jiný počet hráčů není přípustný.
WS-COMP-02 = Každý hráč ovládá právě jeden ze šesti velkých rodů: rod Starků, Lannisterů, Baratheonů, Greyjoyů, Tyrellů nebo Martellů.
WS-COMP-03 = Rod má celkem 10 pěšáků.
WS-COMP-04 = Rod má celkem 5 rytířů.
WS-COMP-05 = Rod má celkem 6 lodí, a to včetně lodí na moři i v přístavech.
WS-COMP-06 = Rod má celkem 2 katapulty.
WS-COMP-07 = Rod má 7 karet rodu a každá z nich je jiná.
WS-COMP-08 = Ve hře je 30 karet Westerosu rozdělených do tří balíčků: I, II a III.
WS-COMP-09 = Ve hře je 9 karet Divokých, které tvoří jeden balíček.
WS-COMP-10 = Ve hře je 24 karet bitevní vřavy; jsou volitelnou součástí hry.
WS-COMP-11 = Rod má 15 žetonů rozkazů: 10 normálních a 5 zvláštních.
WS-COMP-12 = Rod má celkem 20 žetonů moci; součet žetonů ve společné zásobě moci, žetonů, které má hráč jako dostupnou moc, a žetonů umístěných na herním plánu není nikdy vyšší ani nižší než 20.
WS-COMP-13 = Rod má 3 žetony vlivu, pro každý ukazatel vlivu jeden.
WS-COMP-14 = Rod má jeden žeton zásobování, jeden žeton vítězství a jeden žeton kasáren.
WS-COMP-15 = Ve hře je 14 žetonů neutrálních vojsk.
WS-COMP-16 = Ve hře jsou tři jedinečné žetony dominance, ke každému ukazateli vlivu jeden: Železný trůn, meč z valyrijské oceli a poštovní havran.
WS-COMP-17 = Počty komponent dávají dohromady 138 jednotek (60 pěšáků, 30 rytířů, 36 lodí, 12 katapultů), 81 velkých karet (42 karet rodů, 30 karet Westerosu, 9 karet Divokých), 24 malých karet a 266 žetonů (90 žetonů rozkazů, 120 žetonů moci, 18 žetonů vlivu, 6 žetonů zásobování, 14 žetonů neutrálních vojsk, 6 žetonů vítězství, 6 žetonů kasáren, 3 žetony dominance, 1 značka herního kola, 1 značka Divokých, 1 překryv ukazatele vlivu na královskou radu).
WS-COMP-18 = Počet komponent je omezený: komu došly všechny komponenty určitého typu, ten nemůže uvést do hry žádnou další téhož typu.
WS-COMP-19 = Jednotky zničené v bitvě nebo odstraněné z jakéhokoli jiného důvodu se vracejí do zásoby svého vlastníka a lze je znovu naverbovat.
WS-COMP-20 = Jednotka je pěšák, rytíř, loď nebo katapult.
WS-COMP-21 = Kasárna, žetony neutrálních vojsk, žetony moci ani žádné další komponenty nejsou jednotky.
WS-COMP-22 = Slova rod a hráč jsou zaměnitelná a označují hráče i rod, za který hraje.
WS-COMP-23 = Slova nepřátelský a soupeřův označují jakoukoli komponentu nebo oblast, která patří jinému hráči, případně tohoto hráče samotného.
WS-COMP-24 = Slova přátelský a vlastní označují komponentu nebo oblast, která patří témuž hráči.
WS-COMP-25 = Dostupnou mocí jsou ty žetony moci, které má hráč u sebe; smí je použít k sázení a k jiným účelům.
WS-COMP-26 = Žetony moci ve společné zásobě moci se nepočítají jako dostupné.
WS-COMP-27 = Získat moc znamená vzít daný počet žetonů moci vlastního rodu ze společné zásoby moci a přidat je ke své dostupné moci.
WS-COMP-28 = Zahodit moc znamená vrátit žetony ze své dostupné moci do společné zásoby moci.
WS-COMP-29 = Hráč může získat, mít u sebe, použít a zahodit pouze žetony moci svého rodu.
WS-COMP-30 = Zničená jednotka opouští herní plán a vrací se mezi dostupné jednotky svého vlastníka.
WS-COMP-31 = Na konci přípravy hry má každý rod pět žetonů moci, které dostal ze společné zásoby, takže jeho dostupná moc je na začátku pět.

## Příprava hry

WS-SETUP-01 = Příprava hry probíhá postupně v jedenácti krocích: herní plán, Divocí, balíčky Westerosu, neutrální vojska, značka herního kola, volba rodů, komponenty rodů, žetony na ukazatelích, jednotky, kasárna, moc.
WS-SETUP-02 = Karty Divokých se zamíchají a jako balíček lícem dolů se položí na své místo na herním plánu.
WS-SETUP-03 = Značka Divokých začíná na pozici 2 ukazatele Divokých.
WS-SETUP-04 = Karty Westerosu se roztřídí podle římských číslic do balíčků I, II a III; každý balíček se zamíchá zvlášť a položí se lícem dolů vedle herního plánu.
WS-SETUP-05 = Umístí se pouze žetony neutrálních vojsk označené pro aktuální počet hráčů, každý do oblasti, jejíž název je na něm uveden.
WS-SETUP-06 = Ve hře tří hráčů se umístí pouze žetony označené číslem 3.
WS-SETUP-07 = Žetony neutrálních vojsk jsou oboustranné: jedna strana se používá pouze při třech hráčích, druhá pouze tehdy, když počet hráčů spadá do rozmezí, které je na ní vytištěno.
WS-SETUP-08 = Nevybrané žetony neutrálních vojsk se vracejí do krabice a hry se neúčastní.
WS-SETUP-09 = Značka herního kola začíná na pozici 1 ukazatele herního kola.
WS-SETUP-10 = Každý hráč si vybere rod, za který bude hrát.
WS-SETUP-11 = Rody lze místo toho přidělit náhodně.
WS-SETUP-12 = Při méně než šesti hráčích nejsou některé rody k dispozici.
WS-SETUP-13 = Každý hráč si vezme všechny komponenty svého rodu: zástěnu, 7 karet rodu, 15 žetonů rozkazů, žeton zásobování, 3 žetony vlivu, žeton vítězství, žeton kasáren a všechny plastové jednotky.
WS-SETUP-14 = Spolu s komponentami rodu si hráči neberou žádné žetony moci; ty si berou až v posledním kroku přípravy hry.
WS-SETUP-15 = Žetony vlivu, vítězství a zásobování se umístí na své ukazatele podle údajů na zástěně rodu.
WS-SETUP-16 = Na ukazateli vlivu je na každé pozici nejvýše jeden žeton.
WS-SETUP-17 = Na ukazateli zásobování a na ukazateli vítězství může stejnou pozici sdílet více rodů.
WS-SETUP-18 = Při méně než šesti hráčích se žetony vlivu posunou doleva, směrem k pozici 1, tak aby se zaplnily všechny mezery vlevo.
WS-SETUP-19 = Při méně než šesti hráčích zůstávají pozice s nejvyššími čísly na každém ukazateli vlivu po celou hru prázdné a nepoužívají se.
WS-SETUP-20 = Rod na pozici 1 každého ukazatele vlivu obdrží odpovídající žeton dominance.
WS-SETUP-21 = Každý hráč umístí na herní plán své počáteční jednotky podle údajů na své zástěně.
WS-SETUP-22 = Svůj žeton kasáren položí každý hráč do svého domovského území, jehož název je na žetonu vytištěn.
WS-SETUP-23 = Všechny žetony moci všech rodů se shromáždí na jedné hromádce, která se nazývá společná zásoba moci.
WS-SETUP-24 = Každý hráč si ze společné zásoby moci vezme 5 žetonů moci svého rodu jako počáteční dostupnou moc.
WS-SETUP-25 = Obrázek přípravy hry čtyř hráčů: herní plán, ukazatel a balíček Divokých, tři balíčky Westerosu, žetony neutrálních vojsk, kasárna, ukazatele herního kola, vítězství a zásobování, ukazatele vlivu s žetony posunutými doleva a položený překryv ukazatele vlivu na královskou radu.

## Kolo hry a fáze Westerosu

WS-WEST-01 = Hra trvá nejvýše deset kol.
WS-WEST-02 = Každé kolo se skládá z fáze Westerosu, fáze plánování a akční fáze, v tomto pořadí.
WS-WEST-03 = V prvním kole se fáze Westerosu vynechává; kolo 1 začíná fází plánování.
WS-WEST-04 = Po každé akční fázi začíná nové kolo další fází Westerosu.
WS-WEST-05 = Fáze Westerosu má čtyři kroky: posun značky herního kola, otočení karet Westerosu, posun na ukazateli Divokých a vyhodnocení karet Westerosu.
WS-WEST-06 = V kroku 1 se značka herního kola posune o jedno pole dopředu.
WS-WEST-07 = Pokud je značka herního kola na začátku fáze Westerosu již na pozici 10, neposouvá se; hra je u konce a určí se vítěz.
WS-WEST-08 = V kroku 2 se otočí vrchní karta všech tří balíčků Westerosu dříve, než se kterákoli z nich vyhodnotí.
WS-WEST-09 = V kroku 3 se spočítají symboly Divokých na třech otočených kartách a značka Divokých se za každý symbol posune o jedno pole dopředu.
WS-WEST-10 = Pokud značka Divokých v kroku 3 dosáhne pozice 12, okamžitě proběhne útok Divokých.
WS-WEST-11 = Symboly, které zbudou poté, co značka dosáhla pozice 12, se ignorují.
WS-WEST-12 = Posun na ukazateli Divokých i vyhodnocení útoku, který tím byl vyvolán, proběhnou dříve, než začne působit první karta Westerosu.
WS-WEST-13 = V kroku 4 se otočené karty vyhodnotí jedna po druhé: nejprve I, pak II a nakonec III.
WS-WEST-14 = Karta Westerosu se vyhodnotí tak, že se přečte její text a provede se, co je v něm uvedeno; karty Zásobování, Verbování, Střet králů a Útok Divokých se řídí vlastními oddíly pravidel.
WS-WEST-15 = Karta Westerosu má název s obrázkem, číslo balíčku uvedené na líci i na rubu a popis efektu; některé karty mají v pravém horním rohu také symbol Divokých.
WS-WEST-16 = Při vyhodnocení karty Hra o trůny získají hráči jeden žeton moci za každý symbol moci v oblastech, které ovládají, a k tomu příjem z přístavů.

## Zásobování

WS-SUPPLY-01 = Při vyhodnocení karty Zásobování každý rod popořadě spočítá symboly zásobování vytištěné ve svých oblastech a posune svůj žeton zásobování na odpovídající úroveň.
WS-SUPPLY-02 = Počet vlajek u každé úrovně zásobování udává nejvyšší počet armád, které smí mít rod na herním plánu.
WS-SUPPLY-03 = Číslo na každé vlajce udává nejvyšší počet jednotek v armádě, která tuto vlajku využívá.
WS-SUPPLY-04 = Rod s úrovní zásobování 3 smí mít až čtyři armády: jednu o třech jednotkách a tři o dvou jednotkách.
WS-SUPPLY-05 = Armádu tvoří dvě nebo více vlastních jednotek ve stejné mořské oblasti nebo na stejném území na pevnině.
WS-SUPPLY-06 = Jediná jednotka v oblasti není armáda a zásobování na ni nemá vliv.
WS-SUPPLY-07 = Obrázek: rod Starků s úrovní zásobování 2 smí mít tři armády, dvě o dvou jednotkách a jednu o třech; rody Lannisterů a Baratheonů jsou na ukazateli výše a smějí mít armád více nebo větší.
WS-SUPPLY-08 = Hráč, jehož armády po posunu jeho žetonu zásobování přesahují nový limit, musí okamžitě odstranit tolik jednotek, aby armády limitu vyhovovaly.
WS-SUPPLY-09 = Hráč smí mít méně armád a menší armády, než jeho limit zásobování dovoluje.
WS-SUPPLY-10 = Každá jednotka se pro účely zásobování počítá jako jedna jednotka bez ohledu na svou sílu.
WS-SUPPLY-11 = Zisk nebo ztráta symbolů zásobování během akční fáze limit nemění; limit se mění jen tehdy, když se žeton zásobování posune kvůli kartě Zásobování nebo jinému efektu, který to výslovně určuje.
WS-SUPPLY-12 = Hráč nikdy nesmí provést akci, kterou by překročil svůj aktuální limit zásobování, například při verbování, pochodu nebo ústupu.
WS-SUPPLY-13 = Pro akce platí limit daný pozicí žetonu zásobování, nikoli počet symbolů, které hráč právě ovládá.
WS-SUPPLY-14 = Rod Lannisterů se žetonem na pozici 5 má armády o 4, 3, 2 a 2 jednotkách a další samostatné jednotky. Rod Greyjoyů ovládl oblasti Řekotočí a Mořská stráž, každou s jedním symbolem zásobování. Je otočena karta Zásobování: rod Lannisterů klesne z pozice 5 na pozici 3, která dovoluje armády o 3, 2, 2 a 2 jednotkách, a zničí jednoho pěšáka v oblasti Dvojčata a jednoho v oblasti Harrenov.

## Verbování

WS-MUSTER-01 = Při vyhodnocení karty Verbování může každý hráč popořadě naverbovat nové jednotky na každém území s hradem nebo pevností, které ovládá.
WS-MUSTER-02 = Pevnost dává 2 body verbování.
WS-MUSTER-03 = Hrad dává 1 bod verbování.
WS-MUSTER-04 = Pěšák stojí 1 bod verbování.
WS-MUSTER-05 = Nový rytíř stojí 2 body verbování.
WS-MUSTER-06 = Povýšení pěšáka na rytíře stojí 1 bod verbování.
WS-MUSTER-07 = Loď stojí 1 bod verbování.
WS-MUSTER-08 = Nový katapult stojí 2 body verbování.
WS-MUSTER-09 = Povýšení pěšáka na katapult stojí 1 bod verbování.
WS-MUSTER-10 = Body lze použít pouze na jednotky, které verbuje území, jež tyto body poskytuje; body různých území nelze spojovat.
WS-MUSTER-11 = Naverbovaná pozemní jednotka se bere z hráčových nepoužitých jednotek a umístí se přímo na území, které body poskytlo.
WS-MUSTER-12 = Pěšák, který stojí na verbujícím území, může být za 1 bod povýšen na rytíře nebo katapult, to znamená nahrazen touto jednotkou.
WS-MUSTER-13 = Povýšení nemění velikost armády.
WS-MUSTER-14 = Jednotku nelze naverbovat, pokud by tím vznikla armáda překračující aktuální limit zásobování nebo by se nad tento limit některá armáda zvětšila.
WS-MUSTER-15 = Body verbování, které nelze využít nebo které se vlastník rozhodne nevyužít, propadají a nelze je uschovat ani použít jinde.
WS-MUSTER-16 = Hráč může na kterémkoli ze svých území, nebo i na všech, od verbování upustit.
WS-MUSTER-17 = Hráč dokončí veškeré verbování na všech svých územích dříve, než začne verbovat další hráč v pořadí.
WS-MUSTER-18 = Lodě verbuje území na pevnině s hradem nebo pevností, umísťují se však buď do přístavu tohoto území, nebo do sousední mořské oblasti.
WS-MUSTER-19 = Loď nelze naverbovat do mořské oblasti, ve které je alespoň jedna nepřátelská loď.
WS-MUSTER-20 = Hrad nebo pevnost bez přístavu a bez sousedního moře nemůže verbovat lodě.
WS-MUSTER-21 = Dvě nebo více lodí v jedné mořské oblasti tvoří armádu a musí vyhovovat limitu zásobování.
WS-MUSTER-22 = Pěšáky, rytíře a katapulty nelze nikdy naverbovat do přístavu ani do mořské oblasti.
WS-MUSTER-23 = V oblasti, ve které není hrad ani pevnost, se neverbuje.
WS-MUSTER-24 = Rod Lannisterů je první v pořadí a má zásobování 3. Lannisport (pevnost): 1 bod za pěšáka umístěného tamtéž, 1 bod za loď v oblasti Zlatý průliv. Harrenov (hrad): 1 bod za povýšení jednoho ze dvou pěšáků na rytíře. Řekotočí (pevnost) s armádou o třech jednotkách: 1 bod za druhou loď v oblasti Zlatý průliv; druhý bod propadá. Kamenné septum nemá hrad ani pevnost: nic.

## Střet králů

WS-CLASH-01 = Při vyhodnocení karty Střet králů se nejprve odstraní všechny žetony vlivu ze tří ukazatelů vlivu.
WS-CLASH-02 = Sází se postupně na jednotlivé ukazatele: na ukazatel vlivu na Železný trůn, pak na poddané a nakonec na královskou radu.
WS-CLASH-03 = Před sázením hráči schovají své dostupné žetony moci za zástěny.
WS-CLASH-04 = Každý hráč si tajně vezme jako sázku libovolný počet svých dostupných žetonů, případně žádný.
WS-CLASH-05 = Všechny sázky na ukazatel se odkryjí najednou, jakmile si všichni hráči sázku zvolili.
WS-CLASH-06 = Hráč, který vsadil nejvíce, umístí svůj žeton na pozici 1, hráč s druhou nejvyšší sázkou na pozici 2, třetí na pozici 3 a tak dále.
WS-CLASH-07 = O všech remízách při sázení rozhoduje držitel žetonu Železného trůnu, který remizující hráče seřadí podle své vůle.
WS-CLASH-08 = Remizující hráči se umístí na nejlepší dosud volné pozice zleva, takže nikdo není zařazen za hráče s nižší sázkou ani před hráče s vyšší sázkou.
WS-CLASH-09 = Všechny vsazené žetony všech hráčů se bez ohledu na výsledek odhazují do společné zásoby moci.
WS-CLASH-10 = Jakmile jsou na ukazateli všechny žetony, vezme si hráč na pozici 1 odpovídající žeton dominance; poté začne sázení na další ukazatel.
WS-CLASH-11 = Nové pořadí na ukazateli vlivu na Železný trůn platí jako pořadí ve hře od okamžiku, kdy je tento ukazatel rozhodnut.
WS-CLASH-12 = Moc vsazená na jeden ukazatel je ztracena a nelze ji použít při sázení na další ukazatele v témže Střetu králů.
WS-CLASH-13 = Jakmile je rozhodnut ukazatel vlivu na královskou radu a předán poštovní havran, Střet králů končí a zbylá dostupná moc se opět veřejně ukáže.
WS-CLASH-14 = Hraje pět hráčů; rod Greyjoyů právě vyhrál Železný trůn. Sázky na ukazatel vlivu na poddané: Lannisterové 4, Baratheonové 3, Starkové 3, Tyrellové 2, Greyjoyové 0. Rod Greyjoyů rozhodne remízu ve prospěch rodu Baratheonů. Výsledné pozice: Lannisterové 1, Baratheonové 2, Starkové 3, Tyrellové 4, Greyjoyové 5, pozice 6 je prázdná; rod Lannisterů si vezme meč z valyrijské oceli.

## Ukazatele vlivu a žetony dominance

WS-INFL-01 = Ve hře jsou tři ukazatele vlivu: na Železný trůn, na poddané a na královskou radu; hráč na nejvyšší pozici každého z nich drží příslušný žeton dominance.
WS-INFL-02 = Vše, co se provádí popořadě, se řídí pozicemi na ukazateli vlivu na Železný trůn: nejprve pozice 1, pak pozice 2 a tak dále.
WS-INFL-03 = Žeton Železného trůnu náleží hráči na pozici 1 ukazatele vlivu na Železný trůn.
WS-INFL-04 = Držitel žetonu Železného trůnu rozhoduje o každé remíze ve hře kromě remíz v bitvách a remíz při určování vítěze hry.
WS-INFL-05 = Žeton Železného trůnu se předává až po úplném vyhodnocení sázení na ukazatel vlivu na Železný trůn a po umístění všech žetonů; do té doby o remízách na tomto ukazateli rozhoduje dosavadní držitel, i kdyby tím o žeton přišel.
WS-INFL-06 = Meč z valyrijské oceli náleží hráči na pozici 1 ukazatele vlivu na poddané.
WS-INFL-07 = O všech remízách mimo bitvy, včetně remíz při sázení na samotný ukazatel vlivu na poddané, rozhoduje držitel Železného trůnu.
WS-INFL-08 = Pozice na ukazateli vlivu na královskou radu určuje, kolik zvláštních rozkazů smí rod ve fázi plánování použít; vyšší pozice nikdy nedovoluje méně než nižší.
WS-INFL-09 = Počet zvláštních rozkazů se rovná počtu hvězdiček vytištěných u dané pozice; některé nízké pozice nemají žádnou.
WS-INFL-10 = Poštovní havran náleží hráči na pozici 1 ukazatele vlivu na královskou radu.
WS-INFL-11 = Držitel poštovního havrana může jednou za kolo provést jednu ze dvou akcí: nahradit jeden ze svých rozkazů, nebo si prohlédnout vrchní kartu Divokých.
WS-INFL-12 = Poštovní havran, nahrazení rozkazu: držitel může vyměnit jeden ze svých rozkazů na herním plánu za jeden ze svých nepoužitých rozkazů.
WS-INFL-13 = Poštovní havran, balíček Divokých: držitel se podívá na vrchní kartu balíčku Divokých a vrátí ji buď navrch, nebo dospod balíčku.
WS-INFL-14 = Držitel poštovního havrana smí ostatním sdělit, co viděl, ať už pravdivě, nebo nepravdivě.
WS-INFL-15 = Držitel poštovního havrana nesmí prohlédnutou kartu nikomu ukázat.
WS-INFL-16 = Použitý poštovní havran se otočí šedou stranou nahoru na znamení, že byl v tomto kole již použit.

## Meč z valyrijské oceli

WS-BLADE-01 = Držitel meče z valyrijské oceli ho může jednou za kolo použít v bitvě a přičíst si 1 ke své vojenské síle.
WS-BLADE-02 = Po použití se meč z valyrijské oceli otočí šedou stranou nahoru a v témže kole ho nelze použít znovu.
WS-BLADE-03 = Meč z valyrijské oceli se používá v kroku 4 bitvy, tedy poté, co byly odkryty a vyhodnoceny karty rodu, a předtím, než se zjistí konečná vojenská síla.
WS-BLADE-04 = Meč z valyrijské oceli může v bitvě použít pouze její útočník nebo obránce; podporující hráč nikoli.
WS-BLADE-05 = Použití meče z valyrijské oceli je dobrovolné.

## Fáze plánování

WS-PLAN-01 = Fáze plánování má tři kroky: přiřazení rozkazů, odkrytí rozkazů a použití poštovního havrana.
WS-PLAN-02 = Každý hráč musí umístit právě jeden žeton rozkazu lícem dolů do každé oblasti, ve které má alespoň jednu jednotku.
WS-PLAN-03 = V žádné oblasti nesmí být více než jeden žeton rozkazu.
WS-PLAN-04 = Rozkazy se umísťují pouze do oblastí, ve kterých má hráč vlastní jednotky.
WS-PLAN-05 = Všichni hráči přiřazují své rozkazy najednou.
WS-PLAN-06 = Během přiřazování nesmějí hráči umístěné rozkazy odkrývat ostatním.
WS-PLAN-07 = Během přiřazování rozkazů smějí hráči ostatní žádat a přemlouvat, vyhrožovat jim a navrhovat jim strategie.
WS-PLAN-08 = Ve hře je pět druhů rozkazů: pochod, obrana, podpora, nájezd a posilování.
WS-PLAN-09 = Každý hráč má pět zvláštních rozkazů označených hvězdičkou, od každého druhu jednu silnější verzi.
WS-PLAN-10 = Hráč smí ve fázi plánování použít kterýkoli ze svých deseti normálních rozkazů.
WS-PLAN-11 = Hráč smí umístit nejvýše tolik zvláštních rozkazů, kolik hvězdiček je u jeho pozice na ukazateli vlivu na královskou radu.
WS-PLAN-12 = Ve hře šesti hráčů smí rod na pozici 1 ukazatele vlivu na královskou radu použít až tři zvláštní rozkazy, rod na pozici 4 jen jeden a rod na pozici 5 žádný.
WS-PLAN-13 = Před odkrytím rozkazů je nutné zkontrolovat, zda má každá oblast s jednotkou rozkaz.
WS-PLAN-14 = Pokud má některý hráč méně použitelných rozkazů než oblastí s jednotkami, přiřazují v tomto kole všichni hráči rozkazy jeden po druhém popořadě, nikoli najednou.
WS-PLAN-15 = Při postupném přiřazování umístí každý hráč všechny své rozkazy, stále lícem dolů, dříve, než začne další hráč.
WS-PLAN-16 = Hráč s nedostatkem rozkazů musí umístit všechny rozkazy, které může použít.
WS-PLAN-17 = Hráč s nedostatkem rozkazů si smí zvolit, které oblasti zůstanou bez rozkazu.
WS-PLAN-18 = Ani hráč s nedostatkem rozkazů nesmí nikdy umístit více zvláštních rozkazů, než mu dovoluje jeho pozice na ukazateli vlivu na královskou radu.
WS-PLAN-19 = V kroku 2 se všechny rozkazy na herním plánu najednou otočí lícem nahoru.
WS-PLAN-20 = Odkryté rozkazy se vyhodnocují až v akční fázi.
WS-PLAN-21 = V kroku 3 může držitel poštovního havrana provést jednu z jeho dvou akcí, nebo žádnou.
WS-PLAN-22 = Po kroku použití poštovního havrana fáze plánování končí a začíná akční fáze.

## Rozkazy a akční fáze

WS-ORDER-01 = Akční fáze má čtyři kroky: vyhodnocení rozkazů nájezdu, vyhodnocení rozkazů pochodu a jimi vyvolaných bitev, vyhodnocení rozkazů posilování a úklid.
WS-ORDER-02 = Každému hráči patří dva normální rozkazy nájezdu a jeden zvláštní.
WS-ORDER-03 = Každému hráči patří dva normální rozkazy pochodu, jeden s modifikátorem −1 a jeden s modifikátorem 0, a jeden zvláštní rozkaz pochodu.
WS-ORDER-04 = Každému hráči patří dva normální rozkazy obrany, každý s hodnotou +1, a jeden zvláštní rozkaz obrany.
WS-ORDER-05 = Každému hráči patří dva normální rozkazy podpory a jeden zvláštní.
WS-ORDER-06 = Každému hráči patří dva normální rozkazy posilování a jeden zvláštní.
WS-ORDER-07 = Rozkazy pochodu jsou jediné rozkazy, kterými může hráč získat nové oblasti a vyvolat bitvu se soupeři.
WS-ORDER-08 = Rozkaz obrany přidává obránci ve své oblasti k vojenské síle bonus, který je na něm vytištěn.
WS-ORDER-09 = Rozkaz obrany, který není odstraněn, pomáhá po celé kolo proti libovolnému počtu útoků na svou oblast.
WS-ORDER-10 = Rozkazy posilování lze umístit do mořských oblastí, nemají tam však žádný účinek.
WS-ORDER-11 = Vyhodnocený nebo jinak odstraněný žeton rozkazu se vrací do zásoby svého vlastníka a lze ho použít v příští fázi plánování.

## Nájezd

WS-RAID-01 = Každý hráč popořadě vyhodnotí jeden ze svých rozkazů nájezdu; to se opakuje, dokud nezbude žádný rozkaz nájezdu.
WS-RAID-02 = Hráč bez rozkazů nájezdu se v tomto kroku přeskakuje.
WS-RAID-03 = Když nezbývají žádné rozkazy nájezdu, hra pokračuje krokem vyhodnocení rozkazů pochodu.
WS-RAID-04 = Při vyhodnocení nájezdu hráč zvolí jeden nepřátelský rozkaz podpory, nájezdu nebo posilování v oblasti sousedící s oblastí rozkazu nájezdu; oba žetony se odstraní.
WS-RAID-05 = Normální nájezd nemůže odstranit rozkaz pochodu ani rozkaz obrany.
WS-RAID-06 = Nájezd lze namířit pouze proti nepřátelským rozkazům, nikdy proti vlastním.
WS-RAID-07 = Oblast, jejíž rozkaz byl odstraněn nájezdem, je po zbytek kola bez rozkazu.
WS-RAID-08 = Odstranění rozkazu posilování nájezdem je drancování.
WS-RAID-09 = Drancující hráč získá jeden žeton moci ze společné zásoby moci.
WS-RAID-10 = Hráč, jehož oblast je drancována, zahodí jeden dostupný žeton moci, pokud nějaký má.
WS-RAID-11 = Drancující hráč získá svůj žeton, i když soupeř nemá žádný, který by zahodil.
WS-RAID-12 = Rozkazem nájezdu na pevnině nelze nikdy podniknout nájezd do sousední mořské oblasti.
WS-RAID-13 = Rozkazem nájezdu na moři lze podniknout nájezd na sousední území na pevnině nebo do sousední mořské oblasti.
WS-RAID-14 = Nájezd může odstranit i zvláštní rozkazy přípustných druhů.
WS-RAID-15 = Pokud v žádné sousední oblasti není vhodný nepřátelský rozkaz, odstraní se rozkaz nájezdu bez účinku.
WS-RAID-16 = Hráč si smí zvolit, že jeho nájezd nebude mít žádný účinek, i když existuje vhodný cíl.
WS-RAID-17 = Hráč, kterému zbývají rozkazy nájezdu, musí jeden vyhodnotit, když na něj přijde řada; nesmí si ho ponechat na svůj pozdější tah v tomto kroku.
WS-RAID-18 = Pořadí ve hře je Greyjoyové, Starkové, Lannisterové, Baratheonové, Tyrellové. Rozkazy nájezdu: Lannisterové v oblastech Rovina a Západní moře, Greyjoyové v oblasti Západní Letní moře, Tyrellové v oblasti Dornská blata, Baratheonové zvláštní v oblasti Kamenné septum. Krok 1: rod Greyjoyů podnikne nájezd na rozkaz posilování rodu Tyrellů v oblasti Vysoká zahrada; oba žetony se odstraní, rod Greyjoyů získá 1 žeton moci, rod Tyrellů 1 zahodí.
WS-RAID-19 = Krok 2: rod Starků nemá žádný rozkaz nájezdu a přeskakuje se; rod Lannisterů použije nájezd z oblasti Rovina k odstranění rozkazu nájezdu rodu Tyrellů v oblasti Dornská blata.
WS-RAID-20 = Krok 3: zvláštní nájezd rodu Baratheonů z oblasti Kamenné septum odstraní rozkaz obrany rodu Lannisterů v oblasti Lannisport; oba žetony se odstraní.
WS-RAID-21 = Krok 4: jediný rozkaz nájezdu rodu Tyrellů byl již odstraněn, takže se rod Tyrellů přeskakuje a řada se vrací k prvnímu hráči.
WS-RAID-22 = Krok 5: rody Greyjoyů a Starků žádný rozkaz nájezdu nemají; rozkaz nájezdu rodu Lannisterů v oblasti Západní moře nesousedí s žádným nepřátelským rozkazem podpory, nájezdu ani posilování a odstraní se bez účinku; krok končí.

## Pochod

WS-MARCH-01 = Každý hráč popořadě vyhodnotí jeden ze svých rozkazů pochodu; to se opakuje, dokud nezbude žádný rozkaz pochodu.
WS-MARCH-02 = Hráč bez rozkazů pochodu se v tomto kroku přeskakuje.
WS-MARCH-03 = Když nezbývají žádné rozkazy pochodu, hra pokračuje krokem vyhodnocení rozkazů posilování.
WS-MARCH-04 = Hráč smí přesunout všechny, některé nebo žádné ze svých jednotek v oblasti s rozkazem pochodu.
WS-MARCH-05 = Jednotky se smějí přesunout společně nebo odděleně do několika sousedních oblastí a některé mohou zůstat na místě.
WS-MARCH-06 = Jednotky se přesouvají pouze do sousedních oblastí, s výjimkou lodní přepravy.
WS-MARCH-07 = Pěšáci, rytíři a katapulty se nikdy nesmějí přesunout do mořské oblasti ani do přístavu.
WS-MARCH-08 = Lodě se smějí přesunout do sousedních mořských oblastí nebo do vlastního sousedního přístavu.
WS-MARCH-09 = Lodě se nikdy nesmějí přesunout na pevninu.
WS-MARCH-10 = Jedním rozkazem pochodu smí hráč přesunout jednotky pouze do jedné oblasti, ve které jsou jednotky jiného rodu.
WS-MARCH-11 = Přesunem jedné nebo více jednotek do oblasti s jednotkami jiného rodu začíná bitva, ve které je pochodující hráč útočníkem.
WS-MARCH-12 = Všechny ostatní přesuny téhož rozkazu pochodu, které nevedou k bitvě, se dokončí před vyhodnocením bitvy.
WS-MARCH-13 = Číslo na žetonu rozkazu pochodu je modifikátor vojenské síly útočníka, pokud pochodem začne bitva.
WS-MARCH-14 = Po pochodu bez bitvy se žeton rozkazu pochodu odstraní.
WS-MARCH-15 = Po přesunech musí hráčovy armády vyhovovat jeho limitu zásobování.
WS-MARCH-16 = Jednotka se smí v jednom kole přesunout vícekrát, pokud napochoduje do oblasti s jiným rozkazem pochodu téhož hráče, který se vyhodnotí později.
WS-MARCH-17 = Řetěz pochodů se přeruší, pokud nepřátelský útok odstraní některý z rozkazů pochodu.
WS-MARCH-18 = Rozkaz pochodu, který má být součástí řetězu, lze umístit pouze tam, kde má hráč jednotku již ve fázi plánování.
WS-MARCH-19 = Rod Lannisterů má rozkaz pochodu v oblasti Lannisport se třemi pěšáky: jeden se přesune do oblasti Kamenné septum, jeden do oblasti Searoad Marches, kde již stojí pěšák rodu Lannisterů, a jeden zůstane v oblasti Lannisport. K bitvě nedojde; žeton se odstraní.

## Posilování

WS-CONS-01 = Každý hráč popořadě vyhodnotí jeden ze svých rozkazů posilování; to se opakuje, dokud nezbude žádný.
WS-CONS-02 = Hráč bez rozkazů posilování se v tomto kroku přeskakuje.
WS-CONS-03 = Když žádný rozkaz posilování nezbývá, hra pokračuje krokem úklidu.
WS-CONS-04 = Při vyhodnocení hráč odebere žeton rozkazu z plánu a získá jeden žeton moci a po jednom dalším za každý symbol moci vytištěný v dané oblasti.
WS-CONS-05 = Rod Baratheonů má v oblasti Dračí kámen jednoho pěšáka a rozkaz posilování; v oblasti je jeden symbol moci, takže si rod Baratheonů vezme ze společné zásoby dva žetony moci.

## Úklid

WS-CLEAN-01 = Při úklidu se odstraní všechny rozkazy obrany a podpory, které na herním plánu zůstaly.
WS-CLEAN-02 = Při úklidu se všechny poražené jednotky znovu postaví.
WS-CLEAN-03 = Při úklidu se poštovní havran a meč z valyrijské oceli otočí barevnou stranou nahoru.
WS-CLEAN-04 = Po úklidu hra končí, pokud to bylo 10. kolo; jinak začíná další kolo fází Westerosu.

## Vítězství

WS-VICT-01 = Hra končí jedním ze dvou způsobů: skončí 10. kolo, nebo některý hráč ovládne své sedmé území s hradem nebo pevností.
WS-VICT-02 = Hráč, který ovládá sedm území s hradem nebo pevností, okamžitě vítězí, a to kdykoli a v kterékoli fázi.
WS-VICT-03 = Hrady a pevnosti se na ukazateli vítězství počítají stejně, každý hrad i každá pevnost jednou.
WS-VICT-04 = Ukazatel vítězství musí v každém okamžiku odpovídat aktuálnímu počtu území s hradem nebo pevností každého hráče.
WS-VICT-05 = Na konci 10. kola vítězí hráč, který je na ukazateli vítězství nejvýše.
WS-VICT-06 = První kritérium při remíze na konci 10. kola: vítězí ten z remizujících hráčů, který ovládá více pevností.
WS-VICT-07 = Druhé kritérium při remíze: vítězí ten z remizujících hráčů, který je výše na ukazateli zásobování.
WS-VICT-08 = Třetí kritérium při remíze: vítězí ten z remizujících hráčů, který má více dostupné moci.
WS-VICT-09 = Čtvrté kritérium při remíze: vítězí ten z remizujících hráčů, který je výše na ukazateli vlivu na Železný trůn.
WS-VICT-10 = O remízách při určování vítěze hry nikdy nerozhoduje volba držitele Železného trůnu.

## Bitva: vojenská síla

WS-STRENGTH-01 = Napadená oblast je oblast, ve které právě probíhá bitva.
WS-STRENGTH-02 = Vojenskou sílu mohou poskytovat: jednotky v bitvě, podporující jednotky, rozkaz obrany (jen obránci), rozkaz pochodu (jen útočníkovi), meč z valyrijské oceli, karty rodu a kasárna (jen obránci).
WS-STRENGTH-03 = Hráč, který vyhodnocuje rozkaz pochodu, je útočník; jeho soupeř, který ovládá napadenou oblast, je obránce.
WS-STRENGTH-04 = Podporující jednotky nejsou útočící ani bránící jednotky.
WS-STRENGTH-05 = Bitva má šest kroků: výzva k podpoře, zjištění počáteční vojenské síly, výběr a odkrytí karet rodu, použití meče z valyrijské oceli, zjištění konečné vojenské síly a rozhodnutí bitvy.
WS-STRENGTH-06 = Pěšák přidává vojenskou sílu 1.
WS-STRENGTH-07 = Rytíř přidává vojenskou sílu 2.
WS-STRENGTH-08 = Loď přidává vojenskou sílu 1.
WS-STRENGTH-09 = Katapult přidává vojenskou sílu 4, pokud útočí na území s hradem nebo pevností nebo takový útok podporuje.
WS-STRENGTH-10 = Ve všech ostatních případech přidává katapult 0: když brání, když podporuje obránce nebo když útočí na území bez hradu a bez pevnosti.
WS-STRENGTH-11 = Počáteční vojenská síla je součet síly útočících nebo bránících jednotek, bonusu rozkazu obrany (obránce), bonusu nebo postihu rozkazu pochodu (útočník), síly podporujících jednotek včetně bonusu zvláštního rozkazu podpory a síly kasáren (obránce).
WS-STRENGTH-12 = Před dalším krokem oba hráči ohlásí svou počáteční vojenskou sílu.
WS-STRENGTH-13 = Jiný rozkaz v napadené oblasti než rozkaz obrany nedává obránci žádnou sílu; zejména obráncův vlastní rozkaz pochodu v této oblasti nic nepřidává.
WS-STRENGTH-14 = Konečná vojenská síla je počáteční vojenská síla plus síla a uplatněný popis schopnosti karty rodu plus 1, pokud byl použit meč z valyrijské oceli.
WS-STRENGTH-15 = Kvůli schopnostem karet rodu může být nutné počáteční vojenskou sílu přepočítat.
WS-STRENGTH-16 = Pokud odkrytá karta rodu zničí soupeřova pěšáka, sníží se v kroku 5 počáteční vojenská síla soupeře o 1.
WS-STRENGTH-17 = Rozhodnutí bitvy má čtyři dílčí kroky: určení vítěze, ztráty, ústup a porážka a úklid bitvy.
WS-STRENGTH-18 = Hráč s vyšší konečnou vojenskou silou je vítěz a jeho soupeř je poražený.
WS-STRENGTH-19 = Jsou-li konečné vojenské síly stejné, vítězí hráč, který je výše (blíže k pozici 1) na ukazateli vlivu na poddané.
WS-STRENGTH-20 = Rod Tyrellů pochoduje s pěšákem a rytířem rozkazem pochodu +0 z oblasti Královo přístaviště do oblasti Královský les, kde stojí dva pěšáci rodu Lannisterů; v sousedních oblastech nejsou žádné rozkazy podpory. Počáteční vojenská síla: Tyrellové 3, Lannisterové 2. Karty: Ser Jaime Lannister (2, jeden meč), Alester Florent (1, jedno opevnění). Meč z valyrijské oceli nikdo nemá. Konečná vojenská síla je 4 ku 4; rod Lannisterů je výše na ukazateli vlivu na poddané a vítězí. Jeden meč minus jedno opevnění: žádné ztráty. Rod Tyrellů jako útočník ustoupí do oblasti Královo přístaviště a obě jednotky jsou poražené.

## Bitva: podpora

WS-SUPPORT-01 = V prvním kroku bitvy mohou útočník i obránce požádat o podporu z každé oblasti, která sousedí s napadenou oblastí a je v ní rozkaz podpory.
WS-SUPPORT-02 = Vlastník sousedního rozkazu podpory smí poskytnout podporu útočníkovi nebo obránci, anebo ji odmítnout.
WS-SUPPORT-03 = Podporující vojenská síla je součet vojenských sil všech jednotek v podporující oblasti.
WS-SUPPORT-04 = Podporu lze poskytnout v kterékoli sousední bitvě bez ohledu na to, zda se jí účastní vlastní jednotky podporujícího hráče.
WS-SUPPORT-05 = Pokud s napadenou oblastí sousedí více rozkazů podpory, podpora se vyhlašuje nebo odmítá popořadě.
WS-SUPPORT-06 = Útočník nebo obránce, který má vlastní sousední rozkaz podpory, smí podpořit sám sebe.
WS-SUPPORT-07 = Rozkaz podpory se použitím neodstraňuje a lze jím v jednom kole podpořit libovolný počet sousedních bitev.
WS-SUPPORT-08 = Rozkaz podpory nedává žádný bonus, když je napadena jeho vlastní oblast; jednotky v ní se brání normálně.
WS-SUPPORT-09 = Útočník i obránce smějí nabídnutou podporu odmítnout.
WS-SUPPORT-10 = Lodě smějí podporovat bitvy v sousedních mořských oblastech i na sousedních územích na pevnině.
WS-SUPPORT-11 = Pěšáci, rytíři a katapulty nemohou nikdy podpořit bitvu na moři.
WS-SUPPORT-12 = Podporující katapulty se počítají pouze tehdy, když podporují útočníka na území s hradem nebo pevností.
WS-SUPPORT-13 = Podporující hráč musí poskytnout plnou vojenskou sílu podporující oblasti, nebo vůbec žádnou.
WS-SUPPORT-14 = Hráč nesmí nikdy podpořit soupeře proti svým vlastním jednotkám.
WS-SUPPORT-15 = Podpora musí přicházet z oblastí sousedících s napadenou oblastí, nikoli s oblastí, ze které přišel útočník.
WS-SUPPORT-16 = Jakmile byly všechny sousední rozkazy podpory vyhlášeny nebo odmítnuty, bitva pokračuje zjištěním počáteční vojenské síly.
WS-SUPPORT-17 = Každý rozkaz podpory se v dané bitvě vyhlašuje pro jednu stranu; nic v textech nezakazuje třetímu hráči se dvěma rozkazy podpory, aby s každým naložil jinak.
WS-SUPPORT-18 = Rod Tyrellů pochoduje se dvěma rytíři rozkazem pochodu +1 z oblasti Rovina do oblasti Černovoda, kterou drží jeden pěšák rodu Lannisterů s rozkazem pochodu −1. Rozkazy podpory: Královo přístaviště (Tyrellové, jeden rytíř), Kamenné septum (Lannisterové, pěšák a rytíř), Harrenov (Baratheonové, jeden rytíř). Rod Lannisterů podpoří sám sebe (3), rod Baratheonů podpoří rod Lannisterů (2), rod Tyrellů podpoří sám sebe (2).

## Bitva: karty rodu

WS-HOUSE-01 = Útočník a obránce si každý tajně zvolí jednu kartu rodu z ruky a najednou je odkryjí.
WS-HOUSE-02 = Obě strany mají povinnost zahrát v bitvě kartu rodu.
WS-HOUSE-03 = Vojenská síla vytištěná na odkryté kartě rodu se přičítá k vojenské síle hráče.
WS-HOUSE-04 = Karta rodu má kromě jména a síly buď popis schopnosti, nebo jeden či více bitevních symbolů (meče, opevnění).
WS-HOUSE-05 = Popsané schopnosti se vyhodnocují ihned po odkrytí, pokud text neuvádí pozdější okamžik.
WS-HOUSE-06 = Když na pořadí záleží, vyhodnocují se nejprve popořadě schopnosti, které něco ignorují nebo ruší.
WS-HOUSE-07 = Jako druhé se popořadě vyhodnocují všechny ostatní okamžité schopnosti.
WS-HOUSE-08 = Jako třetí se po určení vítěze popořadě vyhodnocují schopnosti, které hovoří o výhře nebo prohře v bitvě.
WS-HOUSE-09 = První schopnost se provede celá dříve, než se uplatní další.
WS-HOUSE-10 = Po bitvě se zahrané karty rodu odkládají lícem nahoru na odhazovací balíčky svých vlastníků.
WS-HOUSE-11 = Kartu rodu v odhazovacím balíčku nelze v bitvě použít.
WS-HOUSE-12 = Hráč, který v bitvě použil svou poslední kartu rodu, si na konci této bitvy vezme ostatních šest karet ze svého odhazovacího balíčku zpět do ruky.
WS-HOUSE-13 = Když se ostatních šest karet vrací, poslední zahraná karta zůstává v odhazovacím balíčku.
WS-HOUSE-14 = Symbol meče: při rozhodnutí bitvy vítěz spočítá meče na své kartě rodu; každý z nich zničí jednu nepřátelskou jednotku v napadené oblasti.
WS-HOUSE-15 = Symbol opevnění: každé opevnění na kartě rodu poraženého hráče ruší jeden meč vítěze.
WS-HOUSE-16 = Po odkrytí a vyhodnocení karet rodu bitva pokračuje krokem použití meče z valyrijské oceli.

## Bitva: ztráty

WS-CASUAL-01 = Ztráty utrpí pouze poražený hráč.
WS-CASUAL-02 = Ztráty se určí tak, že se spočítají meče na kartě rodu vítěze a opevnění na kartě rodu poraženého.
WS-CASUAL-03 = Poražený hráč zničí v napadené oblasti tolik svých jednotek, kolik činí počet mečů vítěze minus počet opevnění poraženého; nula nebo méně znamená žádné ztráty.
WS-CASUAL-04 = Hráč, který utrpí ztráty, určuje, které ze svých jednotek odstraní, pokud schopnost některé karty rodu nestanoví jinak.
WS-CASUAL-05 = Podporující jednotky nelze nikdy zničit jako ztráty.
WS-CASUAL-06 = Za každou ztrátu se zničí jedna jednotka, ať má jakoukoli vojenskou sílu; rytíř se počítá jako jedna ztráta.
WS-CASUAL-07 = Pokud je ztrát více než jednotek, které lze zvolit, zničí se všechny tyto jednotky a přebytečné ztráty propadají.

## Bitva: ústup a porážka

WS-RETREAT-01 = Po ztrátách musí přeživší jednotky strany, která prohrála, ustoupit z napadené oblasti.
WS-RETREAT-02 = Podporující jednotky neustupují.
WS-RETREAT-03 = Přeživší jednotky útočníka, který prohrál, musí ustoupit do oblasti, ze které přišly.
WS-RETREAT-04 = Obránce, který prohrál, musí ustoupit do sousední oblasti, která je prázdná, to znamená, že v ní nejsou nepřátelské jednotky ani nepřátelský žeton moci, nebo do oblasti, která je jeho vlastní, to znamená, že v ní jsou jeho jednotky nebo jeho žeton moci.
WS-RETREAT-05 = Z přípustných oblastí si ustupující hráč vybírá.
WS-RETREAT-06 = Všechny ustupující jednotky musí ustoupit do stejné oblasti.
WS-RETREAT-07 = Obránce, který prohrál, nesmí nikdy ustoupit do oblasti, ze které přišel útočník, i když je nyní prázdná.
WS-RETREAT-08 = Do oblasti s vlastními jednotkami hráč ustoupit nesmí, jestliže by se tím dostal nad svůj limit zásobování.
WS-RETREAT-09 = Pokud by hráč jediným možným ústupem překročil limit zásobování, nejprve zničí tolik ustupujících jednotek, kolik je třeba, a se zbylými ustoupí.
WS-RETREAT-10 = Pokud není kam ustoupit, zničí se všechny ustupující jednotky.
WS-RETREAT-11 = Pěšáci a rytíři nesmějí ustoupit do mořské oblasti ani do přístavu.
WS-RETREAT-12 = Lodě nesmějí ustoupit na pevninu.
WS-RETREAT-13 = Po ústupu se všechny jednotky, které ustoupily, ať už útočníkovy, nebo obráncovy, položí na bok a jsou poražené.
WS-RETREAT-14 = Poražené jednotky nemají žádnou vojenskou sílu.
WS-RETREAT-15 = Poražené jednotky se stále počítají do limitu zásobování.
WS-RETREAT-16 = Poražené jednotky, které jsou nuceny znovu ustoupit, jsou místo toho zničeny.
WS-RETREAT-17 = Poražené jednotky nelze nikdy zvolit jako ztráty.
WS-RETREAT-18 = Poražené jednotky se nemohou přesouvat, ani když se v jejich oblasti vyhodnocuje rozkaz pochodu.
WS-RETREAT-19 = Poražené jednotky svou oblast stále obsazují: pochod do ní vyvolá bitvu a jejich vlastník ji stále ovládá.
WS-RETREAT-20 = K ústupu lze použít lodní přepravu.
WS-RETREAT-21 = Katapulty nemohou ustoupit; jsou-li k ústupu nuceny, jsou zničeny.
WS-RETREAT-22 = Nepřátelské domovské území se počítá jako území s neodstranitelným nepřátelským žetonem moci, takže na něj nelze ustoupit, ani když je prázdné, ledaže ho ustupující rod ovládá.
WS-RETREAT-23 = Rod Baratheonů zaútočil na rod Tyrellů v oblasti Královský les a porazil ho. Rod Tyrellů utrpěl ztráty a ustupuje se svým rytířem do oblasti Bouřlivý konec, kde má pěšáka; rytíř je poražený. Později v témže kole zaútočí rod Baratheonů na oblast Bouřlivý konec dvěma rytíři z oblasti Kostěná cesta. Počáteční vojenská síla rodu Tyrellů je 1 (pěšák). Pokud prohraje, poražený rytíř je zničen.

## Bitva: úklid

WS-CCLEAN-01 = Po bitvě se útočníkův rozkaz pochodu odstraní.
WS-CCLEAN-02 = Pokud vyhrál útočník, odstraní se obráncův rozkaz v napadené oblasti, je-li tam nějaký.
WS-CCLEAN-03 = Pokud vyhrál útočník, vrátí se obráncův žeton moci z napadené oblasti, je-li tam nějaký, do společné zásoby moci.
WS-CCLEAN-04 = Pokud vyhrál obránce, jeho rozkaz a žeton moci v oblasti zůstávají beze změny.
WS-CCLEAN-05 = Po úklidu bitvy pokračuje krok vyhodnocení rozkazů pochodu dalším hráčem v pořadí.
WS-CCLEAN-06 = Pokud vyhrál útočník, jeho jednotky zůstávají v napadené oblasti a oblast od tohoto okamžiku ovládá on.

## Zvláštní rozkazy

WS-SPECIAL-01 = Ve hře pěti nebo šesti hráčů dovoluje nejvyšší pozice na ukazateli vlivu na královskou radu až tři zvláštní rozkazy a čtvrtá pozice jen jeden.
WS-SPECIAL-02 = Zvláštní obrana +2: dává obránci ve své oblasti +2 k vojenské síle.
WS-SPECIAL-03 = Zvláštní pochod +1: dává útočníkovi +1 k vojenské síle, pokud při jeho vyhodnocení začne bitva.
WS-SPECIAL-04 = Zvláštní podpora +1: podporující vojenská síla této oblasti se zvyšuje o 1.
WS-SPECIAL-05 = Zvláštní nájezd: smí se použít jako normální nájezd, nebo místo toho odstraní sousední rozkaz obrany libovolného druhu.
WS-SPECIAL-06 = Když zvláštní nájezd odstraní rozkaz obrany, odstraní se oba žetony.
WS-SPECIAL-07 = Zvláštní posilování: smí se použít jako normální rozkaz posilování, nebo místo toho k verbování ve své oblasti podle pravidel verbování.
WS-SPECIAL-08 = Zvláštním posilováním se verbuje pouze v oblasti tohoto rozkazu.
WS-SPECIAL-09 = Pokud v oblasti není hrad ani pevnost, nelze v ní zvláštním posilováním verbovat.
WS-SPECIAL-10 = Zvláštní rozkazy dávají hráči třetí žeton každého druhu, takže v jednom kole mohou být na herním plánu až tři rozkazy jednoho druhu.

## Útok Divokých

WS-WILD-01 = Útok Divokých proběhne ve fázi Westerosu tehdy, když značka Divokých dosáhne pozice 12 nebo když se vyhodnocuje karta Útok Divokých.
WS-WILD-02 = Symboly Divokých jsou na některých kartách všech tří balíčků Westerosu; značka se v jedné fázi Westerosu může posunout až o tři pole.
WS-WILD-03 = Krok 1: síla útoku je číslo vytištěné u aktuální pozice značky Divokých.
WS-WILD-04 = Krok 2: každý hráč schová svou dostupnou moc za zástěnu a tajně z ní vsadí libovolné množství.
WS-WILD-05 = Krok 3: jakmile všichni vsadili, sázky se najednou odkryjí; jejich součet je síla Noční hlídky.
WS-WILD-06 = Krok 4: pokud je síla Noční hlídky stejná jako síla Divokých nebo vyšší, jsou Divocí poraženi.
WS-WILD-07 = Pokud je síla Divokých vyšší než síla Noční hlídky, Divocí vítězí.
WS-WILD-08 = Následky útoku (karta Divokých) se vyhodnocují poté, co je v kroku 4 znám výsledek.
WS-WILD-09 = Krok 5: pokud zvítězila Noční hlídka, posune se značka Divokých na 0.
WS-WILD-10 = Krok 5: pokud zvítězili Divocí, posune se značka o dvě pole zpět, nikoli však pod 0.
WS-WILD-11 = Krok 6: všechny vsazené žetony se bez ohledu na výsledek odhazují do společné zásoby moci.
WS-WILD-12 = Následky 1: odkryje se vrchní karta balíčku Divokých.
WS-WILD-13 = Následky 2: pokud zvítězila Noční hlídka, hráč, který vsadil nejvíce, obdrží odměnu uvedenou na kartě v části „Vítězství Noční hlídky“.
WS-WILD-14 = Následky 2: pokud zvítězili Divocí, hráče, který vsadil nejméně, stihne těžký postih z karty a všechny ostatní hráče mírnější postih.
WS-WILD-15 = Následky 3: použitá karta se vloží lícem dolů pod balíček Divokých.
WS-WILD-16 = O remízách při nejvyšší nebo nejnižší sázce rozhoduje držitel Železného trůnu.
WS-WILD-17 = Pokud nejnižší počet vsadili dva hráči, držitel Železného trůnu rozhodne, který z nich se počítá jako hráč, který vsadil nejméně.
WS-WILD-18 = Po útoku hra pokračuje od místa, kde byla přerušena.
WS-WILD-19 = V jedné fázi Westerosu mohou proběhnout dva útoky Divokých: jeden po dosažení pozice 12 a jeden kvůli kartě Útok Divokých.

## Lodní přeprava

WS-TRANSP-01 = Dvě území na pevnině se pro účely pochodu a ústupu považují za sousední, pokud je spojuje nepřerušený řetěz sousedících mořských oblastí (nebo jediná mořská oblast) a v každé z nich je alespoň jedna vlastní loď hráče.
WS-TRANSP-02 = Pěšáci, rytíři a katapulty se po takovém řetězu přepraví od pobřeží k pobřeží jedním přesunem.
WS-TRANSP-03 = Stejnou loď lze k přepravě použít v jednom kole libovolněkrát.
WS-TRANSP-04 = Stejnou loď lze použít několikrát i v rámci jednoho rozkazu pochodu, k přesunu jednotek na různá území.
WS-TRANSP-05 = K přepravě nelze použít lodě jiného rodu, ani když s tím jeho hráč souhlasí.
WS-TRANSP-06 = Lodě umožňují přepravu bez ohledu na to, jaký rozkaz leží v jejich mořské oblasti.
WS-TRANSP-07 = K přepravě lze použít i poražené lodě.
WS-TRANSP-08 = Pozemní jednotky smějí lodní přepravou napochodovat na nepřátelské území a zahájit tam bitvu.
WS-TRANSP-09 = I pochod s využitím lodní přepravy smí vyvolat pouze jednu bitvu.
WS-TRANSP-10 = Lodě samotné se lodní přepravou přesouvat nemohou.
WS-TRANSP-11 = Území spojená lodní přepravou jsou sousední pouze pro pochod a ústup, nikoli pro cokoli jiného, jako je podpora nebo nájezd.
WS-TRANSP-12 = Rod Tyrellů má po jedné lodi v oblastech Redwynská úžina, Západní Letní moře a Východní Letní moře. Jedním rozkazem pochodu se kterákoli pozemní jednotka rodu Tyrellů z oblasti Vysoká zahrada může dostat přímo do oblasti Sluneční oštěp nebo na kterékoli jiné území na pevnině, které s těmito moři sousedí.

## Ovládání oblastí

WS-CONTROL-01 = Rod ovládá území na pevnině, pokud na něm má alespoň jednoho pěšáka, rytíře nebo katapult nebo pokud nad ním ustanovil nadvládu žetonem moci.
WS-CONTROL-02 = Hráč, který opustí oblast se všemi svými jednotkami, ji přestává ovládat a ztrácí všechny výhody z ní, ledaže nad ní ustanoví nadvládu.
WS-CONTROL-03 = Když všechny jednotky opustí území na pevnině rozkazem pochodu, smí hráč na prázdné území umístit jeden žeton moci ze své dostupné moci.
WS-CONTROL-04 = Nad mořskými oblastmi nelze ustanovit nadvládu.
WS-CONTROL-05 = Pokud vlastní jednotky vstoupí do oblasti se svým žetonem moci, žeton tam zůstává a platí i poté, co ji znovu opustí.
WS-CONTROL-06 = Hráč, který týmž pochodem opouští oblast a zahajuje bitvu, se musí o ustanovení nadvlády rozhodnout dříve, než bitva začne.
WS-CONTROL-07 = Do společné zásoby moci se umístěný žeton moci vrací jen v případě, že oblast ovládne nepřítel.
WS-CONTROL-08 = Pochod do oblasti, ve které je pouze nepřátelský žeton moci a žádné nepřátelské jednotky, nevyvolá bitvu; žeton se odhodí do společné zásoby moci.
WS-CONTROL-09 = Žetony moci v oblastech neposkytují žádnou obranu.
WS-CONTROL-10 = Žetony moci v oblastech se nepočítají jako vytištěné symboly moci pro rozkaz posilování ani pro kartu Hra o trůny.
WS-CONTROL-11 = V oblasti smí být v jednu chvíli nejvýše jeden žeton moci.
WS-CONTROL-12 = Hráč bez dostupné moci nemůže ustanovit nadvládu.
WS-CONTROL-13 = Nadvládu lze ustanovit pouze při opuštění oblasti rozkazem pochodu; jiné události, které oblast vyprázdní, její ustanovení nedovolují.
WS-CONTROL-14 = Domovské území je území na pevnině s vytištěným erbem rodu; například Zimohrad je domovské území rodu Starků.
WS-CONTROL-15 = Od začátku hry platí nadvláda každého rodu nad jeho domovským územím za ustanovenou, jako kdyby vytištěný erb byl žeton moci, který nelze odstranit.
WS-CONTROL-16 = Nepřátelské domovské území lze ovládat tím, že na něm hráč ponechá jednotky.
WS-CONTROL-17 = Nepřátelské domovské území lze ovládat také tím, že nad ním hráč ustanoví nadvládu; žeton moci se položí na vytištěný erb.
WS-CONTROL-18 = Pokud hráč opustí nepřátelské domovské území, aniž by umístil žeton moci, území ihned opět ovládá původní rod.

## Aliance

WS-ALLY-01 = Hráči smějí kdykoli a v kterékoli fázi vyjednávat a navrhovat aliance.
WS-ALLY-02 = Sliby a aliance nejsou nikdy závazné a lze je kdykoli bez důvodu porušit.
WS-ALLY-03 = Vítěz je pouze jeden; spojenci se o vítězství nedělí.
WS-ALLY-04 = Během fáze plánování nesmí hráč ostatním nikdy ukázat, veřejně ani tajně, své umístěné ani své nepoužité rozkazy.
WS-ALLY-05 = Hráči si nikdy nesmějí navzájem předávat komponenty hry, například žetony moci, dominance či rozkazů nebo karty rodu.
WS-ALLY-06 = Sázky jsou vždy tajné; žádný hráč nesmí svou sázku ukázat jinému před společným odkrytím.
WS-ALLY-07 = Hráči se smějí slovně dohodnout, jak budou sázet, mohou se však zachovat jinak.

## Přístavy

WS-PORT-01 = Přístav je zvláštní oblast mezi územím na pevnině, ke kterému patří, a mořskou oblastí, se kterou je spojen.
WS-PORT-02 = Přístav smí používat pouze hráč, který ovládá přilehlé území na pevnině; tento hráč se považuje za jeho vlastníka.
WS-PORT-03 = V přístavu mohou být pouze lodě.
WS-PORT-04 = Více lodí v přístavu tvoří armádu a musí vyhovovat limitu zásobování.
WS-PORT-05 = V přístavu nikdy nesmí být více než tři lodě najednou.
WS-PORT-06 = Do přístavu lze verbovat lodě, i když jsou v přilehlém moři nepřátelské lodě.
WS-PORT-07 = Lodě v přístavu musí ve fázi plánování dostat rozkaz stejně jako jednotky jinde.
WS-PORT-08 = Do přístavu lze umístit rozkaz obrany, nemá však žádný účinek, protože na přístav nelze přímo útočit.
WS-PORT-09 = Lodě smějí pochodovat z přilehlého moře do vlastního přístavu a z přístavu do přilehlého moře.
WS-PORT-10 = Lodě nikdy nesmějí pochodovat do přístavu, který vlastní jiný hráč.
WS-PORT-11 = Lodě v přístavu smějí podpořit bitvu v přilehlém moři.
WS-PORT-12 = Lodě v přístavu nemohou podpořit bitvu na pevnině, a to ani na přilehlém území.
WS-PORT-13 = Lodě v přístavu nepřidávají žádnou obrannou sílu, když je napadeno přilehlé území na pevnině.
WS-PORT-14 = Lodě v přístavu smějí podniknout nájezd do přilehlého moře.
WS-PORT-15 = Lodě v přístavu nesmějí podniknout nájezd na území na pevnině.
WS-PORT-16 = Lodě v přilehlém moři smějí podniknout nájezd na přístav.
WS-PORT-17 = Jednotky na pevnině nemohou podniknout nájezd na přístav.
WS-PORT-18 = Pokud jsou ve chvíli, kdy se vyhodnocuje rozkaz posilování v přístavu, v přilehlém moři nepřátelské lodě, rozkaz se odstraní bez účinku.
WS-PORT-19 = Jinak se rozkaz posilování v přístavu vyhodnotí jako na území na pevnině bez symbolu moci a přinese jeden žeton moci.
WS-PORT-20 = Zvláštní rozkaz posilování v přístavu nelze použít k verbování.
WS-PORT-21 = Zvláštní rozkaz posilování v přístavu lze použít k získání moci jako normální.
WS-PORT-22 = Hráč, který ovládne území na pevnině, k němuž přístav patří, smí nepřátelské lodě v přístavu ihned nahradit nejvýše stejným počtem svých dostupných lodí, podle toho, kolik jich chce, kolik jich má a kolik mu jich dovoluje zásobování.
WS-PORT-23 = Nepřátelské lodě v ovládnutém přístavu, které nejsou nahrazeny, se odstraní z herního plánu.
WS-PORT-24 = Při vyhodnocení karty Hra o trůny získá každý hráč kromě moci za symboly jeden žeton moci za každý svůj přístav, ve kterém má alespoň jednu loď.
WS-PORT-25 = Přístav nepřináší při vyhodnocení karty Hra o trůny nic, pokud jsou v přilehlém moři nepřátelské lodě.
WS-PORT-26 = Probíhá verbování a rod Martellů je první. Za 2 body oblasti Sluneční oštěp naverbuje pěšáka a loď, kterou umístí do přístavu. Dornské moře by bylo také přípustné; Východní Letní moře, které drží lodě rodu Tyrellů, nikoli. Později přiřadí do přístavu rozkaz nájezdu a odstraní jím rozkaz podpory v oblasti Východní Letní moře.

## Neutrální vojska

WS-NEUTRAL-01 = Žetony neutrálních vojsk představují nezávislé rody; na herní plán se umísťují při přípravě hry.
WS-NEUTRAL-02 = Hráč smí napochodovat do oblasti s neutrálními vojsky, aby je zničil a oblast ovládl.
WS-NEUTRAL-03 = Hráč nesmí napochodovat do oblasti s neutrálními vojsky, pokud nemá dostatečnou vojenskou sílu k jejich porážce.
WS-NEUTRAL-04 = Aby byla neutrální vojska zničena, musí se síla pochodujícího hráče rovnat číslu na žetonu nebo ho převyšovat.
WS-NEUTRAL-05 = Počítá se síla pochodujících jednotek; katapulty se počítají pouze tehdy, když je v oblasti hrad nebo pevnost.
WS-NEUTRAL-06 = Proti neutrálním vojskům se nehraje žádná karta rodu.
WS-NEUTRAL-07 = Bonus nebo postih rozkazu pochodu se proti neutrálním vojskům počítá.
WS-NEUTRAL-08 = Neutrální vojska nemohou dostat podporu.
WS-NEUTRAL-09 = Útočník smí proti neutrálním vojskům dostat podporu ze sousedních oblastí jako v bitvě.
WS-NEUTRAL-10 = Meč z valyrijské oceli se proti neutrálním vojskům nesmí použít.
WS-NEUTRAL-11 = Žeton poražených neutrálních vojsk se odstraní ze hry a pochodující jednotky vstoupí do oblasti jako obvykle.
WS-NEUTRAL-12 = Pochodem proti neutrálním vojskům se vyčerpává jediný útok, který daný rozkaz pochodu dovoluje.
WS-NEUTRAL-13 = Většina žetonů neutrálních vojsk pro tři hráče má místo hodnoty síly znak podobný pomlčce; do oblastí s těmito žetony nelze vstoupit.
WS-NEUTRAL-14 = Oblasti s takovým žetonem jsou po celou hru mimo dosah všech hráčů.
WS-NEUTRAL-15 = Rod Tyrellů chce pochodovat z oblasti Yronwood do oblasti Sluneční oštěp, kde stojí neutrální vojska se silou 5. Má jednoho rytíře, jednoho pěšáka a rozkaz pochodu +1: síla 4. Jeho loď v oblasti Dornské moře s rozkazem podpory přidá 1: síla 5 stačí. Žeton je zničen a armáda vstoupí do oblasti Sluneční oštěp.

## Kasárna

WS-GARR-01 = Kasárna nejsou jednotka a nepočítají se do zásobování.
WS-GARR-02 = Kasárnám nelze přiřadit rozkaz: do oblasti, ve které jsou pouze kasárna, se nesmí umístit žádný rozkaz.
WS-GARR-03 = Je-li napadeno domovské území s kasárnami, přičítá se síla vytištěná na žetonu kasáren k počáteční vojenské síle obránce.
WS-GARR-04 = Pokud na napadeném domovském území s kasárnami nejsou žádné bránící jednotky, dojde přesto k bitvě, jako by kasárna byla jednotkou.
WS-GARR-05 = Kasárna na straně, která prohrála, ať už bránila sama, nebo spolu s jednotkami, se trvale odstraní ze hry bez ohledu na zahrané meče a opevnění.
WS-GARR-06 = Síla kasáren se počítá pouze tehdy, když je napadena jejich vlastní oblast, nikdy při podpoře ani při čemkoli jiném.
WS-GARR-07 = Kasárna jsou imunní proti symbolům lebky na kartách bitevní vřavy.
WS-GARR-08 = Kasárna, jejichž strana bitvu vyhraje, zůstávají na místě.

## Herní plán

WS-MAP-01 = Oblast je region Westerosu na herním plánu ohraničený bílými nebo červenými hranicemi.
WS-MAP-02 = Oblast je buď mořská oblast (červené hranice), nebo území na pevnině (bílé hranice).
WS-MAP-03 = Dvě území na pevnině oddělená řekou nejsou sousední pro žádný účel (pochod, podpora, nájezd a tak dále).
WS-MAP-04 = Dvě území na pevnině oddělená řekou, ale spojená mostem jsou sousední pro všechny účely.
WS-MAP-05 = Dračí kámen, Pyke a Arbor jsou ostrovy zcela obklopené mořem; jsou to území na pevnině a platí pro ně všechna pravidla pro pevninu.
WS-MAP-06 = Pěšáci, rytíři a katapulty musí při přesunu na tyto ostrovy nebo z nich použít lodní přepravu.
WS-MAP-07 = Ostatní malé ostrovy bez bílých hranic jsou pouze ozdobné a nejsou to oblasti.

## Změny ukazatelů vlivu

WS-TRACK-01 = Některé karty mění pozice na ukazatelích vlivu mimo sázení při kartě Střet králů, například karta rodu Doran Martell nebo karta Král za Zdí.
WS-TRACK-02 = Když se takto změní pozice hráče na ukazateli, všichni ostatní hráči se odpovídajícím způsobem posunou, aby pořadí zůstalo bez mezer.
WS-TRACK-03 = Má-li se někdo posunout na pozici 1, posune se hráč, který ji dosud zaujímá, na pozici 2 a tak dále.
WS-TRACK-04 = Hráč, který takto ztratí pozici 1, musí ihned předat odpovídající žeton dominance hráči, který je nyní na pozici 1.
WS-TRACK-05 = Žeton dominance se předává ve svém současném stavu, použitý nebo nepoužitý.
WS-TRACK-06 = Taková změna na ukazateli vlivu na královskou radu nemá vliv na již umístěné zvláštní rozkazy.
WS-TRACK-07 = Změněná pozice na ukazateli vlivu na královskou radu platí pro zvláštní rozkazy až od příští fáze plánování.

## Skryté informace

WS-HIDDEN-01 = Každý hráč má zástěnu, která poskytuje nápovědu a údaje pro přípravu hry a ukrývá jeho komponenty.
WS-HIDDEN-02 = Od začátku hry jsou nepoužité žetony rozkazů ukryté za zástěnou.
WS-HIDDEN-03 = Kromě doby sázení musí být dostupná moc všech hráčů pro všechny zřetelně viditelná.
WS-HIDDEN-04 = Je dobrým zvykem, že všichni ohlásí svou dostupnou moc, než ji před sázkou schovají.
WS-HIDDEN-05 = Moc schovaná pro sázení zůstává skrytá až do konce sázení a poté se opět ukáže.
WS-HIDDEN-06 = Všechny karty rodu, v ruce i odhozené, jsou veřejné a ostatní hráči si je smějí kdykoli prohlédnout, kromě doby, kdy se v kroku 3 bitvy karty vybírají.

## Hra v méně než šesti hráčích

WS-FEWER-01 = Hra pěti hráčů: rod Martellů se nepoužije.
WS-FEWER-02 = Hra pěti hráčů: devět žetonů neutrálních vojsk označených 4–6 a 4–5 se umístí správnou stranou nahoru do oblastí, které jsou na nich uvedeny.
WS-FEWER-03 = Hra čtyř hráčů: rody Martellů a Tyrellů se nepoužijí.
WS-FEWER-04 = Hra čtyř hráčů: dvanáct žetonů neutrálních vojsk označených 4–6, 4–5 a 4 se umístí správnou stranou nahoru do oblastí, které jsou na nich uvedeny.
WS-FEWER-05 = Hra čtyř hráčů: překryv ukazatele vlivu na královskou radu se položí přes první čtyři pozice tohoto ukazatele.
WS-FEWER-06 = Hra tří hráčů: rody Martellů, Tyrellů a Greyjoyů se nepoužijí, takže hrají rody Starků, Lannisterů a Baratheonů.
WS-FEWER-07 = Hra tří hráčů: všech 14 žetonů neutrálních vojsk se umístí stranou označenou 3 nahoru do oblastí, které jsou na nich uvedeny.
WS-FEWER-08 = Hra tří hráčů: překryv ukazatele vlivu na královskou radu se položí přes první čtyři pozice tohoto ukazatele.
WS-FEWER-09 = Hra šesti hráčů: použijí se všechny rody, překryv se nepoužije a z žetonů neutrálních vojsk se umístí pouze ty, jejichž rozmezí zahrnuje šest hráčů.

## Bitevní vřava

WS-TIDES-01 = Bitevní vřava je volitelná součást hry; používá se pouze tehdy, když se na tom všichni hráči před hrou shodnou.
WS-TIDES-02 = Karty bitevní vřavy se zamíchají do samostatného balíčku vedle herního plánu.
WS-TIDES-03 = Jakmile byly zvoleny a odkryty karty rodu, dobere si vrchní kartu bitevní vřavy jak útočník, tak obránce a každý si svou kartu prohlédne.
WS-TIDES-04 = Před odkrytím karet bitevní vřavy smí útočník nebo obránce, který drží meč z valyrijské oceli, meč použít k tomu, aby svou kartu bitevní vřavy zahodil a dobral si jinou.
WS-TIDES-05 = Nově dobranou kartu bitevní vřavy si hráč musí ponechat.
WS-TIDES-06 = Použije-li se meč z valyrijské oceli k dobrání jiné karty, otočí se použitou stranou nahoru a v tomto kole ho nelze použít znovu.
WS-TIDES-07 = Každý hráč odkryje svou kartu bitevní vřavy a přičte číslo na ní ke své vojenské síle.
WS-TIDES-08 = Meče a opevnění na hráčově kartě bitevní vřavy se přičítají k mečům a opevněním na jeho kartě rodu, jako by byly vytištěny na ní.
WS-TIDES-09 = Lebka na hráčově kartě bitevní vřavy způsobí jeho soupeři jednu ztrátu bez ohledu na to, kdo bitvu vyhrál.
WS-TIDES-10 = Lebky se vyhodnocují po ztrátách způsobených meči.
WS-TIDES-11 = Ztráta způsobená lebkou se přidává ke všem ostatním a nelze jí zabránit opevněním.
WS-TIDES-12 = Při odstraňování této jednotky se postupuje podle všech obvyklých pravidel pro ztráty.
WS-TIDES-13 = Proti neutrálním vojskům se žádná karta bitevní vřavy nedobírá, protože se v takovém případě neodkrývají karty rodu.
