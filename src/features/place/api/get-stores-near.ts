import { getNearestStores } from '#schemas/compiled/calls/get-nearest-stores.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { Request } from '#src/request/ports.ts';
import type { GeoCode } from '#schemas/stored/place.ts';

interface StoresNear {
  readonly near: GeoCode;
  /** Null for the locator, in which every store counts (LOC-15). */
  readonly orderType: OrderTypeCode | null;
}

/** Stores near a position, the nearest first (API-116, LOC-16). */
export function fetchStoresNear(request: Request, { near, orderType }: StoresNear) {
  return request.call(getNearestStores, {
    query: {
      latitude: near.latitude,
      longitude: near.longitude,
      ...(orderType ? { orderDeliveryType: orderType } : { storeLocatorflag: 'true' }),
    },
  });
}
