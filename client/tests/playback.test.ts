import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changed, isSame } from '../src/lib/changes';
import { Playback } from '../src/lib/playback.svelte';
import type { Decision, Json, Packet, Told } from '../src/lib/types';
import { decision } from './support';

/** A table on which a number is counted up: what is shown is the number. */
const told = (ply: number, to: number, event = 'counted', facts: Record<string, Json> = {}): Told => ({
  ply, text: `${to}`, changes: [[['count'], to]], event: { event, rules: [], facts, terms: [] },
});
const packet = (ply: number, count: number, events: Told[] = [], more: Partial<Packet> = {}): Packet => ({
  match: 'm', epoch: 0, ply, status: 'playing', seat: 'sta', view: { count, awaited: [] }, awaited: [], seen: 0,
  decisions: [], events, undo: false, result: null, rest: [], ...more,
}) as Packet;

describe('changes', () => {
  const before = { houses: [{ id: 'a', power: 1 }, { id: 'b', power: 2 }], bids: { a: 1 } };

  it('set, take away and put in, and leave what was given as it is', () => {
    const after = changed(before as unknown as Json, [
      [['houses', 0, 'power'], 5],
      [['houses', 1]],
      [['houses', 0], { id: 'c' }, true],
      [['bids', 'a']],
      [['bids', 'b'], null],
    ]);
    expect(after).toEqual({ houses: [{ id: 'c' }, { id: 'a', power: 5 }], bids: { b: null } });
    expect(before.houses.map(({ power }) => power)).toEqual([1, 2]);
    expect(changed(before as unknown as Json, [[[], { all: 'new' }]])).toEqual({ all: 'new' });
  });

  it('share what they do not touch', () => {
    const after = changed(before as unknown as Json, [[['houses', 0, 'power'], 5]]) as unknown as typeof before;
    expect(after.houses[1]).toBe(before.houses[1]);
    expect(after.bids).toBe(before.bids);
  });

  it('are compared whatever the order of keys', () => {
    expect(isSame({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
    const others: Json[] = [{ a: 1 }, { a: 2, b: [] }, { a: 1, b: {} }, { a: 1, c: [] }, null, [1]];
    for (const other of others) expect(isSame({ a: 1, b: [] }, other)).toBe(false);
  });
});

describe('playback', () => {
  let rate = 1;
  let isHidden = false;
  let lengths: Record<string, number> = {};
  let tells: Record<string, number> = {};
  let begun: string[] = [];
  let playback: Playback;
  /** What is shown: the number, the event, and whether the question has to wait. */
  const seen = (): [Json | undefined, string | null, boolean] => [(playback.shown?.view as { count?: Json } | undefined)?.count, playback.now?.text ?? null, playback.isBehind];

  beforeEach(() => {
    vi.useFakeTimers();
    [rate, isHidden, lengths, tells, begun] = [1, false, {}, {}, []];
    playback = new Playback({
      rate: () => rate, isHidden: () => isHidden, length: (id) => lengths[id], tells: (id) => tells[id], isUnhurried: (id) => id === 'won', begin: ({ text }) => void begun.push(text),
    });
    playback.see(packet(3, 0));
  });
  afterEach(() => vi.useRealTimers());

  it('shows the first packet at once', () => expect(seen()).toEqual([0, null, false]));

  it('shows for its whole time what is never hurried, however much there was before it', () => {
    lengths = { counted: 5000, won: 4000 };
    playback.see(packet(5, 5, [told(3, 1), told(3, 2), told(4, 3), told(4, 4), told(4, 5, 'won')]));
    vi.advanceTimersByTime(6000);
    expect(playback.now?.event.event).toBe('won');
    vi.advanceTimersByTime(3900);
    expect(playback.isBehind).toBe(true);
    vi.advanceTimersByTime(200);
    expect(playback.isBehind).toBe(false);
  });

  it('shows one event after the other, and then the present', () => {
    const decisions = [decision({ id: '9' })] as Decision[];
    const news = packet(5, 3, [told(3, 1), told(3, 2), told(4, 3)], { decisions, awaited: ['sta'] });
    playback.see(news);
    expect(playback.live).toBe(news);
    expect([seen(), playback.waiting, playback.shown?.decisions]).toEqual([[1, '1', true], 2, []]);
    vi.advanceTimersByTime(600);
    expect([seen(), playback.waiting]).toEqual([[2, '2', true], 1]);
    vi.advanceTimersByTime(600);
    expect(seen()).toEqual([3, '3', true]);
    vi.advanceTimersByTime(600);
    expect(seen()).toEqual([3, null, false]);
    expect(playback.shown).toBe(news);
    expect([begun, playback.leaps]).toEqual([['1', '2', '3'], 0]);
  });

  it('goes on with what comes meanwhile, in order', () => {
    playback.see(packet(5, 2, [told(3, 1), told(4, 2)]));
    playback.see(packet(6, 3, [told(5, 3)]));
    playback.see(packet(6, 3, [], { awaited: ['lan'] }));
    vi.runAllTimers();
    expect([begun, playback.shown]).toEqual([['1', '2', '3'], playback.live]);
    expect(playback.shown?.awaited).toEqual(['lan']);
  });

  it('shows an event as long as the game says', () => {
    lengths = { duel: 2000 };
    playback.see(packet(5, 2, [told(3, 1, 'duel'), told(4, 2)]));
    vi.advanceTimersByTime(1999);
    expect(seen()[0]).toBe(1);
    vi.advanceTimersByTime(1);
    expect(seen()[0]).toBe(2);
  });

  it('goes faster or slower as the reader likes, and at once', () => {
    rate = 4;
    playback.see(packet(5, 2, [told(3, 1), told(4, 2)]));
    vi.advanceTimersByTime(150);
    expect(seen()[0]).toBe(2);
    vi.runAllTimers();
    rate = 0;
    playback.see(packet(7, 4, [told(5, 3), told(6, 4)]));
    expect([seen(), begun]).toEqual([[4, null, false], ['1', '2']]);
    expect(playback.fresh.map(({ text }) => text)).toEqual(['3', '4']);
    rate = 1;
    playback.see(packet(9, 6, [told(7, 5), told(8, 6), told(8, 7)]));
    rate = 0;
    vi.advanceTimersByTime(600);
    expect(seen()).toEqual([6, null, false]);
  });

  it('has caught up within six seconds, however much there is and however slow', () => {
    rate = 0.5;
    const events = Array.from({ length: 120 }, (_, i) => told(3 + i, i + 1));
    playback.see(packet(200, 120, events));
    vi.advanceTimersByTime(3000);
    expect(Number(seen()[0])).toBeGreaterThan(40);
    expect(Number(seen()[0])).toBeLessThan(80);
    vi.advanceTimersByTime(3001);
    expect(seen()).toEqual([120, null, false]);
    expect(begun).toHaveLength(120);
  });

  /** What is said, whether what comes of the event is seen, and what is read to those who do not see it. */
  const heard = (): [string | undefined, boolean, string[]] => [playback.said?.text, playback.isTold, playback.fresh.map(({ text }) => text)];

  it('says nothing that is not seen yet', () => {
    [lengths, tells] = [{ duel: 2000 }, { duel: 0.6 }];
    playback.see(packet(6, 3, [told(3, 1), told(4, 2, 'duel'), told(5, 3)]));
    expect(heard()).toEqual(['1', true, ['1']]);
    vi.advanceTimersByTime(600);
    expect([seen(), heard()]).toEqual([[2, '2', true], ['1', false, ['1']]]);
    vi.advanceTimersByTime(1199);
    expect(heard()).toEqual(['1', false, ['1']]);
    vi.advanceTimersByTime(1);
    expect(heard()).toEqual(['2', true, ['2']]);
    vi.advanceTimersByTime(800);
    expect(heard()).toEqual(['3', true, ['3']]);
  });

  it('says it in the same part of less time, and all at once who skips', () => {
    [rate, lengths, tells] = [4, { duel: 2000 }, { duel: 0.6 }];
    playback.see(packet(5, 2, [told(3, 1, 'duel'), told(4, 2, 'duel')]));
    vi.advanceTimersByTime(299);
    expect(heard()).toEqual([undefined, false, []]);
    vi.advanceTimersByTime(1);
    expect(heard()).toEqual(['1', true, ['1']]);
    vi.advanceTimersByTime(201);
    expect(heard()).toEqual(['1', false, ['1']]);
    playback.skip();
    expect(heard()).toEqual(['2', true, ['2']]);
    playback.see(packet(6, 3, [told(5, 3, 'duel')]));
    expect(heard()).toEqual(['2', false, ['2']]);
    playback.see(packet(7, 4, [told(6, 4)]));
    playback.skip();
    expect(heard()).toEqual(['4', true, ['3', '4']]);
  });

  it('leaves what was said last for three seconds, unless something else is said', () => {
    playback.see(packet(4, 1, [told(3, 1)]));
    vi.advanceTimersByTime(600 + 2999);
    expect([seen(), heard()[0]]).toEqual([[1, null, false], '1']);
    playback.see(packet(5, 2, [told(4, 2)]));
    expect(heard()[0]).toBe('2');
    vi.advanceTimersByTime(600 + 2999);
    expect(heard()[0]).toBe('2');
    vi.advanceTimersByTime(1);
    expect(heard()[0]).toBeUndefined();
    playback.see(packet(6, 3, [told(5, 3, 'counted', { seat: 'sta' })]));
    expect([seen(), heard()[0]]).toEqual([[3, '3', false], '3']);
    playback.see(packet(6, 8, [], { epoch: 1 }));
    expect(heard()[0]).toBeUndefined();
  });

  it('leaves nothing said where all is shown at once', () => {
    rate = 0;
    playback.see(packet(4, 1, [told(3, 1)]));
    expect(heard()).toEqual([undefined, true, ['1']]);
  });

  it('is skipped by one tap', () => {
    playback.see(packet(5, 3, [told(3, 1), told(3, 2), told(4, 3)]));
    playback.skip();
    expect([seen(), playback.waiting]).toEqual([[3, null, false], 0]);
    expect(playback.fresh.map(({ text }) => text)).toEqual(['2', '3']);
    vi.runAllTimers();
    expect([seen(), begun]).toEqual([[3, null, false], ['1']]);
  });

  it('keeps nobody waiting for what they did last themselves', () => {
    const news = packet(5, 2, [told(3, 1), told(4, 2, 'counted', { seat: 'sta' })]);
    playback.see(news);
    expect(seen()).toEqual([1, '1', true]);
    vi.advanceTimersByTime(600);
    expect(seen()).toEqual([2, '2', false]);
    expect(playback.shown).toBe(news);
    playback.see(packet(6, 3, [told(5, 3)]));
    expect(seen()).toEqual([3, '3', true]);
    vi.runAllTimers();
    expect(seen()).toEqual([3, null, false]);
  });

  it('does not keep from an answer who is in the middle of it', () => {
    const decisions = [decision({ id: '9' })] as Decision[];
    playback.see(packet(3, 0, [], { decisions }));
    playback.see(packet(4, 1, [told(3, 1)], { decisions }));
    expect(seen()).toEqual([1, null, false]);
    playback.see(packet(5, 2, [told(4, 2)], { decisions: [decision({ id: '10' })] as Decision[] }));
    expect(seen()).toEqual([2, '2', true]);
  });

  it.each([
    ['what was taken back', { back: 2 }],
    ['another epoch', { epoch: 1 }],
    ['another seat', { seat: 'lan' }],
    ['an earlier ply', { ply: 2 }],
  ])('goes straight to %s', (_, more) => {
    playback.see(packet(4, 1, [told(3, 1)]));
    playback.see(packet(5, 7, [told(4, 7)], more as Partial<Packet>));
    expect(seen()).toEqual([7, null, false]);
    vi.runAllTimers();
    expect(begun).toEqual(['1']);
  });

  it('goes straight to what is told without changes, and to everything where nobody looks', () => {
    const { changes: _, ...bare } = told(3, 1);
    playback.see(packet(5, 2, [bare, told(4, 2)]));
    expect(seen()).toEqual([2, null, false]);
    isHidden = true;
    playback.see(packet(6, 3, [told(5, 3)]));
    expect(seen()).toEqual([3, null, false]);
  });

  it('shows the rest with the present', () => {
    const view = { count: 1, awaited: [], over: true } as object as Packet['view'];
    playback.see(packet(4, 1, [told(3, 1)], { view, rest: [[['over'], true]] }));
    expect(playback.shown?.view).toEqual({ count: 1, awaited: [] });
    vi.runAllTimers();
    expect([playback.shown?.view, playback.leaps]).toEqual([view, 0]);
  });

  it('shows the last round again, from its beginning', () => {
    playback.see(packet(5, 2, [told(3, 1), told(4, 2, 'round')]));
    playback.see(packet(7, 4, [told(5, 3), told(6, 4)]));
    expect(playback.canRepeat).toBe(false);
    vi.runAllTimers();
    begun = [];
    expect(playback.canRepeat).toBe(true);
    playback.repeat();
    expect([seen(), playback.waiting]).toEqual([[2, '2', true], 2]);
    playback.see(packet(8, 5, [told(7, 5)]));
    vi.runAllTimers();
    expect(begun).toEqual(['2', '3', '4', '5']);
    expect(playback.shown).toBe(playback.live);
  });

  it('forgets everything when somebody else looks', () => {
    playback.see(packet(4, 1, [told(3, 1)]));
    playback.reset();
    vi.runAllTimers();
    expect([playback.shown, playback.isBehind, playback.canRepeat]).toEqual([null, false, false]);
  });
});
