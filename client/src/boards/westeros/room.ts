/** How high the map may be: what the pane around the board has left, where that pane scrolls by itself. */

export function room(node: HTMLElement): { destroy: () => void } {
  const pane = node.closest<HTMLElement>('#board');
  const measure = (): void => {
    const scrolls = pane && getComputedStyle(pane).overflowY !== 'visible';
    const above = pane ? node.getBoundingClientRect().top - pane.getBoundingClientRect().top + pane.scrollTop : 0;
    if (scrolls) node.style.setProperty('--room', `${Math.floor(pane.clientHeight - above)}px`);
    else node.style.removeProperty('--room');
  };
  const watch = new ResizeObserver(measure);
  if (pane) watch.observe(pane);
  return { destroy: () => watch.disconnect() };
}
