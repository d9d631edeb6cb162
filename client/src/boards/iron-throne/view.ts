/** What a seat sees of The Iron Throne, as the server draws it, and small questions about it. */
import type { Packet, Told, Words } from '../../lib/types';
import { thisRound } from './rounds';

export type Role = 'challenger' | 'defender';
export const ROLES: readonly Role[] = ['challenger', 'defender'];
export const HIDDEN = 'hidden';

export interface Character {
  person: string;
  power: number;
  alive: boolean;
  part: boolean;
}

export interface Hostage {
  house: string;
  card: string;
  new: boolean;
}

export interface HouseView {
  seat: string;
  house: string;
  leader: string | null;
  leader_power: number;
  leader_used: boolean;
  characters: Character[];
  side: Role | null;
  /** Influence tokens on other boards, and those left on the own one. */
  placed: number;
  tokens: number;
  influence: Record<string, number>;
  hand: string[];
  deck: number;
  discards: string[];
  played: string[];
  hostages: Hostage[];
  spared: boolean;
  stinted: boolean;
  offered: boolean;
}

export interface View {
  seat: string | null;
  awaited: string[];
  round: number;
  phase: string;
  window: Window | null;
  challenger: string | null;
  defender: string | null;
  event: string | null;
  events_left: number | null;
  event_discards: string[];
  outcome: string | null;
  locked: boolean;
  winner: Role | null;
  losers: Role[];
  totals: [number, number] | null;
  bonus: [number, number];
  laid: [Laid | null, Laid | null];
  /** Influence, hostages and power for the challenger, then for the defender; empty without a proposal. */
  deal: number[];
  proposals: [number, number];
  talks: 'success' | 'failure' | null;
  box: number;
  houses: HouseView[];
  /** Who looks at cards, and whose they are; `looked` has their faces for who may know them. */
  looking: { seat: string; house: string; place: 'hand' | 'deck' } | null;
  looked: string[];
  acts: Act[];
  over: boolean;
}

/** A moment at which abilities are asked for: of leaders (`use`) or of Character cards (`play`). */
export interface Window {
  id: string;
  kind: 'use' | 'play';
  passed: string[];
  /** Who may be asked yet. */
  next: string[];
  /** The ability that a reaction answers. */
  answers: string | null;
}

export interface Act {
  ability: string;
  seat: string;
  targets: string[];
  person: string | null;
  /** A card picked for it with its face up, and the House of a picked card. */
  card: string | null;
  house: string | null;
  cancelled: boolean;
  /** Whether it is being carried out. */
  now: boolean;
}

export interface Laid {
  card: string;
  open: boolean;
  /** What an open card counts now. */
  value: number | null;
}

export function viewOf(packet: Packet): View {
  return packet.view as unknown as View;
}

/** The card that the reader has chosen to lay, while others are still choosing. */
export function ownLaid({ decisions }: Packet): Laid | null {
  const { draft, options } = decisions.find(({ kind, draft: kept }) => kind === 'lay' && kept?.ready) ?? {};
  const choice = [draft?.choice].flat()[0];
  const { cards = [], hostages = [] } = options?.find(({ value }) => value === choice)?.points ?? {};
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

/** What is known of a side's total: the power that takes part and its bonus, or the whole. */
export function strength(view: View, role: Role): { known: number; isWhole: boolean } {
  const at = ROLES.indexOf(role);
  if (view.totals) return { known: view.totals[at]!, isWhole: true };
  const power = sideOf(view, role).reduce((sum, { character }) => sum + (character?.power ?? 0), 0);
  return { known: power + view.bonus[at]!, isWhole: false };
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

export type CardKind = 'hostility' | 'truce' | 'character' | 'hidden';

interface Printed {
  type: Exclude<CardKind, 'hidden'>;
  value?: number;
  person?: string;
}

function printedOn(words: Words, card: string): Printed | undefined {
  return words.printed.card?.[card] as unknown as Printed | undefined;
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
