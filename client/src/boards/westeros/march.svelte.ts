/**
 * A march as it is made by hand: an army is taken, some of its pieces step forward, and an area is touched for them.
 * The server says step by step where each unit may go; what nobody was sent anywhere stays. It follows the answer,
 * however that was begun: whoever was not asked about yet steps forward.
 */
import { type Answer, type Next, STOP } from '../../lib/answer.svelte';
import type { Blocked, Option } from '../../lib/types';
import { areasIn, isAttack, pointsOf } from './answering';

const isOfUnit = (next: Next): boolean => next.options.some((option) => pointsOf(option).units?.length);
const staying = (next: Next): Option | undefined => next.options.find((option) => !areasIn(option).length);
/** Whether to leave something behind, where nothing comes first. */
const isLast = (next: Next): boolean => next.options.length > 0 && !isOfUnit(next) && !next.options.some(({ value }) => value === STOP);

export class March {
  /** Where each unit of the army is sent, in the order of the server. */
  goals = $state.raw<readonly (string | null)[]>([]);
  /** The pieces that stepped forward, by their place in the army. */
  picked = $state.raw<ReadonlySet<number>>(new Set());
  /** What each unit may do: where it was asked about as things stand, else as if those before it stayed. */
  private rows = $state.raw<readonly Next[]>([]);
  private followed: { steps: Answer['steps']; next: Next; done: Promise<void> } | null = null;

  constructor(private readonly answer: Answer) {}

  /** The area whose army was taken. */
  get from(): string | null {
    const [first] = this.answer.steps;
    return first ? (areasIn(first.option)[0] ?? null) : null;
  }

  /** Where pieces that stepped forward may go, and whether that is a fight. */
  get targets(): ReadonlyMap<string, boolean> {
    const found = new Map<string, boolean>();
    this.rows.forEach((next, k) => {
      if (!this.picked.has(k)) return;
      for (const option of next.options) for (const area of areasIn(option)) found.set(area, isAttack(option));
    });
    return found;
  }

  /** What was told of where nobody who stepped forward may go. */
  get blocked(): readonly Blocked[] {
    return this.rows.flatMap((next, k) => (this.picked.has(k) ? next.blocked : []));
  }

  /** Whether every piece was sent somewhere. */
  get isAll(): boolean {
    return this.goals.length > 0 && this.goals.every((goal) => goal !== null);
  }

  /** Whether an army was taken, and nothing was said of any piece of it. */
  get isOpen(): boolean {
    return this.answer.steps.length === 1 && isOfUnit(this.answer.next);
  }

  /** Take up where the answer stands: the pieces that it did not speak of yet step forward. */
  follow(): Promise<void> {
    const { steps, next } = this.answer;
    if (this.followed?.steps !== steps || this.followed.next !== next) this.followed = { steps, next, done: this.ahead(steps, next) };
    return this.followed.done;
  }

  private async ahead(steps: Answer['steps'], now: Next): Promise<void> {
    const asked = steps.slice(1).filter(({ next }) => isOfUnit(next));
    const rows = asked.map(({ next }) => next);
    const values = steps.map(({ option }) => option.value);
    for (let next = now; steps.length && isOfUnit(next); next = await this.answer.after(values.slice())) {
      rows.push(next);
      const stays = staying(next);
      if (!stays) break;
      values.push(stays.value);
    }
    if (this.answer.steps !== steps) return;
    this.rows = rows;
    this.goals = rows.map((_, k) => (asked[k] ? (areasIn(asked[k].option)[0] ?? null) : null));
    this.picked = new Set([...rows.keys()].slice(asked.length));
  }

  /** Take the army of an area. */
  async take(option: Option): Promise<void> {
    await this.answer.go((i, next) => (i ? undefined : next.options.find(({ value }) => value === option.value)));
    await this.follow();
  }

  /** Nobody goes anywhere. */
  async stay(): Promise<void> {
    const first = this.answer.steps[0]?.option;
    if (first) await this.walk(first.value, []);
  }

  /** What is left behind when all go: the answers to that, and the place of the one that stands. */
  get left(): { options: readonly Option[]; place: number } | null {
    const { steps, next } = this.answer;
    if (!this.goals.some(Boolean)) return null;
    if (isLast(next)) return { options: next.options, place: steps.length };
    const last = steps.at(-1);
    return last && isLast(last.next) ? { options: last.next.options, place: steps.length - 1 } : null;
  }

  /** Whether some of an army are to stay where they are. */
  get isParted(): boolean {
    return this.goals.some((goal, k) => !goal && !this.picked.has(k));
  }

  /** A piece steps forward, or back to those who stay; one that was sent somewhere is called back. */
  async toggle(place: number): Promise<void> {
    const picked = new Set(this.picked);
    if (!picked.delete(place)) picked.add(place);
    const wasSent = Boolean(this.goals[place]);
    this.picked = picked;
    if (!wasSent) return;
    this.goals = this.goals.map((goal, k) => (k === place ? null : goal));
    await this.walk(this.answer.steps[0]!.option.value, this.goals);
    await this.follow();
    this.picked = picked;
  }

  /** Send what stepped forward to an area; whether anybody may go there. */
  async send(area: string): Promise<boolean> {
    const first = this.answer.steps[0]?.option;
    if (!first || !this.targets.has(area)) return false;
    await this.walk(first.value, this.goals.map((goal, k) => (this.picked.has(k) ? area : goal)));
    await this.follow();
    return true;
  }

  /** Why nobody of those who stepped forward may go to an area. */
  async why(area: string): Promise<Blocked | null> {
    const [first, ...others] = this.answer.prefix;
    for (const k of this.picked) {
      const values = [first!, ...this.rows.slice(0, k).map((next, l) => others[l] ?? staying(next)!.value)];
      const { blocked } = await this.answer.after(values, true);
      const found = blocked.find((one) => areasIn(one).includes(area));
      if (found) return found;
    }
    return null;
  }

  /** Go through the whole march: the army, where each unit goes, and what is left behind. */
  private walk(first: number, goals: readonly (string | null)[]): Promise<void> {
    const isLeaving = goals.some((goal) => goal !== null);
    return this.answer.go((i, next) => {
      if (!i) return next.options.find(({ value }) => value === first);
      if (isOfUnit(next)) {
        const goal = goals[i - 1];
        return next.options.find((option) => goal && areasIn(option)[0] === goal) ?? staying(next) ?? next.options[0];
      }
      return isLeaving && isLast(next) ? next.options[0] : undefined;
    });
  }
}
