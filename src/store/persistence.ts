import { isRecord } from '#schemas/is-record.ts';
import { addressOf } from '#schemas/reader/address-of.ts';
import { readValue } from '#schemas/reader/read-value.ts';
import type { StoredKey, StoredName } from '#schemas/stored-key.ts';
import { attempt } from './attempt.ts';

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>;

/** A part of a stored value that was repaired, or the reason why the value was dropped. */
export interface StoredFault {
  /** Name of the stored value. */
  readonly name: string;
  /** Readable path, such as `cartLines[2].price`. */
  readonly path: string;
  /** `other-version`, `unreadable`, or the broken rule. */
  readonly code: string;
}

export interface Persistence {
  /** Null when there is no valid value. Invalid parts are repaired or left out according to the schema, and reported once. */
  read<T>(key: StoredKey<T>, id?: string): T | null;
  write<T>(key: StoredKey<T>, value: T, id?: string): void;
  remove(key: StoredName, id?: string): void;
  /** Removes every value of the key whose id begins with `idBegin`. */
  removeAll(key: StoredName, idBegin?: string): void;
}

interface Storages {
  /** Null on the server and when the browser blocks it. */
  readonly device?: StorageLike | null;
  readonly tab?: StorageLike | null;
  readonly report?: (fault: StoredFault) => void;
}

/** The storages of the browser; null on the server and when the browser blocks them. */
export function browserStorages(): Storages {
  return {
    device: attempt(() => globalThis.localStorage) ?? null,
    tab: attempt(() => globalThis.sessionStorage) ?? null,
  };
}

/** The name of a value in its storage. */
export function storageName({ name, keptIn }: StoredName, id?: string): string {
  const whole = id === undefined ? name : `${name}/${id}`;
  return keptIn === 'tab' ? `draft/${whole}` : whole;
}

/**
 * The only access to the browser's storages. A storage that is missing, blocked, full or damaged does not stop the app: values that cannot be
 * stored are held in memory until the page is closed.
 */
export function createPersistence({
  device = null,
  tab = null,
  report = () => {},
}: Storages = {}): Persistence {
  const memory = new Map<string, string>();
  const storageOf = ({ keptIn }: StoredName) => (keptIn === 'tab' ? tab : device);

  function forget(storage: StorageLike | null, name: string): void {
    memory.delete(name);
    attempt(() => storage?.removeItem(name));
  }

  return {
    read<T>(key: StoredKey<T>, id?: string): T | null {
      const name = storageName(key, id);
      const text = memory.get(name) ?? attempt(() => storageOf(key)?.getItem(name));
      if (typeof text !== 'string') return null;
      const { value, faults } = unpack(key, text);
      for (const fault of faults) report({ name: key.name, ...fault });
      // The repaired value is stored, so that the next visit does not report the same faults.
      if (value === null) this.remove(key, id);
      else if (faults.length > 0) this.write(key, value, id);
      return value;
    },

    write(key, value, id) {
      const name = storageName(key, id);
      const storage = storageOf(key);
      const text = JSON.stringify({ v: key.version, d: value });
      if (storage && attempt(() => (storage.setItem(name, text), true))) memory.delete(name);
      else {
        // An older value must not be read in the next visit.
        forget(storage, name);
        memory.set(name, text);
      }
    },

    remove(key, id) {
      forget(storageOf(key), storageName(key, id));
    },

    removeAll(key, idBegin = '') {
      const storage = storageOf(key);
      const begin = storageName(key, idBegin);
      for (const name of [...memory.keys(), ...namesIn(storage)])
        if (name.startsWith(begin)) forget(storage, name);
    },
  };
}

function namesIn(storage: StorageLike | null): string[] {
  return (
    attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key?.(index) ?? '')) ??
    []
  );
}

interface Unpacked<T> {
  readonly value: T | null;
  readonly faults: readonly Omit<StoredFault, 'name'>[];
}

function unpack<T>(key: StoredKey<T>, text: string): Unpacked<T> {
  const packed = attempt(() => JSON.parse(text) as unknown);
  if (!isRecord(packed)) return { value: null, faults: [{ path: key.name, code: 'unreadable' }] };
  if (packed['v'] !== key.version)
    return { value: null, faults: [{ path: key.name, code: 'other-version' }] };
  const read = readValue(key.shape, packed['d']);
  const faults = read.faults.map(({ path, code }) => ({ path: addressOf(key.name, path), code }));
  return { value: read.ok ? (read.value as T) : null, faults };
}
