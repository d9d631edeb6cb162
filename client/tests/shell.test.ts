import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { absent, doneFor, nudgedBy } from '../src/lib/absent';
import { isCalled } from '../src/lib/called';
import { CatchUp, about, takenOver, unseen } from '../src/lib/catchup.svelte';
import { idsInFacts, speaksOf } from '../src/lib/facts';
import { finder } from '../src/lib/searching';
import { paceInWords } from '../src/lib/pace';
import { allowed, inUnits, moment, parts, timeLeft } from '../src/lib/time';
import { keepSize, sizeFor } from '../src/sheet/size';
import { refusal, stopping } from '../src/lib/stopping';
import { playerName } from '../src/lib/words';
import { againstBots, friendly, withFriends } from '../src/lib/quickplay';
import type { Chair, Game, Match, Message, Words } from '../src/lib/types';
import KeysDialog from '../src/table/KeysDialog.svelte';
import { told } from './support';

const log = [told(0, 'deal'), told(1, 'place'), told(1, 'point'), told(2, 'place'), told(3, 'place')];

describe('what was missed', () => {
  it('is what was told since the last look and before this one', () => {
    expect(unseen(log, 1, 3).map(({ ply }) => ply)).toEqual([1, 1, 2]);
    expect(unseen(log, 0, 4)).toEqual([]);
  });

  it('is offered, told step by step, and done after the last thing', () => {
    const missed = new CatchUp(unseen(log, 2, 4));
    expect([missed.isOffered, missed.now]).toEqual([true, null]);
    missed.play();
    expect(missed.now?.ply).toBe(2);
    missed.step(1);
    missed.step(-1);
    missed.step(-1);
    expect(missed.now?.ply).toBe(2);
    missed.step(1);
    missed.step(1);
    expect([missed.isDone, missed.isPlaying, missed.now]).toEqual([true, false, null]);
  });

  it('is nothing to offer when nothing happened, and faster at a higher rate', () => {
    const missed = new CatchUp([]);
    expect([missed.isDone, missed.isOffered]).toEqual([true, false]);
    const slow = missed.pause;
    missed.rate = 4;
    expect(missed.pause).toBe(slow / 4);
  });
});

describe('what a latecomer missed', () => {
  const of = (ply: number, facts: object) => ({ ...told(ply, 'place'), event: { ...told(ply, 'place').event, facts } }) as (typeof log)[0];
  const line = (seat: string, key: string | null, number: number) =>
    ({ number, seat, told: key && { key, by: 'Bot' } }) as unknown as Message;

  it('is what was told of the seat, in its order', () => {
    const things = [of(0, { seat: 'blu' }), of(1, { seat: 'red' }), of(2, { seat: 'grn', target: 'blu' }), of(3, {})];
    expect(about(things, 'blu').map(({ ply }) => ply)).toEqual([0, 2]);
  });
  it('is everything where nothing speaks of the seat', () => {
    const things = [of(0, { seat: 'red' }), of(1, { card: 'spy' })];
    expect(about(things, 'blu')).toEqual(things);
    expect(about([], 'blu')).toEqual([]);
  });
  it('begins with the last line of the talk that says who took the seat over, and no other line', () => {
    const talk = [
      line('blu', 'took-over', 1), line('blu', 'took-from', 2), line('red', 'took-over', 3), line('blu', 'left', 4), line('blu', null, 5),
    ];
    expect(takenOver(talk, 'blu')?.number).toBe(2);
    expect(takenOver(talk, 'red')?.number).toBe(3);
    expect(takenOver(talk, 'grn')).toBeUndefined();
    expect(takenOver(talk, null)).toBeUndefined();
  });
});

