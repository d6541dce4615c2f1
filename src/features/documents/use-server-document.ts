import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { retryFailed } from '#src/store/retry-failed.ts';
import { documentKeys } from './document-keys.ts';
import { useDocumentPort } from './document-port.tsx';
import type { DocumentReader } from './load-document.ts';
import { selectAudience } from './select-audience.ts';

/**
 * Documents may change while they are shown: they are read again when the page becomes visible, and every 30 seconds while it is visible, or sooner,
 * when the server said that a node begins or ends. After a failure they are read again as often.
 */
const refreshEveryMs = 30_000;
const within = (ms: number) => Math.min(Math.max(1_000, ms), refreshEveryMs);

interface ServerDocument<T> {
  /** Null while the document is not needed. */
  readonly key: string | null;
  readonly load: (reader: DocumentReader, previous: T | undefined) => Promise<T>;
  /** While the document of a new key is loading, the previous one stays on screen. */
  readonly keepPreviousData?: true;
  /** Reads the document once: what is there is read again only when the customer wants it. */
  readonly once?: boolean;
  /** What is there was followed by another one: it is read again. */
  readonly isOld?: boolean;
}

/** A document of the server. After a failure `data` stays as it was, so the last good document stays on screen. */
export function useServerDocument<T>({ key, load, once, isOld, ...rest }: ServerDocument<T>) {
  const request = useRequest();
  const port = useDocumentPort();
  const { cache, fallback } = useSWRConfig();

  // Until the first reply says when the document changes, the page does: by the clock of this device, which may be wrong. A reply that says another
  // time, whatever it was asked for, begins the wait anew.
  const [refreshInterval, setRefreshInterval] = useState(() =>
    within(((fallback[documentKeys.changesAt()] as number | undefined) ?? Infinity) - Date.now()),
  );

  const kept = cache.get(key ?? '');
  const { data, error, isLoading, mutate } = useSWR<T>(
    key,
    (wanted: string) =>
      load(
        { request, port, changesIn: (ms = refreshEveryMs) => setRefreshInterval(within(ms)) },
        (cache.get(wanted)?.data ?? fallback?.[wanted]) as T | undefined,
      ),
    {
      ...(once
        ? {
            revalidateOnFocus: false,
            // Without a connection nothing came yet: it is read when the connection is back.
            revalidateOnReconnect: kept?.data === undefined,
          }
        : { refreshInterval }),
      // Data that the server rendered into the page is fresh. Older data in the cache is read again by the interval, unless the last reading failed:
      // nothing reads it again when whoever shows it was away meanwhile.
      revalidateIfStale: !once && (isOld || kept?.error !== undefined),
      onErrorRetry: retryFailed(cache, refreshEveryMs),
      ...rest,
      // A document that did not change is the very object. Comparing the parts of another one would prepare all of it.
      compare: Object.is,
    },
  );
  return {
    data,
    error: data === undefined ? (error as unknown) : undefined,
    isLoading,
    retry: () => void mutate(),
  };
}

/**
 * A document whose nodes are for some people. Who logs in or out, or changes order type or store, gets the document anew, unless it is the same
 * for them. Until it is there, the last one stays on screen; the engine hides in it what is not for them.
 */
export function useTargetedDocument<T>({ key, load, ...rest }: ServerDocument<T>) {
  const audience = useAppSelector(selectAudience);
  const { cache, fallback } = useSWRConfig();
  const last = () => (cache.get(key ?? '')?.data ?? fallback[key ?? '']) as T | undefined;

  const ownKey = key && audience ? documentKeys.for(key, audience) : key;
  const found = useServerDocument<T>({
    ...rest,
    key: ownKey,
    isOld: (cache.get(ownKey ?? '')?.data ?? last()) !== last(),
    load: async (reader, previous) => {
      const data = await load({ ...reader, audience, isOthers: !previous }, previous ?? last());
      cache.set(key ?? '', { data });
      return data;
    },
  });
  return { ...found, data: found.data === undefined ? last() : found.data };
}
