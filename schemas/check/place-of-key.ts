import { z } from 'zod';
import { isRecord } from '../is-record.ts';
import { nodeSchema } from '../node.ts';
import { contractOf } from './contract-of.ts';
import type { SchemaValue } from './walk-schema.ts';

/** Fields of a node that hold fields of their own, in the order in which they are looked through. */
const holders = ['when', 'link', 'layout'] as const;

const fieldsOf = (schema: z.ZodType | undefined): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** Where a field belongs that an object does not have, as part of a sentence; undefined where no place of the node has one of this name. */
export function placeOfKey(key: string, { schema, value, path }: SchemaValue): string | undefined {
  if (schema === nodeSchema) return inNode(key, value);
  // Only the schema of a kind has fields for its props; that of nodes takes any.
  if (path.at(-1) !== 'props') return path.includes('props') ? ofEntry(key, fieldsOf(schema)) : undefined;
  if (fieldsOf(nodeSchema).includes(key)) return "beside 'type', and not into 'props'";
  const holder = holderOf(key);
  return holder && `into '${holder}', which stands beside 'props'`;
}

/** Of an entry in a list of the props. */
function ofEntry(key: string, fields: readonly string[]): string | undefined {
  // Without its mark an entry would be shown to vegetarians. A product says it by its 'foodType'.
  if (key === 'nonVeg' && !fields.includes('foodType')) return "beside 'type' of the node";
  const asWhole = 'of the node, which is shown or hidden as a whole';
  if (key === 'when') return `beside 'type' ${asWhole}`;
  return holderOf(key) === 'when' ? `into 'when' ${asWhole}` : undefined;
}

function inNode(key: string, node: unknown): string | undefined {
  const contract = contractOf(isRecord(node) ? node.type : undefined);
  const holder = fieldsOf(contract?.props).includes(key) ? 'props' : holderOf(key);
  return holder && `into '${holder}'`;
}

function holderOf(key: string): string | undefined {
  return holders.find((holder) => fieldsOf(nodeSchema.shape[holder].unwrap()).includes(key));
}
