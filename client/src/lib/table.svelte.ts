/** One match as this browser knows it: who sits there, what the seat sees, what was told and said. */
import { motionOf, soundOf, soundsOf, type Motion } from '../boards/motion';
import { Problem, api } from './api';
import { plainly } from './asking';
import { CatchUp, about, takenOver, unseen } from './catchup.svelte';
import { Live, type Connection, type News } from './live';
import { Playback } from './playback.svelte';
import { Saying } from './saying.svelte';
import { Sending } from './sending.svelte';
import { rate, settings } from './settings.svelte';
import { play, type Sound } from './sounds';
import type { Match, Message, Packet, Rule, Told, Words } from './types';

const hasDocument = 'document' in globalThis;
const isHidden = (): boolean => hasDocument && document.visibilityState === 'hidden';

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
  /** What was seen when the reader came, and what they missed. */
  seenBefore = $state<number | null>(null);
  missed = $state.raw(new CatchUp([]));
  /** Who takes over a seat of a match under way: what the table was told of it, until they have caught up. */
  late = $state.raw<Message | null>(null);
  seat = $state<string | null>(null);
  /** Who takes the device next. Until they say that they have it, nothing of any seat is here. */
  handingTo = $state<string | null>(null);

  readonly sending: Sending;
  readonly saying: Saying;
  /** What led to the present, one thing after the other. */
  readonly playback: Playback;
  private line: Live | null = null;
  /** The next packet tells everything from the beginning. */
  private isRetelling = false;
  private motion: Motion | null = null;
  /** Fetched when there is something to be heard. */
  private sounds: Promise<Readonly<Record<string, Sound>> | null> | null = null;
  private rulesFound: Promise<Map<string, Rule>> | null = null;
  /** How far each seat at this device has looked. */
  private readonly looked = new Map<string, number>();
  /** Seats at this device that have chosen since the last action. */
  private chose: { ply: number; seats: Set<string> } = { ply: -1, seats: new Set() };

  constructor(readonly id: string) {
    this.sending = new Sending(id);
    this.saying = new Saying(id);
    this.playback = new Playback({
      rate,
      isHidden,
      length: (id) => this.motion?.lengths[id],
      isUnhurried: (id) => this.motion?.unhurried?.has(id) ?? false,
      tells: (id) => this.motion?.tells?.[id],
      begin: (told) => void this.begin(told),
    });
  }

  /** The newest packet, by which one decides and sends. */
  get live(): Packet | null {
    return this.packet;
  }

  /** What board, seats, titles and sounds show. */
  get shown(): Packet | null {
    return this.playback.shown ?? this.packet;
  }

  /** Whether what is shown is not yet the present. */
  get isBehind(): boolean {
    return this.playback.isBehind;
  }

  /** The log as far as the board has shown what it tells. */
  get told(): Told[] {
    const { waiting } = this.playback;
    return waiting ? this.log.slice(0, -waiting) : this.log;
  }

  /** The seats that are waited for, as far as that is shown. */
  get awaited(): string[] {
    return (this.isBehind ? this.shown?.awaited : this.match?.awaited) ?? [];
  }

  /** My seats, once the game has begun. */
  get mine(): string[] {
    const match = this.match;
    return (match?.started === null ? [] : match?.mine ?? []).flatMap((seat) => match?.seats[seat]?.code ?? []);
  }

  /** Whether several people play at this device, so that it is handed over. */
  get isShared(): boolean {
    return (this.match?.mine?.length ?? 0) > 1 && ['waiting', 'playing'].includes(this.match?.status ?? '');
  }

  /** Whether it ended without a result: what was asked then is asked no more. */
  get isStopped(): boolean {
    return this.match?.status === 'abandoned';
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
    if (this.isShared && this.match.status === 'playing' && !this.seat) this.handOver(this.next ?? this.mine[0]!);
    else this.listen();
    await this.learnWords();
  }

  /** Start the match. Where the device is shared nobody looks before they have it. */
  async start(atRandom: boolean): Promise<void> {
    if (this.isShared) this.close();
    try {
      await api.start(this.id, atRandom);
    } finally {
      if (this.isShared) await this.open();
    }
  }

  private listen(): void {
    if (hasDocument) document.addEventListener('visibilitychange', this.look);
    void this.learnMotion();
    this.line ??= new Live(this.id, {
      news: (news) => this.hear(news),
      connection: (connection) => this.connected(connection),
      known: () => ({
        since: this.isRetelling ? 0 : (this.packet?.ply ?? 0),
        heard: this.chat.at(-1)?.number ?? null,
        seat: this.seat,
      }),
    });
  }

  close(): void {
    this.line?.close();
    this.line = null;
    if (hasDocument) document.removeEventListener('visibilitychange', this.look);
  }

  /** Everything told anew: in another language, or from another seat. */
  async retell(): Promise<void> {
    this.rulesFound = null;
    this.forget();
    this.line?.again();
    await this.learnWords();
  }

  /** The seat at this device that is waited for next, if it is not the one that looks. */
  get next(): string | null {
    const chose = this.chose.ply === this.packet?.ply ? this.chose.seats : new Set();
    return this.mine.find((code) => code !== this.seat && this.match?.awaited.includes(code) && !chose.has(code)) ?? null;
  }

  /** Hide everything, until somebody says that it is their turn to look. */
  handOver(to: string): void {
    this.close();
    if (this.seat && this.packet) {
      this.looked.set(this.seat, this.packet.ply);
      if (this.chose.ply !== this.packet.ply) this.chose = { ply: this.packet.ply, seats: new Set() };
      if (!owes(this.packet)) this.chose.seats.add(this.seat);
    }
    [this.packet, this.log, this.seat, this.handingTo, this.seenBefore] = [null, [], null, to, null];
    this.playback.reset();
    this.forget();
  }

  takeOver(): void {
    [this.seat, this.handingTo] = [this.handingTo, null];
    this.listen();
  }

  /** The rules of the game, by their ids. */
  rules(): Promise<Map<string, Rule>> {
    this.rulesFound ??= api
      .rules(this.match?.game ?? '')
      .then((rules) => new Map(rules.map((rule) => [rule.id, rule])));
    return this.rulesFound;
  }

  private async learnWords(): Promise<void> {
    if (this.match?.status === 'quarantined') return; // nobody can say how its cards are called
    if (this.match) this.words = await api.matchWords(this.id).catch(() => this.words);
  }

  /** How the events of the game are shown. */
  private async learnMotion(): Promise<void> {
    if (this.match) this.motion = await motionOf(this.match.game).catch(() => null);
  }

  private async begin({ event }: Told): Promise<void> {
    if (!settings.sound) return;
    this.sounds ??= soundsOf(this.match?.game ?? '').catch(() => null);
    const sound = soundOf(event, (await this.sounds) ?? {});
    if (sound) play(sound);
  }

  /** Who looks elsewhere finds everything shown when they come back. */
  private readonly look = (): void => {
    if (isHidden() && this.isBehind) this.playback.skip();
  };

  private forget(): void {
    this.isRetelling = true;
    this.chat = [];
  }

  private connected(connection: Connection): void {
    const wasAway = this.connection.state !== 'live';
    this.connection = connection;
    if (connection.state === 'refused' && this.mine.length) void this.lose();
    if (connection.state !== 'live' || !wasAway) return;
    void this.sending.again();
    void this.saying.again();
  }

  private hear(news: News): void {
    const before = this.match;
    this.match = { ...before, ...news.match };
    const isElse = news.match.status === 'waiting' && String(news.present) !== String(this.present);
    this.present = news.present;
    const known = new Set(this.chat.map(({ number }) => number));
    this.chat = [...this.chat, ...news.messages.filter(({ number }) => !known.has(number))];
    const isOther = before?.status !== news.match.status || before.rematch !== news.match.rematch;
    const hasOwner = news.messages.some(({ told }) => told && OWNING.has(told.key));
    if (isOther || isElse || hasOwner || seatsOf(before) !== seatsOf(news.match)) void this.whoIAm();
    if (!news.packet) {
      if (this.packet && this.isStopped) this.packet = asksNothing(this.packet);
      return;
    }
    if (this.isShared && !this.seat) this.handOver(this.next ?? this.mine[0]!);
    else this.take(news.packet);
  }

  private take(packet: Packet): void {
    const before = this.packet;
    if (before && !this.isRetelling && (packet.epoch !== before.epoch || packet.ply < before.ply)) {
      this.restored = packet.epoch !== before.epoch ? packet.ply : null;
      this.forget();
      this.line?.again();
      return;
    }
    this.packet = plainly(this.isStopped ? asksNothing(packet) : packet, this.match?.game ?? '');
    const { back } = packet;
    if (this.isRetelling) this.playback.reset();
    if (this.isRetelling) this.log = packet.events;
    else if (typeof back === 'number') this.log = [...this.log.filter(({ ply }) => ply < back), ...packet.events];
    else if (packet.events.length) this.log = [...this.log, ...packet.events];
    this.isRetelling = false;
    this.playback.see(this.packet);
    if (this.seenBefore === null) this.arrive(packet);
  }

  private arrive(packet: Packet): void {
    const seen = this.looked.get(packet.seat ?? '') ?? packet.seen;
    this.seenBefore = seen;
    this.late = seen > 0 ? null : (takenOver(this.chat, packet.seat) ?? null);
    this.missed = new CatchUp(this.late ? about(this.log, packet.seat) : unseen(this.log, seen, packet.ply));
  }

  /** My seat was given away: go on as one who looks on, if I may. */
  private async lose(): Promise<void> {
    this.close();
    const match = await api.match(this.id).catch(() => null);
    if (!match || match.mine?.length) return;
    [this.match, this.packet, this.seat] = [match, null, null];
    this.playback.reset();
    this.forget();
    this.listen();
  }

  /** Ask for what the news do not tell: my seats, whose match it is, or may be when its owner has gone, and who wants to play again. */
  async whoIAm(): Promise<void> {
    const match = await api.match(this.id).catch(() => null);
    if (match) this.match = match;
  }
}

/** What is told when somebody else owns the match. */
const OWNING = new Set(['owns', 'inherits']);

/** A match that was stopped: nothing is asked, and nothing is being carried out. */
const asksNothing = (packet: Packet): Packet => ({
  ...packet,
  view: { ...packet.view, awaited: [], ...('resolving' in packet.view && { resolving: null }) } as Packet['view'],
  decisions: [],
  awaited: [],
});

/** Whether a packet asks something that is not answered yet. */
export function owes(packet: Packet): boolean {
  return packet.decisions.some((decision) => !decision.draft?.ready);
}

function seatsOf(match: Match | null): string {
  return JSON.stringify(match?.seats.map((chair) => [chair.controller, chair.name, chair.kept_for, chair.wants_seat]));
}
