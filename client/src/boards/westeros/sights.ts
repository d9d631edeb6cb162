/** What is worth looking at on the map. */
import { NEIGHBOURS, PORTS, REGIONS } from './map';
import { type View, areasOf } from './view';

const isPlace = (id: string): boolean => id in REGIONS || id in PORTS;

/** What can be picked, else where there is a fight, else my own areas. */
export function mattersOf(view: View, lit: ReadonlySet<string>): string[] {
  const own = view.areas.filter(({ owner }) => owner && owner === view.seat).map(({ id }) => id);
  const fight = view.combat ? [view.combat.area, view.combat.origin] : [];
  return [[...lit].filter(isPlace), fight, own].find((ids) => ids.length) ?? [];
}

/** The areas whose names are read from afar: my own and those beside them; for somebody who watches, all with units. */
export function namedOf(view: View): string[] {
  const areas = [...areasOf(view).values()];
  if (!view.seat) return areas.filter(({ owner }) => owner).map(({ id }) => id);
  const own = areas.filter(({ owner, controller }) => [owner, controller].includes(view.seat)).map(({ id }) => id);
  return [...new Set([...own, ...own.flatMap((id) => NEIGHBOURS.get(id) ?? [])])];
}

/** Where something has just happened, while nothing is asked. */
export function happenedAt(lit: ReadonlySet<string>, told: ReadonlySet<string>): string | null {
  return lit.size ? null : ([...told].filter(isPlace).at(-1) ?? null);
}
