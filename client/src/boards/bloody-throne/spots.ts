/** What options point at on this table: cards of the hand, positions of the row, gaps between them, and players. */
import type { Blocked, Option } from '../../lib/types';

export type Kind = 'cards' | 'places' | 'gaps' | 'seats';

export interface Spots<T extends Option = Option> {
  cards: ReadonlyMap<string, T>;
  /** Positions are numbered from 1, gaps by the positions before them. */
  places: ReadonlyMap<number, T>;
  gaps: ReadonlyMap<number, T>;
  seats: ReadonlyMap<string, T>;
  /** What points at nothing, such as to wait. */
  others: readonly T[];
}

const ids = (option: Option, kind: Kind): readonly string[] => option.points?.[kind] ?? [];

export function spotsOf<T extends Option = Option>(options: readonly T[]): Spots<T> {
  const named = (kind: Kind): Map<string, T> => new Map(options.flatMap((option) => ids(option, kind).map((id) => [id, option] as const)));
  const numbered = (kind: Kind): Map<number, T> => new Map([...named(kind)].map(([id, option]) => [Number(id), option]));
  const kinds: readonly Kind[] = ['cards', 'places', 'gaps', 'seats'];
  return {
    cards: named('cards'),
    places: numbered('places'),
    gaps: numbered('gaps'),
    seats: named('seats'),
    others: options.filter((option) => kinds.every((kind) => !ids(option, kind).length)),
  };
}

export const refusedAt = (blocked: readonly Blocked[]): Spots<Blocked> => spotsOf(blocked);
