import { createContext, useContext } from 'react';
import type { Persistence } from '#src/store/persistence.ts';

/** Null until the app has started: a first render knows nothing of the customer. */
export const PersistenceContext = createContext<Persistence | null>(null);

export function usePersistence(): Persistence | null {
  return useContext(PersistenceContext);
}
