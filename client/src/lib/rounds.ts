/** The log in rounds: a round begins where the game tells of one. */
import type { Told } from './types';

export interface Line {
  told: Told;
  /** Its place in the whole log, and among what the same action told. */
  number: number;
  place: number;
  isFirstFrom: (ply: number) => boolean;
}

export interface Round {
  title: string;
  first: number;
  lines: Line[];
}

const BEGINNING = 'round';

export function inRounds(log: readonly Told[]): Round[] {
  const rounds: Round[] = [{ title: '', first: -1, lines: [] }];
  let place = 0;
  log.forEach((told, number) => {
    const before = log[number - 1]?.ply ?? -1;
    place = before === told.ply ? place + 1 : 0;
    if (told.event.event === BEGINNING) rounds.push({ title: told.text, first: number, lines: [] });
    else rounds.at(-1)!.lines.push({ told, number, place, isFirstFrom: (ply) => before < ply && told.ply >= ply });
  });
  return rounds.filter((round) => round.title || round.lines.length);
}

/** How many rounds come before the latest ones; what is told before the first round has no title and is none. */
export function roundsBefore(rounds: readonly Round[], latest: number): number {
  return rounds.slice(0, Math.max(0, rounds.length - latest)).filter(({ title }) => title).length;
}
