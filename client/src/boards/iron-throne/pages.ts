/** What there is to read about things of the table. */
import type { Option } from '../../lib/types';
import { seatName } from '../../lib/words';
import { abilityName, cardName, leaderName, pageOf, seatsOf, type Desk, type Page } from './desk';
import { listed, say } from './say';
import { HIDDEN, counted, tokensOn, type Act, type HouseView } from './view';

const text = (words: readonly string[]): { name: string; text: string }[] => words.filter(Boolean).map((one) => ({ name: '', text: one }));

/** Cards of a pile as one line, the same ones together. */
function cardsOf(desk: Desk, cards: readonly string[]): string {
  return listed(counted(cards).map(({ card, count }) => (count > 1 ? `${cardName(desk.words, card)} × ${count}` : cardName(desk.words, card))));
}

/** A House: its leader and ability, its influence both ways, and all that may be counted of its cards. */
export function housePage(desk: Desk, house: HouseView): Page {
  const { words, view } = desk;
  const goals = Object.entries(house.influence).filter(([, count]) => count > 0).map(([seat, count]) => `${seatName(words, seat)} ${count}`);
  const guests = tokensOn(view, house.seat).map(({ seat, count }) => `${seatName(words, seat)} ${count}`);
  const held = counted(house.hostages.map((one) => one.house)).map(({ card, count }) => `${seatName(words, card)} ${count}`);
  const faces = house.hostages.filter(({ card }) => card !== HIDDEN).map(({ house: owner, card }) => say('card-of', { card: cardName(words, card), seat: seatName(words, owner) }));
  return {
    title: house.leader ? `${leaderName(words, house.leader)} · ${seatName(words, house.seat)}` : seatName(words, house.seat),
    face: house.leader ? { person: house.leader } : undefined,
    parts: [
      ...(house.leader ? [{ name: house.leader_used ? say('leader-used') : '', text: words.effects[house.leader] ?? '' }] : []),
      ...text([
        house.leader ? say('leader-power', { count: house.leader_power }) : '',
        [say('influence-placed', { count: house.placed, all: house.placed + house.tokens }), goals.length ? say('influence-where', { list: listed(goals) }) : ''].filter(Boolean).join('. '),
        guests.length ? say('influence-here', { list: listed(guests) }) : say('influence-nobody'),
        [say('hand-count', { count: house.hand.length }), say('deck-count', { count: house.deck })].join(' · '),
        house.hostages.length ? say('hostages-held', { count: house.hostages.length, list: listed(faces.length ? faces : held) }) : '',
        house.spared ? say('spared') : '',
        house.stinted ? say('stinted') : '',
      ]),
      ...(house.discards.length ? [{ name: say('discards-of', { house: seatName(words, house.seat), count: house.discards.length }), text: cardsOf(desk, house.discards) }] : []),
    ],
  };
}

/** The open window in words: who may do what now, who has passed, who comes after. */
export function windowLines({ view, words }: Desk): string[] {
  const { window: open } = view;
  if (!open) return [];
  return [
    view.awaited.length ? say(`window-${open.kind}`, { list: seatsOf(words, view.awaited) }) : '',
    open.answers ? say('window-answers', { ability: abilityName(words, open.answers) }) : '',
    open.passed.length ? say('window-passed', { list: seatsOf(words, open.passed) }) : '',
    open.next.length ? say('window-next', { list: seatsOf(words, open.next) }) : '',
  ].filter(Boolean);
}

/** The event of the round, which have been, how many are left, and the power in the box. */
export function eventPage(desk: Desk): Page {
  const { view, words } = desk;
  const name = (id: string): string => words.names.event?.[id] ?? id;
  const gone = view.event_discards;
  return {
    title: view.event ? name(view.event) : say('event'),
    parts: [
      ...text([
        (view.event && words.effects[view.event]) || say('no-event'),
        view.events_left === null ? '' : say('events-left', { count: view.events_left }),
        say('box', { count: view.box }),
        windowLines(desk).join(' '),
      ]),
      ...(gone.length ? [{ name: say('events-gone', { count: gone.length }), text: listed(gone.map(name)) }] : []),
    ],
  };
}

export function cardPage(desk: Desk, card: string, seat: string): Page | null {
  return pageOf(desk.words, cardName(desk.words, card), card, { card, seat });
}

/** An option that is laid out in words or as a number: what it says, what that does, or the question it answers. */
export function optionPage({ words }: Desk, option: Option, question: string): Page {
  const ids = Object.values(option.points).flat();
  const effects = ids.flatMap((id) => words.effects[id] ?? []);
  return { title: option.text, parts: text(effects.length ? effects : [question]) };
}

/** A pile of which a card can be taken: whose it is, and how many cards are in it. */
export function pilePage(desk: Desk, option: Option): Page {
  const { view, words } = desk;
  const [place, seat] = [option.points.places?.[0] ?? '', option.points.seats?.[0] ?? ''];
  const house = view.houses.find((one) => one.seat === seat);
  const held = view.houses.flatMap(({ hostages }) => hostages).filter((one) => one.house === seat).length;
  const counts: Readonly<Record<string, string>> = {
    deck: say('deck-count', { count: house?.deck ?? 0 }),
    hand: say('hand-count', { count: house?.hand.length ?? 0 }),
    hostages: say('hostages-held', { count: held, list: seatName(words, seat) }),
  };
  return { title: option.text, parts: text([`${seatName(words, seat)}: ${counts[place] ?? ''}`]) };
}

/** A piece of a truce: what it is, and how much of it who gives it has. */
export function warePage({ view, words }: Desk, item: string, title: string, giver: string): Page {
  const house = view.houses.find(({ seat }) => seat === giver);
  if (!house) return { title, parts: [] };
  const has: Readonly<Record<string, string>> = {
    influence: say('influence-placed', { count: house.placed, all: house.placed + house.tokens }),
    hostages: say('hostages-held', { count: house.hostages.length, list: listed(counted(house.hostages.map((one) => one.house)).map(({ card, count }) => `${seatName(words, card)} ${count}`)) }),
    power: say('leader-power', { count: house.leader_power }),
  };
  return { title, parts: text([`${seatName(words, giver)}: ${has[item] ?? ''}`]) };
}

/** An ability that was used: by whom, at whom. */
export function actName({ words }: Desk, { ability, seat, person, card, house, targets, cancelled }: Act): string {
  const aim = person ? (words.names.person?.[person] ?? person) : card && house ? say('card-of', { card: cardName(words, card), seat: seatName(words, house) }) : seatsOf(words, targets);
  return [`${seatName(words, seat)}: ${abilityName(words, ability)}`, aim, cancelled ? say('cancelled') : ''].filter(Boolean).join(' → ');
}

/** Abilities that were used, each with its text. */
export function actsPage(desk: Desk, acts: readonly Act[]): Page {
  return { title: say('acts'), parts: acts.map((act) => ({ name: actName(desk, act), text: desk.words.effects[act.ability] ?? '' })) };
}
