import { useCallback, useEffect, useRef, useState } from 'react';
import type { Place, Suggestion } from '#schemas/entities/store.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { locationTyped, selectPlaces, suggestionsReceived } from '../place-slice.ts';
import { locatePrediction, searchPlaces } from '../search-places.ts';

/** State and actions of a search box for places: one search at a time. A place that another app shared is searched for at once. */
export function usePlaceSearch(onChoose: (place: Place) => void, shared: string | null = null) {
  const dispatch = useAppDispatch();
  const { searchedLocation, searchStatus, suggestions, foundPartly } = useAppSelector(selectPlaces);
  const running = useRef<AbortController | null>(null);
  const [placeFailed, setPlaceFailed] = useState(false);

  const type = useCallback(
    (text: string) => {
      running.current?.abort();
      running.current = new AbortController();
      setPlaceFailed(false);
      void dispatch(searchPlaces(text, running.current.signal));
    },
    [dispatch],
  );

  // An earlier box may have been unmounted during its search, whose state would stay 'loading'. This box repeats that search.
  const atFirst = useRef({ text: searchedLocation, isUnanswered: searchStatus === 'loading', shared });
  useEffect(() => {
    const { text, isUnanswered, shared: given } = atFirst.current;
    if (given !== null && text === '') type(given);
    else if (isUnanswered) type(text);
    return () => running.current?.abort();
  }, [type]);

  /** Returns whether the place was found and the choice was not cancelled meanwhile. */
  async function choose(suggestion: Suggestion, signal: AbortSignal): Promise<boolean> {
    setPlaceFailed(false);
    const place = await dispatch(locatePrediction(suggestion));
    if (signal.aborted) return false;
    if (!place) {
      setPlaceFailed(true);
      return false;
    }
    // The box shows the chosen place. The answer of a search that is still running would replace it.
    running.current?.abort();
    dispatch(locationTyped(place.title || suggestion.title));
    dispatch(suggestionsReceived({ suggestions: [suggestion] }));
    onChoose(place);
    return true;
  }

  return {
    text: searchedLocation,
    status: searchStatus,
    suggestions,
    foundPartly,
    placeFailed,
    type,
    retry: () => type(searchedLocation),
    choose,
  };
}

export type PlaceSearchState = ReturnType<typeof usePlaceSearch>;
