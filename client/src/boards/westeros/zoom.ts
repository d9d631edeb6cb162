/** Pan and zoom of the map: one transform, written once a frame; nothing is rendered anew while it moves. */
import { pace } from '../../lib/settings.svelte';
import type { Level } from './ground';
import type { Box } from './map';

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export const MOST = 3;
const NEAR = 0.62; // pixels for each unit of the map: from here on names and goods are drawn
const SEEN = 0.55; // not smaller than this, so that all of an area is seen
const READ = 0.83; // from here on names are 14 px high
const REST = 140; // milliseconds without a move
const GLIDE = 420; // milliseconds on the way to what is asked about
const MARGIN = 40; // pixels of the map that always stay in sight
const AROUND = 230; // units of the map about what matters: its neighbours are seen
const NARROW = 768; // pixels
const BROAD = 1500; // pixels
const LOW = 320; // pixels: a phone that lies
const LOW_READ = 0.72; // from here on names are read there
const ASIDE = 64; // pixels at the right edge, under the buttons

export function levelOf(scale: number): Level {
  return scale < NEAR ? 'far' : 'near';
}

/** The scale at which the whole map is seen. */
const whole = (width: number, height: number, map: readonly [number, number]): number => Math.min(width / map[0], height / map[1]);

/** The scale to look closely at: names are read, and the more room there is the larger is everything. */
export const closely = (width: number): number => (width < NARROW ? 0.86 : width < BROAD ? 0.92 : 1.25);

/** How far the map has to be moved to show all of a box; null where it is larger than the room. */
function short({ scale, x, y }: Camera, [x0, y0, x1, y1]: Box, [width, height]: readonly [number, number]): readonly [number, number] | null {
  if ((x1 - x0) * scale > width || (y1 - y0) * scale > height) return null;
  const by = (from: number, to: number, room: number): number => Math.max(0, -from) - Math.max(0, to - room);
  return [by(x0 * scale + x, x1 * scale + x, width), by(y0 * scale + y, y1 * scale + y, height)];
}

