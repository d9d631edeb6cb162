/** What I say: a line that gets no answer waits, and is said by itself when there is a connection again. */
import { Problem, api } from './api';

interface Line {
  text: string;
  seat: string | null;
  to: string | null;
}

export class Saying {
  waiting = $state.raw<Line | null>(null);
  problem = $state.raw<Problem | null>(null);
  isBusy = $state(false);

  constructor(private readonly match: string) {}

  /** Say a line; whether it is said, or will be. */
  async say(text: string, seat: string | null, to: string | null): Promise<boolean> {
    if (this.isBusy || this.waiting) return false;
    return this.deliver({ text, seat, to });
  }

  /** Say what had no answer. That it was said already means that only the answer was lost. */
  async again(): Promise<void> {
    const { waiting } = this;
    if (!waiting || this.isBusy) return;
    await this.deliver(waiting);
    if (this.problem?.type === 'said-already') this.problem = null;
  }

  private async deliver(line: Line): Promise<boolean> {
    [this.isBusy, this.problem] = [true, null];
    try {
      await api.say(this.match, line.text, line.seat, line.to);
      this.waiting = null;
      return true;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      const isCut = problem.isPassing && problem.status !== 429; // who says too much is told so
      [this.waiting, this.problem] = isCut ? [line, null] : [null, problem];
      return isCut;
    } finally {
      this.isBusy = false;
    }
  }
}
