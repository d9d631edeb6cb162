import type { Decision, Option, Told, Words } from '../src/lib/types';

export const option = (value: number, notation: string, more: Partial<Option> = {}): Option => ({
  value, notation, text: notation, label: '', facts: {}, points: {}, ...more,
});

/** An option that fills a slot. */
export const filling = (value: number, slot: string, content: string): Option =>
  option(value, `${slot}=${content}`, { slot, content, points: { areas: [slot], orders: [content] } });

export function decision(given: Partial<Decision>): Decision {
  return {
    id: '1.0', kind: 'place', shape: 'one', question: 'Which?', label: 'place', facts: {}, points: {}, sends: 'confirm', slots: [], fills: null, width: 1, rules: [], default: '',
    draft: null, options: [], ...given,
  };
}

export const words: Words = {
  title: 'A Game of Thrones',
  names: { seat: { sta: 'Stark', lan: 'Lannister' }, area: { winterfell: 'Winterfell', karhold: 'Karhold' } },
  titles: {},
  effects: {},
  printed: { card: {} },
};

export const told = (ply: number, event: string, text = event): Told => ({
  ply, text, event: { event, rules: [], facts: {}, terms: [] },
});
