import { isRecord } from '#schemas/is-record.ts';

type Path = readonly (string | number)[];

export interface Neighbours {
  /** Keys from the root to the list. */
  readonly list: Path;
  readonly items: readonly unknown[];
}

/** What lies at a path that leads through objects alone. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), root);
}

/**
 * The items that must still be there, where all changes were made inside items of one list: those that no change touched. Null where something
 * else was changed, too, or where an item was changed after another one had moved into its place.
 */
export function untouchedNeighbours(good: unknown, touched: readonly Path[]): Neighbours | null {
  const [first = []] = touched;
  const depth = first.findIndex((_, length) => Array.isArray(valueAt(good, first.slice(0, length))));
  if (depth < 0) return null;
  const list = first.slice(0, depth);
  const isInside = (path: Path) => path.length > depth && list.every((key, at) => path[at] === key);
  if (!touched.every(isInside)) return null;
  if (touched.length > 1 && touched.some((path) => path.length === depth + 1)) return null;
  const changed = new Set(touched.map((path) => path[depth]));
  const all = valueAt(good, list) as readonly unknown[];
  return { list, items: all.filter((_, index) => !changed.has(index)) };
}
