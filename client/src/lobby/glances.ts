/** How matches stand, for drawings of their tables in small: each asked for once while it stays as it is, a few at a time. */
import { api } from '../lib/api';
import type { Match, Packet } from '../lib/types';

/** Requests at once. */
const ABREAST = 2;
type View = Packet['view'];
type Fetch = (match: Pick<Match, 'id' | 'ply'>, seat: string | null) => Promise<View>;

export class Glances {
  private readonly found = new Map<string, { ply: number; view: Promise<View> }>();
  private readonly waiting: (() => void)[] = [];
  private going = 0;

  constructor(private readonly fetch: Fetch) {}

  of(match: Pick<Match, 'id' | 'ply'>, seat: string | null): Promise<View> {
    const known = this.found.get(match.id);
    if (known?.ply === match.ply) return known.view;
    const view = this.ask(match, seat);
    this.found.set(match.id, { ply: match.ply, view });
    view.catch(() => this.found.get(match.id)?.view === view && this.found.delete(match.id));
    return view;
  }

  private async ask(match: Pick<Match, 'id' | 'ply'>, seat: string | null): Promise<View> {
    if (this.going >= ABREAST) await new Promise<void>((go) => this.waiting.push(go));
    else this.going += 1;
    try {
      return await this.fetch(match, seat);
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.going -= 1;
    }
  }
}

export const glances = new Glances(async ({ id, ply }, seat) => (await api.view(id, seat, ply)).view);
