/** What Workbox tells of a reply of the server. */
interface Fetched {
  readonly request: Request;
  readonly response: Response;
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

/** Plugin of a cache of documents, which has no reply that is older than what the server has confirmed since. */
export function withoutOutdated(cacheName: string) {
  return {
    async fetchDidSucceed({ request, response }: Fetched): Promise<Response> {
      // A cache that cannot be used is no failure of the call.
      if (response.status === 304) await forgetOutdated(cacheName, request).catch(() => {});
      return response;
    },
  };
}
