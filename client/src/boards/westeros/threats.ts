/** Who could march into which area, and who could lend a hand there: said by the server, from what this seat knows. */
import type { Packet } from '../../lib/types';
import type * as wire from '../../lib/wire';
import { ask } from './whatif';

/** One that is `sure` has a known order, else it might come; `fight` is whether it would mean one. */
export type Threat = wire.WesterosThreat;

/** Null if the match has gone on since the packet. */
export async function threatsNow(packet: Packet): Promise<readonly Threat[] | null> {
  const answer = await ask<wire.WesterosThreats>(packet, { about: 'threats' });
  return answer?.threats ?? null;
}

/** Those of one area, marches first, the strongest first. */
export function threatsTo(threats: readonly Threat[], area: string): Threat[] {
  return threats.filter((one) => one.area === area).sort((a, b) => a.does.localeCompare(b.does) || b.strength - a.strength);
}

/** The houses that could come to each area, and whether one of them surely may. */
export function comersOf(threats: readonly Threat[]): Map<string, Map<string, boolean>> {
  const found = new Map<string, Map<string, boolean>>();
  for (const { area, seat, does, sure } of threats) {
    if (does !== 'march') continue;
    const here = found.get(area) ?? new Map<string, boolean>();
    found.set(area, here.set(seat, sure || (here.get(seat) ?? false)));
  }
  return found;
}
