import type { AnyEndpoint, Endpoint, DataOf } from '#schemas/endpoint.ts';

/** Values for the placeholders of the path; by default those of the session. */
type StoreParams = { readonly storeId: string } | undefined;

/**
 * An endpoint whose path comes from a document: the content of a node, or a configured left menu. The path may contain only the placeholders
 * `$storeId` and `$cartId`, filled from the session, or with the store that the caller names. A path that is not one of our services is
 * refused when the call is made (resolve-path.ts), because a call contains the customer's session.
 */
export function endpointAt<E extends AnyEndpoint>(
  endpoint: E,
  path: string,
): Endpoint<StoreParams, undefined, undefined, DataOf<E>> {
  return { ...endpoint, path };
}
