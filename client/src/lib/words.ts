/** Ids and their names: what options point at on the board. */
import type { Chair, Option, Words } from './types';

/** The name of a thing, looked for first among the kind that `key` names. */
export function nameOf(words: Words | null, id: string, key = ''): string | null {
  if (!words) return null;
  const named = words.names[key] ?? words.names[key.slice(0, -1)]; // a kind, or several of it
  return (
    named?.[id] ?? Object.values(words.names).find((names) => Object.hasOwn(names, id))?.[id] ?? null
  );
}

export function seatName(words: Words | null, code: string | null): string {
  return (code && words?.names.seat?.[code]) || (code ?? '').toUpperCase();
}

/** Who plays a seat, by the name of a person who sits there, and the seat; a bot is the seat alone. */
export function playerName(words: Words | null, code: string, seats: readonly Pick<Chair, 'code' | 'controller' | 'name'>[]): string {
  const chair = seats.find((one) => one.code === code);
  const name = chair?.controller === 'person' ? chair.name : null;
  return name ? `${name} (${seatName(words, code)})` : seatName(words, code);
}

/** Three letters for a seat. */
export function shortName(words: Words | null, code: string): string {
  return words?.short?.[code] ?? code.toUpperCase();
}

/** All that an option can be picked by: what it points at, and its whole notation. */
export function idsOf(options: readonly Option[]): Set<string> {
  return new Set(options.flatMap((option) => [option.notation, ...Object.values(option.points).flat()]));
}

/** The option that an id means: the one of this notation, else the first that points at it. */
export function optionFor(options: readonly Option[], id: string): Option | undefined {
  const points = ({ points: found }: Option): boolean => Object.values(found).some((ids) => ids.includes(id));
  return options.find(({ notation }) => notation === id) ?? options.find(points);
}
