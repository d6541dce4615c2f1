import { LRUCache } from 'lru-cache';

/** What is known of the changes of the data that pages, menus and lists are made of, whichever process makes them. */
export interface Changes {
  /** Another number after each change; undefined while changes are not heard of, and everything has to be read. */
  readonly stamp: () => number | undefined;
  /** This process has changed something: it does not wait until it hears of it. */
  readonly changed: () => void;
}

export interface HeardChanges extends Changes {
  readonly close: () => Promise<void>;
}

/** Keys come from requests, so their number has no end. */
const mostKeys = 10_000;

/**
 * Reads that are made once and kept until anything changes. What is read while a change comes is not kept. Without `changes`, and while they are not heard
 * of, each read is made.
 *
 * `sharedOf` is for revisions: the part that is the same for all keys. Another one than before tells of a change, of which the notice may still be on its
 * way: what is kept by then may be older than the revision, and whoever has read the revision goes on to read what it is of.
 */
export function keptUntilChanged<Value extends object | string | number>(
  read: (key: string) => Promise<Value | undefined>,
  changes: Changes | undefined,
  sharedOf?: (value: Value) => string,
): (key: string) => Promise<Value | undefined> {
  if (!changes) return read;
  /** What is not there is kept too, as an empty entry. */
  const kept = new LRUCache<string, { readonly value: Value | undefined }>({ max: mostKeys });
  let keptAt: number | undefined;
  let lastShared: string | undefined;

  function keepFrom(stamp: number | undefined): void {
    if (keptAt === stamp) return;
    kept.clear();
    keptAt = stamp;
  }

  function compare(value: Value | undefined): void {
    const shared = value === undefined ? undefined : sharedOf?.(value);
    if (shared === undefined || shared === lastShared) return;
    lastShared = shared;
    changes?.changed();
  }

  return async (key) => {
    const stamp = changes.stamp();
    if (stamp !== undefined) keepFrom(stamp);
    const known = stamp === undefined ? undefined : kept.get(key);
    if (known) return known.value;
    const value = await read(key);
    const isOfNow = stamp !== undefined && keptAt === stamp && changes.stamp() === stamp;
    compare(value);
    if (isOfNow) {
      // The change that it tells of itself does not make it old.
      keepFrom(changes.stamp());
      kept.set(key, { value });
    }
    return value;
  };
}
