import { PEGS, pegsLeft } from '../src/boards/bloody-throne/pegs';
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board, { phase } from '../src/boards/bloody-throne/Board.svelte';
import { FINGER, gapIn, layOut, type Layout, type Spot, type Wanted } from '../src/boards/bloody-throne/layout';
import { heralded, prompted, type Prompted } from '../src/boards/bloody-throne/prompting';
import { durationOf, framesOf, turnOf, type Flying } from '../src/boards/bloody-throne/effects.svelte';
import { held } from '../src/boards/bloody-throne/held.svelte';
import { follow } from '../src/boards/bloody-throne/row';
import { phrases } from '../src/boards/bloody-throne/say';
import { standing } from '../src/boards/bloody-throne/standing';
import { spotsOf } from '../src/boards/bloody-throne/spots';
import type { Lying, View } from '../src/boards/bloody-throne/view';
import type { Option, Packet, Told, Words } from '../src/lib/types';
import { option as made } from './support';

const CARDS = [
  'archer', 'soldier', 'spy', 'heir', 'shapeshifter', 'lord', 'assassination', 'royal-decree', 'ambush', 'conspiracy',
];
const words: Words = {
  titles: {},
  printed: { card: Object.fromEntries(CARDS.map((card) => [card, { type: ['assassination', 'royal-decree', 'ambush', 'conspiracy'].includes(card) ? 'plot' : 'character' }])) },
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

function drawn(seen: View): string {
  const packet = { view: seen as unknown, result: null, events: [] as Told[] } as Packet;
  const props = { packet, words, lit: new Set<string>(), chosen: new Set<string>(), onpick: () => undefined };
  return render(Board, { props }).body;
}

const option = (value: number, points: Option['points']): Option => made(value, '', { points });

describe('the time round a medallion', () => {
  it('goes out peg by peg, the last one at the end', () => {
    expect([60, 59, 30, 1, 0, -5].map((left) => pegsLeft(left, 60))).toEqual([PEGS, PEGS, PEGS / 2, 1, 0, 0]);
    expect(pegsLeft(600, 60)).toBe(PEGS);
    expect(pegsLeft(10, 0)).toBe(0);
  });
});

describe('what is printed and told', () => {
  beforeAll(() => phrases.learn('en'));
  const shown = (words: Words, now: Told | null = null): string => {
    const props = { packet: { view: view() as unknown, result: null, events: [] as Told[] } as Packet, words, lit: new Set<string>(), chosen: new Set<string>(), onpick: () => undefined, now };
    return render(Board, { props }).body;
  };
  const plots = (html: string): number => (html.match(/class="card[^"]*\bplot\b/g) ?? []).length;

  it('says which cards are plots', () => {
    expect(plots(shown({ ...words, printed: { card: {} } }))).toBe(0);
    const printed = { card: { heir: { type: 'plot' as const } } };
    expect(plots(shown({ ...words, printed }))).toBeGreaterThan(0);
  });

  it('says by the reason of its points that an Ambush has sprung', () => {
    const gained = (why: string): Told => ({ ply: 0, text: '', event: { event: 'gained', rules: [], facts: { seat: 'blu', amount: 4, card: 'ambush' }, terms: [{ amount: 4, why, rule: '', facts: {} }] } });
    expect(shown(words, gained('ambush'))).toContain('data-ambush');
    expect(shown(words, gained('ambush-revealed'))).not.toContain('data-ambush');
  });
});

describe('what options point at', () => {
  it('is told by kind; what points at nothing is told too', () => {
    const wait = option(4, {});
    const spots = spotsOf([option(0, { cards: ['spy'] }), option(1, { places: ['3'] }), option(2, { gaps: ['0'] }), option(3, { seats: ['blu'] }), wait]);
    expect([...spots.cards.keys(), ...spots.places.keys(), ...spots.gaps.keys(), ...spots.seats.keys()]).toEqual(['spy', 3, 0, 'blu']);
    expect(spots.others).toEqual([wait]);
  });
});

