import { useEffect, useRef } from 'react';
import { selectPricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { useVegOnly } from '#src/features/menu/use-veg-only.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { type Deals, useDeals } from './api/get-deals.ts';
import { type CartOffer, useLeftnavOffers } from './api/get-leftnav-offers.ts';
import { useTerms } from './api/get-terms.ts';
import { selectAppliedPromo } from './applied-promo.ts';
import { type ListedOffer, listOffers } from './list-offers.ts';
import { selectOffers } from './offers-slice.ts';
import { useCartPrice } from './use-cart-price.ts';

/** OFR-02. What the page of the offers shows, under the names of the specification. */
export interface OffersState {
  /** The deals of the store; null until they are known. */
  readonly dealsOffers: Deals | null;
  /** Every offer as it stands to this cart, or to the store while the cart is empty; null until that is known. */
  readonly leftnavCartOffers: readonly CartOffer[] | null;
  /** The terms of the offer that is opened; null until they are known. */
  readonly tncList: readonly string[] | null;
  /** The offers that came with the cart. */
  readonly cartOffers: readonly CartOffer[];
  /** The server refused the code that was entered last (OFR-13). */
  readonly promoInvalid: boolean;
  /** The code of the cart, else the one that was entered last. */
  readonly offerCode: string | null;
}

const none: readonly CartOffer[] = [];

/** The state of the offers, each part from its owner (docs/decisions.md, 4), and how its calls stand. */
export function useOffers(opened: ListedOffer | null) {
  useCartPrice();
  const deals = useDeals(useAppSelector(selectStoreId));
  const leftnav = useLeftnavOffers();
  const isKept = useRef(leftnav.data !== undefined);
  const askAgain = useRef(leftnav.retry);
  const terms = useTerms(opened);
  const cart = useAppSelector(selectPricedCart);
  const applied = useAppSelector(selectAppliedPromo);
  const { offerCode, promoInvalid } = useAppSelector(selectOffers);
  const { vegOnly } = useVegOnly();
  // How they stood when the page was open before is shown at once, and asked for again: an order in another tab may have changed it.
  useEffect(() => {
    if (isKept.current) askAgain.current();
  }, []);
  const state: OffersState = {
    dealsOffers: deals.data ?? null,
    leftnavCartOffers: leftnav.data ?? null,
    tncList: terms.data ?? null,
    cartOffers: cart?.cartOffers ?? none,
    promoInvalid,
    offerCode: applied?.promoCode ?? offerCode,
  };
  return {
    state,
    list: deals.data && listOffers(deals.data, { offers: leftnav.data, vegOnly }),
    deals,
    leftnav,
    terms,
  };
}
