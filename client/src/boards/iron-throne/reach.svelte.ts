/**
 * What the things on the table mean for the question that is open: which may be taken, which were, which may not and why.
 * Things have keys such as `person:robb`, `seat:lan`, `card:truce`; what a key stands for the server has said (`points`).
 */
import type { Answer, Next } from '../../lib/answer.svelte';
import type { Hand } from '../../lib/hand.svelte';
import type { Blocked, Option } from '../../lib/types';
import { ROLES, type HouseView, type Role, type View } from './view';

type Found = (option: Option) => boolean;

/** Kinds whose cards are those of the own hand. */
const OF_THE_HAND: readonly string[] = ['lay', 'play', 'shed', 'relay', 'swap'];
/** Kinds whose second part is pointed at first: a character, then the side it goes to. */
const FROM_THE_END: readonly string[] = ['support', 'relay', 'aim', 'aim-open'];
/** Kinds whose options are sentences: plates on the table. */
const IN_WORDS: readonly string[] = ['choice', 'consent', 'due'];
/** Kinds whose thing is carried to a place, and the place. */
const CARRIED: Readonly<Record<string, string>> = { lay: 'slot', relay: 'slot', swap: 'slot', play: 'table', character: 'side' };

/** The things of the table an option points at. */
export function keysOf({ points }: Option): string[] {
  const of = (name: string, kind: string): string[] => (points[kind] ?? []).map((id) => `${name}:${id}`);
  if (points.places) return points.places.map((place) => `pile:${place}:${points.seats?.[0] ?? ''}`);
  if (points.persons) return of('person', 'persons');
  return [...of('card', 'cards'), ...of('hostage', 'hostages'), ...of('leader', 'leaders'), ...of('event', 'events'), ...of('seat', 'seats')];
}

const at = (key: string): Found => (option) => keysOf(option).includes(key);
const called = (label: string): Found => (option) => option.label === label;
/** The side that a place is, if it is one. */
const roleAt = (place: string): Role | null => ROLES.find((role) => place === `side:${role}`) ?? null;

/** Something laid out in the middle, to be taken from there. */
export interface Laying {
  key: string;
  /** Whose card it is. */
  seat: string;
  card: string;
  option: Option | null;
  /** What is taken before it: whose card it is, where that is asked too. */
  first: Option | null;
}

export class Reach {
  /** What is lifted and has not found its place yet. */
  held = $state.raw<string | null>(null);
  /** Whether it is on its way in the hand. */
  isCarried = $state.raw(false);
  /** What may follow each beginning, where that is pointed at first. */
  private ahead = $state.raw<ReadonlyMap<number, Next>>(new Map());

  readonly answer = $derived.by<Answer | null>(() => this.hand()?.answer ?? null);
  readonly kind = $derived(this.answer?.decision.kind ?? '');
  readonly steps = $derived<readonly Option[]>(this.answer?.steps.map(({ option }) => option) ?? []);
  readonly options = $derived<readonly Option[]>(this.answer?.next.options ?? []);
  private readonly open = $derived(byKey(this.isInWords ? [] : this.options));
  private readonly closed = $derived(byKey<Blocked>(this.answer?.next.blocked ?? []));
  private readonly taken = $derived(this.steps.flatMap(keysOf));
  /** What may be pointed at though something else is asked first. */
  private readonly later = $derived(byKey(this.steps.length ? [] : [...this.ahead.values()].flatMap(({ options }) => options)));
  private readonly laterClosed = $derived(byKey<Blocked>(this.steps.length ? [] : [...this.ahead.values()].flatMap(({ blocked }) => blocked)));

  constructor(
    private readonly hand: () => Hand | undefined,
    private readonly view: () => View,
  ) {}

