/** What is printed on cards, orders and tables, as the words of the game tell it. */
import type { Words } from '../../lib/types';
import type * as wire from '../../lib/wire';

export type Card = wire.WesterosPrintedCard;
export type Order = wire.WesterosPrintedOrder;

const on = (words: Words): Partial<wire.WesterosPrinted> => words.printed as Partial<wire.WesterosPrinted>;

export const cardOf = (words: Words, id: string): Card | undefined => on(words).card?.[id];
export const ordersOf = (words: Words): Readonly<Record<string, Order>> => on(words).order ?? {};
export const unitsOf = (words: Words): string[] => Object.keys(on(words).unit ?? {});

/** The marks of a Tides of Battle card, one for each sword, tower and skull. */
export function marksOf(words: Words, tides: string): { strength: number; marks: string[] } | null {
  const face = on(words).tides?.[tides];
  const many = (mark: string, count: number): string[] => Array.from({ length: count }, () => mark);
  return face ? { strength: face.strength, marks: [...many('sword', face.swords), ...many('tower', face.towers), ...many('skull', face.skulls)] } : null;
}

/** The armies that a level of supply allows, largest first. */
export const armiesAt = (words: Words, level: number): readonly number[] => on(words).game?.supply?.[level] ?? [];
export const mostWildlings = (words: Words): number => Math.max(0, ...(on(words).game?.wildling_strengths ?? []));
export const bladeOf = (words: Words): number => on(words).game?.blade ?? 0;
export const castlesToWin = (words: Words): number => on(words).game?.castles_to_win ?? 0;
export const wildlingSteps = (words: Words): readonly number[] => on(words).game?.wildling_strengths ?? [];
export const supplyLevels = (words: Words): number => on(words).game?.supply?.length ?? 0;
