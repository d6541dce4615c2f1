import { z } from 'zod';
import { isRecord } from '../is-record.ts';
import { linkSchema } from '../link.ts';
import { whenSchema } from '../node.ts';
import type { CheckContext, ValueFault } from './check-context.ts';
import { checkKeys, checkListedKeys } from './check-keys.ts';
import { checkLink } from './check-link.ts';
import { checkNamed } from './check-named.ts';
import { checkText } from './check-text.ts';
import { explainIssue } from './explain-issue.ts';
import { addressOf } from './fault.ts';
import { neverHolds } from './never-holds.ts';
import { type SchemaValue, walkSchema } from './walk-schema.ts';

type Issue = z.core.$ZodIssue;

/** Reports the faults of a value and of everything in it, by its schema. */
export function checkValue({ schema, value, path }: SchemaValue, { kind, known, report }: CheckContext) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  for (const issue of issues) {
    // Said below of each key, with the nearest name that there is.
    if (issue.code === 'unrecognized_keys') continue;
    // Said of each slot in check-slots.ts.
    if (issue.code === 'invalid_key' && kind === 'landing' && issue.path[0] === 'slots') continue;
    if (isSizeOfAnotherType(issue, issues)) continue;
    report([...path, ...issue.path], issue.code, explainIssue({ issue, schema, value }));
  }
  walkSchema({ schema, value, path }, (place) => {
    const at = (fault: ValueFault | undefined) => fault && report(place.path, fault.code, fault.message);
    const atKey = (key: string, message: string) => report([...place.path, key], 'unknown-key', message);
    if (place.schema instanceof z.ZodObject && isRecord(place.value))
      checkKeys({ ...place, schema: place.schema, value: place.value }, atKey);
    if (place.schema instanceof z.ZodRecord && isRecord(place.value))
      checkListedKeys(place.schema, place.value, atKey);
    if (place.schema === linkSchema) {
      const link = linkSchema.safeParse(place.value);
      if (link.success) at(checkLink(link.data, known));
    }
    if (place.schema === whenSchema) {
      const when = whenSchema.safeParse(place.value);
      const reason = when.success && neverHolds(when.data);
      if (reason) report(place.path, 'never-shown', `would hide it permanently: ${reason}`);
    }
    if (typeof place.value === 'string') {
      // A time in props of which only the contract knows the schema is looked at by that.
      const isOpen = place.schema instanceof z.ZodUnknown;
      for (const fault of checkText(place.value)) if (!(isOpen && fault.code === 'invalid_format')) at(fault);
      if (!isMiswritten(place)) at(checkNamed({ ...place, value: place.value }, known));
    }
  });
}

/** Whether the form of a text is wrong. Then nothing has its name: that would be said twice of one mistake. */
function isMiswritten({ schema, value }: SchemaValue): boolean {
  const { error } = schema.safeParse(value);
  return error?.issues.some(({ code }) => code === 'invalid_format') ?? false;
}

/** Whether the size of a value was found wrong that has another type anyway: a text where a list belongs. */
function isSizeOfAnotherType({ code, path }: Issue, issues: readonly Issue[]): boolean {
  if (code !== 'too_big' && code !== 'too_small') return false;
  return issues.some((other) => other.code === 'invalid_type' && addressOf(other.path) === addressOf(path));
}
