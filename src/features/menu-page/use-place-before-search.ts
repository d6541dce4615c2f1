import { useLayoutEffect, useRef } from 'react';

/** Whoever clears the search is back where the dishes were left. Returns what is to be called when the text changes. */
export function usePlaceBeforeSearch(isSearching: boolean): (textBefore: string) => void {
  const before = useRef(0);
  const wasSearching = useRef(isSearching);

  useLayoutEffect(() => {
    if (wasSearching.current && !isSearching) window.scrollTo({ top: before.current, behavior: 'instant' });
    wasSearching.current = isSearching;
  }, [isSearching]);

  // As soon as results are shown, the page may be shorter than the place.
  return (textBefore) => {
    if (textBefore === '') before.current = window.scrollY;
  };
}
