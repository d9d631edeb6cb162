/** What lies open over the game: Escape and the back gesture close the last of it, before they lead away. */

interface Open {
  id: number;
  close: () => void;
}

const open: Open[] = [];
let count = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** The browser was asked to step back and has not yet: what is written into the history before would be undone by it. */
let isSteppingBack = false;
let waiting: (() => unknown)[] = [];
let isListening = false;

const here = (): number | undefined => (history.state as { open?: number } | null)?.open;

/** Something was opened; call what is returned when it is closed, or let an effect do that. */
export function opened(close: () => void): () => void {
  listen();
  const one = { id: ++count, close };
  open.push(one);
  if (isSteppingBack) waiting.push(() => open.includes(one) && history.pushState({ open: one.id }, ''));
  else if (leaving === undefined) history.pushState({ open: one.id }, '');
  else history.replaceState({ open: one.id }, ''); // it takes the place of what was closed just now
  clearTimeout(leaving);
  leaving = undefined;
  return () => {
    const at = open.indexOf(one);
    if (at < 0) return; // it was closed by going back
    open.splice(at, 1);
    if (here() !== one.id) return;
    leaving = setTimeout(() => {
      leaving = undefined;
      if (here() !== one.id) return;
      isSteppingBack = true;
      history.back();
    });
  };
}

/** Do something to the history as soon as no step back is under way. */
export function whenSettled(act: () => void): void {
  if (isSteppingBack) waiting.push(act);
  else act();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', () => {
    if (isSteppingBack) {
      isSteppingBack = false;
      const late = waiting;
      waiting = [];
      for (const act of late) act();
      return;
    }
    const last = open.at(-1);
    if (!last || here() === last.id) return;
    open.pop();
    last.close();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    open.at(-1)?.close();
  });
}
