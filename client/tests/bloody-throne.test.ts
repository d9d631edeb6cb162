import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../src/boards/bloody-throne/Board.svelte';
import { Chain } from '../src/boards/bloody-throne/chain.svelte';
import { changesBetween, isNothing } from '../src/boards/bloody-throne/changes';
import { EMBLEMS } from '../src/boards/bloody-throne/emblems';
import { phrases } from '../src/boards/bloody-throne/say';
import { standing } from '../src/boards/bloody-throne/standing';
import { spotsIn } from '../src/boards/bloody-throne/spots';
import { unfold } from '../src/boards/bloody-throne/unfolding';
import type { Lying, View } from '../src/boards/bloody-throne/view';
import type { Json, Packet, Told, Words } from '../src/lib/types';
import { shortName } from '../src/lib/words';

const CARDS = [
  'archer', 'soldier', 'spy', 'heir', 'shapeshifter', 'lord', 'assassination', 'royal-decree', 'ambush', 'conspiracy',
];
const words: Words = {
  printed: {},
  title: 'Bloody Throne',
  names: { card: Object.fromEntries(CARDS.map((card) => [card, `The ${card}`])), seat: { red: 'Red', blu: 'Blue' } },
  effects: { heir: 'Gain two points.' },
};

const down = (card: string | null, points = 0): Lying => ({ card, open: false, points });
const open = (card: string): Lying => ({ card, open: true, points: 0 });

function view(change: Partial<View> = {}): View {
  return {
    seat: 'red', round: 3, rounds: 6, starter: 'blu', direction: 'left-to-right', resolving: 2,
    players: [
      { seat: 'red', points: 4, hand_size: 2, pile: ['ambush'], hand: ['archer', 'spy'], aside: ['lord', 'soldier'] },
      { seat: 'blu', points: 1, hand_size: 3, pile: [], hand: null, aside: null },
    ],
    row: [
      { owner: 'blu', cards: [down(null, 2)] },
      { owner: 'red', cards: [down('conspiracy', 1), open('heir')] },
      { owner: 'blu', cards: [open('lord')] },
    ],
    awaited: ['red'],
    ...change,
  };
}

function drawn(seen: View, lit: string[] = [], chosen: string[] = []): string {
  const packet = { view: seen as unknown, result: null } as Packet;
  const props = { packet, words, lit: new Set(lit), chosen: new Set(chosen), onpick: () => undefined };
  return render(Board, { props }).body;
}

describe('a house in three letters', () => {
  it.each([
    ['grn', 'Green', 'GRN'],
    ['blk', 'Black', 'BLK'],
    ['yel', 'Žlutý', 'ŽLU'],
    ['red', 'Piros', 'PIR'],
    ['sta', 'Starkové', 'STA'],
  ])('%s, %s: %s', (code, name, short) => {
    expect(shortName({ ...words, names: { seat: { [code]: name } } }, code)).toBe(short);
  });

  it('keeps the code where no name is known', () => expect(shortName(null, 'blk')).toBe('BLK'));
});

describe('spots in the row', () => {
  it('tell gaps from positions', () => {
    const { gaps, places } = spotsIn(new Set(['first', 'last', 'before 3', 'on 2', 'archer', 'red']), 4);
    expect([...gaps]).toEqual([[0, 'first'], [4, 'last'], [2, 'before 3']]);
    expect([...places]).toEqual([[2, 'on 2']]);
  });

  it.each(['hit 3', 'copy 3', 'move 3'])('find the position in "%s"', (notation) => {
    expect([...spotsIn(new Set([notation]), 4).places]).toEqual([[3, notation]]);
  });
});

describe('changes', () => {
  it('are none between equal views, nor between two seats', () => {
    expect(isNothing(changesBetween(view(), view()))).toBe(true);
    expect(isNothing(changesBetween(view(), view({ seat: 'blu', row: [] })))).toBe(true);
  });

  it('mark a new card alone, wherever it pushes the others', () => {
    const row = [{ owner: 'blu', cards: [down(null)] }, ...view().row];
    expect([...changesBetween(view(), view({ row })).places]).toEqual([1]);
  });

  it('mark nothing of the row when a card has left it, but the discards and the points', () => {
    const [red, blu] = view().players as [View['players'][0], View['players'][0]];
    const players = [{ ...red, points: 5 }, { ...blu, pile: ['lord'] }];
    const changes = changesBetween(view(), view({ row: view().row.slice(0, 2), players }));
    expect(changes.places.size).toBe(0);
    expect([...changes.gains]).toEqual([['red', 1]]);
    expect([...changes.piles]).toEqual(['blu']);
  });

  it('mark a card that was revealed or got a point', () => {
    const row = [{ owner: 'blu', cards: [down(null, 3)] }, ...view().row.slice(1)];
    expect([...changesBetween(view(), view({ row })).places]).toEqual([1]);
  });
});

