/** Who is waited for and is not there, and what was done for somebody. */
import type { Chair, Match, Message, Packet, Told } from './types';

/** The chairs of others that are waited for and whose players are away, the longest away first. */
export const absent = (match: Match, { awaited, seat }: Pick<Packet, 'awaited' | 'seat'>): Chair[] =>
  match.seats
    .filter(({ code, away }) => code !== null && code !== seat && away !== null && awaited.includes(code))
    .sort((one, other) => one.away! - other.away!);

/** Who has asked for the move of a seat, by the last word of the server about it. */
export const nudgedBy = (chat: readonly Message[], seat: string | null): string | null =>
  chat.filter((line) => line.seat === seat && line.told?.key === 'nudged').at(-1)?.told?.by ?? null;

/** What the server did where a seat had no choice: the next line of the same action. */
export const doneFor = (log: readonly Told[], said: Told): Told | null =>
  log.slice(log.indexOf(said) + 1).find(({ ply, event }) => ply === said.ply && event.event !== said.event.event) ?? null;
