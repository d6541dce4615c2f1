import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { StoreDetail } from '#schemas/entities/store.ts';
import type { StoresOfPage } from '#schemas/page-input.ts';
import type { GeoCode } from '#schemas/stored/place.ts';
import type { ServerRead } from '#src/store/use-read.ts';
import { useNearestStores } from './api/get-nearest-stores.ts';
import { useStores } from './api/get-stores.ts';
import { storeKeys } from './api/store-keys.ts';
import { useStoresInCity } from './api/get-stores-in-city.ts';
import { useStoreSearch } from './api/search-stores.ts';
import type { LocatorQuery } from './use-locator-query.ts';
import { nearestFirst, withDistances } from './with-distances.ts';

interface Wanted extends Pick<LocatorQuery, 'search' | 'city' | 'near'> {
  /** The text of the field, which becomes the search after a pause. */
  readonly text: string;
  readonly position: GeoCode | null;
}

export interface LocatorStores extends ServerRead<readonly StoreDetail[]> {
  /** How many there are: more than the data while the server's page has only the first of them. */
  readonly count: number;
}

/**
 * Restaurants of the locator (LOC-15): those of a search, else of a city, else the nearest, else all. With a known position each has its distance,
 * and those that no search has ordered are sorted by it.
 */
export function useLocatorStores(wanted: Wanted): LocatorStores {
  const { text, position } = wanted;
  const { count, ...found } = useFoundStores(wanted);
  const isSearch = text.trim() !== '';
  // The same list until something changes: the map draws its markers again for a new one.
  const data = useMemo(() => {
    if (!found.data || position === null) return found.data;
    return isSearch ? withDistances(found.data, position) : nearestFirst(found.data, position);
  }, [found.data, position, isSearch]);
  return { ...found, data, count: count ?? data?.length ?? 0 };
}

/** `count` where it is not that of the data. */
type Found = ServerRead<readonly StoreDetail[]> & { readonly count?: number };

function useFoundStores({ search, text, city, near, position }: Wanted): Found {
  const isSearch = text.trim() !== '';
  const isNear = !isSearch && city === null && near && position !== null;
  const found = useStoreSearch(isSearch ? search : '');
  const inCity = useStoresInCity(isSearch ? null : city);
  const nearest = useNearestStores({ near: isNear ? position : null, orderType: null });
  const { fallback } = useSWRConfig();
  const first = fallback?.[storeKeys.firstStores()] as Omit<StoresOfPage, 'cities'> | undefined;
  const all = useStores({ orderType: null, enabled: !isSearch && city === null && !isNear });
  const stores = useMemo(() => withKnown(all.data, first?.first), [all.data, first]);

  if (isSearch)
    return search === text ? found : { ...found, data: undefined, error: undefined, isLoading: true };
  if (city !== null) return inCity;
  if (isNear) return nearest;
  return stores === undefined && first
    ? { ...all, data: first.first, count: first.count }
    : { ...all, data: stores };
}

/** A store that the page came with stays the same object, so that its card is not rendered again when all of them are there. */
function withKnown(all: readonly StoreDetail[] | undefined, known: readonly StoreDetail[] = []) {
  const earlier = new Map(known.map((store) => [store.id, store]));
  return all?.map((store) => {
    const same = earlier.get(store.id);
    return same && JSON.stringify(same) === JSON.stringify(store) ? same : store;
  });
}
