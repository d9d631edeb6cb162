/** What the others did since my last answer, until I begin the next one. */
import { speaksOf } from './facts';
import { inRounds, type Line } from './rounds';
import type { Told } from './types';
import { byWeight, weightOf } from './weight';

const FEW = 2;
/** Enough for an encounter: two totals, who won, who died. */
const SOME = 4;

export class Recap {
  /** The ply at which I answered; null while I have not. */
  private since = $state<number | null>(null);

  /** I answered when the match stood at this ply. */
  begin(ply: number): void {
    this.since = ply;
  }

  close(): void {
    this.since = null;
  }

  /** What was told since, in lines as in the log; my own move alone is no news. */
  lines(log: readonly Told[]): Line[] {
    const since = this.since;
    if (since === null) return [];
    const lines = inRounds(log).flatMap((round) => round.lines).filter(({ told }) => told.ply >= since);
    return lines.length > 1 || lines.some(({ told }) => told.ply > since) ? lines : [];
  }
}

/** The lines that matter most to a seat: how things ended, else what speaks of it or ends in a sum, else simply the last. */
export function gist(lines: readonly Line[], seat: string): Line[] {
  const others = lines.filter(({ told }) => told.ply > lines[0]!.told.ply); // what I did myself I know
  const weighty = others.filter(({ told }) => told.event.terms.length > 0 || speaksOf(told, seat));
  const ends = others.filter(({ told }) => weightOf(told) > 0);
  if (ends.length) return byWeight(ends.slice(-SOME), ({ told }) => told);
  return ([weighty, others].find(({ length }) => length) ?? lines).slice(-FEW);
}
