/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { isPublicDocument } from './public-documents.ts';

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
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'assets', plugins: kept({ maxEntries: 120, maxAgeSeconds: 60 * day }) }),
);

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

// Pages: as the server has them now, else as they were last seen.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: 8,
    matchOptions: { ignoreSearch: true, ignoreVary: true },
    plugins: kept({ maxEntries: 20, maxAgeSeconds: 30 * day }),
  }),
);

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache(offlinePage) : undefined;
  return page ?? Response.error();
});

// A new version waits until the customer says yes.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
