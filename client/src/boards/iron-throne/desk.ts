/** What every part of the table shares: the view, the words, what can be picked, and the reader. */
import { createContext } from 'svelte';
import type { Words } from '../../lib/types';
import { HIDDEN, type View } from './view';
import { say } from './say';

/** Something to read: a title and what stands under it. */
export interface Page {
  title: string;
  parts: { name: string; text: string }[];
}

/** Where a card lies; the same name can lie in several places. */
export type Place = 'hand' | 'hostages' | 'looked' | 'laid';

export interface Desk {
  readonly view: View;
  readonly words: Words;
  readonly lit: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  /** The kind of question that is open, if any. */
  readonly asked: string | null;
  pick(id: string): void;
  read(page: Page): void;
}

export const [useDesk, setDesk] = createContext<Desk>();

/** Questions whose cards all lie in one place. */
const PLACES: Readonly<Record<string, Place>> = {
  lay: 'hand',
  play: 'hand',
  shed: 'hand',
  relay: 'hand',
  swap: 'hand',
  hostage: 'hostages',
};

export function isPlaceLit(asked: string | null, place: Place, hasLooked: boolean): boolean {
  const meant = PLACES[asked ?? ''];
  if (meant) return meant === place;
  return hasLooked ? place === 'looked' : place !== 'laid';
}

export function cardName(words: Words, card: string): string {
  return card === HIDDEN ? say('face-down') : (words.names.card?.[card] ?? card);
}

export function personName(words: Words, person: string): string {
  return words.names.person?.[person] ?? person;
}

export function leaderName(words: Words, person: string): string {
  return words.names.leader?.[person] ?? person;
}

/** The name of an ability: of a leader, a Character card or an event. */
export function abilityName(words: Words, id: string): string {
  return words.names.card?.[id] ?? words.names.event?.[id] ?? leaderName(words, id);
}

export function pageOf(words: Words, name: string, id: string): Page {
  return { title: name, parts: [{ name: '', text: words.effects[id] ?? '' }] };
}
