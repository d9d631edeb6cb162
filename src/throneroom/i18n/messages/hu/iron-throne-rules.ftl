# Rules of The Iron Throne, in Hungarian

## Components

IT-COMP-01 = A játékban három, négy vagy öt játékos vehet részt.
IT-COMP-02 = Öt ház létezik: a Baratheon-, a Lannister-, a Stark-, a Targaryen- és a Tyrell-ház.
IT-COMP-03 = A dobozban 100 erőjelölő van, amelyek egyik házhoz sem kötődnek.
IT-COMP-04 = Minden háznak 5 befolyásjelzője van (a dobozban összesen 25).
IT-COMP-05 = Minden háznak 5 vezetőlapja van (a dobozban összesen 25).
IT-COMP-06 = Az eseménykártyák száma 18: minden házhoz 3, továbbá 3 speciális.
IT-COMP-07 = A házkártyák száma 125, minden házhoz egy 25 lapos pakli tartozik.
IT-COMP-08 = Minden háznak pontosan egy befolyástáblája van (a dobozban összesen 5).
IT-COMP-09 = Minden háznak 5 karakterjelzője van (a dobozban összesen 25), egy-egy mind az öt megnevezett karakteréhez.
IT-COMP-10 = Egy ház játékelemei a ház pecsétjéről vagy színéről ismerhetők fel.

## Setup

IT-SETUP-01 = Minden játékos kiválasztja az öt ház egyikét.
IT-SETUP-02 = A játékos mindent magához vesz, ami a választott házhoz tartozik: 5 karakterjelzőt, 1 befolyástáblát, 5 vezetőlapot, 5 befolyásjelzőt és a 25 lapos házpaklit.
IT-SETUP-03 = Minden játékos megkeveri a saját öt vezetőlapját, és kettőt húz közülük.
IT-SETUP-04 = A két húzott vezető közül minden játékos titokban választ egyet, aki az egész játékban a vezetője.
IT-SETUP-05 = A kiválasztott vezetőket együtt kell képpel felfelé fordítani, de csak azután, hogy minden játékos választott.
IT-SETUP-06 = A felfedés után minden játékos visszateszi a dobozba annak a személynek a karakterjelzőjét, akit vezetőnek választott, így a vezető sosem szerepel egyúttal karakterjelzőként is.
IT-SETUP-07 = Az összes ki nem választott vezetőlap visszakerül a dobozba, és a továbbiakban nincs szerepe a játékban.
IT-SETUP-08 = A vezető jelzőjének eltávolítása után minden játékos pontosan négy karakterjelzővel kezd.
IT-SETUP-09 = Minden játékos megkeveri a házpakliját, és a vezetőlapjával, valamint a négy karakterjelzőjével együtt elhelyezi a saját területén.
IT-SETUP-10 = Minden játékos ötlapos kezdőkezet húz a saját házpaklijából.
IT-SETUP-11 = Minden játékos befolyástáblája játékba kerül, öt mezőjén az adott játékos öt befolyásjelzőjével.
IT-SETUP-12 = A játékosok minden egyes karakterjelzőjére négy erőjelölő kerül.
IT-SETUP-13 = Minden játékos vezetőlapjára négy erőjelölő kerül.
IT-SETUP-14 = Az eseménypakli a játékban lévő házak három-három eseménykártyájának és a három speciális eseménykártyának az összekeverésével készül; a játékban nem szereplő házak eseményei kimaradnak.
IT-SETUP-15 = Véletlenszerűen kell meghatározni, hogy melyik játékosé az első kör.

## Power

