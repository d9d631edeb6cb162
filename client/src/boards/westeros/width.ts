/** Whether there is room to have everything open. */
export const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 768px)').matches ?? true;
