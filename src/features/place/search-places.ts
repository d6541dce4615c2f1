import type { Place, Suggestion } from '#schemas/entities/store.ts';
import { constants } from '#src/config/constants.ts';
import { pause } from '#src/request/abort.ts';
import { isRequestError } from '#src/request/request-error.ts';
import type { AppThunk } from '#src/store/store.ts';
import { fetchSuggestions } from './api/autocomplete.ts';
import { fetchPlaceOf } from './api/geocodes.ts';
import {
  locationTyped,
  placeLocated,
  predictionSelected,
  selectGeoCode,
  suggestionsFailed,
  suggestionsReceived,
} from './place-slice.ts';

/** Looks for places when the customer has paused typing (LOC-07). The signal aborts it, for example when the next letter is typed. */
export function searchPlaces(text: string, signal: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState, { request, clock }) => {
    dispatch(locationTyped(text));
    const query = text.trim();
    if (query === '') return;
    try {
      await pause(clock, constants.location.searchDelayMs, { signal, requestId: 'search' });
      const near = selectGeoCode(getState());
      const answer = await fetchSuggestions(request(), { query, near, signal });
      if (signal.aborted) return;
      dispatch(answer.ok ? suggestionsReceived(answer.data) : suggestionsFailed());
    } catch (error) {
      if (!isRequestError(error, 'aborted')) throw error;
    }
  };
}

/** Looks up the position of a suggestion; null when that fails. */
export function locatePrediction(suggestion: Suggestion): AppThunk<Promise<Place | null>> {
  return async (dispatch, _, { request }) => {
    dispatch(predictionSelected(suggestion));
    const answer = await fetchPlaceOf(request(), suggestion.placeId);
    if (!answer.ok) return null;
    dispatch(placeLocated(answer.data.place));
    return answer.data.place;
  };
}
