/** The answer to one decision while it is being made: small choices, one after the other. */
import { Problem, api } from './api';
import { Drafting } from './drafting';
import { Slots } from './slots.svelte';
import { slotsOf } from './slots';
import type { Begun, Blocked, Choice, Decision, Option } from './types';

/** Ends a list of any length; never part of the finished choice. */
export const STOP = -1;

export interface Next {
  options: Option[];
  blocked: Blocked[];
  /** Whether what is blocked was told too. */
  isTold?: boolean;
}

const isPassing = (problem: unknown): boolean => problem instanceof Problem && problem.isPassing;

export class Answer {
  /** What was chosen so far, and what could have been chosen instead. */
  steps = $state.raw<{ option: Option; next: Next }[]>([]);
  next = $state.raw<Next>({ options: [], blocked: [] });
  problem = $state.raw<Problem | null>(null);
  isBusy = $state(false);
  /** What comes next could not be asked: it is asked again by itself. */
  isCut = $state(false);
  /** Whether the player has chosen anything; what can only be chosen so does not count. */
  isBegun = $state(false);
  /** The same choices by their slots, where a decision has any. */
  readonly slots: Slots | null;
  readonly draft: Drafting;

  private readonly known = new Map<string, Next>();
  private asking: Promise<unknown> | null = null;
  private turn = 0;
  private unasked: () => Promise<void> = async () => undefined;

  constructor(
    readonly match: string,
    readonly seat: string,
    readonly decision: Decision,
  ) {
    this.next = { options: decision.options, blocked: [] };
    this.slots = slotsOf(decision).length ? new Slots(this) : null;
    this.draft = new Drafting(match, seat, decision.id, decision.draft?.choice ?? null);
    void this.begin();
  }

  get isStructured(): boolean {
    return !['one', 'number'].includes(this.decision.shape);
  }

  get prefix(): number[] {
    return this.steps.map((step) => step.option.value);
  }

  /** Whether this can be sent. */
  get isWhole(): boolean {
    return this.choice !== null;
  }

  get choice(): Choice | null {
    const values = this.prefix;
    if (!this.isStructured) return values[0] ?? null;
    if (this.isCut || this.slots?.missing) return null;
    if (this.isBusy || (this.next.options.length > 0 && !this.mayStop)) return null;
    return values.filter((value, i) => value !== STOP || i < values.length - 1);
  }

  get mayStop(): boolean {
    return this.next.options.some((option) => option.value === STOP);
  }

  /** What may follow a beginning; the server tells of all beginnings at once. What comes first is known without asking. */
  async after(prefix: number[], isTold = false): Promise<Next> {
    const key = prefix.join(',');
    await this.asking?.catch(() => undefined); // it may tell of this beginning too
    const known = this.known.get(key);
    if (known && (known.isTold || !isTold)) return known;
    try {
      this.asking = this.ask(prefix);
      await this.asking;
      return this.known.get(key) ?? { options: [], blocked: [] };
    } catch (problem) {
      if (known) return known;
      if (prefix.length || !isPassing(problem)) throw problem;
      return { options: this.decision.options, blocked: [] };
    }
  }

  /** Ask for all ways to go on; where parts fill slots, along a whole choice with those that are filled. */
  private async ask(begun: readonly (number | null)[]): Promise<number[]> {
    const { rows, ways, choice } = await api.ways(this.match, this.seat, this.decision.id, begun);
    for (const { after, options, blocked } of ways) {
      const found = { options: options.map((k) => rows[k]!), blocked: (blocked ?? []).map((k) => rows[k] as Blocked), isTold: blocked !== null };
      this.known.set(after.join(','), found);
    }
    return [choice ?? []].flat();
  }

  /** Ask again what could not be asked. */
  async resume(): Promise<void> {
    if (this.isCut && !this.isBusy) await this.unasked();
  }

  /** Choose one more thing; a single choice is replaced. */
  async pick(option: Option): Promise<void> {
    this.isBegun = true;
    if (!this.isStructured) {
      this.steps = [{ option, next: this.next }];
      this.draft.put(option.value);
      return;
    }
    await this.walk([...this.steps.map((step) => step.option.notation), option.notation]);
  }

