/** One match as this browser knows it: who sits there, what the seat sees, what was told and said. */
import { Problem, api } from './api';
import { Live, type Connection, type News } from './live';
import { resend } from './sending';
import type { Match, Message, Packet, Rule, Told, Words } from './types';

export class Table {
  match = $state.raw<Match | null>(null);
  packet = $state.raw<Packet | null>(null);
  words = $state.raw<Words | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<Message[]>([]);
  present = $state.raw<number[]>([]);
  connection = $state.raw<Connection>({ state: 'connecting' });
  problem = $state.raw<Problem | null>(null);
  /** Set when the server went back to an earlier state: the ply it has now. */
  restored = $state<number | null>(null);
  /** What was seen when the reader came. */
  seenBefore = $state<number | null>(null);
  seat = $state<string | null>(null);

  private live: Live | null = null;
  /** The next packet tells everything from the beginning. */
  private isRetelling = false;
  private rulesFound: Promise<Map<string, Rule>> | null = null;

  constructor(readonly id: string) {}

  get mine(): string[] {
    const match = this.match;
    return (match?.mine ?? []).flatMap((seat) => match?.seats[seat]?.code ?? []);
  }

  async open(): Promise<void> {
    try {
      this.match = await api.match(this.id);
      this.problem = null;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      return;
    }
    this.live ??= new Live(this.id, {
      news: (news) => this.hear(news),
      connection: (connection) => this.connected(connection),
      known: () => ({
        since: this.isRetelling ? 0 : (this.packet?.ply ?? 0),
        heard: (this.chat.at(-1)?.number ?? -1) + 1,
        seat: this.seat,
      }),
    });
    await this.learnWords();
  }

  close(): void {
    this.live?.close();
    this.live = null;
  }

  /** Everything told anew: in another language, or from another seat. */
  async retell(): Promise<void> {
    this.rulesFound = null;
    this.forget();
    this.live?.again();
    await this.learnWords();
  }

  async lookFrom(seat: string): Promise<void> {
    this.seat = seat;
    await this.retell();
  }

  /** The rules of the game, by their ids. */
  rules(): Promise<Map<string, Rule>> {
    this.rulesFound ??= api
      .rules(this.match?.game ?? '')
      .then((rules) => new Map(rules.map((rule) => [rule.id, rule])));
    return this.rulesFound;
  }

  private async learnWords(): Promise<void> {
    if (this.match) this.words = await api.matchWords(this.id).catch(() => this.words);
  }

  private forget(): void {
    this.isRetelling = true;
    this.chat = [];
  }

  private connected(connection: Connection): void {
    const wasAway = this.connection.state !== 'live';
    this.connection = connection;
    if (connection.state === 'live' && wasAway) resend(this.id).catch(() => undefined);
  }

  private hear(news: News): void {
    const before = this.match;
    this.match = { ...before, ...news.match };
    this.present = news.present;
    const known = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...news.messages.filter((message) => message.number > known)];
    if (before?.status !== news.match.status || seatsOf(before) !== seatsOf(news.match)) void this.whoIAm();
    if (news.packet) this.take(news.packet);
  }

  private take(packet: Packet): void {
    const before = this.packet;
    if (before && !this.isRetelling && (packet.epoch !== before.epoch || packet.ply < before.ply)) {
      this.restored = packet.epoch !== before.epoch ? packet.ply : null;
      this.forget();
      this.live?.again();
      return;
    }
    this.seenBefore ??= packet.seen;
    this.packet = packet;
    if (this.isRetelling) this.log = packet.events;
    else if (packet.events.length) this.log = [...this.log, ...packet.events];
    this.isRetelling = false;
  }

  private async whoIAm(): Promise<void> {
    const match = await api.match(this.id).catch(() => null);
    if (match) this.match = match;
  }
}

function seatsOf(match: Match | null): string {
  return JSON.stringify(match?.seats.map((chair) => [chair.controller, chair.name]));
}
