# Rulings of Westeros, in Hungarian: what the books leave open or say twice, and how this program reads it.
# RB: the rulebook with its page. FAQ1, FAQ2: errata and answers of the publisher, 1.0 and 2.0. FFG: an answer of
# the publisher. RI: a public reimplementation. In English: games/westeros/data/rulings.toml.

## Előkészületek, befolyási területek, jelzők

WS-RULING-001 = Kevesebb játékosnál minden befolyási területen a hatszemélyes sorrend marad, és mindenki az 1. pozíció felé csúszik. RB p.4.
WS-RULING-002 = Különleges parancsok pozíció szerint: 3-2-1-0 3–4 játékosnál, 3-3-2-1-0-0 5–6-nál. RB p.11, RI.
WS-RULING-003 = A Lannister-ház eggyel több hajóval kezd, Lannister-rév kikötőjében: FAQ2; az RI 4–6 játékosnál adja hozzá, 3-nál nem. Alapértelmezés: a nyomtatott felállás, e nélkül; a lannister_ship beállítás hozzáadja (4–6 játékos).
WS-RULING-004 = A főtartomány olyan, mintha állandóan ott lenne a ház hatalomjelzője: a ház az üres főtartományát ingyen megtartja. RB p.24.
WS-RULING-005 = Ha valaki hatalomjelző nélkül üresen hagy egy elfoglalt ellenséges főtartományt, az azonnal visszakerül a gazdájához. RB p.24.
WS-RULING-006 = Egy háznak 20 hatalomjelzője van, a táblán lévők is beleszámítanak: a 20 mínusz a táblán lévők fölötti nyereség elvész. RB p.4, RI.
WS-RULING-007 = Ha egy pozíció licitáláson kívül változik, a közte lévő házak mind arrébb kerülnek, és a hatalmi jelkép azonnal gazdát cserél; a felhasznált felhasznált marad. RB p.27.
WS-RULING-008 = A királyi udvar területének változása soha nem vesz le már kiadott különleges parancsot; a következő tervezésnél számít. RB p.27.
WS-RULING-009 = A saját készlet nyilvános, kivéve licitálás közben; a kézben lévő házkártyák nyilvánosak, kivéve a kártyaválasztást, a dobott lapok pedig mindig. RB p.27, FAQ2.

## Westeros-szakasz és vadak

