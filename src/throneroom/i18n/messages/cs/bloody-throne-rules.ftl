# Rules of Bloody Throne, in Czech

## comp

BT-COMP-01 = Hra obsahuje 50 karet rodů, po 10 pro každý z pěti rodů.
BT-COMP-02 = Ve hře je 70 žetonů bodů vlivu, a to s hodnotou 1 a s hodnotou 5.
BT-COMP-03 = Hra obsahuje 1 žeton začínajícího hráče a 1 žeton směru hry.
BT-COMP-04 = Karty jsou dvojího typu, karty postav a karty pletich: šest postav (Lučištnice, Zbrojnoš, Špeh, Následník, Imitátorka a Lord) a čtyři pletichy (Vražda, Královský výnos, Léčka a Spiknutí).
BT-COMP-05 = Hra je určena pro tři až pět hráčů a každý z nich hraje za jiný rod.

## setup

BT-SETUP-01 = Každý hráč dostane 10 karet jednoho rodu.
BT-SETUP-02 = Každý hráč svých 10 karet zamíchá a 3 náhodně vybrané z nich odloží lícem dolů stranou.
BT-SETUP-03 = Zbývajících 7 karet tvoří hráčovu ruku.
BT-SETUP-04 = Karty v ruce se před ostatními hráči tají.
BT-SETUP-05 = Každý hráč začíná s 1 bodem vlivu, který leží před ním.
BT-SETUP-06 = Všechny ostatní žetony bodů vlivu tvoří společnou zásobu.
BT-SETUP-07 = Prvním začínajícím hráčem je nejstarší z hráčů; ten si vezme žeton začínajícího hráče.
BT-SETUP-08 = Žeton směru hry se položí doprostřed herní oblasti.
BT-SETUP-09 = Žeton směru hry určuje na celou hru pořadí, ve kterém se karty v řadě vyhodnocují.

## info

BT-INFO-01 = Hráč si smí kdykoli prohlédnout své karty, které leží v řadě lícem dolů.
BT-INFO-02 = Hráč si smí kdykoli prohlédnout své 3 karty odložené při přípravě hry.
BT-INFO-03 = Vyřazené karty leží lícem vzhůru před svým vlastníkem.
BT-INFO-04 = Vyřazené karty si smí kdykoli projít kterýkoli hráč.
BT-INFO-05 = Aktuální počet bodů vlivu každého hráče je veřejný.
BT-INFO-06 = Počet bodů vlivu ležících na jednotlivých kartách je veřejný, a to i u překrytých karet.

## goal

BT-GOAL-01 = Vítězí hráč, který má na konci šestého kola nejvíce bodů vlivu.

## round

BT-ROUND-01 = Hra trvá přesně šest kol.
BT-ROUND-02 = Každé kolo má dvě fáze v tomto pořadí: nejprve fázi vykládání, potom fázi vyhodnocení.
BT-ROUND-03 = Mezi koly přechází žeton začínajícího hráče na hráče po levici předchozího začínajícího hráče.
BT-ROUND-04 = Karty v řadě zůstávají z kola do kola na svém místě a ve stejném stavu.

## place

BT-PLACE-01 = Karty se vykládají vedle sebe doprostřed stolu a tvoří řadu intrik.
BT-PLACE-02 = Ve fázi vykládání vykládají hráči karty postupně po směru hodinových ručiček, počínaje začínajícím hráčem.
BT-PLACE-03 = V každé fázi vykládání musí každý hráč vyložit právě 1 kartu z ruky.
BT-PLACE-04 = Karta se vždy vykládá lícem dolů.
BT-PLACE-05 = Kartu lze vyložit na začátek řady.
BT-PLACE-06 = Kartu lze vyložit na konec řady.
BT-PLACE-07 = Kartu lze vyložit na kartu stejného rodu, která už v řadě leží.
BT-PLACE-08 = Kartu nelze vložit mezi dvě karty v řadě.
BT-PLACE-09 = Kartu nelze vyložit na kartu jiného rodu.
BT-PLACE-10 = Je-li řada prázdná, karta se prostě vyloží doprostřed a stává se jedinou kartou řady.
BT-PLACE-11 = Fáze vykládání končí, jakmile každý hráč vyloží 1 kartu.

