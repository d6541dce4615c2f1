import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { placeWanted, selectLocation } from '#src/features/order-type/location-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { choosePlace } from './choose-place.ts';
import { checkStore } from './check-store.ts';
import { openPlaces } from './open-places.ts';
import { selectPlaces } from './place-slice.ts';

/**
 * Checks whether the chosen store or address fits the new order type. If it does not, the customer has to choose another place (LOC-22). A check
 * that failed changes nothing: the connection may be lost for a moment only.
 */
export function recheckPlace(signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { orderType, storeIsChosen } = selectLocation(getState());
    // An order to the train asks for its own station. A store that the customer did not choose only shows its menu.
    if (!storeIsChosen || orderType === 'IRCTC') return;
    dispatch(openPlaces());

    if (isAtStore(orderType)) {
      if ((await dispatch(checkStore(orderType))) === 'refused' && !signal?.aborted) dispatch(placeWanted());
      return;
    }
    const { chosen } = selectPlaces(getState());
    if (!chosen) {
      dispatch(placeWanted());
      return;
    }
    const outcome = await dispatch(choosePlace(chosen, { orderType, from: 'elsewhere' }));
    if ((outcome.kind === 'unavailable' || outcome.kind === 'offline') && !signal?.aborted)
      dispatch(placeWanted());
  };
}
