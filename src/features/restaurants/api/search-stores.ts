import { searchStores } from '#schemas/compiled/calls/search-stores.ts';
import { useRead } from '#src/store/use-read.ts';
import { storeKeys } from './store-keys.ts';

/** Stores by name, locality, city or PIN code (API-118); none are asked for while nothing is typed. */
export function useStoreSearch(text: string) {
  const location = text.trim();
  return useRead({
    key: location === '' ? null : storeKeys.storeSearch(location),
    call: (request) => request.call(searchStores, { params: { location } }),
    read: ({ stores }) => stores,
  });
}
