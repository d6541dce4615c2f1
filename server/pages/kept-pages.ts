import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PageInput } from '#schemas/page-input.ts';
import type { PartnerApp } from '#schemas/partner-apps.ts';
import { compressors, type Encoding } from '../http/serialised.ts';
import type { CacheState } from '../metrics/create-metrics.ts';
import { once } from '../once.ts';
import type { PageReading, PageRequest } from './page-data.ts';

/** A page as it is sent, but for its body. */
export interface PageReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers in the apps of partners, in place of those with the same names. */
  readonly partnerHeaders?: Readonly<Record<PartnerApp, Readonly<Record<string, string>>>>;
}

export interface RenderedReply extends PageReply {
  readonly html: string;
}

/** A page with the forms of its body that are kept. */
interface KeptPage extends PageReply {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export interface KeptPageRequest extends PageRequest {
  /** Of everything in the database that the page is made of. */
  readonly revision: string;
}

export interface FoundPage {
  /** Of what the page is rendered from; known before it is rendered. Equal for equal pages, in every process. */
  readonly version: string;
  /** When it may be another one by the clock alone, in epoch milliseconds. */
  readonly until: number;
  readonly tags: readonly string[];
  /** Renders the page unless it is kept. Its version is another one where something was changed meanwhile. */
  readonly in: (
    encoding: Encoding,
  ) => Promise<PageReply & { readonly version: string; readonly body: Buffer }>;
}

interface Options {
  /** Bytes that kept pages may take, compressed, with what leads to them. */
  readonly bytes: number;
  readonly read: (request: KeptPageRequest) => Promise<PageReading>;
  readonly render: (input: PageInput) => Promise<RenderedReply>;
  /** Changes with what is the same for all pages: the build, and the settings that their headers come from. */
  readonly build: string;
}

/** The version of what was read for a request, and when it holds. */
interface Reading {
  readonly revision: string;
  readonly from: number;
  readonly until: number;
  readonly version: string;
  readonly tags: readonly string[];
}

/** What an entry takes besides its body or name. */
const entryBytes = 400;

export type KeptPages = ReturnType<typeof createKeptPages>;

/**
 * Pages that are the same for everybody who asks the same. Two steps, so that a publish renders only what it changed: what a request asks leads to
 * the version of what its page is rendered from, for as long as the revision of the database and the clock allow; a version leads to the page.
 */
export function createKeptPages({ bytes, read, render, build }: Options) {
  const bytesOfReadings = Math.ceil(bytes / 8);
  const readings = new LRUCache<string, Reading>({
    maxSize: bytesOfReadings,
    sizeCalculation: ({ revision, version, tags }, key) =>
      entryBytes + key.length + revision.length + version.length + tags.join().length,
  });
  const pages = new LRUCache<string, KeptPage>({
    maxSize: bytes - bytesOfReadings,
    sizeCalculation: ({ br, gzip, headers, partnerHeaders }) =>
      entryBytes + br.length + gzip.length + JSON.stringify([headers, partnerHeaders]).length,
  });
  /** What is being read and rendered now: requests for the same wait for it. */
  const reading = new Map<string, Promise<Reading & { readonly input: PageInput }>>();
  const rendering = new Map<string, Promise<KeptPage>>();
  let asked = 0;
  let rendered = 0;

  async function readNow(key: string, request: KeptPageRequest) {
    const { input, until, tags } = await read(request);
    const version = createHash('sha256')
      .update(JSON.stringify([build, input]))
      .digest('base64url')
      .slice(0, 27);
    const made = { revision: request.revision, from: request.now, until, version, tags };
    readings.set(key, made);
    return { ...made, input };
  }

  function readOnce(key: string, request: KeptPageRequest) {
    return once(reading, `${key} ${request.revision}`, () => readNow(key, request));
  }

  const holds = ({ revision, from, until }: Reading, request: KeptPageRequest) =>
    revision === request.revision && from <= request.now && request.now < until;

  /** What others wait for, unless it was begun before a node's time, and this request came after it. */
  async function readWithOthers(key: string, request: KeptPageRequest) {
    const others = await readOnce(key, request);
    return holds(others, request) ? others : readNow(key, request);
  }

  function renderOnce(version: string, input: PageInput): Promise<KeptPage> {
    return once(rendering, version, async () => {
      rendered += 1;
      const { html, ...reply } = await render(input);
      const text = Buffer.from(html);
      const [br, gzip] = await Promise.all([compressors.br(text), compressors.gzip(text)]);
      const page = { ...reply, br, gzip };
      pages.set(version, page);
      return page;
    });
  }

  return {
    async find(request: KeptPageRequest): Promise<FoundPage> {
      const key = keyOf(request);
      const known = readings.get(key);
      asked += 1;

      const found: Reading & { readonly input?: PageInput } =
        known && holds(known, request) ? known : await readWithOthers(key, request);
      const { version, until, tags, input } = found;
      return {
        version,
        until,
        tags,
        async in(encoding) {
          let shown = version;
          let page = pages.get(version) ?? (await rendering.get(version));
          if (!page) {
            const from = input ? { version, input } : await readWithOthers(key, request);
            shown = from.version;
            page = pages.get(shown) ?? (await renderOnce(shown, from.input));
          }
          const { br, gzip, ...reply } = page;
          // Almost nobody asks for it as it is, so it is kept compressed alone.
          const body = encoding === 'br' ? br : encoding === 'gzip' ? gzip : await promisify(gunzip)(gzip);
          return { ...reply, version: shown, body };
        },
      };
    },

    state: (): CacheState => ({
      bytes: readings.calculatedSize + pages.calculatedSize,
      hits: asked - rendered,
      misses: rendered,
    }),
  };
}

/** Everything that the page depends on besides the database and the clock. */
function keyOf({ url, origin, storeId, orderType, bucket, menuOrder }: KeptPageRequest): string {
  return JSON.stringify([url, origin, storeId, orderType, bucket, menuOrder]);
}
