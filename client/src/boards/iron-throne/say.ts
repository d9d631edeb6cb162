/** The sentences of this board, in the language of the shell. They come with the board. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { i18n } from '../../lib/i18n.svelte';

const files = import.meta.glob<string>('@messages/*/board-iron-throne.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bundles = new Map<string, FluentBundle>();

function bundleOf(lang: string): FluentBundle {
  const known = bundles.get(lang);
  if (known) return known;
  const text = Object.entries(files).find(([path]) => path.includes(`/${lang}/`))?.[1] ?? '';
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(lang, bundle);
  return bundle;
}

export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const bundle = bundleOf(i18n.lang);
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, facts, []) : key;
}

/** "a, b and c" in the reader's language. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(i18n.lang, { type: 'conjunction' }).format(words);
}
