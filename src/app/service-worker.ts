/// <reference lib="webworker" />
import type { CacheWillUpdateCallbackParam } from 'workbox-core/types.js';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { getCacheKeyForURL, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { defaultBrandPaths, findRoute, routesOf } from '#schemas/routes.ts';
import { sharedPlaceOf, withSharedPlace } from '#src/features/place/shared-place.ts';
import { keptAddress } from './kept-address.ts';
import { withoutOutdated } from './kept-documents.ts';
import { isPublicDocument } from './public-documents.ts';
import { assetsOf, withoutDrawing } from './kept-page.ts';
import { showPushed } from './notifications.ts';

const {
  menu,
  locationSelection: [sharePath],
} = routesOf(defaultBrandPaths);

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const day = 24 * 60 * 60;
const offlinePage = '/offline.html';

/**
 * Replies that must not be cached, for example the draft of a preview link. One that is private may be kept on the device: by its Vary, who logged
 * out gets none that was for somebody logged in.
 */
const notForKeeping = /no-store/;

/** Plugins that cache only complete replies that may be cached, up to the limits. */
function kept(limits: ConstructorParameters<typeof ExpirationPlugin>[0]) {
  const plugins = [
    {
      cacheWillUpdate: async ({ response }: { response: Response }) =>
        notForKeeping.test(response.headers.get('cache-control') ?? '') ? null : response,
    },
    new CacheableResponsePlugin({ statuses: [200] }),
    // All that is kept of an address goes at once, for whomever it was.
    new ExpirationPlugin({ ...limits, matchOptions: { ignoreVary: true } }),
  ];
  // Workbox's own plugins do not fit its own type under exactOptionalPropertyTypes.
  return plugins as unknown as NonNullable<StrategyOptions['plugins']>;
}

// The app shell: small and the same for every page. Other files of a page are cached when they are used.
precacheAndRoute(self.__WB_MANIFEST);

// Names of code and styles contain a hash, so cached files never become outdated.
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: kept({ maxEntries: 120, maxAgeSeconds: 60 * day }),
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: kept({ maxEntries: 150, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  }),
);

// Personal data is never cached here.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPublicDocument(url.pathname),
  new NetworkFirst({
    cacheName: 'documents',
    networkTimeoutSeconds: 8,
    plugins: [withoutOutdated('documents'), ...kept({ maxEntries: 60 })],
  }),
);

/**
 * A page that is cached without being opened (the home page, when the visit began on another page) also needs its code, and is cached after it, so that
 * no visit finds it in between. Where a file cannot be fetched, the page is cached all the same: it can be read.
 */
const afterItsAssets = {
  cacheWillUpdate: async ({ event, request, response }: CacheWillUpdateCallbackParam) => {
    if (event.type === 'fetch') return response;
    const missing = assetsOf(await response.clone().text()).filter((path) => !getCacheKeyForURL(path));
    const addresses = missing.map((path) => new URL(path, request.url).href);
    // Once the event is over, Workbox refuses at once: inside an async function that is a rejection too.
    await Promise.allSettled(
      addresses.map(async (address) => Promise.all(assets.handleAll({ event, request: address }))),
    );
    return response;
  },
};

/** No cache, and no list of what is in it, learns a secret of an address. */
const withoutSecrets = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const address = keptAddress(request.url);
    return address === request.url ? request : address;
  },
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    keptAddress(request.url) === request.url ? response : null,
};

// Where somebody lives, shared from another app, stays on the phone: the server, its logs and the cache of pages do not get it.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    url.pathname === sharePath &&
    sharedPlaceOf(url.search, '') !== null,
  async ({ url }) => Response.redirect(withSharedPlace(url), 303),
);

// Pages: from the server, else as last cached. The page of a first visit is cached afterwards by a message (CACHE_URLS).
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 8,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [withoutSecrets, ...kept({ maxEntries: 20, maxAgeSeconds: 30 * day }), afterItsAssets],
});
registerRoute(
  ({ request, sameOrigin }) =>
    sameOrigin && (request.mode === 'navigate' || request.headers.get('accept') === 'text/html'),
  pages,
);

const isOfMenu = (url: string) => findRoute(new URL(url).pathname, { menu }) !== undefined;

/** For an uncached address of the menu: another cached page of the menu without its rendered content, so that the app renders this address. */
async function fromKeptMenu(url: string): Promise<Response | undefined> {
  if (!isOfMenu(url)) return undefined;
  const cache = await caches.open('pages');
  const kin = (await cache.keys()).find((request) => isOfMenu(request.url));
  const page = kin && (await cache.match(kin, { ignoreVary: true }));
  const html = page && withoutDrawing(await page.text());
  return html ? new Response(html, { headers: page.headers }) : undefined;
}

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  return (await fromKeptMenu(request.url)) ?? (await matchPrecache(offlinePage)) ?? Response.error();
});

// A new version waits until the customer accepts it.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

showPushed(self);
