/** Where everything lies on the table, for a screen of any size. All measures are pixels of the board; cards are 5 by 7. */

export interface Spot {
  x: number;
  y: number;
  w: number;
}

export type Mode = 'desk' | 'phone' | 'land';

/** What the table has to hold. */
export interface Wanted {
  width: number;
  height: number;
  /** Positions of the row, and cards in the hand. */
  places: number;
  cards: number;
  /** Who sits at the table, in order; without a seat of one's own all are others. */
  seats: readonly string[];
  mine: string | null;
  /** Whether ends of the row are kept free for a card, and whether the hand is needed now. */
  isPlacing: boolean;
  isHandNeeded: boolean;
  isBackwards: boolean;
  /** Whether there is a line that asks: a replay has none. */
  hasAsk: boolean;
}

export interface Line {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  isFirst: boolean;
  isLast: boolean;
}

export interface Layout {
  mode: Mode;
  /** The unit of the desk: 1 on a screen of 1280 by 800. */
  u: number;
  /** The round of the table. */
  oak: { x: number; y: number; w: number; h: number };
  seats: Record<string, Spot & { isRight: boolean }>;
  row: Spot[];
  lines: Line[];
  /** The beginning and the end of the row, where a card can be laid. */
  ends: [Spot, Spot];
  /** How far one position is from the next. */
  pitch: number;
  hand: (Spot & { turn: number })[];
  ask: { x: number; y: number; w: number; h: number };
  aside: Spot | null;
  /** Where points come from and go to: beside the table, where nobody sits. */
  supply: { x: number; y: number };
  /** Where a card comes forward to. */
  hero: Spot;
}

const TALL = 1.4;
const OUTSIDE = -40;
/** Narrower than this a card is hard to hit with a finger. */
export const FINGER = 44;

/** Narrower than this a card has no room for a long name. */
const NAMED = 64;

/** So few lie beside each other, with the free ends beside them: in two lines they would stand askew. */
const FEW = 2;

interface Room {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  /** The widest a card may be, the gap between two, and what a line needs above and below its cards. */
  most: number;
  gap: number;
  over: number;
}

/** In how many lines cards are largest, and how large they are. */
function fit(room: Room, cells: number, most = 5): { per: number; w: number; lines: number } {
  let best = { per: Math.max(1, cells), w: 0, lines: 1 };
  for (let lines = 1; lines <= most; lines++) {
    const per = Math.max(1, Math.ceil(cells / lines));
    if (Math.ceil(cells / per) !== lines && cells) continue;
    const wide = (room.x1 - room.x0 - room.gap * (per - 1)) / per;
    const tall = ((room.y1 - room.y0) / lines - room.over) / TALL;
    const w = Math.min(room.most, wide, tall);
    if (w > best.w + 0.5) best = { per, w, lines };
  }
  return { ...best, w: Math.max(20, Math.floor(best.w)) };
}

function rowIn(room: Room, wanted: Wanted): Pick<Layout, 'row' | 'lines' | 'ends' | 'pitch'> {
  const ghosts = wanted.isPlacing && wanted.places ? 1 : 0; // a place for a card at either end
  const cells = wanted.places + 2 * ghosts;
  const { per, w, lines } = fit(room, Math.max(1, cells), ghosts && wanted.places <= FEW ? 1 : undefined);
  const [step, tall] = [w + room.gap, w * TALL + room.over];
  const top = (room.y0 + room.y1) / 2 - (lines * tall) / 2;
  const [first, last] = [(room.x0 + room.x1) / 2 - (per * step - room.gap) / 2, (room.x0 + room.x1) / 2 + (per * step - room.gap) / 2];
  const flip = (x: number): number => (wanted.isBackwards ? room.x0 + room.x1 - x : x);
  const at = (cell: number): Spot => ({
    x: flip(first + w / 2 + (cell % per) * step),
    y: top + Math.floor(cell / per) * tall + room.over * 0.6 + (w * TALL) / 2,
    w,
  });
  const row = Array.from({ length: wanted.places }, (_, i) => at(i + ghosts));
  const ends: [Spot, Spot] = [at(0), at(Math.max(0, cells - 1))];
  const band = (line: number): Line => {
    const y = top + line * tall;
    return { x0: first, x1: last, y0: y, y1: y + tall, isFirst: line === 0, isLast: line === lines - 1 };
  };
  return { row, ends, pitch: step, lines: Array.from({ length: lines }, (_, i) => band(i)) };
}

/** A fan of cards: the middle one upright, the others turned and lower. */
function fan(count: number, x: number, y: number, w: number, step: number, turn: number, drop: number): Layout['hand'] {
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    return { x: x + off * step, y: y + off * off * drop, w, turn: off * turn };
  });
}