IT-POWER-01 = A karakterjelzőn lévő erőjelölők az adott karakter pillanatnyi erejét mutatják.
IT-POWER-02 = Az a karakter, amelynek nem maradt ereje, azonnal meghal.
IT-POWER-03 = A vezetőlapon lévő erő a ház tartaléka; az összecsapásokban nem számít, amíg át nem kerül egy karakterre.
IT-POWER-04 = Az erő áttétele azt jelenti, hogy a játékos jelölőket vesz el a saját vezetőlapjáról, és választása szerint egy vagy több saját karakterjelzőjére teszi őket.
IT-POWER-05 = Az áttett erő több karakter között is elosztható.
IT-POWER-06 = Az áttett erőnek nem kell az összecsapásban részt vevő karakterre kerülnie.
IT-POWER-07 = A játékos nem vehet el erőt egy ellenfél vezetőlapjáról, hacsak egy játékhatás ezt kifejezetten meg nem engedi.
IT-POWER-08 = Az erő, amelyet egy játékos valamelyik karakteréről levesz, ugyanannak a játékosnak a vezetőlapjára kerül.
IT-POWER-09 = Ha egy hatás erőt vesz le egy vezetőlapról (nem pedig karakterre teszi át), a jelölők visszakerülnek a dobozba, és a játékban többé nem szerepelnek.
IT-POWER-10 = Nincs felső határa annak, hogy egy karakteren mennyi erő lehet.
IT-POWER-11 = Ha egy vezetőlapon elfogyott az erő, onnan nem lehet több erőt áttenni a karakterekre.

## Influence

IT-INFL-01 = Az idegen táblán lévő befolyásjelzők azt mutatják, hogy egy ház mennyire tartja az ellenőrzése alatt azt a másik házat.
IT-INFL-02 = A cél az, hogy a játékos mind az öt befolyásjelzőjét más házak befolyástáblájára helyezze; aki ezt elsőként eléri, az nyer.
IT-INFL-03 = A befolyás kiterjesztése azt jelenti, hogy a játékos egy saját jelzőjét a saját táblájáról annak a háznak a táblájára teszi át, amelyre a befolyását kiterjeszti.
IT-INFL-04 = A befolyást mindig egy másik játékos táblájára kell kiterjeszteni, sosem a sajátra.
IT-INFL-05 = Egy befolyástáblán bármennyi idegen jelző lehet.
IT-INFL-06 = Egy befolyástáblán ugyanannak az idegen háznak több jelzője is lehet.
IT-INFL-07 = A befolyástáblákra nyomtatott jeleknek és pecséteknek nincs szabálybeli hatásuk; csak abban segítenek, hogy a játékosok lássák, ki milyen közel áll a győzelemhez.

## Table talk

IT-TALK-01 = A játékosok minden fázisban vitatkozhatnak, könyöröghetnek, ígérgethetnek, fenyegetőzhetnek, vesztegethetnek, és más módon is megpróbálhatják befolyásolni egymás döntéseit.
IT-TALK-02 = Beszélgetni bármelyik fázisban szabad, de csak nyíltan, hogy minden játékos követhesse a beszélgetést, és bekapcsolódhasson; magánbeszélgetést folytatni nem szabad.
IT-TALK-03 = Az asztali beszélgetések során tett ígéretek nem kötelező érvényűek.
IT-TALK-04 = Az egyetlen kivétel a fegyverszünet: amiben a két aktív játékos a fegyverszünet eredményeként megállapodik, azt pontosan végre kell hajtani.
IT-TALK-05 = A játékos – akár igazat mond, akár nem – állíthatja, hogy bizonyos kártyák vagy túszok vannak nála.
IT-TALK-06 = A játékos nem mutathatja meg másoknak a rejtett kártyákat vagy túszokat, mielőtt azokat letennék vagy kijátszanák.
IT-TALK-07 = A kártyák letétele előtt az aktív játékosok megbeszélhetik a szándékaikat, megegyezhetnek a fegyverszünetben, majd kijátszhatnak valami mást (a blöffölés megengedett).
IT-TALK-08 = A játékosok nyomásgyakorlásra használhatják a túszok elengedésének ígéretét és a megkínzásukkal való fenyegetést, például azért, hogy támogatást, az összecsapástól való távolmaradást vagy egy bizonyos kártya kijátszását érjék el; az ilyen alkuk közönséges, nem kötelező érvényű beszélgetésnek számítanak.

## Round

