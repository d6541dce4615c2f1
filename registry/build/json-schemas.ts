import { z } from 'zod';
import type { WidgetContract } from '#schemas/engine/contract.ts';
import type { ContractSource } from './contract-source.ts';

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

/** For authors an unknown key is a typing error; the app itself ignores it, so that an old app takes a newer document. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined)
    copy.additionalProperties = false;
  return copy;
}

/** Removes the marks for readers (schemas/essential.ts), which are no keywords of JSON Schema. */
function forEditors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forEditors);
  if (typeof value !== 'object' || value === null) return value;
  const { essential: _essential, deferred: _deferred, ...rest } = value as JsonSchema;
  return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, forEditors(inner)]));
}

function withoutDialect({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** A node whose props follow its type: the kinds allowed in one place, each with its own props. */
function nodeFor(allowed: readonly WidgetContract[], nodeSchema: z.ZodType): JsonSchema {
  const node = withoutDialect(closed(inputSchema(nodeSchema)) as JsonSchema);
  const properties = node.properties as Record<string, JsonSchema>;
  return {
    ...node,
    properties: {
      ...properties,
      type: {
        description: properties.type?.description,
        enum: allowed.map(({ type }) => type),
        markdownEnumDescriptions: allowed.map(({ title, description }) => `**${title}.** ${description}`),
      },
    },
    allOf: allowed.map(({ type, versions }) => ({
      if: { properties: { type: { const: type } } },
      then: {
        properties: {
          version: {
            const: versions.length,
            description: `The current version is ${versions.length} ('${versions.at(-1)}').`,
          },
          props: { $ref: `#/definitions/${type}` },
        },
      },
    })),
  };
}

function definitionsFor(allowed: readonly WidgetContract[]): JsonSchema {
  return Object.fromEntries(
    allowed.map(({ type, title, description, props }) => [
      type,
      // Content may come from contentUrl, so nothing is required here; the content command checks the whole.
      { title, description, ...withoutDialect(closed(inputSchema(props.partial())) as JsonSchema) },
    ]),
  );
}

function isNodeSchema(value: JsonSchema): boolean {
  const properties = value.properties as Record<string, unknown> | undefined;
  return value.type === 'object' && !!properties && 'contentUrl' in properties && 'when' in properties;
}

function replaceNodes(value: unknown, node: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceNodes(item, node));
  if (typeof value !== 'object' || value === null) return value;
  if (isNodeSchema(value as JsonSchema)) return node;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceNodes(inner, node)]));
}

/** One JSON Schema a kind of document: what `"$schema"` in a content file points to. */
export function jsonSchemas(
  { contracts, nodeSchema }: ContractSource,
  documents: Readonly<Record<string, z.ZodType>>,
): Map<string, JsonSchema> {
  const schemas = new Map<string, JsonSchema>();
  const set = (name: string, schema: unknown) => schemas.set(name, forEditors(schema) as JsonSchema);
  for (const [kind, schema] of Object.entries(documents)) {
    const document = closed(inputSchema(schema)) as JsonSchema;
    const shared = new Map<string, JsonSchema>();
    const allowed = contracts.filter(({ places }) => places.includes(kind));
    if (allowed.length === 0) {
      set(`${kind}.json`, document);
      continue;
    }
    const whole = withoutDefinitions(
      {
        ...(replaceNodes(document, { $ref: '#/definitions/node' }) as JsonSchema),
        kinds: { node: nodeFor(allowed, nodeSchema), ...definitionsFor(allowed) },
      },
      shared,
    ) as JsonSchema;
    const { kinds, ...root } = whole;
    set(`${kind}.json`, {
      ...root,
      definitions: { ...Object.fromEntries(shared), ...(kinds as JsonSchema) },
    });
  }
  return schemas;
}
