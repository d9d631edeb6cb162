/** What turns one view into another, as the server tells it; docs/api.md describes the form. */
import type { Json } from './types';

/** `[path, value]` sets, `[path]` takes away, `[path, value, true]` puts into a list. */
export type Change = [path: (string | number)[]] | [path: (string | number)[], value: Json] | [path: (string | number)[], value: Json, isIn: true];

/** The data after the changes. What was given stays as it is; what is not touched is shared. */
export function changed<T extends Json>(data: T, by: readonly Change[]): T {
  return by.reduce<Json>((now, change) => put(now, change, 0), data) as T;
}

function put(data: Json, change: Change, depth: number): Json {
  const [path, ...value] = change;
  const key = path[depth];
  if (key === undefined) return value[0] ?? null;
  const isLast = depth === path.length - 1;
  if (Array.isArray(data)) {
    const [at, copy] = [Number(key), [...data]];
    if (!isLast) copy[at] = put(copy[at] ?? null, change, depth + 1);
    else if (value.length === 1) copy[at] = value[0]!;
    else copy.splice(at, value.length ? 0 : 1, ...(value.slice(0, 1) as Json[]));
    return copy;
  }
  const copy: Record<string, Json> = { ...(data as Record<string, Json>) };
  if (!isLast) copy[key] = put(copy[key] ?? null, change, depth + 1);
  else if (value.length) copy[key] = value[0]!;
  else delete copy[key];
  return copy;
}

/** Whether two pieces of data are the same, in whatever order their keys are. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const [x, y] = [a as Record<string, Json>, b as Record<string, Json>];
  return keys.length === Object.keys(b).length && keys.every((key) => key in y && isSame(x[key], y[key]));
}
