import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Json, Measure, Moment, Recalled, ReplayTold, Story as Told } from '../src/lib/types';
import { Chapter } from '../src/replay/chapter.svelte';
import { everything } from '../src/replay/everything';
import { Film, STRIP } from '../src/replay/film';
import { momentOf, readPlace, writePlace } from '../src/replay/place';
import { Player } from '../src/replay/player.svelte';
import { linesIn, range, spread, steps } from '../src/replay/plot';
import Plot from '../src/replay/Plot.svelte';
import { decidedBy, ranking } from '../src/replay/ranking';
import { phrases } from '../src/replay/say';
import Story from '../src/replay/Story.svelte';
import TurningPoints from '../src/replay/TurningPoints.svelte';
import { words } from './support';

const VIEWPOINTS = ['sta', 'lan', 'spectator', 'all'];

describe('the place in the address', () => {
  it('is read and written', () => {
    expect(readPlace('ply=57&as=sta', 214, VIEWPOINTS, [])).toEqual({ ply: 57, as: 'sta' });
    expect(writePlace({ ply: 57, as: 'sta' })).toBe('#ply=57&as=sta');
    expect(writePlace({ ply: 0, as: 'spectator' })).toBe('#ply=0');
  });
  it('is the public beginning where it makes no sense, and never beyond the end', () => {
    expect(readPlace('ply=-3&as=nobody', 214, VIEWPOINTS, [])).toEqual({ ply: 0, as: 'spectator' });
    expect(readPlace('ply=999', 214, VIEWPOINTS, [])).toEqual({ ply: 214, as: 'spectator' });
    expect(readPlace('', 0, VIEWPOINTS, [])).toEqual({ ply: 0, as: 'spectator' });
  });
  it('is seen from the seat of the reader, who has one, unless it says otherwise', () => {
    expect(readPlace('ply=2', 9, VIEWPOINTS, [], 'lan')).toEqual({ ply: 2, as: 'lan' });
    expect(readPlace(writePlace({ ply: 2, as: 'spectator' }, 'lan').slice(1), 9, VIEWPOINTS, [], 'lan').as).toBe('spectator');
  });
  it('finds what the match told, although the replay leaves out what was taken back', () => {
    expect(momentOf(0, [])).toBe(1);
    expect(momentOf(9, [3, 4, 12])).toBe(8);
    expect(readPlace('told=9&as=lan', 214, VIEWPOINTS, [3, 4])).toEqual({ ply: 8, as: 'lan' });
  });
});

describe('the player', () => {
  it('steps by keys, stops at both ends, and begins again after the end', () => {
    const player = new Player(3);
    for (const key of ['ArrowRight', '.', 'ArrowRight', 'ArrowRight']) expect(player.press(key)).toBe(true);
    expect([player.ply, player.isAtEnd]).toEqual([3, true]);
    player.press(' ');
    expect([player.ply, player.isPlaying]).toEqual([0, true]);
    player.press('ArrowLeft');
    expect([player.ply, player.isPlaying]).toEqual([0, false]);
    player.press('End');
    expect(player.ply).toBe(3);
    expect(player.press('x')).toBe(false);
  });
  it('goes by rounds with Shift, and to the next mark with E, as far as there are any', () => {
    const player = new Player(9);
    [player.rounds, player.marks] = [[1, 4, 7], [2, 6]];
    const after = (key: string, isShifted = false): number => (player.press(key, isShifted), player.ply);
    expect(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'].map((key) => after(key, true))).toEqual([1, 4, 7, 9]);
    expect(['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'].map((key) => after(key, true))).toEqual([7, 4, 1, 0]);
    expect([after('e'), after('e'), after('e')]).toEqual([2, 6, 6]);
    expect(player.press('e')).toBe(false);
  });
  it('passes quickly over moments in which nothing was told', () => {
    const player = new Player(3);
    expect(player.stay(true)).toBeLessThan(player.stay(false));
    player.speed = 4;
    expect(player.stay(false)).toBe(400);
  });
});

describe('the view in which nothing is hidden', () => {
  it('takes from every seat what only that seat sees', () => {
    const common: Json = { seat: null, round: 2, players: [{ hand: null, size: 2 }, { hand: ['hidden', 'hidden'], size: 2 }] };
    const one: Json = { seat: 'sta', round: 2, players: [{ hand: ['spy', 'lord'], size: 2 }, { hand: ['hidden', 'hidden'], size: 2 }] };
    const two: Json = { seat: 'lan', round: 2, players: [{ hand: null, size: 2 }, { hand: ['truce', '5'], size: 2 }] };
    expect(everything(common, [one, two])).toEqual({
      seat: null, round: 2, players: [{ hand: ['spy', 'lord'], size: 2 }, { hand: ['truce', '5'], size: 2 }],
    });
  });
  it('is what everybody sees where there are no seats', () => {
    expect(everything({ a: 1 }, [])).toEqual({ a: 1 });
  });
});

describe('a film', () => {
  const film = (plies: number, asked: string[]) =>
    new Film(plies, (from, to, viewpoint) => {
      asked.push(`${viewpoint} ${from}`);
      const count = Math.min(to, plies) - from + 1;
      return Promise.resolve(Array.from({ length: count }, (_, i) => ({ ply: from + i }) as Moment));
    });

  it('fetches the strip of a moment and its neighbours once', async () => {
    const asked: string[] = [];
    const shown = film(95, asked);
    expect((await shown.moment(42, 'sta')).ply).toBe(42);
    expect((await shown.moment(43, 'sta')).ply).toBe(43);
    expect(asked).toEqual(['sta 40', 'sta 50', 'sta 30']);
    await shown.moment(50, 'sta');
    expect(asked).toEqual(['sta 40', 'sta 50', 'sta 30', 'sta 60']);
  });
  it('has a beginning and an end', async () => {
    const asked: string[] = [];
    const shown = film(STRIP, asked);
    expect((await shown.moment(0, 'all')).ply).toBe(0);
    expect((await shown.moment(STRIP, 'all')).ply).toBe(STRIP);
    expect(asked).toEqual(['all 0', 'all 10']);
  });
  it('asks again after a failure', async () => {
    let isDown = true;
    const shown = new Film(5, () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([{ ply: 0 } as Moment])));
    await expect(shown.moment(0, 'sta')).rejects.toThrow('down');
    isDown = false;
    expect((await shown.moment(0, 'sta')).ply).toBe(0);
  });
});

