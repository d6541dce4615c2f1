/** Runs one piece of work at a time. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs the work in one tab of the browser at a time. In browsers without the Web Locks API it runs without a lock; so does work that would have to
 * wait for longer than `longestWaitMs`, because a tab that is asleep can hold a lock for hours.
 */
export function lockAmongTabs(name: string, { longestWaitMs }: { longestWaitMs?: number } = {}): Lock {
  return async (work) => {
    const locks = globalThis.navigator?.locks;
    if (!locks) return work();
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return work();
    };
    const signal = longestWaitMs === undefined ? {} : { signal: AbortSignal.timeout(longestWaitMs) };
    try {
      return await locks.request(name, signal, begin);
    } catch (error) {
      if (hasBegun) throw error;
      return work();
    }
  };
}

/** For the session: a refresh token can be used once, and two tabs that start together would both use it, or create two guests for one visitor. */
export const tabLock = lockAmongTabs('session');
