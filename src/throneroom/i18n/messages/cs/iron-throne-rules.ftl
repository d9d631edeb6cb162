# Rules of The Iron Throne, in Czech

## Components

IT-COMP-01 = Hra je určena pro tři, čtyři nebo pět hráčů.
IT-COMP-02 = Existuje pět rodů: Baratheonové, Lannisterové, Starkové, Targaryenové a Tyrellové.
IT-COMP-03 = V krabici je 100 značek Moci, které nejsou vázány na žádný rod.
IT-COMP-04 = Každý rod má 5 žetonů Vlivu (v krabici je jich 25).
IT-COMP-05 = Každý rod má 5 kartiček vůdců (v krabici je jich 25).
IT-COMP-06 = Karet událostí je 18: 3 pro každý rod a k tomu 3 speciální.
IT-COMP-07 = Karet rodů je 125, pro každý rod jeden balíček o 25 kartách.
IT-COMP-08 = Každý rod má právě jeden ukazatel Vlivu (v krabici je jich 5).
IT-COMP-09 = Každý rod má 5 žetonů postav (v krabici je jich 25), po jednom pro každou ze svých pěti pojmenovaných postav.
IT-COMP-10 = Herní součásti rodu se poznají podle jeho rodového znaku nebo barvy.

## Setup

IT-SETUP-01 = Každý hráč si vybírá jeden z pěti rodů.
IT-SETUP-02 = Hráč si bere vše, co ke zvolenému rodu patří: 5 žetonů postav, 1 ukazatel Vlivu, 5 kartiček vůdců, 5 žetonů Vlivu a balíček rodu o 25 kartách.
IT-SETUP-03 = Svých pět kartiček vůdců každý hráč zamíchá a dvě z nich si vylosuje.
IT-SETUP-04 = Ze dvou vylosovaných vůdců každý hráč tajně vybírá jednoho, který je jeho vůdcem po celou hru.
IT-SETUP-05 = Vybraní vůdci se otáčejí lícem nahoru společně, a to teprve tehdy, když má vybráno každý hráč.
IT-SETUP-06 = Po odhalení vrací každý hráč do krabice žeton té postavy, kterou si vybral za vůdce; vůdce tak nikdy není ve hře zároveň jako žeton postavy.
IT-SETUP-07 = Všechny nevybrané kartičky vůdců se vracejí do krabice a ve hře už nemají žádnou úlohu.
IT-SETUP-08 = Po odstranění žetonu svého vůdce začíná každý hráč přesně se čtyřmi žetony postav.
IT-SETUP-09 = Každý hráč svůj balíček rodu zamíchá; balíček, kartičku vůdce a čtyři žetony postav pak pokládá do vlastní herní oblasti.
IT-SETUP-10 = Počáteční ruku každého hráče tvoří pět karet, které si lízne z vlastního balíčku rodu.
IT-SETUP-11 = Každý hráč pokládá do hry svůj ukazatel Vlivu, na jehož pěti políčkách leží pět hráčových žetonů Vlivu.
IT-SETUP-12 = Na každý z hráčových žetonů postav se kladou čtyři značky Moci.
IT-SETUP-13 = Na kartičku vůdce každého hráče se kladou čtyři značky Moci.
IT-SETUP-14 = Balíček událostí vzniká smícháním tří karet událostí každého rodu ve hře se třemi speciálními kartami událostí; události rodů, které ve hře nejsou, se vynechávají.
IT-SETUP-15 = Hráč, kterému patří první kolo, se určuje náhodně.

## Power

