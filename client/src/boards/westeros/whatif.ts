/** How a fight stands: counted by the server for a supposition, or told when it was decided. */
import { api, post } from '../../lib/api';
import type { Packet, Recalled, Told } from '../../lib/types';
import type * as wire from '../../lib/wire';

/** The server says every line and everything unknown in words. */
export type Line = Required<wire.WesterosLine>;
export type Sum = Omit<wire.WesterosSum, 'terms'> & { terms: Omit<Line, 'why'>[] };
export type Worth = wire.WesterosCardWorth;
export type Unknown = wire.WesterosUnknown & { text: string };
export interface Verdict {
  winner: string | null;
  reason: string | null;
}
export interface Outcome extends Verdict {
  attacker: Sum;
  defender: Sum;
  /** Who wins if both are equal; null once the fight is decided. */
  tie: Verdict | null;
  cards: { attacker: Worth[]; defender: Worth[] };
  /** Areas whose units could help; only where a fight is supposed. */
  supporters?: string[];
  unknown: Unknown[];
}

export type Side = 'attacker' | 'defender';
export type Question = wire.WesterosQuestion;

/** How a fight would stand; null if the match has gone on since the packet. */
export const whatIf = (packet: Packet, question: Question = {}): Promise<Outcome | null> => ask<Outcome>(packet, question);

/** Have the server suppose something, from what this seat knows. */
export const ask = <Answer>({ match, seat, ply }: Packet, question: wire.Question['question']): Promise<Answer | null> =>
  post<Answer | null>(`/matches/${encodeURIComponent(match)}/what-if`, { question, ply, ...(seat && { seat }) } satisfies wire.Question);

/** How the fight of a moment of a replay stood. */
export async function stood({ match, ply, seat }: Packet): Promise<Outcome> {
  return (await api.fight(match, ply, seat ?? 'spectator')) as Outcome;
}

const FINAL = 'final-strength';
const VERDICTS = ['fight-won', 'fight-tied'];
/** What a replay tells has its sums with it. */
const hasSums = (line: Told): line is Recalled => 'terms' in line;

/** The fight as it was decided, from the events of the action that decided it; null if they are not at hand. */
export async function decided(packet: Packet, told: readonly Told[]): Promise<Outcome | null> {
  const ply = told.filter(({ event }) => event.event === FINAL).at(-1)?.ply;
  if (ply === undefined) return null;
  const here = told.filter((line) => line.ply === ply);
  const events = here.every(hasSums) ? here : (await api.events(packet.match, ply, packet.seat)).events;
  const sums = events.flatMap(({ event, terms }): Sum[] => {
    const [house, total] = [event.facts.seat as string, event.facts.strength as number];
    return event.event === FINAL ? [{ house, total, least: total, most: total, terms }] : [];
  });
  const end = events.find(({ event }) => VERDICTS.includes(event.event));
  const [attacker, defender] = sums;
  if (!attacker || !defender || !end) return null;
  const verdict = { winner: end.event.facts.seat as string, reason: end.event.rules[0] ?? null };
  return { attacker, defender, ...verdict, tie: null, cards: { attacker: [], defender: [] }, unknown: [] };
}
