/** The round at hand, and what was told in it. */
import { api, Problem } from '../lib/api';
import type { Recalled, ReplayTold, Told } from '../lib/types';
import type { Player } from './player.svelte';
import { say } from './say';

type Round = Pick<Told, 'ply' | 'text'>;

export class Chapter {
  /** All of the round; while it is fetched, the one before it. */
  lines = $state.raw<readonly Recalled[]>([]);
  problem = $state.raw<Problem | null>(null);
  private told = $state.raw() as ReplayTold;
  private wanted = '';

  constructor(
    told: ReplayTold,
    private readonly player: Player,
  ) {
    this.told = told;
  }

  /** The same replay in another language: what was read is read again. */
  hear(told: ReplayTold): void {
    if (told !== this.told) [this.told, this.wanted] = [told, ''];
  }

  /** Rounds by their first moment; what was told before the first one stands for itself. */
  get rounds(): readonly Round[] {
    const { rounds } = this.told;
    return rounds[0]?.ply === 0 ? rounds : [{ ply: 0, text: say('beginning') }, ...rounds];
  }

  private get number(): number {
    return this.rounds.filter((round) => round.ply <= this.player.ply).length - 1;
  }

  get first(): number {
    return this.rounds[this.number]?.ply ?? 0;
  }

  private get last(): number {
    return Math.max(this.first, (this.rounds[this.number + 1]?.ply ?? this.told.plies + 1) - 1);
  }

  /** What was told in the round until now. */
  get soFar(): readonly Recalled[] {
    return this.lines.filter(({ ply }) => this.first <= ply && ply <= this.player.ply);
  }

  /** Fetch the round at hand, as it was told to a viewpoint, unless it is there. */
  async read(viewpoint: string): Promise<void> {
    const wanted = `${this.first} ${viewpoint}`;
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    try {
      const { told, last } = this;
      const { events } = await api.log(told.id, this.first, last + 1, viewpoint);
      if (wanted === this.wanted && told === this.told) [this.lines, this.problem] = [until(last, events), null];
    } catch (reason) {
      if (!(reason instanceof Problem)) throw reason;
      this.problem = reason;
      this.wanted = '';
    }
  }
}

/** What was told until a moment, and by the action after it before that began a round. */
function until(last: number, events: readonly Recalled[]): Recalled[] {
  const begun = events.findIndex(({ ply, event }) => ply > last && event.event === 'round');
  return events.filter(({ ply }, i) => ply <= last || i < begun);
}
