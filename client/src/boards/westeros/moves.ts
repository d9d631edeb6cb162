/** Short movements of a single thing: at the speed that is set, and none where nothing is to move. */
import { pace } from '../../lib/settings.svelte';

/** A little beyond the end, and back. */
export const OUT_BACK = 'cubic-bezier(0.2, 1.5, 0.4, 1)';

/** Move a thing as designed; null where it is to stand still. */
export function move(thing: Element, frames: Keyframe[], ms: number, { delay = 0, ...more }: KeyframeAnimationOptions & { delay?: number } = {}): Animation | null {
  const k = pace();
  return k ? thing.animate(frames, { fill: 'backwards', ...more, duration: ms * k, delay: delay * k }) : null;
}
