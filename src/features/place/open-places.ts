import { addListener } from '@reduxjs/toolkit';
import { keepStored } from '#src/store/keep-stored.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import type { AppDispatch, AppThunk, StoreExtra } from '#src/store/store.ts';
import { placesRestored, selectPlaces } from './place-slice.ts';
import { placeBindings, restorePlaces } from './place-storage.ts';

const listen = addListener.withTypes<RootState, AppDispatch, StoreExtra>();

/**
 * Restores the stored places once, and stores their changes from then on. All code that uses places calls it first: the slice is loaded late, so
 * it cannot be restored together with the others.
 */
export function openPlaces(): AppThunk {
  return (dispatch, getState, { persistence }) => {
    if (selectPlaces(getState()).restored) return;
    dispatch(placesRestored(restorePlaces(persistence)));
    // The listener middleware returns the function that removes the listener; the type of the action does not declare it.
    const subscribe = (notify: () => void) =>
      dispatch(
        listen({ predicate: (_, now, before) => selectPlaces(now) !== selectPlaces(before), effect: notify }),
      ) as unknown as () => void;
    keepStored({ store: { getState, subscribe }, persistence, bindings: placeBindings });
  };
}
