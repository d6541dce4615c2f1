// Half-filled forms, kept in the tab so that a reload or a failed call loses nothing. Never passwords, one-time codes or card data.

import { attempt } from './attempt.ts';
import type { StorageLike } from './persistence.ts';

export interface Draft<T> {
  /** Null when there is none, or none that can be trusted. */
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

interface DraftParts<T> {
  readonly name: string;
  /** A draft of an older app, or a damaged one, is dropped. */
  readonly accepts: (value: unknown) => value is T;
  readonly storage?: StorageLike | null;
}

/** The storage of this tab, which ends with it; null on the server and where the browser blocks it. */
function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, a draft lasts as long as the page. */
const memory = new Map<string, string>();

const keyOf = (name: string) => `draft/${name}`;

/** Removes every draft whose name begins so. */
export function removeDrafts(begin: string): void {
  const storage = tabStorage();
  const kept = attempt(() => Object.keys(storage ?? {})) ?? [];
  for (const key of [...memory.keys(), ...kept].filter((each) => each.startsWith(keyOf(begin)))) {
    memory.delete(key);
    attempt(() => storage?.removeItem(key));
  }
}

export function createDraft<T>({ name, accepts, storage = tabStorage() }: DraftParts<T>): Draft<T> {
  const key = keyOf(name);

  function remove(): void {
    memory.delete(key);
    attempt(() => storage?.removeItem(key));
  }

  return {
    read() {
      const text = memory.get(key) ?? attempt(() => storage?.getItem(key));
      if (typeof text !== 'string') return null;
      const value = attempt(() => JSON.parse(text) as unknown);
      if (accepts(value)) return value;
      remove();
      return null;
    },

    write(value) {
      const text = JSON.stringify(value);
      if (storage && attempt(() => (storage.setItem(key, text), true))) memory.delete(key);
      else memory.set(key, text);
    },

    remove,
  };
}
