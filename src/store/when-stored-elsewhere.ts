import type { StoredKey } from '#schemas/stored-key.ts';
import { storageName } from './persistence.ts';

/**
 * Calls back when another tab has changed one of the values, and when the page comes back from the browser's cache of pages, which hears nothing
 * meanwhile. The browser reports only changes by other tabs, and only of values that differ, so two tabs cannot trigger each other endlessly.
 */
export function whenStoredElsewhere(keys: readonly StoredKey<unknown>[], run: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const names = keys.map((key) => storageName(key));
  window.addEventListener(
    'storage',
    // A null key means that the whole storage was cleared.
    ({ key }) => void ((key === null || names.includes(key)) && run()),
    { signal },
  );
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && run()), { signal });
  return () => listening.abort();
}
