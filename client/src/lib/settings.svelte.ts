/** How the reader likes it: kept in this browser, and the same in all its tabs after a reload. */
import { keep, kept } from './keeping';

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
export const HINTS = ['first', 'always', 'never'] as const;
/** Hints are for first games, for all games, or for none. */
export type Hints = (typeof HINTS)[number];

const FACTORS: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

function oneOf<T extends string>(key: string, known: readonly T[], otherwise: T): T {
  const found = kept(key);
  return known.find((value) => value === found) ?? otherwise;
}

let speed = $state<Speed>(oneOf('speed', SPEEDS, 'normal'));
let hints = $state<Hints>(oneOf('hints', HINTS, 'first'));
let keys = $state(kept('keys') !== 'off');
let sound = $state(kept('sound') === 'on');

function showSpeed(): void {
  // tokens.css has the durations; without a page there is nothing to move.
  if ('document' in globalThis) document.documentElement.dataset.speed = speed;
}
showSpeed();

export const settings = {
  get speed(): Speed {
    return speed;
  },
  set speed(wanted: Speed) {
    speed = wanted;
    keep('speed', wanted);
    showSpeed();
  },
  get hints(): Hints {
    return hints;
  },
  set hints(wanted: Hints) {
    hints = wanted;
    keep('hints', wanted);
  },
  /** Whether single keys lead somewhere. */
  get keys(): boolean {
    return keys;
  },
  set keys(wanted: boolean) {
    keys = wanted;
    keep('keys', wanted ? null : 'off');
  },
  get sound(): boolean {
    return sound;
  },
  set sound(wanted: boolean) {
    sound = wanted;
    keep('sound', wanted ? 'on' : null);
  },
};

/** How long things move: 1 is as designed, 0 is not at all. */
export function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FACTORS[speed];
}
