/** Where the drawings are: one sheet of symbols for pieces, one of busts for each house, fetched when first needed. */
import pieces from './art/pieces.svg?url';

const SHEETS = import.meta.glob<string>('./art/portraits-*.svg', { query: '?url', import: 'default', eager: true });

export const symbol = (id: string): string => `${pieces}#${id}`;

/** The bust on a House card; null for a card of one's own making. */
export function bustOf(card: string, seat: string): string | null {
  const sheet = SHEETS[`./art/portraits-${seat}.svg`];
  return sheet && BUSTS.has(card) ? `${sheet}#${card}` : null;
}

const BUSTS: ReadonlySet<string> = new Set(
  (
    'eddard-stark robb-stark roose-bolton greatjon-umber ser-rodrick-cassel the-blackfish catelyn-stark ' +
    'euron-crows-eye victarion-greyjoy balon-greyjoy theon-greyjoy dagmar-cleftjaw asha-greyjoy aeron-damphair ' +
    'tywin-lannister ser-gregor-clegane ser-jaime-lannister the-hound ser-kevan-lannister tyrion-lannister cersei-lannister ' +
    'stannis-baratheon renly-baratheon ser-davos-seaworth brienne-of-tarth salladhor-saan melisandre patchface ' +
    'mace-tyrell ser-loras-tyrell randyll-tarly ser-garlan-tyrell margaery-tyrell alester-florent queen-of-thorns ' +
    'the-red-viper areo-hotah darkstar obara-sand arianne-martell nymeria-sand doran-martell'
  ).split(' '),
);

/** The symbols of orders there are; another order of the same kind wears the plain one. */
const PLAIN: Readonly<Record<string, string>> = { march: 'march-0', defense: 'defense-1', support: 'support-0', raid: 'raid', power: 'power' };
const ORDERS: ReadonlySet<string> = new Set(
  'march-minus-1 march-0 march-plus-1 defense-1 defense-2 support-0 support-plus-1 raid raid-special power power-special'.split(' '),
);
export const orderSymbol = (order: string, kind: string | undefined): string =>
  symbol(`o-${ORDERS.has(order) ? order : (PLAIN[kind ?? ''] ?? 'back')}`);

/** How a piece is drawn: the box of its symbol, how tall it stands, and where its sigil is and how large. */
export interface Cut {
  box: readonly [number, number];
  tall: number;
  sigil: readonly [number, number, number];
}
export const CUTS: Readonly<Record<string, Cut>> = {
  footman: { box: [48, 64], tall: 41, sigil: [14.2, 36.8, 0.74] },
  knight: { box: [54, 70], tall: 47, sigil: [26.3, 43.6, 0.66] },
  'siege-engine': { box: [66, 66], tall: 40, sigil: [6.6, 33.6, 0.62] },
  ship: { box: [64, 64], tall: 45, sigil: [22.6, 14.4, 0.8] },
};
export const cutOf = (unit: string): Cut => CUTS[unit] ?? CUTS.footman!;

/** How wide a piece stands at a scale of one. */
export const widthOf = (unit: string): number => {
  const { box, tall } = cutOf(unit);
  return (box[0] / box[1]) * tall;
};

/** Where the pieces of an army stand in their row, about its middle: they close their ranks until they fit. */
export function rowOf(units: readonly string[], scale: number, room: number): number[] {
  const wide = units.map((unit) => widthOf(unit) * scale);
  const last = wide.at(-1) ?? 0;
  const rest = wide.slice(0, -1).reduce((sum, one) => sum + one, 0);
  const close = Math.min(units.length > 3 ? 0.78 : units.length > 2 ? 0.9 : 1, rest ? (room - last) / rest : 1);
  let x = 0;
  const middles = wide.map((one) => {
    const middle = x + one / 2;
    x += one * close + (close === 1 ? 3 : 0);
    return middle;
  });
  const total = (middles.at(-1) ?? 0) + last / 2;
  return middles.map((middle) => middle - total / 2);
}
