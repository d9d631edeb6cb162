/** Marks what changed for two seconds. Between two epochs there was a leap, and what it passed over is not marked. */
import { NOTHING, changesBetween, isNothing, type Changes } from './changes';
import type { View } from './view';

const SHOWN = 2000;

export class Marks {
  now = $state.raw<Changes>(NOTHING);
  private before: View | null = null;
  private epoch = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  see(view: View, epoch = 0): void {
    const isNext = this.before !== null && epoch === this.epoch;
    const changes = isNext ? changesBetween(this.before!, view) : NOTHING;
    [this.before, this.epoch] = [view, epoch];
    if (!isNext) this.now = NOTHING;
    if (isNothing(changes)) return;
    this.now = changes;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = NOTHING), SHOWN);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
