import { services } from '#schemas/api/calls.ts';
import type { Call } from '#schemas/call.ts';
import type { CallTraits } from '#schemas/endpoint.ts';
import { dataOf } from '#schemas/api/reply.ts';
import { pageStateSchema } from '#schemas/page-state.ts';
import { storedValues } from '#schemas/stored/stored.ts';
import { inputSchema } from '#schemas/engine/json-schema.ts';
import { compiling, head, type SharedShapes } from '../shape-modules.ts';

/** Every trait that a call can have: one that is missing here does not compile. */
const traits = Object.keys({
  critical: true,
  background: true,
  bucket: true,
  multipart: true,
  login: true,
  bodyOn404: true,
  auth: true,
} satisfies Record<keyof CallTraits, true>) as (keyof CallTraits)[];

function kebabCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/**
 * A module for each call that the app makes: method, path, traits and the shape of the reply, so that a reply's reader is loaded with the
 * code that makes the call. Path below schemas/compiled → text.
 */
export function callModules(shared: SharedShapes): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [service, module] of Object.entries(services)) {
    if (service === 'content') continue; // authoring calls: the app never makes them
    for (const [name, value] of Object.entries(module as Record<string, unknown>)) {
      if (typeof value !== 'object' || value === null || !('method' in value)) continue;
      const call = value as Call;
      const table: Record<string, unknown> = { id: call.id, method: call.method, path: call.path };
      for (const trait of traits) if (call[trait] !== undefined) table[trait] = call[trait];
      const data = dataOf(call.reply);
      if (data) table.enveloped = true;
      const { code, imports } = compiling(`Call '${call.id}'`, () =>
        shared.write(inputSchema(data ?? call.reply), '../'),
      );
      const lines = [
        head,
        "import type { EndpointOf } from '../../call.ts';",
        `import type { ${name} as source } from '../../api/${service}.ts';`,
        ...imports,
        '',
        `export const ${name}: EndpointOf<typeof source> = {`,
        ...Object.entries(table).map(([key, entry]) => `  ${key}: ${JSON.stringify(entry)},`),
        `  reply: ${code.replaceAll('\n', '\n  ')},`,
        '};',
      ];
      modules.set(`calls/${kebabCase(name)}.ts`, `${lines.join('\n')}\n`);
    }
  }
  return modules;
}

/** A module for each value that the app keeps in the browser. Path below schemas/compiled → text. */
export function storedModules(shared: SharedShapes): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [file, exported, { name, keptIn, version, schema }] of storedValues) {
    const { code, imports } = compiling(`Stored value '${name}'`, () =>
      shared.write(inputSchema(schema), '../'),
    );
    const lines = [
      head,
      "import type { StoredKeyOf } from '../../stored-value.ts';",
      `import type { ${exported} as source } from '../../stored/${file}.ts';`,
      ...imports,
      '',
      `export const ${exported}: StoredKeyOf<typeof source> = {`,
      `  name: ${JSON.stringify(name)},`,
      `  keptIn: ${JSON.stringify(keptIn)},`,
      `  version: ${version},`,
      `  shape: ${code.replaceAll('\n', '\n  ')},`,
      '};',
    ];
    modules.set(`stored/${kebabCase(exported)}.ts`, `${lines.join('\n')}\n`);
  }
  return modules;
}

/** The state that a page holds as JSON (schemas/page-state.ts). */
export function pageStateModule(shared: SharedShapes): string {
  const { code, imports } = shared.write(inputSchema(pageStateSchema), './');
  const lines = [
    head,
    "import type { Immutable } from '../immutable.ts';",
    "import type { pageStateSchema } from '../page-state.ts';",
    "import type { Readable } from '../reader/shape.ts';",
    "import type { z } from 'zod';",
    ...imports,
    '',
    'export const pageState: Readable<Immutable<z.output<typeof pageStateSchema>>> = {',
    `  shape: ${code.replaceAll('\n', '\n  ')},`,
    '};',
  ];
  return `${lines.join('\n')}\n`;
}
