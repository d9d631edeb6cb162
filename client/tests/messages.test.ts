import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { bound, listed } from '../src/lib/i18n.svelte';

const root = new URL('..', import.meta.url).pathname;
const text = (lang: string): string =>
  readFileSync(join(root, `../src/throneroom/i18n/messages/${lang}/client.ftl`), 'utf-8');
const ids = (lang: string): string[] => [...text(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

function sources(folder: string, without = 'nothing'): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => /\.(svelte|ts)$/.test(entry.name) && !entry.parentPath.includes(without))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf-8'));
}

describe.each(['en', 'cs', 'hu'])('the messages in %s', (lang) => {
  it('can be read, and are the same ones as in English', () => {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(text(lang)))).toEqual([]);
    expect(ids(lang)).toEqual(ids('en'));
  });
});

it.each(['en', 'cs', 'hu'])('calls playing again otherwise than setting up a match in %s', (lang) => {
  const said = (id: string): string => new RegExp(`^${id} = (.*)$`, 'm').exec(text(lang))![1]!;
  expect(said('result-rematch')).not.toBe(said('create-title'));
  expect(said('home-again')).not.toContain(said('create-title'));
});

it('binds one-letter Czech prepositions to the next word, and nothing else', () => {
  expect(bound('cs', 'V lese, k { $area } s { $unit }, ale ne os ani $s ani v. ')).toBe(
    'V\u00a0lese, k\u00a0{ $area } s\u00a0{ $unit }, ale ne os ani $s ani v. ',
  );
  expect(bound('hu', 's a')).toBe('s a');
  expect(bound('cs', text('cs'))).not.toMatch(/(?<![\p{L}\d_$.-])[vkszouVKSZOU] \S/u);
});

it.each([[3, 'ze'], [5, 'z'], [6, 'ze'], [7, 'ze'], [10, 'z']])('counts rounds of %i in Czech with %s', (rounds, word) => {
  const bundle = new FluentBundle('cs', { useIsolating: false });
  bundle.addResource(new FluentResource(text('cs')));
  const said = bundle.formatPattern(bundle.getMessage('round-of')!.value!, { round: 1, rounds });
  expect(said.replaceAll('\u00a0', ' ')).toBe(`Kolo 1 ${word} ${rounds}`);
});

it('lists names with the word that comes before the last', () => {
  expect([listed(['Ann']), listed(['Ann', 'Bob']), listed(['Ann', 'Bob', 'Cyd'])]).toEqual(['Ann', 'Ann and Bob', 'Ann, Bob, and Cyd']);
});

it('says nothing that has no message', () => {
  const own = sources(join(root, 'src'), '/boards/'); // boards speak from files of their own
  const said = own.flatMap((source) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map((m) => m[1]!));
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter((key) => !ids('en').includes(key))).toEqual([]);
});

it('puts no markup and no style into the page that the content policy forbids', () => {
  const found = sources(join(root, 'src')).filter((source) => /\{@html|\sstyle=["{]/.test(source));
  expect(found).toEqual([]);
});