WS-RULING-010 = Sorrend: fordulójelző, mindhárom kártya felcsapása, a vadak jelzőjének mozgatása az ikonok szerint, majd az I., II., III. lap végrehajtása. RB p.7.
WS-RULING-011 = A 12-es mező elérése még az első kártya végrehajtása előtt támadást indít; a többi ikon nem számít. RB p.7.
WS-RULING-012 = Egy szakaszban két támadás is jöhet (a jelző a 12-n, majd „A vadak támadása” kártya); a második ereje az, ahol az első a jelzőt hagyta. RB p.23, RI.
WS-RULING-013 = Az Éjjeli Őrség győz, ha a licitek összege eléri a vadak erejét. RB p.22.
WS-RULING-014 = Az Őrség győzelme után a jelző 0-ra kerül, a vadak győzelme után két mezőt lép vissza (4 pont), 0 alá soha. RB p.23, RI.
WS-RULING-015 = A „Közeleg a tél” még az ikonok megszámolása előtt új lapra cserélődik, így az új lap ikonja számít (RI). A könyv sorrendje ezt nyitva hagyja. Döntés: RI.
WS-RULING-016 = A vadak büntetései: először a legkevesebbet licitáló ház, utána a többiek játéksorrendben. FAQ1, FAQ2.
WS-RULING-017 = Holtverseny a legmagasabb vagy a legalacsonyabb licitnél: a Vastrón birtokosa dönt, még a vadkártya felfedése előtt. RI.
WS-RULING-018 = A hatalomjelző nélküli ház 0 licittel vesz részt, és lehet a legkevesebbet licitáló. RI.
WS-RULING-019 = A „Megelőző portya” újabb támadása: 6-os erő, új licitek, új lap, a jelző nem lép 6-ra; a kizárt ház sem a legmagasabb, sem a legalacsonyabb licitnél nem számít. RI; FAQ-válasz nem ismert.
WS-RULING-020 = A „Megelőző portya” esése: azon a területen, ahol a ház a legjobban áll; ha több ilyen van, a Vastrón birtokosa nevezi meg. RI.
WS-RULING-021 = „Gyülekezés a Tejfolyónál”, legalacsonyabb licit: ha a kézben (legalább két lap) minden lap egyforma erejű, a tulajdonosuk által megadott sorrendben mindet el kell dobni; az utolsó kint marad, a többi visszatér. Kártya; RB p.19 (WS-HOUSE-12). Az RI mindet megtartja.
WS-RULING-022 = „Lezúdul a horda”, legalacsonyabb licit: mindkét egység egyazon városos vagy váras tartományból; csak ha egyikben sincs kettő, akkor bárhonnan. RI.
WS-RULING-023 = „Varjúölők”: azok a lovagok, amelyeknek nem jut szabad gyalogos, megsemmisülnek; hogy melyek, azt a tulajdonos választja. Kártya, RI.
WS-RULING-024 = Események miatt levett egységek után nem hagyható hatalomjelző. RB p.24.
WS-RULING-025 = Ha egy elfoglalt ellenséges főtartományból a vadak büntetése miatt az utolsó egység is eltűnik, a tartomány visszakerül, a kikötő hajóiról a gazdája dönt, és az így szerzett hetedik város győzelem. RI.
WS-RULING-026 = „Alakváltó felderítő”: a visszatérítés és a veszteség az összes licit befizetése után következik. RI.
WS-RULING-027 = „Királyok csatája”: a területekre egymás után folyik a licit; a Vastrón holtversenyét a licit előtti birtokos dönti el, a másik kettőét az új birtokos. RB p.10–11.
WS-RULING-028 = A licitek nyerve és vesztve is elfogynak. RB p.10.
WS-RULING-029 = Utánpótlás: a jelző a birtokolt ikonok számára áll (legfeljebb 6), azután a játékos választása szerint, de csak a szükséges számú egységet kell levenni. RB p.8, RI.
WS-RULING-030 = Két „Utánpótlás” kártya között a jelző nem mozdul, akkor sem, ha ikonok jönnek vagy mennek. RB p.8.
WS-RULING-031 = „A Csontok Urának portyázói”: előbb a legkevesebbet licitáló ház jelzője csökken, és seregeit azonnal igazítja; azután a többiek játéksorrendben, mindig jelző és sereg együtt, a következő ház előtt (WS-SUPPLY-08, WS-RULING-016). Az RI előbb minden jelzőt mozgat.
WS-RULING-032 = Egy tartomány toborzási pontjai nem tehetők félre és nem oszthatók meg; a hajó a tartomány kikötőjébe vagy ellenséges hajótól mentes szomszédos tengerrészre kerül; kikötőbe akkor is, ha a tengerrésze ellenséges. RB p.9, p.25.
WS-RULING-033 = Kikötő nélküli tengerparti város is toborozhat hajót szomszédos tengerrészre. RB p.9.
WS-RULING-034 = Gyalogos előléptetése (1 pont) soha nem sérti az utánpótlást; új egység sértheti. RB p.9, RI.
WS-RULING-035 = „Trónok harca”, kikötők: 1 minden saját kikötőért, ahol saját hajó van, és a tengerrészén nincs ellenséges. RB p.25. „Sötét szárnyak”: a nyomtatott szöveg csak hatalomikonokról szól, az RI a kikötőkért is fizet. Alapértelmezés: a teljes „Trónok harca” kártya, kikötőkkel; nincs kapcsoló.

## Tervezés és a holló

WS-RULING-036 = Minden saját egységgel bíró tartomány (kikötő is) pontosan egy parancsot kap; a csak helyőrséges egyet sem. RB p.12, p.26.
WS-RULING-037 = Kevés jelző: minden ház játéksorrendben rak le; a szűkölködő ház mindent lerak, amije van, és maga választja, mi marad üresen. RB p.12.
WS-RULING-038 = Tiltott parancsok: az RI megengedi, hogy a szabályos jelzőkből kifogyott ház tiltottat vagy túl sok különlegeset tegyen le bábuként, amely a portyázás előtt lekerül. Könyv: a tartomány parancs nélkül marad. Alapértelmezés: üres marad.
WS-RULING-039 = A holló a felfedés végén, a portyázás előtt cselekszik. FAQ1, FAQ2. Az új parancs felhasználatlan, a fordulóban megengedett és a csillagok határán belüli legyen. RI.
WS-RULING-040 = A holló pillantása: a legfelső vadkártya a pakli tetejére vagy aljára kerül; beszélni lehet róla, megmutatni nem. RB p.11.

## Portyázás és hatalomszerzés

WS-RULING-041 = Szárazföldről csak szomszédos szárazföld ellen, tengerről tenger, szárazföld és kikötő ellen, kikötőből csak a tengerrésze ellen lehet portyázni. RB p.14, p.25.
WS-RULING-042 = A portyázás célpont vagy hatás nélkül is végrehajtható. RB p.14.
WS-RULING-043 = Fosztogatás: a portyázó akkor is kap 1-et, ha az áldozatnak nincs mit vesztenie. RB p.14.
WS-RULING-044 = Védekezést csak a különleges portyázás vesz le; menetelést egyik sem. RB p.14, p.22.
WS-RULING-045 = Hatalomszerzés a tengeren semmit sem ad; kikötőben 1-et, de 0-t, ha a tengerrészén ellenséges hajó van. RB p.13, p.25.
WS-RULING-046 = A különleges hatalomszerzés csak a saját városos vagy váras tartományában toboroz, kikötőben soha; a hatalomjelző ennek alternatívája, nem ráadás. RB p.22, p.25. Alapértelmezés: a tulajdonos végrehajtáskor választ, így hatalomjelzőt mindig vehet.

