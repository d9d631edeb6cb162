/** Which rule a card has: one that is named after it, or the first of a topic that is called like it. */
import type { Rule } from '../lib/types';

export function ruleOf(rules: readonly Rule[], { id, name }: { id: string; name: string }): Rule | undefined {
  const named = `-CARD-${id.toUpperCase()}`;
  return rules.find((rule) => rule.id.endsWith(named)) ?? rules.find((rule) => rule.topic_title === name);
}
