/** The reader's hand on the film: which moment is shown, and whether it goes on by itself. */

export const SPEEDS = [0.5, 1, 2, 4];
const STAY = 1600;
/** Moments in which nothing was told pass quickly. */
const PASS = 250;

export class Player {
  ply = $state(0);
  isPlaying = $state(false);
  speed = $state(1);

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

  /** How long a moment is shown, in milliseconds. */
  stay(isQuiet: boolean): number {
    return (isQuiet ? PASS : STAY) / this.speed;
  }

  /** What a key does, if anything. */
  press(key: string): boolean {
    const to = { ArrowLeft: this.ply - 1, ',': this.ply - 1, ArrowRight: this.ply + 1, '.': this.ply + 1, Home: 0, End: this.plies }[key];
    if (to !== undefined) this.jump(to);
    else if (key === ' ') this.toggle();
    return to !== undefined || key === ' ';
  }
}