## Menetelés, szállítás, utánpótlás

WS-RULING-047 = Menetelésparancsonként egy harc (házzal vagy semleges erővel); a parancs többi mozgása előbb befejeződik. RB p.15, p.26.
WS-RULING-048 = A hatalomjelző hátrahagyásáról a csata előtt kell dönteni. RB p.24.
WS-RULING-049 = Szállítás: saját hajók bármilyen láncolata összefüggő tengerrészeken, ugyanazok a hajók akárhányszor, bármilyen paranccsal, megfutamítva is; másik ház hajóival és kikötőben lévőkkel soha. RB p.23, RI.
WS-RULING-050 = A szállítással összekötött tartományok csak menetelésnél és visszavonulásnál szomszédosak, támogatásnál és portyázásnál nem. RB p.23.
WS-RULING-051 = A menetelés nem végződhet az utánpótláslimit fölött; a támadó sereg úgy számít, mintha már a céltartományban lenne. RB p.8, RI.
WS-RULING-052 = Aki olyan ellenséges tartományba lép, ahol csak hatalomjelző van, csata nélkül elfoglalja, és a jelző lekerül. RB p.24.
WS-RULING-053 = Hajó csak olyan kikötőbe futhat be, amelynek tartományát a háza birtokolja. RB p.25.
WS-RULING-054 = Jelző nélkül üresen hagyott városos tartomány: a kikötőjében lévő saját hajók azonnal elvesznek (RI); saját főtartományban maradnak. Alapértelmezés: így.
WS-RULING-055 = Az egység nélkül maradt tartományok parancsai a csatatér megtisztításának végén lekerülnek. FAQ2. Alapértelmezés: így.

## Semleges erők és helyőrségek

WS-RULING-056 = Semleges erő: a menetelők ereje + a parancs módosítója + a támogatás érje el a számot, különben a mozgás nem szabályos; nincs kártya, nincs valyriai acélkard. RB p.26.
WS-RULING-057 = Idegen támogatás semleges erő ellen is kapható, ha megadják; a semleges erőt senki sem támogathatja. RB p.26, RI.
WS-RULING-058 = Ostromgép semleges erő ellen csak akkor ér 4-et, ha a tartományban város vagy vár van. RB p.26.
WS-RULING-059 = A háromszemélyes jelzők közül tizenkettő végig járhatatlan; a kikötőik is zárva vannak. RB p.26, RI.
WS-RULING-060 = Csak helyőrség: teljes csata zajlik, mindkét fél kártyát játszik. RB p.26.
WS-RULING-061 = A legyőzött helyőrség az ikonoktól függetlenül végleg kikerül; koponya nem árt neki; nem egység, nem kell neki utánpótlás, nem ad támogatást. RB p.26.
WS-RULING-062 = Semleges erő tartományába és járhatatlan terepre nem lehet visszavonulni. RI.

## Támogatás

WS-RULING-063 = A bejelentés játéksorrendben történik; mindkét fél visszautasíthatja a támogatást. RB p.17–18.
WS-RULING-064 = Egy támogató tartomány teljes erejét adja, vagy semmit. RB p.17. Az RI házanként dönt: a ház összes támogatásparancsa egy félé. A könyv tartományokról szól. Alapértelmezés: tartományonként, önmaga ellen soha.
WS-RULING-065 = Szárazföldi egység tengeri csatát soha nem támogat; kikötő csak a tengerrészén; a tengeren lévő hajó tengeren és parton is. RB p.17, p.25.
WS-RULING-066 = A támogató ostromgép csak város vagy vár támadójának számít. RB p.17.
WS-RULING-067 = A támogatók nem szenvednek veszteséget, nem futamodnak meg és nem vonulnak vissza. RB p.20–21.
WS-RULING-068 = A támogatásparancs a táblán marad, és későbbi csatákban újra segít. RB p.18.
WS-RULING-069 = A támogatást feltételező kártyaszövegeknél bárkitől kapott támogatás számít. FAQ1.

## Házkártyák

