import { constants } from '#src/config/constants.ts';

export type Bucket = 'none' | 'A' | 'B' | 'C';

/** Upper bound of each group of clients, from 0 to 100 (EXP-02). */
const groups: readonly (readonly [below: number, bucket: Bucket])[] = [
  [10, 'none'],
  [40, 'C'],
  [70, 'A'],
  [100, 'B'],
];

/** Client id → group: the digits after the last dot, modulo 100 (EXP-01). An id without such digits is in no group. */
export function bucketOf(clientId: string): Bucket {
  const digits = /(\d+)$/.exec(clientId)?.[1];
  if (digits === undefined) return 'none';
  // The last two decimal digits are the remainder modulo 100, however long the number is.
  const rest = Number(digits.slice(-2)) % constants.experiments.buckets;
  return groups.find(([below]) => rest < below)?.[1] ?? 'none';
}
