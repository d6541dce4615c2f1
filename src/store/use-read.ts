import useSWR from 'swr';
import { type ServerFailure, serverFailure, statusOf } from '#src/request/outcome.ts';
import type { Request } from '#src/request/ports.ts';
import { useRequest } from '#src/store/request-context.tsx';

/** The server answered, and said no. */
export class RefusedError extends Error {
  readonly failure: ServerFailure;

  constructor(failure: ServerFailure) {
    super(failure.displayMsg);
    this.name = 'RefusedError';
    this.failure = failure;
  }
}

export interface ServerRead<T> {
  /** What is known, also while it is read anew and after that failed. */
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

interface Read<Reply, T> {
  /** Null while nothing is to be read. */
  readonly key: string | null;
  readonly call: (request: Request) => Promise<Reply>;
  readonly read: (reply: Reply) => T;
}

/** Server data that changes seldom: read once for each key, and again when the customer asks for it. */
export function useRead<Reply, T>({ key, call, read }: Read<Reply, T>): ServerRead<T> {
  const request = useRequest();
  const { data, error, isLoading, isValidating, mutate } = useSWR<T>(
    key,
    async () => {
      const reply = await call(request);
      if (statusOf(reply) !== 'success') throw new RefusedError(serverFailure(reply));
      return read(reply);
    },
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  return {
    data,
    error: data === undefined ? (error as unknown) : undefined,
    isLoading: isLoading || (data === undefined && isValidating),
    retry: () => void mutate(),
  };
}
