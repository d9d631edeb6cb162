/** What comes first where there is no room for all that was told: how things ended, before how it came to that. */
import type { Told } from './types';

/** Kinds of events that end something, the greatest first; the others are equal. */
const ENDS: readonly string[] = [
  'won', 'winner-changed', 'side-won', 'tied', 'fight-won', 'fight-tied', 'deal', 'talks-failed', 'died', 'total',
];

export function weightOf({ event }: Pick<Told, 'event'>): number {
  const at = ENDS.indexOf(event.event);
  return at < 0 ? 0 : ENDS.length - at;
}

/** The weightiest first; equals stay in their order. */
export function byWeight<T>(things: readonly T[], toldOf: (thing: T) => Pick<Told, 'event'>): T[] {
  return [...things].sort((a, b) => weightOf(toldOf(b)) - weightOf(toldOf(a)));
}
