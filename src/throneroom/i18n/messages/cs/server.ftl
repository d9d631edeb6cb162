# Co server říká, když požadavek neprovede.

problem-refused = Pravidla to nedovolují.
problem-not-found = Tady pro tebe nic není.
problem-not-stored = Neuloženo. Nic se nezměnilo; zkus to znovu.
problem-stale-decision = Toto rozhodnutí už není otevřené.
problem-wrong-state = Partie to teď nedovoluje ({ $status }).
problem-seats-empty = Některé místo je ještě volné.
problem-seat-taken = Toto místo je obsazené.
problem-key-reused = Stejný klíč už byl poslán s něčím jiným.
problem-quarantined = Partie byla odložena: její záznam nesouhlasí, nebo v ní některý tah nemá konce.
problem-not-an-administrator = To smějí jen správci tohoto serveru, přihlášení vlastním sezením.
problem-is-an-administrator = Správce nelze vyloučit; nejdřív mu právo odeber příkazem throneroom admin --remove.
problem-blocked = Zakladatel této partie s tebou hrát nechce.
problem-no-proposal = Plán teď nelze sestavit. Zkus to za chvíli znovu.
problem-cannot-undo = Není co vrátit.
problem-not-signed-in = Nejdřív řekni, kdo jsi.
problem-forbidden = To není dovoleno.
problem-foreign-origin = Požadavky z jiných stránek se nepřijímají.
problem-scope-missing = Token k tomu nemá právo: { $scope }.
problem-bad-scope = Token může mít tato práva: { $known }.
problem-session-needed = Tohle token nesmí. Přihlas se v prohlížeči.
problem-not-your-seat = Toto není tvé místo.
problem-not-the-owner = To může jen zakladatel partie.
problem-unknown-bot = K dispozici jsou tito boti: { $known }.
problem-too-many-seats = Míst je víc než hráčů.
problem-bad-name = Jméno má 1 až { $most } znaků.
problem-bad-login = Přihlašovací jméno má 3 až 128 znaků.
problem-bad-password = Heslo má { $least } až { $most } znaků.
problem-has-account = Účet už máš.
problem-login-taken = Toto přihlašovací jméno má někdo jiný.
problem-wrong-password = Přihlašovací jméno nebo heslo není správné.
problem-not-your-password = Tohle není tvoje heslo.
problem-no-account = Zatím nemáš účet, takže není jaké heslo měnit.
problem-too-many = Příliš mnoho požadavků; zkus to znovu za { $seconds } { $seconds ->
    [one] sekundu
    [few] sekundy
   *[other] sekund
}.
problem-server-busy = Server má příliš mnoho práce; zkus to znovu za { $seconds } { $seconds ->
    [one] sekundu
    [few] sekundy
   *[other] sekund
}.
problem-over-budget = { $budget ->
    [open_matches] Máš { $most } neskončených partií, nebo jich je příliš mnoho z tvé adresy; nejdřív některou ukonči.
    [public_matches] Máš { $most } veřejných partií, které čekají na hráče, nebo jich je příliš mnoho z tvé adresy; nejdřív některou začni nebo zruš.
    [kept_uploads] Máš tu už { $most } nahraných záznamů; nejdřív některý smaž.
    [kept_bytes] Tvoje nahrané záznamy zabírají všechno místo pro jednoho člověka; nejdřív některý smaž.
    [card_set_bytes] Sady karet tvých partií zabírají všechno místo pro jednoho člověka; použij některou, kterou už máš, nebo zruš partii, která ještě nezačala.
    [kept_mutes] V této partii máš ztlumených už { $most } lidí; nejdřív někoho z nich zase poslouchej.
    [kept_tokens] Máš už { $most } tokenů; nejdřív některý zruš.
    [open_reports] Na přečtení už čeká { $most } tvých hlášení; počkej, než je někdo vyřídí.
    [kept_blocks] Blokuješ už { $most } lidí; nejdřív někoho z nich přestaň blokovat.
    [sockets] Partie je otevřená v příliš mnoha oknech; nejdřív některé zavři.
    [streams] Je otevřeno příliš mnoho proudů dat; nejdřív některý zavři.
   *[other] Příliš mnoho najednou; chvíli počkej.
}
problem-server-full = Server je plný; zkus to později.
problem-said-already = To už jednou zaznělo.
problem-empty-message = Zpráva je prázdná.
problem-long-message = Zpráva má nejvýš { $most } znaků.
problem-no-whispers = V této hře nejsou soukromé rozhovory.
problem-no-choice = Volba chybí.
problem-bad-beginning = Takto žádná volba nezačíná: { $text }
problem-bad-request = Požadavku nelze porozumět.
problem-wrong-method = Tímto způsobem to nejde.
problem-too-large = Požadavek je příliš velký.
problem-wrong-media = Požadavky jsou ve formátu JSON.
problem-defect = Chyba je na naší straně. Nic z tvých tahů se neztratilo.
problem-bad-pace = Tempo je bez limitu, naživo, nebo po dnech ({ $days }).
problem-rematch-begun = Ostatní už začali hrát znovu bez tebe.
problem-left-seat = Toto místo za tebe drží bot. Nejdřív si ho vezmi zpět.
problem-gave-up-seat = V této partii už máš jedno místo za sebou, proto nemůžeš dostat jiné.
problem-no-latecomers = V této partii nikdo, kdo přijde pozdě, nemůže nahradit bota. Požádej majitele o odkaz na místo.
problem-too-many-latecomers = Místa v této partii už změnila hráče příliš často. Požádej majitele o odkaz na místo.
problem-not-absent = Tento hráč je tady, nebo ještě není pryč dost dlouho.
problem-not-awaited = Na tohoto hráče se nečeká.
problem-still-thinking = Tento hráč je tady a může si to rozmyslet. Pokud se nic nestane, bot za něj může hrát za { $minutes } { $minutes ->
        [one] minutu
        [few] minuty
       *[other] minut
    }.
