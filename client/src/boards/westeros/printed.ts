/** What is printed on cards, orders and tables, as the words of the game tell it. */
import type { Words } from '../../lib/types';

export interface Card {
  seat: string;
  strength: number;
  swords: number;
  towers: number;
}
export interface Order {
  kind: string;
  modifier: number;
  star: boolean;
  count: number;
}
interface Home {
  seat: string;
  garrison: number;
}
interface Game {
  supply: number[][];
  wildling_strengths: number[];
  castles_to_win: number;
}

const kind = <T>(words: Words, name: string): Readonly<Record<string, T>> =>
  (words.printed[name] ?? {}) as unknown as Readonly<Record<string, T>>;
const game = (words: Words): Partial<Game> => (words.printed.game ?? {}) as unknown as Partial<Game>;

export const cardOf = (words: Words, id: string): Card | undefined => kind<Card>(words, 'card')[id];
export const ordersOf = (words: Words): Readonly<Record<string, Order>> => kind<Order>(words, 'order');
export const homeAt = (words: Words, area: string): Home | undefined => kind<Home>(words, 'area')[area];
export const unitsOf = (words: Words): string[] => Object.keys(kind(words, 'unit'));

/** The armies that a level of supply allows, largest first. */
export const armiesAt = (words: Words, level: number): readonly number[] => game(words).supply?.[level] ?? [];
export const mostWildlings = (words: Words): number => Math.max(0, ...(game(words).wildling_strengths ?? []));
export const castlesToWin = (words: Words): number => game(words).castles_to_win ?? 0;
export const wildlingSteps = (words: Words): readonly number[] => game(words).wildling_strengths ?? [];
export const supplyLevels = (words: Words): number => game(words).supply?.length ?? 0;
