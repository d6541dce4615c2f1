// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

// What is in a cache is counted in a database, which this process does not have.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));

/** The cache of documents, as far as it is used here. */
const kept = new Map<string, Response>();
const documents = {
  match: async ({ url }: Request) => kept.get(url)?.clone(),
  put: async ({ url }: Request, reply: Response) => void kept.set(url, reply),
  delete: async ({ url }: Request) => kept.delete(url),
};

class ExtendableEvent extends Event {
  readonly waits: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>) {
    this.waits.push(work);
  }
}
class FetchEvent extends ExtendableEvent {
  readonly request: Request;
  answer: Promise<Response> | undefined;
  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer;
  }
}

const server = vi.fn<() => Promise<Response>>();
const address = `${window.location.origin}/catalog-service/ve2/stores/14052/widget`;
const etagOf = (version: number) => `"v${version}"`;
const notModified = () => new Response(null, { status: 304 });

/** A page that has a version of a document asks for it. Resolves with what it gets: a text, or the status where there is none. */
async function ask(has: number): Promise<string | number | undefined> {
  const event = new FetchEvent(new Request(address, { headers: { 'if-none-match': etagOf(has) } }));
  window.dispatchEvent(event);
  const answer = await event.answer;
  await Promise.all(event.waits);
  return answer && ((await answer.text()) || answer.status);
}

/** The page has the version before, so that it gets this one, which is kept. */
async function keep(version: number, etag = etagOf(version)) {
  server.mockResolvedValueOnce(new Response(`version ${version}`, { headers: { etag } }));
  expect(await ask(version - 1)).toBe(`version ${version}`);
}

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('caches', { open: async () => documents, match: documents.match });
  vi.stubGlobal('ExtendableEvent', ExtendableEvent);
  vi.stubGlobal('FetchEvent', FetchEvent);
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('__WB_MANIFEST', []);
  await import('./service-worker.ts');
});
beforeEach(() => {
  kept.clear();
  server.mockReset();
});
afterEach(() => void vi.useRealTimers());

it('PWA-09 a document that is kept is not given once the server has confirmed another version', async () => {
  await keep(2);
  // The page was opened with the third version.
  server.mockResolvedValueOnce(notModified());
  expect(await ask(3)).toBe(304);

  vi.useFakeTimers();
  let answer = () => {};
  server.mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve(notModified()))));
  const got = vi.fn();
  const asked = ask(3).then(got);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(got).not.toHaveBeenCalled();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  await asked;
  expect(got).toHaveBeenCalledExactlyOnceWith(304);
});

it.each([
  ['as it was', etagOf(2)],
  ['weak, by a proxy that compresses', `W/${etagOf(2)}`],
])(
  'PWA-09 a document whose version the server has confirmed is given without a connection; its ETag is %s',
  async (_, etag) => {
    await keep(2, etag);
    server.mockResolvedValueOnce(notModified());
    expect(await ask(2)).toBe(304);
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await ask(2)).toBe('version 2');
  },
);

it('PWA-09 a document is confirmed although the cache cannot be read', async () => {
  await keep(2);
  vi.spyOn(documents, 'match').mockRejectedValue(new Error('The cache is damaged'));
  server.mockResolvedValueOnce(notModified());
  expect(await ask(3)).toBe(304);
});
