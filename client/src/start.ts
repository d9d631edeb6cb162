/** The client itself: what every screen needs is fetched together, then it takes the place of the splash. */
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, useLanguage } from './lib/i18n.svelte';
import { route } from './lib/route.svelte';
import { recall } from './lib/session.svelte';
import { inTurn } from './lib/turns';

export async function start(): Promise<void> {
  const lang = preferred();
  inTurn(() => void new Intl.NumberFormat(lang)); // the first of each takes long: now nobody waits for it
  inTurn(() => void new Intl.PluralRules(lang));
  const table = route.parts[0] === 't' && import('./screens/TableScreen.svelte').catch(() => undefined); // asked for again
  await Promise.all([useLanguage(lang), recall(), table]);
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
  if (import.meta.env.PROD) inTurn(() => void navigator.serviceWorker?.register('/worker.js').catch(() => undefined));
}
