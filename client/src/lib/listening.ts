/** How much of the talk somebody has heard, kept for as long as the tab lives. */
import { isMuted } from './muting.svelte';
import { session } from './session.svelte';
import { keep, kept } from './keeping';
import type { Table } from './table.svelte';

const name = (table: Table): string => `heard.${table.id}`;

/** How many lines others have said to me. */
export const listened = (table: Table): number =>
  table.chat.filter(({ player }) => player !== session.person?.id && !isMuted(player)).length;
export const heardBefore = (table: Table): number => Number(kept(name(table), 'session'));
export const hasHeard = (table: Table, lines: number): void => keep(name(table), String(lines), 'session');
