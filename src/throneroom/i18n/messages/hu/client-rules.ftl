# A játékok röviden, a szabályok oldalán.

how = Hogyan játsszuk
goal = Cél
round = Menete
end = A játék vége
contents = Minden szabály témák szerint
folded = { $count ->
   *[other] { $count } szabály
}
unfold = Az összes kinyitása
fold = Az összes becsukása
none = Ilyen szabály nincs. Próbálj más szót vagy egy szabály számát.

bloody-throne-goal = Hat forduló alatt gyűjtsd a legtöbb befolyáspontot. Mindenkinek egy ház tíz lapja van; közülük három, a véletlen szerint, kimarad a játékból.
bloody-throne-round = Először mindenki sorban letesz egy lapot képpel lefelé: a közös sor valamelyik végére vagy egy saját, nem fedett lapjára. Utána a sort lapról lapra hajtjátok végre. A képpel lefelé lévő lapot a gazdája vagy otthagyja, és az kap egy pontot, vagy felfedi: a rajta lévő pontok az övéi, és a képesség azonnal érvényesül. A karakterek felfedve maradnak, és minden fordulóban újra cselekszenek; a cselszövéseket használat után el kell dobni. Sok képesség kiiktat lapokat, és minden kiiktatás egy pontot ér. A lefedett lap nem tesz semmit, amíg újra szabaddá nem válik.
bloody-throne-end = A hatodik forduló után az győz, akinek a legtöbb pontja van; a lapokon maradt pontok elvesznek. Holtversenynél az nyer, akinek több lapja van a sorban.

iron-throne-goal = Elsőként legyen mind az öt befolyásjelződ más házak befolyástábláján.
iron-throne-round = Minden körben egy játékos a kihívó, és egy eseménykártya mondja meg, ki a védő. Mindketten egy-egy karaktert küldenek, a többiek pedig felajánlhatják a magukét valamelyik oldal támogatására. Aztán mindketten titokban letesznek egy lapot. Két viszály: a lap és az erő nagyobb összege győz. Két fegyverszünet: megegyeznek, vagy minden résztvevő veszít. Ha az egyik viszály, a másik fegyverszünet, az árulás: a viszály győz, de az elárult túszokat ejt. Ha a kihívó oldala győz, rajta mindenki befolyást terjeszt a védő házára; a védő győztes oldala lapokat húz és erőt helyez át. A vesztesek elveszítik az elküldött karakter erejének a felét, és az erő nélkül maradt karakter meghal.
iron-throne-end = A játék akkor is véget ér, ha egy ház minden karaktere halott. Ekkor az győz, aki a legtöbb befolyást terjesztette; egyenlőségnél osztoznak a győzelmen.

westeros-goal = Uralj hét tartományt, ahol város vagy vár áll, vagy legyen tíz forduló után neked a legtöbb.
westeros-round = A fordulót három Westeroskártya kezdi: utánpótlást, új egységeket, licitet a befolyási területekért vagy a vadakat hozzák. (Az első fordulóban nincsenek.) Utána mindenki titokban egy-egy parancsot ad minden tartománynak, ahol egysége van, és minden parancs egyszerre válik láthatóvá. Először a portyázások következnek, aztán a menetelések, végül a hatalomszerzések. A más által tartott tartományba vezető menetelés csata: összeadódnak az egységek, a parancsok, a támogatás és mindkét fél egy-egy házkártyája, egyenlő erőnél pedig a hűbéresek területén elfoglalt jobb hely dönt. A befolyási területek szabják meg azt is, ki jön előbb, és hány különleges parancsot adhat. Az utánpótlás korlátozza a seregek méretét.
westeros-end = Aki megszerzi a hetedik várost vagy várat, azonnal győz. Különben a tizedik forduló után az, akinek a legtöbb van; holtversenynél a várak, az utánpótlás, a hatalom és a Vastrón területén elfoglalt hely dönt, hacsak a játszmát nem másképp hozták létre.
# Under a card that does nothing by itself.
no-text = Nincs szövege.