  /** Ask what may follow, where the last part is touched first. */
  async look(): Promise<void> {
    const { answer } = this;
    this.held = null;
    this.ahead = new Map();
    if (!answer || !FROM_THE_END.includes(answer.decision.kind)) return;
    const found = new Map<number, Next>();
    for (const { value } of answer.decision.options) {
      const next = await answer.after([value], true).catch(() => null);
      if (next?.options.length) found.set(value, next);
    }
    if (answer === this.answer) this.ahead = found;
  }

  get isInWords(): boolean {
    return IN_WORDS.includes(this.kind);
  }

  get isOfTheHand(): boolean {
    return OF_THE_HAND.includes(this.kind);
  }

  /** The House that looks at the table, if it plays. */
  get mine(): HouseView | undefined {
    const { seat, houses } = this.view();
    return houses.find((house) => house.seat === seat);
  }

  get myRole(): Role | null {
    const view = this.view();
    return ROLES.find((role) => view[role] !== null && view[role] === view.seat) ?? null;
  }

  // ---------------------------------------------------------------- what can be touched

  isLit(key: string): boolean {
    if (!this.answer) return false;
    if (this.open.has(key) || this.later.has(key)) return true;
    if (key === 'crown') return this.kind === 'power';
    return this.kind === 'hostage' && key.startsWith('held:') && this.steps.length < 3;
  }

  why(key: string): Blocked | undefined {
    return this.isLit(key) ? undefined : (this.closed.get(key) ?? this.laterClosed.get(key));
  }

  /** How often something is part of the answer. */
  count(key: string): number {
    return this.taken.filter((one) => one === key).length;
  }

  /** The how-manieth it was taken, where the order counts. */
  order(key: string): number {
    return this.taken.indexOf(key) + 1;
  }

  isChosen(key: string): boolean {
    return this.taken.includes(key);
  }

  /** Whether anything is to be done with a thing: else it is only looked at. */
  isActive(key: string): boolean {
    return this.isLit(key) || this.isChosen(key) || this.why(key) !== undefined;
  }

  /** Whether what is lifted, or what is asked now, may go to a place. */
  isPlace(place: string): boolean {
    if (!this.answer) return false;
    const role = roleAt(place);
    if (this.kind === 'support') {
      const seat = role && this.view()[role];
      if (!seat) return false;
      return this.steps.length ? this.isChosen(`seat:${seat}`) && this.held !== null : this.open.has(`seat:${seat}`);
    }
    if (this.kind === 'hostage') return this.lifted !== null && (place === 'gate' || place === 'brazier' || place === `seat:${this.lifted.seat}`);
    if (this.kind === 'answer') return place === `side:${this.myRole}`;
    if (this.kind === 'power') return this.open.has(place);
    if (CARRIED[this.kind] !== (role ? 'side' : place)) return false;
    return (!role || role === this.myRole) && (this.held !== null || (this.answer.isWhole && (this.hand()?.sendsAtOnce ?? false)));
  }

  /** Why what is lifted may not go to a place. */
  whyNot(place: string): Blocked | undefined {
    const role = roleAt(place);
    const seat = role && this.view()[role];
    return this.kind === 'support' && seat ? this.closed.get(`seat:${seat}`) : this.closed.get(place);
  }

  /** Options that no thing on the table stands for. */
  get others(): readonly Option[] {
    if (!this.answer || this.isInWords || this.kind === 'amount' || this.kind === 'leader') return [];
    if (this.kind === 'proposal') return this.options.filter(called('no-deal'));
    if (this.kind === 'answer') return this.options;
    if (this.kind === 'use') return this.isAiming ? [] : this.options;
    const spoken = this.kind === 'hostage' ? ['release', 'torture'] : this.kind === 'relay' ? ['change'] : [];
    return this.options.filter((option) => option.label && !keysOf(option).length && !spoken.includes(option.label));
  }

  /** The leader's ability is used, and asks at whom. */
  get isAiming(): boolean {
    return this.kind === 'use' && this.steps.length > 0 && !this.answer?.isWhole;
  }

