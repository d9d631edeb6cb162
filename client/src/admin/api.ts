/** Requests that only administrators may make. */
import { address, get, post, remove } from '../lib/api';
import type { Match } from '../lib/types';
import type * as wire from '../lib/wire';

const at = (id: string): string => `/admin/matches/${encodeURIComponent(id)}`;

export const api = {
  people: (q: string) => get<wire.PersonFound[]>('/admin/people', { q }),
  ban: (id: string, banned: boolean) => post<wire.Banned>(`/admin/people/${encodeURIComponent(id)}/ban`, { banned } satisfies wire.Banning),
  closeAll: (id: string) => post<wire.Closed>(`/admin/people/${encodeURIComponent(id)}/close`),
  matches: (q: string, status: string) => get<Match[]>('/admin/matches', { q, status }),
  close: (id: string) => post<Match>(`${at(id)}/close`),
  remove: (id: string) => remove(at(id)),
  retry: (id: string) => post<Match>(`${at(id)}/retry`),
  stored: (id: string) => address(`${at(id)}/stored`),
  reports: (done: boolean) => get<wire.ReportTold[]>('/admin/reports', { done }),
  dealWith: (id: string, done: boolean) => post<wire.ReportDone>(`/admin/reports/${encodeURIComponent(id)}`, { done } satisfies wire.Dealt),
};