WS-RULING-070 = Kártyaszövegek sorrendje: semlegesítők, majd a többi, az eredmény után a győzelemről vagy vereségről szólók – minden lépésben a Vastrón sorrendjében, egyenként befejezve. RB p.19.
WS-RULING-071 = Az azonnaliként megfogalmazott szövegek közvetlenül a semlegesítők után, a többi hatás előtt jönnek. FAQ1.
WS-RULING-072 = A csata utáni szövegek a csatatér megtisztításának végén jönnek, amikor mindkét lap eldobva fekszik. FAQ1.
WS-RULING-073 = Egy szöveg egy csatában sem hat kétszer. FAQ1.
WS-RULING-074 = Hetedik lap: a csata végén a másik hat visszatér, a hetedik dobva marad. RB p.19.
WS-RULING-075 = Ugyanez a frissítés jár, ha a kézben lévő utolsó lapot más távolítja el (Patchface). RI.
WS-RULING-076 = Roose Bolton vesztes hetedik lapként mind a hetet visszahozza. RI.
WS-RULING-077 = A kicserélt Aeron Damphair a dobott lapok közé kerül; ha ő és a cserelap volt az utolsó kettő, a frissítéskor Aeron is visszatér. RI.
WS-RULING-078 = Tyrion olyan ellenfél ellen, akinek nincs más lapja: az ellenfél lap nélkül harcol, a visszaküldött a kezében marad. Kártya, RI.
WS-RULING-079 = Tyrion Aeron, Mace, Doran és a Tövisek Királynője előtt cselekszik, így a visszaküldött lap ilyen szövege soha nem hat. RB p.19, RI.
WS-RULING-080 = Balon: a nyomtatott szám 0; a szövegből jövő bónusz (Stannis, Davos, Theon és hasonlók) marad. RI.
WS-RULING-081 = A Tövisek Királynője már bejelentett támogatásparancsot is levehet; ereje és a támogatottság erre a csatára megszűnik. RI.
WS-RULING-082 = A Tövisek Királynője és Cersei csak a csatában álló ellenfél parancsait érinti. RI.
WS-RULING-083 = Cersei sem a csatatér parancsát, sem a csatát elindító menetelést nem veheti le. RI; a nyomtatott szöveg tágabb. Alapértelmezés: RI.
WS-RULING-084 = Mace: a csata az ellenfél utolsó egységének pusztulása után is folytatódik; kártyája, parancsbónusza, támogatása és helyőrsége tovább számít. RI. Egy fórumos javításlista azonnali befejezést javasol; ezt nem követjük. Alapértelmezés: a csata folytatódik.
WS-RULING-085 = A Feketehal Mace, a kardok és a koponyák ellen véd, a lehetetlen visszavonulás veszteségei ellen nem. Kártya, RI.
WS-RULING-086 = Doran a hűbéresek területén a folyó csata holtversenyét, a Vastrónén azonnal a menetelések sorrendjét változtatja meg: azok a házak, amelyek ebben a körben még nem kerültek sorra, az új sorrendben folytatják, majd eszerint kezdődik a következő kör. RB p.15, p.27. Az RI a következő számú pozícióval folytatja.
WS-RULING-087 = Salladhor Victarion ellen: a Vastrón sorrendjében; a későbbi szöveg a megváltozott értékkel dolgozik. RI.
WS-RULING-088 = Robb: védekezőként is. FAQ1. A vesztes támadó, ha szabályos, nem csak haza küldhető. RI.
WS-RULING-089 = Robbnak a legkevesebb veszteséggel járó tartományok közül kell választania. Kártya. Az RI ezt minden visszavonulásnál alkalmazza.
WS-RULING-090 = Renly a veszteségek előtt cselekszik; szabad lovag kell hozzá; a saját támogató gyalogosok is jók. RI.
WS-RULING-091 = Loras: a jelző megtartja értékét, és ebben a fordulóban új csatát is kezdhet; Arianne után nem. RI.
WS-RULING-092 = Arianne: a támadók ott maradnak, ahonnan jöttek, nem futamodnak meg; a védekezők visszavonulnak; a védekező parancsa lekerül. Kártya, RI. A védekező hatalomjelzője: a megtisztítás (RB p.21) levenné, az RI meghagyja, mert ellenség nem lépett be; egy fórumos javításlista a levétel mellett érvel. Alapértelmezés: RI, marad.
WS-RULING-093 = Theon és az ostromgépek csak a nyomtatott városokat és várakat nézik, a helyőrséget nem. RI.
WS-RULING-094 = Asha megtartja az ikonjait, ha a támogatást visszautasítják vagy leveszik. RI.

## A csata eldőlése

WS-RULING-095 = A harci erő forrásai: egységek, parancs, támogatás, helyőrség, kártya, valyriai acélkard, csatakártya; a támadó összege soha nem megy 0 alá. RB p.17, RI.
WS-RULING-096 = Valyriai acélkard: fordulónként egyszer, birtokosa saját csatájában, a kártyák felfedése után. Csatakártyákkal ehelyett a saját csatakártya is újrahúzható, felfedés előtt; fordulónként csak egy használat. RB p.20, p.29, FAQ2.
WS-RULING-097 = A csatapaklit minden csatában, a kártyák kiválasztása előtt ki kell egészíteni és meg kell keverni. FAQ1.
WS-RULING-098 = Egyenlő összegnél a hűbéresek területén előrébb álló győz. RB p.20.
WS-RULING-099 = Kardveszteséget csak a vesztes szenved: a győztes kardjai mínusz a vesztes erődjei. RB p.20.
WS-RULING-100 = Koponya: a másik fél elveszít egy egységet, bárki győzött, a kardveszteségek után. RB p.29, FAQ2.
WS-RULING-101 = A vesztes ostromgépei a kardveszteségen felül semmisülnek meg, és azt nem lehet velük fizetni. FFG-válasz, RI. A könyv hallgat az ostromgépről mint veszteségről. Alapértelmezés: FFG-válasz (bejelentve: WS-CASUAL-04).
WS-RULING-102 = Megfutamított egység: ereje 0, beleszámít az utánpótlásba, nem mozog, nem választható veszteségnek, és ha vissza kellene vonulnia, megsemmisül. RB p.21. Az RI a kardveszteségek kiválasztása előtt leveszi.
WS-RULING-103 = Megfutamított hajó is szállít. RB p.23.
WS-RULING-104 = A megfutamodás a forduló végén ér véget. RB p.16.

