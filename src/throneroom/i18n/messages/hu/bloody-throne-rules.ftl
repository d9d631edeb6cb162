# Rules of Bloody Throne, in Hungarian

## comp

BT-COMP-01 = A játék 50 családkártyát tartalmaz, az öt család mindegyikéhez 10-et.
BT-COMP-02 = A játék 70 befolyásjelzőt tartalmaz, 1-es és 5-ös értékben.
BT-COMP-03 = A játék 1 kezdőjátékos-jelzőt és 1 irányjelzőt tartalmaz.
BT-COMP-04 = A lapoknak két típusa van, a karakterlap és a cselszövéslap: hat karakter (Íjász, Katona, Kém, Örökös, Alakváltó és Nagyúr) és négy cselszövés (Orgyilkosság, Királyi rendelet, Csapda és Összeesküvés).
BT-COMP-05 = A játékot három–öt játékos játszhatja, mindegyikük más családdal.

## setup

BT-SETUP-01 = Minden játékos magához veszi egy család 10 lapját.
BT-SETUP-02 = Minden játékos megkeveri a 10 lapját, és közülük véletlenszerűen 3-at képpel lefelé félretesz.
BT-SETUP-03 = A megmaradt 7 lap kerül a játékos kezébe.
BT-SETUP-04 = A kézben tartott lapokat titokban kell tartani a többi játékos előtt.
BT-SETUP-05 = Minden játékos 1 befolyásponttal kezd, amely előtte fekszik.
BT-SETUP-06 = Az összes többi befolyásjelző alkotja a közös készletet.
BT-SETUP-07 = Az első kezdőjátékos a legidősebb játékos; ő veszi magához a kezdőjátékos-jelzőt.
BT-SETUP-08 = Az irányjelző a játékterület közepére kerül.
BT-SETUP-09 = Az irányjelző az egész játékra meghatározza, hogy a sor lapjait milyen sorrendben kell végrehajtani.

## info

BT-INFO-01 = A játékos bármikor megnézheti a sorban képpel lefelé fekvő saját lapjait.
BT-INFO-02 = A játékos bármikor megnézheti az előkészületkor félretett 3 saját lapját.
BT-INFO-03 = A kiiktatott lapok képpel felfelé fekszenek a tulajdonosuk előtt.
BT-INFO-04 = A kiiktatott lapokat bárki bármikor átnézheti.
BT-INFO-05 = Nyilvános, hogy az egyes játékosoknak éppen hány befolyáspontjuk van.
BT-INFO-06 = Nyilvános, hogy az egyes lapokon hány befolyáspont fekszik, a lefedett lapokat is beleértve.

## goal

BT-GOAL-01 = Az a játékos győz, akinek a hatodik forduló végén a legtöbb befolyáspontja van.

## round

BT-ROUND-01 = A játék pontosan hat fordulóig tart.
BT-ROUND-02 = Minden forduló két fázisból áll, ebben a sorrendben: először a kijátszási, majd a végrehajtási fázis következik.
BT-ROUND-03 = Két forduló között a kezdőjátékos-jelző az előző kezdőjátékos bal oldalán ülő játékoshoz kerül.
BT-ROUND-04 = A sorban lévő lapok a következő fordulóra is ott és úgy maradnak, ahol és ahogyan vannak.

## place

BT-PLACE-01 = A lapok az asztal közepén egymás mellé kerülnek, és így alkotják az intrikasort.
BT-PLACE-02 = A kijátszási fázisban a játékosok az óramutató járásával megegyező irányban haladva játszanak ki lapot, a kezdőjátékossal kezdve.
BT-PLACE-03 = Minden kijátszási fázisban minden játékosnak pontosan 1 lapot kell kijátszania a kezéből.
BT-PLACE-04 = A lapot mindig képpel lefelé kell kijátszani.
BT-PLACE-05 = A lap kijátszható a sor elejére.
BT-PLACE-06 = A lap kijátszható a sor végére.
BT-PLACE-07 = A lap kijátszható egy ugyanahhoz a családhoz tartozó, már a sorban lévő lapra.
BT-PLACE-08 = A lap nem illeszthető be a sor két lapja közé.
BT-PLACE-09 = A lap nem játszható ki más család lapjára.
BT-PLACE-10 = Ha a sor üres, a lap egyszerűen középre kerül, és az lesz a sor egyetlen lapja.
BT-PLACE-11 = A kijátszási fázis véget ér, amint minden játékos kijátszott 1 lapot.