describe('quick play', () => {
  const bloody = { id: 'bloody-throne', seats: ['red', 'blu', 'grn', 'yel', 'whi'], options: [] } as unknown as Game;
  const named = { ...bloody, id: 'westeros', options: [{ id: 'houses', values: ['first', '*'] }] } as unknown as Game;
  const mine = (game: Game, players: number, seat: string, chance = 0) => {
    const { seats = [], options } = againstBots(game, { players, seat, bot: 'greedy' }, () => chance);
    return { at: seats.findIndex(({ who }) => who === 'me'), whos: seats.map(({ who }) => who), options };
  };

  it('gives the colour that is wished for, where the first ones play', () => {
    expect(mine(bloody, 3, 'grn')).toEqual({ at: 2, whos: ['greedy', 'greedy', 'me'], options: undefined });
    expect(mine(bloody, 3, 'red').at).toBe(0);
  });
  it('names the houses where the one that is wished for is not among the first', () => {
    expect(mine(named, 3, 'yel')).toEqual({ at: 2, whos: ['greedy', 'greedy', 'me'], options: { houses: 'red,blu,yel' } });
    expect(mine(named, 4, 'blu')).toMatchObject({ at: 1, options: undefined });
  });
  it('gives any seat, each with the same chance, where none is wished for', () => {
    const chances = [0, 0.24, 0.25, 0.5, 0.75, 0.999];
    expect(chances.map((chance) => mine(bloody, 4, '', chance).at)).toEqual([0, 0, 1, 2, 3, 3]);
    expect(mine(bloody, 4, '', 0.5).whos.filter((who) => who === 'me')).toHaveLength(1);
    expect(mine(named, 4, '', 0.5).options).toBeUndefined();
  });
  it('keeps the other seats free for friends', () => {
    const { seats = [], pace } = withFriends(bloody, { players: 3, seat: 'blu', bot: 'greedy' }, { kind: 'none' }, () => 0);
    expect(seats.map(({ who }) => who)).toEqual(['empty', 'me', 'empty']);
    expect(pace).toEqual({ kind: 'none' });
  });
  it('calls friends as the last time, and at first as few as can play, at a live pace', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
    const game = { ...bloody, players: [3, 5] } as unknown as Game;
    expect(friendly(game)).toEqual({ players: 3, pace: { kind: 'live', seconds: 120, bank: 600 } });
    withFriends(game, { players: 4, seat: '', bot: 'greedy' }, { kind: 'days', days: 3 });
    expect(friendly(game)).toEqual({ players: 4, pace: { kind: 'days', days: 3 } });
    vi.unstubAllGlobals();
  });
  it('names a person before the seat, and a bot by the seat alone', () => {
    const seats = [{ code: 'grn', controller: 'person', name: 'Cyd' }, { code: 'red', controller: 'bot', name: null }] as Chair[];
    const words = { names: { seat: { grn: 'Green', red: 'Red' } } } as unknown as Words;
    expect([playerName(words, 'grn', seats), playerName(words, 'red', seats)]).toEqual(['Cyd (Green)', 'Red']);
  });
  it('knows who wants to stop, who has not said so, and that who left is not asked', () => {
    const seat = (at: number, name: string | null, wants_end: boolean, left = false): Chair => ({ seat: at, name, wants_end, left }) as Chair;
    const seats = [seat(0, 'Ann', true), seat(1, 'Bob', false), seat(2, null, false), seat(3, 'Cyd', false, true)];
    expect(stopping({ status: 'playing', seats, mine: [1] })).toEqual({ wanting: ['Ann'], open: [], isAsked: true, isMine: false });
    expect(stopping({ status: 'playing', seats, mine: [0] })).toEqual({ wanting: [], open: ['Bob'], isAsked: false, isMine: true });
    expect(stopping({ status: 'abandoned', seats, mine: [1] }).isAsked).toBe(false);
    expect(stopping({ status: 'playing', seats, mine: [] }).isAsked).toBe(false);
  });
});

describe('what others ask', () => {
  const line = (number: number, key: string, more: Partial<Message> = {}): Message => ({ number, player: 'bob', seat: 'red', told: { key, by: 'Bob' }, ...more }) as Message;
  it('is told of who does not want to stop, once the asking had begun, and not to them', () => {
    const chat = [line(9, 'plays-on'), line(7, 'left'), line(3, 'plays-on')]; // numbers tell no order
    expect(refusal(chat, 2, 'ann')?.number).toBe(3);
    expect(refusal(chat, 3, 'ann')).toBeNull();
    expect(refusal(chat, 0, 'bob')).toBeNull();
  });
  it('is told with the name of who nudged the seat last', () => {
    expect(nudgedBy([line(1, 'nudged'), line(2, 'nudged', { seat: 'blu' })], 'red')).toBe('Bob');
    expect(nudgedBy([line(1, 'left')], 'red')).toBeNull();
  });
  it('is a rematch in which a seat is kept for the reader', () => {
    const again = { id: 'b', status: 'waiting', by: 'Bob', names: ['Bob'], mine: [], kept: [0] };
    const match = (more: object) => ({ again: { ...again, ...more } }) as unknown as Match;
    expect(isCalled(match({}))).toBe(true);
    for (const more of [{ status: 'playing' }, { mine: [0] }, { kept: [] }]) expect(isCalled(match(more))).toBe(false);
    expect(isCalled(null)).toBe(false);
  });
  it('is said with what was done where there was no choice', () => {
    const lines = [told(4, 'no-choice-of-yours'), told(4, 'place'), told(5, 'point')];
    expect(doneFor(lines, lines[0]!)?.event.event).toBe('place');
    expect(doneFor([lines[0]!, lines[2]!], lines[0]!)).toBeNull();
  });
});

