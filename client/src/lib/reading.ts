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

export function isEmpty(value: Json): boolean {
  return value !== null && typeof value === 'object' && Object.keys(value).length === 0;
}

/** The columns of a list that can be a table: things of the same kind, not too wide. */
export function columnsOf(value: Json): string[] | null {
  if (!Array.isArray(value) || value.length < 2) return null;
  if (!value.every((line) => line !== null && typeof line === 'object' && !Array.isArray(line))) return null;
  const lines = value as Record<string, Json>[];
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  const told = columns.filter((column) => lines.some((line) => line[column] !== null && !isEmpty(line[column] ?? null)));
  const hasLongLists = lines.some((line) => Object.values(line).some((part) => Array.isArray(part) && part.length > LONG));
  return told.length <= (hasLongLists ? MOST_BESIDE_LISTS : MOST_COLUMNS) ? told : null;
}
