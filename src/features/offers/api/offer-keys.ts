// SWR's keys of the offers, one builder each. A key holds everything that the request depends on.
import type { OrderTypeCode } from '#schemas/node.ts';

interface AtStore {
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
  /** Some offers are for customers alone, and a customer may have used one. Null for guests. */
  readonly customerId: string | null;
}

/** What a cart's offers depend on, besides what is in the cart. */
interface PricedAs {
  readonly cartId: string;
  readonly version: number;
  readonly netPrice: number;
  /** The code that is applied; empty without one. */
  readonly code: string;
}

function visitOf({ storeId, orderType, customerId }: AtStore): string {
  return `${storeId}/${orderType}/${customerId ?? 'guest'}`;
}

export const offerKeys = {
  /** The server writes the deals of the page's store into the page under this key. */
  deals: (storeId: string) => `deals/${storeId}`,
  deal: (storeId: string, dealId: string) => `deal/${storeId}/${dealId}`,
  ofStore: (place: AtStore) => `offers-of-store/${visitOf(place)}`,
  ofCart: (place: AtStore, { cartId, version, netPrice, code }: PricedAs) =>
    `offers-of-cart/${visitOf(place)}/${cartId}/${version}/${netPrice}/${code}`,
  dealTerms: (storeId: string, dealId: string) => `deal-terms/${storeId}/${dealId}`,
  couponTerms: (code: string) => `coupon-terms/${code}`,
  offerTerms: (code: string) => `offer-terms/${code}`,
} as const;
