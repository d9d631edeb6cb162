/** Cards have no names of their own: these follow each position and each card from one view to the next. */
import type { Told } from '../../lib/types';
import type { Lying, Position, View } from './view';

export interface Followed extends Position {
  /** Of the position, and of its uppermost card. */
  key: number;
  top: number;
}

let count = 0;
const fresh = (position: Position): Followed => ({ ...position, key: ++count, top: ++count });

const same = (a: Lying | undefined, b: Lying | undefined): boolean =>
  a !== undefined && b !== undefined && (a.card === b.card || a.card === null || b.card === null) && (!a.open || b.open) && (b.open || a.points <= b.points);
const height = ({ cards }: Position): number => cards.length;

/** Whether one position can be what has become of another. */
function isSame(before: Position, now: Position): boolean {
  return before.owner === now.owner && height(before) === height(now) && before.cards.every((card, i) => same(card, now.cards[i]));
}

/** What an event says of the row, as far as its cards move. */
function moved(before: readonly Followed[], view: View, { event }: Told): Followed[] | null {
  const at = Number(event.facts.place) - 1;
  const rest = before.filter((_, i) => i !== at);
  const now = view.row;
  const put = (list: readonly Followed[], place: number): Followed[] => [...list.slice(0, place), fresh(now[place]!), ...list.slice(place)];
  switch (event.event) {
    case 'placed-alone':
    case 'placed-first':
    case 'placed-last':
      return now[at] ? put(before, at) : null;
    case 'covered':
      return before[at] && now[at] ? before.map((one, i) => (i === at ? { ...now[at]!, key: one.key, top: ++count } : one)) : null;
    case 'eliminated':
      return before[at] && height(before[at]) === 1 ? rest : null;
    case 'moved': {
      const to = Number(event.facts.to) - 1;
      if (!before[at] || height(before[at]) > 1 || !now[to]) return null;
      return [...rest.slice(0, to), before[at], ...rest.slice(to)];
    }
    default:
      return null;
  }
}

/** The row of a view, with the keys of what was there before. */
export function follow(before: readonly Followed[], view: View, told: Told | null): Followed[] {
  const guess = told ? moved(before, view, told) : null;
  const found = guess && guess.length === view.row.length ? guess : matched(before, view.row);
  return view.row.map((position, i) => ({ ...position, key: found[i]!.key, top: topOf(found[i]!, position) }));
}

/** Another uppermost card is another card, unless the same one was turned. */
function topOf(before: Followed, now: Position): number {
  return height(before) === height(now) ? before.top : ++count;
}

/** Without an event: what can be the same in the same order is the same. */
function matched(before: readonly Followed[], now: readonly Position[]): Followed[] {
  const like = (i: number, k: number): boolean => isSame(before[i]!, now[k]!) || (before[i]!.owner === now[k]!.owner && Math.abs(height(before[i]!) - height(now[k]!)) === 1);
  const common = before.map(() => now.map(() => 0));
  const at = (i: number, k: number): number => common[i]?.[k] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let k = now.length - 1; k >= 0; k--) {
      common[i]![k] = like(i, k) ? 1 + at(i + 1, k + 1) : Math.max(at(i + 1, k), at(i, k + 1));
    }
  }
  const found: Followed[] = [];
  for (let i = 0, k = 0; k < now.length; ) {
    if (i < before.length && like(i, k) && at(i, k) === 1 + at(i + 1, k + 1)) {
      found.push(before[i]!);
      i++;
      k++;
    } else if (i < before.length && at(i + 1, k) >= at(i, k + 1)) i++;
    else {
      found.push(fresh(now[k]!));
      k++;
    }
  }
  return found;
}
