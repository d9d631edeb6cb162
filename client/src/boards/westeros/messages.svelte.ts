/** The sentences of this board, in the language that the client speaks. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../../lib/i18n.svelte';

const files = import.meta.glob<string>('@messages/*/board-westeros.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | null>(null);

export async function speak(code: Language): Promise<void> {
  const load = Object.entries(files).find(([path]) => path.includes(`/${code}/`))?.[1];
  const next = new FluentBundle(code, { useIsolating: false });
  next.addResource(new FluentResource(load ? await load() : ''));
  bundle = next;
}

export const messages = {
  get areReady(): boolean {
    return bundle !== null;
  },
};

export function t(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  return bundle && message?.value ? bundle.formatPattern(message.value, facts, []) : key;
}