const castles: Measure = { id: 'castles', title: 'Castles', kind: 'level', series: { sta: [2, 3, 5], lan: [2, 3, 5], gre: [1, 1, 0] } };
const throne: Measure = { id: 'throne', title: 'Throne', kind: 'place', series: { sta: [1, 3, 2], lan: [2, 1, 1], gre: [3, 2, 3] } };
const box = { left: 20, right: 220, top: 10, bottom: 110 };

describe('a chapter', () => {
  const line = (ply: number, event: string): Recalled => ({ ply, event: { event, rules: [], facts: {}, terms: [] }, text: event, terms: [] });
  const LOG = [line(0, 'dealt'), line(4, 'set-aside'), line(4, 'round'), line(5, 'revealed'), line(6, 'total'), line(8, 'round')];
  const told = { id: 'm', plies: 9, rounds: [line(4, 'round'), line(8, 'round')] } as unknown as ReplayTold;

  it('is the round at hand: all of it to be read, and what was told until now for the board', async () => {
    const asked: [number, number][] = [];
    vi.stubGlobal('fetch', (address: string) => {
      const query = new URLSearchParams(address.split('?')[1]);
      const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
      asked.push([from, to]);
      return Promise.resolve(Response.json({ events: LOG.filter(({ ply }) => from <= ply && ply <= to) }));
    });
    const player = new Player(9);
    const chapter = new Chapter(told, player);
    for (const [ply, lines, soFar] of [[0, 2, 1], [5, 4, 3], [6, 4, 4], [9, 1, 1]] as const) {
      player.jump(ply);
      await chapter.read('spectator');
      expect([chapter.lines.length, chapter.soFar.length]).toEqual([lines, soFar]);
    }
    expect(asked).toEqual([[0, 4], [4, 8], [8, 10]]); // the action that begins a round may end something before
    vi.unstubAllGlobals();
  });
});

