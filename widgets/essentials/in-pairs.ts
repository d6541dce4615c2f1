export type Pair<T> = readonly [T, T] | readonly [T];

/** The items in pairs, in their order; the last one may be single. */
export function inPairs<T>(items: readonly T[]): Pair<T>[] {
  return items.flatMap((item, position): Pair<T>[] => {
    if (position % 2 === 1) return [];
    const next = items[position + 1];
    return [next === undefined ? [item] : [item, next]];
  });
}
