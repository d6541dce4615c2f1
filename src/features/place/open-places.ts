import { addListener } from '@reduxjs/toolkit';
import type { RootState } from '#src/store/root-reducer.ts';
import type { AppDispatch, AppThunk, StoreExtra } from '#src/store/store.ts';
import { placesRestored, selectPlaces } from './place-slice.ts';
import { keepPlaces, restorePlaces } from './place-storage.ts';

const listen = addListener.withTypes<RootState, AppDispatch, StoreExtra>();

/**
 * Reads the places that this device has kept, once, and keeps them from then on. Whatever works with places begins with it: the slice is not
 * there before, so that it cannot be restored with the rest.
 */
export function openPlaces(): AppThunk {
  return (dispatch, getState, { persistence }) => {
    if (selectPlaces(getState()).restored) return;
    dispatch(placesRestored(restorePlaces(persistence)));
    dispatch(
      listen({
        predicate: (_, now, before) => selectPlaces(now) !== selectPlaces(before),
        effect: (_, api) =>
          keepPlaces(persistence, selectPlaces(api.getState()), selectPlaces(api.getOriginalState())),
      }),
    );
  };
}
