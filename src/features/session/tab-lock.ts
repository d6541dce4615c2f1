/** Runs one piece of work at a time. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs the work in one tab of the browser at a time: a refresh token can be used once, and two tabs that start together would both use it,
 * or create two guest sessions for one visitor. In browsers without the Web Locks API the work runs without a lock.
 */
export const tabLock: Lock = (work) => {
  const locks = globalThis.navigator?.locks;
  return locks ? (locks.request('session', work) as ReturnType<typeof work>) : work();
};
