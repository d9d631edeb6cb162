/** What every house has, in short, for the list of players. */
import type { Packet } from '../../lib/types';
import { phrases, say } from './say';
import type { View } from './view';

export function standing(view: Packet['view']): Record<string, { label: string; value: string }[]> {
  if (!phrases.areReady) return {};
  const { players } = view as View;
  return Object.fromEntries(
    players.map(({ seat, points, hand_size: hand }) => [
      seat,
      [
        { label: say('standing-points'), value: `${points}` },
        { label: say('standing-hand'), value: `${hand}` },
      ],
    ]),
  );
}
