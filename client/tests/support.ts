import type { Decision, Option, Told, Words } from '../src/lib/types';

export const option = (value: number, notation: string, text = notation): Option => ({ value, notation, text });

export function decision(given: Partial<Decision>): Decision {
  return {
    id: '1.0', kind: 'place', shape: 'one', question: 'Which?', slots: [], width: 1, rules: [], default: '',
    draft: null, options: [], ...given,
  };
}

export const words: Words = {
  title: 'A Game of Thrones',
  names: { seat: { sta: 'Stark', lan: 'Lannister' }, area: { winterfell: 'Winterfell', karhold: 'Karhold' } },
  effects: {},
  printed: {},
};

export const told = (ply: number, event: string, text = event): Told => ({
  ply, text, event: { event, rules: [], facts: {}, terms: [] },
});