describe('a plot', () => {
  it('has few steps at round numbers', () => {
    expect(steps(0, 7, 6)).toEqual([0, 2, 4, 6]);
    expect(steps(0, 3, 6)).toEqual([0, 1, 2, 3]);
    expect(steps(1, 6, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(steps(0, 0, 6)).toEqual([0]);
  });
  it('begins with nothing, or with the first place', () => {
    expect(range(castles)).toEqual([0, 5]);
    expect(range(throne)).toEqual([1, 3]);
  });
  it('draws more higher up, and the first place uppermost', () => {
    const [sta, , gre] = linesIn(box, castles, 19);
    expect(sta!.points[2]![1]).toBeLessThan(sta!.points[0]![1]);
    expect(gre!.last).toBe(0);
    const [, lan] = linesIn(box, throne, 19);
    expect(lan!.points.map(([x, y]) => [x, y])).toEqual([[20, 60], [120, 10], [220, 10]]);
  });
  it('keeps lines apart that run together, and their labels too', () => {
    const [sta, lan] = linesIn(box, castles, 19);
    expect(sta!.points[0]![1]).not.toBe(lan!.points[0]![1]);
    expect(Math.abs(sta!.label - lan!.label)).toBeGreaterThanOrEqual(19);
  });
  it('draws true values where nothing runs together, and nothing below its axis', () => {
    const [sta, lan, gre] = linesIn(box, { ...castles, series: { sta: [0, 4], lan: [0, 5], gre: [0, 1] } }, 19);
    expect([sta, lan, gre].map((line) => line!.points[1]![1])).toEqual([30, 10, 90]);
    expect(Math.max(...[sta, lan, gre].map((line) => line!.points[0]![1]))).toBe(box.bottom);
  });
  it('spreads labels in their order and within bounds', () => {
    expect(spread([100, 100, 100], 20, 0, 100)).toEqual([60, 80, 100]);
    expect(spread([5, 0, 50], 20, 0, 100)).toEqual([20, 0, 50]);
  });
});

describe('what is drawn', () => {
  const plain = (html: string): string => html.replace(/<!--.*?-->/g, '');
  beforeAll(() => phrases.learn('en'));

  it('is a line for every house, named at its end, and the same numbers as a table', () => {
    const html = plain(render(Plot, { props: { measure: castles, rounds: [0, 1, 2], game: 'westeros', words } }).body);
    expect(html).toContain('aria-label="Castles. In the end: Stark 5, Lannister 5, GRE 0."');
    expect(html).toMatch(/STA\s*<tspan[^>]*>5</);
    expect(new Set([...html.matchAll(/stroke-dasharray="([^"]+)"/g)].map((found) => found[1])).size).toBe(3);
    expect(html.match(/<tr/g)).toHaveLength(4);
  });
  it('says in words what broke a tie, and only that', () => {
    const term = (rule: string, text: string, amount: number) => ({ rule, text, amount, facts: {} });
    const end = { terms: [term('A', 'Stark: castles', 5), term('B', 'Stark: supply', 3)], rules: [{ id: 'A', page: 7, text: 'Most castles win.' }] };
    const story: Told = { rounds: [0, 1, 2], plies: [0, 9, 20], measures: [castles, throne], marks: [], turning_points: [], places: { sta: 1, lan: 2, gre: 3 }, end };
    const html = plain(render(Story, { props: { id: 'm', story, winners: ['sta'], game: 'westeros', words } }).body);
    expect(html).toContain('What broke the tie');
    expect(html).toContain('Stark: supply');
    expect(html).not.toContain('Stark: castles');
    expect(html).toContain('/rules/westeros/A');
    expect(html).toContain('1 more plot');
  });
  it('is each turning point with its round, what was told, and a way to its moment', () => {
    const point = { ply: 12, round: 2, kind: 'lost', seat: 'lan', before: 5, after: 3, text: 'Riverrun falls' } as const;
    const props = { points: [point, { ...point, ply: 19, kind: 'lead', after: 5 } as const], measure: castles, game: 'westeros', words, id: 'm', path: '/r/m' };
    const html = plain(render(TurningPoints, { props }).body);
    for (const said of ['/r/m#ply=12', 'Lannister loses 2', 'Castles: 5 → 3', 'Round 2', 'Riverrun falls', 'Lannister takes the lead']) {
      expect(html).toContain(said);
    }
    expect(html).not.toContain('5 → 5');
  });
});

it('heads the end with the rule that decided it, and names the people beside their houses', async () => {
  const rule = (id: string, text: string) => ({ id, page: 7, text });
  const term = (of: string, amount: number) => ({ rule: of, text: 'x', amount, facts: {} });
  const rules = [rule('A', 'Most points win.'), rule('B', 'More cards break a tie.'), rule('C', 'Equals share.')];
  const story = (terms: string[], known: number): Told =>
    ({ rounds: [0], plies: [0], measures: [castles], marks: [], turning_points: [], places: {}, end: { terms: terms.map((of) => term(of, 15)), rules: rules.slice(0, known) } }) as Told;
  expect(decidedBy(story(['A', 'A'], 1), ['sta'])).toBe('Most points win.');
  expect(decidedBy(story(['A', 'A', 'B', 'B'], 2), ['sta'])).toBe('More cards break a tie.');
  expect(decidedBy(story(['A', 'A', 'B', 'B'], 3), ['sta', 'lan'])).toBe('Equals share.');
  await phrases.learn('en');
  const html = render(Story, { props: { id: 'm', story: story(['A'], 1), winners: ['sta'], game: 'westeros', words, people: { sta: 'Ada' } } }).body;
  expect(html).toContain('Ada');
});

it('ranks by the places that the server tells', () => {
  const story = { measures: [castles], places: { sta: 2, lan: 1, gre: 3 } } as unknown as Told;
  expect(ranking(story, ['lan']).map((row) => [row.place, row.code, row.isWinner])).toEqual([[1, 'lan', true], [2, 'sta', false], [3, 'gre', false]]);
});

it('says nothing of replays that has no message, and has no message that is never said', () => {
  const root = new URL('..', import.meta.url).pathname;
  const folder = join(root, 'src/replay');
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf-8'));
  const text = readFileSync(join(root, '../src/throneroom/i18n/messages/en/client-replay.ftl'), 'utf-8');
  const ids = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  const said = sources.flatMap((source) => [...source.matchAll(/\bsay\('([\w-]+)'/g)].map((found) => found[1]!));
  expect(said.filter((id) => !ids.includes(id))).toEqual([]);
  const unsaid = ids.filter((id) => !sources.some((source) => source.includes(`'${id}'`)));
  expect(unsaid).toEqual([]);
});
