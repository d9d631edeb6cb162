import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board, { phase } from '../src/boards/iron-throne/Board.svelte';
import { Reach, keysOf } from '../src/boards/iron-throne/reach.svelte';
import { cardIn, carriedOut, offerTo, sumIn } from '../src/boards/iron-throne/rounds';
import { phrases } from '../src/boards/iron-throne/say';
import { standing } from '../src/boards/iron-throne/standing';
import { around, counted, kindOf, ownLaid, proposalsIn, sideOf, strength, tokensOn, valueOf, viewOf } from '../src/boards/iron-throne/view';
import type { HouseView, View } from '../src/boards/iron-throne/view';
import type { Json, Option, Packet, Told, Words } from '../src/lib/types';
import type { Answer } from '../src/lib/answer.svelte';
import { Hand } from '../src/lib/hand.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { Submitting } from '../src/lib/submitting.svelte';
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
  strength: [5, 7],
  totals: null,
  decides: true,
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
    card: { '3': 'Hostility 3', '12': 'Hostility 12', '20': 'Hostility 20', truce: 'Truce', 'tywin-a': 'Gold <b> (Person tywin)', 'tyrion-a': 'Wit' },
    event: { 'stark-1': 'House Stark' },
    side: { challenger: 'Challenger', defender: 'Defender' },
    outcome: { hostility: 'Hostility', truce: 'Truce' },
    phase: { encounter: 'Encounter phase', setup: 'Setup' },
    window: { after_cards_revealed: 'after the cards are revealed' },
  },
  titles: { 'tywin-a': 'Gold <b>', 'tyrion-a': 'Wit' },
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
    view: { ...VIEW, ...more },
    decisions: [],
  };
}

interface Around {
  told?: Told[];
  answer?: Partial<Answer>;
  now?: Told;
}

