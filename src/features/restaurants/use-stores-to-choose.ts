import type { StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { GeoCode } from '#schemas/stored/place.ts';
import type { ServerRead } from '#src/store/use-read.ts';
import { useNearestStores } from './api/get-nearest-stores.ts';
import { useStores } from './api/get-stores.ts';
import { useStoreSearch } from './api/search-stores.ts';

interface Wanted {
  /** Whether the stored position has been restored. Nothing is requested before. */
  readonly ready: boolean;
  /** Null for the stores of all order types. */
  readonly orderType: OrderTypeCode | null;
  readonly near: GeoCode | null;
  /** The text of the field. */
  readonly text: string;
  /** The same once the typing has paused. */
  readonly search: string;
}

function holds({ name, locality, city, pincode, address }: StoreDetail, words: readonly string[]): boolean {
  const text = [name, locality, city, pincode, address].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Stores whose fields contain all words of a search. */
function matchingStores(stores: readonly StoreDetail[], search: string): readonly StoreDetail[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? stores : stores.filter((store) => holds(store, words));
}

/**
 * Stores to choose from: those near a known position, the nearest first, else all by name. A search filters them at once; one without a match
 * is sent to the server, which tolerates typing errors.
 */
export function useStoresToChoose({
  ready,
  orderType,
  near,
  text,
  search,
}: Wanted): ServerRead<readonly StoreDetail[]> {
  const nearest = useNearestStores({ near, orderType });
  // The reply for a position contains only the nearest stores. All stores are needed for a search, and for a position without stores nearby.
  const wantsAll = near === null || text.trim() !== '' || nearest.data?.length === 0;
  const all = useStores({ orderType, enabled: ready && wantsAll });
  const known = wantsAll ? all : nearest;
  const matching = known.data && matchingStores(known.data, text);
  const askServer = matching?.length === 0 && text.trim() !== '';
  const found = useStoreSearch(askServer && search === text ? search : '');

  if (!askServer) return { ...known, data: matching };
  const serving = found.data?.filter((store) => orderType === null || store.orderTypes.includes(orderType));
  return { ...found, data: serving, isLoading: found.isLoading || search !== text };
}
