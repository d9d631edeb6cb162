/** Requests about other people: whom I block, and what administrators should know. */
import { get, post } from '../lib/api';

export interface BlockedPerson {
  player: string;
  name: string;
}

export const api = {
  blocks: () => get<BlockedPerson[]>('/blocks'),
  block: (player: string, blocked: boolean) => post<BlockedPerson[]>('/blocks', { player, blocked }),
  report: (match: string, player: string, text: string, message: number | null) =>
    post<unknown>(`/matches/${encodeURIComponent(match)}/reports`, message === null ? { player, text } : { player, text, message }),
};