## Visszavonulás

WS-RULING-105 = A vesztes támadó a kiindulási tartományba megy vissza (RB p.21). Ott sérülhet az utánpótlás, ha ugyanannak a menetelésnek más egységei egy másik sereget növeltek: ekkor a WS-RETREAT-09 a támadóra is érvényes, és csak visszavonuló egység semmisíthető meg. Az RI szerint ez nem fordulhat elő.
WS-RULING-106 = … kivéve, ha a kiindulási tartomány ellenséges főtartomány, amelyet mind jelző nélkül hagytak el: ekkor megsemmisülnek. RI.
WS-RULING-107 = A vesztes védekezők együtt egy szomszédos tartományba mennek, amely saját, vagy nincs ott ellenség és ellenséges jelző, de soha oda, ahonnan a támadás jött. RB p.21.
WS-RULING-108 = Visszavonuláshoz saját hajós szállítás is használható. RB p.21.
WS-RULING-109 = Utánpótlás: veszteség nélküli tartományt kell választani; ha nincs, csak a szükséges számú visszavonuló egység vész el, azután indul a visszavonulás. RB p.21. RI: több veszteséges tartomány közül csak a legkisebb veszteségűek.
WS-RULING-110 = Hajó csak akkor vonulhat vissza kikötőbe, ha annak tartománya a sajátja; a kikötőben így legfeljebb 3 hajó lesz. Ha minden menedék hajóba kerül, előbb a szükséges számú hajó megsemmisül, azok is, amelyeknek nem jut hely. RB p.21, p.25.
WS-RULING-111 = Ha nincs szabályos tartomány, minden visszavonuló egység megsemmisül. RB p.21.
WS-RULING-112 = Az ellenséges egység nélküli ellenséges főtartomány is ellenséges föld (a nyomtatott címer jelzőnek számít). RB p.24, RI.

## Kikötők

WS-RULING-113 = A szárazföld elfoglalója a kikötő ellenséges hajóit egy az egyben saját szabad hajóira cserélheti, 0-tól bármennyit, az utánpótlás keretein belül; a többi lekerül. RB p.25.
WS-RULING-114 = Az elfoglalt vagy kiürült kikötő parancsa lekerül. RI.
WS-RULING-115 = Kikötő nem támadható meg; a védekezésparancs ott hatástalan. RB p.25.
WS-RULING-116 = A kikötőben lévő hajók nem adnak semmit a szárazföld védelméhez. RB p.25.

## Győzelem

WS-RULING-117 = Hét városos vagy váras tartomány azonnal győz, a Westeros-szakaszban is. RB p.16, RI.
WS-RULING-118 = Ha két ház egy lépésben éri el a hetet, a tiebreak beállítás lánca dönt (nyomtatott: várak, utánpótlás, hatalomjelzők, Vastrón-pozíció; FAQ2: szárazföldi tartományok, utánpótlás, Vastrón-pozíció). RI: a városok legfeljebb 7-ig számítanak, azután a FAQ lánca.
WS-RULING-119 = Holtverseny a 10. forduló után: alapértelmezés a nyomtatott lánc (legtöbb vár, utánpótlás, saját készlet, Vastrón-pozíció, RB p.16); tiebreak=faq beállításnál: szárazföldi tartományok, utánpótlás, Vastrón-pozíció (FAQ2).
WS-RULING-120 = A győzelem vizsgálata: (a) a menetelés összes békés mozgása és hatalomjelzője után, a csatája előtt; (b) a csatatér megtisztítása és a kikötő átvétele után; (c) a birtoklás minden más változása után, bármely szakaszban. RB p.16 (bármely pillanatban). Az RI csak a teljes menetelés után vizsgálja. Az a csata, amelyet a játék vége megelőz, elmarad: egységei visszatérnek oda, ahonnan indultak, ha ezzel senki nem jut tartományhoz, különben lekerülnek a tábláról.

## Amit a könyvek nyitva hagynak

