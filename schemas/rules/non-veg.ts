// Zod-free: what the app hides while veg only is on.
import { isRecord } from '../is-record.ts';

/**
 * Whether an entry of a node's list is hidden while veg only is on (MEN-19): it is marked (`schemas/non-veg.ts`), or it is a product that cannot be
 * ordered without meat.
 */
export function isNonVeg(entry: unknown): boolean {
  if (!isRecord(entry)) return false;
  const { nonVeg, foodType, vegForm } = entry;
  return nonVeg === true || (foodType !== undefined && !(vegForm ?? foodType === 0));
}
