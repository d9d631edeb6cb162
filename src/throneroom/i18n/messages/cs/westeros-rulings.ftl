# Výklady pravidel hry Westeros: co knihy nechávají otevřené nebo říkají dvakrát, a jak to čte tento program.
# RB: pravidla hry se stranou. FAQ1, FAQ2: opravy a odpovědi vydavatele, verze 1.0 a 2.0. FFG: odpověď
# vydavatele. RI: veřejná reimplementace, kde jsme se jí řídili. Anglicky: games/westeros/data/rulings.toml.

## Příprava hry, ukazatele a žetony

WS-RULING-001 = Méně hráčů: na každém ukazateli vlivu zůstává pořadí pro šest hráčů a všichni se posunou směrem k pozici 1. RB p.4.
WS-RULING-002 = Zvláštní rozkazy podle pozice: 3-2-1-0 při 3–4 hráčích, 3-3-2-1-0-0 při 5–6. RB p.11, RI.
WS-RULING-003 = Rod Lannisterů začíná s jednou lodí navíc v přístavu oblasti Lannisport: FAQ2; RI ji přidává při 4–6 hráčích a při 3 ne. Výchozí: příprava podle knihy, bez této lodi; přidá ji nastavení lannister_ship (4–6 hráčů).
WS-RULING-004 = Na domovském území jako by trvale ležel vlastní žeton moci: rod si své prázdné domovské území drží zdarma. RB p.24.
WS-RULING-005 = Kdo opustí obsazené nepřátelské domovské území a nenechá na něm žeton moci, okamžitě ho vrací jeho rodu. RB p.24.
WS-RULING-006 = Rod má 20 žetonů moci a počítají se i ty na herním plánu: zisk nad 20 minus žetony na plánu propadá. RB p.4, RI.
WS-RULING-007 = Když se pozice změní mimo sázení, posunou se všechny rody mezi starou a novou pozicí a žeton dominance se předá hned; použitý zůstává použitý. RB p.27.
WS-RULING-008 = Změna na ukazateli vlivu na královskou radu nikdy neodstraní už umístěné zvláštní rozkazy; projeví se až v příštím plánování. RB p.27.
WS-RULING-009 = Dostupná moc je veřejná, jen ne během sázení; karty rodu v ruce jsou veřejné, jen ne při výběru karty do bitvy, a odhazovací balíček vždy. RB p.27, FAQ2.

## Fáze Westerosu a Divocí

