/** What happened while the reader was away, to be told one thing after the other. */
import type { Message, Told } from './types';

export const RATES = [0.5, 1, 2, 4] as const;
const LENGTH = 2000;

export class CatchUp {
  /** The thing that is being told; -1 before the first. */
  at = $state(-1);
  isPlaying = $state(false);
  isDone = $state(false);
  rate = $state(1);

  constructor(readonly things: readonly Told[]) {
    this.isDone = things.length === 0;
  }

  get now(): Told | null {
    return this.isDone ? null : (this.things[this.at] ?? null);
  }

  get isOffered(): boolean {
    return !this.isDone && this.at < 0;
  }

  /** How long one thing is shown, in milliseconds. */
  get pause(): number {
    return LENGTH / this.rate;
  }

  play(): void {
    this.at = Math.max(0, this.at);
    this.isPlaying = true;
  }

  /** Go some things on or back; after the last one it is done. */
  step(by: number): void {
    const next = this.at + by;
    if (next >= this.things.length) this.skip();
    else this.at = Math.max(0, next);
  }

  skip(): void {
    this.isDone = true;
    this.isPlaying = false;
  }
}

/** What was told before `now` and not yet seen; nothing for who has never looked. */
export function unseen(log: readonly Told[], seen: number, now: number): Told[] {
  return seen > 0 ? log.filter(({ ply }) => ply >= seen && ply < now) : [];
}

/** What was told of one seat; everything, if nothing speaks of it. */
export function about(log: readonly Told[], seat: string | null): readonly Told[] {
  const found = log.filter(({ event }) => Object.values(event.facts).includes(seat));
  return found.length ? found : log;
}

/** The line of the talk that says who took a seat over last. */
export function takenOver(chat: readonly Message[], seat: string | null): Message | undefined {
  return chat.filter((line) => line.seat === seat && ['took-over', 'took-from'].includes(line.told?.key ?? '')).at(-1);
}
