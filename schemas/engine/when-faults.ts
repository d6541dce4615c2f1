// Zod-free: ships to the browser with the code that reads documents.
import { isRecord } from '../is-record.ts';
import { type Fault, readValue } from '../reader/read-value.ts';
import type { Field, ObjectShape, Shape } from '../reader/shape.ts';

/** Clause → what is wrong with a value of the right form, as the code of a fault. */
export type ClauseChecks = { readonly [name: string]: (value: never) => string | null };

function shapeIn({ fields }: ObjectShape, name: string): Shape | undefined {
  if (!Object.hasOwn(fields, name)) return undefined;
  const field = fields[name] as Field;
  return Array.isArray(field) ? (field[0] as Shape) : (field as Shape);
}

/**
 * What is wrong with a `when` as it came, a name that the shape does not have at any depth too. The reader mends what it can; here nothing is mended, because a clause that is left out shows a node to
 * everybody. Whoever finds a fault shows nothing.
 */
export function whenFaults(when: unknown, shape: Shape, checks: ClauseChecks): readonly Fault[] {
  if (when === undefined) return [];
  return [
    ...readValue(shape, when, { unnamed: 'unknown-clause' }).faults,
    ...failedChecks(when, shape, checks),
  ];
}

/** Values of the right form that mean nothing. The form itself is read above. */
function failedChecks(when: unknown, shape: Shape, checks: ClauseChecks): Fault[] {
  if (typeof shape !== 'object' || shape.is !== 'object' || !isRecord(when)) return [];
  return Object.entries(checks).flatMap(([name, check]): Fault[] => {
    const value = Object.hasOwn(when, name) ? when[name] : undefined;
    const field = shapeIn(shape, name);
    if (value === undefined || field === undefined || readValue(field, value).faults.length > 0) return [];
    const code = check(value as never);
    return code === null ? [] : [{ path: [name], code }];
  });
}