IT-POWER-01 = Značky Moci na žetonu postavy udávají současnou sílu této postavy.
IT-POWER-02 = Postava, které nezbývá žádná Moc, okamžitě umírá.
IT-POWER-03 = Moc na kartičce vůdce představuje rodové zálohy; ve Střetnutích se nepočítá, dokud není přesunuta na postavu.
IT-POWER-04 = Přesunout Moc znamená vzít značky z vlastní kartičky vůdce a položit je na jeden nebo více vlastních žetonů postav podle vlastní volby.
IT-POWER-05 = Přesouvanou Moc lze rozdělit mezi několik postav.
IT-POWER-06 = Přesouvaná Moc nemusí připadnout postavě, která se účastní Střetnutí.
IT-POWER-07 = Hráč nesmí brát Moc z kartičky vůdce protivníka, pokud to nějaký herní efekt výslovně nedovoluje.
IT-POWER-08 = Moc, kterou hráč odebere některé ze svých postav, se pokládá na kartičku vůdce téhož hráče.
IT-POWER-09 = Když nějaký efekt odebere Moc z kartičky vůdce (aniž by ji přesouval na postavu), vracejí se značky do krabice a jsou mimo hru.
IT-POWER-10 = Množství Moci, které může postava nést, není shora omezeno.
IT-POWER-11 = Když na kartičce vůdce Moc dojde, nelze z ní na postavy přesunout žádnou další.

## Influence

IT-INFL-01 = Žetony Vlivu na cizím ukazateli vyjadřují, do jaké míry jejich rod ovládá onen druhý rod.
IT-INFL-02 = Cílem je umístit všech pět vlastních žetonů Vlivu na ukazatele jiných rodů; kdo to dokáže první, vítězí.
IT-INFL-03 = Rozšířit Vliv znamená přesunout jeden vlastní žeton z vlastního ukazatele Vlivu na ukazatel rodu, na který se Vliv rozšiřuje.
IT-INFL-04 = Vliv se vždy rozšiřuje na ukazatel jiného hráče, nikdy na vlastní.
IT-INFL-05 = Na ukazateli Vlivu může ležet libovolný počet cizích žetonů.
IT-INFL-06 = Na ukazateli Vlivu může ležet několik žetonů téhož cizího rodu.
IT-INFL-07 = Ikony a rodové znaky vytištěné na ukazatelích Vlivu nemají z hlediska pravidel žádný účinek; pouze pomáhají hráčům sledovat, jak blízko má kdo k vítězství.

## Table talk

IT-TALK-01 = V každé fázi se hráči smějí přít, prosit, slibovat, vyhrožovat, uplácet i jinak se snažit ovlivnit rozhodnutí ostatních.
IT-TALK-02 = Hovořit je dovoleno v kterékoli fázi, ale jen otevřeně, aby každý hráč mohl hovor sledovat a zapojit se do něj; soukromé rozhovory dovoleny nejsou.
IT-TALK-03 = Sliby dané při hovorech u stolu nejsou závazné.
IT-TALK-04 = Jedinou výjimkou je Příměří: na čem se oba aktivní hráči jako na výsledku Příměří dohodnou, to se musí přesně splnit.
IT-TALK-05 = Hráč smí tvrdit, ať pravdivě, či nikoli, že má určité karty nebo rukojmí.
IT-TALK-06 = Hráč nesmí ostatním ukazovat skryté karty ani rukojmí, dokud nejsou vyloženy nebo zahrány.
IT-TALK-07 = Před vyložením karet smějí aktivní hráči hovořit o svých záměrech, dohodnout se na Příměří a pak zahrát něco jiného (blafování je dovoleno).
IT-TALK-08 = Sliby, že rukojmí propustí, a hrozby, že je budou mučit, smějí hráči používat jako prostředek nátlaku, například aby získali podporu, neúčast ve Střetnutí nebo zahrání určité karty; takové dohody jsou obyčejným nezávazným hovorem.

## Round

