/** The answer that is being made, as the map shows it: where units go, and what can be chosen in an area. */
import type { Blocked, Option, Points } from '../../lib/types';

const ATTACKS = ['unit-attacks', 'unit-attacks-neutral'];

/** What an option points at, by kind. */
export const pointsOf = ({ points }: Option): Points => points;
export const areasIn = ({ points }: Option): readonly string[] => points.areas ?? [];

export interface Way {
  from: string;
  to: string;
}

/** From the first area that an answer speaks of, or from where units were beaten, to every other one. */
export function waysOf(taken: readonly Option[], beaten: string | null = null): Way[] {
  const [from, ...others] = [...(beaten ? [beaten] : []), ...taken.flatMap(areasIn)];
  return [...new Set(others)].filter((to) => to !== from).map((to) => ({ from: from!, to }));
}

/** By area the options that point at it, or only by the first area that they speak of. */
export function optionsAt<One extends Option>(options: readonly One[], isFirst = false): Map<string, One[]> {
  const found = new Map<string, One[]>();
  for (const option of options) {
    for (const area of new Set(isFirst ? areasIn(option).slice(0, 1) : areasIn(option))) found.set(area, [...(found.get(area) ?? []), option]);
  }
  return found;
}

/** By area the first reason why it cannot be chosen, but for those that can. */
export function blockedAt(told: readonly Blocked[], free: ReadonlySet<string>): Map<string, Blocked> {
  const found = new Map<string, Blocked>();
  for (const one of told) for (const area of areasIn(one)) if (!free.has(area) && !found.has(area)) found.set(area, one);
  return found;
}

/** What can be chosen, or is refused, but nowhere on the map. */
export const elsewhere = <One extends Option>(options: readonly One[]): One[] => options.filter((option) => !areasIn(option).length);

/** Whether a move leads to a fight. */
export const isAttack = ({ label }: Option): boolean => ATTACKS.includes(label);
