/** How long what happens is shown, in milliseconds at the usual speed, by the id of the event. */
export const lengths: Readonly<Record<string, number>> = {
  leader: 500,
  starter: 500,
  round: 500,
  phase: 250,
  drew: 300,
  'event-drawn': 1400,
  defender: 700,
  'character-chosen': 700,
  'character-swapped': 700,
  'support-offered': 700,
  'support-accepted': 600,
  'support-refused': 500,
  'supports-nobody': 350,
  laid: 500,
  'laid-unseen': 500,
  relaid: 500,
  revealed: 2600,
  outcome: 900,
  'outcome-changed': 900,
  total: 500,
  bonus: 600,
  'value-set': 600,
  'side-won': 1800,
  'winner-changed': 900,
  tied: 900,
  influence: 620,
  'power-from-leader-to-character': 560,
  'power-from-leader-to-leader': 560,
  'power-from-leader-to-box': 560,
  'power-from-character-to-leader': 560,
  'power-from-character-to-character': 560,
  'power-from-character-to-box': 560,
  died: 2200,
  'wiped-out': 1200,
  'hostage-from-deck': 760,
  'hostage-from-hand': 760,
  'hostage-from-hostage': 760,
  'hostage-own': 760,
  released: 760,
  tortured: 1800,
  discarded: 1500,
  proposed: 800,
  deal: 1100,
  'deal-refused': 600,
  'no-deal': 800,
  'talks-failed': 900,
  played: 2200,
  'played-at-house': 2200,
  'played-at-character': 2200,
  used: 1800,
  'used-at-house': 1800,
  'used-at-character': 1800,
  cancelled: 700,
  won: 4200,
};
/** How far into an event its outcome is seen: cards have turned, lines are added up, a banner has risen, a bust has split. */
export const tells: Readonly<Record<string, number>> = { revealed: 0.66, 'side-won': 0.35 };
/** A piece that glides from one place of the table to another. */
export const FLIGHT = 480;

type Facts = Readonly<Record<string, unknown>>;
export interface Flying {
  what: 'power' | 'influence' | 'card' | 'person';
  /** Whose it is: of what House, or who. */
  whose: string;
  /** Places of the table (`data-at`), the first of them that is drawn counts. */
  from: readonly string[];
  to: readonly string[];
}

const one = (what: Flying['what'], whose: unknown, from: string | readonly string[], to: string | readonly string[]): Flying => ({ what, whose: String(whose), from: [from].flat(), to: [to].flat() });
const hostage = (from: 'hand' | 'leader') => ({ seat, victim_seat, owner_seat }: Facts): Flying => one('card', owner_seat, [`pan:${seat}`, `${from}:${victim_seat}`, `leader:${victim_seat}`], [`hostages:${seat}`, `leader:${seat}`]);

/** What flies from where to where while an event is shown. */
export const FLIGHTS: Readonly<Record<string, (facts: Facts) => Flying>> = {
  influence: ({ seat, goal_seat }) => one('influence', seat, [`pan:${seat}`, `influence:${seat}`, `leader:${seat}`], `leader:${goal_seat}`),
  'power-from-leader-to-character': ({ seat, goal_person, goal_seat }) => one('power', seat, `leader:${seat}`, [`person:${goal_person}`, `leader:${goal_seat}`]),
  'power-from-leader-to-leader': ({ seat, goal_seat }) => one('power', seat, [`pan:${goal_seat}`, `leader:${seat}`], `leader:${goal_seat}`),
  'power-from-leader-to-box': ({ seat }) => one('power', seat, `leader:${seat}`, 'event'),
  'power-from-character-to-leader': ({ seat, person, goal_seat }) => one('power', seat, [`person:${person}`, `leader:${seat}`], `leader:${goal_seat}`),
  'power-from-character-to-character': ({ seat, person, goal_person, goal_seat }) => one('power', seat, [`person:${person}`, `leader:${seat}`], [`person:${goal_person}`, `leader:${goal_seat}`]),
  'power-from-character-to-box': ({ seat, person }) => one('power', seat, [`person:${person}`, `leader:${seat}`], 'event'),
  'character-chosen': ({ seat, person, side }) => one('person', person, [`home:${person}`, `leader:${seat}`], `side:${side}`),
  'support-offered': ({ seat, person }) => one('person', person, [`leader:${seat}`], `offer:${person}`),
  'support-refused': ({ goal_seat, person }) => one('person', person, 'event', `leader:${goal_seat}`),
  'hostage-from-deck': hostage('leader'),
  'hostage-from-hand': hostage('hand'),
  'hostage-from-hostage': hostage('leader'),
  'hostage-own': hostage('leader'),
  released: ({ seat, owner_seat }) => one('card', owner_seat, [`hostages:${seat}`, `leader:${seat}`], [`hand:${owner_seat}`, `leader:${owner_seat}`]),
};
