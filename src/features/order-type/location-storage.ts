import type { RootState } from '#src/store/root-reducer.ts';
import { bindStored, type Persistence } from '#src/store/persistence.ts';
import { type LocationState, selectLocation } from './location-slice.ts';
import { readOrderType } from './order-types.ts';

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

let kept: { readonly from: LocationState; readonly value: Record<string, unknown> } | null = null;

/** The same object for the same state: a change is told by reference. */
function lastLocationOf(location: LocationState): Record<string, unknown> {
  if (kept?.from !== location) {
    const { storeId, storeName, city, placeTitle, storeIsChosen } = location;
    kept = { from: location, value: { storeId, storeName, city, placeTitle, storeIsChosen } };
  }
  return kept.value;
}

/** Keeps store and order type across visits; give these to `keepStored`. */
export const locationBindings = [
  bindStored('orderType', (state: RootState) => {
    const { orderType, orderTypeIsChosen } = selectLocation(state);
    return orderTypeIsChosen ? orderType : null;
  }),
  bindStored('lastLocation', (state: RootState) => lastLocationOf(selectLocation(state))),
];

/** Store and order type of the last visit, as far as they can be trusted. */
export function restoreLocation(persistence: Persistence): Partial<LocationState> {
  const orderType = readOrderType(persistence.read('orderType'));
  const location = persistence.read('lastLocation');
  const storeId = textOf(location?.['storeId']);
  return {
    ...(orderType ? { orderType, orderTypeIsChosen: true } : {}),
    ...(storeId
      ? {
          storeId,
          storeName: textOf(location?.['storeName']),
          city: textOf(location?.['city']),
          placeTitle: textOf(location?.['placeTitle']),
          storeIsChosen: location?.['storeIsChosen'] === true,
        }
      : {}),
  };
}