WS-RULING-010 = Pořadí: značka herního kola, otočení všech tří karet, posun značky Divokých za symboly, pak vyhodnocení karet I, II, III. RB p.7.
WS-RULING-011 = Dosažení pozice 12 vyvolá útok dříve, než se vyhodnotí první karta; přebytečné symboly propadají. RB p.7.
WS-RULING-012 = V jedné fázi mohou přijít dva útoky (značka na 12, pak karta Útok Divokých); druhý má sílu podle značky tak, jak ji zanechal první. RB p.23, RI.
WS-RULING-013 = Noční hlídka vítězí, když se součet sázek síle Divokých rovná nebo ji převyšuje. RB p.22.
WS-RULING-014 = Po vítězství Noční hlídky jde značka na 0, po vítězství Divokých o dvě pole zpět (o 4 body), nikdy pod 0. RB p.23, RI.
WS-RULING-015 = Zima přichází se vymění za novou kartu dříve, než se počítají symboly, takže symbol nové karty platí (RI). Samotné pořadí v knize to nechává otevřené. Zvoleno: RI.
WS-RULING-016 = Postihy od Divokých: nejprve rod, který vsadil nejméně, po něm ostatní popořadě. FAQ1, FAQ2.
WS-RULING-017 = Remíza o nejvyšší nebo nejnižší sázku: rozhoduje držitel Železného trůnu, a to dříve, než se otočí karta Divokých. RI.
WS-RULING-018 = Rod s 0 žetony moci se účastní se sázkou 0 a může být tím, kdo vsadil nejméně. RI.
WS-RULING-019 = Druhý útok po Preventivním nájezdu: síla 6, nové sázky, nová karta, značka se na 6 neposouvá; vyloučený rod se do nejvyšší ani nejnižší sázky nepočítá. RI; odpověď ve FAQ nenalezena.
WS-RULING-020 = Pokles po Preventivním nájezdu: na ukazateli s nejlepší pozicí; je-li takových více, určí jeden držitel Železného trůnu. RI.
WS-RULING-021 = Shromáždění u Mléčné řeky, nejnižší sázka: mají-li všechny karty v ruce (dvě nebo více) stejnou sílu, odhodí se všechny v pořadí, které určí jejich majitel; poslední zůstane odhozená a ostatní se vrátí. Karta; RB p.19 (WS-HOUSE-12). RI je nechává všechny.
WS-RULING-022 = Příval hordy, nejnižší sázka: obě jednotky z jedné oblasti s hradem nebo pevností; odkudkoli jen tehdy, když v žádné takové oblasti nejsou dvě. RI.
WS-RULING-023 = Zabijáci vran: rytíři, na které v zásobě nezbude pěšák, jsou zničeni; které to budou, určí vlastník. Karta, RI.
WS-RULING-024 = Kdo přijde o jednotky kvůli události, nesmí po nich ponechat žeton moci. RB p.24.
WS-RULING-025 = Ztratí-li rod kvůli Divokým poslední jednotku na dobytém nepřátelském domovském území, území se vrací; o lodích v přístavu rozhodne jeho vlastník a sedmý hrad získaný takto vítězí. RI.
WS-RULING-026 = Zvěd měničů kůže: vrácení sázky i ztráta moci nastávají až po zaplacení všech sázek. RI.
WS-RULING-027 = Střet králů: na ukazatele se sází jeden po druhém; remízy u Železného trůnu rozhoduje držitel z doby před sázkou, u zbylých dvou ukazatelů nový držitel. RB p.10–11.
WS-RULING-028 = Sázky propadají, ať vyhrají, nebo ne. RB p.10.
WS-RULING-029 = Zásobování: žeton se nastaví na počet ovládaných symbolů (nejvýše 6), pak se odstraní jednotky podle vlastní volby, ale ne více, než je třeba. RB p.8, RI.
WS-RULING-030 = Mezi kartami Zásobování zůstává žeton na místě, i když symboly přibývají nebo ubývají. RB p.8.
WS-RULING-031 = Nájezdníci Pána kostí: nejprve klesne žeton rodu, který vsadil nejméně, a hned se upraví jeho armády; pak ostatní rody popořadě, vždy žeton i armády dříve než další rod (WS-SUPPLY-08, WS-RULING-016). RI posune nejprve všechny žetony.
WS-RULING-032 = Body verbování nelze ušetřit ani sdílet mezi oblastmi; lodě jdou do přístavu oblasti nebo do sousedního moře bez nepřátelských lodí; do přístavu lze verbovat i tehdy, když jsou v jeho moři nepřátelské lodě. RB p.9, p.25.
WS-RULING-033 = I pobřežní hrad bez přístavu smí verbovat lodě do sousedního moře. RB p.9.
WS-RULING-034 = Povýšení pěšáka (1 bod) zásobování nikdy neporuší; nové jednotky mohou. RB p.9, RI.
WS-RULING-035 = Příjem z přístavů při kartě Hra o trůny: 1 za každý vlastní přístav s vlastními loděmi a bez nepřátelské lodi v jeho moři. RB p.25. Temná křídla: text karty zmiňuje jen symboly moci, RI platí i přístavy. Výchozí: celá karta Hra o trůny včetně přístavů, bez přepínače.

## Plánování a havran

WS-RULING-036 = Každá oblast s vlastními jednotkami (i přístav) dostane právě jeden rozkaz; oblast s pouhými kasárnami žádný. RB p.12, p.26.
WS-RULING-037 = Málo žetonů: všechny rody umísťují popořadě; rod s nedostatkem musí umístit vše, co má, a prázdné oblasti si volí sám. RB p.12.
WS-RULING-038 = Zakázané rozkazy: RI dovolí rodu, kterému došly povolené žetony, položit zakázané nebo nadlimitní zvláštní jako figuranty, které se před nájezdy odstraní. Kniha: oblast zůstane bez rozkazu. Výchozí: zůstane prázdná.
WS-RULING-039 = Havran jedná na konci odkrytí rozkazů, před nájezdy. FAQ1, FAQ2. Nový rozkaz musí být nepoužitý, v tomto kole povolený a v limitu hvězdiček. RI.
WS-RULING-040 = Pohled havrana: vrchní karta Divokých se vrací navrch, nebo dospod; mluvit se o ní smí, ukázat ji ne. RB p.11.

## Nájezd a posilování

WS-RULING-041 = Nájezd z pevniny zasáhne jen sousední pevninu, z moře moře, pevninu i přístavy, z přístavu jen jeho moře. RB p.14, p.25.
WS-RULING-042 = Nájezd lze vyhodnotit i bez cíle nebo bez účinku. RB p.14.
WS-RULING-043 = Drancování: nájezdník získá 1, i když oběť nemá co ztratit. RB p.14.
WS-RULING-044 = Rozkazy obrany odstraní jen zvláštní nájezd; pochod neodstraní žádný. RB p.14, p.22.
WS-RULING-045 = Posilování na moři nic nepřinese; v přístavu 1, ale 0, je-li v jeho moři nepřátelská loď. RB p.13, p.25.
WS-RULING-046 = Zvláštní posilování verbuje jen ve své vlastní oblasti s hradem nebo pevností a nikdy v přístavu; moc je náhrada za verbování, ne přídavek. RB p.22, p.25. Výchozí: vlastník volí při vyhodnocení, takže moc lze vzít vždy.

