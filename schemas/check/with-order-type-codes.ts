import { z } from 'zod';
import { type DocumentKind, documents } from '../documents/documents.ts';
import { isRecord } from '../is-record.ts';
import { orderTypeCodes } from '../node.ts';
import { namesOfOneOrderType, orderTypeOf } from '../order-type-words.ts';
import { contractOf } from './contract-of.ts';
import type { Path } from './fault.ts';
import { nodesOf } from './nodes-of.ts';
import { walkSchema } from './walk-schema.ts';

/**
 * The document with the codes of order types, where words are written ('takeaway'): in values, and in the names of objects that are by order type.
 * Anything else stays as it is. Where several names of an object mean one order type, they stay too: each has a value, and the checks refuse them.
 * Returns the same object when there is nothing to replace.
 */
export function withOrderTypeCodes(kind: DocumentKind, body: unknown): unknown {
  const values: Path[] = [];
  const names: Path[] = [];
  const find = (schema: z.ZodType, value: unknown, path: Path) =>
    walkSchema({ schema, value, path }, (place) => {
      if (isOrderType(place.schema) && isWord(place.value)) values.push(place.path);
      if (place.schema instanceof z.ZodRecord && isOrderType(place.schema.keyType) && isRecord(place.value)) {
        const { value: object } = place;
        if (Object.keys(object).some((name) => codeFor(name, object) !== name)) names.push(place.path);
      }
    });
  find(documents[kind], body, []);
  for (const { value, path } of nodesOf(kind, body)) {
    const contract = isRecord(value) ? contractOf(value.type) : undefined;
    if (contract && isRecord(value)) find(contract.props, value.props, [...path, 'props']);
  }
  if (values.length === 0 && names.length === 0) return body;
  const copy = structuredClone(body);
  for (const path of values) change(copy, path, (value) => orderTypeOf(String(value)));
  for (const path of names)
    change(copy, path, (value) => {
      const object = value as object;
      return Object.fromEntries(
        Object.entries(object).map(([name, inner]) => [codeFor(name, object), inner]),
      );
    });
  return copy;
}

/** The code for a name of an object; the name itself where it is no order type, or another name means the same. */
function codeFor(name: string, object: object): string {
  return namesOfOneOrderType(name, object).length === 1 ? (orderTypeOf(name) ?? name) : name;
}

/** Whether a schema takes the codes of all order types. */
export function isOrderType(schema: unknown): boolean {
  return schema instanceof z.ZodEnum && orderTypeCodes.every((code) => schema.options.includes(code));
}

function isWord(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const code = orderTypeOf(value);
  return code !== undefined && code !== value;
}

function change(root: unknown, path: Path, by: (value: unknown) => unknown) {
  const [last, ...way] = path.toReversed();
  const holder = way
    .toReversed()
    .reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], root);
  const record = holder as Record<PropertyKey, unknown>;
  if (last !== undefined) record[last] = by(record[last]);
}
