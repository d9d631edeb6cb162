/** What the server sends, as far as the client reads it. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Shape = 'one' | 'some' | 'number' | 'assign' | 'offer';
export type Choice = number | number[];

export interface Person {
  id: string;
  name: string;
  account?: boolean;
}

export interface GameOption {
  id: string;
  values: string[];
  default: string;
}

export interface Game {
  id: string;
  title: string;
  players: [number, number];
  seats: string[];
  options: GameOption[];
  bots: string[];
}

export interface Pace {
  kind: 'none' | 'live' | 'days';
  seconds?: number;
  bank?: number;
  days?: number;
}

export interface Chair {
  seat: number;
  code: string | null;
  controller: 'person' | 'bot' | 'caretaker' | 'empty';
  bot: string | null;
  name: string | null;
  due: number | null;
  bank: number;
  wants_end: boolean;
}

export type Status = 'waiting' | 'playing' | 'ended' | 'abandoned';

export interface Match {
  id: string;
  game: string;
  players: number;
  options: Record<string, string>;
  name: string;
  status: Status;
  visibility: 'private' | 'public';
  pace: Pace;
  /** Whether players may talk in private. */
  whispers: boolean;
  epoch: number;
  ply: number;
  created: number;
  ended: number | null;
  commitment: string;
  seed: string | null;
  seats: Chair[];
  awaited: string[];
  mine?: number[];
  owner?: boolean;
  awaits_me?: boolean;
  present?: number[];
  invite?: string;
}

export interface Option {
  value: number;
  text: string;
  notation: string;
}

export interface Blocked extends Option {
  rule: string;
  reason: string;
  facts: Record<string, Json>;
}

export interface Decision {
  id: string;
  kind: string;
  shape: Shape;
  question: string;
  slots: string[];
  width: number;
  rules: string[];
  default: string;
  draft: { choice: Choice; ready: boolean } | null;
  options: Option[];
}

export interface Told {
  ply: number;
  event: { event: string; rules: string[]; facts: Record<string, Json>; terms: Json[] };
  text: string;
}

export interface Packet {
  match: string;
  epoch: number;
  ply: number;
  status: Status;
  seat: string | null;
  view: Record<string, Json>;
  awaited: string[];
  seen: number;
  decisions: Decision[];
  events: Told[];
  undo: boolean;
  result: Result | null;
}

export interface Result {
  winners: string[];
  scores: Record<string, number>;
  rules: string[];
}

export interface Message {
  number: number;
  channel: 'table' | 'whisper' | 'gallery';
  user: string;
  name: string;
  seat: string | null;
  to: string | null;
  text: string;
  made: number;
}

export interface Words {
  title: string;
  names: Record<string, Record<string, string>>;
  effects: Record<string, string>;
  /** What is printed on the components: by the kind of thing, then by its id. */
  printed: Record<string, Record<string, Json>>;
}

export interface Rule {
  id: string;
  page: number | null;
  topic: string;
  topic_title: string;
  kept: string;
  text: string;
}

export interface Derived extends Omit<Told, 'ply'> {
  terms: { amount: number; text: string; rule: string }[];
  rules: Pick<Rule, 'id' | 'page' | 'text'>[];
}

export interface Replay {
  id: string;
  kind: 'match' | 'upload';
  game: string;
  players: number;
  name: string;
  status: string;
  time: number;
  mine: boolean;
  plies: number;
  winners: string[];
  seats: { code: string; name: string | null; bot: string | null }[];
}

export interface ReplayTold extends Replay {
  viewpoints: string[];
  rounds: Told[];
  /** The plies of the match that its replay does not have. */
  undone?: number[];
}

export interface Moment {
  ply: number;
  seat: string | null;
  view: Record<string, Json>;
  /** From where nothing is hidden: what every seat sees. */
  views?: Record<string, Record<string, Json>>;
  awaited: string[];
  events: Omit<Told, 'ply'>[];
}

/** A line of the log of a replay, with the lines of its sum. */
export interface Recalled extends Told {
  terms: Derived['terms'];
}

export interface Measure {
  id: string;
  title: string;
  kind: 'level' | 'place' | 'count';
  /** By seat, a number for the beginning and one for the end of every round. */
  series: Record<string, number[]>;
}

export interface Story {
  rounds: number[];
  plies: number[];
  measures: Measure[];
  marks: { ply: number; measure: string; seat: string }[];
  end: Pick<Derived, 'terms' | 'rules'> | null;
}

/** What every board is given. `lit` can be picked now, `chosen` is part of the answer so far. */
export interface BoardProps {
  packet: Packet;
  words: Words;
  lit: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  onpick: (id: string) => void;
  /** The rows of an answer by slot while it is being filled in, such as orders by area. */
  writing?: ReadonlyMap<string, string>;
  /** What may be chosen next, and what was chosen so far, in order. */
  options?: readonly Option[];
  taken?: readonly Option[];
  /** The kind of question that is being answered. */
  asked?: string | null;
  /** Whether the player has begun to answer it. */
  isBegun?: boolean;
  /** What was told so far. */
  told?: readonly Told[];
  /** Called while what led to the present is still being shown, and when that is done. */
  onunfold?: (isUnfolding: boolean) => void;
}
