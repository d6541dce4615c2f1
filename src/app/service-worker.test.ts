// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

// What is in a cache is counted in a database, which this process does not have.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));

/** The cache of documents, as far as it is used here. */
const kept = new Map<string, Response>();
const documents = {
  match: async (asked: Request | string) => kept.get(addressOf(asked))?.clone(),
  put: async ({ url }: Request, reply: Response) => void kept.set(url, reply),
  delete: async ({ url }: Request) => kept.delete(url),
};

const addressOf = (asked: Request | string) => (typeof asked === 'string' ? asked : asked.url);

/** The page that is kept, as far as it is used here. */
const page = { sent: '', put: vi.fn<(url: string) => void>() };
const pages = {
  put: async (asked: Request | string) => page.put(addressOf(asked)),
  keys: async () => (page.sent === '' ? [] : [new Request(window.location.origin)]),
  match: async () => new Response('', { headers: { date: page.sent } }),
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

const server = vi.fn<(asked: Request) => Promise<Response>>();
const address = `${window.location.origin}/catalog-service/ve2/stores/14052/widget`;
const code = `${window.location.origin}/assets/menu-1.js`;
const etagOf = (version: number) => `"v${version}"`;
const notModified = () => new Response(null, { status: 304 });

/** A page that has a version of a document asks for it. Resolves with what it gets: a text, or the status where there is none. */
async function ask(has: number | string): Promise<string | number | undefined> {
  const etag = typeof has === 'number' ? etagOf(has) : has;
  const event = new FetchEvent(new Request(address, { headers: { 'if-none-match': etag } }));
  window.dispatchEvent(event);
  const answer = await event.answer;
  await Promise.all(event.waits);
  return answer && ((await answer.text()) || answer.status);
}

const sentAt = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toUTCString();

/** The page has the version before, so that it gets this one, which is kept. */
async function keep(version: number, etag = etagOf(version)) {
  const headers = { etag, date: sentAt(10) };
  server.mockResolvedValueOnce(new Response(`version ${version}`, { headers }));
  expect(await ask(version - 1)).toBe(`version ${version}`);
}

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('caches', {
    open: async (name: string) => (name === 'pages' ? pages : documents),
    match: documents.match,
  });
  vi.stubGlobal('ExtendableEvent', ExtendableEvent);
  vi.stubGlobal('FetchEvent', FetchEvent);
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('__WB_MANIFEST', []);
  await import('./service-worker.ts');
});
beforeEach(() => {
  kept.clear();
  page.sent = '';
  page.put.mockReset();
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

it.each([
  ['is not put over that of a page that came after it', 11, etagOf(3), 0],
  ['is given to a page that came before it', 9, etagOf(3), 'version 2'],
  ['is given where the page has the same version', 11, etagOf(2), 'version 2'],
  [
    'is given where the page has the same publication for other people',
    11,
    '"default@7-0123456789abcdef-r3-aa"',
    'version 2',
  ],
])('PWA-09 without a connection a document that is kept %s', async (_, hour, has, given) => {
  await keep(2, has.includes('@') ? '"default@7-0123456789abcdef-r3"' : etagOf(2));
  page.sent = sentAt(hour);
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ask(has)).toBe(given);
});

it('PWA-09 a document is confirmed although the cache cannot be read', async () => {
  await keep(2);
  vi.spyOn(documents, 'match').mockRejectedValue(new Error('The cache is damaged'));
  server.mockResolvedValueOnce(notModified());
  expect(await ask(3)).toBe(304);
});

/** The menu is cached by a message of a page that the service worker does not control; `script` is what the server sends of its code. */
function cacheMenu(script: () => Promise<Response>) {
  server.mockImplementation(({ url }) =>
    url === code ? script() : Promise.resolve(new Response('<script src="/assets/menu-1.js"></script>')),
  );
  const asked = [[`${window.location.origin}/menu`, { headers: { accept: 'text/html' } }]];
  const data = { type: 'CACHE_URLS', payload: { urlsToCache: asked } };
  window.dispatchEvent(Object.assign(new ExtendableEvent('message'), { data, ports: [] }));
}

it('PWA-09 a page that is cached without being opened is cached after its code, so that what is in the cache can start', async () => {
  let send = () => {};
  cacheMenu(() => new Promise((resolve) => (send = () => resolve(new Response('code')))));
  const hadItsCode: boolean[] = [];
  page.put.mockImplementation(() => void hadItsCode.push(kept.has(code)));
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2));
  expect(page.put).not.toHaveBeenCalled();
  send();
  await vi.waitFor(() => expect(hadItsCode).toEqual([true]));
});

it('PWA-09 a page whose code cannot be fetched is cached nevertheless', async () => {
  cacheMenu(() => Promise.reject(new TypeError('Failed to fetch')));
  await vi.waitFor(() => expect(page.put).toHaveBeenCalledOnce());
  expect(kept.has(code)).toBe(false);
});
