import type { StoreDetail } from '#schemas/entities/store.ts';
import { isWithin, msUntil, timeInIndia } from '../time-in-india.ts';

/** Whether a store is open. One that closes at the time at which it opens never closes. */
export function isOpenAt({ opens, closes }: StoreDetail['hours'], now: number): boolean {
  return isWithin({ from: opens, until: closes }, timeInIndia(now));
}

/** How long a store that is open stays so; undefined for one that never closes. */
export function openForMs({ opens, closes }: StoreDetail['hours'], now: number): number | undefined {
  return opens === closes ? undefined : msUntil(closes, now);
}
