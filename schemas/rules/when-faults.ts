// Zod-free: ships to the browser with the code that reads documents.
import { when as whenShape } from '../compiled/shapes/when.ts';
import { timeChecks } from '../engine/time-checks.ts';
import { whenFaults as faultsOf } from '../engine/when-faults.ts';
import type { Fault } from '../reader/read-value.ts';

/** What is wrong with a `when` of this product as it came. Whoever finds a fault shows nothing. */
export function whenFaults(when: unknown): readonly Fault[] {
  return faultsOf(when, whenShape, timeChecks);
}
