import { describe, expect, it } from 'vitest';
import type { Packet } from '../src/lib/types';
import { Glances } from '../src/lobby/glances';

/** Answers that are given when the test says so. */
function slow() {
  const asked: string[] = [];
  const answers: ((view: Packet['view']) => void)[] = [];
  const refusals: ((reason: Error) => void)[] = [];
  const glances = new Glances(({ id, ply }) => {
    asked.push(`${id} ${ply}`);
    return new Promise((answer, refuse) => {
      answers.push(answer);
      refusals.push(refuse);
    });
  });
  return { asked, answers, refusals, glances };
}
const settled = () => new Promise((done) => setTimeout(done));

describe('tables in small', () => {
  it('are asked for two at a time, the next one when one has come', async () => {
    const { asked, answers, glances } = slow();
    for (const id of ['a', 'b', 'c']) void glances.of({ id, ply: 1 }, null);
    await settled();
    expect(asked).toEqual(['a 1', 'b 1']);
    answers[0]!({} as Packet['view']);
    await settled();
    expect(asked).toEqual(['a 1', 'b 1', 'c 1']);
  });

  it('are asked for again only after a move, or where there was no answer', async () => {
    const { asked, answers, refusals, glances } = slow();
    void glances.of({ id: 'a', ply: 1 }, null);
    void glances.of({ id: 'a', ply: 1 }, null);
    answers[0]!({} as Packet['view']);
    await settled();
    glances.of({ id: 'a', ply: 2 }, null).catch(() => undefined);
    refusals[1]!(new Error());
    await settled();
    void glances.of({ id: 'a', ply: 2 }, null);
    expect(asked).toEqual(['a 1', 'a 2', 'a 2']);
  });
});
