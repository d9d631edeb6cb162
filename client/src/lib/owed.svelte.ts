/** What a seat owes: the decision that is looked at, and the answer to it while it is being made. */
import { onDestroy, untrack } from 'svelte';
import { Answer } from './answer.svelte';
import type { Table } from './table.svelte';
import type { Decision, Packet } from './types';

const AGAIN = 3000;

export class Owed {
  /** Which of several decisions is looked at. */
  at = $state(0);
  /** The answer that was begun last; it may belong to a decision that is gone. */
  private begun = $state.raw<Answer | null>(null);
  private before: Decision | null = null;
  /** What is asked; the same words mean that nothing has changed. */
  private readonly asked = $derived.by(() => {
    const { decision } = this;
    return decision && [decision.id, decision.question, decision.draft?.ready ?? false, this.packet().seat, this.hasLeft].join('|');
  });

  /** Made while a component is; `packet` is the newest one. */
  constructor(
    private readonly table: Table,
    private readonly packet: () => Packet,
    /** Called when something is asked that was not asked before, or nothing any more. */
    private readonly changed: (isNew: boolean) => void = () => undefined,
  ) {
    $effect(() => {
      void this.asked;
      untrack(() => this.ask());
    });
    $effect(() => {
      if (this.table.connection.state !== 'live') return;
      untrack(this.keep);
      untrack(() => void this.answer?.resume());
    });
    $effect(() => {
      // What could not be asked is asked until it is answered.
      const cut = this.answer?.isCut ? this.answer : null;
      const timer = cut && setInterval(() => void cut.resume(), AGAIN);
      return () => clearInterval(timer ?? undefined);
    });
    onDestroy(this.keep);
  }

  get decision(): Decision | null {
    const { decisions } = this.packet();
    return decisions[this.at] ?? decisions[0] ?? null;
  }

  /** The answer to what is asked now. An effect makes it, after what came with a packet is drawn: one to an earlier decision is none. */
  get answer(): Answer | null {
    const { begun } = this;
    return begun && begun.decision.id === this.decision?.id && begun.seat === this.packet().seat ? begun : null;
  }

  get hasLeft(): boolean {
    const { seat } = this.packet();
    return this.table.match!.seats.some((chair) => chair.code === seat && chair.left);
  }

  /** What was chosen is told to the server before the page is out of sight, and again once it can be reached. */
  readonly keep = (): void => void this.answer?.draft.flush();

  readonly hiding = (): void => {
    if (document.visibilityState === 'hidden') this.keep();
  };

  private ask(): void {
    const { decision, before } = this;
    const { seat } = this.packet();
    const isOpen = decision && seat && !decision.draft?.ready && !this.hasLeft;
    // A choice that was taken back is still there to be changed.
    const draft = decision?.draft ?? (before?.id === decision?.id ? before?.draft : null) ?? null;
    if (this.begun && this.begun.decision.id !== decision?.id) this.begun.draft.end();
    this.begun = isOpen ? new Answer(this.table.id, seat, { ...decision, draft }) : null;
    const isNew = before?.id !== decision?.id;
    this.before = decision;
    this.changed(isNew);
  }
}
