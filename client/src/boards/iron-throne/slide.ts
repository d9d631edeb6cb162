/** Characters slide from their seat to the middle of the table, and back. */
import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { pace } from '../../lib/settings.svelte';

const CALM = 480;

export const [leave, arrive] = crossfade({
  duration: () => CALM * pace(),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: (CALM / 2) * pace() }),
});
