const CUT = 10; // pixels that may be missing from a choice that is in sight

/** Counts the choices that lie behind the foot of a panel, or further down. */
export function below(panel: HTMLElement, tell: (count: number) => void): () => void {
  let frame = 0;
  const count = (): void => {
    const edge = panel.querySelector('[data-foot]')?.getBoundingClientRect().top ?? Infinity;
    const isHidden = (choice: Element): boolean => {
      const { top, height } = (choice.closest('label') ?? choice).getBoundingClientRect();
      return top + height - CUT > edge;
    };
    tell([...panel.querySelectorAll('[data-notation], [data-amount]')].filter(isHidden).length);
  };
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
