# The pages the server draws itself.

start-lead = Games of intrigue for friends and bots, with exact rules that explain themselves. This is the game server.
start-games = The games
start-players = { $least } to { $most } players
start-terminal = Play in the terminal
start-terminal-how = In the folder of the program, either of these starts a game against bots:
start-programs = For programs
start-programs-how = Everything can be done over the API: set up matches, take seats, play, talk, and fetch records.
start-reference = All operations of the API

api-title = The API of Throneroom
api-lead = Every operation, what it takes and how it can be refused. The texts of the operations are in English.
api-signing-in = A name is enough: POST /api/guests sets a cookie. Programs send a personal token as Authorization: Bearer. With a cookie, requests that change something come from the server's own pages or carry the header X-Throneroom: 1.
api-live = WS /api/matches/ID/live sends a whole packet after every change; /stream does the same as lines of JSON.
api-parameters = In the address
api-body = In the body (JSON)
api-needed = needed
api-answers = Answers
