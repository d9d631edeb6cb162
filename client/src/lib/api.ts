/** Requests to the server; every refusal is a Problem, and a lost connection is one too. */
import type {
  Begun, Derived, Game, Invited, Match, Message, Moment, Packet, Person, Recalled, ReplayTold, Rule, Seating, Story, Ways,
  Words,
} from './types';
import type * as wire from './wire';

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
export function speak(lang: string, sentence = unreachable): void {
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

async function call<T>(method: string, path: string, query?: Query, body?: unknown, how?: 'outlives the page'): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      method,
      headers: { 'content-type': 'application/json', 'x-throneroom': '1' },
      body: body === undefined ? null : JSON.stringify(body),
      keepalive: how !== undefined,
    });
  } catch {
    throw new Problem(0, 'unreachable', unreachable);
  }
  if (!answer.ok) throw await problem(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function problem(answer: Response): Promise<Problem> {
  const found = (await answer.json().catch(() => ({}))) as Partial<wire.Problem>;
  const type = (found.type ?? '').replace('/problems/', '');
  return new Problem(answer.status, type, found.title ?? unreachable, found.rule ?? null, found.detail ?? null);
}

export const get = <T>(path: string, query?: Query): Promise<T> => call<T>('GET', path, query);
export const post = <T>(path: string, body: unknown = {}, query?: Query): Promise<T> => call<T>('POST', path, query, body);
export const remove = (path: string): Promise<void> => call<void>('DELETE', path);
const at = (id: string): string => `/matches/${encodeURIComponent(id)}`;
const kept = (id: string): string => `/replays/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Person | null>('/me'),
  rename: (name: string) => call<Person>('PATCH', '/me', {}, { name } satisfies wire.NewName),
  guest: (name: string) => post<Person>('/guests', { name, language } satisfies wire.Guest),
  register: (login: string, password: string) => post<Person>('/accounts', { login, password } satisfies wire.Account),
  signIn: (login: string, password: string) => post<Person>('/session', { login, password } satisfies wire.Account),
  signOut: () => call<void>('DELETE', '/session'),

  changePassword: (old: string, next: string, others: boolean) => post<void>('/me/password', { old, new: next, others } satisfies wire.NewPassword),
  leave: (password: string) => post<void>('/me/delete', { password } satisfies wire.Proof),
  sessions: () => get<wire.Session[]>('/sessions'),
  endSession: (id: string) => call<void>('DELETE', `/sessions/${id}`),
  endSessions: (others: boolean) => call<void>('DELETE', '/sessions', { others }),
  tokens: () => get<wire.Token[]>('/tokens'),
  makeToken: (label: string) => post<wire.TokenMade>('/tokens', { label } satisfies wire.NewToken),
  endToken: (id: string) => call<void>('DELETE', `/tokens/${id}`),
  makeSeatLink: (id: string, to: wire.SeatLinkAbout['to'], seat: number | null) =>
    post<wire.SeatLinkMade>(`${at(id)}/seat-link`, { to, seat } satisfies wire.NewSeatLink),
  lookAtInvitation: (invite: string) => post<Invited>('/invitations/look', { invite } satisfies wire.Invitation),
  swap: (id: string, seat: number, wants = true) => post<Match>(`${at(id)}/seats/${seat}/swap`, { wants } satisfies wire.Swap),
  lookAtSeatLink: (link: string) => post<wire.SeatLinkAbout>('/seat-links/look', { link } satisfies wire.SeatLink),
  useSeatLink: (link: string, insteadOf: string | null) =>
    post<wire.SatDown>('/seat-links', { link, instead_of: insteadOf } satisfies wire.SpentSeatLink),

  games: () => get<Game[]>('/games'),
  rules: (game: string) => get<Rule[]>(`/games/${game}/rules`),
  words: (game: string) => get<Words>(`/games/${game}/words`),
  matchWords: (id: string) => get<Words>(`${at(id)}/words`),

  create: (match: wire.NewMatch & { key: string }) => post<Match>('/matches', match),
  mine: () => get<Match[]>('/matches'),
  open: () => get<Match[]>('/matches/open'),
  match: (id: string) => get<Match>(at(id)),
  /** How a match stands for a seat, and what happened since a ply. */
  view: (id: string, seat: string | null, since: number) => get<Packet>(`${at(id)}/view`, { seat, since }),
  join: (id: string, how: wire.Join) => post<Match>(`${at(id)}/join`, how),
  seat: (id: string, seat: number, who: string) => post<Match>(`${at(id)}/seats/${seat}`, { who } satisfies wire.Chairs),
  start: (id: string, atRandom = false) => post<Match>(`${at(id)}/start`, {}, { at_random: atRandom }),
  invite: (id: string) => post<wire.Invite>(`${at(id)}/invite`),
  endInvite: (id: string) => call<void>('DELETE', `${at(id)}/invite`),
  end: (id: string, wants: boolean) => post<Match>(`${at(id)}/end`, { wants } satisfies wire.Ending),
  rematch: (id: string, seating: Seating) => post<Match>(`${at(id)}/rematch`, { seating } satisfies wire.Again),
  leaveSeat: (id: string) => post<Match>(`${at(id)}/leave`),
  comeBack: (id: string) => post<Match>(`${at(id)}/return`),
  give: (id: string, seat: number, wants = true) => post<Match>(`${at(id)}/seats/${seat}/give`, { wants } satisfies wire.Giving),
  keep: (id: string, seat: number) => post<Match>(`${at(id)}/seats/${seat}/keep`),
  nudge: (id: string, seat: number) => post<Match>(`${at(id)}/seats/${seat}/nudge`),
  latecomers: (id: string, may: boolean) => post<Match>(`${at(id)}/latecomers`, { may } satisfies wire.Latecomers),
  seatLink: (id: string, seat: number) => post<wire.SeatLinkMade>(`${at(id)}/seat-link`, { to: 'person', seat } satisfies wire.NewSeatLink),
  decline: (id: string) => post<Match>(`${at(id)}/decline`),
  seen: (id: string, ply: number) => post<wire.SeenTo>(`${at(id)}/seen`, { ply } satisfies wire.Seen),

  ways: (id: string, seat: string, decision: string, begun: readonly (number | null)[]) =>
    get<Ways>(`${at(id)}/ways`, { seat, decision, begun: begun.join(',') }),
  choose: (id: string, submission: wire.Submission) => post<wire.Taken>(`${at(id)}/choices`, submission),
  draft: (id: string, seat: string, decision: string, choice: Begun) =>
    call<wire.DraftKept>('POST', `${at(id)}/drafts`, {}, { seat, decision, choice } satisfies wire.Thought, 'outlives the page'),
  propose: (id: string, seat: string, decision: string, choice: Begun) =>
    post<wire.Proposal>(`${at(id)}/proposal`, { seat, decision, choice } satisfies wire.Thought),
  undo: (id: string, seat: string) => post<wire.TakenBack>(`${at(id)}/undo`, {}, { seat }),
  withdraw: (id: string, seat: string) => post<wire.Withdrawn>(`${at(id)}/withdraw`, {}, { seat }),
  events: (id: string, ply: number, seat: string | null) =>
    get<Omit<wire.DerivedEvents, 'events'> & { events: Derived[] }>(`${at(id)}/actions/${ply}`, { seat }),
  say: (id: string, text: string, seat: string | null, to: string | null) =>
    post<Message>(`${at(id)}/messages`, (to ? { text, to } : { text }) satisfies wire.Said, { seat }),

  replays: () => get<wire.ReplayList>('/replays'),
  replay: (id: string) => get<ReplayTold>(kept(id)),
  moments: (id: string, from: number, to: number, viewpoint: string) =>
    get<Omit<wire.Moments, 'moments'> & { moments: Moment[] }>(`${kept(id)}/moments`, { from, to, viewpoint }),
  log: (id: string, from: number, to: number, viewpoint: string) =>
    get<Omit<wire.RecalledLog, 'events'> & { events: Recalled[] }>(`${kept(id)}/log`, { from, to, viewpoint }),
  fight: (id: string, ply: number, viewpoint: string) => get<wire.Supposition>(`${kept(id)}/fight`, { ply, viewpoint }),
  story: (id: string) => get<Story>(`${kept(id)}/story`),
  bring: (text: string) => post<wire.UploadMade>('/replays', { text } satisfies wire.Upload),
};