IT-ROUND-01 = Každé kolo spočívá ve vyhodnocení právě jednoho Střetnutí.
IT-ROUND-02 = Střetnutí má dva aktivní hráče, Vyzyvatele a Obránce, což jsou dva různí hráči.
IT-ROUND-03 = Kolo prochází čtyřmi fázemi v tomto pořadí: Příprava, Podpora, Střetnutí, Vyhodnocení.
IT-ROUND-04 = Vyzyvatelem je hráč, jehož kolo se právě hraje.
IT-ROUND-05 = Po údržbě přechází role Vyzyvatele na dalšího hráče ve směru hodinových ručiček a ten zahajuje nové kolo fází Přípravy.
IT-ROUND-06 = Začátek kola, ještě před krokem 1 fáze Přípravy, je doba, kdy lze propouštět nebo mučit rukojmí.

## Preparation phase

IT-PREP-01 = Příprava, krok 1: Vyzyvatel táhne vrchní kartu události a ta určuje Obránce.
IT-PREP-02 = Karta události některého rodu činí Obráncem hráče, který uvedený rod ovládá.
IT-PREP-03 = Pokud rod uvedený na tažené kartě události ovládá sám Vyzyvatel, volí Vyzyvatel, který jiný hráč je Obráncem.
IT-PREP-04 = Tažená karta události se odkládá na odhazovací hromádku událostí; když je balíček událostí prázdný, odhazovací hromádka se zamíchá a vznikne z ní nový balíček.
IT-PREP-05 = Příprava, krok 2: každý aktivní hráč si do ruky lízne jednu kartu z vlastního balíčku rodu.
IT-PREP-06 = Příprava, krok 3: každý aktivní hráč přesune jednu značku Moci ze své kartičky vůdce na jeden z vlastních žetonů postav.
IT-PREP-07 = Příprava, krok 4: zúčastněnou postavu vybírá nejprve Vyzyvatel, teprve potom svou postavu vybírá Obránce.
IT-PREP-08 = Každý aktivní hráč musí do Střetnutí vyslat právě jednu ze svých živých postav.
IT-PREP-09 = Vybraný žeton se posune dopředu a natočí tak, aby jeho ikona Vyzyvatele nebo ikona Obránce směřovala ke středu; tím je veřejně dáno, na které straně stojí.

## Support phase

IT-SUPP-01 = Ve fázi Podpory jsou neaktivní hráči dotazováni jeden po druhém ve směru hodinových ručiček, počínaje prvním z nich po levici Vyzyvatele.
IT-SUPP-02 = Neaktivní hráč smí nabídnout podporu buď Vyzyvateli, nebo Obránci.
IT-SUPP-03 = Neaktivní hráč nemusí podpořit nikoho a smí zůstat stranou Střetnutí.
IT-SUPP-04 = Nabídku tvoří právě jedna vlastní postava nabízejícího hráče, natočená ke středu ikonou zvolené strany.
IT-SUPP-05 = Aktivní hráč, kterému je podpora nabídnuta, ji smí přijmout nebo odmítnout.
IT-SUPP-06 = O přijetí nebo odmítnutí se rozhoduje při nabídce, dříve než je dotázán další hráč.
IT-SUPP-07 = Přijatá postava podpory se přidává k dané straně a setrvává v pozici zúčastněné postavy.
IT-SUPP-08 = Odmítnutá postava se vrací do výchozí pozice.
IT-SUPP-09 = Každý hráč smí podporu nabídnout jen jednou za kolo; odmítnutý hráč ji nemůže nabídnout druhé straně.
IT-SUPP-10 = Podporující hráči na vítězné straně získávají stejnou základní odměnu jako jejich aktivní hráč, včetně rozšíření Vlivu.
IT-SUPP-11 = Podporující hráči na poražené straně dostávají stejný postih jako jejich aktivní hráč.
IT-SUPP-12 = Zúčastnit se může libovolný počet neaktivních hráčů, pokud byla nabídka každého z nich přijata.

## Encounter phase

