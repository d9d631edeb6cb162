/** How long the events of a game are shown and how they sound, where the game says it: fetched with its board. */
import type { Sound } from '../lib/sounds';
import type { Told } from '../lib/types';

/** What `<game>/motion.ts` says, by the id of an event. */
export interface Motion {
  /** Milliseconds. */
  lengths: Readonly<Record<string, number>>;
  /** How far into the event it is seen what comes of it, from 0 to 1, where that is not at once: only then it is said. */
  tells?: Readonly<Record<string, number>>;
  /** What is shown for as long as it takes, however much there is to show. */
  unhurried?: ReadonlySet<string>;
}

const motions = import.meta.glob<Motion>('./*/motion.ts');
const sounds = import.meta.glob<{ sounds: Readonly<Record<string, Sound>> }>('./*/sounds.ts');

export async function motionOf(game: string): Promise<Motion | null> {
  return (await motions[`./${game}/motion.ts`]?.()) ?? null;
}

/** How an event sounds: with a card that has a sound of its own there (`gained:ambush`) as that, else as all of its kind. */
export const soundOf = ({ event, facts }: Told['event'], sounds: Readonly<Record<string, Sound>>): Sound | undefined =>
  sounds[`${event}:${String(facts.card)}`] ?? sounds[event];

/** Sounds by the id of an event. */
export async function soundsOf(game: string): Promise<Readonly<Record<string, Sound>> | null> {
  return (await sounds[`./${game}/sounds.ts`]?.())?.sounds ?? null;
}