WS-RULING-121 = „Közeleg a tél”: a pakli mind a tíz lapját, a végrehajtottakat is meg kell keverni, azután új lap jön. A végrehajtott Westeroskártyák addig képpel felfelé a paklijuk mellett fekszenek.
WS-RULING-122 = Sorrend csatakártyákkal: házkártyák felfedése, semlegesítő szövegek, a többi azonnali szöveg; a támadó, majd a védekező csatakártyát húz; a kard birtokosa újrahúzhat; a lapok felfedése; a kard birtokosa +1-re használhatja, ha még nem használta; összegek.
WS-RULING-123 = A támadó győz, de nem marad egysége (koponya): a védekezők vesztesként visszavonulnak, parancsuk, jelzőjük és helyőrségük minden vesztett csatához hasonlóan eltűnik, a tartomány senkié (a főtartomány a házáé).
WS-RULING-124 = A védekező győz, de nem marad egysége: parancsa lekerül, jelzője marad, a támadók vesztesként visszavonulnak.
WS-RULING-125 = Akinek a támogatását az egyik fél visszautasította, ugyanazt a tartományt abban a csatában nem ajánlhatja fel a másik félnek.
WS-RULING-126 = Menetelés semleges erő ellen: csak akkor szabályos, ha a saját erő és minden kapható támogatás eléri a jelzőt; ha a támogatás végül kevés, az egységek a helyükön maradnak, nem futamodnak meg, a menetelésparancs elhasználódik, a többi mozgás és a hátrahagyott hatalomjelző pedig érvényes.
WS-RULING-127 = Tervezés távol lévő játékos helyett: tartományok a város vagy vár szintje, az egységek száma, majd az id szerint; jelzők sorrendje: védekezés, támogatás, hatalomszerzés, portyázás, menetelés, az egyszerűek a különlegesek előtt, a csillagok és tilalmak határain belül.
WS-RULING-128 = A csatakártyák és a parancsjelzők id-je az értékükből áll: tides-1-sword, tides-3, tides-skull; march-minus-1, march-0, march-plus-1, defense-1, defense-2, support-0, support-plus-1, raid, raid-special, power, power-special.

## Házkártyák, Westeroskártyák, vadkártyák, csatakártyák

