/** One view in which nothing is hidden, put together from what every seat sees. */
import type { Json } from '../lib/types';

/** What everybody sees, and where exactly one seat sees something else there, that. */
export function everything(common: Json, seen: readonly Json[]): Json {
  const other = seen.filter((view) => !isSame(view, common));
  if (!other.length) return common;
  if (Array.isArray(common) && other.every((view) => Array.isArray(view) && view.length === common.length)) {
    return common.map((part, i) => everything(part, (other as Json[][]).map((view) => view[i] ?? null)));
  }
  if (isRecord(common) && other.every(isRecord)) {
    return Object.fromEntries(
      Object.entries(common).map(([key, part]) => [key, everything(part, other.map((view) => view[key] ?? null))]),
    );
  }
  return other.every((view) => isSame(view, other[0]!)) ? other[0]! : common;
}

function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: Json, b: Json): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
