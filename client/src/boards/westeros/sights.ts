/** What is worth looking at on the map. */
import { PORTS, REGIONS } from './map';
import type { View } from './view';

const isPlace = (id: string): boolean => id in REGIONS || id in PORTS;

/** What can be picked, else where there is a fight, else my own areas. */
export function mattersOf(view: View, lit: ReadonlySet<string>): string[] {
  const own = view.areas.filter(({ owner }) => owner && owner === view.seat).map(({ id }) => id);
  const fight = view.combat ? [view.combat.area, view.combat.origin] : [];
  return [[...lit].filter(isPlace), fight, own].find((ids) => ids.length) ?? [];
}

/** Where something has just happened, while nothing is asked. */
export function happenedAt(lit: ReadonlySet<string>, told: ReadonlySet<string>): string | null {
  return lit.size ? null : ([...told].filter(isPlace).at(-1) ?? null);
}
