import { z } from 'zod';
import { type JsonSchema, withoutDefinitions } from './engine/json-schema.ts';
import type { WidgetContract } from './engine/contract.ts';
import { contracts } from './contracts.ts';
import { documents } from './documents/documents.ts';
import { nodeSchema, orderTypeCodes } from './node.ts';
import { offeredFor, ownNamesIn } from './editor-names.ts';
import type { PictureNames } from './named.ts';
import { orderTypeWords } from './order-type-words.ts';

/** The same for editors: with the names that they offer. */
function editorSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, offeredFor(zodSchema)),
  }) as JsonSchema;
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

const isOrderTypes = (names: unknown) =>
  Array.isArray(names) &&
  names.length === orderTypeCodes.length &&
  orderTypeCodes.every((code) => names.includes(code));

/** Removes the marks for readers (schemas/essential.ts), which are no keywords of JSON Schema; order types may be written as words too. */
function forEditors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forEditors);
  if (typeof value !== 'object' || value === null) return value;
  const { essential: _essential, deferred: _deferred, ...rest } = value as JsonSchema;
  if (isOrderTypes(rest.enum)) rest.enum = [...orderTypeCodes, ...Object.keys(orderTypeWords)];
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
  const node = withoutDialect(closed(editorSchema(nodeSchema)) as JsonSchema);
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
        { title, description, ...withoutDialect(closed(editorSchema(props.partial())) as JsonSchema) },
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
export function jsonSchemas(pictures: PictureNames): Map<string, JsonSchema> {
  const schemas = new Map<string, JsonSchema>();
  const set = (name: string, schema: JsonSchema) => {
    const definitions = {
      ...(schema.definitions as JsonSchema | undefined),
      ...ownNamesIn(schema, pictures),
    };
    const whole = Object.keys(definitions).length > 0 ? { ...schema, definitions } : schema;
    schemas.set(name, forEditors(whole) as JsonSchema);
  };
  for (const [kind, schema] of Object.entries(documents)) {
    const document = closed(editorSchema(schema)) as JsonSchema;
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
