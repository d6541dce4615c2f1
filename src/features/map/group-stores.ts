import type { StoreDetail } from '#schemas/entities/store.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Restaurants that share one marker. The marker is at the first of them, which is in the city with the most restaurants. */
export type StoreGroup = readonly [first: StoreDetail, ...more: StoreDetail[]];

interface Grouping {
  /** Returns a restaurant's position on the map, in pixels. */
  readonly project: (store: StoreDetail) => Point;
  /** Distance in pixels below which two markers would overlap. */
  readonly reach: number;
}

/** Groups restaurants whose markers would overlap, so that a map is readable at every zoom. */
export function groupStores(
  stores: readonly StoreDetail[],
  { project, reach }: Grouping,
): readonly StoreGroup[] {
  const groups: { readonly at: Point; readonly members: [StoreDetail, ...StoreDetail[]] }[] = [];
  for (const store of largestCityFirst(stores)) {
    const at = project(store);
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < reach);
    if (near) near.members.push(store);
    else groups.push({ at, members: [store] });
  }
  return groups.map(({ members }) => members);
}

function largestCityFirst(stores: readonly StoreDetail[]): readonly StoreDetail[] {
  const counts = new Map<string, number>();
  for (const { city } of stores) counts.set(city, (counts.get(city) ?? 0) + 1);
  return stores.toSorted((one, other) => (counts.get(other.city) ?? 0) - (counts.get(one.city) ?? 0));
}
