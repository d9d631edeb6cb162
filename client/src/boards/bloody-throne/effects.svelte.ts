/** What flies over the table while an event is shown: coins, arrows, cards that fall. Nothing here changes what lies there. */
import { pace } from '../../lib/settings.svelte';
import type { Told } from '../../lib/types';
import type { Layout, Spot } from './layout';
import { AIM, ARROW, CORPSE, FLAG, FLIGHT, HERO, THEFT } from './motion';
import { uppermost, type Lying, type Position, type View } from './view';

export interface Flying {
  id: number;
  kind: 'coin' | 'loot' | 'tally' | 'arrow' | 'fall' | 'lift' | 'ripple' | 'guise' | 'flag';
  from: Spot;
  to: Spot;
  delay: number;
  /** The card that falls or is lifted away. */
  card: string | null;
  owner: string;
  /** Another side that is seen before: of a card that copies its own, of one that falls face down its back. */
  other?: 'back' | 'own';
  /** By way of which place it goes. */
  by?: Spot;
  /** What is written. */
  text?: string;
  /** The position it is drawn in the place of, by its key. */
  hides?: number;
}

export interface Hero {
  id: number;
  card: string;
  owner: string;
  from: Spot;
  /** Where it lies in the row, and how it lay there. */
  place: number;
  was: Lying;
  /** The position that is empty meanwhile, by its key. */
  hides: number;
}

/** Coins that fly one after the other; more are not told apart. */
const MOST = 8;
const APART = 110;

export class Effects {
  flying = $state.raw<readonly Flying[]>([]);
  hero = $state.raw<Hero | null>(null);
  /** Whether the card that came forward shows its face. */
  isTurned = $state(false);
  /** Whether the card that came forward goes back: something else happens. */
  isGoing = $state(false);
  /** Positions whose card is drawn elsewhere just now, by their keys. */
  away = $state.raw<ReadonlySet<number>>(new Set());
  private count = 0;
  /** Cards that were turned in a round already. */
  private turned = new Set<string>();

  /** Show one event; the layouts are those before and after it. */
  show({ event }: Told, before: View, was: Layout, now: Layout, mine: string | null, keys: readonly number[]): void {
    const { facts } = event;
    if (event.event === 'round') this.turned.clear();
    this.isGoing = this.hero !== null;
    if (pace() === 0) return this.clear();
    const supply: Spot = { ...now.supply, w: 34 };
    const amount = Math.min(MOST, Number(facts.amount ?? 1));
    const seat = (key = 'seat'): Spot => now.seats[String(facts[key])] ?? supply;
    const place = (key = 'place'): Spot => was.row[Number(facts[key]) - 1] ?? supply;
    const acting = was.row[(before.resolving ?? 0) - 1] ?? supply;
    const key = (place: unknown): number => keys[Number(place) - 1] ?? 0;
    switch (event.event) {
      case 'left':
        this.fly('ripple', place(), place(), { delay: FLIGHT });
        return this.coins(1, supply, place());
      case 'collected':
        return this.coins(amount, acting, seat());
      case 'gained':
        return this.coins(amount, earnedAt(before, was, now, facts) ?? supply, seat());
      case 'stole':
        return Number(facts.amount) ? this.steal(amount, seat('victim_seat'), acting, seat()) : undefined;
      case 'thrown-away':
        return this.coins(amount, acting, supply);
      case 'eliminated':
        this.fly('arrow', acting, place(), { delay: AIM });
        this.fly('fall', place(), seat('owner_seat'), {
          delay: AIM + ARROW, card: String(facts.card), owner: String(facts.owner_seat), hides: key(facts.place),
          other: isDown(before, facts.place) ? 'back' : undefined,
        });
        return this.coins(Number(facts.lost ?? 0), place(), supply, AIM + ARROW + 700);
      case 'copied':
        return this.fly('guise', acting, acting, {
          delay: 120, card: String(facts.card), owner: before.row[(before.resolving ?? 0) - 1]?.owner, hides: key(before.resolving), other: 'own',
        });
      case 'won':
        return this.clear();
      case 'round': {
        const from = before.starter && before.starter !== facts.seat ? was.seats[before.starter] : undefined;
        return from && this.fly('flag', from, seat());
      }
      case 'discarded':
        return this.fly('lift', acting, acting, { card: String(facts.card), owner: String(facts.seat) });
      case 'revealed': {
        const card = String(facts.card);
        const lying = before.row[Number(facts.place) - 1];
        if (lying && (facts.seat === mine || !this.turned.has(card))) {
          this.hero = { id: ++this.count, card, owner: String(facts.seat), from: place(), place: Number(facts.place), was: uppermost(lying), hides: key(facts.place) };
          this.isTurned = this.isGoing = false;
          this.fly('ripple', place(), place(), { delay: HERO * 0.9 });
        } else this.fly('ripple', place(), place(), { delay: 400 });
        this.turned.add(card);
      }
    }
  }

  /** A position as it is to be seen: what came forward to be turned lies as it did until it shows its face. */
  held<T extends Position>(position: T, place: number): T {
    const { hero } = this;
    if (!hero || this.isTurned || hero.place !== place || hero.owner !== position.owner) return position;
    return { ...position, cards: [...position.cards.slice(0, -1), hero.was] };
  }

  /** Nothing flies any more. */
  clear(): void {
    [this.flying, this.hero, this.away] = [[], null, new Set()];
  }

  done(id: number): void {
    this.flying = this.flying.filter((one) => one.id !== id);
  }

