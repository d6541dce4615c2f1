import type { StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { GeoCode } from '#src/features/place/place-slice.ts';
import type { ServerRead } from '#src/store/use-read.ts';
import { useNearestStores } from './api/get-nearest-stores.ts';
import { useStores } from './api/get-stores.ts';
import { useStoreSearch } from './api/search-stores.ts';

interface Wanted {
  /** Whether it is known if there is a position. Nothing is asked for before. */
  readonly ready: boolean;
  /** Null for all stores, whatever they take orders for. */
  readonly orderType: OrderTypeCode | null;
  readonly near: GeoCode | null;
  /** What is typed. */
  readonly text: string;
  /** The same once the typing has paused. */
  readonly search: string;
}

function holds({ name, locality, city, pincode, address }: StoreDetail, words: readonly string[]): boolean {
  const text = [name, locality, city, pincode, address].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Stores that hold all words of a search in what is known of them. */
function matchingStores(stores: readonly StoreDetail[], search: string): readonly StoreDetail[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? stores : stores.filter((store) => holds(store, words));
}

/**
 * Stores to choose from: those near a position that is known, the nearest first, else all by name. A search narrows them at once; one that matches
 * nothing asks the server, which forgives typing errors.
 */
export function useStoresToChoose({
  ready,
  orderType,
  near,
  text,
  search,
}: Wanted): ServerRead<readonly StoreDetail[]> {
  const nearest = useNearestStores({ near, orderType });
  // What is near is only the nearest: a search means the whole country, as does a position that nothing is near to.
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
