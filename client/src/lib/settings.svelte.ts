/** How the reader likes it: kept in this browser, and the same in all its tabs after a reload. */
import { keep, kept } from './keeping';

export const SPEEDS = ['slow', 'normal', 'fast', 'fastest', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
export const HINTS = ['first', 'always', 'never'] as const;
/** Hints are for first games, for all games, or for none. */
export type Hints = (typeof HINTS)[number];

/** How many times as fast as designed; 0 is at once. */
export const RATES: Record<Speed, number> = { slow: 0.5, normal: 1, fast: 2, fastest: 4, off: 0 };

function oneOf<T extends string>(key: string, known: readonly T[], otherwise: T): T {
  const found = kept(key);
  return known.find((value) => value === found) ?? otherwise;
}

let speed = $state<Speed>(oneOf('speed', SPEEDS, 'normal'));
let hints = $state<Hints>(oneOf('hints', HINTS, 'first'));
let keys = $state(kept('keys') !== 'off');
let sound = $state(kept('sound'));
let confirms = $state(kept('confirms') === 'on');
const LOUD = 0.6;
let volume = $state(Math.min(1, Math.max(0, Number(kept('volume') ?? LOUD) || 0)));

/** The speed chosen for a replay, as long as it is looked at. */
let replayed = $state<Speed | null>(null);
/** How fast it goes now: who wants everything at once has it so everywhere. */
const current = (): Speed => (speed === 'off' ? 'off' : (replayed ?? speed));

function showSpeed(): void {
  // tokens.css has `--pace`; without a page there is nothing to move.
  if ('document' in globalThis) document.documentElement.dataset.speed = current();
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
  set replayed(wanted: Speed | null) {
    replayed = wanted;
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
  /** Whether nothing is sent before it is confirmed, also what could be changed or taken back. */
  get confirms(): boolean {
    return confirms;
  },
  set confirms(wanted: boolean) {
    confirms = wanted;
    keep('confirms', wanted ? 'on' : null);
  },
  /** Whether there are sounds: none until the reader has said so. */
  get sound(): boolean {
    return sound === 'on';
  },
  set sound(wanted: boolean) {
    sound = wanted ? 'on' : 'off';
    keep('sound', sound);
  },
  /** Whether the reader has never said whether they want any. */
  get isSoundOpen(): boolean {
    return sound === null;
  },
  /** How loud, from 0 to 1. */
  get volume(): number {
    return volume;
  },
  set volume(wanted: number) {
    volume = wanted;
    keep('volume', String(wanted));
  },
};

/** How long things move: 1 is as designed, 0 is not at all. */
export function pace(): number {
  const isStill = current() === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? 0 : 1 / RATES[current()];
}

/** How fast one event follows the other: 1 is as designed, 0 is at once. Without motion it is the same in steps. */
export const rate = (): number => RATES[current()];
