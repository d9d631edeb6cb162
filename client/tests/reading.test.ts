import { describe, expect, it } from 'vitest';
import { backOff } from '../src/lib/live';
import { columnsOf, counted, isNothing, isShort, partsOf } from '../src/lib/reading';
import { inRounds, roundsBefore } from '../src/lib/rounds';
import { defaultsOf, slotsOf, textInSlot } from '../src/lib/slots';
import { distanceInWords } from '../src/lib/time';
import { idsOf, nameOf, optionFor, seatName, shortName } from '../src/lib/words';
import { byTopic } from '../src/rules/topics';
import { decision, filling, option, told, words } from './support';

describe('words', () => {
  it('light what options point at, and their whole notations', () => {
    expect(idsOf([filling(0, 'winterfell', 'march-0'), option(1, 'pass')])).toEqual(
      new Set(['winterfell', 'march-0', 'winterfell=march-0', 'pass']),
    );
  });

  it('find the option of a notation, else the first that points at an id', () => {
    const options = [option(0, 'lord', { points: { cards: ['guard'] } }), option(1, 'place lord', { points: { cards: ['lord'] } })];
    expect(optionFor(options, 'place lord')?.value).toBe(1);
    expect(optionFor(options, 'lord')?.value).toBe(0);
    expect(optionFor(options, 'guard')?.value).toBe(0);
    expect(optionFor(options, 'place')).toBeUndefined();
  });

  it('have three letters for a seat, as the server says', () => {
    expect(shortName({ ...words, short: { yel: 'ŽLU' } }, 'yel')).toBe('ŽLU');
    expect(shortName(null, 'blk')).toBe('BLK');
  });

  it('name things, and leave what has no name', () => {
    expect(nameOf(words, 'karhold')).toBe('Karhold');
    expect(nameOf(words, 'nowhere')).toBeNull();
    expect(seatName(words, 'sta')).toBe('Stark');
    expect(seatName(null, 'sta')).toBe('STA');
  });
});

describe('slots', () => {
  const plan = decision({
    shape: 'assign',
    fills: [{ slot: 'winterfell', content: 'march-0' }, { slot: 'karhold', content: 'raid' }],
    options: [{ ...filling(0, 'winterfell', 'march-0'), content_text: 'March' }, filling(1, 'winterfell', 'raid')],
  });

  it('are those of the default, in its order', () => {
    expect(slotsOf(plan)).toEqual(['winterfell', 'karhold']);
    expect(defaultsOf(plan).get('karhold')).toBe('raid');
    expect(textInSlot(plan.options[0]!)).toBe('March');
  });

  it('are none where choices are made step by step', () => {
    const place = decision({ shape: 'assign', options: [option(0, 'place archer')] });
    expect(slotsOf(place)).toEqual([]);
  });
});

describe('the log', () => {
  it('begins a group with every round, and knows the place of a line in its action', () => {
    const rounds = inRounds([told(0, 'starter'), told(3, 'aside'), told(3, 'round', 'Round 1'), told(3, 'drawn')]);
    expect(rounds.map((round) => round.title)).toEqual(['', 'Round 1']);
    expect(rounds[1]!.lines[0]!.place).toBe(2);
  });

  it('counts hidden rounds without what was told before the first', () => {
    const round = (n: number): ReturnType<typeof told> => told(n, 'round', `Round ${n}`);
    const rounds = inRounds([told(0, 'starter'), ...[1, 2, 3, 4, 5, 6].map(round)]);
    expect(roundsBefore(rounds, 2)).toBe(4);
    expect(roundsBefore(rounds, 6)).toBe(0);
  });

  it('marks the first line that was not seen', () => {
    const lines = inRounds([told(1, 'a'), told(2, 'b'), told(4, 'c')])[0]!.lines;
    expect(lines.map((line) => line.isFirstFrom(3))).toEqual([false, false, true]);
  });
});

describe('the text board', () => {
  it('makes a table of things of one kind, without empty columns', () => {
    expect(columnsOf([{ seat: 'sta', hand: null }, { seat: 'lan', hand: null }])).toEqual(['seat']);
    expect(columnsOf([1, 2])).toBeNull();
    expect(isShort(['a', 'b'])).toBe(true);
    expect(isShort([{}])).toBe(false);
  });

  it('leaves out what says nothing, and counts what is alike', () => {
    expect([null, false, 0, [], [0, 0], { sta: 0 }].every(isNothing)).toBe(true);
    expect(partsOf({ seat: 'sta', house: 'stark', garrison: true, bonus: [0, 0] })).toEqual([['seat', 'sta'], ['garrison', true]]);
    expect(counted(['hidden', 'spy', 'hidden'])).toEqual([['hidden', 2], ['spy', 1]]);
  });
});

describe('waiting', () => {
  it('for the server grows from half a second to eight, with luck', () => {
    expect(backOff(0, 1)).toBe(500);
    expect(backOff(3, 0)).toBe(2000);
    expect(backOff(30, 1)).toBe(8000);
  });

  it('for a deadline is told in the language of the reader', () => {
    expect(distanceInWords('en', 7200, 0)).toBe('in 2 hours');
    expect(distanceInWords('cs', 7200, 0)).toBe('za 2 hodiny');
  });
});

it('the rules stand under their topics, in the order of the book', () => {
  const rule = (id: string, topic: string) => ({ id, topic, topic_title: topic.toUpperCase(), page: 1, kept: '', text: '' });
  const topics = byTopic([rule('A-1', 'a'), rule('B-1', 'b'), rule('A-2', 'a')]);
  expect(topics.map(({ title, rules }) => [title, ...rules.map(({ id }) => id)])).toEqual([['A', 'A-1', 'A-2'], ['B', 'B-1']]);
});
