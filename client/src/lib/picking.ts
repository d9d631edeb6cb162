/** Between the board and the answer: which ids can be picked, which are chosen, and what a pick means. */
import type { Answer } from './answer.svelte';
import { textless } from './shapes';
import { idsOf, optionFor } from './words';

export function litIds(answer: Answer | null): Set<string> {
  if (!answer || textless(answer.decision.shape)) return new Set();
  if (!answer.slots) return idsOf(answer.next.options);
  const open = answer.slots.open;
  return new Set([...answer.slots.names, ...idsOf((open && answer.slots.row(open)?.next.options) || [])]);
}

export function chosenIds(answer: Answer | null): Set<string> {
  if (!answer || textless(answer.decision.shape)) return new Set();
  const { slots, steps } = answer;
  const taken = steps.map((step) => step.option);
  return idsOf(slots ? taken.filter(({ slot }) => slot !== undefined && slots.chosen.has(slot)) : taken);
}

/** A thing on the board was picked: choose the option that speaks of it, or go back to where it was chosen. */
export async function pick(answer: Answer, id: string): Promise<void> {
  const slots = answer.slots;
  if (slots) {
    const option = slots.open && optionFor(slots.row(slots.open)?.next.options ?? [], id);
    if (slots.names.includes(id)) slots.open = id;
    else if (slots.open && option) await slots.set(slots.open, option);
    return;
  }
  const option = optionFor(answer.next.options, id);
  const before = answer.steps.findIndex((step) => optionFor([step.option], id));
  if (option) await answer.pick(option);
  else if (before >= 0) await answer.back(before);
}
