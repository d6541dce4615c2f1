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
import { neverHolds } from './never-holds.ts';
import { type SchemaValue, walkSchema } from './walk-schema.ts';

/** Reports the faults of a value and of everything in it, by its schema. */
export function checkValue({ schema, value, path }: SchemaValue, { known, report }: CheckContext) {
  const result = schema.safeParse(value);
  for (const issue of result.error?.issues ?? []) {
    // Said below of each key, with the nearest name that there is.
    if (issue.code === 'unrecognized_keys') continue;
    report([...path, ...issue.path], issue.code, explainIssue({ issue, schema, value }));
  }
  walkSchema({ schema, value, path }, (place) => {
    const at = (fault: ValueFault | undefined) => fault && report(place.path, fault.code, fault.message);
    const atKey = (key: string, message: string) => report([...place.path, key], 'unknown-key', message);
    if (place.schema instanceof z.ZodObject && isRecord(place.value))
      checkKeys(place.schema, place.value, atKey);
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
      for (const fault of checkText(place.value)) at(fault);
      at(checkNamed({ ...place, value: place.value }, known));
    }
  });
}
