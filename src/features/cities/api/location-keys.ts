// SWR's keys of the locator's lists, one builder each. A key holds everything that the request depends on.
import type { OrderTypeCode } from '#schemas/node.ts';
import type { GeoCode } from '#src/features/place/place-slice.ts';

const at = (near: GeoCode | null) => (near ? `${near.latitude},${near.longitude}` : 'anywhere');

export const locationKeys = {
  stores: (orderType: OrderTypeCode | null) => `stores/${orderType ?? 'any'}`,
  /** `orderType` null stands for the locator, in which every store counts. */
  nearestStores: (near: GeoCode, orderType: OrderTypeCode | null) =>
    `nearest-stores/${orderType ?? 'any'}/${at(near)}`,
  storeSearch: (location: string) => `store-search/${location}`,
  storePage: (storeId: string) => `store-page/${storeId}`,
  storesInCity: (city: string) => `stores-in-city/${city}`,
  storeLocalities: (storeId: string) => `store-localities/${storeId}`,
  cities: (orderType: OrderTypeCode | null) => `cities/${orderType ?? 'any'}`,
  cityStores: (city: string, orderType: OrderTypeCode | null, near: GeoCode | null) =>
    `city-stores/${city}/${orderType ?? 'any'}/${at(near)}`,
  cityLocalities: (city: string) => `city-localities/${city}`,
} as const;
