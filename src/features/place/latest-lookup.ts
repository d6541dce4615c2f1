import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { type LookupData, type LookupResult, lookupResultOf, superseded } from './lookup-result.ts';
import { openPlaces } from './open-places.ts';
import { lookupBegan, selectPlaces } from './place-slice.ts';

/** Runs a lookup. If a later one has started meanwhile, its answer is dropped. */
export function latestLookup(lookUp: () => Promise<Answer<LookupData>>): AppThunk<Promise<LookupResult>> {
  return async (dispatch, getState) => {
    dispatch(openPlaces());
    dispatch(lookupBegan());
    const { lookup } = selectPlaces(getState());
    const answer = await lookUp();
    return selectPlaces(getState()).lookup === lookup ? lookupResultOf(answer) : superseded;
  };
}
