/** The drawing of the map as paths, and which area lies beside which. */
import drawing from './map.json';

export type Point = readonly [number, number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

export interface Region {
  kind: string;
  rings: number[][];
  anchor: Point;
  free_radius: number;
}
export interface Port {
  land: string;
  sea: string;
  coast: Point;
  marker: Point;
}
interface Arc {
  areas: string[];
  kind: string;
  points: Point[];
}

const arcs = drawing.arcs as unknown as Arc[];
export const REGIONS = drawing.regions as unknown as Readonly<Record<string, Region>>;
export const PORTS = drawing.ports as unknown as Readonly<Record<string, Port>>;
export const AREA_IDS: readonly string[] = [...Object.keys(REGIONS), ...Object.keys(PORTS)];
export const [WIDTH, HEIGHT] = drawing.board as [number, number];
export const LAKES = drawing.corners.map(({ at }) => at as unknown as Point);

const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
const strokes = (numbers: readonly number[]): string => numbers.map((k) => line(arcs[k]!.points)).join('');

function outline(region: Region): string {
  return region.rings
    .map((ring) => {
      const points = ring.flatMap((k) => {
        const arc = arcs[k < 0 ? -k - 1 : k]!.points;
        return (k < 0 ? [...arc].reverse() : arc).slice(0, -1);
      });
      return `${line(points)}Z`;
    })
    .join('');
}

export const OUTLINES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REGIONS).map(([id, region]) => [id, outline(region)]),
);

/** The room that an area or a port takes on the map. */
export function boxOf(id: string): Box {
  const [x, y] = PORTS[id]?.marker ?? [0, 0];
  const points = REGIONS[id]?.rings.flatMap((ring) => ring.flatMap((k) => arcs[k < 0 ? -k - 1 : k]!.points)) ?? [[x - 25, y - 25], [x + 25, y + 25]];
  const [xs, ys] = [points.map((point) => point[0]!), points.map((point) => point[1]!)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const rivers = drawing.separators.flatMap((separator) => separator.arcs);
const bridged = drawing.bridges.flatMap((bridge) => bridge.arcs);
const isPlain = (k: number): boolean => !rivers.includes(k) && !bridged.includes(k);

/** All lines of a kind as one path; borders with a river on them are left to the river. */
function linesOf(kind: string): string {
  return strokes(arcs.map((_, k) => k).filter((k) => arcs[k]!.kind === kind && isPlain(k)));
}
export const COAST = linesOf('coast');
export const BORDERS = linesOf('border');
export const WATERS = linesOf('water');
export const RIVERS = strokes([...rivers, ...bridged]);

/** The middle of each bridge, and how it is turned. */
export const BRIDGES = bridged.map((k) => {
  const points = arcs[k]!.points;
  const middle = points.length >> 1;
  const [[x0, y0], [x1, y1]] = [points[middle - 1]!, points[middle + 1]!];
  return { at: points[middle]!, turn: (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI + 90 };
});

export const middleOf = (id: string): Point => PORTS[id]?.marker ?? REGIONS[id]?.anchor ?? [WIDTH / 2, HEIGHT / 2];

function neighbours(): Map<string, string[]> {
  const found = new Map(AREA_IDS.map((id) => [id, new Set<string>()]));
  const join = (a: string, b: string): void => {
    found.get(a)?.add(b);
    found.get(b)?.add(a);
  };
  for (const [k, { areas }] of arcs.entries()) {
    if (!rivers.includes(k) && !areas.includes('frame')) join(areas[0]!, areas[1]!);
  }
  for (const [id, port] of Object.entries(PORTS)) {
    join(id, port.land);
    join(id, port.sea);
  }
  return new Map([...found].map(([id, ids]) => [id, [...ids]]));
}
/** Every area across a border, ports included. */
export const NEIGHBOURS = neighbours();

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0],
};
const WIDEST = 0.35; // cosine: a little more than 45 degrees to each side

/** The neighbour that lies in the direction of an arrow key. */
export function neighbourTowards(id: string, key: string): string | null {
  const way = WAYS[key];
  if (!way) return null;
  const [x0, y0] = middleOf(id);
  let best: string | null = null;
  let least = Infinity;
  for (const next of NEIGHBOURS.get(id) ?? []) {
    const [x, y] = middleOf(next);
    const [dx, dy] = [x - x0, y - y0];
    const far = Math.hypot(dx, dy);
    const along = (dx * way[0] + dy * way[1]) / far;
    if (along > WIDEST && far / along ** 2 < least) [best, least] = [next, far / along ** 2];
  }
  return best;
}