const happened = (event: string, facts: Record<string, Json>, ply = 7): Told => ({
  ply, text: event, event: { event, rules: [], facts, terms: [] },
});
/** Red's Heir goes, what it covers is turned up and brings its point. */
const CHAIN = [
  happened('eliminated', { seat: 'blu', by_card: 'lord', place: 2, owner_seat: 'red', card: 'heir', lost: 0 }),
  happened('gained', { seat: 'blu', amount: 1 }),
  happened('uncovered', { seat: 'red', place: 2 }),
  happened('revealed', { seat: 'red', place: 2, card: 'conspiracy' }),
  happened('collected', { seat: 'red', amount: 1, card: 'conspiracy' }),
  happened('discarded', { seat: 'red', card: 'conspiracy' }),
];

describe('what happened', () => {
  const points = (seen: View): number[] => seen.players.map((player) => player.points);

  it('unfolds into the table after each thing', () => {
    const steps = unfold(view(), CHAIN);
    expect(steps.map(({ text }) => text)).toEqual(['eliminated', 'gained', 'revealed', 'collected', 'discarded']);
    expect(steps[0]!.view.row[1]!.cards).toEqual([down('conspiracy', 1)]);
    expect(points(steps[1]!.view)).toEqual([4, 2]);
    expect(steps[2]!.view.row[1]!.cards[0]!.open).toBe(true);
    expect(points(steps[3]!.view)).toEqual([5, 2]);
    expect(steps[4]!.view.row.map(({ owner }) => owner)).toEqual(['blu', 'blu']);
    expect(steps[4]!.view.players[0]!.pile).toEqual(['ambush', 'heir', 'conspiracy']);
  });

  it('keeps what is resolved when a position before it goes', () => {
    const [step] = unfold(view(), [happened('eliminated', { seat: 'red', place: 1, owner_seat: 'blu', card: 'spy' })]);
    expect(step!.view.resolving).toBe(1);
  });

  it('puts cards where they were put, known only to who put them', () => {
    const steps = unfold(view(), [
      happened('placed-first', { seat: 'blu', place: 1 }),
      happened('covered', { seat: 'red', place: 3, card: 'archer' }),
      happened('moved', { seat: 'blu', owner_seat: 'red', place: 3, to: 1 }),
    ]);
    expect(steps[0]!.view.row[0]).toEqual({ owner: 'blu', cards: [down(null)] });
    expect(steps[1]!.view.row[2]!.cards.at(-1)).toEqual(down('archer'));
    expect(steps[1]!.view.players[0]!.hand).toEqual(['spy']);
    expect(steps[2]!.view.row[0]).toEqual({ owner: 'red', cards: [down('archer')] });
  });

  it('leaves the older view as it was', () => {
    const before = view();
    unfold(before, CHAIN);
    expect(before).toEqual(view());
  });
});

describe('a chain', () => {
  const packet = (ply: number, events: Told[] = []): Packet => ({ view: view() as unknown, ply, events }) as Packet;
  const quiet = (matches: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches }));

  beforeEach(() => {
    vi.useFakeTimers();
    quiet(false);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is played step by step and ends with the truth', () => {
    const chain = new Chain();
    chain.see(packet(7));
    chain.see(packet(9, CHAIN));
    expect(chain.now!.text).toBe('eliminated');
    vi.advanceTimersByTime(1000);
    expect(chain.now!.text).toBe('gained');
    vi.runAllTimers();
    expect(chain.now).toBeNull();
  });

  it('goes on with what comes while it is played', () => {
    const chain = new Chain();
    chain.see(packet(7));
    chain.see(packet(8, CHAIN.slice(0, 1)));
    expect(chain.isBehind).toBe(false);
    chain.see(packet(9, [happened('gained', { seat: 'blu', amount: 1 }, 8)]));
    expect(chain.isBehind).toBe(true);
  });

  it('is played to the end of the match too', () => {
    const chain = new Chain();
    chain.see(packet(7));
    chain.see({ ...packet(9, CHAIN), result: { winners: ['red'], scores: {}, rules: [] } });
    expect(chain.isBehind).toBe(true);
    vi.runAllTimers();
    expect(chain.now).toBeNull();
  });

  it('can be skipped, and is not played at first sight nor where nothing shall move', () => {
    const chain = new Chain();
    chain.see(packet(7, CHAIN));
    expect(chain.now).toBeNull();
    chain.see(packet(9, CHAIN));
    chain.skip();
    expect(chain.now).toBeNull();
    quiet(true);
    chain.see(packet(11, [happened('gained', { seat: 'blu', amount: 1 }, 9)]));
    expect(chain.now).toBeNull();
  });
});

