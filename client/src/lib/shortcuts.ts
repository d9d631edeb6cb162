/** Single keys that lead to the parts of the game screen; they do nothing while somebody writes. */
import { settings } from './settings.svelte';

export const KEYS = { d: 'decision', m: 'board', l: 'log', c: 'chat', t: 'text', f: 'focus', '?': 'keys' } as const;
export type Shortcut = (typeof KEYS)[keyof typeof KEYS];

/** Whether a key that was pressed is meant for the screen, and not for a field or a dialog. */
export function isForScreen(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const isWriting = target.matches('textarea, select, input:not([type=radio], [type=checkbox])');
  return !isWriting && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector('dialog[open]');
}

export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (!settings.keys || !isForScreen(event)) return null;
  return KEYS[event.key.toLowerCase() as keyof typeof KEYS] ?? null;
}

/** The place of an option that a digit stands for, from 0 on. */
export function digit(event: KeyboardEvent): number | null {
  if (!settings.keys || !isForScreen(event) || !/^[1-9]$/.test(event.key)) return null;
  return Number(event.key) - 1;
}

/** Where the decision is asked and answered. */
export const DECISION = '#decision';

/** What a key means in the decision: to send it, or to go from the question to the first or the last option. */
export function frameKey(event: KeyboardEvent): 'send' | 'first' | 'last' | null {
  const target = event.target as HTMLElement;
  if (document.querySelector('dialog[open]')) return null;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    return target === document.body || target.closest(DECISION) ? 'send' : null;
  }
  if (!target.matches(`${DECISION}, ${DECISION} h2`)) return null;
  return ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key] ?? null;
}

/** Go to an option as arrows do: a radio button is chosen on the way. */
export function enterOptions(form: HTMLElement, which: 'first' | 'last'): void {
  const all = [...form.querySelectorAll<HTMLInputElement>('[data-notation]:enabled')];
  const option = all.find((one) => one.checked) ?? (which === 'first' ? all[0] : all.at(-1));
  option?.focus();
  if (option?.type === 'radio' && !option.checked) option.click();
}
