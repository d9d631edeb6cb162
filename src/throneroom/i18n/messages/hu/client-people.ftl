# Valaki némítása, letiltása és bejelentése.

people-mute = Némítás
people-unmute = Némítás feloldása
people-block = Letiltás…
people-block-note = Egyetlen játszmában sem látod többé, amit { $name } ír, és a te játszmáidban nem kap helyet. Erről csak akkor értesül, ha ott akar leülni. A fiókod oldalán visszavonhatod.
people-block-sure = { $name } letiltása
people-report = Bejelentés…
people-report-what = Mi a baj? ({ $name })
people-report-note = A kiszolgáló adminisztrátorai olvassák el, a játszma adott pontjával együtt. Más nem tud róla.
people-report-send = Bejelentés elküldése
people-reported = Köszönjük. Az adminisztrátorok megkapták a bejelentésedet.
people-gone = valaki, aki már elment
blocked-title = Akiket letiltottál
blocked-none = Senkit sem tiltottál le.
blocked-end = Letiltás feloldása
