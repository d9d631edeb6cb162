/** How fast a match is played, in words: the time for each decision, and what is in reserve. */
import { i18n, t } from './i18n.svelte';
import { inUnits } from './time';
import type { Pace } from './types';

export function paceInWords({ kind, seconds = 0, days = 0, bank = 0 }: Pick<Pace, 'kind' | 'seconds' | 'days' | 'bank'>): string {
  return t(`pace-${kind}${bank ? '-bank' : ''}`, { seconds, days, reserve: inUnits(i18n.lang, bank) });
}