IT-ROUND-01 = Minden kör pontosan egy összecsapás lebonyolításából áll.
IT-ROUND-02 = Egy összecsapásnak két aktív játékosa van, a kihívó és a védő, akik különböző játékosok.
IT-ROUND-03 = A kör négy fázisból áll, ebben a sorrendben: előkészítés, támogatás, összecsapás, eredmény.
IT-ROUND-04 = A kihívó az a játékos, akinek a köre éppen zajlik.
IT-ROUND-05 = A kör végi teendők után az óramutató járása szerint következő játékos veszi át a kihívó szerepét, és az előkészítésfázissal új kört kezd.
IT-ROUND-06 = A kör elején, még az előkészítés 1. lépése előtt van az az időszak, amikor túszokat lehet elengedni vagy megkínozni.

## Preparation phase

IT-PREP-01 = Előkészítés, 1. lépés: a kihívó felhúzza a legfelső eseménykártyát, amely meghatározza a védőt.
IT-PREP-02 = Egy ház eseménykártyája a megnevezett házat irányító játékost teszi védővé.
IT-PREP-03 = Ha a felhúzott eseménykártyán megnevezett házat a kihívó irányítja, a kihívó választja ki, hogy melyik másik játékos a védő.
IT-PREP-04 = A felhúzott eseménykártya az események dobópaklijába kerül, és amikor az eseménypakli üres, a dobópakli újrakeverésével új pakli készül.
IT-PREP-05 = Előkészítés, 2. lépés: mindkét aktív játékos egy lapot húz a kezébe a saját házpaklijából.
IT-PREP-06 = Előkészítés, 3. lépés: mindkét aktív játékos egy erőt tesz át a vezetőlapjáról az egyik saját karakterjelzőjére.
IT-PREP-07 = Előkészítés, 4. lépés: először a kihívó választ részt vevő karaktert, és csak ezután választ a védő.
IT-PREP-08 = Mindkét aktív játékosnak pontosan egy saját élő karakterét kell az összecsapásba küldenie.
IT-PREP-09 = A kiválasztott jelzőt előre kell tolni, és úgy kell fordítani, hogy a kihívójele vagy a védőjele a középpont felé mutasson; így mindenki láthatja, melyik oldalon áll.

## Support phase

IT-SUPP-01 = A támogatásfázisban a nem aktív játékosok az óramutató járása szerint egyenként nyilatkoznak, a kihívótól balra ülő elsővel kezdve.
IT-SUPP-02 = A nem aktív játékos vagy a kihívónak, vagy a védőnek ajánlhat fel támogatást.
IT-SUPP-03 = A nem aktív játékos megteheti, hogy senkit sem támogat, és távol marad az összecsapástól.
IT-SUPP-04 = Az ajánlat pontosan egy, az ajánlattevő játékoshoz tartozó karakterből áll, amely a választott oldal jelével fordul a középpont felé.
IT-SUPP-05 = Az az aktív játékos, aki az ajánlatot kapja, elfogadhatja vagy elutasíthatja azt.
IT-SUPP-06 = Az elfogadásról vagy elutasításról az ajánlattételkor kell dönteni, mielőtt a következő játékos sorra kerülne.
IT-SUPP-07 = Az elfogadott támogató karakter az adott oldal tagja lesz, és a résztvevői helyén marad.
IT-SUPP-08 = Az elutasított karakter visszatér az alaphelyére.
IT-SUPP-09 = Minden játékos körönként csak egyszer ajánlhat fel támogatást; az elutasított játékos nem tehet ajánlatot a másik oldalnak.
IT-SUPP-10 = A győztes oldal támogató játékosai ugyanazt az alapjutalmat kapják, mint az aktív játékosuk, a befolyás kiterjesztését is beleértve.
IT-SUPP-11 = A vesztes oldal támogató játékosai ugyanazt a büntetést szenvedik el, mint az aktív játékosuk.
IT-SUPP-12 = Bármennyi nem aktív játékos részt vehet, feltéve, hogy mindegyikük ajánlatát elfogadták.

## Encounter phase

