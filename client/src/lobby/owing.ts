/** What is owed over all matches: every decision once, the one whose time runs out first at the top. */
import type { Match } from '../lib/types';

export interface Debt {
  readonly match: Match;
  readonly seat: number;
  /** What is asked, in the reader's language. */
  readonly question: string;
  /** Who is kept waiting by it. */
  readonly waiting: readonly string[];
}

export function owing(matches: readonly Match[]): Debt[] {
  const debts = matches.flatMap((match) =>
    (match.owes ?? []).map(({ seat, question }): Debt => ({ match, seat, question, waiting: kept(match) })),
  );
  const due = ({ match, seat }: Debt): number => match.seats[seat]?.deadline ?? Infinity;
  return debts.sort((a, b) => (due(a) === due(b) ? a.match.created - b.match.created : due(a) - due(b)));
}

/** The other people at the table of whom nothing is asked. */
function kept(match: Match): string[] {
  const others = match.seats.filter(
    (chair) => chair.controller === 'person' && !match.mine?.includes(chair.seat) && (chair.ready === true || !(chair.code && match.awaited.includes(chair.code))),
  );
  return [...new Set(others.flatMap((chair) => chair.name ?? []))];
}