describe('the row is followed', () => {
  const told = (event: string, facts: Record<string, string | number>): Told => ({ ply: 0, text: '', event: { event, rules: [], facts, terms: [] } });
  const first = follow([], view(), null);
  const keys = (row: readonly { key: number }[]): number[] => row.map(({ key }) => key);

  it('a new card pushes the others and is new itself', () => {
    const row = [{ owner: 'blu', cards: [down(null)] }, ...view().row];
    for (const event of [told('placed-first', { place: 1, seat: 'blu' }), null]) {
      const now = follow(first, view({ row }), event);
      expect(keys(now).slice(1)).toEqual(keys(first));
      expect(keys(first)).not.toContain(now[0]!.key);
    }
  });

  it('what has left is gone, what was turned is the same card', () => {
    expect(keys(follow(first, view({ row: view().row.slice(1) }), told('eliminated', { place: 1 })))).toEqual(keys(first).slice(1));
    const row = [{ owner: 'blu', cards: [{ card: 'spy', open: true, points: 0 }] }, ...view().row.slice(1)];
    expect(follow(first, view({ row }), told('revealed', { place: 1 })).map(({ key, top }) => [key, top])).toEqual(first.map(({ key, top }) => [key, top]));
  });

  it('what was moved keeps its key, and a card that covers another is a new one', () => {
    const [one, two, three] = view().row as [View['row'][0], View['row'][0], View['row'][0]];
    expect(keys(follow(first, view({ row: [two, three, one] }), told('moved', { place: 1, to: 3 })))).toEqual([1, 2, 0].map((i) => first[i]!.key));
    const row = [{ ...one, cards: [...one.cards, down(null)] }, two, three];
    const now = follow(first, view({ row }), told('covered', { place: 1 }));
    expect(keys(now)).toEqual(keys(first));
    expect(now[0]!.top).not.toBe(first[0]!.top);
  });
});

