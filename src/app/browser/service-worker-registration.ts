import { tellUpdateWaiting } from './update-waiting.ts';

/** Code and pictures: what the service worker keeps besides pages and documents. */
const keptForGood = /^\/(?:assets|pictures)\//;

/**
 * Has the service worker keep this page, the home page and what they have shown: all that came before there was one, and the connection may
 * be gone for the second visit. The form of the message is Workbox's.
 */
function keepWhatWasSeen(worker: ServiceWorker): void {
  const { origin, pathname, search } = window.location;
  const pages = [...new Set(['/', pathname + search])];
  const seen = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = seen.filter((name) => name.startsWith(origin) && keptForGood.test(name.slice(origin.length)));
  const urlsToCache = [
    // A page that leads elsewhere is not the page that was seen.
    ...pages.map((page) => [page, { headers: { accept: 'text/html' }, redirect: 'error' }]),
    ...files,
  ];
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/**
 * A page that began without the service worker stays without it, so that it is never served by another version than its own; it tells what
 * is to be kept as soon as there is one, and again whenever it is left.
 */
async function keepFirstVisit(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  keepWhatWasSeen(active);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepWhatWasSeen(active);
  });
}

/** Registers the service worker; an accepted update takes over and reloads the page once (PWA-06). */
export async function registerServiceWorker(reload: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/service-worker.js');

  let accepted = false;
  workbox.addEventListener('waiting', () => {
    tellUpdateWaiting(() => {
      accepted = true;
      workbox.messageSkipWaiting();
    });
  });
  workbox.addEventListener('controlling', () => {
    if (accepted) reload();
    accepted = false;
  });
  const isFirstVisit = navigator.serviceWorker.controller === null;
  await workbox.register();
  if (isFirstVisit) await keepFirstVisit();
}
