/** Silhouettes of our own: units, orders, and what is printed on the map. All are drawn about (0, 0). */

/** Units differ in outline and height: 24 wide, 28 high. */
export const UNITS: Readonly<Record<string, string>> = {
  footman: 'M-9-9H9V1Q9 8 0 12Q-9 8-9 1Z',
  knight: 'M-4-14 0-9 4-14 9-7 7 3 0 14-7 3-9-7Z',
  ship: 'M-12 4H12L8 11H-8ZM-1 2V-14Q11-7 9 2Z',
  'siege-engine': 'M-12 12-4-1H4L12 12H7.5L5 8H-5L-7.5 12ZM-1-1-11-11-8-14 4-1Z',
};

/** Orders differ in outline: 36 by 36. */
export const ORDER_SHAPES: Readonly<Record<string, string>> = {
  march: 'M-17-8H0V-16L17 0 0 16V8H-17Z',
  defense: 'M-15-16H15V0Q15 11 0 17Q-15 11-15 0Z',
  support: 'M-17-3 0-17 17-3V16L0 4-17 16Z',
  raid: 'M-3-14H-9A8 8 0 0 0-17-6V6A8 8 0 0 0-9 14H-3V7H-8Q-10 7-10 5V-5Q-10-7-8-7H-3ZM3-14H9A8 8 0 0 1 17-6V6A8 8 0 0 1 9 14H3V7H8Q10 7 10 5V-5Q10-7 8-7H3Z',
  power: 'M0-16A16 16 0 1 0 0 16 16 16 0 1 0 0-16Z',
};
export const BACK = 'M-12-16H12Q16-16 16-12V12Q16 16 12 16H-12Q-16 16-16 12V-12Q-16-16-12-16Z';
export const STAR = 'M0-8 2.4-2.6 8-2.1 3.7 1.7 5 7.3 0 4.4-5 7.3-3.7 1.7-8-2.1-2.4-2.6Z';
export const CROWN = 'M-7 6-9-5-4 0 0-7 4 0 9-5 7 6Z';
export const SWORDS = 'M-9-9-7-10 8 6 10 5 9 9 5 10 6 8-10-7ZM9-9 7-10-8 6-10 5-9 9-5 10-6 8 10-7Z';

/** Printed icons, 24 high, from their upper left corner. */
export const PRINTED: Readonly<Record<string, string>> = {
  stronghold: 'M2 23V8h2V5h3v3h2V5h2V1h2v2h2V1h2v4h2v3h2V5h3v3h2v15h-8v-6a4 4 0 0 0-8 0v6z',
  castle: 'M5 23V9H3V3h4v3h2.5V3h3v3H15V3h4v6h-2v14h-3.5v-5a2.5 2.5 0 0 0-5 0v5z',
  barrel: 'M4 4h8q4 8 0 16H4q-4-8 0-16zM2.7 8.5h10.6M2.7 15.5h10.6',
  crown: 'M3 19 1.5 7.5 6.5 12 10 5l3.5 7 5-4.5L17 19zM3.5 16.5h13',
};
export const ANCHOR = 'M0-6V10M-5-3H5M-9 3Q-8 10 0 10.5Q8 10 9 3M0-11.5A2.6 2.6 0 1 0 .01-11.5';

/** Terrain, written with relative steps so that one path holds all drawings of a kind. */
export const TERRAIN: Readonly<Record<string, string>> = {
  peak: 'm-9 6 7-13 3 5 3-4 6 12m-12-12 1 8',
  tree: 'm0 7v-4m-5 0 5-11 5 11zm8 4v-3m-3.5 0 3.5-8 3.5 8z',
  reed: 'm-6 6q1-6-1-10m4 10q0-7 0-13m3 13q0-6 2-11m-11 12h13',
  dune: 'm-11 4q5-8 11-1q5-6 11 1m-15 3q5-3 10 0',
  wave: 'm-12 0q3-4 6 0t6 0t6 0t6 0m-18 5q3-4 6 0t6 0',
};
