import type { AnyEndpoint, Endpoint, ReplyOf } from '#schemas/endpoint.ts';

/** What fills the path; left out, the session does. */
type StoreParams = { readonly storeId: string } | undefined;

/**
 * A call whose path stands in a document: the content of a node, a left menu of one's own. The path takes no parameters but `$storeId`
 * and `$cartId`: the session's own, or the store that the caller asks for. One that is no path of our services is refused when the call is made (resolve-path.ts): a call carries the
 * customer's session, which is nobody else's business.
 */
export function endpointAt<E extends AnyEndpoint>(
  endpoint: E,
  path: string,
): Endpoint<StoreParams, undefined, undefined, ReplyOf<E>> {
  return { ...endpoint, path };
}
