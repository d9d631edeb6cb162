/** What an event shows on the map: who goes from where to where. */
import type { Told } from '../../lib/types';
import { type View, eachUnit } from './view';

export interface Going {
  unit: string;
  routed: boolean;
}
export interface Passing {
  kind: 'walk' | 'flee' | 'lend' | 'raid' | 'take' | 'fall' | 'raise';
  from: string;
  to: string | null;
  seat: string;
  /** The order that is burnt. */
  order: string | null;
  /** It goes against the house that looks. */
  isAimed: boolean;
  /** The pieces that go. */
  units: readonly Going[];
}

const KINDS: Readonly<Record<string, Passing['kind']>> = {
  moved: 'walk', fight: 'walk', retreated: 'flee', supported: 'lend', raided: 'raid', consolidated: 'take', 'lost-unit': 'fall', mustered: 'raise',
};

/** Nothing where an event is not seen on the map. The view is as it stands after it. */
export function passingOf(now: Told | null, view: View): Passing | null {
  const kind = now && KINDS[now.event.event];
  if (!kind) return null;
  const { area, to_area: to, target_area: target, place_area: place, seat, victim_seat: victim, order, unit, number } = now.event.facts;
  if (typeof area !== 'string' || typeof seat !== 'string') return null;
  const { combat } = view;
  const aim = { order: kind === 'raid' && typeof order === 'string' ? order : null, isAimed: victim !== undefined && victim === view.seat && (kind === 'walk' || kind === 'raid') };
  if (now.event.event === 'fight') return combat && { kind, from: combat.origin, to: combat.area, seat, units: eachUnit(combat.sides[0].units), ...aim };
  const goal = to ?? target ?? place ?? (kind === 'lend' ? combat?.area : null);
  const count = typeof number === 'number' ? number : 1;
  const beaten = kind === 'flee' ? eachUnit(view.areas.find(({ id }) => id === to)?.units ?? []).filter(({ routed }) => routed) : [];
  return {
    kind, from: area, seat, ...aim,
    to: typeof goal === 'string' ? goal : null,
    units: typeof unit === 'string' ? Array.from({ length: count }, () => ({ unit, routed: false })) : beaten.slice(0, count),
  };
}

/** Who stands in an area while some are still on the way there. */
export function withoutComing<Unit extends Going>(units: readonly Unit[], coming: readonly Going[]): Unit[] {
  const away = [...coming];
  return units.filter(({ unit, routed }) => {
    const at = away.findIndex((one) => one.unit === unit && one.routed === routed);
    if (at >= 0) away.splice(at, 1);
    return at < 0;
  });
}
