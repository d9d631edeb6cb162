/** Keeps a list that grows scrolled to its end, unless the reader has scrolled up. For `{@attach}`. */

const NEAR = 24;

export function atEnd(box: HTMLElement): () => void {
  let isAtEnd = true;
  const look = (): void => {
    isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  const follow = (): void => {
    if (isAtEnd) box.scrollTop = box.scrollHeight;
  };
  const sizes = new ResizeObserver(follow);
  const lines = new MutationObserver(follow);
  sizes.observe(box);
  lines.observe(box, { childList: true, subtree: true });
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    lines.disconnect();
    box.removeEventListener('scroll', look);
  };
}
