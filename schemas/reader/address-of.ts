// Zod-free: ships to the browser.
import type { Key } from './read-value.ts';

/** A path as an address that a person can read: `landing[3].props.items[0].image`. */
export function addressOf(base: string, path: readonly Key[]): string {
  return path.reduce<string>(
    (address, key) => address + (typeof key === 'number' ? `[${key}]` : `.${key}`),
    base,
  );
}
