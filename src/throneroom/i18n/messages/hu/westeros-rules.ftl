# Rules of Westeros, in Hungarian

## Tartozékok és alapfogalmak

WS-COMP-01 = A játékot három, négy, öt vagy hat játékos játszhatja; más játékosszám nem lehetséges.
WS-COMP-02 = Minden játékos a hat nagy ház közül pontosan egyet irányít: Stark, Lannister, Baratheon, Greyjoy, Tyrell, Martell.
WS-COMP-03 = Egy háznak összesen 10 gyalogosa van.
WS-COMP-04 = Egy háznak összesen 5 lovagja van.
WS-COMP-05 = Egy háznak összesen 6 hajója van, a tengeren és a kikötőkben lévőket együtt számolva.
WS-COMP-06 = Egy háznak összesen 2 ostromgépe van.
WS-COMP-07 = Egy háznak 7 házkártyája van, mind különböző.
WS-COMP-08 = A játékban 30 Westeroskártya van, három pakliba (I., II. és III.) osztva.
WS-COMP-09 = A játékban 9 vadkártya van, ezek egyetlen paklit alkotnak.
WS-COMP-10 = A játékban 24 csatakártya van; ezek választható modult alkotnak.
WS-COMP-11 = Egy háznak 15 parancsjelzője van: 10 egyszerű és 5 különleges.
WS-COMP-12 = Egy háznak összesen 20 hatalomjelzője van; a hatalomkészletben, a játékos saját készletében és a játéktáblán lévő hatalomjelzőinek együttes száma soha nem lehet sem több, sem kevesebb 20-nál.
WS-COMP-13 = Egy háznak 3 befolyásjelzője van, mindegyik befolyási területre egy.
WS-COMP-14 = Egy háznak egy utánpótlásjelzője, egy győzelemjelzője és egy helyőrségjelzője van.
WS-COMP-15 = A játékban 14 semlegeserő-jelző van.
WS-COMP-16 = Három egyedi hatalmi jelkép van, mindegyik befolyási területhez egy: a Vastrón, a valyriai acélkard és a hírvivő holló.
WS-COMP-17 = A darabszámok összesítve: 138 egység (60 gyalogos, 30 lovag, 36 hajó, 12 ostromgép), 81 nagy kártya (42 házkártya, 30 Westeroskártya, 9 vadkártya), 24 kis kártya és 266 jelző (90 parancsjelző, 120 hatalomjelző, 18 befolyásjelző, 6 utánpótlásjelző, 14 semlegeserő-jelző, 6 győzelemjelző, 6 helyőrségjelző, 3 hatalmi jelkép, 1 fordulójelző, a vadak 1 jelzője, a befolyási területek 1 táblája).
WS-COMP-18 = A tartozékok száma korlátozott: az a játékos, aki egy adott fajtájú tartozékából már mindet felhasználta, nem hozhat játékba többet abból a fajtából.
WS-COMP-19 = A csatában megsemmisült vagy bármely más okból levett egységek visszakerülnek tulajdonosuk felhasználható egységei közé, és újra toborozhatók.
WS-COMP-20 = Egységnek a gyalogos, a lovag, a hajó és az ostromgép számít.
WS-COMP-21 = A helyőrségek, a semlegeserő-jelzők, a hatalomjelzők és az összes többi tartozék nem egység.
WS-COMP-22 = A ház és a játékos szó felcserélhető: mindkettő a játékost és az általa irányított házat jelenti.
WS-COMP-23 = Ellenséges minden olyan tartozék vagy tartomány, amely egy másik játékoshoz tartozik; ellenség vagy ellenfél maga a másik játékos is.
WS-COMP-24 = Saját az a tartozék vagy tartomány, amely magához az adott játékoshoz tartozik.
WS-COMP-25 = A saját készlet azoknak a hatalomjelzőknek az összessége, amelyek a játékosnál vannak, és amelyeket licitálásra vagy más célra felhasználhat.
WS-COMP-26 = A közös hatalomkészletben lévő hatalomjelzők nem számítanak bele a saját készletbe.
WS-COMP-27 = Hatalomjelzőt kapni azt jelenti, hogy a játékos a megadott számú saját hatalomjelzőjét a hatalomkészletből a saját készletébe teszi.
WS-COMP-28 = Hatalomjelzőt eldobni azt jelenti, hogy a játékos a saját készletéből hatalomjelzőket visszatesz a hatalomkészletbe.
WS-COMP-29 = Egy játékos csak a saját háza hatalomjelzőit kaphatja meg, tarthatja magánál, használhatja fel és dobhatja el.
WS-COMP-30 = A megsemmisült egység lekerül a játéktábláról, és visszakerül tulajdonosa felhasználható egységei közé.
WS-COMP-31 = Az előkészületek végére minden ház öt hatalomjelzőt kap a hatalomkészletből, így a játék kezdetén öt hatalomjelző van a saját készletében.

## Előkészületek

WS-SETUP-01 = Az előkészületek tizenegy, egymást követő lépésből állnak: játéktábla, vadak, Westerospaklik, semleges erők, fordulójelző, házválasztás, a házak tartozékai, befolyás-, utánpótlás- és győzelemjelzők, egységek, helyőrségek, hatalomjelzők.
WS-SETUP-02 = A vadkártyákat meg kell keverni, és képpel lefelé fordított pakliként a játéktáblán kijelölt helyükre kell tenni.
WS-SETUP-03 = A vadak jelzője a vadsáv 2-es mezőjén kezd.
WS-SETUP-04 = A Westeroskártyákat római szám szerint az I., a II. és a III. pakliba kell válogatni; a paklikat külön-külön meg kell keverni, és képpel lefelé a játéktábla mellé kell tenni.
WS-SETUP-05 = Csak az adott játékosszámmal megjelölt semlegeserő-jelzők kerülnek fel a játéktáblára, mindegyik a rajta megnevezett tartományba.
WS-SETUP-06 = Háromszemélyes játékban csak a 3-as jelölésű jelzők kerülnek fel.
WS-SETUP-07 = A semlegeserő-jelzők kétoldalasak: az egyik oldaluk csak három játékos esetén használatos, a másik csak akkor, ha a játékosok száma a rányomtatott határok közé esik.
WS-SETUP-08 = A ki nem választott semlegeserő-jelzők visszakerülnek a dobozba, és nem vesznek részt a játékban.
WS-SETUP-09 = A fordulójelző a fordulósáv 1. mezőjén kezd.
WS-SETUP-10 = Minden játékos kiválasztja, melyik házzal játszik.
WS-SETUP-11 = A házak választás helyett véletlenszerűen is kioszthatók.
WS-SETUP-12 = Hatnál kevesebb játékos esetén egyes házak nem választhatók.
WS-SETUP-13 = Minden játékos megkapja a háza összes tartozékát: a paravánt, a 7 házkártyát, a 15 parancsjelzőt, az utánpótlásjelzőt, a 3 befolyásjelzőt, a győzelemjelzőt, a helyőrségjelzőt és az összes műanyag egységet.
WS-SETUP-14 = A ház tartozékaival együtt a játékos nem vesz el hatalomjelzőt; hatalomjelzőket csak az előkészületek utolsó lépésében kap.
WS-SETUP-15 = A befolyásjelzők, a győzelemjelző és az utánpótlásjelző a ház paravánján megadottak szerint kerülnek fel a maguk területére, sávjára, illetve táblázatára.
WS-SETUP-16 = Egy befolyási terület minden pozícióján legfeljebb egy jelző állhat.
WS-SETUP-17 = Az utánpótlási táblázaton és a győzelmi sávon több ház is állhat ugyanazon a mezőn.
WS-SETUP-18 = Hatnál kevesebb játékos esetén a befolyásjelzőket balra, az 1. pozíció felé kell csúsztatni, amíg balra minden hézag be nem telik.
WS-SETUP-19 = Hatnál kevesebb játékos esetén mindegyik befolyási terület legmagasabb számú pozíciói az egész játékban üresek és használaton kívül maradnak.
WS-SETUP-20 = Mindegyik befolyási területen az 1. pozíciót elfoglaló ház kapja meg a hozzá tartozó hatalmi jelképet.
WS-SETUP-21 = Minden játékos a paravánján leírtak szerint felrakja kezdőegységeit a játéktáblára.
WS-SETUP-22 = Minden játékos a helyőrségjelzőjét a főtartományába teszi; a tartomány neve a jelzőn olvasható.
WS-SETUP-23 = A házak összes hatalomjelzője egyetlen közös készletbe, a hatalomkészletbe kerül.
WS-SETUP-24 = Minden játékos elveszi a hatalomkészletből a saját háza 5 hatalomjelzőjét; ezek alkotják a kezdeti saját készletét.
WS-SETUP-25 = A négyszemélyes előkészületek ábráján ez látható: a játéktábla, a vadsáv és a vadpakli, a három Westerospakli, a semlegeserő-jelzők, a helyőrségek, a fordulósáv, a győzelmi sáv és az utánpótlási táblázat, a befolyási területek a balra csúsztatott jelzőkkel, valamint a királyi udvarra felhelyezve a befolyási területek táblája.

## Westeros-szakasz