problem-nudged-already = Tento hráč už byl kvůli tomuto rozhodnutí popostrčen.
problem-other-person = S tímto odkazem by v tomto prohlížeči hrál někdo jiný; zatím tu hraje { $name }. Potvrď, že to chceš, nebo se nejdřív odhlas.
problem-sits-already = V této partii už místo máš.
problem-muted = Zakladatel partie tě ztlumil.
problem-bad-record = Záznam má chybu na řádku { $line }.
problem-long-record = Záznam má nejvýš { $lines } řádků a každý nejvýš { $signs } znaků.
problem-secret-link = Zpráva nesmí obsahovat tajný odkaz: kdo by ho četl, mohl by si sednout na tvoje místo.
problem-time-is-up = Tvůj čas na toto rozhodnutí vypršel. Místo volby, která padla za tebe, můžeš ještě zvolit jinak.
problem-bad-push = Toto není odběr u služby pro oznámení, kterou tento server zná.
problem-bad-channel = Zadej jednu adresu u některé z těchto služeb, nic víc: { $known }.
problem-no-mail = Tento server e-maily neposílá.
problem-bad-mail = To není e-mailová adresa.
problem-mail-unconfirmed = Nejdřív potvrď svou e-mailovou adresu odkazem, který na ni přišel.
problem-bad-quiet = Tichý čas má začátek a konec (dvě různé hodiny, 0 až 23) a časové pásmo.
problem-bad-kind = Upozornit tě lze na: { $known }.
problem-no-channel = Nejdřív řekni, kam se mají upozornění posílat.
problem-notice-not-sent = Upozornění se nepodařilo doručit. Zkontroluj adresu.

# Upozornění k partiím hraným po dnech pro toho, kdo u stolu není. Jen veřejné údaje.

picture-takes = { $count ->
    [one] Trůn: { $winners }
    [few] O trůn se dělí { $winners }
   *[other] O trůn se dělí { $winners }
}
notice-turn = Jsi na tahu.
notice-start = Partie začala.
notice-start-turn = Partie začala a jsi na tahu.
notice-end = Partie skončila.
notice-abandoned = Partie byla ukončena bez výsledku.
notice-message = V partii je nová zpráva.
notice-nudge = Ostatní na tebe čekají.
notice-kept = Byla to dlouhá nepřítomnost; než se vrátíš, hraje za tebe bot.
notice-rematch = Ostatní chtějí hrát znovu.
notice-test = Upozornění fungují.
notice-off = Vypnout upozornění: { $link }
notice-off-ask = Už nechceš dostávat upozornění?
notice-off-button = Vypnout
notice-off-done = Upozornění jsou vypnutá.

mail-confirm = Potvrď svou e-mailovou adresu
mail-confirm-how = Někdo požádal, aby sem chodila upozornění z Throneroomu. Pokud jsi to ty, otevři tuto stránku a potvrď to (do jednoho dne):
mail-reset = Nové heslo
mail-reset-how = Někdo požádal v Throneroomu o nové heslo. Pokud jsi to ty, otevři tuto stránku a zvol si ho (do hodiny):
mail-not-you = Pokud to nejsi ty, nedělej nic: nic se nezmění.

# Co server říká v rozhovoru u stolu.

told-left = Za hráče { $player } hraje bot ({ $seat }). Hráč se může kdykoli vrátit.
told-back = Hráč { $player } je zpět a hraje dál ({ $seat }).
told-kept = Hráč { $player } je pryč. Na přání hráče { $by } za něj hraje bot ({ $seat }), dokud se nevrátí.
told-late = Hráči { $player } vypršel čas. Hraje za něj bot ({ $seat }), dokud se nevrátí.
told-nudged = { $by } popohání hráče { $player } ({ $seat }).
told-gave-up = Hráč { $player } se vzdal místa ({ $seat }). Dál hraje bot.
told-given = Místo ({ $seat }) teď patří botovi, rozhodl o tom hráč { $by }. { $player } už nehraje.
told-wanted = { $by } chce, aby místo hráče { $player } hrál bot ({ $seat }). Stane se to, až to budou chtít všichni ostatní.
told-agreed = Všichni ostatní souhlasili: místo hráče { $player } hraje bot ({ $seat }).
told-agreed-kept = Všichni ostatní souhlasili: za hráče { $player } hraje bot ({ $seat }), dokud si místo nevezme zpět.
told-declined = { $player } tentokrát nehraje.
told-owns = { $by } tu dlouho není, o začátek partie se teď stará { $player }.
told-plays-on = { $player } nechce skončit. Partie pokračuje.
told-inherits = O tuto partii se teď stará { $player }.
told-took-over = { $player } hraje místo bota ({ $seat }).
told-exchanged = { $player } sem posílá jiného bota ({ $seat }).
told-took-from = { $player } teď hraje místo hráče { $by } ({ $seat }).
