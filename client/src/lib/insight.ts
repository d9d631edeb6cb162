/** Brings a thing into sight and keeps it there against whatever scrolls by itself, until the reader moves. For `{@attach}`. */

const MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

export function inSight(thing: HTMLElement): () => void {
  const show = (): void => thing.scrollIntoView({ block: 'start' });
  const release = (): void => {
    document.removeEventListener('scroll', show, { capture: true });
    for (const move of MOVES) removeEventListener(move, release, { capture: true });
  };
  document.addEventListener('scroll', show, { capture: true, passive: true });
  for (const move of MOVES) addEventListener(move, release, { capture: true, passive: true });
  show();
  return release;
}