describe('who is away', () => {
  const chair = (code: string, away: number | null) => ({ code, away }) as Chair;
  const match = { seats: [chair('red', 90), chair('blu', null), chair('grn', 50), chair('yel', 10)] } as Match;
  it('is told where they are waited for, the longest away first, and never of oneself', () => {
    const gone = (awaited: string[], seat: string | null) => absent(match, { awaited, seat }).map(({ code }) => code);
    expect(gone(['red', 'blu', 'grn'], 'blu')).toEqual(['grn', 'red']);
    expect(gone(['red', 'blu'], 'red')).toEqual([]);
    expect(gone(['yel'], null)).toEqual(['yel']);
  });
  it('is away since a time of today, or since a day', () => {
    const at = new Date(2026, 10, 18, 14, 5).getTime() / 1000;
    expect(['cs', 'hu'].map((lang) => moment(lang, at, at + 60))).toEqual(['14:05', '14:05']);
    expect(moment('en', at, at + 60)).toMatch(/^2:05.PM$/);
    expect(moment('en', at, at + 86_400)).toMatch(/^Nov 18, 2:05.PM$/);
    expect(moment('cs', at, at + 86_400).replace(/\s/g, ' ')).toBe('18. 11. 14:05');
    expect(moment('hu', at, at + 86_400)).toBe('nov. 18. 14:05');
  });
});

describe('the facts of an event', () => {
  it('speak of everything in them, however deep', () => {
    const facts = { house: 'sta', area: 'winterfell', units: [{ kind: 'knight', count: 2 }], none: null };
    expect(idsInFacts(facts)).toEqual(['sta', 'winterfell', 'knight']);
    const event = { event: { event: 'march', rules: [], facts, terms: [] } };
    expect([speaksOf(event, 'sta'), speaksOf(event, 'lan')]).toEqual([true, false]);
  });
});

describe('searching', () => {
  it('needs every word, in any order, whatever the accents', () => {
    expect(finder('pochod ČTYŘI')('Čtyři rozkazy pochodu')).toBe(true);
    expect(finder('pochod pět')('Čtyři rozkazy pochodu')).toBe(false);
    expect(finder(' ')('anything')).toBe(true);
  });
});

describe('the time that is left', () => {
  it('is counted in minutes and seconds under an hour, else in words', () => {
    expect(timeLeft('en', 1065, 1000)).toBe('1:05');
    expect(timeLeft('en', 990, 1000)).toBe('0:00');
    expect(timeLeft('en', 1000 + 7200, 1000)).toBe('2 hours');
  });

  it('is measured by the pace and the bank', () => {
    expect(allowed({ kind: 'live', seconds: 60 }, { bank: 120 })).toBe(180);
    expect(allowed({ kind: 'days', days: 2 }, { bank: 0 })).toBe(172_800);
  });

  it('is first that of the decision, then the reserve, and never more than there was', () => {
    expect(parts(1900, 999.2, 900, 600)).toEqual({ own: 300, reserve: 600 });
    expect(parts(1900, 1299.5, 900, 600)).toEqual({ own: 1, reserve: 600 });
    expect(parts(1900, 1301, 900, 600)).toEqual({ own: 0, reserve: 599 });
    expect(parts(1900, 2000, 900, 600)).toEqual({ own: 0, reserve: 0 });
    expect([600, 0].map((bank) => paceInWords({ kind: 'live', seconds: 300, bank }))).toEqual(['pace-live-bank', 'pace-live']);
    expect(['en', 'cs', 'hu'].map((lang) => inUnits(lang, 600))).toEqual(['10 minutes', '10 minut', '10 perc']);
  });
});

