import { constants } from '#src/config/constants.ts';
import type { ClientGroup } from './experiments-slice.ts';

export type Bucket = 'none' | 'A' | 'B' | 'C';

/** Upper bound of each group of clients, from 0 to 100 (EXP-02). */
const groups: readonly (readonly [below: number, bucket: Bucket])[] = [
  [10, 'none'],
  [40, 'C'],
  [70, 'A'],
  [100, 'B'],
];

/**
 * Client id → its place among 100: the digits after the last dot, modulo 100 (EXP-01). The place decides the bucket, and the last `reversedPercent`
 * places see the categories of the menu in reverse (EXP-27). An id without such digits is in no group.
 */
export function groupOf(clientId: string, reversedPercent: number): ClientGroup {
  const { buckets } = constants.experiments;
  // The last two decimal digits are the remainder modulo 100, however long the number is.
  const place = Number(/\d{1,2}$/.exec(clientId) ?? NaN) % buckets;
  return {
    bucket: groups.find(([below]) => place < below)?.[1] ?? 'none',
    menuOrder: place >= buckets - reversedPercent ? 'reversed' : 'plain',
  };
}
