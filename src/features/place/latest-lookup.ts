import type { AppThunk } from '#src/store/store.ts';
import { type LookupResult, superseded } from './lookup-result.ts';
import { openPlaces } from './open-places.ts';
import { lookupBegan, selectPlaces } from './place-slice.ts';

/** Runs a lookup; the answer of one that is no longer the latest does not count, whatever it says. */
export function latestLookup(lookUp: () => Promise<LookupResult>): AppThunk<Promise<LookupResult>> {
  return async (dispatch, getState) => {
    dispatch(openPlaces());
    dispatch(lookupBegan());
    const { lookup } = selectPlaces(getState());
    const result = await lookUp();
    return selectPlaces(getState()).lookup === lookup ? result : superseded;
  };
}
