/** The sentences of this board, fetched with it in the language that is spoken. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const files = import.meta.glob<string>('@messages/*/board-bloody-throne.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | null>(null);

export async function learn(lang: string): Promise<void> {
  const load = Object.entries(files).find(([path]) => path.includes(`/${lang}/`))?.[1];
  const next = new FluentBundle(lang, { useIsolating: false });
  next.addResource(new FluentResource(load ? await load() : ''));
  bundle = next;
}

/** Whether there is anything to say yet. */
export function speaks(): boolean {
  return bundle !== null;
}

export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  return message?.value ? bundle!.formatPattern(message.value, facts, []) : key;
}
