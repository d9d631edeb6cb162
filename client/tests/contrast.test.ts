import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOUSES, PATTERNS, SIGILS, TABLES } from '../src/lib/houses';
import { SIGHTS, contrast, distance } from './colour';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf-8');

function theme(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!;
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1]!, m[2]!]));
}

const SURFACES = ['bg', 'raised', 'sunken'];
const LEAST: Record<string, number> = {
  ink: 11, muted: 5, line: 3, accent: 4.5, danger: 4.5, ok: 4.5, info: 4.5, focus: 3, border: 3,
};

describe.each([':root', ':root.dark'])('the theme %s', (selector) => {
  const tokens = theme(selector);

  it.each(SURFACES.flatMap((surface) => Object.keys(LEAST).map((name) => [name, surface])))(
    'can be read: %s on %s',
    (name, surface) => {
      expect(contrast(tokens[name!]!, tokens[surface!]!)).toBeGreaterThanOrEqual(LEAST[name!]!);
    },
  );

  it('can be read on buttons, notes and what is active, and on the map', () => {
    expect(contrast(tokens.ink!, tokens.active!)).toBeGreaterThanOrEqual(10);
    expect(contrast(tokens.muted!, tokens.active!)).toBeGreaterThanOrEqual(5);
    expect(contrast(tokens.accent!, tokens.active!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['on-accent']!, tokens.accent!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.warn!, tokens.note!)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['land', 'sea']) {
      expect(contrast(tokens.ink!, tokens[ground]!)).toBeGreaterThanOrEqual(11);
      expect(contrast(tokens.border!, tokens[ground]!)).toBeGreaterThanOrEqual(4);
    }
  });
});

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
