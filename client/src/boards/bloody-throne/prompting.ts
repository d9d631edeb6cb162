/** What the line says in words of the table: what to touch next, what Confirm does, and what begins to happen. */
import type { Answer } from '../../lib/answer.svelte';
import type { Told, Words } from '../../lib/types';
import { seatName } from '../../lib/words';
import { say } from './say';
import { cardName } from './telling';
import { uppermost, type Position } from './view';

export interface Prompted {
  answer: Pick<Answer, 'isWhole' | 'steps'> & { next: Pick<Answer['next'], 'options'> };
  asked: string | null;
  words: Words;
  row: readonly Position[];
  /** What was taken so far. */
  card: string | null;
  gap?: number;
  place: number | null;
  seat?: string;
}

/** Empty where the question says it. */
export function prompted(all: Prompted): string {
  const { asked, answer } = all;
  if (asked === 'place') return answer.isWhole ? layingSure(all) : laying(all);
  if (asked === 'move') return moving(all);
  if (!answer.isWhole) return '';
  if (asked === 'rob' && all.seat) return say('sure-rob', { seat: seatName(all.words, all.seat) });
  return asked === 'hit' || asked === 'copy' ? say(`sure-${asked}`, lying(all)) : '';
}

function lying({ row, place, words }: Prompted): { place: number; owner: string; card: string } {
  const position = row[(place ?? 0) - 1];
  return { place: place ?? 0, owner: seatName(words, position?.owner ?? ''), card: cardName(words, position ? uppermost(position).card : null) };
}

function laying({ answer }: Prompted): string {
  if (!answer.steps.length) return say('prompt-card');
  return say(answer.next.options.some(({ points }) => points?.places?.length) ? 'prompt-spot' : 'prompt-ends');
}

function layingSure({ row, card, gap, place, words }: Prompted): string {
  const name = cardName(words, card);
  if (place !== null) return say('sure-on', { card: name, place });
  return say(row.length ? (gap === 0 ? 'sure-first' : 'sure-last') : 'sure-alone', { card: name });
}

function moving(all: Prompted): string {
  const { row, place, gap, answer } = all;
  if (place === null) return '';
  if (!answer.isWhole || gap === undefined) return say('prompt-move', lying(all));
  const to = gap === 0 ? say('gap-first') : gap === row.length ? say('gap-last') : say('gap-before', { place: gap + 1 });
  return say('sure-move', { ...lying(all), to });
}

/** Said before it is seen what comes of it. */
export function heralded({ event: { event, facts } }: Told, words: Words): string {
  if (event !== 'revealed' && event !== 'eliminated') return '';
  return say(`herald-${event}`, { seat: seatName(words, String(facts.seat)), place: Number(facts.place), card: cardName(words, String(facts.by_card ?? facts.card)) });
}