## stack

BT-STACK-01 = Karty lze překrývat od druhého kola.
BT-STACK-02 = Překrývaná karta může ležet lícem vzhůru i lícem dolů.
BT-STACK-03 = Nová karta překryje starší kartu i se všemi body vlivu, které na ní leží; tyto body zůstávají na překryté kartě.
BT-STACK-04 = Překrytá karta spolu s kartami nad ní tvoří štos, který v řadě zabírá jednu pozici.
BT-STACK-05 = Překrytá karta se ve fázi vyhodnocení nevyhodnocuje.
BT-STACK-06 = Překrytou kartu nelze odhalit.
BT-STACK-07 = Na překrytou kartu nelze přidávat body vlivu.
BT-STACK-08 = Z překryté karty nelze brát body vlivu.
BT-STACK-09 = Překrytá karta nemůže být cílem žádného efektu.
BT-STACK-10 = Štos může obsahovat libovolný počet karet.
BT-STACK-11 = Překrytím lze kartu ochránit, dostat některou kartu (například Zbrojnoše) doprostřed řady nebo připravit řetězec akcí.

## resolve

BT-RESOLVE-01 = Ve fázi vyhodnocení se karty vyhodnocují jedna po druhé od první do poslední pozice ve směru, který ukazuje žeton směru hry.
BT-RESOLVE-02 = Každou kartu vyhodnocuje její vlastník, který u ní také činí všechna rozhodnutí.
BT-RESOLVE-03 = U karty ležící lícem dolů se vlastník rozhoduje, zda ji ponechá lícem dolů, nebo ji odhalí.
BT-RESOLVE-04 = Je-li karta ponechána lícem dolů, přibude na ní 1 bod vlivu ze společné zásoby.
BT-RESOLVE-05 = Je-li karta odhalena, otočí se lícem vzhůru a její efekt se ihned vyhodnotí.
BT-RESOLVE-06 = Při odhalení si vlastník vezme všechny body vlivu, které na kartě ležely.
BT-RESOLVE-07 = Body vlivu z odhalené karty se připisují dříve, než se provede její efekt.
BT-RESOLVE-08 = Vlastník může kartu odhalit pouze ve chvíli, kdy se má vyhodnotit.
BT-RESOLVE-09 = Kartu lze odhalit už v tomtéž kole, ve kterém byla vyložena, tedy bez bodů vlivu na ní.
BT-RESOLVE-10 = Karta, která už leží lícem vzhůru, se musí vyhodnotit; její vlastník o tom nerozhoduje.
BT-RESOLVE-11 = Efekt odhalené karty se musí vyhodnotit i tehdy, když jejímu vlastníkovi škodí.
BT-RESOLVE-12 = Odhalená postava zůstává po svém efektu v řadě lícem vzhůru a v každém dalším kole se vyhodnotí znovu, až na ni dojde.
BT-RESOLVE-13 = Odhalená karta pletich se po vyhodnocení svého efektu odhodí.
BT-RESOLVE-14 = Pozice se sledují podle své totožnosti, nikoli podle pořadového čísla: odstraněním karty z dřívější pozice se žádná pozdější pozice nepřeskočí ani nezopakuje.
BT-RESOLVE-15 = Pozice, která zanikne dříve, než na ni dojde, se v daném kole nevyhodnocuje.

## chain

