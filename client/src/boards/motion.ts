/** How long the events of a game are shown and how they sound, where the game says it: fetched with its board. */
import type { Sound } from '../lib/sounds';
import type { Told } from '../lib/types';

const lengths = import.meta.glob<{ lengths: Readonly<Record<string, number>> }>('./*/motion.ts');
const sounds = import.meta.glob<{ sounds: Readonly<Record<string, Sound>> }>('./*/sounds.ts');

/** Milliseconds by the id of an event. */
export async function motionOf(game: string): Promise<Readonly<Record<string, number>> | null> {
  return (await lengths[`./${game}/motion.ts`]?.())?.lengths ?? null;
}

/** How an event sounds: with a card that has a sound of its own there (`gained:ambush`) as that, else as all of its kind. */
export const soundOf = ({ event, facts }: Told['event'], sounds: Readonly<Record<string, Sound>>): Sound | undefined =>
  sounds[`${event}:${String(facts.card)}`] ?? sounds[event];

/** Sounds by the id of an event. */
export async function soundsOf(game: string): Promise<Readonly<Record<string, Sound>> | null> {
  return (await sounds[`./${game}/sounds.ts`]?.())?.sounds ?? null;
}