describe('the board', () => {
  beforeAll(() => phrases.learn('en'));

  it('says in short what every house has', () => {
    expect(standing(view() as unknown as Packet['view']).red).toEqual([
      { label: 'Points', value: '4' },
      { label: 'Cards in hand', value: '2' },
    ]);
  });

  it('tells every position, and which one is resolved', () => {
    const html = drawn(view());
    expect(html).toContain('<span class="unseen">Position 1 – Blue: face-down card, 2 points on it<');
    expect(html).toContain('Position 2 – Red: The heir, revealed, 1 card below. Being resolved now<');
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });

  it('shows the text of the card that is resolved, and the stack below it', () => {
    const html = drawn(view());
    expect(html).toContain('Gain two points.');
    expect(html).toContain('The conspiracy, face down, 1 point on it');
  });

  it('offers what is lit and nothing else', () => {
    expect(drawn(view())).not.toContain('Can be chosen');
    const html = drawn(view(), ['archer', 'hit 3', 'red', 'before 2']);
    expect(html.match(/Can be chosen/g)).toHaveLength(3);
    expect(html).toContain('aria-label="Before position 2"');
    expect(html).not.toContain('To the end of the row');
  });

  it('keeps what was chosen pressed', () => {
    const html = drawn(view(), ['first', 'last'], ['archer', 'place archer']);
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html.match(/aria-pressed="false"/g)).toHaveLength(2);
  });

  it('says who began, and keeps the beginning of the row free, while cards are placed', () => {
    const html = drawn(view({ resolving: null }));
    expect(html).toContain('Placement, first: Blue');
    expect(html.match(/class="gap free/g)).toHaveLength(1);
    expect(drawn(view())).not.toContain('gap free');
  });

  it('has no box for the text of a card while none is looked at', () => {
    expect(drawn(view({ resolving: null }))).not.toContain('The card you look at');
  });

  it('draws the cards small where there are many', () => {
    const row = Array.from({ length: 11 }, () => ({ owner: 'blu', cards: [down(null)] }));
    const isSmall = (positions: View['row']): boolean => / many"/.test(drawn(view({ row: positions })));
    expect([isSmall(row), isSmall(row.slice(1))]).toEqual([true, false]);
  });

  it('shows spectators no hand, but the discards of all', () => {
    const players = view().players.map((player) => ({ ...player, hand: null, aside: null }));
    const html = drawn(view({ seat: null, players }));
    expect(html).not.toContain('Your hand');
    expect(html).toContain('The ambush');
  });
});

describe('art and words', () => {
  it('has an emblem for each card of the game, each its own', () => {
    const file = new URL('../../src/throneroom/games/bloody_throne/data/game.toml', import.meta.url);
    const data = readFileSync(file, 'utf-8');
    const ids = [...data.matchAll(/^id = "([\w-]+)"/gm)].map((found) => found[1]!);
    expect(Object.keys(EMBLEMS).sort()).toEqual(ids.sort());
    expect(new Set(Object.values(EMBLEMS).map(({ line }) => line)).size).toBe(ids.length);
  });

  it.each(['cs', 'hu'])('says the same things in %s', (lang) => {
    const file = (code: string): URL =>
      new URL(`../../src/throneroom/i18n/messages/${code}/board-bloody-throne.ftl`, import.meta.url);
    const keys = (code: string): string[] =>
      [...readFileSync(file(code), 'utf-8').matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!).sort();
    expect(keys(lang)).toEqual(keys('en'));
  });
});