WS-WEST-01 = A játék legfeljebb tíz fordulóig tart.
WS-WEST-02 = Minden forduló a Westeros-szakaszból, a tervezési szakaszból és az akciószakaszból áll, ebben a sorrendben.
WS-WEST-03 = Az első fordulóban a Westeros-szakasz elmarad; az 1. forduló a tervezési szakasszal kezdődik.
WS-WEST-04 = Minden akciószakasz után új forduló kezdődik a következő Westeros-szakasszal.
WS-WEST-05 = A Westeros-szakasz négy lépésből áll: a fordulójelző mozgatása; a Westeroskártyák felcsapása; a vadak jelzőjének mozgatása; a Westeroskártyák végrehajtása.
WS-WEST-06 = Az 1. lépésben a fordulójelző egy mezővel előrébb kerül.
WS-WEST-07 = Ha a Westeros-szakasz elején a fordulójelző már a 10. mezőn áll, nem kell mozgatni; a játék véget ért, és meg kell határozni a győztest.
WS-WEST-08 = A 2. lépésben mindhárom Westerospakli legfelső lapját fel kell csapni, mielőtt bármelyik végrehajtására sor kerülne.
WS-WEST-09 = A 3. lépésben meg kell számolni a három felcsapott kártyán lévő vadikonokat, és a vadak jelzőjét ikononként egy mezővel előre kell mozgatni.
WS-WEST-10 = Ha a vadak jelzője a 3. lépésben eléri a 12-es mezőt, azonnal sor kerül a vadak támadására.
WS-WEST-11 = Azokat az ikonokat, amelyek a 12-es mező elérése után még megmaradtak, figyelmen kívül kell hagyni.
WS-WEST-12 = A vadak jelzőjének mozgatása és az emiatt bekövetkező támadás végrehajtása megelőzi az első Westeroskártya hatását.
WS-WEST-13 = A 4. lépésben a felcsapott kártyákat egymás után kell végrehajtani: először az I., azután a II., végül a III. pakli lapját.
WS-WEST-14 = Egy Westeroskártya végrehajtásakor fel kell olvasni a szövegét, és meg kell tenni, amit előír; az „Utánpótlás”, a „Toborzás”, a „Királyok csatája” és „A vadak támadása” kártyára a szabályok külön fejezetei vonatkoznak.
WS-WEST-15 = Egy Westeroskártyán a következők találhatók: a kártya neve képpel, a pakli száma az elő- és a hátlapon, a hatás szövege, egyes lapokon pedig a jobb felső sarokban egy vadikon.
WS-WEST-16 = A „Trónok harca” kártya végrehajtásakor a játékosok az általuk birtokolt tartományokban lévő minden hatalomikonért egy hatalomjelzőt kapnak, továbbá megkapják a kikötőkből származó bevételt.

## Utánpótlás

WS-SUPPLY-01 = Az „Utánpótlás” kártya végrehajtásakor minden ház játéksorrendben megszámolja a tartományaira nyomtatott utánpótlásikonokat, és az utánpótlásjelzőjét az ennek megfelelő szintre állítja.
WS-SUPPLY-02 = Minden utánpótlási szinten a zászlók száma adja meg, hogy egy háznak legfeljebb hány serege lehet a játéktáblán.
WS-SUPPLY-03 = A zászlón lévő szám azt adja meg, hogy az adott zászlót használó sereg legfeljebb hány egységből állhat.
WS-SUPPLY-04 = Annak a háznak, amelynek utánpótlása 3-as, legfeljebb négy serege lehet: egy háromegységes és három kétegységes.
WS-SUPPLY-05 = A sereg két vagy több saját egység ugyanazon a tengerrészen vagy ugyanabban a szárazföldi tartományban.
WS-SUPPLY-06 = Az egy tartományban egyedül álló egység nem sereg, és nem vonatkozik rá az utánpótlás.
WS-SUPPLY-07 = Az ábrán a Stark-ház 2-es utánpótlással három sereget tarthat fenn, kettőt két-két egységgel és egyet három egységgel; a Lannister-ház és a Baratheon-ház magasabban áll, ezért több vagy nagyobb serege lehet.
WS-SUPPLY-08 = Ha egy játékos seregei az utánpótlásjelző átállítása után meghaladják az új limitet, a játékosnak azonnal le kell vennie annyi egységet, hogy a seregei beleférjenek.
WS-SUPPLY-09 = Egy játékosnak lehet kevesebb és kisebb serege, mint amennyit az utánpótláslimitje megenged.
WS-SUPPLY-10 = Az utánpótlás szempontjából minden egység egy egységnek számít, bármekkora is a harci ereje.
WS-SUPPLY-11 = Az akciószakaszban megszerzett vagy elveszített utánpótlásikonok nem változtatják meg a limitet; az csak akkor változik, amikor az utánpótlásjelzőt az „Utánpótlás” kártya vagy más, ezt előíró hatás miatt át kell állítani.
WS-SUPPLY-12 = Egy játékos soha nem hajthat végre olyan akciót, amellyel megsértené az érvényes utánpótláslimitjét, például toborzás, menetelés vagy visszavonulás során.
WS-SUPPLY-13 = Az akcióknál az utánpótlásjelző helye szerinti limit számít, nem a pillanatnyilag birtokolt ikonok száma.
WS-SUPPLY-14 = A Lannister-ház jelzője az 5-ös szinten áll, seregei 4, 3, 2 és 2 egységből állnak, és vannak még egyedül álló egységei. A Greyjoy-ház elfoglalta Zúgót és Tengerszemet, mindkettőn egy-egy utánpótlásikon van. Felcsapják az „Utánpótlás” kártyát: a Lannister-ház utánpótlása 5-ről 3-ra csökken, ami 3, 2, 2 és 2 egységből álló seregeket enged meg, ezért a ház megsemmisíti egy gyalogosát az Ikrek és egyet a Harrenhal tartományban.

## Toborzás

WS-MUSTER-01 = A „Toborzás” kártya végrehajtásakor játéksorrendben minden játékos új egységeket toborozhat minden olyan általa birtokolt tartományban, ahol város vagy vár van.
WS-MUSTER-02 = Egy vár 2 toborzási pontot ad.
WS-MUSTER-03 = Egy város 1 toborzási pontot ad.
WS-MUSTER-04 = Egy gyalogos 1 toborzási pontba kerül.
WS-MUSTER-05 = Egy új lovag 2 toborzási pontba kerül.
WS-MUSTER-06 = Egy gyalogos lovaggá való előléptetése 1 toborzási pontba kerül.
WS-MUSTER-07 = Egy hajó 1 toborzási pontba kerül.
WS-MUSTER-08 = Egy új ostromgép 2 toborzási pontba kerül.
WS-MUSTER-09 = Egy gyalogos ostromgéppé való előléptetése 1 toborzási pontba kerül.
WS-MUSTER-10 = A pontok csak az őket adó tartományban toborzott egységekre költhetők; különböző tartományok pontjai nem vonhatók össze.
WS-MUSTER-11 = A toborzott szárazföldi egység a játékos fel nem használt egységei közül kerül ki, és pontosan abba a tartományba kell tenni, amely a pontokat adta.
WS-MUSTER-12 = A toborzó tartományban álló gyalogos 1 pontért előléptethető, azaz lovagra vagy ostromgépre cserélhető.
WS-MUSTER-13 = Az előléptetés nem változtatja meg a sereg méretét.
WS-MUSTER-14 = Nem toborozható olyan egység, amellyel az érvényes utánpótláslimitet meghaladó sereg jönne létre, vagy egy sereg e limit fölé nőne.
WS-MUSTER-15 = Azok a toborzási pontok, amelyeket a tulajdonosuk nem tud vagy nem akar felhasználni, elvesznek; nem tehetők félre, és másutt sem használhatók fel.
WS-MUSTER-16 = Egy játékos bármelyik vagy akár az összes tartományában lemondhat a toborzásról.
WS-MUSTER-17 = Egy játékos minden tartományában befejezi az összes toborzását, mielőtt a játéksorrendben következő játékos elkezdené a magáét.
WS-MUSTER-18 = Hajók városos vagy váras szárazföldi tartományban toborozhatók, de vagy e tartomány kikötőjébe, vagy egy vele szomszédos tengerrészre kell lerakni őket.
WS-MUSTER-19 = Nem toborozható hajó olyan tengerrészre, ahol legalább egy ellenséges hajó van.
WS-MUSTER-20 = Olyan városban vagy várban, amelynek nincs kikötője, és amellyel tengerrész sem szomszédos, nem toborozható hajó.
WS-MUSTER-21 = Két vagy több hajó ugyanazon a tengerrészen seregnek számít, és meg kell felelnie az utánpótláslimitnek.
WS-MUSTER-22 = Gyalogos, lovag és ostromgép soha nem toborozható kikötőbe vagy tengerrészre.
WS-MUSTER-23 = Abban a tartományban, ahol sem város, sem vár nincs, nem kerül sor toborzásra.
WS-MUSTER-24 = A Lannister-ház az első a játéksorrendben, utánpótlása 3-as. Lannister-rév (vár): 1 pontért egy gyalogos kerül oda, 1 pontért egy hajó az Arany-szorosra. Harrenhal (város): 1 pontért a két gyalogos egyike lovaggá lép elő. Zúgón (vár) három egységből álló sereg van: 1 pontért egy második hajó kerül az Arany-szorosra; a másik pont elvész. Kőszentélyen sem város, sem vár nincs: ott nincs toborzás.

## Királyok csatája

WS-CLASH-01 = A „Királyok csatája” végrehajtásakor először mindhárom befolyási területről le kell venni az összes befolyásjelzőt.
WS-CLASH-02 = A licitálás befolyási területenként zajlik: először a Vastróné, azután a hűbéreseké, végül a királyi udvaré.
WS-CLASH-03 = Licitálás előtt a játékosok a paravánjuk mögé rejtik a saját készletükben lévő hatalomjelzőket.
WS-CLASH-04 = Minden játékos titokban tetszőleges számú, akár nulla hatalomjelzőt választ ki a saját készletéből; ez a licitje.
WS-CLASH-05 = Egy befolyási terület összes licitjét egyszerre kell felfedni, miután mindenki választott.
WS-CLASH-06 = A legmagasabb licitet kínáló játékos az 1. pozícióra teszi a jelzőjét, a második legmagasabb licit tulajdonosa a 2. pozícióra, a harmadiké a 3. pozícióra, és így tovább.
WS-CLASH-07 = A licitálás minden holtversenyét a Vastrón jelzőjének birtokosa dönti el, aki tetszése szerint állítja sorba a holtversenyben álló játékosokat.
WS-CLASH-08 = A holtversenyben álló játékosok a balról számítva még szabad legjobb pozíciókra kerülnek, így senki sem állhat nála kevesebbet licitáló mögött vagy nála többet licitáló előtt.
WS-CLASH-09 = Minden játékosnak az összes licitre tett hatalomjelzőjét el kell dobnia a hatalomkészletbe, az eredménytől függetlenül.
WS-CLASH-10 = Amint egy befolyási területre minden jelző felkerült, az 1. pozíción álló játékos megkapja a hozzá tartozó hatalmi jelképet; ezután kezdődik a licitálás a következő befolyási területre.
WS-CLASH-11 = A Vastrón befolyási területének új sorrendje adja a játéksorrendet attól a pillanattól fogva, hogy a terület pozíciói eldőltek.
WS-CLASH-12 = Az egyik befolyási területre licitált hatalomjelzők elvesznek, és ugyanannak a „Királyok csatája” kártyának a végrehajtása során a későbbi befolyási területekre már nem használhatók fel.
WS-CLASH-13 = Miután a királyi udvar befolyási területének pozíciói eldőltek, és a hírvivő holló átadása is megtörtént, a „Királyok csatája” véget ér, és a saját készletben maradt hatalomjelzők újra mindenki számára láthatók.
WS-CLASH-14 = Öten játszanak; a Greyjoy-ház épp most szerezte meg a Vastrónt. Licitek a hűbéresek befolyási területére: Lannister 4, Baratheon 3, Stark 3, Tyrell 2, Greyjoy 0. A holtversenyt a Greyjoy-ház a Baratheon-ház javára dönti el. Eredmény: Lannister 1., Baratheon 2., Stark 3., Tyrell 4., Greyjoy 5., a 6. pozíció üres; a Lannister-ház megkapja a valyriai acélkardot.