describe('the table is laid', () => {
  const SCREENS = [[1280, 752], [1920, 1032], [1024, 720], [900, 652], [390, 796], [360, 692], [740, 360], [844, 390]] as const;
  const COUNTS = [1, 2, 5, 8, 10, 12, 15];
  const wanted = (width: number, height: number, places: number, more: Partial<Wanted> = {}): Wanted => ({
    width, height, places, cards: 6, seats: ['red', 'blu', 'grn', 'yel', 'blk'], mine: 'red', isPlacing: true, isHandNeeded: true,
    isBackwards: false, hasAsk: true, ...more,
  });
  const edges = ({ x, y, w }: Spot, tall = 1.4): [number, number, number, number] => [x - w / 2, y - (w * tall) / 2, x + w / 2, y + (w * tall) / 2];
  const all = SCREENS.flatMap(([width, height]) => COUNTS.map((places) => [width, height, places] as const));

  it.each(all)('on %i by %i with %i positions: all cards in sight, none over another, none under the question', (width, height, places) => {
    for (const isPlacing of [true, false]) {
      const layout: Layout = layOut(wanted(width, height, places, { isPlacing, isHandNeeded: isPlacing }));
      const boxes = layout.row.map((spot) => edges(spot));
      for (const [i, [x0, y0, x1, y1]] of boxes.entries()) {
        expect(x0).toBeGreaterThanOrEqual(0);
        expect(x1).toBeLessThanOrEqual(width);
        expect(y1).toBeLessThanOrEqual(layout.ask.y);
        for (const other of boxes.slice(i + 1)) expect(x1 <= other[0] || other[2] <= x0 || y1 <= other[1] || other[3] <= y0).toBe(true);
        expect(y0).toBeGreaterThan(40);
      }
      for (const end of layout.ends) {
        const [x0, , x1] = edges(end);
        expect(x0).toBeGreaterThanOrEqual(0);
        expect(x1).toBeLessThanOrEqual(width);
      }
      expect(layout.ask.y + layout.ask.h).toBeLessThanOrEqual(height);
    }
  });

  it.each([[390, 796], [360, 692], [740, 360]])('on %i by %i every card of ten is wide enough for a finger', (width, height) => {
    expect(layOut(wanted(width, height, 10)).row[0]!.w).toBeGreaterThanOrEqual(FINGER);
  });

  it.each([[360, 409], [390, 470]])('on %i by %i, as a replay has it on a phone, no medallion lies over another', (width, height) => {
    const seats = Object.values(layOut(wanted(width, height, 5, { mine: null, hasAsk: false })).seats).sort((a, b) => a.x - b.x);
    expect(seats.length).toBeGreaterThan(1);
    expect(seats.slice(1).filter(({ x, w }, i) => x - seats[i]!.x < w)).toEqual([]);
  });

  it('where it is resolved from right to left the first card lies at the right', () => {
    const { row, ends } = layOut(wanted(1280, 752, 5, { isBackwards: true }));
    expect(row[0]!.x).toBeGreaterThan(row[4]!.x);
    expect(ends[0].x).toBeGreaterThan(row[0]!.x);
  });

  it.each([false, true])('a gap lies beside its cards, and one that the row has not lies nowhere (backwards: %s)', (isBackwards) => {
    const layout = layOut(wanted(1280, 752, 5, { isPlacing: false, isBackwards }));
    const lies = [0, 1, 5].map((gap) => gapIn(layout, gap, 1280, isBackwards)!.x);
    const [first, second, last] = [layout.row[0]!.x, layout.row[1]!.x, layout.row[4]!.x];
    const inOrder = [lies[0]!, first, lies[1]!, second, last, lies[2]!];
    expect(inOrder).toEqual([...inOrder].sort((a, b) => (isBackwards ? b - a : a - b)));
    expect(gapIn(layout, 6, 1280, isBackwards)).toBeNull();
    expect(gapIn(layOut(wanted(1280, 752, 0)), 0, 1280, isBackwards)).toBeNull();
  });

  it.each([1, 2])('on an upright phone the first %i lie beside each other, with both ends', (places) => {
    const { row, ends } = layOut(wanted(390, 796, places));
    expect(new Set([...row, ...ends].map(({ y }) => y)).size).toBe(1);
  });

  it.each([[1280, 752], [880, 752], [1024, 720]])('on %i by %i a card that is picked is not under the question', (width, height) => {
    const { ask, hand } = layOut(wanted(width, height, 5, { cards: 5 }));
    const { y, w } = hand[2]!;
    const [tall, up] = [w * 1.4 * 1.06, w * 1.4 * 0.08];
    expect(y - up - tall / 2).toBeGreaterThanOrEqual(ask.y + ask.h - 1);
  });

  it('the hand keeps its texts where a drawer lies beside the table', () => {
    expect(layOut(wanted(880, 752, 5, { cards: 5 })).hand[0]!.w).toBeGreaterThanOrEqual(150);
  });

  it.each([[390, 796], [360, 692], [740, 360], [844, 390]])('on %i by %i the hand that is chosen from lies whole and side by side', (width, height) => {
    for (const cards of [1, 2, 3, 4, 5, 6, 7]) {
      const { hand, ask, row } = layOut(wanted(width, height, 5, { cards }));
      const boxes = hand.map((spot) => edges(spot));
      for (const [i, [x0, y0, x1, y1]] of boxes.entries()) {
        expect(Math.min(x0, width - x1, height - y1)).toBeGreaterThanOrEqual(0);
        expect(y0).toBeGreaterThanOrEqual(ask.y + ask.h);
        for (const other of boxes.slice(i + 1)) expect(x1 <= other[0] || other[2] <= x0 || y1 <= other[1]).toBe(true);
      }
      expect(Math.min(...row.map(({ w }) => w))).toBeGreaterThanOrEqual(FINGER);
    }
  });

  it.each(SCREENS)('on %i by %i whole places for a card lie at both ends, over no card', (width, height) => {
    for (const places of COUNTS) {
      const { row, ends, ask } = layOut(wanted(width, height, places));
      for (const end of ends) {
        const [x0, y0, x1, y1] = edges(end);
        expect(end.w).toBe(row[0]!.w);
        expect(y1).toBeLessThanOrEqual(ask.y);
        for (const [a, b, c, d] of row.map((spot) => edges(spot))) expect(x1 <= a || c <= x0 || y1 <= b || d <= y0).toBe(true);
      }
    }
  });

  it.each(SCREENS)('on %i by %i a card that comes forward leaves the line free that tells of it', (width, height) => {
    for (const isPlacing of [true, false]) {
      const { hero, ask } = layOut(wanted(width, height, 8, { isPlacing, isHandNeeded: isPlacing }));
      expect(edges(hero)[3]).toBeLessThanOrEqual(ask.y);
    }
  });

  it('nothing moves between choosing and confirming', () => {
    expect(layOut(wanted(390, 796, 9))).toEqual(layOut(wanted(390, 796, 9)));
  });
});