/** The others in the order of play after the own seat. */
function others({ seats, mine }: Wanted): string[] {
  const at = mine ? seats.indexOf(mine) : -1;
  return at < 0 ? [...seats] : [...seats.slice(at + 1), ...seats.slice(0, at)];
}

function desk(wanted: Wanted): Layout {
  const { width: W, height: H } = wanted;
  const TOP = 48;
  const u = Math.min(W / 1280, (H + TOP) / 800);
  const oak = { x: -W * 0.25, y: 48 * u, w: W * 1.5, h: H * 1.45 };
  const rim = (x: number): number => oak.y + (oak.h / 2) * (1 - Math.sqrt(1 - ((x - W / 2) / (oak.w / 2)) ** 2));
  const around = others(wanted);
  const many = around.length;
  const seats: Layout['seats'] = {};
  for (const [i, seat] of around.entries()) {
    const part = many === 1 ? 0.5 : many === 2 ? 0.28 + 0.44 * i : many === 3 ? 0.1 + 0.4 * i : 0.085 + (0.83 * i) / (many - 1);
    const x = W * part;
    const isOuter = i === 0 || i === many - 1;
    seats[seat] = { x, y: rim(x) + (isOuter && many > 2 ? -20 : 16) * u, w: 84 * u, isRight: part > 0.5 };
  }
  const hasHand = wanted.mine !== null;
  /** The hand keeps its texts where something lies beside the table, as long as there is room for that. */
  const held = Math.max(u, Math.min(150 / 180, W / 1055, (H + TOP) / 800));
  const tall = 56 * Math.max(1, u);
  const ask = { x: W / 2 - 310 * u, y: H - (hasHand ? 294 * held + tall : 84 * u), w: 880 * u, h: tall };
  const foot = wanted.hasAsk ? ask.y : H - (hasHand ? 290 * held : 20 * u);
  const room: Room = {
    x0: 56 * u, x1: W - 64 * u, y0: 180 * u, y1: foot - 10 * u, most: 132 * u, gap: 12 * u, over: 58 * u,
  };
  if (!hasHand) room.most = 172 * u;
  /** So wide that the middle of every card is in sight. */
  const each = Math.max(u, Math.min(held, (W - 560 * u) / (180 * (1 + 0.55 * Math.max(0, wanted.cards - 1)))));
  const w = 180 * each;
  const step = Math.min(w * 1.06, (W - 560 * u - w) / Math.max(1, wanted.cards - 1));
  if (wanted.mine) seats[wanted.mine] = { x: 112 * u, y: H - 118 * u, w: 92 * u, isRight: false };
  return {
    mode: 'desk', u, oak, seats, ...rowIn(room, wanted), ask,
    hand: fan(wanted.cards, W / 2, H - 140 * each, w, step, 3, 4.5 * u),
    aside: hasHand ? { x: W - 128 * u, y: H - 112 * u, w: 58 * u } : null,
    supply: { x: OUTSIDE, y: H * 0.48 },
    hero: heroOver(ask.y, W / 2, H * 0.48, 252 * u),
  };
}

/** A card that comes forward leaves the line free that says which it is. */
function heroOver(foot: number, x: number, y: number, most: number): Spot {
  const w = Math.min(most, (foot - 16) / TALL);
  return { x, y: Math.min(y, foot - 8 - (w * TALL) / 2), w };
}

/** How a hand lies on a phone: in how many lines, how wide a card is, and how much of the back line is in sight. */
interface Held {
  lines: number;
  w: number;
  part: number;
}

/** What lies between two cards of a hand that do not overlap, and round the whole hand. */
const [APART, ROUND] = [4, 8];
/** More than four cards are held in two lines. */
const ABREAST = 4;

const roomOf = ({ lines, w, part }: Held): number => ROUND + w * TALL * (1 + (lines - 1) * part) + 2 * APART;