IT-ENC-01 = A kihívó és a védő titokban választ egy-egy lapot a kezében tartottak közül, és képpel lefelé leteszi maga elé.
IT-ENC-02 = Képpel lefelé fordított lapot csak a két aktív játékos tesz le, a támogató játékosok nem.
IT-ENC-03 = A két lapot egyszerre kell képpel felfelé fordítani, miután mindkettőt letették.
IT-ENC-04 = A felfedett lapoktól függ az összecsapás kimenetele: viszály, fegyverszünet vagy árulás.
IT-ENC-05 = A házkártyáknak három típusa van: viszálykártya, fegyverszünetkártya és karakterkártya.
IT-ENC-06 = A képpel lefelé letett karakterkártya nulla értékű viszálykártyának számít.
IT-ENC-07 = Az aktív játékos a háza bármelyik karakterkártyáját leteheti képpel lefelé, akár a vezetője vagy a részt vevő karakter az illető, akár nem.
IT-ENC-08 = Egy halott karakter karakterkártyáját az aktív játékos az összecsapásfázisban továbbra is leteheti képpel lefelé.
IT-ENC-09 = Az a játékos, akinek házkártyát kell kijátszania, de egy sincs a kezében, leveszi a házpaklija legfelső lapját, és kijátssza.
IT-ENC-10 = A játékos nem teheti le és nem használhatja más házak elfogott kártyáit.

## Hostility

IT-HOSTILITY-01 = A kimenetel viszály, ha mindkét aktív játékos viszálykártyát (vagy annak számító karakterkártyát) fed fel.
IT-HOSTILITY-02 = Viszály esetén mindkét oldal összesített értéke az aktív játékosa kártyájának értéke plusz az adott oldal összes részt vevő karakterének ereje.
IT-HOSTILITY-03 = A nagyobb összesített értékű oldal megnyeri az összecsapást, és jutalmat kap.
IT-HOSTILITY-04 = A kisebb összesített értékű oldal elveszíti az összecsapást, és büntetést szenved el.
IT-HOSTILITY-05 = Ha az összesített értékek egyenlők, mindkét oldal veszít, és mindkettő büntetést szenved el.
IT-HOSTILITY-06 = A kiértékelés pillanatában érvényes erő számít, beleértve az ugyanebben a körben korábban áttett erőt is.

## Truce

IT-TRUCE-01 = A kimenetel fegyverszünet, ha mindkét aktív játékos fegyverszünetkártyát fed fel.
IT-TRUCE-02 = Fegyverszünet esetén a két aktív játékos nyíltan tárgyal, és három tétel közül egyről vagy többről állapodhat meg.
IT-TRUCE-03 = Fegyverszünet, 1. tétel: egy játékos egy jelző elhelyezésével kiterjeszti a befolyását.
IT-TRUCE-04 = Fegyverszünet, 2. tétel: egy játékos legfeljebb két túszt vesz el a másik aktív játékostól.
IT-TRUCE-05 = Fegyverszünet, 3. tétel: legfeljebb három erő kerül át az egyik aktív játékos vezetőlapjáról a másik aktív játékos vezetőlapjára.
IT-TRUCE-06 = Fegyverszünetben nem adható át több erő, mint amennyi a fizető fél vezetőlapján ténylegesen van.
IT-TRUCE-07 = A fegyverszüneti megállapodás lehet teljesen egyoldalú vagy kiegyensúlyozott csere; nincs kötelező formája.
IT-TRUCE-08 = Egy fegyverszünetben a három tétel mindegyikét aktív játékosonként legfeljebb egyszer lehet felhasználni.
IT-TRUCE-09 = Ha a fegyverszünetben bármi gazdát cserél, az összecsapásnak nincs győztese és nincs vesztese, és sem jutalom, sem büntetés nem jár.
IT-TRUCE-10 = Ha nem születik megállapodás, és semmi sem változik, mindkét aktív játékos és minden támogató játékos veszít, és elszenvedi a büntetést.
IT-TRUCE-11 = Fegyverszünetért sosem járnak az alapjutalmak.
IT-TRUCE-12 = Fegyverszünet után, akár sikeres volt, akár sikertelen, senki sem szerzi meg a viszályhoz vagy az áruláshoz mint kimenetelhez tartozó túszokat.
IT-TRUCE-13 = A játékhatások szempontjából a fegyverszüneti tárgyalás az eredményfázisban zajlónak számít.
IT-TRUCE-14 = A fegyverszüneti tárgyalás során a támogató játékosok is beszélhetnek.
IT-TRUCE-15 = A fegyverszüneti megállapodásban a támogató játékosok nem követelhetnek, nem fizethetnek és nem kaphatnak semmit.
IT-TRUCE-16 = A digitális fegyverszünetnek véget is kell érnie: először a kihívó tesz javaslatot, majd a javaslattétel joga felváltva illeti meg a két felet, minden javaslat nyilvános, és a tárgyalás akkor hiúsul meg, ha bármelyik aktív játékos sikertelennek nyilvánítja, vagy ha már egyiküknek sem maradt javaslata (beállítható, alapértéke oldalanként három).

