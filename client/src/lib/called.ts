/** Being called to play again. */
import type { Match } from './types';

/** Whether somebody wants to play a match again, and a seat is kept for the reader. */
export function isCalled(match: Match | null): boolean {
  const again = match?.again;
  return again?.status === 'waiting' && again.kept.length > 0 && !again.mine.length;
}
