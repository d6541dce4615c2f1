export type Pair<T> = readonly [T, T] | readonly [T];

/** Two and two in their order; the last may be alone. */
export function inPairs<T>(items: readonly T[]): Pair<T>[] {
  return items.flatMap((item, position): Pair<T>[] => {
    if (position % 2 === 1) return [];
    const next = items[position + 1];
    return [next === undefined ? [item] : [item, next]];
  });
}
