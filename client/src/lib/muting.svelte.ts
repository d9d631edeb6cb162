/** Whom this reader does not want to hear; kept in this browser, and nobody is told. */
import { keep, kept } from './keeping';

const KEY = 'muted';

let muted = $state.raw<ReadonlySet<string>>(new Set((kept(KEY) ?? '').split(' ').filter(Boolean)));

export function isMuted(user: string): boolean {
  return muted.has(user);
}

export function mute(user: string, wanted: boolean): void {
  const next = new Set(muted);
  if (wanted) next.add(user);
  else next.delete(user);
  muted = next;
  keep(KEY, [...next].join(' ') || null);
}