## Betrayal

IT-BETRAYAL-01 = A kimenetel árulás, ha az egyik aktív játékos viszályt, a másik fegyverszünetet fed fel.
IT-BETRAYAL-02 = Árulás esetén a viszályt kijátszó játékos oldala automatikusan nyer, bármekkora is a kártya értéke vagy az egyes oldalak ereje.
IT-BETRAYAL-03 = Árulás esetén a másik oldal veszít, és a szokásos büntetést szenvedi el.
IT-BETRAYAL-04 = Az elárult aktív játékos (aki fegyverszünetet fedett fel) kompenzációt kap: túszokat a győztesektől.
IT-BETRAYAL-05 = A fegyverszünetkártya ellen letett karakterkártya árulást eredményez, és nyer, mert nulla értékű viszálynak számít.

## Resolution phase

IT-RES-01 = Viszály és árulás esetén a győztes oldal valamennyi játékosa ugyanazt az alapjutalmat kapja, amely csak attól függ, hogy az oldal a kihívóé-e, vagy a védőé.
IT-RES-02 = A kihívó jutalma: ha a kihívó oldala nyer, az oldal minden játékosa egy befolyásjelzővel kiterjeszti a befolyását a védő házára.
IT-RES-03 = A védő jutalma, 1. rész: ha a védő oldala nyer, az oldal minden játékosa két lapot húz a saját házpaklijából.
IT-RES-04 = A védő jutalma, 2. rész: a védő győztes oldalának minden játékosa két erőt tesz át a saját vezetőjéről tetszőleges saját karaktereire.
IT-RES-05 = Viszály esetén a győztes aktív játékos ezenfelül egy túszt is ejt.
IT-RES-06 = Viszály és árulás esetén a vesztes oldal valamennyi játékosa ugyanazt a büntetést kapja, bármi volt is a szerepe.
IT-RES-07 = Büntetés: minden vesztes játékos visszateszi a saját vezetőlapjára a részt vevő karaktere erejének felét, felfelé kerekítve.
IT-RES-08 = Az a karakter, amelynek a büntetés miatt nem marad ereje, azonnal meghal.
IT-RES-09 = Először az alapjutalmakat és a büntetéseket kell elszámolni; túszejtésre csak ezután kerül sor.
IT-RES-10 = Túsz viszály esetén: a győztes oldal aktív játékosa, akár kihívó, akár védő, egy túszt vesz el a vesztes oldal egy általa választott játékosától.
IT-RES-11 = Túszok árulás esetén: a vesztes oldal aktív játékosa egy-egy túszt vesz el a győztes oldal minden egyes játékosától.
IT-RES-12 = Az az aktív játékos, akinél egy hatás meggátolja a jutalmak megszerzését, túszt sem ejthet, sem az eredmény, sem egy kártya alapján.
IT-RES-13 = Attól a játékostól, akit egy hatás megvéd a büntetésektől, nem lehet túszt elvenni, sem az eredmény, sem egy kártya alapján.

## End of the round

