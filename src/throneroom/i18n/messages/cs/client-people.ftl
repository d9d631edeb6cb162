# Ztlumení, zablokování a nahlášení někoho.

people-mute = Ztlumit
people-unmute = Zrušit ztlumení
people-block = Zablokovat…
people-block-note = V žádné partii už neuvidíš, co píše { $name }, a ve tvých partiích tento hráč nedostane místo. Dozví se to, jen když si tam bude chtít sednout. Vrátit to můžeš na stránce svého účtu.
people-block-sure = Zablokovat: { $name }
people-report = Nahlásit…
people-report-what = Co je špatně? ({ $name })
people-report-note = Přečtou si to správci tohoto serveru i s místem v partii. Nikdo jiný se to nedozví.
people-report-send = Odeslat hlášení
people-reported = Děkujeme. Správci tvoje hlášení dostali.
people-gone = někdo, kdo už odešel
blocked-title = Koho blokuješ
blocked-none = Nikoho neblokuješ.
blocked-end = Odblokovat
