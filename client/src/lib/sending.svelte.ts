/** My choice on its way: kept in the browser with its key until the server says "stored", refuses it, or I cancel it. */
import { Problem, api } from './api';
import { keep, kept } from './keeping';
import { newKey } from './once';
import type { Choice } from './types';
import type { Submission } from './wire';

const AGAIN = 3000;

/** A choice that is kept here, with what it says for its player. */
type Kept = Submission & { text: string };

export class Sending {
  /** What had no answer: it is sent again by itself. */
  waiting = $state.raw<Kept | null>(null);
  /** What was sent again and did not count, and why. */
  unsent = $state.raw<{ text: string; problem: Problem } | null>(null);
  private isOnTheWay = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly place: string;

  constructor(private readonly match: string) {
    this.place = `sending.${match}`;
    this.waiting = JSON.parse(kept(this.place, 'session') ?? 'null') as Kept | null;
  }

  /** Send a choice; whether it is stored. One that gets no answer waits. The same choice has the same key, so it counts once. */
  async send(seat: string, decision: string, choice: Choice, text = ''): Promise<boolean> {
    const before = this.waiting;
    const isSame = before?.decision === decision && JSON.stringify(before.choice) === JSON.stringify(choice);
    const submission = isSame ? before : { decision, seat, key: newKey(), choice, text };
    keep(this.place, JSON.stringify(submission), 'session');
    this.unsent = null;
    return this.deliver(submission);
  }

  /** Send again what had no answer. */
  async again(): Promise<void> {
    const { waiting } = this;
    if (!waiting || this.isOnTheWay) return;
    try {
      await this.deliver(waiting);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.unsent = { text: waiting.text, problem };
    }
  }

  /** Do not send what waits. */
  cancel(): void {
    this.done();
    this.unsent = null;
  }

  private async deliver(kept: Kept): Promise<boolean> {
    const { text: _, ...submission } = kept;
    this.isOnTheWay = true;
    try {
      await api.choose(this.match, submission);
    } catch (problem) {
      if (!(problem instanceof Problem && problem.isPassing)) {
        this.done();
        throw problem;
      }
      this.waiting = kept;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.again(), AGAIN);
      return false;
    } finally {
      this.isOnTheWay = false;
    }
    this.done();
    return true;
  }

  private done(): void {
    clearTimeout(this.timer);
    this.waiting = null;
    keep(this.place, null, 'session');
  }
}