BT-CHAIN-01 = Opustí-li řadu svrchní karta právě vyhodnocovaného štosu, karta pod ní se znovu stává aktivní a vyhodnotí se ihned, ještě před další pozicí.
BT-CHAIN-02 = Leží-li karta, která takto přestala být překrytá, lícem dolů, smí ji její vlastník buď odhalit, nebo ponechat lícem dolů a přidat na ni 1 bod vlivu.
BT-CHAIN-03 = Řetězec pokračuje tak dlouho, dokud řadu opouští i karta, která právě přestala být překrytá.
BT-CHAIN-04 = Pravidlo o řetězci platí i tehdy, když vyhodnocovaná karta opustí řadu tím, že vyřadí sama sebe, nebo v důsledku odvetného efektu Léčky.
BT-CHAIN-05 = Karta, která přestane být překrytá na pozici, na niž ještě nedošlo, se vyhodnotí, až na tuto pozici dojde.
BT-CHAIN-06 = Karta, která přestane být překrytá na pozici, kterou už vyhodnocení minulo, se vyhodnotí až v příštím kole a nedostane žádný bod vlivu.

## elim

BT-ELIM-01 = Za každou kartu, kterou hráč vyřadí, získá tento hráč 1 bod vlivu ze společné zásoby, bez ohledu na to, kterému rodu karta patřila.
BT-ELIM-02 = Vyřazená karta, která ležela lícem dolů, se odhalí.
BT-ELIM-03 = Všechny body vlivu ležící na vyřazené kartě, která byla lícem dolů, jsou ztraceny a vracejí se do společné zásoby.
BT-ELIM-04 = Vyřazená karta ihned opouští řadu.
BT-ELIM-05 = Opustí-li řadu karta ležící mezi dvěma jinými, mezera se uzavře, takže karty, které s ní sousedily, nyní sousedí spolu.
BT-ELIM-06 = Vyřazením svrchní karty štosu se odstraní jen tato karta; pozice zůstává a karta, která ležela pod ní, přestává být překrytá a zachovává si svůj stav.
BT-ELIM-07 = Efekt vyřazené karty se neprovede; výjimkou je druhá schopnost Léčky.
BT-ELIM-08 = Odhození (když karta pletich po použití opouští řadu nebo když Léčka odstraní útočící kartu) není vyřazení a nikomu nepřináší bod vlivu za vyřazení.
BT-ELIM-09 = Symbol vytištěný vedle schopnosti karty označuje schopnosti, které vyřazují karty, a přinášejí tak odměnu ve výši 1 bodu vlivu.

## archer

BT-ARCHER-01 = Lučištnice vyřadí první, nebo poslední kartu řady.
BT-ARCHER-02 = Cíl Lučištnice může ležet lícem vzhůru i lícem dolů.
BT-ARCHER-03 = Není-li jiná možnost, musí Lučištnice vyřadit kartu vlastního rodu a její vlastník i tak získá 1 bod vlivu.
BT-ARCHER-04 = Je-li první nebo poslední kartou sama Lučištnice, je přípustným cílem vlastního efektu.
BT-ARCHER-05 = Je-li Lučištnice jedinou kartou v řadě, musí vyřadit sama sebe; její vlastník získá 1 bod vlivu.
BT-ARCHER-06 = Je-li na první nebo poslední pozici štos, zasáhne Lučištnice jen jeho svrchní kartu.

## soldier

BT-SOLDIER-01 = Zbrojnoš vyřadí kartu, která s ním sousedí.
BT-SOLDIER-02 = Cíl Zbrojnoše může ležet lícem vzhůru i lícem dolů.
BT-SOLDIER-03 = Není-li jiná možnost, musí Zbrojnoš vyřadit kartu vlastního rodu a jeho vlastník i tak získá 1 bod vlivu.
BT-SOLDIER-04 = Sousedí-li se Zbrojnošem dvě karty, jeho vlastník mezi nimi volí svobodně; smí zvolit i vlastní kartu, přestože je k dispozici karta soupeře.
BT-SOLDIER-05 = Zbrojnoš bez sousedících karet neudělá nic; nemůže cílit sám na sebe.

