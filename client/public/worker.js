// Keeps the shell of the client for when there is no connection: the bare page, and files whose name tells their content.
// Answers of the API are never kept, nor is any page that was made for a reader.
const CACHE = 'shell-1';
const SHELL = '/shell';
const MOST = 120; // files of earlier builds go

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, '/theme.js', '/favicon.svg'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (url.pathname === '/theme.js' || url.pathname === '/favicon.svg') event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** The server's own page; the bare one where the server is not reached. The bare one is fetched anew, as it names its files. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(caches.open(CACHE).then((cache) => cache.add(SHELL)).catch(() => undefined));
    return answer;
  } catch (lost) {
    const shell = await caches.match(SHELL);
    if (shell) return shell;
    throw lost;
  }
}

async function asset(event) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(event.request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(cache, event.request, answer.clone()));
  return answer;
}

async function keep(cache, request, answer) {
  await cache.put(request, answer);
  const assets = (await cache.keys()).filter((key) => new URL(key.url).pathname.startsWith('/assets/'));
  await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST)).map((old) => cache.delete(old)));
}

/** A notice of the server, encrypted for this browser: one for each match, the last. */
self.addEventListener('push', (event) => {
  let note = {};
  try {
    note = event.data?.json() ?? {};
  } catch {
    // Not from our server as it is now; something must be shown all the same.
  }
  const { title = 'Throneroom', body = '', link = '/', tag = 'throneroom' } = note;
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, data: { link }, icon: '/icon-192.png', badge: '/icon-192.png' }));
});

/** A click opens the match: in a window that shows it, or in a new one: nobody is taken away from another match. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.link ?? '/'));
});

async function show(link) {
  const url = new URL(link, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === url.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(url.href);
}
