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

/** Looks for places when the customer has paused typing (LOC-07). The signal withdraws it, as the next letter does. */
export function searchPlaces(text: string, signal: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState, { request, clock }) => {
    dispatch(locationTyped(text));
    const query = text.trim();
    if (query === '') return;
    try {
      await pause(clock, constants.location.searchDelayMs, { signal, requestId: 'search' });
      const near = selectGeoCode(getState());
      const suggestions = await fetchSuggestions(request(), { query, near, signal });
      if (!signal.aborted) dispatch(suggestionsReceived(suggestions));
    } catch (error) {
      if (!signal.aborted && !isRequestError(error, 'aborted')) dispatch(suggestionsFailed());
    }
  };
}

/** Finds where a suggestion is; null when nobody can say. */
export function locatePrediction(suggestion: Suggestion): AppThunk<Promise<Place | null>> {
  return async (dispatch, _, { request }) => {
    dispatch(predictionSelected(suggestion));
    try {
      const place = await fetchPlaceOf(request(), suggestion.placeId);
      if (place) dispatch(placeLocated(place));
      return place;
    } catch {
      return null;
    }
  };
}
