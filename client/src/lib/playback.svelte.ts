/**
 * What happens, one thing after the other. Two states: `live` is the newest packet, by which one decides and sends;
 * `shown` is what board, seats, log, titles and sounds show. Every told event says what it changes in the view, so the
 * shown one goes on event by event until it is the live one.
 */
import { changed, isSame } from './changes';
import type { Packet, Told } from './types';

/** How long an event is shown that does not say, and one that changes nothing in the view, in milliseconds. */
const USUAL = 600;
const UNCHANGED = 300;
/** After so long the reader has caught up, however much there is to show. */
const LONGEST = 6000;
/** What was said last stays for so long before it is said who is waited for. */
const STAYS = 3000;
/** Of a round so much can be shown again. */
const MOST = 400;
const BEGINNING = 'round';

interface Step {
  told: Told;
  /** What is shown while it happens. */
  packet: Packet;
  /** What was shown before it. */
  before: Packet;
}

export interface Ways {
  /** How fast: 1 is as designed, 0 is at once. */
  rate: () => number;
  /** How long an event of this id is shown, where the game says it. */
  length: (id: string) => number | undefined;
  /** Whether an event of this id is never hurried, however much there is to show, such as who has won. */
  isUnhurried?: (id: string) => boolean;
  /** How far into an event of this id it is seen what comes of it, from 0 to 1, where that is not at once. */
  tells?: (id: string) => number | undefined;
  /** Whether nobody looks. */
  isHidden: () => boolean;
  /** Something begins to be shown. */
  begin: (told: Told) => void;
}

export class Playback {
  live = $state.raw<Packet | null>(null);
  shown = $state.raw<Packet | null>(null);
  /** The event that is being shown. */
  now = $state.raw<Told | null>(null);
  /** Whether what comes of that event is seen: a card has turned, an arrow has hit. */
  isTold = $state(true);
  /** What is said: the last event of which that is seen, and for a while after it. */
  said = $state.raw<Told | null>(null);
  /** What was told last: the event that is seen, or all that were passed over. */
  fresh = $state.raw<readonly Told[]>([]);
  /** What is still to be shown; of the first, `now` is being shown. */
  private steps = $state.raw<readonly Step[]>([]);
  /** Whether the first of the steps has begun. */
  private isUnderWay = $state(false);
  /** What was shown since the round began, to be shown again. */
  private round = $state.raw<readonly Step[]>([]);
  private isRepeating = $state(false);
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private staying: ReturnType<typeof setTimeout> | undefined;
  /** How often the changes did not lead to the live view; never. */
  leaps = 0;

  constructor(private readonly ways: Ways) {}

  /** Whether what is shown is not yet the present. */
  get isBehind(): boolean {
    return this.steps.length > 0;
  }

  /** How many events wait to be shown. */
  get waiting(): number {
    return this.steps.length - (this.isUnderWay ? 1 : 0);
  }

  /** Whether there is a round that can be shown again. */
  get canRepeat(): boolean {
    return !this.isBehind && this.round.length > 0;
  }

  /** Take in a packet: show how it came about, or where that is not known or not wanted go straight to it. */
  see(packet: Packet): void {
    const before = this.live;
    this.live = packet;
    const steps = before && this.follows(before, packet) ? stepsTo(before, packet) : null;
    if (!steps) return this.leap(packet.events);
    if (!steps.length) {
      if (!this.isBehind) this.arrive();
      return;
    }
    const end = steps.at(-1)!;
    if (!isSame(changed(end.packet.view, packet.rest ?? []), packet.view)) this.leaps++;
    const isOpen = before!.decisions.find(({ draft }) => !draft?.ready);
    const isAskedStill = isOpen !== undefined && packet.decisions.some(({ id, draft }) => id === isOpen.id && !draft?.ready);
    this.remember(steps);
    this.steps = [...this.steps, ...steps];
    this.until = performance.now() + LONGEST;
    // Who is in the middle of an answer is not kept from it.
    if (this.ways.rate() === 0 || this.ways.isHidden() || (isAskedStill && !this.isUnderWay)) this.skip();
    else if (!this.isUnderWay) this.next();
  }

  /** Go straight to the present. */
  skip(): void {
    const passed = this.steps.slice(this.isUnderWay && this.isTold ? 1 : 0).map(({ told }) => told);
    this.stop();
    if (passed.length) [this.fresh, this.said] = [passed, passed.at(-1)!];
    if (this.ways.rate() === 0) this.said = null;
    this.arrive();
  }

