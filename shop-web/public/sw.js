// Answers a page that cannot be loaded with /offline.html. Nothing of the shop itself is kept, so nothing of it can be
// out of date; the orders that the page lists are in the storage of the browser (src/sales/orders/offline-orders.ts).

// Changes with the files: src/app/offline.spec.ts.
const KEPT = 'offline-e403514a';
const FILES = ['/offline.html', '/offline.js', '/first-paint.js', '/favicon.svg'];

addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(begin()));
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || /^\/(admin|api)(\/|$)/.test(pathname)) return;
  if (mode === 'navigate') event.respondWith(page(event));
  else if (FILES.includes(pathname)) event.respondWith(fetch(event.request).catch(() => kept(pathname)));
});

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  await skipWaiting();
}

async function begin() {
  const old = (await caches.keys()).filter((name) => name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Otherwise every page waits until this worker has started.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return kept('/offline.html');
  }
}

const kept = async (file) => (await caches.match(file)) ?? Response.error();
