# Amit a szerver mond, ha egy kérést nem hajt végre.

problem-refused = A szabályok ezt nem engedik.
problem-not-found = Itt nincs semmi a számodra.
problem-not-stored = Nincs elmentve. Semmi sem változott; próbáld újra.
problem-stale-decision = Ez a döntés már nincs nyitva.
problem-wrong-state = A játszma ezt most nem engedi ({ $status }).
problem-seats-empty = Még van szabad hely.
problem-seat-taken = Ez a hely foglalt.
problem-key-reused = Ugyanez a kulcs korábban már valami mással érkezett.
problem-quarantined = A játszmát félretettük: a játszmafájlja ellentmondásos, vagy egy lépése nem ér véget.
problem-not-an-administrator = Ezt csak a kiszolgáló bejelentkezett adminisztrátorai tehetik meg.
problem-is-an-administrator = Adminisztrátort nem lehet kitiltani; előbb vedd el a jogát a throneroom admin --remove paranccsal.
problem-blocked = A játszma gazdája nem szeretne veled játszani.
problem-no-proposal = Most nem készíthető terv. Próbáld újra egy pillanat múlva.
problem-cannot-undo = Nincs mit visszavenni.
problem-not-signed-in = Előbb mondd meg, ki vagy.
problem-forbidden = Ez nem megengedett.
problem-foreign-origin = Más oldalakról nem fogadunk kéréseket.
problem-scope-missing = A tokennek nincs hozzá joga: { $scope }.
problem-bad-scope = Egy tokennek ezek a jogai lehetnek: { $known }.
problem-session-needed = Ezt egy token nem teheti meg. Jelentkezz be böngészőben.
problem-not-your-seat = Ez nem a te helyed.
problem-not-the-owner = Ezt csak a játszma létrehozója teheti meg.
problem-unknown-bot = Ezek a botok vannak: { $known }.
problem-too-many-seats = Több a hely, mint a játékos.
problem-bad-name = A név hossza 1–{ $most } karakter.
problem-bad-login = A felhasználónév hossza 3–128 karakter.
problem-bad-password = A jelszó hossza { $least }–{ $most } karakter.
problem-has-account = Már van fiókod.
problem-login-taken = Ez a felhasználónév már másé.
problem-wrong-password = A felhasználónév vagy a jelszó hibás.
problem-not-your-password = Ez nem a te jelszavad.
problem-no-account = Még nincs fiókod, így nincs megváltoztatható jelszavad.
problem-too-many = Túl sok kérés; próbáld újra { $seconds } másodperc múlva.
problem-server-busy = A szervernek túl sok dolga van; próbáld újra { $seconds } másodperc múlva.
problem-over-budget = { $budget ->
    [open_matches] { $most } befejezetlen játszmád van, vagy túl sok van a címedről; előbb zárj le egyet.
    [public_matches] { $most } nyilvános játszmád vár játékosokra, vagy a címedről van túl sok; előbb indíts el vagy mondj le egyet.
    [kept_uploads] Már { $most } feltöltésed van itt; előbb törölj egyet.
    [kept_bytes] A feltöltéseid az egy embernek járó összes helyet elfoglalják; előbb törölj egyet.
    [card_set_bytes] A játszmáid kártyakészletei az egy embernek járó összes helyet elfoglalják; használj egy meglévőt, vagy mondj le egy játszmát, amely még nem kezdődött el.
    [kept_mutes] Ebben a játszmában már { $most } embert némítottál el; előbb hallgass meg újra valakit közülük.
    [kept_tokens] Már { $most } tokened van; előbb vonj vissza egyet.
    [open_reports] Már { $most } bejelentésed vár elolvasásra; várd meg, míg valaki foglalkozik velük.
    [kept_blocks] Már { $most } embert letiltottál; előbb oldd fel valamelyikük tiltását.
    [sockets] A játszma túl sok ablakban van nyitva; előbb zárj be egyet.
    [streams] Túl sok adatfolyam van nyitva; előbb zárj be egyet.
   *[other] Egyszerre túl sok; várj egy kicsit.
}
problem-server-full = A szerver megtelt; próbáld meg később.
problem-said-already = Ezt épp most mondtad.
problem-empty-message = Az üzenet üres.
problem-long-message = Az üzenet legfeljebb { $most } karakter lehet.
problem-no-whispers = Ebben a játékban nincsenek magánbeszélgetések.
problem-no-choice = Hiányzik a választás.
problem-bad-beginning = Így nem kezdődik választás: { $text }
problem-bad-request = A kérés nem érthető.
problem-wrong-method = Ezen a módon ez nem lehetséges.
problem-too-large = A kérés túl nagy.
problem-wrong-media = A kérések JSON formátumúak.
problem-defect = Nálunk van a hiba. A lépéseidből semmi sem veszett el.
problem-bad-pace = A tempó lehet időkorlát nélküli, élő vagy napokra osztott ({ $days }).
problem-rematch-begun = A többiek már nélküled kezdték el az új játszmát.
problem-left-seat = Ezen a helyen bot játszik helyetted. Előbb vedd vissza.
problem-gave-up-seat = Ebben a játszmában már lemondtál egy helyről, ezért másikat nem kaphatsz.
problem-no-latecomers = Ebben a játszmában későn érkező nem veheti át bot helyét. Kérj helylinket a tulajdonostól.
problem-too-many-latecomers = Ebben a játszmában túl sokszor cseréltek gazdát a helyek. Kérj helylinket a tulajdonostól.
problem-not-absent = Ez a játékos itt van, vagy még nincs elég régóta távol.
problem-not-awaited = Erre a játékosra senki sem vár.
problem-still-thinking = Ez a játékos itt van, és gondolkodhat. Ha addig nem történik semmi, { $minutes } perc múlva játszhat helyette bot.
problem-nudged-already = Ezt a játékost ennél a döntésnél már megböktétek.
problem-other-person = Ezzel a linkkel ebben a böngészőben más játszana; eddig { $name } játszik itt. Erősítsd meg, hogy ezt akarod, vagy előbb jelentkezz ki.
problem-sits-already = Már van helyed ebben a játszmában.
problem-muted = A játszma létrehozója elnémított.
problem-bad-record = Hiba a játszmafájlban, sor: { $line }.
problem-long-record = Egy játszmafájl legfeljebb { $lines } sor lehet, soronként legfeljebb { $signs } karakterrel.
problem-secret-link = Az üzenetben nem lehet titkos link: aki elolvassa, leülhetne a helyedre.
problem-time-is-up = Erre már lejárt az időd. A helyetted hozott döntés helyett még választhatsz mást.
problem-bad-push = Ez nem olyan feliratkozás, amelynek szolgáltatóját ez a szerver ismeri.
problem-bad-channel = Egyetlen címet adj meg e szolgáltatások egyikénél: { $known }.
problem-no-mail = Ez a szerver nem küld e-mailt.
problem-bad-mail = Ez nem e-mail-cím.
problem-mail-unconfirmed = Előbb erősítsd meg az e-mail-címedet az oda küldött linkkel.
problem-bad-quiet = A csendes időnek van kezdete és vége (két különböző óra, 0–23) és időzónája.
problem-bad-kind = Ezekről kaphatsz értesítést: { $known }.
problem-no-channel = Előbb mondd meg, hová menjenek az értesítések.
problem-notice-not-sent = Az értesítést nem sikerült kézbesíteni. Ellenőrizd a címet.

