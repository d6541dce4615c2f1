import { attempt } from './attempt.ts';
import { type StoredKey, type StoredKeyName, type StoredValue, storedKeys } from './stored-keys.ts';

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Persistence {
  /** Null when there is no value, or none that can be trusted. */
  read<K extends StoredKeyName>(key: K): StoredValue<K> | null;
  write<K extends StoredKeyName>(key: K, value: StoredValue<K>): void;
  remove(...keys: readonly StoredKeyName[]): void;
}

/** The browser's storage; null on the server and where the browser blocks it. */
export function browserStorage(): StorageLike | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * The only door to what is kept between visits. A storage that is missing, blocked, full or damaged never stops the app: what cannot be
 * kept is remembered until the page goes.
 */
export function createPersistence(storage: StorageLike | null): Persistence {
  const memory = new Map<StoredKeyName, unknown>();

  function forget(key: StoredKeyName): void {
    memory.delete(key);
    attempt(() => storage?.removeItem(key));
  }

  return {
    read(key) {
      if (memory.has(key)) return memory.get(key) as StoredValue<typeof key>;
      const text = attempt(() => storage?.getItem(key));
      if (typeof text !== 'string') return null;
      const value = unpack(storedKeys[key] as StoredKey<StoredValue<typeof key>>, text);
      if (value === null) forget(key);
      return value;
    },

    write(key, value) {
      const text = JSON.stringify({ v: storedKeys[key].version, d: value });
      if (storage && attempt(() => (storage.setItem(key, text), true))) memory.delete(key);
      else {
        // An older value must not come back with the next visit.
        forget(key);
        memory.set(key, value);
      }
    },

    remove(...keys) {
      for (const key of keys) forget(key);
    },
  };
}

export interface StoredBinding<State, K extends StoredKeyName = StoredKeyName> {
  readonly key: K;
  /** What to keep; null removes the key. Must return the same reference as long as nothing changed. */
  readonly select: (state: State) => StoredValue<K> | null;
}

/** Types a binding by its key. */
export function bindStored<State, K extends StoredKeyName>(
  key: K,
  select: (state: State) => StoredValue<K> | null,
): StoredBinding<State> {
  return { key, select } as unknown as StoredBinding<State>;
}

interface KeepStored<State> {
  readonly store: { getState(): State; subscribe(listener: () => void): () => void };
  readonly persistence: Persistence;
  readonly bindings: readonly StoredBinding<State>[];
}

/**
 * Writes each bound part of the state now, for it may have changed since it was read, and whenever it changes. Returns a function that stops
 * it.
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

function unpack<T>(key: StoredKey<T>, text: string): T | null {
  const envelope = attempt(() => JSON.parse(text) as unknown);
  if (typeof envelope !== 'object' || envelope === null) return null;
  const { v, d } = envelope as { v?: unknown; d?: unknown };
  return v === key.version && key.accepts(d) ? d : null;
}
