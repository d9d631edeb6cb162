/**
 * Gestures on a thing of the table: a tap, a long press ("what is this, and why not"), and dragging it to a place.
 * Places are elements with `data-drop`; the one under the pointer, or the nearest within reach, is meant.
 */
import { on } from 'svelte/events';
import { SURE } from './hand.svelte';
import { kept } from './keeping';

export interface Grasp {
  /** A click, a tap, or Enter. */
  ontap?: (element: HTMLElement) => void;
  /** A long press, or the other button of the mouse. */
  onhold?: (element: HTMLElement) => void;
  /** Whether it can be dragged now. */
  mayDrag?: () => boolean;
  ondrag?: (moved: Moved) => void;
  /** Let go: over a place, or nowhere. `isSure` if it was held there for half a second. */
  ondrop?: (place: string | null, isSure: boolean, at: Element | null) => void;
}

export interface Moved {
  /** Where the pointer is, and how far it has come. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** The place it is over. */
  place: string | null;
}

const HOLD = 480;
/** So long a press is a long one, in milliseconds; a browser may keep another length as `throneroom.hold`. */
const hold = (): number => Number(kept('hold')) || HOLD;
const FAR = 7;
/** So far from a place it is still meant, in pixels. */
const NEAR = 36;
/** So much nearer a place seems that can be taken now: what is held over it covers its neighbour, too. */
const DRAWN = 14;

function distance(box: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

/** The place that is meant by a point of the screen. */
function placeAt(x: number, y: number, but: Element): HTMLElement | null {
  let found: HTMLElement | null = null;
  let least = NEAR;
  for (const place of document.querySelectorAll<HTMLElement>('[data-drop]')) {
    if (place === but || but.contains(place)) continue;
    const box = place.getBoundingClientRect();
    const far = distance(box, x, y) + Math.abs(box.left + box.width / 2 - x) / 1000 // of two that overlap the nearer middle
      - (place.dataset.lit === undefined ? 0 : DRAWN);
    if (far < least) [found, least] = [place, far];
  }
  return found;
}

/** To be attached to the element that is grasped; `what` is asked again with every gesture. */
export function grasp(what: () => Grasp): (element: HTMLElement) => () => void {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let isDragging = false;
    let isSwallowed = false;
    let holding: ReturnType<typeof setTimeout> | undefined;
    let place: HTMLElement | null = null;
    let since = 0;

    const down = (event: PointerEvent): void => {
      if (event.button) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      isDragging = isSwallowed = false;
      clearTimeout(holding);
      holding = setTimeout(() => {
        if (!start || isDragging) return;
        start = null;
        isSwallowed = true;
        what().onhold?.(element);
      }, hold());
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      const { mayDrag, ondrag } = what();
      if (!isDragging && Math.hypot(dx, dy) > FAR) {
        clearTimeout(holding);
        if (!mayDrag?.()) return;
        isDragging = true;
        element.setPointerCapture(event.pointerId);
      }
      if (!isDragging) return;
      const now = placeAt(event.clientX, event.clientY, element);
      if (now !== place) since = performance.now();
      place = now;
      ondrag?.({ x: event.clientX, y: event.clientY, dx, dy, place: place?.dataset.drop ?? null });
    };
    const up = (event: PointerEvent): void => {
      clearTimeout(holding);
      if (start && isDragging) {
        isSwallowed = true;
        const isOver = event.type === 'pointerup' && place !== null;
        what().ondrop?.(isOver ? place!.dataset.drop! : null, isOver && performance.now() - since > SURE, isOver ? place : null);
      }
      start = place = null;
      isDragging = false;
    };
    const click = (event: MouseEvent): void => {
      if (isSwallowed) event.preventDefault();
      else what().ontap?.(element);
      isSwallowed = false;
    };
    const menu = (event: MouseEvent): void => {
      if (!what().onhold) return;
      event.preventDefault();
      clearTimeout(holding);
      if (start) what().onhold?.(element);
      else if (!isSwallowed) what().onhold?.(element);
      start = null;
    };
    const all = [
      on(element, 'pointerdown', down), on(element, 'pointermove', move), on(element, 'pointerup', up),
      on(element, 'pointercancel', up), on(element, 'click', click), on(element, 'contextmenu', menu),
    ];
    return () => {
      clearTimeout(holding);
      for (const off of all) off();
    };
  };
}