## Befolyási területek

WS-INFL-01 = Három befolyási terület van: a Vastróné, a hűbéreseké és a királyi udvaré; mindegyiknél a legelső pozíción álló játékosnál van a hozzá tartozó hatalmi jelkép.
WS-INFL-02 = Minden, ami játéksorrendben történik, a Vastrón befolyási területének pozícióit követi: először az 1. pozíció, azután a 2., és így tovább.
WS-INFL-03 = A Vastrón befolyási területének 1. pozícióján álló játékos kapja meg a Vastrón jelzőjét.
WS-INFL-04 = A Vastrón jelzőjének birtokosa dönti el a játék minden holtversenyét, kivéve a csatákban és a játék megnyerésénél kialakuló holtversenyt.
WS-INFL-05 = A Vastrón jelzője csak akkor cserél gazdát, amikor a Vastrón befolyási területére folyó licitálás teljesen lezárult, és minden jelző a helyére került; addig e terület holtversenyeit a korábbi birtokos dönti el, még akkor is, ha ezáltal elveszíti a jelzőt.
WS-INFL-06 = A hűbéresek befolyási területének 1. pozícióján álló játékos kapja meg a valyriai acélkardot.
WS-INFL-07 = Minden nem harci holtversenyt a Vastrón birtokosa dönt el, beleértve a hűbéresek saját befolyási területére folyó licitálás holtversenyeit is.
WS-INFL-08 = A királyi udvar befolyási területén elfoglalt pozíció szabja meg, hány különleges parancsot használhat egy ház a tervezési szakaszban; jobb pozíció soha nem enged kevesebbet.
WS-INFL-09 = A különleges parancsok száma megegyezik a pozíciónál látható csillagok számával; egyes hátsó pozícióknál egy csillag sincs.
WS-INFL-10 = A királyi udvar befolyási területének 1. pozícióján álló játékos kapja meg a hírvivő hollót.
WS-INFL-11 = A hírvivő holló birtokosa fordulónként egyszer két akció egyikét hajthatja végre: kicseréli egy parancsát, vagy megnézi a legfelső vadkártyát.
WS-INFL-12 = A hírvivő holló, parancsjelző kicserélése: a holló birtokosa a játéktáblán lévő egyik parancsát kicserélheti egy felhasználatlan parancsára.
WS-INFL-13 = A hírvivő holló, a vadpakli megvizsgálása: a holló birtokosa megnézi a vadpakli legfelső lapját, és azt vagy a pakli tetejére, vagy a pakli aljára teszi vissza.
WS-INFL-14 = A holló birtokosa elmondhatja a többieknek, mit látott; igazat is mondhat, hazudhat is.
WS-INFL-15 = A holló birtokosa senkinek sem mutathatja meg a megnézett kártyát.
WS-INFL-16 = A felhasznált hírvivő hollót a szürke oldalára kell fordítani annak jelzésére, hogy ebben a fordulóban már felhasználták.

## A valyriai acélkard

WS-BLADE-01 = A valyriai acélkard birtokosa fordulónként egyszer, egy csatában felhasználhatja a kardot, hogy 1-gyel növelje a harci erejét.
WS-BLADE-02 = Felhasználásakor a valyriai acélkardot a szürke oldalára kell fordítani, és ugyanabban a fordulóban nem használható többé.
WS-BLADE-03 = A valyriai acélkardot a csata 4. lépésében lehet felhasználni, a házkártyák felfedése és végrehajtása után, de még a végső harci erő kiszámítása előtt.
WS-BLADE-04 = A valyriai acélkardot egy csatában csak az adott csata támadója vagy védekezője használhatja; a támogató nem.
WS-BLADE-05 = A valyriai acélkard használata nem kötelező.

## Tervezési szakasz

WS-PLAN-01 = A tervezési szakasz három lépésből áll: parancskiadás, parancsfelfedés, a hírvivő holló használata.
WS-PLAN-02 = Minden játékosnak pontosan egy parancsjelzőt kell tennie, képpel lefelé, minden olyan tartományba, ahol legalább egy egysége van.
WS-PLAN-03 = Egy tartományban sem lehet egynél több parancsjelző.
WS-PLAN-04 = Egy játékos csak olyan tartományba tehet parancsot, ahol saját egysége van.
WS-PLAN-05 = A játékosok egyszerre adják ki parancsaikat.
WS-PLAN-06 = Parancskiadás közben a játékosok nem fedhetik fel mások előtt a lerakott parancsaikat.
WS-PLAN-07 = Parancskiadás közben a játékosok kérlelhetik, győzködhetik és fenyegethetik egymást, és stratégiákat javasolhatnak egymásnak.
WS-PLAN-08 = Ötféle parancs van: menetelés, védekezés, támogatás, portyázás és hatalomszerzés.
WS-PLAN-09 = Minden játékosnak öt különleges parancsa van: mindegyik fajtából egy erősebb, csillaggal jelölt változat.
WS-PLAN-10 = Egy játékos a tervezés során a tíz egyszerű parancsa bármelyikét felhasználhatja.
WS-PLAN-11 = Egy játékos legfeljebb annyi különleges parancsot rakhat le, ahány csillag van a királyi udvar befolyási területén elfoglalt pozíciójánál.
WS-PLAN-12 = Hat játékos esetén a királyi udvar befolyási területén az 1. pozíciót elfoglaló ház legfeljebb három különleges parancsot használhat, a 4. pozíción álló csak egyet, az 5. pozíción álló egyet sem.
WS-PLAN-13 = A parancsok felfedése előtt ellenőrizni kell, hogy minden olyan tartományban van-e parancs, ahol egység áll.
WS-PLAN-14 = Ha egy játékosnak kevesebb felhasználható parancsa van, mint ahány tartományban egysége áll, akkor abban a fordulóban az összes játékos nem egyszerre, hanem játéksorrendben egymás után adja ki parancsait.
WS-PLAN-15 = Egymás utáni parancskiadáskor minden játékos lerakja az összes parancsát, továbbra is képpel lefelé, mielőtt a következő játékos elkezdené.
WS-PLAN-16 = Akinek nincs elég parancsa, annak minden felhasználható parancsát le kell raknia.
WS-PLAN-17 = Akinek nincs elég parancsa, maga választhatja meg, mely tartományok maradnak parancs nélkül.
WS-PLAN-18 = Soha nem rakhat le több különleges parancsot, mint amennyit a királyi udvar befolyási területén elfoglalt pozíciója enged, az a játékos sem, akinek nincs elég parancsa.
WS-PLAN-19 = A 2. lépésben a játéktáblán lévő összes parancsot egyszerre képpel felfelé kell fordítani.
WS-PLAN-20 = A felfedett parancsok végrehajtására csak az akciószakaszban kerül sor.
WS-PLAN-21 = A 3. lépésben a hírvivő holló birtokosa végrehajthatja a holló két akciójának egyikét, de mindkettőről le is mondhat.
WS-PLAN-22 = A holló lépése után a tervezési szakasz véget ér, és kezdődik az akciószakasz.

## Parancsok

WS-ORDER-01 = Az akciószakasz négy lépésből áll: a portyázásparancsok végrehajtása, a menetelésparancsok végrehajtása a belőlük eredő csatákkal, a hatalomszerzés-parancsok végrehajtása, a szakasz vége.
WS-ORDER-02 = Portyázásparancsból minden játékosnak két egyszerű és egy különleges áll rendelkezésére.
WS-ORDER-03 = Menetelésparancsból minden játékosnak két egyszerű áll rendelkezésére, az egyik −1-es, a másik +0-s módosítóval, továbbá egy különleges.
WS-ORDER-04 = Védekezésparancsból minden játékosnak két egyszerű, egyenként +1-es, valamint egy különleges áll rendelkezésére.
WS-ORDER-05 = Támogatásparancsból minden játékosnak két egyszerű és egy különleges áll rendelkezésére.
WS-ORDER-06 = Hatalomszerzés-parancsból minden játékosnak két egyszerű és egy különleges áll rendelkezésére.
WS-ORDER-07 = A parancsok közül csak a menetelésparanccsal lehet új tartományokat elfoglalni és az ellenfelekkel csatába bocsátkozni.
WS-ORDER-08 = A védekezésparancs a rányomtatott bónusszal növeli a tartományában védekező játékos harci erejét.
WS-ORDER-09 = Az a védekezésparancs, amelyet nem vettek le, az egész forduló alatt bármennyi, a tartományát érő támadás ellen segít.
WS-ORDER-10 = Hatalomszerzés-parancs tengerrészre is lerakható, de ott nincs hatása.
WS-ORDER-11 = A végrehajtott vagy más módon levett parancsjelző visszakerül tulajdonosához, és a következő tervezési szakaszban újra felhasználható.

## Portyázás

