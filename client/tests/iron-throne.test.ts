import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import Board from '../src/boards/iron-throne/Board.svelte';
import { isInside, isPlaceLit, type Desk } from '../src/boards/iron-throne/desk';
import { cardIn, offerTo, sumIn } from '../src/boards/iron-throne/rounds';
import { phrases } from '../src/boards/iron-throne/say';
import { standing } from '../src/boards/iron-throne/standing';
import { around, counted, kindOf, ownLaid, proposalsIn, sideOf, strength, tokensOn, valueOf, viewOf } from '../src/boards/iron-throne/view';
import type { HouseView, View } from '../src/boards/iron-throne/view';
import type { Json, Packet, Told, Words } from '../src/lib/types';
import { told } from './support';

const PEOPLE: Record<string, string[]> = {
  sta: ['catelyn', 'robb', 'arya', 'bran'],
  lan: ['tywin', 'tyrion', 'jaime', 'joffrey'],
  bar: ['melisandre', 'davos', 'selyse', 'shireen'],
};

function houseOf(seat: string, more: Partial<HouseView> = {}): HouseView {
  const others = Object.keys(PEOPLE).filter((other) => other !== seat);
  return {
    seat,
    house: seat,
    leader: { sta: 'eddard', lan: 'cersei', bar: 'stannis' }[seat]!,
    leader_power: 4,
    leader_used: false,
    characters: PEOPLE[seat]!.map((person) => ({ person, power: 4, alive: true, part: false })),
    side: null,
    placed: 0,
    tokens: 5,
    influence: Object.fromEntries(others.map((other) => [other, 0])),
    hand: ['hidden', 'hidden'],
    deck: 18,
    discards: [],
    played: [],
    hostages: [],
    spared: false,
    stinted: false,
    offered: false,
    ...more,
  };
}

function taking(seat: string, part: string, power: number): HouseView['characters'] {
  return PEOPLE[seat]!.map((person) => ({ person, power: person === part ? power : 4, alive: true, part: person === part }));
}

const VIEW: View = {
  seat: 'lan',
  awaited: ['lan'],
  round: 3,
  phase: 'encounter',
  window: null,
  challenger: 'lan',
  defender: 'sta',
  event: 'stark-1',
  events_left: 9,
  event_discards: [],
  outcome: null,
  locked: false,
  winner: null,
  losers: [],
  totals: null,
  bonus: [0, 2],
  laid: [null, { card: 'hidden', open: false, value: null }],
  deal: [],
  proposals: [0, 0],
  talks: null,
  box: 52,
  houses: [
    houseOf('sta', {
      side: 'defender',
      characters: taking('sta', 'arya', 3),
      placed: 2,
      tokens: 3,
      influence: { lan: 2, bar: 0 },
      hostages: [{ house: 'lan', card: 'hidden', new: true }],
    }),
    houseOf('lan', {
      side: 'challenger',
      characters: taking('lan', 'tyrion', 5).map((c) => (c.person === 'jaime' ? { ...c, power: 0, alive: false } : c)),
      hand: ['12', 'truce', 'tywin-a'],
      discards: ['20', 'truce', 'truce', '3', 'tyrion-a'],
      hostages: [{ house: 'bar', card: '12', new: false }],
    }),
    houseOf('bar', { side: 'defender', characters: taking('bar', 'davos', 2), placed: 1, tokens: 4, influence: { sta: 0, lan: 1 } }),
  ],
  looking: null,
  looked: [],
  acts: [],
  over: false,
};

const people = Object.values(PEOPLE).flat().concat('eddard', 'cersei', 'stannis');
const named = (ids: string[], how: (id: string) => string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, how(id)]));
const WORDS: Words = {
  title: 'The Iron Throne',
  names: {
    seat: { sta: 'Stark', lan: 'Lannister', bar: 'Baratheon' },
    house: { sta: 'House Stark', lan: 'House Lannister', bar: 'House Baratheon' },
    person: named(people, (id) => `Person ${id}`),
    leader: named(people, (id) => `Leader ${id}`),
    card: { '3': 'Hostility 3', '12': 'Hostility 12', '20': 'Hostility 20', truce: 'Truce', 'tywin-a': 'Gold <b>', 'tyrion-a': 'Wit' },
    event: { 'stark-1': 'House Stark' },
    side: { challenger: 'Challenger', defender: 'Defender' },
    outcome: { hostility: 'Hostility', truce: 'Truce' },
    phase: { encounter: 'Encounter phase', setup: 'Setup' },
    window: { after_cards_revealed: 'after the cards are revealed' },
  },
  effects: { eddard: 'Honour.', cersei: 'Gold.', 'stark-1': 'House Stark becomes the Defender.', 'tywin-a': 'Pay a debt.' },
  printed: {
    card: {
      '3': { type: 'hostility', value: 3 },
      '12': { type: 'hostility', value: 12 },
      '20': { type: 'hostility', value: 20 },
      truce: { type: 'truce' },
      'tywin-a': { type: 'character', person: 'tywin' },
      'tyrion-a': { type: 'character', person: 'tyrion' },
    },
  },
};

