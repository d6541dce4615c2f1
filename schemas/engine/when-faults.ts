// Zod-free: ships to the browser with the code that reads documents.
import { isRecord } from '../is-record.ts';
import { type Fault, readValue } from '../reader/read-value.ts';
import type { Shape } from '../reader/shape.ts';

/** Clause → what is wrong with a value of the right form, as the code of a fault. */
export type ClauseChecks = { readonly [name: string]: (value: never) => string | null };

/**
 * What is wrong with a `when` as it came, names that the shape does not have among it. The reader mends what it can; here nothing is mended, because a
 * clause that is left out shows a node to everybody. Whoever finds a fault shows nothing.
 */
export function whenFaults(when: unknown, shape: Shape, checks: ClauseChecks): readonly Fault[] {
  if (when === undefined) return [];
  const { faults } = readValue(shape, when, { unnamed: 'unknown-clause' });
  // A check takes values of the right form alone.
  const isWrong = (name: string) => faults.some(({ path }) => path[0] === name);
  const failed = Object.entries(checks).flatMap(([name, check]): Fault[] => {
    const value = isRecord(when) && Object.hasOwn(when, name) ? when[name] : undefined;
    const code = value === undefined || isWrong(name) ? null : check(value as never);
    return code === null ? [] : [{ path: [name], code }];
  });
  return [...faults, ...failed];
}
