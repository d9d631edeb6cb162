/** Being asked in every window, also where one can only pass: as this reader likes it, for each game. */
import { post } from './api';
import { keep, kept } from './keeping';
import type { Packet } from './types';

const key = (game: string): string => `asks.${game}`;

/** Be asked everywhere in a match, or only where there is a choice; and alike in later matches of the game. */
export async function askEverywhere(game: string, packet: Packet, everywhere: boolean): Promise<void> {
  keep(key(game), everywhere ? 'on' : null);
  await post(`/matches/${packet.match}/asking`, { everywhere, seat: packet.seat });
}

/** In a match that asks as usual, ask as this reader liked it the last time. */
export async function askAsBefore(game: string, packet: Packet): Promise<void> {
  if (packet.seat && packet.asks === false && packet.status === 'playing' && kept(key(game)) === 'on')
    await askEverywhere(game, packet, true);
}
