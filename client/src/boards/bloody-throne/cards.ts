/** What is printed on the cards: a plot has a dark band, so that the two types differ without reading. */
import type { Words } from '../../lib/types';
import type * as wire from '../../lib/wire';

export function isPlot(words: Words, card: string | null): boolean {
  return card !== null && (words.printed as Partial<wire.BloodyThronePrinted>).card?.[card]?.type === 'plot';
}
