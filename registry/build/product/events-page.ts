import { z } from 'zod';
import { commonProperties, type EventName, events } from '#schemas/events.ts';
import type { JsonSchema } from '#schemas/engine/json-schema.ts';

/** The list of events as a page for people: docs/events.md. */
export function eventsPage(): string {
  const names = Object.keys(events) as EventName[];
  const areas = [...new Set(names.map((name) => events[name].area))];
  return [
    '# Events of analytics',
    '',
    'Printed by `npm run schemas` from `schemas/events.ts`; do not edit it. Every event has the property `channel`,',
    `which is \`${String(commonProperties.shape.channel.value)}\`. Properties marked with ? may be absent.`,
    ...areas.flatMap((area) => [
      '',
      `## ${area}`,
      ...names.filter((name) => events[name].area === area).flatMap(partOf),
    ]),
    '',
  ].join('\n');
}

function partOf(name: EventName): string[] {
  const { when, properties } = events[name];
  const { properties: fields = {}, required = [] } = z.toJSONSchema(properties) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const rows = Object.entries(fields).map(
    ([field, schema]) =>
      `| \`${field}\`${required.includes(field) ? '' : ' ?'} | ${typeOf(schema)} | ${String(schema['description'] ?? '')} |`,
  );
  const table =
    rows.length === 0 ? ['No properties of its own.'] : ['| property | type | |', '|---|---|---|', ...rows];
  return ['', `### \`${name}\``, '', when, '', ...table];
}

function typeOf({ type, enum: values, const: one, anyOf }: JsonSchema): string {
  if (one !== undefined) return `\`${String(one)}\``;
  if (Array.isArray(values)) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (Array.isArray(anyOf)) return anyOf.map((each) => typeOf(each as JsonSchema)).join(' or ');
  return String(type);
}