function packetOf(more: Partial<View> = {}): Packet {
  return {
    match: 'm', epoch: 0, ply: 1, status: 'playing', seat: 'lan', awaited: [], seen: 0, events: [], undo: false, result: null,
    view: { ...VIEW, ...more } as unknown as Record<string, Json>,
    decisions: [],
  };
}

interface Around {
  asked?: string;
  lit?: string[];
  chosen?: string[];
  told?: Told[];
}

function drawn(packet: Packet, { asked, lit = [], chosen = [], told = [] }: Around = {}): string {
  const props = { packet, words: WORDS, lit: new Set(lit), chosen: new Set(chosen), onpick: () => undefined, asked, told };
  return render(Board, { props }).body.replace(/<!--.*?-->/g, '');
}

/** What is written, without the marks of the page. */
const SAID = /<span class="unseen">([^<]*)<\/span>/g;
const textOf = (html: string): string => html.replace(SAID, ' ').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
/** What is said of things drawn. */
const labels = (html: string): string[] =>
  [...html.matchAll(/aria-label="([^"]*)"/g), ...html.matchAll(SAID)].map((found) => found[1]!);
const picks = (html: string): string[] => labels(html).filter((label) => label.startsWith('Choose: '));

beforeAll(() => phrases.learn('en'));

describe('the view', () => {
  const view = viewOf(packetOf());

  it('goes clockwise from the own seat, for a spectator from the first', () => {
    expect(around(view).map(({ seat }) => seat)).toEqual(['lan', 'bar', 'sta']);
    expect(around({ ...view, seat: null }).map(({ seat }) => seat)).toEqual(['sta', 'lan', 'bar']);
  });

  it('has the active player first on each side, then the supporters', () => {
    expect(sideOf(view, 'defender').map(({ house, character, isActive }) => [house.seat, character?.person, isActive])).toEqual([
      ['sta', 'arya', true],
      ['bar', 'davos', false],
    ]);
  });

  it('adds up what is known, and takes the totals of the server once there are any', () => {
    expect(strength(view, 'challenger')).toEqual({ known: 5, isWhole: false });
    expect(strength(view, 'defender')).toEqual({ known: 7, isWhole: false });
    expect(strength({ ...view, totals: [17, 9] }, 'defender')).toEqual({ known: 9, isWhole: true });
  });

  it('knows whose tokens stand on a board', () => {
    expect(tokensOn(view, 'lan')).toEqual([{ seat: 'sta', count: 2 }, { seat: 'bar', count: 1 }]);
  });

  it('counts equal cards together and tells the kinds apart', () => {
    expect(counted(['truce', '3', 'truce'])).toEqual([{ card: 'truce', count: 2 }, { card: '3', count: 1 }]);
    expect(['3', 'truce', 'tywin-a', 'hidden'].map((card) => kindOf(WORDS, card))).toEqual([
      'hostility', 'truce', 'character', 'hidden',
    ]);
    expect(['12', 'truce'].map((card) => valueOf(WORDS, card))).toEqual([12, null]);
  });

  it('lights a card only where the question can mean it', () => {
    expect(isPlaceLit('lay', 'hand', false)).toBe(true);
    expect(isPlaceLit('lay', 'hostages', false)).toBe(false);
    expect(isPlaceLit('hostage', 'hostages', false)).toBe(true);
    expect(isPlaceLit('pick', 'looked', true)).toBe(true);
    expect(isPlaceLit('pick', 'hand', true)).toBe(false);
  });
});

describe('a House in short', () => {
  const own = VIEW.houses[1]!;
  const opens = (more: Partial<Desk>): boolean =>
    isInside({ view: VIEW, lit: new Set(), chosen: new Set(), asked: null, ...more } as Desk, own);

  it('opens for a character, the own leader and an own hostage that can be picked', () => {
    expect(opens({})).toBe(false);
    expect(opens({ lit: new Set(['tywin']) })).toBe(true);
    expect(opens({ lit: new Set(['use']) })).toBe(true);
    expect(opens({ lit: new Set(['12']), asked: 'hostage' })).toBe(true);
  });

  it('stays closed for cards of the hand and for who is in the encounter', () => {
    expect(opens({ lit: new Set(['12']), asked: 'lay' })).toBe(false);
    expect(opens({ lit: new Set(['tyrion']) })).toBe(false);
  });
});

