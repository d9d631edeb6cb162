/** Marks what changed for two seconds. */
import { NOTHING, changesBetween, isNothing, type Changes } from './changes';
import type { View } from './view';

const SHOWN = 2000;

export class Marks {
  now = $state.raw<Changes>(NOTHING);
  private before: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  see(view: View): void {
    const changes = this.before ? changesBetween(this.before, view) : NOTHING;
    this.before = view;
    if (isNothing(changes)) return;
    this.now = changes;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = NOTHING), SHOWN);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
