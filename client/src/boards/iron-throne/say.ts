/** The sentences of this board. */
import { i18n } from '../../lib/i18n.svelte';
import { Phrases } from '../../lib/phrases.svelte';

export const phrases = new Phrases(
  import.meta.glob<string>('@messages/*/board-iron-throne.ftl', { query: '?raw', import: 'default' }),
);
export const say: Phrases['say'] = (key, facts) => phrases.say(key, facts);

/** "a, b and c" in the reader's language. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(i18n.lang, { type: 'conjunction' }).format(words);
}
