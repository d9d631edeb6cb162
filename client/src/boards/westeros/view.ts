/** What the view of Westeros says, by name. */
import type { Packet, Words } from '../../lib/types';
import { AREA_IDS } from './map';
import { homeAt } from './printed';

export interface Units {
  unit: string;
  routed: boolean;
  count: number;
}

export interface Area {
  id: string;
  castle: number;
  barrels: number;
  crowns: number;
  controller: string | null;
  owner: string | null;
  units: Units[];
  token: string | null;
  order: string | null;
  neutral: number | 'impassable' | null;
}

export interface HouseView {
  seat: string;
  castles: number;
  supply: number;
  power: number;
  pool: number;
  stars: number;
  garrison: boolean;
  hand: string[];
  discards: string[];
}

export interface Side {
  seat: string | null;
  support: string[];
  card: string | null;
  blade: boolean;
  tides: string | null;
}

export interface Combat {
  area: string;
  origin: string;
  march: string;
  stage: string;
  army: Units[];
  sides: [Side, Side];
  winner: 'attacker' | 'defender' | null;
}

export interface View {
  seat: string | null;
  round: number;
  rounds: number;
  houses: HouseView[];
  areas: Area[];
  tracks: Record<string, string[]>;
  blade_used: boolean;
  raven_used: boolean;
  wildlings: number;
  wildling_top: string | null;
  wildling_bottom: (string | null)[];
  westeros: string[];
  bans: string[];
  bids: Record<string, number>;
  muster: Record<string, number>;
  combat: Combat | null;
  winner: string | null;
  awaited: string[];
}

export function readView(packet: Packet): View {
  return packet.view as unknown as View;
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
