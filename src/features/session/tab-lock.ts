/** Runs one piece of work at a time. */
export type Lock = (work: () => Promise<void>) => Promise<void>;

/**
 * One at a time over all tabs of the browser: a refresh token is good for one use, and two tabs that wake up together would both use
 * it, or make two guests of one visitor. Where there are no locks the work just runs.
 */
export const tabLock: Lock = (work) => {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('session', work) : work();
};
