import { recentPlaces } from '#schemas/compiled/stored/recent-places.ts';
import { recentStoreIds } from '#schemas/compiled/stored/recent-store-ids.ts';
import { selectedAddress } from '#schemas/compiled/stored/selected-address.ts';
import { customerLeft, hasCustomerLeft } from '#src/features/session/customer-left.ts';
import type { StartListening } from '#src/store/listeners.ts';
import { orderTypeChosen } from '#src/features/order-type/location-slice.ts';

/**
 * After each change of the order type, checks again whether the place and the store fit it; the code for this is loaded then. When the customer
 * leaves (logout, refused renewal or another tab), removes the stored places and addresses.
 */
export function startPlaceListeners(startListening: StartListening): void {
  startListening({
    actionCreator: orderTypeChosen,
    effect: async (_, api) => {
      api.cancelActiveListeners();
      // Without a connection the code does not load. The server checks the place again when the order is made.
      const code = await import('./recheck-place.ts').catch(() => null);
      if (code && !api.signal.aborted) await api.dispatch(code.recheckPlace(api.signal));
    },
  });
  startListening({
    predicate: (_, now, before) => hasCustomerLeft(now, before),
    effect: (_, { dispatch, extra }) => {
      dispatch(customerLeft());
      // The slice may not be loaded: it comes with the screens that use places.
      for (const key of [recentPlaces, recentStoreIds, selectedAddress]) extra.persistence.remove(key);
    },
  });
}
