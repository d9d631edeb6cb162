import type { Shape } from './types';

/** Shapes whose options are amounts, so that their notation names nothing on the board. */
export function textless(shape: Shape): boolean {
  return shape === 'number' || shape === 'offer';
}
