import type { ArgTypes, Parameters } from '@storybook/react-vite';
import { z } from 'zod';
import type { WidgetContract } from '#schemas/contract.ts';

export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

/** The schema of the props that an author may write. */
export function propsSchema(contract: WidgetContract): JsonSchema {
  return z.toJSONSchema(contract.props, { io: 'input', target: 'draft-7' }) as JsonSchema;
}

function limitsOf({
  minLength,
  maxLength,
  minItems,
  maxItems,
  minimum,
  maximum,
}: JsonSchema): string | undefined {
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least === undefined && (most === undefined || most >= Number.MAX_SAFE_INTEGER)) return [];
    if (most === undefined || most >= Number.MAX_SAFE_INTEGER) return [`at least ${least}${unit}`];
    return [least === undefined ? `up to ${most}${unit}` : `${least} to ${most}${unit}`];
  };
  const limits = [
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
    ...range(minimum, maximum, ''),
  ];
  return limits.length > 0 ? limits.join(', ') : undefined;
}

function typeName(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.$ref) return schema.$ref.replace('#/definitions/', '');
  if (schema.type === 'array') return `list of ${schema.items ? typeName(schema.items) : 'values'}`;
  return schema.type ?? 'value';
}

function controlOf({ enum: choices, type }: JsonSchema) {
  if (choices) return { control: { type: 'inline-radio' as const }, options: choices };
  if (type === 'boolean') return { control: { type: 'boolean' as const } };
  if (type === 'integer' || type === 'number') return { control: { type: 'number' as const } };
  return { control: { type: type === 'string' ? ('text' as const) : ('object' as const) } };
}

/** Storybook's table and controls, from the descriptions and limits in the contract. */
export function argTypesOf(contract: WidgetContract): ArgTypes {
  const { properties = {}, required = [] } = propsSchema(contract);
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const limits = limitsOf(schema);
      return [
        name,
        {
          name,
          ...(schema.description === undefined ? {} : { description: schema.description }),
          type: { required: required.includes(name), name: 'other' as const, value: typeName(schema) },
          table: {
            type: { summary: typeName(schema), ...(limits === undefined ? {} : { detail: limits }) },
            ...(schema.default === undefined
              ? {}
              : { defaultValue: { summary: JSON.stringify(schema.default) } }),
          },
          ...controlOf(schema),
        },
      ];
    }),
  );
}

function factsOf({ type, places, versions, reservedHeight, defaultLink }: WidgetContract): string {
  const facts = [
    `Type \`${type}\``,
    `for ${places.join(', ')}`,
    `version ${versions.length} (${versions.at(-1)})`,
    `${reservedHeight} px reserved at 360 px`,
  ];
  if (defaultLink)
    facts.push(
      `leads to \`${[defaultLink.action, defaultLink.to].filter(Boolean).join(' ')}\` unless the node has a link of its own`,
    );
  return `${facts.join(' · ')}.`;
}

/** The text above the stories, for designers and authors. */
export function docsOf(contract: WidgetContract): Parameters {
  return { docs: { description: { component: `${contract.description}\n\n${factsOf(contract)}` } } };
}
