// Zod-free: what the app hides while veg only is on.

/**
 * Whether an entry of a node's list is shown while veg only is on (MEN-19): it is not marked (`schemas/non-veg.ts`), and it is no product that
 * cannot be ordered without meat.
 */
export function fitsVegOnly(entry: unknown): boolean {
  const { nonVeg, foodType, vegForm } = Object(entry) as Record<string, unknown>;
  return !nonVeg && (vegForm ?? !foodType) === true;
}
