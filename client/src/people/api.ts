/** Requests about other people: whom I block, and what administrators should know. */
import { get, post } from '../lib/api';

export interface BlockedPerson {
  user: string;
  name: string;
}

export const api = {
  blocks: () => get<BlockedPerson[]>('/blocks'),
  block: (user: string, blocked: boolean) => post<BlockedPerson[]>('/blocks', { user, blocked }),
  report: (match: string, user: string, text: string, message: number | null) =>
    post<unknown>(`/matches/${encodeURIComponent(match)}/reports`, message === null ? { user, text } : { user, text, message }),
};
