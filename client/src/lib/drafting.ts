/** A choice in the making: in this browser at once, on the server a second after the last change or when the page is hidden. */
import { api } from './api';
import { keep, kept } from './keeping';
import type { Begun } from './types';

const PAUSE = 1000;

interface Kept {
  decision: string;
  choice: Begun;
  /** What the server had when this was written: if it has something else by now, another device was later. */
  over: Begun | null;
}

const isSame = (a: Begun | null, b: Begun | null): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Drafting {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: Begun | null = null;
  private going: Promise<unknown> | null = null;
  /** Whether the choice itself is on its way. */
  private isHeld = false;
  private readonly place: string;

  constructor(
    private readonly match: string,
    private readonly seat: string,
    private readonly decision: string,
    /** What the server has. */
    private stored: Begun | null,
  ) {
    this.place = `draft.${match}.${seat}`;
  }

  /** What was chosen last: here, if the server has not heard of it, else what the server has. */
  find(): Begun | null {
    const here = JSON.parse(kept(this.place) ?? 'null') as Kept | null;
    if (here?.decision !== this.decision || !isSame(here.over, this.stored)) {
      keep(this.place, null);
      return this.stored;
    }
    this.later(here.choice);
    return here.choice;
  }

  put(choice: Begun): void {
    this.isHeld = false;
    const found: Kept = { decision: this.decision, choice, over: this.stored };
    keep(this.place, JSON.stringify(found));
    this.later(choice);
  }

  /** Tell the server now what it has not heard of; a page that is left does not hear the answer. */
  readonly flush = async (): Promise<void> => {
    clearTimeout(this.timer);
    const choice = this.waiting;
    if (choice === null || this.isHeld) return;
    this.waiting = null;
    this.going = api.draft(this.match, this.seat, this.decision, choice);
    try {
      await this.going;
    } catch {
      this.waiting ??= choice; // with the next change, when the page is hidden, or after a reload
      return;
    }
    this.stored = choice;
    if (this.waiting === null) keep(this.place, null);
    else this.put(this.waiting);
  };

  /** The choice itself is about to be sent, which makes a draft needless; what is on its way arrives before that. */
  async hold(): Promise<void> {
    this.isHeld = true;
    clearTimeout(this.timer);
    await this.going?.catch(() => undefined);
  }

  /** The choice was refused: the draft counts again. */
  release(): void {
    this.isHeld = false;
    if (this.waiting !== null) this.later(this.waiting);
  }

  /** The decision was answered: nothing is kept any more. */
  end(): void {
    clearTimeout(this.timer);
    this.waiting = null;
    keep(this.place, null);
  }

  private later(choice: Begun): void {
    this.waiting = choice;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), PAUSE);
  }
}
