/** What is asked after the first part of a choice, where the question of the decision speaks of the first alone. */
import { type Answer, STOP } from './answer.svelte';
import { has, t } from './i18n.svelte';
import { nameOf } from './words';
import type { Words } from './types';

export function stepQuestion({ decision, next, slots, steps }: Answer, words: Words | null): string | null {
  const open = next.options.filter(({ value }) => value !== STOP);
  if (decision.shape !== 'assign' || slots || !steps.length || !open.length) return null;
  const part = decision.slots[Math.min(steps.length, decision.slots.length - 1)];
  // The last part of a march is of another kind.
  const key = `step-${decision.kind}-${open.some(({ label }) => label === 'token') ? 'token' : part}`;
  const unit = String(open[0]!.facts.unit ?? '');
  return has(key) ? t(key, { unit: nameOf(words, unit, 'unit') ?? unit }) : null;
}
