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
  stole: 1600,
  eliminated: 2300,
  'ambush-spared': 700,
  discarded: 700,
  uncovered: 500,
  copied: 900,
  rivalled: 800,
  nothing: 700,
  moved: 800,
  'no-choice': 1, // what was chosen is told next
  won: 4200,
};
/** What is not hurried, however much there was before it: the winner comes to the middle and is seen there. */
export const unhurried: ReadonlySet<string> = new Set(['won']);
/** How far into an event its outcome is seen: a card has turned, an arrow has hit. */
export const tells: Readonly<Record<string, number>> = { revealed: 0.6, eliminated: 0.3, 'no-choice': 1 };
/** A card of one's own, or the first of its name in a round, comes forward before it turns. */
export const HERO = 1650;
/** After so much of that it begins to turn, and to go back. */
export const HELD = 0.24;
export const BACK = 0.84;
/** A card turns over. */
export const TURN = 620;
export const FLIGHT = 620;
/** A coin that is stolen goes from purse to purse. */
export const THEFT = 1300;
/** The shot is announced for so long, and then flies. */
export const AIM = 300;
export const ARROW = 430;
/** From the blow until the card has left. */
export const CORPSE = 1350;
/** So long the table is shown as it was before a card fell. */
export const FALL = AIM + ARROW + CORPSE;
/** The banner of who begins goes to the next player. */
export const FLAG = 700;
export const GLIDE = 420;
