/** Where the reader is: the address is the only place that knows. */

import { whenSettled } from './closing';

let url = $state.raw(new URL(location.href));

addEventListener('popstate', () => (url = new URL(location.href)));

export const route = {
  get path(): string {
    return url.pathname;
  },
  get query(): URLSearchParams {
    return url.searchParams;
  },
  /** What stands after the #, as in `#ply=57&as=sta`; a screen may write there without anybody hearing of it. */
  get fragment(): string {
    void url;
    return location.hash.slice(1);
  },
  /** The parts of the path without slashes. */
  get parts(): string[] {
    return url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  },
};

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  whenSettled(() => {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    url = new URL(location.href);
    scrollTo(0, 0);
  });
}

/** Links within the client change the screen without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
  const isHere = link.hash && link.pathname === location.pathname;
  if (isHere || link.pathname.startsWith('/api')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
