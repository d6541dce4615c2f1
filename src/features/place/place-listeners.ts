import { customerLeft, hasCustomerLeft } from '#src/features/session/customer-left.ts';
import type { StartListening } from '#src/store/listeners.ts';
import { orderTypeChosen } from '#src/features/order-type/location-slice.ts';

/**
 * Whenever the order type changes, it is looked up again whether the place and the store serve it; the code for it is fetched then. Whoever
 * is a customer no longer leaves no addresses behind, however that came about.
 */
export function startPlaceListeners(startListening: StartListening): void {
  startListening({
    actionCreator: orderTypeChosen,
    effect: async (_, api) => {
      api.cancelActiveListeners();
      const { recheckPlace } = await import('./recheck-place.ts');
      if (!api.signal.aborted) await api.dispatch(recheckPlace(api.signal));
    },
  });
  startListening({
    predicate: (_, now, before) => hasCustomerLeft(now, before),
    effect: (_, { dispatch, extra }) => {
      dispatch(customerLeft());
      // After the event, which writes the emptied places.
      extra.persistence.remove('recentPlaces', 'recentStoreIds', 'selectedAddress');
    },
  });
}
