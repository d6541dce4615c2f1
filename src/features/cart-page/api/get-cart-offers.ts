import { getCartOffers } from '#schemas/compiled/calls/get-cart-offers.ts';
import type { PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { useRead } from '#src/store/use-read.ts';

export type CartOffer = PricedCart['cartOffers'][number];

/** Offers for the cart (OFR-05, API-055). Those of the cart's own reply are newer: they are of the lines as they are now. */
export function useCartOffers({ cartId, storeId, deliveryType, cartOffers }: PricedCart) {
  const { data, error, isLoading, retry } = useRead({
    key: ['cart-offers', cartId, storeId, deliveryType].join('/'),
    call: (request) => request.call(getCartOffers),
    read: ({ offers }): readonly CartOffer[] => offers,
  });
  const offers = cartOffers.length > 0 ? cartOffers : (data ?? []);
  return { offers, hasFailed: error !== undefined && offers.length === 0, isLoading, retry };
}
