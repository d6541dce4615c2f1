// SWR's keys of lists of stores and what belongs to one store, one builder each. A key holds everything that the request depends on.
import type { OrderTypeCode } from '#schemas/node.ts';
import type { GeoCode } from '#schemas/stored/place.ts';

const at = (near: GeoCode | null) => (near ? `${near.latitude},${near.longitude}` : 'anywhere');

export const storeKeys = {
  stores: (orderType: OrderTypeCode | null) => `stores/${orderType ?? 'any'}`,
  /** `orderType` null stands for the locator, in which every store counts. */
  nearestStores: (near: GeoCode, orderType: OrderTypeCode | null) =>
    `nearest-stores/${orderType ?? 'any'}/${at(near)}`,
  storeSearch: (location: string) => `store-search/${location}`,
  /** What the server sends with the page of the list: its beginning. The whole list follows. */
  firstStores: () => 'first-stores',
  storePage: (storeId: string) => `store-page/${storeId}`,
  storesInCity: (city: string) => `stores-in-city/${city}`,
  storeLocalities: (storeId: string) => `store-localities/${storeId}`,
  cityStores: (city: string, orderType: OrderTypeCode | null, near: GeoCode | null) =>
    `city-stores/${city}/${orderType ?? 'any'}/${at(near)}`,
} as const;
