/** Who came where: winners first, then by what counts in the end; equals share a place. */
import type { Story } from '../lib/types';

export interface Ranked {
  code: string;
  place: number;
  isWinner: boolean;
  /** The last number of every measure. */
  values: number[];
}

/** The place of a seat: a winner comes before everybody else, then what counts decides. */
export function placeOf(code: string, scores: Readonly<Record<string, number>>, winners: readonly string[]): number {
  const isBefore = (other: string): boolean => {
    const [won, lost] = [winners.includes(other), winners.includes(code)];
    return won === lost ? (scores[other] ?? 0) > (scores[code] ?? 0) : won;
  };
  return 1 + Object.keys(scores).filter(isBefore).length;
}

export function ranking({ measures }: Story, winners: readonly string[]): Ranked[] {
  const codes = Object.keys(measures[0]?.series ?? {});
  const scores = Object.fromEntries(codes.map((code) => [code, measures[0]?.series[code]?.at(-1) ?? 0]));
  const rows = codes.map((code) => ({
    code,
    place: placeOf(code, scores, winners),
    isWinner: winners.includes(code),
    values: measures.map((measure) => measure.series[code]?.at(-1) ?? 0),
  }));
  return rows.sort((a, b) => a.place - b.place);
}
