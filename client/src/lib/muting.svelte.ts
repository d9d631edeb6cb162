/** Whom this reader does not want to hear; kept in this browser, and nobody is told. */
import { keep, kept } from './keeping';

const KEY = 'muted';

let muted = $state.raw<ReadonlySet<string>>(new Set((kept(KEY) ?? '').split(' ').filter(Boolean)));

export function isMuted(player: string): boolean {
  return muted.has(player);
}

export function mute(player: string, wanted: boolean): void {
  const next = new Set(muted);
  if (wanted) next.add(player);
  else next.delete(player);
  muted = next;
  keep(KEY, [...next].join(' ') || null);
}
