import { recentPlaces } from '#schemas/compiled/stored/recent-places.ts';
import { recentStoreIds } from '#schemas/compiled/stored/recent-store-ids.ts';
import { selectedAddress } from '#schemas/compiled/stored/selected-address.ts';
import { customerLeft, hasCustomerLeft } from '#src/features/session/customer-left.ts';
import type { StartListening } from '#src/store/listeners.ts';
import { NotLoaded } from '#registry/engine/late/not-loaded.ts';
import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import { orderTypeAsked, orderTypeKept, selectAskedType } from '#src/features/order-type/location-slice.ts';

/**
 * When another order type is asked for, checks whether the place and the store fit it; the code for this is loaded then. When the customer
 * leaves (logout, refused renewal or another tab), removes the stored places and addresses.
 */
export function startPlaceListeners(startListening: StartListening): void {
  startListening({
    actionCreator: orderTypeAsked,
    effect: async (_, api) => {
      api.cancelActiveListeners();
      const asked = selectAskedType(api.getState());
      if (asked === null) return;
      // Without a connection the code does not load, and the restaurant was not asked.
      const code = await import('./settle-order-type.ts').catch((cause: unknown) => new NotLoaded(cause));
      if (api.signal.aborted || selectAskedType(api.getState()) !== asked) return;
      if (!(code instanceof NotLoaded)) {
        await api.dispatch(code.settleOrderType(api.signal));
        return;
      }
      api.dispatch(orderTypeKept());
      sayNotLoaded(code);
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