WS-RAID-01 = Játéksorrendben minden játékos végrehajtja egy portyázásparancsát; ez addig ismétlődik, amíg el nem fogy az összes portyázásparancs.
WS-RAID-02 = Akinek nincs portyázásparancsa, az ebben a lépésben kimarad.
WS-RAID-03 = Ha nem maradt portyázásparancs, a játék a menetelések lépésével folytatódik.
WS-RAID-04 = A portyázás végrehajtásakor a játékos kiválaszt egy ellenséges támogatás-, portyázás- vagy hatalomszerzés-parancsot a portyázásparancs tartományával szomszédos tartományban; mindkét jelzőt le kell venni.
WS-RAID-05 = Egyszerű portyázással nem vehető le menetelés- vagy védekezésparancs.
WS-RAID-06 = Portyázás csak ellenséges parancsra irányulhat, saját parancsra soha.
WS-RAID-07 = Az a tartomány, amelynek parancsát portyázással levették, a forduló hátralévő részében parancs nélkül marad.
WS-RAID-08 = Ha a portyázás egy hatalomszerzés-parancsot vesz le, az fosztogatás.
WS-RAID-09 = A fosztogató játékos egy hatalomjelzőt kap a hatalomkészletből.
WS-RAID-10 = A kifosztott játékos eldob egy hatalomjelzőt a saját készletéből, ha van neki.
WS-RAID-11 = A fosztogató játékos akkor is megkapja a hatalomjelzőjét, ha az ellenfelének nincs mit eldobnia.
WS-RAID-12 = A szárazföldön lévő portyázásparancs soha nem irányulhat szomszédos tengerrészre.
WS-RAID-13 = A tengeren lévő portyázásparancs szomszédos szárazföldi tartományra és szomszédos tengerrészre is irányulhat.
WS-RAID-14 = A portyázással a megengedett fajtájú különleges parancsok is levehetők.
WS-RAID-15 = Ha egyetlen szomszédos tartományban sincs megfelelő ellenséges parancs, a portyázásparancsot hatás nélkül le kell venni.
WS-RAID-16 = Egy játékos dönthet úgy, hogy a portyázásának nincs hatása, akkor is, ha van megfelelő célpontja.
WS-RAID-17 = Annak a játékosnak, akinek még van portyázásparancsa, végre kell hajtania egyet, amikor sorra kerül; nem tartogathatja a lépés egy későbbi körére.
WS-RAID-18 = A játéksorrend: Greyjoy, Stark, Lannister, Baratheon, Tyrell. A portyázásparancsok: Lannister a Folyóvidéken és a Napnyugati-tengeren, Greyjoy a Nyugati-Nyár-tengeren, Tyrell a Dorni mezőkön, Baratheon (különleges) Kőszentélyen. 1. lépés: a Greyjoy-ház portyázása a Tyrell-ház égikerti hatalomszerzés-parancsára irányul; mindkét jelző lekerül, a Greyjoy-ház 1 hatalomjelzőt kap, a Tyrell-ház 1-et eldob.
WS-RAID-19 = 2. lépés: a Stark-háznak nincs portyázásparancsa, ezért kimarad; a Lannister-ház a folyóvidéki portyázásával leveszi a Tyrell-ház portyázásparancsát a Dorni mezőkről.
WS-RAID-20 = 3. lépés: a Baratheon-ház kőszentélyi különleges portyázása leveszi a Lannister-ház védekezésparancsát Lannister-révről; mindkét jelző lekerül.
WS-RAID-21 = 4. lépés: a Tyrell-ház egyetlen portyázásparancsát már levették, ezért a Tyrell-ház kimarad, és újra az első játékos következik.
WS-RAID-22 = 5. lépés: a Greyjoy-háznak és a Stark-háznak nincs portyázásparancsa; a Lannister-ház napnyugati-tengeri portyázásának szomszédságában nincs ellenséges támogatás-, portyázás- vagy hatalomszerzés-parancs, ezért hatás nélkül lekerül; a lépés véget ér.

## Menetelés

WS-MARCH-01 = Játéksorrendben minden játékos végrehajtja egy menetelésparancsát; ez addig ismétlődik, amíg el nem fogy az összes menetelésparancs.
WS-MARCH-02 = Akinek nincs menetelésparancsa, az ebben a lépésben kimarad.
WS-MARCH-03 = Ha nem maradt menetelésparancs, a játék a hatalomszerzés lépésével folytatódik.
WS-MARCH-04 = A játékos dönti el, hogy a menetelésparancs tartományában lévő egységei közül mindet mozgatja, csak egy részüket, vagy egyet sem.
WS-MARCH-05 = Az egységek mozoghatnak együtt vagy külön-külön, több szomszédos tartományba, és hátra is maradhatnak egységek.
WS-MARCH-06 = Az egységek csak szomszédos tartományba mozoghatnak, kivéve tengeri szállítás esetén.
WS-MARCH-07 = Gyalogos, lovag és ostromgép soha nem mozoghat tengerrészre vagy kikötőbe.
WS-MARCH-08 = A hajók szomszédos tengerrészre vagy szomszédos saját kikötőbe mozoghatnak.
WS-MARCH-09 = A hajók soha nem mozoghatnak szárazföldre.
WS-MARCH-10 = Egy menetelésparanccsal a játékos csak egyetlen olyan tartományba mozgathat egységeket, ahol egy másik ház egységei vannak.
WS-MARCH-11 = Ha egy vagy több egység olyan tartományba mozog, ahol egy másik ház egységei vannak, csata kezdődik, amelyben a menetelő játékos a támadó.
WS-MARCH-12 = Ugyanazon menetelésparancs összes többi, csatával nem járó mozgását be kell fejezni a csata végrehajtása előtt.
WS-MARCH-13 = Ha a meneteléssel csata kezdődik, a menetelésparancs jelzőjén lévő szám a támadó harci erejének módosítója.
WS-MARCH-14 = Csata nélküli menetelés után a menetelésparancs jelzőjét le kell venni.
WS-MARCH-15 = A mozgások után a játékos seregeinek meg kell felelniük az utánpótláslimitjének.
WS-MARCH-16 = Egy egység egy fordulóban többször is mozoghat, ha olyan tartományba menetel, ahol ugyanannak a játékosnak egy másik, később végrehajtott menetelésparancsa van.
WS-MARCH-17 = A menetelések láncolata megszakad, ha egy ellenséges támadás eltávolítja az egyik menetelésparancsot.
WS-MARCH-18 = Láncolathoz szánt menetelésparancs csak oda rakható le, ahol a játékosnak már a tervezés során van egysége.
WS-MARCH-19 = A Lannister-háznak menetelésparancsa van Lannister-réven, ahol három gyalogosa áll: az egyik Kőszentélyre megy, a másik az Országút mezejére, ahol már áll egy Lannister-gyalogos, a harmadik Lannister-réven marad. Nincs csata; a jelzőt le kell venni.

## Hatalomszerzés

WS-CONS-01 = Játéksorrendben minden játékos végrehajtja egy hatalomszerzés-parancsát; ez addig ismétlődik, amíg mind el nem fogy.
WS-CONS-02 = Akinek nincs hatalomszerzés-parancsa, az ebben a lépésben kimarad.
WS-CONS-03 = Ha egy sem maradt, a játék „a szakasz vége” lépéssel folytatódik.
WS-CONS-04 = Végrehajtásakor a játékos leveszi a jelzőt, és kap egy hatalomjelzőt, valamint még egyet a tartományra nyomtatott minden hatalomikonért.
WS-CONS-05 = A Baratheon-háznak egy gyalogosa és egy hatalomszerzés-parancsa van Sárkánykőn; a tartományban egy hatalomikon van, így a Baratheon-ház két hatalomjelzőt vesz el a hatalomkészletből.

## A szakasz vége

WS-CLEAN-01 = A szakasz végén a játéktáblán maradt összes védekezés- és támogatásparancsot le kell venni.
WS-CLEAN-02 = A szakasz végén minden megfutamított egységet újra talpra kell állítani.
WS-CLEAN-03 = A szakasz végén a hírvivő hollót és a valyriai acélkardot a színes oldalukra kell fordítani.
WS-CLEAN-04 = „A szakasz vége” lépés után a játék véget ér, ha ez volt a 10. forduló; egyébként a következő forduló a Westeros-szakasszal kezdődik.

## Győzelem

WS-VICT-01 = A játék kétféleképpen érhet véget: befejeződik a 10. forduló, vagy egy játékos birtokába kerül a hetedik olyan tartomány, ahol város vagy vár van.
WS-VICT-02 = Az a játékos, aki hét városos vagy váras tartományt birtokol, azonnal győz, bármely pillanatban és bármely szakaszban.
WS-VICT-03 = A győzelmi sávon a városok és a várak egyformán, egynek-egynek számítanak.
WS-VICT-04 = Az egyes játékosok városos és váras tartományainak számát mindenkor naprakészen kell vezetni a győzelmi sávon.
WS-VICT-05 = A 10. forduló végén az a játékos győz, aki a győzelmi sávon a legelöl áll.
WS-VICT-06 = Holtverseny a 10. forduló végén, első döntő szempont: a holtversenyben állók közül az győz, aki több várat birtokol.
WS-VICT-07 = Második döntő szempont: a holtversenyben állók közül az győz, aki az utánpótlási táblázaton magasabban áll.
WS-VICT-08 = Harmadik döntő szempont: a holtversenyben állók közül az győz, akinek a saját készletében több hatalomjelző van.
WS-VICT-09 = Negyedik döntő szempont: a holtversenyben állók közül az győz, aki a Vastrón befolyási területén előrébb áll.
WS-VICT-10 = A győzelemnél kialakult holtversenyt soha nem a Vastrón birtokosa dönti el a saját választása szerint.

## Harci erő

