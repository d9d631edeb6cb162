/** Single keys that lead to the parts of the game screen; they do nothing while somebody writes. */

export const KEYS: Readonly<Record<string, string>> = { d: 'decision', m: 'board', l: 'log', c: 'chat', t: 'text' };

export function shortcut(event: KeyboardEvent): string | null {
  const target = event.target as HTMLElement;
  const isWriting = target.matches('textarea, select, input:not([type=radio], [type=checkbox])');
  if (isWriting || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return null;
  return KEYS[event.key.toLowerCase()] ?? null;
}
