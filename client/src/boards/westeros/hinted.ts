/** What is pointed at, or reached by keys, says why it cannot be taken, as long as that lasts. */
import { on } from 'svelte/events';
import type { Hand } from '../../lib/hand.svelte';
import type { Blocked } from '../../lib/types';

/** To be attached to the thing; `why` is asked again each time. */
export const hinted = (hand: Hand | undefined, why: () => Blocked | null) => (element: Element): (() => void) => {
  const say = (): void => hand?.hint(why() ?? undefined, element);
  const end = (): void => hand?.hint(undefined, null);
  const all = [on(element, 'pointerenter', say), on(element, 'focus', say), on(element, 'pointerleave', end), on(element, 'blur', end)];
  return () => {
    for (const off of all) off();
  };
};
