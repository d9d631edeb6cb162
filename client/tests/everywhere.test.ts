import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askAsBefore, askEverywhere } from '../src/lib/everywhere';
import type { Packet } from '../src/lib/types';

const packet = { match: 'm', seat: 'sta', status: 'playing', asks: false } as Packet;
const sent: { url: string; body: unknown }[] = [];
const store = new Map<string, string>();

beforeEach(() => {
  sent.length = 0;
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url: url.split('?')[0]!, body: JSON.parse(body) });
    return new Response('{"asks": true}', { headers: { 'content-type': 'application/json' } });
  });
});

describe('being asked everywhere', () => {
  it('is remembered for later matches of the same game', async () => {
    await askAsBefore('iron-throne', packet);
    expect(sent).toEqual([]);
    await askEverywhere('iron-throne', packet, true);
    await askAsBefore('westeros', packet);
    expect(sent).toEqual([{ url: '/api/matches/m/asking', body: { everywhere: true, seat: 'sta' } }]);
    await askAsBefore('iron-throne', { ...packet, match: 'n' });
    expect(sent.map((request) => request.url)).toEqual(['/api/matches/m/asking', '/api/matches/n/asking']);
  });
  it('is not asked for where it is so already, where nobody sits, and once it is taken back', async () => {
    await askEverywhere('iron-throne', packet, true);
    await askAsBefore('iron-throne', { ...packet, asks: true });
    await askAsBefore('iron-throne', { ...packet, seat: null });
    await askEverywhere('iron-throne', packet, false);
    await askAsBefore('iron-throne', packet);
    expect(sent.map((request) => (request.body as { everywhere: boolean }).everywhere)).toEqual([true, false]);
  });
});