## Pochod, přeprava, zásobování

WS-RULING-047 = Jedna bitva (s rodem nebo neutrálními vojsky) na rozkaz pochodu; ostatní přesuny téhož rozkazu se dokončí před ní. RB p.15, p.26.
WS-RULING-048 = O ponechání žetonu moci se rozhoduje před bitvou. RB p.24.
WS-RULING-049 = Přeprava: jakýkoli řetěz vlastních lodí v navazujících mořích, tytéž lodě kolikrát je třeba, s jakýmkoli rozkazem, i poražené; nikdy lodě jiného rodu a nikdy lodě v přístavech. RB p.23, RI.
WS-RULING-050 = Oblasti spojené přepravou sousedí jen pro pochod a ústup, ne pro podporu ani nájezd. RB p.23.
WS-RULING-051 = Pochod nesmí skončit nad limitem zásobování; útočící síly se počítají, jako by už v cílové oblasti stály. RB p.8, RI.
WS-RULING-052 = Vstup do nepřátelské oblasti, kde je jen žeton moci, ji zabere bez bitvy a žeton odstraní. RB p.24.
WS-RULING-053 = Lodě smějí vplout jen do přístavů oblastí, které jejich rod ovládá. RB p.25.
WS-RULING-054 = Oblast s hradem opuštěná bez žetonu: lodě v jejím přístavu jsou hned ztraceny (RI); na vlastním domovském území zůstávají. Výchozí: takto.
WS-RULING-055 = Rozkazy v oblastech, které zůstaly bez jednotek, se odstraní na konci úklidu bitvy. FAQ2. Výchozí: takto.

## Neutrální vojska a kasárna

WS-RULING-056 = Neutrální vojska: síla pochodu + modifikátor rozkazu + podpora musí dosáhnout čísla na žetonu, jinak přesun není dovolen; bez karet, bez meče z valyrijské oceli. RB p.26.
WS-RULING-057 = Cizí podpora proti neutrálním vojskům je možná, je-li poskytnuta; neutrální vojska podpořit nelze. RB p.26, RI.
WS-RULING-058 = Katapulty mají proti neutrálním vojskům sílu 4, jen když je v oblasti hrad nebo pevnost. RB p.26.
WS-RULING-059 = Dvanáct žetonů pro 3 hráče je nepřekonatelných po celou hru; zavřené jsou i jejich přístavy. RB p.26, RI.
WS-RULING-060 = Samotná kasárna: proběhne úplná bitva, karty hrají obě strany. RB p.26.
WS-RULING-061 = Poražená kasárna se odstraní natrvalo bez ohledu na symboly; lebky jim neškodí; nejsou jednotka, nepotřebují zásobování a nedávají podporu. RB p.26.
WS-RULING-062 = Do oblastí s neutrálními vojsky a do nepřekonatelných oblastí nelze ustoupit. RI.

## Podpora

WS-RULING-063 = Podpora se vyhlašuje popořadě; obě strany ji smějí odmítnout. RB p.17–18.
WS-RULING-064 = Podporující oblast dává celou svou sílu, nebo nic. RB p.17. RI rozhoduje po rodech: všechny jeho rozkazy podpory u bitvy jdou jedné straně. Kniha mluví o oblastech. Výchozí: po oblastech, nikdy proti sobě.
WS-RULING-065 = Pozemní jednotky nikdy nepodporují bitvu na moři; přístavy jen ve svém moři; lodě na moři podporují moře i pobřeží. RB p.17, p.25.
WS-RULING-066 = Podporující katapulty se počítají jen útočníkovi na hrad nebo pevnost. RB p.17.
WS-RULING-067 = Podporující jednotky nemají ztráty, nejsou poraženy ani neustupují. RB p.20–21.
WS-RULING-068 = Rozkaz podpory zůstává na plánu a pomáhá i v dalších bitvách. RB p.18.
WS-RULING-069 = Schopnosti karet, které vyžadují podporu, ji přijmou od kohokoli. FAQ1.

## Karty rodu

