/** The types of what the server sends are made of its document, and nobody has forgotten to make them anew. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';

const here = (...path: string[]): string => join(import.meta.dirname, '..', ...path);

it('the types are those of the document; else `npm run types` makes them anew', { timeout: 120_000 }, async () => {
  const made = await openapiTS(readFileSync(here('openapi.json'), 'utf8'), {
    alphabetize: true, rootTypes: true, rootTypesNoSchemaPrefix: true, emptyObjectsUnknown: true, defaultNonNullable: false,
  });
  expect(readFileSync(here('src', 'lib', 'wire.ts'), 'utf8').trim().endsWith(astToString(made).trim())).toBe(true);
});

const sources = readdirSync(here('src'), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name));
const read = (name: string): string => readFileSync(here('src', name), 'utf8');

it('every request goes through one function', () => {
  expect(sources.filter((name) => /(await|return|=>|=) fetch\(/.test(read(name)))).toEqual(['lib/api.ts']);
});

it('no request has a shape that somebody wrote down beside the document', () => {
  const requests = [...sources.filter((name) => name.endsWith('/api.ts')), 'notices/device.ts', 'boards/westeros/threats.ts'];
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter((name) => /\binterface \w+/.test(read(name)))).toEqual([]);
  expect(read('lib/live.ts')).not.toMatch(/\binterface News\b/);
});
