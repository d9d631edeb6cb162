/** Choices that fill named slots (`winterfell=march-0 karhold=raid`): which slots, and what stands in each. */
import type { Decision, Option } from './types';

const FILLED = /^([^\s=]+)=(\S+)$/;

export function slotOf(notation: string): string {
  return FILLED.exec(notation)?.[1] ?? notation;
}

/** The slots of a decision in their order; none if it is not of that kind. */
export function slotsOf(decision: Decision): string[] {
  const words = decision.default.split(' ');
  const isFilled = [...words, ...decision.options.map((option) => option.notation)].every((word) => FILLED.test(word));
  return decision.shape === 'assign' && isFilled ? words.map(slotOf) : [];
}

/** What the default puts into each slot. */
export function defaultsOf(decision: Decision): Map<string, string> {
  return new Map(decision.default.split(' ').map((word) => [slotOf(word), word]));
}

/** The text of an option without the name of its slot ("Winterfell: March" is "March" in the row of Winterfell). */
export function textInSlot(option: Option): string {
  const colon = option.text.indexOf(': ');
  return colon > 0 ? option.text.slice(colon + 2) : option.text;
}
