import type { Persistence } from '#src/store/persistence.ts';
import type { AppThunk } from '#src/store/store.ts';

/** What the store keeps things with between visits. */
export function storePersistence(): AppThunk<Persistence> {
  return (_dispatch, _getState, { persistence }) => persistence;
}