describe('keys', () => {
  const page = { documentElement: { dataset: {} }, querySelector: vi.fn(() => null as unknown) };
  const kept = new Map<string, string>();
  const key = (name: string, more = {}) =>
    ({ key: name, ctrlKey: false, metaKey: false, altKey: false, target: { matches: () => false }, ...more }) as unknown as KeyboardEvent;

  beforeEach(() => {
    kept.clear();
    page.querySelector.mockReturnValue(null);
    vi.resetModules();
    vi.stubGlobal('document', page);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
  });

  it('lead to the parts of the table, and digits to options', async () => {
    const { digit, shortcut } = await import('../src/lib/shortcuts');
    expect([shortcut(key('D')), shortcut(key('?')), shortcut(key('x'))]).toEqual(['decision', 'keys', null]);
    expect([digit(key('3')), digit(key('0'))]).toEqual([2, null]);
  });

  it('do nothing while somebody writes, in dialogs, or with Ctrl', async () => {
    const { shortcut } = await import('../src/lib/shortcuts');
    expect(shortcut(key('d', { target: { matches: () => true } }))).toBeNull();
    expect(shortcut(key('d', { ctrlKey: true }))).toBeNull();
    page.querySelector.mockReturnValue({});
    expect(shortcut(key('d'))).toBeNull();
  });

  it('can be switched off for good', async () => {
    const { settings } = await import('../src/lib/settings.svelte');
    settings.keys = false;
    const { shortcut } = await import('../src/lib/shortcuts');
    expect(shortcut(key('d'))).toBeNull();
    expect(kept.get('throneroom.keys')).toBe('off');
  });

  it('hints open once for each kind of question until a game was finished, or as the reader says', async () => {
    const { finished, hinted, opensHint } = await import('../src/lib/hints');
    expect(opensHint('first', 'westeros', 'plan')).toBe(true);
    hinted('westeros', 'plan');
    expect([opensHint('first', 'westeros', 'plan'), opensHint('first', 'westeros', 'raid')]).toEqual([false, true]);
    finished('westeros');
    expect([opensHint('first', 'westeros', 'raid'), opensHint('first', 'iron-throne', 'lay')]).toEqual([false, true]);
    expect([opensHint('always', 'westeros', 'plan'), opensHint('never', 'iron-throne', 'lay')]).toEqual([true, false]);
  });
});

describe.each(['en', 'cs', 'hu'])('the hints in %s', (lang) => {
  const folder = new URL(`../../src/throneroom/i18n/messages/`, import.meta.url).pathname;
  const text = (name: string) => readFileSync(`${folder}${name}`, 'utf-8');
  const keys = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map((m) => m[1]!);
  const BY_CHANCE = ['aside', 'starter', 'leaders', 'draw', 'event', 'capture', 'random', 'westeros', 'wildlings', 'tides'];

  it('explain every decision that a player can be asked, and no other', () => {
    const source = text(`${lang}/client-hints.ftl`);
    expect(new FluentBundle(lang).addResource(new FluentResource(source))).toEqual([]);
    for (const game of ['bloody-throne', 'iron-throne', 'westeros']) {
      const asked = keys(text(`en/${game}.ftl`), /^ask-([\w-]+) =/gm).filter((kind) => !BY_CHANCE.includes(kind));
      expect(keys(source, new RegExp(`^hint-${game}-([\\w-]+) =`, 'gm')).sort()).toEqual(asked.sort());
    }
  });
});

describe('the size of the sheet', () => {
  it('is as the reader last liked it in this game, on the board and beside it; the whole screen is for one look', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    expect([sizeFor('westeros', true), sizeFor('westeros', false)]).toEqual(['peek', 'half']);
    keepSize('westeros', false, 'peek');
    keepSize('westeros', true, 'full');
    expect([sizeFor('westeros', true), sizeFor('westeros', false)]).toEqual(['half', 'peek']);
    expect(sizeFor('iron-throne', false)).toBe('half');
    vi.unstubAllGlobals();
  });
});

describe('the list of keys', () => {
  it('names every key that leads somewhere, also those of one game', () => {
    const { body } = render(KeysDialog, { props: { close: () => undefined } });
    const keys = [...body.matchAll(/<kbd[^>]*>([^<]*)<\/kbd>/g)].map(([, key]) => key);
    for (const key of ['D', 'M', 'L', 'C', 'T', 'F', '?', 'W', 'Esc']) expect(keys).toContain(key);
  });
});
