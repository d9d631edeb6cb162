/** What a thing is, and why it may not be taken: at a long press, under a pointer that stays, and where the keys are. */
import { on } from 'svelte/events';
import { grasp, type Grasp } from '../../lib/grasp';
import type { Blocked } from '../../lib/types';
import type { Desk, Page } from './desk';

export interface Looked {
  page: Page;
  blocked?: Blocked;
}

/** Other things than cards are read when one stays with them. */
const STAY = 450;

/** To be attached to a thing that is no `Piece`: it is touched, and can be read without being touched. */
export function readable(desk: Desk, what: () => Looked, gestures: Grasp): (element: HTMLElement) => () => void {
  return (element) => {
    let staying: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      clearTimeout(staying);
      const { page, blocked } = what();
      desk.peek(element, page, blocked);
    };
    const hide = (): void => {
      clearTimeout(staying);
      desk.peek(null);
    };
    const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';
    const all = [
      grasp(() => ({ onhold: show, ...gestures }))(element),
      on(element, 'pointerenter', (event) => {
        if (isMouse(event) && !event.buttons) staying = setTimeout(show, STAY);
      }),
      on(element, 'pointerleave', (event) => isMouse(event) && hide()),
      on(element, 'pointerdown', () => clearTimeout(staying)),
      on(element, 'focus', () => element.matches(':focus-visible') && show()),
      on(element, 'blur', hide),
    ];
    return () => {
      clearTimeout(staying);
      for (const off of all) off();
    };
  };
}
