/** Work in turns: what would keep the page from answering if it were done at once is done piece by piece. */
import { flushSync } from 'svelte';

const TURN = 5; // milliseconds after which the page is painted and asked whether anything else has come up

/** Without a page, as in tests, there is nobody to keep waiting: everything is drawn at once. */
export const hasPage = typeof document !== 'undefined';

const waiting = new Set<() => void>();
let isGoing = false;

/** Do something after the next paint, or with what little comes before it; returns how to take that back. */
export function inTurn(work: () => void): () => void {
  waiting.add(work);
  if (!isGoing) {
    isGoing = true;
    document.documentElement.dataset.drawing = ''; // for who has to wait until all is there
    afterPaint(next);
  }
  return () => waiting.delete(work);
}

function next(): void {
  const end = performance.now() + TURN;
  try {
    do take();
    while (waiting.size && performance.now() < end);
  } finally {
    if (waiting.size) afterPaint(next);
    else stop();
  }
}

/** Do what has waited longest, and draw what follows from it. */
function take(): void {
  const [work] = waiting;
  if (!work) return;
  waiting.delete(work);
  work();
  flushSync();
}

function stop(): void {
  isGoing = false;
  delete document.documentElement.dataset.drawing;
}

/** A page that nobody sees is not painted. */
function afterPaint(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}