/** The board with an answer under way; nothing is sent from here. */
function drawn(packet: Packet, { told = [], answer, now }: Around = {}): string {
  const hand = answer && ({ answer: { steps: [], isBusy: false, isWhole: false, ...answer }, sendsAtOnce: true } as unknown as Hand);
  const props = { packet, words: WORDS, lit: new Set<string>(), chosen: new Set<string>(), onpick: () => undefined, told, hand, now };
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

  it('has the strength of a side from the server, and its total once there is one', () => {
    expect([strength(view, 'challenger'), strength(view, 'defender')]).toEqual([5, 7]);
    expect(strength({ ...view, totals: [17, 9] }, 'defender')).toBe(9);
    expect(textOf(drawn(packetOf({ strength: [31, 44] })))).toContain('31+?');
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

  it('knows the things that an option points at', () => {
    const at = (points: Option['points']): string[] => keysOf({ points } as Option);
    expect(at({ cards: ['12'] })).toEqual(['card:12']);
    expect(at({ seats: ['sta'], persons: ['arya'] })).toEqual(['person:arya']);
    expect(at({ places: ['deck'], seats: ['sta'] })).toEqual(['pile:deck:sta']);
    expect(at({ leaders: ['cersei'] })).toEqual(['leader:cersei']);
    expect(at({})).toEqual([]);
  });
});

describe('the round as it was told', () => {
  const tell = (event: string, facts: Record<string, Json>, terms: Told['event']['terms'] = []): Told => ({
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
    const past = { winner: 'challenger', losers: ['defender'], outcome: 'hostility', decides: true, laid: [null, null] } as Partial<View>;
    const text = textOf(drawn(packetOf(past), { told: log }));
    expect(text).toContain('17');
    expect(text).not.toContain('no card yet');
    expect(drawn(packetOf({ ...past, outcome: 'betrayal', decides: false }), { told: log })).toContain('the totals do not count');
  });

  it('has an offer of support until it is answered', () => {
    const offer = tell('support-offered', { seat: 'bar', goal_seat: 'lan', person: 'davos', power: 2 });
    expect(offerTo([offer], 'lan')).toEqual({ person: 'davos', power: 2 });
    expect(offerTo([offer], 'sta')).toBeNull();
    expect(offerTo([offer, tell('support-refused', { seat: 'lan' })], 'lan')).toBeNull();
    const knocking = VIEW.houses.map((house) => (house.seat === 'bar' ? houseOf('bar') : house));
    expect(drawn(packetOf({ phase: 'support', houses: knocking }), { told: [offer] })).toContain('knock');
  });

  it('knows the own card that waits for the others', () => {
    const lay = { kind: 'lay', draft: { choice: 1, ready: true }, options: [{ value: 1, points: { cards: ['truce'] } }] };
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
    expect(text).toContain('Lannister gives: 2 power; Stark gives: nothing');
    expect(text).toContain('1 proposal refused before');
  });
});

/** What a question offers, by what it points at. */
const asking = (kind: string, ...points: Option['points'][]): Partial<Answer> => {
  const options = points.map((one, value) => ({ value, points: one, label: '', text: `${value}`, notation: `${value}`, facts: {} }));
  return { decision: { kind, options } as unknown as Answer['decision'], next: { options, blocked: [] } };
};

describe('the board', () => {
  it('shows characters with their power, the dead as dead, and those who take part in the middle', () => {
    const said = labels(drawn(packetOf()));
    expect(said).toContain('Person tywin, power 4');
    expect(said).toContain('Person jaime, dead');
    expect(said).toContain('Challenger, Lannister, Person tyrion, 5');
    expect(said).toContain('Person davos, power 2');
  });

  it('lights nothing while nothing is asked', () => {
    expect(picks(drawn(packetOf()))).toEqual([]);
  });

  it('lights what can be touched, and only there where it is meant', () => {
    expect(picks(drawn(packetOf(), { answer: asking('blow', { persons: ['arya'] }, { persons: ['tywin'] }) })).sort()).toEqual(['Choose: Person tywin, power 4']);
    expect(picks(drawn(packetOf(), { answer: asking('victim', { seats: ['sta'] }) }))).toEqual(['Choose: Stark, Leader eddard']);
    expect(picks(drawn(packetOf(), { answer: asking('lay', { cards: ['12'] }) }))).toEqual(['Choose: Hostility 12']);
    expect(picks(drawn(packetOf(), { answer: asking('use', { leaders: ['cersei'] }) }))).toEqual(['Choose: Lannister, Leader cersei']);
  });

  it('lays the own hostages out where they are asked about, between the gate and the brazier', () => {
    const html = drawn(packetOf(), { answer: asking('hostage', {}) });
    expect(picks(html)).toEqual(['Choose: Hostility 12 (Baratheon)']);
    expect(textOf(html)).toContain('Release');
    expect(textOf(html)).toContain('Torture');
  });

  it('lays cards that are looked at out for who may see them', () => {
    const looking = { seat: 'lan', house: 'bar', place: 'hand' } as const;
    const html = drawn(packetOf({ looking, looked: ['12', 'truce'] }), { answer: asking('pick', { cards: ['12'] }) });
    expect(picks(html)).toEqual(['Choose: Hostility 12 (Baratheon)']);
    expect(textOf(html)).toContain('Lannister looks at cards in the hand of Baratheon');
  });

  it('counts what is hidden', () => {
    const said = drawn(packetOf());
    expect(said).toContain('title="2 cards in hand"');
    expect(said).toContain('title="Hostages: 1 (Lannister)"');
  });

  it('says the proposal on the table in words', () => {
    const html = drawn(packetOf({ outcome: 'truce', deal: [1, 0, 2, 0, 0, 0], proposals: [2, 3] }));
    expect(html).toContain('Stark gives: room for 1 influence token (Lannister) and 2 power');
    expect(html).toContain('Lannister gives: nothing');
  });

  it('tips the scale to the pan on which more lies, and has what is alike on it once', () => {
    const talks = (deal: number[]): string => drawn(packetOf({ outcome: 'truce', deal, proposals: [2, 3] }));
    // The own pan is the left one: a positive tilt has it down.
    const tilts = (deal: number[]): number => Number(/data-tilt="(-?\d+)"/.exec(talks(deal))![1]);
    expect(tilts([0, 0, 0, 0, 2, 3])).toBeGreaterThan(0);
    expect(tilts([1, 2, 3, 1, 0, 0])).toBeLessThan(0);
    expect(tilts([1, 0, 0, 1, 0, 0])).toBe(0);
    expect(textOf(talks([0, 0, 0, 0, 2, 3]))).toMatch(/×2 +×3 +You give/);
  });

  it('empties the pans while a deal is carried out', () => {
    const facts = (event: string, more: Record<string, Json>): Told => ({ ...told(3, event), event: { ...told(3, event).event, facts: more } });
    const log = [told(1, 'round'), told(2, 'deal'), facts('influence', { seat: 'lan', goal_seat: 'sta' }), facts('power-from-leader-to-leader', { seat: 'lan', goal_seat: 'sta', amount: 3 }), facts('hostage-from-hand', { seat: 'sta', victim_seat: 'lan', owner_seat: 'lan' })];
    expect(carriedOut(log, ['lan', 'sta'])).toEqual([1, 0, 0, 0, 1, 3]);
    const loads = (events: Told[]): string[] => [...drawn(packetOf({ outcome: 'truce', deal: [1, 0, 0, 0, 0, 0], talks: 'success' }), { told: events, now: events.at(-1)! }).matchAll(/<ul class="load[^>]*data-at="([^"]*)"/g)].map(([, at]) => at!);
    expect(loads(log.slice(0, 2))).toEqual(['pan:lan']);
    expect(loads(log.slice(0, 3))).toEqual(['pan:lan']);
    expect(loads(log.slice(0, 4))).toEqual([]);
  });

  it('shows what is played, used, discarded or tortured large, with what it does', () => {
    const facts = (event: string, more: Record<string, Json>): Told => ({ ...told(3, event), event: { ...told(3, event).event, facts: more } });
    const shown = (now: Told): string => /data-shown="[^"]*".*?<\/div><\/div>/.exec(drawn(packetOf(), { now }))?.[0] ?? '';
    expect(shown(facts('played', { seat: 'lan', card: 'tywin-a' }))).toContain('Pay a debt.');
    expect(shown(facts('used-at-house', { seat: 'lan', leader: 'cersei' }))).toContain('Gold.');
    expect(shown(facts('discarded', { seat: 'bar', cards: ['3', '12'] }))).toContain('data-shown="3 12"');
    expect(shown(facts('tortured', { seat: 'sta', owner_seat: 'lan', card: '12' }))).toContain('class="back');
    expect(shown(told(3, 'influence'))).toBe('');
  });

  it('says how much influence every House has placed, and which side it is on', () => {
    const html = drawn(packetOf());
    for (const [seat, count] of [['sta', '2/5'], ['lan', '0/5'], ['bar', '1/5']]) expect(html).toMatch(new RegExp(`data-at="influence:${seat}".*?>${count}</b>`));
    expect([...html.matchAll(/data-tag[^>]*>(\w)</g)].map(([, tag]) => tag)).toEqual(['D', 'C']);
  });

  it('offers a place for a card only to who can lay one', () => {
    const empty = { laid: [null, null] as View['laid'] };
    const ghosts = (packet: Packet, answer?: Partial<Answer>): string[] => [...drawn(packet, { answer }).matchAll(/class="ghost[^>]*>([^<]*)</g)].map(([, text]) => text!);
    expect(ghosts(packetOf(empty), asking('lay', { cards: ['12'] }))).toEqual(['lay here', 'no card yet']);
    expect(ghosts(packetOf(empty))).toEqual(['no card yet', 'no card yet']);
    expect(ghosts(packetOf({ ...empty, phase: 'support' }))).toEqual(['', '']);
  });

  it('has cards that are alike in one pile, but where several are picked', () => {
    const houses = VIEW.houses.map((house) => (house.seat === 'lan' ? { ...house, hand: ['12', 'truce', 'truce', 'truce'] } : house));
    const piles = (answer?: Partial<Answer>): string[] => [...drawn(packetOf({ houses }), { answer }).matchAll(/data-count="(\d)"/g)].map(([, count]) => count!);
    expect(piles()).toEqual(['1', '3']);
    expect(piles(asking('shed', { cards: ['truce'] }))).toEqual(['1', '1', '1', '1']);
  });

  it('says which window is open, for whom, and who has passed', () => {
    const window = { id: 'after_cards_revealed', kind: 'play' as const, passed: ['sta'], next: ['bar'], answers: 'tyrion-a' };
    const text = textOf(drawn(packetOf({ window })));
    expect(phase(packetOf({ window }), WORDS)).toBe('Encounter phase · after the cards are revealed');
    expect(text).toContain('May play a character card now: Lannister.');
    expect(text).toContain('In answer to: Wit.');
    expect(text).toContain('Passed: Stark.');
    expect(text).toContain('Still to come: Baratheon.');
  });

  it('adds up both sides line by line when the cards are open', () => {
    const laid = [{ card: '12', open: true, value: 12 }, { card: '3', open: true, value: 5 }] as View['laid'];
    const text = textOf(drawn(packetOf({ laid, totals: [17, 12] })));
    expect(text).toContain('Person tyrion 5 Hostility 12');
    expect(text).toContain('Person arya 3 Person davos 2 Hostility 5 Bonus +2');
  });

  it('lets a candle burn while a window is open, stamps half a seal with a proposal and the whole with the deal', () => {
    const window = { id: 'after_cards_revealed', kind: 'play' as const, passed: [], next: [], answers: null };
    expect(drawn(packetOf())).not.toContain('data-candle');
    expect(drawn(packetOf({ window }))).toContain('data-candle');
    const deal = [1, 0, 0, 0, 0, 0];
    expect(drawn(packetOf({ proposals: [3, 3] }))).not.toContain('data-seal');
    expect(drawn(packetOf({ deal, proposals: [2, 3] }))).toContain('data-seal="half"');
    expect(drawn(packetOf({ deal, talks: 'success' }))).toContain('data-seal="whole"');
    expect(drawn(packetOf({ deal, talks: 'failure' }))).toContain('data-seal="broken"');
  });

  it('shows who dies while that is told', () => {
    const died = told(1, 'died');
    const now = { ...died, event: { ...died.event, facts: { person: 'robb' } } };
    expect(drawn(packetOf(), { now })).toContain('data-fallen="robb"');
    expect(drawn(packetOf(), { told: [now] })).not.toContain('data-fallen');
  });

  it('has who won in the middle from the moment that this is told', () => {
    const result = { winners: ['sta'] } as unknown as Packet['result'];
    const crowned = (now: Told | null): string[] => {
      const ask = createRawSnippet<[]>(() => ({ render: () => '<p></p>' }));
      const props = { packet: { ...packetOf(), result }, words: WORDS, told: [], now, ask };
      return [...render(Board, { props: props as never }).body.matchAll(/data-won="(\w+)"/g)].map((found) => found[1]!);
    };
    const won = told(1, 'won');
    expect(crowned(told(1, 'influence'))).toEqual([]);
    expect(crowned({ ...won, event: { ...won.event, facts: { seats: ['sta', 'bar'] } } })).toEqual(['sta', 'bar']);
    expect(crowned(null)).toEqual([]); // the sheet with the result says it then, and the seat wears it
    expect(drawn({ ...packetOf(), result })).toMatch(/class="lead[^"]*crowned/);
  });

  it('says on a card in the hand what it is in its corner, and its name where it is seen', () => {
    const spines = [...drawn(packetOf()).matchAll(/class="strip[^>]*>([^<]*)</g)].map(([, name]) => name);
    expect(spines).toEqual(['Truce', 'Gold &lt;b>']);
  });

  it('shows the face of a card that lies face down to nobody, and its name to who laid it', () => {
    const html = drawn(packetOf({ laid: [{ card: '12', open: false, value: null }, { card: 'hidden', open: false, value: null }] }));
    expect(labels(html)).toContain('Read: Challenger: Hostility 12, face down (Lannister)');
    expect(labels(html)).toContain('Defender: face-down card (Stark)');
  });

  it('tells at whom an ability is aimed', () => {
    const act = { ability: 'tyrion-a', seat: 'lan', targets: ['sta'], person: null, card: null, house: null, cancelled: false, now: true };
    expect(labels(drawn(packetOf({ acts: [act] })))).toContain('Lannister: Wit → Stark');
  });

  it('offers the drawn leaders with their abilities before the first round', () => {
    const houses = VIEW.houses.map((house) => ({ ...house, leader: null, characters: [] }));
    const html = drawn(packetOf({ phase: 'setup', houses, challenger: null, defender: null }), { answer: asking('leader', { leaders: ['eddard'] }) });
    expect(picks(html)).toEqual(['Choose: Leader eddard. Honour.']);
  });

  it('shows names as text and sets no style in the markup', () => {
    const html = drawn(packetOf());
    expect(html).toContain('Gold &lt;b>');
    expect(html.replaceAll(/ style="(--[a-z]+: [^;"]+;? ?)+"/g, '')).not.toContain(' style=');
  });
});

/** An answer that is made without a server: which options follow which, by what they point at. */
class Tried {
  steps: { option: Option }[] = [];
  isBusy = false;
  mayStop = false;
  readonly isStructured = true;
  readonly decision: { kind: string; options: Option[]; sends: 'gesture' | 'confirm' };
  constructor(kind: string, private readonly ways: Record<string, Partial<Option>[]>, private readonly isOne = false, sends: 'gesture' | 'confirm' = 'gesture') {
    this.decision = { kind, options: this.at(''), sends };
  }
  private at(path: string): Option[] {
    return (this.ways[path] ?? []).map((one, value) => ({ value, points: {}, label: '', text: '', notation: '', facts: {}, ...one }) as Option);
  }
  private get path(): string {
    return this.steps.map(({ option }) => option.value).join(',');
  }
  get next(): { options: Option[]; blocked: [] } {
    return { options: this.isOne ? this.at('') : this.at(this.path), blocked: [] };
  }
  get isWhole(): boolean {
    return this.steps.length > 0 && (this.isOne || !this.next.options.length);
  }
  async after(prefix: number[]): Promise<{ options: Option[]; blocked: [] }> {
    return { options: this.at(prefix.join(',')), blocked: [] };
  }
  async pick(option: Option): Promise<void> {
    this.steps = this.isOne ? [{ option }] : [...this.steps, { option }];
  }
  async back(): Promise<void> {
    this.steps = [];
  }
}

describe('the hand over the table', () => {
  const element = {} as Element;
  /** Touch things one after the other: what was chosen then, and whether it was sent. */
  async function touching(answer: Tried, view: View, touch: (reach: Reach) => void | Promise<void>): Promise<{ chosen: number[]; isSent: boolean }> {
    let isSent = false;
    const submitting = { submit: async () => void (isSent = true) } as unknown as Submitting;
    const hand = new Hand(submitting, () => packetOf(), () => answer as unknown as Answer);
    const reach = new Reach(() => hand, () => view);
    await reach.look();
    await touch(reach);
    await new Promise((done) => setTimeout(done, 5));
    return { chosen: answer.steps.map(({ option }) => option.value), isSent };
  }
  const cards = (...ids: string[]): Partial<Option>[] => ids.map((id) => ({ points: { cards: [id] } }));

  it('takes a card that is laid out with whose it is', async () => {
    for (const kind of ['aim', 'aim-open']) {
      const answer = new Tried(kind, { '': [{ points: { seats: ['sta'] } }, { points: { seats: ['bar'] } }], '0': cards('3'), '1': cards('12', 'truce') });
      const found = await touching(answer, VIEW, (reach) => reach.takeLaid(reach.laid.find(({ seat, card }) => seat === 'bar' && card === 'truce')!, element));
      expect(found).toEqual({ chosen: [1, 1], isSent: true });
    }
  });

  it('takes one card of those that are looked at, and several in their order', async () => {
    const seen = { ...VIEW, looked: ['3', '12'], looking: { seat: 'lan', house: 'sta', place: 'deck' as const } };
    expect(await touching(new Tried('pick', { '': cards('3', '12') }, true), seen, (reach) => void reach.tap('card:12', element))).toEqual({ chosen: [1], isSent: true });
    const order = new Tried('order', { '': cards('3', '12'), '1': cards('3') });
    const found = await touching(order, seen, async (reach) => {
      reach.tap('card:12', element);
      await Promise.resolve();
      await new Promise((done) => setTimeout(done, 5));
      reach.tap('card:3', element);
    });
    expect(found).toEqual({ chosen: [1, 0], isSent: true });
  });

  it('says on plates what is no thing on the table', async () => {
    for (const kind of ['choice', 'consent', 'due']) {
      const found = await touching(new Tried(kind, { '': [{}, { points: { cards: ['3'] } }] }, true), VIEW, (reach) => {
        expect(reach.plates).toHaveLength(2);
        expect(reach.others).toEqual([]);
        reach.takeOption(reach.plates[1]!);
      });
      expect(found).toEqual({ chosen: [1], isSent: true });
    }
  });

  it('exchanges the laid card by carrying another onto it, or keeps it', async () => {
    const ways = { '': [{ label: 'keep' }, { label: 'change' }], '1': cards('12', 'truce') };
    expect(await touching(new Tried('relay', ways), VIEW, (reach) => reach.carry('card:truce', 'slot', null))).toEqual({ chosen: [1, 1], isSent: true });
    expect(await touching(new Tried('relay', ways), VIEW, (reach) => reach.takeOption(reach.others[0]!))).toEqual({ chosen: [0], isSent: true });
    expect(await touching(new Tried('swap', { '': cards('12') }, true), VIEW, (reach) => reach.carry('card:12', 'slot', null))).toEqual({ chosen: [0], isSent: true });
  });

  it('lifts first what a gesture would send, and lays it with the second touch', async () => {
    const lay = new Tried('lay', { '': cards('12', 'truce') }, true);
    const found = await touching(lay, VIEW, (reach) => {
      reach.tap('card:truce', element);
      expect([reach.held, lay.steps, reach.isPlace('slot')]).toEqual(['card:truce', [], true]);
      reach.tapPlace('slot', element);
    });
    expect(found).toEqual({ chosen: [1], isSent: true });
  });

  it('sends nothing by a second touch where that cannot be undone, or where the reader always confirms', async () => {
    const again = async (sends: 'gesture' | 'confirm'): Promise<{ chosen: number[]; isSent: boolean }> =>
      touching(new Tried('lay', { '': cards('12', 'truce') }, true, sends), VIEW, async (reach) => {
        reach.tap('card:truce', element);
        await vi.waitUntil(() => reach.answer?.isWhole);
        expect(reach.isPlace('slot')).toBe(false);
        reach.tapPlace('slot', element);
      });
    expect(await again('confirm')).toEqual({ chosen: [1], isSent: false });
    settings.confirms = true;
    expect(await again('gesture')).toEqual({ chosen: [1], isSent: false });
    settings.confirms = false;
  });

  it('sends what cannot be undone by a hold over its place', async () => {
    for (const isSure of [false, true]) {
      const lay = new Tried('lay', { '': cards('12', 'truce') }, true, 'confirm');
      expect(await touching(lay, VIEW, (reach) => reach.carry('card:truce', 'slot', null, isSure))).toEqual({ chosen: [1], isSent: isSure });
    }
  });

  it('sends a character to a side, a hostage to the gate or to the brazier', async () => {
    const sides = { '': [{ label: 'nobody' }, { points: { seats: ['sta'] } }, { points: { seats: ['lan'] } }], '1': [{ points: { persons: ['davos'] } }], '2': [{ points: { persons: ['davos'] } }] };
    expect(await touching(new Tried('support', sides), { ...VIEW, seat: 'bar' }, (reach) => reach.carry('person:davos', 'side:challenger', null))).toEqual({ chosen: [2, 0], isSent: true });
    const acts = { '': [{ label: 'hostages-done' }, { label: 'release' }, { label: 'torture' }], '1': [{ points: { seats: ['bar'] } }], '2': [{ points: { seats: ['bar'] } }], '1,0': cards('12'), '2,0': cards('12') };
    for (const [place, act] of [['gate', 1], ['seat:bar', 1], ['brazier', 2]] as const) {
      expect(await touching(new Tried('hostage', acts), VIEW, (reach) => reach.carry(reach.laid[0]!.key, place, null))).toEqual({ chosen: [act, 0, 0], isSent: true });
    }
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