## stack

BT-STACK-01 = Lapot lefedni a második fordulótól kezdve lehet.
BT-STACK-02 = A lefedni kívánt lap képpel felfelé és képpel lefelé is fekhet.
BT-STACK-03 = Az új lap a régit a rajta lévő összes befolyásponttal együtt fedi le; a pontok a lefedett lapon maradnak.
BT-STACK-04 = A lefedett lap a fölötte lévő lapokkal együtt kártyahalmot alkot, amely a sorban egy pozíciót foglal el.
BT-STACK-05 = A lefedett lapot a végrehajtási fázisban nem szabad végrehajtani.
BT-STACK-06 = A lefedett lapot nem lehet felfedni.
BT-STACK-07 = A lefedett lapra nem lehet befolyáspontot tenni.
BT-STACK-08 = A lefedett lapról nem lehet befolyáspontot elvenni.
BT-STACK-09 = A lefedett lap semmilyen hatásnak nem lehet a célpontja.
BT-STACK-10 = Egy halom tetszőleges számú lapból állhat.
BT-STACK-11 = Lefedéssel meg lehet védeni egy lapot, a sor közepére lehet juttatni egy lapot (például egy Katonát), vagy elő lehet készíteni egy akcióláncot.

## resolve

BT-RESOLVE-01 = A végrehajtási fázisban a lapokat egymás után, az első pozíciótól az utolsóig kell végrehajtani az irányjelző által mutatott irányban.
BT-RESOLVE-02 = Minden lapot a tulajdonosa hajt végre, és minden hozzá kapcsolódó döntést ő hoz meg.
BT-RESOLVE-03 = Képpel lefelé fekvő lap esetén a tulajdonos dönti el, hogy képpel lefelé hagyja-e, vagy felfedi.
BT-RESOLVE-04 = Ha a lap képpel lefelé marad, 1 befolyáspontot kell rátenni a közös készletből.
BT-RESOLVE-05 = A felfedett lapot képpel felfelé kell fordítani, és azonnal végre kell hajtani a hatását.
BT-RESOLVE-06 = Felfedéskor a tulajdonos begyűjti a lapon lévő összes befolyáspontot.
BT-RESOLVE-07 = A felfedett lapon lévő befolyáspontok jóváírása megelőzi a lap hatásának végrehajtását.
BT-RESOLVE-08 = A tulajdonos csak akkor fedheti fel a lapját, amikor annak végrehajtása következik.
BT-RESOLVE-09 = A lap már abban a fordulóban is felfedhető, amelyben kijátszották, amikor még nincs rajta befolyáspont.
BT-RESOLVE-10 = A már képpel felfelé fekvő lapot végre kell hajtani; a tulajdonosának ebben nincs választása.
BT-RESOLVE-11 = A felfedett lap hatását akkor is kötelező végrehajtani, ha árt a lap tulajdonosának.
BT-RESOLVE-12 = A felfedett karakter a hatása után képpel felfelé a sorban marad, és minden további fordulóban újra végre kell hajtani, amikor sorra kerül.
BT-RESOLVE-13 = A felfedett cselszövést a hatásának végrehajtása után el kell dobni.
BT-RESOLVE-14 = A pozíciókat az azonosságuk, nem pedig a sorszámuk alapján kell követni: ha egy korábbi pozícióról lekerül egy lap, attól egyetlen későbbi pozíció sem marad ki, és egyik sem ismétlődik meg.
BT-RESOLVE-15 = Ha egy pozíció megszűnik, mielőtt sorra kerülne, a végrehajtása abban a fordulóban elmarad.

## chain

