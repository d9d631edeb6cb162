/** The boards there are: `<game>/Board.svelte`, each fetched when its game is played. */
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/types';

type Board = Component<BoardProps>;
const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');

/** The board of a game; null where there is none, so that the text board is shown. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
