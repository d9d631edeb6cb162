/** The types of what the server sends are made of its document, and nobody has forgotten to make them anew. */
import { readFileSync } from 'node:fs';
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