describe('what flies', () => {
  const flying = (kind: Flying['kind'], more: Partial<Flying> = {}): Flying => ({ id: 1, kind, from: { x: 600, y: 60, w: 60 }, to: { x: 100, y: 60, w: 60 }, delay: 0, card: null, owner: '', ...more });

  it('is stolen by way of the card that steals, down over the wood', () => {
    const frames = framesOf(flying('loot', { by: { x: 300, y: 360, w: 60 } })).map(({ transform }) => String(transform));
    expect(frames[0]).toContain('translate(0px, 0px)');
    expect(frames[1]).toContain('translate(-300px, 300px)');
    expect(frames.at(-1)).toContain('translate(-500px, 0px)');
    expect(durationOf(flying('loot'))).toBeGreaterThan(durationOf(flying('coin')));
  });

  it('never shows both sides of a card at once', () => {
    for (const other of ['own', 'back'] as const) {
      const [first, second] = (['first', 'second'] as const).map((side) => turnOf(flying('guise', { other }), side));
      const flat = (frames: Keyframe[]): (number | undefined)[] => frames.filter(({ transform }) => String(transform).includes('(0deg)')).map(({ offset }) => (offset ?? undefined) as number | undefined);
      expect(flat(first!).length).toBe(other === 'own' ? 2 : 1);
      expect(String(second![0]!.transform)).toContain('-90deg');
      expect(String(second!.at(-1)!.transform)).toContain(other === 'own' ? '(90deg)' : '(0deg)');
    }
  });
});

describe('while a card falls', () => {
  afterEach(() => {
    held.release();
    vi.useRealTimers();
  });

  it('the table and the line above it are as they were, until it has left', async () => {
    await phrases.learn('en');
    vi.useFakeTimers();
    const before = view();
    const packet = { view: view({ row: before.row.slice(1), resolving: 1 }) as unknown, result: null, events: [] as Told[] } as Packet;
    held.hold(packet, before, 1000);
    expect(phase(packet, words)).toBe('Resolution: position 2 of 3');
    vi.advanceTimersByTime(1000);
    expect(phase(packet, words)).toBe('Resolution: position 1 of 2');
  });

  it('another packet is shown as it is', () => {
    const packet = { view: view() as unknown, result: null, events: [] as Told[] } as Packet;
    held.hold({ ...packet }, view({ round: 1 }), 1000);
    expect(held.seen(packet)).toBe(packet.view);
  });
});

