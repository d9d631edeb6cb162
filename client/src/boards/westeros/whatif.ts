/** The battle calculator of the server: it counts, the board shows. */
import { Problem, address } from '../../lib/api';
import { t } from './messages.svelte';

export interface Line {
  amount: number;
  text: string;
  rule: string;
}
export interface Sum {
  house: string | null;
  total: number;
  least: number;
  most: number;
  terms: Line[];
}
export interface Worth {
  card: string;
  total: number;
  enemy: number;
  winner: string;
}
export interface Outcome {
  attacker: Sum;
  defender: Sum;
  winner: string | null;
  reason: string | null;
  cards: { attacker: Worth[]; defender: Worth[] };
  unknown: { why: string; text: string }[];
}

export interface Question {
  attacker?: string;
  from?: string;
  to?: string;
  order?: string;
  attacker_card?: string;
  defender_card?: string;
}

export async function whatIf(match: string, seat: string | null, question: Question = {}): Promise<Outcome> {
  let answer: Response;
  try {
    answer = await fetch(address(`/matches/${encodeURIComponent(match)}/what-if`), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-throneroom': '1' },
      body: JSON.stringify(seat ? { question, seat } : { question }),
    });
  } catch {
    throw new Problem(0, 'unreachable', t('calculator-unreachable'));
  }
  const said = (await answer.json().catch(() => ({}))) as Partial<Record<string, string>> & Outcome;
  if (!answer.ok) {
    throw new Problem(answer.status, said.type ?? '', said.title ?? '', said.rule ?? null, said.detail ?? null);
  }
  return said;
}
