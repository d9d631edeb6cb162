/** Nothing is read off a sentence or a notation: what programs need to know comes as labels, facts, slots and points. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..', 'src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name));

/** Taking a text apart: by an expression, wherever one stands, or at a mark. */
const TAKES_APART = [
  /(?<!\bapi)\.(split|match|matchAll|search|exec|test|replace|replaceAll)\(/,
  /new RegExp\b/,
  /(?<=(?:[(,=:?[{;&|!>]|\breturn)\s*)\/(?![/*>])(?:\\.|[^/\\\n<])+\/[dgimsuvy]*\s*(?:[.,;)\]}]|$)/,
];
/** Looking into what people read, or into the words of a choice: by their names, or as they are asked for. */
const LOOKS_INTO = /\b(notation|text|question|reason|said|(?:\w*(?:[nN]ames?|[tT]itle|[lL]ine)|say|t|text)\([^\n]*\))(\))?[!?]?\.(split|match|matchAll|search|replace|replaceAll|startsWith|endsWith|includes|indexOf|lastIndexOf|slice|substring|charAt|at)\(/;

/** What is taken apart elsewhere, none of it said by a game: where, which piece of the line, and what it is. */
const ALLOWED: readonly (readonly [file: string, piece: string, what: string])[] = [
  ['boards/bloody-throne/Card.svelte', "name.split(' ')", 'fits a name on a card'],
  ['boards/westeros/art.ts', ".split(' '),", 'lists of drawings'],
  ['boards/westeros/art.ts', "power-special'.split(' ')", 'lists of drawings'],
  ['boards/westeros/ground.ts', "name.replaceAll('-', '- ').split(' ')", 'wraps a name over two lines'],
  ['boards/westeros/ground.ts', "join(' ').replaceAll('- ', '-')", 'wraps a name over two lines'],
  ['lib/api.ts', "replace('/problems/', '')", 'the address of a refusal'],
  ['lib/hints.ts', 'kept(key)', 'a list this browser keeps'],
  ['lib/i18n.svelte.ts', 'text.replace(', 'binds Czech prepositions to the next word'],
  ['lib/muting.svelte.ts', 'kept(KEY)', 'a list this browser keeps'],
  ['lib/qr.ts', 'bits.join', 'bits'],
  ['lib/quickplay.ts', 'kept(`play.', 'what this browser keeps'],
  ['lib/route.svelte.ts', 'url.pathname.split', 'the address of a page'],
  ['lib/searching.ts', 'text.normalize', 'what a reader searches for'],
  ['lib/searching.ts', 'plain(search)', 'what a reader searches for'],
  ['lib/shortcuts.ts', 'test(event.key)', 'keys'],
  ['notices/QuietHours.svelte', 'zone.replaceAll', 'names of time zones'],
  ['notices/address.ts', 'text.trim()', 'an address that somebody typed in'],
  ['notices/address.ts', 'given.replace(', 'an address that somebody typed in'],
  ['notices/address.ts', "channel.split(':')", 'an address that somebody typed in'],
  ['replay/place.ts', 'test(text)', 'the address of a moment'],
  ['sheet/OptionList.svelte', 'includes(filter.toLowerCase())', 'what a reader filters a list by'],
  ['sheet/offers.ts', "part.replaceAll('-', '_')", 'the id of a slot'],
  ['table/Entry.svelte', "key.replaceAll('_', ' ')", 'the key of a fact'],
];

describe('the client', () => {
  const code = (text: string): string => text.replace(/<style>[\s\S]*<\/style>/, '').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const lines = files.flatMap((name) =>
    code(readFileSync(join(SOURCE, name), 'utf8')).split('\n').map((line) => ({ file: name.replaceAll('\\', '/'), line: line.trim() })),
  );
  const isBad = (line: string): boolean => [...TAKES_APART, LOOKS_INTO].some((one) => one.test(line));
  const found = lines.filter(({ line }) => isBad(line));
  const isOf = ([file, piece]: (typeof ALLOWED)[number], one: (typeof found)[number]): boolean => one.file === file && one.line.includes(piece);

  it('takes no text apart that a game says, and looks into no sentence and no notation', () => {
    expect(found.filter((one) => !ALLOWED.some((row) => isOf(row, one)))).toEqual([]);
  });

  it('is allowed nothing that it does not do', () => {
    expect(ALLOWED.filter((row) => !found.some((one) => isOf(row, one)))).toEqual([]);
  });

  it.each([
    "option.notation.split('=')", 'const A = /^x=(.*)$/;', "const NUMBER = /^\\d+\\S*\\s|\\s\\d+$/;", 'const A = /a b/g', 'new RegExp(name)', 'word.match(/a/)',
    "name.replace('(', '')", 'HAS.test(name)', 'return /a/;', 'if (x) { /a/.exec(y)', "cardName(words, card).replace(NUMBER, '')",
  ])('would be caught taking apart: %s', (line) => {
    expect(TAKES_APART.some((one) => one.test(line))).toBe(true);
  });

  it.each([
    "option.text.indexOf(': ')", 'option.notation.startsWith(id)', "question.includes('?')", "cardName(words, card).replace(` (${person})`, '')",
    "say('x', { a: b(c) }).slice(1)", "seatName(words, seat).startsWith('S')", 'abilityName(words, id)!.at(0)',
  ])('would be caught looking into: %s', (line) => {
    expect(LOOKS_INTO.test(line)).toBe(true);
  });

  it.each(['const part = a / b / c;', "import x from '../../lib/x';", 'api.search(text)', '<br />', 'names.includes(id)', "href={`/t/${id}`}"])('would leave alone: %s', (line) => {
    expect(isBad(line)).toBe(false);
  });
});
