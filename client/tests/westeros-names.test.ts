import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLACES } from '../src/boards/westeros/ground';
import { SIZES, boxesOf, meet, namesAt, piecesOn, width } from '../src/boards/westeros/naming';

const LEVELS = ['near', 'far'] as const;
it.each(['en', 'cs', 'hu'].flatMap((lang) => LEVELS.map((level) => [lang, level] as const)))('names touch nothing in %s, %s', (lang, level) => {
  const said = readFileSync(`../src/throneroom/i18n/messages/${lang}/westeros.ftl`, 'utf-8');
  const names = new Map([...said.matchAll(/^area-([a-z-]+) = (.+)$/gm)].map(([, id, name]) => [id!, name!]));
  expect(names.size).toBeGreaterThan(40);
  const all = [...piecesOn(level), ...Object.keys(PLACES).flatMap((id) => boxesOf(id, names.get(id) ?? id, level, SIZES[level]))];
  const found = all.flatMap((a, k) => (a.what === 'name' ? all.filter((b, l) => (b.what !== 'name' || (l > k && b.of !== a.of)) && meet(a, b)).map((b) => `${a.of} ${b.what} ${b.of}`) : []));
  expect(found).toEqual([]);
});

it('names are 14 pixels high at every zoom, and left out where they have no room for that', () => {
  const name = (id: string): string => id;
  const at = (scale: number, level: 'near' | 'far') => namesAt(scale, level, name);
  for (const [scale, level] of [[0.2, 'far'], [0.4, 'far'], [0.55, 'far'], [0.62, 'near'], [0.72, 'near'], [1.25, 'near']] as const) {
    expect(at(scale, level).size * scale).toBeGreaterThan(14);
  }
  const count = (scale: number, level: 'near' | 'far'): number => at(scale, level).names.length;
  expect(count(1.25, 'near')).toBe(Object.values(PLACES).filter(({ label }) => label).length);
  expect([count(0.72, 'near') < count(1.25, 'near'), count(0.72, 'near') > 20, count(0.4, 'far') < count(0.55, 'far'), count(0.2, 'far') < 8]).toEqual([true, true, true, true]);
  expect(width('ill', 20)).toBeLessThan(width('mmm', 20));
});

it('a name that is wanted is there where others have no room', () => {
  const wanted = ['winterfell', 'stoney-sept', 'dragonstone', 'lannisport'];
  const named = (...more: [] | [string[]]): string[] => namesAt(0.45, 'far', (id) => id, ...more).names.map(({ id }) => id);
  expect(named()).not.toEqual(expect.arrayContaining(wanted));
  expect(named(wanted)).toEqual(expect.arrayContaining(wanted));
});
