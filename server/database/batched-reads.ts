import { setImmediate, setTimeout } from 'node:timers/promises';

/** Reads begin at least this far apart. Little to wait, and yet under load one query serves all who came meanwhile. */
const spacingMs = 2;

/**
 * Reads many keys with few queries: who asks while a query is under way, or right after one, shares the next. Nobody gets what was read
 * before they asked, so a change that was committed is seen by every read after it. `gather` lets others come before a query begins.
 */
export function batchedReads<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  gather: () => Promise<void> = spaced(),
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

/** The embedded database works on this very thread: without a turn here, requests that have arrived would be read one by one. */
function spaced(): () => Promise<void> {
  let earliest = 0;
  return async () => {
    const wait = earliest - performance.now();
    await (wait > 0 ? setTimeout(wait) : setImmediate());
    earliest = performance.now() + spacingMs;
  };
}
