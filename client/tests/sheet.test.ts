import { render } from 'svelte/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Answer, type Next } from '../src/lib/answer.svelte';
import { Drafting } from '../src/lib/drafting';
import { cardsOf, effectsOf, sharedEffects } from '../src/lib/printed';
import { Recap, gist } from '../src/lib/recap.svelte';
import type { Table } from '../src/lib/table.svelte';
import type { Decision, Packet, Ways, Words } from '../src/lib/types';
import { lastOffer } from '../src/sheet/offers';
import { decision, filling, option, told, words } from './support';

afterEach(() => vi.unstubAllGlobals());

type After = Record<string, Next['options']>;
const values = (key: string): number[] => key.split(',').filter(Boolean).map(Number);

/** What the server tells of the ways to go on: all of them, or where slots are filled those along one choice. */
function waysOf(after: After, isFilled: boolean): Ways {
  const rows = Object.values(after).flat();
  const ends = Object.entries(after).flatMap(([key, options]) => options.map(({ value }) => [...values(key), value].join(',')));
  const keys = [...new Set([...Object.keys(after), ...ends])];
  const ways = keys.map((key) => ({ after: values(key), options: (after[key] ?? []).map((row) => rows.indexOf(row)), blocked: [] }));
  return { rows, ways, choice: isFilled ? [] : null };
}

/** A server that offers these options after each beginning; returns what it is asked. */
function serving(after: After, isFilled = false): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://here').pathname);
    return new Response(JSON.stringify(waysOf(after, isFilled)));
  });
  return asked;
}

/** An answer to a decision whose server offers these options after each beginning. */
async function answering(given: Partial<Decision>, after: After): Promise<Answer> {
  serving(after, Boolean(given.fills));
  const answer = new Answer('m', 'sta', decision({ ...given, options: after[''] ?? [] }));
  await vi.waitFor(() => expect([answer.isBusy, answer.steps.length > 0 || given.shape === 'number']).toEqual([false, true]));
  return answer;
}

describe('an answer', () => {
  it('is there at once where only one is possible, and not yet begun by the player', async () => {
    const answer = await answering({}, { '': [option(7, 'rob red')] });
    expect([answer.choice, answer.isBegun]).toEqual([7, false]);
  });

  it('is no amount until somebody chooses one', async () => {
    const answer = await answering({ shape: 'number' }, { '': [option(0, 'bid 0'), option(1, 'bid 1')] });
    expect([answer.next.options.length, answer.choice]).toEqual([2, null]);
    await answer.pick(answer.next.options[0]!);
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

  it('is built with one request for all its ways', async () => {
    const [stay, go] = [option(58, 'stays'), option(2, 'goes')];
    const after: After = { '': [option(45, 'march karhold'), option(46, 'march pyke')], '45': [go, stay], '45,2': [go, stay], '45,58': [stay], '45,2,2': [option(0, 'no-token'), option(1, 'token')] };
    const asked = serving(after);
    const answer = new Answer('m', 'sta', decision({ shape: 'assign', slots: ['march', 'unit'], options: after['']! }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    for (const value of [45, 2, 2, 1]) await answer.pick(answer.next.options.find((one) => one.value === value)!);
    expect(answer.choice).toEqual([45, 2, 2, 1]);
    await answer.back(2);
    await answer.pick(answer.next.options[1]!);
    expect([answer.choice, asked]).toEqual([[45, 2, 58], ['/api/matches/m/ways']]);
    answer.draft.end();
  });

  it('is begun without a connection, waits where the server is needed, and goes on by itself', async () => {
    const after = { '': [option(1, 'card one'), option(2, 'card two')], '2': [option(7, 'spot left'), option(8, 'spot right')] };
    vi.stubGlobal('fetch', async () => { throw new TypeError('offline'); });
    const answer = new Answer('m', 'red', decision({ shape: 'assign', slots: ['card', 'spot'], options: after[''] }));
    await answer.pick(answer.next.options[1]!);
    expect([answer.prefix, answer.isCut, answer.isWhole, answer.problem]).toEqual([[2], true, false, null]);
    await answer.resume();
    expect([answer.prefix, answer.isCut]).toEqual([[2], true]);
    serving(after);
    await answer.resume();
    expect([answer.prefix, answer.next.options.length, answer.isCut, answer.isWhole]).toEqual([[2], 2, false, false]);
    await answer.pick(answer.next.options[0]!);
    expect(answer.choice).toEqual([2, 7]);
  });
});

describe('orders by area', () => {
  const orders = (area: string, ...but: number[]) =>
    ['march', 'raid', 'defense'].map((order, value) => filling(value, area, order)).filter(({ value }) => !but.includes(value));
  const after: Record<string, Next['options']> = { '': orders('a') };
  for (let i = 0; i < 3; i++) {
    after[`${i}`] = orders('b', i);
    for (let k = 0; k < 3; k++) after[`${i},${k}`] = orders('c', i, k);
  }
  const fills = [{ slot: 'a', content: 'march' }, { slot: 'b', content: 'raid' }, { slot: 'c', content: 'defense' }];
  const plan = { shape: 'assign' as const, fills };
  const chosen = (answer: Answer) => [...answer.slots!.chosen.values()];

  it('are chosen only where somebody chose, also after a reload', async () => {
    const answer = await answering(plan, after);
    expect([chosen(answer), answer.slots!.missing, answer.isWhole]).toEqual([[], 3, false]);
    await answer.slots!.set('b', filling(1, 'b', 'raid'));
    expect([chosen(answer), answer.slots!.begun]).toEqual([['raid'], [null, 1, null]]);
    const again = await answering({ ...plan, draft: { choice: answer.slots!.begun, ready: false } }, after);
    expect([chosen(again), again.slots!.missing, again.isWhole]).toEqual([['raid'], 2, false]);
  });

  it('stay where they were put, whatever stands for the others', async () => {
    const answer = await answering(plan, after);
    await answer.slots!.set('c', filling(0, 'c', 'march'));
    expect([chosen(answer), answer.slots!.begun]).toEqual([['march'], [null, null, 0]]);
  });
});

describe('a draft', () => {
  const browser = (): Map<string, string> => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    return kept;
  };

  it('is in the browser until the server has it', async () => {
    const kept = browser();
    const heard: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      heard.push(JSON.parse(body).choice);
      return new Response('{}');
    });
    const draft = new Drafting('m', 'sta', '3.0', null);
    draft.put([null, 4]);
    expect(new Drafting('m', 'sta', '3.0', null).find()).toEqual([null, 4]);
    await draft.flush();
    expect([heard, kept.size, new Drafting('m', 'sta', '3.0', [null, 4]).find()]).toEqual([[[null, 4]], 0, [null, 4]]);
  });

  it('keeps out of the way of the choice itself, until that is refused or something else is chosen', async () => {
    browser();
    const heard: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      heard.push(JSON.parse(body).choice);
      return new Response('{}');
    });
    const draft = new Drafting('m', 'sta', '3.0', null);
    draft.put([1]);
    await draft.hold();
    await draft.flush();
    expect(heard).toEqual([]);
    draft.release();
    await draft.flush();
    expect(heard).toEqual([[1]]);
    draft.put([2]);
    await draft.hold();
    draft.put([3]);
    await draft.flush();
    expect(heard).toEqual([[1], [3]]);
    draft.end();
  });

  it('of another device that was later wins, and one of another decision is forgotten', () => {
    browser();
    new Drafting('m', 'sta', '3.0', null).put([1, null]);
    expect(new Drafting('m', 'sta', '3.0', [null, 2]).find()).toEqual([null, 2]);
    new Drafting('m', 'sta', '3.0', null).put([1, null]);
    expect(new Drafting('m', 'sta', '4.0', null).find()).toBe(null);
  });
});

