// Zod-free: which lines of a cart are one. The browser merges by it, and so does the server.
import type { ChosenOption } from '../entities/product.ts';

/** What tells a line of a cart from others. */
export interface LineIdentity {
  readonly productId: string;
  readonly sizeId?: string | undefined;
  readonly crustId?: string | undefined;
  readonly addonIds?: readonly string[] | undefined;
  readonly options?: readonly ChosenOption[] | undefined;
}

/**
 * Lines with the same key become one line (CRT-07): same product, size, crust, add-ons and options, in any order of choosing. The key of a
 * line without add-ons and options is the one that earlier versions of the app stored.
 */
export function lineKey({ productId, sizeId = '', crustId = '', addonIds, options }: LineIdentity): string {
  const parts = [productId, sizeId, crustId].map(encodeURIComponent);
  const addons = addonIds?.map(encodeURIComponent).toSorted().join('+');
  const chosen = options?.map((each) => `${each.orderSeq}=${encodeURIComponent(each.productId)}`);
  if (addons || chosen?.length) parts.push(addons ?? '', chosen?.toSorted().join('+') ?? '');
  return parts.join('/');
}
