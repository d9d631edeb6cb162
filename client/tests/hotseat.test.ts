import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table } from '../src/lib/table.svelte';
import type { Match, Message, Packet, Told } from '../src/lib/types';
import { decision } from './support';

const MATCH = {
  id: 'm', game: 'westeros', status: 'playing', mine: [0, 1], awaited: ['sta', 'lan'], epoch: 0, ply: 3,
  seats: [{ seat: 0, code: 'sta' }, { seat: 1, code: 'lan' }, { seat: 2, code: 'bar' }],
} as unknown as Match;

class Socket {
  static opened: Socket[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Socket.opened.push(this);
  }
  close(): void {}
  tell(packet: Partial<Packet>): void {
    const whole = { epoch: 0, ply: 3, seen: 0, status: 'playing', decisions: [], events: [], awaited: [], ...packet };
    this.onmessage?.({ data: JSON.stringify({ match: MATCH, present: [], messages: [], packet: whole }) });
  }
}

describe('several players at one device', () => {
  let table: Table;

  beforeEach(async () => {
    Socket.opened = [];
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('fetch', async (url: string) =>
      new Response(JSON.stringify(url.includes('/words') ? { title: '', names: {}, effects: {} } : MATCH)),
    );
    table = new Table('m');
    await table.open();
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
  });

  it('see nothing before one of them says that they have it', () => {
    expect([table.handingTo, table.packet, Socket.opened.length]).toEqual(['sta', null, 0]);
    table.takeOver();
    expect(Socket.opened).toHaveLength(1);
    expect(Socket.opened[0]!.url).toContain('seat=sta');
  });

  it('hand over with nothing of the former seat left, and go on to whoever has not chosen', () => {
    table.takeOver();
    Socket.opened[0]!.tell({ seat: 'sta', decisions: [decision({ draft: { choice: 1, ready: true } })] });
    expect([table.packet?.seat, table.next]).toEqual(['sta', 'lan']);
    table.handOver('lan');
    expect([table.packet, table.log, table.chat, table.seat]).toEqual([null, [], [], null]);
    expect(Socket.opened).toHaveLength(1);
    table.takeOver();
    Socket.opened[1]!.tell({ seat: 'lan', decisions: [decision({ draft: { choice: 1, ready: true } })] });
    expect(table.next).toBeNull();
  });

  it('hear each line of talk once, whatever its number, and read on after the last', () => {
    const line = (number: number, text: string) => ({ number, text, told: null }) as unknown as Message;
    const say = (...messages: Message[]) =>
      Socket.opened[0]!.onmessage?.({ data: JSON.stringify({ match: MATCH, present: [], messages }) });
    vi.stubGlobal('navigator', { onLine: true });
    vi.useFakeTimers();
    table.takeOver();
    say(line(900, 'One'), line(70, 'Two'));
    say(line(70, 'Two'), line(8, 'Three'));
    expect(table.chat.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    Socket.opened[0]!.onclose?.();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    expect(Socket.opened.at(-1)!.url).toContain('heard=8&');
  });

  it('read in the log what the board has shown, and nothing that was taken back', () => {
    const told = (ply: number): Told => ({
      ply, text: `${ply}`, changes: [[['round'], ply]], event: { event: 'march', rules: [], facts: {}, terms: [] },
    });
    const at = (round: number) => ({ round }) as Packet['view'];
    const read = () => table.told.map(({ text }) => text);
    const tell = (packet: Partial<Packet>) => Socket.opened[0]!.tell({ seat: 'sta', ...packet } as Partial<Packet>);
    table.takeOver();
    tell({ view: at(2), events: [told(1), told(2)] });
    tell({ ply: 5, view: at(4), events: [told(3), told(4)] });
    expect([read(), table.shown?.view.round, table.live?.view.round]).toEqual([['1', '2', '3'], 3, 4]);
    tell({ ply: 6, view: at(5), events: [told(5)] });
    expect([read(), table.isBehind]).toEqual([['1', '2', '3'], true]);
    table.playback.skip();
    expect([read(), table.shown]).toEqual([['1', '2', '3', '4', '5'], table.live]);
    tell({ ply: 7, view: at(3), back: 4, events: [told(6)] });
    expect([read(), table.shown]).toEqual([['1', '2', '3', '6'], table.live]);
    expect(table.playback.leaps).toBe(0);
  });

  it('are shown what they missed since they had it', () => {
    const event = { event: 'march', rules: [], facts: {}, terms: [] };
    table.takeOver();
    Socket.opened[0]!.tell({ seat: 'sta' });
    table.handOver('lan');
    table.takeOver();
    Socket.opened[1]!.tell({ seat: 'lan', ply: 5 });
    table.handOver('sta');
    table.takeOver();
    Socket.opened[2]!.tell({ seat: 'sta', ply: 5, events: [0, 3, 4].map((ply) => ({ ply, text: `${ply}`, event })) });
    expect(table.missed.things.map(({ ply }) => ply)).toEqual([3, 4]);
  });
});
