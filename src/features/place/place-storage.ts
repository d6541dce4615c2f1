import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { recentPlaces } from '#schemas/compiled/stored/recent-places.ts';
import { recentStoreIds } from '#schemas/compiled/stored/recent-store-ids.ts';
import { selectedAddress } from '#schemas/compiled/stored/selected-address.ts';
import type { RecentPlaces, SelectedAddress } from '#schemas/stored/place.ts';
import { constants } from '#src/config/constants.ts';
import { bindStored } from '#src/store/keep-stored.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { type KeptPlaces, selectPlaces } from './place-slice.ts';
import { noRecents } from './recents.ts';

const { recentPlacesMax, recentStoresMax } = constants.location;

/** What was chosen and found: the same object as long as no part of it changes, null when there is nothing to store. */
const selectedOf = createSelector(
  [selectPlaces],
  ({ geoCode, place, chosen, tempAddress, addressDetail }): SelectedAddress | null =>
    geoCode || place || chosen || tempAddress || addressDetail
      ? { geoCode, place, chosen, tempAddress, addressDetail }
      : null,
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** Keeps the places of the customer across visits; give these to `keepStored`. */
export const placeBindings = [
  bindStored(recentPlaces, (state: RootState) => {
    const { recents } = selectPlaces(state);
    return recents === noRecents ? null : recents;
  }),
  bindStored(recentStoreIds, (state: RootState) => {
    const { recentStoreIds: ids } = selectPlaces(state);
    return ids.length === 0 ? null : ids;
  }),
  bindStored(selectedAddress, selectedOf),
];

function withinLimits({ delivery, dineIn, takeaway }: RecentPlaces): RecentPlaces {
  return {
    delivery: delivery.slice(0, recentPlacesMax),
    dineIn: dineIn.slice(0, recentPlacesMax),
    takeaway: takeaway.slice(0, recentPlacesMax),
  };
}

/** The places of earlier visits, up to the maximum number (CON-02), each store once (CON-01). */
export function restorePlaces(persistence: Persistence): KeptPlaces {
  const recents = persistence.read(recentPlaces);
  const storeIds = persistence.read(recentStoreIds) ?? [];
  const selected = persistence.read(selectedAddress);
  return {
    recents: recents ? withinLimits(recents) : noRecents,
    recentStoreIds: [...new Set(storeIds)].slice(0, recentStoresMax),
    geoCode: selected?.geoCode ?? null,
    place: selected?.place ?? null,
    chosen: selected?.chosen ?? null,
    tempAddress: selected?.tempAddress ?? null,
    addressDetail: selected?.addressDetail ?? null,
  };
}
