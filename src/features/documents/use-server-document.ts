import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import { useRequest } from '#src/store/request-context.tsx';
import { useDocumentPort } from './document-port.tsx';
import type { DocumentReader } from './load-document.ts';

const refreshEveryMs = 30_000;

/** Documents change while people look at them: they are read again when the page comes back into view, and every half minute it is in view. */
const refresh: SWRConfiguration = {
  refreshInterval: refreshEveryMs,
  // What the page came with was read a moment ago; what was read earlier is read again by the half minute.
  revalidateIfStale: false,
  revalidateOnFocus: true,
  focusThrottleInterval: 5_000,
  dedupingInterval: 2_000,
  shouldRetryOnError: true,
  errorRetryInterval: 5_000,
  errorRetryCount: 3,
};

interface ServerDocument<T> {
  /** Null for a document that is not wanted now. */
  readonly key: string | null;
  readonly load: (reader: DocumentReader, previous: T | undefined) => Promise<T>;
  /** While another key's document is on its way, the one before stays on screen. */
  readonly keepPrevious?: boolean;
  /** Read once and not again. */
  readonly once?: boolean;
}

/** A document of the server. A failure leaves `data` as it was: the last good document stays on screen. */
export function useServerDocument<T>({ key, load, keepPrevious = false, once = false }: ServerDocument<T>) {
  const request = useRequest();
  const port = useDocumentPort();
  const { cache, fallback } = useSWRConfig();

  const { data, error, isLoading, mutate } = useSWR<T>(
    key,
    (wanted: string) =>
      load({ request, port }, (cache.get(wanted)?.data ?? fallback?.[wanted]) as T | undefined),
    { ...(once ? { revalidateOnFocus: false } : refresh), keepPreviousData: keepPrevious },
  );
  return {
    data,
    error: data === undefined ? (error as unknown) : undefined,
    isLoading,
    retry: () => void mutate(),
  };
}
