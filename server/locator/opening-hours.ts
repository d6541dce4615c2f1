import type { StoreDetail } from '#schemas/entities/store.ts';
import { isWithin, timeInIndia } from '../time-in-india.ts';

/** Whether a store is open. One that closes at the time at which it opens never closes. */
export function isOpenAt({ opens, closes }: StoreDetail['hours'], now: number): boolean {
  return isWithin({ from: opens, until: closes }, timeInIndia(now));
}