## spy

BT-SPY-01 = Špeh ukradne 1 bod vlivu hráči, který vlastní kartu sousedící se Špehem.
BT-SPY-02 = Nezáleží na tom, zda sousedící karta leží lícem vzhůru, nebo lícem dolů.
BT-SPY-03 = Musí-li Špeh krást od svého vlastníka, nic se tím nezíská ani neztratí.
BT-SPY-04 = Bod vlivu se bere z vlastní zásoby hráče, nikdy z bodů ležících na sousedící kartě.
BT-SPY-05 = Sousedí-li se Špehem karty dvou různých hráčů, vlastník Špeha vybírá, koho z nich okrade; v každém případě se ukradne jen 1 bod vlivu.
BT-SPY-06 = Krádež od hráče, který má 0 bodů vlivu, je bez účinku; počet bodů nikdy není záporný.
BT-SPY-07 = Špeh bez sousedících karet neudělá nic.

## heir

BT-HEIR-01 = Vlastník Následníka získá 2 body vlivu, není-li odhalena žádná další karta téhož jména.
BT-HEIR-02 = Jakmile je v řadě další odhalený a nepřekrytý Následník, nezískává body vlivu žádný Následník.
BT-HEIR-03 = K překrytým Následníkům se při této kontrole nepřihlíží.
BT-HEIR-04 = K Následníkům ležícím lícem dolů se při této kontrole nepřihlíží.
BT-HEIR-05 = Kontrola se provádí ve chvíli, kdy se Následník vyhodnocuje; pozdější změny v témže kole už body vlivu neodebírají ani nepřidávají.
BT-HEIR-06 = Nezáleží na tom, komu Následník patří: druhý Následník blokuje bez ohledu na to, ke kterému rodu náleží (každý rod má jen jednoho Následníka).

## shape

BT-SHAPE-01 = Imitátorka napodobí a vyhodnotí schopnost odhalené karty postavy, která s ní sousedí.
BT-SHAPE-02 = Napodobovaná karta musí ležet lícem vzhůru a nesmí být překrytá.
BT-SHAPE-03 = Napodobit lze jen postavu, nikoli kartu pletich.
BT-SHAPE-04 = Imitátorka přebírá jen schopnost napodobené karty, nikoli její jméno; sama je stále Imitátorkou.
BT-SHAPE-05 = Při napodobení Následníka se jedinečnost ověřuje vůči jiným odhaleným a nepřekrytým Imitátorkám, nikoli vůči Následníkům.
BT-SHAPE-06 = Napodobená schopnost se ztrácí, jakmile je vyhodnocena.
BT-SHAPE-07 = Napodobení jiné Imitátorky nic nepřináší.
BT-SHAPE-08 = V různých kolech smí Imitátorka napodobit různé sousedící postavy.
BT-SHAPE-09 = Jsou-li vhodné obě sousedící karty, vlastník volí, kterou z nich Imitátorka napodobí; je-li vhodná alespoň jedna, je napodobení povinné.
BT-SHAPE-10 = Napodobená karta může patřit kterémukoli rodu.
BT-SHAPE-11 = Napodobená schopnost působí z pozice Imitátorky a pro jejího vlastníka a může zasáhnout i samotnou napodobenou kartu.

## lord

BT-LORD-01 = Vlastník Lorda získá 1 bod vlivu a navíc 1 bod vlivu za každou sousedící kartu Lordova rodu.
BT-LORD-02 = Vlastní sousedící karty se počítají, ať leží lícem vzhůru, nebo lícem dolů.
BT-LORD-03 = Sousedící štos se počítá jednou bez ohledu na to, kolik karet obsahuje; karty pod samotným Lordem se nepočítají nikdy.

## assas

