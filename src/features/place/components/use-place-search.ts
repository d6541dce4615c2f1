import { useCallback, useEffect, useRef, useState } from 'react';
import type { Place, Suggestion } from '#schemas/entities/store.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { locationTyped, selectPlaces, suggestionsReceived } from '../place-slice.ts';
import { locatePrediction, searchPlaces } from '../search-places.ts';

/** What a search box for places shows and does: one search at a time, one choice at a time. */
export function usePlaceSearch(onChoose: (place: Place) => void) {
  const dispatch = useAppDispatch();
  const { searchedLocation, searchStatus, suggestions } = useAppSelector(selectPlaces);
  const running = useRef<AbortController | null>(null);
  /** The suggestion that is being located; typing on, or leaving the page, gives it up. */
  const picked = useRef<string | null>(null);
  const [locating, setLocating] = useState<string | null>(null);
  const [placeFailed, setPlaceFailed] = useState(false);

  const type = useCallback(
    (text: string) => {
      running.current?.abort();
      running.current = new AbortController();
      picked.current = null;
      setLocating(null);
      setPlaceFailed(false);
      void dispatch(searchPlaces(text, running.current.signal));
    },
    [dispatch],
  );

  // A search that an earlier box was taken away from would stand there as 'looking' for ever: it goes on in this one.
  const atFirst = useRef({ text: searchedLocation, isUnanswered: searchStatus === 'loading' });
  useEffect(() => {
    if (atFirst.current.isUnanswered) type(atFirst.current.text);
    return () => {
      running.current?.abort();
      picked.current = null;
    };
  }, [type]);

  async function choose(suggestion: Suggestion) {
    if (picked.current !== null) return;
    picked.current = suggestion.placeId;
    setLocating(suggestion.placeId);
    setPlaceFailed(false);
    const place = await dispatch(locatePrediction(suggestion));
    if (picked.current !== suggestion.placeId) return;
    picked.current = null;
    setLocating(null);
    if (!place) {
      setPlaceFailed(true);
      return;
    }
    // The box says what was chosen; what is still being searched for would put its answer over it.
    running.current?.abort();
    dispatch(locationTyped(place.title || suggestion.title));
    dispatch(suggestionsReceived([suggestion]));
    onChoose(place);
  }

  return {
    text: searchedLocation,
    status: searchStatus,
    suggestions,
    locating,
    placeFailed,
    type,
    retry: () => type(searchedLocation),
    clear: () => type(''),
    choose: (suggestion: Suggestion) => void choose(suggestion),
  };
}

export type PlaceSearchState = ReturnType<typeof usePlaceSearch>;
