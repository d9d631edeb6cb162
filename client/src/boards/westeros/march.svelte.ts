/**
 * A march as it is made by hand: an army is taken, some of its pieces step forward, and an area is touched for them.
 * The server says step by step where each unit may go; what nobody was sent anywhere stays.
 */
import { type Answer, type Next, STOP } from '../../lib/answer.svelte';
import type { Blocked, Option } from '../../lib/types';
import { areasIn, isAttack, pointsOf } from './answering';

const isOfUnit = (next: Next): boolean => next.options.some((option) => pointsOf(option).units?.length);
const staying = (next: Next): Option | undefined => next.options.find((option) => !areasIn(option).length);
/** Something to leave behind: the first that is offered is what most want. */
const isLast = (next: Next): boolean => next.options.length > 0 && !isOfUnit(next) && !next.options.some(({ value }) => value === STOP);

export class March {
  /** The units of the army in the order of the server, and where each is sent. */
  units = $state.raw<readonly string[]>([]);
  goals = $state.raw<readonly (string | null)[]>([]);
  /** The pieces that stepped forward, by their place in the army. */
  picked = $state.raw<ReadonlySet<number>>(new Set());

  constructor(private readonly answer: Answer) {}

  /** The area whose army was taken. */
  get from(): string | null {
    const [first] = this.answer.steps;
    return first ? (areasIn(first.option)[0] ?? null) : null;
  }

  /** Where pieces that stepped forward may go, and whether that is a fight. */
  get targets(): ReadonlyMap<string, boolean> {
    const found = new Map<string, boolean>();
    this.rows.forEach(({ next }, k) => {
      if (!this.picked.has(k)) return;
      for (const option of next.options) for (const area of areasIn(option)) found.set(area, isAttack(option));
    });
    return found;
  }

  /** What was told of where nobody who stepped forward may go. */
  get blocked(): readonly Blocked[] {
    return this.rows.flatMap(({ next }, k) => (this.picked.has(k) ? next.blocked : []));
  }

  private get rows(): readonly { option: Option; next: Next }[] {
    return this.answer.steps.slice(1).filter(({ next }) => isOfUnit(next));
  }

  /** Whether every piece was sent somewhere. */
  get isAll(): boolean {
    return this.goals.length > 0 && this.goals.every((goal) => goal !== null);
  }

  /** Take the army of an area; all of it steps forward. */
  async take(option: Option): Promise<void> {
    this.goals = [];
    await this.walk(option.value);
    this.units = this.rows.map(({ option }) => pointsOf(option).units?.[0] ?? '');
    this.goals = this.units.map(() => null);
    this.picked = new Set(this.units.keys());
  }

  toggle(place: number): void {
    const next = new Set(this.picked);
    if (!next.delete(place)) next.add(place);
    this.picked = next;
    if (this.goals[place]) this.goals = this.goals.map((goal, k) => (k === place ? null : goal));
  }

  /** Send what stepped forward to an area; whether anybody may go there. */
  async send(area: string): Promise<boolean> {
    const first = this.answer.steps[0]?.option;
    const before = this.goals;
    if (!first || !this.targets.has(area)) return false;
    this.goals = before.map((goal, k) => (this.picked.has(k) ? area : goal));
    await this.walk(first.value);
    const rows = this.rows;
    this.goals = this.goals.map((_, k) => (rows[k] ? (areasIn(rows[k].option)[0] ?? null) : null));
    this.picked = new Set();
    return true;
  }

  /** Why nobody of those who stepped forward may go to an area. */
  async why(area: string): Promise<Blocked | null> {
    const values = this.answer.prefix;
    for (const k of this.picked) {
      const { blocked } = await this.answer.after(values.slice(0, k + 1), true);
      const found = blocked.find((one) => areasIn(one).includes(area));
      if (found) return found;
    }
    return null;
  }

  /** Go through the whole march: the army, where each unit goes, and what is left behind. */
  private walk(first: number): Promise<void> {
    const isLeaving = this.goals.some((goal) => goal !== null);
    return this.answer.go((i, next) => {
      if (!i) return next.options.find(({ value }) => value === first);
      if (isOfUnit(next)) {
        const goal = this.goals[i - 1];
        return next.options.find((option) => goal && areasIn(option)[0] === goal) ?? staying(next) ?? next.options[0];
      }
      return isLeaving && isLast(next) ? next.options.at(-1) : undefined;
    });
  }
}
