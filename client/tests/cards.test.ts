import { expect, it } from 'vitest';
import type { Rule } from '../src/lib/types';
import { ruleOf } from '../src/rules/cards';

it('finds the rule of a card by its id, else by a topic that is called like it', () => {
  const rule = (id: string, topic_title: string): Rule => ({ id, topic_title, page: 1, topic: 'x', text: '' }) as Rule;
  const rules = [rule('X-1', 'Archer'), rule('X-2', 'Archer'), rule('X-CARD-LORD', 'Cards')];
  expect(ruleOf(rules, { id: 'lord', name: 'Lord' })?.id).toBe('X-CARD-LORD');
  expect(ruleOf(rules, { id: 'archer', name: 'Archer' })?.id).toBe('X-1');
  expect(ruleOf(rules, { id: 'spy', name: 'Spy' })).toBeUndefined();
});
