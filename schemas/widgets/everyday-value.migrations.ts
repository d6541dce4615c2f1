// Zod-free: ships to the browser with the engine.
import type { Migration } from '../engine/contract.ts';

/** Version 1 named a price beside the products; version 2 shows the lowest price of the products themselves. */
function priceOfTheProducts({ pricePoint: _, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return rest;
}

export const migrations: readonly Migration[] = [priceOfTheProducts];
