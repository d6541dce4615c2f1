import type { StoreDetail } from '#schemas/entities/store.ts';
import { useNearestStores } from './api/get-nearest-stores.ts';
import { useStores } from './api/get-stores.ts';
import { useStoresInCity } from './api/get-stores-in-city.ts';
import { useStoreSearch } from './api/search-stores.ts';
import type { ServerRead } from './api/use-read.ts';
import type { GeoCode } from './place-slice.ts';
import type { LocatorQuery } from './use-locator-query.ts';
import { useSettled } from './use-settled.ts';

/** Restaurants of the locator (LOC-15): found by words, else those of a city, else the nearest, else all. */
export function useLocatorStores(
  { search, city, near }: Pick<LocatorQuery, 'search' | 'city' | 'near'>,
  position: GeoCode | null,
): ServerRead<readonly StoreDetail[]> {
  const settled = useSettled(search);
  const isSearch = search.trim() !== '';
  const isNear = !isSearch && city === null && near && position !== null;
  const found = useStoreSearch(isSearch ? settled : '');
  const inCity = useStoresInCity(isSearch ? null : city);
  const nearest = useNearestStores({ near: isNear ? position : null, orderType: null });
  const all = useStores({ orderType: null, enabled: !isSearch && city === null && !isNear });

  if (isSearch)
    return settled === search ? found : { ...found, data: undefined, error: undefined, isLoading: true };
  if (city !== null) return inCity;
  return isNear ? nearest : all;
}
