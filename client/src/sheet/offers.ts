/** What was offered before, as the log tells it. */
import { inRounds } from '../lib/rounds';
import type { Told } from '../lib/types';

/** The amounts of the last offer of this round, in the order of the parts of a deal; empty before the first. */
export function lastOffer(log: readonly Told[], parts: readonly string[]): number[] {
  const told = inRounds(log).at(-1)?.lines ?? [];
  const offers = told.map((line) => parts.map((part) => line.told.event.facts[part.replaceAll('-', '_')]));
  const isOffer = (amounts: unknown[]): amounts is number[] => amounts.every((amount) => typeof amount === 'number');
  return offers.filter(isOffer).at(-1) ?? [];
}
