/** Who is waited for and is not there. */
import type { Chair, Match, Packet } from './types';

/** The chairs of others that are waited for and whose players are away, the longest away first. */
export const absent = (match: Match, { awaited, seat }: Pick<Packet, 'awaited' | 'seat'>): Chair[] =>
  match.seats
    .filter(({ code, away }) => code !== null && code !== seat && away !== null && awaited.includes(code))
    .sort((one, other) => one.away! - other.away!);