IT-ENC-01 = Z karet v ruce vybírá Vyzyvatel i Obránce tajně po jedné a každý tu svou vykládá lícem dolů před sebe.
IT-ENC-02 = Kartu lícem dolů vykládají jen oba aktivní hráči, podporující hráči nikoli.
IT-ENC-03 = Obě karty se otáčejí lícem nahoru současně, jakmile jsou obě vyloženy.
IT-ENC-04 = Výsledek Střetnutí závisí na odhalených kartách: je jím Nepřátelství, Příměří, nebo Zrada.
IT-ENC-05 = Karty rodu jsou tří typů: karty Nepřátelství, karty Příměří a karty postav.
IT-ENC-06 = Karta postavy vyložená lícem dolů platí jako karta Nepřátelství s hodnotou nula.
IT-ENC-07 = Aktivní hráč smí lícem dolů vyložit kteroukoli kartu postavy svého rodu bez ohledu na to, zda jde o jeho vůdce či o zúčastněnou postavu.
IT-ENC-08 = Kartu mrtvé postavy smí aktivní hráč ve fázi Střetnutí i nadále vyložit lícem dolů.
IT-ENC-09 = Hráč, který musí zahrát kartu rodu, ale žádnou v ruce nemá, bere vrchní kartu svého balíčku rodu a hraje ji.
IT-ENC-10 = Hráč nemůže vykládat ani používat zajaté karty jiných rodů.

## Hostility

IT-HOSTILITY-01 = Výsledkem je Nepřátelství, když oba aktivní hráči odhalí karty Nepřátelství (nebo karty postav, které za ně platí).
IT-HOSTILITY-02 = Při Nepřátelství se součet každé strany skládá z hodnoty karty jejího aktivního hráče a z Moci všech zúčastněných postav na této straně.
IT-HOSTILITY-03 = Strana s vyšším součtem ve Střetnutí vítězí a získává odměny.
IT-HOSTILITY-04 = Strana s nižším součtem Střetnutí prohrává a dostává postihy.
IT-HOSTILITY-05 = Pokud jsou součty stejné, prohrávají obě strany a obě dostávají postihy.
IT-HOSTILITY-06 = Počítá se Moc v okamžiku vyhodnocení, včetně Moci přesunuté dříve v tomtéž kole.

## Truce

IT-TRUCE-01 = Výsledkem je Příměří, když oba aktivní hráči odhalí karty Příměří.
IT-TRUCE-02 = Při Příměří oba aktivní hráči otevřeně vyjednávají a mohou se dohodnout na jednom nebo více ze tří bodů.
IT-TRUCE-03 = Příměří, bod 1: hráč rozšíří Vliv umístěním jednoho žetonu.
IT-TRUCE-04 = Příměří, bod 2: hráč si vezme až dvě rukojmí od druhého aktivního hráče.
IT-TRUCE-05 = Příměří, bod 3: jeden aktivní hráč předá druhému až tři značky Moci, a to ze své kartičky vůdce na kartičku vůdce druhého aktivního hráče.
IT-TRUCE-06 = Při Příměří nelze převést více Moci, než kolik jí na kartičce platícího vůdce skutečně je.
IT-TRUCE-07 = Dohoda o Příměří může být zcela jednostranná, nebo může být vyváženou výměnou; žádná podoba není předepsána.
IT-TRUCE-08 = Každý ze tří bodů smí každý aktivní hráč v jednom Příměří využít nejvýše jednou.
IT-TRUCE-09 = Pokud při Příměří cokoli změní majitele, nemá Střetnutí vítěze ani poraženého a neuplatňují se odměny ani postihy.
IT-TRUCE-10 = Pokud se dohody nedosáhne a nic se nezmění, prohrávají oba aktivní hráči i všichni podporující hráči a dostávají postih.
IT-TRUCE-11 = Příměří nikdy nepřináší základní odměny.
IT-TRUCE-12 = Po Příměří, ať úspěšném, nebo neúspěšném, si nikdo nebere rukojmí, která náležejí k výsledku Nepřátelství nebo Zrada.
IT-TRUCE-13 = Z hlediska herních efektů platí, že vyjednávání o Příměří probíhá ve fázi Vyhodnocení.
IT-TRUCE-14 = Podporující hráči smějí během vyjednávání o Příměří mluvit.
IT-TRUCE-15 = Podporující hráči nesmějí v dohodě o Příměří nic požadovat, platit ani získat.
IT-TRUCE-16 = Digitální Příměří musí mít konec: první návrh podává Vyzyvatel, právo navrhovat se pak střídá, všechny návrhy jsou veřejné a vyjednávání ztroskotá, když je kterýkoli aktivní hráč prohlásí za neúspěšné nebo když už ani jednomu z nich nezbývá žádný návrh (volitelné nastavení, ve výchozím stavu tři na každou stranu).

