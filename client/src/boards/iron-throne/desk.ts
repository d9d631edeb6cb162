/** What every part of the table shares: the view, the words, what can be picked, and the reader. */
import { createContext } from 'svelte';
import type { Told, Words } from '../../lib/types';
import { seatName } from '../../lib/words';
import { HIDDEN, type HouseView, type Laid, type View } from './view';
import { listed, say } from './say';

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
  /** What was told so far. */
  readonly told: readonly Told[];
  /** The own card that lies ready, which the others do not see yet. */
  readonly ready: Laid | null;
  /** Whether there is no room for a table with everybody around it. */
  readonly isNarrow: boolean;
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

/** The notation of using the own leader's ability, which does not name the leader. */
export const USE = 'use';

/** Whether something within a House can be picked, or is: its characters, the own hostages, the own leader. */
export function isInside({ view, lit, chosen, asked }: Desk, house: HouseView): boolean {
  const marked = (id: string): boolean => lit.has(id) || chosen.has(id);
  const isOwn = house.seat === view.seat;
  return (
    house.characters.some(({ person, part }) => !part && marked(person)) ||
    (isOwn && marked(USE)) ||
    (isOwn &&
      isPlaceLit(asked, 'hostages', view.looked.length > 0) &&
      house.hostages.some(({ card }) => card !== HIDDEN && marked(card)))
  );
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

/** What there is to read about a thing; nothing where only its name is known. */
export function pageOf(words: Words, name: string, id: string): Page | null {
  const text = words.effects[id];
  return text ? { title: name, parts: [{ name: '', text }] } : null;
}

export function seatsOf(words: Words, seats: readonly string[]): string {
  return listed(seats.map((seat) => seatName(words, seat)));
}
