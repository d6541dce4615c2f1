import type { StoreDetail, StoreEta } from '#schemas/entities/store.ts';
import { openForMs } from './opening-hours.ts';

/** A store may be switched off at any time, so an app asks again after a while. */
const longestSeconds = 10 * 60;

interface Expected {
  readonly minutes: number | undefined;
  readonly now: number;
}

/** What is said of a store that is open: undefined in the last second before it closes, when nothing holds any more. */
export function storeEta(hours: StoreDetail['hours'], { minutes, now }: Expected): StoreEta | undefined {
  const openFor = openForMs(hours, now) ?? Infinity;
  const seconds = Math.min(longestSeconds, Math.floor(openFor / 1000));
  return minutes === undefined || seconds < 1 ? undefined : { minutes, seconds };
}
