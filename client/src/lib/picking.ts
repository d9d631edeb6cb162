/** Between the board and the answer: which ids can be picked, which are chosen, and what a pick means. */
import type { Answer } from './answer.svelte';
import { textless } from './shapes';
import type { Words } from './types';
import { idsIn, idsOf, optionFor } from './words';

export function litIds(answer: Answer | null, words: Words | null): Set<string> {
  if (!answer || textless(answer.decision.shape)) return new Set();
  if (!answer.slots) return idsOf(answer.next.options, words);
  const open = answer.slots.open;
  return new Set([...answer.slots.names, ...idsOf((open && answer.slots.row(open)?.next.options) || [], words)]);
}

export function chosenIds(answer: Answer | null, words: Words | null): Set<string> {
  if (!answer || textless(answer.decision.shape)) return new Set();
  const stands = answer.slots ? [...answer.slots.chosen.values()] : answer.steps.map((step) => step.option.notation);
  return new Set(stands.flatMap((notation) => [notation, ...idsIn(notation, words)]));
}

/** A thing on the board was picked: choose the option that speaks of it, or go back to where it was chosen. */
export function pick(answer: Answer, id: string): void {
  const slots = answer.slots;
  if (slots) {
    const option = slots.open && optionFor(slots.row(slots.open)?.next.options ?? [], id);
    if (slots.names.includes(id)) slots.open = id;
    else if (slots.open && option) void slots.set(slots.open, option);
    return;
  }
  const option = optionFor(answer.next.options, id);
  const before = answer.steps.findIndex((step) => optionFor([step.option], id));
  if (option) void answer.pick(option);
  else if (before >= 0) void answer.back(before);
}
