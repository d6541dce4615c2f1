import { searchStores } from '#schemas/compiled/calls/search-stores.ts';
import { useRead } from '#src/store/use-read.ts';
import { storeKeys } from './store-keys.ts';

/** The server searches no longer texts. A whole address that was pasted has its names in the beginning. */
const longest = 80;

/** Stores by name, locality, city or PIN code (API-118); none are asked for while nothing is typed. */
export function useStoreSearch(text: string) {
  const location = text.trim().slice(0, longest).trim();
  return useRead({
    key: location === '' ? null : storeKeys.storeSearch(location),
    call: (request) => request.call(searchStores, { params: { location } }),
    read: ({ stores }) => stores,
  });
}
