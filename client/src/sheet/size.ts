/** How much of the screen of a phone the decision takes: as the reader last liked it in this game. */
import { keep, kept } from '../lib/keeping';

export const SIZES = ['peek', 'half', 'full'] as const;
export type Size = (typeof SIZES)[number];

/** What is answered on the board needs another size than what is answered in the sheet. */
const key = (game: string, isOnBoard: boolean): string => `sheet.${game}${isOnBoard ? '.board' : ''}`;

/** The size for the next decision. */
export function sizeFor(game: string, isOnBoard: boolean): Size {
  const wanted = kept(key(game, isOnBoard));
  return SIZES.find((size) => size === wanted) ?? (isOnBoard ? 'peek' : 'half');
}

/** Remember what the reader wanted; the whole screen is for one look, and half of it comes back. */
export function keepSize(game: string, isOnBoard: boolean, size: Size): void {
  keep(key(game, isOnBoard), size === 'full' ? 'half' : size);
}
