import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { orderTypeCodes } from '#schemas/node.ts';
import { menuOrders, pageCookies } from '#schemas/page-cookies.ts';
import type { PageInput, RenderPage } from '#schemas/page-input.ts';
import { partnerCookie } from '#schemas/partner-apps.ts';
import { pageQuery } from '#schemas/page-query.ts';
import { storeIdPattern } from '#schemas/rules/store-id.ts';
import { buckets } from '#schemas/rules/experiment-groups.ts';
import { findRoute, routesOf } from '#schemas/routes.ts';
import type { CatalogRepository } from '../catalog/catalog-repository.ts';
import type { Menus } from '../menu/menus.ts';
import type { WidgetContent } from '../landing/widget-content.ts';
import type { StoreRevisions } from '../database/changes/store-revisions.ts';
import { askAgainSeconds, DatabaseUnavailable } from '../database/database-unavailable.ts';
import { isDiskFull, roomSeconds } from '../database/disk-full.ts';
import { type DocumentsFor, previewCookie } from '../content/request-documents.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import { knows, personal, revalidated, revalidatedByOne } from '../http/answer.ts';
import { HttpFault } from '../http/http-fault.ts';
import { chooseEncoding } from '../http/serialised.ts';
import { isCallPath } from '../http/is-call-path.ts';
import { pageRoute } from '../http/log-replies.ts';
import type { Publicly } from '../http/register-calls.ts';
import { sharedHeaders } from '../http/shared-cache.ts';
import { contentSecurityPolicy, framedHeaders } from '../http/security-headers.ts';
import type { PageStores } from '../locator/page-stores.ts';
import type { FindSitemap } from '../sitemap/sitemap-handlers.ts';
import type { Settings } from '../settings.ts';
import { endedPreviewPage, failurePage } from './plain-pages.ts';
import {
  createKeptPages,
  type FoundPage,
  type KeptPageRequest,
  type KeptPages,
  type RenderedReply,
} from './kept-pages.ts';
import { partnerOf } from './partner-of.ts';
import { pageData, type PageReading } from './page-data.ts';

export interface PagesOptions {
  readonly render: RenderPage;
  /** Changes with what `render` makes of the same data. */
  readonly build: string;
  /** Bytes of pages that are kept; 0 keeps none. */
  readonly keptBytes: number;
  /** How long caches in front may keep pages. */
  readonly sharedSeconds: number;
  /** Runs what may read data that is a moment old. */
  readonly publicly: Publicly;
  /** The documents of everybody: other ones are of a preview, and no page of them is kept. */
  readonly live: DocumentsSource;
  readonly documentsFor: DocumentsFor;
  readonly menus: Menus;
  readonly catalog: Pick<CatalogRepository, 'deals' | 'nextEnd'>;
  /** Of the pages of a store. */
  /** Shared with the menus. */
  readonly revisionOf: StoreRevisions;
  readonly widgetContent: WidgetContent;
  readonly findSitemap: FindSitemap;
  readonly stores: PageStores;
  readonly settings: Pick<Settings, 'brandPaths' | 'DEFAULT_STORE_ID'>;
  /** Scheme and host for canonical addresses. */
  readonly origin: () => string;
  /** Where forms of a page may lead besides this origin. */
  readonly formOrigins: readonly string[];
  readonly isHttps: boolean;
  /** Pages of this server may show pages in a frame: in the sandbox alone. */
  readonly isFramed: boolean;
  readonly now: () => number;
}

