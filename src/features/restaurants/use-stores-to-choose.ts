import type { StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { GeoCode } from '#schemas/stored/place.ts';
import type { ServerRead } from '#src/store/use-read.ts';
import { useCityStores } from './api/get-city-stores.ts';
import { useNearestStores } from './api/get-nearest-stores.ts';
import { useStores } from './api/get-stores.ts';
import { useStoreSearch } from './api/search-stores.ts';

interface Wanted {
  /** Whether the stored position has been restored. Nothing is requested before. */
  readonly ready: boolean;
  /** Null for the stores of all order types. */
  readonly orderType: OrderTypeCode | null;
  readonly near: GeoCode | null;
  readonly city: string | null;
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
 * Stores to choose from: those of a city, else those near a known position, the nearest first, else those of all order types by name. Null when
 * a city has to be chosen first, because the list would be the whole country. A search covers all stores and filters them at once; one without a
 * match is sent to the server, which tolerates typing errors.
 */
export function useStoresToChoose({
  ready,
  orderType,
  near,
  city,
  text,
  search,
}: Wanted): ServerRead<readonly StoreDetail[]> | null {
  const isSearch = text.trim() !== '';
  const inCity = useCityStores({ city: isSearch ? null : city, orderType, near });
  const isNear = !isSearch && city === null && near !== null;
  const nearest = useNearestStores({ near: isNear ? near : null, orderType });
  // The reply for a position contains only the nearest stores, and may contain none.
  const isFar = city === null && (near === null || nearest.data?.length === 0);
  const all = useStores({ orderType, enabled: ready && (isSearch || (isFar && orderType === null)) });
  const known = isSearch || (isFar && orderType === null) ? all : city === null ? nearest : inCity;
  const matching = known.data && matchingStores(known.data, text);
  const askServer = matching?.length === 0 && isSearch;
  const found = useStoreSearch(askServer && search === text ? search : '');

  if (!isSearch && isFar && orderType !== null) return null;
  if (!askServer) return { ...known, data: matching };
  const serving = found.data?.filter((store) => orderType === null || store.orderTypes.includes(orderType));
  return { ...found, data: serving, isLoading: found.isLoading || search !== text };
}
