import { afterEach, expect, it, vi } from 'vitest';
import { Problem, api } from '../src/lib/api';
import { create } from '../src/lib/once';
import type { Match } from '../src/lib/types';

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
