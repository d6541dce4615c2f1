import { lastLocation } from '#schemas/compiled/stored/last-location.ts';
import { orderType } from '#schemas/compiled/stored/order-type.ts';
import type { LastLocation } from '#schemas/stored/place.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { bindStored } from '#src/store/keep-stored.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { type LocationState, selectLocation } from './location-slice.ts';
import { readOrderType } from './order-types.ts';

let kept: { readonly from: LocationState; readonly value: LastLocation } | null = null;

/** Returns the same object for the same state, because changes are detected by reference. */
function lastLocationOf(location: LocationState): LastLocation {
  if (kept?.from !== location) {
    const { storeId, storeName, city, placeTitle, storeIsChosen } = location;
    kept = { from: location, value: { storeId, storeName, city, placeTitle, storeIsChosen } };
  }
  return kept.value;
}

/** Keeps store and order type across visits; give these to `keepStored`. */
export const locationBindings = [
  bindStored(orderType, (state: RootState) => {
    const { orderType: code, orderTypeIsChosen } = selectLocation(state);
    return orderTypeIsChosen ? code : null;
  }),
  bindStored(lastLocation, (state: RootState) => lastLocationOf(selectLocation(state))),
];

/** Store and order type of the last visit, as far as the stored values are valid. */
export function restoreLocation(persistence: Persistence): Partial<LocationState> {
  const code = readOrderType(persistence.read(orderType));
  const location = persistence.read(lastLocation);
  const { storeId, storeName, city, placeTitle, storeIsChosen = false } = location ?? {};
  return {
    ...(code ? { orderType: code, orderTypeIsChosen: true } : {}),
    // All of them, also where one is unknown: the name of another store would be wrong.
    ...(storeId === undefined
      ? { storeIsLost: location !== null }
      : { storeId, storeName, city, placeTitle, storeIsChosen }),
  };
}
