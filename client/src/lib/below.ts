const CUT = 10; // pixels that may be missing from a choice that is in sight
const GAP = 8; // pixels above what is scrolled to

/** The choices that lie behind the foot of a panel, or further down. */
function hiddenIn(panel: HTMLElement): Element[] {
  const edge = panel.querySelector('[data-foot]')?.getBoundingClientRect().top ?? Infinity;
  return [...panel.querySelectorAll('[data-notation], [data-amount]')]
    .map((choice) => choice.closest('label') ?? choice)
    .filter((choice) => choice.getBoundingClientRect().bottom - CUT > edge);
}

/** Scroll a panel down to the first choice that is hidden. */
export function showBelow(panel: HTMLElement): void {
  const first = hiddenIn(panel)[0];
  if (first) panel.scrollTop += first.getBoundingClientRect().top - panel.getBoundingClientRect().top - GAP;
}

/** Counts the choices that lie behind the foot of a panel, or further down. */
export function below(panel: HTMLElement, tell: (count: number) => void): () => void {
  let frame = 0;
  const count = (): void => tell(hiddenIn(panel).length);
  const look = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(count);
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(panel);
  changes.observe(panel, { childList: true, subtree: true });
  document.addEventListener('scroll', look, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    document.removeEventListener('scroll', look, { capture: true });
  };
}
