/** What the facts of an event speak of. */
import type { Json, Told } from './types';

/** Every word in some facts, however deep. */
export function idsInFacts(facts: Json): string[] {
  if (typeof facts === 'string') return [facts];
  if (facts === null || typeof facts !== 'object') return [];
  return Object.values(facts).flatMap(idsInFacts);
}

/** Whether an event speaks of a thing or a seat. */
export function speaksOf(told: Pick<Told, 'event'>, id: string): boolean {
  return idsInFacts(told.event.facts).includes(id);
}
