# A szerver saját oldalai.

start-lead = Cselszövős játékok barátoknak és botoknak, pontos szabályokkal, amelyek meg is magyarázzák magukat. Ez a játékszerver.
start-games = A játékok
start-players = { $least }–{ $most } játékos
start-terminal = Játék a terminálban
start-terminal-how = A program mappájában a következők bármelyike botok elleni játszmát indít:
start-programs = Programoknak
start-programs-how = Az API-n keresztül minden elérhető: játszmák létrehozása, leülés, játék, beszélgetés és a játszmafájlok letöltése.
start-reference = Az API összes művelete

api-title = A Throneroom API-ja
api-lead = Minden művelet: mit vár, és hogyan utasíthatja el a kérést. A műveletek leírása angol nyelvű.
api-signing-in = Elég egy név: a POST /api/guests sütit állít be. A programok személyes tokent küldenek Authorization: Bearer fejlécben. Sütivel a módosító kéréseknek a szerver saját oldaláról kell jönniük, vagy az X-Throneroom: 1 fejlécet kell hordozniuk.
api-live = A WS /api/matches/ID/live minden változás után teljes csomagot küld; a /stream ugyanezt JSON-sorokként.
api-parameters = A címben
api-body = A törzsben (JSON)
api-needed = kötelező
api-answers = Válaszok