  /** The card of a position is drawn elsewhere, or lies there again. */
  hide(key: number, isAway: boolean): void {
    this.away = new Set(isAway ? [...this.away, key] : [...this.away].filter((one) => one !== key));
  }

  private coins(count: number, from: Spot, to: Spot, delay = 0): void {
    for (let i = 0; i < Math.min(MOST, count); i++) this.fly('coin', from, to, { delay: delay + i * APART });
  }

  /** From purse to purse by way of the card that steals, with what each loses and gains. */
  private steal(amount: number, from: Spot, by: Spot, to: Spot): void {
    for (let i = 0; i < amount; i++) this.fly('loot', from, to, { delay: i * APART, by });
    this.fly('tally', from, from, { text: `\u2212${amount}` });
    this.fly('tally', to, to, { delay: THEFT, text: `+${amount}` });
  }

  private fly(kind: Flying['kind'], from: Spot, to: Spot, more: Partial<Flying> = {}): void {
    this.flying = [...this.flying, { id: ++this.count, kind, from, to, delay: 0, card: null, owner: '', ...more }];
  }
}

/** Whether the uppermost card of a position lies face down. */
function isDown({ row }: View, place: unknown): boolean {
  const position = row[Number(place) - 1];
  return position !== undefined && !uppermost(position).open;
}

/** Where the card lies that earns points: what is resolved, or an Ambush that has sprung and is shown in the middle. */
function earnedAt(before: View, was: Layout, now: Layout, { seat, card }: Told['event']['facts']): Spot | undefined {
  const at = (before.resolving ?? 0) - 1;
  if (before.row[at]?.owner === seat) return was.row[at];
  const lies = before.row.findIndex((position) => position.owner === seat && uppermost(position).card === card);
  return lies < 0 ? now.hero : was.row[lies];
}

/** How something flies, as frames of an animation: only moved, turned, scaled and faded. */
export function framesOf({ kind, from, to, by }: Flying): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (kind === 'ripple') return [{ transform: 'scale(.9)', opacity: 0 }, { transform: 'scale(1)', opacity: 0.9, offset: 0.12 }, { transform: 'scale(1.7)', opacity: 0 }];
  if (kind === 'guise') return [{ transform: 'none' }, { transform: 'none' }];
  if (kind === 'tally') return [{ transform: 'translateY(0) scale(.6)', opacity: 0 }, { transform: 'translateY(8px)', opacity: 1, offset: 0.15 }, { transform: 'translateY(20px)', opacity: 1, offset: 0.8 }, { transform: 'translateY(26px)', opacity: 0 }];
  if (kind === 'loot') return lootFrames(from, by ?? to, to);
  if (kind === 'lift') return [{ transform: 'none', opacity: 1 }, { transform: 'translateY(-70px) scale(.8)', opacity: 0 }];
  if (kind === 'fall') {
    return [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.1 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.55, easing: 'ease-in' },
      { transform: 'translate(14px, 40px) rotate(13deg)', opacity: 1, offset: 0.7, easing: 'ease-in' },
      { transform: `translate(${dx}px, ${dy}px) rotate(50deg) scale(.2)`, opacity: 0.4 },
    ];
  }
  const rise = Math.min(150, 40 + Math.hypot(dx, dy) * 0.16);
  return Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    const [x, y] = [dx * t, dy * t - rise * 4 * t * (1 - t)];
    const turn = kind === 'coin' ? t * 300 : kind === 'flag' ? 0 : (Math.atan2(dy - rise * 4 * (1 - 2 * t), dx) * 180) / Math.PI;
    return { transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` };
  });
}

/** Across the wood to the card that steals, a beat there, and on to the thief. */
function lootFrames(from: Spot, by: Spot, to: Spot): Keyframe[] {
  const [over, down, along, end] = [by.x - from.x, by.y - from.y, to.x - from.x, to.y - from.y];
  const at = (x: number, y: number, scale: number, turn: number): string => `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;
  return [
    { transform: at(0, 0, 0.6, 0) },
    { transform: at(over, down, 1.15, 180), offset: 0.42 },
    { transform: at(over, down, 1.15, 180), offset: 0.55 },
    { transform: at(along, end, 0.6, 360) },
  ];
}

type Side = 'first' | 'second';

/** How the two sides of a card turn that flies, each only where it is seen. */
export function turnOf({ other }: Flying, side: Side): Keyframe[] {
  const turned = (by: number): string => `perspective(900px) rotateY(${by}deg)`;
  const [going, come, leaving, back] = other === 'own' ? [0.09, 0.18, 0.84, 0.92] : [0.09, 0.18, 1, 1];
  if (side === 'second') {
    const stays = [{ transform: turned(-90) }, { transform: turned(-90), offset: going }, { transform: turned(0), offset: come }];
    return other === 'own' ? [...stays, { transform: turned(0), offset: leaving }, { transform: turned(90), offset: back }, { transform: turned(90) }] : [...stays, { transform: turned(0) }];
  }
  const goes = [{ transform: turned(0) }, { transform: turned(90), offset: going }];
  return other === 'own' ? [...goes, { transform: turned(90), offset: back }, { transform: turned(0) }] : [...goes, { transform: turned(90) }];
}

export function durationOf({ kind }: Flying): number {
  return { coin: FLIGHT, loot: THEFT, tally: 1100, arrow: ARROW, fall: CORPSE, lift: 500, ripple: 700, guise: 1700, flag: FLAG }[kind];
}
