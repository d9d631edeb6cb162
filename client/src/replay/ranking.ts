/** Who came where. */
import { t } from '../lib/i18n.svelte';
import type { Story } from '../lib/types';

export interface Ranked {
  code: string;
  place: number;
  isWinner: boolean;
  /** The last number of every measure. */
  values: number[];
}

export function ranking({ measures, places }: Story, winners: readonly string[]): Ranked[] {
  const codes = Object.keys(measures[0]?.series ?? {});
  const rows = codes.map((code) => ({
    code,
    place: places[code] ?? 0,
    isWinner: winners.includes(code),
    values: measures.map((measure) => measure.series[code]?.at(-1) ?? 0),
  }));
  return rows.sort((a, b) => a.place - b.place);
}

/** The lines that broke a tie: the first sum is what counts, every further one decided between equals. */
export function tieBreaks({ end }: Story): NonNullable<Story['end']>['terms'] {
  return (end?.terms ?? []).filter((term) => term.rule !== end?.terms[0]?.rule);
}

/** The rule that decided: the last tie-break, or that equals share, where the most alone did not. */
export function decidedBy(story: Story, winners: readonly string[]): string {
  const rules = story.end?.rules ?? [];
  const last = tieBreaks(story).at(-1)?.rule;
  const decided = winners.length > 1 ? rules.at(-1) : rules.find(({ id }) => id === last);
  return (decided ?? rules[0])?.text ?? '';
}

/** Who sat where, by the codes of the seats. */
export function peopleOf(seats: readonly { code: string | null; name: string | null; bot: string | null }[]): Record<string, string> {
  return Object.fromEntries(seats.map(({ code, name, bot }) => [code ?? '', bot ? t(`bot-${bot}`) : (name ?? '')]));
}
