import type { Persistence } from './persistence.ts';
import type { AppThunk } from './store.ts';

/** The storage that the store uses between visits. */
export function storePersistence(): AppThunk<Persistence> {
  return (_dispatch, _getState, { persistence }) => persistence;
}
