import { usePersistence } from '#src/store/drafts.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { selectStarted } from '#src/store/startup-slice.ts';

/** Null until the app has started: the first render knows nothing about the customer. */
export function useStartedPersistence(): Persistence | null {
  const persistence = usePersistence();
  return useAppSelector(selectStarted) ? persistence : null;
}
