import { z } from 'zod';
import { isRecord } from '../is-record.ts';
import type { Path } from './fault.ts';

export interface SchemaValue {
  readonly schema: z.ZodType;
  readonly value: unknown;
  readonly path: Path;
}

/** Visits every value of a document together with its schema. Values that do not fit are skipped: validation reports them. */
export function walkSchema(place: SchemaValue, visit: (place: SchemaValue) => void) {
  const { value, path } = place;
  const schema = unwrapped(place.schema);
  visit({ schema, value, path });
  if (schema instanceof z.ZodObject && isRecord(value)) {
    for (const [key, inner] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      if (Object.hasOwn(value, key))
        walkSchema({ schema: inner, value: value[key], path: [...path, key] }, visit);
    }
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [at, inner] of value.entries())
      walkSchema({ schema: schema.element as z.ZodType, value: inner, path: [...path, at] }, visit);
  } else if (schema instanceof z.ZodRecord && isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      walkSchema({ schema: schema.valueType as z.ZodType, value: inner, path: [...path, key] }, visit);
    }
  }
}

/** The description that the schema has for the value at a path; undefined when it has none. */
export function descriptionAt(schema: z.ZodType, path: Path): string | undefined {
  const inner = schemaAt(schema, path);
  return inner && (inner.description ?? unwrapped(inner).description);
}

/** The schema for the value at a path; undefined when it has none. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let inner: z.ZodType | undefined = schema;
  for (const key of path) {
    const plain: z.ZodType | undefined = inner && unwrapped(inner);
    if (plain instanceof z.ZodObject) inner = (plain.shape as Record<string, z.ZodType>)[String(key)];
    else if (plain instanceof z.ZodArray) inner = plain.element as z.ZodType;
    else if (plain instanceof z.ZodRecord) inner = plain.valueType as z.ZodType;
    else inner = undefined;
  }
  return inner;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}
