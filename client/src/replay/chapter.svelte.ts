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
  /** Rounds by their first moment; what was told before the first one stands for itself. */
  readonly rounds: readonly Round[];
  private wanted = '';

  constructor(
    private readonly told: ReplayTold,
    private readonly player: Player,
  ) {
    this.rounds = told.rounds[0]?.ply === 0 ? told.rounds : [{ ply: 0, text: say('beginning') }, ...told.rounds];
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
      const { events } = await api.log(this.told.id, this.first, this.last, viewpoint);
      if (wanted === this.wanted) [this.lines, this.problem] = [events, null];
    } catch (reason) {
      if (!(reason instanceof Problem)) throw reason;
      this.problem = reason;
      this.wanted = '';
    }
  }
}
