// Keeps one release whole in the browser, so that the game works without a network.
//
// `cargo xtask dist` fills in the two constants. FILES holds the path and the hash of every file: one that does not
// have it, because a release was being copied to the host just then, is refused, and with it the whole release.
'use strict';

const VERSION = '';
const FILES = [];

// Caches belong to the whole host: the scope tells ours from those of another copy under another path.
const OURS = `backgammon ${registration.scope} `;
const CACHE = OURS + VERSION;
const ENTRY = './';

// Nobody plays with the licences: without them the rest is kept.
const needed = ([path]) => !path.startsWith('licences-');

// All files that are needed or none: `addAll` keeps nothing if one of them fails, and the release before goes on as it
// was. The page, and any other file that is not named by its content, comes past the browser's own cache, which may still
// hold yesterday's; what else the page has just fetched is not fetched again.
async function keep(files) {
  const cache = await caches.open(CACHE);
  const from = (path) => (/-[0-9a-f]{16}[./]/.test(path) ? 'default' : 'reload');
  const wanted = ([path, integrity]) => new Request(path, { cache: from(path), integrity });
  await cache.addAll(files.filter(needed).map(wanted));
  const others = files.filter((file) => !needed(file)).map((file) => cache.add(wanted(file)));
  await Promise.allSettled(others);
}

// Fetches what is missing again: a browser may empty a cache, and the licences may have failed.
async function refill() {
  const cache = await caches.open(CACHE);
  const there = await Promise.all(FILES.map(([path]) => cache.match(path)));
  const missing = FILES.filter((_, nth) => !there[nth]);
  if (missing.length > 0) await keep(missing);
}

// Throws older releases away unless a page besides `opened` may still run one of them and fetch its files. A release
// that is on its way has a cache too, so as long as there is one nothing goes.
async function tidy(opened) {
  if (registration.installing || registration.waiting) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const other = (page) => page.id !== opened && page.url.startsWith(registration.scope);
  if (pages.some(other)) return;
  const old = (name) => name.startsWith(OURS) && name !== CACHE;
  await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
}

// What this release holds, else what an older one does for its pages, else the network.
async function answer(request) {
  const wanted = isEntry(request) ? ENTRY : request.url;
  const options = { ignoreSearch: true };
  return (
    (await caches.match(wanted, { ...options, cacheName: CACHE })) ??
    (await caches.match(wanted, options)) ??
    fetch(request)
  );
}

// The page is the same whatever its address asks for after `?`.
function isEntry(request) {
  const { origin, pathname } = new URL(request.url);
  const path = origin + pathname;
  return path === registration.scope || path === `${registration.scope}index.html`;
}

self.addEventListener('install', (event) => event.waitUntil(keep(FILES)));

// The first page of all was loaded without this worker; claimed, it gets the engine from here too. A waiting release
// never claims a page by itself: it gets here once no page is left, or when a player has asked for it.
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => clients.claim())));

self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') event.waitUntil(skipWaiting());
  // Without a network, or once the host has another release, it stays as it is.
  if (event.data === 'opened') event.waitUntil(tidy(event.source.id).then(refill).catch(() => {}));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(registration.scope)) {
    event.respondWith(answer(request));
  }
});
