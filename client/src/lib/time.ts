/** How long ago, and how long still, in the reader's language. */

import type { Chair, Pace } from './types';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** "in 3 hours", "2 days ago". */
export function distanceInWords(lang: string, at: number, now: number): string {
  const seconds = at - now;
  const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/** "14:05" today, else with the day: "17 Nov, 14:05". It does not change from second to second. */
export function moment(lang: string, at: number, now: number): string {
  const [then, today] = [at, now].map((seconds) => new Date(seconds * 1000)) as [Date, Date];
  const day = then.toDateString() === today.toDateString() ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(lang, { ...day, hour: 'numeric', minute: '2-digit' }).format(then);
}

/** "4:05" while less than an hour is left, else "3 hours". */
export function timeLeft(lang: string, due: number, now: number): string {
  const left = Math.max(0, Math.ceil(due - now));
  if (left >= 3600) {
    const [unit, size] = left >= 2 * 86_400 ? ['day', 86_400] : ['hour', 3600];
    return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(left / size));
  }
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** "10 minutes", "45 seconds". */
export function inUnits(lang: string, seconds: number): string {
  const [unit, size] = seconds >= 60 ? ['minute', 60] : ['second', 1];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(seconds / size));
}

/** The seconds left for a decision, and those in reserve after them; never more than there were, whatever our clock says. */
export function parts(due: number, now: number, allowed: number, bank: number): { own: number; reserve: number } {
  const left = (until: number, most: number): number => Math.max(0, Math.min(Math.ceil(until - now), most));
  const own = left(due - bank, Math.round(allowed - bank));
  return { own, reserve: own > 0 ? bank : left(due, bank) };
}

/** The seconds a seat has for one decision. */
export function allowed(pace: Pace, chair: Pick<Chair, 'bank'>): number {
  return pace.kind === 'days' ? (pace.days ?? 1) * 86_400 : (pace.seconds ?? 0) + chair.bank;
}
