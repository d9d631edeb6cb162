/** What the view of Westeros says, by name. */
import type { Packet, Words } from '../../lib/types';
import type * as wire from '../../lib/wire';
import { AREA_IDS } from './map';
import { homeAt } from './printed';

export type Units = wire.WesterosUnits;
export type Area = wire.WesterosArea;
export type HouseView = wire.WesterosHouse;
export type Side = wire.WesterosSide;
export type Combat = wire.WesterosCombat;
export type View = wire.WesterosView;

export function readView(packet: Packet): View {
  return packet.view as View;
}

const EMPTY: Omit<Area, 'id'> = {
  castle: 0, barrels: 0, crowns: 0, controller: null, owner: null, units: [], token: null, order: null, neutral: null,
};

/** Every area of the map: the view leaves out seas and ports without ships. */
export function areasOf(view: View): Map<string, Area> {
  const told = new Map(view.areas.map((area) => [area.id, area]));
  return new Map(AREA_IDS.map((id) => [id, told.get(id) ?? { id, ...EMPTY }]));
}

export function sizeOf(units: readonly Units[]): number {
  return units.reduce((sum, { count }) => sum + count, 0);
}

/** Each unit on its own, in the order of the view. */
export function eachUnit(units: readonly Units[]): { unit: string; routed: boolean }[] {
  return units.flatMap(({ unit, routed, count }) => Array.from({ length: count }, () => ({ unit, routed })));
}

/** The garrison that still stands in an area, as its strength. */
export function garrisonIn(view: View, words: Words, id: string): number {
  const home = homeAt(words, id);
  const stands = home && view.houses.some((house) => house.seat === home.seat && house.garrison);
  return stands ? home.garrison : 0;
}

/** The armies of a house that need supply, largest first; attackers count where they fight. */
export function armiesOf(view: View, seat: string): number[] {
  const sizes = new Map(view.areas.filter((a) => a.owner === seat).map((a) => [a.id, sizeOf(a.units)]));
  const fight = view.combat;
  if (fight?.sides[0].seat === seat) sizes.set(fight.area, (sizes.get(fight.area) ?? 0) + sizeOf(fight.army));
  return [...sizes.values()].filter((size) => size > 1).sort((a, b) => b - a);
}