WS-RULING-070 = Pořadí schopností: nejprve rušící, pak ostatní, po výsledku ty o výhře a prohře – vždy v pořadí na Železném trůnu a každá se dokončí dříve než další. RB p.19.
WS-RULING-071 = Schopnosti označené jako okamžité přicházejí hned po rušících a před ostatními. FAQ1.
WS-RULING-072 = Schopnosti po bitvě přicházejí na konci úklidu, když jsou obě karty odhozené. FAQ1.
WS-RULING-073 = Žádná schopnost nepůsobí v jedné bitvě dvakrát. FAQ1.
WS-RULING-074 = Sedmá karta: na konci té bitvy se vrátí šest ostatních a sedmá zůstane odhozená. RB p.19.
WS-RULING-075 = Stejně se ruka obnoví, když poslední kartu v ní odstraní něco jiného (Strakoš). RI.
WS-RULING-076 = Roose Bolton jako prohraná sedmá karta vrací všech sedm. RI.
WS-RULING-077 = Vyměněný Aeron Damphair jde do odhazovacího balíčku; byly-li on a náhradní karta poslední dvě, vrátí se při obnovení i Aeron. RI.
WS-RULING-078 = Tyrion proti soupeři bez jiné karty: soupeř bojuje bez karty a vrácená mu zůstává v ruce. Karta, RI.
WS-RULING-079 = Tyrion jedná před Aeronem, Macem, Doranem a Královnou trnů, takže vrácená karta takovou schopnost nikdy nepoužije. RB p.19, RI.
WS-RULING-080 = Balon: vytištěné číslo je 0; bonusy ze schopností (Stannis, Davos, Theon a podobné) zůstávají. RI.
WS-RULING-081 = Královna trnů smí vzít i už vyhlášený rozkaz podpory; jeho síla a to, že strana má podporu, v této bitvě zanikají. RI.
WS-RULING-082 = Královna trnů a Cersei se týkají jen rozkazů soupeře v bitvě. RI.
WS-RULING-083 = Cersei nemůže vzít rozkaz v napadené oblasti ani pochod, kterým bitva začala. RI; text karty je širší. Výchozí: RI.
WS-RULING-084 = Mace: bitva pokračuje, i když zahyne poslední soupeřova jednotka; jeho karta, bonus rozkazu, podpora a kasárna se dál počítají. RI. Jeden seznam oprav z fóra chce bitvu hned ukončit; tím se neřídíme. Výchozí: bitva pokračuje.
WS-RULING-085 = Černá ryba chrání před Macem, meči a lebkami, ne před ztrátami, když není kam ustoupit. Karta, RI.
WS-RULING-086 = Doran na ukazateli vlivu na poddané mění rozhodování remízy v této bitvě, na Železném trůnu ihned pořadí v kroku pochodů: rody, které v tomto obchodu ještě nebyly na řadě, pokračují v novém pořadí, pak v něm začíná další obchod. RB p.15, p.27. RI pokračuje další číslovanou pozicí.
WS-RULING-087 = Salladhor proti Victarionovi: v pořadí na Železném trůnu; pozdější schopnost pracuje se změněnou hodnotou. RI.
WS-RULING-088 = Robb: i jako obránce. FAQ1. Útočníka, který prohrál, lze poslat i jinam než domů, je-li to přípustné. RI.
WS-RULING-089 = Robb musí volit z oblastí s nejmenšími ztrátami. Karta. RI to uplatňuje při každém ústupu.
WS-RULING-090 = Renly jedná před ztrátami; potřebuje volného rytíře; platí i vlastní podporující pěšáci. RI.
WS-RULING-091 = Loras: žeton si ponechává hodnotu a může v tomto kole začít další bitvu; ne po Arianne. RI.
WS-RULING-092 = Arianne: útočníci zůstávají tam, odkud přišli, a nejsou poraženi; obránci ustupují; obráncův rozkaz zmizí. Karta, RI. Obráncův žeton moci: úklid (RB p.21) by ho odstranil, RI ho nechává, protože nepřítel nevstoupil; seznam oprav z fóra je pro odstranění. Výchozí: RI, žeton zůstává.
WS-RULING-093 = Theon a katapulty hledí jen na vytištěné hrady a pevnosti, ne na kasárna. RI.
WS-RULING-094 = Asha si symboly ponechá, je-li podpora odmítnuta nebo odstraněna. RI.

## Rozhodnutí bitvy

WS-RULING-095 = Zdroje síly: jednotky, rozkaz, podpora, kasárna, karta, meč z valyrijské oceli, karta bitevní vřavy; součet útočníka nikdy neklesne pod 0. RB p.17, RI.
WS-RULING-096 = Meč z valyrijské oceli: jednou za kolo, v bitvě svého držitele, po odkrytí karet. S bitevní vřavou smí držitel místo toho vyměnit svou kartu vřavy, než se odkryjí; jen jedno použití za kolo. RB p.20, p.29, FAQ2.
WS-RULING-097 = Balíček bitevní vřavy se v každé bitvě před volbou karet doplní a zamíchá. FAQ1.
WS-RULING-098 = Stejné součty: vítězí lepší pozice na ukazateli vlivu na poddané. RB p.20.
WS-RULING-099 = Ztráty z mečů má jen poražený: meče vítěze minus opevnění poraženého. RB p.20.
WS-RULING-100 = Lebka: druhá strana přijde o jednu jednotku, ať vyhrál kdokoli, po ztrátách z mečů. RB p.29, FAQ2.
WS-RULING-101 = Katapulty poraženého jsou zničeny nad rámec ztrát z mečů a nelze jimi tyto ztráty hradit. Odpověď FFG, RI. Kniha o katapultech jako ztrátách mlčí. Výchozí: odpověď FFG (ohlášeno u WS-CASUAL-04).
WS-RULING-102 = Poražené jednotky: síla 0, počítají se do zásobování, nepohybují se, nelze je zvolit jako ztráty, a mají-li ustoupit, zahynou. RB p.21. RI je odstraňuje dříve, než se volí ztráty z mečů.
WS-RULING-103 = I poražené lodě přepravují. RB p.23.
WS-RULING-104 = Poražené jednotky se znovu postaví při úklidu kola. RB p.16.

