import { createContext, useContext } from 'react';
import { useAppSelector } from '#src/store/hooks.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { selectStarted } from '#src/store/startup-slice.ts';

export const PersistenceContext = createContext<Persistence | null>(null);

/** Null until the app has started: a first render knows nothing of the customer. */
export function usePersistence(): Persistence | null {
  const persistence = useContext(PersistenceContext);
  return useAppSelector(selectStarted) ? persistence : null;
}
