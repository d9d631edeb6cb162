import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../src/boards/westeros/Board.svelte';
import { draftsOf } from '../src/boards/westeros/drafts';
import { ORDER_SHAPES, UNITS } from '../src/boards/westeros/glyphs';
import { AREA_IDS, NEIGHBOURS, OUTLINES, PORTS, labelLines, neighbourTowards } from '../src/boards/westeros/map';
import { speak } from '../src/boards/westeros/messages.svelte';
import { type Area, CARDS, type Combat, ORDERS, type View, areasOf, armiesOf, garrisonIn } from '../src/boards/westeros/view';
import { Zoom, fitting, kept, levelOf, zoomed } from '../src/boards/westeros/zoom';
import type { Decision, Packet, Words } from '../src/lib/types';

const SEATS = ['bar', 'lan', 'sta', 'gre', 'tyr', 'mar'];
const named = (ids: readonly string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, `The ${id}`]));
const words: Words = {
  title: 'Westeros',
  names: {
    seat: named(SEATS),
    area: named(AREA_IDS),
    unit: named([...Object.keys(UNITS), ...Object.keys(UNITS).map((unit) => `routed-${unit}`)]),
    order: named(Object.keys(ORDERS)),
    card: named(Object.keys(CARDS)),
  },
  effects: { 'robb-stark': 'Choose the retreat.' },
};

function area(id: string, change: Partial<Area> = {}): Area {
  return {
    id, castle: 0, barrels: 0, crowns: 0, controller: null, owner: null, units: [], token: null, order: null,
    neutral: null, ...change,
  };
}

function view(change: Partial<View> = {}): View {
  return {
    seat: 'sta', round: 4, rounds: 10,
    houses: SEATS.map((seat) => ({
      seat, castles: 2, supply: 3, power: 5, pool: 10, stars: 1, garrison: seat === 'sta',
      hand: Object.keys(CARDS).filter((card) => CARDS[card]!.seat === seat).slice(1),
      discards: Object.keys(CARDS).filter((card) => CARDS[card]!.seat === seat).slice(0, 1),
    })),
    areas: [
      area('winterfell', {
        controller: 'sta', owner: 'sta', order: 'march-plus-1', castle: 2,
        units: [{ unit: 'footman', routed: false, count: 2 }, { unit: 'knight', routed: true, count: 1 }],
      }),
      area('karhold', { controller: 'sta', token: 'sta' }),
      area('pyke', { controller: 'gre', owner: 'gre', order: 'hidden', units: [{ unit: 'footman', routed: false, count: 1 }] }),
      area('the-eyrie', { neutral: 6 }),
    ],
    tracks: { 'iron-throne': SEATS, fiefdoms: SEATS, 'kings-court': SEATS },
    blade_used: false, raven_used: true, wildlings: 6, wildling_top: null, wildling_bottom: [],
    westeros: ['mustering'], bans: ['raid'], bids: {}, muster: {}, combat: null, winner: null, awaited: ['sta'],
    ...change,
  };
}

function plan(draft: number[] | null): Decision {
  return {
    id: '0.2', kind: 'plan', shape: 'assign', question: '', slots: ['order'], width: 0, rules: [],
    default: 'winterfell=defense-1 karhold=raid', draft: draft && { choice: draft, ready: false },
    options: Object.keys(ORDERS).map((order, value) => ({ value, text: order, notation: `winterfell=${order}` })),
  };
}

const LIT = new Set(['winterfell', 'port-of-pyke', 'robb-stark', 'march-0']);

function draw(told: View, decisions: Decision[] = []): string {
  const packet = { match: 'm', epoch: 1, ply: 9, seat: 'sta', view: told, decisions } as unknown as Packet;
  return render(Board, { props: { packet, words, lit: LIT, chosen: new Set(['karhold']), onpick: () => undefined } }).body;
}

const element = (html: string, id: string): string => new RegExp(`<path[^>]*role="button"[^>]*data-area="${id}"[^>]*>`).exec(html)![0];

beforeAll(() => speak('en'));

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

  it('sets long names in two lines', () => {
    expect(labelLines('The Mountains of the Moon', 14)).toEqual(['The Mountains', 'of the Moon']);
    expect(labelLines('Harrenhal', 4)).toEqual(['Harrenhal']);
  });
});

