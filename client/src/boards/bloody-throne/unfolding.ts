/** Between two views lie the things that were told: the table after each of them, so that a chain can be followed. */
import type { Told } from '../../lib/types';
import { uppermost, type Lying, type Player, type View } from './view';

export interface Step {
  view: View;
  /** What has just happened. */
  text: string;
}

type Facts = Told['event']['facts'];
type Apply = (view: View, facts: Facts) => void;

const place = (facts: Facts, key = 'place'): number => Number(facts[key]);

function player(view: View, facts: Facts, key = 'seat'): Player | undefined {
  return view.players.find(({ seat }) => seat === facts[key]);
}

function topAt(view: View, at: number | null): Lying | undefined {
  const position = at === null ? undefined : view.row[at - 1];
  return position && uppermost(position);
}

/** Take the uppermost card away; what is resolved keeps its place when a position before it is gone. */
function take(view: View, at: number): { owner: string; card: Lying } | null {
  const position = view.row[at - 1];
  const card = position?.cards.pop();
  if (!position || !card) return null;
  if (!position.cards.length) {
    view.row.splice(at - 1, 1);
    if (view.resolving !== null && at < view.resolving) view.resolving -= 1;
  }
  return { owner: position.owner, card };
}

const put: Apply = (view, facts) => {
  const card: Lying = { card: facts.card === undefined ? null : String(facts.card), open: false, points: 0 };
  view.row.splice(place(facts) - 1, 0, { owner: String(facts.seat), cards: [card] });
  draw(view, facts);
};

function draw(view: View, facts: Facts): void {
  const who = player(view, facts);
  if (!who) return;
  who.hand_size -= 1;
  if (who.hand) who.hand = who.hand.filter((card) => card !== facts.card);
}

function pay(view: View, facts: Facts, key = 'seat', times = 1): void {
  const who = player(view, facts, key);
  if (who) who.points += times * Number(facts.amount);
}

const APPLY: Readonly<Record<string, Apply>> = {
  'placed-alone': put,
  'placed-first': put,
  'placed-last': put,
  covered(view, facts) {
    const card = facts.card === undefined ? null : String(facts.card);
    view.row[place(facts) - 1]?.cards.push({ card, open: false, points: 0 });
    draw(view, facts);
  },
  left(view, facts) {
    view.resolving = place(facts);
    const top = topAt(view, view.resolving);
    if (top) top.points = Number(facts.points);
  },
  revealed(view, facts) {
    view.resolving = place(facts);
    const top = topAt(view, view.resolving);
    if (top) Object.assign(top, { card: String(facts.card), open: true });
  },
  collected(view, facts) {
    const top = topAt(view, view.resolving);
    if (top) top.points = 0;
    pay(view, facts);
  },
  gained: pay,
  'thrown-away'(view) {
    const top = topAt(view, view.resolving);
    if (top) top.points = 0;
  },
  stole(view, facts) {
    pay(view, facts);
    pay(view, facts, 'victim_seat', -1);
  },
  eliminated(view, facts) {
    take(view, place(facts));
    player(view, facts, 'owner_seat')?.pile.push(String(facts.card));
  },
  discarded(view, facts) {
    if (view.resolving !== null) take(view, view.resolving);
    player(view, facts)?.pile.push(String(facts.card));
  },
  moved(view, facts) {
    const moved = take(view, place(facts));
    if (moved) view.row.splice(place(facts, 'to') - 1, 0, { owner: moved.owner, cards: [moved.card] });
  },
};

/** The table after each thing that changes what lies on it, beginning with an older view. */
export function unfold(before: View, told: readonly Told[]): Step[] {
  const steps: Step[] = [];
  let view = before;
  for (const { event, text } of told) {
    const apply = APPLY[event.event];
    if (!apply) continue;
    view = structuredClone(view);
    apply(view, event.facts);
    steps.push({ view, text });
  }
  return steps;
}
