/** Keeps a list that grows scrolled to its end, unless the reader has scrolled up or reads a line. For `{@attach}`. */

const NEAR = 24;

/** `tell` hears whether the end is followed. */
export function atEnd(box: HTMLElement, tell: (isFollowed: boolean) => void = () => undefined): () => void {
  let isFollowed = true;
  let top = 0;
  const set = (wanted: boolean): void => {
    if (wanted !== isFollowed) tell((isFollowed = wanted));
  };
  // A panel above that takes room moves the end away, too: only the reader goes up.
  const look = (): void => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR) set(true);
    else if (box.scrollTop < top) set(false);
    top = box.scrollTop;
  };
  const follow = (): void => {
    if (!isFollowed) return;
    box.scrollTop = box.scrollHeight;
    top = box.scrollTop; // who scrolls up at once, before this is heard of, scrolls up all the same
  };
  const open = (event: Event): void => {
    if ((event.target as Element).closest('[aria-expanded="false"]')) set(false);
  };
  const sizes = new ResizeObserver(follow);
  const lines = new MutationObserver(follow);
  sizes.observe(box);
  lines.observe(box, { childList: true, subtree: true });
  box.addEventListener('scroll', look, { passive: true });
  box.addEventListener('click', open, { capture: true });
  return () => {
    sizes.disconnect();
    lines.disconnect();
    box.removeEventListener('scroll', look);
    box.removeEventListener('click', open, { capture: true });
  };
}
