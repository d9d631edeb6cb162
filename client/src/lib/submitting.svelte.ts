/** A choice on its way to the server, and back again: once for the list of choices and for the table. */
import { api } from './api';
import type { Answer } from './answer.svelte';
import type { Recap } from './recap.svelte';
import type { Table } from './table.svelte';
import { Trying } from './trying.svelte';
import type { Decision, Packet } from './types';

export class Submitting {
  readonly sending = new Trying();
  readonly taking = new Trying();
  /** The decision whose answer the server has. */
  stored = $state('');

  constructor(
    private readonly table: Table,
    private readonly recap: Recap,
  ) {}

  /** Send what was chosen; who goes on has seen enough of what they missed. */
  async submit(answer: Answer | null, ply: number): Promise<void> {
    const choice = answer?.choice ?? null;
    if (!answer || choice === null || this.stored === answer.decision.id) return;
    const { seat, decision, draft, steps } = answer;
    const text = steps.map(({ option }) => option.text).join(' · ');
    this.table.missed.skip();
    await this.sending.do(async () => {
      await draft.hold();
      try {
        if (!(await this.table.sending.send(seat, decision.id, choice, text))) return;
      } catch (problem) {
        draft.release();
        throw problem;
      }
      this.stored = decision.id;
      draft.end();
      this.recap.begin(ply);
    });
  }

  /** Take back what was done, or what is stored until all have chosen: what was chosen stays as a draft, to be changed. */
  async takeBack(how: 'undo' | 'withdraw', packet: Packet, decision: Decision | null): Promise<void> {
    const isDone = await this.taking.do(async () => {
      await api[how](this.table.id, packet.seat!);
      if (how === 'withdraw' && decision?.draft) await api.draft(this.table.id, packet.seat!, decision.id, decision.draft.choice);
    });
    if (isDone) this.stored = '';
  }
}
