// Zod-free: ships to the browser. The groups of clients from which all experiments draw.

export const buckets = ['none', 'A', 'B', 'C'] as const;
export type Bucket = (typeof buckets)[number];

/** What a page is rendered for: 'new' for a client that was in no group yet. */
export const pageBuckets = ['new', ...buckets] as const;
export type PageBucket = (typeof pageBuckets)[number];

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

function bucketAt(place: number): Bucket {
  return groups.find(([below]) => place < below)?.[1] ?? 'none';
}

/** The group of a client; one without a place is in no group. */
export function bucketOf(clientId: string): Bucket {
  return bucketAt(placeOf(clientId));
}

/**
 * The group of a client in an experiment that marketing named. Client and name draw it, so that two experiments do not divide the clients in
 * the same way, and what one of them does is not counted as the other's. The groups are as large as those of all clients.
 */
export function drawnBucket(clientId: string, experiment: string): Bucket {
  return Number.isNaN(placeOf(clientId))
    ? 'none'
    : bucketAt(hashOf(`${experiment}/${clientId}`) % clientPlaces);
}

/** A whole number below 2 ** 32. FNV-1a, then MurmurHash3's last steps: without those, texts that differ in their ends alone have places that are alike. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
