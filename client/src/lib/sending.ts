/** Choices on their way: kept in the browser with their key until the server says "stored" or refuses them. */
import { Problem, api, type Submission } from './api';
import { keep, kept } from './keeping';
import type { Choice } from './types';

const place = (match: string): string => `sending.${match}`;

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The submission that is still on its way, if there is one. */
export function underWay(match: string): Submission | null {
  const text = kept(place(match), 'session');
  return text ? (JSON.parse(text) as Submission) : null;
}

/** Send a choice. The same choice sent again has the same key, so it counts once. */
export async function send(match: string, seat: string, decision: string, choice: Choice): Promise<void> {
  const before = underWay(match);
  const isSame = before?.decision === decision && JSON.stringify(before.choice) === JSON.stringify(choice);
  const submission = isSame ? before : { decision, seat, key: newKey(), choice };
  keep(place(match), JSON.stringify(submission), 'session');
  await deliver(match, submission);
}

/** Send again what had no answer. */
export async function resend(match: string): Promise<void> {
  const submission = underWay(match);
  if (submission) await deliver(match, submission);
}

async function deliver(match: string, submission: Submission): Promise<void> {
  try {
    await api.choose(match, submission);
  } catch (problem) {
    if (problem instanceof Problem && problem.isPassing) throw problem;
    keep(place(match), null, 'session');
    throw problem;
  }
  keep(place(match), null, 'session');
}
