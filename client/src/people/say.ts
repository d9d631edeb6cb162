/** The sentences about not hearing, blocking and reporting somebody. */
import { Phrases } from '../lib/phrases.svelte';

export const phrases = new Phrases(
  import.meta.glob<string>('@messages/*/client-people.ftl', { query: '?raw', import: 'default' }),
);
export const say: Phrases['say'] = (key, facts) => phrases.say(key, facts);
