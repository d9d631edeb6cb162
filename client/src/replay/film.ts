/** The moments of a replay, fetched several at once and ahead of the reader. */
import { api } from '../lib/api';
import type { Moment } from '../lib/types';

/** Moments in one request: the most that the server gives with nothing hidden. */
export const STRIP = 10;
const MOST_STRIPS = 60;

type Fetch = (from: number, to: number, viewpoint: string) => Promise<Moment[]>;

export class Film {
  private strips = new Map<string, Promise<Moment[]>>();

  constructor(
    readonly plies: number,
    private readonly fetch: Fetch,
  ) {}

  static of(id: string, plies: number): Film {
    return new Film(plies, async (from, to, viewpoint) => (await api.moments(id, from, to, viewpoint)).moments);
  }

  async moment(ply: number, viewpoint: string): Promise<Moment> {
    const number = Math.floor(ply / STRIP);
    const strip = this.strip(number, viewpoint);
    for (const near of [number + 1, number - 1]) this.strip(near, viewpoint).catch(() => undefined);
    const found = (await strip)[ply % STRIP];
    if (!found) throw new RangeError(`there is no moment ${ply}`);
    return found;
  }

  private strip(number: number, viewpoint: string): Promise<Moment[]> {
    const first = number * STRIP;
    if (first < 0 || first > this.plies) return Promise.resolve([]);
    const key = `${viewpoint} ${number}`;
    const strip = this.strips.get(key) ?? this.fetch(first, first + STRIP - 1, viewpoint);
    this.strips.delete(key); // the last one looked at is the last to be forgotten
    this.strips.set(key, strip);
    strip.catch(() => this.strips.delete(key));
    const oldest = this.strips.keys().next().value;
    if (this.strips.size > MOST_STRIPS && oldest !== undefined) this.strips.delete(oldest);
    return strip;
  }
}
