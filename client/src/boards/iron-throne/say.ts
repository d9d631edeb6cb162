/** The sentences of this board. */
import { Phrases } from '../../lib/phrases.svelte';

export { listed } from '../../lib/i18n.svelte';

export const phrases = new Phrases(
  import.meta.glob<string>('@messages/*/board-iron-throne.ftl', { query: '?raw', import: 'default' }),
);
export const say: Phrases['say'] = (key, facts) => phrases.say(key, facts);
