import type { StoredKey } from '#schemas/stored-key.ts';
import type { Persistence } from './persistence.ts';

/** A part of the state that is stored across reloads. */
export interface StoredBinding<State> {
  readonly key: StoredKey<unknown>;
  /** The value to store; null removes it. Must return the same reference as long as nothing has changed. */
  readonly select: (state: State) => unknown;
}

/** Types a binding by its key. */
export function bindStored<State, T>(
  key: StoredKey<T>,
  select: (state: State) => T | null,
): StoredBinding<State> {
  return { key, select };
}

interface KeepStored<State> {
  readonly store: { getState(): State; subscribe(listener: () => void): () => void };
  readonly persistence: Persistence;
  readonly bindings: readonly StoredBinding<State>[];
}

/**
 * Writes each bound part of the state now, because it may have changed since it was read, and after each change. Returns a function that stops
 * this.
 */
export function keepStored<State>({ store, persistence, bindings }: KeepStored<State>): () => void {
  const last = bindings.map(({ key, select }) => {
    const value = select(store.getState());
    if (value !== null) persistence.write(key, value);
    return value;
  });

  return store.subscribe(() => {
    bindings.forEach(({ key, select }, index) => {
      const value = select(store.getState());
      if (value === last[index]) return;
      last[index] = value;
      if (value === null) persistence.remove(key);
      else persistence.write(key, value);
    });
  });
}
