/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { getCacheKeyForURL, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { defaultBrandPaths, findRoute, routesOf } from '#schemas/routes.ts';
import { isPublicDocument } from './public-documents.ts';
import { assetsOf, withoutDrawing } from './kept-page.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const day = 24 * 60 * 60;
const offlinePage = '/offline.html';

/** A draft that a preview link shows, or anything else that the server wants nobody to keep. */
const notForKeeping = /no-store|private/;

/** Keeps whole replies only, none that is not for keeping, and not more than the limits say. */
function kept(limits: ConstructorParameters<typeof ExpirationPlugin>[0]) {
  const plugins = [
    {
      cacheWillUpdate: async ({ response }: { response: Response }) =>
        notForKeeping.test(response.headers.get('cache-control') ?? '') ? null : response,
    },
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin(limits),
  ];
  // Workbox's own plugins do not fit its own type under exactOptionalPropertyTypes.
  return plugins as unknown as NonNullable<StrategyOptions['plugins']>;
}

// The shell: small, the same for every page. What a page shows besides is kept when it was seen.
precacheAndRoute(self.__WB_MANIFEST);

// Code and styles carry a hash in their names: what is kept is right for good.
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

// Nothing of a customer is ever kept here.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPublicDocument(url.pathname),
  new NetworkFirst({ cacheName: 'documents', networkTimeoutSeconds: 8, plugins: kept({ maxEntries: 60 }) }),
);

/** A page that is kept without being opened (the home page, for whoever came in by another) needs its code besides. */
const withItsAssets = {
  cacheDidUpdate: async ({ event, newResponse }: { event: ExtendableEvent; newResponse: Response }) => {
    if (event.type === 'fetch') return;
    const missing = assetsOf(await newResponse.text()).filter((path) => !getCacheKeyForURL(path));
    await Promise.allSettled(missing.map((path) => assets.handle({ event, request: path })));
  },
};

// Pages: as the server has them now, else as they were last seen. The page of a first visit asks to be kept afterwards (CACHE_URLS).
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 8,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [...kept({ maxEntries: 20, maxAgeSeconds: 30 * day }), withItsAssets],
});
registerRoute(
  ({ request, sameOrigin }) =>
    sameOrigin && (request.mode === 'navigate' || request.headers.get('accept') === 'text/html'),
  pages,
);

const { menu } = routesOf(defaultBrandPaths);

const isOfMenu = (url: string) => findRoute(new URL(url).pathname, { menu }) !== undefined;

/** An address of the menu's, where another of them was kept: that page without what was drawn on it, so that the app draws what this one asks for. */
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

// A new version waits until the customer says yes.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
