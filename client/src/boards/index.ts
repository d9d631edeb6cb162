/** The boards there are: `<game>/Board.svelte`, each fetched when its game is played; and how the players stand. */
import type { Component } from 'svelte';
import type { BoardProps, Packet, Words } from '../lib/types';

type Board = Component<BoardProps>;
/** By the code of a seat: what counts, and how much of it the player has. */
export type Standing = (view: Packet['view'], words: Words) => Record<string, { label: string; value: string }[]>;
const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');
/** Decisions that are made on the board, by game and kind: the sheet is only in the way of it on a phone. */
const ON_BOARD: readonly string[] = ['westeros/plan'];
const standings = import.meta.glob<{ standing: Standing }>('./*/standing.ts');

/** The board of a game; null where there is none, so that the text board is shown. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

export const isMadeOnBoard = (game: string, kind: string): boolean => ON_BOARD.includes(`${game}/${kind}`);

/** How the players of a game stand; null where the game does not say. */
export async function standingOf(game: string): Promise<Standing | null> {
  const load = standings[`./${game}/standing.ts`];
  return load ? (await load()).standing : null;
}
