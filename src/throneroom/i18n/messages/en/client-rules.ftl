# The games in short, on the page of the rules.

how = How it is played
goal = Goal
round = A round
end = The end
contents = All rules by topic
folded = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
unfold = Open all
fold = Close all
none = No rule says that. Try another word, or the number of a rule.

bloody-throne-goal = Gather the most Influence points in six rounds. Everybody has the ten cards of a house; three of them, drawn by lot, stay out of the game.
bloody-throne-round = First everybody in turn lays one card face down: at either end of the common row, or on an uncovered card of their own. Then the row is resolved card by card. The owner of a face-down card leaves it lying, and it gains a point, or reveals it: the points on it are theirs, and its effect happens at once. Characters stay face up and act again in every round; plots are discarded after their effect. Many effects eliminate cards, and every elimination is worth a point. A covered card does nothing until it is uncovered again.
bloody-throne-end = After the sixth round whoever has the most points wins; points still lying on cards are lost. A tie goes to the one with more cards in the row.

iron-throne-goal = Be the first to have all five of your Influence tokens on the boards of other houses.
iron-throne-round = In every round one player is the Challenger, and an event card says who is the Defender. Each of them sends a character, and the others may offer theirs in support of one side. Then both secretly lay a card. Two Hostilities: the higher sum of card and Power wins. Two Truces: they strike a deal, or everybody involved loses. One of each is Betrayal: Hostility wins, but the betrayed takes hostages. If the Challenger's side wins, everybody on it spreads Influence to the Defender's house; a winning Defender's side draws cards and moves Power. Losers lose half of the Power of the character they sent, and a character without Power dies.
iron-throne-end = The game also ends when all characters of a house are dead. Then whoever has spread the most Influence wins; with equally much, the victory is shared.

westeros-goal = Control seven areas with a Castle or a Stronghold, or the most of them after ten rounds.
westeros-round = A round begins with three Westeros cards: they bring supply, new units, bids for the influence tracks, or the Wildlings. (The first round has none.) Then everybody secretly gives one order to every area with units of their own, and all orders are revealed at once. Raids are carried out first, then Marches, then Consolidate Power. A March into an area held by somebody else is a battle: units, orders, support and one House card of each side are added up, and on equal strength the better place on the Fiefdoms track wins. The influence tracks also settle who goes first and how many special orders one may give. Supply limits how large the armies may be.
westeros-end = Whoever takes the seventh Castle or Stronghold wins at once. Otherwise the most of them win after round ten; then Strongholds, supply, Power and the Iron Throne track break ties, unless the match was set up otherwise.
# Under a card that does nothing by itself.
no-text = No text is printed on it.