## Betrayal

IT-BETRAYAL-01 = Výsledkem je Zrada, když jeden aktivní hráč odhalí Nepřátelství a ten druhý Příměří.
IT-BETRAYAL-02 = Při Zradě vítězí strana hráče s Nepřátelstvím automaticky, ať je hodnota karty nebo Moc na kterékoli straně jakákoli.
IT-BETRAYAL-03 = Při Zradě druhá strana prohrává a dostává obvyklý postih.
IT-BETRAYAL-04 = Zrazený aktivní hráč (ten, který odhalil Příměří) dostává kompenzaci: rukojmí od vítězů.
IT-BETRAYAL-05 = Karta postavy vyložená proti kartě Příměří vede ke Zradě a vítězí, protože platí jako Nepřátelství s hodnotou nula.

## Resolution phase

IT-RES-01 = Při Nepřátelství a Zradě získává každý hráč na vítězné straně stejnou základní odměnu; ta závisí jen na tom, zda jde o stranu Vyzyvatele, nebo Obránce.
IT-RES-02 = Odměna Vyzyvatele: zvítězí-li strana Vyzyvatele, každý její hráč rozšíří jedním žetonem svůj Vliv na rod Obránce.
IT-RES-03 = Odměna Obránce, část 1: zvítězí-li strana Obránce, každý její hráč si lízne dvě karty z vlastního balíčku rodu.
IT-RES-04 = Odměna Obránce, část 2: každý hráč na vítězné straně Obránce přesune dvě značky Moci od vlastního vůdce na libovolné vlastní postavy.
IT-RES-05 = Při Nepřátelství si vítězný aktivní hráč navíc bere jedno rukojmí.
IT-RES-06 = Při Nepřátelství a Zradě dostává každý hráč na poražené straně stejný postih, ať měl jakoukoli roli.
IT-RES-07 = Postih: každý poražený hráč vrací polovinu Moci své zúčastněné postavy, zaokrouhleno nahoru, na vlastní kartičku vůdce.
IT-RES-08 = Postava, kterou postih připraví o veškerou Moc, okamžitě umírá.
IT-RES-09 = Nejprve se vyřídí základní odměny a postihy, teprve potom se zajímají rukojmí.
IT-RES-10 = Rukojmí při Nepřátelství: aktivní hráč vítězné strany, ať Vyzyvatel, nebo Obránce, si bere jedno rukojmí od jednoho hráče poražené strany podle vlastního výběru.
IT-RES-11 = Rukojmí při Zradě: od každého hráče vítězné strany si aktivní hráč poražené strany bere po jednom rukojmí.
IT-RES-12 = Pokud nějaký efekt brání aktivnímu hráči získat odměny, nesmí si tento hráč brát ani rukojmí, ať podle výsledku, nebo textem karty.
IT-RES-13 = Pokud nějaký efekt chrání hráče před postihy, nelze od tohoto hráče vzít žádné rukojmí, ať podle výsledku, nebo textem karty.

## End of the round

IT-EOR-01 = Údržba: všechny žetony postav se vracejí do výchozích pozic.
IT-EOR-02 = Údržba: všechny karty zahrané v tomto kole putují na odhazovací hromádky rodů, ke kterým patří.
IT-EOR-03 = Údržba: každý hráč, který má v ruce méně než pět karet, si dobírá do pěti.
IT-EOR-04 = Pořadí údržby: vrátí se žetony, odhodí se karty a potom se doplní karty v ruce; karta zahraná v tomto kole tak může být zamíchána zpět a při témže doplňování znovu líznuta.

