/** Rules under the headings of their topics, in the order of the book. */
import type { Rule } from '../lib/types';

export interface Topic {
  id: string;
  title: string;
  rules: Rule[];
}

export function byTopic(rules: readonly Rule[]): Topic[] {
  const topics = new Map<string, Topic>();
  for (const rule of rules) {
    const topic = topics.get(rule.topic) ?? { id: rule.topic, title: rule.topic_title, rules: [] };
    topic.rules.push(rule);
    topics.set(rule.topic, topic);
  }
  return [...topics.values()];
}
