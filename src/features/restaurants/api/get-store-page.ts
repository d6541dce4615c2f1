import { getStorePage } from '#schemas/compiled/endpoints.ts';
import { RequestError } from '#src/request/request-error.ts';
import { RefusedError, useRead } from '#src/store/use-read.ts';
import { storeKeys } from './store-keys.ts';

/** One store, for its page (API-119). */
export function useStorePage(storeId: string) {
  const read = useRead({
    key: storeKeys.storePage(storeId),
    call: (request) => request.call(getStorePage, { params: { storeId } }),
    read: ({ data }) => data?.store ?? null,
  });
  return { ...read, isMissing: read.data === null || isRefusal(read.error) };
}

/** The server answered, and knows no such store. */
function isRefusal(error: unknown): boolean {
  return error instanceof RefusedError || (error instanceof RequestError && error.status === 404);
}