BT-CHAIN-01 = Ha az éppen végrehajtott halom felső lapja elhagyja a sort, az alatta lévő lap ismét aktívvá válik, és azonnal, még a következő pozíció előtt végre kell hajtani.
BT-CHAIN-02 = Ha az így felülre került lap képpel lefelé fekszik, a tulajdonosa választhat: felfedi, vagy képpel lefelé hagyja, és 1 befolyáspontot tesz rá.
BT-CHAIN-03 = A lánc addig folytatódik, amíg az újonnan felülre került lap is elhagyja a sort.
BT-CHAIN-04 = A láncszabály akkor is érvényes, ha az éppen végrehajtott lap azért hagyja el a sort, mert kiiktatja önmagát, vagy mert egy Csapda ellenhatása eltávolítja.
BT-CHAIN-05 = Ha egy lap olyan pozíción kerül felülre, amely még nem került sorra, akkor kell végrehajtani, amikor az a pozíció sorra kerül.
BT-CHAIN-06 = Ha egy lap olyan pozíción kerül felülre, amelyen a végrehajtás már túlhaladt, csak a következő fordulóban hajtható végre, és nem kap befolyáspontot.

## elim

BT-ELIM-01 = Valahányszor egy játékos kiiktat egy lapot, 1 befolyáspontot kap a közös készletből, bármelyik családhoz tartozott is a lap.
BT-ELIM-02 = A kiiktatott, képpel lefelé fekvő lapot fel kell fedni.
BT-ELIM-03 = A kiiktatott, képpel lefelé fekvő lapon lévő összes befolyáspont elvész, és visszakerül a közös készletbe.
BT-ELIM-04 = A kiiktatott lap azonnal elhagyja a sort.
BT-ELIM-05 = Ha egy két másik lap között fekvő lap elhagyja a sort, a rés bezárul, így a korábbi szomszédai egymás szomszédaivá válnak.
BT-ELIM-06 = Egy halom felső lapjának kiiktatása csak azt az egy lapot távolítja el; a pozíció megmarad, a kiiktatott lap alatt fekvő lap pedig változatlan állapotban felülre kerül.
BT-ELIM-07 = A kiiktatott lap hatása nem következik be; kivétel a Csapda második képessége.
BT-ELIM-08 = Az eldobás (amikor egy cselszövés a használata után távozik a sorból, vagy amikor a Csapda eltávolítja a támadó lapot) nem kiiktatás, és senki sem kap érte a kiiktatásért járó befolyáspontot.
BT-ELIM-09 = A lap képessége mellé nyomtatott szimbólum azokat a képességeket jelöli, amelyek lapot iktatnak ki, és így 1 befolyáspont jutalmat adnak.

## archer

BT-ARCHER-01 = Az Íjász kiiktatja a sor első vagy utolsó lapját.
BT-ARCHER-02 = Az Íjász célpontja képpel felfelé és képpel lefelé is fekhet.
BT-ARCHER-03 = Ha nincs más lehetőség, az Íjásznak a saját családja egyik lapját kell kiiktatnia, és a tulajdonosa ekkor is kap 1 befolyáspontot.
BT-ARCHER-04 = Ha maga az Íjász az első vagy az utolsó lap, szabályos célpontja a saját hatásának.
BT-ARCHER-05 = Ha az Íjász az egyetlen lap a sorban, önmagát kell kiiktatnia; a tulajdonosa 1 befolyáspontot kap.
BT-ARCHER-06 = Ha az első vagy az utolsó pozíción halom van, az Íjász csak annak felső lapját találja el.

## soldier

BT-SOLDIER-01 = A Katona kiiktat egy vele szomszédos lapot.
BT-SOLDIER-02 = A Katona célpontja képpel felfelé és képpel lefelé is fekhet.
BT-SOLDIER-03 = Ha nincs más lehetőség, a Katonának a saját családja egyik lapját kell kiiktatnia, és a tulajdonosa ekkor is kap 1 befolyáspontot.
BT-SOLDIER-04 = Ha a Katonának két szomszédja van, a tulajdonosa szabadon választ közülük, akár saját lapot is, még akkor is, ha egy ellenfél lapja is választható.
BT-SOLDIER-05 = A szomszéd nélküli Katona nem csinál semmit; önmaga nem lehet a célpontja.

## spy