describe('the round as it was told', () => {
  const tell = (event: string, facts: Record<string, Json>, terms: Json[] = []): Told => ({
    ...told(1, event),
    event: { event, rules: [], facts, terms },
  });
  const log = [
    tell('total', { side: 'challenger', amount: 99 }),
    tell('round', { round: 3 }),
    tell('revealed', { seat: 'lan', card: '12', other_seat: 'sta', other_card: '3' }),
    tell('exchanged', { seat: 'sta', old_card: '3', card: 'truce' }),
    tell('total', { side: 'challenger', amount: 17 }, [
      { amount: 12, why: 'card', rule: '', facts: { card: '12' } },
      { amount: 5, why: 'power', rule: '', facts: { seat: 'lan', person: 'tyrion' } },
    ]),
  ];

  it('keeps the sum that decided and the cards that were turned up', () => {
    expect(sumIn(log, 'challenger')).toEqual({ total: 17, card: 12, powers: new Map([['tyrion', 5]]) });
    expect(sumIn(log, 'defender')).toBeNull();
    expect(['lan', 'sta', 'bar'].map((seat) => cardIn(log, seat))).toEqual(['12', 'truce', null]);
  });

  it('shows them when power and cards have gone, and says where sums do not count', () => {
    const past = { winner: 'challenger', losers: ['defender'], outcome: 'hostility', laid: [null, null] } as Partial<View>;
    const text = textOf(drawn(packetOf(past), { told: log }));
    expect(text).toContain('17');
    expect(text).not.toContain('no card yet');
    expect(textOf(drawn(packetOf({ ...past, outcome: 'betrayal' }), { told: log }))).toContain('the totals do not count');
  });

  it('has an offer of support until it is answered', () => {
    const offer = tell('support-offered', { seat: 'bar', goal_seat: 'lan', person: 'davos', power: 2 });
    expect(offerTo([offer], 'lan')).toEqual({ person: 'davos', power: 2 });
    expect(offerTo([offer], 'sta')).toBeNull();
    expect(offerTo([offer, tell('support-refused', { seat: 'lan' })], 'lan')).toBeNull();
    expect(textOf(drawn(packetOf({ phase: 'support' }), { told: [offer] }))).toContain('offered: ');
  });

  it('knows the own card that waits for the others', () => {
    const lay = { kind: 'lay', draft: { choice: 1, ready: true }, options: [{ value: 1, text: '', notation: 'lay truce' }] };
    expect(ownLaid({ decisions: [lay] as unknown } as Packet)).toEqual({ card: 'truce', open: false, value: null });
    expect(ownLaid({ decisions: [] as unknown } as Packet)).toBeNull();
  });

  it('says in short what every House has', () => {
    expect(standing(packetOf().view).bar).toEqual([
      { label: 'Influence', value: expect.stringMatching(/^\d\/\d$/) as string },
      { label: 'Power on the leader sheet', value: '4' },
      { label: 'Living characters', value: '4' },
      { label: 'Hostages', value: expect.any(String) as string },
    ]);
  });
});

describe('the proposals', () => {
  const proposed = (ply: number, seat: string, power: number): Told => ({
    ...told(ply, 'proposed'),
    event: { event: 'proposed', rules: [], terms: [], facts: { seat, defender_power: power } },
  });

  it('are those of this round, in their order', () => {
    const log = [proposed(1, 'sta', 3), told(2, 'round'), proposed(3, 'lan', 1), told(4, 'deal-refused'), proposed(5, 'sta', 2)];
    expect(proposalsIn(log)).toEqual([
      { seat: 'lan', terms: [0, 0, 0, 0, 0, 1] },
      { seat: 'sta', terms: [0, 0, 0, 0, 0, 2] },
    ]);
  });

  it('are shown with those that were refused before', () => {
    const log = [proposed(3, 'lan', 1), proposed(5, 'sta', 2)];
    const text = textOf(drawn(packetOf({ outcome: 'truce', deal: [0, 0, 0, 0, 0, 2], proposals: [2, 2] }), { told: log }));
    expect(text).toContain('proposal 2, by Stark');
    expect(text).toContain('1 proposal refused before');
    expect(text).toContain('1. Lannister: Lannister receives: nothing; Stark receives: 1 power');
  });
});

