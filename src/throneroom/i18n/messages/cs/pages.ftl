# Stránky, které kreslí sám server.

start-lead = Hry plné intrik pro přátele i boty, s přesnými pravidly, která se umějí vysvětlit. Toto je herní server.
start-games = Hry
start-players = { $least } až { $most } hráčů
start-terminal = Hra v terminálu
start-terminal-how = Ve složce programu spustí hru proti botům kterýkoli z těchto příkazů:
start-programs = Pro programy
start-programs-how = Všechno jde přes API: zakládat partie, sedat ke stolu, hrát, mluvit a stahovat záznamy.
start-reference = Všechny operace API

api-title = API Throneroomu
api-lead = Každá operace, co přijímá a jak může být odmítnuta. Texty operací jsou anglicky.
api-signing-in = Stačí jméno: POST /api/guests nastaví cookie. Programy posílají osobní token jako Authorization: Bearer. S cookie musí požadavky, které něco mění, přijít z vlastních stránek serveru, nebo nést hlavičku X-Throneroom: 1.
api-live = WS /api/matches/ID/live posílá po každé změně celý balíček; /stream totéž jako řádky JSON.
api-parameters = V adrese
api-body = V těle (JSON)
api-needed = povinné
api-answers = Odpovědi
