/** Requests that only administrators may make. */
import { address, get, post } from '../lib/api';
import type { Match, Status } from '../lib/types';

export interface FoundPerson {
  id: string;
  name: string;
  login: string | null;
  is_admin: boolean;
  is_banned: boolean;
  created: number;
}

export interface Report {
  id: string;
  by_name: string;
  about: string;
  about_name: string;
  match: string;
  status: Status | null;
  ply: number;
  text: string;
  said: string | null;
  made: number;
  done: boolean;
}

const at = (id: string): string => `/admin/matches/${encodeURIComponent(id)}`;

export const api = {
  people: (q: string) => get<FoundPerson[]>('/admin/people', { q }),
  ban: (id: string, banned: boolean) => post<unknown>(`/admin/people/${encodeURIComponent(id)}/ban`, { banned }),
  closeAll: (id: string) => post<unknown>(`/admin/people/${encodeURIComponent(id)}/close`),
  matches: (q: string, status: string) => get<Match[]>('/admin/matches', { q, status }),
  close: (id: string) => post<Match>(`${at(id)}/close`),
  retry: (id: string) => post<Match>(`${at(id)}/retry`),
  stored: (id: string) => address(`${at(id)}/stored`),
  reports: (done: boolean) => get<Report[]>('/admin/reports', { done }),
  dealWith: (id: string, done: boolean) => post<unknown>(`/admin/reports/${encodeURIComponent(id)}`, { done }),
};