WS-STRENGTH-01 = A csatatér az a tartomány, ahol a csata zajlik.
WS-STRENGTH-02 = A harci erő a következőkből származhat: a csatában részt vevő egységek, a támogató egységek, a védekezésparancs (csak a védekezőnél), a menetelésparancs (csak a támadónál), a valyriai acélkard, a házkártyák és a helyőrség (csak a védekezőnél).
WS-STRENGTH-03 = A menetelésparancsot végrehajtó játékos a támadó; ellenfele, aki a csatateret birtokolja, a védekező.
WS-STRENGTH-04 = A támogató egységek nem támadó és nem is védekező egységek.
WS-STRENGTH-05 = A csata hat lépésből áll: támogatás kérése; kiindulási harci erő; a házkártyák kiválasztása és felfedése; a valyriai acélkard használata; végső harci erő; a csata következményei.
WS-STRENGTH-06 = Egy gyalogos 1 harci erőt ad.
WS-STRENGTH-07 = Egy lovag 2 harci erőt ad.
WS-STRENGTH-08 = Egy hajó 1 harci erőt ad.
WS-STRENGTH-09 = Egy ostromgép 4 harci erőt ad, ha olyan tartományt támad, vagy olyan tartomány megtámadását támogatja, ahol város vagy vár van.
WS-STRENGTH-10 = Minden más esetben az ostromgép 0 harci erőt ad: ha védekezik, ha a védekezőt támogatja, vagy ha olyan tartományt támad, ahol sem város, sem vár nincs.
WS-STRENGTH-11 = A kiindulási harci erő a következők összege: a támadó vagy a védekező egységek, a védekezésparancs bónusza (védekező), a menetelésparancs bónusza vagy levonása (támadó), a támogató egységek a különleges támogatásparancs bónuszával együtt, valamint a helyőrség (védekező).
WS-STRENGTH-12 = A következő lépés előtt mindkét játékos bejelenti a kiindulási harci erejét.
WS-STRENGTH-13 = A csatatéren lévő parancsok közül a védekezésparancson kívül egyik sem ad harci erőt a védekezőnek; így a védekező ottani saját menetelésparancsa sem ad hozzá semmit.
WS-STRENGTH-14 = A végső harci erő a következők összege: a kiindulási harci erő, a házkártya harci ereje és szövegének érvényesülő hatása, továbbá 1, ha a játékos felhasználta a valyriai acélkardot.
WS-STRENGTH-15 = A házkártyák képességei miatt szükségessé válhat a kiindulási harci erő újraszámolása.
WS-STRENGTH-16 = Ha egy felfedett házkártya megsemmisít egy ellenséges gyalogost, az ellenfél kiindulási harci ereje az 5. lépésben 1-gyel csökken.
WS-STRENGTH-17 = A csata következményei négy allépésből állnak: a győztes meghatározása; veszteségek; visszavonulás és megfutamodás; a csatatér megtisztítása.
WS-STRENGTH-18 = A nagyobb végső harci erejű játékos a győztes, ellenfele a vesztes.
WS-STRENGTH-19 = Ha a végső harci erők egyenlők, az a játékos győz, aki a hűbéresek befolyási területén előrébb (az 1. pozícióhoz közelebb) áll.
WS-STRENGTH-20 = A Tyrell-ház egy gyalogossal és egy lovaggal, +0-s menetelésparanccsal Királyvárból a két Lannister-gyalogos által tartott Királyerdőbe menetel; a szomszédságban nincs támogatásparancs. Kiindulási harci erő: Tyrell 3, Lannister 2. Házkártyák: Ser Jaime Lannister (2, egy kard), Alester Florent (1, egy erőd). A valyriai acélkard egyiküknél sincs. A végső harci erő 4 a 4 ellen; a Lannister-ház áll előrébb a hűbéresek befolyási területén, ezért ő győz. Egy kard mínusz egy erőd: nincs veszteség. A Tyrell-ház támadóként Királyvárba vonul vissza, és mindkét egysége megfutamított egységgé válik.

## Támogatás a csatában

WS-SUPPORT-01 = A csata első lépésében a támadó és a védekező támogatást kérhet a csatatérrel szomszédos összes olyan tartományból, ahol támogatásparancs van.
WS-SUPPORT-02 = A szomszédos támogatásparancs tulajdonosa akár a támadónak, akár a védekezőnek nyújthat vele támogatást, vagy megtagadhatja azt.
WS-SUPPORT-03 = A támogatás ereje a támogató tartományban lévő összes egység együttes harci ereje.
WS-SUPPORT-04 = Bármely szomszédos csatában nyújtható támogatás, akár részt vesznek benne a támogató saját egységei, akár nem.
WS-SUPPORT-05 = Ha több szomszédos támogatásparancs van, a támogatást játéksorrendben kell bejelenteni vagy megtagadni.
WS-SUPPORT-06 = Az a támadó vagy védekező, akinek saját szomszédos támogatásparancsa van, támogathatja önmagát.
WS-SUPPORT-07 = A támogatásparancs a felhasználásával nem kerül le, és a fordulóban bármennyi szomszédos csatában nyújthat támogatást.
WS-SUPPORT-08 = A támogatásparancs nem ad bónuszt, ha a saját tartományát éri támadás; az ott lévő egységek a szokásos módon védekeznek.
WS-SUPPORT-09 = A támadó és a védekező visszautasíthatja a neki felajánlott támogatást.
WS-SUPPORT-10 = A hajók szomszédos tengerrészen és szomszédos szárazföldi tartományban zajló csatát is támogathatnak.
WS-SUPPORT-11 = Gyalogos, lovag és ostromgép soha nem támogathat tengeren zajló csatát.
WS-SUPPORT-12 = A támogató ostromgépek csak akkor számítanak, ha a támadót támogatják olyan tartományban, ahol város vagy vár van.
WS-SUPPORT-13 = A támogatónak vagy a támogató tartomány teljes harci erejét kell adnia, vagy semennyit.
WS-SUPPORT-14 = Egy játékos soha nem támogathat ellenfelet önnön egységeivel szemben.
WS-SUPPORT-15 = A támogatásnak olyan tartományból kell érkeznie, amely a csatatérrel szomszédos, nem pedig azzal a tartománnyal, ahonnan a támadó jött.
WS-SUPPORT-16 = Miután minden szomszédos támogatásparancs támogatását bejelentették vagy megtagadták, a csata a kiindulási harci erővel folytatódik.
WS-SUPPORT-17 = Egy adott csatában minden támogatásparancsot az egyik fél javára kell bejelenteni; a szabályszövegek nem tiltják, hogy egy harmadik játékos a két támogatásparancsáról eltérően döntsön.
WS-SUPPORT-18 = A Tyrell-ház két lovaggal, +1-es menetelésparanccsal a Folyóvidékről Feketevízbe menetel, amelyet egy Lannister-gyalogos tart −1-es menetelésparanccsal. Támogatásparancsok: Királyvár (Tyrell, egy lovag), Kőszentély (Lannister, egy gyalogos és egy lovag), Harrenhal (Baratheon, egy lovag). A Lannister-ház önmagát támogatja (3), a Baratheon-ház a Lannister-házat támogatja (2), a Tyrell-ház önmagát támogatja (2).

## Házkártyák

WS-HOUSE-01 = A támadó és a védekező titokban kiválaszt egy-egy házkártyát a kezéből, majd egyszerre felfedik azokat.
WS-HOUSE-02 = A csatában mindkét félnek kötelező házkártyát kijátszania.
WS-HOUSE-03 = A felfedett házkártyára nyomtatott harci erő hozzáadódik a játékos harci erejéhez.
WS-HOUSE-04 = Egy házkártyán a néven és a harci erőn kívül vagy különleges képesség, vagy egy vagy több csataikon (kard, erőd) található.
WS-HOUSE-05 = A különleges képességeket a felfedés után azonnal végre kell hajtani, hacsak a szöveg későbbi időpontot nem jelöl meg.
WS-HOUSE-06 = Ha a sorrend számít, először azokat a képességeket kell végrehajtani, amelyek valamit figyelmen kívül hagyatnak vagy semlegesítenek, játéksorrendben.
WS-HOUSE-07 = Másodikként az összes többi azonnali képességet kell végrehajtani, játéksorrendben.
WS-HOUSE-08 = Harmadikként, a győztes meghatározása után, a csata megnyeréséről vagy elvesztéséről szóló képességeket kell végrehajtani, játéksorrendben.
WS-HOUSE-09 = Az első képességet teljesen végre kell hajtani, mielőtt a következő sorra kerülne.
WS-HOUSE-10 = A csata után a kijátszott házkártyák képpel felfelé tulajdonosuk dobott lapjai közé kerülnek.
WS-HOUSE-11 = A dobott lapok között lévő házkártya nem használható fel csatában.
WS-HOUSE-12 = Annak a csatának a végén, amelyben egy játékos az utolsó házkártyáját játszotta ki, a játékos visszaveszi a kezébe a dobott lapjai közül a másik hatot.
WS-HOUSE-13 = Amikor a másik hat lap visszakerül, az utoljára kijátszott kártya a dobott lapok között marad.
WS-HOUSE-14 = Kardikon: a csata következményeinél a győztes megszámolja a házkártyáján lévő kardokat; mindegyik egy ellenséges egységet semmisít meg a csatatéren.
WS-HOUSE-15 = Erődikon: a vesztes házkártyáján lévő minden erőd a győztes egy kardját semlegesíti.
WS-HOUSE-16 = A házkártyák felfedése és végrehajtása után a csata a valyriai acélkard lépésével folytatódik.

## Veszteségek

WS-CASUAL-01 = Csak a vesztes játékos szenved veszteséget.
WS-CASUAL-02 = A veszteségek megállapításához meg kell számolni a győztes házkártyáján lévő kardokat és a vesztes házkártyáján lévő erődöket.
WS-CASUAL-03 = A vesztes a csatatéren lévő egységei közül annyit semmisít meg, amennyi a győztes kardjainak száma a vesztes saját erődjeinek számával csökkentve; nulla vagy annál kevesebb esetén nincs veszteség.
WS-CASUAL-04 = A veszteséget szenvedő játékos választja ki, mely egységei kerülnek le, hacsak egy házkártya képessége mást nem ír elő.
WS-CASUAL-05 = A támogató egységek soha nem semmisülhetnek meg veszteségként.
WS-CASUAL-06 = Minden veszteség egy egység megsemmisülését jelenti, bármekkora is a harci ereje; egy lovag egy veszteségnek számít.
WS-CASUAL-07 = Ha több a veszteség, mint a kiválasztható egység, akkor azok mind megsemmisülnek, a többlet pedig elvész.

## Visszavonulás és megfutamodás

