/** How much of a time is left, in pegs round a medallion. */
export const PEGS = 24;

/** The last peg goes out when the time is over. */
export function pegsLeft(seconds: number, allowed: number): number {
  return allowed > 0 ? Math.max(0, Math.min(PEGS, Math.ceil((PEGS * seconds) / allowed))) : 0;
}
