/** Who came where: winners first, then by what counts in the end; equals share a place. */
import type { Story } from '../lib/types';

export interface Ranked {
  code: string;
  place: number;
  isWinner: boolean;
  /** The last number of every measure. */
  values: number[];
}

export function ranking({ measures }: Story, winners: readonly string[]): Ranked[] {
  const codes = Object.keys(measures[0]?.series ?? {});
  const rows = codes.map((code) => ({
    code,
    place: 0,
    isWinner: winners.includes(code),
    values: measures.map((measure) => measure.series[code]?.at(-1) ?? 0),
  }));
  const worth = (row: Ranked): [number, number] => [Number(row.isWinner), row.values[0] ?? 0];
  const isBefore = (a: Ranked, b: Ranked): number => worth(b)[0] - worth(a)[0] || worth(b)[1] - worth(a)[1];
  rows.sort(isBefore);
  for (const row of rows) row.place = 1 + rows.filter((other) => isBefore(other, row) < 0).length;
  return rows;
}
