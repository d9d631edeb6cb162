/** Where in a replay the reader is, as the address says it: `#ply=57&as=sta`. */

export const PUBLIC = 'spectator';
export const ALL = 'all';

export interface Place {
  ply: number;
  as: string;
}

/**
 * The place that an address names; `told` is a ply of the match itself, which the replay may number otherwise. Where it
 * names no viewpoint, it is that of `home`.
 */
export function readPlace(
  fragment: string,
  plies: number,
  viewpoints: readonly string[],
  undone: readonly number[],
  home = PUBLIC,
): Place {
  const asked = new URLSearchParams(fragment);
  const told = wholeNumber(asked.get('told'));
  const ply = told === null ? (wholeNumber(asked.get('ply')) ?? 0) : momentOf(told, undone);
  const as = asked.get('as') ?? '';
  return { ply: Math.min(ply, plies), as: viewpoints.includes(as) ? as : home };
}

export function writePlace({ ply, as }: Place, home = PUBLIC): string {
  return as === home ? `#ply=${ply}` : `#ply=${ply}&as=${as}`;
}

/** The moment of a replay that shows what an action of the match did. */
export function momentOf(told: number, undone: readonly number[]): number {
  return told + 1 - undone.filter((ply) => ply < told).length;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
