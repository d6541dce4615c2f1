import { getStoreLocalities } from '#schemas/compiled/calls/get-store-localities.ts';
import { withoutHiddenTowns } from '#src/features/cities/hidden-towns.ts';
import { useRead } from '#src/store/use-read.ts';
import { storeKeys } from './store-keys.ts';

/** Localities that a store delivers to (API-121, LOC-31), without those of hidden towns (LOC-32). */
export function useStoreLocalities(storeId: string | null) {
  return useRead({
    key: storeId && storeKeys.storeLocalities(storeId),
    call: (request) => request.call(getStoreLocalities, { params: { storeId: storeId ?? '' } }),
    read: ({ localities }) => withoutHiddenTowns(localities),
  });
}