describe('what the line says', () => {
  beforeAll(() => phrases.learn('en'));
  const asked = (kind: string, more: Partial<Prompted> & { isWhole?: boolean; options?: Option[] } = {}): string => {
    const { isWhole = false, options = [], ...rest } = more;
    return prompted({ answer: { isWhole, steps: rest.card ? [{} as never] : [], next: { options } }, asked: kind, words, row: view().row, card: null, place: null, ...rest });
  };

  it('is what to choose, then where it goes, then a whole question', () => {
    expect(asked('place')).toBe('Choose a card from your hand. It goes face down.');
    expect(asked('place', { card: 'spy', options: [option(0, { gaps: ['0'] })] })).toBe('Where does it go: to the beginning or to the end of the row?');
    expect(asked('place', { card: 'spy', options: [option(0, { places: ['2'] })] })).toContain('on a card of your own');
    expect(asked('place', { card: 'spy', gap: 0, isWhole: true })).toBe('Place at the beginning of the row: The spy?');
    expect(asked('place', { card: 'spy', gap: 3, isWhole: true })).toBe('Place at the end of the row: The spy?');
    expect(asked('place', { card: 'spy', place: 2, isWhole: true })).toBe('Cover position 2 with this card: The spy?');
  });

  it('asks who is struck by position, house and card', () => {
    expect(asked('hit', { place: 3, isWhole: true })).toBe('Eliminate position 3 (Blue: The lord)?');
    expect(asked('rob', { seat: 'blu', isWhole: true })).toBe('Steal from this player: Blue?');
    expect(asked('move', { place: 3, gap: 0, isWhole: true })).toBe('Move position 3 (Blue: The lord)? To the beginning of the row.');
    expect(asked('hit')).toBe('');
  });

  it('announces a shot and a turn without what comes of it', () => {
    const told = (event: string, facts: Record<string, string | number>): Told => ({ ply: 0, text: '', event: { event, rules: [], facts, terms: [] } });
    expect(heralded(told('revealed', { seat: 'red', place: 2, card: 'heir' }), words)).toBe('Red: turns over position 2');
    expect(heralded(told('eliminated', { seat: 'red', place: 3, card: 'lord', by_card: 'archer', owner_seat: 'blu' }), words)).toBe('Red (The archer): strikes at position 3');
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
    expect(html).toContain('>Position 1 – Blue: face-down card, 2 points on it<');
    expect(html).toContain('>Position 2 – Red: The heir, revealed, 1 card below. Being resolved now<');
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });

  it('offers nothing where nothing is asked', () => {
    expect(drawn(view())).not.toContain('Can be chosen');
    expect(drawn(view())).not.toContain('data-gap');
  });

  it('says what is going on, and every player with points and cards', () => {
    expect(drawn(view())).toContain('Resolution: position 2 of 3');
    expect(drawn(view({ resolving: null }))).toContain('Placement, first: Blue');
    expect(drawn(view())).toContain('>Blue: 1 point, 3 cards in hand, starting player<');
  });

  it('says that it is over while the end is told', () => {
    const won: Told = { ply: 0, text: '', event: { event: 'won', rules: [], facts: { seats: ['red'] }, terms: [] } };
    expect(phase({ view: view({ resolving: null }) as unknown, result: null, events: [won] } as Packet, words)).toBe('The game is over');
  });

  it('says of a badge how many cards are out of the game', () => {
    expect(drawn(view())).toContain('>Red: 4 points, 2 cards in hand, eliminated or discarded: 1<');
  });

  it('shows the face of what is covered below the card that covers it', () => {
    const [first, , third] = view().row;
    const html = drawn(view({ row: [first!, { owner: 'red', cards: [open('heir'), down(null)] }, third!] }));
    expect(html.slice(html.indexOf('class="under'), html.indexOf('class="top', html.indexOf('class="under')))).toContain('#heir');
  });

  it('holds the own hand, with what each card does', () => {
    const html = drawn(view());
    expect(html).toContain('aria-label="Your hand (2)"');
    expect(html.match(/data-card="/g)).toHaveLength(2);
  });

  it('shows spectators no hand', () => {
    const players = view().players.map((player) => ({ ...player, hand: null, aside: null }));
    expect(drawn(view({ seat: null, players }))).not.toContain('Your hand');
  });
});

describe('art and words', () => {
  it('has a picture for each card of the game, each its own', () => {
    const file = new URL('../../src/throneroom/games/bloody_throne/data/game.toml', import.meta.url);
    const data = readFileSync(file, 'utf-8');
    const ids = [...data.matchAll(/^id = "([\w-]+)"/gm)].map((found) => found[1]!);
    const sprite = readFileSync(new URL('../src/boards/bloody-throne/art/cards.svg', import.meta.url), 'utf-8');
    const drawings = new Map([...sprite.matchAll(/<symbol id="([\w-]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, body]) => [id!, body!]));
    expect([...drawings.keys()]).toEqual(expect.arrayContaining(ids));
    expect(new Set(ids.map((id) => drawings.get(id))).size).toBe(ids.length);
  });

  it.each(['cs', 'hu'])('says the same things in %s', (lang) => {
    const file = (code: string): URL =>
      new URL(`../../src/throneroom/i18n/messages/${code}/board-bloody-throne.ftl`, import.meta.url);
    const keys = (code: string): string[] =>
      [...readFileSync(file(code), 'utf-8').matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!).sort();
    expect(keys(lang)).toEqual(keys('en'));
  });
});