# Értesítések napokra osztott játszmákról annak, aki nincs az asztalnál. Csak nyilvános adatok.

picture-takes = { $count ->
    [one] A trón új ura: { $winners }
   *[other] A trón új urai: { $winners }
}
notice-turn = Te jössz.
notice-start = A játszma elkezdődött.
notice-start-turn = A játszma elkezdődött, és te jössz.
notice-end = A játszma véget ért.
notice-abandoned = A játszma eredmény nélkül leállt.
notice-message = Új üzenet van a játszmában.
notice-nudge = A többiek rád várnak.
notice-kept = Túl sokáig nem voltál itt; bot játszik helyetted, amíg vissza nem jössz.
notice-rematch = A többiek újra játszanának.
notice-test = Az értesítések működnek.
notice-off = Értesítések kikapcsolása: { $link }
notice-off-ask = Nem kérsz több értesítést?
notice-off-button = Kikapcsolás
notice-off-done = Az értesítések ki vannak kapcsolva.

mail-confirm = Erősítsd meg az e-mail-címedet
mail-confirm-how = Valaki azt kérte, hogy ide érkezzenek a Throneroom értesítései. Ha te voltál, nyisd meg ezt az oldalt, és erősítsd meg (egy napon belül):
mail-reset = Új jelszó
mail-reset-how = Valaki új jelszót kért a Throneroomban. Ha te voltál, nyisd meg ezt az oldalt, és válassz egyet (egy órán belül):
mail-not-you = Ha nem te voltál, ne tegyél semmit: semmi sem változik.

# Amit a kiszolgáló mond az asztalnál.

told-left = { $player } botra hagyta a helyét ({ $seat }), és bármikor visszajöhet.
told-back = { $player } visszajött, és tovább játszik ({ $seat }).
told-kept = { $player } nincs itt. { $by } kérésére bot játszik helyette ({ $seat }), amíg vissza nem jön.
told-late = { $player } ideje lejárt. Bot játszik helyette ({ $seat }), amíg vissza nem jön.
told-nudged = { $by } megbökte őt: { $player } ({ $seat }).
told-gave-up = { $player } lemondott a helyéről ({ $seat }). Bot játszik tovább.
told-given = { $by } botnak adta ezt a helyet: { $seat }. { $player } már nem játszik.
told-wanted = { $by } azt szeretné, hogy { $player } helyett bot játsszon ({ $seat }). Ez akkor történik meg, ha a többiek mind ezt akarják.
told-agreed = A többiek mind egyetértettek: { $player } helyett bot játszik ({ $seat }).
told-agreed-kept = A többiek mind egyetértettek: { $player } helyett bot játszik ({ $seat }), amíg vissza nem veszi a helyét.
told-declined = { $player } ezúttal nem játszik.
told-owns = { $by } régóta nincs itt, ezért a játszma indításáról most { $player } gondoskodik.
told-plays-on = { $player } nem akarja abbahagyni. A játszma folytatódik.
told-inherits = A játszma gazdája most { $player }.
told-took-over = { $player } átvette egy bot helyét ({ $seat }).
told-exchanged = { $player } másik botra cserélte az eddigit ({ $seat }).
told-took-from = { $by } helyett mostantól { $player } játszik ({ $seat }).
