import type { z } from 'zod';
import { nearOr } from './propose.ts';

/** Finds fields that the schema of an object does not have: probably typing errors, which the app would ignore. */
export function checkKeys(
  schema: z.ZodObject,
  value: Readonly<Record<string, unknown>>,
  report: (key: string, message: string) => void,
) {
  const allowed = Object.keys(schema.shape);
  for (const key of Object.keys(value)) {
    if (allowed.includes(key)) continue;
    const cure = nearOr(key, allowed, `Fields: ${allowed.join(', ')}.`);
    report(key, `is not a field of this object. ${cure} Rename or remove it.`);
  }
}
