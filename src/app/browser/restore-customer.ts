import { addListener } from '@reduxjs/toolkit';

import { appBannerBindings, wasBannerDismissed } from '#src/features/app-banner/app-banner-storage.ts';
import { bannerDismissed } from '#src/features/app-banner/app-banner-slice.ts';
import { restoreLines } from '#src/features/cart/change-cart.ts';
import { cartBindings, restoreCartLines } from '#src/features/cart/cart-storage.ts';
import { clientKnown } from '#src/features/experiments/experiments-slice.ts';
import { startPlaceListeners } from '#src/features/place/place-listeners.ts';
import { orderTypeAsked, placeRestored, selectLocation } from '#src/features/order-type/location-slice.ts';
import { locationBindings, restoreLocation } from '#src/features/order-type/location-storage.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { readEntryAttributes } from '#src/features/session/entry-attributes.ts';
import { sessionAdopted } from '#src/features/session/session-slice.ts';
import { restoreSession, sessionBindings } from '#src/features/session/session-storage.ts';
import type { StartListening } from '#src/store/listeners.ts';
import { keepStored } from '#src/store/keep-stored.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppStore } from '#src/store/store.ts';

interface Customer {
  readonly store: AppStore;
  readonly persistence: Persistence;
  readonly clientId: string;
}

const restored = new WeakSet<AppStore>();

/**
 * Restores the customer's stored state and stores its changes from then on; after the first render, which is the same for all customers. Both
 * the request layer and the start of the app call it, because either may come first: a request before it would create a new guest session for
 * a known customer. The second call does nothing.
 */
export function restoreCustomer({ store, persistence, clientId }: Customer, search: string): void {
  if (restored.has(store)) return;
  restored.add(store);

  const { orderType, orderTypeIsChosen: isChosenEarly } = selectLocation(store.getState());
  const session = restoreSession(persistence);
  if (session.userId !== null) store.dispatch(sessionAdopted(session));
  store.dispatch(placeRestored(restoreLocation(persistence)));
  store.dispatch(restoreLines(restoreCartLines(persistence)));
  if (wasBannerDismissed(persistence)) store.dispatch(bannerDismissed());
  store.dispatch(visitBegan(readEntryAttributes(search, persistence)));
  store.dispatch(clientKnown(clientId));

  keepStored({
    store,
    persistence,
    bindings: [...sessionBindings, ...locationBindings, ...cartBindings, ...appBannerBindings],
  });

  // Only from now on can a customer leave, or an order type not fit the chosen place.
  const startListening = ((options: Parameters<typeof addListener>[0]) =>
    store.dispatch(addListener(options))) as StartListening;
  startPlaceListeners(startListening);
  // The order type was chosen before the store of the last visit was restored: only now can that store be asked whether it takes it.
  if (isChosenEarly) store.dispatch(orderTypeAsked(orderType));
}
