import { setImmediate, setTimeout } from 'node:timers/promises';
import { type Turn, turnNow } from './replica/turn.ts';

/** Least time between two queries. The wait is short, and under load one query serves all reads that arrived meanwhile. */
const spacingMs = 2;

/**
 * Reads many keys with few queries: reads that arrive while a query runs, or right after one, share the next query. A read never returns a
 * value that was read before it was requested, so it sees every change committed before it. `gather` waits for more reads before a query. Reads from
 * the primary and from the replica share none: who has read from the one that is ahead must not go on at the other.
 */
export function batchedReads<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  gather: () => Promise<unknown> = spaced(),
): (key: string) => Promise<Value | undefined> {
  const ofPrimary = sharedReads(read, gather);
  let ofReplica: { readonly turn: Turn; readonly read: typeof ofPrimary } | undefined;
  return (key) => {
    const turn = turnNow();
    if (!turn) return ofPrimary(key);
    if (ofReplica?.turn !== turn) ofReplica = { turn, read: sharedReads(read, gather) };
    return ofReplica.read(key);
  };
}

function sharedReads<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  gather: () => Promise<unknown>,
): (key: string) => Promise<Value | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  let next: { readonly keys: Set<string>; readonly values: Promise<ReadonlyMap<string, Value>> } | undefined;

  return async (key) => {
    if (!next) {
      const keys = new Set<string>();
      const values = last.then(async () => {
        await gather();
        next = undefined;
        return read([...keys]);
      });
      last = values.catch(() => {});
      next = { keys, values };
    }
    next.keys.add(key);
    return (await next.values).get(key);
  };
}

/** The embedded database runs on this thread: without giving way to the event loop, waiting requests would be read one by one. */
function spaced(): () => Promise<void> {
  let earliest = 0;
  return async () => {
    const wait = earliest - performance.now();
    await (wait > 0 ? setTimeout(wait) : setImmediate());
    earliest = performance.now() + spacingMs;
  };
}
