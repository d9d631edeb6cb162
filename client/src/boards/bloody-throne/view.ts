/** The view of Bloody Throne: what lies on the table, as far as this seat knows it. */
import type { Packet } from '../../lib/types';
import type * as wire from '../../lib/wire';

export type Lying = wire.BloodyThroneLying;
/** A position of the row: cards of one house, the uppermost last. */
export type Position = wire.BloodyThronePosition;
export type Player = wire.BloodyThronePlayer;
export type View = wire.BloodyThroneView;

export function readView(packet: Packet): View {
  return packet.view as View;
}

/** Whether the match is over, also while its end is being told. */
export function isEnd(packet: Packet): boolean {
  return packet.result !== null || packet.events.some(({ event }) => event.event === 'won');
}

export function uppermost(position: Position): Lying {
  return position.cards[position.cards.length - 1]!;
}

export function covered(position: Position): Lying[] {
  return position.cards.slice(0, -1);
}
