/** Cards and positions in words, for those who listen and for the text beside the row. */
import type { Words } from '../../lib/types';
import { seatName } from '../../lib/words';
import { say } from './say';
import { covered, uppermost, type Lying, type Position } from './view';

export function cardName(words: Words, card: string | null): string {
  return card === null ? say('card-unknown') : (words.names.card?.[card] ?? card);
}

/** "Soldier, revealed", "Heir, face down, 2 points on it", "face-down card". */
export function tellCard(words: Words, { card, open, points }: Lying): string {
  const parts = [cardName(words, card)];
  if (card !== null) parts.push(say(open ? 'is-open' : 'is-down'));
  if (points) parts.push(say('points-on', { count: points }));
  return parts.join(', ');
}

export function tellPlace(words: Words, position: Position, place: number): string {
  const told = say('place-told', {
    place,
    owner: seatName(words, position.owner),
    card: tellCard(words, uppermost(position)),
  });
  const below = covered(position);
  return below.length ? `${told}, ${say('below', { count: below.length })}` : told;
}
