// Zod-free: ships to the browser. The groups of clients from which all experiments draw.

export const buckets = ['none', 'A', 'B', 'C'] as const;
export type Bucket = (typeof buckets)[number];

/** Places that clients have. */
export const clientPlaces = 100;

/** Upper bound of each group of clients, from 0 to 100 (EXP-02). */
const groups: readonly (readonly [below: number, bucket: Bucket])[] = [
  [10, 'none'],
  [40, 'C'],
  [70, 'A'],
  [100, 'B'],
];

/** Client id → its place among 100: the digits after the last dot, modulo 100 (EXP-01). An id without such digits has none. */
export function placeOf(clientId: string): number {
  // The last two decimal digits are the remainder modulo 100, however long the number is.
  return Number(/\d{1,2}$/.exec(clientId) ?? NaN) % clientPlaces;
}

/** The group of a client; one without a place is in no group. */
export function bucketOf(clientId: string): Bucket {
  const place = placeOf(clientId);
  return groups.find(([below]) => place < below)?.[1] ?? 'none';
}
