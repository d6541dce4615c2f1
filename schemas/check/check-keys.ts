import { z } from 'zod';
import { namesOfOneOrderType } from '../order-type-words.ts';
import { placeOfKey } from './place-of-key.ts';
import { nearOr } from './propose.ts';
import type { SchemaValue } from './walk-schema.ts';
import { isOrderType } from './with-order-type-codes.ts';

type ReportKey = (key: string, message: string) => void;

interface ObjectPlace extends SchemaValue {
  readonly schema: z.ZodObject;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Finds fields that the schema of an object does not have: typing errors, or fields in the wrong place. The app would ignore them. */
export function checkKeys(place: ObjectPlace, report: ReportKey) {
  const allowed = Object.keys(place.schema.shape);
  for (const key of Object.keys(place.value)) {
    if (allowed.includes(key)) continue;
    const belongs = placeOfKey(key, place);
    if (belongs !== undefined) {
      report(key, `is not a field of this object. It belongs ${belongs}. Move it there.`);
      continue;
    }
    const cure = nearOr(key, allowed, `Fields: ${allowed.join(', ')}.`);
    report(key, `is not a field of this object. ${cure} Rename or remove it.`);
  }
}

/** The same for an object whose names are a list, such as the order types. Of two names for one order type, the later one is the fault. */
export function checkListedKeys(
  { keyType }: z.ZodRecord,
  value: Readonly<Record<string, unknown>>,
  report: ReportKey,
) {
  if (!(keyType instanceof z.ZodEnum)) return;
  const allowed = keyType.options.map(String);
  for (const key of Object.keys(value)) {
    const same = isOrderType(keyType) ? namesOfOneOrderType(key, value) : [];
    const [first = key] = same;
    if (first !== key) report(key, `is given twice, as '${first}' and '${key}': keep one of the two.`);
    else if (same.length <= 1 && !allowed.includes(key))
      report(
        key,
        `is not a name of this object. ${nearOr(key, allowed, `Names: ${allowed.join(', ')}.`)} Rename or remove it.`,
      );
  }
}