## Winning the game

IT-WIN-01 = Hra končí, když má jeden nebo více hráčů všech pět vlastních žetonů na cizích ukazatelích Vlivu.
IT-WIN-02 = Hra končí, když jsou mrtvé všechny čtyři postavy kteréhokoli rodu.
IT-WIN-03 = Když hra skončí, vítězí hráč, který má nejvíce vlastních žetonů na ukazatelích Vlivu ostatních hráčů.
IT-WIN-04 = Hráči, kteří mají shodně nejvíce rozšířeného Vlivu, se o vítězství dělí; žádné další kritérium nerozhoduje.
IT-WIN-05 = Podmínky konce hry se ověřují po úplném provedení každého souběžného kroku (všechny odměny, potom všechny postihy, jedno mučení, Vliv a Moc jedné dohody o Příměří, jedna schopnost vůdce nebo karta postavy) a při jejich splnění hra okamžitě končí.

## Leader abilities

IT-LEAD-01 = Každý vůdce má jednu schopnost, která je vytištěna na kartičce vůdce a platí během hry.
IT-LEAD-02 = Schopnost vůdce přesně stanoví, kdy ji lze použít a co způsobí; funguje jen v takto vymezené době.
IT-LEAD-03 = Hráč nikdy není povinen schopnost vůdce použít.
IT-LEAD-04 = Vůdce nikdy nemůže zemřít.

## Character cards

IT-CHAR-01 = Každý balíček rodu obsahuje karty postav, na nichž je pojmenovaná postava a textový efekt.
IT-CHAR-02 = Zahrát kartu postavy pro její text lze jen v době, kterou sama karta uvádí.
IT-CHAR-03 = Zahrát kartu postavy pro její text lze jen tehdy, když se tato postava účastní Střetnutí.
IT-CHAR-04 = Kartu postavy, která zobrazuje hráčova vlastního vůdce, lze pro její text zahrát, pokud se účastní kterákoli z postav tohoto hráče.
IT-CHAR-05 = Karty postav smějí pro jejich text hrát nejen aktivní, ale i podporující hráči, protože se účastní i jejich postavy.

## Withdrawal

IT-WDR-01 = Když nějaký efekt přiměje podporujícího hráče odstoupit, jeho postava se vrací do výchozí pozice.
IT-WDR-02 = Odstupující hráč odhazuje všechny karty, které v tomto Střetnutí zahrál.
IT-WDR-03 = Hráč, který odstoupil, se Střetnutí dále neúčastní.
IT-WDR-04 = Hráč, který odstoupil, nezískává odměnu ani nedostává postih.
IT-WDR-05 = Žádný efekt nemůže aktivnímu hráči dovolit odstoupit ani ho k tomu přinutit.
IT-WDR-06 = Postava, která odstoupila, už není účastníkem.

## Character death

IT-DEATH-01 = Žeton mrtvé postavy se otáčí lícem dolů.
IT-DEATH-02 = Mrtvá postava se nemůže účastnit Střetnutí.
IT-DEATH-03 = Textové efekty karet mrtvé postavy nelze používat.
IT-DEATH-04 = Smrtí postavy během Střetnutí, do něhož je zapojena, její hráč ze Střetnutí nevypadává a všechny odměny nebo postihy dostává i nadále.
IT-DEATH-05 = Sama mrtvá postava ve Střetnutí nepokračuje.
IT-DEATH-06 = Na mrtvou postavu nelze klást žádnou Moc.
IT-DEATH-07 = Poražený hráč, jehož zúčastněná postava je už mrtvá, nemá žádnou Moc, o kterou by přišel, a postih v podobě ztráty poloviny Moci se ho už nijak nedotýká.

## Hostages

