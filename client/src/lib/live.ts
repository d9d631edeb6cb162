/** One socket to one match: it comes back by itself, and asks only for what was missed. */
import { address } from './api';
import type { Packet } from './types';
import type * as wire from './wire';

/** A message that tells something; the packet as the client reads it. */
export type News = Omit<wire.News, 'packet'> & { packet?: Packet };
type Said = News | Exclude<wire.LiveMessage, wire.News>;

export type Connection =
  | { state: 'connecting' | 'live' | 'offline' | 'closed' }
  | { state: 'retrying'; at: number }
  | { state: 'refused'; title: string };

export interface Hooks {
  news: (news: News) => void;
  connection: (connection: Connection) => void;
  /** What is known already: the ply, the number of the last line of talk, and the seat that looks. */
  known: () => { since: number; heard: number | null; seat: string | null };
}

const SHORTEST = 500;
const LONGEST = 8000;
/** The server speaks every 20 s at least. */
const SILENCE = 45_000;

/** How long to wait before trying again: twice as long each time, with some luck so that not all come at once. */
export function backOff(tries: number, luck: number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** tries);
  return most / 2 + (most / 2) * luck;
}

export class Live {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private isOver = false;

  constructor(
    private readonly id: string,
    private readonly hooks: Hooks,
  ) {
    addEventListener('online', this.again);
    addEventListener('offline', this.lost);
    this.connect();
  }

  /** Ask anew at once, from what `known` says. */
  again = (): void => {
    this.tries = 0;
    this.drop();
    this.connect();
  };

  close(): void {
    this.isOver = true;
    removeEventListener('online', this.again);
    removeEventListener('offline', this.lost);
    this.drop();
    this.hooks.connection({ state: 'closed' });
  }

  private connect(): void {
    if (this.isOver) return;
    clearTimeout(this.timer);
    this.hooks.connection({ state: 'connecting' });
    const { since, heard, seat } = this.hooks.known();
    const path = address(`/matches/${encodeURIComponent(this.id)}/live`, { since, heard, seat });
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)));
    socket.onclose = this.lost;
    this.listen();
  }

  private hear(said: Said): void {
    this.listen();
    if ('problem' in said) {
      this.isOver = true;
      this.drop();
      this.hooks.connection({ state: 'refused', title: said.problem.title });
      return;
    }
    this.tries = 0;
    this.hooks.connection({ state: 'live' });
    if ('match' in said) this.hooks.news(said);
  }

  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(this.lost, SILENCE);
  }

  private readonly lost = (): void => {
    if (this.isOver) return;
    this.drop();
    if (!navigator.onLine) {
      this.hooks.connection({ state: 'offline' });
      return;
    }
    const wait = backOff(this.tries++, Math.random());
    this.hooks.connection({ state: 'retrying', at: Date.now() + wait });
    this.timer = setTimeout(() => this.connect(), wait);
  };

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    if (this.socket) {
      this.socket.onclose = null;
      this.socket.onmessage = null;
      this.socket.close();
      this.socket = null;
    }
  }
}
