import { afterEach, expect, it, vi } from 'vitest';
import { Problem, api } from '../src/lib/api';
import { create } from '../src/lib/once';
import { Saying } from '../src/lib/saying.svelte';
import { Sending } from '../src/lib/sending.svelte';
import type { Match, Message } from '../src/lib/types';

const match = { game: 'westeros', players: 3, seats: [{ who: 'me' }] };
afterEach(() => vi.restoreAllMocks());

it('a match that is asked for twice has one key until it is answered', async () => {
  const keys: string[] = [];
  vi.spyOn(api, 'create').mockImplementation(async (asked) => {
    keys.push(asked.key);
    return {} as Match;
  });
  await Promise.all([create(match), create(match)]);
  await create(match);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('what had no answer keeps its key, what was refused does not', async () => {
  const keys: string[] = [];
  let status = 0;
  vi.spyOn(api, 'create').mockImplementation(async (asked) => {
    keys.push(asked.key);
    throw new Problem(status, 'x', '');
  });
  await expect(create(match)).rejects.toThrow();
  status = 422;
  await expect(create(match)).rejects.toThrow();
  await expect(create(match)).rejects.toThrow();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('a line without a connection is said by itself later, and once', async () => {
  const saying = new Saying('m');
  const say = vi.spyOn(api, 'say').mockRejectedValueOnce(new Problem(0, '', ''));
  expect(await saying.say('hello', 'red', null)).toBe(true);
  expect(saying.waiting?.text).toBe('hello');
  say.mockRejectedValueOnce(new Problem(429, 'said-already', '')); // only the answer was lost
  await saying.again();
  expect([saying.waiting, saying.problem]).toEqual([null, null]);
  say.mockRejectedValueOnce(new Problem(429, 'slow-down', ''));
  expect(await saying.say('more', 'red', null)).toBe(false);
  expect([saying.waiting, saying.problem?.type]).toEqual([null, 'slow-down']);
  say.mockResolvedValueOnce({} as Message);
  expect(await saying.say('more', 'red', null)).toBe(true);
  expect(say).toHaveBeenCalledTimes(4);
});

it('a choice that waited and could not count any more is told with what it was', async () => {
  vi.useFakeTimers();
  const sending = new Sending('m');
  const choose = vi.spyOn(api, 'choose').mockRejectedValueOnce(new Problem(0, '', ''));
  expect(await sending.send('red', '4.0', 1, 'Archer, first')).toBe(false);
  expect(sending.waiting?.text).toBe('Archer, first');
  choose.mockRejectedValueOnce(new Problem(409, 'stale-decision', 'gone'));
  await sending.again();
  expect([sending.waiting, sending.unsent?.text, sending.unsent?.problem.type]).toEqual([null, 'Archer, first', 'stale-decision']);
  expect(choose.mock.calls.map(([, sent]) => 'text' in sent)).toEqual([false, false]);
  vi.useRealTimers();
});
