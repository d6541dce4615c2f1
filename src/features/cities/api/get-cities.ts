import { getCities } from '#schemas/compiled/calls/get-cities.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { useRead } from '#src/store/use-read.ts';
import { cityKeys } from './city-keys.ts';

/** Cities with a store that takes this order type (API-109, LOC-40); null for all cities with a store. */
export function useCities(orderType: OrderTypeCode | null) {
  return useRead({
    key: cityKeys.cities(orderType),
    call: (request) => request.call(getCities, orderType ? { query: { delivery_type: orderType } } : {}),
    read: ({ cities }) => cities,
  });
}
