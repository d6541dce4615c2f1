import { z } from 'zod';

export type JsonSchema = { [keyword: string]: unknown };

/** JSON Schema of what may be written (defaults are not required), in the dialect that both Ajv and editors take. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema;
}

/**
 * Zod writes schemas with an id of their own (link, product-card) as `definitions` of the schema that holds them. Moves these, at any depth,
 * into `shared`.
 */
export function withoutDefinitions(value: unknown, shared: Map<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDefinitions(item, shared));
  if (typeof value !== 'object' || value === null) return value;
  const { definitions, ...rest } = value as JsonSchema;
  for (const [id, schema] of Object.entries((definitions ?? {}) as Record<string, JsonSchema>)) {
    const { id: _id, $id: _$id, ...plain } = schema;
    if (!shared.has(id)) shared.set(id, withoutDefinitions(plain, shared) as JsonSchema);
  }
  return Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [key, withoutDefinitions(inner, shared)]),
  );
}
