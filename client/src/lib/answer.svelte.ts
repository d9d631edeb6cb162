/** The answer to one decision while it is being made: small choices, one after the other. */
import { Problem, api } from './api';
import { Slots } from './slots.svelte';
import { slotsOf } from './slots';
import type { Blocked, Choice, Decision, Option } from './types';

/** Ends a list of any length; never part of the finished choice. */
export const STOP = -1;

export interface Next {
  options: Option[];
  blocked: Blocked[];
}

export class Answer {
  /** What was chosen so far, and what could have been chosen instead. */
  steps = $state.raw<{ option: Option; next: Next }[]>([]);
  next = $state.raw<Next>({ options: [], blocked: [] });
  problem = $state.raw<Problem | null>(null);
  isBusy = $state(false);
  /** Whether the player has chosen anything; what can only be chosen so does not count. */
  isBegun = $state(false);
  /** The same choices by their slots, where a decision has any. */
  readonly slots: Slots | null;

  private readonly known = new Map<string, Next>();
  private turn = 0;

  constructor(
    readonly match: string,
    readonly seat: string,
    readonly decision: Decision,
  ) {
    this.next = { options: decision.options, blocked: [] };
    this.slots = slotsOf(decision).length ? new Slots(this) : null;
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
    if (this.slots?.missing) return null;
    if (this.isBusy || (this.next.options.length > 0 && !this.mayStop)) return null;
    return values.filter((value, i) => value !== STOP || i < values.length - 1);
  }

  get mayStop(): boolean {
    return this.next.options.some((option) => option.value === STOP);
  }

  /** What may follow a beginning, asked once for each beginning. */
  async after(prefix: number[]): Promise<Next> {
    const key = prefix.join(',');
    const found = this.known.get(key) ?? (await api.options(this.match, this.seat, this.decision.id, prefix));
    this.known.set(key, found);
    return found;
  }

  /** Choose one more thing; a single choice is replaced. */
  async pick(option: Option): Promise<void> {
    this.isBegun = true;
    if (!this.isStructured) {
      this.steps = [{ option, next: this.next }];
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

  /** Go through the decision; `choose` says what is taken at each place, or nothing to stop there. */
  async go(choose: (place: number, next: Next) => Option | undefined, how: 'kept' | 'tried' = 'kept'): Promise<void> {
    const turn = ++this.turn;
    this.isBusy = true;
    this.isBegun ||= how === 'kept';
    this.problem = null;
    try {
      const steps: { option: Option; next: Next }[] = [];
      let next = await this.after([]);
      for (;;) {
        const option = choose(steps.length, next);
        if (!option) break;
        steps.push({ option, next });
        next = await this.after(steps.map((step) => step.option.value));
      }
      if (turn !== this.turn) return;
      this.steps = steps;
      this.next = next;
      if (how === 'kept') this.saveDraft();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
    } finally {
      if (turn === this.turn) this.isBusy = false;
    }
  }

  /** A draft kept on the server counts when the time runs out. */
  private saveDraft(): void {
    const choice = this.prefix.filter((value) => value !== STOP);
    if (choice.length) api.draft(this.match, this.seat, this.decision.id, choice).catch(() => undefined);
  }

  /** What stands before anything is chosen: the draft, the one thing possible, or the least amount. */
  private stand(draft: Choice | undefined): void {
    const { options } = this.next;
    const isObvious = options.length === 1 || this.decision.shape === 'number';
    const least = Math.min(...options.map(({ value }) => value));
    const option = options.find(({ value }) => value === (draft ?? (isObvious ? least : null)));
    if (option) this.steps = [{ option, next: this.next }];
  }

  private async begin(): Promise<void> {
    const draft = this.decision.draft?.choice;
    if (Array.isArray(draft) && draft.length) {
      await this.go((i, next) => next.options.find((option) => option.value === draft[i]), 'tried');
      this.slots?.adopt();
      return;
    }
    if (this.slots) {
      await this.slots.propose();
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
