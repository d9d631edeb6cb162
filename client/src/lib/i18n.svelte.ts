/** The client's own sentences, in the reader's language. Each language is fetched when it is spoken. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { speak } from './api';
import { keep, kept } from './keeping';

export const LANGUAGES = ['en', 'cs', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>('@messages/*/client.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw(new FluentBundle('en'));
let lang = $state<Language>('en');

function isLanguage(code: string | null | undefined): code is Language {
  return LANGUAGES.some((known) => known === code);
}

/** The chosen language, else the first of the browser's that we speak. */
export function preferred(): Language {
  const chosen = kept('language');
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((code) => code.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** A text with one-letter Czech prepositions bound to the next word; the server does the same. */
export function bound(code: string, text: string): string {
  return code === 'cs' ? text.replace(/(?<![\p{L}\d_$.-])([vkszouVKSZOU]) (?=\S)/gu, '$1\u00a0') : text;
}

export async function useLanguage(code: Language): Promise<void> {
  speak(code); // what is asked for while the sentences are fetched is asked for in the same language
  const load = Object.entries(files).find(([path]) => path.includes(`/${code}/`))?.[1];
  const next = new FluentBundle(code, { useIsolating: false });
  next.addResource(new FluentResource(bound(code, load ? await load() : '')));
  bundle = next;
  lang = code;
  document.documentElement.lang = code;
  keep('language', code);
  document.cookie = `lang=${code}; path=/; max-age=31536000; samesite=lax`; // the server reads it with the first request
  speak(code, t('unreachable'));
}

export const i18n = {
  get lang(): Language {
    return lang;
  },
};

/** "a, b and c" in the reader's language. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(words);
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

export function t(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, facts, []) : key;
}
