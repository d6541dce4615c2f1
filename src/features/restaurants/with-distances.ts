import type { StoreDetail } from '#schemas/entities/store.ts';
import { distanceBetween } from '#schemas/rules/distance-between.ts';
import type { GeoCode } from '#schemas/stored/place.ts';

/** The stores of a list with their distances from the customer's position. The server sends such lists without them. */
export function withDistances(stores: readonly StoreDetail[], position: GeoCode): readonly StoreDetail[] {
  return stores.map((store) => ({ ...store, distance: Math.round(distanceBetween(position, store)) }));
}

/** The same, the nearest first; equally near ones stay in their order. */
export function nearestFirst(stores: readonly StoreDetail[], position: GeoCode): readonly StoreDetail[] {
  return withDistances(stores, position).toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}
