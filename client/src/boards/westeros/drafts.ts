/** Orders that are being written: chosen just now, or kept on the server as a draft. */
import { slotsOf } from '../../lib/slots';
import type { Decision } from '../../lib/types';

export interface Taken {
  order: string;
  area: string;
}

/** The order that an area lost because it lies somewhere else now. */
export function takenFrom(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Taken | null {
  const [area, order] = [...before].find(([id, laid]) => !now.has(id) && [...now.values()].includes(laid)) ?? [];
  return area && order ? { area, order } : null;
}

/** By area the order drafted for it; once an answer is begun it alone counts: what was stored may have lost an order since. */
export function draftsOf(
  decisions: readonly Decision[],
  writing: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const found = new Map<string, string>();
  for (const decision of writing.size ? [] : decisions) {
    const choice = decision.draft?.choice;
    if (decision.kind !== 'plan' || !Array.isArray(choice)) continue;
    const orders = new Map(decision.options.map((option) => [option.value, option.content]));
    for (const [i, area] of slotsOf(decision).entries()) {
      const order = orders.get(choice[i] ?? -1);
      if (order) found.set(area, order);
    }
  }
  for (const [area, order] of writing) found.set(area, order);
  return found;
}

export interface Token {
  order: string;
  left: number;
  isFree: boolean;
}
/** The orders of a house: how many of each are not laid yet, and which can be laid in the area that is open, or in any. */
export function tokensOf(
  printed: Record<string, { count: number }>,
  laid: readonly string[],
  given: ReadonlySet<string>,
  lit: ReadonlySet<string> | null,
): Token[] {
  return Object.entries(printed).map(([order, { count }]) => {
    const left = Math.max(0, count - laid.filter((one) => one === order).length);
    return { order, left, isFree: (lit ?? given).has(order) };
  });
}
