/** What is different on the table since the view before, so that it can be marked. */
import type { Position, View } from './view';

export interface Changes {
  /** Positions of the new row, counted from 1. */
  places: ReadonlySet<number>;
  /** What each seat gained or lost. */
  gains: ReadonlyMap<string, number>;
  /** Seats with a new card among their discards. */
  piles: ReadonlySet<string>;
}

export const NOTHING: Changes = { places: new Set(), gains: new Map(), piles: new Set() };

export function changesBetween(before: View, now: View): Changes {
  if (before.seat !== now.seat) return NOTHING;
  const gains = new Map<string, number>();
  const piles = new Set<string>();
  for (const [i, player] of now.players.entries()) {
    const was = before.players[i];
    if (!was) continue;
    if (player.points !== was.points) gains.set(player.seat, player.points - was.points);
    if (player.pile.length > was.pile.length) piles.add(player.seat);
  }
  return { places: newPlaces(before.row, now.row), gains, piles };
}

export function isNothing(changes: Changes): boolean {
  return !changes.places.size && !changes.gains.size && !changes.piles.size;
}

/** Cards have no names of their own, so what stayed is the longest common part of both rows. */
function newPlaces(before: readonly Position[], now: readonly Position[]): Set<number> {
  const old = before.map((position) => JSON.stringify(position));
  const fresh = now.map((position) => JSON.stringify(position));
  const common = old.map(() => fresh.map(() => 0));
  const at = (i: number, k: number): number => common[i]?.[k] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let k = fresh.length - 1; k >= 0; k--) {
      common[i]![k] = old[i] === fresh[k] ? 1 + at(i + 1, k + 1) : Math.max(at(i + 1, k), at(i, k + 1));
    }
  }
  const places = new Set(fresh.map((_, k) => k + 1));
  for (let i = 0, k = 0; i < old.length && k < fresh.length; ) {
    if (old[i] === fresh[k]) {
      places.delete(k + 1);
      i++;
      k++;
    } else if (at(i + 1, k) >= at(i, k + 1)) i++;
    else k++;
  }
  return places;
}
