import type { CartOffer } from './api/get-leftnav-offers.ts';

type LockReason = NonNullable<CartOffer['reason']>;

/** What lets a customer use a locked offer: a login, another order type or restaurant, or something from the menu. */
export type WayOn = 'login' | 'orderType' | 'store' | 'menu';

const ways: { readonly [Reason in LockReason]?: WayOn } = {
  LOG_IN: 'login',
  ORDER_TYPE: 'orderType',
  GIFT_GONE: 'store',
  EMPTY_CART: 'menu',
  BELOW_MINIMUM: 'menu',
  ITEMS_MISSING: 'menu',
};

/** The way on from an offer as it stands; null where nothing can be done now, as for one that begins tomorrow. */
export function wayOnOf({ state, reason }: Pick<CartOffer, 'state' | 'reason'>): WayOn | null {
  return state === 'locked' && reason !== undefined ? (ways[reason] ?? null) : null;
}
