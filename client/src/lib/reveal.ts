/** Scroll a panel so far that something in it can be seen; the page stays where it is. */
export function reveal(thing: HTMLElement | null): void {
  const panel = thing?.closest<HTMLElement>('[data-scrolls]');
  if (!thing || !panel) return;
  const [inner, outer] = [thing.getBoundingClientRect(), panel.getBoundingClientRect()];
  const foot = panel.querySelector<HTMLElement>('[data-foot]')?.offsetHeight ?? 0;
  const below = inner.bottom - (outer.bottom - foot);
  const above = inner.top - outer.top;
  if (below > 0) panel.scrollTop += Math.min(below, above);
  else if (above < 0) panel.scrollTop += above;
}
