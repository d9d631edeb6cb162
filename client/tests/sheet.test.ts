import { afterEach, describe, expect, it, vi } from 'vitest';
import { Answer, type Next } from '../src/lib/answer.svelte';
import { cardsOf, effectsOf, sharedEffects } from '../src/lib/printed';
import { Recap, gist } from '../src/lib/recap.svelte';
import type { Table } from '../src/lib/table.svelte';
import type { Decision, Packet, Words } from '../src/lib/types';
import { lastOffer } from '../src/sheet/offers';
import { decision, option, told, words } from './support';

afterEach(() => vi.unstubAllGlobals());

/** An answer to a decision whose server offers these options after each beginning. */
async function answering(given: Partial<Decision>, after: Record<string, Next['options']>): Promise<Answer> {
  vi.stubGlobal('fetch', async (url: string) => {
    const prefix = new URL(url, 'http://here').searchParams.get('prefix') ?? '';
    return new Response(JSON.stringify({ options: after[prefix] ?? [], blocked: [] }));
  });
  const answer = new Answer('m', 'sta', decision({ ...given, options: after[''] ?? [] }));
  await vi.waitFor(() => expect([answer.isBusy, answer.steps.length > 0]).toEqual([false, true]));
  return answer;
}

describe('an answer', () => {
  it('is there at once where only one is possible, and not yet begun by the player', async () => {
    const answer = await answering({}, { '': [option(7, 'rob red')] });
    expect([answer.choice, answer.isBegun]).toEqual([7, false]);
  });

  it('begins with the least amount', async () => {
    const answer = await answering({ shape: 'number' }, { '': [option(0, 'bid 0'), option(1, 'bid 1')] });
    expect(answer.choice).toBe(0);
  });

  it('takes every later step that has no alternative', async () => {
    const after = { '': [option(45, 'march karhold')], '45': [option(1, 'stays'), option(2, 'goes')], '45,2': [option(3, 'token')] };
    const answer = await answering({ shape: 'assign', draft: { choice: [45], ready: false } }, after);
    expect(answer.prefix).toEqual([45]);
    await answer.pick(answer.next.options[1]!);
    expect([answer.prefix, answer.isBegun]).toEqual([[45, 2, 3], true]);
    await answer.back(1);
    expect(answer.prefix).toEqual([45]);
  });
});

describe('the end', () => {
  it('is a victory, one that is shared, or a place', async () => {
    vi.stubGlobal('location', { href: 'http://here/' });
    vi.stubGlobal('addEventListener', () => undefined);
    const { ownPlace } = await import('../src/lib/ending');
    const told = (winners: string[]): string => {
      const result = { winners, scores: { sta: 7, lan: 7 }, rules: [] };
      return ownPlace({ mine: ['sta'], words } as unknown as Table, { seat: 'sta', result } as unknown as Packet);
    };
    expect([['sta'], ['lan', 'sta'], ['lan']].map(told)).toEqual(['result-won', 'result-shared', 'result-place']);
  });
});

describe('an offer', () => {
  const parts = ['challenger-power', 'defender-power'];
  const log = [told(1, 'round', 'Round 1'), told(2, 'proposed', ''), told(3, 'deal-refused', '')];
  log[1]!.event.facts = { seat: 'sta', challenger_power: 2, defender_power: 0 };

  it('begins with the last one of the round', () => {
    expect(lastOffer(log, parts)).toEqual([2, 0]);
  });

  it('begins with nothing in a new round', () => {
    expect(lastOffer([...log, told(4, 'round', 'Round 2')], parts)).toEqual([]);
  });
});

describe('what happened since my last move', () => {
  const log = [told(3, 'place', 'I place'), told(4, 'place', 'Bob places'), told(5, 'robbed', 'Bob robs me'), told(5, 'end', 'End')];
  log[2]!.event.facts = { from: 'sta' };

  it('is told from my answer on, until it is closed', () => {
    const recap = new Recap();
    expect(recap.lines(log)).toEqual([]);
    recap.begin(4);
    expect(recap.lines(log).map((line) => [line.told.text, line.place])).toEqual([['Bob places', 0], ['Bob robs me', 0], ['End', 1]]);
    recap.close();
    expect(recap.lines(log)).toEqual([]);
  });

  it('is nothing while there is only my own move', () => {
    const recap = new Recap();
    recap.begin(3);
    expect([recap.lines(log.slice(0, 1)).length, recap.lines(log).length]).toEqual([0, 4]);
  });

  it('is in short what touches me, else the last things', () => {
    const recap = new Recap();
    recap.begin(3);
    const short = (seat: string) => gist(recap.lines(log), seat).map((line) => line.told.text);
    expect([short('sta'), short('lan')]).toEqual([['Bob robs me'], ['Bob robs me', 'End']]);
  });

  it('is in short how things ended, with the greatest first', () => {
    const recap = new Recap();
    recap.begin(3);
    const ended = [...log, told(6, 'total', '21'), told(6, 'total', '17'), told(6, 'side-won', 'Won'), told(7, 'died', 'Dead'), told(7, 'drew', 'Draws')];
    expect(gist(recap.lines(ended), 'sta').map((line) => line.told.text)).toEqual(['Won', 'Dead', '21', '17']);
  });
});

describe('the cards of an option', () => {
  const words: Words = {
    title: '', printed: {}, names: { card: { spy: 'Spy', lord: 'Lord' }, person: { bran: 'Bran' } },
    effects: { spy: 'Steals.', lord: 'Rules.', bran: 'Sees.' },
  };

  it('are found by their ids, else by a name that stands for itself', () => {
    expect(cardsOf(option(0, 'place spy'), words)).toEqual(['spy']);
    expect(cardsOf(option(0, 'leave', 'leave face down: Spy (1 point)'), words)).toEqual(['spy']);
    expect(cardsOf(option(0, 'hit 1', 'position 1: Spymaster'), words)).toEqual([]);
    expect(cardsOf(option(0, 'bran'), words)).toEqual([]);
  });

  it('say what they do once: of one option, or of all', () => {
    expect(effectsOf(option(0, 'place spy', 'Spy: Steals.'), words)).toEqual([]);
    expect(sharedEffects([option(0, 'leave', 'leave: Spy'), option(1, 'reveal', 'reveal: Spy')], words)).toEqual(['Steals.']);
    expect(sharedEffects([option(0, 'place spy'), option(1, 'place lord')], words)).toEqual([]);
  });
});
