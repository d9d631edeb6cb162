/** Ids and their names: what the words of a notation mean on the board. */
import type { Option, Words } from './types';

const BETWEEN = /[\s=>,:;()]+/;

/** The name of a thing, looked for first among the kind that `key` names. */
export function nameOf(words: Words | null, id: string, key = ''): string | null {
  if (!words) return null;
  const kind = key.replace(/s$/, '');
  return (
    words.names[kind]?.[id] ?? Object.values(words.names).find((names) => Object.hasOwn(names, id))?.[id] ?? null
  );
}

export function seatName(words: Words | null, code: string | null): string {
  return (code && words?.names.seat?.[code]) || (code ?? '').toUpperCase();
}

/** Three letters for a seat: its code where that shortens the name in this language, else the name's beginning. */
export function shortName(words: Words | null, code: string): string {
  const name = seatName(words, code);
  const isAbridged = new RegExp([...code].join('.*'), 'i').test(name);
  return (isAbridged ? code : [...name].slice(0, 3).join('')).toUpperCase();
}

/** The ids that a notation speaks of. */
export function idsIn(notation: string, words: Words | null): string[] {
  return notation.split(BETWEEN).filter((word) => word && nameOf(words, word) !== null);
}

/** What a board can light for some options: the things they speak of, and their whole notations. */
export function idsOf(options: readonly Option[], words: Words | null): Set<string> {
  return new Set(options.flatMap((option) => [option.notation, ...idsIn(option.notation, words)]));
}

export function optionFor(options: readonly Option[], id: string): Option | undefined {
  return options.find((option) => option.notation === id || option.notation.split(BETWEEN).includes(id));
}
