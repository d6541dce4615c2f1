/** What Workbox tells of a reply of the server. */
interface Fetched {
  readonly request: Request;
  readonly response: Response;
}

/** What Workbox tells of a kept reply that is about to be used. */
interface Used {
  readonly request: Request;
  readonly cachedResponse?: Response | null;
}

/** Proxies that compress a reply make its ETag a weak one. */
const versionOf = (etag: string | null) => etag?.replace(/^W\//, '');

/**
 * Removes the kept reply of a document where the server says that the page has another version. A page brings its documents along, so the kept reply can
 * be an older one: in the place of a reply that does not come, it would put the older document over the newer one.
 */
async function forgetOutdated(cacheName: string, request: Request): Promise<void> {
  const documents = await caches.open(cacheName);
  const kept = await documents.match(request);
  if (!kept) return;
  const isCurrent = versionOf(kept.headers.get('etag')) === versionOf(request.headers.get('if-none-match'));
  if (!isCurrent) await documents.delete(request);
}

/** The publication that an ETag names, which is the same for everybody; the whole ETag where it names none. */
function publicationOf(etag: string | null): string | undefined {
  const version = versionOf(etag);
  return version && (/^"[a-z0-9-]+@\d+-[0-9a-f]+/.exec(version)?.[0] ?? version);
}

const sentAt = (reply: Response | undefined) => Date.parse(reply?.headers.get('date') ?? '');

/** When the server sent the newest of the pages that are kept. */
async function newestPageAt(): Promise<number> {
  const pages = await caches.open('pages');
  const kept = await Promise.all(
    (await pages.keys()).map((request) => pages.match(request, { ignoreVary: true })),
  );
  return Math.max(...kept.map(sentAt).filter((time) => !Number.isNaN(time)));
}

/** Whether the page that asks has another version of the document, and came after the kept reply. */
async function isOutdated(reply: Response, request: Request): Promise<boolean> {
  const has = publicationOf(request.headers.get('if-none-match'));
  if (!has || has === publicationOf(reply.headers.get('etag'))) return false;
  return sentAt(reply) < (await newestPageAt());
}

/**
 * Plugin of a cache of documents, which has no reply that is older than what the server has confirmed since, and without a connection gives none that is
 * older than the document of the page.
 */
export function withoutOutdated(cacheName: string) {
  return {
    async fetchDidSucceed({ request, response }: Fetched): Promise<Response> {
      // A cache that cannot be used is no failure of the call.
      if (response.status === 304) await forgetOutdated(cacheName, request).catch(() => {});
      return response;
    },
    async cachedResponseWillBeUsed({ cachedResponse, request }: Used): Promise<Response | null> {
      if (!cachedResponse) return null;
      return (await isOutdated(cachedResponse, request).catch(() => false)) ? null : cachedResponse;
    },
  };
}