IT-HOSTAGE-01 = Rukojmí je karta rodu jiného hráče, kterou hráč zajal a drží u sebe.
IT-HOSTAGE-02 = Zdroj 1: zajímající hráč si smí vzít vrchní kartu protivníkova balíčku rodu.
IT-HOSTAGE-03 = Zdroj 2: zajímající hráč si smí vzít náhodnou kartu z protivníkovy ruky.
IT-HOSTAGE-04 = Zdroj 3: zajímající hráč si smí vzít jedno z rukojmích, která protivník drží.
IT-HOSTAGE-05 = Který ze zdrojů se použije, vybírá zajímající hráč, nikoli jeho protivník.
IT-HOSTAGE-06 = Zajatá karta se pokládá lícem dolů do herní oblasti zajímajícího hráče.
IT-HOSTAGE-07 = Pokud zajatá karta patří k vlastnímu rodu zajímajícího hráče, putuje místo toho do jeho ruky.
IT-HOSTAGE-08 = Zajímající hráč si smí kdykoli prohlédnout obě strany karet svých rukojmích.
IT-HOSTAGE-09 = Ostatní hráči vidí, ke kterému rodu rukojmí patří, ale nevidí líc karty.
IT-HOSTAGE-10 = Hodnoty ani textové efekty rukojmích se nevyužívají.
IT-HOSTAGE-11 = Na začátku každého kola smí kterýkoli hráč propustit nebo mučit libovolný počet rukojmích, která drží.
IT-HOSTAGE-12 = Pokud chce v době vyhrazené pro rukojmí jednat více hráčů, jednají ve směru hodinových ručiček, počínaje Vyzyvatelem nového kola.
IT-HOSTAGE-13 = Je-li zvolený zdroj prázdný (žádný balíček ani odhazovací hromádka k zamíchání, žádné karty v ruce, žádná držená rukojmí), nelze jej zvolit; jsou-li prázdné všechny, žádné rukojmí se nebere.

## Releasing hostages

IT-RELEASE-01 = Propuštěním rukojmí se daná karta vrací do ruky svého původního majitele.
IT-RELEASE-02 = Po propuštění rukojmí si propouštějící hráč lízne jednu kartu z vlastního balíčku rodu.
IT-RELEASE-03 = Líznutí karty navíc náleží jen k dobrovolnému propuštění na začátku kola, nikoli k rukojmím osvobozeným jinými efekty.

## Torturing hostages

IT-TORTURE-01 = Mučením rukojmí se daná karta dostává na odhazovací hromádku svého původního majitele.
IT-TORTURE-02 = Pokud mučená karta zobrazuje majitelova vůdce, vracejí se čtyři značky Moci z kartičky tohoto vůdce do krabice.
IT-TORTURE-03 = Pokud mučená karta zobrazuje postavu, jejíž žeton leží lícem nahoru, přesouvají se čtyři značky Moci z tohoto žetonu na kartičku vůdce jejího vlastního rodu.
IT-TORTURE-04 = Postava, která má čtyři nebo méně značek Moci, přichází při mučení své karty o všechny, a proto umírá.
IT-TORTURE-05 = Mučení karty postavy, která je už mrtvá, nemá na Moc žádný účinek; karta se pouze odhazuje.
IT-TORTURE-06 = Pokud je mučenou kartou Nepřátelství nebo Příměří, trýznitel odebírá jednu značku Moci jedné postavě daného rodu a pokládá ji na vlastní kartičku vůdce.
IT-TORTURE-07 = Trýznitel vybírá, která postava rodu mučené karty o tuto značku Moci přijde.

## Conflicting effects

IT-CONFLICT-01 = Pokud si příručka pravidel a text na herní součásti odporují, platí text na herní součásti.
IT-CONFLICT-02 = Pokud by několik efektů mělo nastat ve stejném okamžiku, vyhodnocují se schopnosti vůdců dříve než všechny ostatní textové efekty.
IT-CONFLICT-03 = Ostatní souběžné efekty vyhodnocují jejich hráči ve směru hodinových ručiček, počínaje Vyzyvatelem.
IT-CONFLICT-04 = Pokud se to tímto pořadím nedá vyřešit, určuje pořadí Vyzyvatel.

