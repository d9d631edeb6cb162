/** Where the names of the areas stand, and how large: never too small to be read, but left out where they have no room. */
import { rowOf, widthOf } from './art';
import { type Level, PLACES, split, standingAt } from './ground';
import { type Point, REGIONS, boxOf } from './map';
import { type Area, eachUnit } from './view';

/** Pixels of the screen. */
const LEAST = 14.1;
/** Units of the map, for which places were found. */
export const SIZES = { near: 17, far: 27 } as const;
/** How wide letters of the font of the map are on the whole, by their size, and how far they may touch. */
const LETTER = 0.545;
const NARROW = new Set("ijltfrI.,’' -");
const TOUCH = 2;
const LINE = 1.06;

interface Box {
  what: 'name' | 'army' | 'order' | 'castle';
  of: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Name {
  id: string;
  kind: string;
  x: number;
  rows: { text: string; y: number }[];
}

export const width = (text: string, size: number): number => [...text].reduce((sum, letter) => sum + (NARROW.has(letter) ? 0.55 : 1), 0) * LETTER * size;
const about = (what: Box['what'], of: string, [x, y]: Point, w: number, up: number, down: number): Box => ({ what, of, left: x - w / 2, right: x + w / 2, top: y - up, bottom: y + down });
export const meet = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCH;

/** What else can stand on the map at once: four pieces and an order in every area; or what does stand in these. */
export function piecesOn(level: Level, areas: ReadonlyMap<string, Area> | null = null): Box[] {
  return Object.entries(PLACES).flatMap(([id, place]) => {
    const { units, order, scale, room, token } = standingAt(id, level);
    const kind = place.castle ? 'footman' : 'ship';
    const area = areas?.get(id);
    const here = areas ? eachUnit(area?.units ?? []).map(({ unit }) => unit) : [kind, kind, kind, kind];
    const row = rowOf(here, scale, room);
    const army = about('army', id, units, (row.at(-1) ?? 0) - (row[0] ?? 0) + widthOf(kind) * scale, (areas ? 34 : 19) * scale, 22 * scale);
    const isEmpty = areas !== null && !here.length && !area?.token && !area?.neutral;
    return [...(isEmpty ? [] : [army]), ...(areas && !area?.order && !area?.owner ? [] : [about('order', id, order, token * 0.92, token * 0.46, token * 0.46)])];
  });
}

interface Line {
  text: string;
  x: number;
  y: number;
  box: Box;
}
/** The lines of a name, each with the middle of its letters; moved by so much, or over more lines. */
function linesAt(id: string, name: string, level: Level, size: number, [dx, dy]: Point = [0, 0], more = 0): Line[] {
  const { label, lines } = level === 'near' ? PLACES[id]! : PLACES[id]!.far;
  const said = label ? split(name, (lines ?? 1) + more) : [];
  return said.map((text, k) => {
    const [x, y] = [label![0] + dx, label![1] + dy + (k - (said.length - 1) / 2) * size * LINE];
    return { text, x, y, box: about('name', id, [x, y], width(text, size), size * 0.33, size * 0.3) };
  });
}
/** How far a name that is wanted may be moved, in its own size, the nearest places first. */
const AWAY: readonly Point[] = [-3, -2, -1, 0, 1, 2, 3].flatMap((dy) => [-2, -1, 0, 1, 2].map((dx): Point => [dx * 0.8, dy * 0.8])).sort(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d));
export const boxesOf = (id: string, name: string, level: Level, size: number): Box[] => linesAt(id, name, level, size).map(({ box }) => box);

/**
 * All names, and their size in units of the map; larger than planned they are kept within their areas and off everything
 * else that can stand there. Those that are wanted come first, and only keep off what does stand there.
 */
export function namesAt(scale: number, level: Level, name: (id: string) => string, wanted: readonly string[] = [], areas: ReadonlyMap<string, Area> = new Map()): { size: number; names: Name[] } {
  const size = Math.max(SIZES[level], LEAST / scale);
  const isPlanned = size === SIZES[level];
  const said = (id: string, rows: readonly Line[]): Name => ({ id, kind: REGIONS[id]!.kind, x: rows[0]!.x, rows: rows.map(({ text, y }) => ({ text, y: y + size * 0.31 })) });
  const castles = Object.entries(PLACES).flatMap(([id, { castle }]) => (castle ? [about('castle', id, castle, 50, 26, 24)] : []));
  const stand = isPlanned ? [] : [...castles, ...piecesOn(level, areas)];
  const first = isPlanned ? [] : wanted.filter((id) => id in PLACES).flatMap((id): Name[] => {
    const planned = level === 'far' && !PLACES[id]!.far.label ? 'near' : level;
    const ways = AWAY.flatMap(([dx, dy]) => [0, 1].map((more) => linesAt(id, name(id), planned, size, [dx * size, dy * size], more)));
    const rows = ways.find((rows) => rows.length && !rows.some(({ box }) => stand.some((other) => meet(box, other))));
    stand.push(...(rows ?? []).map(({ box }) => box));
    return rows ? [said(id, rows)] : [];
  });
  const named = new Set(first.map(({ id }) => id));
  const taken = isPlanned ? [] : [...piecesOn(level), ...stand];
  const names = Object.keys(PLACES).flatMap((id): Name[] => {
    const rows = named.has(id) ? [] : linesAt(id, name(id), level, size);
    const [left, top, right, bottom] = boxOf(id);
    const isIn = (box: Box): boolean => box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    if (!rows.length || (!isPlanned && rows.some(({ box }) => !isIn(box) || taken.some((other) => meet(box, other))))) return [];
    taken.push(...rows.map(({ box }) => box));
    return [said(id, rows)];
  });
  return { size, names: [...first, ...names] };
}