WS-CARD-STANNIS-BARATHEON = Stannis Baratheon: harci erő 4. +1, amíg az ellenfeled ebben a csatában előrébb áll nálad a Vastrón befolyási területén.
WS-CARD-RENLY-BARATHEON = Renly Baratheon: harci erő 3. Győzelem után lovaggá léptetheted elő egy gyalogosodat, amely harcolt, vagy egy támogatást nyújtó tartományodban állt.
WS-CARD-SER-DAVOS-SEAWORTH = Ser Davos Seaworth: harci erő 2. +1 és 1 kard, amíg Stannis Baratheon a dobott lapjaid között van.
WS-CARD-BRIENNE-OF-TARTH = Tarthi Brienne: harci erő 2, 1 kard, 1 erőd.
WS-CARD-SALLADHOR-SAAN = Salladhor Saan: harci erő 1. Ha ebben a csatában támogatást kapsz, minden idegen hajó 0-t ér, bármelyik oldalon álljon is.
WS-CARD-MELISANDRE = Melisandre: harci erő 1, 1 kard.
WS-CARD-PATCHFACE = Patchface: harci erő 0. A csata után, akár győztél, akár vesztettél, megnézheted az ellenfeled kezét, és eldobathatsz belőle egy lapot.
WS-CARD-TYWIN-LANNISTER = Tywin Lannister: harci erő 4. Győzelem után 2 hatalomjelzőt kapsz.
WS-CARD-SER-GREGOR-CLEGANE = Ser Gregor Clegane: harci erő 3, 3 kard.
WS-CARD-SER-JAIME-LANNISTER = Ser Jaime Lannister: harci erő 2, 1 kard.
WS-CARD-THE-HOUND = Véreb: harci erő 2, 2 erőd.
WS-CARD-SER-KEVAN-LANNISTER = Ser Kevan Lannister: harci erő 1. Ha támadsz, 2-t ér minden gyalogosod, amely támad, vagy a támadást támogató tartományodban áll.
WS-CARD-TYRION-LANNISTER = Tyrion Lannister: harci erő 1. Azonnal visszaküldheted az ellenfeled lapját a kezébe; másikat kell felfednie, és ha nincs neki, lap nélkül harcol.
WS-CARD-CERSEI-LANNISTER = Cersei Lannister: harci erő 0. Győzelem után leveheted a legyőzött ellenfeled egy parancsát bárhonnan, kivéve a csatatérről.
WS-CARD-EDDARD-STARK = Eddard Stark: harci erő 4, 2 kard.
WS-CARD-ROBB-STARK = Robb Stark: harci erő 3. Győzelem után megszabhatod, hová vonuljon vissza az ellenfeled: szabályos tartományba, ahol a legkevesebb egységet veszíti el.
WS-CARD-ROOSE-BOLTON = Roose Bolton: harci erő 2. Vereség után minden dobott lapodat visszaveszed a kezedbe, ezt is.
WS-CARD-GREATJON-UMBER = Greatjon Umber: harci erő 2, 1 kard.
WS-CARD-SER-RODRICK-CASSEL = Ser Rodrick Cassel: harci erő 1, 2 erőd.
WS-CARD-THE-BLACKFISH = Feketehal: harci erő 1. Ebben a csatában sem kard, sem koponya, sem kártya képessége miatt nem veszítesz egységet.
WS-CARD-CATELYN-STARK = Catelyn Stark: harci erő 0. A csatatéren lévő védekezésparancsod bónusza kétszeresen számít.
WS-CARD-EURON-CROWS-EYE = Varjúszem Euron: harci erő 4, 1 kard.
WS-CARD-VICTARION-GREYJOY = Victarion Greyjoy: harci erő 3. Ha támadsz, 2-t ér minden hajód, amely támad, vagy a támadást támogató tartományodban van.
WS-CARD-BALON-GREYJOY = Balon Greyjoy: harci erő 2. Az ellenfeled kártyájára nyomtatott harci erő 0-nak számít.
WS-CARD-THEON-GREYJOY = Theon Greyjoy: harci erő 2. +1 és 1 kard, ha olyan tartományt védesz, ahol város vagy vár van.
WS-CARD-DAGMAR-CLEFTJAW = Dagmar Cleftjaw: harci erő 1, 1 kard, 1 erőd.
WS-CARD-ASHA-GREYJOY = Asha Greyjoy: harci erő 1. 2 kard és 1 erőd, amíg ebben a csatában senki sem támogat.
WS-CARD-AERON-DAMPHAIR = Aeron Damphair: harci erő 0. Azonnal eldobhatsz 2 hatalomjelzőt: ekkor dobd el ezt a lapot, és fedj fel helyette egy másikat a kezedből.
WS-CARD-MACE-TYRELL = Mace Tyrell: harci erő 4. Az ellenfeled egyik támadó vagy védekező gyalogosa azonnal megsemmisül.
WS-CARD-SER-LORAS-TYRELL = Ser Loras Tyrell: harci erő 3. Ha támadsz és győzöl, a menetelésparancsod az elfoglalt tartományba kerül, és ebben a fordulóban még egyszer végrehajtható.
WS-CARD-RANDYLL-TARLY = Randyll Tarly: harci erő 2, 1 kard.
WS-CARD-SER-GARLAN-TYRELL = Ser Garlan Tyrell: harci erő 2, 2 kard.
WS-CARD-MARGAERY-TYRELL = Margaery Tyrell: harci erő 1, 1 erőd.
WS-CARD-ALESTER-FLORENT = Alester Florent: harci erő 1, 1 erőd.
WS-CARD-QUEEN-OF-THORNS = Tövisek Királynője: harci erő 0. Azonnal vedd le az ellenfeled egy parancsát egy, a csatatérrel szomszédos tartományból, de a csatát elindító menetelést nem.
WS-CARD-THE-RED-VIPER = Vörös Vipera: harci erő 4, 2 kard, 1 erőd.
WS-CARD-AREO-HOTAH = Areo Hotah: harci erő 3, 1 erőd.
WS-CARD-DARKSTAR = Sötétcsillag: harci erő 2, 1 kard.
WS-CARD-OBARA-SAND = Homok Obara: harci erő 2, 1 kard.
WS-CARD-ARIANNE-MARTELL = Arianne Martell: harci erő 1. Ha védekezel és veszítesz, a támadók ott maradnak, ahonnan jöttek; az egységeid ekkor is visszavonulnak.
WS-CARD-NYMERIA-SAND = Homok Nymeria: harci erő 1. 1 kard, ha támadsz; 1 erőd, ha védekezel.
WS-CARD-DORAN-MARTELL = Doran Martell: harci erő 0. Azonnal válassz egy befolyási területet: az ellenfeled ott az utolsó pozícióra kerül.
WS-CARD-TIDES-0 = Csatakártya: harci erő 0, nincs ikon.
WS-CARD-TIDES-1-SWORD = Csatakártya: harci erő 1, 1 kard.
WS-CARD-TIDES-1-TOWER = Csatakártya: harci erő 1, 1 erőd.
WS-CARD-TIDES-2 = Csatakártya: harci erő 2, nincs ikon.
WS-CARD-TIDES-3 = Csatakártya: harci erő 3, nincs ikon.
WS-CARD-TIDES-SKULL = Csatakártya: harci erő 0, 1 koponya: a másik fél elveszít egy egységet, bárki győz is.
WS-CARD-LAST-DAYS-OF-SUMMER = „A nyár utolsó napjai”: Nem történik semmi.
WS-CARD-WINTER-IS-COMING = „Közeleg a tél”: Ezt a paklit azonnal, teljes egészében meg kell keverni, és másik lapot kell felcsapni belőle.
WS-CARD-SUPPLY = „Utánpótlás”: Játéksorrendben minden ház a birtokolt utánpótlásikonok számára állítja az utánpótlását (legfeljebb 6), és leveszi a limitet meghaladó egységeket.
WS-CARD-MUSTERING = „Toborzás”: Játéksorrendben minden ház toboroz minden olyan tartományában, ahol város (1 pont) vagy vár (2 pont) van.
WS-CARD-A-THRONE-OF-BLADES = „Pengék trónja”: A Vastrón birtokosa választ: „Utánpótlás”, „Toborzás” vagy semmi.
WS-CARD-GAME-OF-THRONES = „Trónok harca”: Minden ház 1 hatalomjelzőt kap minden birtokolt hatalomikonért és minden olyan kikötőjéért, ahol saját hajója van, és a kapcsolódó tengerrészen nincs ellenséges hajó.
WS-CARD-CLASH-OF-KINGS = „Királyok csatája”: Minden ház hatalomjelzőkkel licitál az új pozíciókra: előbb a Vastrón, azután a hűbéresek, végül a királyi udvar befolyási területén.
WS-CARD-DARK-WINGS-DARK-WORDS = „Sötét szárnyak, sötét szavak”: A hírvivő holló birtokosa választ: „Királyok csatája”, „Trónok harca” vagy semmi.
WS-CARD-PUT-TO-THE-SWORD = „Kardélre hányva”: A valyriai acélkard birtokosa választ erre a fordulóra: tilos a védekezés, tilos a +1-es menetelés, vagy semmi.
WS-CARD-STORM-OF-SWORDS = „Kardok vihara”: Ebben a fordulóban nem adható ki védekezésparancs.
WS-CARD-RAINS-OF-AUTUMN = „Őszi esőzések”: Ebben a fordulóban nem adható ki +1-es menetelésparancs.
WS-CARD-SEA-OF-STORMS = „Viharok tengere”: Ebben a fordulóban nem adható ki portyázásparancs.
WS-CARD-WEB-OF-LIES = „Hazugságok hálója”: Ebben a fordulóban nem adható ki támogatásparancs.
WS-CARD-FEAST-FOR-CROWS = „Varjak lakomája”: Ebben a fordulóban nem adható ki hatalomszerzés-parancs.
WS-CARD-WILDLINGS-ATTACK = „A vadak támadása”: A vadak a vadsávon jelzett erővel támadnak.
WS-CARD-SILENCE-AT-THE-WALL = „Csend a Falnál”: Nem történik semmi, bárki győz is.
WS-CARD-PREEMPTIVE-RAID = „Megelőző portya”: Ha az Őrség győz: azonnal újabb, 6-os erejű támadás jön, a legtöbbet licitáló ház nélkül. Ha a vadak győznek: a legkevesebbet licitáló ház elveszít 2 egységet, vagy 2 pozíciót esik azon a befolyási területen, ahol a legjobban áll; a többieket nem éri büntetés.
WS-CARD-CROW-KILLERS = „Varjúölők”: Ha az Őrség győz: a legtöbbet licitáló ház legfeljebb 2 gyalogosát lovaggá léptetheti elő. Ha a vadak győznek: a legkevesebbet licitáló ház minden lovagját, a többi ház 2 lovagját gyalogosra cseréli; szabad gyalogos híján a lovag megsemmisül.
WS-CARD-RATTLESHIRTS-RAIDERS = „A Csontok Urának portyázói”: Ha az Őrség győz: a legtöbbet licitáló ház utánpótlása 1-gyel nő. Ha a vadak győznek: a legkevesebbet licitáló házé 2-vel, a többi házé 1-gyel csökken, és a seregeknek azonnal bele kell férniük a limitbe.
WS-CARD-MASSING-ON-THE-MILKWATER = „Gyülekezés a Tejfolyónál”: Ha az Őrség győz: a legtöbbet licitáló ház minden dobott házkártyáját visszaveszi. Ha a vadak győznek: akinek legalább két lap van a kezében, az dob – a legkevesebbet licitáló ház az összes legerősebb lapját, a többi ház egy választott lapot.
WS-CARD-A-KING-BEYOND-THE-WALL = „Király a Falon túlról”: Ha az Őrség győz: a legtöbbet licitáló ház egy választott befolyási terület 1. pozíciójára kerül. Ha a vadak győznek: a legkevesebbet licitáló ház mindhárom területen az utolsó pozícióra kerül, a többi ház a hűbéreseknél vagy a királyi udvarnál.
WS-CARD-MAMMOTH-RIDERS = „Mamutlovasok”: Ha az Őrség győz: a legtöbbet licitáló ház visszavehet egy dobott házkártyát. Ha a vadak győznek: a legkevesebbet licitáló ház 3, a többi ház 2 egységet veszít.
WS-CARD-THE-HORDE-DESCENDS = „Lezúdul a horda”: Ha az Őrség győz: a legtöbbet licitáló ház toborozhat egy városos vagy váras tartományában. Ha a vadak győznek: a legkevesebbet licitáló ház 2 egységet veszít egy ilyen tartományban (ha egyikben sincs kettő, akkor bárhol), a többi ház 1 egységet.
WS-CARD-SKINCHANGER-SCOUT = „Alakváltó felderítő”: Ha az Őrség győz: a legtöbbet licitáló ház visszakapja a licitjét. Ha a vadak győznek: a legkevesebbet licitáló ház a teljes saját készletét elveszíti, a többi ház 2 hatalomjelzőt.
WS-RULING-129 = „Megelőző portya”, legalacsonyabb licit: olyan büntetés, amely a háznak semmibe sem kerülne, nem választható, amíg a másik kerül valamibe. Az egység nélküli ház a befolyási területén esik; a mindenütt utolsó ház egységeket veszít; ha csak egy van, azt az egyet.
