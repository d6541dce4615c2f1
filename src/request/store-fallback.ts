import { constants } from '#src/config/constants.ts';
import type { Exchange, Policy } from './exchange.ts';
import { hasNullStore, hasStore, isGiven } from './resolve-path.ts';
import { statusError } from './status-error.ts';

/**
 * After a 403 on a path with a store, the call is sent once more for the default store; after a 404 on a path without a known store, for the
 * stored or the default one. A second 403 is refused, and a 404 too, unless its body is the answer.
 */
export const storeFallback: Policy = async (exchange, next) => {
  let reply = await next(exchange);

  const store = exchange.storeId === null ? otherStore(exchange, reply.status) : null;
  if (store !== null) {
    exchange.storeId = store;
    reply = await next(exchange);
  }

  if (reply.status === 403) throw statusError(exchange, reply);
  if (reply.status === 404 && !exchange.traits.bodyOn404) throw statusError(exchange, reply);
  return reply;
};

function otherStore({ endpoint, path, session }: Exchange, status: number): string | null {
  const byDefault = session.configStoreId ?? constants.store.defaultId;
  if (status === 404 && hasNullStore(path)) return isGiven(session.storeId) ? session.storeId : byDefault;
  if (status !== 403 || !hasStore(endpoint.path, path)) return null;
  // The default store itself was refused, so a second call would get the same answer.
  return path.split('/').includes(encodeURIComponent(byDefault)) ? null : byDefault;
}
