/** Sentences that come with a part of the client which is fetched later, in the language that is spoken. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { bound, i18n, type Language } from './i18n.svelte';

export class Phrases {
  private bundle = $state.raw<FluentBundle | null>(null);

  /** `files` are those of all languages, as `import.meta.glob` finds them. */
  constructor(private readonly files: Record<string, () => Promise<string>>) {
    $effect.root(() => {
      $effect(() => void this.learn(i18n.lang));
    });
  }

  /** Whether there is anything to say yet. */
  get areReady(): boolean {
    return this.bundle !== null;
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  say(key: string, facts: Record<string, FluentVariable> = {}): string {
    const message = this.bundle?.getMessage(key);
    return this.bundle && message?.value ? this.bundle.formatPattern(message.value, facts, []) : key;
  }

  /** Fetch a language; done by itself where there are effects. */
  async learn(lang: Language): Promise<void> {
    const load = Object.entries(this.files).find(([path]) => path.includes(`/${lang}/`))?.[1];
    const next = new FluentBundle(lang, { useIsolating: false });
    next.addResource(new FluentResource(bound(lang, load ? await load() : '')));
    if (lang === i18n.lang) this.bundle = next;
  }
}