WS-RETREAT-01 = A veszteségek után a vesztes fél megmaradt egységeinek vissza kell vonulniuk a csatatérről.
WS-RETREAT-02 = A támogató egységek nem vonulnak vissza.
WS-RETREAT-03 = A vesztes támadó megmaradt egységeinek abba a tartományba kell visszavonulniuk, ahonnan érkeztek.
WS-RETREAT-04 = A vesztes védekezőnek olyan szomszédos tartományba kell visszavonulnia, amely üres, azaz nincs ott sem ellenséges egység, sem ellenséges hatalomjelző, vagy pedig saját tartományba, azaz ahol a saját egységei vagy a saját hatalomjelzője van.
WS-RETREAT-05 = A szabályos tartományok közül a visszavonuló játékos választ.
WS-RETREAT-06 = Az összes visszavonuló egységnek ugyanabba a tartományba kell mennie.
WS-RETREAT-07 = A vesztes védekező soha nem vonulhat vissza abba a tartományba, ahonnan a támadó érkezett, akkor sem, ha az most üres.
WS-RETREAT-08 = Egy játékos nem vonulhat vissza olyan tartományba, ahol saját egységei vannak, ha ezzel megsértené az utánpótláslimitjét.
WS-RETREAT-09 = Ha az egyetlen lehetséges visszavonulás megsértené az utánpótláslimitet, a játékos előbb megsemmisít annyi visszavonuló egységet, amennyi szükséges, és a többivel visszavonul.
WS-RETREAT-10 = Ha nincs olyan tartomány, ahová vissza lehetne vonulni, az összes visszavonuló egység megsemmisül.
WS-RETREAT-11 = Tengerrészre vagy kikötőbe sem gyalogos, sem lovag nem vonulhat vissza.
WS-RETREAT-12 = Hajó nem vonulhat vissza szárazföldre.
WS-RETREAT-13 = A visszavonulás után minden visszavonult egységet, a támadóét és a védekezőét egyaránt, az oldalára kell fektetni; ezek megfutamított egységek.
WS-RETREAT-14 = A megfutamított egységeknek nincs harci erejük.
WS-RETREAT-15 = A megfutamított egységek továbbra is beleszámítanak az utánpótláslimitbe.
WS-RETREAT-16 = Ha a megfutamított egységek újra visszavonulásra kényszerülnek, visszavonulás helyett megsemmisülnek.
WS-RETREAT-17 = Megfutamított egység soha nem választható veszteségnek.
WS-RETREAT-18 = A megfutamított egységek nem mozoghatnak, akkor sem, ha a tartományukban menetelésparancs végrehajtására kerül sor.
WS-RETREAT-19 = A megfutamított egységek továbbra is elfoglalják a tartományukat: ha valaki oda menetel, csata kezdődik, és a tartományt továbbra is a tulajdonosuk birtokolja.
WS-RETREAT-20 = Visszavonuláshoz igénybe vehető a tengeri szállítás.
WS-RETREAT-21 = Az ostromgépek nem tudnak visszavonulni; ha visszavonulásra kényszerülnek, megsemmisülnek.
WS-RETREAT-22 = Az ellenséges főtartomány úgy számít, mintha el nem távolítható ellenséges hatalomjelző lenne rajta, ezért üresen sem lehet szabályosan oda visszavonulni, kivéve, ha a visszavonuló ház birtokolja.
WS-RETREAT-23 = A Baratheon-ház megtámadta és megverte a Tyrell-házat Királyerdőben. A Tyrell-ház levette a veszteségeit, és a lovagjával Viharvégre vonul vissza, ahol egy gyalogosa van; a lovag megfutamított egységgé válik. A fordulóban később a Baratheon-ház két lovaggal a Csontútról megtámadja Viharvéget. A Tyrell-ház kiindulási harci ereje 1 (a gyalogos). Ha veszít, a megfutamított lovag megsemmisül.

## A csatatér megtisztítása

WS-CCLEAN-01 = A csata után a támadó menetelésparancsát le kell venni.
WS-CCLEAN-02 = Ha a támadó győzött, a védekező csatatéren lévő parancsát, ha van ilyen, le kell venni.
WS-CCLEAN-03 = Ha a támadó győzött, a védekező csatatéren lévő hatalomjelzőjét, ha van ilyen, le kell venni, és vissza kell tenni a hatalomkészletbe.
WS-CCLEAN-04 = Ha a védekező győzött, a tartományban lévő parancsa és hatalomjelzője a helyén marad.
WS-CCLEAN-05 = A csatatér megtisztítása után a menetelések lépése a játéksorrendben következő játékossal folytatódik.
WS-CCLEAN-06 = Ha a támadó győzött, egységei a csatatéren maradnak, és a tartomány azonnal az ő birtokába kerül.

## Különleges parancsok

WS-SPECIAL-01 = Öt vagy hat játékos esetén a királyi udvar befolyási területének legelső pozíciója legfeljebb három különleges parancsot enged, a negyedik pozíció csak egyet.
WS-SPECIAL-02 = +2-es különleges védekezés: a tartományában védekező +2 harci erőt kap.
WS-SPECIAL-03 = +1-es különleges menetelés: ha a végrehajtásával csata kezdődik, a támadó +1 harci erőt kap.
WS-SPECIAL-04 = +1-es különleges támogatás: az ebből a tartományból nyújtott támogatás ereje 1-gyel nő.
WS-SPECIAL-05 = Különleges portyázás: egyszerű portyázásként is használható, vagy ehelyett levesz egy bármilyen fajtájú szomszédos védekezésparancsot.
WS-SPECIAL-06 = Ha a különleges portyázás védekezésparancsot vesz le, mindkét jelző lekerül.
WS-SPECIAL-07 = Különleges hatalomszerzés: egyszerű hatalomszerzés-parancsként is használható, vagy ehelyett a tartományában a toborzás szabályai szerint toborozni lehet vele.
WS-SPECIAL-08 = A különleges hatalomszerzéssel végzett toborzásra csak a parancs tartományában kerül sor.
WS-SPECIAL-09 = Ha a tartományban sem város, sem vár nincs, a különleges hatalomszerzéssel nem lehet toborozni.
WS-SPECIAL-10 = A különleges parancsokkal minden fajtából lesz egy harmadik jelző, így egy fordulóban egy fajtából legfeljebb három parancs lehet a játéktáblán.

## A vadak támadása

WS-WILD-01 = A vadak a Westeros-szakaszban támadnak, amikor a vadak jelzője eléri a 12-es mezőt, vagy amikor „A vadak támadása” kártya végrehajtására kerül sor.
WS-WILD-02 = Mindhárom Westerospakli egyes lapjain van vadikon; a vadak jelzője egy Westeros-szakaszban legfeljebb három mezővel kerülhet előrébb.
WS-WILD-03 = 1. lépés: a támadás ereje az a szám, amely a vadak jelzőjének aktuális mezőjére van nyomtatva.
WS-WILD-04 = 2. lépés: minden játékos a paravánja mögé rejti a saját készletében lévő hatalomjelzőket, és titokban tetszőleges számúval licitál közülük.
WS-WILD-05 = 3. lépés: miután mindenki licitált, a liciteket egyszerre fel kell fedni; összegük az Éjjeli Őrség ereje.
WS-WILD-06 = 4. lépés: ha az Őrség ereje eléri vagy meghaladja a vadak erejét, a vadak vereséget szenvednek.
WS-WILD-07 = Ha a vadak ereje meghaladja az Őrség erejét, a vadak győznek.
WS-WILD-08 = A következményeket (a vadkártyát) azután kell végrehajtani, hogy a 4. lépésben kiderült az eredmény.
WS-WILD-09 = 5. lépés: ha az Őrség győzött, a vadak jelzője a 0-s mezőre kerül.
WS-WILD-10 = 5. lépés: ha a vadak győztek, a jelzőjük két mezővel visszalép, de a 0-s mező alá nem kerülhet.
WS-WILD-11 = 6. lépés: az összes licitre tett hatalomjelzőt az eredménytől függetlenül a hatalomkészletbe kell eldobni.
WS-WILD-12 = Következmények, 1. lépés: fel kell fedni a vadpakli legfelső lapját.
WS-WILD-13 = Következmények, 2. lépés: ha az Őrség győzött, a legtöbbet licitáló játékos megkapja a kártyán az Őrség győzelménél szereplő jutalmat.
WS-WILD-14 = Következmények, 2. lépés: ha a vadak győztek, a legkevesebbet licitáló játékost a kártya súlyos büntetése, az összes többi játékost az enyhébb büntetés sújtja.
WS-WILD-15 = Következmények, 3. lépés: a felhasznált kártyát képpel lefelé a vadpakli alá kell tenni.
WS-WILD-16 = A legmagasabb vagy a legalacsonyabb licitnél kialakuló holtversenyt a Vastrón birtokosa dönti el.
WS-WILD-17 = Ha két játékos egyaránt a legkevesebbet licitálta, a Vastrón birtokosa dönti el, melyikük számít a legalacsonyabb licitet kínáló játékosnak.
WS-WILD-18 = A támadás után a játék onnan folytatódik, ahol megszakadt.
WS-WILD-19 = Egy Westeros-szakaszban a vadak kétszer is támadhatnak: egyszer a 12-es mező elérése miatt, egyszer pedig „A vadak támadása” kártya miatt.

## Tengeri szállítás