BT-SPY-01 = A Kém 1 befolyáspontot lop egy olyan játékostól, akinek a lapja szomszédos a Kémmel.
BT-SPY-02 = Nem számít, hogy a szomszédos lap képpel felfelé vagy képpel lefelé fekszik.
BT-SPY-03 = Ha a Kémnek a saját tulajdonosától kell lopnia, nincs se nyereség, se veszteség.
BT-SPY-04 = A befolyáspontot a játékos saját készletéből kell elvenni, sohasem a szomszédos lapon fekvő pontokból.
BT-SPY-05 = Ha a szomszédos lapok két különböző játékoséi, a Kém tulajdonosa választja ki, kit lop meg; minden esetben csak 1 befolyáspontot lop.
BT-SPY-06 = Ha a meglopott játékosnak 0 befolyáspontja van, a lopás hatástalan; a pontszám sohasem lesz negatív.
BT-SPY-07 = A szomszéd nélküli Kém nem csinál semmit.

## heir

BT-HEIR-01 = Az Örökös tulajdonosa 2 befolyáspontot kap, ha nincs másik felfedett lap ugyanezzel a névvel.
BT-HEIR-02 = Amint egy másik felfedett, le nem fedett Örökös is van a sorban, egyik Örökös sem hoz befolyáspontot.
BT-HEIR-03 = A lefedett Örökösök nem számítanak ennél az ellenőrzésnél.
BT-HEIR-04 = A képpel lefelé fekvő Örökösök nem számítanak ennél az ellenőrzésnél.
BT-HEIR-05 = Az ellenőrzés az Örökös végrehajtásának pillanatában történik; az ugyanabban a fordulóban később bekövetkező változások már nem vonnak le és nem is adnak hozzá befolyáspontot.
BT-HEIR-06 = Nem számít, kié az Örökös: a második Örökös blokkol, akármelyik családhoz tartozik is (minden családnak csak egy Örököse van).

## shape

BT-SHAPE-01 = Az Alakváltó végrehajtja egy vele szomszédos, felfedett karakterlap képességét.
BT-SHAPE-02 = A lemásolt lapnak képpel felfelé kell feküdnie, és nem lehet lefedve.
BT-SHAPE-03 = Csak karakter másolható le, cselszövés nem.
BT-SHAPE-04 = Az Alakváltó csak a lemásolt lap képességét veszi át, a nevét nem; mindig Alakváltó marad.
BT-SHAPE-05 = Örökös lemásolásakor az egyediség ellenőrzése a többi felfedett, le nem fedett Alakváltót veszi figyelembe, nem az Örökösöket.
BT-SHAPE-06 = A lemásolt képesség elvész, amint végrehajtották.
BT-SHAPE-07 = Egy másik Alakváltó lemásolása semmilyen eredménnyel nem jár.
BT-SHAPE-08 = Az Alakváltó különböző fordulókban különböző szomszédos karaktereket másolhat le.
BT-SHAPE-09 = Ha mindkét szomszéd megfelelő, a tulajdonos választja ki, melyiket másolja le; ha legalább az egyik megfelelő, a másolás kötelező.
BT-SHAPE-10 = A lemásolt lap bármelyik családhoz tartozhat.
BT-SHAPE-11 = A lemásolt képesség az Alakváltó saját pozíciójából és az Alakváltó tulajdonosa számára működik, és magát a lemásolt lapot is érheti.

## lord

BT-LORD-01 = A Nagyúr tulajdonosa 1 befolyáspontot kap, továbbá 1 befolyáspontot minden szomszédos lapért, amely a Nagyúr családjához tartozik.
BT-LORD-02 = A szomszédos saját lapok attól függetlenül számítanak, hogy képpel felfelé vagy képpel lefelé fekszenek.
BT-LORD-03 = Egy szomszédos halom egyszer számít, akárhány lapból áll is; a Nagyúr alatt fekvő lapok sohasem számítanak.

## assas

BT-ASSAS-01 = Az Orgyilkosság kiiktat egy tetszőleges lapot a sorból, majd az Orgyilkosságot el kell dobni.
BT-ASSAS-02 = Az Orgyilkosság célpontja képpel felfelé és képpel lefelé is fekhet.
BT-ASSAS-03 = Az Orgyilkosság célpontja lehet a játékos saját családjának lapja.
BT-ASSAS-04 = Az Orgyilkosság célpontja lehet maga az Orgyilkosság is.
BT-ASSAS-05 = A játékos minden esetben kap 1 befolyáspontot a kiiktatásért.