IT-EOR-01 = A kör vége: minden karakterjelző visszatér az alaphelyére.
IT-EOR-02 = A kör vége: a körben kijátszott összes kártya annak a háznak a dobópaklijába kerül, amelyikhez tartozik.
IT-EOR-03 = A kör vége: minden játékos, akinek ötnél kevesebb lap van a kezében, húzással öt lapra egészíti ki a kezét.
IT-EOR-04 = A kör végi teendők sorrendje: a jelzők visszatérnek, a kártyák a dobópakliba kerülnek, majd a játékosok kiegészítik a kezüket, így egy ebben a körben kijátszott kártya visszakeveredhet a pakliba, és ugyanennél a kiegészítésnél újra kézbe kerülhet.

## Winning the game

IT-WIN-01 = A játék véget ér, ha egy vagy több játékosnak mind az öt saját jelzője mások befolyástábláján van.
IT-WIN-02 = A játék véget ér, ha bármelyik ház mind a négy karaktere halott.
IT-WIN-03 = A játék végén az a játékos nyer, akinek a legtöbb saját jelzője van mások befolyástábláján.
IT-WIN-04 = Azok a játékosok, akik holtversenyben a legtöbb befolyást terjesztették ki, osztoznak a győzelmen; további döntő szempont nincs.
IT-WIN-05 = A játék végének feltételeit minden egyidejű lépés (az összes jutalom, majd az összes büntetés, egy megkínzás, egy fegyverszüneti megállapodás befolyása és hatalma, egy vezetői képesség vagy karakterkártya) teljes végrehajtása után kell ellenőrizni, és teljesülésük esetén a játék azonnal véget ér.

## Leader abilities

IT-LEAD-01 = Minden vezetőnek egy, a vezetőlapra nyomtatott képessége van, amely a játék során érvényes.
IT-LEAD-02 = A vezető képessége pontosan megadja, hogy mikor használható, és mi a hatása; csak az így megadott időszakban működik.
IT-LEAD-03 = A vezető képességének használata mindig önkéntes.
IT-LEAD-04 = Vezető soha nem halhat meg.

## Character cards

IT-CHAR-01 = Minden házpakli tartalmaz karakterkártyákat, amelyeken egy megnevezett karakter és egy szöveges hatás látható.
IT-CHAR-02 = Karakterkártyát a szövegéért csak a kártyán megadott időben lehet kijátszani.
IT-CHAR-03 = Karakterkártyát a szövegéért csak addig lehet kijátszani, amíg az adott karakter részt vesz az összecsapásban.
IT-CHAR-04 = A játékos saját vezetőjét ábrázoló karakterkártya akkor játszható ki a szövegéért, ha a játékos karakterei közül bármelyik részt vesz az összecsapásban.
IT-CHAR-05 = Karakterkártyákat a szövegükért nemcsak az aktív, hanem a támogató játékosok is kijátszhatnak, mivel az ő karaktereik is részt vesznek.

## Withdrawal

IT-WDR-01 = Ha egy hatás visszavonulásra késztet egy támogató játékost, annak karaktere visszatér az alaphelyére.
IT-WDR-02 = A visszavonuló játékos eldobja az ebben az összecsapásban kijátszott összes lapját.
IT-WDR-03 = A visszavonult játékos az összecsapásban már nem vesz részt.
IT-WDR-04 = A visszavonult játékosnak nem jár sem jutalom, sem büntetés.
IT-WDR-05 = Semmilyen hatás nem engedheti meg egy aktív játékosnak a visszavonulást, és nem is kényszerítheti rá.
IT-WDR-06 = A visszavonult karakter már nem résztvevő.

## Character death

IT-DEATH-01 = A halott karakter jelzőjét képpel lefelé kell fordítani.
IT-DEATH-02 = A halott karakter nem vehet részt összecsapásokban.
IT-DEATH-03 = A halott karakter kártyáinak szöveges hatásai nem használhatók.
IT-DEATH-04 = Ha egy karakter olyan összecsapás közben hal meg, amelyben szerepel, a játékosa az összecsapásban marad, és továbbra is megkap minden jutalmat vagy büntetést.
IT-DEATH-05 = Maga a halott karakter nem folytatja az összecsapást.
IT-DEATH-06 = Halott karakterre nem tehető erő.
IT-DEATH-07 = Annak a vesztes játékosnak, akinek a részt vevő karaktere már halott, nincs elveszíthető ereje, így az erő felének elvesztésével járó büntetés egyszerűen nem sújtja tovább.

