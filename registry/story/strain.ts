import type { WidgetContract } from '#schemas/contract.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type JsonSchema, propsSchema } from './contract-docs.ts';

// Extreme props for testing a view, made from its contract, so that every widget has them.

const words =
  'Slow-roasted tandoori chicken with pickled onions, coriander chutney and a squeeze of Nagpur lime on hand-stretched sourdough · ';

/** The most entries of a list that a person would fill in. */
const LIST_AT_MOST = 8;

/** Names of fields that hold ids, kinds or addresses and not text: their values mean something to the program. */
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

/** Every text as long as the schema allows; values that mean something to the program stay, made distinct within a list. */
function longest(example: unknown, place: SchemaPlace): unknown {
  const schema = resolved(place);
  if (schema.type === 'array') return longestList(example, place);
  if (schema.type === 'object' && schema.properties) {
    const given = isRecord(example) ? example : {};
    const fields = Object.entries(schema.properties).map(([name, inner]) => [
      name,
      longest(given[name], { ...place, schema: inner, name }),
    ]);
    const strained = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    // An object that the example leaves out, and that needs more than texts, stays out.
    return isRecord(example) || (schema.required ?? []).every((name) => name in strained)
      ? strained
      : example;
  }
  if (schema.type !== 'string' || schema.enum || schema.pattern || schema.format) return example;
  if (/(^id|Id)$/.test(place.name) && typeof example === 'string') return `${example}-${place.position}`;
  return meaning.test(place.name) ? example : longestText(schema);
}

export function longestProps(contract: WidgetContract): unknown {
  const schema = propsSchema(contract);
  return longest(contract.example, { schema, definitions: schema.definitions ?? {}, name: '', position: 0 });
}

/** The same props without their pictures: left out where they are optional, else with the id of no picture. */
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
