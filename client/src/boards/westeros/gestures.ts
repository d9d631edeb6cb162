/** How the map is moved: wheel, drag, one finger or two, keys. */
import type { Zoom } from './zoom';

const STEP = 1.25;
const DRAG = 6; // pixels; less is a click
const PAN = 60; // pixels for each key

type Spot = readonly [number, number];

interface Fingers {
  count: number;
  middle: Spot;
  apart: number;
}

/** Where the first two fingers are, or the only one. */
function spread(touches: TouchList, inside: (x: number, y: number) => Spot): Fingers {
  const a = touches[0]!;
  const b = touches[1] ?? a;
  return {
    count: Math.min(2, touches.length),
    middle: inside((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2),
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  };
}

/** `root` is the frame around the map; it stays where it is. */
export function gestures(root: HTMLElement, zoom: Zoom): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal, passive: false };
  const inside = (x: number, y: number): Spot => {
    const box = root.getBoundingClientRect();
    return [x - box.left, y - box.top];
  };

  root.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom.by(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), inside(event.clientX, event.clientY));
    },
    on,
  );

  let from: Spot | null = null;
  let isDrag = false;
  root.addEventListener(
    'pointerdown',
    (event) => {
      isDrag = false;
      const isOther = event.pointerType === 'touch' || event.button !== 0 || (event.target as Element).closest('button');
      from = isOther ? null : [event.clientX, event.clientY];
    },
    on,
  );
  root.addEventListener(
    'pointermove',
    (event) => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
      if (!isDrag && Math.hypot(dx, dy) < DRAG) return;
      if (!isDrag) root.setPointerCapture(event.pointerId);
      isDrag = true;
      from = [event.clientX, event.clientY];
      zoom.move(dx, dy);
    },
    on,
  );
  const drop = (): void => {
    from = null;
    setTimeout(() => (isDrag = false)); // after the click that ends a drag, which picks no area
  };
  for (const end of ['pointerup', 'pointercancel'] as const) root.addEventListener(end, drop, on);
  root.addEventListener('click', (event) => isDrag && event.stopPropagation(), { ...on, capture: true });

  let fingers: Fingers | null = null;
  let isPan = false;
  const touch = (event: TouchEvent): void => {
    const now = event.touches.length ? spread(event.touches, inside) : null;
    if (event.type !== 'touchmove' || !now || now.count !== fingers?.count) {
      [fingers, isPan] = [now, false];
      return;
    }
    const [dx, dy] = [now.middle[0] - fingers.middle[0], now.middle[1] - fingers.middle[1]];
    if (!isPan && now.count === 1 && Math.hypot(dx, dy) < DRAG) return;
    event.preventDefault(); // and so no click ends it
    zoom.move(dx, dy);
    if (now.count > 1) zoom.by(now.apart / Math.max(1, fingers.apart), now.middle);
    [fingers, isPan] = [now, true];
  };
  for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    root.addEventListener(kind, touch, on);
  }
  return () => stop.abort();
}

const KEYS: Readonly<Record<string, (zoom: Zoom) => void>> = {
  '+': (zoom) => zoom.by(STEP),
  '=': (zoom) => zoom.by(STEP),
  '-': (zoom) => zoom.by(1 / STEP),
  '0': (zoom) => zoom.fit(),
};
const WAYS: Readonly<Record<string, Spot>> = {
  ArrowUp: [0, PAN], ArrowDown: [0, -PAN], ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0],
};

/** Whether a key moved the map; arrows do so with Shift, or where no area takes them. */
export function moveByKey(event: KeyboardEvent, zoom: Zoom): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const way = WAYS[event.key];
  if (way) zoom.move(...way);
  else KEYS[event.key]?.(zoom);
  return Boolean(way ?? KEYS[event.key]);
}

export const closer = (zoom: Zoom): void => zoom.by(STEP);
export const further = (zoom: Zoom): void => zoom.by(1 / STEP);
