/** How lines are told apart without colour: by the beat of their stroke and the shape of their points. */
import { house, type Sigil } from '../lib/houses';

/** Around 0 0, about 9 wide. */
const SHAPES: Readonly<Partial<Record<Sigil, string>>> = {
  peak: 'M0-5 5 4H-5Z',
  wave: 'M-4.5 0a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0Z',
  lozenge: 'M0-5.5 5.5 0 0 5.5-5.5 0Z',
  hammer: 'M-4.2-4.2H4.2V4.2H-4.2Z',
  foil: 'M-1.8-5H1.8V-1.8H5V1.8H1.8V5H-1.8V1.8H-5V-1.8H-1.8Z',
  crescent: 'M0 5-5-4H5Z',
  flame: 'M0-6 1.6-1.8 6-1.6 2.6 1.2 3.8 5.4 0 3-3.8 5.4-2.6 1.2-6-1.6-1.6-1.8Z',
  hexagon: 'M-2.7-4.7H2.7L5.4 0 2.7 4.7H-2.7L-5.4 0Z',
};
const BEATS: Readonly<Partial<Record<Sigil, string>>> = {
  wave: '7 3',
  lozenge: '2 3',
  hammer: '12 3',
  foil: '8 3 2 3',
  crescent: '4 4',
  flame: '10 3 2 3 2 3',
  hexagon: '1 2',
};

export const shapeOf = (code: string): string => SHAPES[house(code).sigil] ?? SHAPES.wave!;
export const beatOf = (code: string): string => BEATS[house(code).sigil] ?? 'none';
