/** Where the parts of a plot are drawn: scales, their steps, and labels that do not touch. */
import type { Measure } from '../lib/types';

const NICE = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
/** How far lines lie apart where they have the same value. */
const APART = 2.5;

/** Whole numbers from the lowest to the highest, `most` steps at most, at round distances. */
export function steps(low: number, high: number, most: number): number[] {
  const size = NICE.find((step) => (high - low) / step <= most) ?? Math.ceil((high - low) / most);
  const first = Math.ceil(low / size) * size;
  return Array.from({ length: Math.floor((high - first) / size) + 1 }, (_, i) => first + i * size);
}

/** The lowest and the highest number of a plot; places begin with 1, everything else with 0. */
export function range({ kind, series }: Measure): [number, number] {
  const all = Object.values(series).flat();
  return kind === 'place' ? [1, Math.max(2, ...all)] : [Math.min(0, ...all), Math.max(1, ...all)];
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Line {
  code: string;
  points: [number, number][];
  last: number;
  /** Where its label stands. */
  label: number;
}

/** The lines of a measure in a box; of places the first is uppermost. */
export function linesIn(box: Box, measure: Measure, gap: number): Line[] {
  const y = height(box, measure);
  const codes = Object.keys(measure.series);
  const lines = codes.map((code) => {
    const values = measure.series[code]!;
    const points = values.map((value, at): [number, number] => {
      const equals = codes.filter((other) => measure.series[other]![at] === value);
      const middle = Math.min((equals.length - 1) / 2, (box.bottom - y(value)) / APART); // never below the axis
      return [across(box, at, values.length), y(value) + (middle - equals.indexOf(code)) * APART];
    });
    return { code, points, last: values.at(-1) ?? 0, label: 0 };
  });
  const labels = spread(lines.map((line) => line.points.at(-1)?.[1] ?? 0), gap, box.top, box.bottom);
  return lines.map((line, i) => ({ ...line, label: labels[i]! }));
}

export function across(box: Box, at: number, count: number): number {
  return box.left + ((box.right - box.left) * at) / Math.max(1, count - 1);
}

export function height(box: Box, measure: Measure): (value: number) => number {
  const [low, high] = range(measure);
  const [from, to] = measure.kind === 'place' ? [box.top, box.bottom] : [box.bottom, box.top];
  return (value) => from + ((to - from) * (value - low)) / (high - low);
}

/** Heights near the wanted ones, at least `gap` apart, in the same order, and if there is room within the bounds. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const found: number[] = [...wanted];
  order.forEach((i, n) => {
    found[i] = Math.max(wanted[i]!, n ? found[order[n - 1]!]! + gap : top);
  });
  order.reverse().forEach((i, n) => {
    found[i] = Math.min(found[i]!, n ? found[order[n - 1]!]! - gap : bottom);
  });
  return found;
}
