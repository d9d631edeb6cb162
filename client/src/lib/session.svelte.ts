/** Who plays here. A guest needs a name only; whoever has none is asked when it matters. */
import { Problem, api } from './api';
import { t } from './i18n.svelte';
import type { Chair, Match, Person } from './types';

let person = $state.raw<Person | null>(null);
let isAsking = $state(false);
let answer: ((person: Person | null) => void) | null = null;

export const session = {
  get person(): Person | null {
    return person;
  },
  /** Whether the name prompt is open. */
  get isAsking(): boolean {
    return isAsking;
  },
};

/** Whether I may do what the owner of a match may; administrators may everywhere. */
export const mayManage = (match: Match): boolean => (match.owner ?? false) || (person?.admin ?? false);

/** Whether I can do something about the seat of somebody else. */
export const mayHandle = (match: Match, mine: readonly string[], chair: Chair): boolean =>
  match.status === 'playing' && !mine.includes(chair.code ?? '') &&
  ((chair.name !== null && mine.length > 0) || mayManage(match));

export async function recall(): Promise<void> {
  try {
    person = await api.me();
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    person = null;
  }
}

/** A name for who does not give one: "Guest 3f". */
export function anyName(): string {
  return `${t('guest')} ${Math.floor(Math.random() * 256).toString(16).padStart(2, '0')}`;
}

/** Somebody to play as at once: the person known already, or a guest who can take another name later. */
export async function anybody(): Promise<void> {
  person ??= await api.guest(anyName());
}

/** Somebody to play as: the person known already, or whoever answers the prompt; null if nobody does. */
export function somebody(): Promise<Person | null> {
  if (person) return Promise.resolve(person);
  isAsking = true;
  return new Promise((resolve) => (answer = resolve));
}

export async function introduce(name: string): Promise<void> {
  person = await api.guest(name);
  settle(person);
}

export async function rename(name: string): Promise<void> {
  person = await api.rename(name);
}

export function decline(): void {
  settle(null);
}

function settle(found: Person | null): void {
  isAsking = false;
  answer?.(found);
  answer = null;
}

export async function signIn(login: string, password: string): Promise<void> {
  person = await api.signIn(login, password);
  await recall();
}

export async function signOut(): Promise<void> {
  await api.signOut();
  signedOut();
}

/** Nobody plays here any more. */
export function signedOut(): void {
  person = null;
}
