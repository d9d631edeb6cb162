/** Whom a match waits for, as far as everybody is told. */
import type { Match } from './types';

export interface Waiting {
  /** The seats of others that have not answered, or of which nobody is told whether they have. */
  open: string[];
  /** Whether several of them choose in secret: who of them has chosen is told to nobody. */
  isSecret: boolean;
}

export function waiting({ seats }: Pick<Match, 'seats'>, awaited: readonly string[], mine: string | null): Waiting {
  const ready = new Map(seats.map((chair) => [chair.code, chair.ready]));
  const open = awaited.filter((code) => code !== mine && ready.get(code) !== true);
  return { open, isSecret: open.length > 1 && open.some((code) => ready.get(code) === null) };
}
