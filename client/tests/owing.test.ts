import { describe, expect, it } from 'vitest';
import type { Chair, Match } from '../src/lib/types';
import { owing } from '../src/lobby/owing';

const chair = (seat: number, more: Partial<Chair> = {}): Chair =>
  ({ seat, code: `s${seat}`, controller: 'person', name: `P${seat}`, deadline: null, ...more }) as Chair;
const match = (id: string, seats: Chair[], more: Partial<Match> = {}): Match =>
  ({ id, seats, mine: [0], awaited: ['s0'], owes: [{ seat: 0, question: `${id}?` }], created: 0, ...more }) as Match;

describe('what is owed', () => {
  it('comes in the order of deadlines, and what has none comes last', () => {
    const late = match('late', [chair(0, { deadline: 900 }), chair(1)]);
    const soon = match('soon', [chair(0, { deadline: 100 }), chair(1)]);
    const never = match('never', [chair(0), chair(1)]);
    expect(owing([never, late, soon]).map((debt) => debt.question)).toEqual(['soon?', 'late?', 'never?']);
  });

  it('is one for each seat of mine, and nothing where nothing is asked', () => {
    const both = match('both', [chair(0), chair(1)], { mine: [0, 1], owes: [{ seat: 0, question: 'a' }, { seat: 1, question: 'b' }] });
    expect(owing([both, match('idle', [chair(0)], { owes: [] })]).map((debt) => debt.seat)).toEqual([0, 1]);
  });

  it('says who waits: other people of whom nothing is asked, no bots', () => {
    const seats = [chair(0), chair(1), chair(2), chair(3, { controller: 'bot', name: null })];
    expect(owing([match('m', seats, { awaited: ['s0', 's2'] })])[0]!.waiting).toEqual(['P1']);
  });
});
