/** The sentences of the pages of notifications and mail links. */
import { Phrases } from '../lib/phrases.svelte';

export const phrases = new Phrases(
  import.meta.glob<string>('@messages/*/client-notices.ftl', { query: '?raw', import: 'default' }),
);
export const say: Phrases['say'] = (key, facts) => phrases.say(key, facts);
