/** How long what happens is shown, in milliseconds at the usual speed, by the id of the event. */
export const lengths: Readonly<Record<string, number>> = {
  starter: 300,
  'set-aside': 120,
  round: 700,
  resolution: 500,
  'placed-alone': 620,
  'placed-first': 620,
  'placed-last': 620,
  covered: 620,
  left: 760,
  revealed: 1700,
  collected: 850,
  gained: 850,
  'thrown-away': 760,
  stole: 850,
  eliminated: 2100,
  'ambush-spared': 700,
  discarded: 700,
  uncovered: 500,
  copied: 900,
  rivalled: 800,
  nothing: 700,
  moved: 800,
  won: 1600,
};
/** How far into an event its outcome is seen: a card has turned, an arrow has hit. */
export const tells: Readonly<Record<string, number>> = { revealed: 0.6, eliminated: 0.22 };
/** A card of one's own, or the first of its name in a round, comes forward before it turns. */
export const HERO = 1650;
/** After so much of that it begins to turn. */
export const HELD = 0.24;
/** A card turns over. */
export const TURN = 620;
export const FLIGHT = 620;
export const ARROW = 430;
/** The banner of who begins goes to the next player. */
export const FLAG = 700;
export const GLIDE = 420;
/** What falls is seen before the row closes up. */
export const FALL = 1500;
