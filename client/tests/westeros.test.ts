import { readFileSync, readdirSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../src/boards/westeros/Board.svelte';
import { draftsOf, takenFrom } from '../src/boards/westeros/drafts';
import { CUTS, bustOf, orderSymbol, rowOf } from '../src/boards/westeros/art';
import { PLACES, split } from '../src/boards/westeros/ground';
import { AREA_IDS, NEIGHBOURS, OUTLINES, PORTS, neighbourTowards } from '../src/boards/westeros/map';
import { phrases } from '../src/boards/westeros/say';
import { blockedAt, isAttack, optionsAt, waysOf } from '../src/boards/westeros/answering';
import CardChip from '../src/boards/westeros/CardChip.svelte';
import OrderTray from '../src/boards/westeros/OrderTray.svelte';
import Stages from '../src/boards/westeros/Stages.svelte';
import { placeBefore, remember } from '../src/boards/westeros/memory';
import { happenedAt, mattersOf } from '../src/boards/westeros/sights';
import { standing } from '../src/boards/westeros/standing';
import { type Area, type Combat, type Units, type View, areasOf } from '../src/boards/westeros/view';
import { March } from '../src/boards/westeros/march.svelte';
import { decided } from '../src/boards/westeros/whatif';
import { lengths } from '../src/boards/westeros/motion';
import { phase } from '../src/boards/westeros/phase';
import { passingOf, withoutComing } from '../src/boards/westeros/passing';
import { type Threat, comersOf, threatsTo } from '../src/boards/westeros/threats';
import { Zoom, closely, kept, levelOf, zoomed } from '../src/boards/westeros/zoom';
import type { Answer } from '../src/lib/answer.svelte';
import { useLanguage } from '../src/lib/i18n.svelte';
import { stepQuestion } from '../src/lib/steps';
import type { Blocked, Decision, Option, Packet, Told, Words } from '../src/lib/types';
import { decision, filling, option } from './support';

const SEATS = ['bar', 'lan', 'sta', 'gre', 'tyr', 'mar'];
const named = (ids: readonly string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, `The ${id}`]));
const card = (seat: string, strength: number, swords = 0, towers = 0) => ({ seat, strength, swords, towers });
const CARDS = {
  'eddard-stark': card('sta', 4, 2), 'robb-stark': card('sta', 3), 'wyman-manderly': card('sta', 1, 0, 1),
  'euron-crows-eye': card('gre', 4, 1), 'asha-greyjoy': card('gre', 1),
};
const order = (kind: string, modifier = 0, star = false, count = 1) => ({ kind, modifier, star, count });
const ORDERS = {
  'march-minus-1': order('march', -1), 'march-0': order('march'), 'march-plus-1': order('march', 1, true),
  'defense-1': order('defense', 1, false, 2), 'support-0': order('support', 0, false, 2), raid: order('raid', 0, false, 2),
  'raid-special': order('raid', 0, true), power: order('power', 0, false, 2),
};
const cardsOf = (seat: string): string[] => Object.entries(CARDS).filter(([, face]) => face.seat === seat).map(([id]) => id);
const words: Words = {
  printed: {
    card: CARDS,
    order: ORDERS,
    area: { winterfell: { seat: 'sta', garrison: 2 }, pyke: { seat: 'gre', garrison: 2 } },
    tides: {},
    game: { supply: [[2, 2], [3, 2], [3, 2, 2], [3, 2, 2, 2]], wildling_strengths: [0, 2, 12], castles_to_win: 7, blade: 1 },
    unit: {},
  },
  title: 'Westeros',
  names: {
    seat: named(SEATS),
    area: named(AREA_IDS),
    unit: named([...Object.keys(CUTS), ...Object.keys(CUTS).map((unit) => `routed-${unit}`)]),
    order: named(Object.keys(ORDERS)),
    card: named(Object.keys(CARDS)),
  },
  titles: {},
  effects: { 'robb-stark': 'Choose the retreat.' },
};

function area(id: string, change: Partial<Area> = {}): Area {
  return {
    id, castle: 0, barrels: 0, crowns: 0, controller: null, owner: null, units: [], token: null, order: null,
    neutral: null, garrison: 0, ...change,
  };
}

