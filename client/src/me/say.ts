/** The sentences of the page of one's account, and of seat links. */
import { Phrases } from '../lib/phrases.svelte';

export const phrases = new Phrases(
  import.meta.glob<string>('@messages/*/client-account.ftl', { query: '?raw', import: 'default' }),
);
export const say: Phrases['say'] = (key, facts) => phrases.say(key, facts);
