/** Questions that show how to write an answer are asked more plainly where it is not written. */
import { has, t } from './i18n.svelte';
import type { Packet } from './types';

export function plainly(packet: Packet, game: string): Packet {
  const decisions = packet.decisions.map((decision) => {
    const key = `ask-${game}-${decision.kind}`;
    return has(key) ? { ...decision, question: t(key) } : decision;
  });
  return { ...packet, decisions };
}
