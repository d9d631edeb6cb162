/** What is going on, in a word or two for the line above the table. */
import type { Packet, Words } from '../../lib/types';
import { areaName } from './describe';
import { phrases, t } from './say';
import { readView } from './view';

const PHASES = ['plan', 'raven', 'bury', 'raid', 'march', 'power', 'muster', 'bid', 'tie', 'choose'];

export function phase(packet: Packet, words: Words): string {
  if (!phrases.areReady) return '';
  const { combat } = readView(packet);
  if (combat) return t('battle-of', { area: areaName(words, combat.area) });
  const asked = packet.decisions[0]?.kind ?? '';
  return PHASES.includes(asked) ? t(`phase-${asked}`) : '';
}
