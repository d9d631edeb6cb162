/** While a card falls the table is shown as it was before: it tells nothing before the blow, and closes up when the card has left. */
import type { Packet } from '../../lib/types';
import { readView, type View } from './view';

export class Held {
  private packet = $state.raw<Packet | null>(null);
  private view = $state.raw<View | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is shown of a packet. */
  seen(packet: Packet): View {
    return this.view && this.packet === packet ? this.view : readView(packet);
  }

  isHolding(packet: Packet): boolean {
    return this.view !== null && this.packet === packet;
  }

  /** In place of what a packet says show what was before, for so long. */
  hold(packet: Packet, before: View, wait: number): void {
    this.release();
    [this.packet, this.view] = [packet, before];
    this.timer = setTimeout(() => this.release(), wait);
  }

  release(): void {
    clearTimeout(this.timer);
    [this.packet, this.view] = [null, null];
  }
}

/** Of the one table on the screen: the line above it says the same. */
export const held = new Held();
