import type { Cache, SWRConfiguration } from 'swr';

type OnErrorRetry = NonNullable<SWRConfiguration['onErrorRetry']>;

/**
 * Reads again after a failure, at first soon, then at most `mostMs` later, until it succeeds: SWR asks in no interval for what has failed, so who gives up
 * here never reads again. Hidden pages and devices that are offline wait for SWR, which reads when that is over.
 */
export function retryFailed(cache: Cache, mostMs: number): OnErrorRetry {
  return (...[error, key, , revalidate, options]) =>
    void setTimeout(
      // What was read since then needs no more, and what has failed again since then has a wait of its own.
      () => void (cache.get(key)?.error === error && revalidate(options)),
      // Not all devices at the same time.
      Math.min(5_000 * 2 ** options.retryCount, mostMs) * (1 - Math.random() / 2),
    );
}