WS-TRANSP-01 = Menetelésnél és visszavonulásnál két szárazföldi tartomány szomszédosnak számít, ha egymással szomszédos tengerrészek megszakítatlan láncolata (vagy egyetlen tengerrész) köti össze őket, és mindegyik ilyen tengerrészen legalább egy saját hajója van a játékosnak.
WS-TRANSP-02 = Gyalogosok, lovagok és ostromgépek egyetlen mozgással jutnak el egy ilyen láncolaton át parttól partig.
WS-TRANSP-03 = Ugyanaz a hajó egy fordulóban bármennyiszer használható szállításra.
WS-TRANSP-04 = Ugyanaz a hajó egyetlen menetelésparancson belül is többször használható, különböző tartományokba szállítva egységeket.
WS-TRANSP-05 = Másik ház hajói nem használhatók szállításra, az adott játékos beleegyezésével sem.
WS-TRANSP-06 = A szállítás lehetősége nem függ attól, milyen parancs van a hajók tengerrészén.
WS-TRANSP-07 = Megfutamított hajók is használhatók szállításra.
WS-TRANSP-08 = A szárazföldi egységek szállítással is bemenetelhetnek ellenséges tartományba, és ott csatát kezdeményezhetnek.
WS-TRANSP-09 = Szállítással végrehajtott meneteléssel is csak egy csata kezdeményezhető.
WS-TRANSP-10 = Maguk a hajók nem mozoghatnak tengeri szállítással.
WS-TRANSP-11 = A szállítással összekötött tartományok csak menetelésnél és visszavonulásnál szomszédosak, semmi másnál, például támogatásnál vagy portyázásnál sem.
WS-TRANSP-12 = A Tyrell-háznak egy-egy hajója van a Redwyne-szoroson, a Nyugati-Nyár-tengeren és a Keleti-Nyár-tengeren. Egyetlen menetelésparanccsal bármely Égikertben lévő szárazföldi Tyrell-egység egyenesen eljuthat Napvárba vagy bármely másik, e tengerrészekkel szomszédos szárazföldi tartományba.

## Tartományok birtoklása

WS-CONTROL-01 = Egy ház akkor birtokol egy szárazföldi tartományt, ha legalább egy gyalogosa, lovagja vagy ostromgépe ott van, vagy ha hatalomjelzővel megszilárdította ott az uralmát.
WS-CONTROL-02 = Az a játékos, aki minden egységével kivonul egy tartományból, elveszíti annak birtoklását és minden belőle származó előnyt, kivéve, ha megszilárdítja az uralmát.
WS-CONTROL-03 = Amikor menetelésparanccsal az összes egység elhagy egy szárazföldi tartományt, a játékos a saját készletéből letehet egy hatalomjelzőt a kiürített tartományba.
WS-CONTROL-04 = Tengerrészek felett nem lehet uralmat megszilárdítani.
WS-CONTROL-05 = Ha egy játékos egységei olyan tartományba lépnek, ahol a játékos saját hatalomjelzője van, a jelző ott marad, és az egységek újbóli távozásakor is megtartja a hatását.
WS-CONTROL-06 = Annak a játékosnak, aki kiürít egy tartományt, és ugyanazzal a meneteléssel csatát kezdeményez, a csata kezdete előtt kell döntenie az uralom megszilárdításáról.
WS-CONTROL-07 = A lerakott hatalomjelző csak akkor kerül vissza a hatalomkészletbe, amikor egy ellenség a birtokába veszi a tartományt.
WS-CONTROL-08 = Ha valaki olyan tartományba menetel, ahol csak ellenséges hatalomjelző van, ellenséges egység nincs, nem kerül sor csatára; a jelzőt a hatalomkészletbe kell eldobni.
WS-CONTROL-09 = A tartományokban lévő hatalomjelzők nem nyújtanak védelmet.
WS-CONTROL-10 = A tartományokban lévő hatalomjelzők nem számítanak nyomtatott hatalomikonnak sem a hatalomszerzésnél, sem a „Trónok harca” kártyánál.
WS-CONTROL-11 = Egyszerre egynél több hatalomjelző egyetlen tartományban sem lehet.
WS-CONTROL-12 = Az a játékos, akinek a saját készletében nincs hatalomjelző, nem szilárdíthatja meg az uralmát.
WS-CONTROL-13 = Uralmat csak menetelésparanccsal való kivonuláskor lehet megszilárdítani; más események, amelyek miatt egy tartomány kiürül, ezt nem teszik lehetővé.
WS-CONTROL-14 = A főtartomány az a szárazföldi tartomány, amelyre egy ház címere van nyomtatva; Deres például a Stark-ház főtartománya.
WS-CONTROL-15 = A játék kezdetétől minden ház úgy számít, mintha megszilárdította volna az uralmát a főtartományában: a rányomtatott címer olyan, mint egy el nem távolítható hatalomjelző.
WS-CONTROL-16 = Ellenséges főtartomány úgy birtokolható, hogy a játékos egységeket tart benne.
WS-CONTROL-17 = Ellenséges főtartomány úgy is birtokolható, hogy a játékos megszilárdítja ott az uralmát; a hatalomjelzőt a nyomtatott címerre kell tenni.
WS-CONTROL-18 = Ha egy játékos hatalomjelző lerakása nélkül hagy el egy ellenséges főtartományt, az azonnal visszakerül az eredeti ház birtokába.

## Szövetségek

WS-ALLY-01 = A játékosok bármely szakaszban, bármikor tárgyalhatnak és szövetséget ajánlhatnak.
WS-ALLY-02 = Az ígéretek és a szövetségek soha nem kötelező érvényűek, és bármikor, indoklás nélkül megszeghetők.
WS-ALLY-03 = Csak egy győztes van; a szövetségesek nem osztoznak a győzelmen.
WS-ALLY-04 = Tervezés közben egy játékos sem nyíltan, sem titokban nem mutathatja meg másoknak sem a lerakott, sem a felhasználatlan parancsait.
WS-ALLY-05 = A játékosok soha nem adhatnak egymásnak játéktartozékot, például hatalomjelzőt, hatalmi jelképet, parancsjelzőt vagy házkártyát.
WS-ALLY-06 = A licitek mindig titkosak; a közös felfedés előtt egy játékos sem mutathatja meg a licitjét másnak.
WS-ALLY-07 = A játékosok szóban megállapodhatnak arról, hogyan fognak licitálni, de ettől szabadon eltérhetnek.

## Kikötők

WS-PORT-01 = A kikötő olyan különleges tartomány, amely egy szárazföldi tartományhoz tartozik, egy tengerrészhez kapcsolódik, és a kettő között helyezkedik el.
WS-PORT-02 = A kikötőt csak a kapcsolódó szárazföldi tartományt birtokló játékos használhatja, és ő számít a tulajdonosának.
WS-PORT-03 = Kikötőben csak hajó lehet.
WS-PORT-04 = Az egy kikötőben lévő több hajó seregnek számít, és meg kell felelnie az utánpótláslimitnek.
WS-PORT-05 = Egy kikötőben egyszerre soha nem lehet háromnál több hajó.
WS-PORT-06 = A kikötőbe akkor is toborozható hajó, ha a kapcsolódó tengerrészt ellenséges hajók tartják megszállva.
WS-PORT-07 = A kikötőben lévő hajóknak a tervezés során ugyanúgy parancsot kell kapniuk, mint a máshol lévő egységeknek.
WS-PORT-08 = Kikötőbe is rakható védekezésparancs, de nincs hatása, mert a kikötő közvetlenül nem támadható meg.
WS-PORT-09 = A hajók a kapcsolódó tengerrészről saját kikötőbe, a kikötőből pedig a kapcsolódó tengerrészre menetelhetnek.
WS-PORT-10 = A hajók soha nem menetelhetnek más játékos kikötőjébe.
WS-PORT-11 = A kikötőben lévő hajók támogathatják a kapcsolódó tengerrészen zajló csatát.
WS-PORT-12 = A kikötőben lévő hajók nem támogathatnak szárazföldi csatát, a kapcsolódó szárazföldi tartományban zajlót sem.
WS-PORT-13 = A kikötőben lévő hajók nem adnak harci erőt a védekezéshez, ha a kapcsolódó szárazföldi tartományt támadás éri.
WS-PORT-14 = A kikötőben lévő hajók portyázhatnak a kapcsolódó tengerrész ellen.
WS-PORT-15 = A kikötőben lévő hajók nem portyázhatnak szárazföldi tartomány ellen.
WS-PORT-16 = A kapcsolódó tengerrészen lévő hajók portyázhatnak a kikötő ellen.
WS-PORT-17 = A szárazföldön lévő egységek nem portyázhatnak kikötő ellen.
WS-PORT-18 = Ha egy kikötőben lévő hatalomszerzés-parancs végrehajtásakor a kapcsolódó tengerrészen ellenséges hajó van, a parancsot hatás nélkül le kell venni.
WS-PORT-19 = Egyébként a kikötőben lévő hatalomszerzés-parancsot úgy kell végrehajtani, mint egy hatalomikon nélküli szárazföldi tartományban: egy hatalomjelző jár érte.
WS-PORT-20 = A kikötőben lévő különleges hatalomszerzés-parancs nem használható toborzásra.
WS-PORT-21 = A kikötőben lévő különleges hatalomszerzés-parancs az egyszerűhöz hasonlóan hatalomjelző szerzésére használható.
WS-PORT-22 = Az a játékos, aki birtokba veszi egy kikötő szárazföldi tartományát, a kikötőben lévő ellenséges hajókat azonnal legfeljebb ugyanannyi felhasználható saját hajóra cserélheti: annyira, ahányra akarja, ahány hajója van, és ahányat az utánpótlása megenged.
WS-PORT-23 = Az elfoglalt kikötőben lévő, ki nem cserélt ellenséges hajókat le kell venni a játéktábláról.
WS-PORT-24 = A „Trónok harca” kártya végrehajtásakor minden játékos az ikonokért járó hatalomjelzőkön felül egy hatalomjelzőt kap minden olyan kikötőjéért, ahol legalább egy hajója van.
WS-PORT-25 = A „Trónok harca” kártyánál egy kikötőért nem jár semmi, ha a hozzá kapcsolódó tengerrészen ellenséges hajó van.
WS-PORT-26 = Toborzás; a Martell-ház az első. Napvár 2 pontjából egy gyalogost és egy hajót toboroz, és a hajót a kikötőbe teszi. A Dorne-tengerre is szabályosan letehetné, a Tyrell-hajók által tartott Keleti-Nyár-tengerre viszont nem. Később portyázásparancsot ad a kikötőnek, és ezzel leveszi a Keleti-Nyár-tengeren lévő támogatásparancsot.

## Semleges erők

