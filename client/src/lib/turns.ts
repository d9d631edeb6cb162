/** Work in turns: what would keep the page from answering if it were done at once is done piece by piece. */

/** Without a page, as in tests, there is nobody to keep waiting: everything is drawn at once. */
export const hasPage = typeof document !== 'undefined';

const waiting = new Set<() => void>();
let isGoing = false;

/** Do something after the next paint, in a task that it has for itself; returns how to take that back. */
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
  const [work] = waiting;
  if (!work) {
    isGoing = false;
    delete document.documentElement.dataset.drawing;
    return;
  }
  waiting.delete(work);
  try {
    work();
  } finally {
    afterPaint(next);
  }
}

/** A page that nobody sees is not painted. */
function afterPaint(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}
