import { z } from 'zod';
import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import { documents } from '#schemas/documents/documents.ts';
import { nodeSchema } from '#schemas/node.ts';

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

/** A node whose props follow its type: the list of kinds allowed in one place, each with its own props. */
function nodeFor(place: string): JsonSchema {
  const allowed = contracts.filter((contract: WidgetContract) =>
    (contract.places as readonly string[]).includes(place),
  );
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

function definitionsFor(place: string): JsonSchema {
  return Object.fromEntries(
    contracts
      .filter((contract: WidgetContract) => (contract.places as readonly string[]).includes(place))
      .map(({ type, title, description, props }) => [
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
export function jsonSchemas(): Map<string, JsonSchema> {
  const schemas = new Map<string, JsonSchema>();
  const set = (name: string, schema: unknown) => schemas.set(name, forEditors(schema) as JsonSchema);
  for (const [kind, schema] of Object.entries(documents)) {
    const document = closed(inputSchema(schema)) as JsonSchema;
    const shared = new Map<string, JsonSchema>();
    const kindsHere = contracts.some(({ places }) => (places as readonly string[]).includes(kind));
    if (!kindsHere) {
      set(`${kind}.json`, document);
      continue;
    }
    const whole = withoutDefinitions(
      {
        ...(replaceNodes(document, { $ref: '#/definitions/node' }) as JsonSchema),
        kinds: { node: nodeFor(kind), ...definitionsFor(kind) },
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
