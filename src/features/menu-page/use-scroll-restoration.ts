import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAppStore } from '#src/store/hooks.ts';

type Positions = Map<string, number>;

/** By store, which lives as long as the visit: the scroll position of each history entry by its key. */
const visits = new WeakMap<object, Positions>();

function positionsOf(store: object): Positions {
  const positions = visits.get(store) ?? new Map<string, number>();
  visits.set(store, positions);
  return positions;
}

/** Remembers the scroll position of each history entry, and returns to it on back and forward. Returns what is remembered, by the entry's key. */
export function useScrollRestoration(isReady: boolean): ReadonlyMap<string, number> {
  const { key } = useLocation();
  const type = useNavigationType();
  const positions = positionsOf(useAppStore());

  useLayoutEffect(() => {
    const top = positions.get(key);
    if (top !== undefined && type === 'POP' && isReady) window.scrollTo({ top, behavior: 'instant' });
    return () => {
      if (isReady) positions.set(key, window.scrollY);
    };
    // Once for each entry: what is loaded later does not scroll the page.
  }, [key, type, isReady, positions]);

  return positions;
}
