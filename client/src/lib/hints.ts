/** Which games were played to the end in this browser, and which questions were met: those need no open hint any more. */
import { keep, kept } from './keeping';
import type { Hints } from './settings.svelte';

const FINISHED = 'finished';
const MET = 'hinted';
const listed = (key: string): string[] => (kept(key) ?? '').split(' ').filter(Boolean);

function list(key: string, word: string): void {
  if (!listed(key).includes(word)) keep(key, [...listed(key), word].join(' '));
}

export function finished(game: string): void {
  list(FINISHED, game);
}

/** A question of this kind was asked. */
export function hinted(game: string, kind: string): void {
  list(MET, `${game}-${kind}`);
}

/** Whether a hint opens by itself. */
export function opensHint(wanted: Hints, game: string, kind: string): boolean {
  if (wanted !== 'first') return wanted === 'always';
  return !listed(FINISHED).includes(game) && !listed(MET).includes(`${game}-${kind}`);
}
