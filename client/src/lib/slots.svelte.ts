/** A choice by its slots: each can be filled in any order; what is still free is proposed by the default. */
import type { Answer, Next } from './answer.svelte';
import { defaultsOf, slotOf, slotsOf } from './slots';
import type { Option } from './types';

export class Slots {
  readonly names: string[];
  /** What the player put into a slot. */
  chosen = $state.raw<ReadonlyMap<string, string>>(new Map());
  open = $state<string | null>(null);
  private readonly defaults: ReadonlyMap<string, string>;

  constructor(private readonly answer: Answer) {
    this.names = slotsOf(answer.decision);
    this.defaults = defaultsOf(answer.decision);
  }

  get missing(): number {
    return this.names.filter((slot) => !this.chosen.has(slot)).length;
  }

  /** What stands in a slot now, and what else could. */
  row(slot: string): { option: Option; next: Next } | undefined {
    return this.answer.steps.find((step) => slotOf(step.option.notation) === slot);
  }

  async set(slot: string, option: Option): Promise<void> {
    this.chosen = new Map(this.chosen).set(slot, option.notation);
    await this.answer.go(this.take);
    this.drop();
    this.open = this.names.find((name) => !this.chosen.has(name)) ?? null;
  }

  /** Empty one slot; the proposal stands there again. */
  async clear(slot: string): Promise<void> {
    this.chosen = new Map([...this.chosen].filter(([name]) => name !== slot));
    await this.answer.go(this.take);
  }

  /** Take the proposals as they are. */
  adopt(): void {
    this.chosen = new Map(this.answer.steps.map(({ option }) => [slotOf(option.notation), option.notation]));
    this.open = null;
  }

  propose(): Promise<void> {
    return this.answer.go(this.take, 'tried');
  }

  private readonly take = (_: number, next: Next): Option | undefined => {
    const slot = slotOf(next.options[0]?.notation ?? '');
    const find = (notation: string | undefined) => next.options.find((option) => option.notation === notation);
    return find(this.chosen.get(slot)) ?? find(this.defaults.get(slot)) ?? next.options[0];
  };

  /** A slot whose choice is no longer allowed beside the others is free again. */
  private drop(): void {
    const stands = new Set(this.answer.steps.map((step) => step.option.notation));
    this.chosen = new Map([...this.chosen].filter(([, notation]) => stands.has(notation)));
  }
}
