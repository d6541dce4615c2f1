import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { WidgetContract } from '#schemas/engine/contract.ts';
import { inputSchema, type JsonSchema, withoutDefinitions } from '#schemas/engine/json-schema.ts';

/**
 * What the registry could render when the record was last written. Apps with that registry version may be in
 * use, so what differs from the record needs a higher registry version.
 */
export interface RegistryRecord {
  readonly registryVersion: number;
  /** `type@version` → fingerprint of its props. */
  readonly props: Readonly<Record<string, string>>;
  /** Clauses of `when`, and the values of those that take one of a list, as `whenWords` writes them. */
  readonly when: readonly string[];
}

interface CompareInput {
  readonly before: RegistryRecord;
  readonly now: RegistryRecord;
  readonly introduced: Readonly<Record<string, number>>;
}

interface RecordFaults {
  /** Kinds, versions and words of `when` that are new and have no registry version of their own. */
  readonly unlisted: string[];
  /** Props that changed without a new version. */
  readonly changed: string[];
}

/** Descriptions are for authors and change nothing; a prop may be named 'description', but its schema is no text. */
function withoutDescriptions(key: string, value: unknown): unknown {
  return key === 'description' && typeof value === 'string' ? undefined : value;
}

function fingerprintOf({ props }: WidgetContract): string {
  // Shared schemas (link, product-card) stay names here: they belong to no single kind.
  const schema = withoutDefinitions(inputSchema(props), new Map());
  return createHash('sha256').update(JSON.stringify(schema, withoutDescriptions)).digest('hex').slice(0, 8);
}

export function recordOf(known: readonly WidgetContract[], version: number, when: z.ZodType): RegistryRecord {
  return {
    registryVersion: version,
    props: Object.fromEntries(
      known
        .map((contract) => [`${contract.type}@${contract.versions.length}`, fingerprintOf(contract)] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
    when: wordsOf(when, 'when').toSorted(),
  };
}

/** The words that a `when` of this schema can have. */
function wordsOf(schema: z.ZodType, at: string): string[] {
  const named = new Map<string, JsonSchema>();
  const words = (inner: WordSchema, place: string): string[] => {
    const { $ref = '', properties = {}, anyOf = [], oneOf = [], allOf = [] } = inner;
    const values = inner.enum ?? ('const' in inner ? [inner.const] : []);
    const inSamePlace = [
      named.get($ref.replace('#/definitions/', '')),
      inner.items,
      inner.propertyNames,
      inner.additionalProperties,
      ...anyOf,
      ...oneOf,
      ...allOf,
    ];
    return [
      ...values.map((value) => `${place}=${String(value)}`),
      ...inSamePlace.filter((part) => typeof part === 'object').flatMap((part) => words(part, place)),
      ...Object.entries(properties).flatMap(([name, field]) => [
        `${place}.${name}`,
        ...words(field, `${place}.${name}`),
      ]),
    ];
  };
  // Several alternatives may have one word.
  return [...new Set(words(withoutDefinitions(inputSchema(schema), named) as WordSchema, at))];
}

/** The keywords of JSON Schema that say which words there are. */
interface WordSchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, WordSchema>>;
  readonly items?: WordSchema;
  readonly propertyNames?: WordSchema;
  /** A schema for the values of a record; false where an object may have no other fields. */
  readonly additionalProperties?: WordSchema | boolean;
  readonly anyOf?: readonly WordSchema[];
  readonly oneOf?: readonly WordSchema[];
  readonly allOf?: readonly WordSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** What has to be done with the registry version, or in a contract, before `now` may take the place of the record. */
export function recordFaults({ before, now, introduced }: CompareInput): RecordFaults {
  const next = before.registryVersion + 1;
  const unlisted: string[] = [];
  const changed: string[] = [];
  const isNew = (name: string) => {
    if (now.registryVersion > before.registryVersion && introduced[name] === now.registryVersion) return;
    const wanted = Math.max(next, now.registryVersion);
    unlisted.push(
      `'${name}' is new. In the record of the product's \`source\` set registryVersion to ${wanted} and add '${name}': ${wanted} to introducedIn.`,
    );
  };
  for (const word of now.when) if (!before.when.includes(word)) isNew(word);
  for (const [kind, fingerprint] of Object.entries(now.props)) {
    const recorded = before.props[kind];
    if (recorded === undefined) isNew(kind);
    else if (recorded !== fingerprint) {
      changed.push(
        `The props of '${kind}' changed. Give the contract a new version and a migration. If all published documents still fit and apps in use can show new ones, no version is needed: compile with \`--compatible\`.`,
      );
    }
  }
  return { unlisted, changed };
}
