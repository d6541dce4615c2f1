import { z } from 'zod';
import type { Call } from '#schemas/call.ts';

/** An id in a path. 'null' and 'undefined' are what a client without a store writes there; such a store does not exist. */
const pathId = z.string().regex(/^[\w-]{1,60}$/, 'must be 1 to 60 letters, digits, - or _');

/** `/stores/$storeId/widget/:key` → `/stores/:storeId/widget/:key`. */
export function routePath(call: Call): string {
  return call.path.replace(/\$(\w+)/g, ':$1');
}

/** The rules of all path parameters, including those that only the path declares. */
export function paramsSchema(call: Call): z.ZodObject | undefined {
  const names = [...routePath(call).matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  if (names.length === 0) return undefined;
  const declared = shapeOf(call.params);
  return z.object(
    Object.fromEntries(names.map((name) => [name, name === 'storeId' ? pathId : (declared[name] ?? pathId)])),
  );
}

/** The rules of the headers that a call declares, by their lower-case names. Other headers are not checked. */
export function headersSchema(call: Call): z.ZodObject | undefined {
  const declared = Object.entries(shapeOf(call.headers));
  return declared.length === 0
    ? undefined
    : z.looseObject(Object.fromEntries(declared.map(([name, rule]) => [name.toLowerCase(), rule])));
}

function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {};
}