function view(change: Partial<View> = {}): View {
  return {
    seat: 'sta', round: 4, rounds: 10,
    houses: SEATS.map((seat) => ({
      seat, house: seat, castles: 2, nearly: false, armies: [3], supply: 3, power: 5, pool: 10, stars: 1, garrison: seat === 'sta',
      hand: cardsOf(seat).slice(1),
      discards: cardsOf(seat).slice(0, 1),
    })),
    areas: [
      area('winterfell', {
        controller: 'sta', owner: 'sta', order: 'march-plus-1', castle: 2, garrison: 2,
        units: [{ unit: 'footman', routed: false, count: 2 }, { unit: 'knight', routed: true, count: 1 }],
      }),
      area('karhold', { controller: 'sta', token: 'sta' }),
      area('pyke', { controller: 'gre', owner: 'gre', order: 'hidden', units: [{ unit: 'footman', routed: false, count: 1 }] }),
      area('the-eyrie', { neutral: 6 }),
    ],
    tracks: { 'iron-throne': SEATS, fiefdoms: SEATS, 'kings-court': SEATS },
    blade_used: false, raven_used: true, wildlings: 6, wildling_top: null, wildling_bottom: [],
    westeros: ['mustering'], bans: ['raid'], bids: {}, bid_for: null, phase: null, bidding: null, used: ['kings-court'], muster: {}, combat: null, winner: null, awaited: ['sta'],
    ...change,
  };
}

function plan(draft: number[] | null): Decision {
  return {
    ...decision({ kind: 'plan', shape: 'assign', slots: ['order'] }),
    fills: [{ slot: 'winterfell', content: 'defense-1' }, { slot: 'karhold', content: 'raid' }],
    draft: draft && { choice: draft, ready: false },
    options: Object.keys(ORDERS).map((order, value) => filling(value, 'winterfell', order)),
  };
}

const LIT = new Set(['winterfell', 'port-of-pyke', 'robb-stark', 'march-0']);

function draw(told: View, decisions: Decision[] = []): string {
  const packet = { match: 'm', epoch: 1, ply: 9, seat: 'sta', view: told, decisions } as unknown as Packet;
  return render(Board, { props: { packet, words, lit: LIT, chosen: new Set(['karhold']), onpick: () => undefined } }).body;
}

const element = (html: string, id: string): string => new RegExp(`<path[^>]*role="button"[^>]*data-area="${id}"[^>]*>`).exec(html)![0];

beforeAll(() => phrases.learn('en'));

describe('the map', () => {
  it('has 58 areas, and every border is one for both sides', () => {
    expect(AREA_IDS).toHaveLength(58);
    let borders = 0;
    for (const [id, near] of NEIGHBOURS) {
      borders += near.length;
      for (const next of near) expect(NEIGHBOURS.get(next)).toContain(id);
    }
    expect(borders / 2).toBe(143);
  });

  it('parts areas by rivers', () => {
    expect(NEIGHBOURS.get('starfall')).not.toContain('three-towers');
  });

  it('lets arrow keys reach every area', () => {
    const found = new Set(['winterfell']);
    for (const id of found) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = neighbourTowards(id, key);
        if (next) found.add(next);
      }
    }
    expect(AREA_IDS.filter((id) => !found.has(id))).toEqual([]);
  });

  it('draws an outline for every land and sea, and a marker for every port', () => {
    expect(Object.keys(OUTLINES).length + Object.keys(PORTS).length).toBe(58);
    for (const d of Object.values(OUTLINES)) expect(d).toMatch(/^(M[\d. L]+Z)+$/);
  });

  it('sets long names over the lines they have room for', () => {
    expect(split('The Mountains of the Moon', 2)).toEqual(['The Mountains', 'of the Moon']);
    expect(split('Napnyugati-tenger', 2)).toEqual(['Napnyugati-', 'tenger']);
    expect(split('Záliv železných mužů', 3)).toEqual(['Záliv', 'železných', 'mužů']);
    expect(split('Harrenhal', 2)).toEqual(['Harrenhal']);
  });

  it('has a place for everything that stands in an area', () => {
    for (const id of Object.keys(OUTLINES)) expect([id, PLACES[id]!.units.length, PLACES[id]!.order.length, PLACES[id]!.label!.length]).toEqual([id, 2, 2, 2]);
  });

  it('has a row for four pieces of any kind in the room of an army', () => {
    for (const unit of Object.keys(CUTS)) {
      const row = rowOf([unit, unit, unit, unit], 1, 112);
      expect(row.at(-1)! - row[0]!).toBeLessThanOrEqual(112);
    }
  });
});

