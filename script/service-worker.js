// Caches one complete release in the browser, so that the game works offline.
//
// `cargo xtask dist` fills in the two constants. FILES contains the path and the hash of every file. A file with
// another hash, because a release is just being copied to the host, is rejected together with the whole release.
'use strict';

const VERSION = '';
const FILES = [];

// Caches are shared by the whole host; the scope distinguishes ours from those of a copy under another path.
const OURS = `backgammon ${registration.scope} `;
const CACHE = OURS + VERSION;
const ENTRY = './';

// The licences are not needed to play, so the rest is cached even without them.
const needed = ([path]) => !path.startsWith('licences-');

// Caches all needed files or none: `addAll` stores nothing if one of them fails, and the previous release stays in use.
// The page, and all other files without a hash in their name, bypass the browser's own cache, which may be outdated;
// files with a hash are not fetched again if the page has just fetched them.
async function keep(files) {
  const cache = await caches.open(CACHE);
  const from = (path) => (/-[0-9a-f]{16}[./]/.test(path) ? 'default' : 'reload');
  const wanted = ([path, integrity]) => new Request(path, { cache: from(path), integrity });
  await cache.addAll(files.filter(needed).map(wanted));
  const others = files.filter((file) => !needed(file)).map((file) => cache.add(wanted(file)));
  await Promise.allSettled(others);
}

// Refetches missing files: a browser may evict a cache, and fetching the licences may have failed.
async function refill() {
  const cache = await caches.open(CACHE);
  const there = await Promise.all(FILES.map(([path]) => cache.match(path)));
  const missing = FILES.filter((_, nth) => !there[nth]);
  if (missing.length > 0) await keep(missing);
}

// Deletes older releases unless a page other than `opened` may still run one of them and fetch its files. A release
// that is being installed also has a cache, so nothing is deleted meanwhile.
async function tidy(opened) {
  if (registration.installing || registration.waiting) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const other = (page) => page.id !== opened && page.url.startsWith(registration.scope);
  if (pages.some(other)) return;
  const old = (name) => name.startsWith(OURS) && name !== CACHE;
  await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
}

// Answers from this release, else from an older one for its pages, else from the network.
async function answer(request) {
  const wanted = isEntry(request) ? ENTRY : request.url;
  const options = { ignoreSearch: true };
  return (
    (await caches.match(wanted, { ...options, cacheName: CACHE })) ??
    (await caches.match(wanted, options)) ??
    fetch(request)
  );
}

// The page is the same for any query string.
function isEntry(request) {
  const { origin, pathname } = new URL(request.url);
  const path = origin + pathname;
  return path === registration.scope || path === `${registration.scope}index.html`;
}

self.addEventListener('install', (event) => event.waitUntil(keep(FILES)));

// The first page loads without this worker; once claimed, it gets the engine from here, too. A waiting release takes no
// control of open pages: it activates after the last page has closed, or when a player accepts it.
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => clients.claim())));

self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') event.waitUntil(skipWaiting());
  // Offline, or once the host has another release, the cache stays unchanged.
  if (event.data === 'opened') event.waitUntil(tidy(event.source.id).then(refill).catch(() => {}));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(registration.scope)) {
    event.respondWith(answer(request));
  }
});
