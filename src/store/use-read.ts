import useSWR from 'swr';
import type { Answer } from '#src/request/answer.ts';
import type { Request } from '#src/request/ports.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useRequest } from '#src/store/request-context.tsx';

export interface ServerRead<T> {
  /** The last data, also while it is requested again and after a failure. */
  readonly data: T | undefined;
  /** `refusalIn` returns the refusal in it. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

interface Read<Data, T> {
  /** Null while nothing is to be requested. */
  readonly key: string | null;
  readonly call: (request: Request) => Promise<Answer<Data>>;
  readonly read: (data: Data) => T;
  /** Until the data of a new key are there, those of the one before stay; a failure of the new key is told beside them. */
  readonly keepPrevious?: boolean;
  /** Also requested when it is shown again, and when the customer comes back to the page. */
  readonly changesOften?: boolean;
}

/** Server data that seldom changes: requested once for each key, and again when the customer retries. */
export function useRead<Data, T>({
  key,
  call,
  read,
  keepPrevious = false,
  changesOften = false,
}: Read<Data, T>): ServerRead<T> {
  const request = useRequest();
  const { data, error, isLoading, mutate } = useSWR<T>(
    key,
    async () => read(dataOrThrow(await call(request)).data),
    {
      revalidateOnFocus: changesOften,
      revalidateIfStale: changesOften,
      shouldRetryOnError: false,
      keepPreviousData: keepPrevious,
    },
  );
  return {
    data,
    error: data === undefined || keepPrevious ? (error as unknown) : undefined,
    isLoading,
    retry: () => void mutate(),
  };
}