## decree

BT-DECREE-01 = A Királyi rendelet egy tetszőleges lapot a sor tetszőleges helyére helyez át, majd a Királyi rendeletet el kell dobni.
BT-DECREE-02 = Az áthelyezett lap nem tehető másik lapra.
BT-DECREE-03 = Az áthelyezett lap képpel felfelé és képpel lefelé is fekhet, és bárkié lehet.
BT-DECREE-04 = Az áthelyezett lapon lévő összes befolyáspont a lappal együtt kerül át.
BT-DECREE-05 = A lefedett lapokat nem lehet áthelyezni; egy halomból csak a felső lap helyezhető át.
BT-DECREE-06 = Az áthelyezés alatt a Királyi rendelet a helyén marad; csak azután kell eldobni, és a végrehajtás a helye után következő lappal folytatódik.
BT-DECREE-07 = A Rendelet mögül a Rendelet elé áthelyezett lap végrehajtása ebben a fordulóban elmarad.
BT-DECREE-08 = Az ebben a fordulóban már végrehajtott, majd a Rendelet mögé áthelyezett lapot másodszor is végre kell hajtani.
BT-DECREE-09 = A Királyi rendelet nem helyezheti át önmagát; ha ez az egyetlen le nem fedett lap, nem csinál semmit, és el kell dobni.
BT-DECREE-10 = A játékosnak egy lapot és egy ténylegesen eltérő helyet kell választania (a többi laphoz, köztük a Rendelethez viszonyítva).
BT-DECREE-11 = Ha a Rendelet egy halmon fekszik, az alatta lévő lap a Rendelet eldobásakor felülre kerül, és a következő pozíció előtt végre kell hajtani.

## ambush

BT-AMBUSH-01 = A Csapda első képessége: amikor a tulajdonosa felfedi, a rajta lévő összes befolyáspont elvész, a tulajdonos 1 befolyáspontot kap, és a Csapdát el kell dobni.
BT-AMBUSH-02 = A Csapda második képessége: amikor egy ellenfél lapjának hatása kiiktatja, a támadó lapot el kell dobni, és a Csapda tulajdonosa 4 befolyáspontot kap.
BT-AMBUSH-03 = A támadó ekkor is megkapja a Csapda kiiktatásáért járó 1 befolyáspontot.
BT-AMBUSH-04 = A Csapda második képessége csak az ellenfelek lapjai ellen működik.
BT-AMBUSH-05 = Minden kiiktató lap támadónak számít: a Katona, az Íjász, az Orgyilkosság vagy az ezek egyikét lemásoló Alakváltó.
BT-AMBUSH-06 = Orgyilkosság ellen az ellenhatás semmi mást nem távolít el (az Orgyilkosságot úgyis el kell dobni), de a 4 befolyáspont ekkor is jár.
BT-AMBUSH-07 = A kiiktatott Csapdán fekvő befolyáspontok minden esetben elvesznek.
BT-AMBUSH-08 = A Csapdát nem hozza működésbe, ha egy Királyi rendelet áthelyezi, vagy ha egy Kém mellett fekszik, a lefedett Csapda pedig egyáltalán nem hozható működésbe.

## consp

BT-CONSP-01 = Az Összeesküvés felfedésekor a tulajdonosa a rajta lévő befolyáspontok kétszeresét kapja, majd a lapot el kell dobni.
BT-CONSP-02 = A kétszerezés csak akkor érvényes, ha a tulajdonos fedi fel a lapot; a kiiktatott Összeesküvés nem ad semmit.
BT-CONSP-03 = A teljes nyereség a befolyáspontok kétszerese, nem a háromszorosa: maguk a pontok és ugyanannyi a közös készletből.

## end

