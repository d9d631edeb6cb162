/** How a value of a view is best read: as a word, a table, or named parts. */
import type { Json } from './types';

const MOST_COLUMNS = 9;
const MOST_BESIDE_LISTS = 6;
const LONG = 3;

export function isPlain(value: Json): boolean {
  return value === null || typeof value !== 'object';
}

/** Whether a value fits on the line of its name. */
export function isShort(value: Json): boolean {
  return isPlain(value) || (Array.isArray(value) && value.every(isPlain));
}

/** Whether there is nothing to tell: none, no, 0, or only such parts. */
export function isNothing(value: Json): boolean {
  return value !== null && typeof value === 'object' ? Object.values(value).every(isNothing) : !value;
}

/** The parts of a thing that say something; a house is known by its seat. */
export function partsOf(thing: Record<string, Json>): [string, Json][] {
  return Object.entries(thing).filter(([key, part]) => !isNothing(part) && !(key === 'house' && thing.seat));
}

/** Words of a list with how often they stand there, so that a hand of hidden cards is one. */
export function counted<Item>(list: readonly Item[]): [Item, number][] {
  const counts = new Map<Item, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}

/** The columns of a list that can be a table: things of the same kind, not too wide. */
export function columnsOf(value: Json): string[] | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  if (!value.every((line) => line !== null && typeof line === 'object' && !Array.isArray(line))) return null;
  const lines = value as Record<string, Json>[];
  const told = [...new Set(lines.flatMap((line) => partsOf(line).map(([key]) => key)))];
  const hasLongLists = lines.some((line) => Object.values(line).some((part) => Array.isArray(part) && part.length > LONG));
  return told.length <= (hasLongLists ? MOST_BESIDE_LISTS : MOST_COLUMNS) ? told : null;
}
