import { z } from 'zod';

export type JsonSchema = { [keyword: string]: unknown };

/** The flags of the patterns of a text. Patterns of JSON Schema have none, and are read as with the flag `u`. */
function flagsOf(schema: z.core.$ZodType): string {
  return [schema, ...(schema._zod.def.checks ?? [])]
    .map(({ _zod: { def } }) => ('pattern' in def && def.pattern instanceof RegExp ? def.pattern.flags : ''))
    .join('')
    .replaceAll('u', '');
}

/**
 * JSON Schema of what may be written (defaults are not required), in the dialect that both Ajv and editors take. Flags of a pattern, which it cannot
 * say, are its keyword `flags`.
 */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const flags = flagsOf(zodSchema);
      if (flags) jsonSchema.flags = flags;
    },
  }) as JsonSchema;
}

/**
 * Zod writes schemas with an id of their own (link, product-card) as `definitions` of the schema that holds them. Moves these, at any depth,
 * into `shared`. A field may have the name `definitions`.
 */
export function withoutDefinitions(value: unknown, shared: Map<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDefinitions(item, shared));
  if (typeof value !== 'object' || value === null) return value;
  const { definitions, ...rest } = value as JsonSchema;
  for (const [id, schema] of Object.entries((definitions ?? {}) as Record<string, JsonSchema>)) {
    const { id: _id, $id: _$id, ...plain } = schema;
    if (!shared.has(id)) shared.set(id, withoutDefinitions(plain, shared) as JsonSchema);
  }
  return mapped(rest, (inner, key) =>
    key === 'properties'
      ? mapped(inner as JsonSchema, (field) => withoutDefinitions(field, shared))
      : withoutDefinitions(inner, shared),
  );
}

function mapped(of: JsonSchema, change: (inner: unknown, key: string) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(of).map(([key, inner]) => [key, change(inner, key)]));
}
