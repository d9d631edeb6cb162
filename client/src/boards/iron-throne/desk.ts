/** What every part of the table shares: the view, the words, what can be picked, and the reader. */
import { createContext } from 'svelte';
import type { Blocked, Told, Words } from '../../lib/types';
import { seatName } from '../../lib/words';
import type { Reach } from './reach.svelte';
import { HIDDEN, kindOf, type Laid, type View } from './view';
import { listed, phrases, say } from './say';

/** What is shown beside a text: a card of a House, or a person. */
export type Face = { card: string; seat: string } | { person: string };

/** Something to read: a title and what stands under it. */
export interface Page {
  title: string;
  /** The card or the person it is about, shown large. */
  face?: Face;
  parts: { name: string; text: string }[];
}

/** How the table is laid out: for a desk, for a phone held upright, or for one that lies. */
export type Mode = 'desk' | 'upright' | 'lying';

/** What is looked at where it lies: what it is, and why it may not be taken now. */
export interface Peek {
  page: Page;
  blocked?: Blocked;
  /** On which half of the table there is room for it: it covers nothing of what it is about. */
  isLeft: boolean;
  isLow: boolean;
}

export interface Desk {
  readonly view: View;
  readonly words: Words;
  /** What can be taken, and what was. */
  readonly reach: Reach;
  /** What was told so far. */
  readonly told: readonly Told[];
  /** The event that is being shown. */
  readonly now: Told | null;
  /** Whether what comes of it is seen by now. */
  readonly isTold: boolean;
  /** The own card that lies ready, which the others do not see yet. */
  readonly ready: Laid | null;
  /** The leader that the reader has chosen, which the others do not see yet. */
  readonly leader: string | null;
  readonly mode: Mode;
  /** How much larger everything is drawn than it was measured. */
  readonly zoom: number;
  /** Who has won, when all of it was shown. */
  readonly winners: readonly string[];
  /** Whether things move on: somebody looks, and has just done something or is shown what happened. */
  readonly isMoving: boolean;
  /** Who plays on a seat. */
  player(seat: string): string;
  read(page: Page): void;
  /** Show large what is lifted or pointed at; where nothing is said of it, or of no element, no longer. */
  peek(element: Element | null, page?: Page, blocked?: Blocked): void;
}

export const [useDesk, setDesk] = createContext<Desk>();

/** The House that plays on a seat, by the name its drawings have. */
export const houseOf = (view: View, seat: string): string => view.houses.find((house) => house.seat === seat)?.house ?? '';

export function cardName(words: Words, card: string): string {
  return card === HIDDEN ? say('face-down') : (words.names.card?.[card] ?? card);
}

/** What is printed on a card: without who it shows, where a face says that. */
export function cardTitle(words: Words, card: string): string {
  return words.titles[card] ?? cardName(words, card);
}

/** What a card is called beside the number that it counts. */
export function cardLine(words: Words, card: string): string {
  return kindOf(words, card) === 'hostility' ? say('type-hostility') : cardTitle(words, card);
}

export function personName(words: Words, person: string): string {
  return words.names.person?.[person] ?? person;
}

/** What somebody is called among their own. */
export function firstName(words: Words, person: string): string {
  return phrases.has(`first-${person}`) ? say(`first-${person}`) : personName(words, person);
}

export function leaderName(words: Words, person: string): string {
  return words.names.leader?.[person] ?? person;
}

/** The name of an ability: of a leader, a Character card or an event. */
export function abilityName(words: Words, id: string): string {
  return words.names.card?.[id] ?? words.names.event?.[id] ?? leaderName(words, id);
}

/** What there is to read about a thing; nothing where only its name is known. */
export function pageOf(words: Words, name: string, id: string, face?: Face): Page | null {
  const text = words.effects[id];
  return text ? { title: name, parts: [{ name: '', text }], face } : null;
}

export function seatsOf(words: Words, seats: readonly string[]): string {
  return listed(seats.map((seat) => seatName(words, seat)));
}