BT-ASSAS-01 = Vražda vyřadí libovolnou kartu v řadě a poté se odhodí.
BT-ASSAS-02 = Cíl Vraždy může ležet lícem vzhůru i lícem dolů.
BT-ASSAS-03 = Cílem Vraždy může být karta hráčova vlastního rodu.
BT-ASSAS-04 = Cílem Vraždy může být i ona sama.
BT-ASSAS-05 = Za vyřazení získá hráč 1 bod vlivu ve všech případech.

## decree

BT-DECREE-01 = Královský výnos přesune kteroukoli kartu na kterékoli místo řady a poté se odhodí.
BT-DECREE-02 = Přesouvanou kartu nelze položit na jinou kartu.
BT-DECREE-03 = Přesouvaná karta může ležet lícem vzhůru i lícem dolů a může patřit komukoli.
BT-DECREE-04 = Spolu s přesouvanou kartou putují i všechny body vlivu, které na ní leží.
BT-DECREE-05 = Překrytou kartu přesunout nelze; ze štosu připadá v úvahu jen svrchní karta.
BT-DECREE-06 = Královský výnos zůstává během přesunu na svém místě; odhodí se až potom a vyhodnocení pokračuje kartou, která následuje za jeho místem.
BT-DECREE-07 = Karta přesunutá zpoza Výnosu před něj se v tomto kole nevyhodnocuje.
BT-DECREE-08 = Karta, která už byla v tomto kole vyhodnocena a je přesunuta za Výnos, se vyhodnotí podruhé.
BT-DECREE-09 = Královský výnos nemůže přesunout sám sebe; je-li jedinou nepřekrytou kartou, nic neudělá a odhodí se.
BT-DECREE-10 = Hráč musí zvolit kartu a skutečně jiné místo (vzhledem k ostatním kartám včetně Výnosu).
BT-DECREE-11 = Leží-li Výnos na štosu, karta pod ním přestane být překrytá, jakmile se Výnos odhodí, a vyhodnotí se před další pozicí.

## ambush

BT-AMBUSH-01 = První schopnost Léčky: když ji její vlastník odhalí, všechny body vlivu na ní propadnou, vlastník získá 1 bod vlivu a Léčka se odhodí.
BT-AMBUSH-02 = Druhá schopnost Léčky: když ji vyřadí efekt soupeřovy karty, útočící karta se odhodí a vlastník Léčky získá 4 body vlivu.
BT-AMBUSH-03 = Útočník i tak získá 1 bod vlivu za vyřazení Léčky.
BT-AMBUSH-04 = Druhá schopnost Léčky působí jen proti kartám soupeřů.
BT-AMBUSH-05 = Za útočící kartu se považuje každá vyřazující karta: Zbrojnoš, Lučištnice, Vražda nebo Imitátorka napodobující některou z nich.
BT-AMBUSH-06 = Proti Vraždě neodstraní odvetný efekt nic navíc (Vražda se odhodí v každém případě), 4 body vlivu se však přesto vyplatí.
BT-AMBUSH-07 = Body vlivu ležící na vyřazené Léčce jsou v každém případě ztraceny.
BT-AMBUSH-08 = Přesunutí Královským výnosem ani sousedství se Špehem Léčku nespustí a překrytou Léčku nelze spustit vůbec.

## consp

BT-CONSP-01 = Když je odhaleno Spiknutí, jeho vlastník získá dvojnásobek bodů vlivu, které na něm leží, a Spiknutí se poté odhodí.
BT-CONSP-02 = Zdvojnásobení platí jen při odhalení vlastníkem; vyřazené Spiknutí nepřináší nic.
BT-CONSP-03 = Celkový zisk je dvojnásobek bodů vlivu, nikoli trojnásobek: samotné body a k nim stejný počet ze společné zásoby.

## end

