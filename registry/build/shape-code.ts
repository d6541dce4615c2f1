import type { JsonSchema } from '#schemas/engine/json-schema.ts';

/** Ids of the schemas that a schema refers to: collected while code is written, so that a module can import them. */
export type References = Set<string>;

/** Zod limits every integer to the safe integers of JavaScript; these limits are no rules. */
const isBound = (limit: unknown): limit is number =>
  typeof limit === 'number' && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;

/** Keywords that only people, editors and the standard's own tools read. `format` has a pattern beside it wherever the browser checks it. */
const unread = new Set(['$schema', 'title', 'description', 'format', 'id', '$id', 'examples']);

const known = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'flags',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  'default',
  'essential',
  'deferred',
]);

export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function options(entries: Readonly<Record<string, unknown>>): string {
  return Object.entries(entries)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}

function textCode({ minLength, maxLength, pattern, flags }: JsonSchema): string {
  if (flags !== undefined) {
    throw new Error(
      `A pattern with the flag '${String(flags)}' has no shape: JSON Schema has no flags. Write what it means into the pattern, as [aA] for the flag i.`,
    );
  }
  if (maxLength === undefined && pattern === undefined && minLength === undefined) return "'text'";
  if (maxLength === undefined && pattern === undefined && minLength === 1) return "'name'";
  const like = typeof pattern === 'string' ? String(new RegExp(pattern, 'u')) : undefined;
  return `{ ${options({ is: "'text'", least: minLength, most: maxLength, like })} }`;
}

function numberCode(schema: JsonSchema): string {
  const bound = (name: string) => (isBound(schema[name]) ? schema[name] : undefined);
  const limits = {
    least: bound('minimum'),
    most: bound('maximum'),
    above: bound('exclusiveMinimum'),
    below: bound('exclusiveMaximum'),
  };
  const isWhole = schema.type === 'integer';
  const given = Object.values(limits).filter((limit) => limit !== undefined).length;
  if (given === 0) return isWhole ? "'integer'" : "'number'";
  if (isWhole && given === 1 && limits.least === 0) return "'count'";
  return `{ ${options({ is: "'number'", whole: isWhole ? true : undefined, ...limits })} }`;
}

function literalCode(value: unknown): string {
  return JSON.stringify(value);
}

function objectCode(schema: JsonSchema, references: References): string {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const needed = new Set((schema.required ?? []) as string[]);
  const fields = Object.entries(properties).map(([name, property]) => {
    const code = shapeCode(property, references);
    const field = Object.hasOwn(property, 'default')
      ? `[${code}, ${literalCode(property.default)}]`
      : needed.has(name)
        ? code
        : `[${code}]`;
    return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}: ${field}`;
  });
  if (fields.length === 0) return "{ is: 'object', fields: {} }";
  const lines = fields.map((field) => `  ${field.replaceAll('\n', '\n  ')},\n`);
  return `{ is: 'object', fields: {\n${lines.join('')}} }`;
}

function recordCode({ additionalProperties, propertyNames }: JsonSchema, references: References): string {
  const names = propertyNames ? shapeCode(propertyNames as JsonSchema, references) : "'text'";
  return `{ ${options({
    is: "'record'",
    of: shapeCode((additionalProperties ?? {}) as JsonSchema, references),
    names: names === "'text'" ? undefined : names,
  })} }`;
}

/** Keywords beside a reference that its place follows. Zod writes others there for a rule that was added to a schema with an id. */
const besideReference = new Set(['$ref', 'allOf', 'type', 'default', 'essential', ...unread]);

/** What a schema refers to, if it does. A description beside a reference makes it a list of one. */
function referenceOf(schema: JsonSchema): string | undefined {
  const all = (schema.allOf ?? [schema]) as JsonSchema[];
  const reference = all[0]?.$ref;
  if (typeof reference !== 'string' && schema.allOf === undefined) return undefined;
  const rule = [schema, ...all].flatMap(Object.keys).find((keyword) => !besideReference.has(keyword));
  if (typeof reference !== 'string' || all.length > 1 || rule !== undefined) {
    throw new Error(
      `The rule '${rule ?? 'allOf'}' stands beside others in an 'allOf', which has no shape: write one pattern for a text, \`extend\` in place of \`and\`, and add no rule to a schema with an id.`,
    );
  }
  return reference;
}

function plainCode(schema: JsonSchema, references: References): string {
  if (schema.deferred === true) return "'any'";
  const reference = referenceOf(schema);
  if (reference !== undefined) {
    const id = reference.replace('#/definitions/', '');
    references.add(id);
    return camelCase(id);
  }
  const either = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (either)
    return `{ is: 'either', of: [${either.map((each) => shapeCode(each, references)).join(', ')}] }`;
  if (schema.const !== undefined) return `{ is: 'choice', of: [${literalCode(schema.const)}] }`;
  if (Array.isArray(schema.enum)) return `{ is: 'choice', of: ${literalCode(schema.enum)} }`;
  if (Array.isArray(schema.type)) {
    const kinds = schema.type.map((type) => shapeCode({ ...schema, type: type as string }, references));
    return `{ is: 'either', of: [${kinds.join(', ')}] }`;
  }
  switch (schema.type) {
    case 'string':
      return textCode(schema);
    case 'number':
    case 'integer':
      return numberCode(schema);
    case 'boolean':
      return "'flag'";
    case 'null':
      return "{ is: 'choice', of: [null] }";
    case 'array':
      return `{ ${options({
        is: "'list'",
        of: shapeCode((schema.items ?? {}) as JsonSchema, references),
        least: schema.minItems,
        most: schema.maxItems,
      })} }`;
    case 'object':
      return schema.additionalProperties && !schema.properties
        ? recordCode(schema, references)
        : objectCode(schema, references);
    case undefined:
      return "'any'";
    default:
      throw new Error(`A schema of type ${JSON.stringify(schema.type)} has no shape yet.`);
  }
}

/**
 * The code of a JSON Schema's shape. Schemas with an id are named, and the name is added to `references`.
 * @throws for a keyword that shapes do not support: the browser would not check the rule.
 */
export function shapeCode(schema: JsonSchema, references: References): string {
  const strange = Object.keys(schema).filter((keyword) => !known.has(keyword) && !unread.has(keyword));
  if (strange.length > 0) {
    throw new Error(
      `The keyword '${strange[0]}' has no shape: teach registry/build/shape-code.ts and schemas/reader/read-value.ts to follow it.`,
    );
  }
  const code = plainCode(schema, references);
  return schema.essential === true ? `{ is: 'essential', of: ${code} }` : code;
}
