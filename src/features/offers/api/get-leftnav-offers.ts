import { getLeftnavCartOffers } from '#schemas/compiled/calls/get-leftnav-cart-offers.ts';
import { getLeftnavStoreOffers } from '#schemas/compiled/calls/get-leftnav-store-offers.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { selectCartRefusal, selectPricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { selectOrderType, selectStoreId } from '#src/features/order-type/location-slice.ts';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { useRead } from '#src/store/use-read.ts';
import { offerKeys } from './offer-keys.ts';

export type CartOffer = Immutable<DataOf<typeof getLeftnavCartOffers>['offers'][number]>;

/**
 * The offers as they stand to the cart of the session, or those of the store while the cart is empty (API-057, API-058, OFR-06). They are
 * asked for again whenever the server has priced the cart anew; until the reply the last ones stay.
 */
export function useLeftnavOffers() {
  const storeId = useAppSelector(selectStoreId);
  const orderType = useAppSelector(selectOrderType);
  const started = useAppSelector(selectStarted);
  const hasLines = useAppSelector((state) => selectCount(state) > 0);
  const cart = useAppSelector(selectPricedCart);
  const hasFailed = useAppSelector((state) => selectCartRefusal(state) !== null);
  const customerId = useAppSelector((state) => (selectIsLoggedIn(state) ? selectUserId(state) : null));

  const atStore = { storeId, orderType, customerId };
  // The server knows the lines of this device once it has priced them. Where it cannot, it is asked for what it has.
  const isKnown = cart !== null || hasFailed;
  const { cartId = '', version = 0, netPrice = 0, explicitPromo } = cart ?? {};
  const code = explicitPromo?.promoCode ?? '';
  const key = hasLines
    ? isKnown
      ? offerKeys.ofCart(atStore, { cartId, version, netPrice, code })
      : null
    : offerKeys.ofStore(atStore);
  const { data, error, ...rest } = useRead<{ offers: readonly CartOffer[] }, readonly CartOffer[]>({
    key: started && storeId !== '' ? key : null,
    call: (request) => request.call(hasLines ? getLeftnavCartOffers : getLeftnavStoreOffers, {}),
    read: ({ offers }) => offers,
    keepPrevious: true,
  });
  // What stood to an earlier cart says nothing of this one.
  return { ...rest, error, data: error ? undefined : data };
}
