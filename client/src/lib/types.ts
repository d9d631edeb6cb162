/**
 * What the client calls what the server sends. The shapes are those of `wire.ts`, which is made of the server's OpenAPI
 * document (`npm run types`); here is what the client reads more narrowly, and what never goes over the wire.
 */
import type { Snippet } from 'svelte';
import type { Answer } from './answer.svelte';
import type { Change } from './changes';
import type { Hand } from './hand.svelte';
import type { Table } from './table.svelte';
import type * as wire from './wire';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Shape = Exclude<wire.Decision['shape'], 'chance'>;
export type Choice = number | number[];
/** A choice in the making: null stands for a part that is still open. */
export type Begun = wire.Draft['choice'];

/** Somebody; of oneself one knows more. */
export type Person = wire.PersonNamed & Partial<wire.Me>;
export type Game = wire.Game;
export type GameOption = wire.GameOption;
export type Pace = wire.PaceTold;
export type Chair = wire.Seat;
export type Invited = wire.Invited;
export type Seating = 'kept' | 'rotated' | 'dealt';
/** The rematch of a match, for those who may sit there. */
export type Again = wire.Rematch;
export type Status = wire.MatchSeen['status'];
/** A match as everybody sees it, and where somebody asked for it, as they do. */
export type Match = wire.MatchSeen & Partial<wire.Match>;

export type Facts = wire.Option['facts'];
/** What something points at: ids by the plural of their kind (`areas`, `cards`, `seats`, `units`, `places`). */
export type Points = wire.Option['points'];
export type Option = wire.Option;
export type Blocked = wire.Blocked;
/** What may follow beginnings of a choice, and what may not; `options` and `blocked` are numbers of rows. */
export type Ways = Omit<wire.Ways, 'decision'>;
export type Decision = Omit<wire.Decision, 'shape'> & { shape: Shape };

/** A line of the log. */
export type Told = Pick<wire.LogLine, 'ply' | 'text'> &
  Partial<Pick<wire.LogLine, 'label' | 'points'>> & {
    /** An event of any game; what the facts of each are is said by `wire.Event`. */
    event: { event: string; rules: string[]; facts: Record<string, Json>; terms: wire.Term[] };
    /** What it changed in the view of the reader, where the server still knows it. */
    changes?: Change[];
  };

/** All that the reader may know of a match. */
export type Packet = Omit<wire.Packet, 'decisions' | 'events' | 'rest' | 'back' | 'asks' | 'result'> &
  Partial<Pick<wire.Packet, 'back' | 'asks'>> & {
    decisions: Decision[];
    events: Told[];
    /** What changed after the last event. */
    rest?: Change[];
    result: Result | null;
  };

export type Result = Omit<wire.Result, 'terms'>;
export type Message = Omit<wire.Message, 'told'> & Partial<Pick<wire.Message, 'told'>>;
export type Words = Omit<wire.Words, 'whom' | 'short' | 'rules'> & Partial<Pick<wire.Words, 'whom' | 'short' | 'rules'>>;
export type Rule = wire.RuleText;

export type Derived = Omit<Told, 'ply'> & {
  terms: Omit<wire.TermTold, 'why'>[];
  rules: wire.CitedRule[];
};
export type Replay = wire.Replay;
export type ReplayTold = Replay & Pick<wire.ReplayTold, 'viewpoints' | 'undone'> & { rounds: Told[] };
export type Moment = Pick<wire.Moment, 'ply' | 'seat' | 'awaited' | 'view' | 'views'> & {
  events: Omit<Told, 'ply'>[];
  /** What changed after the last of them. */
  rest?: Change[];
};
/** A line of the log of a replay, with the lines of its sum. */
export type Recalled = Told & Pick<Derived, 'terms'>;
export type Measure = wire.MeasureTold;
export type Story = Omit<wire.Story, 'end'> & { end: Pick<Derived, 'terms' | 'rules'> | null };

/** What every board is given. The packet is the shown one, on the way to the present. `lit` can be picked now, `chosen` is part of the answer so far. */
export interface BoardProps {
  packet: Packet;
  words: Words;
  lit: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  onpick: (id: string) => void;
  /** What stands in the slots of an answer while they are being filled, such as orders by area; and the one in hand. */
  writing?: ReadonlyMap<string, string>;
  open?: string | null;
  /** What may be chosen next, and what was chosen so far, in order. */
  options?: readonly Option[];
  taken?: readonly Option[];
  /** The kind of question that is being answered. */
  asked?: string | null;
  /** Whether the player has begun to answer it. */
  isBegun?: boolean;
  /** What was told so far. */
  told?: readonly Told[];
  /** The event that is being shown: the packet is as it was just after it. */
  now?: Told | null;
  /** Whether what comes of it is seen by now; the motion of the game says when. */
  isTold?: boolean;
}

/** What the drawing of a table in small is given: a view, of which it shows what everybody may know, and the reader's seat. */
export interface SmallProps {
  view: Packet['view'];
  seat: string | null;
}

/** What a card away from the table is given: which it is, and whether it is one of many, too small to be read. */
export interface FaceProps {
  card: string;
  words: Words;
  isSmall?: boolean;
}

/** What a board on the stage is given beside that; a replay shows the same board without it. */
export interface StageProps extends BoardProps {
  table?: Table;
  /** The answer being made; null while nothing is asked or what happened is still being shown. */
  answer?: Answer | null;
  hand?: Hand;
  /** The line that says what is asked, with the place for confirm, undo and pass: rendered once, always at one spot. It may be given
   * further buttons for the place, shown until the answer is whole. */
  ask?: Snippet<[Snippet?]>;
}
