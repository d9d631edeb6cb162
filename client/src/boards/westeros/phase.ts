/** What is going on, in a word or two for the line above the table. */
import type { Packet, Words } from '../../lib/types';
import { areaName } from './describe';
import { phrases, t } from './say';
import { readView } from './view';

const PHASES = ['plan', 'raven', 'bury', 'raid', 'march', 'power', 'muster', 'bid', 'tie', 'choose'];
/** A phase of the game by the question it mostly asks. */
const NAMES: Readonly<Record<string, string>> = { planning: 'plan', raids: 'raid', marches: 'march', bidding: 'bid' };

export function phase(packet: Packet, words: Words): string {
  if (!phrases.areReady) return '';
  const { combat, phase } = readView(packet);
  if (combat) return t('battle-of', { area: areaName(words, combat.area) });
  const asked = packet.decisions[0]?.kind ?? '';
  if (PHASES.includes(asked)) return t(`phase-${asked}`);
  return phase ? t(`phase-${NAMES[phase] ?? phase}`) : '';
}
