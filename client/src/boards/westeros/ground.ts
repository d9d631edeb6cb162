/** What is carved on the map, and the place of everything that stands on it, near and from afar. */
import carved from './ground.json';
import type { Point } from './map';

export type Level = 'far' | 'near';

interface Spot {
  units: Point;
  order: Point;
  scale: number;
  label: Point | null;
  /** Over how many lines a name is set at most. */
  lines: number | null;
}
export interface Place extends Spot {
  power: Point | null;
  castle: Point | null;
  icons: Point | null;
  goods: string[];
  keep: string | null;
  tone: string;
  far: Spot;
}

export const PLACES = carved.places as unknown as Readonly<Record<string, Place>>;
export const WAVE = carved.wave;
export const HACHURES = carved.hachures;
export const LAYERS = carved.layers as [string, string][];
export const STAMPS = (carved.stamps as [string, string, string, string][]).map(([id, face, ink, d]) => ({ id, face, ink, d }));
export const WALL = carved.wall as [string, string];
export const ORNAMENTS = carved.ornaments as unknown as [string, [string, string][]][];

/** Where an army and its order stand, and how large: the row of an army is 112 wide at a scale of one. */
export interface Standing {
  units: Point;
  order: Point;
  scale: number;
  token: number;
  room: number;
}
export function standingAt(id: string, level: Level): Standing {
  const place = PLACES[id]!;
  if (level === 'near') return { units: place.units, order: place.order, scale: place.scale, token: 43 * place.scale, room: 112 * place.scale };
  const { units, order, scale } = place.far;
  return { units, order, scale: scale * 1.16, token: 50 * Math.min(1.1, scale), room: 112 * scale * 1.1 };
}

/** A name over as many lines at most, as even as its words (and their hyphens) allow. */
export function split(name: string, most: number): string[] {
  const words = name.replaceAll('-', '- ').split(' ');
  const joined = (from: number, to?: number): string => words.slice(from, to).join(' ').replaceAll('- ', '-');
  let best = [name];
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  const count = Math.min(most, words.length);
  const cut = (from: number, lines: string[]): void => {
    if (lines.length === count - 1) {
      const whole = [...lines, joined(from)];
      if (best.length < count || longest(whole) < longest(best)) best = whole;
      return;
    }
    for (let to = from + 1; to < words.length; to++) cut(to, [...lines, joined(from, to)]);
  };
  cut(0, []);
  return best;
}
