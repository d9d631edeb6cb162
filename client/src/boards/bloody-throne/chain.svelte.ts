/** Plays what has happened since the last look, one step after the other. The truth is there before; this only shows. */
import { pace } from '../../lib/settings.svelte';
import type { Packet } from '../../lib/types';
import { unfold, type Step } from './unfolding';
import { readView, type View } from './view';

/** How long a step is shown, in milliseconds; less while many wait. */
const SHOWN = 1100;
const MANY = 4;

export class Chain {
  /** What is left to show; the first is shown now, the last one is the truth. */
  steps = $state.raw<readonly Step[]>([]);
  private last: { view: View; ply: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get now(): Step | null {
    return this.steps[0] ?? null;
  }

  /** Whether what is shown is not yet the truth. */
  get isBehind(): boolean {
    return this.steps.length > 1;
  }

  /** Take in a packet; another seat's view, or one from before, is shown at once. */
  see(packet: Packet): void {
    const view = readView(packet);
    const before = this.last;
    this.last = { view, ply: packet.ply };
    const isOld = !before || before.view.seat !== view.seat || before.ply > packet.ply;
    if (isOld || pace() === 0) return this.skip();
    this.steps = [...this.steps, ...unfold(before.view, packet.events.filter(({ ply }) => ply >= before.ply))];
    this.timer ??= this.later();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.steps = [];
  }

  private later(): ReturnType<typeof setTimeout> | undefined {
    if (!this.steps.length) return undefined;
    const wait = SHOWN * pace() * Math.min(1, MANY / this.steps.length);
    return setTimeout(() => {
      this.steps = this.steps.slice(1);
      this.timer = this.later();
    }, wait);
  }
}
