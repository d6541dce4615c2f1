import { changesInHeader } from '#schemas/header-names.ts';
import { encodeBody } from './body.ts';
import { isSomeoneElse } from './credentials.ts';
import type { Exchange, RawReply } from './exchange.ts';
import type { FetchLike, RequestConfig, SessionPort } from './ports.ts';
import { encodeQuery } from './query.ts';
import { replaceCartId } from './replace-cart-id.ts';
import { RequestError } from './request-error.ts';
import { resolvePath } from './resolve-path.ts';

interface TransportPorts {
  readonly fetch: FetchLike;
  readonly session: SessionPort;
  readonly config: RequestConfig;
  readonly headersOf: (exchange: Exchange) => Record<string, string>;
}

/** Builds the request from the current session and reads the complete reply. Never throws because of a status (REQ-32). */
export function createTransport({ fetch, session, config, headersOf }: TransportPorts) {
  return async (exchange: Exchange, signal: AbortSignal): Promise<RawReply> => {
    const { endpoint, options, requestId } = exchange;
    const now = session.current();
    // Sent again for whatever reason: it got no answer, or none that could be read.
    if (endpoint.auth !== 'none' && isSomeoneElse(exchange.session, now))
      throw new RequestError({
        kind: 'session',
        code: 'SESSION_ENDED',
        message: `${endpoint.id} is not sent again: the session is another person's now`,
        requestId,
      });
    exchange.session = now;
    const cartIds = { from: exchange.firstCartId, to: exchange.session.cartId };

    exchange.path = resolvePath(endpoint.path, {
      params: replaceCartId(options.params, cartIds),
      session: exchange.session,
      storeId: exchange.storeId,
      requestId,
    });
    const query = encodeQuery(replaceCartId(options.query, cartIds));
    const url = `${config.baseUrl}${exchange.path}${endpoint.path.includes('?') ? query.replace('?', '&') : query}`;
    const headers = headersOf(exchange);
    const { body, contentType } = encodeBody(endpoint, replaceCartId(options.body, cartIds));
    if (contentType) headers['content-type'] = contentType;

    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      signal,
      ...(body === undefined ? {} : { body }),
    });
    const { headers: told } = response;
    const changesIn = Number(told.get(changesInHeader));
    return {
      status: response.status,
      etag: told.get('etag'),
      vary: told.get('vary'),
      // Counted from when the server sent it, which may be a while ago where a cache kept it.
      changesIn: changesIn ? changesIn - 1_000 * Number(told.get('age')) : undefined,
      text: await response.text(),
    };
  };
}

export type Transport = ReturnType<typeof createTransport>;
