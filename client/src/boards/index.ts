/** The boards there are: `<game>/Board.svelte`, each fetched when its game is played; and how the players stand. */
import type { Component } from 'svelte';
import type { BoardProps, FaceProps, Packet, SmallProps, StageProps, Words } from '../lib/types';

type Board = Component<BoardProps>;
/** By the code of a seat: what counts, and how much of it the player has. */
export type Standing = (view: Packet['view'], words: Words) => Record<string, { label: string; value: string }[]>;

/** What a board fetches. */
export interface Made {
  default: Board | Component<StageProps>;
  /** Whether it fills the stage and is played on by hand. */
  isStage?: boolean;
  /** What is going on, in short, for the line above a stage. */
  phase?: (packet: Packet, words: Words) => string;
}

const boards = import.meta.glob<Made>('./*/Board.svelte');
/** Decisions that are made on the board, by game and kind: the sheet is only in the way of it on a phone. */
const ON_BOARD: readonly string[] = ['westeros/plan'];
const smalls = import.meta.glob<{ default: Component<SmallProps> }>('./*/Small.svelte');
const faces = import.meta.glob<{ default: Component<FaceProps> }>('./*/Face.svelte');
const standings = import.meta.glob<{ standing: Standing }>('./*/standing.ts');

/** All that is known of the board of a game; null where there is none, so that the text board is shown. */
export async function madeFor(game: string): Promise<Made | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? await load() : null;
}

/** The board of a game as a part of a page. */
export async function boardOf(game: string): Promise<Board | null> {
  return ((await madeFor(game))?.default as Board | undefined) ?? null;
}

/** The drawing of a table in small; null where the game has none. */
export async function smallOf(game: string): Promise<Component<SmallProps> | null> {
  const load = smalls[`./${game}/Small.svelte`];
  return load ? (await load()).default : null;
}

/** A card of a game as it is printed; null where the game has no drawings of its cards. */
export async function faceOf(game: string): Promise<Component<FaceProps> | null> {
  const load = faces[`./${game}/Face.svelte`];
  return load ? (await load()).default : null;
}

export const isMadeOnBoard = (game: string, kind: string): boolean => ON_BOARD.includes(`${game}/${kind}`);

/** How the players of a game stand; null where the game does not say. */
export async function standingOf(game: string): Promise<Standing | null> {
  const load = standings[`./${game}/standing.ts`];
  return load ? (await load()).standing : null;
}