describe('pan and zoom', () => {
  it('show more the closer one is', () => {
    expect([0.3, 0.6, 0.9].map(levelOf)).toEqual(['far', 'far', 'near']);
    expect([390, 1000, 1660].map(closely)).toEqual([0.86, 0.92, 1.25]);
  });

  it('keep the point under the pointer', () => {
    const camera = { x: 10, y: 20, scale: 0.5 };
    const next = zoomed(camera, 2, [110, 70], 0.2);
    expect([(110 - next.x) / next.scale, (70 - next.y) / next.scale]).toEqual([200, 100]);
  });

  it('never lose the map', () => {
    const far = kept({ x: 9999, y: -9999, scale: 1 }, 300, 300, [1000, 1860]);
    expect(far).toEqual({ scale: 1, x: 40, y: 300 - 1860 - 40 });
  });

  it('shift the drawing while it moves, once a frame, and draw it anew when it rests', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (show: () => void) => setTimeout(show, 16));
    const levels: string[] = [];
    const dataset = { set level(now: string) { levels.push(now); }, get level() { return levels.at(-1) ?? ''; } };
    const setAttribute = vi.fn();
    const style = { transform: '' };
    const zoom = new Zoom([[{ dataset, style } as unknown as SVGSVGElement, { setAttribute } as unknown as SVGGElement]], [1000, 1860]);
    zoom.resize(600, 700);
    vi.advanceTimersByTime(20);
    expect([setAttribute.mock.calls.length, style.transform, levels]).toEqual([1, '', ['far']]);
    zoom.by(1.8);
    for (let i = 0; i < 20; i++) zoom.move(1, 1);
    vi.advanceTimersByTime(20);
    expect(setAttribute).toHaveBeenCalledTimes(1);
    expect(style.transform).toMatch(/^translate\(.+\) scale\(1\.8/);
    vi.advanceTimersByTime(200);
    expect([setAttribute.mock.calls.length, style.transform, levels]).toEqual([2, '', ['far', 'near']]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('leave the map where it is when the sheet below grows and what matters stays in sight', () => {
    vi.stubGlobal('requestAnimationFrame', (show: () => void) => (show(), 0));
    const setAttribute = vi.fn();
    const root = { dataset: {}, style: {} } as unknown as SVGSVGElement;
    const zoom = new Zoom([[root, { setAttribute } as unknown as SVGGElement]], [1000, 1860]);
    const place = (): unknown => setAttribute.mock.calls.at(-1)![1];
    zoom.home = [[500, 900]];
    zoom.resize(344, 400);
    const before = place();
    zoom.resize(344, 330);
    expect(place()).toBe(before);
    zoom.resize(344, 200);
    expect(place()).not.toBe(before);
    zoom.fit();
    const all = place();
    zoom.leaveWhole();
    expect(place()).not.toBe(all);
    zoom.fit();
    const whole = place();
    zoom.reveal([10, 10]);
    expect(place()).toBe(whole);
    vi.unstubAllGlobals();
  });

  it('go to what is asked about, unless it is in sight or a finger is on the map', () => {
    vi.stubGlobal('requestAnimationFrame', (show: () => void) => (show(), 0));
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const zoom = new Zoom([[{ dataset: {}, style: {} } as unknown as SVGSVGElement, { setAttribute: vi.fn() } as unknown as SVGGElement]], [1000, 1860]);
    const ask = ([x, y]: readonly [number, number], half = 60): void => {
      [zoom.home, zoom.boxes] = [[[x, y]], [[x - half, y - half, x + half, y + half]]];
      zoom.present();
    };
    zoom.resize(390, 600);
    zoom.focus([[500, 400]]);
    const before = zoom.seen([0, 0]);
    ask([520, 420]);
    expect(zoom.seen([0, 0])).toEqual(before);
    zoom.touch(true);
    ask([500, 1500]);
    expect(zoom.seen([0, 0])).toEqual(before);
    zoom.touch(false);
    const [x, y] = zoom.seen([500, 1500]);
    expect(x > 60 && x < 330 && y > 60 && y < 540).toBe(true);
    vi.unstubAllGlobals();
  });

  it('glide there by an animation of the platform, and stay where a finger stops them', () => {
    vi.stubGlobal('requestAnimationFrame', (show: () => void) => (show(), 0));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('getComputedStyle', () => ({ transform: '' }));
    vi.stubGlobal('DOMMatrixReadOnly', class { a = 1; e = 7; f = -300; });
    const runs: { frames: { transform: string }[]; cancel: () => void; onfinish?: () => void }[] = [];
    const animate = (frames: { transform: string }[]) => (runs.push({ frames, cancel: vi.fn() }), runs.at(-1)!);
    const setAttribute = vi.fn();
    const zoom = new Zoom([[{ dataset: {}, style: {}, animate } as unknown as SVGSVGElement, { setAttribute } as unknown as SVGGElement]], [1000, 1860]);
    const ask = (y: number): void => {
      [zoom.home, zoom.boxes] = [[[500, y]], [[440, y - 60, 560, y + 60]]];
      zoom.present();
    };
    zoom.resize(390, 600);
    zoom.focus([[500, 400]]);
    const [x, y] = zoom.seen([0, 0]);
    ask(1500);
    expect(runs.map(({ frames }) => frames[0]!.transform)).toEqual(['translate(0px, 0px) scale(1)']);
    runs[0]!.onfinish!();
    expect(runs[0]!.cancel).toHaveBeenCalledOnce();
    expect(zoom.seen([500, 1500])[1]).toBeLessThan(540);
    zoom.focus([[500, 400]]);
    ask(1500);
    zoom.touch(true);
    runs[1]!.onfinish!();
    expect(zoom.seen([0, 0])).toEqual([x + 7, y - 300]);
    expect(runs[1]!.cancel).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('let names be read on a phone that lies, with the first of what matters in sight', () => {
    vi.stubGlobal('requestAnimationFrame', (show: () => void) => (show(), 0));
    const setAttribute = vi.fn();
    const zoom = new Zoom([[{ dataset: {}, style: {} } as unknown as SVGSVGElement, { setAttribute } as unknown as SVGGElement]], [1000, 1860]);
    zoom.home = [[800, 1300], [200, 300]];
    zoom.resize(610, 235);
    expect(zoom.scale).toBe(0.72);
    const [x, y] = zoom.seen([800, 1300]);
    expect(x > 40 && x < 570 && y > 40 && y < 195).toBe(true);
    vi.unstubAllGlobals();
  });
});

describe('a march that was begun elsewhere', () => {
  const unit = (value: number, to: string | null): Option => option(value, `footman>${to ?? 'stays'}`, { points: { units: ['footman'], ...(to ? { areas: [to] } : {}) } });
  const asked = { options: [unit(0, null), unit(1, 'karhold'), unit(2, 'white-harbor')], blocked: [] };
  const army = option(4, 'winterfell', { points: { areas: ['winterfell'] } });
  const step = (one: Option) => ({ option: one, next: asked });

  it('goes on where the answer stands', async () => {
    const answer = { steps: [step(army)], next: asked, after: async (values: number[]) => (values.length < 3 ? asked : { options: [], blocked: [] }) };
    const march = new March(answer as unknown as Answer);
    await march.follow();
    expect([march.from, march.isOpen, [...march.picked], [...march.targets.keys()]]).toEqual(['winterfell', true, [0, 1], ['karhold', 'white-harbor']]);
    answer.steps = [step(army), step(asked.options[1]!)];
    await march.follow();
    expect([march.goals, march.isOpen, [...march.picked]]).toEqual([['karhold', null], false, [1]]);
  });
});

describe('what goes over the map', () => {
  const told = (event: string, facts: Record<string, unknown>): Told => ({ event: { event, facts, rules: [] }, text: '', ply: 1 }) as unknown as Told;
  const at = (id: string, units: Units[]): View => ({ ...view(), areas: [{ ...areasOf(view()).get(id)!, units }] });
  const routed = { unit: 'knight', routed: true, count: 2 };

  it('is every unit that walks, and none where nothing goes', () => {
    const facts = { seat: 'sta', area: 'winterfell', to_area: 'karhold', unit: 'footman', number: 2 };
    expect(passingOf(told('moved', facts), view())).toMatchObject({ kind: 'walk', from: 'winterfell', to: 'karhold', units: [{ unit: 'footman', routed: false }, { unit: 'footman', routed: false }] });
    expect(passingOf(told('skull', facts), view())).toBeNull();
    expect(passingOf(null, view())).toBeNull();
  });

  it('is a beaten army with the pieces that lie where it fled to', () => {
    const fled = passingOf(told('retreated', { seat: 'sta', area: 'winterfell', to_area: 'karhold', number: 1 }), at('karhold', [routed]));
    expect(fled).toMatchObject({ kind: 'flee', to: 'karhold', units: [{ unit: 'knight', routed: true }] });
  });

  it('is the army that attacks, on its way to the fight', () => {
    const side = { seat: 'sta', units: [{ ...routed, routed: false }], support: [], card: null, blade: false, tides: null };
    const combat: Combat = { area: 'moat-cailin', origin: 'winterfell', march: 'march-0', stage: 'support', winner: null, sides: [side, { ...side, seat: 'gre' }] };
    const goes = passingOf(told('fight', { seat: 'sta', area: 'moat-cailin' }), { ...view(), combat });
    expect([goes?.from, goes?.to, goes?.units.length]).toEqual(['winterfell', 'moat-cailin', 2]);
  });

  it('does not stand there before it has come', () => {
    const [standing, lying] = [{ unit: 'knight', routed: false }, { unit: 'knight', routed: true }];
    expect(withoutComing([standing, lying, standing], [standing])).toEqual([lying, standing]);
    expect(withoutComing([standing], [lying])).toEqual([standing]);
  });
});

describe('who threatens what', () => {
  const one = (area: string, does: Threat['does'], from: string, seat: string, strength: number, sure: boolean): Threat => ({ area, does, from, seat, strength, sure, fight: true });
  const threats = [one('riverrun', 'support', 'seagard', 'gre', 2, true), one('riverrun', 'march', 'harrenhal', 'lan', 1, false), one('riverrun', 'march', 'stoney-sept', 'lan', 4, true)];

  it('names the houses that can come to an area, and whether one of their orders is known', () => {
    expect([...comersOf(threats)].map(([area, seats]) => [area, [...seats]])).toEqual([['riverrun', [['lan', true]]]]);
  });

  it('lists marches first, the strongest first', () => {
    expect(threatsTo(threats, 'riverrun').map(({ from }) => from)).toEqual(['stoney-sept', 'harrenhal', 'seagard']);
    expect(threatsTo(threats, 'winterfell')).toEqual([]);
  });
});

describe('what the view says', () => {
  it('is known for every area, also where nobody is', () => {
    const areas = areasOf(view());
    expect(areas.size).toBe(58);
    expect(areas.get('sunset-sea')!.owner).toBeNull();
  });

  it('shows drafts from the server, and what is chosen now before them', () => {
    expect([...draftsOf([plan([1, 5])])]).toEqual([['winterfell', 'march-0'], ['karhold', 'raid']]);
    expect(draftsOf([plan([1, 5])], new Map([['karhold', 'power']])).get('karhold')).toBe('power');
    expect(draftsOf([plan(null)]).size).toBe(0);
  });
});

describe('the board', () => {
  it('has a button in words for every area', () => {
    const html = draw(view());
    for (const id of AREA_IDS) expect(element(html, id)).toMatch(new RegExp(`aria-label="The ${id}[ .]`));
    expect(element(html, 'winterfell')).toContain('The winterfell – The sta: 2 × The footman, The routed-knight. Order: The march-plus-1');
    expect(element(html, 'karhold')).toContain('aria-pressed="true"');
    expect(html.match(/role="button"[^>]*tabindex="0"/g)).toHaveLength(1);
  });

  it('keeps hidden orders hidden', () => {
    expect(element(draw(view()), 'pyke')).toContain('Order: face down');
  });

  it('draws drafts as drafts', () => {
    expect(draw(view())).not.toMatch(/class="order[^"]* draft/);
    expect(draw(view(), [plan([1, 5])])).toMatch(/class="order[^"]* draft/);
  });

  it('has round, wildlings, houses, influence and supply beside the map', () => {
    const html = draw(view());
    for (const said of ['Round 4 of 10', 'Wildling threat 6 of 12', 'The gre', 'Castles 2 of 7']) expect(html).toContain(said);
  });

  it('has a symbol for every order, and a bust for every card of the set', () => {
    const sheet = readFileSync(new URL('../src/boards/westeros/art/pieces.svg', import.meta.url), 'utf-8');
    for (const [order, { kind }] of Object.entries(ORDERS)) expect(sheet).toContain(`id="${orderSymbol(order, kind).split('#')[1]}"`);
    for (const unit of Object.keys(CUTS)) expect(sheet).toContain(`id="u-${unit}"`);
    expect(bustOf('robb-stark', 'sta')).toMatch(/portraits-sta.*#robb-stark$/);
    expect(bustOf('wyman-manderly', 'sta')).toBeNull();
  });

  it('has at most 2,800 nodes when the whole map is full', () => {
    const units = [{ unit: 'footman', routed: false, count: 2 }, { unit: 'knight', routed: true, count: 2 }];
    const areas = AREA_IDS.map((id, i) =>
      area(id, { controller: SEATS[i % 6], owner: SEATS[i % 6], token: SEATS[i % 6], order: 'march-plus-1', units }),
    );
    const count = draw(view({ areas })).match(/<[a-z]/g)!.length;
    expect(count).toBeLessThanOrEqual(2800);
  });
});

describe('what is printed', () => {
  const chip = (id: string, said: Words): string =>
    render(CardChip, { props: { id, kind: 'card', words: said, onpick: () => undefined } }).body;

  it('says the strength of every card', () => {
    for (const [id, { strength }] of Object.entries(CARDS)) {
      expect(chip(id, words)).toMatch(new RegExp(`<b[^>]*>${strength}</b>`));
    }
  });

  it('is drawn for a card the client has never heard of', () => {
    const added = { ...words, printed: { card: { 'new-card': card('sta', 2) }, order: {}, area: {}, tides: {}, unit: {}, game: { supply: [], wildling_strengths: [], castles_to_win: 7, blade: 1 } }, names: { card: { 'new-card': 'Somebody' } } };
    expect(chip('new-card', added)).toMatch(/<b[^>]*>2<\/b>/);
    expect(chip('new-card', added)).toContain('Somebody');
  });
});

describe('an answer in the making', () => {
  const going = (unit: string, ...areas: string[]): Option =>
    option(1, 'x', { label: areas.length ? 'unit-goes' : 'unit-stays', points: { units: [unit], ...(areas.length && { areas }) } });
  const march = [option(1, 'march winterfell', { points: { areas: ['winterfell'] } }), going('knight', 'karhold'), going('footman', 'moat-cailin'), going('footman')];

  it('draws an arrow to everywhere units go', () => {
    expect(waysOf(march)).toEqual([{ from: 'winterfell', to: 'karhold' }, { from: 'winterfell', to: 'moat-cailin' }]);
    expect(waysOf([option(1, 'retreat karhold', { points: { areas: ['karhold'] } })], 'winterfell')).toEqual([{ from: 'winterfell', to: 'karhold' }]);
    expect(waysOf([])).toEqual([]);
  });

  it('knows what can be chosen in an area, and what a move leads to', () => {
    const options = [going('footman', 'riverrun'), going('ship', 'riverrun', 'ironmans-bay')];
    expect([...optionsAt(options)].map(([id, here]) => [id, here.length])).toEqual([['riverrun', 2], ['ironmans-bay', 1]]);
    const muster = option(1, 'ship', { points: { areas: ['dragonstone', 'shipbreaker-bay'] } });
    expect([...optionsAt([muster], true).keys()]).toEqual(['dragonstone']);
    const labels = ['unit-attacks', 'unit-attacks-neutral', 'unit-goes', ''];
    expect(labels.map((label) => isAttack({ ...going('knight', 'riverrun'), label }))).toEqual([true, true, false, false]);
  });

  it('counts the orders and stars that are left, and names the areas without an order', () => {
    const drafts = new Map([['winterfell', 'march-plus-1'], ['karhold', 'raid']]);
    const html = render(OrderTray, {
      props: { words, lit: new Set<string>(), open: null, drafts, areas: ['winterfell', 'karhold', 'pyke'], orders: new Set(['raid']), stars: 2, held: null, hand: undefined, onorder: () => undefined, onrefuse: () => undefined, why: () => null, onlook: () => undefined, oncarry: () => undefined, onlay: () => undefined },
    }).body;
    expect(html).toContain('Stars 1 of 2.');
    expect(html).toContain('Still missing: The pyke.');
    expect(html).toContain('The raid, 1 left');
    expect(html).toMatch(/aria-label="The march-plus-1, 0 left"[^>]*disabled/);
    expect(html).toMatch(/aria-label="The power, 2 left"[^>]*disabled/);
    expect(html).not.toMatch(/aria-label="The raid, 1 left"[^>]*disabled/);
    const tokens = [...html.matchAll(/<button[^>]*data-order="([^"]+)"/g)];
    expect(tokens.length).toBeGreaterThan(2);
    for (const [button, order] of tokens) expect(button).toContain(`title="The ${order}"`); // an icon has its words
  });
});

describe('the parts of a march', () => {
  const march = { ...plan(null), kind: 'march', slots: ['march', 'unit'] };
  const asked = (steps: number, ...labels: string[]): string | null =>
    stepQuestion({
      decision: march, slots: null, steps: Array.from({ length: steps }),
      next: { options: labels.map((label, k) => option(k, label, { label, facts: { unit: 'knight' } })), blocked: [] },
    } as unknown as Answer, words);

  it('are asked for one by one', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await useLanguage('en');
    vi.unstubAllGlobals();
    expect(asked(0, 'area-order')).toBeNull();
    expect(asked(1, 'unit-goes', 'unit-stays')).toBe('Where does this unit go: The knight?');
    expect(asked(2, 'token', 'no-token')).toBe('Leave a power token behind?');
    expect(asked(3)).toBeNull();
  });
});

describe('orders that are laid', () => {
  it('say from where one was taken', () => {
    const before = new Map([['winterfell', 'raid'], ['karhold', 'power']]);
    expect(takenFrom(before, new Map([['pyke', 'raid'], ['karhold', 'power']]))).toEqual({ area: 'winterfell', order: 'raid' });
    expect(takenFrom(before, new Map([['karhold', 'power']]))).toBeNull();
  });
});

describe('a fight that was decided', () => {
  it('stands in a replay as it was told there, without asking the server', async () => {
    const line = (event: string, facts: object, terms: object[] = []) => ({ ply: 7, event: { event, rules: ['R'], facts, terms: [] }, text: '', terms });
    const term = { amount: 2, text: 'a Footman', rule: 'R' };
    const told = [
      line('final-strength', { seat: 'sta', strength: 2 }, [term]), line('final-strength', { seat: 'gre', strength: 1 }), line('fight-won', { seat: 'sta' }),
    ] as unknown as Told[];
    const found = await decided({ match: 'm', ply: 9, seat: null } as Packet, told);
    expect(found).toMatchObject({ attacker: { house: 'sta', total: 2, terms: [term] }, defender: { total: 1 }, winner: 'sta' });
  });
});

describe('what is looked at', () => {
  it('is what is asked, else the fight, else what is mine', () => {
    const fight = { area: 'pyke', origin: 'seagard' } as Combat;
    expect(mattersOf(view({ combat: fight }), LIT)).toEqual(['winterfell', 'port-of-pyke']);
    expect(mattersOf(view({ combat: fight }), new Set())).toEqual(['pyke', 'seagard']);
    expect(mattersOf(view(), new Set())).toEqual(['winterfell']);
  });

  it('follows what happened while nothing is asked', () => {
    expect(happenedAt(new Set(), new Set(['sta', 'pyke', 'raid']))).toBe('pyke');
    expect(happenedAt(LIT, new Set(['pyke']))).toBeNull();
  });
});

describe('the standing of a house', () => {
  const plate = (castles: number) => {
    const told = view({ houses: view().houses.map((house) => ({ ...house, castles, nearly: castles === 6 })) });
    return standing(told as unknown as Packet['view'], words).sta;
  };

  it('is its castles, power, supply and cards', () => {
    expect(plate(2)?.map(({ label, value }) => `${label} ${value}`)).toEqual(['Castles 2/7', 'Power 5', 'Supply 3', 'House cards in hand 2']);
  });

  it('warns when one more castle wins', () => {
    expect(plate(6)?.[0]).toEqual({ label: 'Castles: one more wins the game', value: '6/7 !' });
  });
});

describe('the tracks', () => {
  it('remember the places before a change until the round is over', () => {
    const first = remember(null, { round: 4, tracks: { fiefdoms: ['sta', 'lan', 'bar'] } });
    const moved = remember(first, { round: 4, tracks: { fiefdoms: ['lan', 'sta', 'bar'] } });
    expect(['sta', 'lan', 'bar'].map((seat) => placeBefore(moved, 'fiefdoms', seat))).toEqual([1, 2, null]);
    const later = remember(moved, { round: 5, tracks: { fiefdoms: ['lan', 'sta', 'bar'] } });
    expect(placeBefore(later, 'fiefdoms', 'sta')).toBeNull();
  });
});

describe('a fight', () => {
  it('shows how far it has come', () => {
    const html = render(Stages, { props: { stage: 'losses' } }).body;
    expect(html.match(/class="[^"]*done/g)).toHaveLength(4);
    expect(html).toMatch(/aria-current="step"[^>]*>(<!--.*?-->)*losses/);
  });
});

describe('the sentences', () => {
  const root = new URL('..', import.meta.url).pathname;
  const keys = (lang: string): string[] =>
    [...readFileSync(`${root}/../src/throneroom/i18n/messages/${lang}/board-westeros.ftl`, 'utf-8').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

  it('are the same in three languages, and none is missing', () => {
    expect([keys('cs'), keys('hu')]).toEqual([keys('en'), keys('en')]);
    const folder = `${root}/src/boards/westeros`;
    const sources = readdirSync(folder).filter((name) => /\.(ts|svelte)$/.test(name)).map((name) => readFileSync(`${folder}/${name}`, 'utf-8'));
    const said = sources.flatMap((source) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map((m) => m[1]!));
    expect(said.filter((key) => !keys('en').includes(key))).toEqual([]);
  });
});

describe('why not', () => {
  it('is kept by area, but not for what can be chosen', () => {
    const blocked = (area: string, rule: string) => ({ ...option(1, area, { points: { areas: [area] } }), rule, reason: `${rule}.`, reason_facts: {}, page: 7 }) as Blocked;
    const found = blockedAt([blocked('pyke', 'A'), blocked('pyke', 'B'), blocked('oldtown', 'C')], new Set(['oldtown']));
    expect([...found].map(([area, { rule }]) => [area, rule])).toEqual([['pyke', 'A']]);
  });
});

describe('what goes against me', () => {
  const raid = (victim: string): Told => ({ ply: 1, text: '', event: { event: 'raided', rules: [], terms: [], facts: { seat: 'lan', area: 'stoney-sept', target_area: 'riverrun', victim_seat: victim, order: 'power' } } });
  it('is marked, and the chip that burns is known', () => {
    expect(passingOf(raid('sta'), { ...view(), seat: 'sta' })).toMatchObject({ kind: 'raid', isAimed: true, order: 'power' });
    expect(passingOf(raid('tyr'), { ...view(), seat: 'sta' })?.isAimed).toBe(false);
    expect(passingOf(raid('tyr'), { ...view(), seat: null })?.isAimed).toBe(false);
  });
  it('comes after all orders have turned at once', () => expect(lengths['order-revealed']).toBe(0));
});

it('the phase is said to those who wait, too', () => {
  const waiting = (phase: string | null): Packet => ({ decisions: [], view: view({ phase }) }) as unknown as Packet;
  expect(['westeros', 'planning', 'raids', 'marches', 'power', 'bidding', null].map((one) => phase(waiting(one), words))).toEqual(
    ['Westeros phase', 'Planning', 'Raids', 'Marches', 'Consolidate Power', 'Bidding', ''],
  );
});
