import type { WidgetContract } from '#schemas/contract.ts';
import { type JsonSchema, propsSchema } from './contract-docs.ts';

// Props that put a view under strain, made from its contract, so that no widget can be forgotten.

const words =
  'Slow-roasted tandoori chicken with pickled onions, coriander chutney and a squeeze of Nagpur lime on hand-stretched sourdough · ';

/** As much of a list as a person would still fill in. */
const LIST_AT_MOST = 8;

/** Names of fields that say which, not what: their values mean something to the program. */
const meaning = /^(picture|icon|to|action|kind|tone|variant|phone|.*(Id|Url|Code|At|Kind))$/;

interface SchemaPlace {
  readonly schema: JsonSchema;
  readonly definitions: NonNullable<JsonSchema['definitions']>;
  readonly name: string;
  readonly position: number;
}

function resolved({ schema, definitions }: SchemaPlace): JsonSchema {
  return schema.$ref ? (definitions[schema.$ref.replace('#/definitions/', '')] ?? schema) : schema;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function longestText({ maxLength = words.length }: JsonSchema): string {
  return words
    .repeat(Math.ceil(maxLength / words.length))
    .slice(0, maxLength)
    .trimEnd();
}

function longestList(example: unknown, place: SchemaPlace): unknown {
  const { items, maxItems = LIST_AT_MOST } = resolved(place);
  if (!items || !Array.isArray(example) || example.length === 0) return example;
  const length = Math.max(example.length, Math.min(maxItems, LIST_AT_MOST));
  return Array.from({ length }, (_, position) =>
    longest(example[position % example.length], { ...place, schema: items, name: place.name, position }),
  );
}

/** Every text as long as the schema allows; a value that means something stays, told apart from its neighbours in a list. */
function longest(example: unknown, place: SchemaPlace): unknown {
  const schema = resolved(place);
  if (schema.type === 'array') return longestList(example, place);
  if (schema.type === 'object' && schema.properties) {
    const given = isRecord(example) ? example : {};
    const fields = Object.entries(schema.properties).map(([name, inner]) => [
      name,
      longest(given[name], { ...place, schema: inner, name }),
    ]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (schema.type !== 'string' || schema.enum || schema.pattern || schema.format) return example;
  if (/(^id|Id)$/.test(place.name) && typeof example === 'string') return `${example}-${place.position}`;
  return meaning.test(place.name) ? example : longestText(schema);
}

export function longestProps(contract: WidgetContract): unknown {
  const schema = propsSchema(contract);
  return longest(contract.example, { schema, definitions: schema.definitions ?? {}, name: '', position: 0 });
}

/** The same props without their pictures: left out where the schema lets them, of an id that there is none of where it does not. */
function pictureless(value: unknown, place: SchemaPlace): unknown {
  const schema = resolved(place);
  if (Array.isArray(value))
    return value.map((item) => pictureless(item, { ...place, schema: schema.items ?? {} }));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    if (name !== 'picture')
      return [[name, pictureless(inner, { ...place, schema: schema.properties?.[name] ?? {} })]];
    return schema.required?.includes(name) ? [[name, 'no-such-picture']] : [];
  });
  return Object.fromEntries(fields);
}

export function picturelessProps(contract: WidgetContract): unknown {
  const schema = propsSchema(contract);
  return pictureless(contract.example, {
    schema,
    definitions: schema.definitions ?? {},
    name: '',
    position: 0,
  });
}
