/** What every House has, in short, for the list of players. */
import type { Packet } from '../../lib/types';
import { phrases, say } from './say';
import type { HouseView, View } from './view';

interface Fact {
  label: string;
  value: string;
}

function factsOf({ placed, tokens, leader, leader_power: power, characters, hostages }: HouseView): Fact[] {
  const fact = (id: string, value: number | string): Fact => ({ label: say(`standing-${id}`), value: `${value}` });
  const influence = fact('influence', `${placed}/${placed + tokens}`);
  if (!leader) return [influence];
  return [
    influence,
    fact('power', power),
    fact('living', characters.filter(({ alive }) => alive).length),
    fact('hostages', hostages.length),
  ];
}

export function standing(view: Packet['view']): Record<string, Fact[]> {
  if (!phrases.areReady) return {};
  const { houses } = view as View;
  return Object.fromEntries(houses.map((house) => [house.seat, factsOf(house)]));
}
