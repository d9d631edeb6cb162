/** What a house lost or gained on the tracks this round: its place before. */
import type { View } from './view';

type Tracks = View['tracks'];

export interface Memory {
  round: number;
  tracks: Tracks;
  /** The tracks as they were before they changed in this round. */
  before: Tracks;
}

/** The memory after one more view; it lasts as long as the round. */
export function remember(memory: Memory | null, { round, tracks }: Pick<View, 'round' | 'tracks'>): Memory {
  const before: Tracks = memory?.round === round ? { ...memory.before } : {};
  for (const [track, seats] of Object.entries(tracks)) {
    const known = memory?.tracks[track];
    if (known && known.join() !== seats.join()) before[track] = known;
  }
  return { round, tracks, before };
}

/** The place (from one) that a house had on a track before, if it has another one now. */
export function placeBefore(memory: Memory | null, track: string, seat: string): number | null {
  const before = memory?.before[track]?.indexOf(seat) ?? -1;
  return before >= 0 && before !== memory?.tracks[track]?.indexOf(seat) ? before + 1 : null;
}
