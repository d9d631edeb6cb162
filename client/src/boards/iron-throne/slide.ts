/** Characters slide from their seat to the middle of the table, and back. */
import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';

const CALM = 480;

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const [leave, arrive] = crossfade({
  duration: () => (isStill() ? 0 : CALM),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: isStill() ? 0 : CALM / 2 }),
});
