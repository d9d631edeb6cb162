/** Starting against bots: how many play and as whom one plays, remembered in this browser. */
import { BOT } from './bots';
import { keep, kept } from './keeping';
import type { Game } from './types';
import type { NewMatch } from './wire';

export interface Wish {
  players: number;
  /** The code of a seat; nothing where any will do. */
  seat: string;
  /** How the bots play. */
  bot: string;
}

/** The levels of bots, the easiest first. */
export const BOTS = ['random', BOT];

/** Whether the seats of a match can be any of the game's, and not only the first. */
const areNamed = (game: Game): boolean => game.options.some(({ id, values }) => id === 'houses' && values.includes('*'));

/** The seats that can be had among so many players. */
export function seatsAmong(game: Game, players: number): string[] {
  return areNamed(game) ? game.seats : game.seats.slice(0, players);
}

/** A wish as far as the game allows it. */
export function allowed(game: Game, { players, seat, bot }: Wish): Wish {
  const [least, most] = game.players;
  const count = players >= least && players <= most ? players : most;
  return { players: count, seat: seatsAmong(game, count).includes(seat) ? seat : '', bot: game.bots.includes(bot) ? bot : BOT };
}

export function recall(game: Game): Wish {
  const [players, seat, bot] = (kept(`play.${game.id}`) ?? '').split(' ');
  return allowed(game, { players: Number(players), seat: seat ?? '', bot: bot ?? '' });
}

export function remember(game: Game, wish: Wish): void {
  keep(`play.${game.id}`, `${wish.players} ${wish.seat} ${wish.bot}`);
}

/** A match against bots in which I have the seat I wish for, or any. */
export function againstBots(game: Game, wish: Wish, chance: () => number = Math.random): NewMatch {
  return seated(game, wish, wish.bot, chance);
}

/** What a table for friends is asked. */
export interface Call {
  players: number;
  pace: NonNullable<NewMatch['pace']>;
}

/** How many there are at the least, and a pace at which nobody waits for ever. */
const first = (game: Game): Call => ({ players: game.players[0], pace: { kind: 'live', seconds: 120, bank: 600 } });

/** With how many friends, and how fast, was played the last time. */
export function friendly(game: Game): Call {
  const { players, pace } = { ...first(game), ...(JSON.parse(kept(`friends.${game.id}`) ?? '{}') as Partial<Call>) };
  const isFit = players >= game.players[0] && players <= game.players[1];
  return { players: isFit ? players : game.players[0], pace };
}

/** A table for friends: the seat I wish for is mine, the others are free. */
export function withFriends(game: Game, wish: Wish, pace: Call['pace'], chance: () => number = Math.random): NewMatch {
  keep(`friends.${game.id}`, JSON.stringify({ players: wish.players, pace } satisfies Call));
  return { ...seated(game, wish, 'empty', chance), pace, latecomers: true };
}

function seated(game: Game, { players, seat }: Wish, who: string, chance: () => number): NewMatch {
  const first = game.seats.slice(0, players);
  const others = seat ? game.seats.filter((code) => code !== seat).slice(0, players - 1) : first;
  const table = seat ? game.seats.filter((code) => code === seat || others.includes(code)) : first;
  const mine = seat ? table.indexOf(seat) : Math.floor(chance() * players);
  const seats = Array.from({ length: players }, (_, i) => ({ who: i === mine ? 'me' : who }));
  const isOther = table.some((code, i) => code !== first[i]);
  return { game: game.id, players, seats, ...(isOther && { options: { houses: table.join(',') } }) };
}
