import { getStoresInCity } from '#schemas/compiled/calls/get-stores-in-city.ts';
import { useRead } from '#src/store/use-read.ts';
import { storeKeys } from './store-keys.ts';

/** Stores of a city, for the locator (API-117); none are asked for while no city is chosen. */
export function useStoresInCity(city: string | null) {
  return useRead({
    key: city && storeKeys.storesInCity(city),
    call: (request) => request.call(getStoresInCity, { params: { city: city ?? '' } }),
    read: ({ stores }) => stores,
  });
}
