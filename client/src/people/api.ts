/** Requests about other people: whom I block, and what administrators should know. */
import { get, post } from '../lib/api';
import type * as wire from '../lib/wire';

export const api = {
  blocks: () => get<wire.BlockedPerson[]>('/blocks'),
  block: (player: string, blocked: boolean) => post<wire.BlockedPerson[]>('/blocks', { player, blocked } satisfies wire.Blocking),
  report: (match: string, player: string, text: string, message: number | null) =>
    post<wire.Reported>(`/matches/${encodeURIComponent(match)}/reports`, { player, text, message } satisfies wire.Reporting),
};
