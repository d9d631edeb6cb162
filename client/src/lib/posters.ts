/** The posters of the games, and where to cut them so that heads stay in sight. */
import bloodyThrone from '../art/poster-bloody-throne.svg?url';
import ironThrone from '../art/poster-iron-throne.svg?url';
import westeros from '../art/poster-westeros.svg?url';

export interface Poster {
  readonly url: string;
  /** How far down the middle of a cut is, in percent. */
  readonly middle: number;
}

const POSTERS: Readonly<Record<string, Poster>> = {
  'bloody-throne': { url: bloodyThrone, middle: 24 },
  'iron-throne': { url: ironThrone, middle: 18 },
  westeros: { url: westeros, middle: 72 },
};

export const poster = (game: string): Poster | null => POSTERS[game] ?? null;
