/** What is drawn on the face of a card by its kind, in a square of 24: crossed swords, clasped hands, a head. */
export const GLYPHS = {
  hostility: 'M3 3l12 12M21 3 9 15M6 18l3-3M18 18l-3-3M4 16l4 4M20 16l-4 4',
  truce: 'M2 9l5-3 5 3 5-3 5 3M2 16l4 1 5 4 3-1 5-3 3-1M8 13l4-4 6 6',
  character: 'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8M4 21c0-8 16-8 16 0',
  hidden: '',
} as const;
