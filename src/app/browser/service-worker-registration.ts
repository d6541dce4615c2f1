import { Workbox } from 'workbox-window';
import { serviceWorkerUrl, trustOwnCode } from '#src/config/trusted-types.ts';
import { tellUpdateWaiting } from './update-waiting.ts';

/** Code and pictures: files that the service worker caches besides pages and documents. */
const keptForGood = /^\/(?:assets|pictures)\//;

/**
 * Makes the service worker cache this page, the home page and the files that they use: they were loaded before it was active, and the next visit
 * may be offline. Workbox defines the format of the message.
 */
function keepWhatWasSeen(worker: ServiceWorker): void {
  const { origin, pathname, search } = window.location;
  const pages = [...new Set(['/', pathname + search])];
  const seen = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = seen.filter((name) => name.startsWith(origin) && keptForGood.test(name.slice(origin.length)));
  const urlsToCache = [
    // A redirect would not return the page that the customer has seen.
    ...pages.map((page) => [page, { headers: { accept: 'text/html' }, redirect: 'error' }]),
    ...files,
  ];
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/**
 * A page that was loaded without the service worker stays uncontrolled, so that it never gets files of another version. It tells the service
 * worker what to cache as soon as there is one, and again whenever the page is hidden.
 */
async function keepFirstVisit(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  keepWhatWasSeen(active);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepWhatWasSeen(active);
  });
}

/**
 * Registers the service worker; an accepted update takes over and reloads the page once (PWA-06). Where another tab has accepted it, the page stays
 * until it is accepted here: then it only has to be loaded anew.
 */
export async function registerServiceWorker(reload: () => void): Promise<void> {
  trustOwnCode();
  const workbox = new Workbox(serviceWorkerUrl);

  let accepted = false;
  let hasTakenOver = false;
  const takeOver = () => {
    hasTakenOver = true;
    if (accepted) reload();
    accepted = false;
  };
  workbox.addEventListener('waiting', ({ sw }) => {
    hasTakenOver = false;
    // The page of a first visit is not controlled, and is told of no new controller: what waits says itself that it has taken over.
    sw?.addEventListener('statechange', () => {
      if (sw.state === 'activated') takeOver();
    });
    tellUpdateWaiting(() => {
      accepted = true;
      if (hasTakenOver) reload();
      else workbox.messageSkipWaiting();
    });
  });
  workbox.addEventListener('controlling', takeOver);
  const isFirstVisit = navigator.serviceWorker.controller === null;
  // Resolves after a version that is being installed by now, which then waits.
  await workbox.register();
  if (isFirstVisit) await keepFirstVisit();
}