## Hostages

IT-HOSTAGE-01 = A túsz egy másik játékos házkártyája, amelyet a játékos elfogott, és magánál tart.
IT-HOSTAGE-02 = 1. forrás: a túszejtő elveheti az ellenfele házpaklijának legfelső lapját.
IT-HOSTAGE-03 = 2. forrás: a túszejtő véletlenszerűen elvehet egy lapot az ellenfele kezéből.
IT-HOSTAGE-04 = 3. forrás: a túszejtő elvehet egyet az ellenfele által tartott túszok közül.
IT-HOSTAGE-05 = A túszejtő, nem pedig az ellenfele választja meg, hogy melyik forrást használja.
IT-HOSTAGE-06 = Az elfogott kártya képpel lefelé a túszejtő játékterületére kerül.
IT-HOSTAGE-07 = Ha az elfogott kártya a túszejtő saját házához tartozik, akkor ehelyett a túszejtő kezébe kerül.
IT-HOSTAGE-08 = A túszejtő bármikor megnézheti a túszai mindkét oldalát.
IT-HOSTAGE-09 = A többi játékos láthatja, hogy egy túsz melyik házhoz tartozik, de a képes oldalát nem láthatja.
IT-HOSTAGE-10 = A túszokat sem az értékükért, sem a szöveges hatásukért nem lehet használni.
IT-HOSTAGE-11 = Minden kör elején bármelyik játékos tetszőleges számú nála lévő túszt elengedhet vagy megkínozhat.
IT-HOSTAGE-12 = Ha a túszokra szánt időszakban több játékos is cselekedni akar, az óramutató járása szerint kerülnek sorra, az új kör kihívójával kezdve.
IT-HOSTAGE-13 = Ha a választott forrás üres (nincs sem pakli, sem újrakeverhető dobópakli, nincs lap a kézben, nincs tartott túsz), nem választható; ha mindegyik üres, nem történik túszejtés.

## Releasing hostages

IT-RELEASE-01 = A túsz elengedésekor az adott kártya visszakerül az eredeti tulajdonosa kezébe.
IT-RELEASE-02 = Egy túsz elengedése után az elengedő játékos egy lapot húz a saját házpaklijából.
IT-RELEASE-03 = A plusz laphúzás csak a kör eleji önkéntes elengedéshez tartozik, a más hatások által kiszabadított túszokhoz nem.

## Torturing hostages

IT-TORTURE-01 = A túsz megkínzásakor az adott kártya az eredeti tulajdonosa dobópaklijára kerül.
IT-TORTURE-02 = Ha a megkínzott kártya a tulajdonos vezetőjét ábrázolja, e vezető vezetőlapjáról négy erő kerül vissza a dobozba.
IT-TORTURE-03 = Ha a megkínzott kártya olyan karaktert ábrázol, amelynek a jelzője képpel felfelé van, erről a jelzőről négy erő kerül át a karakter saját házának vezetőlapjára.
IT-TORTURE-04 = Az a karakter, amelynek négy vagy kevesebb ereje van, a kártyája megkínzásakor az összeset elveszíti, és ezért meghal.
IT-TORTURE-05 = Egy már halott karakter kártyájának megkínzása nincs hatással az erőre; a kártya csupán a dobópakliba kerül.
IT-TORTURE-06 = Ha a megkínzott kártya viszály vagy fegyverszünet, a kínzó játékos levesz egy erőt az adott ház egyik karakteréről, és a saját vezetőlapjára teszi.
IT-TORTURE-07 = A kínzó játékos választja ki, hogy a megkínzott kártya házának melyik karaktere veszítse el azt az erőt.

## Conflicting effects

IT-CONFLICT-01 = Ha a szabályfüzet és egy játékelem szövege ellentmond egymásnak, a játékelem szövege az irányadó.
IT-CONFLICT-02 = Ha több hatás ugyanabban a pillanatban következne be, a vezetők képességei minden más szöveges hatás előtt érvényesülnek.
IT-CONFLICT-03 = A többi egyidejű hatást a hozzájuk tartozó játékosok az óramutató járása szerint, a kihívóval kezdve hajtják végre.
IT-CONFLICT-04 = Ha ez a sorrend nem dönti el a kérdést, a kihívó határoz a sorrendről.