  /** Change the choice at one place; what comes after it stays as far as it is still allowed. */
  async change(at: number, option: Option): Promise<void> {
    const said = this.steps.map((step) => step.option.notation);
    said[at] = option.notation;
    await this.walk(said);
  }

  /** Take back everything from one place on. */
  async back(to: number): Promise<void> {
    await this.walk(this.steps.slice(0, to).map((step) => step.option.notation));
  }

  /** Put a single choice back. */
  clear(): void {
    this.steps = [];
  }

  /** Go through the decision by what is wanted at each place, until something is not allowed, or there is a choice. */
  async walk(wanted: readonly string[]): Promise<void> {
    let isWanted = true;
    await this.go((i, next) => {
      const option = next.options.find(({ notation }) => notation === wanted[i]);
      isWanted &&= option !== undefined;
      return isWanted ? option : i > 0 ? this.only(next) : undefined;
    });
  }

  /** The one thing that can be named after another choice; where others are refused, the reader may ask why. */
  private only({ options, blocked }: Next): Option | undefined {
    const [first, ...others] = options;
    const isAlone = !others.length && !blocked.length && first?.value !== STOP;
    return this.decision.shape === 'assign' && isAlone ? first : undefined;
  }

  /**
   * Go through the decision; `choose` says what is taken at each place, or nothing to stop there; `done` is called when it
   * stands. Where parts fill slots, `begun` has what fills them, and the server says what stands in the others.
   */
  async go(
    choose: (place: number, next: Next, usual?: number) => Option | undefined,
    how: 'kept' | 'tried' = 'kept',
    done: () => void = () => undefined,
    begun: readonly (number | null)[] | null = null,
  ): Promise<void> {
    const turn = ++this.turn;
    this.isBusy = true;
    this.isBegun ||= how === 'kept';
    this.problem = null;
    const steps: { option: Option; next: Next }[] = [];
    try {
      const path = begun ? await this.ask(begun) : [];
      let next = await this.after([]);
      for (;;) {
        const option = choose(steps.length, next, path[steps.length]);
        if (!option) break;
        steps.push({ option, next });
        next = await this.after(steps.map((step) => step.option.value));
      }
      next = await this.after(steps.map((step) => step.option.value), true);
      if (turn !== this.turn) return;
      this.steps = steps;
      this.next = next;
      this.isCut = false;
      done();
      if (how === 'kept') this.saveDraft();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (turn !== this.turn) return;
      this.isCut = problem.isPassing;
      if (problem.status) this.problem = problem;
      if (!problem.isPassing) return;
      this.wait(steps, () => this.go(choose, how, done, begun));
      if (how === 'kept' && !this.slots) this.saveDraft();
    } finally {
      if (turn === this.turn) this.isBusy = false;
    }
  }

  /** Stand where the server is needed to go on; slots keep what they show. */
  private wait(steps: { option: Option; next: Next }[], again: () => Promise<void>): void {
    this.unasked = again;
    if (this.slots) return;
    this.steps = steps;
    this.next = { options: [], blocked: [] };
  }

  /** A draft kept on the server counts when the time runs out: what the player chose, and nothing else. */
  private saveDraft(): void {
    this.draft.put(this.slots?.begun ?? this.prefix.filter((value) => value !== STOP));
  }

  /** What stands before anything is chosen: the draft, or the one thing possible. */
  private stand(draft: Begun | null): void {
    const { options } = this.next;
    const option = options.find(({ value }) => value === draft) ?? (options.length === 1 ? options[0] : undefined);
    if (option) this.steps = [{ option, next: this.next }];
  }

  private async begin(): Promise<void> {
    const draft = this.draft.find();
    if (this.slots) {
      await this.slots.restore(Array.isArray(draft) ? draft : []);
      return;
    }
    if (Array.isArray(draft) && draft.length) {
      await this.go((i, next) => next.options.find((option) => option.value === draft[i]), 'tried');
      return;
    }
    try {
      const next = await this.after([]);
      if (this.steps.length || this.turn > 0) return;
      this.next = next;
      if (!this.isStructured) this.stand(draft);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
    }
  }
}
