import type { OrderTypeCode } from '#schemas/node.ts';
import type { GeoCode } from '#schemas/stored/place.ts';
import { fetchStoresNear } from '#src/features/place/api/get-stores-near.ts';
import { useRead } from '#src/store/use-read.ts';
import { storeKeys } from './store-keys.ts';

interface NearestStores {
  /** Null while no position is known. */
  readonly near: GeoCode | null;
  /** Null for the locator, in which every store counts (LOC-15). */
  readonly orderType: OrderTypeCode | null;
}

/** Stores near a position, the nearest first (API-116, LOC-16). */
export function useNearestStores({ near, orderType }: NearestStores) {
  return useRead({
    key: near && storeKeys.nearestStores(near, orderType),
    call: (request) => fetchStoresNear(request, { near: near ?? { latitude: 0, longitude: 0 }, orderType }),
    read: ({ stores }) => stores,
  });
}
