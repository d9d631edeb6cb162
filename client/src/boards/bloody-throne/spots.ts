/**
 * Where a notation points in the row: `first`, `last` and `before 3` are gaps, `on 3`, `hit 3`, `copy 3` and
 * `move 3` are positions. Gaps are numbered from 0, positions from 1.
 */

const NUMBERED = /^([a-z]+) (\d+)$/;

export interface Spots {
  gaps: ReadonlyMap<number, string>;
  places: ReadonlyMap<number, string>;
}

/** The ids among `ids` that name a gap or a position of a row of that length. */
export function spotsIn(ids: ReadonlySet<string>, length: number): Spots {
  const gaps = new Map<number, string>();
  const places = new Map<number, string>();
  for (const id of ids) {
    const [, verb, number] = NUMBERED.exec(id) ?? [];
    if (id === 'first') gaps.set(0, id);
    else if (id === 'last') gaps.set(length, id);
    else if (verb === 'before') gaps.set(Number(number) - 1, id);
    else if (verb) places.set(Number(number), id);
  }
  return { gaps, places };
}
