// Zod-free: ships to the browser with the code that reads documents.
import { when as whenShape } from '../compiled/shapes/when.ts';
import { isRecord } from '../is-record.ts';
import { type Fault, readValue } from './read-value.ts';
import type { Shape } from './shape.ts';

/**
 * What is wrong with a `when` as it came. The reader mends what it can; here nothing is mended, because a clause that is left out shows a node to
 * everybody. Whoever finds a fault shows nothing.
 */
export function whenFaults(when: unknown): readonly Fault[] {
  if (when === undefined) return [];
  const { faults } = readValue(whenShape, when);
  return [...faults, ...unknownClauses(whenShape, when), ...noTimes(when)];
}

/** Names that the shape does not have, in the value and in the objects in it. */
function unknownClauses(shape: Shape, value: unknown): Fault[] {
  if (typeof shape !== 'object' || shape.is !== 'object' || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): Fault[] => {
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    if (field === undefined) return [{ path: [name], code: 'unknown-clause' }];
    return unknownClauses(Array.isArray(field) ? field[0] : (field as Shape), inner).map(
      ({ path, code }) => ({ path: [name, ...path], code }),
    );
  });
}

/** Times of the right form that no calendar has: the 45th, or 29 o'clock. The form itself is read above. */
function noTimes(when: unknown): Fault[] {
  return (['from', 'until'] as const).flatMap((name): Fault[] => {
    const time = isRecord(when) ? when[name] : undefined;
    const isForm = typeof time === 'string' && readValue(whenShape, { [name]: time }).faults.length === 0;
    return isForm && Number.isNaN(Date.parse(time)) ? [{ path: [name], code: 'no-such-time' }] : [];
  });
}
