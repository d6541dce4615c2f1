import { dateInIndia } from '../time-in-india.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** The last days in India, the oldest first; the last one is today. */
export function lastDays(count: number, now: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => dateInIndia(now - (count - 1 - index) * dayMs));
}
