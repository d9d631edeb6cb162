/** Orders that are being written: chosen just now, or kept on the server as a draft. */
import { slotsOf } from '../../lib/slots';
import type { Decision } from '../../lib/types';

const orderIn = (notation: string): string | null => notation.split('=')[1] ?? null;

export interface Taken {
  order: string;
  area: string;
}

/** The order that an area lost because it lies somewhere else now. */
export function takenFrom(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Taken | null {
  const [area, order] = [...before].find(([id, laid]) => !now.has(id) && [...now.values()].includes(laid)) ?? [];
  return area && order ? { area, order } : null;
}

/** By area the order drafted for it; what is chosen now goes before what was stored. */
export function draftsOf(
  decisions: readonly Decision[],
  writing: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const found = new Map<string, string>();
  for (const decision of decisions) {
    const choice = decision.draft?.choice;
    if (decision.kind !== 'plan' || !Array.isArray(choice)) continue;
    const orders = new Map(decision.options.map((option) => [option.value, orderIn(option.notation)]));
    for (const [i, area] of slotsOf(decision).entries()) {
      const order = orders.get(choice[i] ?? -1);
      if (order) found.set(area, order);
    }
  }
  for (const [area, notation] of writing) {
    const order = orderIn(notation);
    if (order) found.set(area, order);
  }
  return found;
}