## Ústup

WS-RULING-105 = Útočník, který prohrál, se vrací do výchozí oblasti (RB p.21). Zásobování se tam může porušit, když jiné jednotky téhož pochodu zvětšily jinou armádu: pak WS-RETREAT-09 platí i pro útočníky a zničit lze jen ustupující jednotky. RI předpokládá, že to nenastane.
WS-RULING-106 = … ledaže výchozí oblastí je nepřátelské domovské území, které všichni opustili bez žetonu: pak jsou zničeni. RI.
WS-RULING-107 = Obránci, kteří prohráli, jdou společně do jedné sousední oblasti, která je vlastní nebo je bez nepřátel a jejich žetonů, nikdy tam, odkud přišel útok. RB p.21.
WS-RULING-108 = Při ústupu lze použít vlastní lodní přepravu. RB p.21.
WS-RULING-109 = Zásobování: přednost má oblast beze ztrát; není-li žádná, ztrať jen tolik ustupujících jednotek, kolik je nutné, a ustup. RB p.21. RI: z více ztrátových oblastí jen ty s nejmenšími ztrátami.
WS-RULING-110 = Lodě smějí ustoupit do přístavu, jen když je jeho území jejich; přístav pak má nejvýše 3 lodě. Stojí-li každé útočiště nějaké lodě, nejprve se jich zničí nezbytný počet, i těch, pro které není místo. RB p.21, p.25.
WS-RULING-111 = Není-li přípustná oblast, zahynou všechny ustupující jednotky. RB p.21.
WS-RULING-112 = Nepřátelské domovské území bez nepřátelských jednotek je nepřátelská půda (vytištěný erb platí jako žeton). RB p.24, RI.

## Přístavy

WS-RULING-113 = Kdo ovládne území, smí vyměnit nepřátelské lodě v jeho přístavu kus za kus za své volné, v libovolném počtu od 0 a v mezích zásobování; zbytek se odstraní. RB p.25.
WS-RULING-114 = Rozkaz v ovládnutém nebo vyprázdněném přístavu se odstraní. RI.
WS-RULING-115 = Na přístav nelze útočit; rozkaz obrany v něm nic nedělá. RB p.25.
WS-RULING-116 = Lodě v přístavu nic nepřidávají k obraně pevniny. RB p.25.

## Vítězství

WS-RULING-117 = Sedm území s hradem nebo pevností vítězí okamžitě, i ve fázi Westerosu. RB p.16, RI.
WS-RULING-118 = Dosáhnou-li sedmi dva rody v jednom kroku, rozhodne řetěz podle nastavení tiebreak (podle knihy: pevnosti, zásobování, moc, pozice na Železném trůnu; FAQ2: území na pevnině, zásobování, pozice na Železném trůnu). RI: hrady se počítají nejvýše do 7, pak řetěz z FAQ.
WS-RULING-119 = Remízy po 10. kole: výchozí je řetěz z knihy (nejvíce pevností, zásobování, dostupná moc, pozice na Železném trůnu, RB p.16); nastavení tiebreak=faq: území na pevnině, zásobování, pozice na Železném trůnu (FAQ2).
WS-RULING-120 = Vítězství se zjišťuje (a) po všech přesunech pochodu bez boje a po žetonech moci, před jeho bitvou; (b) po úklidu bitvy a převzetí přístavu; (c) po každé jiné změně nadvlády v kterékoli fázi. RB p.16 (kdykoli). RI zjišťuje až po celém pochodu. Bitva, kterou konec předběhne, se nekoná: její jednotky se vrátí tam, odkud vyšly, pokud tím nikdo nezíská oblast, jinak opustí plán.

## Co knihy nechávají otevřené