BT-END-01 = Po šestém kole zbývá každému hráči v ruce 1 karta, která se už nevykládá.
BT-END-02 = Vítězí hráč s nejvyšším počtem bodů vlivu.
BT-END-03 = Nezapočítávají se body vlivu, které na konci hry zůstaly ležet na kartách v řadě.
BT-END-04 = O remíze rozhoduje počet karet zbylých v řadě: vítězí ten z remizujících hráčů, který jich má více.
BT-END-05 = Trvá-li remíza i nadále, remizující hráči se o vítězství dělí.
BT-END-06 = Při rozhodování remízy se počítají jen karty v řadě, nikoli karta zbylá v ruce, odložené karty ani vyřazené karty.

## example

BT-EXAMPLE-01 = Příklad vykládání, krok 1: jako začínající hráč pokládá rudý hráč doprostřed kartu lícem dolů.
BT-EXAMPLE-02 = Příklad vykládání, krok 2: modrý hráč musí umístit kartu vlevo, nebo vpravo vedle karty rudého hráče.
BT-EXAMPLE-03 = Příklad vykládání, krok 3: v řadě leží zleva modrá a rudá karta; zelený hráč musí umístit kartu vlevo od modré, nebo vpravo od rudé, nikdy mezi ně.
BT-EXAMPLE-04 = Příklad povinného efektu: Zbrojnoš je povinen vyřadit sousedící kartu i tehdy, když patří k jeho vlastnímu rodu.
BT-EXAMPLE-05 = Příklad vyhodnocení (zleva doprava): v řadě leží Rudá 1 (lícem dolů), modrý Zbrojnoš (lícem dolů, 1 bod vlivu), Rudá 2 (lícem dolů, 2 body vlivu), zelená karta (lícem dolů) a modrý Špeh (lícem vzhůru). Rudý hráč ponechá kartu Rudá 1 lícem dolů: přibude na ní 1 bod. Modrý hráč odhalí Zbrojnoše, vezme si 1 bod, který na něm leží, vyřadí kartu Rudá 2 (její 2 body jsou ztraceny, karta se položí lícem vzhůru před rudého hráče) a získá 1 bod. Zelený hráč ponechá svou kartu lícem dolů: přibude na ní 1 bod. Modrý Špeh musí krást od vlastníka jediné karty, která s ním sousedí, tedy od zeleného hráče, a to z jeho vlastních bodů, nikoli z karty.
BT-EXAMPLE-06 = Příklad řetězce A: rudý hráč odhalí Vraždu, která leží na jeho Špehovi otočeném lícem vzhůru. Po vyhodnocení a odhození Vraždy je Špeh znovu aktivní a ihned krade.
BT-EXAMPLE-07 = Příklad řetězce B: totéž se Špehem ležícím lícem dolů: jakmile Vražda opustí řadu, smí rudý hráč ponechat Špeha lícem dolů a umístit na něj 1 bod vlivu.
BT-EXAMPLE-08 = Příklad Imitátorky: napodobí jediného odhaleného a nepřekrytého Následníka a získá 2 body vlivu, ale jen tehdy, není-li v řadě žádná jiná odhalená a nepřekrytá Imitátorka.
BT-EXAMPLE-09 = Poznámka ke Královskému výnosu: přesunutím karty před Výnos se zabrání jejímu vyhodnocení; přesunutím karty za Výnos se dosáhne toho, že se vyhodnotí dvakrát.
BT-EXAMPLE-10 = Léčka, příklad 1: soupeřův Zbrojnoš vyřadí hráčovu Léčku; vlastník Zbrojnoše získá 1 bod vlivu, vlastník Léčky získá 4 body vlivu a Zbrojnoš se poté odhodí.
BT-EXAMPLE-11 = Léčka, příklad 2: hráčova Lučištnice vyřadí Léčku téhož hráče; hráč získá 1 bod vlivu, Léčka opustí řadu a Lučištnice v ní zůstane.
BT-EXAMPLE-12 = Příklad Spiknutí: leží-li na něm při odhalení 3 body vlivu, získá hráč tyto 3 body a k nim další 3, celkem 6.
