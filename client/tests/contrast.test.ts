import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOUSES, PATTERNS, SIGILS } from '../src/lib/houses';
import { SIGHTS, contrast, distance } from './colour';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf-8');

function theme(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!;
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1]!, m[2]!]));
}

const DAY = theme(':root');
const SURFACES = ['floor', 'plate', 'sunk'];
const LEAST: Record<string, number> = {
  text: 11, soft: 6, line: 3, frame: 3, deep: 4.5, accent: 4.5, bad: 4.5, ok: 4.5, warn: 4.5, info: 4.5, focus: 3, border: 3,
};
/** Words and what they stand on, beside the three surfaces. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ['on-rim', 'rim', 7],
  ['shine', 'rim', 7],
  ['focus-on-wood', 'rim', 3],
  ['on-cloth', 'cloth', 7],
  ['on-blood', 'blood', 4.5],
  ['text', 'oak', 4.5],
  ['text', 'oak2', 4.5],
  ['ink', 'gold', 4.5],
  ['ink', 'paper', 7],
  ['ink', 'tone', 4.5],
  ['ink', 'glow', 4.5],
  ['on-accent', 'accent', 4.5],
  ['warn', 'note', 4.5],
  ['text', 'note', 7],
  ['text', 'land', 10],
  ['text', 'sea', 10],
  ['border', 'land', 4],
  ['border', 'sea', 4],
];

describe.each([':root', ':root.dark'])('the theme %s', (selector) => {
  const tokens: Record<string, string> = { ...DAY, ...theme(selector) };

  it.each(SURFACES.flatMap((surface) => Object.keys(LEAST).map((name) => [name, surface])))(
    'can be read: %s on %s',
    (name, surface) => {
      expect(contrast(tokens[name!]!, tokens[surface!]!)).toBeGreaterThanOrEqual(LEAST[name!]!);
    },
  );

  it.each(PAIRS)('can be read: %s on %s', (name, ground, least) => {
    expect(contrast(tokens[name]!, tokens[ground]!)).toBeGreaterThanOrEqual(least);
  });
});

/** Which houses meet in a game. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  'bloody-throne': ['red', 'blu', 'grn', 'yel', 'blk'],
  'iron-throne': ['sta', 'lan', 'bar', 'tyr', 'tar'],
  westeros: ['bar', 'lan', 'sta', 'gre', 'tyr', 'mar'],
};

describe('houses', () => {
  it.each(Object.entries(HOUSES))('%s can be read on its own colour', (_, house) => {
    expect(contrast(house.on, house.fill)).toBeGreaterThanOrEqual(4.5);
    expect(SIGILS[house.sigil]).toBeTruthy();
    expect(PATTERNS[house.pattern]).toBeTruthy();
  });

  it.each(Object.keys(TABLES).flatMap((game) => Object.keys(SIGHTS).map((sight) => [game, sight])))(
    'of %s are told apart with %s sight',
    (game, sight) => {
      const codes = TABLES[game!]!;
      for (const [i, one] of codes.entries()) {
        for (const other of codes.slice(i + 1)) {
          const apart = distance(HOUSES[one]!.fill, HOUSES[other]!.fill, SIGHTS[sight!]!);
          expect(apart, `${one} and ${other}`).toBeGreaterThanOrEqual(20);
        }
      }
    },
  );

  it.each(Object.entries(TABLES))('of %s differ in sigil and pattern too', (_, codes) => {
    expect(new Set(codes.map((code) => HOUSES[code]!.sigil)).size).toBe(codes.length);
    expect(new Set(codes.map((code) => HOUSES[code]!.pattern)).size).toBe(codes.length);
  });
});
