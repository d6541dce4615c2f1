import type { StoreDetail } from '#schemas/entities/store.ts';
import type { GeoCode } from '#schemas/stored/place.ts';
import type { ServerRead } from '#src/store/use-read.ts';
import { useNearestStores } from './api/get-nearest-stores.ts';
import { useStores } from './api/get-stores.ts';
import { useStoresInCity } from './api/get-stores-in-city.ts';
import { useStoreSearch } from './api/search-stores.ts';
import type { LocatorQuery } from './use-locator-query.ts';

interface Wanted extends Pick<LocatorQuery, 'search' | 'city' | 'near'> {
  /** The text of the field, which becomes the search after a pause. */
  readonly text: string;
  readonly position: GeoCode | null;
}

/** Restaurants of the locator (LOC-15): those of a search, else of a city, else the nearest, else all. */
export function useLocatorStores({
  search,
  text,
  city,
  near,
  position,
}: Wanted): ServerRead<readonly StoreDetail[]> {
  const isSearch = text.trim() !== '';
  const isNear = !isSearch && city === null && near && position !== null;
  const found = useStoreSearch(isSearch ? search : '');
  const inCity = useStoresInCity(isSearch ? null : city);
  const nearest = useNearestStores({ near: isNear ? position : null, orderType: null });
  const all = useStores({ orderType: null, enabled: !isSearch && city === null && !isNear });

  if (isSearch)
    return search === text ? found : { ...found, data: undefined, error: undefined, isLoading: true };
  if (city !== null) return inCity;
  return isNear ? nearest : all;
}
