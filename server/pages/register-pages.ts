import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type OrderTypeCode, orderTypeCodes } from '#schemas/node.ts';
import { pageCookies } from '#schemas/page-cookies.ts';
import type { RenderPage } from '#schemas/page-input.ts';
import { findRoute, type Routes } from '#schemas/routes.ts';
import type { Menus } from '../catalog/menus.ts';
import type { WidgetContent } from '../catalog/widget-content.ts';
import { cookies, type DocumentsFor, previewCookieText } from '../content/request-documents.ts';
import { knows, personal, revalidated } from '../http/answer.ts';
import { isCallPath } from '../http/is-call-path.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { StoresRepository } from '../locator/stores-repository.ts';
import { endedPreviewPage, failurePage } from './plain-pages.ts';
import { pageData } from './page-data.ts';

export interface PagesOptions {
  readonly render: RenderPage;
  readonly documentsFor: DocumentsFor;
  readonly menus: Menus;
  readonly stores: StoresRepository;
  readonly widgetContent: WidgetContent;
  readonly routes: Routes;
  readonly defaultStoreId: string;
  /** Scheme and host for canonical addresses. */
  readonly origin: () => string;
  readonly isHttps: boolean;
  readonly now: () => number;
}

/** The pattern under which every page is answered. */
export const pageRoute = '/*';

const buckets = ['none', 'A', 'B', 'C'];

/** Everything that is no call and no file is a page: rendered on the server, with its data. */
export function registerPages(app: FastifyInstance, options: PagesOptions) {
  const { isHttps } = options;

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const { path, search } = addressOf(request.url);
    const previewAsked = new URLSearchParams(search).get('preview');
    if (previewAsked === 'off') {
      return reply
        .headers({
          'set-cookie': previewCookieText(null, isHttps),
          'cache-control': 'no-store',
        })
        .redirect(path, 302);
    }
    // One address a page: search engines and caches hold each once.
    if (path.length > 1 && path.endsWith('/'))
      return reply.header('cache-control', revalidated).redirect(path.slice(0, -1) + search, 308);

    const documents = await options.documentsFor(request);
    if (previewAsked !== null && !documents.preview) {
      const { headers, html } = endedPreviewPage(isHttps);
      return reply.status(410).headers(headers).send(html);
    }
    const input = await pageData(
      {
        url: path + search,
        path,
        origin: options.origin(),
        route: findRoute(path, options.routes),
        ...(await viewOf(request)),
        documents,
        now: options.now(),
      },
      options,
    );
    const {
      status,
      html,
      headers = {},
      scriptOrigins,
      connectOrigins,
      imageOrigins,
    } = await options.render(input);
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({
        isHttps,
        scriptOrigins,
        connectOrigins,
        imageOrigins,
      }),
      // In the words of the plugin that compresses, which would say it once more in others.
      vary: 'Cookie, accept-encoding',
      ...headers,
    });
    if (documents.preview) {
      return reply
        .headers({
          'cache-control': personal,
          'x-robots-tag': 'noindex',
          'set-cookie': previewCookieText(documents.preview, isHttps),
        })
        .status(status)
        .send(html);
    }
    const etag = createHash('sha256').update(html).digest('base64url').slice(0, 27);
    // Weak: the same page travels compressed and plain.
    reply.headers({ 'cache-control': revalidated, etag: `W/"${etag}"` });
    if (status === 200 && knows(request.headers['if-none-match'], etag)) return reply.status(304).send();
    return reply.status(status).send(html);
  }

  async function viewOf(
    request: FastifyRequest,
  ): Promise<{ storeId: string; orderType: OrderTypeCode; bucket: string }> {
    const given = cookies(request);
    const store = given[pageCookies.store] ?? '';
    const known = /^[\w-]{1,40}$/.test(store) && (await options.stores.find(store));
    const orderType = orderTypeCodes.find((code) => code === given[pageCookies.orderType]) ?? 'D';
    const bucket = buckets.find((name) => name === given[pageCookies.bucket]) ?? 'none';
    return { storeId: known ? store : options.defaultStoreId, orderType, bucket };
  }

  // A route and not the not-found handler, because replies of that one are not compressed.
  app.get(
    pageRoute,
    {
      schema: { hide: true },
      errorHandler: (error, request, reply) => {
        request.log.error({ err: error }, 'a page could not be rendered');
        const { headers, html } = failurePage(isHttps);
        void reply.status(500).headers(headers).send(html);
      },
    },
    (request, reply) => (isCallPath(request.url) ? reply.callNotFound() : answerPage(request, reply)),
  );
}

/** Slashes in a row count as one: '//elsewhere' as a path is the address of another site to a browser. */
function addressOf(url: string): { path: string; search: string } {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  return { path: `/${path}`.replace(/[/\\]+/g, '/'), search: at < 0 ? '' : url.slice(at) };
}
