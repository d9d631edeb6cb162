/** The sentences of the page of the rules. */
import { Phrases } from '../lib/phrases.svelte';

export const phrases = new Phrases(
  import.meta.glob<string>('@messages/*/client-rules.ftl', { query: '?raw', import: 'default' }),
);
export const say: Phrases['say'] = (key, facts) => phrases.say(key, facts);
