import { getStorePage } from '#schemas/compiled/calls/get-store-page.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { useRead } from '#src/store/use-read.ts';
import { storeKeys } from './store-keys.ts';

/** One store, for its page (API-119). */
export function useStorePage(storeId: string) {
  const read = useRead({
    key: storeKeys.storePage(storeId),
    call: (request) => request.call(getStorePage, { params: { storeId } }),
    read: ({ store }) => store,
  });
  return { ...read, isMissing: isUnknownStore(read.error) };
}

/** Whether the server answered that it knows no such store. A 5xx answer does not mean that. */
function isUnknownStore(error: unknown): boolean {
  const refusal = refusalIn(error);
  return refusal?.kind === 'refused' && (refusal.status ?? 0) < 500;
}
