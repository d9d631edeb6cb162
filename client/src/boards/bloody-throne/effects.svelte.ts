/** What flies over the table while an event is shown: coins, arrows, cards that fall. Nothing here changes what lies there. */
import { pace } from '../../lib/settings.svelte';
import type { Told } from '../../lib/types';
import type { Layout, Spot } from './layout';
import { ARROW, FLAG, FLIGHT, HERO } from './motion';
import { uppermost, type Lying, type Position, type View } from './view';

export interface Flying {
  id: number;
  kind: 'coin' | 'arrow' | 'fall' | 'lift' | 'ripple' | 'guise' | 'flag';
  from: Spot;
  to: Spot;
  delay: number;
  /** The card that falls or is lifted away. */
  card: string | null;
  owner: string;
}

export interface Hero {
  id: number;
  card: string;
  owner: string;
  from: Spot;
  /** Where it lies in the row, and how it lay there. */
  place: number;
  was: Lying;
}

/** Coins that fly one after the other; more are not told apart. */
const MOST = 8;
const APART = 110;

export class Effects {
  flying = $state.raw<readonly Flying[]>([]);
  hero = $state.raw<Hero | null>(null);
  /** Whether the card that came forward shows its face. */
  isTurned = $state(false);
  private count = 0;
  /** Cards that were turned in a round already. */
  private turned = new Set<string>();

  /** Show one event; the layouts are those before and after it. */
  show({ event }: Told, before: View, was: Layout, now: Layout, mine: string | null): void {
    const { facts } = event;
    if (event.event === 'round') this.turned.clear();
    this.hero = null;
    if (pace() === 0) return;
    const supply: Spot = { ...now.supply, w: 34 };
    const amount = Math.min(MOST, Number(facts.amount ?? 1));
    const seat = (key = 'seat'): Spot => now.seats[String(facts[key])] ?? supply;
    const place = (key = 'place'): Spot => was.row[Number(facts[key]) - 1] ?? supply;
    const acting = was.row[(before.resolving ?? 0) - 1] ?? supply;
    switch (event.event) {
      case 'left':
        this.fly('ripple', place(), place(), FLIGHT);
        return this.coins(1, supply, place());
      case 'collected':
        return this.coins(amount, acting, seat());
      case 'gained':
        return this.coins(amount, earnedAt(before, was, now, facts) ?? supply, seat());
      case 'stole':
        return Number(facts.amount) ? this.coins(amount, seat('victim_seat'), seat()) : undefined;
      case 'thrown-away':
        return this.coins(amount, acting, supply);
      case 'eliminated':
        this.fly('arrow', acting, place());
        this.fly('fall', place(), seat('owner_seat'), ARROW, String(facts.card), String(facts.owner_seat));
        return this.coins(Number(facts.lost ?? 0), place(), supply, ARROW + 700);
      case 'copied':
        return this.fly('guise', acting, acting, 120, String(facts.card), before.row[(before.resolving ?? 0) - 1]?.owner);
      case 'round': {
        const from = before.starter && before.starter !== facts.seat ? was.seats[before.starter] : undefined;
        return from && this.fly('flag', from, seat());
      }
      case 'discarded':
        return this.fly('lift', acting, acting, 0, String(facts.card), String(facts.seat));
      case 'revealed': {
        const card = String(facts.card);
        const lying = before.row[Number(facts.place) - 1];
        if (lying && (facts.seat === mine || !this.turned.has(card))) {
          this.hero = { id: ++this.count, card, owner: String(facts.seat), from: place(), place: Number(facts.place), was: uppermost(lying) };
          this.isTurned = false;
        }
        this.fly('ripple', place(), place(), this.hero ? HERO * 0.9 : 400);
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
    [this.flying, this.hero] = [[], null];
  }

  done(id: number): void {
    this.flying = this.flying.filter((one) => one.id !== id);
  }

  private coins(count: number, from: Spot, to: Spot, delay = 0): void {
    for (let i = 0; i < Math.min(MOST, count); i++) this.fly('coin', from, to, delay + i * APART);
  }

  private fly(kind: Flying['kind'], from: Spot, to: Spot, delay = 0, card: string | null = null, owner = ''): void {
    this.flying = [...this.flying, { id: ++this.count, kind, from, to, delay, card, owner }];
  }
}

/** Where the card lies that earns points: what is resolved, or an Ambush that has sprung and is shown in the middle. */
function earnedAt(before: View, was: Layout, now: Layout, { seat, card }: Told['event']['facts']): Spot | undefined {
  const at = (before.resolving ?? 0) - 1;
  if (before.row[at]?.owner === seat) return was.row[at];
  const lies = before.row.findIndex((position) => position.owner === seat && uppermost(position).card === card);
  return lies < 0 ? now.hero : was.row[lies];
}

/** How something flies, as frames of an animation: only moved, turned, scaled and faded. */
export function framesOf({ kind, from, to }: Flying): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (kind === 'ripple') return [{ transform: 'scale(.9)', opacity: 0 }, { transform: 'scale(1)', opacity: 0.9, offset: 0.12 }, { transform: 'scale(1.7)', opacity: 0 }];
  if (kind === 'guise') {
    const turned = (by: number): string => `perspective(900px) rotateY(${by}deg)`;
    return [{ transform: turned(90) }, { transform: turned(0), offset: 0.2 }, { transform: turned(0), offset: 0.85 }, { transform: turned(-90) }];
  }
  if (kind === 'lift') return [{ transform: 'none', opacity: 1 }, { transform: 'translateY(-70px) scale(.8)', opacity: 0 }];
  if (kind === 'fall') {
    return [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.1 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.5, easing: 'ease-in' },
      { transform: 'translate(14px, 40px) rotate(13deg)', opacity: 1, offset: 0.66, easing: 'ease-in' },
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

export function durationOf({ kind }: Flying): number {
  return { coin: FLIGHT, arrow: ARROW, fall: 1650, lift: 500, ripple: 700, guise: 1700, flag: FLAG }[kind];
}
