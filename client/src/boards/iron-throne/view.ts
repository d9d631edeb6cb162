/** What a seat sees of The Iron Throne, as the server draws it, and small questions about it. */
import type { Option, Packet, Told, Words } from '../../lib/types';
import type * as wire from '../../lib/wire';
import { thisRound } from './rounds';

export type Role = NonNullable<wire.IronThroneHouse['side']>;
export const ROLES: readonly Role[] = ['challenger', 'defender'];
export const HIDDEN = 'hidden';

export type Character = wire.IronThroneCharacter;
export type Hostage = wire.IronThroneHostage;
export type HouseView = wire.IronThroneHouse;
export type View = wire.IronThroneView;
/** A moment at which abilities are asked for: of leaders (`use`) or of Character cards (`play`). */
export type Window = wire.IronThroneWindow;
export type Act = wire.IronThroneAct;
export type Laid = wire.IronThroneLaid;

export function viewOf(packet: Packet): View {
  return packet.view as View;
}

/** What an answer that is sent, while others are still choosing, points at. */
function sent({ decisions }: Packet, wanted: string): Option['points'] {
  const { draft, options } = decisions.find(({ kind, draft: kept }) => kind === wanted && kept?.ready) ?? {};
  const choice = [draft?.choice].flat()[0];
  return options?.find(({ value }) => value === choice)?.points ?? {};
}

/** The leader that the reader has chosen. */
export function ownLeader(packet: Packet): string | null {
  return sent(packet, 'leader').leaders?.[0] ?? null;
}

/** The card that the reader has chosen to lay. */
export function ownLaid(packet: Packet): Laid | null {
  const { cards = [], hostages = [] } = sent(packet, 'lay');
  const [card] = [...cards, ...hostages];
  return card ? { card, open: false, value: null } : null;
}

/** The houses clockwise, the reader's own first; a spectator begins with the first. */
export function around(view: View): HouseView[] {
  const at = Math.max(0, view.houses.findIndex((house) => house.seat === view.seat));
  return [...view.houses.slice(at), ...view.houses.slice(0, at)];
}

export interface Participant {
  house: HouseView;
  character: Character | null;
  isActive: boolean;
}

/** Who stands on a side: the active player first, then the supporters. */
export function sideOf(view: View, role: Role): Participant[] {
  const found = view.houses
    .filter((house) => house.side === role || house.seat === view[role])
    .map((house) => ({
      house,
      character: house.characters.find((character) => character.part) ?? null,
      isActive: house.seat === view[role],
    }));
  return [...found.filter((one) => one.isActive), ...found.filter((one) => !one.isActive)];
}

/** What a side counts as far as is known: its total, or what it has without its card. */
export function strength({ strength: without, totals }: View, role: Role): number {
  return (totals ?? without)[ROLES.indexOf(role)]!;
}

/** Whose tokens stand on the board of a house. */
export function tokensOn(view: View, seat: string): { seat: string; count: number }[] {
  return view.houses
    .map((house) => ({ seat: house.seat, count: house.influence[seat] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** Cards of a pile, the same ones together. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

type Printed = wire.IronThroneCard;
export type CardKind = Printed['type'] | 'hidden';

function printedOn(words: Words, card: string): Printed | undefined {
  return (words.printed as Partial<wire.IronThronePrinted>).card?.[card];
}

export function kindOf(words: Words, card: string): CardKind {
  return printedOn(words, card)?.type ?? 'hidden';
}

/** The value of a Hostility card; others have none. */
export function valueOf(words: Words, card: string): number | null {
  return printedOn(words, card)?.value ?? null;
}

/** Who is shown on a Character card. */
export function personOn(words: Words, card: string): string {
  return printedOn(words, card)?.person ?? '';
}

/** A proposal of the talks: whose it was, and its terms as in `View.deal`. */
export interface Proposal {
  seat: string;
  terms: number[];
}

const TERMS = ROLES.flatMap((role) => ['influence', 'hostages', 'power'].map((item) => `${role}_${item}`));

/** The proposals of this round in their order. */
export function proposalsIn(told: readonly Told[]): Proposal[] {
  return thisRound(told)
    .filter(({ event }) => event.event === 'proposed')
    .map(({ event }) => ({ seat: String(event.facts.seat), terms: TERMS.map((term) => Number(event.facts[term] ?? 0)) }));
}