BT-END-01 = A hatodik forduló után minden játékos kezében 1 lap marad, amelyet már nem lehet kijátszani.
BT-END-02 = A legtöbb befolyásponttal rendelkező játékos győz.
BT-END-03 = A játék végén a sor lapjain maradt befolyáspontok nem számítanak.
BT-END-04 = Döntetlen esetén az érintett játékosok közül az győz, akinek több lapja maradt a sorban.
BT-END-05 = Ha a döntetlen továbbra is fennáll, az érintett játékosok osztoznak a győzelmen.
BT-END-06 = A döntetlen eldöntésekor csak a sorban lévő lapok számítanak, a kézben maradt lap, a félretett lapok és a kiiktatott lapok nem.

## example

BT-EXAMPLE-01 = Kijátszási példa, 1. lépés: a piros játékos a kezdőjátékos, és képpel lefelé középre tesz egy lapot.
BT-EXAMPLE-02 = Kijátszási példa, 2. lépés: a kék játékosnak a piros játékos lapjától balra vagy jobbra kell kijátszania a lapját.
BT-EXAMPLE-03 = Kijátszási példa, 3. lépés: a sorban balról jobbra egy kék és egy piros lap fekszik; a zöld játékosnak a kék laptól balra vagy a piros laptól jobbra kell kijátszania a lapját, a kettő közé semmiképpen.
BT-EXAMPLE-04 = Példa a kötelező hatásra: a Katonának akkor is ki kell iktatnia egy szomszédos lapot, ha az a saját családjához tartozik.
BT-EXAMPLE-05 = Végrehajtási példa (balról jobbra): a sorban a következő lapok fekszenek: Piros 1 (képpel lefelé), kék Katona (képpel lefelé, 1 befolyáspont), Piros 2 (képpel lefelé, 2 befolyáspont), zöld lap (képpel lefelé) és kék Kém (képpel felfelé). A piros játékos képpel lefelé hagyja a Piros 1 lapot: erre 1 pont kerül. A kék játékos felfedi a Katonát, begyűjti a rajta lévő 1 pontot, kiiktatja a Piros 2 lapot (a rajta lévő 2 pont elvész, a lap képpel felfelé a piros játékos elé kerül), és 1 pontot kap. A zöld játékos képpel lefelé hagyja a lapját: erre 1 pont kerül. A kék Kémnek az egyetlen szomszédos lap tulajdonosától, a zöld játékostól kell lopnia, mégpedig a zöld játékos saját pontjaiból, nem pedig a lapról.
BT-EXAMPLE-06 = Láncpélda (A): a piros játékos felfed egy Orgyilkosságot, amely a piros játékos képpel felfelé fordított Kémjén fekszik. Az Orgyilkosság végrehajtása és eldobása után a Kém ismét aktív, és azonnal lop.
BT-EXAMPLE-07 = Láncpélda (B): ugyanez képpel lefelé fekvő Kémmel: miután az Orgyilkosság elhagyta a sort, a piros játékos dönthet úgy, hogy képpel lefelé hagyja a Kémet, és 1 befolyáspontot tesz rá.
BT-EXAMPLE-08 = Példa az Alakváltóra: lemásolja az egyetlen felfedett, le nem fedett Örököst, és 2 befolyáspontot kap, de csak akkor, ha nincs másik felfedett, le nem fedett Alakváltó a sorban.
BT-EXAMPLE-09 = Megjegyzés a Királyi rendelethez: ha egy lap a Rendelet elé kerül, a végrehajtása elmarad; ha egy lap a Rendelet mögé kerül, kétszer kell végrehajtani.
BT-EXAMPLE-10 = Csapda, 1. példa: egy ellenfél Katonája kiiktatja a játékos Csapdáját; a Katona tulajdonosa 1, a Csapda tulajdonosa 4 befolyáspontot kap, ezután a Katonát el kell dobni.
BT-EXAMPLE-11 = Csapda, 2. példa: a játékos Íjásza kiiktatja ugyanannak a játékosnak a Csapdáját; a játékos 1 befolyáspontot kap, a Csapda lekerül a sorból, az Íjász a sorban marad.
BT-EXAMPLE-12 = Példa az Összeesküvésre: ha felfedéskor 3 befolyáspont van rajta, a játékos megkapja ezt a 3 pontot és még 3-at, összesen 6-ot.
