/** Requests to the server; every refusal is a Problem, and a lost connection is one too. */
import type {
  Blocked, Choice, Derived, Game, Match, Message, Moment, Option, Person, Recalled, Replay, ReplayTold, Rule,
  Story, Words,
} from './types';

/** A problem document (RFC 9457). Status 0: the server was not reached. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    readonly title: string,
    readonly rule: string | null = null,
    readonly detail: string | null = null,
  ) {
    super(detail ?? title);
  }

  /** Whether the same request may succeed later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

let language = 'en';
let unreachable = '';

/** The language of all answers, and what to say when there is none. */
export function speak(lang: string, sentence: string): void {
  language = lang;
  unreachable = sentence;
}

type Query = Record<string, string | number | boolean | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams({ lang: language });
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') asked.set(key, String(value));
  }
  return `/api${path}?${asked}`;
}

async function call<T>(method: string, path: string, query?: Query, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      method,
      headers: { 'content-type': 'application/json', 'x-throneroom': '1' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, 'unreachable', unreachable);
  }
  if (!answer.ok) throw await problem(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function problem(answer: Response): Promise<Problem> {
  const found = (await answer.json().catch(() => ({}))) as Partial<Record<string, string>>;
  const type = (found.type ?? '').replace('/problems/', '');
  return new Problem(answer.status, type, found.title ?? unreachable, found.rule ?? null, found.detail ?? null);
}

const get = <T>(path: string, query?: Query): Promise<T> => call<T>('GET', path, query);
const post = <T>(path: string, body: unknown = {}, query?: Query): Promise<T> => call<T>('POST', path, query, body);
const at = (id: string): string => `/matches/${encodeURIComponent(id)}`;
const kept = (id: string): string => `/replays/${encodeURIComponent(id)}`;

export interface NewMatch {
  game: string;
  players: number;
  options?: Record<string, string>;
  seats: { who: string }[];
  name?: string;
  visibility?: string;
  pace?: { kind: string; seconds?: number; bank?: number; days?: number };
}

export interface Submission {
  decision: string;
  seat: string;
  key: string;
  choice: Choice;
}

export const api = {
  me: () => get<Person | null>('/me'),
  rename: (name: string) => call<Person>('PATCH', '/me', {}, { name }),
  guest: (name: string) => post<Person>('/guests', { name, language }),
  register: (login: string, password: string) => post<Person>('/accounts', { login, password }),
  signIn: (login: string, password: string) => post<Person>('/session', { login, password }),
  signOut: () => call<void>('DELETE', '/session'),

  games: () => get<Game[]>('/games'),
  rules: (game: string) => get<Rule[]>(`/games/${game}/rules`),
  words: (game: string) => get<Words>(`/games/${game}/words`),
  matchWords: (id: string) => get<Words>(`${at(id)}/words`),

  create: (match: NewMatch) => post<Match>('/matches', match),
  mine: () => get<Match[]>('/matches'),
  open: () => get<Match[]>('/matches/open'),
  match: (id: string) => get<Match>(at(id)),
  join: (id: string, how: { invite?: string; seat?: number; watch?: boolean }) => post<Match>(`${at(id)}/join`, how),
  seat: (id: string, seat: number, who: string) => post<Match>(`${at(id)}/seats/${seat}`, { who }),
  start: (id: string, atRandom = false) => post<Match>(`${at(id)}/start`, {}, { at_random: atRandom }),
  invite: (id: string) => post<{ invite: string }>(`${at(id)}/invite`),
  end: (id: string, wants: boolean) => post<Match>(`${at(id)}/end`, { wants }),
  rematch: (id: string) => post<Match>(`${at(id)}/rematch`),
  seen: (id: string, ply: number) => post<{ ply: number }>(`${at(id)}/seen`, { ply }),

  options: (id: string, seat: string, decision: string, prefix: number[]) =>
    get<{ options: Option[]; blocked: Blocked[] }>(`${at(id)}/options`, {
      seat,
      decision,
      prefix: prefix.join(','),
      why: true,
    }),
  choose: (id: string, submission: Submission) => post<{ ply: number | null }>(`${at(id)}/choices`, submission),
  draft: (id: string, seat: string, decision: string, choice: Choice) =>
    post<unknown>(`${at(id)}/draft`, { seat, decision, choice }),
  undo: (id: string, seat: string) => post<unknown>(`${at(id)}/undo`, {}, { seat }),
  withdraw: (id: string, seat: string) => post<unknown>(`${at(id)}/withdraw`, {}, { seat }),
  events: (id: string, ply: number, seat: string | null) =>
    get<{ events: Derived[] }>(`${at(id)}/events/${ply}`, { seat }),
  say: (id: string, text: string, seat: string | null, to: string | null) =>
    post<Message>(`${at(id)}/messages`, to ? { text, to } : { text }, { seat }),

  replays: () => get<{ replays: Replay[]; more: boolean }>('/replays'),
  replay: (id: string) => get<ReplayTold>(kept(id)),
  moments: (id: string, from: number, to: number, viewpoint: string) =>
    get<{ moments: Moment[] }>(`${kept(id)}/moments`, { from, to, viewpoint }),
  log: (id: string, from: number, to: number, viewpoint: string) =>
    get<{ events: Recalled[] }>(`${kept(id)}/log`, { from, to, viewpoint }),
  fight: (id: string, ply: number, viewpoint: string) => get<unknown>(`${kept(id)}/fight`, { ply, viewpoint }),
  story: (id: string) => get<Story>(`${kept(id)}/story`),
  bring: (text: string) => post<{ id: string }>('/replays', { text }),
};
