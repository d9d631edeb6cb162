/**
 * The hand of the player over the table: what it can take, what it has taken, and when that is sent. A choice that is
 * secret until all have chosen, or that the server can undo, is sent by the gesture that makes it whole; every other
 * one waits for a confirmation, unless the gesture itself says that it is meant (`isSure`).
 */
import type { Answer } from './answer.svelte';
import { chosenIds, litIds, pick } from './picking';
import { settings } from './settings.svelte';
import type { Submitting } from './submitting.svelte';
import type { Blocked, Option, Packet, Told } from './types';
import { optionFor } from './words';

/** How long something is held over its place until that says it is meant. */
export const SURE = 500;

export interface Refused {
  blocked: Blocked;
  /** What was touched. */
  at: Element;
  /** It was only pointed at or reached by keys: it is said as long as that lasts. */
  isQuiet?: boolean;
}

export class Hand {
  /** What was just touched and is not allowed, with its reason. */
  refused = $state.raw<Refused | null>(null);
  /** What the next touch does, or what begins to happen, in the words of the board; empty where the question, or what is told, says it. */
  says = $state.raw('');
  /** What is waited for, in the words of the board; empty where it has no better ones. */
  tells = $state.raw('');
  /** What happens in few words, where the board shows the rest; empty where the log says it as well. */
  retell = $state.raw<((told: Told) => string) | null>(null);
  /** Something is lifted and has no place yet: until it has, nothing is confirmed. */
  isLifting = $state.raw(false);

  constructor(
    private readonly submitting: Submitting,
    /** The newest packet. */
    private readonly packet: () => Packet,
    private readonly asked: () => Answer | null,
  ) {}

  /** The answer being made; null while nothing is asked, or while what happened is still being shown. */
  get answer(): Answer | null {
    return this.asked();
  }

  /** What may be taken next. */
  get options(): readonly Option[] {
    return this.answer?.next.options ?? [];
  }

  /** What was taken so far, in order. */
  get taken(): readonly Option[] {
    const taken = this.answer?.steps.map((step) => step.option) ?? [];
    const slots = this.answer?.slots;
    return slots ? taken.filter(({ slot }) => slot !== undefined && slots.chosen.has(slot)) : taken;
  }

  get lit(): ReadonlySet<string> {
    return litIds(this.answer);
  }

  get chosen(): ReadonlySet<string> {
    return chosenIds(this.answer);
  }

  /** Whether what was chosen can be sent. */
  get isWhole(): boolean {
    return this.answer?.isWhole ?? false;
  }

  get isBusy(): boolean {
    return (this.answer?.isBusy ?? false) || this.submitting.sending.isBusy;
  }

  /** Whether the gesture that makes the answer whole also sends it. A plan of many parts is looked over first: the last to send it cannot change it. */
  get sendsAtOnce(): boolean {
    return !settings.confirms && this.answer?.decision.sends === 'gesture' && !this.answer.slots;
  }

  /** What could be taken of that name now. */
  find(id: string): Option | undefined {
    return optionFor(this.options, id);
  }

  /** Take something, by its id on the board or as an option; what is whole then may be sent at once. */
  async pick(what: string | Option, isSure = false): Promise<void> {
    const { answer } = this;
    if (!answer) return;
    this.refused = null;
    if (typeof what === 'string') await pick(answer, what);
    else await answer.pick(what);
    if (answer === this.answer) await this.settle(isSure);
  }

  /** What is whole is sent, where the gesture is enough: it can be taken back, or `isSure` says that it is meant. */
  async settle(isSure = false): Promise<void> {
    if (this.isWhole && (this.sendsAtOnce || (isSure && !settings.confirms))) await this.send();
  }

  /** Put the last thing back. */
  async back(): Promise<void> {
    const { answer } = this;
    this.refused = null;
    if (!answer?.steps.length) return;
    const last = answer.slots && [...answer.slots.chosen.keys()].at(-1);
    if (answer.slots) {
      if (last) await answer.slots.clear(last);
    } else if (answer.isStructured) await answer.back(answer.steps.length - 1);
    else answer.clear();
  }

  async send(): Promise<void> {
    await this.submitting.submit(this.answer, this.packet().ply);
  }

  /** Why something cannot be taken now. */
  why(id: string): Blocked | null {
    return (optionFor(this.answer?.next.blocked ?? [], id) as Blocked | undefined) ?? null;
  }

  /** Say at what is pointed at why it cannot be taken; with nothing to say, what was said so before goes. */
  hint(blocked: Blocked | undefined, at: Element | null): void {
    if (at && blocked) this.refused = { blocked, at, isQuiet: true };
    else if (this.refused?.isQuiet) this.refused = null;
  }

  /** Say at what was touched why it is not allowed; whether there is anything to say. */
  refuse(id: string, at: Element): boolean {
    const blocked = this.why(id);
    this.refused = blocked && { blocked, at };
    return blocked !== null;
  }
}