## House cards

IT-CARDS-01 = Pro počet karet v ruce neplatí žádný limit.
IT-CARDS-02 = Když dojde balíček rodu, zamíchá se jeho odhazovací hromádka a vznikne z ní nový balíček.
IT-CARDS-03 = Jsou-li balíček i odhazovací hromádka prázdné, lízání nic nepřináší a hra pokračuje.
IT-CARDS-04 = Hráč smí zajímat karty jiných rodů, ale nikdy nesmí používat schopnosti ani efekty na nich vytištěné.
IT-CARDS-05 = Balíček rodu se skládá ze 4 karet Příměří, 10 karet postav a 11 karet Nepřátelství.
IT-CARDS-06 = Karet postav je 10: dvě pro každou z pěti postav rodu, včetně dvou karet vůdce.
IT-CARDS-07 = Karty Nepřátelství mají hodnoty 1, 2, 3, 4, 5, 6, 7, 8, 10, 12 a 20; každá je zastoupena jednou.

## Participation

IT-PART-01 = Zúčastněnými hráči Střetnutí jsou oba aktivní hráči a každý hráč, jehož nabídnutá podpora byla přijata.
IT-PART-02 = Zúčastněnými postavami jsou ty, které tito hráči vybrali.
IT-PART-03 = Účast hráčů i postav trvá od začátku fáze Střetnutí do konce kola.

## Examples

IT-EXAMPLE-01 = Příprava hry s rody Targaryenů, Starků a Lannisterů: tři ukazatele Vlivu po 5 žetonech, každý rod má 4 postavy s Mocí 4 a vůdce s Mocí 4, v ruce 5 karet a v balíčku 20 karet, balíček událostí má 3 × 3 + 3 = 12 karet.
IT-EXAMPLE-02 = Vyobrazení karty události: událost rodu Starků. Obráncem se stává rod Starků, ledaže je rod Starků sám Vyzyvatelem; pak Obránce určuje on.
IT-EXAMPLE-03 = Příklad Nepřátelství: rod Lannisterů odhalí 12 a jeho zúčastněná postava má Moc 5, součet je 17. Rod Starků odhalí 10 a má Moc 2, podporuje ho rod Baratheonů s Mocí 4, součet je 16. Rod Lannisterů vítězí; rody Starků a Baratheonů prohrávají.
IT-EXAMPLE-04 = Týž příklad, pokud byl Vyzyvatelem rod Lannisterů: rod Lannisterů rozšíří jedním žetonem Vliv na rod Starků (Obránce), nikoli na rod Baratheonů.
IT-EXAMPLE-05 = Týž příklad, pokud byl Obráncem rod Lannisterů: rod Lannisterů si lízne dvě karty, přesune dvě značky Moci od svého vůdce na své postavy a i tak si vezme jedno rukojmí.
IT-EXAMPLE-06 = Vyobrazení Vlivu: rod Starků rozšiřuje Vliv na rod Lannisterů tím, že přesouvá jeden žeton Starků z ukazatele Starků na ukazatel Lannisterů.
IT-EXAMPLE-07 = Vyobrazení schopnosti vůdce: než hráč nabídne podporu, smí aktivní hráč, který má Vliv na rod tohoto hráče, určit jednu postavu tohoto rodu; ta pak musí aktivního hráče podpořit.
IT-EXAMPLE-08 = Vyobrazení karty postavy: po odhalení karet rodů se vybere aktivní hráč, který vyložil Nepřátelství; má-li tento hráč v ruce vyšší kartu Nepřátelství, vyložená karta se odhodí a nahradí tou vyšší.
IT-EXAMPLE-09 = Vyobrazení smrti: Eddard Stark přišel o veškerou Moc a jeho žeton je otočen lícem dolů.
