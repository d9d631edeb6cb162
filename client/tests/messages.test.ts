import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

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
