/** Pan and zoom of the map: one transform, written once a frame; nothing is rendered anew while it moves. */

export interface Camera {
  x: number;
  y: number;
  scale: number;
}
export type Level = 'far' | 'middle' | 'near';

export const MOST = 3;
const MIDDLE = 0.5; // pixels for each unit of the map
const NEAR = 0.97; // from here on names are 14 px high
const REST = 140; // milliseconds without a move
const MARGIN = 40; // pixels of the map that always stay in sight
const AROUND = 280; // units of the map about what matters: its neighbours are seen
const NARROW = 768; // pixels
const ASIDE = 64; // pixels at the right edge, under the buttons

export function levelOf(scale: number): Level {
  return scale < MIDDLE ? 'far' : scale < NEAR ? 'middle' : 'near';
}

/** The scale at which the whole map is seen. */
const whole = (width: number, height: number, map: readonly [number, number]): number => Math.min(width / map[0], height / map[1]);

/** The scale to begin with: the whole map, or its whole width where that would be too small. */
export function fitting(width: number, height: number, map: readonly [number, number]): number {
  const scale = whole(width, height, map);
  return scale < 0.3 ? width / map[0] : scale;
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
  /** What is looked at first where the whole map does not fit. */
  home: readonly (readonly [number, number])[] = [];

  constructor(
    private readonly root: SVGSVGElement,
    private readonly world: SVGGElement,
    private readonly map: readonly [number, number],
  ) {}

  get least(): number {
    return Math.min(0.3, whole(...this.room, this.map));
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    const isHigher = width === this.room[0]; // or lower: the sheet below it has grown or shrunk
    this.room = [width, height];
    if (this.goal === 'home' && !(isHigher && this.seesHome && this.camera.scale >= MIDDLE)) this.settle();
    else if (this.goal === 'whole') this.fit();
    else this.set(this.camera);
  }

  private get isWhole(): boolean {
    return fitting(...this.room, this.map) <= whole(...this.room, this.map);
  }

  /** Whether a part of the map is shown that has all that matters: it must not move under a finger then. */
  private get seesHome(): boolean {
    const { x, y, scale } = this.camera;
    const isIn = (at: number, end: number): boolean => at > MARGIN && at < end;
    const [right, bottom] = [this.room[0] - ASIDE, this.room[1] - MARGIN];
    return !this.isWhole && this.home.every((at) => isIn(at[0] * scale + x, right) && isIn(at[1] * scale + y, bottom));
  }

  fit(): void {
    this.goal = 'whole';
    this.set({ scale: whole(...this.room, this.map), x: 0, y: 0 });
  }

  /** Show the whole map, or what matters now where it would be cut off. */
  settle(): void {
    const most = this.goal === 'home' && this.camera.scale >= MIDDLE ? this.camera.scale : undefined; // no closer than before
    if (this.isWhole || !this.home.length) this.fit();
    else this.focus(this.home, most);
    this.goal = 'home';
  }

  /** Another question is asked: the whole map was for the last one. */
  leaveWhole(): void {
    if (this.goal === 'whole') this.settle();
  }

  by(factor: number, at: readonly [number, number] = [this.room[0] / 2, this.room[1] / 2]): void {
    this.goal = null;
    this.set(zoomed(this.camera, factor, at, this.least), 'moving');
  }

  move(dx: number, dy: number): void {
    this.goal = null;
    this.set({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }, 'moving');
  }

  /** Bring points of the map into the middle, at a scale at which pieces are seen. */
  focus(points: readonly (readonly [number, number])[], most = this.room[0] < NARROW ? 0.85 : 1.1): void {
    if (!points.length) return this.fit();
    this.goal = null;
    const span = (axis: 0 | 1): [number, number] => {
      const values = points.map((point) => point[axis]);
      return [Math.min(...values), Math.max(...values)];
    };
    const [[x0, x1], [y0, y1]] = [span(0), span(1)];
    const [width, height] = [this.room[0] - ASIDE, this.room[1]];
    const wide = Math.min(width / (x1 - x0 + AROUND), height / (y1 - y0 + AROUND));
    const scale = Math.min(most, Math.max(fitting(width, height, this.map), wide));
    this.set({ scale, x: width / 2 - ((x0 + x1) / 2) * scale, y: height / 2 - ((y0 + y1) / 2) * scale });
  }

  /** Move just as far as needed to see a point; nothing has to be where the whole map is shown. */
  reveal([px, py]: readonly [number, number]): void {
    if (this.goal === 'whole' || (this.goal === 'home' && this.isWhole)) return;
    const { x, y, scale } = this.camera;
    const short = (at: number, room: number): number => Math.max(0, 60 - at) - Math.max(0, at - (room - 60));
    const [dx, dy] = [short(px * scale + x, this.room[0]), short(py * scale + y, this.room[1])];
    if (dx || dy) this.move(dx, dy);
  }

  private set(camera: Camera, how: 'moving' | 'at once' = 'at once'): void {
    this.camera = kept(camera, ...this.room, this.map);
    this.isMoving = how === 'moving';
    clearTimeout(this.rest);
    if (this.isMoving) this.rest = setTimeout(() => this.set(this.camera), REST);
    this.frame ||= requestAnimationFrame(this.show);
  }

  private readonly show = (): void => {
    this.frame = 0;
    if (this.isMoving) this.shift();
    else this.draw();
  };

  private shift(): void {
    const { camera, drawn } = this;
    const by = camera.scale / drawn.scale;
    this.root.style.transform = `translate(${camera.x - drawn.x * by}px, ${camera.y - drawn.y * by}px) scale(${by})`;
  }

  private draw(): void {
    const { x, y, scale } = (this.drawn = this.camera);
    this.world.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`);
    this.root.style.transform = '';
    const level = levelOf(scale);
    if (this.root.dataset.level !== level) this.root.dataset.level = level;
    if (scale <= whole(...this.room, this.map)) this.root.dataset.whole = '';
    else delete this.root.dataset.whole;
  }
}
