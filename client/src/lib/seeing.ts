/** Tells the server how far the reader has looked: only while the page is in sight, and not too often. */
import { api } from './api';

const PAUSE = 4000;

export class Seeing {
  private wanted = 0;
  private told = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly match: string) {
    document.addEventListener('visibilitychange', this.tell);
  }

  /** Everything before this ply was on the screen. */
  saw(ply: number): void {
    this.wanted = ply;
    if (!this.timer) this.tell();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.tell);
    clearTimeout(this.timer);
  }

  private readonly tell = (): void => {
    this.timer = undefined;
    if (document.visibilityState !== 'visible' || this.wanted === this.told) return;
    this.told = this.wanted;
    api.seen(this.match, this.told).catch(() => undefined);
    this.timer = setTimeout(this.tell, PAUSE);
  };
}
