/** A match that is over: how the reader did, and the next one. */
import { api } from './api';
import { t } from './i18n.svelte';
import { keep } from './keeping';
import { go } from './route.svelte';
import type { Table } from './table.svelte';
import type { Packet, Seating } from './types';
import { seatName } from './words';

/** How the reader did; nothing where one plays on several seats, or on none. */
export function ownPlace(table: Table, { result, seat }: Packet): string {
  if (!result || !seat || table.mine.length !== 1) return '';
  const others = result.winners.filter((code) => code !== seat).map((code) => seatName(table.words, code));
  if (result.winners.includes(seat)) return others.length ? t('result-shared', { others: others.join(', ') }) : t('result-won');
  return t('result-place', { place: result.places[seat] ?? 0, all: Object.keys(result.scores).length });
}

/** Play with the same people again: open the rematch, or sit down in it, and go there. */
export async function playAgain(id: string, seating: Seating = 'kept'): Promise<void> {
  const match = await api.rematch(id, seating);
  // Against bots alone nobody is waited for.
  if (match.invite && match.seats.every((chair) => chair.controller !== 'empty')) await api.start(match.id);
  if (match.invite) keep(`invite.${match.id}`, match.invite, 'session');
  go(`/t/${match.id}`);
}
