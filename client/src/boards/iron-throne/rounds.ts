/** What was told of this round's encounter. It stays as it was told, whatever happens to cards and power later. */
import type { Json, Told } from '../../lib/types';
import type { Character, Role, View } from './view';

export function thisRound(told: readonly Told[]): Told[] {
  return told.slice(told.map(({ event }) => event.event).lastIndexOf('round') + 1);
}

/** A side's total and its lines: what the card counted, and each character by its name. */
export interface Sum {
  total: number;
  card: number;
  powers: ReadonlyMap<string, number>;
}

/** The total of a side as it decided the encounter. */
export function sumIn(told: readonly Told[], role: Role): Sum | null {
  const event = thisRound(told).filter(({ event: one }) => one.event === 'total' && one.facts.side === role).at(-1)?.event;
  if (!event) return null;
  return {
    total: Number(event.facts.amount),
    card: event.terms.find(({ why }) => why === 'card')?.amount ?? 0,
    powers: new Map(event.terms.flatMap(({ amount, facts }) => (facts.person ? [[String(facts.person), amount]] : []))),
  };
}

/** The card that a House has turned up, or has put in the place of that one. */
export function cardIn(told: readonly Told[], seat: string): string | null {
  const cards = thisRound(told).flatMap(({ event: { event, facts } }): (Json | undefined)[] => {
    if (event === 'exchanged') return facts.seat === seat ? [facts.card] : [];
    if (event !== 'revealed') return [];
    return facts.seat === seat ? [facts.card] : facts.other_seat === seat ? [facts.other_card] : [];
  });
  return cards.length ? String(cards.at(-1)) : null;
}

/** Who wins is shown when it is told, not while the totals are: then both banners move in the same moment. */
export function isHeld(told: readonly Told[], now: Told | null, isTold: boolean): boolean {
  const isSaid = thisRound(told).some(({ event }) => event.event === 'side-won');
  return now?.event.event === 'total' ? !isSaid : now?.event.event === 'side-won' && !isTold;
}

/** While something is shown, whose death is not yet told is seen alive. */
export function livingIn(view: View, told: readonly Told[], now: Told | null, isTold: boolean): View {
  if (!now) return view;
  const dead = new Set(told.flatMap((one) => (one.event.event === 'died' && (one !== now || isTold) ? [one.event.facts.person] : [])));
  const dies = ({ person, alive }: Character): boolean => !alive && !dead.has(person);
  if (!view.houses.some(({ characters }) => characters.some(dies))) return view;
  return { ...view, houses: view.houses.map((house) => ({ ...house, characters: house.characters.map((one) => (dies(one) ? { ...one, alive: true } : one)) })) };
}

const SUPPORTS = ['supports-nobody', 'support-offered', 'support-accepted', 'support-refused'];

export interface Offered {
  person: string;
  power: number;
}

/** The support that is offered to a House and not answered yet. */
export function offerTo(told: readonly Told[], seat: string): Offered | null {
  const last = thisRound(told).filter(({ event }) => SUPPORTS.includes(event.event)).at(-1)?.event;
  if (last?.event !== 'support-offered' || last.facts.goal_seat !== seat) return null;
  return { person: String(last.facts.person), power: Number(last.facts.power) };
}

/** What is shown large while it is told: cards or a leader, whose hand they come from, and whose cards they are. */
export interface Shown {
  cards: readonly string[];
  leader: string | null;
  from: string;
  owner: string;
  /** Its text is what matters. */
  isAbility: boolean;
  /** It comes face down, and is turned up. */
  isTurned: boolean;
}

export function shownIn({ event: { event, facts } }: Told): Shown | null {
  const [seat, owner] = [String(facts.seat ?? ''), String(facts.owner_seat ?? facts.seat ?? '')];
  const one = { leader: null, from: seat, owner, isAbility: false, isTurned: false };
  if (event.startsWith('played')) return { ...one, cards: [String(facts.card)], isAbility: true };
  if (event.startsWith('used')) return { ...one, cards: [], leader: String(facts.leader), isAbility: true };
  if (event === 'tortured') return { ...one, cards: [String(facts.card)], isTurned: true };
  if (event === 'discarded') return { ...one, cards: [facts.cards ?? []].flat().map(String) };
  return null;
}

/** Of a deal that is made: how much of it has been carried out, in the order of its terms. */
export function carriedOut(told: readonly Told[], [challenger, defender]: readonly (string | null)[]): number[] {
  const round = thisRound(told);
  const begun = round.map(({ event }) => event.event).lastIndexOf('deal');
  const done = [0, 0, 0, 0, 0, 0];
  for (const { event } of begun < 0 ? [] : round.slice(begun + 1)) {
    const gains = event.event === 'power-from-leader-to-leader' ? event.facts.goal_seat : event.facts.seat;
    const side = gains === challenger ? 0 : gains === defender ? 3 : null;
    const item = event.event === 'influence' ? 0 : event.event.startsWith('hostage-from') ? 1 : event.event === 'power-from-leader-to-leader' ? 2 : null;
    if (side === null || item === null) continue;
    done[side + item]! += item === 1 ? 1 : Number(event.facts.amount ?? 1);
  }
  return done;
}
