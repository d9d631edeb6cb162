/** The answer that is being made, as the map shows it: where units go, and what can be chosen in an area. */
import type { Option } from '../../lib/types';
import { AREA_IDS } from './map';

const AREAS = new Set(AREA_IDS);
const OUTCOME = /→[^:]*: (.+)$/;

export interface Way {
  from: string;
  to: string;
}

function areasIn(notation: string): string[] {
  return notation.split(/[\s>=]+/).filter((word) => AREAS.has(word));
}

/** From the first area that an answer speaks of, or from where units were beaten, to every other one. */
export function waysOf(taken: readonly Option[], beaten: string | null = null): Way[] {
  const [from, ...others] = [...(beaten ? [beaten] : []), ...taken.flatMap(({ notation }) => areasIn(notation))];
  return [...new Set(others)].filter((to) => to !== from).map((to) => ({ from: from!, to }));
}

/** By area the options that speak of it. */
export function optionsAt(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    for (const area of new Set(areasIn(option.notation))) found.set(area, [...(found.get(area) ?? []), option]);
  }
  return found;
}

export const isMove = ({ notation }: Option): boolean => notation.includes('>');

/** What a move leads to ("Knight → Riverrun: battle against Stark"), or nothing for a plain one. */
export const outcomeOf = ({ text }: Option): string | null => OUTCOME.exec(text)?.[1] ?? null;

/** The area whose order is being chosen, told by the notations that can be picked (`winterfell=raid`). */
export function openSlot(lit: ReadonlySet<string>): string | null {
  for (const id of lit) if (id.includes('=')) return id.split('=')[0]!;
  return null;
}
