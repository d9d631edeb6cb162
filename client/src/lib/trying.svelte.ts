/** Something a button does: whether it is under way, and what went wrong. */
import { Problem } from './api';

export class Trying {
  isBusy = $state(false);
  problem = $state.raw<Problem | null>(null);

  /** Do it, unless it is being done already; whether it succeeded. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