describe('the board', () => {
  it('shows characters with their power, the dead as dead, and those who take part in the middle', () => {
    const said = labels(drawn(packetOf()));
    expect(said).toContain('Person tywin, power 4');
    expect(said).toContain('Person jaime, dead');
    expect(said).toContain('Person tyrion, in the encounter');
    expect(said).toContain('Person tyrion, power 5');
  });

  it('lights nothing that is not lit', () => {
    expect(picks(drawn(packetOf()))).toEqual([]);
  });

  it('makes lit things buttons and presses the chosen ones', () => {
    const html = drawn(packetOf(), { asked: 'character', lit: ['tywin', 'sta'], chosen: ['tywin'] });
    expect(picks(html).sort()).toEqual(['Choose: Person tywin, power 4', 'Choose: Stark']);
    expect(html.match(/<button[^>]*aria-pressed="true"[^>]*>/g)).toHaveLength(1);
  });

  it('lights the card in the hand and not the hostage of the same name', () => {
    expect(picks(drawn(packetOf(), { asked: 'lay', lit: ['12'] }))).toEqual(['Choose: Hostility 12 (Lannister)']);
    expect(picks(drawn(packetOf(), { asked: 'hostage', lit: ['12'] }))).toEqual(['Choose: Hostility 12 (Baratheon)']);
  });

  it('counts what is hidden and shows the discards to all', () => {
    const html = drawn(packetOf());
    expect(labels(html)).toContain('Hostages: 1 (Lannister 1)');
    expect(labels(html)).toContain('2 cards in hand');
    expect(html).toContain('3 20 · truces 2 · characters 1');
  });

  it('says the proposal on the table in words', () => {
    const html = drawn(packetOf({ outcome: 'truce', deal: [1, 0, 2, 0, 0, 0], proposals: [2, 3] }));
    expect(html).toContain('Lannister receives: 1 influence token on the other board and 2 power');
    expect(html).toContain('Stark receives: nothing');
  });

  it('says which window is open, for whom, and who has passed', () => {
    const window = { id: 'after_cards_revealed', kind: 'play' as const, passed: ['sta'], next: ['bar'], answers: 'tyrion-a' };
    const text = textOf(drawn(packetOf({ window })));
    expect(text).toContain('after the cards are revealed');
    expect(text).toContain('May play a character card now: Lannister.');
    expect(text).toContain('In answer to: Wit.');
    expect(text).toContain('Passed: Stark.');
    expect(text).toContain('Still to come: Baratheon.');
  });

  it('lights the own leader where the ability may be used, and no other', () => {
    expect(picks(drawn(packetOf(), { asked: 'use', lit: ['pass', 'use'] }))).toEqual(['Choose: Use the ability of Leader cersei']);
  });

  it('adds up both sides line by line', () => {
    const laid = [{ card: '12', open: false, value: null }, { card: '3', open: true, value: 5 }] as View['laid'];
    const text = textOf(drawn(packetOf({ laid })));
    expect(text).toContain('Person tyrion 5 Hostility 12 face down (12) Total 5 + ?');
    expect(text).toContain('Person arya 3 Person davos support, BAR 2 Hostility 3 5 Bonus +2 Total 7 + ?');
  });

  it('tells at whom an ability is aimed, and who looks at whose cards', () => {
    const act = { ability: 'tyrion-a', seat: 'lan', targets: ['sta'], person: null, card: null, house: null, cancelled: false, now: true };
    const looking = { seat: 'sta', house: 'bar', place: 'hand' } as const;
    const text = textOf(drawn(packetOf({ acts: [act], looking, looked: ['hidden'] })));
    expect(text).toContain('LAN Wit Stark');
    expect(text).toContain('Stark looks at cards in the hand of Baratheon');
  });

  it('reads the text of the chosen card under the hand', () => {
    expect(textOf(drawn(packetOf(), { asked: 'play', lit: ['tywin-a'], chosen: ['tywin-a'] }))).toContain('Pay a debt.');
  });

  it('offers the drawn leaders with their abilities before the first round', () => {
    const houses = VIEW.houses.map((house) => ({ ...house, leader: null, characters: [] }));
    const html = drawn(packetOf({ phase: 'setup', houses, challenger: null, defender: null }), { asked: 'leader', lit: ['eddard'] });
    expect(picks(html)).toEqual(['Choose: Leader eddard Honour.']);
  });

  it('shows names as text and sets no style in the markup', () => {
    const html = drawn(packetOf());
    expect(html).toContain('Gold &lt;b>');
    expect(html).not.toContain(' style=');
  });
});

describe('the words', () => {
  const keys = (lang: string): string[] => {
    const url = new URL(`../../src/throneroom/i18n/messages/${lang}/board-iron-throne.ftl`, import.meta.url);
    return new FluentResource(readFileSync(url, 'utf-8')).body.map(({ id }) => id).sort();
  };

  it.each(['cs', 'hu'])('are all there in %s', (lang) => {
    expect(keys(lang)).toEqual(keys('en'));
  });
});
