import type { JsonSchema } from '#schemas/engine/json-schema.ts';
import { pick } from '#tests/support/seeded-random.ts';
import type { Json } from './mutate-value.ts';

/** Texts that follow the patterns of the schemas. */
const patterned = [
  '/menu',
  '9876543210',
  '2026-11-22',
  '2026-11-22T10:00:00Z',
  'asha@coop.example',
  'COOP50',
  'any text',
];

/** A value that fits a JSON Schema of Zod's. Optional fields are there or not, as it falls. `definitions` are those of the root. */
export function sampleOf(
  schema: JsonSchema,
  random: () => number,
  definitions = (schema['definitions'] ?? {}) as Record<string, JsonSchema>,
): Json {
  const inner = (next: unknown) => sampleOf(next as JsonSchema, random, definitions);
  const [only] = (schema['allOf'] ?? []) as JsonSchema[];
  const reference = schema['$ref'] ?? only?.['$ref'];
  if (typeof reference === 'string') return inner(definitions[reference.replace('#/definitions/', '')]);
  const either = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (either) return inner(pick(either, random));
  if (schema['const'] !== undefined) return schema['const'] as Json;
  if (Array.isArray(schema['enum'])) return pick(schema['enum'] as Json[], random);

  if (Array.isArray(schema['type']))
    return inner({ ...schema, type: pick(schema['type'] as string[], random) });

  switch (schema['type']) {
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return numberOf(schema, random);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    case 'array': {
      const { minItems = 0, maxItems = 3 } = schema as { minItems?: number; maxItems?: number };
      const length = Math.max(minItems, Math.min(maxItems, 1 + Math.floor(random() * 3)));
      return Array.from({ length }, () => inner(schema['items'] ?? {}));
    }
    case 'object': {
      const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
      const needed = new Set((schema['required'] ?? []) as string[]);
      const value: { [key: string]: Json } = {};
      for (const [name, field] of fields) if (needed.has(name) || random() < 0.8) value[name] = inner(field);
      if (fields.length > 0 || !schema['additionalProperties']) return value;
      const name = textOf((schema['propertyNames'] ?? {}) as JsonSchema);
      return Object.fromEntries(
        [name, `${name}2`].map((each) => [each, inner(schema['additionalProperties'])]),
      );
    }
    default:
      return { any: ['thing', 7] };
  }
}

function textOf({ minLength, maxLength, pattern }: JsonSchema): string {
  if (typeof pattern !== 'string')
    return 'x'.repeat(Math.max(Number(minLength ?? 0), Math.min(Number(maxLength ?? 10), 10)));
  const text = patterned.find((each) => new RegExp(pattern, 'u').test(each));
  if (text === undefined) throw new Error(`No sample follows ${pattern}: add one.`);
  return text;
}

function numberOf({ minimum, maximum, exclusiveMinimum }: JsonSchema, random: () => number): number {
  const least = Math.max(Number(minimum ?? 0), Number(exclusiveMinimum ?? -1) + 1, 0);
  return Math.floor(Math.min(least + random() * 40, Number(maximum ?? Infinity)));
}
