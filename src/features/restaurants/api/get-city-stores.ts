import { getCityStores } from '#schemas/compiled/calls/get-city-stores.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { GeoCode } from '#schemas/stored/place.ts';
import { useRead } from '#src/store/use-read.ts';
import { storeKeys } from './store-keys.ts';

interface CityStores {
  /** Null while no city is chosen. */
  readonly city: string | null;
  readonly orderType: OrderTypeCode | null;
  readonly near?: GeoCode | null;
}

/** Stores of a city, the nearest first (API-110, LOC-40); the reply has them in one of two places (LOC-41). */
export function useCityStores({ city, orderType, near = null }: CityStores) {
  return useRead({
    key: city === null ? null : storeKeys.cityStores(city, orderType, near),
    call: (request) =>
      request.call(getCityStores, {
        params: { city: city ?? '' },
        query: {
          ...(orderType ? { orderDeliveryType: orderType } : {}),
          ...(near ? { latitude: near.latitude, longitude: near.longitude } : {}),
        },
      }),
    read: ({ storeStationDetails, data }) => storeStationDetails ?? data ?? [],
  });
}
