/** What the view of Westeros says, by name. */
import type { Packet } from '../../lib/types';
import type * as wire from '../../lib/wire';
import { AREA_IDS } from './map';

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
  castle: 0, barrels: 0, crowns: 0, controller: null, owner: null, units: [], token: null, order: null, neutral: null, garrison: 0,
};

/** Every area of the map: the view leaves out seas and ports without ships. */
export function areasOf(view: View): Map<string, Area> {
  const told = new Map(view.areas.map((area) => [area.id, area]));
  return new Map(AREA_IDS.map((id) => [id, told.get(id) ?? { id, ...EMPTY }]));
}

/** Each unit on its own, in the order of the view. */
export function eachUnit(units: readonly Units[]): { unit: string; routed: boolean }[] {
  return units.flatMap(({ unit, routed, count }) => Array.from({ length: count }, () => ({ unit, routed })));
}