## House cards

IT-CARDS-01 = A kézben tartott lapok számának nincs felső határa.
IT-CARDS-02 = Amikor egy házpakli elfogy, a dobópaklijának megkeverésével új pakli készül.
IT-CARDS-03 = Ha a pakli és a dobópakli is üres, a húzás nem ad lapot, és a játék folytatódik.
IT-CARDS-04 = A játékos elfoghatja más házak kártyáit, de a rájuk nyomtatott képességeket és hatásokat sosem használhatja.
IT-CARDS-05 = Egy házpakli 4 fegyverszünetkártyából, 10 karakterkártyából és 11 viszálykártyából áll.
IT-CARDS-06 = A 10 karakterkártya a ház öt karakterének két-két lapja, a vezető két lapját is beleértve.
IT-CARDS-07 = A viszálykártyák értéke 1, 2, 3, 4, 5, 6, 7, 8, 10, 12 és 20, mindegyikből egy van.

## Participation

IT-PART-01 = Egy összecsapás részt vevő játékosai a két aktív játékos és mindazok, akiknek a felajánlott támogatását elfogadták.
IT-PART-02 = Az e játékosok által kiválasztott karakterek a részt vevő karakterek.
IT-PART-03 = A játékosok és a karakterek részvétele az összecsapásfázis elején kezdődik, és a kör végéig tart.

## Examples

IT-EXAMPLE-01 = Előkészületek a Targaryen-, a Stark- és a Lannister-házzal: három befolyástábla 5-5 jelzővel, házanként 4 karakter egyenként 4 erővel és egy vezető 4 erővel, kézben 5-5 lap, a házpaklikban 20-20 lap, az eseménypakliban 3 × 3 + 3 = 12 lap.
IT-EXAMPLE-02 = Eseménykártya illusztrációja: egy Stark-esemény. A Stark-ház lesz a védő, kivéve, ha a kihívó a Stark-ház, amely ekkor megnevezi a védőt.
IT-EXAMPLE-03 = Példa viszályra: a Lannister-ház 12-est fed fel, részt vevő karakterének ereje 5, az összesített érték 17. A Stark-ház 10-est fed fel 2 erővel, a Baratheon-ház 4 erővel támogatja, az összesített érték 16. A Lannister-ház nyer; a Stark-ház és a Baratheon-ház veszít.
IT-EXAMPLE-04 = Ugyanez a példa, ha a Lannister-ház volt a kihívó: a Lannister-ház egy jelzővel a Stark-házra (a védőre) terjeszti ki a befolyását, nem a Baratheon-házra.
IT-EXAMPLE-05 = Ugyanez a példa, ha a Lannister-ház volt a védő: a Lannister-ház két lapot húz, két erőt tesz át a vezetőjéről a karaktereire, és így is ejt egy túszt.
IT-EXAMPLE-06 = A befolyás illusztrációja: a Stark-ház úgy terjeszti ki a befolyását a Lannister-házra, hogy egy Stark-jelzőt a Stark-ház táblájáról a Lannister-ház táblájára tesz át.
IT-EXAMPLE-07 = A vezető képességének illusztrációja: mielőtt egy játékos támogatást ajánl fel, az az aktív játékos, akinek befolyása van e játékos háza fölött, megnevezheti a ház egyik karakterét, amelynek ekkor az aktív játékost kell támogatnia.
IT-EXAMPLE-08 = Karakterkártya illusztrációja: a házkártyák felfedése után ki kell választani egy aktív játékost, aki viszályt tett le; ha ennek a játékosnak nagyobb értékű viszálykártya van a kezében, a letett lapot el kell dobni, és a nagyobb értékűvel kell helyettesíteni.
IT-EXAMPLE-09 = A halál illusztrációja: Eddard Stark minden erejét elvesztette, és a jelzője képpel lefelé van fordítva.
