/** Keys that make a request count once, and a match that is set up once however often it is asked for. */
import { Problem, api } from './api';
import type { Match } from './types';
import type { NewMatch } from './wire';

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let unanswered: { asked: string; key: string } | null = null;

/** Set up a match. What is asked for twice at once, or again without an answer, is one match. */
export async function create(match: NewMatch): Promise<Match> {
  const asked = JSON.stringify(match);
  const sent = unanswered?.asked === asked ? unanswered : { asked, key: newKey() };
  unanswered = sent;
  try {
    const made = await api.create({ ...match, key: sent.key });
    if (unanswered === sent) unanswered = null;
    return made;
  } catch (problem) {
    if (unanswered === sent && problem instanceof Problem && !problem.isPassing) unanswered = null;
    throw problem;
  }
}
