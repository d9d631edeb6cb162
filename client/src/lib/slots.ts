/** Choices that fill named slots, such as areas with orders: which slots, and what stands in each by default. */
import type { Decision, Option } from './types';

/** The slots of a decision in their order; none if it is not of that kind. */
export function slotsOf({ fills }: Decision): string[] {
  return fills?.map(({ slot }) => slot) ?? [];
}

/** What the default puts into each slot. */
export function defaultsOf({ fills }: Decision): Map<string, string> {
  return new Map(fills?.map(({ slot, content }) => [slot, content]));
}

/** What an option puts into its slot, in words: the slot itself is named beside it. */
export function textInSlot({ content_text, text }: Option): string {
  return content_text ?? text;
}
