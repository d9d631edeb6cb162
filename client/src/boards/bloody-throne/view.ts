/** The view of Bloody Throne: what lies on the table, as far as this seat knows it. */
import type { Packet } from '../../lib/types';

/** A card of a position. `card` is null where the reader does not know it. */
export interface Lying {
  card: string | null;
  open: boolean;
  points: number;
}

/** A position of the row: cards of one house, the uppermost last. */
export interface Position {
  owner: string;
  cards: Lying[];
}

export interface Player {
  seat: string;
  points: number;
  hand_size: number;
  pile: string[];
  hand: string[] | null;
  aside: string[] | null;
}

export interface View {
  seat: string | null;
  round: number;
  rounds: number;
  starter: string | null;
  direction: 'left-to-right' | 'right-to-left';
  /** The position being resolved, counted from 1. */
  resolving: number | null;
  players: Player[];
  /** In the order of resolution. */
  row: Position[];
  awaited: string[];
}

export function readView(packet: Packet): View {
  return packet.view as unknown as View;
}

export function uppermost(position: Position): Lying {
  return position.cards[position.cards.length - 1]!;
}

export function covered(position: Position): Lying[] {
  return position.cards.slice(0, -1);
}