describe('pan and zoom', () => {
  it('show more the closer one is', () => {
    expect([0.3, 0.6, 1.2].map(levelOf)).toEqual(['far', 'middle', 'near']);
  });

  it('keep the point under the pointer', () => {
    const camera = { x: 10, y: 20, scale: 0.5 };
    const next = zoomed(camera, 2, [110, 70], 0.2);
    expect([(110 - next.x) / next.scale, (70 - next.y) / next.scale]).toEqual([200, 100]);
  });

  it('never lose the map', () => {
    const far = kept({ x: 9999, y: -9999, scale: 1 }, 300, 300, [1000, 1860]);
    expect(far).toEqual({ scale: 1, x: 40, y: 300 - 1860 - 40 });
    expect(fitting(600, 700, [1000, 1860])).toBeCloseTo(0.376, 3);
    expect(fitting(340, 300, [1000, 1860])).toBeCloseTo(0.34, 3);
  });

  it('write one attribute a frame, and the level only where it changes', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (f: FrameRequestCallback) => frames.push(f));
    const levels: string[] = [];
    const dataset = { set level(now: string) { levels.push(now); }, get level() { return levels.at(-1) ?? ''; } };
    const setAttribute = vi.fn();
    const zoom = new Zoom({ dataset } as unknown as SVGSVGElement, { setAttribute } as unknown as SVGGElement, [1000, 1860]);
    zoom.resize(600, 700);
    for (let i = 0; i < 20; i++) zoom.move(1, 1);
    expect(frames).toHaveLength(1);
    frames.pop()!(0);
    zoom.by(1.05);
    frames.pop()!(0);
    zoom.by(1.6);
    frames.pop()!(0);
    expect(setAttribute.mock.calls.map(([name]) => name)).toEqual(['transform', 'transform', 'transform']);
    expect(levels).toEqual(['far', 'middle']);
    vi.unstubAllGlobals();
  });
});

describe('what the view says', () => {
  it('is known for every area, also where nobody is', () => {
    const areas = areasOf(view());
    expect(areas.size).toBe(58);
    expect(areas.get('sunset-sea')!.owner).toBeNull();
  });

  it('counts armies of two and more, attackers where they fight', () => {
    expect(armiesOf(view(), 'sta')).toEqual([3]);
    const side = { support: [], card: null, blade: false, tides: null };
    const combat: Combat = {
      area: 'moat-cailin', origin: 'winterfell', march: 'march-0', winner: null,
      army: [{ unit: 'footman', routed: false, count: 2 }],
      sides: [{ ...side, seat: 'sta' }, { ...side, seat: 'gre' }],
    };
    expect(armiesOf(view({ combat }), 'sta')).toEqual([3, 2]);
  });

  it('tells which garrison still stands', () => {
    expect(garrisonIn(view(), 'winterfell')).toBe(2);
    expect(garrisonIn(view(), 'pyke')).toBe(0);
  });

  it('shows drafts from the server, and what is chosen now before them', () => {
    expect([...draftsOf([plan([1, 9])])]).toEqual([['winterfell', 'march-0'], ['karhold', 'power']]);
    expect(draftsOf([plan([1, 9])], new Map([['karhold', 'karhold=raid']])).get('karhold')).toBe('raid');
    expect(draftsOf([plan(null)]).size).toBe(0);
  });
});

describe('the board', () => {
  it('has a button in words for every area', () => {
    const html = draw(view());
    for (const id of AREA_IDS) expect(element(html, id)).toContain(`aria-label="The ${id}. `);
    expect(element(html, 'winterfell')).toContain('Held by The sta. Units: 2 × The footman, The routed-knight. Order: The march-plus-1');
    expect(element(html, 'karhold')).toContain('aria-pressed="true"');
    expect(html.match(/role="button"[^>]*tabindex="0"/g)).toHaveLength(1);
  });

  it('keeps hidden orders hidden', () => {
    expect(element(draw(view()), 'pyke')).toContain('Order: face down');
  });

  it('draws drafts as drafts', () => {
    expect(draw(view())).not.toMatch(/class="order[^"]* draft/);
    expect(draw(view(), [plan([1, 9])])).toMatch(/class="order[^"]* draft/);
  });

  it('shows hands and discards of every house', () => {
    const html = draw(view());
    for (const card of Object.keys(CARDS)) expect(html).toContain(`The ${card}`);
  });

  it('has a shape for every order', () => {
    for (const { kind } of Object.values(ORDERS)) expect(ORDER_SHAPES[kind]).toBeTruthy();
  });

  it('has at most 2,500 nodes when the whole map is full', () => {
    const units = [{ unit: 'footman', routed: false, count: 2 }, { unit: 'knight', routed: true, count: 2 }];
    const areas = AREA_IDS.map((id, i) =>
      area(id, { controller: SEATS[i % 6], owner: SEATS[i % 6], token: SEATS[i % 6], order: 'march-plus-1', units }),
    );
    const count = draw(view({ areas })).match(/<[a-z]/g)!.length;
    expect(count).toBeLessThanOrEqual(2500);
  });
});
