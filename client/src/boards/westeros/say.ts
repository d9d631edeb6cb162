/** The sentences of this board. */
import { Phrases } from '../../lib/phrases.svelte';

export const phrases = new Phrases(
  import.meta.glob<string>('@messages/*/board-westeros.ftl', { query: '?raw', import: 'default' }),
);
export const t: Phrases['say'] = (key, facts) => phrases.say(key, facts);
