/** Nothing is read off a sentence or a notation: what programs need to know comes as labels, facts, slots and points. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..', 'src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name));

/** Taking a text apart: by an expression, or at a mark. */
const TAKES_APART = [/(?<!\bapi)\.(split|match|matchAll|search|exec)\(/, /new RegExp\b/, /(?<=[(,=:?[]\s*)\/(?![/*])[^/\n]+\/[gimsuy]*\s*[.,)]/];
/** Looking into what people read, or into the words of a choice. */
const LOOKS_INTO = /\b(notation|text|question|reason|said)\b(\))?[!?]?\.(split|match|matchAll|search|replace|replaceAll|startsWith|endsWith|includes|indexOf|slice|charAt|at)\(/;

/** What is taken apart elsewhere, none of it said by a game. */
const ALLOWED: Readonly<Record<string, string>> = {
  'boards/bloody-throne/Card.svelte': 'fits a name on a card',
  'boards/westeros/art.ts': 'lists of drawings',
  'boards/westeros/ground.ts': 'wraps a name over two lines',
  'boards/westeros/map.ts': 'wraps a name over two lines',
  'lib/hints.ts': 'a list this browser keeps',
  'lib/houses.ts': 'the houses that somebody typed in when a match was set up',
  'lib/i18n.svelte.ts': 'binds Czech prepositions to the next word',
  'lib/muting.svelte.ts': 'a list this browser keeps',
  'lib/qr.ts': 'bits',
  'lib/quickplay.ts': 'what this browser keeps',
  'lib/route.svelte.ts': 'the address of a page',
  'lib/searching.ts': 'what a reader searches for',
  'lib/shortcuts.ts': 'keys',
  'notices/address.ts': 'an address that somebody typed in',
  'replay/place.ts': 'the address of a moment',
};
/** Where a reader filters a list by what they type. */
const FILTERS = ['sheet/OptionList.svelte'];

describe('the client', () => {
  const sources = files.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(SOURCE, name), 'utf8')] as const);
  const code = (text: string): string => text.replace(/<style>[\s\S]*<\/style>/, '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

  it('takes no text apart that a game says', () => {
    const found = sources.filter(([, text]) => TAKES_APART.some((one) => one.test(code(text)))).map(([name]) => name);
    expect(found.filter((name) => !ALLOWED[name] && !name.startsWith('admin/'))).toEqual([]);
  });

  it('looks into no sentence and no notation', () => {
    const found = sources.flatMap(([name, text]) => code(text).split('\n').filter((line) => LOOKS_INTO.test(line)).map((line) => `${name}: ${line.trim()}`));
    expect(found.filter((line) => ![...Object.keys(ALLOWED), ...FILTERS].some((name) => line.startsWith(`${name}:`)))).toEqual([]);
  });

  it('would be caught', () => {
    const bad = ["option.notation.split('=')", "const A = /^x=(.*)$/;\nA.exec(word)", "new RegExp(name)", "word.match(/a/)"];
    for (const line of bad) expect(TAKES_APART.some((one) => one.test(line))).toBe(true);
    for (const line of ["option.text.indexOf(': ')", 'option.notation.startsWith(id)', "question.includes('?')"]) expect(LOOKS_INTO.test(line)).toBe(true);
  });
});
