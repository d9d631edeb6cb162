# Replays and results in the browser client.

moment = Moment of the game
controls = Playing the replay
at = Move { $ply } of { $all }
to-start = To the start (Home)
back = One move back (←)
play = Play (Space)
pause = Pause (Space)
forward = One move on (→)
to-end = To the end (End)
# The next mark on the line; $measure: what is counted there.
to-mark = { $measure ->
    [encounters] Next decided encounter (E)
    [fights] Next decided fight (E)
    [eliminations] Next elimination (E)
   *[other] Next mark (E)
}
to-table = To the match
speed = Speed
seen-by = Seen by
public = everybody (public)
all = nothing hidden
link = Link to this moment
copied = Link copied
round = Go to a round
why = Why: { $line }
beginning = The beginning
unseen = { $seat } has chosen; nothing happened that can be seen from here.
unseen-chance = Nothing happened that can be seen from here.
banner-public = Finished game: what everybody could see.
banner-all = Finished game: nothing is hidden.
banner-seat = Finished game: what { $seat } saw then.
results = Results
below = Standings and story below
final-table = Final standings
rank = Place
tie-break = What broke the tie
rules-of-end = The rules that decided
# The few moments that mattered most; $seat: whose they were, $amount: how much of what counts.
turning-points = Turning points
turning = { $kind ->
    [lead] { $seat } takes the lead
    [won] { $seat } gains { $amount }
   *[lost] { $seat } loses { $amount }
}
in-round = { $game ->
   *[other] Round { $round }
}
story = The story of the match
by-round = from round to round
more-plots = { $count ->
    [one] { $count } more plot
   *[other] { $count } more plots
}
plot-summary = { $title }. In the end: { $values }.
place-note = (1 is the best)
axis-round = { $game ->
   *[other] round
}
as-table = As a table
after-round = { $game ->
   *[other] After round
}