interface Asked {
  readonly pages: KeptPages;
  readonly asked: KeptPageRequest;
  /** The whole query of the request. */
  readonly search: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Of every page, for whoever wants to empty a cache of them. */
const pageTag = 'page';

/** Weak: the same page is sent both compressed and uncompressed. */
const weak = (etag: string) => `W/"${etag}"`;

/** Every path that is neither a call nor a file is a page: rendered on the server, with its data. Returns the pages that it keeps. */
export function registerPages(app: FastifyInstance, options: PagesOptions): KeptPages | undefined {
  const { isHttps, isFramed, formOrigins } = options;
  const kept =
    options.keptBytes > 0
      ? createKeptPages({
          bytes: options.keptBytes,
          read: (request) => pageData(request, options),
          render,
          build: JSON.stringify([options.build, { isHttps, isFramed, formOrigins }]),
        })
      : undefined;
  const routes = routesOf(options.settings.brandPaths);
  const previewCookieRules = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const;

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const { path, search } = addressOf(request.url);
    const previewAsked = new URLSearchParams(search).get('preview');
    if (previewAsked === 'off') {
      return reply
        .clearCookie(previewCookie, previewCookieRules)
        .header('cache-control', 'no-store')
        .redirect(path, 302);
    }
    // One address for each page, so that search engines and caches store it once.
    if (path.length > 1 && path.endsWith('/'))
      return reply.header('cache-control', revalidated).redirect(path.slice(0, -1) + search, 308);

    const documents = await options.documentsFor(request);
    if (previewAsked !== null && !documents.preview) {
      const { headers, html } = endedPreviewPage(isHttps);
      return reply.status(410).headers(headers).send(html);
    }
    const route = findRoute(path, routes);
    const asked: KeptPageRequest = {
      url: path + pageQuery(route, search),
      path,
      origin: options.origin(),
      route,
      ...(await viewOf(request)),
      documents,
      now: options.now(),
    };
    reply.headers({
      // Written like the value of the compression plugin, which would otherwise add it again.
      vary: 'Cookie, accept-encoding',
      ...(isFramed && framedHeaders),
    });
    // The address holds a code of the provider until the app has taken it: no cache keeps it, and no other request names it.
    const hasCode = route === 'socialSignin' && new URLSearchParams(search).has('code');
    // Drafts, and variants that somebody tries in the sandbox, are for that person alone.
    if (kept && documents.source === options.live && !hasCode)
      return answerKept({ pages: kept, asked, search, request, reply });

    const { input, ...reading } = await pageData(asked, options);
    const { status, headers, partnerHeaders, html } = await render(input);
    const partner = partnerOf(search, request.cookies[partnerCookie]);
    reply
      .headers(leadingOn(headers, search))
      .headers((partner && partnerHeaders?.[partner]) ?? {})
      .status(status);
    if (documents.preview) {
      const { token, expiresAt } = documents.preview;
      return reply
        .headers({ 'cache-control': personal, 'x-robots-tag': 'noindex' })
        .setCookie(previewCookie, token, { ...previewCookieRules, expires: expiresAt })
        .send(html);
    }
    if (hasCode)
      return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'origin' }).send(html);
    const etag = createHash('sha256').update(html).digest('base64url').slice(0, 27);
    reply.headers(partner ? { 'cache-control': revalidatedByOne } : cachingOf(asked, reading, status));
    if (partner) return reply.send(html);
    if (status === 200) reply.header('etag', weak(etag));
    if (status === 200 && knows(request.headers['if-none-match'], etag)) return reply.status(304).send();
    return reply.send(html);
  }

  /** From the kept pages, which it is one of or becomes one of. */
  async function answerKept({ pages, asked, search, request, reply }: Asked) {
    const found = await pages.find(asked);
    // Without the policy of the page, which whoever has the page has too: it is known once the page is rendered.
    const partner = partnerOf(search, request.cookies[partnerCookie]);
    if (!partner && (await isUnchanged(request.headers['if-none-match'], found)))
      return reply
        .headers({ ...cachingOf(asked, found, 200), etag: weak(found.version) })
        .status(304)
        .send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const { status, headers, partnerHeaders, version, body } = await found.in(encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    // Nobody in front keeps it: the page is that of everybody, and its policy is not.
    if (partner)
      return reply
        .headers({ 'cache-control': revalidatedByOne, ...leadingOn(headers, search) })
        .headers(partnerHeaders?.[partner] ?? {})
        .status(status)
        .send(body);
    return (
      reply
        .headers({ ...cachingOf(asked, found, status), ...leadingOn(headers, search) })
        // Nobody is to ask whether anything else is still the same: it would be answered again (RFC 9110, 13.2.1).
        .headers(status === 200 ? { etag: weak(version) } : {})
        .status(status)
        .send(body)
    );
  }

  /** Who may keep a page, and for how long. Only what is there is kept in front of this server: the addresses of other pages are without number. */
  function cachingOf(
    { documents, now }: KeptPageRequest,
    { until, tags }: Pick<PageReading, 'until' | 'tags'>,
    status: number,
  ): Record<string, string> {
    if (documents.source !== options.live) return { 'cache-control': revalidatedByOne };
    const seconds = status === 200 ? options.sharedSeconds : 0;
    return {
      ...sharedHeaders({ seconds, changesIn: until - now, tags: [pageTag, ...tags] }),
      ...(seconds > 0 && { 'x-page-cookies': Object.values(pageCookies).join(', ') }),
    };
  }

  /** A page of the app with the headers that follow from it. */
  async function render(input: PageInput): Promise<RenderedReply> {
    const {
      status,
      html,
      headers,
      inlineScripts,
      scriptOrigins = [],
      partnerScriptOrigins,
      connectOrigins,
      imageOrigins,
      frameOrigins,
    } = await options.render(input);
    const policyWith = (origins: readonly string[]) => ({
      'content-security-policy': contentSecurityPolicy({
        isHttps,
        formOrigins: options.formOrigins,
        inlineScripts,
        scriptOrigins: origins,
        connectOrigins,
        imageOrigins,
        frameOrigins,
        isFramed,
        // Scripts of others may write HTML in ways of their own.
        hasTrustedTypes: origins.length === 0,
      }),
    });
    return {
      status,
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...policyWith(scriptOrigins),
        ...headers,
      },
      ...(partnerScriptOrigins && {
        partnerHeaders: {
          GPAY: policyWith([...scriptOrigins, ...partnerScriptOrigins.GPAY]),
          PAYTM: policyWith([...scriptOrigins, ...partnerScriptOrigins.PAYTM]),
        },
      }),
    };
  }

  async function viewOf(
    request: FastifyRequest,
  ): Promise<Pick<KeptPageRequest, 'storeId' | 'orderType' | 'bucket' | 'menuOrder' | 'revision'>> {
    const given = request.cookies;
    const orderType = orderTypeCodes.find((code) => code === given[pageCookies.orderType]) ?? 'D';
    const bucket = buckets.find((name) => name === given[pageCookies.bucket]) ?? 'new';
    const menuOrder = menuOrders.find((name) => name === given[pageCookies.menuOrder]) ?? 'plain';
    return { ...(await storeOf(given[pageCookies.store])), orderType, bucket, menuOrder };
  }

  /** The store that a cookie names, or the usual one, with the revision of its pages. */
  async function storeOf(named = ''): Promise<Pick<KeptPageRequest, 'storeId' | 'revision'>> {
    const usual = options.settings.DEFAULT_STORE_ID;
    const storeId = storeIdPattern.test(named) ? named : usual;
    const { isStore, shared, own } = await options.revisionOf(storeId);
    if (isStore || storeId === usual) return { storeId, revision: `${shared}/${own}` };
    return storeOf(usual);
  }

  // A route and not the not-found handler, whose replies are not compressed.
  app.get(
    pageRoute,
    {
      schema: { hide: true },
      errorHandler: (error, request, reply) => {
        const { headers, html } = failurePage(isHttps);
        void reply.headers(headers);
        // The request was refused before its page was asked for: it had a body.
        if (error instanceof HttpFault)
          return void reply.status(error.status).headers(error.headers).send(html);
        if (error instanceof DatabaseUnavailable) {
          request.log.warn({ err: error }, 'a page waits for the database');
          return void reply.status(503).header('retry-after', askAgainSeconds).send(html);
        }
        if (isDiskFull(error)) {
          request.log.error({ err: error }, 'the disk is full');
          return void reply.status(503).header('retry-after', roomSeconds).send(html);
        }
        request.log.error({ err: error }, 'a page could not be rendered');
        void reply.status(500).send(html);
      },
    },
    (request, reply) =>
      isCallPath(request.url)
        ? reply.callNotFound()
        : options.publicly(request, () => answerPage(request, reply)),
  );
  return kept;
}

/**
 * Whether a browser has the page, and it is there (RFC 9110, 13.2.1: a page that is not found is answered as that, whatever is asked). Only a page
 * that is there is sent with its version, so who names it has one; `*` names any, which has to be looked at.
 */
async function isUnchanged(ifNoneMatch: string | undefined, found: FoundPage): Promise<boolean> {
  if (!knows(ifNoneMatch, found.version)) return false;
  const namesAny = ifNoneMatch?.includes('*') ?? false;
  return !namesAny || (await found.in('gzip')).status === 200;
}

/** Where a redirect leads with the query of the request, of which a page knows a part alone. */
function leadingOn({ location, ...headers }: RenderedReply['headers'], search: string) {
  return location === undefined ? headers : { ...headers, location: location + search };
}

/** Repeated slashes become one: a browser takes the path '//elsewhere' for the address of another site. */
function addressOf(url: string): { path: string; search: string } {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  return { path: `/${path}`.replace(/[/\\]+/g, '/'), search: at < 0 ? '' : url.slice(at) };
}