function phoneWith(wanted: Wanted, held: Held): Layout {
  const { width: W, height: H } = wanted;
  const around = others(wanted);
  const seats: Layout['seats'] = {};
  for (const [i, seat] of around.entries()) seats[seat] = { x: (W * (i + 0.5)) / around.length, y: 34, w: 54, isRight: false };
  const { lines, w, part } = held;
  const foot = wanted.mine !== null && wanted.cards > 0 ? (wanted.isHandNeeded ? roomOf(held) : 66) : 8;
  const ask = { x: 0, y: H - foot - 114, w: W, h: 112 };
  if (wanted.mine) seats[wanted.mine] = { x: 34, y: ask.y + 23, w: 48, isRight: false };
  const room: Room = { x0: 10, x1: W - 10, y0: 114, y1: (wanted.hasAsk ? ask.y : H - foot) - 8, most: 112, gap: 7, over: 39 };
  const y = H - foot + ROUND + (w * TALL) / 2;
  const line = (count: number, at: number): Layout['hand'] => fan(count, W / 2, at, w, Math.min(w + APART, (W - w - ROUND) / Math.max(1, count - 1)), 0, 0);
  const back = Math.ceil(wanted.cards / lines);
  return {
    mode: 'phone', u: 0.8, oak: { x: -W * 0.55, y: 38, w: W * 2.1, h: H * 1.3 }, seats, ...rowIn(room, wanted), ask,
    hand: [...line(back, y), ...line(wanted.cards - back, y + w * TALL * part + APART)],
    aside: null, supply: { x: OUTSIDE, y: H * 0.44 }, hero: heroOver(ask.y, W / 2, H * 0.44, Math.min(232, W * 0.6)),
  };
}

/** A long row needs room: the cards of the hand are smaller then, and of the last resort its back line is covered but for the names. */
function phone(wanted: Wanted): Layout {
  const lines = wanted.cards > ABREAST ? 2 : 1;
  const across = Math.max(3, Math.ceil(wanted.cards / lines));
  const most = (wanted.width - 2 * ROUND - APART * (across - 1)) / across;
  const whole = lines > 1 ? [90, 80] : [124, 112, 100, 90];
  const held = [...whole.map((w) => ({ w, part: 1 })), ...[0.7, 0.42].map((part) => ({ w: 90, part }))];
  const found = held.map(({ w, part }) => phoneWith(wanted, { lines, w: Math.floor(Math.min(w, most)), part }));
  const isFor = (least: number) => ({ row }: Layout): boolean => row.every(({ w }) => w >= least);
  return found.slice(0, whole.length).find(isFor(NAMED)) ?? found.slice(lines > 1 ? 0 : whole.length - 1).find(isFor(FINGER)) ?? found.at(-1)!;
}

function land(wanted: Wanted): Layout {
  const { width: W, height: H } = wanted;
  const around = others(wanted);
  const seats: Layout['seats'] = {};
  const span = W - 330;
  for (const [i, seat] of around.entries()) seats[seat] = { x: 30 + (span / around.length) * i, y: 24, w: 38, isRight: false };
  const hasHand = wanted.mine !== null && wanted.cards > 0;
  /** As large as they fit beside each other, and under a row that is large enough. */
  const w = Math.floor(Math.min(104, (H - 228) / TALL, (W - 2 * ROUND) / Math.max(1, wanted.cards) - APART));
  const foot = hasHand ? (wanted.isHandNeeded ? w * TALL + ROUND + APART : 34) : 6;
  const ask = { x: 64, y: H - foot - 52, w: W - 72, h: 48 };
  if (wanted.mine) seats[wanted.mine] = { x: 34, y: ask.y + 22, w: 44, isRight: false };
  const room: Room = { x0: 26, x1: W - 36, y0: 46, y1: (wanted.hasAsk ? ask.y : H - foot) - 4, most: 90, gap: 6, over: 38 };
  return {
    mode: 'land', u: 0.62, oak: { x: -W * 0.15, y: 26, w: W * 1.3, h: H * 1.7 }, seats, ...rowIn(room, wanted), ask,
    hand: fan(wanted.cards, W / 2, H - foot + ROUND + (w * TALL) / 2, w, w + APART, 0, 0),
    aside: null, supply: { x: OUTSIDE, y: H * 0.5 }, hero: heroOver(ask.y, W * 0.62, H * 0.5, Math.min(200, (H - 24) / TALL)),
  };
}

/** Narrower than this the seats have no room beside each other on a table that lies. */
const LYING = 560;

export function modeFor(width: number, height: number): Mode {
  return height < 480 && width >= LYING ? 'land' : width < 700 ? 'phone' : 'desk';
}

export function layOut(wanted: Wanted): Layout {
  const mode = modeFor(wanted.width, wanted.height);
  return mode === 'desk' ? desk(wanted) : mode === 'phone' ? phone(wanted) : land(wanted);
}

/** Where a gap between two cards lies, by the cards before it; null where the row has no such gap. */
export function gapIn({ row, pitch }: Layout, gap: number, width: number, isBackwards: boolean): Spot | null {
  const side = (isBackwards ? -1 : 1) * (pitch / 2);
  const [left, right] = [row[gap - 1], row[gap]];
  const x = right ? right.x - side : left && left.x + side;
  if (x === undefined) return null;
  return { ...(right ?? left)!, x: Math.max(FINGER / 2 + 2, Math.min(width - FINGER / 2 - 2, x)), w: 18 };
}
