import type { StoreDetail } from '#schemas/entities/store.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Restaurants that one marker stands for. It stands where the first of them is, which is in the largest city among them. */
export type StoreGroup = readonly [first: StoreDetail, ...more: StoreDetail[]];

interface Grouping {
  /** Where a restaurant is on the map, in pixels. */
  readonly project: (store: StoreDetail) => Point;
  /** Nearer to each other than this, markers would cover each other. */
  readonly reach: number;
}

/** Puts restaurants together whose markers would cover each other, so that a map can be read at every zoom. */
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
