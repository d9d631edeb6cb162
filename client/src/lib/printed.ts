/** The cards that an option speaks of: what is printed on them in short, and what they do. */
import { has, t } from './i18n.svelte';
import type { Option, Words } from './types';
import { idsIn } from './words';

/** Cards whose texts belong to an option. The words of a leader are in the option already. */
const KINDS = ['card', 'westeros', 'wildling'];

/** Found in the notation, else as a name that stands for itself in the text ("reveal: Spy"). */
export function cardsOf(option: Option, words: Words | null): string[] {
  if (!words) return [];
  const isCard = (id: string): boolean => KINDS.some((kind) => words.names[kind]?.[id]);
  const ids = idsIn(option.notation, words).filter(isCard);
  if (ids.length) return ids;
  const parts = option.text.split(': ').slice(1);
  const isNamed = (name: string): boolean =>
    parts.some((part) => part === name || part.startsWith(`${name} `) || part.startsWith(`${name},`));
  return KINDS.flatMap((kind) => Object.entries(words.names[kind] ?? {}))
    .filter(([, name]) => isNamed(name))
    .map(([id]) => id);
}

/** "strength 4, 1 sword". */
export function factsOf(option: Option, words: Words | null): string {
  const facts = cardsOf(option, words).flatMap((id) => Object.entries(words?.printed.card?.[id] ?? {}));
  return facts
    .filter(([fact, count]) => typeof count === 'number' && has(`printed-${fact}`) && (count || fact === 'strength'))
    .map(([fact, count]) => t(`printed-${fact}`, { count: count as number }))
    .join(', ');
}

/** What the cards of an option do, unless its text says so already. */
export function effectsOf(option: Option, words: Words | null): string[] {
  const effects = cardsOf(option, words).flatMap((id) => words?.effects[id] ?? []);
  return effects.filter((effect) => !option.text.includes(effect));
}

/** What is said of a card that every option speaks of. */
export function sharedEffects(options: readonly Option[], words: Words | null): string[] {
  const [first, ...others] = options.map((option) => effectsOf(option, words));
  return others.length ? (first ?? []).filter((effect) => others.every((effects) => effects.includes(effect))) : [];
}
