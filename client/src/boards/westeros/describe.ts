/** An area in words: for the label of its button and for its card. */
import { t as common } from '../../lib/i18n.svelte';
import type { Blocked, Option, Words } from '../../lib/types';
import { nameOf, seatName } from '../../lib/words';
import { NEIGHBOURS } from './map';
import { ordersOf } from './printed';
import { t } from './say';
import type { Area, Units, View } from './view';

export function unitsText(units: readonly Units[], words: Words): string {
  const name = ({ unit, routed }: Units): string => nameOf(words, routed ? `routed-${unit}` : unit, 'unit') ?? unit;
  return units.map((kind) => (kind.count > 1 ? `${kind.count} × ${name(kind)}` : name(kind))).join(', ');
}

export function areaName(words: Words, id: string): string {
  return nameOf(words, id, 'area') ?? id;
}

export function orderName(words: Words, id: string): string {
  return id === 'hidden' ? t('order-hidden') : (nameOf(words, id, 'order') ?? id);
}

/** What an order does when its turn comes. */
export function orderDoes(words: Words, id: string): string {
  const face = ordersOf(words)[id];
  if (!face) return t('does-hidden');
  const bonus = face.modifier < 0 ? `−${-face.modifier}` : `+${face.modifier}`;
  return t(`does-${face.kind}`, { bonus, star: face.star ? 'yes' : 'no' });
}

/** The rule that forbids something, and its page. */
export const whereFrom = ({ rule, page }: Blocked): string => (page ? `${rule}, ${common('page', { page })}` : rule);
/** Why something cannot be chosen, in one line. */
export const whyNot = (blocked: Blocked): string => `${blocked.reason} (${whereFrom(blocked)})`;

/** An area, whose it is and who stands there: "Winterfell – Stark: footman, knight". */
export function headline(area: Area, words: Words): string {
  const house = area.owner ?? area.controller;
  const held = house ? ` – ${seatName(words, house)}` : '';
  return areaName(words, area.id) + held + (area.units.length ? `: ${unitsText(area.units, words)}` : '');
}

/** What else there is in an area, one sentence for each kind of thing. */
export function factsOf(area: Area, view: View, words: Words, draft: string | null): string[] {
  const house = area.controller ?? area.owner;
  const muster = view.muster[area.id] ?? 0;
  return [
    house ? '' : t('held-by-nobody'),
    area.order ? t('order-here', { order: orderName(words, area.order) }) : '',
    draft ? t('order-draft', { order: orderName(words, draft) }) : '',
    area.token ? t('token-here', { house: seatName(words, area.token) }) : '',
    area.garrison ? t('garrison-here', { strength: area.garrison }) : '',
    area.neutral === 'impassable' ? t('impassable') : area.neutral ? t('neutral-here', { strength: area.neutral }) : '',
    area.castle ? t(area.castle > 1 ? 'stronghold' : 'castle') : '',
    area.barrels ? t('barrels-here', { count: area.barrels }) : '',
    area.crowns ? t('crowns-here', { count: area.crowns }) : '',
    muster ? t('muster-here', { count: muster }) : '',
  ].filter(Boolean);
}

/** What is read out of every area: what it is, who stands there, what else there is, and what can be chosen or is being chosen. */
export function labelsOf(
  areas: ReadonlyMap<string, Area>,
  view: View,
  words: Words,
  drafts: ReadonlyMap<string, string>,
  choices: ReadonlyMap<string, readonly Option[]>,
  open: string | null,
  blocked: ReadonlyMap<string, Blocked> = new Map(),
): Map<string, string> {
  const label = (id: string, area: Area): string =>
    [
      headline(area, words),
      ...factsOf(area, view, words, drafts.get(id) ?? null),
      ...(id === open ? [t('order-open')] : []),
      ...(choices.get(id) ?? []).map(({ text }) => t('choice-here', { text })),
      ...[blocked.get(id)].flatMap((one) => (one ? [whyNot(one)] : [])),
    ].join('. ');
  return new Map([...areas].map(([id, area]) => [id, label(id, area)]));
}

export function bordersText(id: string, words: Words): string {
  return (NEIGHBOURS.get(id) ?? []).map((next) => areaName(words, next)).join(', ');
}
