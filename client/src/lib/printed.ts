/** The cards that an option speaks of: what is printed on them in short, and what they do. */
import { has, t } from './i18n.svelte';
import type { Decision, Option, Words } from './types';

/** What is printed on cards, whatever the game. */
interface Printed {
  card: Readonly<Record<string, object>>;
}

/** Facts that name cards whose texts belong to an option. The words of a leader are in the option already. */
const KINDS = { card: 'card', cards: 'card', by_card: 'card', westeros: 'westeros', wildling: 'wildling' };

export function cardsOf({ facts }: Option, words: Words | null): string[] {
  const named = Object.entries(KINDS).flatMap(([fact, kind]) =>
    [facts[fact] ?? []].flat().filter((id) => words?.names[kind]?.[id] !== undefined),
  );
  return named.map(String);
}

/** "strength 4, 1 sword". */
export function factsOf(option: Option, words: Words | null): string {
  const facts = cardsOf(option, words).flatMap((id) => Object.entries((words?.printed as Partial<Printed> | undefined)?.card?.[id] ?? {}));
  return facts
    .filter(([fact, count]) => typeof count === 'number' && has(`printed-${fact}`) && (count || fact === 'strength'))
    .map(([fact, count]) => t(`printed-${fact}`, { count: count as number }))
    .join(', ');
}

/** What the cards of an option do, unless its sentence says an effect already. */
export function effectsOf(option: Option, words: Words | null): string[] {
  if (option.facts.effect !== undefined) return [];
  return cardsOf(option, words).flatMap((id) => words?.effects[id] ?? []);
}

/** What is said of a card that every option speaks of. */
export function sharedEffects(options: readonly Option[], words: Words | null): string[] {
  const [first, ...others] = options.map((option) => effectsOf(option, words));
  return others.length ? (first ?? []).filter((effect) => others.every((effects) => effects.includes(effect))) : [];
}

/** The card whose effect a question says, if it does. */
export function effectIn({ facts }: Decision): string | undefined {
  return facts.effect === undefined ? undefined : String(facts.effect);
}
