/** Houses as they are drawn: colour, pattern and sigil together, the same in both themes. */
export interface House {
  readonly code: string;
  readonly fill: string;
  readonly on: string;
  readonly sigil: Sigil;
  readonly pattern: Pattern;
}

/** Paths in a 24 by 24 box, filled by the even-odd rule. */
export const SIGILS = {
  peak: 'M12 3 22 20H15.5L12 13.6 8.5 20H2Z',
  wave: 'M2 13c3.3 0 3.3-6 6.7-6s3.3 6 6.6 6S18.7 7 22 7v4.5c-3.3 0-3.3 6-6.7 6s-3.3-6-6.6-6S5.3 17.5 2 17.5Z',
  lozenge: 'M12 1.5 22.5 12 12 22.5 1.5 12ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  hammer: 'M3 3h18v7h-6.5v11.5h-5V10H3Z',
  foil: 'M12 2a4.6 4.6 0 0 1 4.6 5.4A4.6 4.6 0 1 1 16.6 16.6 4.6 4.6 0 1 1 7.4 16.6 4.6 4.6 0 1 1 7.4 7.4 4.6 4.6 0 0 1 12 2Z',
  crescent: 'M15.5 2.5A10 10 0 1 0 21.5 15 8 8 0 0 1 15.5 2.5Z',
  flame: 'M12 1.5c4.5 5 7 8.5 7 12.5a7 7 0 0 1-14 0c0-2.5 1-4.5 2.5-6 .4 2 1.2 3 2.3 3.5C9.5 8 10.5 4.5 12 1.5Z',
  hexagon: 'M7 3.3h10L22 12l-5 8.7H7L2 12ZM9.3 7.3 6.6 12l2.7 4.7h5.4L17.4 12l-2.7-4.7Z',
  ring: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
} as const;
export type Sigil = keyof typeof SIGILS;

/** Strokes in an 8 by 8 tile, 1.2 wide. */
export const PATTERNS = {
  lines: 'M0 2H8M0 6H8',
  waves: 'M0 4q2-4 4 0t4 0',
  diagonals: 'M-2 2 2-2M0 8 8 0M6 10l4-4',
  grid: 'M0 2H8M2 0V8',
  dots: 'M2 .8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4M6 4.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4',
  vertical: 'M2 0V8M6 0V8',
  zigzag: 'M0 6 4 2 8 6',
  lozenges: 'M4 0 8 4 4 8 0 4Z',
  none: '',
} as const;
export type Pattern = keyof typeof PATTERNS;

const DARK = '#14110d';
const LIGHT = '#ffffff';

const STARK: House = { code: 'STA', fill: '#e3eaf1', on: DARK, sigil: 'peak', pattern: 'lines' };
const GREYJOY: House = { code: 'GRE', fill: '#10161d', on: LIGHT, sigil: 'wave', pattern: 'waves' };
const LANNISTER: House = { code: 'LAN', fill: '#97151f', on: LIGHT, sigil: 'lozenge', pattern: 'diagonals' };
const BARATHEON: House = { code: 'BAR', fill: '#ffd970', on: DARK, sigil: 'hammer', pattern: 'grid' };
const TYRELL: House = { code: 'TYR', fill: '#55a58b', on: DARK, sigil: 'foil', pattern: 'dots' };
const MARTELL: House = { code: 'MAR', fill: '#cb7014', on: DARK, sigil: 'crescent', pattern: 'vertical' };
const TARGARYEN: House = { code: 'TAR', fill: '#6a3fa0', on: LIGHT, sigil: 'flame', pattern: 'zigzag' };
const BLUE: House = { code: 'BLU', fill: '#1f5ca3', on: LIGHT, sigil: 'hexagon', pattern: 'lozenges' };

/** By the code of the seat. The families of Bloody Throne wear the colours of the houses. */
export const HOUSES: Readonly<Record<string, House>> = {
  sta: STARK,
  gre: GREYJOY,
  lan: LANNISTER,
  bar: BARATHEON,
  tyr: TYRELL,
  mar: MARTELL,
  tar: TARGARYEN,
  red: { ...LANNISTER, code: 'RED' },
  blu: BLUE,
  grn: { ...TYRELL, code: 'GRN' },
  yel: { ...BARATHEON, code: 'YEL' },
  blk: { ...GREYJOY, code: 'BLK' },
};

export const NOBODY: House = {
  code: '–',
  fill: 'var(--sunken)',
  on: 'var(--text)',
  sigil: 'ring',
  pattern: 'none',
};

export function house(code: string | null | undefined): House {
  return (code && HOUSES[code]) || NOBODY;
}
