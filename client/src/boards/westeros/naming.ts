/** Where the names of the areas stand, and how large: never too small to be read, but left out where they have no room. */
import { rowOf, widthOf } from './art';
import { type Level, PLACES, split, standingAt } from './ground';
import { type Point, REGIONS, boxOf } from './map';

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

/** What else can stand on the map at once: four pieces and an order in every area. */
export function piecesOn(level: Level): Box[] {
  return Object.entries(PLACES).flatMap(([id, place]) => {
    const { units, order, scale, room, token } = standingAt(id, level);
    const kind = place.castle ? 'footman' : 'ship';
    const row = rowOf([kind, kind, kind, kind], scale, room);
    return [about('army', id, units, row.at(-1)! - row[0]! + widthOf(kind) * scale, 19 * scale, 22 * scale), about('order', id, order, token * 0.92, token * 0.46, token * 0.46)];
  });
}

/** The lines of a name, each with the middle of its letters. */
function linesAt(id: string, name: string, level: Level, size: number): { text: string; y: number; box: Box }[] {
  const { label, lines } = level === 'near' ? PLACES[id]! : PLACES[id]!.far;
  const said = label ? split(name, lines ?? 1) : [];
  return said.map((text, k) => {
    const y = label![1] + (k - (said.length - 1) / 2) * size * LINE;
    return { text, y, box: about('name', id, [label![0], y], width(text, size), size * 0.33, size * 0.3) };
  });
}
export const boxesOf = (id: string, name: string, level: Level, size: number): Box[] => linesAt(id, name, level, size).map(({ box }) => box);

/** All names, and their size in units of the map; larger than planned they are kept within their areas and off everything else. */
export function namesAt(scale: number, level: Level, name: (id: string) => string): { size: number; names: Name[] } {
  const size = Math.max(SIZES[level], LEAST / scale);
  const isPlanned = size === SIZES[level];
  const taken = isPlanned ? [] : [...piecesOn(level), ...Object.entries(PLACES).flatMap(([id, { castle }]) => (castle ? [about('castle', id, castle, 50, 26, 24)] : []))];
  const names = Object.keys(PLACES).flatMap((id): Name[] => {
    const rows = linesAt(id, name(id), level, size);
    const [left, top, right, bottom] = boxOf(id);
    const isIn = (box: Box): boolean => box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    if (!rows.length || (!isPlanned && rows.some(({ box }) => !isIn(box) || taken.some((other) => meet(box, other))))) return [];
    taken.push(...rows.map(({ box }) => box));
    const { label } = level === 'near' ? PLACES[id]! : PLACES[id]!.far;
    return [{ id, kind: REGIONS[id]!.kind, x: label![0], rows: rows.map(({ text, y }) => ({ text, y: y + size * 0.31 })) }];
  });
  return { size, names };
}