  /** Options said in words, on plates. */
  get plates(): readonly Option[] {
    return this.isInWords || this.isAiming ? this.options : [];
  }

  /** Amounts, as beads on a string. */
  get beads(): readonly Option[] {
    return this.kind === 'amount' ? this.options : [];
  }

  /** Cards that are laid out to be taken from, or looked at. */
  get laid(): readonly Laying[] {
    const view = this.view();
    if (this.kind === 'aim' || this.kind === 'aim-open') return this.aimed();
    if (this.kind === 'hostage') {
      return (this.mine?.hostages ?? []).map(({ house, card }, i) => ({ key: `held:${house}:${card}:${i}`, seat: house, card, option: null, first: null }));
    }
    const acting = view.acts.find(({ now }) => now);
    const seat = view.looking?.house ?? acting?.house ?? acting?.targets[0] ?? view.seat ?? '';
    if (view.looked.length) return view.looked.map((card) => ({ key: `card:${card}`, seat, card, option: this.open.get(`card:${card}`) ?? null, first: null }));
    if (this.kind !== 'pick' && this.kind !== 'order') return [];
    const cards = [...(this.answer?.steps[0]?.next.options ?? this.options)].flatMap((option) => (option.points.cards ?? []).map((card) => ({ card, option })));
    return cards.map(({ card, option }) => ({ key: `card:${card}`, seat, card, option, first: null }));
  }

  private aimed(): Laying[] {
    const first = this.answer?.decision.options ?? [];
    return first.flatMap((owner) => {
      const seat = owner.points.seats?.[0] ?? '';
      const next = this.ahead.get(owner.value)?.options ?? (this.steps[0]?.value === owner.value ? this.options : []);
      return next.flatMap((option) => (option.points.cards ?? []).map((card) => ({ key: `card:${card}`, seat, card, option, first: owner })));
    });
  }

  /** The hostage that is lifted. */
  get lifted(): Laying | null {
    return (this.kind === 'hostage' && this.laid.find(({ key }) => key === this.held)) || null;
  }

  /** Piles of which one is taken from: their backs are laid out. */
  get piles(): readonly Option[] {
    return this.kind === 'source' ? this.options : [];
  }

  // ---------------------------------------------------------------- hands

  /** A thing was touched: whether that meant anything. */
  tap(key: string, element: Element): boolean {
    const refusal = this.why(key);
    if (refusal) return this.refuse(refusal, element);
    if (!this.answer || this.answer.isBusy) return this.isActive(key);
    if (this.isDeferred(key)) {
      const only = this.onlyPlace();
      if (this.held !== key) this.held = key;
      else if (only) void this.carry(key, only, element);
      else this.held = null;
      return true;
    }
    if (this.isLit(key) && !(this.isChosen(key) && this.isSingle)) void this.take([at(key)]);
    else if (this.isChosen(key)) void this.hand()?.back();
    else return false;
    return true;
  }

  private get isSingle(): boolean {
    return this.kind !== 'power' && this.kind !== 'shed' && this.kind !== 'order';
  }

  /** Whether something is lifted first and finds its place then. */
  private isDeferred(key: string): boolean {
    if (!this.isLit(key)) return false;
    if (key === 'crown' || key.startsWith('held:')) return true;
    if (this.kind === 'support') return key.startsWith('person:') && !this.steps.length;
    return this.kind in CARRIED && !this.isChosen(key) && (this.hand()?.sendsAtOnce ?? false) && !(this.steps.length && this.kind === 'play');
  }

  /** Whether a thing can be carried somewhere. */
  mayCarry(key: string): boolean {
    if (!this.answer || this.answer.isBusy || !this.isLit(key)) return false;
    if (key === 'crown' || key.startsWith('held:')) return true;
    if (this.kind === 'support' || this.kind === 'answer') return key.startsWith('person:') && !this.steps.length;
    return this.kind in CARRIED && !this.steps.length;
  }

