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
 */
export function keptUntilChanged<Value extends object | string | number>(
  read: (key: string) => Promise<Value | undefined>,
  changes: Changes | undefined,
): (key: string) => Promise<Value | undefined> {
  if (!changes) return read;
  /** What is not there is kept too, as an empty entry. */
  const kept = new LRUCache<string, { readonly value: Value | undefined }>({ max: mostKeys });
  let keptAt: number | undefined;
  return async (key) => {
    const stamp = changes.stamp();
    if (stamp === undefined) return read(key);
    if (keptAt !== stamp) {
      kept.clear();
      keptAt = stamp;
    }
    const known = kept.get(key);
    if (known) return known.value;
    const value = await read(key);
    if (keptAt === stamp && changes.stamp() === stamp) kept.set(key, { value });
    return value;
  };
}

/**
 * Told each revision that is read, it tells of a change when it is another one than before: the notice may still be on its way. What is kept by then may be
 * older than the revision, and whoever has read the revision goes on to read what it is of.
 */
export function revisionsRead(changes: Pick<Changes, 'changed'> | undefined): (revision: string) => void {
  let last: string | undefined;
  return (revision) => {
    if (revision === last) return;
    last = revision;
    changes?.changed();
  };
}
