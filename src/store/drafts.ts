import { useMemo } from 'react';
import type { StoredKey } from '#schemas/stored-key.ts';
import { useAppDispatch } from './hooks.ts';
import type { Persistence } from './persistence.ts';
import { storePersistence } from './store-persistence.ts';

/** Access to one stored value: a partly filled form, so that a reload or a failed call loses nothing. */
export interface Draft<T> {
  /** Null when there is no valid value. */
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

export function draftOf<T>(persistence: Persistence, key: StoredKey<T>, id?: string): Draft<T> {
  return {
    read: () => persistence.read(key, id),
    write: (value) => persistence.write(key, value, id),
    remove: () => persistence.remove(key, id),
  };
}

/** The persistence of the app, for components. */
export function usePersistence(): Persistence {
  const dispatch = useAppDispatch();
  return useMemo(() => dispatch(storePersistence()), [dispatch]);
}

/** Returns the same draft as long as key and id are the same. */
export function useDraft<T>(key: StoredKey<T>, id?: string): Draft<T> {
  const persistence = usePersistence();
  return useMemo(() => draftOf(persistence, key, id), [persistence, key, id]);
}