WS-RULING-121 = Zima přichází: zamíchá se všech deset karet balíčku, i vyhodnocené; pak se otočí nová. Vyhodnocené karty Westerosu leží do té doby lícem nahoru vedle svého balíčku.
WS-RULING-122 = Pořadí s bitevní vřavou: odkrytí karet rodu, rušící schopnosti, ostatní okamžité; kartu vřavy dobere útočník, pak obránce; držitel meče smí svou vyměnit; karty se odkryjí; držitel smí meč použít na +1, nebyl-li použit; součty.
WS-RULING-123 = Útočník vyhraje, ale nezbude mu jednotka (lebka): obránci ustoupí jako poražení, jejich rozkaz, žeton a kasárna zmizí jako po každé prohře a oblast nepatří nikomu (domovské území svému rodu).
WS-RULING-124 = Obránce vyhraje a nezbude mu jednotka: jeho rozkaz zmizí, žeton zůstane, útočníci ustoupí jako poražení.
WS-RULING-125 = Koho jedna strana odmítla, ten v této bitvě nesmí touž oblast nabídnout druhé straně.
WS-RULING-126 = Pochod proti neutrálním vojskům: přesun je dovolen, jen když vlastní síla a všechna podpora, kterou by šlo dostat, dosáhnou čísla na žetonu; nestačí-li pak podpora, jednotky zůstanou, kde byly, a nejsou poraženy, rozkaz je spotřebován a ostatní přesuny i ponechaný žeton moci platí.
WS-RULING-127 = Plánování za nepřítomného: oblasti podle úrovně hradu, pak počtu jednotek, pak id; žetony v pořadí obrana, podpora, posilování, nájezd, pochod, normální před zvláštními, v mezích hvězdiček a zákazů.
WS-RULING-128 = Karty bitevní vřavy a žetony rozkazů mají id podle svých hodnot: tides-1-sword, tides-3, tides-skull; march-minus-1, march-0, march-plus-1, defense-1, defense-2, support-0, support-plus-1, raid, raid-special, power, power-special.

## Karty rodu, Westerosu, Divokých a bitevní vřavy