  /** Where what is lifted goes: the place, or what kind of thing takes it. */
  get goal(): string | null {
    if (this.held === null) return null;
    if (this.held === 'crown') return 'person';
    return this.kind === 'support' ? 'side' : this.kind === 'answer' || this.kind === 'character' ? 'own-side' : (CARRIED[this.kind] ?? null);
  }

  /** Where a thing goes if there is only one place for it. */
  private onlyPlace(): string | null {
    if (this.kind === 'support') {
      const sides = ROLES.filter((role) => this.isPlace(`side:${role}`));
      return sides.length === 1 ? `side:${sides[0]}` : null;
    }
    return CARRIED[this.kind] ?? null;
  }

  /** A place was touched: what is lifted goes there. */
  tapPlace(place: string, element: Element): boolean {
    const refusal = this.whyNot(place);
    if (refusal) return this.refuse(refusal, element);
    if (!this.answer || !this.isPlace(place)) return false;
    const role = roleAt(place);
    const seat = role && this.view()[role];
    if (this.held) void this.carry(this.held, place, element);
    else if (this.kind === 'support' && seat && !this.steps.length) void this.take([at(`seat:${seat}`)]);
    else if (this.kind === 'answer') void this.take([called('accept-support')]);
    else if (this.answer.isWhole) void this.hand()?.settle();
    else return false;
    return true;
  }

  /** Something is carried to a place. */
  async carry(key: string, place: string, element: Element | null, isSure = false): Promise<void> {
    const hostage = this.laid.find((one) => one.key === key);
    this.held = null;
    const refusal = this.whyNot(place);
    if (refusal && element) return void this.refuse(refusal, element);
    const role = roleAt(place);
    const side = role && this.view()[role];
    if (this.kind === 'support' && side) await this.take([at(`seat:${side}`), at(key)], isSure);
    else if (this.kind === 'hostage' && hostage) {
      const act = place === 'brazier' ? 'torture' : 'release';
      await this.take([called(act), at(`seat:${hostage.seat}`), at(`card:${hostage.card}`)], isSure, true);
    } else if (this.kind === 'relay') await this.take([called('change'), at(key)], isSure, true);
    else if (this.kind === 'answer') await this.take([called(role ? 'accept-support' : 'refuse-support')], isSure);
    else await this.take([at(key === 'crown' ? place : key)], isSure);
  }

  /** Take a card that is laid out, with whose it is where that is asked. */
  takeLaid({ key, option, first }: Laying, element: Element): void {
    if (key.startsWith('held:') || !first) {
      this.tap(key, element);
      return;
    }
    if (this.isChosen(key) && this.isChosen(`seat:${first.points.seats?.[0]}`)) void this.answer?.back(0);
    else if (option) void this.take([at(`seat:${first.points.seats?.[0]}`), at(key)], false, true);
  }

  takeOption(option: Option): void {
    void this.take([({ value }) => value === option.value]);
  }

  /** Choose one thing after the other; what is whole then is sent, if a gesture is enough. */
  private async take(wanted: readonly Found[], isSure = false, isAnew = false): Promise<void> {
    const { answer } = this;
    const hand = this.hand();
    if (!answer || !hand) return;
    this.held = null;
    hand.refused = null;
    if (isAnew && answer.steps.length) await answer.back(0);
    for (const find of wanted) {
      const option = answer.next.options.find(find);
      if (option) await answer.pick(option);
      else if (!answer.steps.some((step) => find(step.option))) return;
    }
    if (answer !== this.answer || !answer.isWhole || answer.mayStop) return;
    await hand.settle(isSure);
  }

  private refuse(blocked: Blocked, element: Element): boolean {
    const hand = this.hand();
    if (hand) hand.refused = { blocked, at: element };
    return true;
  }
}

function byKey<T extends Option>(options: readonly T[]): Map<string, T> {
  return new Map(options.flatMap((option) => keysOf(option).map((key) => [key, option] as const)));
}
