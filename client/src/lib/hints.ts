/** Which games were played to the end in this browser: who has done so needs no hints any more. */
import { keep, kept } from './keeping';
import type { Hints } from './settings.svelte';

const KEY = 'finished';
const games = (): string[] => (kept(KEY) ?? '').split(' ').filter(Boolean);

export function finished(game: string): void {
  if (!games().includes(game)) keep(KEY, [...games(), game].join(' '));
}

export function wantsHints(wanted: Hints, game: string): boolean {
  return wanted === 'always' || (wanted === 'first' && !games().includes(game));
}
