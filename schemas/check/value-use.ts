import { z } from 'zod';
import { linkSchema } from '../link.ts';
import { namedThings } from '../named.ts';
import type { Path } from './fault.ts';

/** Who reads a string of a document: customers, browsers as an address, or programs as a name. */
export type ValueUse = 'text' | 'address' | 'name';

const linkTarget = linkSchema.shape.to.unwrap();

/** Fields that only programs read, in any document. */
const nameField = /^(?:\$schema|id|type|features|email)$|Id$/;
const nameLists: ReadonlySet<unknown> = new Set(['tracking', 'webViewHosts', 'blockedFeatures']);

/** What a string is for; undefined for a prop of a node as the document has it, which is looked at by the contract of its kind. */
export function useOf(schema: z.ZodType, path: Path): ValueUse | undefined {
  const field = String(path.at(-1));
  if (schema instanceof z.ZodUnknown) return undefined;
  if (schema === linkTarget || /url$/i.test(field)) return 'address';
  // `has` does not know the copies of a schema that another description made; `get` does.
  if (namedThings.get(schema) || schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return 'name';
  return nameField.test(field) || nameLists.has(path.at(-2)) ? 'name' : 'text';
}
