/** A choice by its slots: each can be filled in any order; beyond what is still free the rules look as if the default stood there. */
import { Problem, api } from './api';
import type { Answer, Next } from './answer.svelte';
import { defaultsOf, slotsOf } from './slots';
import type { Option } from './types';

export class Slots {
  readonly names: string[];
  /** What the player put into each slot. */
  chosen = $state.raw<ReadonlyMap<string, string>>(new Map());
  open = $state<string | null>(null);
  private readonly defaults: ReadonlyMap<string, string>;
  /** The values of what was chosen, by slot. */
  private readonly values = new Map<string, number>();

  constructor(private readonly answer: Answer) {
    this.names = slotsOf(answer.decision);
    this.defaults = defaultsOf(answer.decision);
  }

  get missing(): number {
    return this.names.filter((slot) => !this.chosen.has(slot)).length;
  }

  /** What stands in a slot now, and what else could. */
  row(slot: string): { option: Option; next: Next } | undefined {
    return this.answer.steps.find((step) => step.option.slot === slot);
  }

  /** What was chosen, by the places of the slots; null where nothing was. */
  get begun(): (number | null)[] {
    return this.names.map((slot) => (this.chosen.has(slot) ? (this.values.get(slot) ?? null) : null));
  }

  async set(slot: string, option: Option): Promise<void> {
    if (option.content === undefined) return;
    this.chosen = new Map(this.chosen).set(slot, option.content);
    this.values.set(slot, option.value);
    await this.answer.go(this.take, 'kept', () => this.drop(), this.begun);
    this.open = this.names.find((name) => !this.chosen.has(name)) ?? null;
  }

  /** Empty one slot. */
  async clear(slot: string): Promise<void> {
    this.chosen = new Map([...this.chosen].filter(([name]) => name !== slot));
    await this.answer.go(this.take, 'kept', () => undefined, this.begun);
  }

  /** Fill what is free as a bot would, with what this seat knows. */
  async fill(): Promise<void> {
    const { match, seat, decision } = this.answer;
    this.answer.isBusy = true;
    try {
      const { choice } = await api.propose(match, seat, decision.id, this.begun);
      if (Array.isArray(choice)) await this.put(choice, 'kept');
      this.open = null;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.answer.problem = problem;
      this.answer.isBusy = false;
    }
  }

  /** What was chosen before, and nothing else. */
  restore(draft: readonly (number | null)[]): Promise<void> {
    return this.put(draft, 'tried');
  }

  private async put(values: readonly (number | null)[], how: 'kept' | 'tried'): Promise<void> {
    const chosen = new Map<string, string>();
    await this.answer.go(
      (i, next, usual) => {
        const option = next.options.find(({ value }) => value === values[i]);
        if (option?.slot !== undefined && option.content !== undefined) {
          chosen.set(option.slot, option.content);
          this.values.set(option.slot, option.value);
        }
        return option ?? this.take(i, next, usual);
      },
      how,
      () => (this.chosen = chosen),
      values,
    );
  }

  private readonly take = (_: number, next: Next, usually?: number): Option | undefined => {
    const slot = next.options[0]?.slot ?? '';
    const find = (content: string | undefined) =>
      content === undefined ? undefined : next.options.find((option) => option.content === content);
    const isFree = (option: Option | undefined) => option && !this.isTaken(option, slot) ? option : undefined;
    const usual = find(this.defaults.get(slot));
    const told = next.options.find(({ value }) => value === usually);
    return find(this.chosen.get(slot)) ?? told ?? isFree(usual) ?? next.options.find(isFree) ?? usual ?? next.options[0];
  };

  /** Whether the player put the same into another slot: what only fills a free one stands back. */
  private isTaken({ content }: Option, but: string): boolean {
    return [...this.chosen].some(([slot, other]) => slot !== but && other === content);
  }

  /** A slot whose choice is no longer allowed beside the others is free again. */
  private drop(): void {
    this.chosen = new Map([...this.chosen].filter(([slot, content]) => this.row(slot)?.option.content === content));
  }
}