/** The camera after scaling about a point of the screen. */
export function zoomed(camera: Camera, factor: number, at: readonly [number, number], least: number): Camera {
  const scale = Math.min(MOST, Math.max(least, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at[0] - (at[0] - camera.x) * by, y: at[1] - (at[1] - camera.y) * by };
}

/** The camera moved back so that the map fills the screen, or lies in its middle where it is smaller. */
export function kept(camera: Camera, width: number, height: number, map: readonly [number, number]): Camera {
  const along = (offset: number, size: number, room: number, end: number): number =>
    size <= room - end ? Math.min((room - size) / 2, room - size - end) : Math.min(MARGIN, Math.max(room - size - end, offset));
  return {
    scale: camera.scale,
    x: along(camera.x, map[0] * camera.scale, width, ASIDE),
    y: along(camera.y, map[1] * camera.scale, height, MARGIN),
  };
}

/**
 * Holds the camera and shows what it sees. While the map is being moved the drawing as a whole is shifted and scaled,
 * which lays out and paints nothing; when it rests, the world is drawn anew at its place.
 */
export class Zoom {
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  private drawn: Camera = this.camera;
  private room: readonly [number, number] = [0, 0];
  private frame = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private isMoving = false;
  /** What is shown again when the room changes; null once the map was moved by hand. */
  private goal: 'home' | 'whole' | null = 'home';
  /** Something on the map is being dragged: the map itself stays. */
  isHeld = false;
  /** What is looked at first where the whole map does not fit. */
  home: readonly (readonly [number, number])[] = [];
  /** All of each thing of which `home` has the middle. */
  boxes: readonly Box[] = [];
  /** Where the map goes by itself, to what is asked about; the animations that bring it there, or have. */
  private way: Camera | null = null;
  private readonly gone: Animation[] = [];
  /** A finger is on the map: what is asked about is shown when it is gone. */
  private isTouched = false;
  private isWanted = false;

  /** The drawings that lie on each other, each with the world in it that is moved; `onlevel` hears how much is shown. */
  constructor(
    private readonly layers: readonly (readonly [SVGSVGElement, SVGGElement])[],
    private readonly map: readonly [number, number],
    private readonly onlevel: (level: Level) => void = () => undefined,
  ) {}

  get least(): number {
    return Math.min(0.3, whole(...this.room, this.map));
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    const isHigher = width === this.room[0]; // or lower: the sheet below it has grown or shrunk
    const before = this.inSight;
    this.room = [width, height];
    const isKept = isHigher && !this.isWhole && this.inSight > 0 && this.inSight >= before && this.camera.scale >= NEAR;
    if (this.way) this.glideTo(this.settled);
    else if (this.goal === 'home' && !isKept) this.settle();
    else if (this.goal === 'whole') this.fit();
    else this.set(this.camera);
  }

  private get isWhole(): boolean {
    return whole(...this.room, this.map) >= READ;
  }

  /** How much of what matters is well in sight: the map must not move under a finger while that stays so. */
  private get inSight(): number {
    const { x, y, scale } = this.camera;
    const isIn = (at: number, end: number): boolean => at > MARGIN && at < end;
    const [right, bottom] = [this.room[0] - ASIDE, this.room[1] - MARGIN];
    return this.home.filter((at) => isIn(at[0] * scale + x, right) && isIn(at[1] * scale + y, bottom)).length;
  }

  /** The room beside the buttons. */
  private get open(): readonly [number, number] {
    return [this.room[0] - ASIDE, this.room[1]];
  }

  /** Where what matters is seen, and at least one thing of it whole. */
  private get settled(): Camera {
    if (this.isWhole || !this.home.length) return { scale: whole(...this.room, this.map), x: 0, y: 0 };
    const [width, height] = this.open;
    const fits = this.boxes.map(([x0, y0, x1, y1]) => Math.min(width / (x1 - x0), height / (y1 - y0)) * 0.98);
    const most = Math.min(closely(this.room[0]), Math.max(SEEN, ...(fits.length ? fits : [MOST])));
    const camera = kept(this.framing(this.home, most), ...this.room, this.map);
    const ways = this.boxes.map((box) => short(camera, box, this.open)).filter((way) => way !== null);
    const [dx, dy] = ways.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0] ?? [0, 0];
    return { ...camera, x: camera.x + dx, y: camera.y + dy };
  }

  fit(): void {
    this.goal = 'whole';
    this.set({ scale: whole(...this.room, this.map), x: 0, y: 0 });
  }

  /** Show the whole map, or what matters now where it would be cut off. */
  settle(): void {
    this.set(this.settled);
    this.goal = 'home';
  }

  /** Something is asked: go to where it can be chosen, unless all of that is in sight. */
  present(): void {
    this.isWanted = this.isTouched;
    const isShown = this.inSight === this.home.length && this.boxes.some((box) => short(this.camera, box, this.open)?.every((by) => Math.abs(by) < 1));
    if (this.isTouched || this.goal === 'whole' || this.isWhole || isShown) return;
    this.glideTo(this.settled);
    this.goal = 'home';
  }

  /** A finger came onto the map, or left it. */
  touch(isTouched: boolean): void {
    this.isTouched = isTouched;
    if (isTouched && this.way) {
      this.halt();
      this.set(this.camera);
    }
    if (!isTouched && this.isWanted) this.present();
  }

  /** Another question is asked: the whole map was for the last one. */
  leaveWhole(): void {
    if (this.goal === 'whole') this.settle();
  }

  by(factor: number, at: readonly [number, number] = [this.room[0] / 2, this.room[1] / 2]): void {
    this.goal = null;
    this.halt();
    this.set(zoomed(this.camera, factor, at, this.least), 'moving');
  }

  move(dx: number, dy: number): void {
    if (this.isHeld) return;
    this.goal = null;
    this.halt();
    this.set({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }, 'moving');
  }

  /** Bring points of the map into the middle, as near as all of them are seen. */
  focus(points: readonly (readonly [number, number])[], most = closely(this.room[0])): void {
    if (!points.length) return this.fit();
    this.goal = null;
    this.set(this.framing(points, most));
  }

  private framing(points: readonly (readonly [number, number])[], most = closely(this.room[0])): Camera {
    const span = (axis: 0 | 1): [number, number] => {
      const values = points.map((point) => point[axis]);
      return [Math.min(...values), Math.max(...values)];
    };
    const [[x0, x1], [y0, y1]] = [span(0), span(1)];
    const [width, height] = [this.room[0] - ASIDE, this.room[1]];
    const wide = Math.min(width / (x1 - x0 + AROUND), height / (y1 - y0 + AROUND));
    const least = height < LOW ? LOW_READ : whole(width, height, this.map);
    const scale = Math.min(most, Math.max(least, wide));
    /** The middle of all, or as near to it as the first of them is still seen. */
    const middle = (from: number, to: number, first: number, room: number): number => {
      const half = Math.max(0, room / scale - AROUND) / 2;
      return Math.max(first - half, Math.min(first + half, (from + to) / 2));
    };
    const [x, y] = [middle(x0, x1, points[0]![0], width), middle(y0, y1, points[0]![1], height)];
    return { scale, x: width / 2 - x * scale, y: height / 2 - y * scale };
  }

  /** Move just as far as needed to see a point; nothing has to be where the whole map is shown. */
  reveal([px, py]: readonly [number, number], edge = 60): void {
    if (this.goal === 'whole' || (this.goal === 'home' && this.isWhole)) return;
    const { x, y, scale } = this.way ?? this.camera;
    const short = (at: number, room: number): number => Math.max(0, edge - at) - Math.max(0, at - (room - edge));
    const [dx, dy] = [short(px * scale + x, this.room[0]), short(py * scale + y, this.room[1])];
    if (!dx && !dy) return;
    if (this.way) this.glideTo({ scale, x: x + dx, y: y + dy });
    else this.move(dx, dy);
  }

  /** The drawing goes there by itself; it is drawn anew when it has come. */
  private glideTo(goal: Camera): void {
    const duration = GLIDE * pace();
    if (!duration) return this.set(goal);
    this.halt();
    clearTimeout(this.rest);
    cancelAnimationFrame(this.frame);
    this.isMoving = false;
    this.show();
    const to = kept(goal, ...this.room, this.map);
    const frames = [this.camera, to].map((camera) => ({ transform: this.shifted(camera) }));
    const all = this.layers.map(([root]) => root.animate(frames, { duration, easing: 'cubic-bezier(0.215, 0.61, 0.355, 1)', fill: 'forwards' }));
    this.gone.push(...all);
    this.way = to;
    all[0]!.onfinish = () => this.way === to && this.set(to);
  }

  /** Stay where the map is on its way. */
  private halt(): void {
    if (!this.way) return;
    const at = new DOMMatrixReadOnly(getComputedStyle(this.layers[0]![0]).transform);
    const { x, y, scale } = this.drawn;
    this.camera = { scale: scale * at.a, x: x * at.a + at.e, y: y * at.a + at.f };
    this.way = null;
  }

  private set(camera: Camera, how: 'moving' | 'at once' = 'at once'): void {
    this.way = null;
    this.camera = kept(camera, ...this.room, this.map);
    this.isMoving = how === 'moving';
    clearTimeout(this.rest);
    if (this.isMoving) this.rest = setTimeout(() => this.set(this.camera), REST);
    this.frame ||= requestAnimationFrame(this.show);
  }

  private readonly show = (): void => {
    this.frame = 0;
    if (this.isMoving) for (const [root] of this.layers) root.style.transform = this.shifted(this.camera);
    else this.draw();
    for (const one of this.gone.splice(0)) one.cancel();
  };

  /** The drawing as it stands, moved to where another camera would show it. */
  private shifted({ x, y, scale }: Camera): string {
    const { drawn } = this;
    const by = scale / drawn.scale;
    return `translate(${x - drawn.x * by}px, ${y - drawn.y * by}px) scale(${by})`;
  }

  private draw(): void {
    const { x, y, scale } = (this.drawn = this.camera);
    const level = levelOf(scale);
    for (const [root, world] of this.layers) {
      world.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`);
      root.style.transform = '';
      if (scale <= whole(...this.room, this.map)) root.dataset.whole = '';
      else delete root.dataset.whole;
      if (root.dataset.level !== level) root.dataset.level = level;
    }
    this.onlevel(level);
  }

  /** Where a point of the map is seen in the frame, and how large the map is. */
  seen([x, y]: readonly [number, number]): readonly [number, number] {
    return [x * this.camera.scale + this.camera.x, y * this.camera.scale + this.camera.y];
  }

  /** The point of the map that is seen at a spot of the frame. */
  at([x, y]: readonly [number, number]): readonly [number, number] {
    return [(x - this.camera.x) / this.camera.scale, (y - this.camera.y) / this.camera.scale];
  }

  get scale(): number {
    return this.camera.scale;
  }
}
