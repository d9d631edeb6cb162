/** The sentences of the page for administrators. */
import { Phrases } from '../lib/phrases.svelte';

export const phrases = new Phrases(
  import.meta.glob<string>('@messages/*/client-admin.ftl', { query: '?raw', import: 'default' }),
);
export const say: Phrases['say'] = (key, facts) => phrases.say(key, facts);