  /** Show the last round again. */
  repeat(): void {
    if (!this.canRepeat) return;
    this.isRepeating = true;
    this.steps = this.round;
    this.shown = this.steps[0]!.before;
    this.next();
  }

  /** Forget everything: somebody else looks, or all is told anew. */
  reset(): void {
    this.stop();
    [this.live, this.shown, this.round, this.fresh, this.said] = [null, null, [], [], null];
  }

  /** Whether one packet leads to the other without a break. */
  private follows(before: Packet, packet: Packet): boolean {
    const isSameReader = before.seat === packet.seat && before.match === packet.match && before.epoch === packet.epoch;
    return isSameReader && typeof packet.back !== 'number' && packet.ply >= before.ply;
  }

  private leap(told: readonly Told[]): void {
    this.stop();
    this.round = [];
    [this.fresh, this.said] = [told, null];
    this.arrive();
  }

  /** Keep what belongs to the round; of one that has just begun also the one before, which says more. */
  private remember(steps: readonly Step[]): void {
    const all = [...this.round, ...steps];
    const known = all.length - steps.length;
    const begins = all.flatMap(({ told }, i) => (told.event.event === BEGINNING ? [i] : []));
    const first = begins.filter((at) => at < known).at(-1) ?? 0;
    this.round = all.slice(first).slice(-MOST);
  }

  private next(): void {
    clearTimeout(this.timer);
    clearTimeout(this.telling);
    const step = this.steps[0];
    if (!step) return this.arrive();
    this.isUnderWay = true;
    [this.shown, this.now] = [step.packet, step.told];
    this.ways.begin(step.told);
    const wait = this.wait();
    this.tell(step.told, wait);
    if (this.isEndOfMine(step)) this.end();
    this.timer = setTimeout(() => {
      this.steps = this.steps.slice(1);
      this.isUnderWay = false;
      if (this.ways.rate() === 0) this.skip();
      else this.next();
    }, wait);
  }

  /** Say what happens as soon as it is seen. */
  private tell(told: Told, wait: number): void {
    const after = wait * (this.ways.tells?.(told.event.event) ?? 0);
    clearTimeout(this.staying);
    this.isTold = after === 0;
    if (this.isTold) this.say(told);
    else this.telling = setTimeout(() => this.say(told), after);
  }

  private say(told: Told): void {
    [this.isTold, this.said, this.fresh] = [true, told, [told]];
  }

  /** Nobody waits for what they have done themselves. */
  private isEndOfMine({ told }: Step): boolean {
    return this.steps.length === 1 && !this.isRepeating && told.event.facts.seat === this.live?.seat;
  }

  /** The present is shown, while the last event still moves. */
  private end(): void {
    this.isUnderWay = false;
    [this.steps, this.shown] = [[], this.live];
  }

  /** How long the first step is shown: less while so much waits that it would take too long. */
  private wait(): number {
    const isUnhurried = ({ told }: Step): boolean => this.ways.isUnhurried?.(told.event.event) ?? false;
    const [first] = this.steps as [Step];
    const length = this.length(first) / this.ways.rate();
    if (isUnhurried(first)) return length;
    const all = this.steps.reduce((sum, step) => sum + (isUnhurried(step) ? 0 : this.length(step) / this.ways.rate()), 0);
    const left = this.isRepeating ? Infinity : Math.max(0, this.until - performance.now());
    return length * Math.min(1, left / all);
  }

  private length({ told }: Step): number {
    return this.ways.length(told.event.event) ?? (told.changes?.length ? USUAL : UNCHANGED);
  }

  private arrive(): void {
    this.isRepeating = false;
    [this.shown, this.now] = [this.live, null];
    clearTimeout(this.staying);
    if (this.said) this.staying = setTimeout(() => (this.said = null), STAYS);
  }

  private stop(): void {
    for (const timer of [this.timer, this.telling, this.staying]) clearTimeout(timer);
    this.isUnderWay = this.isRepeating = false;
    [this.steps, this.now, this.isTold] = [[], null, true];
  }
}

/** The steps from one packet to the next; nothing where they are not known. */
function stepsTo(before: Packet, packet: Packet): Step[] | null {
  let last = before;
  const steps: Step[] = [];
  for (const told of packet.events.filter(({ ply }) => ply >= before.ply)) {
    if (!told.changes) return null;
    const view = changed(last.view, told.changes);
    const awaited = Array.isArray(view.awaited) ? view.awaited.map(String) : [];
    const shown: Packet = { ...before, view, awaited, decisions: [], events: [told], undo: false };
    steps.push({ told, packet: shown, before: last });
    last = shown;
  }
  return steps;
}