describe('the end', () => {
  it('is a victory, one that is shared, or a place', async () => {
    vi.stubGlobal('location', { href: 'http://here/' });
    vi.stubGlobal('addEventListener', () => undefined);
    const { ownPlace } = await import('../src/lib/ending');
    const told = (winners: string[]): string => {
      const result = { winners, scores: { sta: 7, lan: 7 }, places: { sta: 2, lan: 1 }, rules: [] };
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
    title: '', titles: {}, printed: { card: {} }, names: { card: { spy: 'Spy', lord: 'Lord' }, person: { bran: 'Bran' } },
    effects: { spy: 'Steals.', lord: 'Rules.', bran: 'Sees.' },
  };

  it('are those that its facts name', () => {
    expect(cardsOf(option(0, 'place spy', { facts: { card: 'spy' } }), words)).toEqual(['spy']);
    expect(cardsOf(option(0, 'both', { facts: { cards: ['spy', 'lord'] } }), words)).toEqual(['spy', 'lord']);
    expect(cardsOf(option(0, 'hit 1', { facts: { card: 'hidden' } }), words)).toEqual([]);
    expect(cardsOf(option(0, 'bran', { facts: { person: 'bran' } }), words)).toEqual([]);
  });

  it('say what they do once: of one option, or of all', () => {
    const of = (card: string, effect?: string) => option(0, card, { facts: { card, ...(effect && { effect }) } });
    expect(effectsOf(of('spy', 'spy'), words)).toEqual([]);
    expect(sharedEffects([of('spy'), of('spy')], words)).toEqual(['Steals.']);
    expect(sharedEffects([of('spy'), of('lord')], words)).toEqual([]);
  });
});

describe('who is waited for', () => {
  const said = async (awaited: string[], ready: boolean | null = false): Promise<string> => {
    vi.stubGlobal('location', { href: 'http://here/' });
    vi.stubGlobal('addEventListener', () => undefined);
    const { default: Idle } = await import('../src/sheet/Idle.svelte');
    const packet = { seat: 'sta', status: 'playing', awaited, result: null } as unknown as Packet;
    const seats = ['sta', 'lan', 'bar'].map((code) => ({ code, ready: code === 'lan' ? ready : false }));
    const table = { words, isBehind: false, match: { seats } } as unknown as Table;
    return render(Idle, { props: { table, packet, onresults: () => undefined } }).body;
  };

  it('is never oneself', async () => {
    expect(await said(['sta', 'lan'])).toContain('idle-waiting');
    expect(await said(['sta'])).toContain('idle-moment');
  });
  it('is nobody who has chosen, and of who chooses in secret that is not told', async () => {
    expect(await said(['lan'], true)).toContain('idle-moment');
    expect(await said(['lan', 'bar'], true)).toContain('idle-waiting');
    expect(await said(['lan', 'bar'], null)).toContain('idle-secret');
    expect(await said(['lan'], null)).toContain('idle-waiting');
  });
});
