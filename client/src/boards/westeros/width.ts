/** Whether there is room to have everything open. */
export const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 768px)').matches ?? true;

/** Whether nothing is to move: things are shown as they end. */
export const still = (): boolean =>
  (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true) || globalThis.document?.documentElement.dataset.speed === 'off';