WS-CARD-STANNIS-BARATHEON = Stannis Baratheon: síla 4. +1 k síle, dokud je soupeř v této bitvě na ukazateli vlivu na Železný trůn výše než ty.
WS-CARD-RENLY-BARATHEON = Renly Baratheon: síla 3. Po výhře smíš povýšit na rytíře jednoho svého pěšáka, který bojoval nebo stál ve tvé oblasti, z níž přišla podpora.
WS-CARD-SER-DAVOS-SEAWORTH = Ser Davos Mořský: síla 2. +1 k síle a 1 meč, dokud Stannis Baratheon leží ve tvém odhazovacím balíčku.
WS-CARD-BRIENNE-OF-TARTH = Brienne z Tarthu: síla 2, 1 meč, 1 opevnění.
WS-CARD-SALLADHOR-SAAN = Salladhor Saan: síla 1. Máš-li v této bitvě podporu, mají všechny cizí lodě sílu 0, ať stojí na kterékoli straně.
WS-CARD-MELISANDRE = Melisandre: síla 1, 1 meč.
WS-CARD-PATCHFACE = Strakoš: síla 0. Po bitvě, vyhrané i prohrané, si smíš prohlédnout soupeřovy karty v ruce a jednu z nich odhodit.
WS-CARD-TYWIN-LANNISTER = Tywin Lannister: síla 4. Po výhře získej 2 žetony moci.
WS-CARD-SER-GREGOR-CLEGANE = Ser Gregor Clegane: síla 3, 3 meče.
WS-CARD-SER-JAIME-LANNISTER = Ser Jaime Lannister: síla 2, 1 meč.
WS-CARD-THE-HOUND = Ohař: síla 2, 2 opevnění.
WS-CARD-SER-KEVAN-LANNISTER = Ser Kevan Lannister: síla 1. Když útočíš, má každý tvůj pěšák v útoku nebo ve tvé oblasti, která útok podporuje, sílu 2.
WS-CARD-TYRION-LANNISTER = Tyrion Lannister: síla 1. Smíš ihned vrátit soupeřovu kartu do jeho ruky; soupeř musí odkrýt jinou, a nemá-li žádnou, bojuje bez karty.
WS-CARD-CERSEI-LANNISTER = Cersei Lannister: síla 0. Po výhře smíš odstranit jeden rozkaz poraženého soupeře kdekoli mimo napadenou oblast.
WS-CARD-EDDARD-STARK = Eddard Stark: síla 4, 2 meče.
WS-CARD-ROBB-STARK = Robb Stark: síla 3. Po výhře smíš určit, kam soupeřovy jednotky ustoupí: do přípustné oblasti, která soupeře stojí nejméně jednotek.
WS-CARD-ROOSE-BOLTON = Roose Bolton: síla 2. Po prohře si vezmi celý svůj odhazovací balíček zpět do ruky, i s touto kartou.
WS-CARD-GREATJON-UMBER = Greatjon Umber: síla 2, 1 meč.
WS-CARD-SER-RODRICK-CASSEL = Ser Rodrick Cassel: síla 1, 2 opevnění.
WS-CARD-THE-BLACKFISH = Černá ryba: síla 1. V této bitvě nepřijdeš o žádnou jednotku kvůli mečům, lebkám ani schopnostem karet.
WS-CARD-CATELYN-STARK = Catelyn Stark: síla 0. Bonus tvého rozkazu obrany v napadené oblasti je dvojnásobný.
WS-CARD-EURON-CROWS-EYE = Euron Vraní oko: síla 4, 1 meč.
WS-CARD-VICTARION-GREYJOY = Victarion Greyjoy: síla 3. Když útočíš, má každá tvoje loď v útoku nebo ve tvé oblasti, která útok podporuje, sílu 2.
WS-CARD-BALON-GREYJOY = Balon Greyjoy: síla 2. Síla vytištěná na soupeřově kartě se počítá jako 0.
WS-CARD-THEON-GREYJOY = Theon Greyjoy: síla 2. +1 k síle a 1 meč, když bráníš oblast s hradem nebo pevností.
WS-CARD-DAGMAR-CLEFTJAW = Dagmar Cleftjaw: síla 1, 1 meč, 1 opevnění.
WS-CARD-ASHA-GREYJOY = Asha Greyjoy: síla 1. 2 meče a 1 opevnění, dokud tě v této bitvě nikdo nepodporuje.
WS-CARD-AERON-DAMPHAIR = Aeron Damphair: síla 0. Smíš ihned zahodit 2 žetony moci: odhoď tuto kartu a odkryj místo ní jinou z ruky.
WS-CARD-MACE-TYRELL = Mace Tyrell: síla 4. Jeden soupeřův útočící nebo bránící pěšák je ihned zničen.
WS-CARD-SER-LORAS-TYRELL = Ser Loras Tyrell: síla 3. Když útočíš a vyhraješ, přesune se tvůj rozkaz pochodu do dobyté oblasti a v tomto kole ho lze vyhodnotit ještě jednou.
WS-CARD-RANDYLL-TARLY = Randyll Tarly: síla 2, 1 meč.
WS-CARD-SER-GARLAN-TYRELL = Ser Garlan Tyrell: síla 2, 2 meče.
WS-CARD-MARGAERY-TYRELL = Margaery Tyrell: síla 1, 1 opevnění.
WS-CARD-ALESTER-FLORENT = Alester Florent: síla 1, 1 opevnění.
WS-CARD-QUEEN-OF-THORNS = Královna trnů: síla 0. Ihned odstraň jeden soupeřův rozkaz v oblasti sousedící s napadenou, ne však pochod, kterým bitva začala.
WS-CARD-THE-RED-VIPER = Rudá zmije: síla 4, 2 meče, 1 opevnění.
WS-CARD-AREO-HOTAH = Areo Hotah: síla 3, 1 opevnění.
WS-CARD-DARKSTAR = Temná hvězda: síla 2, 1 meč.
WS-CARD-OBARA-SAND = Obara Sand: síla 2, 1 meč.
WS-CARD-ARIANNE-MARTELL = Arianne Martell: síla 1. Když bráníš a prohraješ, útočníci zůstanou tam, odkud přišli; tvoje jednotky přesto ustoupí.
WS-CARD-NYMERIA-SAND = Nymeria Sand: síla 1. 1 meč, když útočíš; 1 opevnění, když bráníš.
WS-CARD-DORAN-MARTELL = Doran Martell: síla 0. Ihned zvol ukazatel vlivu: soupeř na něm klesne na poslední pozici.
WS-CARD-TIDES-0 = Karta bitevní vřavy: síla 0, žádný symbol.
WS-CARD-TIDES-1-SWORD = Karta bitevní vřavy: síla 1, 1 meč.
WS-CARD-TIDES-1-TOWER = Karta bitevní vřavy: síla 1, 1 opevnění.
WS-CARD-TIDES-2 = Karta bitevní vřavy: síla 2, žádný symbol.
WS-CARD-TIDES-3 = Karta bitevní vřavy: síla 3, žádný symbol.
WS-CARD-TIDES-SKULL = Karta bitevní vřavy: síla 0, 1 lebka: druhá strana přijde o jednotku, ať zvítězí kdokoli.
WS-CARD-LAST-DAYS-OF-SUMMER = Poslední dny léta: Nic se nestane.
WS-CARD-WINTER-IS-COMING = Zima přichází: Celý tento balíček se ihned zamíchá a otočí se z něj jiná karta.
WS-CARD-SUPPLY = Zásobování: Každý rod popořadě nastaví zásobování podle symbolů ve svých oblastech (nejvýše 6) a odstraní jednotky, které přesahují limit.
WS-CARD-MUSTERING = Verbování: Každý rod popořadě verbuje ve všech svých oblastech s hradem (1 bod) nebo pevností (2 body).
WS-CARD-A-THRONE-OF-BLADES = Trůn z čepelí: Držitel Železného trůnu zvolí Zásobování, Verbování, nebo nic.
WS-CARD-GAME-OF-THRONES = Hra o trůny: Každý rod získá 1 žeton moci za každý symbol moci ve svých oblastech a za každý svůj přístav s vlastní lodí, nejsou-li v přilehlém moři nepřátelské lodě.
WS-CARD-CLASH-OF-KINGS = Střet králů: Všechny rody vsadí moc o nové pozice na ukazatelích vlivu: na Železný trůn, pak na poddané a nakonec na královskou radu.
WS-CARD-DARK-WINGS-DARK-WORDS = Temná křídla, temná slova: Držitel poštovního havrana zvolí Střet králů, Hru o trůny, nebo nic.
WS-CARD-PUT-TO-THE-SWORD = Padnout mečem: Držitel meče z valyrijské oceli zvolí pro toto kolo: bez rozkazů obrany, bez rozkazů pochodu +1, nebo nic.
WS-CARD-STORM-OF-SWORDS = Bouře mečů: V tomto kole nelze umístit rozkazy obrany.
WS-CARD-RAINS-OF-AUTUMN = Podzimní deště: V tomto kole nelze umístit rozkaz pochodu +1.
WS-CARD-SEA-OF-STORMS = Moře bouří: V tomto kole nelze umístit rozkazy nájezdu.
WS-CARD-WEB-OF-LIES = Pavučina lží: V tomto kole nelze umístit rozkazy podpory.
WS-CARD-FEAST-FOR-CROWS = Hostina pro vrány: V tomto kole nelze umístit rozkazy posilování.
WS-CARD-WILDLINGS-ATTACK = Útok Divokých: Divocí zaútočí silou podle svého ukazatele.
WS-CARD-SILENCE-AT-THE-WALL = Ticho na Zdi: Nic se nestane, ať zvítězí kdokoli.
WS-CARD-PREEMPTIVE-RAID = Preventivní nájezd: Zvítězí-li Noční hlídka: ihned přijde druhý útok se silou 6, bez rodu, který vsadil nejvíce. Zvítězí-li Divocí: rod, který vsadil nejméně, přijde o 2 jednotky, nebo klesne o 2 pozice na ukazateli vlivu, kde stojí nejvýše; ostatních se postih netýká.
WS-CARD-CROW-KILLERS = Zabijáci vran: Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, smí povýšit až 2 pěšáky na rytíře. Zvítězí-li Divocí: rod, který vsadil nejméně, nahradí všechny své rytíře pěšáky, ostatní 2; rytíři, na které pěšák nezbude, jsou zničeni.
WS-CARD-RATTLESHIRTS-RAIDERS = Nájezdníci Pána kostí: Zvítězí-li Noční hlídka: rodu, který vsadil nejvíce, stoupne zásobování o 1. Zvítězí-li Divocí: rodu, který vsadil nejméně, klesne o 2, ostatním o 1, a armády musí limitu hned vyhovět.
WS-CARD-MASSING-ON-THE-MILKWATER = Shromáždění u Mléčné řeky: Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, si vezme všechny odhozené karty rodu zpět. Zvítězí-li Divocí: kdo má v ruce aspoň dvě karty, odhodí – rod, který vsadil nejméně, všechny své nejsilnější, ostatní jednu podle vlastní volby.
WS-CARD-A-KING-BEYOND-THE-WALL = Král za Zdí: Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, se přesune na pozici 1 ukazatele vlivu podle své volby. Zvítězí-li Divocí: rod, který vsadil nejméně, klesne na poslední pozici všech tří ukazatelů, ostatní na ukazateli vlivu na poddané, nebo na královskou radu.
WS-CARD-MAMMOTH-RIDERS = Jezdci na mamutech: Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, si smí vzít zpět jednu odhozenou kartu rodu. Zvítězí-li Divocí: rod, který vsadil nejméně, přijde o 3 jednotky, ostatní o 2.
WS-CARD-THE-HORDE-DESCENDS = Příval hordy: Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, smí verbovat v jedné své oblasti s hradem nebo pevností. Zvítězí-li Divocí: rod, který vsadil nejméně, přijde o 2 jednotky v jedné takové oblasti (nemá-li v žádné dvě, pak kdekoli), ostatní o 1 jednotku.
WS-CARD-SKINCHANGER-SCOUT = Zvěd měničů kůže: Zvítězí-li Noční hlídka: rod, který vsadil nejvíce, dostane svou sázku zpět. Zvítězí-li Divocí: rod, který vsadil nejméně, přijde o veškerou dostupnou moc, ostatní o 2 žetony moci.
WS-RULING-129 = Preventivní nájezd, nejnižší sázka: postih, který by rod nic nestál, nelze zvolit, pokud ho ten druhý něco stojí. Rod bez jednotek klesne na ukazateli; rod, který je na všech ukazatelích poslední, přijde o jednotky; má-li jednu, přijde o ni.
