import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rowOf, widthOf } from '../src/boards/westeros/art';
import { type Level, PLACES, split, standingAt } from '../src/boards/westeros/ground';
import type { Point } from '../src/boards/westeros/map';

interface Box {
  what: string;
  of: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const SIZES = { near: 17, far: 27 } as const;
const LEVELS = ['near', 'far'] as const;
/** How wide letters of the font of the map are on the whole, by their size, and how far they may touch. */
const LETTER = 0.545;
const NARROW = /[ijltfrI.,’' -]/g;
const TOUCH = 2;
const width = (text: string, size: number): number => (text.length - 0.45 * (text.match(NARROW)?.length ?? 0)) * LETTER * size;
const about = (what: string, of: string, [x, y]: Point, w: number, up: number, down: number): Box => ({ what, of, left: x - w / 2, right: x + w / 2, top: y - up, bottom: y + down });

/** Everything that can stand on the map at once: names, four pieces and an order in every area. */
function boxes(level: Level, name: (id: string) => string): Box[] {
  return Object.entries(PLACES).flatMap(([id, place]) => {
    const { label, lines } = level === 'near' ? place : place.far;
    const size = SIZES[level];
    const rows = label ? split(name(id), lines ?? 1) : [];
    const { units, order, scale, room, token } = standingAt(id, level);
    const kind = place.castle ? 'footman' : 'ship';
    const row = rowOf([kind, kind, kind, kind], scale, room);
    const wide = row.at(-1)! - row[0]! + widthOf(kind) * scale;
    return [
      ...rows.map((text, k) => about('name', id, [label![0], label![1] + (k - (rows.length - 1) / 2) * size * 1.06], width(text, size), size * 0.33, size * 0.3)),
      about('army', id, [units[0], units[1]], wide, 19 * scale, 22 * scale),
      about('order', id, order, token * 0.92, token * 0.46, token * 0.46),
    ];
  });
}
const meet = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCH;

it.each(['en', 'cs', 'hu'].flatMap((lang) => LEVELS.map((level) => [lang, level] as const)))('names touch nothing in %s, %s', (lang, level) => {
  const said = readFileSync(`../src/throneroom/i18n/messages/${lang}/westeros.ftl`, 'utf-8');
  const names = new Map([...said.matchAll(/^area-([a-z-]+) = (.+)$/gm)].map(([, id, name]) => [id!, name!]));
  expect(names.size).toBeGreaterThan(40);
  const all = boxes(level, (id) => names.get(id) ?? id);
  const found = all.flatMap((a, k) => (a.what === 'name' ? all.filter((b, l) => (b.what !== 'name' || (l > k && b.of !== a.of)) && meet(a, b)).map((b) => `${a.of} ${b.what} ${b.of}`) : []));
  expect(found).toEqual([]);
});