WS-NEUTRAL-01 = A semlegeserő-jelzők független házakat jelképeznek; az előkészületek során kerülnek fel a játéktáblára.
WS-NEUTRAL-02 = Egy játékos bemenetelhet olyan tartományba, ahol semleges erő van, hogy megsemmisítse azt, és birtokba vegye a tartományt.
WS-NEUTRAL-03 = Egy játékos nem menetelhet olyan tartományba, ahol semleges erő van, ha nincs elég harci ereje a legyőzéséhez.
WS-NEUTRAL-04 = Egy semleges erő megsemmisítéséhez a menetelő játékos harci erejének el kell érnie vagy meg kell haladnia a jelzőn lévő számot.
WS-NEUTRAL-05 = A menetelő egységek harci ereje számít; az ostromgépeké csak akkor, ha a tartományban város vagy vár van.
WS-NEUTRAL-06 = Semleges erő ellen nem kerül sor házkártya kijátszására.
WS-NEUTRAL-07 = A menetelésparancs bónusza vagy levonása semleges erő ellen is számít.
WS-NEUTRAL-08 = Semleges erő nem részesülhet támogatásban.
WS-NEUTRAL-09 = A támadó semleges erő ellen is kaphat támogatást a szomszédos tartományokból, ugyanúgy, mint csatában.
WS-NEUTRAL-10 = A valyriai acélkard semleges erő ellen nem használható.
WS-NEUTRAL-11 = A legyőzött semleges erő jelzője kikerül a játékból, és a menetelő egységek a szokásos módon belépnek a tartományba.
WS-NEUTRAL-12 = A semleges erő elleni menetelés az adott menetelésparanccsal megengedett egyetlen támadásnak számít.
WS-NEUTRAL-13 = A háromszemélyes játékhoz tartozó semlegeserő-jelzők többségén harci erő helyett gondolatjelszerű jel látható; az így jelölt tartományokba nem lehet belépni.
WS-NEUTRAL-14 = Az ilyen jelzővel ellátott tartományok az egész játékban minden játékos számára elérhetetlenek.
WS-NEUTRAL-15 = A Tyrell-ház Yronwoodból Napvárba akar menetelni, ahol 5-ös semleges erő áll. Egy lovagja, egy gyalogosa és egy +1-es menetelésparancsa van: a harci ereje 4. A Dorne-tengeren lévő, támogatásparanccsal ellátott hajója 1-et ad hozzá: 5, ez elég. A jelző megsemmisül, és a sereg bevonul Napvárba.

## Helyőrségek

WS-GARR-01 = A helyőrség nem egység, és nem számít bele az utánpótlásba.
WS-GARR-02 = Helyőrségnek nem adható parancs: olyan tartományba, ahol csak helyőrség van, nem rakható parancs.
WS-GARR-03 = Ha egy helyőrséggel rendelkező főtartományt támadás ér, a helyőrségre nyomtatott harci erő hozzáadódik a védekező kiindulási harci erejéhez.
WS-GARR-04 = Ha a megtámadott, helyőrséggel rendelkező főtartományt egyetlen egység sem védi, akkor is sor kerül csatára, mintha a helyőrség egység lenne.
WS-GARR-05 = A vesztes oldalon álló helyőrség, akár egyedül, akár egységekkel együtt harcolt, végleg kikerül a játékból, függetlenül attól, milyen kardokat és erődöket játszottak ki.
WS-GARR-06 = A helyőrség harci ereje csak akkor számít, ha a saját tartományát éri támadás; támogatásnál vagy bármi másnál soha.
WS-GARR-07 = A helyőrségekre nem hatnak a csatakártyák koponyaikonjai.
WS-GARR-08 = Az a helyőrség, amelynek oldala megnyeri a csatát, a helyén marad.

## A térkép

WS-MAP-01 = A tartomány Westeros egy fehér vagy vörös határvonallal körülvett része a játéktáblán.
WS-MAP-02 = Kétféle tartomány van: a vörös határvonalú tengerrész és a fehér határvonalú szárazföldi tartomány.
WS-MAP-03 = Két, folyóval elválasztott szárazföldi tartomány semmilyen szempontból (menetelés, támogatás, portyázás stb.) nem szomszédos.
WS-MAP-04 = Két, folyóval elválasztott, de híddal összekötött szárazföldi tartomány minden szempontból szomszédos.
WS-MAP-05 = Sárkánykő, Pyke és az Arbor tengerrel teljesen körülvett sziget; mindhárom szárazföldi tartomány, és a szárazföldi tartományok minden szabálya érvényes rá.
WS-MAP-06 = Gyalogosok, lovagok és ostromgépek csak tengeri szállítással juthatnak ezekre a szigetekre, illetve el róluk.
WS-MAP-07 = A többi, fehér határvonal nélküli kis sziget csak díszítés, nem tartomány.

## A befolyási területek pozícióinak változása

WS-TRACK-01 = Egyes kártyák a „Királyok csatája” licitálásán kívül is megváltoztatják a befolyási területek pozícióit, például a Doran Martell házkártya vagy a „Király a Falon túlról” kártya.
WS-TRACK-02 = Ha egy játékos pozíciója így változik meg egy befolyási területen, az összes többi játékos ennek megfelelően arrébb kerül, hogy a sorrend hézagmentes maradjon.
WS-TRACK-03 = Ha valakinek az 1. pozícióra kell kerülnie, az ott álló játékos a 2. pozícióra kerül, és így tovább.
WS-TRACK-04 = Az a játékos, aki így elveszíti az 1. pozíciót, köteles a hozzá tartozó hatalmi jelképet azonnal átadni az 1. pozícióra került játékosnak.
WS-TRACK-05 = A hatalmi jelképet az aktuális állapotában, felhasználtan vagy felhasználatlanul kell átadni.
WS-TRACK-06 = A királyi udvar befolyási területén történt ilyen változás nem érinti a már lerakott különleges parancsokat.
WS-TRACK-07 = A királyi udvar befolyási területén megváltozott pozíció a következő tervezési szakasztól számít a különleges parancsoknál.

## Rejtett információk

WS-HIDDEN-01 = Minden játékosnak van egy paravánja, amely áttekintést és előkészületi információkat ad, és elrejti a tartozékait.
WS-HIDDEN-02 = A játék kezdetétől a felhasználatlan parancsjelzőket a paraván mögött, rejtve kell tartani.
WS-HIDDEN-03 = A licitálás idejét kivéve minden játékos saját készletének jól láthatónak kell lennie mindenki számára.
WS-HIDDEN-04 = Célszerű, ha mindenki bejelenti, hány hatalomjelző van a saját készletében, mielőtt a licitáláshoz elrejtené azokat.
WS-HIDDEN-05 = A licitáláshoz elrejtett hatalomjelzők a licitálás végéig rejtve maradnak, azután újra láthatóvá kell tenni őket.
WS-HIDDEN-06 = Minden házkártya nyilvános, akár kézben, akár a dobott lapok között van, és a többi játékos bármikor megnézheti, kivéve, amikor a csata 3. lépésében a kártyák kiválasztása zajlik.

## Játék hatnál kevesebb játékossal

WS-FEWER-01 = Öt játékos: a Martell-ház nem vesz részt a játékban.
WS-FEWER-02 = Öt játékos: a kilenc „4–6” és „4–5” jelölésű semlegeserő-jelző a rajta megnevezett tartományba kerül, a megfelelő oldalával felfelé.
WS-FEWER-03 = Négy játékos: a Martell- és a Tyrell-ház nem vesz részt a játékban.
WS-FEWER-04 = Négy játékos: a tizenkét „4–6”, „4–5” és „4” jelölésű semlegeserő-jelző a rajta megnevezett tartományba kerül, a megfelelő oldalával felfelé.
WS-FEWER-05 = Négy játékos: a befolyási területek táblájával le kell fedni a királyi udvar befolyási területének első négy pozícióját.
WS-FEWER-06 = Három játékos: a Martell-, a Tyrell- és a Greyjoy-ház nem vesz részt a játékban, tehát a Stark-, a Lannister- és a Baratheon-ház játszik.
WS-FEWER-07 = Három játékos: mind a 14 semlegeserő-jelzőt a „3” jelölésű oldalával felfelé a rajta megnevezett tartományba kell tenni.
WS-FEWER-08 = Három játékos: a befolyási területek táblájával le kell fedni a királyi udvar befolyási területének első négy pozícióját.
WS-FEWER-09 = Hat játékos: minden ház részt vesz a játékban, fedőtáblára nincs szükség, a semlegeserő-jelzők közül pedig csak azok kerülnek fel, amelyek jelölésébe a hat is beletartozik.

## Csatakártyák

WS-TIDES-01 = A csatakártyák választható modult alkotnak; csak akkor használatosak, ha a játék előtt minden játékos beleegyezik.
WS-TIDES-02 = A csatakártyákat megkeverve külön pakliként a játéktábla mellé kell tenni.
WS-TIDES-03 = A házkártyák kiválasztása és felfedése után a támadó és a védekező felhúz egy-egy lapot a csatapakli tetejéről, és megnézi.
WS-TIDES-04 = A csatakártyák felfedése előtt az a támadó vagy védekező, akinél a valyriai acélkard van, felhasználhatja azt, hogy eldobja a csatakártyáját, és másikat húzzon.
WS-TIDES-05 = Az újonnan húzott csatakártyát meg kell tartani.
WS-TIDES-06 = Ha a valyriai acélkardot új kártya húzására használják fel, a felhasznált oldalára kell fordítani; ebben a fordulóban nem használható többé.
WS-TIDES-07 = Mindkét játékos felfedi a csatakártyáját, és a rajta lévő számot hozzáadja a harci erejéhez.
WS-TIDES-08 = A játékos csatakártyáján lévő kardok és erődök hozzáadódnak a házkártyáján lévőkhöz, mintha oda lennének nyomtatva.
WS-TIDES-09 = A játékos csatakártyáján lévő koponya miatt az ellenfele egy veszteséget szenved, bárki is nyerte meg a csatát.
WS-TIDES-10 = A koponyákat a kardok okozta veszteségek után kell végrehajtani.
WS-TIDES-11 = A koponya okozta veszteség minden más veszteségen felül értendő, és erőddel nem hárítható el.
WS-TIDES-12 = Az egység levételére a veszteségek összes szokásos szabálya érvényes.
WS-TIDES-13 = Semleges erők ellen nem kerül sor csatakártya húzására, mert ott házkártyák felfedése sincs.
