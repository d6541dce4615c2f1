import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { placeWanted, selectLocation } from '#src/features/order-type/location-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { choosePlace } from './choose-place.ts';
import { checkStore } from './check-store.ts';
import { openPlaces } from './open-places.ts';
import { selectPlaces } from './place-slice.ts';

/**
 * Looks again whether what was chosen still goes together: the store or the address with another order type. What no longer fits asks for
 * another place (LOC-22). A check that could not be made changes nothing: the customer may be in a tunnel.
 */
export function recheckPlace(signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { orderType, storeIsChosen } = selectLocation(getState());
    // The train asks for its own station; a store that nobody chose is only there to look at.
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
