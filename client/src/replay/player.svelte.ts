/** The reader's hand on the film: which moment is shown, and whether it goes on by itself. */

import type { Speed } from '../lib/settings.svelte';

export const SPEEDS = [0.5, 1, 2, 4];
const NAMES: Readonly<Record<number, Speed>> = { 0.5: 'slow', 1: 'normal', 2: 'fast', 4: 'fastest' };
/** How long a moment is shown in which something is told at once. */
const STAY = 1600;
/** Moments in which nothing was told pass quickly, and so do those that were shown event by event. */
const PASS = 250;

export class Player {
  ply = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  /** The first moments of rounds, and those that one may want to see next, in their order. */
  rounds: readonly number[] = [];
  marks: readonly number[] = [];

  constructor(readonly plies: number) {}

  get isAtEnd(): boolean {
    return this.ply >= this.plies;
  }

  goTo(ply: number): void {
    this.ply = Math.min(this.plies, Math.max(0, ply));
    if (this.isAtEnd) this.isPlaying = false;
  }

  /** Go to a moment by hand: what was playing stops. */
  jump(ply: number): void {
    this.isPlaying = false;
    this.goTo(ply);
  }

  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.goTo(0);
    this.isPlaying = !this.isPlaying;
  }

  /** The speed of everything that moves on the board. */
  get pace(): Speed {
    return NAMES[this.speed] ?? 'normal';
  }

  /** How long a moment stays after everything in it was shown, in milliseconds. */
  stay(isRead: boolean): number {
    return (isRead ? PASS : STAY) / this.speed;
  }

  /** What a key does, if anything; with Shift arrows go by rounds. */
  press(key: string, isShifted = false): boolean {
    const to = this.toward(isShifted ? `Shift ${key}` : key);
    if (to !== undefined) this.jump(to);
    else if (key === ' ') this.toggle();
    return to !== undefined || key === ' ';
  }

  private toward(key: string): number | undefined {
    switch (key) {
      case 'ArrowLeft':
      case ',':
        return this.ply - 1;
      case 'ArrowRight':
      case '.':
        return this.ply + 1;
      case 'Shift ArrowLeft':
        return this.rounds.filter((ply) => ply < this.ply).at(-1) ?? 0;
      case 'Shift ArrowRight':
        return this.rounds.find((ply) => ply > this.ply) ?? this.plies;
      case 'e':
      case 'E':
        return this.marks.find((ply) => ply > this.ply);
      case 'Home':
        return 0;
      case 'End':
        return this.plies;
    }
    return undefined;
  }
}
