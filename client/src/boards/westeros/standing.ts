/** How every house stands, in a few numbers for the plates of the players. */
import type { Packet, Words } from '../../lib/types';
import { castlesToWin } from './printed';
import { phrases, t } from './say';
import type { View } from './view';

export interface Standing {
  label: string;
  value: string;
}

export function standing(told: Packet['view'], words: Words): Record<string, Standing[]> {
  const { houses = [] } = told as Partial<View>;
  if (!phrases.areReady) return {};
  const goal = castlesToWin(words);
  return Object.fromEntries(
    houses.map(({ seat, castles, nearly, power, supply, hand }) => {
      return [
        seat,
        [
          { label: t(nearly ? 'castles-near' : 'castles'), value: `${castles}/${goal}${nearly ? ' !' : ''}` },
          { label: t('power'), value: `${power}` },
          { label: t('supply'), value: `${supply}` },
          { label: t('hand'), value: `${hand.length}` },
        ],
      ];
    }),
  );
}
